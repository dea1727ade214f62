// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "engine/contest/ScoreTable.h"
#include "engine/contest/Sprt.h"

#include <optional>
#include <string>

namespace ringford::cli {

inline constexpr std::string_view kSprt = "--sprt";

/** What is wrong with the value of --sprt, if it is given and anything is. */
std::optional<std::string> wrongSprt(const CommandLine& line);
/** @pre it is right */
std::optional<Sprt> sprtOf(const CommandLine& line);

/** Prints a line for each player. */
void printTable(const ScoreTable& table);
/** How the test stands for the first player, as a line; `is` the verdict. */
std::string sprtLine(const Sprt& sprt, const ScoreTable& table);
Sprt::Verdict verdictOf(const Sprt& sprt, const ScoreTable& table);

} // namespace ringford::cli
