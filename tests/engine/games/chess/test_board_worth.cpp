// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen on a board, each by itself: all weights are 0 but the one that is asked for.
#include "engine/games/chess/BoardWorth.h"
#include "engine/games/chess/Lines.h"
#include "engine/games/chess/MaterialWorth.h"
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
    const auto worth = boardWorth(standing(white, black), Promotion::Allowed, BoardTables(weights));
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

constexpr std::array<int, kKinds> kUsualTargets{0, 4, 5, 7, 11, 0};
constexpr int kMostPhase = 24;
constexpr std::array<int, kKinds> kPhase{0, 1, 1, 2, 4, 0};

/** Cells of the colour that @p spot has. */
constexpr Bits cellsLike(Spot spot)
{
    return (kDarkCells & bit(spot)) != 0 ? kDarkCells : ~kDarkCells;
}

/** What an army is worth, piece by piece, without the tables and packed sums of ArmyWorth. */
class PlainArmyWorth {
public:
    /** @param material what all men together are worth, wherever they stand */
    PlainArmyWorth(const Placement& men, Army us, const PawnFormation& pawns,
                   const std::array<PackedBoth, kArmies>& material, const BoardWeights& weights)
        : m_men(men), m_us(us), m_weights(weights), m_occupied(men.occupied()), m_passed(pawns.passed & men.of(us)),
          m_byPawns(pawnAttacks(us, men.of(us, Kind::Pawn))),
          m_worth((pawns.worth[indexOf(us)] + material[indexOf(us)]).unpacked())
    {
    }

    /** Must come first. @param phase grows by what officers there are */
    void reach(int& phase)
    {
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        m_zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        m_safe = ~m_men.of(m_us) & ~pawnAttacks(other(m_us), m_men.of(other(m_us), Kind::Pawn));
        m_enemySpan = reachOfPawns(other(m_us), m_men.of(other(m_us), Kind::Pawn));
        addOfficers<Kind::Knight>(phase);
        addOfficers<Kind::Bishop>(phase);
        m_byLight = m_byOfficers;
        addOfficers<Kind::Rook>(phase);
        addOfficers<Kind::Queen>(phase);
        if ((m_byPawns & m_zone) != 0)
            ++m_attackers;
    }

    Both sum(const PlainArmyWorth& enemy)
    {
        addAttack(enemy);
        addThreats(enemy);
        addRoom(enemy);
        forEach(m_passed, [&](Spot spot) { addPassed(spot, enemy); });
        addKing();
        return m_worth;
    }

private:
    Bits own(Kind kind) const { return m_men.of(m_us, kind); }
    Bits byKing() const { return own(Kind::King) == 0 ? 0 : kLines.king[first(own(Kind::King))]; }

    /** What it is worth that a piece stands where it does. */
    Both stands(Kind kind, Spot spot) const
    {
        const std::size_t at = indexOf(kind);
        return m_weights.byRank[at][rankFor(m_us, spot)] + m_weights.byFile[at][static_cast<std::size_t>(fileOf(spot))];
    }

    template <Kind K> void addOfficers(int& phase)
    {
        constexpr std::size_t kKind = indexOf(K);
        forEach(own(K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            const int targets = size(reached & m_safe);
            m_worth += stands(K, spot);
            m_worth += m_weights.byTarget[kKind] * (targets - kUsualTargets[kKind]);
            m_worth +=
                m_weights
                    .byReach[kKind][static_cast<std::size_t>(K == Kind::Queen ? targets / 2 : std::min(targets, 13))];
            if constexpr (K == Kind::Rook)
                addFile(fileBits(fileOf(spot)));
            if constexpr (K == Kind::Bishop)
                m_worth += m_weights.sameColour * size(own(Kind::Pawn) & cellsLike(spot));
            if constexpr (K == Kind::Knight || K == Kind::Bishop) {
                if ((bit(spot) & m_byPawns & ~m_enemySpan) != 0 && rankFor(m_us, spot) >= 3)
                    m_worth += m_weights.outpost[K == Kind::Bishop];
            }
            if ((reached & m_zone) != 0)
                m_attackers += K == Kind::Queen ? 2 : 1;
            m_twice |= (m_byPawns | m_byOfficers | m_byKind[kKind]) & reached;
            m_byKind[kKind] |= reached;
            phase += kPhase[kKind];
        });
        m_byOfficers |= m_byKind[kKind];
    }

