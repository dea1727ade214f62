// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/Subcommand.h"

#include <optional>
#include <string>
#include <utility>

namespace ringford::cli {

// Switches of what is printed of files of games.
inline constexpr std::string_view kPerPage = "--per-page";
inline constexpr std::string_view kGrid = "--grid";
inline constexpr std::string_view kSideways = "--sideways";
inline constexpr std::string_view kLines = "--lines";
inline constexpr std::string_view kTitle = "--title";
inline constexpr std::string_view kTurn = "--turn";
inline constexpr std::string_view kEnds = "--ends";
inline constexpr std::string_view kVersions = "--versions";
inline constexpr std::string_view kNoAnswers = "--no-answers";
inline constexpr std::string_view kNoName = "--no-name";
inline constexpr std::string_view kGames = "--games";
inline constexpr std::string_view kVariations = "--variations";
inline constexpr std::string_view kColumns = "--columns";
inline constexpr std::string_view kLastActions = "--last-actions";
inline constexpr std::string_view kClocks = "--clocks";

/** Columns and rows, written `2x3`; nothing where they are written otherwise. */
std::optional<std::pair<int, int>> readGrid(const std::string& text);

/** Sheets of diagrams, or the games with their actions, of the files that @p line names. @pre the call is right */
ExitStatus printExercises(const CommandLine& line);
ExitStatus printGames(const CommandLine& line);

} // namespace ringford::cli
