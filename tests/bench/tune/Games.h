// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersJudge.h"
#include "engine/games/circular/CircularJudge.h"
#include "engine/games/longchess/LongchessJudge.h"
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "tests/bench/tune/Table.h"

#include <array>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace ringford::tune {

/**
 * A game whose weights can be fitted: what they are, what a position is worth by them, from what lead on a game is won
 * (kResigns), and after how many plies it is a draw (kMost).
 */
struct Checkers {
    using Described = checkers::CheckersGame;
    using Judge = checkers::CheckersJudge;
    using Weights = checkers::CheckersWeights;
    using State = checkers::State;

    static constexpr std::string_view kId = "checkers";
    static constexpr std::string_view kTable = "Checkers";
    static constexpr int kResigns = 1'500;
    static constexpr int kMost = 300;
    static constexpr const Weights& kBegin = checkers::kByMobility;

    static std::vector<Field> fields()
    {
        return {{"man", {32}}, {"king", {32}}, {"step"}, {"backed"}, {"exposedOnTurn"}, {"exposedAndWaits"}, {"tempo"}};
    }
    static std::array<int, 2> worth(const State& state, const Weights& weights)
    {
        return checkers::worth(state, weights);
    }
    /** The same position with the files turned round, where it is worth the same: from it as much can be learned. */
    static std::optional<State> mirrored(const State&) { return std::nullopt; }
    static Described described() { return Described(); }
};

/** The members of chess::BoardWeights. */
inline std::vector<Field> boardFields()
{
    return {{"material", {6}},
            {"byRank", {6, 8}},
            {"byFile", {6, 8}},
            {"middlePawn", {2, 8}},
            {"byTarget", {6}},
            {"passed", {8}},
            {"clear", {8}},
            {"danger", {8}},
            {"pressed", {8}},
            {"checks", {6}},
            {"byReach", {6, 14}},
            {"pair"},
            {"doubled"},
            {"isolated"},
            {"backed"},
            {"openFile"},
            {"clearFile"},
            {"shield"},
            {"guarded"},
            {"abreast"},
            {"backward"},
            {"walks", {8}},
            {"escort", {8}},
            {"outpost", {2}},
            {"sameColour"},
            {"bare", {4}},
            {"pairs", {5, 5}},
            {"alone"},
            {"isolatedOpen"},
            {"backwardOpen"},
            {"joined", {8}},
            {"candidate", {8}},
            {"passedJoined", {8}},
            {"outside"},
            {"islands"},
            {"kingFar", {8}},
            {"safeWay", {8}},
            {"barePassed", {8}},
            {"runs"},
            {"blocker", {6}},
            {"rookBehind", {2}},
            {"hitBy", {3, 6}},
            {"loose", {6}},
            {"hitNext"},
            {"stormed", {8}},
            {"cover", {8}},
            {"storm", {2, 8}},
            {"room"},
            {"pawnFar"}};
}

/** The same men with the files turned round: a file is eight bits. */
inline chess::Placement mirrored(chess::Placement men)
{
    constexpr auto turned = [](chess::Bits bits) {
        bits = (bits >> 8 & 0x00FF'00FF'00FF'00FF) | (bits & 0x00FF'00FF'00FF'00FF) << 8;
        bits = (bits >> 16 & 0x0000'FFFF'0000'FFFF) | (bits & 0x0000'FFFF'0000'FFFF) << 16;
        return bits >> 32 | bits << 32;
    };
    for (chess::Bits& kind : men.kinds)
        kind = turned(kind);
    for (chess::Bits& army : men.armies)
        army = turned(army);
    return men;
}

struct Orthodox {
    using Described = orthodox::OrthodoxGame;
    using Judge = orthodox::OrthodoxJudge;
    using Weights = orthodox::OrthodoxWeights;
    using State = orthodox::State;

    static constexpr std::string_view kId = "orthodox";
    static constexpr std::string_view kTable = "Orthodox";
    static constexpr int kResigns = 1'000;
    static constexpr int kMost = 300;
    static constexpr const Weights& kBegin = orthodox::kByMobility;

