// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ValueWords.h"

#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/computer/LineSteps.h"
#include "ui/words/Words.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

SearchReport reportOf(Seat seat, std::vector<int> values, int centi, std::optional<int> end = {})
{
    SearchReport report;
    report.seat = seat;
    report.lines.push_back({{}, std::move(values), end, centi});
    return report;
}

} // namespace

class TestValueWords : public QObject {
    Q_OBJECT

private slots:
    void ofTwoWhoStandsBetter()
    {
        const Match match = matchOf("orthodox");
        const GameDescription& game = match.game().description();
        const auto told = [&](Seat seat, int value, int centi) {
            std::vector<int> values{-value, -value};
            values[seat.index] = value;
            return words::standing(game, reportOf(seat, std::move(values), centi));
        };
        QCOMPARE(told(Seat{0}, 18, 10), QStringLiteral("About even (White +0.10)"));
        QCOMPARE(told(Seat{1}, 18, 10), QStringLiteral("About even (Black +0.10)"));
        QCOMPARE(told(Seat{0}, 160, 88), QStringLiteral("White a little better (+0.88)"));
        QCOMPARE(told(Seat{1}, -400, -230), QStringLiteral("White better (+2.30)"));
        QCOMPARE(told(Seat{1}, 900, 800), QStringLiteral("Black much better (+8.00)"));
        // Where shares are rounded to the same for both.
        QCOMPARE(told(Seat{1}, 0, 1), QStringLiteral("About even (Black +0.01)"));
        QCOMPARE(told(Seat{1}, 0, -1), QStringLiteral("About even (White +0.01)"));
    }

    void ofManyWhoHasMost()
    {
        const Match match = matchOf("circular", {}, {{"players", "3"}});
        const GameDescription& game = match.game().description();
        const QString leader = words::standing(game, reportOf(Seat{0}, {-200, 300, -100}, -60));
        QCOMPARE(
            leader,
            QStringLiteral("%1 a little better (43 %)").arg(QString::fromStdString(game.seats[1].title.english())));
        QVERIFY(words::standing(game, reportOf(Seat{0}, {10, 0, -10}, 3)).startsWith(QStringLiteral("About even (")));
    }

    /** Two of three were as good as each other, and one of them was said to stand better. */
    void whoHasAsMuchIsNamedAsWell()
    {
        const Match match = matchOf("circular", {}, {{"players", "3"}});
        const GameDescription& game = match.game().description();
        const auto told = [&](std::vector<int> values) {
            return words::standing(game, reportOf(Seat{0}, std::move(values), 0));
        };
        QCOMPARE(told({470, -910, 440}), QStringLiteral("White and Black better (49 %, 48 %)"));
        QCOMPARE(told({440, -910, 470}),
                 QStringLiteral("Black and White better (49 %, 48 %)")); // who has most is first
        QCOMPARE(words::standing(game, reportOf(Seat{0}, {470, -910, 440}, 0), words::CampNames::Letters),
                 QStringLiteral("W, B better (49 %, 48 %)"));
        QCOMPARE(told({600, -910, 310}), QStringLiteral("White better (53 %)"));
        QCOMPARE(told({0, 0, 0}), QStringLiteral("About even (White 34 %)"));
    }

    /** Where others are out, the share of who stands as well as the only opponent is great all the same. */
    void whoIsOutIsNotCounted()
    {
        const Match match = matchOf("circular", {}, {{"players", "4"}});
        const GameDescription& game = match.game().description();
        const auto told = [&](std::vector<int> values) {
            return words::standing(game, reportOf(Seat{2}, std::move(values), 3));
        };
        QVERIFY(told({-1000, -1000, 10, -10}).startsWith(QStringLiteral("About even (")));
        QVERIFY(told({-1000, -1000, 150, -150}).contains(QStringLiteral(" a little better (")));
        QVERIFY(told({-1000, -1000, 1000, -1000}).contains(QStringLiteral(" much better (")));
        // Who has gone out, or is about to, is nobody whom all others are ahead of.
        const Match six = matchOf("circular", {}, {{"players", "6"}});
        const QString even = words::standing(six.game().description(), reportOf(Seat{0}, {0, -990, 0, 0, 0, 0}, 0));
        QVERIFY2(even.startsWith(QStringLiteral("About even (")), qPrintable(even));
    }

