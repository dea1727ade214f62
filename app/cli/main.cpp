// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli: the games without a window, for scripts.
#include "app/cli/Subcommand.h"
#include "engine/rules/PlainText.h"
#include "engine/text/PlatformFile.h"

#include <algorithm>
#include <array>
#include <string>

namespace ringford::cli {

namespace {

constexpr std::array kSubcommands{&kServe, &kPerft,      &kCheck,    &kConvert, &kRender, &kSheet, &kKit,
                                  &kDice,  &kTournament, &kSelfplay, &kResults, &kUci,    &kBench};

void printVersion()
{
    printLine("ringford-cli " RINGFORD_VERSION);
}

std::string column(std::string_view text, std::size_t width)
{
    return "  " + std::string(text) + std::string(text.size() < width ? width - text.size() : 1, ' ');
}

void printHelp()
{
    printLine("Usage: ringford-cli SUBCOMMAND ...\n\n"
              "Board games that no chess program holds, for scripts.\n\n"
              "Subcommands:");
    for (const Subcommand* one : kSubcommands)
        printLine(column(one->name, 12) + std::string(one->summary));
    printLine("\nringford-cli SUBCOMMAND --help, or help SUBCOMMAND, tells more of each.\n"
              "--help and --version work everywhere; -- ends the switches.\n"
              "Results go to standard output, everything else to standard error.\n"
              "Exit status: 0 done; 1 an input was refused or an output could not be written; 2 wrong usage.");
}

void printHelp(const Subcommand& subcommand)
{
    printLine("Usage: ringford-cli " + std::string(subcommand.name) + (subcommand.usage.empty() ? "" : " ") +
              std::string(subcommand.usage));
    printLine("");
    printLine(std::string(subcommand.help) + "\nSwitches:");
    for (const Switch& one : subcommand.switches)
        printLine(column(std::string(one.name) + (one.value.empty() ? "" : " ") + std::string(one.value), 20) +
                  std::string(one.help));
    printLine(column("--help", 20) + "print this");
    printLine(column("--version", 20) + "print the program's version");
}

ExitStatus runSubcommand(const Subcommand& subcommand, std::span<const std::string> arguments)
{
    const auto line = CommandLine::parse(subcommand.switches, arguments);
    if (!line)
        return wrongUsage(subcommand.name, line.error());
    if (line->has(kHelp))
        printHelp(subcommand);
    else if (line->has(kVersion))
        printVersion();
    else
        return subcommand.run(*line);
    return Done;
}

const Subcommand* findSubcommand(std::string_view name)
{
    const auto found = std::ranges::find(kSubcommands, name, [](const Subcommand* one) { return one->name; });
    return found == kSubcommands.end() ? nullptr : *found;
}

/** `help SUBCOMMAND`: the same as `SUBCOMMAND --help`. */
ExitStatus runHelp(std::span<const std::string> arguments)
{
    if (arguments.empty())
        return wrongUsage("", "help: a subcommand is missing");
    if (arguments.front() == kHelp || arguments.front() == kVersion) {
        arguments.front() == kHelp ? printHelp() : printVersion();
        return Done;
    }
    const Subcommand* const asked = findSubcommand(arguments.front());
    if (!asked)
        return wrongUsage("", "unknown subcommand " + inQuotes(arguments.front()));
    if (arguments.size() > 1)
        return wrongUsage("", "help: expected one subcommand");
    printHelp(*asked);
    return Done;
}

/** Arguments before the subcommand's name can only be those that work everywhere. */
ExitStatus run(std::span<const std::string> arguments)
{
    const auto name =
        std::ranges::find_if(arguments, [](const std::string& one) { return one.empty() || one[0] != '-'; });
    const auto before = CommandLine::parse({}, arguments.first(static_cast<std::size_t>(name - arguments.begin())));
    if (!before)
        return wrongUsage("", before.error());
    if (before->has(kHelp) || before->has(kVersion)) {
        before->has(kHelp) ? printHelp() : printVersion();
        return Done;
    }
    if (name == arguments.end())
        return wrongUsage("", "a subcommand is missing");
    const auto behind = arguments.subspan(static_cast<std::size_t>(name - arguments.begin()) + 1);
    if (const Subcommand* const found = findSubcommand(*name))
        return runSubcommand(*found, behind);
    return *name == "help" ? runHelp(behind) : wrongUsage("", "unknown subcommand " + inQuotes(*name));
}

} // namespace

} // namespace ringford::cli

int main(int argc, char** argv)
{
    ringford::occupyClosedStreams();
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    const auto status = ringford::cli::run(arguments);
    return ringford::cli::flushOutput() ? status : std::max(status, ringford::cli::Refused);
}
