// SPDX-License-Identifier: GPL-3.0-or-later
// What docs/pgn.md says about writing PGN; drawn matches come back the same.

#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/Characters.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/DrawnMatches.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::string kOrthodox = "[Game \"orthodox\"]\n";

Match matchOf(const std::string& record)
{
    RecordReading reading = readRecords(kOrthodox + record, Registry::standard());
    if (reading.error)
        qFatal("%s", reading.error->english().c_str());
    return std::move(reading.matches.front());
}

PgnWriting written(const std::string& record)
{
    return *writePgn(matchOf(record));
}

/** What is written behind the empty line. */
QString movesInPgn(const std::string& record)
{
    return QString::fromStdString(written(record).text).section("\n\n", 1);
}

/** What is written behind the tags that all games have. */
QString tagsInPgn(const std::string& record)
{
    return QString::fromStdString(written(record).text).section("\n\n", 0, 0).section('\n', 7);
}

QStringList losses(const PgnWriting& writing)
{
    QStringList all;
    for (const Text& one : writing.losses)
        all << QString::fromStdString(one.english());
    return all;
}

/** Tags in the order that PGN has: those that all games have come first. */
void sortTags(Match& match)
{
    auto& others = match.tags().others;
    std::ranges::stable_partition(others, [](const auto& tag) { return tag.first == "Event"; });
}

} // namespace

