// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of circular chess: tables, touches, targets, questions, ways round.
#include "engine/rules/GestureIndex.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

QStringList targetsOf(const Game& game, const Position& position, const char* from, Target::Kind kind)
{
    QStringList names;
    for (const Target& target : game.targets(position, cellOf(game, from))) {
        if (target.kind == kind)
            names << QString::fromStdString(game.board().name(target.cell));
    }
    return names;
}

std::optional<Direction> wayPlayed(const Game& game, const Position& position, const char* text)
{
    const Action action = read(game, position, text);
    if (const auto why = game.why(position, action))
        qFatal("%s: %s", text, why->sentence.english().c_str());
    for (const Effect& effect : game.apply(position, action).effects) {
        if (effect.kind == Effect::Kind::Moved)
            return effect.heading;
    }
    return std::nullopt;
}

Gesture touches(const Game& game, std::uint8_t tool, const char* first, const char* second)
{
    return {tool, {Touch::on(cellOf(game, first)), Touch::on(cellOf(game, second))}};
}

} // namespace

class TestCircularView : public QObject {
    Q_OBJECT

private slots:
    void tables_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("seats");
        QTest::addColumn<QStringList>("teams");
        QTest::newRow("2") << QByteArray() << "white black" << QStringList{"white", "black"};
        QTest::newRow("3") << QByteArray("players=3") << "white red black" << QStringList{"white", "red", "black"};
        QTest::newRow("4") << QByteArray("players=4 teams=2x2") << "red blue yellow green"
                           << QStringList{"red yellow", "blue green"};
        QTest::newRow("5") << QByteArray("players=5") << "red yellow green blue purple"
                           << QStringList{"red", "yellow", "green", "blue", "purple"};
        QTest::newRow("pairs") << QByteArray("players=6 teams=2x2x2") << "black purple blue red yellow green"
                               << QStringList{"black red", "purple yellow", "blue green"};
        QTest::newRow("threes") << QByteArray("players=6 teams=3x3") << "black purple blue red yellow green"
                                << QStringList{"black blue yellow", "purple red green"};
    }

    void mercyAsks()
    {
        const auto game = gameOf("circular", "players=3");
        const Position safe = at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rc20; turn: white");
        const auto asked = [&](const Position& position, const char* text) {
            const auto question = game->asks(position, read(*game, position, text));
            return question ? QString::fromStdString(question->english()) : QString();
        };
        QCOMPARE(asked(safe, "d1-c1"), "Move into check?");
        QCOMPARE(asked(safe, "a1-a2"), QString());
        QCOMPARE(asked(safe, "a9-a10"), QString()); // not of the seat on turn
        const Position attacked = at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white");
        QCOMPARE(asked(attacked, "a1-a2"), "Stay in check?");
        QCOMPARE(asked(attacked, "d1-c1"), QString());
    }

    void mercyAsksWhoActs()
    {
        // White is on turn, but its pawns are taken off by Red, whose king they hide from the rook.
        const auto game = gameOf("circular", "players=3 rules=byzantine");
        const Position position = at(*game, "white: Kd1 Na12 Pa5+ Pa6-; red: Ka9 Rd12; black: Kd17 Ra2; turn: white");
        const auto question = game->asks(position, read(*game, position, "remove:a5,a6"));
        QVERIFY(question);
        QCOMPARE(question->english(), std::string("Move into check?"));
        const Position attacked = at(*game, "white: Kd1 Pa5+ Pa6- Rb9; red: Ka9 Rd12; black: Kd17 Rb20; turn: white");
        QVERIFY(!game->asks(attacked, read(*game, attacked, "remove:a5,a6"))); // it was in check before
    }

    void hardcoreSaysNothing()
    {
        const auto game = gameOf("circular", "players=3 warnings=hardcore");
        const Position position = at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white");
        QVERIFY(!game->asks(position, read(*game, position, "a1-a2")));
        QVERIFY(game->contents(position).checks.empty());
    }

    void removalsByTouch()
    {
        const auto game = gameOf("circular", "rules=byzantine");
        const Position position = at(*game, "white: Ra2 Kd1; black: Pa5+ Pa6- Kd9 Nd10; turn: white");
        const Action removal = read(*game, position, "remove:a5,a6");
        const GestureIndex index(*game, position, game->actions(position));
        for (std::uint8_t tool = 0; tool < 2; ++tool) {
            for (const Gesture& gesture : {touches(*game, tool, "a5", "a6"), touches(*game, tool, "a6", "a5")}) {
                QCOMPARE(index.whole(tool, gesture.touches), std::vector<Action>{removal});
                QCOMPARE(game->intended(position, gesture), removal);
            }
        }
        QCOMPARE(game->description().tools.size(), std::size_t{2});
        QCOMPARE(gameOf("circular", "")->description().tools.size(), std::size_t{1});
    }

    void swapsByTouch()
    {
        const auto game = gameOf("circular", "players=4 teams=2x2");
        const Position position =
            at(*game, "red: Pa5+1 Pb5+5 Kd1; blue: Kd9; yellow: Pa6-5 Pb6+0 Kd17; green: Kd25; turn: red");
        QCOMPARE(game->intended(position, touches(*game, 0, "a5", "a6")), read(*game, position, "a5<>a6"));
        const GestureIndex index(*game, position, game->actions(position));
        QCOMPARE(index.whole(0, touches(*game, 0, "b5", "b6").touches).size(), std::size_t{4}); // to be chosen from
        QCOMPARE(targetsOf(*game, position, "a5", Target::Kind::Swap), QStringList("a6"));
        QVERIFY(targetsOf(*game, position, "a5", Target::Kind::Move).empty());
        QCOMPARE(targetsOf(*game, position, "a6", Target::Kind::Swap), QStringList("a5")); // the mate's as well
    }

    void promotionsAreChosen()
    {
        const auto game = gameOf("circular", "");
        const Position position = at(*game, "white: Pa5+5 Kd1; black: Kd9; turn: white");
        const GestureIndex index(*game, position, game->actions(position));
        QCOMPARE(index.whole(0, touches(*game, 0, "a5", "a6").touches).size(), std::size_t{4});
        QCOMPARE(game->intended(position, touches(*game, 0, "a5", "a6")), read(*game, position, "a5-a6=Q"));
    }

    void targets()
    {
        const auto game = gameOf("circular", "");
        const Position position = at(*game, "white: Ra1 Pb4+0 Kd1; black: Bc5 Ka14 Rd4; turn: white");
        QCOMPARE(targetsOf(*game, position, "b4", Target::Kind::Capture), QStringList("c5"));
        QCOMPARE(targetsOf(*game, position, "b4", Target::Kind::Move), QStringList("b5"));
        QCOMPARE(targetsOf(*game, position, "a1", Target::Kind::Capture), QStringList("a14"));
        QVERIFY(targetsOf(*game, position, "d4", Target::Kind::Capture)
                    .contains("d1")); // not on turn, and shown all the same
        QCOMPARE(targetsOf(*game, position, "d1", Target::Kind::Move),
                 QStringList({"c1", "c2", "c16"})); // not into attack
        QVERIFY(targetsOf(*game, position, "a2", Target::Kind::Move).empty());
    }

    void checksAreShown()
    {
        const auto two = gameOf("circular", "warnings=hardcore");
        const Position check = at(*two, "white: Kd1; black: Rd5 Kb9; turn: white");
        QCOMPARE(two->contents(check).checks, std::vector<Cell>{cellOf(*two, "d1")});
        const auto three = gameOf("circular", "players=3");
        const Position open = at(*three, "white: Kd1; red: Rd5 Kb9; black: Kd17; turn: white");
        QCOMPARE(three->contents(open).checks, std::vector<Cell>{cellOf(*three, "d1")});
        const Position others = at(*three, "white: Kd1; red: Rd5 Kb9; black: Kd17; turn: red");
        QVERIFY(three->contents(others).checks.empty()); // only the seat on turn is told
    }

    void slidesTellWhichWayRound()
    {
        const auto game = gameOf("circular", "");
        const Position alone = at(*game, "white: Ra1 Kd1; black: Kd9; turn: white");
        QCOMPARE(wayPlayed(*game, alone, "a1-a5"), Direction::East); // both lead there: the shorter
        QCOMPARE(wayPlayed(*game, alone, "a1-a12"), Direction::West);
        QCOMPARE(wayPlayed(*game, alone, "a1-a9"), Direction::East);
        QCOMPARE(wayPlayed(*game, alone, "a1-b1"), std::nullopt);
        const Position blocked = at(*game, "white: Ra1 Kd1; black: Na4 Kd9; turn: white");
        QCOMPARE(wayPlayed(*game, blocked, "a1-a5"), Direction::West);
        QCOMPARE(wayPlayed(*game, blocked, "a1xa4"), Direction::East);
    }

    void piecesTellWhatIsKnownOfThem()
    {
        const auto game = gameOf("circular", "");
        const auto pieces = game->contents(at(*game, "white: Pa2+3 Kd1; black: Pa7-0 Kd9; turn: white")).pieces;
        QCOMPARE(pieces[0].facts, (PieceFacts{std::uint8_t{3}, Direction::East, false}));
        QCOMPARE(pieces[1].facts, (PieceFacts{std::uint8_t{0}, Direction::West, false}));
        QCOMPARE(pieces[2].facts, PieceFacts{});
        const auto byzantine = gameOf("circular", "rules=byzantine");
        const auto others = byzantine->contents(at(*byzantine, "white: Pa2+ Kd1; black: Ba7 Kd9; turn: white")).pieces;
        QCOMPARE(others[0].facts, (PieceFacts{std::nullopt, Direction::East, false}));
        QCOMPARE(byzantine->description().kind(others[1].piece.kind).drawing, std::string("elephant"));
    }

    void tables()
    {
        QFETCH(const QByteArray, options);
        const auto game = gameOf("circular", options.constData());
        const GameDescription& about = game->description();
        QTEST(QString::fromStdString(about.names(SeatSet::firstOnes(static_cast<int>(about.seats.size())))), "seats");
        QStringList teams;
        for (const SeatSet team : about.teams)
            teams << QString::fromStdString(about.names(team));
        QTEST(teams, "teams");
        for (const SideInfo& side : about.sides)
            QCOMPARE(side.homeAngle, 360.0 / static_cast<double>(about.seats.size()) * side.seat.index);
    }
};

RINGFORD_TEST(TestCircularView)
#include "test_circular_view.moc"
