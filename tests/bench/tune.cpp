// SPDX-License-Identifier: GPL-3.0-or-later
// tune play GAME --games N --seed S [--nodes N] [--values tuned] [--part K/N] > FILE: games of the computer against
// itself, by the values that follow from mobility or by those that were fitted last; a line for each quiet place of
// them. The parts together are the whole.
// tune fit GAME [--OPTION=NUMBER...] FILE...: the table of weights (engine/games/GAME/*Tuned.h) that fits those places
// best; the same in whatever files they come.
#include "engine/games/Registry.h"
#include "engine/rules/GameAdapter.h"
#include "engine/search/Search.h"
#include "tests/bench/tune/Fit.h"
#include "tests/bench/tune/Games.h"
#include "tests/bench/tune/Samples.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>

using namespace ringford;
using namespace ringford::tune;

namespace {

struct PlayOptions {
    int games = 100;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 2'000;
    PieceValues values = PieceValues::Mobility;
    int part = 1;
    int parts = 1;
};

/** Plays one game after the other. */
template <class G> class SelfPlay {
public:
    explicit SelfPlay(const PlayOptions& options)
        : m_options(options), m_game(*Registry::standard().create(G::kId, {})), m_described(G::described()),
          m_judge(m_described), m_search(m_game->newSearch())
    {
        m_search->setValues(options.values);
    }

    /** Those places of game @p number from which something can be learned. */
    std::vector<Sample> play(int number)
    {
        begin(number);
        std::vector<Sample> samples;
        int clear = 0;
        double result = 0.5;
        while (!isOver(result)) {
            const SearchReport report = m_search->run({m_position, m_before, {}, {m_options.nodes}, m_seed});
            const SearchLine& line = report.lines.front();
            const int found = report.seat.index == 0 ? line.centi : -line.centi;
            if (isQuiet(line, report.seat))
                samples.push_back(
                    {number, static_cast<int>(m_before.size()), 0, found, writeSetup(m_game->write(m_position))});
            clear = std::abs(found) >= G::kResigns ? clear + 1 : 0;
            if (clear >= kClear) {
                result = found > 0 ? 1 : 0;
                break;
            }
            take(line.actions.front());
        }
        for (Sample& sample : samples)
            sample.result = result;
        return samples;
    }

private:
    static constexpr int kOpening = 8;  ///< plies at random
    static constexpr int kClear = 6;    ///< plies after which a great lead has won
    static constexpr int kStanding = 3; ///< so often the same position is a draw

    void begin(int number)
    {
        m_search->forget();
        m_seed = mixed(m_options.seed, static_cast<std::uint64_t>(number));
        std::uint64_t random = m_seed;
        do {
            m_position = m_game->start();
            m_before.clear();
            m_stood.clear();
            for (int ply = 0; ply < kOpening && !m_game->outcome(m_position).decided(); ++ply) {
                auto actions = m_game->actions(m_position);
                std::ranges::sort(actions);
                random = mixed(random, static_cast<std::uint64_t>(ply));
                take(actions[random % actions.size()]);
            }
        } while (m_game->outcome(m_position).decided());
    }
    void take(const Action& action)
    {
        m_before.push_back(m_position);
        m_position = m_game->take(m_position, action)->position;
        ++m_stood[m_game->repetitionKey(m_position)];
    }
    /** @p result: of the first seat, if it is */
    bool isOver(double& result) const
    {
        const Outcome outcome = m_game->outcome(m_position);
        if (outcome.kind == Outcome::Kind::Won)
            result = outcome.winners.contains(Seat{0}) ? 1 : 0;
        const QuietCount quiet = m_game->quiet(m_position);
        return outcome.decided() || m_before.size() >= G::kMost || (quiet.claimAt > 0 && quiet.now >= quiet.claimAt) ||
               m_stood.at(m_game->repetitionKey(m_position)) >= kStanding;
    }
    bool isQuiet(const SearchLine& line, Seat seat) const
    {
        const Action& action = line.actions.front();
        return action.kind == Action::Kind::Step && !action.placed && !line.end && m_before.size() > kOpening &&
               !m_judge.isChecked(m_judge.view(GameAdapter<typename G::Described>::state(m_position), seat));
    }

    PlayOptions m_options;
    std::shared_ptr<const Game> m_game;
    typename G::Described m_described;
    typename G::Judge m_judge;
    std::unique_ptr<Search> m_search;
    std::uint64_t m_seed = 0;
    Position m_position;
    std::vector<Position> m_before;
    std::map<std::string, int> m_stood;
};

template <class G> int play(const PlayOptions& options)
{
    SelfPlay<G> games(options);
    std::cout << "# tune play " << G::kId << " --games " << options.games << " --seed " << options.seed << " --nodes "
              << options.nodes << (options.values == PieceValues::Tuned ? " --values tuned" : "") << '\n';
    for (int number = options.part - 1; number < options.games; number += options.parts)
        write(std::cout, games.play(number));
    return std::cout.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

/** The weights as a row of numbers. */
template <class G> using Row = std::array<int, sizeof(typename G::Weights) / sizeof(int)>;

/** What the judge sees: each weight is changed by itself, by so much that dividing by phases loses little. */
template <class G> Seen seenAt(const typename G::State& state, const Sample& sample)
{
    constexpr int kMuch = 2'400;
    const auto worth = [&](const Row<G>& row) {
        const auto worths = G::worth(state, std::bit_cast<typename G::Weights>(row));
        return worths[0] - worths[1];
    };
    auto row = std::bit_cast<Row<G>>(G::kBegin);
    Seen seen{worth(row), {}, sample.result, sample.found, sample.game};
    for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] += kMuch;
        const int more = worth(row) - seen.worth;
        row[i] -= kMuch;
        if (std::abs(more) > 2)
            seen.byWeight.emplace_back(static_cast<std::uint16_t>(i), static_cast<float>(more) / kMuch);
    }
    return seen;
}

