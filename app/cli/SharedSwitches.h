// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Subcommand.h"

#include <initializer_list>
#include <span>

namespace ringford::cli {

// Switches that several subcommands have.
inline constexpr std::string_view kOutput = "-o";
inline constexpr std::string_view kSetup = "--setup";
inline constexpr std::string_view kCell = "--cell";
inline constexpr std::string_view kPaper = "--paper";
inline constexpr std::string_view kStyle = "--style";
inline constexpr std::string_view kOverlap = "--overlap";
inline constexpr std::string_view kSeed = "--seed";
inline constexpr std::string_view kNoCoordinates = "--no-coordinates";

inline constexpr Switch kPaperSwitch{kPaper, "NAME", "A0 to A5, Letter, Legal or Tabloid (A4)"};

/** What is wrong where a game is to be told as `GAME [opt=value ...]`, or the file to be written, if anything is. */
std::optional<std::string> wrongGame(const CommandLine& line);
std::optional<std::string> wrongOutput(const CommandLine& line);
/** That a file which is read would be written over, if it would be, under whatever name. */
std::optional<std::string> wouldOverwrite(const CommandLine& line, std::span<const std::string> inputs);
/** A number of millimetres or the like: digits, perhaps with a decimal point between them; too large: infinite. */
std::optional<double> readDecimal(std::string_view text);
/** What a switch takes that takes a number: one between two, both allowed. */
struct NumberSwitch {
    std::string_view name;
    double least = 0;
    double most = 0;
    std::string_view allowed; ///< that, as a sentence: `a page has 1 to 24 diagrams`
    bool isDecimal = false;
};

/** What is wrong where no number is given to one of @p names, which take whole ones, if that is so. */
std::optional<std::string> wrongNumber(const CommandLine& line, std::initializer_list<std::string_view> names);
/** The same of switches whose numbers have bounds, which are told of one below 0. */
std::optional<std::string> wrongNumber(const CommandLine& line, std::span<const NumberSwitch> switches);
/** The first switch whose number is out of its bounds, if one is: what is allowed, and what was given. @pre numbers */
std::optional<std::string> outOfBounds(const CommandLine& line, std::span<const NumberSwitch> switches);
/** Says on standard error, as wrongUsage() does, that a value of a switch is refused. */
ExitStatus refusedSwitch(std::string_view subcommand, std::string_view reason);
/** The value of such a switch; @p usual where it is not given. @pre it is a number, not too large for an int */
int wholeNumber(const CommandLine& line, std::string_view name, int usual);
std::optional<double> decimal(const CommandLine& line, std::string_view name);

} // namespace ringford::cli
