// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/search/Search.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace ringford {

/**
 * Orthodox chess for programs that talk the Universal Chess Interface (Huber, Meyer-Kahlen 2004): a line in, any number
 * of lines out, some of them later, while it thinks. What is not understood is answered by an `info string` and changes
 * nothing, but behind a position that is not taken there is no move until one is: who asks for one means that position.
 * It does not ponder: what it is asked to ponder it thinks about once the opponent has played that.
 */
class UciSession {
public:
    /** Told each line, without its end, from one thread at a time. */
    using Say = std::function<void(const std::string&)>;

    /** @p registry outlives the session. @p name: what it says it is */
    UciSession(const Registry& registry, std::string name, Say say);
    ~UciSession();
    UciSession(const UciSession&) = delete;
    UciSession& operator=(const UciSession&) = delete;

    /** @return whether the session goes on */
    bool take(const std::string& line);
    /**
     * Nobody says anything any more. Waits until it has said its best move, for so long at most; a search without limits
     * is stopped at once.
     */
    void finish(std::chrono::milliseconds most = std::chrono::minutes(1));

private:
    using Words = std::vector<std::string_view>;

    void introduce();
    void setOption(const Words& words);
    /** @return whether it was taken */
    bool setPosition(const Words& words);
    void go(const Words& words);
    void postpone(const Words& words);
    /** Begins what was postponed, by @p limits of its own if there are any. */
    void resume(std::string_view limits = {});
    void stop();
    /** Without a task there is no move. */
    void think(const std::optional<SearchTask>& task, bool hasNoEnd, std::stop_token stopped);
    void say(const std::string& line);
    void complain(const std::string& what) { say("info string " + what); }
    bool refuse(const std::string& what)
    {
        complain(what);
        return false;
    }

    std::string m_name;
    Say m_say;
    std::mutex m_saying;
    std::shared_ptr<const Game> m_game;
    std::unique_ptr<Search> m_search;
    Position m_position;
    std::vector<Position> m_before;
    bool m_isPlaced = true; ///< false: the last position was not taken
    SearchTask m_wishes;    ///< what options say: lines, threads, level
    int m_elo;
    bool m_isLimited = false;
    std::uint64_t m_seed = std::random_device()(); ///< of a game of limited strength: no two are the same
    struct {
        bool hasEnd = true;     ///< what it thinks about now comes to an end by itself
        std::future<void> said; ///< its best move
    } m_answer;
    std::optional<std::string> m_postponed; ///< what `go ponder` asked for, without that word
    std::jthread m_thinking;                ///< last: it uses all of the above
};

} // namespace ringford
