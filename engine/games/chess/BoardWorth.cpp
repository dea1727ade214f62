// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardWorth.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::chess {

namespace {

/** A score for the middle of a game, when many pieces stand, and one for its end. */
struct Both {
    int middle = 0;
    int end = 0;
    constexpr Both& operator+=(Both more)
    {
        middle += more.middle;
        end += more.end;
        return *this;
    }
    constexpr Both operator*(int times) const { return {middle * times, end * times}; }
};

// What is not material, in hundredths of a pawn.
constexpr std::array<Both, kKinds> kByTarget{{{0, 0}, {5, 4}, {5, 5}, {3, 5}, {2, 4}, {0, 0}}};
constexpr std::array<int, kKinds> kUsualTargets{0, 4, 5, 7, 11, 0};
constexpr std::array<Both, 8> kPassed{{{0, 0}, {4, 8}, {6, 12}, {12, 26}, {26, 52}, {50, 92}, {90, 150}, {0, 0}}};
constexpr std::array<int, 8> kAdvance{0, 0, 2, 6, 12, 22, 40, 0};
constexpr Both kPair{28, 45};
constexpr Both kDoubled{-10, -18};
constexpr Both kIsolated{-10, -14};
constexpr Both kOpenFile{22, 8};
constexpr int kShield = 11;
constexpr std::array<int, 8> kDangerByAttackers{0, 0, 12, 30, 52, 70, 84, 92};
constexpr int kMostPhase = 24;
constexpr std::array<int, kKinds> kPhase{0, 1, 1, 2, 4, 0};

constexpr Bits fileBits(int file)
{
    return Bits{0xFF} << 8 * file;
}

/** How near the middle of the board a cell is: 0 in the corners, 6 on d4. */
constexpr int centrality(Spot spot)
{
    const auto fromRim = [](int line) { return std::min(line, 7 - line); };
    return fromRim(fileOf(spot)) + fromRim(rankOf(spot));
}

constexpr int rankFor(Army army, Spot spot)
{
    return army == Army::White ? rankOf(spot) : 7 - rankOf(spot);
}

/** The cells before @p pawns on their own files and, with @p wide, those beside them: what can stop them on their way. */
constexpr Bits spanBefore(Army army, Bits pawns)
{
    Bits span = forward(army, pawns);
    for (int i = 0; i < 6; ++i)
        span |= forward(army, span);
    return span;
}

class ArmyWorth {
public:
    ArmyWorth(const Placement& men, Army us, Promotion promotion)
        : m_men(men), m_us(us), m_occupied(men.occupied()), m_promotion(promotion)
    {
    }

    Both sum(Bits ownAttacksOfPawns, Bits enemyAttacksOfPawns, int& phase) const
    {
        Both worth;
        int attackers = 0;
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        const Bits zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        const Bits safe = ~m_men.of(m_us) & ~enemyAttacksOfPawns;
        addOfficers<Kind::Knight>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Bishop>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Rook>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Queen>(worth, safe, zone, attackers, phase);
        if ((ownAttacksOfPawns & zone) != 0)
            ++attackers;
        worth.middle += kDangerByAttackers[static_cast<std::size_t>(std::min(attackers, 7))];
        if (size(m_men.of(m_us, Kind::Bishop)) >= 2)
            worth += kPair;
        addPawns(worth);
        addKing(worth);
        return worth;
    }

private:
    template <Kind K> void addOfficers(Both& worth, Bits safe, Bits zone, int& attackers, int& phase) const
    {
        constexpr std::size_t kKind = indexOf(K);
        forEach(m_men.of(m_us, K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            worth.middle += kWorth[kKind];
            worth.end += kWorth[kKind];
            worth += kByTarget[kKind] * (size(reached & safe) - kUsualTargets[kKind]);
            if constexpr (K == Kind::Knight || K == Kind::Bishop)
                worth.middle += 3 * (centrality(spot) - 3) + (rankFor(m_us, spot) == 0 ? -8 : 0);
            if constexpr (K == Kind::Rook) {
                if ((fileBits(fileOf(spot)) & m_men.of(m_us, Kind::Pawn)) == 0)
                    worth += kOpenFile;
            }
            if ((reached & zone) != 0)
                attackers += K == Kind::Queen ? 2 : 1;
            phase += kPhase[kKind];
        });
    }

