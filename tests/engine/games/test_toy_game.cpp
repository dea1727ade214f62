// SPDX-License-Identifier: GPL-3.0-or-later
// What the toy game proves of the adapter: actors, actions out of turn, losing a side, refusals with their cells.
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <map>

using namespace ringford;
using namespace ringford::test;

namespace {

const Game& toy(const char* option = nullptr)
{
    static const std::shared_ptr<const Game> kPlain = *testRegistry().create("toy", {});
    static const std::shared_ptr<const Game> kNoCharges = *testRegistry().create("toy", {{"charge", "off"}});
    return option ? *kNoCharges : *kPlain;
}

Position toyAt(const char* setup)
{
    const auto position = positionOf(toy(), setup);
    if (!position)
        qFatal("%s: %s", setup, english(position.error()).c_str());
    return *position;
}

Action toyAction(const Position& position, const char* text)
{
    const auto action = toy().parse(position, text);
    if (!action)
        qFatal("%s", action.error().english().c_str());
    return *action;
}

QString effectLine(const std::vector<Effect>& effects)
{
    static const std::map<Effect::Kind, QString> kNames{{Effect::Kind::Moved, "moved"},
                                                        {Effect::Kind::Captured, "captured"},
                                                        {Effect::Kind::Removed, "removed"},
                                                        {Effect::Kind::Placed, "placed"},
                                                        {Effect::Kind::Changed, "changed"},
                                                        {Effect::Kind::ToStockpile, "to-stock"},
                                                        {Effect::Kind::FromStockpile, "from-stock"},
                                                        {Effect::Kind::SeatOut, "out"},
                                                        {Effect::Kind::BoardClosed, "closed"}};
    QStringList names;
    for (const Effect& effect : effects)
        names << kNames.at(effect.kind);
    return names.join(' ');
}

} // namespace

class ToyGameTest : public QObject {
    Q_OBJECT

private slots:
    void severalSeatsAreOnTurn()
    {
        const Position start = toy().start();
        QCOMPARE(seatNames(toy(), toy().onTurn(start)), QStringList({"red", "green"}));
        QCOMPARE(toy().actions(start, Seat{0}).size(), std::size_t{6});
        QCOMPARE(toy().actions(start, Seat{1}).size(), std::size_t{7});
        QCOMPARE(toy().actions(start, Seat{2}).size(), std::size_t{2});
        QCOMPARE(toy().actor(start, toyAction(start, "1:b1-b2")), Seat{0});
        QCOMPARE(toy().actor(start, toyAction(start, "2:charge+1")), Seat{1});
    }

    void outOfTurnOnlyRecalls()
    {
        const Position start = toy().start();
        QCOMPARE(sortedTexts(toy(), start, toy().actions(start, Seat{2})), QStringList({"1:recall:b4", "2:recall:b4"}));
        const Action recall = toyAction(start, "1:recall:b4");
        QCOMPARE(toy().actor(start, recall), Seat{2});
        const Successor next = toy().apply(start, recall);
        QCOMPARE(effectLine(next.effects), QString("removed to-stock"));
        QCOMPARE(toy().onTurn(next.position), toy().onTurn(start));
    }

