// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/Command.h"

#include <QList>
#include <QObject>

#include <array>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace ringford {
struct GameDescription;
}

namespace ringford::ui {

class SeatChoices;
struct CommandInfo;

/**
 * The window's commands as actions, once: menus, toolbar, keys and the list of keys are all made from these. Who can do
 * one connects to its triggered().
 */
class CommandSet : public QObject {
    Q_OBJECT

public:
    /** The actions work wherever the focus is in @p window. */
    explicit CommandSet(QWidget* window);

    QAction* operator[](Command command) const { return m_actions[static_cast<std::size_t>(command)]; }
    QMenu* menu(CommandMenu menu) const { return m_menus[static_cast<std::size_t>(menu)]; }
    SeatChoices* seatChoices() const { return m_seatChoices; }
    /** Who sits below the board, when several play at one screen; in the order of Settings::Turning. */
    QActionGroup* turnings() const { return m_turnings; }
    /** The board's colours, with their themes' names as data. */
    QActionGroup* themes() const { return m_themes; }

    /** Lists the marks to give, with the titles of the seats of @p game in what they mean. */
    void offerMarks(const GameDescription& game);
    /**
     * Lists the seats of @p game whose boards can be followed; what is about several boards is there only where there
     * are some.
     */
    void offerTable(const GameDescription& game);
    /** What is about playing and the match's moves alone: of no use while a position is edited. */
    QList<QAction*> ofPlay() const;
    void fillMenuBar(QMenuBar& bar);
    void fillToolBar(QToolBar& bar);

private:
    QAction* make(const CommandInfo& info);
    void makeMenus();
    void makeGroups();
    void nameBoardChoice(const GameDescription& game);

    QWidget* m_window;
    std::array<QAction*, kCommandCount> m_actions{};
    std::array<QMenu*, kCommandMenuCount> m_menus{};
    SeatChoices* m_seatChoices;
    QActionGroup* m_turnings;
    QActionGroup* m_themes;
};

} // namespace ringford::ui
