// SPDX-License-Identifier: GPL-3.0-or-later
// When a search with a clock may end early, and when it goes on.
#include "engine/search/SearchControl.h"
#include "engine/search/Steadiness.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace ringford;
using namespace std::chrono_literals;

class TestSteadiness : public QObject {
    Q_OBJECT

private:
    /** What is to be taken after these iterations, from depth 1 on. */
    static int percentAfter(const std::vector<Steadiness::Found>& iterations)
    {
        Steadiness steadiness;
        for (std::size_t i = 0; i < iterations.size(); ++i)
            steadiness.note(static_cast<int>(i) + 1, iterations[i]);
        return steadiness.percent();
    }

    /** A control that has run for so long, with 40 ms usual. */
    static bool mayDeepen(std::chrono::milliseconds most, int percent, std::chrono::milliseconds waited)
    {
        SearchBudget budget;
        budget.usual = 40ms;
        budget.most = most;
        const SearchControl control(budget, {});
        while (control.time() < waited)
            std::this_thread::sleep_for(1ms);
        return control.mayDeepen(percent);
    }

private slots:
    void nothingIsKnownAtFirst()
    {
        QCOMPARE(percentAfter({}), 100);
        QCOMPARE(percentAfter({{1, 10, 90}, {2, -300, 10}, {3, 500, 20}}), 100);
    }

    void theSameBestMoveAllAlongTakesLess()
    {
        const std::vector<Steadiness::Found> same(12, {7, 30, 95});
        QVERIFY(percentAfter(same) < 70);
        std::vector<Steadiness::Found> changed = same;
        changed.back().tag = 8;
        QVERIFY(percentAfter(changed) > percentAfter(same));
    }

    void whoLooksAtManyMovesTakesMore()
    {
        const std::vector<Steadiness::Found> one(12, {7, 30, 95});
        const std::vector<Steadiness::Found> many(12, {7, 30, 30});
        QVERIFY(percentAfter(many) > percentAfter(one));
    }

    void aFallTakesMoreAndARiseHardlyLess()
    {
        const std::vector<Steadiness::Found> level(12, {7, 30, 60});
        std::vector<Steadiness::Found> fallen = level;
        fallen.back().value = -40;
        std::vector<Steadiness::Found> risen = level;
        risen.back().value = 100;
        QVERIFY(percentAfter(fallen) > percentAfter(level) * 3 / 2);
        QVERIFY(percentAfter(risen) < percentAfter(level));
        QVERIFY(percentAfter(risen) > percentAfter(level) * 3 / 4);
    }

    void theShareStaysWithinBounds()
    {
        std::vector<Steadiness::Found> mated(12, {7, 100, 0});
        mated.back() = {8, -31'000, 0};
        QVERIFY(percentAfter(mated) <= 220);
        QVERIFY(percentAfter(std::vector<Steadiness::Found>(60, {7, 31'000, 100})) >= 40);
    }

    void aControlTakesThatShare()
    {
        QVERIFY(mayDeepen(10s, 100, 0ms));
        QVERIFY(!mayDeepen(10s, 40, 20ms));
        QVERIFY(mayDeepen(10s, 10'000, 60ms));
        QVERIFY(!mayDeepen(10s, 100, 45ms));
    }

    /** Where somebody asked for so much time and no other, that is taken. */
    void aFixedTimeIsKept()
    {
        QVERIFY(!mayDeepen(40ms, 10'000, 45ms));
        SearchBudget budget;
        budget.usual = budget.most = 10s;
        QVERIFY(SearchControl(budget, {}).mayDeepen(0));
    }
};

RINGFORD_TEST(TestSteadiness)
#include "test_steadiness.moc"
