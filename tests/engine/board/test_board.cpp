// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "tests/support/BoardWords.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** A ring of one row: r1 to r6, closed, with nothing across. */
Board ringOfSix(BoardBuilder::RayRule cut = nullptr)
{
    BoardBuilder builder;
    Face face;
    face.shape = Face::Shape::Ring;
    face.columns = 6;
    face.rows = 1;
    const auto number = static_cast<std::uint8_t>(builder.addFace(face));
    std::vector<Cell> cells;
    for (std::int16_t column = 0; column < 6; ++column)
        cells.push_back(builder.addCell({number, column, 0}, Ground::Light, 'r' + std::to_string(column + 1)));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell next = cells[(i + 1) % cells.size()];
        builder.link(cells[i], Direction::East, {next, Direction::East});
        builder.link(next, Direction::West, {cells[i], Direction::West});
    }
    if (cut)
        builder.cutRays(cut);
    return builder.build();
}

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void squareBoardsHaveTheirCells_data()
    {
        QTest::addColumn<int>("files");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("boards");
        QTest::addColumn<bool>("darkCellsOnly");
        QTest::addColumn<int>("cells");
        QTest::newRow("chess") << 8 << 8 << 1 << false << 64;
        QTest::newRow("dark cells") << 8 << 8 << 1 << true << 32;
        QTest::newRow("two small") << 4 << 4 << 2 << false << 32;
        QTest::newRow("sixteen") << 8 << 8 << 16 << false << 1024;
        QTest::newRow("long") << 9 << 37 << 1 << false << 333;
        QTest::newRow("one cell") << 1 << 1 << 1 << true << 1;
    }
    void squareBoardsHaveTheirCells()
    {
        QFETCH(const int, files);
        QFETCH(const int, ranks);
        QFETCH(const int, boards);
        QFETCH(const bool, darkCellsOnly);
        const Board board = buildSquareBoards({files, ranks, boards, darkCellsOnly});
        QTEST(board.cellCount(), "cells");
        QCOMPARE(static_cast<int>(board.faces().size()), boards);
        QCOMPARE(static_cast<int>(board.tiles().size()), files * ranks * boards);
        QVERIFY(std::ranges::is_sorted(board.tiles(), {}, &Tile::place));

        std::set<std::string> seen;
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            const Cell cell{index};
            seen.insert(board.name(cell));
            QCOMPARE(board.find(board.name(cell)), cell);
            QCOMPARE(board.at(board.place(cell)), cell);
            QCOMPARE(board.find(board.place(cell).face, board.shortName(cell)), cell);
        }
        QCOMPARE(static_cast<int>(seen.size()), board.cellCount());
    }

    void everyStepCanBeWalkedBack_data() { squareBoardsHaveTheirCells_data(); }
    void everyStepCanBeWalkedBack()
    {
        QFETCH(const int, files);
        QFETCH(const int, ranks);
        QFETCH(const int, boards);
        QFETCH(const bool, darkCellsOnly);
        const Board board = buildSquareBoards({files, ranks, boards, darkCellsOnly});
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            for (int d = 0; d < kDirectionCount; ++d) {
                const auto there = board.step(Cell{index}, static_cast<Direction>(d));
                if (!there)
                    continue;
                const auto back = board.step(there->cell, opposite(there->heading));
                QVERIFY(back);
                QCOMPARE(back->cell, Cell{index});
                QCOMPARE(board.place(there->cell).face, board.place(Cell{index}).face); // square boards are not linked
            }
        }
    }

    void cellsAreNumberedInTheOrderOfText()
    {
        const Board board = buildSquareBoards({.files = 2, .ranks = 10, .boards = 2, .darkCellsOnly = false});
        QCOMPARE(board.name(Cell{0}), std::string("1:a1"));
        QCOMPARE(board.name(Cell{1}), std::string("1:a2"));
        QCOMPARE(board.name(Cell{9}), std::string("1:a10")); // by number, not by character
        QCOMPARE(board.name(Cell{10}), std::string("1:b1"));
        QCOMPARE(board.name(Cell{20}), std::string("2:a1"));
        QCOMPARE(board.shortName(Cell{20}), std::string_view("a1"));
    }

    void namesThatAreNoCells()
    {
        const Board one = buildSquareBoards({.files = 8, .ranks = 8, .boards = 1, .darkCellsOnly = true});
        for (const char* name : {"", "a", "a0", "a9", "i1", "a2", "A1", "a1 ", "a01", "1:a1"})
            QVERIFY2(!one.find(name), name);
        const Board two = buildSquareBoards({.files = 4, .ranks = 4, .boards = 2, .darkCellsOnly = false});
        for (const char* name : {"a1", "0:a1", "3:a1", "1:", ":a1", "1:1:a1"})
            QVERIFY2(!two.find(name), name);
        QVERIFY(!two.find(0, "1:a1"));
    }

    void lightSquaresAreDrawnAndAreNoCells()
    {
        const Board board = buildSquareBoards({.files = 8, .ranks = 8, .boards = 1, .darkCellsOnly = true});
        QCOMPARE(board.at({0, 0, 0}), cellOf(board, "a1"));
        QVERIFY(!board.at({0, 1, 0}));
        QVERIFY(!board.at({0, 8, 0}));
        QVERIFY(!board.at({1, 0, 0}));
        QCOMPARE(board.ground(cellOf(board, "a1")), Ground::Dark);
        QVERIFY(!board.step(cellOf(board, "a1"), Direction::North));
        QCOMPARE(ray(board, "c3", Direction::NorthEast), QStringList({"d4", "e5", "f6", "g7", "h8"}));
    }

    void raysEndAtTheEdge()
    {
        const Board board = buildSquareBoards({});
        QCOMPARE(ray(board, "f6", Direction::North), QStringList({"f7", "f8"}));
        QCOMPARE(ray(board, "f6", Direction::NorthEast), QStringList({"g7", "h8"}));
        QCOMPARE(ray(board, "f6", Direction::East), QStringList({"g6", "h6"}));
        QCOMPARE(ray(board, "f6", Direction::SouthEast), QStringList({"g5", "h4"}));
        QCOMPARE(ray(board, "c3", Direction::South), QStringList({"c2", "c1"}));
        QCOMPARE(ray(board, "c3", Direction::SouthWest), QStringList({"b2", "a1"}));
        QCOMPARE(ray(board, "c3", Direction::West), QStringList({"b3", "a3"}));
        QCOMPARE(ray(board, "c3", Direction::NorthWest), QStringList({"b4", "a5"}));
        QCOMPARE(ray(board, "h8", Direction::NorthEast), QStringList());
    }

    void knightsLeap()
    {
        const Board board = buildSquareBoards({});
        QCOMPARE(leaps(board, "a1"), QStringList({"b3", "c2"}));
        QCOMPARE(leaps(board, "d4"), QStringList({"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}));
        int all = 0;
        for (std::uint16_t index = 0; index < 64; ++index)
            all += static_cast<int>(board.knightLeaps(Cell{index}).size());
        QCOMPARE(all, 336); // a known figure
        const Board two = buildSquareBoards({.files = 4, .ranks = 4, .boards = 2, .darkCellsOnly = false});
        QCOMPARE(leaps(two, "2:a1"), QStringList({"2:b3", "2:c2"}));
    }

    void slideStopsAfterOneLap()
    {
        const Board board = ringOfSix();
        QCOMPARE(ray(board, "r3", Direction::East), QStringList({"r4", "r5", "r6", "r1", "r2"}));
        QCOMPARE(ray(board, "r3", Direction::West), QStringList({"r2", "r1", "r6", "r5", "r4"}));
        QCOMPARE(ray(board, "r3", Direction::North), QStringList());
    }

    void raysAreCutWhereTheBuilderSays()
    {
        // A river behind r5: whoever comes to it ends there; who begins there goes on.
        const Board board = ringOfSix([](Cell from, Cell at, Cell) { return at == from || at.index != 4; });
        QCOMPARE(ray(board, "r3", Direction::East), QStringList({"r4", "r5"}));
        QCOMPARE(ray(board, "r5", Direction::East), QStringList({"r6", "r1", "r2", "r3", "r4"}));
        QVERIFY(board.step(cellOf(board, "r5"), Direction::East)); // a single step is not cut
    }

    void anEdgeMayTurnThePiece()
    {
        // Two cells; who leaves the first to the north comes into the second facing east.
        BoardBuilder builder;
        builder.addFace({});
        const Cell first = builder.addCell({0, 0, 0}, Ground::Light, "a1");
        const Cell second = builder.addCell({0, 1, 0}, Ground::Light, "b1");
        const Cell third = builder.addCell({0, 2, 0}, Ground::Light, "c1");
        builder.link(first, Direction::North, {second, Direction::East});
        builder.link(second, Direction::East, {third, Direction::East});
        const Board board = builder.build();
        QCOMPARE(ray(board, "a1", Direction::North), QStringList({"b1", "c1"}));
        QCOMPARE(ray(board, "a1", Direction::East), QStringList());
    }

    void aBuilderCanBeUsedAgain()
    {
        BoardBuilder builder;
        builder.addFace({});
        builder.addCell({0, 0, 0}, Ground::Light, "a1");
        builder.addGround({0, 1, 0}, Ground::Water);
        const Board first = builder.build();
        QCOMPARE(first.cellCount(), 1);
        QCOMPARE(first.tiles().size(), std::size_t{2});
        QVERIFY(!first.at({0, 1, 0}));
        QVERIFY(first.ground({0, 0, 0}) == Ground::Light);
        QVERIFY(first.ground({0, 1, 0}) == Ground::Water);
        QVERIFY(!first.ground({0, 2, 0}));
        const Board second = builder.build();
        QCOMPARE(second.cellCount(), 0);
        QVERIFY(second.faces().empty());
    }

    void facesAreLabelled()
    {
        const Board board = buildSquareBoards({.files = 3, .ranks = 2, .boards = 2, .darkCellsOnly = false});
        const Face& face = board.faces()[1];
        QCOMPARE(face.name, std::string("2"));
        QCOMPARE(face.columnLabels, (std::vector<std::string>{"a", "b", "c"}));
        QCOMPARE(face.rowLabels, (std::vector<std::string>{"1", "2"}));
        QCOMPARE(buildSquareBoards({}).faces().front().name, std::string());
    }
};

RINGFORD_TEST(BoardTest)
#include "test_board.moc"