    void effectsAreToldInTheOrderOfTheRules_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("effects");
        const auto row = [](const char* action, const char* setup, const char* effects) {
            QTest::newRow(action) << QByteArray(setup) << QByteArray(action) << QString(effects);
        };
        row("1:b1-b2", "1r: Ca1 Mb1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r", "moved");
        row("1:b1xb2", "1r: Ca1 Mb1; 1g: Mb2 Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r", "captured to-stock moved");
        row("2:M@b1", "1r: Ca1 Mb1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r; stock: red=2r",
            "from-stock placed");
        row("2:yield", "1r: Ca1 Mb1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r; dropped: 2", "");
        row("1:charge+1", "1r: Ca1 Mb1 Mc1; 1g: Mb2 Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r",
            "captured to-stock moved moved");
        row("1:d4-off", "1r: Ca1 Md4; 1g: Ca4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r", "removed to-stock");
        row("1:b4-off", "1r: Ca1 Mb4; 1g: Cd4; 1b:; 2r: Ca1; 2g:; 2b:; turn: 1r",
            "removed"); // no board to come back to
        row("1:a1xb2", "1r: Ca1; 1g: Cb2 Md4; 1b: Ca4; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r; stock: green=1g",
            "captured moved removed from-stock");
        row("2:a1xb2", "1r: Ca1; 1g:; 1b: Ca4; 2r: Ca1; 2g: Cb2; 2b:; turn: 1r 2r; stock: red=2r",
            "captured moved out from-stock closed");
    }
    void effectsAreToldInTheOrderOfTheRules()
    {
        QFETCH(const QByteArray, setup);
        QFETCH(const QByteArray, action);
        const Position position = toyAt(setup.constData());
        QTEST(effectLine(toy().apply(position, toyAction(position, action.constData())).effects), "effects");
    }

    void aSideIsLost()
    {
        const Position position =
            toyAt("1r: Ca1; 1g: Cd4 Md3; 1b: Ca4; 2r: Ca1; 2g: Cd4; 2b:; turn: 1g 2r; stock: green=1g; dropped: 1");
        const Successor next = toy().retire(position, Side{1}, Retire::FlagFell);
        QCOMPARE(effectLine(next.effects), QString("removed removed from-stock"));
        QCOMPARE(setupText(toy(), next.position), QString("1r: Ca1; 1g:; 1b: Ca4; 2r: Ca1; 2g: Cd4; 2b:; turn: 1b 2r"));
        QVERIFY(!next.outcome.decided());
        QVERIFY(!toy().canRetire(next.position, Side{1}));
        QVERIFY(!toy().canRetire(next.position, Side{5})); // has been lost all the time
    }

    void theLastOneWins()
    {
        const Position position = toyAt("1r: Ca1; 1g:; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 2r");
        QCOMPARE(toy().status(toy().retire(position, Side{4}, Retire::Resigned).outcome),
                 std::string("won by red (resigned)"));
        QCOMPARE(toy().status(toy().retire(position, Side{4}, Retire::FlagFell).outcome),
                 std::string("won by red (time)"));
        QCOMPARE(toy().status(toy().retire(position, Side{3}, Retire::Resigned).outcome),
                 std::string("drawn (boards)"));
        QVERIFY(!toy().canRetire(position, Side{0})); // board 1 is closed
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("cells");
        const auto row = [](const char* action, const char* sentence, const char* cells) {
            QTest::newRow(action) << QByteArray(action) << QString(sentence) << QString(cells);
        };
        row("1:b1-b3", "a man goes one cell north, east, south or west", "1:b1 1:b3");
        row("1:b1-a2", "a man goes one cell north, east, south or west", "1:b1 1:a2");
        row("1:a1-a3", "a captain goes one cell in any direction", "1:a1 1:a3");
        row("1:a1-b1", "an own piece stands on 1:b1", "1:b1");
        row("1:b1xb2", "there is nothing to capture on 1:b2", "1:b2");
        row("1:c1-d1", "an enemy stands on 1:d1: that would be a capture", "1:d1");
        row("1:d1-d2", "it is the turn of 1r", "1:d1");
        row("1:c3-c4", "there is no piece on 1:c3", "1:c3");
        row("1:M@d1", "there is no man for 1r in the stockpile", "");
        row("2:M@a1", "men are dropped at home, and 2:a1 is not", "2:a1");
        row("2:M@d1", "2:d1 is occupied", "2:d1");
        row("1:yield", "1r has not dropped a man, and yields only after that", "");
        row("1:charge+2", "a charge goes 1 cells at most", "");
        row("2:charge+1", "the man on 2:a4 would leave the board", "2:a4");
        row("1:b1-off", "the man on 1:b1 has a cell ahead of him", "1:b1 1:b2");
        row("1:a1-off", "a captain does not leave his board", "1:a1");
        row("1:recall:b1", "red is on turn and cannot recall a man", "1:b1");
        row("1:recall:c4", "the man on 1:c4 is not next to his captain on 1:a4", "1:c4 1:a4");
        row("1:recall:c3", "there is no man on 1:c3", "1:c3");
        row("1:recall:a4", "there is no man on 1:a4", "1:a4");
    }
    void refusals()
    {
        QFETCH(const QByteArray, action);
        const Position position = toyAt("1r: Ca1 Mb1 Mc1; 1g: Md1 Cd2; 1b: Ca4 Mb4 Mc4; 2r: Cb1; 2g: Ma4 Md1 Cd3; 2b:; "
                                        "turn: 1r 2g; stock: green=2g");
        const auto refusal = toy().why(position, toyAction(position, action.constData()));
        QVERIFY(refusal);
        QTEST(QString::fromStdString(refusal->sentence.english()), "sentence");
        QStringList cells;
        for (const Cell cell : refusal->cells)
            cells << QString::fromStdString(toy().board().name(cell));
        QTEST(cells.join(' '), "cells");
    }

    void refusalsOfOtherPositions_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* action, const char* setup, const char* sentence) {
            QTest::newRow(action) << QByteArray(setup) << QByteArray(action) << QString(sentence);
        };
        row("1:b2-b3", "1r: Cb2; 1g:; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 2r", "board 1 is closed");
        row("2:M@b1", "1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r; stock: red=2r; dropped: 2",
            "2r has dropped a man already; one may be dropped a turn");
        row("1:charge+1", "1r: Ca1 Mb1; 1g: Cd4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1r 2r",
            "a charge needs two men at least");
        row("2:charge+1", "1r: Ca1; 1g: Cd4; 1b:; 2r: Mb1 Cb2 Mc1; 2g: Cd4; 2b:; turn: 1r 2r",
            "the own captain on 2:b2 is in the way of the man on 2:b1");
        row("2:b2-b3", "1r: Cb2; 1g:; 1b:; 2r: Ca1; 2g:; 2b:; turn:", "the game is over");
    }
    void refusalsOfOtherPositions()
    {
        QFETCH(const QByteArray, setup);
        QFETCH(const QByteArray, action);
        const Position position = toyAt(setup.constData());
        const auto refusal = toy().why(position, toyAction(position, action.constData()));
        QVERIFY(refusal);
        QTEST(QString::fromStdString(refusal->sentence.english()), "sentence");
    }

    void withoutChargesThereAreNone()
    {
        const Game& game = toy("charge=off");
        const auto refusal = game.why(game.start(), *game.parse(game.start(), "1:charge+1"));
        QVERIFY(refusal);
        QCOMPARE(refusal->sentence.english(), std::string("there are no charges in this game"));
    }

    void whatFitsNoNotation_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"",          "1:",       "a1-a2",      "3:a1-a2",     "1:a1",       "1:a1-",   "1:a1-e1",
              "1:a1-1:a2", "1:charge", "1:charge+0", "1:charge+01", "1:charge-1", "1:M@",    "1:C@a1",
              "1:recall:", "1:-off",   "1:a5-off",   "1:Yield",     "1:yield ",   "1:a1xxa2"})
            QTest::addRow("'%s'", text) << QByteArray(text);
    }
    void whatFitsNoNotation()
    {
        QFETCH(const QByteArray, text);
        const auto action = toy().parse(toy().start(), text.toStdString());
        QVERIFY(!action);
        QVERIFY(action.error().english().starts_with("'" + text.toStdString() + "' is no action"));
    }

    void randomGamesSeeAllOfIt()
    {
        // The toy game is there to try out what is built on it: random play must come to each kind of action and
        // effect.
        std::map<Action::Kind, int> kinds;
        std::map<Effect::Kind, int> effects;
        int decided = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Dice dice(seed);
            Position position = toy().start();
            for (int ply = 0; ply < 200; ++ply) {
                const auto action = drawnAction(toy(), position, dice);
                if (!action)
                    break;
                const Successor next = toy().apply(position, *action);
                ++kinds[action->kind];
                for (const Effect& effect : next.effects)
                    ++effects[effect.kind];
                decided += next.outcome.decided();
                position = next.position;
            }
        }
        using Kind = Action::Kind;
        for (const Kind kind :
             {Kind::Step, Kind::Capture, Kind::Drop, Kind::Charge, Kind::Remove, Kind::Leave, Kind::Yield})
            QVERIFY2(kinds[kind] > 20, qPrintable(QString::number(static_cast<int>(kind))));
        QCOMPARE(effects.size(), std::size_t{8}); // all but Changed
        QVERIFY(decided > 20);
    }
};

RINGFORD_TEST(ToyGameTest)
#include "test_toy_game.moc"
