// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol with what the first games have not: several seats on turn, sides, actions out of turn, seats that go
// out.
#include "tests/support/Talk.h"
#include "tests/support/TestProgram.h"
#include "tests/toy/ToyGame.h"

#include <QTest>

using namespace ringford;
using test::Talk;

namespace {

const Registry& registry()
{
    static const Registry kToy = [] {
        Registry made;
        made.add(std::make_unique<toy::ToyType>());
        return made;
    }();
    return kToy;
}

/** A session with the toy game, or with it at @p setup. */
Talk toyTalk(const QByteArray& setup = {})
{
    Talk made(registry());
    made.ask("game toy");
    if (!setup.isEmpty() && made.ask("setup " + setup) != "= ok")
        QTest::qFail("setup refused", __FILE__, __LINE__);
    return made;
}

const QByteArray kQuiet19 = "1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g:; 2b: Cd4; turn: 1r 2r; quiet: 19";

} // namespace

class SessionToyTest : public QObject {
    Q_OBJECT

private slots:
    void aGameOfTheRegistryIsKnown()
    {
        QCOMPARE(toyTalk().ask("games"), QByteArray("= toy"));
        QCOMPARE(toyTalk().ask("options toy"), QByteArray("= charge on on|off\nreach 1 1..2"));
        QCOMPARE(toyTalk().ask("game toy charge=on reach=2"), QByteArray("= ok"));
        QVERIFY(toyTalk().refuses("game toy charge=off reach=2"));
        QVERIFY(toyTalk().refuses("game checkers"));
    }

    void turnNamesTheSeatsInSeatOrder()
    {
        QCOMPARE(toyTalk().ask("turn"), QByteArray("= red green"));
        QCOMPARE(toyTalk("1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g:; 2b: Cd4; turn: 1r 2r").ask("turn"), QByteArray("= red"));
    }

    void actionsAreThoseOfAllSeatsOnTurn()
    {
        Talk one = toyTalk();
        QCOMPARE(one.ask("actions red"), QByteArray("= 1:a1-a2\n1:a1-b2\n1:b1-b2\n1:c1-c2\n1:c1xd1\n1:charge+1"));
        QCOMPARE(one.ask("actions green"),
                 QByteArray("= 2:charge+1\n2:d1xc1\n2:d2-c2\n2:d2-c3\n2:d2xc1\n2:d3-c3\n2:d3-d4"));
        QCOMPARE(one.ask("actions"), one.ask("actions red") + one.ask("actions green").replace("= ", "\n"));
        QVERIFY(one.refuses("actions 1r"));
        QVERIFY(one.refuses("actions yellow"));
    }

