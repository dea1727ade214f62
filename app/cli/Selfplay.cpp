// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ContestReport.h"
#include "app/cli/GameChoice.h"
#include "app/cli/Interruption.h"
#include "app/cli/PassedErrors.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/contest/Series.h"
#include "engine/dice/RandomNumbers.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordWriter.h"

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kPlayer = "--player";
constexpr std::string_view kSeriesGames = "--games";
constexpr std::string_view kOpenings = "--openings";
constexpr std::string_view kPlies = "--plies";
constexpr std::string_view kSeriesSeed = "--seed";
constexpr std::string_view kSeriesPart = "--part";

constexpr int kMostGames = 1'000'000;
constexpr int kMostOpeningPlies = 1'000;
constexpr int kMostPlies = 100'000;
constexpr int kUsualOpeningPlies = 4;
constexpr int kUsualPliesOfSeat = 1'000;

constexpr std::array kSeriesNumbers{
    NumberSwitch{kSeriesGames, 1, kMostGames, "expected 1 to 1000000"},
    NumberSwitch{kOpenings, 0, kMostOpeningPlies, "expected 0 to 1000"},
    NumberSwitch{kPlies, 1, kMostPlies, "expected 1 to 100000"},
};

constexpr std::array kSelfplaySwitches{
    Switch{kPlayer, "P", "a player, once for each: random, greedy, level=4, nodes=3000 ...", true},
    Switch{kSeriesGames, "N", "how many games the series has, 1 to 1000000"},
    Switch{kSeriesSeed, "S", "the same games for the same number, 0 to 18446744073709551615"},
    Switch{kOpenings, "PLIES", "how many actions at random each game begins with (4)"},
    Switch{kPlies, "N", "after so many actions a draw is agreed (1000 for each seat)"},
    Switch{kSetup, "TEXT", "begin with this setup"},
    Switch{kSeriesPart, "K/N", "play part K of the N parts of the series alone"},
    Switch{kSprt, "ELO0,ELO1", "stop as soon as it is known whether the first of two players is better"},
    Switch{kOutput, "FILE", "write the games to this file"},
};

/** Part K of N. */
struct PartOfSeries {
    int part = 1;
    int parts = 1;
};

std::optional<PartOfSeries> partIn(std::string_view text)
{
    const auto slash = std::min(text.find('/'), text.size());
    const auto part = readNumber(text.substr(0, slash));
    const auto parts = slash < text.size() ? readNumber(text.substr(slash + 1)) : std::nullopt;
    if (!part || !parts || *part < 1 || *part > *parts)
        return std::nullopt;
    return PartOfSeries{*part, *parts};
}

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongSelfplay(const CommandLine& line)
{
    if (auto wrong = wrongGame(line))
        return wrong;
    constexpr std::array kNeeded{std::pair(kPlayer, "P"), std::pair(kSeriesGames, "N"), std::pair(kSeriesSeed, "S")};
    for (const auto& [name, value] : kNeeded) {
        if (!line.has(name))
            return std::string(name) + ' ' + value + " is missing";
    }
    if (auto wrong = wrongNumber(line, kSeriesNumbers))
        return wrong;
    if (!dice::readSeed(*line.value(kSeriesSeed)))
        return "--seed takes a number of 0..18446744073709551615, not " + inQuotes(*line.value(kSeriesSeed));
    if (line.has(kSeriesPart) && !partIn(*line.value(kSeriesPart)))
        return "--part takes a part and the number of parts, such as 1/4, not " + inQuotes(*line.value(kSeriesPart));
    if (line.has(kSeriesPart) && line.has(kSprt))
        return "--sprt does not go with --part: ask `ringford-cli results`, which adds up all parts";
    if (line.has(kSprt) && line.values(kPlayer).size() != 2)
        return "--sprt needs two players";
    return wrongSprt(line);
}

Result<std::vector<ContestantSpec>, std::string> playersOf(const CommandLine& line, const GameDescription& game)
{
    std::vector<ContestantSpec> players;
    for (const std::string& text : line.values(kPlayer)) {
        auto player = readContestant(text);
        if (!player)
            return Failure{player.error()};
        players.push_back(*std::move(player));
    }
    if (players.size() > game.teams.size())
        return Failure{"this game has room for " + std::to_string(game.teams.size()) + " players, not " +
                       std::to_string(players.size())};
    return players;
}

/** What was played up to @p node; a draw that is agreed, a flag that falls or a claim is no action. */
std::size_t actionsTo(const Node* node)
{
    const auto path = GameTree::path(node);
    return static_cast<std::size_t>(
        std::ranges::count(path, Entry::Kind::Action, [](const Node* at) { return at->entry().kind; }));
}