    void addFile(Bits file)
    {
        if ((file & own(Kind::Pawn)) != 0)
            return;
        m_worth += m_weights.openFile;
        if ((file & m_men.of(other(m_us), Kind::Pawn)) == 0)
            m_worth += m_weights.clearFile;
    }

    /** What threatens the enemy king. */
    void addAttack(const PlainArmyWorth& enemy)
    {
        m_worth += m_weights.danger[static_cast<std::size_t>(std::min(m_attackers, 7))];
        if (m_zone == 0)
            return;
        const Bits covered = enemy.m_byPawns | enemy.m_byOfficers;
        const Bits weak = m_zone & (m_byOfficers | m_byPawns) & ~covered;
        m_worth += m_weights.pressed[static_cast<std::size_t>(std::min(size(weak), 7))];
        const Bits stormed = m_zone & m_twice & ~enemy.m_byPawns;
        m_worth += m_weights.stormed[static_cast<std::size_t>(std::min(size(stormed), 7))];
        const Spot king = first(m_men.of(other(m_us), Kind::King));
        const Bits free = ~m_men.of(m_us) & ~covered & ~enemy.byKing();
        const Bits straight = rookAttacks(king, m_occupied) & free;
        const Bits diagonal = bishopAttacks(king, m_occupied) & free;
        addChecks(Kind::Knight, kLines.knight[king] & free);
        addChecks(Kind::Bishop, diagonal);
        addChecks(Kind::Rook, straight);
        addChecks(Kind::Queen, straight | diagonal);
    }
    void addChecks(Kind kind, Bits from)
    {
        m_worth += m_weights.checks[indexOf(kind)] * size(m_byKind[indexOf(kind)] & from);
    }

    /** What is covered, and what is in danger of being taken. */
    void addThreats(const PlainArmyWorth& enemy)
    {
        const Bits byRooks = enemy.m_byKind[indexOf(Kind::Rook)];
        const Bits loose = ~(m_byPawns | m_byOfficers | byKing()) & (enemy.m_byOfficers | enemy.byKing());
        m_worth += m_weights.guarded * size((own(Kind::Knight) | own(Kind::Bishop)) & m_byPawns);
        m_worth += m_weights.loose[indexOf(Kind::Pawn)] * size(own(Kind::Pawn) & loose);
        for (const Kind kind : {Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen}) {
            const std::size_t at = indexOf(kind);
            const Bits men = own(kind);
            const bool isLight = kind == Kind::Knight || kind == Kind::Bishop;
            m_worth += m_weights.loose[at] * size(men & loose);
            m_worth += m_weights.hitBy[0][at] * size(men & enemy.m_byPawns);
            m_worth += m_weights.hitBy[1][at] * size((isLight ? men & ~m_byPawns : men) & enemy.m_byLight);
            m_worth += m_weights.hitBy[2][at] * size((kind == Kind::Queen ? men : men & ~m_byPawns) & byRooks);
        }
        const Army them = other(m_us);
        const Bits steps = forward(them, enemy.own(Kind::Pawn)) & ~m_occupied & ~m_byPawns;
        const Bits safe = steps & (enemy.m_byPawns | enemy.m_byOfficers | ~m_byOfficers);
        m_worth += m_weights.hitNext * size(pawnAttacks(them, safe) & m_men.of(m_us) & ~own(Kind::Pawn));
    }

