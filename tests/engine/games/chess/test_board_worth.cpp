// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen on a board, each by itself: all weights are 0 but the one that is asked for.
#include "engine/games/chess/BoardWorth.h"
#include "engine/search/Judge.h"
#include "tests/engine/games/chess/SmallBoards.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <string_view>

using namespace ringford;
using namespace ringford::chess;

namespace {

constexpr Both kOne{1, 1};

/** How often white has what @p weigh gives a weight of 1, less how often black has it. */
template <class Weigh> int seen(Weigh&& weigh, std::string_view white, std::string_view black)
{
    BoardWeights weights;
    weigh(weights);
    const auto worth = boardWorth(standing(white, black), Promotion::Allowed, weights);
    return worth[0] - worth[1];
}

constexpr std::size_t kWeights = sizeof(BoardWeights) / sizeof(int);

/** Weights that are all different. */
BoardWeights someWeights()
{
    std::array<int, kWeights> row{};
    std::uint64_t random = 1;
    for (int& weight : row) {
        random = mixed(random, 1);
        weight = static_cast<int>(random >> 58) - 32;
    }
    return std::bit_cast<BoardWeights>(row);
}

/** A king and up to eleven others of each army, somewhere. */
Placement somePlacement(std::uint64_t& random)
{
    Placement men;
    const auto next = [&](int below) {
        random = mixed(random, 2);
        return static_cast<int>((random >> 32) % static_cast<unsigned>(below));
    };
    const auto place = [&](Army army, Kind kind) {
        const Spot spot = kind == Kind::Pawn ? spotOf(next(8), 1 + next(6)) : static_cast<Spot>(next(kSpots));
        if ((men.occupied() & bit(spot)) == 0)
            men.flip(army, kind, bit(spot));
    };
    for (const Army army : {Army::White, Army::Black}) {
        while (men.of(army, Kind::King) == 0)
            place(army, Kind::King);
        for (int more = next(12); more > 0; --more)
            place(army, static_cast<Kind>(std::max(0, next(9) - 4)));
    }
    return men;
}

/** The same board from the other side. */
Placement turnedRound(const Placement& men)
{
    Placement turned;
    for (const Army army : {Army::White, Army::Black}) {
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            forEach(men.of(army, static_cast<Kind>(kind)), [&](Spot spot) {
                turned.flip(other(army), static_cast<Kind>(kind), bit(spotOf(fileOf(spot), 7 - rankOf(spot))));
            });
    }
    return turned;
}

} // namespace

class TestBoardWorth : public QObject {
    Q_OBJECT

private slots:
    void bothArmiesAreSeenAlike()
    {
        const BoardWeights weights = someWeights();
        std::uint64_t random = 5;
        for (int i = 0; i < 2'000; ++i) {
            const Placement men = somePlacement(random);
            const auto worth = boardWorth(men, Promotion::Allowed, weights);
            const auto turned = boardWorth(turnedRound(men), Promotion::Allowed, weights);
            QCOMPARE(turned[0], worth[1]);
            QCOMPARE(turned[1], worth[0]);
        }
    }
    void whatIsKeptIsWhatWasWorkedOut()
    {
        const BoardWeights weights = someWeights();
        KnownWorths known;
        for (int round = 0; round < 2; ++round) {
            std::uint64_t random = 6;
            for (int i = 0; i < 6'000; ++i) {
                const Placement men = somePlacement(random);
                QCOMPARE(boardWorth(men, Promotion::Allowed, weights, &known),
                         boardWorth(men, Promotion::Allowed, weights));
            }
        }
    }
    void boardsFullOfQueensAreNotMistaken()
    {
        std::string queens = "Ka1";
        for (const char* const file : {"b", "c", "d", "e"}) {
            for (const char* const rank : {"1", "2", "3", "4"})
                queens += std::string(" Q") + file + rank;
        }
        std::string more = queens;
        for (const char* const file : {"f", "g", "h"}) {
            for (const char* const rank : {"1", "2", "3", "4", "5", "6"})
                more += std::string(" Q") + file + rank;
        }
        const BoardWeights weights = someWeights();
        KnownWorths known;
        for (int round = 0; round < 2; ++round) {
            for (const std::string& white : {queens, std::string("Ka1 Rb1"), more}) {
                const Placement men = standing(white, "Ka8");
                QCOMPARE(boardWorth(men, Promotion::Allowed, weights, &known),
                         boardWorth(men, Promotion::Allowed, weights));
            }
        }
    }
    void otherWeightsForgetWhatWasKept()
    {
        std::uint64_t random = 7;
        const Placement men = somePlacement(random);
        KnownWorths known;
        boardWorth(men, Promotion::Allowed, someWeights(), &known);
        known.forget();
        QCOMPARE(boardWorth(men, Promotion::Allowed, kBoardByMobility, &known), boardWorth(men));
    }

