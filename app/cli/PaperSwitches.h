// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"

#include <initializer_list>

namespace ringford::cli {

// Switches that several of the subcommands that draw have.
inline constexpr std::string_view kOutput = "-o";
inline constexpr std::string_view kSetup = "--setup";
inline constexpr std::string_view kCell = "--cell";
inline constexpr std::string_view kPaper = "--paper";
inline constexpr std::string_view kStyle = "--style";
inline constexpr std::string_view kNoCoordinates = "--no-coordinates";

/** A number of millimetres or the like: digits, perhaps with a decimal point between them; too large: infinite. */
std::optional<double> readDecimal(std::string_view text);
/** What is wrong with the values of switches that take whole numbers, or decimal ones, if anything is. */
std::optional<std::string> wrongNumber(const CommandLine& line, std::initializer_list<std::string_view> names);
std::optional<std::string> wrongDecimal(const CommandLine& line, std::initializer_list<std::string_view> names);
/** The value of such a switch; @p usual where it is not given. @pre it is a number */
int wholeNumber(const CommandLine& line, std::string_view name, int usual);
std::optional<double> decimal(const CommandLine& line, std::string_view name);

} // namespace ringford::cli
