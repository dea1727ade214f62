// SPDX-License-Identifier: GPL-3.0-or-later
// What docs/records.md says about writing records, beyond the worked ones.

#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <array>

using namespace ringford;
using namespace ringford::test;

namespace {

QString written(const Match& match)
{
    const auto text = writeRecord(match, testRegistry());
    return QString::fromStdString(text ? *text : "refused: " + text.error().english());
}

QString entries(const Match& match)
{
    const QString all = written(match);
    return all.mid(all.indexOf("\n\n") + 2);
}

/** The lines of a record of one comment that is @p length characters long, braces included, behind `1. b2-a3`. */
QStringList linesWithComment(int length)
{
    Match match = matchOf("checkers");
    if (!enter(match, "b2-a3"))
        return {};
    match.addComment(match.gameNode(), std::string(static_cast<std::size_t>(length) - 2, 'x'));
    return entries(match).split('\n');
}

} // namespace

class TestRecordWriter : public QObject {
    Q_OBJECT

private slots:
    void tagsComeInTheirOrder()
    {
        Match match = matchOf("orthodox", "white: Ke1; black: Ke8 Pa7; turn: black", {{"fide", "strict"}});
        match.tags().others = {{"Event", "a \"b\" \\ c"}, {"Date", "2026.11.20"}, {"Event", ""}};
        match.tags().seatNames = {"  Ann ", "Ben: the second"};
        match.tags().clock = "0.5d5  black=10";
        QCOMPARE(written(match),
                 "[Game \"orthodox\"]\n[Format \"1\"]\n[Options \"fide=strict\"]\n[Event \"a \\\"b\\\" \\\\ "
                 "c\"]\n[Date \"2026.11.20\"]\n"
                 "[Event \"\"]\n[Seat \"white: Ann\"]\n[Seat \"black: Ben: the second\"]\n"
                 "[Setup \"white: Ke1; black: Pa7 Ke8; turn: black\"]\n[Clock \"0.5d5  black=10\"]\n\n*\n");
    }

    void defaultsAndTheStandardStartAreLeftOut()
    {
        QCOMPARE(written(matchOf("orthodox", {}, {{"fide", "plain"}})), "[Game \"orthodox\"]\n[Format \"1\"]\n\n*\n");
        QCOMPARE(written(matchOf("toy", {}, {{"reach", "2"}, {"charge", "on"}})),
                 "[Game \"toy\"]\n[Format \"1\"]\n[Options \"reach=2\"]\n\n*\n");
    }

    void refusesTagsThatCouldNotBeReadAgain()
    {
        for (const char* name :
             {"", "Two words", "K\xC3\xB6ln", "Game", "Seat", "Setup", "Clock", "Format", "Options"}) {
            Match match = matchOf("checkers");
            match.tags().others = {{name, "x"}};
            QVERIFY2(written(match).startsWith("refused: '"), name);
        }
        for (const char* value : {"a\nb", "a\rb", "\x01", "\xFF", "\x7F"}) {
            Match match = matchOf("checkers");
            match.tags().others = {{"Event", value}};
            QVERIFY(written(match).startsWith("refused: the tag Event"));
        }
    }

    void refusesClocksAndResultsThatCouldNotBeReadAgain()
    {
        Match match = matchOf("checkers");
        match.tags().clock = "soon";
        QVERIFY(written(match).startsWith("refused: expected a time"));
        match.tags().clock.clear();
        for (const StatedResult& stated : {StatedResult{"", "2-0"}, StatedResult{"drawn (rain)", "1/2-1/2"},
                                           StatedResult{"playing", "*"}, StatedResult{"", ""}}) {
            match.setStatedResult(stated);
            QVERIFY(written(match).endsWith("is no result of this game"));
        }
    }

    void refusesCommentsThatCouldNotBeReadAgain()
    {
        for (const char* comment : {"a\rb", "a\r\nb", "\x01", "\xFF", "\x7F"}) {
            Match match = matchOf("checkers");
            match.addComment(match.start(), comment);
            QVERIFY(written(match).startsWith("refused: a comment"));
        }
    }

