// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/GroupFields.h"

#include <vector>

class QComboBox;

namespace ringford::ui {

/** Who plays the sides of each board. */
class PlayersField : public GroupField {
    Q_OBJECT

public:
    PlayersField(SetupDocument& document, const GroupInfo& group, QWidget* parent);
    void refresh() override;

private:
    void choose(int face);

    std::vector<std::vector<QComboBox*>> m_lists; ///< by board, by side
};

} // namespace ringford::ui