    void addRoom(const PlainArmyWorth& enemy)
    {
        constexpr Bits kMiddle = fileBits(2) | fileBits(3) | fileBits(4) | fileBits(5);
        const Bits half = ownRank(m_us, 1) | ownRank(m_us, 2) | ownRank(m_us, 3);
        m_worth += m_weights.room * size(kMiddle & half & ~own(Kind::Pawn) & ~enemy.m_byPawns);
    }

    void addPassed(Spot spot, const PlainArmyWorth& enemy)
    {
        const std::size_t rank = rankFor(m_us, spot);
        const Bits way = spanBefore(m_us, bit(spot));
        const Bits step = forward(m_us, bit(spot));
        const Bits reached = enemy.m_byOfficers | enemy.byKing();
        if ((way & m_occupied) == 0) {
            m_worth += m_weights.clear[rank];
            if ((way & reached) == 0)
                m_worth += m_weights.safeWay[rank];
        }
        if ((step & (m_occupied | reached)) == 0)
            m_worth += m_weights.walks[rank];
        if (const auto blocker = step == 0 ? std::nullopt : m_men.at(first(step)); blocker && blocker->army != m_us)
            m_worth += m_weights.blocker[indexOf(blocker->kind)];
        const Bits behind = rookAttacks(spot, m_occupied) & spanBefore(other(m_us), bit(spot)) & m_men.of(Kind::Rook);
        if (behind != 0)
            m_worth += m_weights.rookBehind[(behind & m_men.of(m_us)) == 0];
        addKingsToPassed(spot, rank, way);
    }

    void addKingsToPassed(Spot spot, std::size_t rank, Bits way)
    {
        const Bits step = forward(m_us, bit(spot));
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        if (step == 0 || enemyKing == 0 || own(Kind::King) == 0)
            return;
        const int ours = stepsBetween(first(own(Kind::King)), first(step));
        m_worth += m_weights.escort[rank] * (stepsBetween(first(enemyKing), first(step)) - ours);
        m_worth += m_weights.kingFar[rank] * ours;
        if ((m_men.of(other(m_us)) & ~enemyKing & ~m_men.of(Kind::Pawn)) != 0)
            return;
        m_worth += m_weights.barePassed[rank];
        const Bits aim = ownRank(m_us, 7) & fileBits(fileOf(spot));
        const int steps = std::min(7 - static_cast<int>(rank), 5);
        if ((way & m_occupied) == 0 && stepsBetween(first(enemyKing), first(aim)) - 1 > steps)
            m_worth += m_weights.runs;
    }

    void addKing()
    {
        const Bits king = own(Kind::King);
        if (king == 0)
            return;
        const Spot spot = first(king);
        const Bits shield = forward(m_us, kLines.king[spot] | king) & kLines.king[spot];
        m_worth += stands(Kind::King, spot);
        m_worth += m_weights.shield * size((shield | forward(m_us, shield)) & own(Kind::Pawn));
        std::size_t bare = 0;
        for (int file = std::max(fileOf(spot) - 1, 0); file <= std::min(fileOf(spot) + 1, 7); ++file)
            bare += (fileBits(file) & own(Kind::Pawn)) == 0 ? 1 : 0;
        m_worth += m_weights.bare[bare];
        addShelter(spot);
        const Bits pawns = m_men.of(Kind::Pawn);
        for (Bits around = besides(king); pawns != 0 && (around & pawns) == 0; around = besides(around))
            m_worth += m_weights.pawnFar;
    }

    /** Pawns before the king, own and others. */
    void addShelter(Spot king)
    {
        const Bits before = ~spanBefore(other(m_us), ownRank(m_us, static_cast<int>(rankFor(m_us, king))));
        const int middle = std::clamp(fileOf(king), 1, 6);
        for (int file = middle - 1; file <= middle + 1; ++file) {
            const Bits ours = own(Kind::Pawn) & before & fileBits(file);
            const Bits theirs = m_men.of(other(m_us), Kind::Pawn) & before & fileBits(file);
            const std::size_t rank = ours == 0 ? 0 : rankFor(m_us, nearest(ours));
            m_worth += m_weights.cover[rank];
            if (theirs == 0)
                continue;
            const std::size_t enemyRank = rankFor(m_us, nearest(theirs));
            m_worth += m_weights.storm[rank != 0 && rank + 1 == enemyRank][enemyRank];
        }
    }
    /** The one of a file that is nearest to the own home rank. */
    Spot nearest(Bits file) const
    {
        return static_cast<Spot>(m_us == Army::White ? first(file) : 63 - std::countl_zero(file));
    }