/** The series that the call asks for; the error is a sentence. @pre the form of the call is right */
Result<SeriesSpec, std::string> seriesOf(const CommandLine& line)
{
    const std::vector<std::string>& words = line.words();
    const auto choice = chooseGame(words.front(), std::span(words).subspan(1), line.value(kSetup));
    if (!choice)
        return Failure{choice.error()};
    if (choice->game->outcome(choice->position).decided())
        return Failure{std::string("setup: the game is over there")};
    auto players = playersOf(line, choice->game->description());
    if (!players)
        return Failure{players.error()};
    SeriesSpec spec{choice->game, choice->position, *std::move(players)};
    spec.seed = dice::readSeed(*line.value(kSeriesSeed)).value_or(0);
    const auto seats = static_cast<int>(choice->game->description().seats.size());
    spec.mostPlies = wholeNumber(line, kPlies, seats * kUsualPliesOfSeat);
    spec.openingPlies = wholeNumber(line, kOpenings, std::min(kUsualOpeningPlies, spec.mostPlies));
    if (spec.mostPlies < spec.openingPlies)
        return Failure{"--plies: expected at least the " + std::to_string(spec.openingPlies) +
                       " actions that each game begins with (--openings)"};
    spec.takeErrors = [errors = std::make_shared<PassedErrors>(spec.players)](int player, std::string_view bytes) {
        errors->take(player, bytes);
    };
    const Series series(spec);
    for (std::size_t player = 0; player < spec.players.size(); ++player) {
        if (auto fault = series.unfit(static_cast<int>(player)))
            return Failure{"player: " + inQuotes(spec.players[player]) + ' ' + *fault};
    }
    return spec;
}

/** A file of records that grows game by game, as large as it can be read again. */
class GamesFile {
public:
    /** Nothing is written without a name. */
    std::optional<std::string> open(const std::optional<std::string>& name)
    {
        m_isOpen = name.has_value();
        return m_isOpen ? english(m_writer.open(*name)) : std::nullopt;
    }

    /** Whether the file is full: then nothing was added. */
    Result<bool, std::string> add(const Match& match)
    {
        if (!m_isOpen)
            return false;
        const auto record = writeRecord(match);
        if (!record)
            return Failure{record.error().english()};
        const std::string text = (m_records > 0 ? "\n" : "") + *record;
        ++m_records;
        if (m_total.add(writtenParts(match), *record))
            return true;
        if (auto failure = english(m_writer.append(text))) {
            m_isOpen = false;
            return Failure{*std::move(failure)};
        }
        return false;
    }

    /** Gives what went wrong, unless add() has. Without a game there is no file, and an older one stays. */
    std::optional<std::string> commit()
    {
        return m_isOpen && m_records > 0 ? english(m_writer.commit()) : std::nullopt;
    }

private:
    static std::optional<std::string> english(const std::optional<Text>& failure)
    {
        return failure ? std::optional(failure->english()) : std::nullopt;
    }

    FileWriter m_writer;
    bool m_isOpen = false;
    std::size_t m_records = 0;
    RecordsTotal m_total;
};

/** Plays games, one after the other, and keeps what they came to. */
class SeriesRun {
public:
    SeriesRun(const SeriesSpec& spec, GamesFile& file, std::optional<Sprt> sprt)
        : m_series(spec), m_stopped(spec.stopped), m_table(namesOf(spec)), m_file(file), m_sprt(sprt)
    {
    }

    /** Until the last one, or until the test is decided, or somebody asks to stop. */
    ExitStatus play(GameRange games)
    {
        for (int number = games.first; number <= games.last; ++number) {
            const PlayedGame played = m_series.play(number);
            m_isInterrupted = m_stopped.stop_requested() && !played.match.end()->outcome().decided();
            if (m_isInterrupted) {
                printNote("interrupted: game " + std::to_string(number) + " and those behind it are left out");
                break;
            }
            if (!played.isOpened)
                return refused("--openings: game " + std::to_string(number) +
                               " has none that long: a hundred games at random were over before");
            const auto isFull = m_file.add(played.match);
            if (!isFull)
                return refused(isFull.error());
            if (*isFull)
                return refused("a file of records holds no more: game " + std::to_string(number) +
                               " and those behind it are left out; play the series in parts");
            add(played, number, games.last);
            if (isDecided(number))
                break;
        }
        if (m_sprt)
            printNote(sprtLine(*m_sprt, m_table));
        return m_worst;
    }

