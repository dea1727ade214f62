// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"

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
/** What is wrong with the values of switches that take whole numbers, or decimal ones, if anything is. */
std::optional<std::string> wrongNumber(const CommandLine& line, std::initializer_list<std::string_view> names);
std::optional<std::string> wrongDecimal(const CommandLine& line, std::initializer_list<std::string_view> names);
/**
 * That the number of a switch is not between two, both allowed, if it is given: @p allowed, and what was given. @pre it
 * is a number
 */
std::optional<std::string> notBetween(const CommandLine& line, std::string_view name, double least, double most,
                                      std::string_view allowed);
/** The value of such a switch; @p usual where it is not given. @pre it is a number, not too large for an int */
int wholeNumber(const CommandLine& line, std::string_view name, int usual);
std::optional<double> decimal(const CommandLine& line, std::string_view name);

} // namespace ringford::cli