/** Says how well a fit to four games of five judges the fifth. */
void reportDoubt(const std::vector<Seen>& places, std::size_t weights, const FitOptions& options)
{
    std::vector<Seen> known;
    std::vector<Seen> unknown;
    for (const Seen& seen : places)
        (seen.game % 5 == 4 ? unknown : known).push_back(seen);
    const Fitted fitted = fit(known, weights, options);
    const auto [after, before] = surpriseOf(unknown, fitted);
    std::cerr << places.size() << " places; of games that were left out, results surprise by " << before
              << " before the fit, " << after << " after it, curve " << fitted.curve << '\n';
}

template <class G> void writeTable(const Row<G>& row, const std::string& origin)
{
    std::cout << "// SPDX-License-Identifier: GPL-3.0-or-later\n"
              << "// Made by: " << origin << " (docs/tuning.md).\n"
              << "#pragma once\n\n#include \"engine/games/" << G::kId << "/" << G::kTable << "Weights.h\"\n\n"
              << "namespace ringford::" << G::kId << " {\n\n"
              << "/** Fitted to games that the computer played against itself. */\n"
              << "inline constexpr " << G::kTable << "Weights kTuned" << initializer(G::fields(), row) << ";\n\n"
              << "} // namespace ringford::" << G::kId << "\n";
}

template <class G>
int fitTable(const std::vector<Sample>& samples, const FitOptions& options, const std::string& origin)
{
    const auto game = *Registry::standard().create(G::kId, {});
    std::vector<Seen> places;
    for (const Sample& sample : samples) {
        const auto position = game->readLine(sample.position);
        if (!position) {
            std::cerr << sample.position << ": no position of " << G::kId << '\n';
            return EXIT_FAILURE;
        }
        const auto& state = GameAdapter<typename G::Described>::state(*position);
        Seen seen = seenAt<G>(state, sample);
        if (std::abs(seen.found) > options.close || std::abs(seen.found - seen.worth) > options.calm)
            continue;
        places.push_back(std::move(seen));
        if (const auto mirrored = G::mirrored(state))
            places.push_back(seenAt<G>(*mirrored, sample));
    }
    auto row = std::bit_cast<Row<G>>(G::kBegin);
    const Fitted fitted = fit(places, row.size(), options);
    reportDoubt(places, row.size(), options);
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] += static_cast<int>(std::lround(fitted.changes[i]));
    writeTable<G>(row, origin);
    return EXIT_SUCCESS;
}

int wrongCall()
{
    std::cerr
        << "tune play GAME [--games N] [--seed S] [--nodes N] [--values tuned] [--part K/N] > FILE\ntune fit GAME "
           "[--OPTION=NUMBER...] FILE...\n";
    return 2;
}

/** @return whether all could be read */
bool readOptions(const std::vector<std::string>& words, PlayOptions& options)
{
    for (std::size_t i = 2; i < words.size(); i += 2) {
        if (i + 1 == words.size())
            return false;
        const std::string& value = words[i + 1];
        const int number = std::atoi(value.c_str());
        if (words[i] == "--games")
            options.games = number;
        else if (words[i] == "--seed")
            options.seed = static_cast<std::uint64_t>(number);
        else if (words[i] == "--nodes")
            options.nodes = static_cast<std::uint64_t>(number);
        else if (words[i] == "--values" && (value == "tuned" || value == "mobility"))
            options.values = value == "tuned" ? PieceValues::Tuned : PieceValues::Mobility;
        else if (words[i] == "--part" && value.find('/') != std::string::npos) {
            options.part = number;
            options.parts = std::atoi(value.c_str() + value.find('/') + 1);
        } else
            return false;
    }
    return options.part > 0 && options.part <= options.parts && options.nodes > 0;
}

/** Whether a word is `--NAME=NUMBER` with the name of an option, which is set then. */
bool readOption(const std::string& word, FitOptions& options)
{
    const std::array<std::pair<std::string_view, double*>, 5> known{{{"--search=", &options.search},
                                                                     {"--close=", &options.close},
                                                                     {"--calm=", &options.calm},
                                                                     {"--alike=", &options.alike},
                                                                     {"--trust=", &options.trust}}};
    for (const auto& [name, value] : known) {
        if (!word.starts_with(name))
            continue;
        *value = std::atof(word.c_str() + name.size());
        return true;
    }
    return false;
}

template <class G> int run(const std::vector<std::string>& words)
{
    if (words[0] == "play") {
        PlayOptions options;
        return readOptions(words, options) ? play<G>(options) : wrongCall();
    }
    std::vector<Sample> samples;
    std::string origin;
    std::string call = "tune fit " + words[1];
    FitOptions options;
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (readOption(words[i], options)) {
            call += " " + words[i];
            continue;
        }
        if (!read(words[i], samples, origin)) {
            std::cerr << words[i] << ": cannot be read\n";
            return EXIT_FAILURE;
        }
    }
    sort(samples);
    return samples.empty() ? wrongCall() : fitTable<G>(samples, options, origin + "; " + call);
}

} // namespace

int main(int count, char** words)
{
    const std::vector<std::string> all(words + 1, words + count);
    if (all.size() < 2 || (all[0] != "play" && all[0] != "fit"))
        return wrongCall();
    if (all[1] == Checkers::kId)
        return run<Checkers>(all);
    if (all[1] == Orthodox::kId)
        return run<Orthodox>(all);
    if (all[1] == Circular::kId)
        return run<Circular>(all);
    if (all[1] == Longchess::kId)
        return run<Longchess>(all);
    return wrongCall();
}
