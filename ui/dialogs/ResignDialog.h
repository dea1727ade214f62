// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLabel;

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
    void showNote();

    std::vector<Side> m_sides;
    QStringList m_notes; ///< by m_sides: what else it means; empty: nothing that is not plain
    QComboBox* m_choice;
    QLabel* m_note;
};

} // namespace ringford::ui
