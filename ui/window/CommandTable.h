// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window are: one row each. Nothing else says so.
#pragma once

#include "ui/window/Command.h"

#include <QAction>
#include <QKeySequence>
#include <QList>

#include <array>
#include <span>

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

/** All commands, in the order of their enumeration. */
std::span<const CommandInfo> commandTable();

/** Names and explanations as the reader's language has them. */
QString textOf(Command command);
QString textOf(const CommandInfo& info);
/** What "What's This" says; empty for what says nothing. @p help: of a command or a menu */
QString commandHelp(const char* help);
/** All the keys of a command, the one that menus show first. */
QList<QKeySequence> keysOf(const CommandInfo& info);

} // namespace ringford::ui