class TestPgnWriter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { drawSameCases(sanitized() ? "seed=1 max_success=50" : "seed=1 max_success=500"); }

    void writesAWholeGame()
    {
        const std::string record =
            "[Event \"Club evening\"]\n[Annotator \"Ann\"]\n[Date \"2026.11.20\"]\n[Seat \"white: Ann\"]\n"
            "[Clock \"10+5\"]\n\n"
            "{Ann begins.} 1. e2-e4 {[%clk 0:09:58]} e7-e5 $1 (1... c7-c5 2. g1-f3 $14 {quiet}) "
            "2. g1-f3 {[%csl Ge4][%cal Re2e4]} b8-c6 {won by white (resigned)} 1-0";
        QCOMPARE(QString::fromStdString(written(record).text),
                 QString("[Event \"Club evening\"]\n"
                         "[Site \"?\"]\n"
                         "[Date \"2026.11.20\"]\n"
                         "[Round \"?\"]\n"
                         "[White \"Ann\"]\n"
                         "[Black \"?\"]\n"
                         "[Result \"1-0\"]\n"
                         "[Annotator \"Ann\"]\n"
                         "[TimeControl \"600+5\"]\n"
                         "\n"
                         "{Ann begins.} 1. e4 {[%clk 0:09:58]} 1... e5 $1 "
                         "(1... c5 2. Nf3 $14 {quiet})\n"
                         "2. Nf3 {[%csl Ge4][%cal Re2e4]} 2... Nc6 {won by white (resigned)} 1-0\n"));
    }

    void writesMoves_data()
    {
        QTest::addColumn<std::string>("record");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const QString& expected) {
            QTest::newRow(name) << "\n" + text << expected + '\n';
        };

        row("castling, checks and mates", "f2-f3 e7-e5 g2-g4 d8-h4 *", "1. f3 e5 2. g4 Qh4# 0-1");
        row("a draw", "e2-e4 agree-draw *", "1. e4 {[%event agree-draw]} 1/2-1/2");
        row("somebody resigns", "e2-e4 resign:black $1 {x} *", "1. e4 {[%event resign:black]} $1 {x} 1-0");
        row("somebody resigns at once", "{a} resign:white {b} *", "{a} {[%event resign:white]} {b} 0-1");
        row("a result that was agreed on elsewhere", "e2-e4 1-0", "1. e4 1-0");
        row("a comment in front of a variation", "e2-e4 ({x} d2-d4 {y}) e7-e5 *", "1. e4 ({x} 1. d4 {y}) 1... e5 *");
        row("a brace in a comment", "e2-e4 {a\\}b} (d2-d4 {\\}}) e7-e5 *", "1. e4 ;a}b\n(1. d4 ;}\n) 1... e5 *");
        row("a comment that looks like a result", "e2-e4 {drawn (agreed)} {x} *", "1. e4 ;drawn (agreed)\n{x} *");
        row("blanks at both ends", "e2-e4 { a } { b} *", "1. e4 {  a  } { b} *");
    }
    void writesMoves()
    {
        QFETCH(std::string, record);
        QFETCH(QString, expected);
        QCOMPARE(movesInPgn(record), expected);
        QCOMPARE(losses(written(record)), QStringList());
    }

    void writesTags_data()
    {
        QTest::addColumn<std::string>("record");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << std::string(text) << QString(expected);
        };

        row("none", "", "");
        row("another start", "[Setup \"white: Ke1 Pa7; black: Ke8; turn: black; quiet: 3\"]",
            "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 b - - 3 1\"]");
        row("clocks that PGN has no word for", "[Clock \"10 black=5\"]", "[Clock \"10 black=5\"]");
        row("an hourglass", "[Clock \"1h\"]", "[TimeControl \"*60\"]");
        row("options", "[Options \"fide=strict\"]", "[Options \"fide=strict\"]");
        row("tags that meant something else in PGN", "[PgnClock \"W/0:12:05\"]", "[Clock \"W/0:12:05\"]");
        row("tags that tell this program what to do", "[Task \"mate 2\"]\n[Computer \"white: level=4\"]",
            "[RingfordTask \"mate 2\"]\n[RingfordComputer \"white: level=4\"]");
        row("the same in anybody's PGN", "[PgnTask \"mate 2\"]", "[Task \"mate 2\"]");
        row("escapes", "[Opening \"a \\\\ \\\"b\\\"\"]", "[Opening \"a \\\\ \\\"b\\\"\"]");
    }
    void writesTags()
    {
        QFETCH(std::string, record);
        QFETCH(QString, expected);
        QCOMPARE(tagsInPgn(record + "\n\n*"), expected);
        QCOMPARE(losses(written(record + "\n\n*")), QStringList());
    }

    /** Others show who has played; read again it is nobody's name. */
    void whoIsNoPersonIsCalledByWhatItIs_data()
    {
        QTest::addColumn<std::string>("record");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* tags, const char* expected) {
            QTest::newRow(name) << std::string(tags) + "\n\n*\n" << QString(expected);
        };

        row("the computer and a program", "[Computer \"white: level=3\"]\n[Computer \"black: engine=Stockfish 15.1\"]",
            "[White \"Ringford, level 3\"]\n[Black \"Stockfish 15.1\"]");
        row("a person", "[Computer \"black: level=10\"]\n[Seat \"white: Ann\"]",
            "[White \"Ann\"]\n[Black \"Ringford, level 10\"]");
        row("a name of its own", "[Computer \"black: level=4\"]\n[Seat \"black: Deep Ann\"]",
            "[White \"?\"]\n[Black \"Deep Ann\"]");
        row("what says something else", "[Computer \"red: level=4\"]\n[Computer \"black\"]\n[Computer \"white: fast\"]",
            "[White \"?\"]\n[Black \"?\"]");
        row("levels that there are not", "[Computer \"white: level=11\"]\n[Computer \"black: level=4x\"]",
            "[White \"?\"]\n[Black \"?\"]");
    }
    void whoIsNoPersonIsCalledByWhatItIs()
    {
        QFETCH(std::string, record);
        QFETCH(QString, expected);
        const PgnWriting writing = written(record);
        const QString pgn = QString::fromStdString(writing.text);
        QVERIFY2(pgn.contains(expected), qPrintable(pgn));
        QCOMPARE(losses(writing), QStringList());
        const RecordReading again = readPgn(writing.text, Registry::standard());
        QCOMPARE(again.matches.size(), std::size_t{1});
        QCOMPARE(again.matches[0].tags().seatNames, matchOf(record).tags().seatNames);
    }

    void breaksLines()
    {
        std::string moves;
        for (int i = 0; i < 30; ++i)
            moves += "g1-f3 {quiet} g8-f6 f3-g1 f6-g8 {a comment of some words, which is rather longer than a line may "
                     "be in "
                     "PGN, so that it goes on in the next one} ";
        const std::string record = "\n" + moves + "*";
        const PgnWriting writing = written(record);
        std::size_t longest = 0;
        for (const QString& line : QString::fromStdString(writing.text).split('\n'))
            longest = std::max(longest, static_cast<std::size_t>(line.size()));
        QVERIFY(longest <= 79);
        QVERIFY(longest > 70);
        const Match match = matchOf(record);
        const RecordReading again = readPgn(writing.text, Registry::standard());
        QCOMPARE(difference(match, match.start(), again.matches[0], again.matches[0].start()), QString());
    }

    /** Where a comment must not be broken it begins on a line of its own. */
    void breaksLinesBeforeWhatMustStayWhole()
    {
        for (const std::string comment :
             {" lead", "trail ", "   blanks   ", "two  blanks", "a\ttab", "is [no command]", "% of it"}) {
            for (std::size_t before = 0; before < 76; ++before) {
                const std::string record =
                    "\n1. e2-e4 {" + std::string(before, 'w') + "} {" + comment + "} (1. d2-d4) *";
                const std::string text = written(record).text;
                for (const QString& line : QString::fromStdString(text).split('\n'))
                    QVERIFY2(line.size() <= 79, qPrintable(line));
                const Match match = matchOf(record);
                const RecordReading again = readPgn(text, Registry::standard());
                QCOMPARE(difference(match, match.start(), again.matches[0], again.matches[0].start()), QString());
            }
        }
    }

    /** Other programs read a command as far as its line goes, also one that another one touches. */
    void keepsCommandsOnOneLine()
    {
        for (int before = 0; before < 80; ++before) {
            const std::string record = "\n1. e2-e4 {" + std::string(static_cast<std::size_t>(before), 'w') +
                                       " [%csl Gf3,Rf7][%cal Gf3f7,Gg1f3] } *";
            const std::string text = written(record).text;
            QVERIFY2(text.find("[%csl Gf3,Rf7][%cal Gf3f7,Gg1f3]") != std::string::npos, text.c_str());
        }
    }

    void tellsWhatIsLost_data()
    {
        QTest::addColumn<std::string>("record");
        QTest::addColumn<QString>("loss");
        const auto row = [](const char* name, const char* text, const char* loss) {
            QTest::newRow(name) << std::string(text) << QString(loss);
        };

        row("a tag of PGN", "[FEN \"x\"]\n\n*", "the tag FEN, which means something else in PGN");
        row("a variant", "[Variant \"Chess960\"]\n\n*", "the tag Variant, which means something else in PGN");
        row("a second event", "[Event \"a\"]\n[Event \"b\"]\n\n*",
            "the tag Event a second time, at which other programs begin another game");
        row("a variation that is no move", "\n1. e2-e4 (1. resign:white) e7-e5 *",
            "the variation resign:white, which is no move");
        row("a variation in place of no move", "\n1. resign:white (1. e2-e4) *",
            "variations in place of resign:white, which is no move");
        row("a brace among lines", "\n1. e2-e4 {a\nb\\}} *",
            "a closing brace in a comment of several lines; it becomes a bracket");
        row("a line like a tag", "\n1. e2-e4 {a\n[Event \"x\"]} *",
            "a line of a comment that begins as a tag does; a blank comes before it");
    }
    void tellsWhatIsLost()
    {
        QFETCH(std::string, record);
        QFETCH(QString, loss);
        const PgnWriting writing = written(record);
        QCOMPARE(losses(writing), QStringList{loss});
        const RecordReading again = readPgn(writing.text, Registry::standard());
        QVERIFY(!again.error);
        QVERIFY(again.leftOut.empty());
        QCOMPARE(again.records, std::size_t{1});
        QVERIFY(writePgn(again.matches[0])->losses.empty());
    }

    void refusesOtherGames()
    {
        const RecordReading reading = readRecords("[Game \"checkers\"]\n*", Registry::standard());
        const auto writing = writePgn(reading.matches[0]);
        QVERIFY(!writing);
        QCOMPARE(writing.error().english(), "PGN can only hold orthodox chess, not checkers");
    }

    void drawnMatchesComeBackTheSame()
    {
        const auto game = *Registry::standard().create("orthodox", {});
        int whole = 0;
        QVERIFY(rc::check("a match that PGN can hold", [&](std::uint32_t seed) {
            Dice dice(seed);
            Match match = drawnMatch(game, dice);
            const auto text = writePgn(match);
            RC_ASSERT(bool(text));
            RecordReading reading = readPgn(text->text, Registry::standard());
            if (!reading.leftOut.empty())
                RC_FAIL(reading.leftOut.front().english() + " in " + text->text);
            RC_ASSERT(!reading.error);
            RC_ASSERT(reading.matches.size() == 1u);
            RC_ASSERT(writePgn(reading.matches.front())->text == text->text);
            if (!text->losses.empty())
                return;
            ++whole;
            sortTags(match);
            const Match& again = reading.matches.front();
            const QString different = difference(match, match.start(), again, again.start());
            if (!different.isEmpty())
                RC_FAIL(different.toStdString() + " in " + text->text);
        }));
        QVERIFY(whole > cases(200, 20));
    }

    void drawnCommentsComeBackTheSame()
    {
        const std::vector<std::string> pieces{"a",
                                              "word",
                                              " ",
                                              "  ",
                                              "\n",
                                              "\n\n",
                                              "\t",
                                              "%",
                                              "}",
                                              "[%csl Ga1]",
                                              "\xC3\xA4\xE2\x80\x93",
                                              "a-much-longer-word-that-hardly-fits-in-any-line-of-text"};
        QVERIFY(rc::check("a comment", [&](std::uint32_t seed) {
            Dice dice(seed);
            Match match(*Registry::standard().create("orthodox", {}),
                        (*Registry::standard().create("orthodox", {}))->start());
            for (int i = 0; i < 3; ++i) {
                std::string text;
                bool hasLines = false;
                for (std::size_t count = dice.below(60); count > 0; --count) {
                    const std::string& piece = dice.among(pieces);
                    hasLines |= piece[0] == '\n';
                    text += piece == "}" && hasLines ? "" : piece;
                }
                if (hasLines)
                    std::erase(text, '}');
                match.addComment(match.start(), text);
            }
            const auto writing = writePgn(match);
            RC_ASSERT(writing->losses.empty());
            const RecordReading again = readPgn(writing->text, Registry::standard());
            RC_ASSERT(again.matches.size() == 1u);
            if (again.matches[0].start()->comments() != match.start()->comments())
                RC_FAIL(writing->text);
        }));
    }
};

RINGFORD_TEST(TestPgnWriter)
#include "test_pgn_writer.moc"
