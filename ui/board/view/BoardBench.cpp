// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardBench.h"

#include "ui/board/view/BoardView.h"
#include "ui/board/view/Minimap.h"
#include "ui/match/MatchModel.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numbers>

namespace ringford::ui {

namespace {

constexpr int kDragSteps = 400;
constexpr int kTurnSteps = 120;
constexpr int kRepaints = 60;
constexpr int kZoomSteps = 3;
constexpr int kTurns = 3; // that the pointer goes around the middle of the board

/** Adds what the call takes until everything that it asked for is painted. */
template <class Call> void timed(PaintTimes& times, Call call)
{
    const std::clock_t worked = std::clock();
    QElapsedTimer timer;
    timer.start();
    call();
    // The scene tells the view in one round of the loop, the view paints in the next.
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    times.add(ms, 1e3 * static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC);
}

double percentileOf(std::vector<double> values, double percent)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const auto at = static_cast<std::size_t>(percent / 100 * static_cast<double>(values.size()));
    return values[std::min(at, values.size() - 1)];
}

void send(QWidget& to, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, to.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&to, &event);
}

/** The piece that is dragged: the first that may move, or else the first. */
Cell pieceToDrag(const BoardView& view)
{
    const MatchModel& model = view.model();
    const auto actions = model.possibleActions();
    const auto pieces = model.game().contents(model.position()).pieces;
    for (const PlacedPiece& placed : pieces) {
        const bool moves =
            std::ranges::any_of(actions, [&](const Action& action) { return action.from == placed.cell; });
        if (moves)
            return placed.cell;
    }
    return pieces.front().cell;
}

void measureDrag(BoardView& view, PaintTimes& times)
{
    QWidget& viewport = *view.viewport();
    const Cell piece = pieceToDrag(view);
    view.ensureVisible(view.boardScene().boardLayout().cellBounds(piece));
    const QPointF from = view.cellRect(piece).center();
    const QPointF middle = QRectF(viewport.rect()).center();
    const double radius = std::min(viewport.width(), viewport.height()) * 0.4;
    PaintTimes first;
    send(viewport, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int step = -20; step < kDragSteps; ++step) {
        const double angle = 2 * std::numbers::pi * kTurns * step / kDragSteps;
        const double reach = radius * (0.3 + 0.7 * std::abs(std::sin(5 * angle)));
        const QPointF at = middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
        // The first steps lift the piece and show its targets.
        timed(step >= 0 ? times : first, [&] { send(viewport, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton); });
    }
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &escape);
    send(viewport, QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    QCoreApplication::processEvents();
}

void measureTurn(BoardView& view, PaintTimes& times)
{
    QWidget& viewport = *view.viewport();
    const BoardScene& scene = view.boardScene();
    const QPointF middle = scene.boardLayout().bounds().center();
    const double radius = middle.x() - 2; // where the picture ends, beside the cells
    const auto at = [&](int step) {
        const double angle = 2 * std::numbers::pi * step / kTurnSteps;
        return QPointF(view.mapFromScene(middle + QPointF(std::sin(angle), std::cos(angle)) * radius));
    };
    if (!scene.boardLayout().isGrip(view.mapToScene(at(0).toPoint())))
        return;
    send(viewport, QEvent::MouseButtonPress, at(0), Qt::LeftButton, Qt::LeftButton);
    for (int step = 3; step <= kTurnSteps; ++step) // the first ones are no drag yet
        timed(times, [&] { send(viewport, QEvent::MouseMove, at(step), Qt::NoButton, Qt::LeftButton); });
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &escape);
    send(viewport, QEvent::MouseButtonRelease, at(0), Qt::LeftButton, Qt::NoButton);
    QCoreApplication::processEvents();
}

} // namespace

namespace {

/** Large enough that only a part is seen, then whole again. */
void measureWithMap(BoardView& view, BoardTimes& times)
{
    auto* const map = view.findChild<Minimap*>();
    view.zoomToHeight();
    QCoreApplication::processEvents();
    for (int step = 0; step < kZoomSteps && !map->isVisible(); ++step) // a square board is as wide as high
        view.zoomIn();
    QCoreApplication::processEvents();
    if (map->isVisible()) {
        measureDrag(view, times.mapDrag);
        for (int i = 0; i < kRepaints; ++i)
            timed(times.mapRepaint, [&] {
                view.viewport()->repaint();
                map->repaint();
            });
    }
    view.zoomToFit();
    QCoreApplication::processEvents();
}

} // namespace

double PaintTimes::percentile(double percent) const
{
    return percentileOf(m_times, percent);
}

double PaintTimes::percentileWorked(double percent) const
{
    return percentileOf(m_worked, percent);
}

BoardTimes measureBoard(BoardView& view)
{
    BoardTimes times;
    times.board = view.viewport()->size();
    measureDrag(view, times.drag);
    measureTurn(view, times.turn);
    for (int i = 0; i < kRepaints; ++i)
        timed(times.repaint, [&] { view.viewport()->repaint(); });
    for (int i = 0; i < kRepaints; ++i) {
        view.resetCachedContent();
        timed(times.anew, [&] { view.viewport()->repaint(); });
    }
    measureWithMap(view, times);
    return times;
}

} // namespace ringford::ui
