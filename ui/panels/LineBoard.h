// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <memory>

class QLabel;

namespace ringford {
class Game;
}

namespace ringford::ui {

class BoardPreview;
class BoardScene;
struct LineStep;

/** A small board beside what is pointed at: what some action of a line leads to. It takes neither focus nor clicks. */
class LineBoard : public QFrame {
    Q_OBJECT

public:
    /** Drawn like the boards of @p scene, and turned like them. It outlives the board. */
    explicit LineBoard(const BoardScene& scene, QWidget* parent);

    /** Shows what @p step leads to, clear of @p place, in the screen's coordinates. */
    void showStep(std::shared_ptr<const Game> game, const LineStep& step, const QRect& place);
    BoardPreview& board() const { return *m_board; }

private:
    void moveBeside(const QRect& place);

    const BoardScene& m_scene;
    BoardPreview* m_board;
    QLabel* m_action;
};

} // namespace ringford::ui
