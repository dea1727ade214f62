// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford {

/** The language that a chess program speaks. */
enum class EngineKind : std::uint8_t {
    Uci,    ///< the Universal Chess Interface
    Xboard, ///< that of xboard, version 2, also called CECP
};

/** Where a chess program is to find a move, and how long it may take. */
struct EngineQuestion {
    using Milliseconds = std::chrono::milliseconds;
    /** The clocks of a game. */
    struct Clock {
        Milliseconds time{};  ///< at the start, and what comes back with every so many turns
        Milliseconds bonus{}; ///< after each turn
        int turns = 0;        ///< after so many the time comes back; 0: never
        Milliseconds own{};   ///< what is left to the program
        Milliseconds other{}; ///< and to whom it plays against
        int turnsToGo = 0;    ///< until the time comes back
    };
    std::string start;              ///< where the game began, in FEN
    std::vector<std::string> moves; ///< what was played since, `e2e4`
    bool isWhite = true;            ///< who is on turn
    std::optional<std::uint64_t> nodes{};
    std::optional<Milliseconds> perMove{};
    std::optional<Clock> clock{};
};

/** What a line of a chess program meant. */
struct HeardFromEngine {
    enum class Kind : std::uint8_t {
        Nothing, ///< nothing that matters
        Ready,   ///< a game can begin
        Move,    ///< `text` is the move that was asked for, as the program wrote it
        Resigns, ///< it gives the game up
        Fault,   ///< `text` says what it cannot do, a sentence without its name
    };
    Kind kind = Kind::Nothing;
    std::string text{};
    std::vector<std::string> replies{}; ///< to be sent now
    bool isFurther = false;             ///< it has thought further than it had said before
};

/**
 * What is said to a chess program and what its answers mean, line by line; who sends and waits is another's business.
 * One question at a time: the next comes when the answer to the last has been heard.
 */
class EngineTalk {
public:
    using Lines = std::vector<std::string>;
    using Options = std::vector<std::pair<std::string, std::string>>;

    EngineTalk() = default;
    EngineTalk(const EngineTalk&) = delete;
    EngineTalk& operator=(const EngineTalk&) = delete;
    virtual ~EngineTalk() = default;

    /** What is said first; Ready follows in the end. */
    virtual Lines greeting() = 0;
    /** A line that the program wrote. */
    virtual HeardFromEngine hear(std::string_view line) = 0;
    /** Asks for a move; a Fault when the program is known not to be able to. */
    virtual HeardFromEngine ask(const EngineQuestion& question) = 0;
    /** What makes it answer at once. */
    virtual Lines hurry() const = 0;
    /** How it calls itself; empty: it has not said. */
    virtual const std::string& name() const = 0;
    /** What it does not know of the options that it was to have, a sentence without its name. @pre it is ready */
    virtual std::optional<std::string> wrongOption() const { return std::nullopt; }
    /** The least and the greatest strength, in Elo, that it can play at, if it can play weaker than it is. */
    virtual std::optional<std::pair<int, int>> eloRange() const { return std::nullopt; }
};

/** @p options: names and values of the program's own; @p threads: how many it may think with */
std::unique_ptr<EngineTalk> newEngineTalk(EngineKind kind, EngineTalk::Options options = {}, int threads = 1);

} // namespace ringford
