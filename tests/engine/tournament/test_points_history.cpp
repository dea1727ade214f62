// SPDX-License-Identifier: GPL-3.0-or-later
// How members' points went.
#include "engine/tournament/PointsHistory.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

class TestPointsHistory : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleHasAStepForEachChange()
    {
        const Ledger ledger = ledgerOf(kWorkedExample);
        const std::uint32_t members[] = {1, 0};
        const auto history = pointsHistory(ledger, members, 1000);
        QCOMPARE(history.size(), std::size_t{2});
        QVERIFY((history[0] == std::vector<PointsAt>{{1, 30}, {7, 28}, {8, 23}, {10, 37}}));
        QVERIFY((history[1] == std::vector<PointsAt>{{0, 30}, {3, 25}, {4, 35}, {10, 26}}));
    }

    void aLongLedgerKeepsItsExtremes()
    {
        Dice dice(17);
        for (int round = 0; round < 60; ++round) {
            const Ledger ledger = drawnLedger(400, dice);
            std::vector<std::uint32_t> members;
            for (std::uint32_t one = 0; one < ledger.tournament().members().size(); ++one)
                members.push_back(one);
            const auto all = pointsHistory(ledger, members, ledger.entries().size() + 1);
            const auto few = pointsHistory(ledger, members, 5);
            for (std::size_t line = 0; line < members.size(); ++line) {
                QVERIFY(few[line].size() <= 5 * 4);
                QCOMPARE(few[line].front(), all[line].front());
                QCOMPARE(few[line].back(), all[line].back());
                QCOMPARE(all[line].back().points, ledger.tournament().member(members[line]).points);
                const auto points = [](const PointsAt& at) { return at.points; };
                QCOMPARE(std::ranges::min(few[line], {}, points).points,
                         std::ranges::min(all[line], {}, points).points);
                QCOMPARE(std::ranges::max(few[line], {}, points).points,
                         std::ranges::max(all[line], {}, points).points);
            }
        }
    }

    void nobodyHasNoHistory() { QVERIFY(pointsHistory(Ledger(), {}, 10).empty()); }
};

RINGFORD_TEST(TestPointsHistory)
#include "test_points_history.moc"
