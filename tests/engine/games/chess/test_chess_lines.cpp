// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Lines.h"
#include "engine/games/chess/Placement.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace ringford;
using namespace ringford::chess;

namespace {

constexpr std::array<Direction, 4> kStraight{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr std::array<Direction, 4> kDiagonal{Direction::NorthEast, Direction::SouthEast, Direction::SouthWest,
                                             Direction::NorthWest};

Bits toBits(std::span<const Cell> cells)
{
    Bits set = 0;
    for (const Cell cell : cells)
        set |= bit(cell.index);
    return set;
}

/** What a slide along the board graph's rays reaches. */
Bits slide(const Board& board, Spot from, const std::array<Direction, 4>& headings, Bits occupied)
{
    Bits reached = 0;
    for (const Direction heading : headings) {
        for (const Cell cell : board.ray(Cell{from}, heading)) {
            reached |= bit(cell.index);
            if ((occupied & bit(cell.index)) != 0)
                break;
        }
    }
    return reached;
}

} // namespace

/** The tables of cell sets say of the 8x8 board what its graph says. */
class TestChessLines : public QObject {
    Q_OBJECT

private slots:
    void spotsAreCells()
    {
        QCOMPARE(m_board.cellCount(), kSpots);
        for (int file = 0; file < 8; ++file) {
            for (int rank = 0; rank < 8; ++rank) {
                const std::string name{static_cast<char>('a' + file), static_cast<char>('1' + rank)};
                QCOMPARE(m_board.find(name)->index, spotOf(file, rank));
            }
        }
    }

    void leapsAndStepsAreThoseOfTheGraph()
    {
        for (Spot spot = 0; spot < kSpots; ++spot) {
            QCOMPARE(kLines.knight[spot], toBits(m_board.knightLeaps(Cell{spot})));
            Bits steps = 0;
            for (int d = 0; d < kDirectionCount; ++d) {
                if (const auto landing = m_board.step(Cell{spot}, static_cast<Direction>(d)))
                    steps |= bit(landing->cell.index);
            }
            QCOMPARE(kLines.king[spot], steps);
        }
    }

    void pawnsAttackAhead()
    {
        for (Spot spot = 0; spot < kSpots; ++spot) {
            Bits white = 0;
            Bits black = 0;
            for (const Direction heading : {Direction::NorthEast, Direction::NorthWest}) {
                if (const auto landing = m_board.step(Cell{spot}, heading))
                    white |= bit(landing->cell.index);
            }
            for (const Direction heading : {Direction::SouthEast, Direction::SouthWest}) {
                if (const auto landing = m_board.step(Cell{spot}, heading))
                    black |= bit(landing->cell.index);
            }
            QCOMPARE(kLines.pawn[0][spot], white);
            QCOMPARE(kLines.pawn[1][spot], black);
        }
    }

    void betweenAndSharedAreCutFromRays()
    {
        for (Spot from = 0; from < kSpots; ++from) {
            for (Spot to = 0; to < kSpots; ++to) {
                Bits between = 0;
                Bits shared = 0;
                for (int d = 0; d < kDirectionCount; ++d) {
                    const auto ray = m_board.ray(Cell{from}, static_cast<Direction>(d));
                    const auto found = std::ranges::find(ray, Cell{to});
                    if (found == ray.end())
                        continue;
                    between = toBits(ray.first(static_cast<std::size_t>(found - ray.begin())));
                    const auto back = static_cast<Direction>((d + 4) % kDirectionCount);
                    shared = toBits(ray) | bit(from) | toBits(m_board.ray(Cell{from}, back));
                }
                QCOMPARE(kLines.between[from][to], between);
                QCOMPARE(kLines.shared[from][to], shared);
            }
        }
    }

    void lineAttacksAreSlides()
    {
        QVERIFY(rc::check("rooks and bishops stop where the graph's rays are blocked", [this](Bits a, Bits b, Bits c) {
            const auto from = static_cast<Spot>(*rc::gen::inRange(0, kSpots));
            for (const Bits occupied : {a, a & b, a & b & c, a | b}) {
                RC_ASSERT(rookAttacks(from, occupied) == slide(m_board, from, kStraight, occupied));
                RC_ASSERT(bishopAttacks(from, occupied) == slide(m_board, from, kDiagonal, occupied));
                RC_ASSERT(queenAttacks(from, occupied) ==
                          (rookAttacks(from, occupied) | bishopAttacks(from, occupied)));
            }
        }));
    }

private:
    const Board m_board = buildSquareBoards({});
};

RINGFORD_TEST(TestChessLines)
#include "test_chess_lines.moc"
