// SPDX-License-Identifier: GPL-3.0-or-later
// Why what was touched on boards cannot be played.
#include "engine/match/GestureRefusals.h"
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Matches and what is touched in them, by the names of cells. */
struct Table {
    Touch on(const char* name) const { return Touch::on(cellOf(match.game(), name)); }
    QString said(const std::vector<Touch>& touches) const
    {
        return QString::fromStdString(whyNot(match, match.gameNode(), {0, touches}).sentence.english());
    }
    QString saidFrom(const Touch& touch) const
    {
        return QString::fromStdString(whyNotFrom(match, match.gameNode(), 0, touch).sentence.english());
    }

    Match match;
};

} // namespace

class GestureRefusalTest : public QObject {
    Q_OBJECT

private slots:
    void touchesThatMeanAnActionAreRefusedAsTheGameRefusesIt()
    {
        const Table table{matchOf("orthodox")};
        const Action meant = read(table.match.game(), table.match.position(table.match.gameNode()), "e2-e5");
        QCOMPARE(table.said({table.on("e2"), table.on("e5")}),
                 QString::fromStdString(table.match.why(table.match.gameNode(), meant)->sentence.english()));
    }

    void aPieceThatIsShutInHasNowhereToGo()
    {
        const Table table{matchOf("orthodox")};
        QCOMPARE(table.saidFrom(table.on("e1")), QString("the piece on e1 has nowhere to go"));
    }

    void aPieceOfTheOthersIsNotRefusedForBeingShutIn()
    {
        Table table{matchOf("orthodox")};
        QVERIFY(!table.saidFrom(table.on("e8")).contains("nowhere to go"));
        QVERIFY(table.match.retire(Side{0}, Retire::Resigned));
        QCOMPARE(table.saidFrom(table.on("e1")), QString("the game is over"));
    }

    void waterIsNoPlaceForAPiece()
    {
        const Table table{matchOf("longchess")};
        const Board& board = table.match.game().board();
        for (std::int16_t column = 0; column < board.faces().front().columns; ++column) {
            for (std::int16_t row = 0; row < board.faces().front().rows; ++row) {
                const Place place{0, column, row};
                if (board.ground(place) != Ground::Water)
                    continue;
                QCOMPARE(table.said({Touch::onPlace(place)}), QString("nothing can be put there: that is water"));
                QCOMPARE(table.said({table.on("e1"), Touch::onPlace(place)}),
                         QString("no piece can stand there: that is water"));
                return;
            }
        }
        QFAIL("no water");
    }

    void whoMayHaveMeantAShotIsToldWhyThereIsNone()
    {
        const Table table{
            matchOf("longchess", "white: Fe2 Pa5 Rb2; black: Ab6 Na9 Fe36 Pc3; turn: white", {{"artillery", "on"}})};
        QVERIFY(table.said({table.on("a5"), table.on("b6")})
                    .endsWith("; nor can it shoot: artillery cannot be captured from range"));
        QVERIFY(!table.said({table.on("b2"), table.on("a9")}).contains("nor can it shoot"));
    }

    void everyPieceThatCannotMoveIsToldAReason()
    {
        for (const char* id : {"orthodox", "checkers", "circular", "longchess", "multiplayer", "strategic"}) {
            const Table table{matchOf(id)};
            const Position start = table.match.position(table.match.start());
            for (const PlacedPiece& placed : table.match.game().contents(start).pieces)
                QVERIFY2(!table.saidFrom(Touch::on(placed.cell)).isEmpty(), id);
        }
    }
};

RINGFORD_TEST(GestureRefusalTest)
#include "test_gesture_refusals.moc"
