// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/RiverBoard.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

/** Two banks with keeps, a river with a bridge between, which may be the centre. */
Board drawn(bool pauses)
{
    RiverSpec spec;
    spec.drawing = {"##+ +++",  //
                    "##+=+++",  //
                    "+++ +##"}; //
    spec.centre = 4;
    spec.pauses = pauses;
    spec.homeRivers = {3, 5};
    return buildRiverBoard(spec);
}

QString along(const Board& board, const char* from, Direction heading)
{
    QStringList names;
    for (const Cell cell : board.ray(*board.find(from), heading))
        names << QString::fromStdString(board.name(cell));
    return names.join(' ');
}

} // namespace

class TestRiverBoard : public QObject {
    Q_OBJECT

private slots:
    void cellsAreNamedByRowsFromTheTop()
    {
        const Board board = drawn(false);
        QCOMPARE(board.cellCount(), 3 * 7 - 2);
        QCOMPARE(board.tiles().size(), std::size_t{21});
        QCOMPARE(board.find("a1")->index, 0);
        QCOMPARE(board.name(Cell{3}), std::string("a5")); // a4 is water
        QVERIFY(!board.find("a4"));
        QVERIFY(board.place(*board.find("a1")) == (Place{0, 0, 2}));
        QVERIFY(board.place(*board.find("c7")) == (Place{0, 6, 0}));
    }
    void groundsAreAsDrawn()
    {
        const Board board = drawn(false);
        QVERIFY(board.ground(Place{0, 3, 2}) == Ground::Water);
        QVERIFY(board.ground(*board.find("b4")) == Ground::Bridge);
        QVERIFY(board.ground(*board.find("a1")) == Ground::Dark);
        QVERIFY(board.ground(*board.find("a2")) == Ground::Light);
    }
    void whatStandsAlongTheSides()
    {
        const Face face = drawn(false).faces().front();
        QVERIFY(face.columnLabels == (std::vector<std::string>{"1W", "2W", "3W", "C", "3B", "2B", "1B"}));
        QVERIFY(face.rowLabels == (std::vector<std::string>{"c", "b", "a"}));
        QVERIFY(face.strongColumns == (std::vector<int>{2, 4}));
        QVERIFY(face.lines == (std::vector<FaceLine>{{3, FaceLine::Kind::Centre}}));
        QVERIFY(face.keeps == (std::vector<FaceArea>{{0, 1, 2, 2}, {5, 0, 2, 1}}));
    }
    void withoutCentreColumnsHaveNumbers()
    {
        RiverSpec spec;
        spec.drawing = {"++", "++"};
        const Face face = buildRiverBoard(spec).faces().front();
        QVERIFY(face.columnLabels == (std::vector<std::string>{"1", "2"}));
        QVERIFY(face.lines.empty());
        QVERIFY(face.keeps.empty());
    }

    void waterEndsALine()
    {
        const Board board = drawn(false);
        QCOMPARE(along(board, "a1", Direction::East), QString("a2 a3"));
        QCOMPARE(along(board, "b1", Direction::East), QString("b2 b3 b4 b5 b6 b7"));
        QCOMPARE(along(board, "c3", Direction::NorthEast), QString("b4 a5"));
        QCOMPARE(along(board, "b4", Direction::North), QString());
        QCOMPARE(along(board, "a1", Direction::South), QString("b1 c1"));
    }
    void linesPauseWhereTheyEnterTheCentre()
    {
        const Board board = drawn(true);
        QCOMPARE(along(board, "b1", Direction::East), QString("b2 b3 b4"));
        QCOMPARE(along(board, "c3", Direction::NorthEast), QString("b4"));
        QCOMPARE(along(board, "b4", Direction::East), QString("b5 b6 b7"));
        QCOMPARE(along(board, "b7", Direction::West), QString("b6 b5 b4"));
    }
    void everyStepCanBeWalkedBack()
    {
        const Board board = drawn(true);
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            for (int d = 0; d < kDirectionCount; ++d) {
                const auto there = board.step(Cell{index}, static_cast<Direction>(d));
                const auto back = static_cast<Direction>((d + kDirectionCount / 2) % kDirectionCount);
                QVERIFY(!there || board.step(there->cell, back)->cell == Cell{index});
            }
        }
    }
};

RINGFORD_TEST(TestRiverBoard)
#include "test_river_board.moc"
