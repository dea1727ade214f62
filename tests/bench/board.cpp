// SPDX-License-Identifier: GPL-3.0-or-later
// bench_board [--thinking THREADS] [FILE...]: how soon the window is painted, and how fast its board is, of each file's
// game (of the usual one where there is none) as large as the screen is: medians and 95th percentiles in milliseconds,
// and in brackets what of them the program itself worked. With --thinking a search of so many threads goes on
// meanwhile, whose work is in the brackets as well; then it is told how soon it can be stopped, and how soon it has
// begun with another position. Settings and journals are other than those of the person.
#include "engine/games/Registry.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/Minimap.h"
#include "ui/computer/SearchService.h"
#include "ui/match/MatchModel.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/Startup.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <numbers>
#include <vector>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr int kSettled = 1500; // ms until the window has the size that was asked for, and nothing moves any more
constexpr int kDragSteps = 400;
constexpr int kTurnSteps = 120;
constexpr int kRepaints = 60;
constexpr int kZoomSteps = 3;
constexpr int kStops = 60;
constexpr int kThinksBefore = 60; // ms before it is stopped
constexpr int kTurns = 3;         // that the pointer goes around the middle of the board

/** How long something took, many times: milliseconds of wall time, and what of them the program itself worked. */
struct PaintTimes {
    std::vector<double> wall, worked;

    static double percentile(std::vector<double> values, double percent)
    {
        std::ranges::sort(values);
        const auto at = static_cast<std::size_t>(percent / 100 * static_cast<double>(values.size()));
        return values[std::min(at, values.size() - 1)];
    }
    void print(const char* what) const
    {
        if (!wall.empty())
            std::printf("%s: median %.2f ms, 95 %% %.2f ms, of %zu (worked: %.2f, %.2f)\n", what, percentile(wall, 50),
                        percentile(wall, 95), wall.size(), percentile(worked, 50), percentile(worked, 95));
    }
};

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
    times.wall.push_back(ms);
    times.worked.push_back(1e3 * static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC);
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

/** Large enough that only a part is seen, then whole again. */
void measureWithMap(BoardView& view, PaintTimes& drag, PaintTimes& repaint)
{
    auto* const map = view.findChild<Minimap*>();
    view.zoomToHeight();
    QCoreApplication::processEvents();
    for (int step = 0; step < kZoomSteps && !map->isVisible(); ++step) // a square board is as wide as high
        view.zoomIn();
    QCoreApplication::processEvents();
    if (map->isVisible()) {
        measureDrag(view, drag);
        for (int i = 0; i < kRepaints; ++i)
            timed(repaint, [&] {
                view.viewport()->repaint();
                map->repaint();
            });
    }
    view.zoomToFit();
    QCoreApplication::processEvents();
}

/** Drags a piece over the board, turns a ring once around and paints the board, time after time. */
void measure(BoardView& view)
{
    PaintTimes drag, turn, repaint, anew, mapDrag, mapRepaint;
    measureDrag(view, drag);
    measureTurn(view, turn);
    for (int i = 0; i < kRepaints; ++i)
        timed(repaint, [&] { view.viewport()->repaint(); });
    for (int i = 0; i < kRepaints; ++i) {
        view.resetCachedContent();
        timed(anew, [&] { view.viewport()->repaint(); });
    }
    measureWithMap(view, mapDrag, mapRepaint);
    drag.print("drag step");
    turn.print("turn step");
    repaint.print("full repaint");
    anew.print("full repaint with a new ground");
    mapDrag.print("drag step beside the minimap");
    mapRepaint.print("full repaint with the minimap");
}

/** Calls back once the widget was painted for the first time. */
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& watched, std::function<void()> then) : QObject(&watched), m_then(std::move(then))
    {
        watched.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, this, m_then); // after the painting
        }
        return false;
    }

private:
    std::function<void()> m_then;
};

SearchTask endlessTask(const MatchModel& match, int threads)
{
    SearchTask task{match.position()};
    task.threads = threads;
    task.budget.most = std::chrono::hours(1);
    return task;
}

/** From @p begin, which ends or replaces the search, until there is an answer. */
void timedAnswer(SearchService& service, PaintTimes& times, const std::function<void()>& begin)
{
    QEventLoop loop;
    QTimer::singleShot(kThinksBefore, &loop, &QEventLoop::quit);
    loop.exec();
    QObject::connect(&service, &SearchService::answered, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    begin();
    loop.exec();
    times.wall.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    times.worked.push_back(0);
}

void measureStops(SearchService& service, const MatchModel& match, int threads)
{
    PaintTimes stops, others;
    const auto game = match.match().sharedGame();
    for (int i = 0; i < kStops; ++i) {
        service.ask(game, endlessTask(match, threads));
        timedAnswer(service, stops, [&] { service.finish(); });
        service.ask(game, endlessTask(match, threads));
        timedAnswer(service, others, [&] {
            SearchTask shortest = endlessTask(match, threads);
            shortest.budget.nodes = 1;
            service.ask(game, std::move(shortest));
        });
    }
    stops.print("stop");
    others.print("another position");
}

/** What thinks while the window is measured; nothing does with 0 threads. */
class Thinking {
public:
    explicit Thinking(int threads) : m_threads(threads) {}

    void begin(const MatchModel& match)
    {
        if (m_threads > 0)
            m_service.ask(match.match().sharedGame(), endlessTask(match, m_threads));
    }
    void measure(const MatchModel& match)
    {
        if (m_threads > 0)
            measureStops(m_service, match, m_threads);
        m_service.drop();
    }

private:
    int m_threads;
    SearchService m_service{[](const Game& game) { return game.newSearch(); }};
};

/** The games one behind the other, then the end. */
void measureAll(MainWindow& window, Thinking& thinking, QStringList files)
{
    const QString file = files.isEmpty() ? QString() : files.takeFirst();
    if (!file.isEmpty())
        window.openFile(file);
    QTimer::singleShot(kSettled, &window, [&window, &thinking, file, files] {
        const QSize board = window.board().viewport()->size();
        std::printf("%s%sboard: %d x %d in a window of %d x %d, %g dots a pixel\n", qPrintable(file),
                    file.isEmpty() ? "" : ": ", board.width(), board.height(), window.width(), window.height(),
                    window.devicePixelRatioF());
        thinking.begin(window.model());
        measure(window.board());
        thinking.measure(window.model());
        std::fflush(stdout);
        if (files.isEmpty())
            QApplication::exit(); // without closing the window, which would ask
        else
            measureAll(window, thinking, files);
    });
}

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer start;
    start.start();
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("ringford.conf")), QSettings::IniFormat);
    Program program(Registry::standard(), settings);
    QStringList files = QApplication::arguments().mid(1);
    const bool isThinking = files.size() >= 2 && files.front() == QStringLiteral("--thinking");
    Thinking thinking(isThinking ? files[1].toInt() : 0);
    files.remove(0, isThinking ? 2 : 0);
    MainWindow& window = openWindow(program);
    new FirstPaint(*window.board().viewport(), [&] {
        std::printf("first painted: %lld ms after the start\n", static_cast<long long>(start.elapsed()));
        window.showFullScreen();
        measureAll(window, thinking, files);
    });
    return QApplication::exec();
}