    void pawnsThatMayPass()
    {
        const auto candidate = [](BoardWeights& weights) { weights.candidate.fill(kOne); };
        QCOMPARE(seen(candidate, "Ke1 Pa4 Pb4", "Ke8 Pa6"), 1);     // b4, with a4 against a6
        QCOMPARE(seen(candidate, "Ke1 Pb4", "Ke8 Pa6"), 0);         // both stop each other, and nobody helps
        QCOMPARE(seen(candidate, "Ke1 Pa5 Pb4", "Ke8 Pa6 Pc6"), 0); // one helps, two hinder; c6 has no helper
        const auto joined = [](BoardWeights& weights) { weights.passedJoined.fill(kOne); };
        QCOMPARE(seen(joined, "Ke1 Pa4 Pb4", "Ke8"), 2);
        QCOMPARE(seen(joined, "Ke1 Pa4 Pb5 Ph5", "Ke8"), 1); // b5 is covered
        const auto outside = [](BoardWeights& weights) { weights.outside = kOne; };
        QCOMPARE(seen(outside, "Ke1 Pa4 Pf4", "Ke8 Pf5"), 1);
        QCOMPARE(seen(outside, "Ke1 Pa4 Pc4", "Ke8 Pc5"), 0);
    }
    void aLoneKingIsTooFarAway()
    {
        const auto runs = [](BoardWeights& weights) { weights.runs = kOne; };
        QCOMPARE(seen(runs, "Kh1 Pa5", "Kf8"), 1);
        QCOMPARE(seen(runs, "Kh1 Pa5", "Ke8"), 0);     // in time, if it is on turn
        QCOMPARE(seen(runs, "Kh1 Pa5", "Kh8 Nh7"), 0); // a knight may stop it
        QCOMPARE(seen(runs, "Ka6 Pa5", "Kh8"), 0);     // its own king is in the way
        const auto bare = [](BoardWeights& weights) { weights.barePassed.fill(kOne); };
        QCOMPARE(seen(bare, "Kh1 Pa5 Nb1", "Ke8"), 1);
        QCOMPARE(seen(bare, "Kh1 Pa5", "Ke8 Nb8"), 0);
    }
    void theWayOfAPassedPawn()
    {
        const auto safe = [](BoardWeights& weights) { weights.safeWay.fill(kOne); };
        QCOMPARE(seen(safe, "Kh1 Pa5", "Kh8"), 1);
        QCOMPARE(seen(safe, "Kh1 Pa5", "Kh8 Rh7"), 0);
        QCOMPARE(seen(safe, "Kh1 Pa5", "Kb8"), 0);
        const auto blocked = [](BoardWeights& weights) { weights.blocker[indexOf(Kind::Knight)] = kOne; };
        QCOMPARE(seen(blocked, "Kh1 Pa5", "Kh8 Na6"), 1);
        QCOMPARE(seen(blocked, "Kh1 Pa5 Na6", "Kh8"), 0);
        QCOMPARE(seen(blocked, "Kh1 Pa5", "Kh8 Na7"), 0);
        const auto own = [](BoardWeights& weights) { weights.rookBehind[0] = kOne; };
        const auto enemy = [](BoardWeights& weights) { weights.rookBehind[1] = kOne; };
        QCOMPARE(seen(own, "Kh1 Pa5 Ra1", "Kh8"), 1);
        QCOMPARE(seen(own, "Kh1 Pa5 Ra8", "Kh8"), 0);
        QCOMPARE(seen(own, "Kh1 Pa5 Ra1 Na3", "Kh8"), 0);
        QCOMPARE(seen(enemy, "Kh1 Pa5", "Kh8 Ra1"), 1);
        const auto far = [](BoardWeights& weights) { weights.kingFar[4] = kOne; };
        QCOMPARE(seen(far, "Kh1 Pa5", "Kh8"), 7);
        QCOMPARE(seen(far, "Kb4 Pa5", "Kh8"), 2);
    }
    void weakPawns()
    {
        const auto alone = [](BoardWeights& weights) { weights.isolatedOpen = kOne; };
        QCOMPARE(seen(alone, "Ke1 Pa4 Pc4", "Ke8 Pc5 Pd5"), 1); // a4
        const auto backward = [](BoardWeights& weights) { weights.backwardOpen = kOne; };
        QCOMPARE(seen(backward, "Ke1 Pc4 Pd3", "Ke8 Pc5"), 1);
        QCOMPARE(seen(backward, "Ke1 Pc4 Pd3", "Ke8 Pc5 Pd7"), 0); // nobody can attack d3 along the file
        QCOMPARE(seen(backward, "Ke1 Pc4 Pd3 Pe2", "Ke8 Pc5"), 0); // e2 can cover it
        const auto islands = [](BoardWeights& weights) { weights.islands = kOne; };
        QCOMPARE(seen(islands, "Ke1 Pa2 Pb2 Pd2 Ph2", "Ke8 Pc7 Pd7"), 2);
        const auto joined = [](BoardWeights& weights) { weights.joined[3] = kOne; };
        QCOMPARE(seen(joined, "Ke1 Pa4 Pb4 Pd4 Pe3 Ph4", "Ke8"), 3);
    }
    void whoIsInDanger()
    {
        const auto byPawn = [](BoardWeights& weights) { weights.hitBy[0].fill(kOne); };
        QCOMPARE(seen(byPawn, "Ke1 Rd4 Nf4 Nh4", "Ke8 Pe5"), 2);
        const auto byLight = [](BoardWeights& weights) { weights.hitBy[1].fill(kOne); };
        QCOMPARE(seen(byLight, "Ka1 Rd4 Qf4", "Ka8 Ne6"), 2);
        QCOMPARE(seen(byLight, "Ka1 Bd4 Pc3", "Ka8 Ne6"), 0); // a pawn covers it
        const auto byRook = [](BoardWeights& weights) { weights.hitBy[2].fill(kOne); };
        QCOMPARE(seen(byRook, "Ka1 Qd4 Pc3", "Kh8 Rd8"), 1);
        QCOMPARE(seen(byRook, "Ka1 Nd4 Pc3", "Kh8 Rd8"), 0);
        const auto loose = [](BoardWeights& weights) { weights.loose[indexOf(Kind::Knight)] = kOne; };
        QCOMPARE(seen(loose, "Ka1 Nd4", "Kh8 Rd8"), 1);
        QCOMPARE(seen(loose, "Kd3 Nd4", "Kh8 Rd8"), 0);
        const auto next = [](BoardWeights& weights) { weights.hitNext = kOne; };
        QCOMPARE(seen(next, "Ka1 Nd4", "Kh8 Pe6"), 1);
        QCOMPARE(seen(next, "Ka1 Nd4 Pf4", "Kh8 Pe6"), 0); // f4 takes on e5
    }
    void theKingAndThePawnsBeforeIt()
    {
        const auto cover = [](BoardWeights& weights) { weights.cover[1] = kOne; };
        QCOMPARE(seen(cover, "Kg1 Pf2 Pg2 Ph3", "Kb8"), 2);
        const auto storm = [](BoardWeights& weights) { weights.storm[0][3] = kOne; };
        const auto stopped = [](BoardWeights& weights) { weights.storm[1][3] = kOne; };
        QCOMPARE(seen(storm, "Kg1 Pf2 Pg2 Ph3", "Kb8 Pg4 Ph4"), 1);
        QCOMPARE(seen(stopped, "Kg1 Pf2 Pg2 Ph3", "Kb8 Pg4 Ph4"), 1);
        const auto far = [](BoardWeights& weights) { weights.pawnFar = kOne; };
        QCOMPARE(seen(far, "Ke1 Pe4", "Kd5"), 2);
        const auto stormed = [](BoardWeights& weights) { weights.stormed[1] = kOne; };
        QCOMPARE(seen(stormed, "Ka1 Rg1 Bb2", "Kh8"), 1); // g7, by both
        const auto room = [](BoardWeights& weights) { weights.room = kOne; };
        QCOMPARE(seen(room, "Ke1 Pd4", "Ke8 Pe5"), 11 - 12 + 1); // d4 is a pawn; e5 and d4 attack one cell each
    }
    void menBesideEachOther()
    {
        const auto pair = [](BoardWeights& weights) { weights.pairs[0][1] = kOne; };
        QCOMPARE(seen(pair, "Ke1 Pa2 Pb2 Pc2 Nb1 Nc1", "Ke8 Pa7 Nb8"), 6 - 1);
        const auto against = [](BoardWeights& weights) { weights.pairs[1][0] = kOne; };
        QCOMPARE(seen(against, "Ke1 Pa2 Pb2 Nb1", "Ke8 Pa7 Nb8 Nc8"), 2 * 2 - 1);
        const auto alone = [](BoardWeights& weights) { weights.alone = kOne; };
        QCOMPARE(seen(alone, "Ke1 Pa2 Pb2", "Ke8 Pa7"), 1);
        QCOMPARE(seen(alone, "Ke1 Pa2 Pb2", "Ke8 Nb8"), 0);
    }
};

RINGFORD_TEST(TestBoardWorth)
#include "test_board_worth.moc"
