// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ThinkingTime.h"

#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using Ms = std::chrono::milliseconds;
using Kind = TimeControl::Kind;

class TestThinkingTime : public QObject {
    Q_OBJECT

private slots:
    void aShareOfWhatIsLeftAndWhatComesBack()
    {
        QVERIFY(thinkingBudget({Kind::SuddenDeath, 5min, {}}, 5min).usual < 11s);
        QVERIFY(thinkingBudget({Kind::SuddenDeath, 5min, {}}, 5min).usual > 4s);
        QVERIFY(thinkingBudget({Kind::Fischer, 5min, 10s}, 5min).usual > 9s);
        QVERIFY(thinkingBudget({Kind::Delay, 1min, 10s}, 10s, 10s).usual > 5s);
        QVERIFY(thinkingBudget({Kind::ByoYomi, 0s, 30s, 3}, 90s).usual > 10s);
        QVERIFY(thinkingBudget({Kind::ByoYomi, 0s, 30s, 3}, 90s).most < 30s);
    }

    void nobodyWaitsLongerThanAMinuteOrTwo()
    {
        QVERIFY(thinkingBudget({Kind::SuddenDeath, 10h, {}}, 10h).usual <= 1min);
        QVERIFY(thinkingBudget({Kind::SuddenDeath, 10h, {}}, 10h).most <= 2min);
    }

    /** A clock that is easily answered, or hard, is used accordingly; what is left of a period is of no use to anybody. */
    void onlyPeriodsAreUsedToTheirEnd()
    {
        const SearchBudget whole = thinkingBudget({Kind::SuddenDeath, 5min, {}}, 5min);
        QVERIFY(whole.most >= 3 * whole.usual);
        const SearchBudget period = thinkingBudget({Kind::ByoYomi, 0s, 30s, 3}, 90s);
        QCOMPARE(period.most, period.usual);
    }

    void itNeverTakesAllThatIsLeft()
    {
        for (const TimeControl& control :
             {TimeControl{Kind::SuddenDeath, 1min, {}}, TimeControl{Kind::Fischer, 1min, 10s},
              TimeControl{Kind::Bronstein, 1min, 2s}, TimeControl{Kind::Hourglass, 1min, {}},
              TimeControl{Kind::ByoYomi, 1min, 1s, 5}}) {
            for (Ms left = 10ms; left < 60s; left = left * 3 / 2) {
                const SearchBudget budget = thinkingBudget(control, left);
                QVERIFY(budget.usual >= 1ms && budget.usual <= budget.most);
                QVERIFY2(budget.most <= left * 3 / 4, qPrintable(QString::number(left.count())));
            }
        }
    }

    /** Three boards wait for one computer: each of their clocks runs while it thinks about the others. */
    void clocksThatRunTogetherLastForManyActions()
    {
        constexpr int kBoards = 3;
        Ms left = 30s;
        for (int action = 0; action < 100; ++action)
            left -= kBoards * (2 * thinkingBudget({Kind::SuddenDeath, 30s, {}}, left, {}, kBoards).usual + 20ms);
        QVERIFY2(left > 0ms, qPrintable(QString::number(left.count())));
    }

    /** A game of many actions, each of which takes all that may be taken and a while beside. */
    void aClockLastsForManyActions()
    {
        Ms left = 60s;
        for (int action = 0; action < 100; ++action)
            left -= thinkingBudget({Kind::SuddenDeath, 1min, {}}, left).usual + 10ms;
        QVERIFY2(left > 0ms, qPrintable(QString::number(left.count())));
    }
};

RINGFORD_TEST(TestThinkingTime)
#include "test_thinkingtime.moc"
