// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersJudge.h"
#include "engine/games/circular/CircularJudge.h"
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "tests/bench/tune/Table.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ringford::tune {

/** A game whose weights can be fitted: what they are, and what a position is worth by them. */
struct Checkers {
    using Described = checkers::CheckersGame;
    using Judge = checkers::CheckersJudge;
    using Weights = checkers::CheckersWeights;
    using State = checkers::State;

    static constexpr std::string_view kId = "checkers";
    static constexpr std::string_view kTable = "Checkers";
    static constexpr int kResigns = 1'500;
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

} // namespace ringford::tune
