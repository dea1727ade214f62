// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "tests/support/BoardWords.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class TestLinkedBoards : public QObject {
    Q_OBJECT

private slots:
    void aSlideEndsOnTheFirstCellBeyond()
    {
        const Board board = buildSquareBoards({.boards = 3, .linked = true});
        const auto ray = [&](const char* from, Direction heading) {
            return names(board, board.ray(*board.find(from), heading)).join(' ');
        };
        QCOMPARE(ray("1:f4", Direction::East), QString("1:g4 1:h4 2:a4"));
        QCOMPARE(ray("2:b4", Direction::West), QString("2:a4 1:h4"));
        QCOMPARE(ray("1:h4", Direction::NorthEast), QString("2:a5"));
        QCOMPARE(ray("2:a4", Direction::SouthWest), QString("1:h3"));
        QCOMPARE(ray("1:g1", Direction::NorthEast), QString("1:h2 2:a3"));
        QCOMPARE(ray("1:b4", Direction::West), QString("1:a4"));
        QCOMPARE(ray("3:g4", Direction::East), QString("3:h4"));
        QCOMPARE(ray("1:h8", Direction::NorthEast), QString());
    }

    void aJumpGoesOneOrTwoFilesIn()
    {
        const Board board = buildSquareBoards({.boards = 2, .linked = true});
        QCOMPARE(names(board, board.knightLeaps(*board.find("1:h4"))).join(' '),
                 QString("1:f3 1:f5 1:g2 1:g6 2:a2 2:a6 2:b3 2:b5"));
        QCOMPARE(names(board, board.knightLeaps(*board.find("1:g4"))).join(' '),
                 QString("1:e3 1:e5 1:f2 1:f6 1:h2 1:h6 2:a3 2:a5"));
    }

    void everyStepCanBeWalkedBack()
    {
        const Board board = buildSquareBoards({.boards = 4, .linked = true});
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            for (int d = 0; d < kDirectionCount; ++d) {
                const auto there = board.step(Cell{index}, static_cast<Direction>(d));
                const auto back = static_cast<Direction>((d + kDirectionCount / 2) % kDirectionCount);
                if (there)
                    QVERIFY(board.step(there->cell, back) == (Landing{Cell{index}, back}));
            }
        }
    }

    void cellsOfASingleBoardCarryItsNumber()
    {
        const Board board = buildSquareBoards({.linked = true});
        QVERIFY(board.find("1:e4"));
        QVERIFY(!board.find("e4"));
        QCOMPARE(names(board, board.ray(*board.find("1:g4"), Direction::East)).join(' '), QString("1:h4"));
    }

    void boardsThatAreNotLinkedDoNotTouch()
    {
        const Board board = buildSquareBoards({.boards = 2});
        QVERIFY(!board.step(*board.find("1:h4"), Direction::East));
    }
};

RINGFORD_TEST(TestLinkedBoards)
#include "test_linked_boards.moc"
