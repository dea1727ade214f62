// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QWidget;

namespace ringford::ui {

class MatchModel;

/** How a board is drawn that a whole room looks at: strong colours, large coordinates, thick marks. */
BoardAppearance projected(BoardAppearance appearance);

/**
 * A window for a projector: the board fills the screen, nothing else is seen. The buttons of presenters send Page Up
 * and Page Down.
 */
class Projector : public QObject {
    Q_OBJECT

public:
    /** @p window has the board in its middle; bars, docks and @p others of its parts are hidden meanwhile. */
    Projector(QMainWindow& window, MatchModel& match, QList<QWidget*> others);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /** Shows what it hides, until hideParts(): layouts are kept with it. @pre it is on */
    void showParts();
    /** Hides what has come since as well. @pre it is on */
    void hideParts();

signals:
    void changed(bool isOn);
    /** The pages of a presenter are turned. */
    void next();
    void previous();

private:
    void raiseFronts();

    QMainWindow& m_window;
    QList<QWidget*> m_others;
    QList<QPointer<QWidget>> m_hidden; ///< what was seen before
    QList<QPointer<QWidget>> m_fronts; ///< of those, what lay in front of others with tabs
    QList<QAction*> m_steps;
    bool m_wasFull = false;
    bool m_isOn = false;
};

} // namespace ringford::ui
