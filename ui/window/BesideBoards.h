// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ringford {
struct Drawings;
}

namespace ringford::ui {

class BoardView;

/**
 * Moves a window that is about what @p shown marks to where it covers nothing of that, nor of @p words, and as little as
 * can be of the boards and of @p spared: so that what it asks can be looked at. So again whenever boards come to lie
 * elsewhere, since panels may need more room for what they tell of it. All live as long as the window.
 */
void keepBesideBoards(QWidget& window, const BoardView& board, const Drawings& shown, const QWidget& words,
                      const QWidget& spared);

} // namespace ringford::ui
