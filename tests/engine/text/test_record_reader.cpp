// SPDX-License-Identifier: GPL-3.0-or-later
// What docs/records.md says about reading records, sentence by sentence, beyond the worked ones.

#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Records.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace ringford;
using namespace ringford::test;

class TestRecordReader : public QObject {
    Q_OBJECT

private slots:
    void readsAs_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const char* expected) {
            QTest::newRow(name) << kCheckers + "\n" + text << expected;
        };

        row("nothing", "*", "*");
        row("dividers need no blanks", "b2-a3(d2-c3){x}$1(f2-g3);y\n*", "1. b2-a3 $1 {x} {y} (1. d2-c3) (1. f2-g3) *");
        row("a number before a bracket, a brace, a result", "1.{x}1...b2-a3 2.(3 d2-c3)4.... *",
            "{x} 1. b2-a3 (1. d2-c3) *");
        row("huge numbers", std::string(1000, '9') + ".b2-a3 *", "1. b2-a3 *");
        row("a number glued to a brace is a number still", "1{x} b2-a3 *", "{x} 1. b2-a3 *");
        row("line ends of Windows become LF", "b2-a3 {a\r\nb}\r\n;c\r\n*\r\n", "1. b2-a3 {a\nb} {c} *");
        row("a tab in a comment stays", "{a\tb} *", "{a\tb} *");
        row("escapes in braces", "{\\} \\\\ \\x {} *", "{\\} \\\\ \\\\x {} *");
        row("no escapes in a rest of line", ";\\} \\\\\n*", "{\\\\\\} \\\\\\\\} *");
        row("a comment in a variation before its first entry", "b2-a3 ({x} {y} d2-c3 {z}) *",
            "1. b2-a3 ({x} {y} 1. d2-c3 {z}) *");
        row("a status line in the middle is a comment", "{drawn (agreed)} b2-a3 *", "{drawn (agreed)} 1. b2-a3 *");
        row("a number between braces and result", "b2-a3 {drawn (agreed)} 2. *", "1. b2-a3 {drawn (agreed)} *");
        row("a bracket between braces and result", "b2-a3 {drawn (agreed)} (d2-c3) *",
            "1. b2-a3 {drawn (agreed)} (1. d2-c3) *");
        row("a rest of line is never the result", "b2-a3 ;drawn (agreed)\n*", "1. b2-a3 {drawn (agreed)} *");
        row("a result without entries", "{won by white (time)} 1-0", "{won by white (time)} 1-0");
        row("braces and token may disagree", "b2-a3 {won by white black (flag)} 1/2-1/2",
            "1. b2-a3 {won by white black (flag)} 1/2-1/2");
        row("braces with a star", "b2-a3 {drawn (agreed)} *", "1. b2-a3 {drawn (agreed)} *");
        row("another reason is no status line", "b2-a3 {drawn (rain)} 1-0", "1. b2-a3 {drawn (rain)} 1-0");
        row("a reason needs its blank", "b2-a3 {drawn(agreed)} 1-0", "1. b2-a3 {drawn(agreed)} 1-0");
        row("nobody has won nothing", "b2-a3 {won by (agreed)} 1-0", "1. b2-a3 {won by (agreed)} 1-0");
        row("the play decides over a star", "resign:white *", "1. resign:white {won by black (resigned)} 0-1");
        row("the play decides over the result", "agree-draw {won by black (time)} 0-1",
            "1. agree-draw {drawn (agreed)} 1/2-1/2");
        row("what a variation decides is no result", "b2-a3 (resign:white) *", "1. b2-a3 (1. resign:white) *");
        row("marks keep order, number and doubles", "b2-a3 $255 $0 {x} $255 *", "1. b2-a3 $255 $0 $255 {x} *");
        row("marks with leading zeros", "b2-a3 $01 $001 $1 *", "1. b2-a3 $1 $1 $1 *");
        row("merging keeps marks and comments behind", "b2-a3 $1 {a} (b2-a3 $2 {b} (b2-a3 $1 {c})) $3 {d} *",
            "1. b2-a3 $1 $2 $1 $3 {a} {b} {c} {d} *");
    }
    void readsAs()
    {
        QFETCH(std::string, bytes);
        QFETCH(QString, expected);
        QCOMPARE(entries(bytes), expected);
    }

    void keepsTagsAsTheyWere()
    {
        const QString written =
            rewritten("[b \"2\"][Clock \"5 \t black=10h\"][a \"1\"][Seat \" black : \tB:o\t\"][Game "
                      "\"checkers\"][b \"3\"][Seat \"white:\"]*");
        QCOMPARE(written, "[Game \"checkers\"]\n[Format \"1\"]\n[b \"2\"]\n[a \"1\"]\n[b \"3\"]\n[Seat \"black: "
                          "B:o\"]\n[Clock \"5 \t black=10h\"]\n\n*\n");
    }

    void readsGamesWithSeveralSeatsOnTurn()
    {
        const std::string toy =
            "[Game \"toy\"]\n[Options \"charge=off\"]\n[Seat \"blue: Bea\"]\n[Clock \"90 1r=3b5 2b=7h\"]\n\n";
        QCOMPARE(rewritten(toy + "1:b1-b2 2:d2-c2 (1:d2-c2 {x} 2:d1xc1) resign:1r 2. flag:1g *"),
                 "[Game \"toy\"]\n[Format \"1\"]\n[Options \"charge=off\"]\n[Seat \"blue: Bea\"]\n[Clock \"90 1r=3b5 "
                 "2b=7h\"]\n\n"
                 "1. 1:b1-b2 2. 2:d2-c2 (2. 1:d2-c2 {x} 3. 2:d1xc1) 3. resign:1r 4. flag:1g *\n");
        QCOMPARE(place(toy + "resign:red *"), "6:1");
        QCOMPARE(place(toy + "resign:1r resign:1r *"), "6:11");
    }

    void linesOwnEntriesComeFirst_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << std::string(text) << expected;
        };
        row("ahead of a variation's", "b2-a3 (b2-a3 a7-b6) c7-b6 *", "1. b2-a3 c7-b6 (1... a7-b6) *");
        row("the variations' in the order in which they are read", "b2-a3 (b2-a3 a7-b6) (b2-a3 c7-d6) c7-b6 *",
            "1. b2-a3 c7-b6 (1... a7-b6) (1... c7-d6) *");
        row("also when a variation has it", "b2-a3 (b2-a3 a7-b6) (b2-a3 c7-d6) c7-d6 *",
            "1. b2-a3 c7-d6 (1... a7-b6) *");
        row("behind what an earlier line has", "b2-c3 (b2-a3 a7-b6) (b2-a3 (b2-a3 c7-d6) c7-b6) *",
            "1. b2-c3 (1. b2-a3 a7-b6 (1... c7-b6) (1... c7-d6)) *");
        row("and what that has stays where it is", "b2-c3 (b2-a3 a7-b6) (b2-a3 c7-d6) (b2-a3 (b2-a3 e7-d6) c7-d6) *",
            "1. b2-c3 (1. b2-a3 a7-b6 (1... c7-d6) (1... e7-d6)) *");
        row("also behind what a variation had first", "b2-a3 (b2-a3 a7-b6 a3-b4) a7-b6 d2-c3 *",
            "1. b2-a3 a7-b6 2. d2-c3 (2. a3-b4) *");
        row("in a bracket in a bracket", "b2-c3 (b2-a3 (b2-a3 a7-b6 (c7-b6)) c7-d6) *",
            "1. b2-c3 (1. b2-a3 c7-d6 (1... a7-b6) (1... c7-b6)) *");
    }
    void linesOwnEntriesComeFirst()
    {
        QFETCH(std::string, text);
        QFETCH(QString, expected);
        QCOMPARE(entries(kCheckers + text), expected);
    }

    void commentsBeforeMergedLinesJoinTheEntry()
    {
        QCOMPARE(entries(kCheckers + "b2-a3 {a} ({b} b2-a3 {c}) ({d} d2-c3 {e}) ({f} d2-c3 {g}) *"),
                 "1. b2-a3 {a} {b} {c} ({d} 1. d2-c3 {e} {f} {g}) *");
        // What a variation began with is the line's own entry in the end: nothing begins there any more.
        QCOMPARE(entries(kCheckers + "b2-a3 (b2-a3 a7-b6 ({x} c7-b6)) c7-b6 {y} *"),
                 "1. b2-a3 c7-b6 {x} {y} (1... a7-b6) *");
    }

    void standsAtTheEndOfTheMainLine()
    {
        const RecordReading reading = read(kCheckers + "b2-a3 (d2-c3 c7-d6 f2-g3) a7-b6 *");
        const Match& match = reading.matches.front();
        QCOMPARE(match.gameNode(), match.end());
        QCOMPARE(QString::fromStdString(match.gameNode()->entry().text), "a7-b6");
        QCOMPARE(reading.entries, 5u);
    }

    void keepsWhatStandsBeforeTheError()
    {
        const RecordReading reading = read(kCheckers + "b2-a3 *\n" + kCheckers +
                                           "[Event \"x\"]\n1. d2-c3 {held} (b2-a3 {y} c7-b6) {also} c7-d6 d2-d3 *");
        QCOMPARE(reading.matches.size(), 1u);
        QVERIFY(reading.error);
        QVERIFY(reading.broken);
        QCOMPARE(
            QString::fromStdString(*writeRecord(*reading.broken)),
            "[Game \"checkers\"]\n[Format \"1\"]\n[Event \"x\"]\n\n1. d2-c3 {held} {also} (1. b2-a3 {y} 1... c7-b6) "
            "1... c7-d6 *\n");
        QVERIFY(!read(kCheckers + "[Setup \"\"] b2-a3 *").broken);
        QVERIFY(!read(kCheckers + "b2-a3 *").broken);

        const RecordReading heldBack = read(kCheckers + "b2-a3 {drawn (agreed)}");
        QCOMPARE(QString::fromStdString(heldBack.broken->end()->comments().at(0)), "drawn (agreed)");
    }

    void keepsOnlyTheRecordThatIsWanted()
    {
        const std::string bytes = kCheckers + "b2-a3 *" + "\n[Game \"orthodox\"] e2-e4 e7-e5 *\n" + kCheckers + "*";
        ReadingOptions options;
        options.only = 2;
        const RecordReading second = readRecords(bytes, testRegistry(), options);
        QCOMPARE(second.records, 3u);
        QCOMPARE(second.entries, 3u);
        QCOMPARE(second.matches.size(), 1u);
        QCOMPARE(QString::fromStdString(second.matches.front().game().description().id), "orthodox");
        options.only = 0;
        QVERIFY(readRecords(bytes, testRegistry(), options).matches.empty());
        options.only = 4;
        QVERIFY(readRecords(bytes, testRegistry(), options).matches.empty());
    }

    void handsOneMatchAfterTheOtherOn()
    {
        const std::string bytes = repeated(kCheckers + "b2-a3 *\n", 5) + "?";
        std::vector<std::size_t> begins;
        ReadingOptions options;
        options.take = [&begins](const Match& match, std::size_t begin) {
            begins.push_back(begin);
            // No other match has the game that they share: the reader has it, and this one.
            return match.end()->depth == 1 && match.sharedGame().use_count() == 2;
        };
        const RecordReading whole = readRecords(bytes, testRegistry(), options);
        const std::size_t length = (bytes.size() - 1) / 5;
        QCOMPARE(begins, (std::vector<std::size_t>{0, length, 2 * length, 3 * length, 4 * length}));
        QCOMPARE(whole.records, 5u);
        QVERIFY(whole.matches.empty() && whole.begins.empty());
        QVERIFY(whole.error && !whole.stopped);

        options.take = [&begins](const Match&, std::size_t begin) { return begin < begins[2]; };
        const RecordReading part = readRecords(bytes, testRegistry(), options);
        QCOMPARE(part.records, 3u);
        QVERIFY(part.stopped && !part.error);
    }

    void beginsAtTheRecordThatItIsTold()
    {
        const std::string first = "\xEF\xBB\xBF" + kCheckers + "b2-a3 *\n";
        ReadingOptions options;
        options.from = first.size();
        const RecordReading rest = readRecords(first + "[Game \"orthodox\"] e2-e4 * ?", testRegistry(), options);
        QCOMPARE(rest.matches.size(), 1u);
        QCOMPARE(QString::fromStdString(rest.matches.front().end()->entry().text), "e2-e4");
        QVERIFY(rest.error);
        QCOMPARE(QString::fromStdString(rest.error->english()).section(' ', 0, 0), "3:27:");
    }

    void sharesGamesAmongRecords()
    {
        const RecordReading reading =
            read(repeated("[Game \"orthodox\"][Options \"fide=strict\"] *\n", 3) + "[Game \"orthodox\"] *");
        QCOMPARE(reading.matches.size(), 4u);
        QCOMPARE(reading.matches[0].sharedGame(), reading.matches[2].sharedGame());
        QVERIFY(reading.matches[0].sharedGame() != reading.matches[3].sharedGame());
        const RecordReading spaced = read(
            "[Game \"orthodox\"][Options \"fide=strict\"] *\n[Game \"orthodox\"][Options \"   fide=strict \"] *\n");
        QVERIFY(!spaced.error);
        QCOMPARE(spaced.matches[0].sharedGame(), spaced.matches[1].sharedGame());
    }

    void keepsFewGamesThatRecordsDoNotShare()
    {
        std::string bytes;
        for (int players = 3; players <= 16; ++players) {
            for (const char* const more : {"", " pacing=rounds", " origin=social", " pacing=rounds origin=social"})
                bytes += "[Game \"multiplayer\"][Options \"players=" + std::to_string(players) + more + "\"] *\n";
        }
        std::vector<std::weak_ptr<const Game>> games;
        std::ptrdiff_t most = 0;
        ReadingOptions options;
        options.take = [&](const Match& match, std::size_t) {
            games.push_back(match.sharedGame());
            most = std::max(most, std::ranges::count_if(games, [](const auto& game) { return !game.expired(); }));
            return true;
        };
        const RecordReading reading = readRecords(bytes, Registry::standard(), options);
        QVERIFY2(!reading.error, reading.error ? reading.error->english().c_str() : "");
        QCOMPARE(games.size(), std::size_t{56});
        QVERIFY2(most < 40, qPrintable(QString::number(most)));
    }
};

RINGFORD_TEST(TestRecordReader)
#include "test_record_reader.moc"