    void refusesVariationsNestedTooDeep()
    {
        // In every position one king goes to and fro in the variation, while the other would have moved in its main
        // line.
        const auto nested = [](int depth) {
            Match match = matchOf("checkers", "white: Ka1 Kc1; black: Kf8 Kh8; turn: white");
            const std::array<const char*, 4> variations{"a1-b2", "h8-g7", "b2-a1", "g7-h8"};
            const Node* at = match.start();
            for (int i = 0; i < depth; ++i) {
                const auto add = [&](const char* text) { return match.add(at, *match.parseEntry(at, text))->node; };
                add(i % 2 == 0 ? "c1-d2" : "f8-e7");
                at = add(variations[static_cast<std::size_t>(i % 4)]);
            }
            return written(match);
        };
        QVERIFY(nested(1000).startsWith("[Game"));
        QVERIFY(nested(1001).startsWith("refused: the variations nest deeper than 1000"));
        QVERIFY(!readRecords(nested(1000).toStdString(), testRegistry()).error);
    }

    void refusesMoreThanAFileMayHave()
    {
        Match match = matchOf("checkers");
        match.addComment(match.start(), std::string(64 << 20, 'x'));
        QVERIFY(written(match).startsWith("refused: the record would be larger than 64 MiB"));
        match.setComments(match.start(), {std::string((64 << 20) - 100, 'x')});
        QVERIFY(written(match).startsWith("[Game"));
    }

