// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window are: one row each, and one for each menu. Nothing else says so.
#pragma once

#include "ui/window/Command.h"

#include <QAction>
#include <QKeySequence>
#include <QList>

#include <array>
#include <span>
#include <variant>

namespace ringford::ui {

/** The keys of a command: the system's for something, and ours, of which the first is there in any case. */
struct CommandKeys {
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    std::array<QKeyCombination, 2> own{};
};

/** A command. Texts are in English, of the contexts that the table names. */
struct CommandInfo {
    Command command{};
    const char* name = nullptr; ///< its action's, also in settings and tests
    const char* text = nullptr;
    const char* help = nullptr; ///< what "What's This" says; none says nothing
    CommandKeys keys{};
    const char* icon = nullptr;
    bool isSwitch = false;
    QAction::MenuRole role = QAction::TextHeuristicRole;
};

/** A line of a menu: a command, a menu, or a line that divides. */
using CommandLine = std::variant<std::monostate, Command, CommandMenu>;

/** A menu. */
struct CommandMenuInfo {
    CommandMenu menu{};
    const char* name = nullptr;
    const char* text = nullptr;
    const char* help = nullptr;
    const char* icon = nullptr;
    std::span<const CommandLine> lines{}; ///< empty: it is filled with what there is
};

/** All commands, in the order of their enumeration. */
std::span<const CommandInfo> commandTable();
/** All menus, in the order of theirs. */
std::span<const CommandMenuInfo> commandMenus();
/** Those of the menu bar, in order. */
std::span<const CommandMenu> menuBarMenus();
std::span<const CommandLine> toolBarLines();

/** Names and explanations as the reader's language has them. */
QString textOf(Command command);
QString textOf(const CommandInfo& info);
QString textOf(const CommandMenuInfo& info);
/** What "What's This" says; empty for what says nothing. @p help: of a command or a menu */
QString commandHelp(const char* help);
/** All the keys of a command, the one that menus show first. */
QList<QKeySequence> keysOf(const CommandInfo& info);

} // namespace ringford::ui
