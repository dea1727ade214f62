// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Clocks.h"
#include "tests/support/TestProgram.h"

#include "tests/support/TestGames.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <numeric>

using namespace ringford;
using namespace ringford::test;
using namespace std::chrono_literals;
using Kind = TimeControl::Kind;
using Time = Clocks::Time;

namespace {

constexpr Side kFirst{0};
constexpr Side kSecond{1};
constexpr Side kThird{2};

/** Three in a row around the table, and @p side is on turn. */
ClockTurn turnOf(Side side)
{
    return {SideSet(side), {kSecond, kThird, kFirst}};
}

Clocks clocksOf(Kind kind, Time time, Time bonus = {})
{
    return Clocks(ClockSpec(3, {kind, time, bonus}), turnOf(kFirst));
}

} // namespace

class TestClocks : public QObject {
    Q_OBJECT

private slots:
    void standUntilTheFirstEntry()
    {
        Clocks clocks = clocksOf(Kind::SuddenDeath, 60s);
        QVERIFY(!clocks.areRunning());
        QCOMPARE(clocks.left(kFirst, 1h), Time(60s));
        QVERIFY(!clocks.fallen(1h) && !clocks.untilFall(1h));
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 1h);
        QVERIFY(clocks.areRunning());
        QCOMPARE(clocks.left(kFirst, 1h + 10s), Time(60s));
        QCOMPARE(clocks.left(kSecond, 1h + 10s), Time(50s));
    }

    void canBeStartedByHand()
    {
        Clocks clocks = clocksOf(Kind::SuddenDeath, 60s);
        clocks.start(5s);
        QCOMPARE(clocks.left(kFirst, 15s), Time(50s));
        clocks.start(20s); // they run already
        QCOMPARE(clocks.left(kFirst, 25s), Time(40s));
    }

    void fischerAddsAfterEachTurn()
    {
        Clocks clocks = clocksOf(Kind::Fischer, 60s, 5s);
        clocks.start(0s);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 2s);
        QCOMPARE(clocks.left(kFirst, 2s), Time(63s));
        clocks.entered(SideSet(kSecond), turnOf(kThird), 12s);
        QCOMPARE(clocks.left(kSecond, 12s), Time(55s));
    }

    void bronsteinGivesBackWhatWasUsed()
    {
        Clocks clocks = clocksOf(Kind::Bronstein, 60s, 5s);
        clocks.start(0s);
        QCOMPARE(clocks.left(kFirst, 2s), Time(58s));
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 2s);
        QCOMPARE(clocks.left(kFirst, 2s), Time(60s));
        clocks.entered(SideSet(kSecond), turnOf(kThird), 22s);
        QCOMPARE(clocks.left(kSecond, 22s), Time(45s));
    }

    void aDelayDoesNotCount()
    {
        Clocks clocks = clocksOf(Kind::Delay, 60s, 5s);
        clocks.start(0s);
        QCOMPARE(clocks.left(kFirst, 4s), Time(60s));
        QCOMPARE(clocks.grace(kFirst, 4s), Time(1s));
        QCOMPARE(clocks.left(kFirst, 8s), Time(57s));
        QCOMPARE(clocks.grace(kFirst, 8s), Time(0s));
        QCOMPARE(clocks.untilFall(4s), std::optional<Time>(61s));
        // A pause in the middle neither shortens nor renews it.
        clocks.pause(2s);
        clocks.resume(100s);
        QCOMPARE(clocks.left(kFirst, 103s), Time(60s));
        QCOMPARE(clocks.left(kFirst, 104s), Time(59s));
    }

    void aPeriodThatIsNotUsedUpBeginsAnew()
    {
        const TimeControl control{Kind::ByoYomi, 60s, 30s, 3};
        Clocks clocks(ClockSpec(3, control), turnOf(kFirst));
        const auto shown = [&](Time now) { return periodTime(control, clocks.left(kFirst, now)); };
        clocks.start(0s);
        QCOMPARE(shown(10s).left, Time(50s));
        QCOMPARE(shown(10s).periods, 0);
        QCOMPARE(shown(70s).left, Time(20s)); // ten seconds of the first period
        QCOMPARE(shown(70s).periods, 3);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 70s);
        QCOMPARE(shown(70s).left, Time(30s));
        QCOMPARE(shown(70s).periods, 3);
        clocks.entered(SideSet(kSecond), turnOf(kFirst), 70s);
        QCOMPARE(shown(105s).periods, 2); // more than a period: one is gone
        QCOMPARE(shown(105s).left, Time(25s));
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 105s);
        QCOMPARE(shown(105s).left, Time(30s));
        QCOMPARE(shown(105s).periods, 2);
        clocks.entered(SideSet(kSecond), turnOf(kFirst), 105s);
        QCOMPARE(clocks.untilFall(105s), std::optional<Time>(60s));
        QVERIFY(!clocks.fallen(164s));
        QCOMPARE(clocks.fallen(165s), std::optional(kFirst));
        QCOMPARE(shown(165s).left, Time(0s));
    }

    void theMainTimeIsNotGivenBack()
    {
        Clocks clocks(ClockSpec(3, {Kind::ByoYomi, 60s, 30s, 3}), turnOf(kFirst));
        clocks.start(0s);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 20s);
        QCOMPARE(clocks.left(kFirst, 20s), Time(40s + 90s));
    }

    void anHourglassGivesToTheNext()
    {
        Clocks clocks = clocksOf(Kind::Hourglass, 60s);
        clocks.start(0s);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 10s);
        QCOMPARE(clocks.left(kFirst, 10s), Time(50s));
        QCOMPARE(clocks.left(kSecond, 10s), Time(70s));
        QCOMPARE(clocks.left(kThird, 20s), Time(70s));
        QCOMPARE(clocks.left(kSecond, 1h), Time(0s));
        QCOMPARE(clocks.left(kThird, 1h), Time(130s));
    }

    void anEntryCanBeTheTurnOfTwo()
    {
        ClockTurn both = turnOf(kFirst);
        both.onTurn.insert(kSecond);
        Clocks clocks(ClockSpec(3, {Kind::Fischer, 60s, 5s}), both);
        clocks.start(0s);
        clocks.entered(both.onTurn, turnOf(kThird), 2s);
        QCOMPARE(clocks.left(kFirst, 2s), Time(63s));
        QCOMPARE(clocks.left(kSecond, 2s), Time(63s));
        QCOMPARE(clocks.left(kThird, 2s), Time(60s));
    }

    void whoWaitsStandsAndGoesOnWhereItWas()
    {
        Clocks clocks = clocksOf(Kind::Bronstein, 60s, 5s);
        clocks.start(0s);
        ClockTurn waits = turnOf(kSecond);
        waits.waiting = SideSet(kFirst);
        clocks.entered(SideSet(kThird), waits, 2s); // somebody out of turn; the first has nothing to do any more
        QCOMPARE(clocks.left(kFirst, 60s), Time(58s));
        clocks.entered(SideSet(kSecond), turnOf(kFirst), 10s);
        QCOMPARE(clocks.grace(kFirst, 10s), Time(3s));
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 11s);
        QCOMPARE(clocks.left(kFirst, 11s), Time(60s)); // all three seconds of the turn are given back
    }

    void whoseTurnIsTakenWhileWaitingGetsNothing()
    {
        Clocks clocks = clocksOf(Kind::Fischer, 60s, 5s);
        ClockTurn waits = turnOf(kSecond);
        waits.waiting = SideSet(kFirst);
        clocks.set({{60s, 60s, 60s}, {3s, 0s, 0s}}, waits, 0s);
        clocks.entered(SideSet(kSecond), turnOf(kThird), 1s);
        QCOMPARE(clocks.left(kFirst, 1s), Time(60s));
        QCOMPARE(clocks.reading(1s).used[kFirst.index], Time(0s));
    }

    void aTurnGoesOnWhileTheSameIsOnTurn()
    {
        Clocks clocks = clocksOf(Kind::Fischer, 60s, 5s);
        clocks.start(0s);
        clocks.entered(SideSet(kFirst), turnOf(kFirst), 3s); // a removal, a shell
        QCOMPARE(clocks.left(kFirst, 3s), Time(57s));
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 4s);
        QCOMPARE(clocks.left(kFirst, 4s), Time(61s));
    }

    void anEntryOutOfTurnTouchesNoClock()
    {
        Clocks clocks = clocksOf(Kind::Bronstein, 60s, 5s);
        clocks.start(0s);
        clocks.entered(SideSet(kThird), turnOf(kFirst), 3s);
        QCOMPARE(clocks.left(kThird, 3s), Time(60s));
        QCOMPARE(clocks.left(kFirst, 3s), Time(57s));
        clocks.entered({}, turnOf(kFirst), 4s);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 4s);
        QCOMPARE(clocks.left(kFirst, 4s), Time(60s));
    }

    void pauseStopsAll()
    {
        Clocks clocks = clocksOf(Kind::SuddenDeath, 60s);
        clocks.start(0s);
        clocks.pause(10s);
        QVERIFY(clocks.arePaused() && !clocks.areRunning());
        QCOMPARE(clocks.left(kFirst, 1h), Time(50s));
        QVERIFY(!clocks.fallen(1h));
        clocks.resume(1h);
        QCOMPARE(clocks.left(kFirst, 1h + 1s), Time(49s));
    }

    void aFlagFallsAtNought()
    {
        Clocks clocks = clocksOf(Kind::SuddenDeath, 60s);
        clocks.start(0s);
        QVERIFY(!clocks.fallen(59'999ms));
        QCOMPARE(clocks.untilFall(59'999ms), std::optional<Time>(1ms));
        QCOMPARE(clocks.fallen(60s), std::optional(kFirst));
        QCOMPARE(clocks.left(kFirst, 61s), Time(0s));
    }

    void severalBoardsRunAtOnce()
    {
        SideSet both(kFirst);
        both.insert(kThird);
        Clocks clocks(ClockSpec(4, {Kind::Fischer, 60s, 5s}), {both, {kSecond, kFirst, Side{3}, kThird}});
        clocks.start(0s);
        SideSet after(kThird);
        after.insert(kSecond);
        clocks.entered(SideSet(kFirst), {after, {kSecond, kFirst, Side{3}, kThird}}, 10s);
        QCOMPARE(clocks.left(kFirst, 20s), Time(55s));
        QCOMPARE(clocks.left(kSecond, 20s), Time(50s));
        QCOMPARE(clocks.left(kThird, 20s), Time(40s));
        QCOMPARE(clocks.left(Side{3}, 20s), Time(60s));
        // Nobody on the first board has an action: its clocks stand, and nothing is given for that.
        clocks.entered(SideSet(kThird), {SideSet(Side{3}), {kSecond, kFirst, Side{3}, kThird}}, 20s);
        QCOMPARE(clocks.left(kThird, 20s), Time(45s));
        QCOMPARE(clocks.left(kSecond, 40s), Time(50s));
    }

    void aDecidedGameStopsThem()
    {
        Clocks clocks = clocksOf(Kind::Fischer, 60s, 5s);
        clocks.start(0s);
        clocks.entered(SideSet(kFirst), {{}, turnOf(kFirst).heirs}, 3s);
        QVERIFY(!clocks.areRunning());
        QCOMPARE(clocks.left(kFirst, 1h), Time(57s));
    }

    void whatWasReadCanBeSetAgain()
    {
        Clocks clocks = clocksOf(Kind::Delay, 60s, 5s);
        clocks.start(0s);
        const Clocks::Reading before = clocks.reading(3s);
        clocks.entered(SideSet(kFirst), turnOf(kSecond), 30s);
        clocks.set(before, turnOf(kFirst), 50s);
        QCOMPARE(clocks.reading(50s), before);
        QCOMPARE(clocks.left(kFirst, 52s), Time(60s));
        QCOMPARE(clocks.left(kFirst, 53s), Time(59s));
    }

    void anHourglassLosesNothing()
    {
        const bool holds = rc::check("sand only goes from one to the next", [] {
            Clocks clocks = clocksOf(Kind::Hourglass, 60s);
            Time now{};
            for (const auto step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 20'000))) {
                now += Time(step);
                const Side side = clocks.onTurn().first();
                const Side next{static_cast<std::uint8_t>((side.index + 1) % 3)};
                clocks.entered(SideSet(side), turnOf(next), now);
                const auto left = clocks.reading(now).left;
                RC_ASSERT(std::accumulate(left.begin(), left.end(), Time{}) == Time(180s));
                RC_ASSERT(std::ranges::min(left) >= Time{});
            }
        });
        QVERIFY(holds);
    }

    void turnsAreThoseOfTheGame()
    {
        const auto game = *testRegistry().create("orthodox", {});
        const ClockTurn turn = clockTurn(game->description(), game->contents(game->start()));
        QCOMPARE(turn.onTurn, SideSet(kFirst));
        QCOMPARE(turn.heirs, (std::vector<Side>{kSecond, kFirst}));
        // Where a seat plays on several boards, the sand stays on the board.
        const auto boards = *testRegistry().create("toy", {});
        const auto& description = boards->description();
        const auto heirs = clockTurn(description, boards->contents(boards->start())).heirs;
        for (std::size_t i = 0; i < heirs.size(); ++i)
            QCOMPARE(description.side(heirs[i]).face, description.sides[i].face);
    }
};

RINGFORD_TEST(TestClocks)
#include "test_clocks.moc"
