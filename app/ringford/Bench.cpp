// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ringford/Bench.h"

#include "ui/board/view/BoardBench.h"
#include "ui/board/view/BoardView.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include <cstdio>

namespace ringford {

namespace {

constexpr int kSettled = 1500; // ms until the window has the size that was asked for, and nothing moves any more

void print(const char* what, const ui::PaintTimes& times)
{
    std::printf("%s: median %.2f ms, 95 %% %.2f ms, of %zu (worked: %.2f, %.2f)\n", what, times.median(),
                times.percentile(95), times.count(), times.percentileWorked(50), times.percentileWorked(95));
}

/** Waits for the first painting of what it watches. */
class FirstPaint : public QObject {
public:
    FirstPaint(ui::MainWindow& window, const QElapsedTimer& start) : QObject(&window), m_window(window), m_start(start)
    {
        window.board().viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, this, &FirstPaint::measure); // after the painting
        }
        return false;
    }

private:
    void measure()
    {
        std::printf("first painted: %lld ms after the start\n", static_cast<long long>(m_start.elapsed()));
        m_window.showFullScreen();
        QTimer::singleShot(kSettled, this, [this] {
            const ui::BoardTimes times = ui::measureBoard(m_window.board());
            std::printf("board: %d x %d in a window of %d x %d, %g dots a pixel\n", times.board.width(),
                        times.board.height(), m_window.width(), m_window.height(), m_window.devicePixelRatioF());
            print("drag step", times.drag);
            if (times.turn.count() > 0)
                print("turn step", times.turn);
            print("full repaint", times.repaint);
            print("full repaint with a new ground", times.anew);
            if (times.mapDrag.count() > 0) {
                print("drag step beside the minimap", times.mapDrag);
                print("full repaint with the minimap", times.mapRepaint);
            }
            QApplication::exit(); // without closing the window, which would remember how it was
        });
    }

    ui::MainWindow& m_window;
    QElapsedTimer m_start;
};

} // namespace

void benchWhenPainted(ui::MainWindow& window, const QElapsedTimer& start)
{
    new FirstPaint(window, start); // the window's child
}

} // namespace ringford
