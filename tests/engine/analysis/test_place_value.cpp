// SPDX-License-Identifier: GPL-3.0-or-later
// Values of places as comments tell them: ours, those of other programs, and bad ones.
#include "engine/analysis/CommentCommands.h"
#include "engine/analysis/PlaceValue.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>
#include <numeric>

using namespace ringford;
using namespace ringford::test;
using Comments = std::vector<std::string>;

namespace {

const GameDescription& chess()
{
    static const Match kMatch = matchOf("orthodox");
    return kMatch.game().description();
}

const GameDescription& ring(const char* players, const char* teams = "none")
{
    static std::map<std::string, Match> matches;
    const std::string key = std::string(players) + teams;
    if (!matches.contains(key))
        matches.emplace(key, matchOf("circular", {}, {{"players", players}, {"teams", teams}}));
    return matches.at(key).game().description();
}

Shares sharesOfText(const std::string& text, const GameDescription& game)
{
    const auto value = readValue(Comments{text}, game);
    return value ? sharesOf(*value, game) : Shares{};
}

SearchReport report(Seat seat, int centi, std::optional<int> end, std::vector<int> values)
{
    SearchReport report{seat, 1, 1, {}, {}};
    report.lines.push_back({{Action{}}, std::move(values), end, centi});
    return report;
}

} // namespace

class TestPlaceValue : public QObject {
    Q_OBJECT

private slots:
    void valuesOfOtherProgramsAreRead_data()
    {
        QTest::addColumn<QString>("comment");
        QTest::addColumn<int>("white"); // thousandths
        QTest::newRow("even") << "[%eval 0.00]" << 500;
        QTest::newRow("ahead") << "[%eval 1.00]" << 591;
        QTest::newRow("one decimal, and a sign") << "[%eval +1.0]" << 591;
        QTest::newRow("whole") << "[%eval -1]" << 409;
        QTest::newRow("how deep") << "[%eval 1.00,21]" << 591;
        QTest::newRow("a winning mate") << "[%eval #3]" << 1000;
        QTest::newRow("a losing mate") << "[%eval #-4]" << 0;
        QTest::newRow("far ahead") << "[%eval 327.65]" << 1000;
        QTest::newRow("beside a clock and words") << "[%clk 0:00:30] good [%eval -1.000] [%emt 3]" << 409;
        QTest::newRow("the last that fits counts") << "[%eval 3.00] [%eval 1.00] [%eval x]" << 591;
    }
    void valuesOfOtherProgramsAreRead()
    {
        QFETCH(QString, comment);
        QTEST(sharesOfText(comment.toStdString(), chess()).at(0), "white");
    }

    void badValuesCountForNothing_data()
    {
        QTest::addColumn<QString>("comment");
        for (const char* const bad : {"[%eval]",
                                      "[%eval ]",
                                      "[%eval x]",
                                      "[%eval --1]",
                                      "[%eval 1e5]",
                                      "[%eval nan]",
                                      "[%eval 1,]",
                                      "[%eval 1.]",
                                      "[%eval .5]",
                                      "[%eval 1.2.3]",
                                      "[%eval 99999999999999999999]",
                                      "[%eval #]",
                                      "[%eval #0]",
                                      "[%eval #-]",
                                      "[%eval #3x]",
                                      "[%eval #99999999999]",
                                      "[%evaluation 1.0]",
                                      "[%eval 1.0",
                                      "eval 1.0",
                                      "[%shares 60,40]",
                                      "[%eval 1.0,x]"})
            QTest::newRow(bad) << bad;
    }
    void badValuesCountForNothing()
    {
        QFETCH(QString, comment);
        QVERIFY(!readValue(Comments{comment.toStdString()}, chess()));
    }

    void sharesOfManyAddUpToAHundred()
    {
        QCOMPARE(sharesOfText("[%shares 40,35,25]", ring("3")), (Shares{400, 350, 250}));
        QCOMPARE(sharesOfText("[%shares 10, 20, 30, 10, 20, 10]", ring("6", "2x2x2")), (Shares{200, 400, 400}));
        QCOMPARE(sharesOfText("[%shares 40.5,34.59,25.0]", ring("3")), (Shares{405, 345, 250}));
        for (const char* const bad :
             {"[%shares 40.,35,25]", "[%shares 40.x,35,25]", "[%shares 40.1.2,34.9,25]", "[%shares 40.1,35,25]",
              "[%shares .5,74.5,25]", "[%shares 100.5,0,0]", "[%shares 40,35]", "[%shares 40,35,26]",
              "[%shares 40,35,25,0]", "[%shares -10,85,25]", "[%shares 40;35;25]", "[%shares]", "[%shares 100,,0]",
              "[%eval 1.0]", "[%shares 4294967336,35,25]"})
            QVERIFY2(sharesOfText(bad, ring("3")).empty(), bad);
    }

