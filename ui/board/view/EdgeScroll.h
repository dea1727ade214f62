// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

namespace ringford::ui {

class PanZoom;

/** What is held at an edge of the view is wanted beyond it: scrolls there, step by step. */
class EdgeScroll : public QObject {
    Q_OBJECT

public:
    /** @p pan must live longer. */
    explicit EdgeScroll(PanZoom& pan);

    /** The pointer is there, in the viewport; @p isHeld: with something that could be wanted elsewhere. */
    void pointAt(QPoint inViewport, bool isHeld);
    /** Where the pointer was last. */
    QPoint at() const { return m_at; }
    /** Nothing is held any more. */
    void stop() { m_timer.stop(); }
    /** Goes a step on; false, and no more steps, if there is nothing beyond. */
    bool step();

signals:
    /** The next step is due. */
    void due();

private:
    PanZoom& m_pan;
    QTimer m_timer;
    QPoint m_at;
};

} // namespace ringford::ui
