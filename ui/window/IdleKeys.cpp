// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/IdleKeys.h"

#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/CommandTable.h"
#include "ui/window/MenuTable.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <cstddef>

namespace ringford::ui {

namespace {

class IdleTr {
    Q_DECLARE_TR_FUNCTIONS(IdleKeys)
};

/** Whether it is for playing, and something else is on the board. */
bool waitsForGame(const CommandSet& commands, const QAction& action)
{
    const bool isSettingUp =
        commands[Command::EditPosition]->isChecked() || commands[Command::Demonstration]->isChecked();
    return isSettingUp && commands.ofPlay().contains(&action);
}

QString onlyInGame(const QAction& action)
{
    //: shown or spoken when its key is pressed: %1 is the name of a command
    return IdleTr::tr("%1: only in the game, not while something is set up.").arg(plainName(action.text()));
}

QString notNow(const QAction& action)
{
    //: shown or spoken when its key is pressed: %1 is the name of a command
    return IdleTr::tr("%1: not possible now.").arg(plainName(action.text()));
}

QString whyNot(Command command, const QAction& action)
{
    switch (command) {
    case Command::TakeBack: return IdleTr::tr("There is nothing to take back.");
    case Command::Redo: return IdleTr::tr("There is nothing to play again.");
    case Command::First:
    case Command::Previous: return IdleTr::tr("This is the beginning of the game.");
    case Command::Next:
    case Command::Last: return IdleTr::tr("Nothing was played after this.");
    case Command::PreviousVariation:
    case Command::NextVariation: return IdleTr::tr("There is no other line here.");
    case Command::Hint:
    case Command::Threat:
    case Command::Analyse:
    case Command::Values: // their tips say it
        if (const QString tip = action.toolTip(); tip != plainName(action.text()))
            return tip;
        break;
    case Command::DeleteLine:
        //: shown or spoken when its key is pressed elsewhere: %1 is the key
        return IdleTr::tr("Moves are deleted in their list: choose one there, and press %1.")
            .arg(action.shortcut().toString(QKeySequence::NativeText));
    default: break;
    }
    return notNow(action);
}

/**
 * Whether a command plays or deletes, or asks the computer something: who presses its key waits for what comes of it.
 * That there is nothing more to leaf to is seen in the list of moves.
 */
bool isWaitedFor(Command command)
{
    constexpr std::array kLeafing{Command::First, Command::Previous,          Command::Next,
                                  Command::Last,  Command::PreviousVariation, Command::NextVariation};
    const auto isIn = [command](CommandMenu menu) {
        const auto lines = commandMenus()[static_cast<std::size_t>(menu)].lines;
        return std::ranges::find(lines, CommandLine(command)) != lines.end();
    };
    return (command == Command::DeleteLine || isIn(CommandMenu::Move) || isIn(CommandMenu::Tools)) &&
           std::ranges::find(kLeafing, command) == kLeafing.end();
}

/** It cannot be done now, or not here: its key is one of a panel. */
bool isIdle(const QAction& action, QKeyCombination pressed)
{
    return action.isVisible() && (!action.isEnabled() || action.shortcutContext() == Qt::WidgetWithChildrenShortcut) &&
           action.shortcuts().contains(QKeySequence(pressed));
}

} // namespace

IdleKeys::IdleKeys(const CommandSet& commands, MessageBar& messages, QWidget& window)
    : QObject(&window), m_commands(commands), m_messages(messages), m_window(window)
{
    window.installEventFilter(this);
}

void IdleKeys::tell(Command command, const QAction& action)
{
    const QString why = waitsForGame(m_commands, action) ? onlyInGame(action) : whyNot(command, action);
    if (!isWaitedFor(command)) {
        Announcer::of(m_window).say(why);
        return;
    }
    Message message{Message::Kind::Note, why, {}};
    message.holds = [&action, wasEnabled = action.isEnabled()] { return action.isEnabled() == wasEnabled; };
    message.bringsBack = true; // what is in sight may be worth more
    connect(&action, &QAction::enabledChanged, &m_messages, &MessageBar::recheck, Qt::UniqueConnection);
    m_messages.show(message);
}

/** Keys that nothing within the window had a use for come to the window itself. */
bool IdleKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const QKeyCombination pressed = static_cast<const QKeyEvent*>(event)->keyCombination();
    for (const CommandInfo& info : commandTable()) {
        const QAction& action = *m_commands[info.command];
        if (isIdle(action, pressed)) {
            tell(info.command, action);
            return true;
        }
    }
    // What has its keys in a bar alone: the tools of a game.
    for (const QToolBar* const bar : m_window.findChildren<QToolBar*>()) {
        for (const QAction* const action : bar->actions()) {
            if (bar->isVisible() && isIdle(*action, pressed)) {
                Announcer::of(m_window).say(notNow(*action));
                return true;
            }
        }
    }
    return false;
}

} // namespace ringford::ui
