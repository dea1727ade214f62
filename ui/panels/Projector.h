// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QWidget;

namespace ringford::ui {

class MatchModel;

/** How a board is drawn that a whole room looks at: strong colours, large coordinates, thick marks. */
BoardAppearance projected(BoardAppearance appearance);

/**
 * A window for a projector: the board fills the screen, nothing else is seen. Page Up and Page Down (which the buttons
 * of presenters send) step through the game.
 */
class Projector : public QObject {
    Q_OBJECT

public:
    /** @p window has the board in its middle; bars, docks and @p others of its parts are hidden meanwhile. */
    Projector(QMainWindow& window, MatchModel& match, QList<QWidget*> others);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);

signals:
    /** What stands in place of the match is to go before it is seen what is to be hidden. */
    void aboutToBegin();
    void changed(bool isOn);

private:
    QMainWindow& m_window;
    QList<QWidget*> m_others;
    QList<QWidget*> m_hidden; ///< what was seen before
    QList<QAction*> m_steps;
    bool m_wasFull = false;
    bool m_isOn = false;
};

} // namespace ringford::ui