    void addPawns(Both& worth) const
    {
        const Bits own = m_men.of(m_us, Kind::Pawn);
        const Bits enemy = m_men.of(other(m_us), Kind::Pawn);
        const Bits enemySpan = spanBefore(other(m_us), enemy);
        const Bits stopped =
            enemySpan | spanBefore(other(m_us), pawnAttacks(other(m_us), enemy)) | pawnAttacks(other(m_us), enemy);
        forEach(own, [&](Spot spot) {
            const int rank = rankFor(m_us, spot);
            const int file = fileOf(spot);
            const bool hasAim = m_promotion == Promotion::Allowed;
            worth.middle += kWorth[0];
            worth.end += kWorth[0];
            if (hasAim)
                worth += Both{kAdvance[static_cast<std::size_t>(rank)] / 2, kAdvance[static_cast<std::size_t>(rank)]};
            if (file >= 2 && file <= 5)
                worth.middle += (rank == 3   ? 14
                                 : rank >= 4 ? 8
                                             : 0) +
                                (file == 3 || file == 4 ? (rank == 1 ? -10 : 4) : 0);
            const Bits beside = (file > 0 ? fileBits(file - 1) : 0) | (file < 7 ? fileBits(file + 1) : 0);
            if ((own & beside) == 0)
                worth += kIsolated;
            if ((spanBefore(m_us, bit(spot)) & own) != 0)
                worth += kDoubled;
            else if (hasAim && (stopped & bit(spot)) == 0)
                worth += kPassed[static_cast<std::size_t>(rank)];
        });
    }

    void addKing(Both& worth) const
    {
        const Bits king = m_men.of(m_us, Kind::King);
        if (king == 0)
            return;
        const Spot spot = first(king);
        worth.end += 8 * centrality(spot);
        worth.middle -= 10 * rankFor(m_us, spot);
        const int file = fileOf(spot);
        worth.middle += file <= 2 || file >= 6 ? 16 : -6;
        const Bits shield = forward(m_us, kLines.king[spot] | king) & kLines.king[spot];
        worth.middle += kShield * size((shield | forward(m_us, shield)) & m_men.of(m_us, Kind::Pawn));
    }

    const Placement& m_men;
    Army m_us;
    Bits m_occupied;
    Promotion m_promotion;
};

} // namespace

std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion)
{
    int phase = 0;
    const Bits white = pawnAttacks(Army::White, men.of(Army::White, Kind::Pawn));
    const Bits black = pawnAttacks(Army::Black, men.of(Army::Black, Kind::Pawn));
    const Both ofWhite = ArmyWorth(men, Army::White, promotion).sum(white, black, phase);
    const Both ofBlack = ArmyWorth(men, Army::Black, promotion).sum(black, white, phase);
    phase = std::min(phase, kMostPhase);
    const auto both = [&](Both worth) {
        return (worth.middle * phase + worth.end * (kMostPhase - phase)) / kMostPhase;
    };
    return {both(ofWhite), both(ofBlack)};
}

int exchange(const Placement& men, Army us, Move move)
{
    constexpr int kKing = 10'000; // who takes back with the king must not be taken
    const auto worthOf = [](Kind kind) { return kind == Kind::King ? kKing : kWorth[indexOf(kind)]; };
    const auto taken = capturedKind(men, us, move);
    const Spot to = move.to();
    std::array<int, 34> gains{};
    gains[0] = (taken ? worthOf(*taken) : 0) +
               (isPromotion(move.form()) ? kWorth[indexOf(arrives(move.form()))] - kWorth[0] : 0);
    Bits occupied = men.occupied() & ~bit(move.from()) & ~bit(capturedSpot(move));
    int standing = worthOf(arrives(move.form()));
    Army side = other(us);
    std::size_t depth = 0;
    for (; depth + 1 < gains.size(); ++depth) {
        const Bits able = attackers(men, side, to, occupied & ~bit(to));
        if (able == 0)
            break;
        std::size_t kind = 0;
        while ((men.kinds[kind] & able) == 0)
            ++kind;
        gains[depth + 1] = standing - gains[depth];
        standing = worthOf(static_cast<Kind>(kind));
        occupied &= ~bit(first(men.kinds[kind] & able));
        side = other(side);
    }
    for (; depth > 0; --depth)
        gains[depth - 1] = std::min(gains[depth - 1], -gains[depth]);
    return gains[0];
}

int gainOf(const Placement& men, Army us, Move move)
{
    const auto taken = capturedKind(men, us, move);
    if (!taken && move.form() != Form::PromoteQueen)
        return 0;
    const int stake = kWorth[indexOf(mover(move.form()))];
    if (taken && mover(move.form()) == Kind::King)
        return std::max(1, kWorth[indexOf(*taken)]);
    if (taken && kWorth[indexOf(*taken)] >= stake)
        return kWorth[indexOf(*taken)] +
               (move.form() == Form::PromoteQueen ? kWorth[indexOf(Kind::Queen)] - kWorth[0] : 0);
    return exchange(men, us, move);
}

} // namespace ringford::chess
