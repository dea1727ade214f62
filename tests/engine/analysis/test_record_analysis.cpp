// SPDX-License-Identifier: GPL-3.0-or-later
// What an analysis writes into a record, and that all of it can be taken out again.
#include "engine/analysis/RecordAnalysis.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Matches.h"
#include "tests/support/Records.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <map>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::string kChess = "[Game \"orthodox\"]\n";

Match matchOfRecord(const std::string& text)
{
    RecordReading reading = read(text);
    if (reading.error)
        qFatal("%s", reading.error->english().c_str());
    return std::move(reading.matches.front());
}

QString textOf(const Match& match)
{
    const QString record = QString::fromStdString(*writeRecord(match, testRegistry()));
    return record.section(QStringLiteral("\n\n"), 1).simplified();
}

/** What a search would have found along the main line: centipawns of the first seat, by place, and what is better there. */
std::vector<AnalysedPlace> placesOf(const Match& match, const std::vector<int>& centi,
                                    const std::map<std::size_t, std::string>& better = {})
{
    std::vector<AnalysedPlace> places;
    for (const Node* const node : lineOver(match.start())) {
        AnalysedPlace place{node};
        const std::size_t at = places.size();
        if (at < centi.size())
            place.value = PlaceValue{.centi = centi[at]};
        if (node->firstChild)
            place.best = {node->firstChild->entry().action};
        if (const auto found = better.find(at); found != better.end())
            place.best = {match.parseEntry(node, found->second)->action};
        places.push_back(std::move(place));
    }
    return places;
}

} // namespace