    const ScoreTable& table() const { return m_table; }
    /** Whether games are missing because somebody asked to stop. */
    bool isInterrupted() const { return m_isInterrupted; }

private:
    static std::vector<std::string> namesOf(const SeriesSpec& spec)
    {
        std::vector<std::string> names;
        for (const ContestantSpec& player : spec.players)
            names.push_back(player.text);
        return names;
    }

    void add(const PlayedGame& played, int number, int last)
    {
        const Match& match = played.match;
        const auto tags = readContestTags(match);
        m_table.add(tags->key, gameScore(match, *tags));
        const Node* const end = match.end();
        printNote("game " + std::to_string(number) + " of " + std::to_string(last) + ": " +
                  match.game().status(end->outcome()) + (played.faults.empty() ? ", " : ", by a failure, ") +
                  std::to_string(actionsTo(end)) + " plies");
        for (const std::string& fault : played.faults)
            m_worst = refused("game " + std::to_string(number) + ", " + fault);
    }

    bool isDecided(int number) const
    {
        const bool isGroupOver = number % m_series.seating().camps == 0;
        return m_sprt && isGroupOver && verdictOf(*m_sprt, m_table) != Sprt::Verdict::Undecided;
    }

    Series m_series;
    std::stop_token m_stopped;
    ScoreTable m_table;
    GamesFile& m_file;
    std::optional<Sprt> m_sprt;
    ExitStatus m_worst = Done;
    bool m_isInterrupted = false;
};

ExitStatus selfplay(const CommandLine& line)
{
    if (const auto wrong = wrongSelfplay(line))
        return wrongUsage(kSelfplay.name, *wrong);
    if (const auto wrong = outOfBounds(line, kSeriesNumbers))
        return refusedSwitch(kSelfplay.name, *wrong);
    auto spec = seriesOf(line);
    if (!spec)
        return refused(spec.error());
    const auto camps = static_cast<int>(spec->game->description().teams.size());
    const PartOfSeries part = partIn(line.value(kSeriesPart).value_or("1/1")).value_or(PartOfSeries{});
    const GameRange games = partOf(wholeNumber(line, kSeriesGames, 1), camps, part.part, part.parts);
    if (games.last < games.first)
        return refused("--part: there are fewer groups of " + std::to_string(camps) +
                       " games than parts; this one is empty");
    const Interruption interruption;
    spec->stopped = interruption.token();
    GamesFile file;
    if (const auto failure = file.open(line.value(kOutput)))
        return refused(*failure);
    SeriesRun run(*spec, file, sprtOf(line));
    const ExitStatus played = run.play(games);
    const auto failure = file.commit();
    printTable(run.table()); // hours of playing may be in it: a file that takes nothing does not take that, too
    if (failure)
        return refused(*failure);
    return run.isInterrupted() ? Interruption::passOn() : played;
}

} // namespace

constexpr Subcommand kSelfplay{
    "selfplay",
    "GAME [opt=value ...] --player P ... --games N --seed S [-o FILE] ...",
    "let computer players play a series of games",
    "A player is random, greedy (takes what is worth most), or parts with a comma between, how long it\n"
    "may think for one action among them: level=1..10, nodes=N, ms=N, clock=MIN:SS+SECONDS (and moves=N: so\n"
    "much once more with every N turns), threads=N, values=mobility (judges as before anything was fitted),\n"
    "sight=board (each of several boards is taken for itself),\n"
    "others=against, one-against or themselves (how three and more are taken to play).\n"
    "uci=COMMAND or xboard=COMMAND, last, is another program that speaks that protocol (orthodox),\n"
    "option.NAME=VALUE before it one of its options.\n"
    "Games come in groups of as many as the game has seats (or teams): one opening at random, and\n"
    "everybody moves on by one seat from game to game. Fewer players than seats take them in turn. Draws\n"
    "by repetition and quiet are claimed as soon as they can be.\n"
    "At the end a line for each player is printed, such as\n"
    "  greedy: won 17 drawn 2 lost 1 placement 0.900 elo +382 +-150\n"
    "where placement is 1 for first and 0 for last, and Elo that against the others, with how far off it\n"
    "may be (95 %, by the spread of groups). With nodes= or level= and one thread the same call plays\n"
    "the same games; so do its parts: parallel runs `... --part {}/8 -o part{}.ringford`, and\n"
    "`ringford-cli results part*.ringford` adds them up.\n",
    kSelfplaySwitches,
    selfplay};

} // namespace ringford::cli
