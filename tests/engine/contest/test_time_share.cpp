// SPDX-License-Identifier: GPL-3.0-or-later
// How computer players share out what their clocks show.
#include "engine/contest/TimeShare.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <utility>

using namespace ringford;
using namespace std::chrono_literals;
using Ms = std::chrono::milliseconds;

class TestTimeShare : public QObject {
    Q_OBJECT

private slots:
    /** The first actions before a clock is wound up get no more than twice as much as the last ones. */
    void actionsOfOnePeriodGetAboutTheSame()
    {
        Ms left = 10s;
        Ms first{};
        for (int ahead = 40; ahead > 0; --ahead) {
            const Ms usual = shareOf(left, {}, ahead).usual;
            if (ahead == 40)
                first = usual;
            QVERIFY2(first < 2 * usual + 1ms && usual < 3 * first, qPrintable(QString::number(ahead)));
            left -= usual * 2; // about where a search comes to an end
        }
        QVERIFY2(left < 2s, qPrintable(QString::number(left.count())));
    }

    void whoeverIsToldHowManyActionsComeTakesThatMuch()
    {
        QVERIFY(shareOf(10s, {}, 40).usual < shareOf(10s, {}, 10).usual);
        QVERIFY(shareOf(10s, {}, 1).usual > 4s);
        QVERIFY(shareOf(10s, {}, 1).most < 10s);
        QVERIFY(shareOf(10s, {}, 500).usual > 50ms);
        QVERIFY(shareOf(10s, {}, 0).most < 10s);
    }

    void aBonusIsUsed()
    {
        QVERIFY(shareOf(1min, 10s).usual > shareOf(1min, {}).usual + 4s);
        QVERIFY(shareOf(200ms, 10s).most < 200ms);
    }

    /** Who gets something back each time does not save it up: of the usual time a search takes seven fifths (measured). */
    void whatIsGivenBackIsTaken()
    {
        for (const auto& [start, bonus] : {std::pair(12s, 1s), std::pair(180s, 2s), std::pair(300s, 3s)}) {
            Ms left = start;
            for (int action = 0; action < 40; ++action)
                left += bonus - shareOf(left, bonus).usual * 7 / 5;
            QVERIFY2(left < start && left > start / 3, qPrintable(QString::number(left.count())));
        }
    }

    /** Nobody knows how long a game of several boards takes, and a busy machine takes some milliseconds of its own. */
    void aLongGameIsPlayedToItsEnd()
    {
        for (const Ms start : {2s, 5s, 10s}) {
            Ms left = start;
            for (int action = 0; action < 250; ++action)
                left -= 2 * shareOf(left, {}).usual + 2ms;
            QVERIFY2(left > 0ms, qPrintable(QString::number(start.count())));
        }
    }

    void aClockThatIsNearlyOverIsAnsweredAtOnce()
    {
        QVERIFY(shareOf(100ms, {}).nodes < 1'000);
        QCOMPARE(shareOf(10s, {}).nodes, SearchBudget::kNoEnd);
    }

    void aClockIsNeverUsedUp_data()
    {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("period");
        QTest::newRow("a second and a hundredth") << 1'000 << 10 << 0;
        QTest::newRow("forty in ten seconds") << 10'000 << 0 << 40;
        QTest::newRow("forty in two seconds") << 2'000 << 0 << 40;
        QTest::newRow("five minutes") << 300'000 << 0 << 0;
        QTest::newRow("three minutes and two seconds") << 180'000 << 2'000 << 0;
    }
    /** Every action takes all that it may, and a little for what comes around the search. */
    void aClockIsNeverUsedUp()
    {
        QFETCH(const int, start);
        QFETCH(const int, bonus);
        QFETCH(const int, period);
        Ms left(start);
        for (int action = 0; action < 100; ++action) {
            const auto ahead = period > 0 ? std::optional(period - action % period) : std::nullopt;
            const SearchBudget budget = shareOf(left, Ms(bonus), ahead);
            QVERIFY(budget.usual >= 1ms && budget.usual <= budget.most);
            left -= budget.most + 1ms;
            QVERIFY2(left > 0ms, qPrintable(QString::number(action)));
            left += Ms(bonus);
            if (ahead == 1)
                left += Ms(start);
        }
    }
};

RINGFORD_TEST(TestTimeShare)
#include "test_time_share.moc"