    void numbersOfTwoSeats()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, {"b2-a3", "a7-b6", "d2-c3", "c7-d6"}));
        QCOMPARE(entries(match), "1. b2-a3 a7-b6 2. d2-c3 c7-d6 *\n");
        const auto path = GameTree::path(match.end());
        match.addMark(path[0], 1);
        match.addComment(path[2], "x");
        QCOMPARE(entries(match), "1. b2-a3 $1 1... a7-b6 2. d2-c3 {x} 2... c7-d6 *\n");
        match.goTo(path[0]);
        QVERIFY(enter(match, "c7-d6"));
        QCOMPARE(entries(match), "1. b2-a3 $1 1... c7-d6 (1... a7-b6 2. d2-c3 {x} 2... c7-d6) *\n");
        QVERIFY(enter(match, "d2-c3"));
        QCOMPARE(entries(match), "1. b2-a3 $1 1... c7-d6 (1... a7-b6 2. d2-c3 {x} 2... c7-d6) 2. d2-c3 *\n");
    }

    void eventsAreNumberedByWhoIsOnTurn()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, {"b2-a3", "resign:white"}));
        QCOMPARE(entries(match), "1. b2-a3 resign:white {won by black (resigned)} 0-1\n");
        Match first = matchOf("checkers");
        QVERIFY(enter(first, "flag:black"));
        QCOMPARE(entries(first), "1. flag:black {won by white (time)} 1-0\n");
    }

    void numbersOfOtherGamesCountEntries()
    {
        Match match = matchOf("toy");
        QVERIFY(enter(match, {"1:b1-b2", "2:d2-c2", "resign:1r"}));
        match.goTo(match.gameNode()->parent);
        QVERIFY(enter(match, "1:d2-c2"));
        QCOMPARE(entries(match), "1. 1:b1-b2 2. 2:d2-c2 3. 1:d2-c2 (3. resign:1r) *\n");
    }

    void entryNumbersForLists()
    {
        Match match = matchOf("checkers", "white: Ka1; black: Kh8; turn: black");
        QVERIFY(enter(match, {"h8-g7", "a1-b2", "g7-h8", "b2-a1"}));
        EntryNumber number;
        std::vector<std::pair<int, bool>> numbers;
        for (const Node* node : GameTree::path(match.end())) {
            number = entryNumber(match, node, number);
            numbers.emplace_back(number.number, number.secondOnTurn);
        }
        QCOMPARE(numbers, (std::vector<std::pair<int, bool>>{{1, true}, {2, false}, {2, true}, {3, false}}));
    }

    void whatStoodBeforeAPromotedVariationIsWrittenBehindItsEntry()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        match.goTo(match.start());
        const Node* variation = match.add(match.start(), *match.parseEntry(match.start(), "d2-c3"))->node;
        match.addCommentBefore(variation, "before");
        match.addComment(variation, "own");
        QCOMPARE(entries(match), "1. b2-a3 ({before} 1. d2-c3 {own}) *\n");
        match.goTo(variation);
        QCOMPARE(entries(match), "1. d2-c3 {before} {own} (1. b2-a3) *\n");
    }

    void aLineThatIsAVariationNoMoreKeepsItsComments()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        match.goTo(match.start());
        const Node* variation = match.add(match.start(), *match.parseEntry(match.start(), "d2-c3"))->node;
        match.addCommentBefore(variation, "before");
        const Node* main = match.start()->firstChild;
        match.remove(main);
        QCOMPARE(entries(match), "1. d2-c3 {before} *\n");
        match.restore(main, 0);
        QCOMPARE(entries(match), "1. b2-a3 ({before} 1. d2-c3) *\n");
    }

    void resultsOfSides()
    {
        Match toy = matchOf("toy", "1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g:; 2b: Cd4; turn: 1r 2r");
        QVERIFY(enter(toy, {"resign:1g", "resign:2b"}));
        QVERIFY(entries(toy).endsWith("{won by red (resigned)} *\n"));
        Match drawn = matchOf("toy");
        QVERIFY(enter(drawn, "agree-draw"));
        QVERIFY(entries(drawn).endsWith("{drawn (agreed)} 1/2-1/2\n"));
    }

    void aStatedResultIsWrittenUntilTheMainLineChanges()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        match.setStatedResult(StatedResult{"won by white (resigned)", "0-1"});
        QCOMPARE(entries(match), "1. b2-a3 {won by white (resigned)} 0-1\n");
        QVERIFY(match.undo());
        QCOMPARE(entries(match), "1. b2-a3 {won by white (resigned)} 0-1\n");
        const auto variation = match.add(match.start(), *match.parseEntry(match.start(), "d2-c3"));
        QVERIFY(variation);
        QCOMPARE(entries(match), "1. b2-a3 (1. d2-c3) {won by white (resigned)} 0-1\n");
        match.goTo(variation->node);
        QCOMPARE(entries(match), "1. d2-c3 (1. b2-a3) *\n");
    }

    void linesAreBrokenBeforeColumn100()
    {
        QCOMPARE(linesWithComment(88), (QStringList{"1. b2-a3 {" + QString(86, 'x') + "} *", ""}));
        QCOMPARE(linesWithComment(89), (QStringList{"1. b2-a3 {" + QString(87, 'x') + "}", "*", ""}));
        QCOMPARE(linesWithComment(90), (QStringList{"1. b2-a3 {" + QString(88, 'x') + "}", "*", ""}));
        QCOMPARE(linesWithComment(91), (QStringList{"1. b2-a3", "{" + QString(89, 'x') + "} *", ""}));
        QCOMPARE(linesWithComment(200), (QStringList{"1. b2-a3", "{" + QString(198, 'x') + "}", "*", ""}));
    }

    void marksAreBrokenAtBlanksToo()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        for (int i = 0; i < 40; ++i)
            match.addMark(match.gameNode(), 25);
        const QStringList lines = entries(match).split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0).size(), 96);
    }

    void commentsWithLineEndsCountAfresh()
    {
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        match.addComment(match.gameNode(), std::string(88, 'x') + "\n" + std::string(95, 'y'));
        QCOMPARE(entries(match), "1. b2-a3 {" + QString(88, 'x') + '\n' + QString(95, 'y') + "} *\n");
        match.setComments(match.gameNode(), {std::string(90, 'x') + "\n" + std::string(97, 'y')});
        QCOMPARE(entries(match), "1. b2-a3\n{" + QString(90, 'x') + '\n' + QString(97, 'y') + "}\n*\n");
    }

    void bracketsCountWithWhatTheyStandOn()
    {
        // The variation with both brackets is ten characters: behind a comment that ends in column 89 it would reach
        // column 100.
        for (const int end : {89, 90}) {
            Match match = matchOf("checkers");
            QVERIFY(enter(match, "b2-a3"));
            match.addComment(match.gameNode(), std::string(static_cast<std::size_t>(end) - 11, 'x'));
            QVERIFY(match.add(match.start(), *match.parseEntry(match.start(), "d2-c3")));
            const QStringList lines = entries(match).split('\n');
            QCOMPARE(lines.at(0).size(), end);
            QCOMPARE(lines.at(1), "(1. d2-c3) *");
        }
        Match match = matchOf("checkers");
        QVERIFY(enter(match, "b2-a3"));
        match.addComment(match.gameNode(), std::string(77, 'x'));
        QVERIFY(match.add(match.start(), *match.parseEntry(match.start(), "d2-c3")));
        QCOMPARE(entries(match), "1. b2-a3 {" + QString(77, 'x') + "} (1. d2-c3)\n*\n");
    }
};

RINGFORD_TEST(TestRecordWriter)
#include "test_record_writer.moc"
