// SPDX-License-Identifier: GPL-3.0-or-later
// What games come to: places, points, Elo, and the test that stops a series. The figures are computed by hand.
#include "engine/contest/Elo.h"
#include "engine/contest/Placement.h"
#include "engine/contest/ScoreTable.h"
#include "engine/contest/Seating.h"
#include "engine/contest/Sprt.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace ringford;
using test::enterAll;
using test::matchOf;

namespace {

bool isNear(double one, double other, double reach = 1e-4)
{
    return std::abs(one - other) <= reach;
}

/** A table of two players; each pair of games is a group: what the first came to, in halves. */
ScoreTable tableOf(const std::vector<std::pair<int, int>>& groups)
{
    ScoreTable table({"one", "two"});
    int number = 0;
    const auto add = [&](int halves) {
        const bool isSwapped = number % 2 == 1;
        ++number;
        const std::vector<int> ranks = halves == 2   ? std::vector{0, 1}
                                       : halves == 0 ? std::vector{1, 0}
                                                     : std::vector{0, 0};
        const std::vector<int> seen = isSwapped ? std::vector{ranks[1], ranks[0]} : ranks;
        QVERIFY(table.add({1, 4, number}, {isSwapped ? std::vector{1, 0} : std::vector{0, 1}, seen}));
    };
    for (const auto& [first, second] : groups) {
        add(first);
        add(second);
    }
    return table;
}

QStringList linesOf(const ScoreTable& table)
{
    QStringList lines;
    for (const std::string& line : table.lines())
        lines << QString::fromStdString(line);
    return lines;
}

} // namespace

class TestScores : public QObject {
    Q_OBJECT

private slots:
    void theWinnerIsFirstAndTheFirstToGoOutLast()
    {
        Match match = matchOf("circular", {}, {{"players", "4"}});
        enterAll(match, "resign:red resign:yellow");
        // Seats in turn order, as the game has them.
        const auto& seats = match.game().description().seats;
        const auto indexOf = [&](const char* name) {
            return std::ranges::find(seats, std::string(name), &SeatInfo::name) - seats.begin();
        };
        std::vector<int> ranks = campRanks(match);
        QCOMPARE(ranks[static_cast<std::size_t>(indexOf("red"))], 3);
        QCOMPARE(ranks[static_cast<std::size_t>(indexOf("yellow"))], 2);
        QCOMPARE(std::ranges::count(ranks, 0), 2); // who is still in
        enterAll(match, "agree-draw");
        QVERIFY(campRanks(match) == ranks);
        QVERIFY(match.undo());

        const Seat third = match.onTurn(match.gameNode()).first();
        enterAll(match, ("resign:" + seats[third.index].name).c_str());
        QVERIFY(match.gameNode()->outcome().decided());
        ranks = campRanks(match);
        QCOMPARE(ranks[third.index], 1);
        QCOMPARE(std::ranges::count(ranks, 0), 1);
    }

    void aTeamIsOneCamp()
    {
        Match match = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        QCOMPARE(match.game().description().teams.size(), std::size_t{2});
        const SeatSet first = match.game().description().teams[0];
        QVERIFY(campRanks(match) == (std::vector{0, 0}));
        for (const Seat seat : first)
            enterAll(match, ("resign:" + match.game().description().seat(seat).name).c_str());
        QVERIFY(match.gameNode()->outcome().decided());
        QVERIFY(campRanks(match) == (std::vector{1, 0}));
    }

    void sharedPlacesShareTheirPoints()
    {
        const std::vector<int> alone{2, 0, 1, 3};
        QVERIFY(isNear(placementPoints(alone, 1), 1));
        QVERIFY(isNear(placementPoints(alone, 2), 2.0 / 3));
        QVERIFY(isNear(placementPoints(alone, 3), 0));
        const std::vector<int> shared{0, 2, 0, 2};
        QVERIFY(isNear(placementPoints(shared, 0), 5.0 / 6));
        QVERIFY(isNear(placementPoints(shared, 1), 1.0 / 6));
        QVERIFY(isNear(placementPoints({0, 0, 0}, 1), 0.5));
        QVERIFY(isNear(placementPoints({1, 0}, 0), 0));
    }

