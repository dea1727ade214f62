// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/checkers/CheckersJudge.h"
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
        std::vector<Field> fields{{"material", {6}},
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
        for (chess::Bits& kind : state.men.kinds)
            kind = turned(kind);
        for (chess::Bits& army : state.men.armies)
            army = turned(army);
        return state;
    }
    static Described described()
    {
        return Described(*resolveOptions("orthodox", orthodox::OrthodoxType().options(), {}));
    }

private:
    /** A file is eight bits. */
    static constexpr chess::Bits turned(chess::Bits bits)
    {
        bits = (bits >> 8 & 0x00FF'00FF'00FF'00FF) | (bits & 0x00FF'00FF'00FF'00FF) << 8;
        bits = (bits >> 16 & 0x0000'FFFF'0000'FFFF) | (bits & 0x0000'FFFF'0000'FFFF) << 16;
        return bits >> 32 | bits << 32;
    }
};

} // namespace ringford::tune
