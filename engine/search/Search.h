// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/search/PieceValues.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <vector>

namespace ringford {

/** How far a search may go; it ends at whichever comes first. */
struct SearchBudget {
    static constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes = kNoEnd;
    /**
     * No new iteration begins when this much is used up, and none goes on at `most`. Where `most` is more, that is less
     * or more than `usual`, by how settled the choice is (Steadiness).
     */
    std::chrono::milliseconds usual = std::chrono::milliseconds::max();
    std::chrono::milliseconds most = std::chrono::milliseconds::max();
    int depth = 64; ///< plies
};

/** What a search takes the opponents of the camp that it is for to want. With two camps it is the same. */
enum class Opponents : std::uint8_t {
    Against, ///< the camp's harm, all of them: careful, and what computer players play by
    /**
     * The same, but one of them alone, whichever it may be, finds the best move; the others play what looks best to them
     * (Esser, Gras, Winands, Schadd, Lanctot 2013: best-reply search in true turn order).
     */
    OneAgainst,
    ForThemselves ///< each its own good (max^n): slower, but what a position is worth does not depend on who is asked
};

/** What is asked of a search. */
struct SearchTask {
    Position position;
    /** What stood before, the latest last: who comes back to it draws nearer to a repetition. */
    std::vector<Position> before{};
    std::optional<Seat> seat{}; ///< for whom; nothing: for the first seat that has an action
    SearchBudget budget{};
    std::uint64_t seed = 0; ///< of a game: the same misjudgements all along, and others in the next game
    int level = 10;         ///< 1..10 (see Level.h); 10 misjudges nothing on purpose
    int threads = 1;        ///< more than there are processors are not started
    int lines = 1;          ///< how many of the best actions are followed, each with its own line
    /** ForThemselves: one thread, and no misjudgements. */
    Opponents opponents = Opponents::Against;
    /** Each of several boards in company is taken for itself, as if all others stood still: to compare with. */
    bool isBoardwise = false;
    /**
     * Who asks wants to know how it stands, not to play: a draw is worth as much to both of two, and one action alone is
     * looked at for as long as several.
     */
    bool isForValue = false;
    /** The choice is among these alone; empty, or none of them an action that it considers: among all. */
    std::vector<Action> only{};
};

/** One of the best ways to go on, as far as a search has seen. */
struct SearchLine {
    std::vector<Action> actions; ///< each legal after the one before it; not empty
    /** For each seat, in seat order: from -1000 (lost for certain) to 1000 (won for certain). */
    std::vector<int> values;
    /**
     * Plies to a forced end, where the search has seen one: the seat's side has won (> 0) or lost (< 0) then.
     */
    std::optional<int> end{};
    int centi = 0; ///< for the camp of the seat that was searched for, in hundredths of a pawn or man
    bool operator==(const SearchLine&) const = default;
};

/** What a search knows at some time. */
struct SearchReport {
    Seat seat; ///< for whom was searched
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
    std::vector<SearchLine> lines; ///< the best first; empty: no action was there
};

/**
 * Looks for good actions in one game, and remembers between tasks what it has seen. One task at a time; another search
 * can run beside it. Made by Game::newSearch().
 */
class Search {
public:
    /** Told after each iteration, from the thread that runs the task. */
    using Progress = std::function<void(const SearchReport&)>;

    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;

    /**
     * Runs a task to the end of its budget, or until somebody asks it to stop: then what was found so far is the answer,
     * and there is one, however early. With nodes for a budget and one thread the same task of a new search has the same
     * answer every time.
     * @return no lines where the seat has no action, or the game is decided
     */
    virtual SearchReport run(const SearchTask& task, std::stop_token stop = {}, const Progress& progress = {}) = 0;
    /** Forgets what it has seen: what comes is another game. */
    virtual void forget() = 0;
    /** How much it may remember, in MiB; what it has seen is forgotten. 16 until somebody says otherwise. */
    virtual void setMemory([[maybe_unused]] int mebibytes) {}
    /** By which numbers it judges, for comparisons; what it has seen is forgotten. Tuned until somebody says otherwise. */
    virtual void setValues([[maybe_unused]] PieceValues values) {}
};

} // namespace ringford
