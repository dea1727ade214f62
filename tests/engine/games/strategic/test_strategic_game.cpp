// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Clocks.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr const char* kPush = "1w: Kc1 Rh3; 1b: Kb7; 2w: Kf1; 2b: Kf7 Pa3; turn: 1w 2w";
constexpr const char* kPull = "1w: Kc1 Rh3; 1b: Kb7; 2w: Kf1; 2b: Kf7 Pa3; turn: 1b 2w";

QString sideNames(const Game& game, SideSet sides)
{
    QStringList names;
    for (const Side side : sides)
        names << QString::fromStdString(game.description().side(side).name);
    return names.join(' ');
}

QStringList actionsOf(const Game& game, const Position& position, const char* seat)
{
    return sortedTexts(game, position, game.actions(position, *game.description().findSeat(seat)));
}

} // namespace

class TestStrategicGame : public QObject {
    Q_OBJECT

private slots:
    void effectsAreToldInOrder_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("effects");
        QTest::newRow("a step") << QByteArray(kPush) << QByteArray("2:f1-e1") << "moved 2wK 2:f1 2:e1";
        QTest::newRow("a capture across") << QByteArray(kPush) << QByteArray("1:h3x2:a3")
                                          << "captured 2bP 2:a3, moved 1wR 1:h3 2:a3, changed 2wR 2:a3";
        QTest::newRow("a mate") << QByteArray("1w: Kg6 Ra1; 1b: Kg8; 2w: Kf1; 2b: Kf7; turn: 1w 2w")
                                << QByteArray("1:a1-a8") << "moved 1wR 1:a1 1:a8, closed 1";
        QTest::newRow("two boards") << QByteArray("1w: Ra8 Kb1 Rb7 Ng8; 1b: Kh8; 2w: Rb1 Kc6 Rd1; 2b: Kc8; turn: 1w 2w")
                                    << QByteArray("1:g8-2:a7")
                                    << "moved 1wN 1:g8 2:a7, changed 2wN 2:a7, closed 1, closed 2";
    }
    void effectsAreToldInOrder()
    {
        QFETCH(const QByteArray, setup);
        QFETCH(const QByteArray, action);
        QFETCH(const QString, effects);
        const auto game = gameOf("strategic", "boards=2 ending=all");
        const Position position = at(*game, setup.toStdString());
        QStringList told;
        for (const Effect& effect : game->apply(position, read(*game, position, action.toStdString())).effects)
            told << effectText(*game, effect);
        QCOMPARE(told.join(", "), effects);
    }

    void aPushIsTheTurnOfBoth()
    {
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, kPush);
        for (const char* seat : {"1w", "2w"})
            QVERIFY(actionsOf(*game, position, seat).contains("1:h3x2:a3"));
        const Action push = read(*game, position, "1:h3x2:a3");
        const auto taken = game->take(position, push);
        QVERIFY(taken);
        QCOMPARE(sideNames(*game, taken->turns), QString("1w 2w"));
        QCOMPARE(game->description().seat(taken->actor).name, std::string("1w"));
        QCOMPARE(seatNames(*game, taken->onTurn).join(' '), QString("1b 2b"));
        QVERIFY(!game->asks(position, push));
    }

    void aPullIsTheTurnOfTheReceiver()
    {
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, kPull);
        QVERIFY(actionsOf(*game, position, "1w").isEmpty());
        QVERIFY(actionsOf(*game, position, "2w").contains("1:h3x2:a3"));
        const Action pull = read(*game, position, "1:h3x2:a3");
        const auto taken = game->take(position, pull);
        QVERIFY(taken);
        QCOMPARE(sideNames(*game, taken->turns), QString("2w"));
        QCOMPARE(seatNames(*game, taken->onTurn).join(' '), QString("1b 2b"));
        const auto question = game->asks(position, pull);
        QVERIFY(question);
        QCOMPARE(question->english(), std::string("Does 1w agree to give away the rook on 1:h3?"));
        const auto free = gameOf("strategic", "boards=2 pull=always");
        QVERIFY(!free->asks(at(*free, kPull), pull));
    }

    void clocksOfBothEndTheirTurnAtAPush()
    {
        using namespace std::chrono_literals;
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, kPush);
        const auto turnAt = [&](const Position& where) {
            return clockTurn(game->description(), game->contents(where));
        };
        Clocks clocks(ClockSpec(4, {TimeControl::Kind::Fischer, 60s, 5s}), turnAt(position));
        clocks.start(0s);
        const auto taken = game->take(position, read(*game, position, "1:h3x2:a3"));
        clocks.entered(taken->turns, turnAt(taken->position), 10s);
        QCOMPARE(clocks.left(Side{0}, 20s), Clocks::Time(55s));
        QCOMPARE(clocks.left(Side{2}, 20s), Clocks::Time(55s));
        QCOMPARE(clocks.left(Side{1}, 20s), Clocks::Time(50s));
    }

    void whoHasNoActionButProspectsWaits()
    {
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, "1w: Kb1; 1b: Kh8 Nh6 Pg8 Pg7 Ph7; 2w: Kg1 Ra8; 2b: Kc6 Pe7; turn: 1b 2w");
        const Contents contents = game->contents(position);
        QCOMPARE(sideNames(*game, contents.sidesOnTurn), QString("2w"));
        QCOMPARE(sideNames(*game, contents.sidesWaiting), QString("1b"));
        QCOMPARE(seatNames(*game, game->onTurn(position)).join(' '), QString("1b 2w"));
        QVERIFY(actionsOf(*game, position, "1b").isEmpty());
        // Once black is on turn on the second board, too, a push answers the check.
        const Position next = after(*game, position, "2:g1-f1");
        QVERIFY(game->contents(next).sidesWaiting.empty());
        QCOMPARE(actionsOf(*game, next, "1b").join(' '), QString("1:h6x2:a8"));
    }

    void whoResignsLosesThatBoard()
    {
        const auto first = gameOf("strategic", "boards=3");
        QCOMPARE(first->status(first->retire(first->start(), Side{2}, Retire::Resigned).outcome),
                 std::string("won by 1b 2b 3b (resigned)"));
        const auto all = gameOf("strategic", "boards=3 ending=all");
        const Successor next = all->retire(all->start(), Side{2}, Retire::FlagFell);
        QVERIFY(!next.outcome.decided());
        QVERIFY(!all->canRetire(next.position, Side{2}) && !all->canRetire(next.position, Side{3}));
        const Contents contents = all->contents(next.position);
        QCOMPARE(contents.closed.size(), std::size_t{1});
        QVERIFY(contents.closed.front() == (ClosedFace{1, Side{3}}));
        QVERIFY(!setupText(*all, next.position).contains("quiet"));
    }

    void quietIsClaimedLaterWithMoreBoards()
    {
        const auto game = gameOf("strategic", "boards=3 ending=all");
        QCOMPARE(game->quiet(game->start()).claimAt, 300);
        QCOMPARE(game->quiet(game->retire(game->start(), Side{0}, Retire::Resigned).position).claimAt, 200);
    }

    void nobodyCanActAndNoBoardIsClosed()
    {
        // Both kings are in check over the edge, and each could only be helped by a push while it is the other's turn.
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, "1w: Kc5; 1b: Rh1 Nh6 Pg7 Pg8 Ph7 Kh8; "
                                            "2w: Ka1 Pa2 Na3 Pb1 Pb2 Ra8; 2b: Kf4; turn: 1b 2w");
        QVERIFY(game->actions(position).empty());
        QCOMPARE(game->status(game->outcome(position)), std::string("drawn (deadlock)"));
        QVERIFY(game->contents(position).closed.empty() && game->contents(position).sidesWaiting.empty());
    }

    void targetsGoOverTheEdge()
    {
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, kPull); // whoever is on turn
        QStringList names;
        for (const Target& target : game->targets(position, cellOf(*game, "1:h3")))
            names << QString::fromStdString(game->board().name(target.cell)) +
                         (target.kind == Target::Kind::Capture ? "x" : "");
        names.sort();
        QCOMPARE(names.join(' '),
                 QString("1:a3 1:b3 1:c3 1:d3 1:e3 1:f3 1:g3 1:h1 1:h2 1:h4 1:h5 1:h6 1:h7 1:h8 2:a3x"));
        QVERIFY(game->targets(position, cellOf(*game, "1:a8")).empty());
    }

    void ranksOfRoads_data()
    {
        QTest::addColumn<QByteArray>("ranks");
        QTest::addColumn<bool>("fits");
        for (const char* ranks : {"none", "1", "1-8", "3,5-6", "1,2,3", "1-2,3-4", "8"})
            QTest::newRow(ranks) << QByteArray(ranks) << true;
        for (const char* ranks : {"", "0", "9", "1-1", "2-1", "1-2,2", "3,2", "1,", ",1", "1--2", "1-2-3", "1 ", "a",
                                  "none,1", "1-", "-1", "None", "1-9"})
            QTest::newRow(ranks) << QByteArray(ranks) << false;
    }
    void ranksOfRoads()
    {
        QFETCH(const QByteArray, ranks);
        QFETCH(const bool, fits);
        const GameType& type = *Registry::standard().find("strategic");
        const auto game = type.create({{"roads", ranks.toStdString()}});
        QCOMPARE(bool(game), fits);
        QCOMPARE(type.check({{"roads", ranks.toStdString()}}).has_value(), !fits);
    }
};

RINGFORD_TEST(TestStrategicGame)
#include "test_strategic_game.moc"
