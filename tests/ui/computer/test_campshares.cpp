// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/CampShares.h"

#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/match/MatchModel.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

GameDescription described(std::string_view id, const OptionValues& options = {})
{
    return matchOf(id, {}, options).game().description();
}

std::vector<int> permilles(const std::vector<CampShare>& shares)
{
    std::vector<int> all;
    for (const CampShare& share : shares)
        all.push_back(share.permille);
    return all;
}

} // namespace

class TestCampShares : public QObject {
    Q_OBJECT

private slots:
    void ofTwoEachHasItsHalfMoreOrLess()
    {
        const GameDescription game = described("orthodox");
        QCOMPARE(permilles(campShares(game, {240, -240})), (std::vector<int>{620, 380}));
        QCOMPARE(permilles(campShares(game, {0, 0})), (std::vector<int>{500, 500}));
        QCOMPARE(permilles(campShares(game, {-1000, 1000})), (std::vector<int>{0, 1000}));
    }

    void ofManyTheSumIsTheWhole()
    {
        const GameDescription game = described("circular", {{"players", "3"}});
        QCOMPARE(permilles(campShares(game, {0, 0, 0})), (std::vector<int>{334, 333, 333}));
        QCOMPARE(permilles(campShares(game, {500, -1000, 500})), (std::vector<int>{500, 0, 500}));
        QCOMPARE(permilles(campShares(game, {-1000, -1000, -1000})), (std::vector<int>{334, 333, 333}));
    }

    void hundredthsAreTheWholeAsWell()
    {
        QCOMPARE(inPercent(campShares(described("circular", {{"players", "3"}}), {0, 0, 0})),
                 (std::vector<int>{34, 33, 33}));
        std::vector<CampShare> eight(8, CampShare{SeatSet(), 125});
        const std::vector<int> percents = inPercent(eight);
        QCOMPARE(std::accumulate(percents.begin(), percents.end(), 0), 100);
        QVERIFY(inPercent({}).empty());
        QCOMPARE(std::ranges::max(percents) - std::ranges::min(percents), 1);
    }

    void aTeamHasOneShare()
    {
        const GameDescription game = described("circular", {{"players", "4"}, {"teams", "2x2"}});
        const auto shares = campShares(game, {200, -200, 200, -200});
        QCOMPARE(permilles(shares), (std::vector<int>{600, 400}));
        QCOMPARE(shares.front().seats.size(), 2);
        // Who of a team is out takes nothing away from the others.
        QCOMPARE(permilles(campShares(game, {200, -200, -1000, -200})), (std::vector<int>{600, 400}));
    }

    void whoHasWonHasAll()
    {
        MatchModel model(test::matchOf("orthodox"));
        QVERIFY(!model.retire(Side{0}, Retire::Resigned).refusal);
        QCOMPARE(permilles(campShares(model.description(), model.gameNode())), (std::vector<int>{0, 1000}));
    }

    void aDrawIsOfThoseWhoAreStillInTheGame()
    {
        MatchModel model(test::matchOf("circular", {}, {{"players", "3"}}));
        QVERIFY(!model.retire(Side{1}, Retire::Resigned).refusal);
        QVERIFY(!model.agreeDraw().refusal);
        QCOMPARE(permilles(campShares(model.description(), model.gameNode())), (std::vector<int>{500, 0, 500}));
    }

    void absurdValuesAreNoHarm()
    {
        const GameDescription game = described("orthodox");
        QCOMPARE(permilles(campShares(game, {9'999'999, -9'999'999})), (std::vector<int>{1000, 0}));
        QCOMPARE(permilles(campShares(game, std::vector<int>())), (std::vector<int>{500, 500}));
    }
};

RINGFORD_TEST(TestCampShares)
#include "test_campshares.moc"