    void everybodyPlaysEveryCampOnce_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("camps");
        for (const auto& [players, camps] : {std::pair(2, 2), std::pair(1, 2), std::pair(2, 3), std::pair(3, 3),
                                             std::pair(2, 4), std::pair(3, 4), std::pair(2, 16)})
            QTest::addRow("%d of %d", players, camps) << players << camps;
    }
    void everybodyPlaysEveryCampOnce()
    {
        QFETCH(const int, players);
        QFETCH(const int, camps);
        const Seating seating{players, camps};
        std::vector<int> places(static_cast<std::size_t>(camps));
        for (int group = 0; group < 3; ++group) {
            std::vector<std::multiset<int>> played(static_cast<std::size_t>(camps));
            for (int rotation = 0; rotation < camps; ++rotation) {
                const int game = 1 + group * camps + rotation;
                QCOMPARE(seating.group(game), group);
                for (int camp = 0; camp < camps; ++camp)
                    played[static_cast<std::size_t>(camp)].insert(seating.playerAt(game, camp));
            }
            for (const auto& here : played)
                QVERIFY(here == played[0]); // on each camp as often as on any other
        }
        for (int player = 0; player < players; ++player)
            QCOMPARE(seating.playerAt(1, player), player); // in the order given
    }

    void partsAreTheWholeSeries_data()
    {
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("camps");
        QTest::addColumn<int>("parts");
        for (const int games : {1, 2, 7, 24, 100, 1'000'000}) {
            for (const int camps : {2, 3, 16}) {
                for (const int parts : {1, 2, 5, 64})
                    QTest::addRow("%d games, %d camps, %d parts", games, camps, parts) << games << camps << parts;
            }
        }
    }
    void partsAreTheWholeSeries()
    {
        QFETCH(const int, games);
        QFETCH(const int, camps);
        QFETCH(const int, parts);
        int next = 1;
        for (int part = 1; part <= parts; ++part) {
            const GameRange range = partOf(games, camps, part, parts);
            QVERIFY(range.first == next || range.first > games);
            QVERIFY(range.last < range.first || (range.first - 1) % camps == 0);
            next = std::max(next, range.last + 1);
        }
        QCOMPARE(next, games + 1);
    }

    void eloOfScores()
    {
        QVERIFY(isNear(scoreOfElo(0), 0.5));
        QVERIFY(isNear(scoreOfElo(400), 10.0 / 11));
        QVERIFY(isNear(scoreOfElo(-400), 1.0 / 11));
        QVERIFY(isNear(eloOfScore(0.75), 190.8485)); // 400 log 3
        QVERIFY(isNear(eloOfScore(0.25), -190.8485));
        QVERIFY(std::isinf(eloOfScore(1)) && eloOfScore(1) > 0);
        QVERIFY(std::isinf(eloOfScore(0)) && eloOfScore(0) < 0);
        QCOMPARE(eloText({0.75, 0}), std::string("+191 +-0"));
        QCOMPARE(eloText({0.5, 0.05}), std::string("+0 +-68"));
        QCOMPARE(eloText({0.4999, 0.05}), std::string("+0 +-68"));
        QCOMPARE(eloText({0.25, 0.05}), std::string("-191 +-91"));
        QCOMPARE(eloText({1, 0}), std::string("+inf +-inf"));
        QCOMPARE(eloText({0, 0.1}), std::string("-inf +-inf"));
        QCOMPARE(eloText({0.9, 0.1}), std::string("+382 +-378"));
    }

    void theTableOfTwo()
    {
        // Four pairs won by a draw more, four that are even: 10 of 16 points. The spread of the pairs about their mean
        // of
        // 1.25 points is 0.25 each: sqrt(8 x 0.0625 x 8 / 7) / 16 = 0.04725 is the error of the mean. A point of it is
        // 400 / ln 10 / (0.625 x 0.375) = 741.2 of Elo, and 1.96 x 0.04725 x 741.2 = 68.6.
        const ScoreTable table = tableOf({{2, 1}, {2, 1}, {1, 2}, {1, 2}, {2, 0}, {0, 2}, {1, 1}, {1, 1}});
        QCOMPARE(table.games(), 16);
        QVERIFY(isNear(table.score(0).mean, 0.625));
        QVERIFY(isNear(table.score(0).error, 0.0472456));
        QVERIFY(isNear(table.score(1).error, 0.0472456));
        QCOMPARE(linesOf(table), (QStringList{"one: won 6 drawn 8 lost 2 placement 0.625 elo +89 +-69",
                                              "two: won 2 drawn 8 lost 6 placement 0.375 elo -89 +-69"}));
    }

    /** That all pairs came out alike does not say that the next one will. */
    void drawsAloneHaveAMargin()
    {
        const ScoreTable few = tableOf({{1, 1}, {1, 1}, {1, 1}});
        QVERIFY(isNear(few.score(0).error, 0.5 / std::sqrt(3.0)));
        QCOMPARE(linesOf(few)[0], QString("one: won 0 drawn 6 lost 0 placement 0.500 elo +0 +-393"));
        const ScoreTable more = tableOf(std::vector<std::pair<int, int>>(12, {1, 1}));
        QVERIFY(more.score(0).error < few.score(0).error / 3);
        QVERIFY(more.score(0).error > 0);
    }

    void theTableOfThreeInOneGame()
    {
        ScoreTable table({"a", "b"});
        // a, b, a: the one is first and last, the other between; then b, a, a, where b shares the first place.
        QVERIFY(table.add({1, 4, 1}, {{0, 1, 0}, {0, 1, 2}}));
        QVERIFY(table.add({1, 4, 2}, {{1, 0, 0}, {0, 0, 2}}));
        // a: 1 and 0, 3/4 and 0 of its camps' points; of two comparisons each 1 and 1/2 are won.
        QVERIFY(isNear(table.score(0).mean, 0.375));
        QCOMPARE(linesOf(table)[0].section(" elo", 0, 0), QString("a: won 1 drawn 1 lost 2 placement 0.438"));
        QCOMPARE(linesOf(table)[1].section(" elo", 0, 0), QString("b: won 0 drawn 1 lost 1 placement 0.625"));
    }

    void whoPlaysAloneHasNoElo()
    {
        ScoreTable table({"a"});
        QVERIFY(table.add({1, 4, 1}, {{0, 0}, {0, 1}}));
        QCOMPARE(linesOf(table), QStringList{"a: won 1 drawn 0 lost 1 placement 0.500 elo +0 +-inf"});
    }

    void aGameThatIsThereCountsOnce()
    {
        ScoreTable table({"a", "b"});
        QVERIFY(table.add({1, 4, 1}, {{0, 1}, {0, 1}}));
        QVERIFY(!table.add({1, 4, 1}, {{0, 1}, {1, 0}}));
        QVERIFY(table.add({2, 4, 1}, {{0, 1}, {1, 0}}));
        QVERIFY(table.add({1, 6, 1}, {{0, 1}, {1, 0}}));
        QCOMPARE(table.games(), 3);
    }

    void theOrderInWhichGamesComeDoesNotMatter()
    {
        ScoreTable forwards({"a", "b"});
        ScoreTable backwards({"a", "b"});
        const auto score = [](int number) {
            return GameScore{number % 2 ? std::vector{0, 1, 0} : std::vector{1, 0, 1},
                             number % 5 ? std::vector{0, 1, 2} : std::vector{1, 2, 0}};
        };
        for (int number = 1; number <= 50; ++number)
            QVERIFY(forwards.add({7, 4, number}, score(number)));
        for (int number = 50; number >= 1; --number)
            QVERIFY(backwards.add({7, 4, number}, score(number)));
        QCOMPARE(linesOf(forwards), linesOf(backwards));
    }

    void groupsThatAreNotWholeDoNotCountInTheTest()
    {
        ScoreTable table = tableOf({{2, 1}, {0, 0}});
        QVERIFY(table.groupScores(0) == (std::vector{0.75, 0.0}));
        QVERIFY(table.add({1, 4, 5}, {{0, 1}, {0, 1}}));
        QVERIFY(table.groupScores(0) == (std::vector{0.75, 0.0}));
        QVERIFY(table.add({1, 4, 6}, {{1, 0}, {0, 0}}));
        QVERIFY(table.groupScores(0) == (std::vector{0.75, 0.0, 0.75}));
    }

    void theRatioOfWinsAndLosses()
    {
        // With nothing between, the likeliest distribution of a mean is that mean: W ln(s1 / s0) + L ln((1 - s1) / (1 -
        // s0)).
        const Sprt test{0, 400};
        std::vector<double> scores(10, 1.0);
        scores.insert(scores.end(), 2, 0.0);
        QVERIFY(isNear(test.ratio(scores), 10 * std::log(20.0 / 11) + 2 * std::log(2.0 / 11)));
        // What was not seen counts as a thousandth.
        QVERIFY(isNear(test.ratio(std::vector<double>(5, 1.0)), 5 * std::log(20.0 / 11) + 0.001 * std::log(2.0 / 11)));
        QCOMPARE(test.ratio({}), 0.0);
    }

    void theRatioIsTheNormalOneWhereThereIsMuch()
    {
        // N (s1 - s0) (2 m - s0 - s1) / (2 v), with the mean m = 0.5 and the variance v = 1/24 of what follows.
        std::vector<double> scores;
        for (const double score : {0.25, 0.5, 0.75})
            scores.insert(scores.end(), 100, score);
        const double better = scoreOfElo(10);
        const double normal = 300 * (better - 0.5) * (0.5 - better) * 12;
        QVERIFY(isNear((Sprt{0, 10}).ratio(scores), normal, 0.02 * std::abs(normal)));
    }

    void theRatioTurnsRoundWithTheScores()
    {
        const std::vector<double> scores{1, 0.75, 0.75, 0.5, 0.25, 1, 0.5, 0.5};
        std::vector<double> others;
        for (const double score : scores)
            others.push_back(1 - score);
        QVERIFY(isNear((Sprt{-5, 30}).ratio(scores), -(Sprt{-30, 5}).ratio(others), 1e-9));
        QVERIFY((Sprt{-5, 30}).ratio(scores) > 0);
    }

    void theVerdictFollowsFromTheRatio()
    {
        QVERIFY(Sprt::verdict(2.94) == Sprt::Verdict::Undecided);
        QVERIFY(Sprt::verdict(2.95) == Sprt::Verdict::Accepted);
        QVERIFY(Sprt::verdict(-2.95) == Sprt::Verdict::Rejected);
        QVERIFY(isNear(Sprt::kBound, std::log(0.95 / 0.05), 1e-6));
        QCOMPARE(sprtWord(Sprt::Verdict::Rejected), std::string("rejected"));
    }
};

RINGFORD_TEST(TestScores)
#include "test_scores.moc"