    const Placement& m_men;
    Army m_us;
    const BoardWeights& m_weights;
    Bits m_occupied;
    Bits m_passed;
    Bits m_byPawns; ///< what is reached, by whom
    Bits m_byLight = 0;
    Bits m_byOfficers = 0;
    Bits m_twice = 0;
    std::array<Bits, kKinds> m_byKind{};
    Bits m_zone = 0; ///< around the enemy king
    Bits m_safe = 0;
    Bits m_enemySpan = 0;
    int m_attackers = 0;
    Both m_worth;
};

/** The same as boardWorth(), slowly. */
std::array<int, kArmies> plainBoardWorth(const Placement& men, Promotion promotion, const BoardWeights& weights)
{
    int phase = 0;
    const PackedWeights inWords = packed(weights);
    const PawnFormation pawns = formationOf(men, promotion, inWords);
    const auto material = materialWorth(men, inWords);
    PlainArmyWorth white(men, Army::White, pawns, material, weights);
    PlainArmyWorth black(men, Army::Black, pawns, material, weights);
    white.reach(phase);
    black.reach(phase);
    const Both ofWhite = white.sum(black);
    const Both ofBlack = black.sum(white);
    phase = std::min(phase, kMostPhase);
    return {ofWhite.at(phase, kMostPhase), ofBlack.at(phase, kMostPhase)};
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
            const auto worth = boardWorth(men, Promotion::Allowed, BoardTables(weights));
            const auto turned = boardWorth(turnedRound(men), Promotion::Allowed, BoardTables(weights));
            QCOMPARE(turned[0], worth[1]);
            QCOMPARE(turned[1], worth[0]);
        }
    }
    void fastSumsAreThoseOfEachPieceByItself()
    {
        const BoardWeights weights = someWeights();
        const BoardTables tables(weights);
        std::uint64_t random = 8;
        for (int i = 0; i < 20'000; ++i) {
            const Placement men = somePlacement(random);
            for (const Promotion promotion : {Promotion::Allowed, Promotion::Never})
                QCOMPARE(boardWorth(men, promotion, tables), plainBoardWorth(men, promotion, weights));
        }
    }
    void bothNumbersOfAWordAreExact()
    {
        for (const Both one : {Both{0, 0}, Both{-1, 1}, Both{1, -1}, Both{-70'000, -80'000}, Both{90'000, -1}}) {
            QCOMPARE(PackedBoth(one).unpacked(), one);
            for (const Both two : {Both{5, -3}, Both{-5, 3}, Both{-1, -1}})
                QCOMPARE((PackedBoth(one) * -7 + PackedBoth(two)).unpacked(), one * -7 + two);
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
                QCOMPARE(boardWorth(men, Promotion::Allowed, BoardTables(weights), &known),
                         boardWorth(men, Promotion::Allowed, BoardTables(weights)));
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
                QCOMPARE(boardWorth(men, Promotion::Allowed, BoardTables(weights), &known),
                         boardWorth(men, Promotion::Allowed, BoardTables(weights)));
            }
        }
    }
    void otherWeightsForgetWhatWasKept()
    {
        std::uint64_t random = 7;
        const Placement men = somePlacement(random);
        KnownWorths known;
        boardWorth(men, Promotion::Allowed, BoardTables(someWeights()), &known);
        known.forget();
        QCOMPARE(boardWorth(men, Promotion::Allowed, kTablesByMobility, &known), boardWorth(men));
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