class TestRecordAnalysis : public QObject {
    Q_OBJECT

private slots:
    void valuesMarksAndBetterLinesAreWritten()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 {[%clk 0:00:30] best} e7-e5 2. g1-f3 f7-f6 {hm} *");
        TreeChange change = analysisOf(match, placesOf(match, {20, 20, 30, 30, 250}, {{3, "b8-c6"}}));
        change.apply(match);
        QCOMPARE(textOf(match),
                 QStringLiteral("{[%eval 0.20]} 1. e2-e4 {[%clk 0:00:30] best} {[%eval 0.20]} 1... e7-e5 "
                                "{[%eval 0.30]} 2. g1-f3 {[%eval 0.30]} 2... f7-f6 $4 {hm} {[%eval 2.50] [%judged 4]} "
                                "(2... b8-c6 {[%better 1]}) *"));
    }

    void undoingAndTakingOutRestoreTheRecordToTheLetter()
    {
        const std::string record =
            kChess +
            "{start} 1. e2-e4 $1 {[%clk 0:00:30] best} e7-e5 (1... c7-c5 $2 {[%cal Ge2e4]}) 2. g1-f3 f7-f6 {hm} *";
        Match match = matchOfRecord(record);
        const QString before = textOf(match);
        TreeChange change = analysisOf(match, placesOf(match, {20, -200, 30, 500, 250}, {{0, "d2-d4"}, {3, "b8-c6"}}));
        change.apply(match);
        const QString after = textOf(match);
        QVERIFY(after != before);
        change.undo(match);
        QCOMPARE(textOf(match), before);
        change.apply(match);
        QCOMPARE(textOf(match), after);
        TreeChange out = withoutAnalysis(match);
        out.apply(match);
        QCOMPARE(textOf(match), before);
        QVERIFY(withoutAnalysis(match).isEmpty());
        out.undo(match);
        QCOMPARE(textOf(match), after);
        // The same by way of a file.
        Match read = matchOfRecord(*writeRecord(match, testRegistry()));
        QCOMPARE(textOf(read), after);
        withoutAnalysis(read).apply(read);
        QCOMPARE(textOf(read), before);
    }

    void thresholdsAreFiveTenAndFifteenPercent_data()
    {
        QTest::addColumn<int>("fall");
        QTest::addColumn<int>("mark");
        QTest::newRow("nothing") << 49 << 0;
        QTest::newRow("?!") << 50 << 6;
        QTest::newRow("?") << 100 << 2;
        QTest::newRow("??") << 150 << 4;
        QTest::newRow("better than before") << -300 << 0;
    }
    void thresholdsAreFiveTenAndFifteenPercent()
    {
        QFETCH(int, fall);
        QFETCH(int, mark);
        const Match two = matchOf("orthodox");
        const Match four = matchOf("circular", {}, {{"players", "4"}});
        QCOMPARE(static_cast<int>(judged(fall, two.game().description())), mark);
        QCOMPARE(static_cast<int>(judged(fall / 2, four.game().description())), mark); // half as much is as bad
    }

    void theBestActionIsNotMarked()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 e7-e5 *");
        TreeChange change = analysisOf(match, placesOf(match, {300, 0, 0}));
        change.apply(match);
        QCOMPARE(textOf(match), QStringLiteral("{[%eval 3.00]} 1. e2-e4 {[%eval 0.00] [%judged 0]} 1... e7-e5 "
                                               "{[%eval 0.00]} *"));
        QVERIFY(impliedJudgement(match.start()->firstChild, match.game().description()) == Judgement::None);
    }

    void whatAPersonHasJudgedStays()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 $3 $14 e7-e5 $4 *");
        const QString before = textOf(match);
        TreeChange change = analysisOf(match, placesOf(match, {300, 0, 500}, {{0, "d2-d4"}, {1, "c7-c5"}}));
        change.apply(match);
        QCOMPARE(textOf(match), QStringLiteral("{[%eval 3.00]} 1. e2-e4 $3 $14 {[%eval 0.00]} "
                                               "(1. d2-d4 {[%better 1]}) 1... e7-e5 $4 {[%eval 5.00]} "
                                               "(1... c7-c5 {[%better 1]}) *"));
        withoutAnalysis(match).apply(match);
        QCOMPARE(textOf(match), before);
    }

    void valuesOfOtherProgramsImplyMarks()
    {
        const Match match =
            matchOfRecord(kChess + "1. e2-e4 {[%eval 0.3]} e7-e5 {[%eval 0.3,18]} 2. g1-f3 {[%eval #-3]} "
                                   "f7-f6 $6 {[%eval 5.0]} 3. h2-h3 {[%eval x]} h7-h6 {[%eval 9]} *");
        QStringList marks;
        for (const Node* node = match.start()->firstChild; node; node = node->firstChild)
            marks += QString::number(static_cast<int>(impliedJudgement(node, match.game().description())));
        QCOMPARE(marks.join(u' '), QStringLiteral("0 0 4 0 0 0"));
    }

    void aSecondAnalysisTakesThePlaceOfTheFirst()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 {[%eval 9.99,30] [%clk 0:00:30]} e7-e5 2. g1-f3 f7-f6 *");
        analysisOf(match, placesOf(match, {20, 20, 30, 30, 250}, {{3, "b8-c6"}})).apply(match);
        TreeChange second = analysisOf(match, placesOf(match, {20, 20, 30, 30, 30}, {{3, "g8-f6"}}));
        const QString first = textOf(match);
        second.apply(match);
        QCOMPARE(textOf(match), QStringLiteral("{[%eval 0.20]} 1. e2-e4 {[%clk 0:00:30]} {[%eval 0.20]} 1... e7-e5 "
                                               "{[%eval 0.30]} 2. g1-f3 {[%eval 0.30]} 2... f7-f6 {[%eval 0.30]} *"));
        second.undo(match);
        QCOMPARE(textOf(match), first);
    }

    void linesThatSomebodyHasUsedStay()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 e7-e5 2. g1-f3 f7-f6 *");
        auto places = placesOf(match, {20, 300, 30, 30, 250}, {{1, "c7-c5"}, {3, "b8-c6"}});
        places[1].best.push_back(match.parseEntry(match.start(), "g1-f3")->action);
        TreeChange change = analysisOf(match, placesOf(match, {20, -300, 300, 30, 250}, {{1, "c7-c5"}, {3, "b8-c6"}}));
        change.apply(match);
        const Node* const better = match.start()->firstChild->firstChild->nextSibling;
        QCOMPARE(QString::fromStdString(better->entry().text), QStringLiteral("c7-c5"));
        QVERIFY(match.add(better, *match.parseEntry(better, "g1-f3")));
        TreeChange out = withoutAnalysis(match);
        out.apply(match);
        const QString rest = textOf(match);
        QCOMPARE(rest, QStringLiteral("1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3) 2. g1-f3 f7-f6 *"));
        out.undo(match);
        change.undo(match);
        QVERIFY2(textOf(match).contains(QStringLiteral("(1... c7-c5")), qPrintable(textOf(match)));
        QVERIFY2(!textOf(match).contains(QStringLiteral("b8-c6")), qPrintable(textOf(match)));
    }

    void aLineThatBecameTheGameStays()
    {
        Match match = matchOfRecord(kChess + "1. e2-e4 e7-e5 *");
        analysisOf(match, placesOf(match, {20, -300, 300}, {{1, "c7-c5"}})).apply(match);
        match.promote(match.start()->firstChild->firstChild->nextSibling);
        withoutAnalysis(match).apply(match);
        QCOMPARE(textOf(match), QStringLiteral("1. e2-e4 c7-c5 (1... e7-e5) *"));
    }

    void aBadEndIsMarked()
    {
        Match match = matchOfRecord(kChess + "[Setup \"white: Ka1 Qg6; black: Kh8; turn: white\"]\n1. g6-f7 *");
        enter(match, "g6-g3");
        Match stale = matchOfRecord(kChess + "[Setup \"white: Ka1 Qe6; black: Kh8; turn: white\"]\n1. e6-f7 1/2-1/2");
        auto places = placesOf(stale, {900}, {{0, "e6-e5"}});
        analysisOf(stale, places).apply(stale);
        QCOMPARE(textOf(stale), QStringLiteral("{[%eval 9.00]} 1. e6-f7 $4 {[%judged 4]} (1. e6-e5 {[%better 1]}) "
                                               "{drawn (stalemate)} 1/2-1/2"));
    }

    void actionsOfThreeSeatsAreComparedInOneSearch()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        const std::vector<Action> actions = match.actions(match.start());
        QVERIFY(match.play(actions.front()));
        const Node* const node = match.gameNode();
        const auto placesOfThree = [&](const std::vector<int>& afterPlayed) {
            SearchReport before{Seat{0}, 1, 1, {}, {}};
            before.lines.push_back({{actions.back()}, {200, 400, 400}});
            AnalysedPlace place = analysedPlace(match, match.start(), before);
            addFurther(match, place, node, before);
            before.lines.push_back({{actions.front()}, afterPlayed});
            addFurther(match, place, node, before);
            SearchReport after{Seat{1}, 1, 1, {}, {}};
            after.lines.push_back({{match.actions(node).back()}, {-300, 600, 500}}); // sees one action more
            return std::vector{place, analysedPlace(match, node, after)};
        };
        const GameDescription& game = match.game().description();
        const auto good = placesOfThree({190, 400, 400});
        QVERIFY(judged(good[0], good[1], game) == Judgement::None);
        const auto others = placesOfThree({200, 900, 900}); // what others get besides is no loss of the mover's
        QVERIFY(judged(others[0], others[1], game) == Judgement::None);
        const auto bad = placesOfThree({-300, 700, 600});
        QVERIFY(judged(bad[0], bad[1], game) == Judgement::Blunder);
        analysisOf(match, bad).apply(match);
        QCOMPARE(QString::fromStdString(node->comments().front()),
                 QStringLiteral("[%shares 18.4,42.1,39.5] [%judged 4]"));
        QCOMPARE(node->marks(), std::vector<std::uint8_t>{4});
        auto best = bad;
        best[0].best = {actions.front()};
        QVERIFY(judged(best[0], best[1], game) == Judgement::None);
    }

    void threeSeatsAreAskedForTheBestAndThenForBothSideBySide()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        const std::vector<Action> actions = match.actions(match.start());
        QVERIFY(match.play(actions.front()));
        const Node* const node = match.gameNode();
        const SearchBudget budget{.nodes = 21};
        QVERIFY(analysisTask(match, match.start(), node, budget).opponents == Opponents::ForThemselves);
        QCOMPARE(analysisTask(match, match.start(), node, budget).budget.nodes, std::uint64_t{7});
        QCOMPARE(analysisTask(match, node, nullptr, budget).budget.nodes, std::uint64_t{21}); // nothing to compare
        SearchReport report{Seat{0}, 1, 1, {}, {}};
        report.lines.push_back({{actions.back()}, {200, 400, 400}});
        AnalysedPlace place = analysedPlace(match, match.start(), report);
        auto task = furtherTask(match, place, node, budget);
        QVERIFY(task && task->opponents == Opponents::Against && task->only.empty());
        addFurther(match, place, node, report);
        task = furtherTask(match, place, node, budget);
        QVERIFY(task && task->opponents == Opponents::Against && task->lines == 2);
        QCOMPARE(task->only, (std::vector{actions.back(), actions.front()}));
        addFurther(match, place, node, report); // not even with both
        QVERIFY(!place.compared && !furtherTask(match, place, node, budget));
        AnalysedPlace best = analysedPlace(match, match.start(), report);
        report.lines.front().actions = {actions.front()};
        addFurther(match, best, node, report);
        QVERIFY(!furtherTask(match, best, node, budget)); // it was played
    }

    void pieceGivenToASeatThatActsLastIsSeen()
    {
        // A queen goes beside a knight of the sixth seat, which is five actions away; the third leaves its own queen.
        std::string record = "[Game \"circular\"]\n[Options \"players=6\"]\n";
        record += "1. b47-b46 2. b7-b6 3. b17-c19 4. c23-c22 5. c31-c30 6. c39-c38 7. d47-d46 8. d10-d11 9. c15-c14 "
                  "10. d24-a21 11. d32-a29 12. d40-a37 13. d48-d47 14. b9-d10 15. c19-b17 16. a26-a27 17. d34-d35 "
                  "18. b41-c43 19. b1-d48 20. a7-a6 21. d16-a13 22. b25-d24 23. a34-a35 24. a42-a43 25. d47-b45 "
                  "26. d10-b11 27. c14-c13 28. b26-b27 *";
        const Match match = matchOfRecord(record);
        const auto line = lineOver(match.start());
        const GameDescription& game = match.game().description();
        const auto search = match.game().newSearch();
        const SearchBudget budget{.nodes = 300'000};
        QStringList marks;
        for (std::size_t at = 23; at < 28; ++at) {
            AnalysedPlace place =
                analysedPlace(match, line[at], search->run(analysisTask(match, line[at], line[at + 1], budget)));
            while (const auto task = furtherTask(match, place, line[at + 1], budget))
                addFurther(match, place, line[at + 1], search->run(*task));
            const AnalysedPlace after{line[at + 1], place.value};
            marks += QString::number(static_cast<int>(judged(place, after, game)));
        }
        QCOMPARE(marks.join(u' '), QStringLiteral("0 4 0 4 0"));
    }

    void hostileCommandsDoNoHarm()
    {
        Match match =
            matchOfRecord(kChess + "{[%better 5] [%judged 4]} 1. e2-e4 $4 {[%judged 4] [%judged 300] [%better 99999]} "
                                   "(1. d2-d4 {[%better -1] [%better 3]} d7-d5 {mine}) "
                                   "e7-e5 {[%judged x] [%better]} *");
        QVERIFY(impliedJudgement(match.start(), match.game().description()) == Judgement::None);
        TreeChange out = withoutAnalysis(match);
        const QString before = textOf(match);
        out.apply(match);
        QCOMPARE(textOf(match), QStringLiteral("1. e2-e4 (1. d2-d4 d7-d5 {mine}) 1... e7-e5 *"));
        out.undo(match);
        QCOMPARE(textOf(match), before);
    }

    void aTaskIsForWhoeverActed()
    {
        const Match match = matchOfRecord(kChess + "1. e2-e4 e7-e5 *");
        const auto line = lineOver(match.start());
        QCOMPARE(line.size(), std::size_t{3});
        const SearchTask task = analysisTask(match, line[1], line[2], {.nodes = 7});
        QVERIFY(task.seat == Seat{1});
        QCOMPARE(task.before.size(), std::size_t{1});
        QCOMPARE(task.level, 10);
        QCOMPARE(task.threads, 1);
        QVERIFY(task.opponents == Opponents::Against);
        QCOMPARE(task.budget.nodes, std::uint64_t{7});
        QVERIFY(!analysisTask(match, line[2], nullptr, {}).seat);
    }
};

RINGFORD_TEST(TestRecordAnalysis)
#include "test_record_analysis.moc"