    static std::vector<Field> fields()
    {
        std::vector<Field> fields = boardFields();
        for (Field& field : fields)
            field.inside = "board";
        fields.push_back({"tempo", {}, false});
        return fields;
    }
    static std::array<int, 2> worth(const State& state, const Weights& weights)
    {
        auto worth = chess::boardWorth(state.men, chess::Promotion::Allowed, chess::BoardTables(weights.board));
        worth[chess::indexOf(state.turn)] += weights.tempo;
        return worth;
    }
    /** Of who may castle, the king's side is another thing than the queen's. */
    static std::optional<State> mirrored(State state)
    {
        if (state.castling != 0)
            return std::nullopt;
        state.men = tune::mirrored(state.men);
        return state;
    }
    static Described described()
    {
        return Described(*resolveOptions("orthodox", orthodox::OrthodoxType().options(), {}));
    }
};

/** The ring of two, by modern rules. */
struct Circular {
    using Described = circular::CircularGame<1>;
    using Judge = circular::CircularJudge<1>;
    using Weights = circular::RingWeights;
    using State = circular::State<1>;

    static constexpr std::string_view kId = "circular";
    static constexpr std::string_view kTable = "Ring";
    static constexpr int kResigns = 1'200;
    static constexpr int kMost = 300;
    static constexpr const Weights& kBegin = circular::kByMobility;

    static std::vector<Field> fields()
    {
        return {{"material", {6}, false},  {"byRing", {6, 4}, false}, {"byTarget", {6}, false},
                {"travelled", {6}, false}, {"unstopped", {6}, false}, {"danger", {12}, false},
                {"tempo", {}, false},      {"shield", {}, false}};
    }
    static std::array<int, 2> worth(const State& state, const Weights& weights)
    {
        static const Described game = described();
        SeatValues values{};
        circular::RingWorth<1>(game.rules(), weights).values(state, values);
        return {values[0], values[1]};
    }
    static std::optional<State> mirrored(const State&) { return std::nullopt; }
    static Described described() { return Described(*resolveOptions(kId, circular::CircularType().options(), {})); }
};

/** The long board with flags. */
struct Longchess {
    using Described = longchess::LongchessGame<longchess::LongSize>;
    using Judge = longchess::LongchessJudge<longchess::LongSize>;
    using Weights = longchess::LongchessWeights;
    using State = longchess::State<longchess::LongSize>;

    static constexpr std::string_view kId = "longchess";
    static constexpr std::string_view kTable = "Longchess";
    static constexpr int kResigns = 2'000;
    static constexpr int kMost = 600;
    static constexpr const Weights& kBegin = longchess::kByMobility;

    static std::vector<Field> fields()
    {
        return {{"material", {5}, false},   {"byMobility", {5}, false}, {"byStep", {5}, false},
                {"byRow", {5, 5}, false},   {"carrier", {5}, false},    {"byStepHome", {}, false},
                {"byStepThere", {}, false}, {"raiders", {5}, false},    {"keepers", {5}, false},
                {"bridge", {}, false},      {"chargers", {}, false},    {"laidMine", {}, false},
                {"tempo", {}, false}};
    }
    static std::array<int, 2> worth(const State& state, const Weights& weights)
    {
        using Row = std::array<int, sizeof(Weights) / sizeof(int)>;
        using Known = std::pair<Weights, longchess::LongchessWorth<longchess::LongSize>>;
        static const Described game = described();
        static std::map<Row, std::unique_ptr<Known>> known; // tables by cell are made once for all positions
        auto& judged = known[std::bit_cast<Row>(weights)];
        if (!judged) {
            judged =
                std::make_unique<Known>(weights, longchess::LongchessWorth<longchess::LongSize>(game.rules(), weights));
            judged->second.setWeights(judged->first);
        }
        SeatValues values{};
        judged->second.values(state, values);
        return {values[0], values[1]};
    }
    /** With the rows turned over: of the map nothing changes. */
    static std::optional<State> mirrored(State state)
    {
        static const Described game = described();
        const auto& terrain = game.rules().terrain();
        const auto turned = [&](longchess::Spot spot) {
            return terrain.spotAt(terrain.rows() - 1 - terrain.rowOf(spot), terrain.columnOf(spot));
        };
        const auto turn = [&](auto& set) {
            std::remove_reference_t<decltype(set)> other;
            set.forEach([&](longchess::Spot spot) { other.insert(turned(spot)); });
            set = other;
        };
        std::ranges::for_each(state.kinds, turn);
        std::ranges::for_each(state.armies, turn);
        for (auto& flag : state.flags) {
            if (flag)
                flag = turned(*flag);
        }
        return state;
    }
    static Described described() { return Described(*resolveOptions(kId, longchess::optionSpecs(), {})); }
};

} // namespace ringford::tune
