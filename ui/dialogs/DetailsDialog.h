// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QDialog>

class QFormLayout;
class QLineEdit;

namespace ringford::ui {

/** Who plays, and where and when: what a record says about a match besides its entries. */
class DetailsDialog : public QDialog {
    Q_OBJECT

public:
    explicit DetailsDialog(const Match& match, QWidget* parent = nullptr);

    /** The tags as they are to be now; those that the dialog does not show are as they were. */
    MatchTags tags() const;

private:
    void addNames(const GameDescription& game, QFormLayout& rows);
    void addOthers(QFormLayout& rows);

    MatchTags m_before;
    std::vector<QLineEdit*> m_names;
    std::vector<std::pair<std::string, QLineEdit*>> m_others;
};

} // namespace ringford::ui
