// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ringford {
struct Drawings;
}

namespace ringford::ui {

class BoardView;

/**
 * Moves a window that is about what @p shown marks to where it covers nothing of that and, of the boards, as little as
 * can be: so that what it asks can be looked at.
 */
void moveBesideBoards(QWidget& window, const BoardView& board, const Drawings& shown);

} // namespace ringford::ui
