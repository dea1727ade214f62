// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QDialog>

class QComboBox;

namespace ringford::ui {

/** Asks once whether somebody resigns, and who where there is a choice. */
class ResignDialog : public QDialog {
    Q_OBJECT

public:
    /** @p node is where it happens. */
    ResignDialog(const Match& match, const Node* node, QWidget* parent = nullptr);

    /** Who resigns. @pre the dialog was accepted */
    Side side() const;

    /** All who can resign at @p node, those on turn first. */
    static std::vector<Side> candidates(const Match& match, const Node* node);

private:
    std::vector<Side> m_sides;
    QComboBox* m_choice;
};

} // namespace ringford::ui