    void aSeatMayHaveActionsOutOfTurn()
    {
        Talk one = toyTalk();
        QCOMPARE(one.ask("actions blue"), QByteArray("= 1:recall:b4\n2:recall:b4"));
        QVERIFY(!one.ask("actions").contains("recall"));
        QCOMPARE(one.ask("why 1:recall:b4"), QByteArray("= legal"));
        QCOMPARE(one.ask("play 1:recall:b4"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= red green"));
        QCOMPARE(one.ask("history"), QByteArray("= 1:recall:b4"));
        QVERIFY(one.ask("state").contains("1b: Ca4 Mc4;"));
        QVERIFY(one.ask("state").endsWith("turn: 1r 2g; stock: blue=2b"));
        QVERIFY(one.refuses("play 1:recall:b1"));
        QCOMPARE(one.ask("perft 1"), QByteArray("= 13"));
    }

    void boardsDoNotWaitForOneAnother()
    {
        Talk one = toyTalk();
        QCOMPARE(one.ask("play 2:d2-c3"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= red blue"));
        QCOMPARE(one.ask("play 1:charge+1"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= green blue"));
        QCOMPARE(one.ask("history"), QByteArray("= 2:d2-c3\n1:charge+1"));
    }

    void aTurnMayHaveTwoActions()
    {
        Talk one = toyTalk("1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2g; stock: red=1r");
        QCOMPARE(one.ask("play 1:M@b1"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= red green"));
        QVERIFY(one.ask("state").contains("dropped: 1"));
        QCOMPARE(one.ask("play 1:yield"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= green"));
    }

    void sidesResignAndRunOutOfTime()
    {
        Talk one = toyTalk();
        QVERIFY(one.refuses("resign red"));
        QVERIFY(one.refuses("flag red"));
        QCOMPARE(one.ask("resign 1r"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= playing"));
        QCOMPARE(one.ask("turn"), QByteArray("= green"));
        QVERIFY(one.refuses("resign 1r"));
        QVERIFY(one.refuses("flag 1r"));
        QCOMPARE(one.ask("actions red"), QByteArray("= 2:recall:b1")); // his men of board 1 are gone
        QCOMPARE(one.ask("flag 2r"), QByteArray("= ok"));
        QCOMPARE(one.ask("actions red"), QByteArray("="));
        QCOMPARE(one.ask("history"), QByteArray("= resign:1r\nflag:2r"));
        QCOMPARE(one.ask("undo"), QByteArray("= ok"));
        QCOMPARE(one.ask("undo"), QByteArray("= ok"));
        QCOMPARE(one.ask("turn"), QByteArray("= red green"));
    }

    void theGamePlaysOnBehindAnEvent()
    {
        Talk one = toyTalk();
        for (const char* line : {"play 1:a1-b2", "resign 2g", "play 2:c4-c3", "play 1:d2-c2"})
            QCOMPARE(one.ask(line), QByteArray("= ok"));
        QCOMPARE(one.ask("history"), QByteArray("= 1:a1-b2\nresign:2g\n2:c4-c3\n1:d2-c2"));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(one.ask("undo"), QByteArray("= ok"));
        for (const char* line : {"play 2:d2-c3", "undo", "resign 2g", "redo", "redo"})
            QCOMPARE(one.ask(line), QByteArray("= ok"));
        QCOMPARE(one.ask("history"), QByteArray("= 1:a1-b2\nresign:2g\n2:c4-c3\n1:d2-c2"));
    }

    void anEventMayDecideTheGame()
    {
        Talk one = toyTalk();
        for (const char* line : {"resign 1g", "flag 2g", "resign 1b"})
            QCOMPARE(one.ask(line), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= playing"));
        QCOMPARE(one.ask("flag 2b"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= won by red (time)"));
        QCOMPARE(one.ask("turn"), QByteArray("="));
        QCOMPARE(one.ask("actions red"), QByteArray("="));
        QCOMPARE(one.ask("perft 0"), QByteArray("= 1"));
        QCOMPARE(one.ask("perft 2"), QByteArray("= 0"));
        QVERIFY(one.refuses("resign 1r"));
    }

    void anyMayClaimWhereSeveralAreOnTurn()
    {
        Talk one = toyTalk(kQuiet19);
        QVERIFY(one.refuses("claim"));
        QCOMPARE(one.ask("play 1:a1-a2"), QByteArray("= ok"));
        QCOMPARE(one.ask("claim"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= drawn (quiet)"));
        QCOMPARE(one.ask("turn"), QByteArray("="));
        QVERIFY(one.ask("state").contains("turn: "));
    }

    void repetitionComparesAllBoards()
    {
        Talk one = toyTalk("1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r");
        for (int round = 0; round < 2; ++round) {
            QVERIFY(one.refuses("claim"));
            for (const char* line : {"play 1:a1-a2", "play 2:a1-a2", "play 1:d4-d3", "play 2:d4-d3", "play 1:a2-a1",
                                     "play 1:d3-d4", "play 2:a2-a1"}) {
                QCOMPARE(one.ask(line), QByteArray("= ok"));
                QVERIFY(one.refuses("claim"));
            }
            QCOMPARE(one.ask("play 2:d3-d4"), QByteArray("= ok"));
        }
        QCOMPARE(one.ask("claim"), QByteArray("= ok"));
        QCOMPARE(one.ask("status"), QByteArray("= drawn (repetition)"));
    }

    void whyNamesCellsOfTheirBoards()
    {
        const QByteArrayList why = toyTalk().ask("why 1:a1-b1").split('\n');
        QCOMPARE(why.size(), 2);
        QVERIFY2(why[1].contains(" 1:b1"), why[1].constData());
        QVERIFY(toyTalk().refuses("why a1-b1"));
        QVERIFY(toyTalk().refuses("why 3:a1-b1"));
    }

    void aGameWithoutFenHasNone()
    {
        QVERIFY(toyTalk().refuses("fen"));
        QVERIFY(toyTalk().refuses("fen 4k3/8/8/8/8/8/8/4K3 w - -"));
    }
};

RINGFORD_TEST(SessionToyTest)
#include "test_session_toy.moc"
