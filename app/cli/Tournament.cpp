// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Tournament.h"
#include "app/cli/Subcommand.h"
#include "engine/rules/PlainText.h"
#include "engine/tournament/LedgerFile.h"
#include "engine/tournament/Standings.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kAsJson = "--json";

constexpr std::array kTournamentSwitches{
    Switch{kAsJson, "", "print one object of JSON: members, open challenges, winners"},
};

/** @pre no control characters */
std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out += '"';
}

std::string jsonFlag(bool isSet)
{
    return isSet ? "true" : "false";
}

std::string jsonMember(const TournamentMember& member)
{
    return "{\"name\": " + jsonText(member.name) + ", \"points\": " + std::to_string(member.points) +
           ", \"in\": " + jsonFlag(member.isIn()) + ", \"battles\": " + std::to_string(member.battles) + '}';
}

std::string jsonChallenge(const Tournament& tournament, int number)
{
    const Challenge& one = tournament.challenge(number);
    return "{\"challenge\": " + std::to_string(number) +
           ", \"challenger\": " + jsonText(tournament.member(one.challenger).name) +
           ", \"challenged\": " + jsonText(tournament.member(one.challenged).name) +
           ", \"begun\": " + jsonFlag(one.stage == Challenge::Stage::Begun) + '}';
}

void printJson(const Tournament& tournament, const Standings& standings)
{
    const auto open = [&](int number) { return jsonChallenge(tournament, number); };
    printLine("{\"members\": [" + joined(standings.members, jsonMember) + "], \"open\": [" +
              joined(tournament.openChallenges(), open) + "], \"winners\": [" + joined(standings.winners, jsonText) +
              "]}");
}

void printTable(const Standings& standings)
{
    for (const TournamentMember& member : standings.members)
        printLine(member.name + '\t' + std::to_string(member.points) + '\t' + (member.isIn() ? "in" : "out") + '\t' +
                  std::to_string(member.battles));
    printLine(standings.status());
}

ExitStatus tournament(const CommandLine& line)
{
    if (line.words().size() != 1)
        return wrongUsage(kTournament.name, line.words().empty() ? "FILE is missing"
                                                                 : "unexpected argument " + inQuotes(line.words()[1]));
    const auto file = LedgerFile::open(line.words().front());
    if (!file)
        return refused(file.error().english());
    const Tournament& state = file->ledger().tournament();
    const Standings standings(state);
    line.has(kAsJson) ? printJson(state, standings) : printTable(standings);
    return Done;
}

} // namespace

constexpr Subcommand kTournament{
    "tournament",
    "FILE [--json]",
    "read the ledger of a tournament and print the standings",
    "Prints a line for each member of a Longchess tournament: name, points, `in` or `out`, and battles,\n"
    "with a tab between; then `playing` or `won by NAME`. A ledger that does not follow from its\n"
    "rows is refused with its place and the reason, `FILE:LINE:COLUMN: ...`, on standard error.\n",
    kTournamentSwitches,
    tournament};

} // namespace ringford::cli
