// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/PawnWorth.h"

namespace ringford::chess {

namespace {

/** All cells of ranks that are farther ahead of the home rank of @p army than @p spot. */
constexpr Bits ranksBefore(Army army, Spot spot)
{
    const Bits ofFile = army == Army::White ? 0xFE << rankOf(spot) & 0xFF : (1 << rankOf(spot)) - 1;
    return ofFile * ownRank(Army::White, 0);
}

/** What the pawns of one army are worth. */
template <Army Us> class Pawns {
public:
    Pawns(const Placement& men, Promotion promotion, const PackedWeights& weights)
        : m_hasAim(promotion == Promotion::Allowed), m_weights(weights), m_own(men.of(Us, Kind::Pawn)),
          m_enemy(men.of(other(Us), Kind::Pawn)), m_attacked(pawnAttacks(Us, m_own)),
          m_enemyAttacks(pawnAttacks(other(Us), m_enemy)), m_coverable(reachOfPawns(Us, m_own)),
          m_stopped(reachOfPawns(other(Us), m_enemy) | spanBefore(other(Us), m_enemy))
    {
    }

    void look(PawnFormation& formation)
    {
        const Bits abreast = m_own & (m_own << kAside | m_own >> kAside);
        m_joined = abreast | (m_own & m_attacked);
        m_worth += m_weights.backed * size(m_own & m_attacked);
        m_worth += m_weights.abreast * size(abreast);
        forEach(m_own, [&](Spot spot) {
            add(spot);
            addWeakness(spot);
        });
        addIslands();
        formation.worth[indexOf(Us)] = m_worth;
        formation.passed |= m_passed;
    }

private:
    void add(Spot spot)
    {
        const std::size_t rank = rankFor(Us, spot);
        const int file = fileOf(spot);
        m_worth += m_weights.material[0] + m_weights.byFile[0][static_cast<std::size_t>(file)];
        if (file >= 2 && file <= 5)
            m_worth += m_weights.middlePawn[file == 3 || file == 4][rank];
        if ((m_joined & bit(spot)) != 0)
            m_worth += m_weights.joined[rank];
        if (!m_hasAim)
            return;
        m_worth += m_weights.byRank[0][rank];
        const Bits way = spanBefore(Us, bit(spot));
        if ((way & (m_own | m_enemy)) != 0)
            return;
        if ((m_stopped & bit(spot)) == 0)
            addPassed(spot, rank);
        else if (helps(spot) >= hinders(spot))
            m_worth += m_weights.candidate[rank];
    }

    void addPassed(Spot spot, std::size_t rank)
    {
        m_passed |= bit(spot);
        m_worth += m_weights.passed[rank];
        if ((m_joined & bit(spot)) != 0)
            m_worth += m_weights.passedJoined[rank];
        const int file = fileOf(spot);
        Bits near = fileBits(file) | filesBeside(file);
        near |= near << kAside | near >> kAside;
        if ((near & m_enemy) == 0)
            m_worth += m_weights.outside;
    }

    int helps(Spot spot) const { return size(m_own & filesBeside(fileOf(spot)) & ~ranksBefore(Us, spot)); }
    int hinders(Spot spot) const { return size(m_enemy & filesBeside(fileOf(spot)) & ranksBefore(Us, spot)); }

    void addWeakness(Spot spot)
    {
        const Bits way = spanBefore(Us, bit(spot));
        const bool isOpen = (way & (m_own | m_enemy)) == 0;
        if ((m_own & filesBeside(fileOf(spot))) == 0) {
            m_worth += m_weights.isolated;
            if (isOpen)
                m_worth += m_weights.isolatedOpen;
        } else if ((bit(spot) & m_coverable) == 0 && (forward(Us, bit(spot)) & m_enemyAttacks) != 0) {
            m_worth += m_weights.backward;
            if (isOpen)
                m_worth += m_weights.backwardOpen;
        }
        if ((way & m_own) != 0)
            m_worth += m_weights.doubled;
    }

    void addIslands()
    {
        int islands = 0;
        bool wasEmpty = true;
        for (int file = 0; file < 8; ++file) {
            const bool isEmpty = (m_own & fileBits(file)) == 0;
            islands += wasEmpty && !isEmpty ? 1 : 0;
            wasEmpty = isEmpty;
        }
        m_worth += m_weights.islands * islands;
    }

    bool m_hasAim;
    const PackedWeights& m_weights;
    Bits m_own;
    Bits m_enemy;
    Bits m_attacked;
    Bits m_enemyAttacks;
    Bits m_coverable;
    Bits m_stopped;
    Bits m_joined = 0;
    Bits m_passed = 0;
    PackedBoth m_worth;
};

} // namespace

PawnFormation formationOf(const Placement& men, Promotion promotion, const PackedWeights& weights)
{
    PawnFormation formation;
    Pawns<Army::White>(men, promotion, weights).look(formation);
    Pawns<Army::Black>(men, promotion, weights).look(formation);
    return formation;
}

} // namespace ringford::chess
