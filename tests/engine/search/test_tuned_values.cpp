// SPDX-License-Identifier: GPL-3.0-or-later
// Which tables judges go by, and what they count.
#include "engine/games/Registry.h"
#include "engine/games/checkers/CheckersTuned.h"
#include "engine/games/checkers/CheckersWorth.h"
#include "engine/games/circular/CircularGame.h"
#include "engine/games/circular/RingTuned.h"
#include "engine/games/circular/RingWorth.h"
#include "engine/games/longchess/LongchessGame.h"
#include "engine/games/longchess/LongchessTuned.h"
#include "engine/games/longchess/LongchessWorth.h"
#include "engine/rules/GameAdapter.h"
#include "engine/search/Search.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

/** The tables by which judges say what positions are worth. */
class TestTunedValues : public QObject {
    Q_OBJECT

private slots:
    void aSearchJudgesByTheValuesThatItIsTold_data()
    {
        QTest::addColumn<QString>("setup"); // none: the start
        for (const char* const id : {"checkers", "circular", "orthodox"})
            QTest::newRow(id) << QString();
        QTest::newRow("longchess")
            << "white: Fe2 Rc14 Pa8 Ne5 Pd6; black: Fc14 Pd20 Ra33 Bc9 Ne33; turn: white"; // who carries a flag
    }
    void aSearchJudgesByTheValuesThatItIsTold()
    {
        QFETCH(const QString, setup);
        const auto game = *Registry::standard().create(QTest::currentDataTag(), {});
        const SearchTask task{
            setup.isEmpty() ? game->start() : *game->readLine(setup.toStdString()), {}, {}, {.nodes = 500}};
        const auto search = game->newSearch();
        const SearchReport tuned = search->run(task);
        search->setValues(PieceValues::Mobility);
        const SearchReport byMobility = search->run(task);
        search->setValues(PieceValues::Tuned);
        const SearchReport again = search->run(task);
        QVERIFY(tuned.lines != byMobility.lines);
        QVERIFY(tuned.lines == again.lines);
        QCOMPARE(tuned.nodes, again.nodes);
    }

    /** A ring of two is the same from both sides, and Byzantine pieces are none of those that were fitted. */
    void ringsAreWorthTheSameFromEitherSide()
    {
        using namespace circular;
        const CircularGame<1> game(*resolveOptions("circular", CircularType().options(), {}));
        const auto registered = *Registry::standard().create("circular", {});
        const RingWorth<1> worth(game.rules(), circular::kTuned);
        for (const char* const turn : {"white", "black"}) {
            SeatValues values{};
            const auto position = registered->readLine(
                std::string("white: Qb3 Na5 Pc2+0 Kd1; black: Qb11 Na13 Pc10+0 Kd9; turn: ") + turn);
            QVERIFY(position);
            worth.values(GameAdapter<CircularGame<1>>::state(*position), values);
            const int tempo = turn[0] == 'w' ? circular::kTuned.tempo : -circular::kTuned.tempo;
            QCOMPARE(values[0] - values[1], tempo);
        }
        const auto byzantine = *Registry::standard().create("circular", *readOptions("rules=byzantine"));
        const SearchTask task{byzantine->start(), {}, {}, {.nodes = 500}};
        const auto search = byzantine->newSearch();
        const SearchReport tuned = search->run(task);
        search->setValues(PieceValues::Mobility);
        QVERIFY(tuned.lines == search->run(task).lines);
    }

