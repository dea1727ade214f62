// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus and the tool bar of the window are: one row for each menu. Nothing else says so.
#pragma once

#include "ui/window/Command.h"

#include <QString>

#include <span>
#include <variant>

namespace ringford::ui {

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

/** All menus, in the order of theirs. */
std::span<const CommandMenuInfo> commandMenus();
/** Those of the menu bar, in order. */
std::span<const CommandMenu> menuBarMenus();
std::span<const CommandLine> toolBarLines();

/** Its name as the reader's language has it; commandHelp() has its explanation. */
QString textOf(const CommandMenuInfo& info);

} // namespace ringford::ui
