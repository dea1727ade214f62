// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/GestureIndex.h"
#include "tests/support/TestProgram.h"

#include "tests/support/TestGames.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

/** A game, a position in it, and all that can be touched there. */
struct Desk {
    Desk(const char* id, const char* setup) : game(*testRegistry().create(id, {})), position(*positionOf(*game, setup))
    {
        std::vector<Action> actions = game->actions(position);
        for (std::uint8_t seat = 0; seat < game->description().seats.size(); ++seat) {
            if (!game->onTurn(position).contains(Seat{seat})) {
                const auto more = game->actions(position, Seat{seat});
                actions.insert(actions.end(), more.begin(), more.end());
            }
        }
        index = GestureIndex(*game, position, actions);
    }

    Touch on(const char* cell) const { return Touch::on(*game->board().find(cell)); }
    std::vector<Touch> onAll(const char* cells) const
    {
        std::vector<Touch> touches;
        for (const QByteArray& cell : QByteArray(cells).split(' '))
            touches.push_back(on(cell.constData()));
        return touches;
    }
    QString texts(const std::vector<Action>& actions) const { return sortedTexts(*game, position, actions).join(' '); }
    QString cells(const std::vector<Touch>& touches) const
    {
        QStringList names;
        for (const Touch& touch : touches)
            names << (touch.kind == Touch::Kind::Cell ? QString::fromStdString(game->board().name(touch.cell))
                                                      : QString("?"));
        names.sort();
        return names.join(' ');
    }

    std::shared_ptr<const Game> game;
    Position position;
    GestureIndex index;
};

Desk jumps()
{
    return {"checkers", "white: Mc1 Mh2; black: Mb2 Mb4 Md2 Md4 Mf4; turn: white"};
}

constexpr std::uint8_t kHand = 0;
constexpr std::uint8_t kCharge = 1;
constexpr std::uint8_t kRecall = 2;

} // namespace

class GestureIndexTest : public QObject {
    Q_OBJECT

private slots:
    void nothingTouchedOffersWhereGesturesBegin()
    {
        QCOMPARE(jumps().cells(jumps().index.next(kHand, {})), QString("c1 h2"));
        QVERIFY(GestureIndex().next(kHand, {}).empty());
    }

    void aPieceOffersItsNextPlaces()
    {
        const Desk desk = jumps();
        QCOMPARE(desk.cells(desk.index.next(kHand, desk.onAll("c1"))), QString("a3 e3"));
        QCOMPARE(desk.cells(desk.index.next(kHand, desk.onAll("c1 e3"))), QString("c5 g5"));
        QCOMPARE(desk.cells(desk.index.next(kHand, desk.onAll("c1 e3 g5"))), QString());
        QCOMPARE(desk.cells(desk.index.next(kHand, desk.onAll("d2"))), QString());
    }

    void aJumpMayStopOrGoOn()
    {
        const Desk desk = jumps();
        QCOMPARE(desk.texts(desk.index.whole(kHand, desk.onAll("c1"))), QString());
        QCOMPARE(desk.texts(desk.index.whole(kHand, desk.onAll("c1 e3"))), QString("c1xe3"));
        QCOMPARE(desk.texts(desk.index.beginningWith(kHand, desk.onAll("c1 e3"))), QString("c1xe3 c1xe3xc5 c1xe3xg5"));
    }

    void aDragStraightToTheEnd()
    {
        const Desk desk = jumps();
        QCOMPARE(desk.texts(desk.index.endingAt(kHand, desk.onAll("c1 g5"))), QString("c1xe3xg5"));
        // Two paths: somebody must choose.
        QCOMPARE(desk.texts(desk.index.endingAt(kHand, desk.onAll("c1 c5"))), QString("c1xa3xc5 c1xe3xc5"));
        QCOMPARE(desk.texts(desk.index.endingAt(kHand, desk.onAll("c1 e3"))), QString()); // that is whole
        QCOMPARE(desk.texts(desk.index.endingAt(kHand, desk.onAll("c1"))), QString());
        QCOMPARE(desk.cells(desk.index.ends(kHand, desk.onAll("c1"))), QString("c5 g5"));
    }

    void eachToolHasItsOwnGestures()
    {
        const Desk desk("toy", "1r: Ca1 Mb1 Mc1; 1g: Ca4 Mb4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r");
        QCOMPARE(desk.texts(desk.index.whole(kHand, desk.onAll("1:b1 1:b2"))), QString("1:b1-b2"));
        QCOMPARE(desk.texts(desk.index.whole(kCharge, desk.onAll("1:b1 1:b2"))), QString("1:charge+1"));
        QCOMPARE(desk.texts(desk.index.whole(kCharge, desk.onAll("1:c1 1:c2"))),
                 QString("1:charge+1")); // whichever man leads
        QCOMPARE(desk.texts(desk.index.whole(kRecall, desk.onAll("1:b4"))),
                 QString("1:recall:b4")); // green's, out of turn
        QCOMPARE(desk.texts(desk.index.whole(kHand, desk.onAll("1:b4"))), QString());
    }

    void stockpilesRimsAndButtonsAreTouched()
    {
        const Desk desk("toy",
                        "1r: Ca1 Md4; 1g: Ca4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r; stock: red=1r,1r; dropped: 2");
        const Touch pile = Touch::onStock(Seat{0}, {PieceKind{0}, Side{0}});
        const Cell d4 = *desk.game->board().find("1:d4");
        QCOMPARE(desk.texts(desk.index.whole(kHand, std::vector{pile, desk.on("1:b1")})), QString("1:M@b1"));
        QCOMPARE(desk.cells(desk.index.next(kHand, std::vector{pile})), QString("1:b1 1:c1 1:d1"));
        QCOMPARE(desk.texts(desk.index.whole(kHand, std::vector{Touch::on(d4), Touch::onRim(d4)})),
                 QString("1:d4-off"));
        QCOMPARE(desk.texts(desk.index.whole(kHand, std::vector{Touch::onButton(1)})), QString("2:yield"));
        QCOMPARE(desk.texts(desk.index.whole(kHand, std::vector{Touch::onButton(0)})), QString());
    }
};

RINGFORD_TEST(GestureIndexTest)
#include "test_gesture_index.moc"
