// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

class BoardView;
class EditTool;

/** Pieces of the palette that are dragged onto the boards are put there; what is in hand stays in hand. */
class PaletteDrops : public QObject {
public:
    /** Takes nothing yet. Both outlive it. */
    PaletteDrops(BoardView& board, EditTool& tool, QObject* parent = nullptr);

    /** Whether the boards take them now. */
    void setOn(bool isOn);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(QEvent& event);

    BoardView& m_board;
    EditTool& m_tool;
    bool m_isOn = false;
};

} // namespace ringford::ui
