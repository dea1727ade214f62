// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"

#include <span>
#include <string_view>

namespace ringford::cli {

/** What the program tells its caller. */
enum ExitStatus : int {
    Done = 0,
    Refused = 1,    ///< an input was refused or an output could not be written
    WrongUsage = 2, ///< an unknown subcommand or switch, a value that is no number, something missing
};

/** A subcommand of the program. */
struct Subcommand {
    std::string_view name;
    std::string_view usage;   ///< what stands behind the name
    std::string_view summary; ///< one line for the list of all
    std::string_view help;    ///< more lines; each ends in a line end
    std::span<const Switch> switches;
    ExitStatus (*run)(const CommandLine& line);
};

/** The subcommands, each from its own file. */
extern const Subcommand kServe;
extern const Subcommand kPerft;
extern const Subcommand kCheck;
extern const Subcommand kConvert;
extern const Subcommand kRender;
extern const Subcommand kSheet;
extern const Subcommand kKit;
extern const Subcommand kDice;
extern const Subcommand kTournament;
extern const Subcommand kSelfplay;
extern const Subcommand kResults;
extern const Subcommand kUci;
extern const Subcommand kBench;

/** Says something on standard error that is no refusal. */
void printNote(std::string_view note);
/** Says on standard error why an input was refused. */
ExitStatus refused(std::string_view reason);
/** The same of a failure; of what was done, what is to be said about it all the same, if anything is. */
ExitStatus reported(const Result<std::string, std::string>& note);
/** Says on standard error what is wrong with the call of a subcommand, and where to read more. */
ExitStatus wrongUsage(std::string_view subcommand, std::string_view reason);

/** Control characters, which could do anything to a terminal and to lines, as `\xNN`. Names of files may hold them. */
std::string withoutControls(std::string_view text);
/** Writes a line to standard output. Whether that came through is asked once, at the end of the program. */
void printLine(std::string_view line);
/** Sends what was written on its way; false, after a message on standard error, when it could not be written. */
bool flushOutput();

} // namespace ringford::cli