    /** The long board is the same from both ends and with its rows turned over; what was fitted has flags and two teams. */
    void theLongBoardIsWorthTheSameFromEitherEnd()
    {
        using namespace longchess;
        const auto registered = *Registry::standard().create("longchess", {});
        const LongchessGame<LongSize> game(*resolveOptions("longchess", optionSpecs(), {}));
        const LongchessWorth<LongSize> worth(game.rules(), longchess::kTuned);
        const auto judge = [&](const char* setup, std::pair<int, int>& found) {
            const auto position = registered->readLine(setup);
            QVERIFY2(position, setup);
            SeatValues values{};
            worth.values(GameAdapter<LongchessGame<LongSize>>::state(*position), values);
            found = {values[0], values[1]};
        };
        std::pair<int, int> here, turned, upsideDown;
        judge("white: Fe2 Pa6 Nc14 Rb20 Bf30; black: Fe36 Rh33 Bc9 Pd8; turn: white", here);
        judge("white: Fe2 Rh5 Bc29 Pd30; black: Fe36 Pa32 Nc24 Rb18 Bf8; turn: black", turned);
        judge("white: Fe2 Pi6 Ng14 Rh20 Bd30; black: Fe36 Rb33 Bg9 Pf8; turn: white", upsideDown);
        QCOMPARE(turned, std::pair(here.second, here.first));
        QCOMPARE(upsideDown, here);
        QVERIFY(here.first > here.second);
    }

    void otherLongBoardsAreJudgedByMobility_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("the map is to be captured") << "mode=ctm";
        QTest::newRow("four teams") << "teams=4";
    }
    void otherLongBoardsAreJudgedByMobility()
    {
        QFETCH(const QString, options);
        const auto game = *Registry::standard().create("longchess", *readOptions(options.toStdString()));
        const SearchTask task{game->start(), {}, {}, {.nodes = 500}};
        const auto search = game->newSearch();
        const SearchReport tuned = search->run(task);
        search->setValues(PieceValues::Mobility);
        QVERIFY(tuned.lines == search->run(task).lines);
    }

    void checkersAreWorthTheSameOnEitherSide()
    {
        using namespace checkers;
        State state;
        state.pieces = {bit(0) | bit(18), bit(61)}; // a1 and c3, f8
        state.kings = bit(18);
        State turned;
        turned.pieces = {bit(2), bit(63) | bit(45)};
        turned.kings = bit(45);
        turned.turn = 1;
        const auto worths = worth(state, kTuned);
        const auto others = worth(turned, kTuned);
        QCOMPARE(worths[0], others[1]);
        QCOMPARE(worths[1], others[0]);
        QVERIFY(worths[0] > worths[1]);
    }

    /** Nobody has to jump: what is left of an army is caught only where many come near and leave it no way. */
    void manyCheckersHuntTheLastOnes()
    {
        using namespace checkers;
        const auto lead = [](Cells hunters, Cells prey) {
            State state;
            state.pieces = {hunters, prey};
            state.kings = hunters | prey;
            const auto worths = worth(state, CheckersWeights{});
            return worths[0] - worths[1];
        };
        const Cells inTheMiddle = bit(36); // e5
        QVERIFY(lead(bit(18) | bit(54) | bit(20), inTheMiddle) > lead(bit(0) | bit(63) | bit(2), inTheMiddle));
        const Cells far = bit(0) | bit(2) | bit(4);
        QVERIFY(lead(far, bit(63)) > lead(far, bit(54))); // h8 has one way out, g7 four
        QCOMPARE(lead(bit(0) | bit(2), inTheMiddle), 0);  // too few to catch anything
    }

    void exposedCheckersAreCounted()
    {
        using namespace checkers;
        CheckersWeights weights;
        weights.exposedOnTurn = {3, 3};
        weights.exposedAndWaits = {100, 100};
        weights.step = {1'000, 1'000};
        State state;
        state.pieces = {bit(18), bit(27)}; // c3 and d4, before an empty b2 and e5: each can jump the other one
        QCOMPARE(worth(state, weights)[0], 3 + 1'000);
        QCOMPARE(worth(state, weights)[1], 100 + 1'000);
        state.pieces[1] |= bit(36); // e5: now only the black man can jump
        QCOMPARE(worth(state, weights)[0], 3 + 1'000);
        QCOMPARE(worth(state, weights)[1], 2'000);
    }
};

RINGFORD_TEST(TestTunedValues)
#include "test_tuned_values.moc"