    void forcedEndsAreCounted()
    {
        const Match match = matchOf("orthodox");
        const GameDescription& game = match.game().description();
        const auto told = [&](Seat seat, int end, int depth = 12) {
            SearchReport report = reportOf(seat, {0, 0}, 0, end);
            report.depth = depth;
            return words::standing(game, report);
        };
        QCOMPARE(told(Seat{0}, 1), QStringLiteral("Win for White in 1 move(s)"));
        QCOMPARE(told(Seat{0}, 5), QStringLiteral("Win for White in 3 move(s)"));
        QCOMPARE(told(Seat{0}, -4), QStringLiteral("Win for Black in 2 move(s)"));
        QCOMPARE(told(Seat{1}, -2), QStringLiteral("Win for White in 1 move(s)"));
        // What lies deeper than everything was looked at may come sooner.
        QCOMPARE(told(Seat{0}, 23), QStringLiteral("Win for White in at most 12 move(s)"));
        QCOMPARE(told(Seat{0}, 23, 23), QStringLiteral("Win for White in 12 move(s)"));
        const Match ring = matchOf("circular", {}, {{"players", "3"}});
        const QString red = QString::fromStdString(ring.game().description().seats[0].title.english());
        QCOMPARE(words::standing(ring.game().description(), reportOf(Seat{0}, {0, 0, 0}, 0, 7)),
                 QStringLiteral("Win for %1 within 7 action(s)").arg(red));
        QCOMPARE(words::standing(ring.game().description(), reportOf(Seat{0}, {0, 0, 0}, 0, -1)),
                 QStringLiteral("Loss for %1 within 1 action(s)").arg(red));
    }

    void sharesAreSaid()
    {
        const Match match = matchOf("orthodox");
        const GameDescription& game = match.game().description();
        QCOMPARE(words::shares(game, campShares(game, {240, -240})), QStringLiteral("White 62 %; Black 38 %"));
        QCOMPARE(words::shares(game, campShares(game, {1000, -1000})), QStringLiteral("White 100 %"));
        // Of sixteen an action is a mistake that loses half a hundredth.
        const Match many = matchOf("multiplayer", {}, {{"players", "16"}});
        const GameDescription& ofMany = many.game().description();
        const QString told = words::shares(ofMany, campShares(ofMany, std::vector<int>(16)));
        QVERIFY2(told.contains(QStringLiteral(" 6.3 %")) && told.contains(QStringLiteral(" 6.2 %")), qPrintable(told));
    }

    /** Beside boards there is no room for a list of all seats of a side. */
    void whoPlaysOnManyBoardsIsToldByColour()
    {
        const Match boards = matchOf("strategic", {}, {{"boards", "3"}});
        const GameDescription& game = boards.game().description();
        QCOMPARE(words::standing(game, reportOf(Seat{0}, std::vector<int>(6), 5)),
                 QStringLiteral("About even (White +0.05)"));
        QCOMPARE(words::shares(game, campShares(game, {240, -240, 240, -240, 240, -240})),
                 QStringLiteral("White 62 %; Black 38 %"));
        // Who has a colour of the own in a team is named.
        const Match ring = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        const SeatSet team = ring.game().description().teams.front();
        QVERIFY(words::shares(ring.game().description(), {{team, 1000}}).contains(QStringLiteral(" and ")));
    }

    void aLineIsPlayedStepByStep()
    {
        const Match match = matchOf("orthodox");
        const Game& game = match.game();
        const Action first = *game.parse(game.start(), "e2-e4");
        const Position after = game.apply(game.start(), first).position;
        const Action second = *game.parse(after, "e7-e5");
        const auto steps = lineSteps(game, game.start(), {first, second}, 9);
        QCOMPARE(steps.size(), 2);
        QCOMPARE(steps[1].text, QStringLiteral("e7-e5"));
        QVERIFY(game.onTurn(steps[1].position).contains(Seat{0}));
        QVERIFY(!steps[1].effects.empty());
        QCOMPARE(lineSteps(game, game.start(), {first, second}, 1).size(), 1);
    }

    /** Nobody counts seats to see whose an action is. */
    void ofManySeatsALineTellsWhoseItsActionsAre()
    {
        const Match match = matchOf("circular", {}, {{"players", "3"}});
        const Game& game = match.game();
        const Action first = match.actions(match.gameNode()).front();
        const Position after = game.apply(game.start(), first).position;
        const Match next(match.sharedGame(), after);
        const Action second = next.actions(next.gameNode()).front();
        const auto steps = lineSteps(game, game.start(), {first, second}, 9);
        QCOMPARE(steps.size(), 2);
        for (const std::uint8_t seat : {0, 1}) {
            const SeatInfo& info = game.description().seat(Seat{seat});
            QVERIFY2(steps[seat].text.startsWith(QString::fromStdString(info.badge) + u':' + QChar::Nbsp),
                     qPrintable(steps[seat].text));
            QVERIFY2(steps[seat].spoken.startsWith(words::seat(game.description(), Seat{seat}) + QStringLiteral(": ")),
                     qPrintable(steps[seat].spoken));
        }
    }
};

RINGFORD_TEST(TestValueWords)
#include "test_valuewords.moc"
