// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/RingBoard.h"
#include "tests/support/BoardWords.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

QString step(const Board& board, const char* from, Direction heading)
{
    const auto landing = board.step(board.find(from).value(), heading);
    return landing ? QString::fromStdString(board.name(landing->cell)) : QString();
}

std::vector<int> columnsOf(const Face& face, FaceLine::Kind kind)
{
    std::vector<int> columns;
    for (const FaceLine& line : face.lines) {
        if (line.kind == kind)
            columns.push_back(line.column);
    }
    return columns;
}

} // namespace

class RingBoardTest : public QObject {
    Q_OBJECT

private slots:
    void ringsHaveTheirCells_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4, 5, 6})
            QTest::addRow("%d seats", seats) << seats;
    }
    void ringsHaveTheirCells()
    {
        QFETCH(const int, seats);
        const Board board = buildRing({seats});
        const int columns = 8 * seats;
        QCOMPARE(board.cellCount(), 4 * columns);
        QCOMPARE(board.tiles().size(), static_cast<std::size_t>(4 * columns));
        QVERIFY(std::ranges::is_sorted(board.tiles(), {}, &Tile::place));
        std::uint16_t index = 0;
        for (const char letter : {'a', 'b', 'c', 'd'}) {
            for (int number = 1; number <= columns; ++number, ++index) {
                const std::string name = letter + std::to_string(number);
                QCOMPARE(board.name(Cell{index}), name);
                QCOMPARE(board.find(name), Cell{index});
                const Place place{0, static_cast<std::int16_t>(number - 1), static_cast<std::int16_t>(letter - 'a')};
                QCOMPARE(board.place(Cell{index}), place);
                QCOMPARE(board.at(place), Cell{index});
            }
        }
        const std::vector<std::string> outside{"a0", "e1", "a" + std::to_string(columns + 1)};
        for (const std::string& name : outside)
            QVERIFY(!board.find(name));
    }

    void everyStepCanBeWalkedBack_data() { ringsHaveTheirCells_data(); }
    void everyStepCanBeWalkedBack()
    {
        QFETCH(const int, seats);
        const Board board = buildRing({seats});
        int steps = 0;
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            for (int d = 0; d < kDirectionCount; ++d) {
                const auto heading = static_cast<Direction>(d);
                const auto there = board.step(Cell{index}, heading);
                if (!there)
                    continue;
                ++steps;
                QCOMPARE(there->heading, heading); // a ring turns nobody
                const auto back = board.step(there->cell, opposite(heading));
                QVERIFY(back);
                QCOMPARE(back->cell, Cell{index});
                const bool slanting = d % 2 == 1;
                QCOMPARE(board.ground(there->cell) == board.ground(Cell{index}), slanting);
            }
        }
        // Eight ways from the cells of the two rings in the middle, five from the others.
        QCOMPARE(steps, 8 * seats * (5 + 8 + 8 + 5));
    }

    void numbersWrap()
    {
        const Board two = buildRing({2});
        QCOMPARE(step(two, "a16", Direction::East), "a1");
        QCOMPARE(step(two, "a1", Direction::West), "a16");
        QCOMPARE(step(two, "b16", Direction::NorthEast), "a1");
        QCOMPARE(step(two, "b1", Direction::SouthWest), "c16");
        const Board six = buildRing({6});
        QCOMPARE(step(six, "d48", Direction::East), "d1");
        QCOMPARE(step(six, "c1", Direction::NorthWest), "b48");
    }

    void northLeadsOutwardsAndNothingCrossesTheMiddle()
    {
        const Board board = buildRing({3});
        QCOMPARE(step(board, "b5", Direction::North), "a5");
        QCOMPARE(step(board, "b5", Direction::South), "c5");
        for (const Direction outwards : {Direction::NorthWest, Direction::North, Direction::NorthEast})
            QCOMPARE(step(board, "a5", outwards), QString());
        for (const Direction inwards : {Direction::SouthWest, Direction::South, Direction::SouthEast})
            QCOMPARE(step(board, "d5", inwards), QString());
    }

    void slidesGoOnceRound_data() { ringsHaveTheirCells_data(); }
    void slidesGoOnceRound()
    {
        QFETCH(const int, seats);
        const Board board = buildRing({seats});
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            for (const Direction along : {Direction::East, Direction::West}) {
                const auto cells = board.ray(Cell{index}, along);
                QCOMPARE(static_cast<int>(cells.size()), 8 * seats - 1);
                QVERIFY(std::ranges::find(cells, Cell{index}) == cells.end());
                QCOMPARE(static_cast<int>(std::set<Cell>(cells.begin(), cells.end()).size()), 8 * seats - 1);
            }
        }
    }

    void slidesAcrossEndAtRimAndMiddle()
    {
        const Board board = buildRing({2});
        QCOMPARE(ray(board, "a1", Direction::South), QStringList({"b1", "c1", "d1"}));
        QCOMPARE(ray(board, "a15", Direction::SouthEast), QStringList({"b16", "c1", "d2"}));
        QCOMPARE(ray(board, "c1", Direction::NorthWest), QStringList({"b16", "a15"}));
        QCOMPARE(ray(board, "d8", Direction::South), QStringList());
        QCOMPARE(ray(board, "a14", Direction::East).mid(0, 4), QStringList({"a15", "a16", "a1", "a2"}));
    }

    void knightsLeap()
    {
        const Board two = buildRing({2});
        QCOMPARE(leaps(two, "a1"), QStringList({"b3", "b15", "c2", "c16"}));
        QCOMPARE(leaps(two, "b1"), QStringList({"a3", "a15", "c3", "c15", "d2", "d16"}));
        for (const int seats : {2, 6}) {
            const Board board = buildRing({seats});
            int all = 0;
            for (std::uint16_t index = 0; index < board.cellCount(); ++index)
                all += static_cast<int>(board.knightLeaps(Cell{index}).size());
            QCOMPARE(all, 8 * seats * (4 + 6 + 6 + 4));
        }
    }

    void theFaceIsLabelledAndHasItsLines()
    {
        const Board board = buildRing({3, true});
        const Face& face = board.faces().front();
        QCOMPARE(face.shape, Face::Shape::Ring);
        QCOMPARE(face.columns, 24);
        QCOMPARE(face.rows, 4);
        QCOMPARE(face.name, std::string());
        QCOMPARE(face.columnLabels.front(), std::string("1"));
        QCOMPARE(face.columnLabels.back(), std::string("24"));
        QCOMPARE(face.rowLabels, (std::vector<std::string>{"a", "b", "c", "d"}));
        QCOMPARE(columnsOf(face, FaceLine::Kind::Start), (std::vector<int>{0, 8, 16}));
        QCOMPARE(columnsOf(face, FaceLine::Kind::Promotion), (std::vector<int>{1, 7, 9, 15, 17, 23}));
        QCOMPARE(columnsOf(buildRing({3}).faces().front(), FaceLine::Kind::Promotion), std::vector<int>());
        QCOMPARE(board.ground(board.find("a1").value()), Ground::Dark);
    }
};

RINGFORD_TEST(RingBoardTest)
#include "test_ring_board.moc"