    void whatASearchFindsIsWrittenFromTheFirstSeatsView()
    {
        const auto text = [](const GameDescription& game, const SearchReport& report) {
            return written(*valueOf(game, report));
        };
        QCOMPARE(text(chess(), report(Seat{0}, 123, {}, {})), std::string("[%eval 1.23]"));
        QCOMPARE(text(chess(), report(Seat{1}, 5, {}, {})), std::string("[%eval -0.05]"));
        QCOMPARE(text(chess(), report(Seat{0}, 30997, 3, {})), std::string("[%eval #2]"));
        QCOMPARE(text(chess(), report(Seat{1}, -30996, -4, {})), std::string("[%eval #2]"));
        QCOMPARE(text(chess(), report(Seat{1}, 30999, 1, {})), std::string("[%eval #-1]"));
        QCOMPARE(text(ring("4", "2x2"), report(Seat{2}, 150, {}, {})), std::string("[%eval 1.50]"));
        QCOMPARE(text(ring("3"), report(Seat{1}, 0, {}, {0, 0, 0})), std::string("[%shares 33.4,33.3,33.3]"));
        QCOMPARE(text(ring("3"), report(Seat{1}, 0, {}, {-1000, 1000, 0})), std::string("[%shares 0,66.7,33.3]"));
        QCOMPARE(text(ring("3"), report(Seat{1}, 0, {}, {-1000, -1000, -1000})),
                 std::string("[%shares 33.4,33.3,33.3]"));
        // Of sixteen, whoever loses a hundredth has made a mistake.
        const Match many = matchOf("multiplayer", {}, {{"players", "16"}});
        std::vector<int> values(16, 0);
        values.front() = 40;
        QCOMPARE(text(many.game().description(), report(Seat{0}, 0, {}, values)),
                 std::string("[%shares 6.5,6.3,6.3,6.3,6.3,6.3,6.2,6.2,6.2,6.2,6.2,6.2,6.2,6.2,6.2,6.2]"));
        QVERIFY(!valueOf(chess(), SearchReport{}));
    }

    void whatIsWrittenIsReadBack()
    {
        const bool holds = rc::check("values are read back", [] {
            const int plies = *rc::gen::inRange(0, 400);
            const auto end = plies == 0 ? std::nullopt : std::optional(plies);
            const std::optional<PlaceValue> found =
                valueOf(chess(), report(Seat{0}, *rc::gen::inRange(-30000, 30000), end, {}));
            RC_ASSERT(readValue(Comments{written(*found)}, chess()) == found);
            const auto values = *rc::gen::container<std::vector<int>>(6, rc::gen::inRange(-1000, 1001));
            const std::optional<PlaceValue> many = valueOf(ring("6"), report(Seat{0}, 0, {}, values));
            RC_ASSERT(std::accumulate(many->permille.begin(), many->permille.end(), 0) == 1000);
            RC_ASSERT(readValue(Comments{written(*many)}, ring("6")) == many);
        });
        QVERIFY(holds);
    }

    void theEndOfAGameHasAValue()
    {
        QCOMPARE(sharesOf(Outcome::wonBy(SeatSet(Seat{1}), Reason::Checkmate), chess(), {}), (Shares{0, 1000}));
        QCOMPARE(sharesOf(Outcome::drawn(Reason::Stalemate), chess(), {}), (Shares{500, 500}));
        QCOMPARE(sharesOf(Outcome::drawn(Reason::Agreed), ring("3"), {}), (Shares{334, 333, 333}));
        QCOMPARE(sharesOf(Outcome::drawn(Reason::Agreed), ring("3"), SeatSet(Seat{1})), (Shares{500, 0, 500}));
        QCOMPARE(sharesOf(Outcome::wonBy(SeatSet(Seat{3}), Reason::Time), ring("4", "2x2"), {}), (Shares{0, 1000}));
    }

    void hugeCommentsTakeNoTime()
    {
        const std::string many(10'000'000, '[');
        std::string commands;
        for (int i = 0; i < 100'000; ++i)
            commands += "[%eval x]";
        QVERIFY(!readValue(Comments{many, commands + "[%eval 1.0]"}, chess()));
        Comments comments(200'000, "[%eval x]");
        comments.push_back("[%eval 1.0]");
        QCOMPARE(readValue(comments, chess())->centi, 100);
    }

    void takingCommandsOutLeavesEverythingElse_data()
    {
        QTest::addColumn<QString>("comment");
        QTest::addColumn<QString>("rest"); // "-": the comment goes
        QTest::newRow("alone") << "[%eval 1.0]"
                               << "-";
        QTest::newRow("in front") << "[%eval 1.0] [%clk 0:00:30]"
                                  << "[%clk 0:00:30]";
        QTest::newRow("behind") << "Good. [%eval 1.0]"
                                << "Good.";
        QTest::newRow("between") << "a [%eval 1.0] b"
                                 << "a b";
        QTest::newRow("without blanks") << "a[%eval 1.0]b"
                                        << "ab";
        QTest::newRow("several") << "[%eval x] [%judged 4] [%shares y] a"
                                 << "a";
        QTest::newRow("others") << "  [%foo eval] [%evals 1]  "
                                << "  [%foo eval] [%evals 1]  ";
        QTest::newRow("lines") << "a\n[%eval 1.0]\nb"
                               << "a\nb";
        QTest::newRow("none") << "  "
                              << "  ";
    }
    void takingCommandsOutLeavesEverythingElse()
    {
        QFETCH(QString, comment);
        QFETCH(QString, rest);
        const Comments expected = rest == "-" ? Comments{} : Comments{rest.toStdString()};
        QCOMPARE(withoutCommands({comment.toStdString()}, kAnalysisCommands, chess().board), expected);
    }
};

RINGFORD_TEST(TestPlaceValue)
#include "test_place_value.moc"
