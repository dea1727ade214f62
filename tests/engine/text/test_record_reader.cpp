// SPDX-License-Identifier: GPL-3.0-or-later
// What protocol.md says about reading records, sentence by sentence, beyond the worked ones.

#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/TestGames.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

/** In milliseconds: ample for what grows with the length of a game even when sanitized, and far too short for what grows with its square. */
constexpr qint64 kPatience = 60'000;

const std::string kCheckers = "[Game \"checkers\"]\n";

/** Two kings that can go to and fro. */
const std::string kKings = kCheckers + "[Setup \"white: Ka1; black: Kh8; turn: white\"]\n";

RecordReading read(const std::string& bytes)
{
    return readRecords(bytes, testRegistry());
}

/** The only record of a text, as it is written; or its error. */
QString rewritten(const std::string& bytes)
{
    const RecordReading reading = read(bytes);
    if (reading.error)
        return QString::fromStdString(reading.error->english());
    if (reading.matches.size() != 1)
        return "not one record";
    const auto written = writeRecord(reading.matches.front(), testRegistry());
    return QString::fromStdString(written ? *written : written.error().english());
}

/** What is written behind the empty line. */
QString entries(const std::string& bytes)
{
    const QString all = rewritten(bytes);
    return all.mid(all.indexOf("\n\n") + 2).chopped(1);
}

QString place(const std::string& bytes)
{
    const RecordReading reading = read(bytes);
    return reading.error ? QStringLiteral("%1:%2").arg(reading.error->line).arg(reading.error->column) : "none";
}

std::string repeated(const std::string& text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += text;
    return out;
}

} // namespace

class TestRecordReader : public QObject {
    Q_OBJECT

private slots:
    void placesOfErrors_data();
    void placesOfErrors();
    void readsAs_data();
    void readsAs();
    void errorsSayWhatWasExpected();
    void syntaxAndLegalityAreTwoErrors();
    void keepsTagsAsTheyWere();
    void readsGamesWithSeveralSeatsOnTurn();
    void linesOwnEntriesComeFirst_data();
    void linesOwnEntriesComeFirst();
    void commentsBeforeMergedLinesJoinTheEntry();
    void standsAtTheEndOfTheMainLine();
    void keepsWhatStandsBeforeTheError();
    void keepsOnlyTheRecordThatIsWanted();
    void contradictionsComeInOrder_data();
    void contradictionsComeInOrder();
    void sharesGamesAmongRecords();
    void stopsWhenAskedTo();
    void bracketsAMillionDeepAreRefusedAtOnce();
    void longGamesAreReadQuickly();
    void manyVariationsAtOnePlaceAreReadQuickly();
    void manyClaimsAreReadQuickly();
};

void TestRecordReader::placesOfErrors_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& bytes, const char* expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const std::string e = kCheckers + "\n";

    row("blanks alone: the end", " \n \n  ", "3:3");
    row("a byte order mark is no column", "\xEF\xBB\xBFx", "1:1");
    row("a byte order mark alone", "\xEF\xBB\xBF", "1:1");
    row("a second byte order mark", "\xEF\xBB\xBF\xEF\xBB\xBF[Game \"checkers\"]*", "1:1");
    row("CR LF is one line end", "[Game \"checkers\"]\r\n\r\n1. b2-a3\r\n b2-a3 *", "4:2");
    row("columns count characters", e + "{\xC3\xA4\xF0\x9F\x98\x80} x *", "3:6");
    row("a tab is one column", e + "\t\tx *", "3:3");
    row("an overlong form", e + "{\xC0\xAF} *", "3:2");
    row("a surrogate", e + "{\xED\xA0\x80} *", "3:2");
    row("beyond Unicode", e + "{\xF4\x90\x80\x80} *", "3:2");
    row("a character cut short", e + "{\xE2\x82} *", "3:2");
    row("a character cut short by the end", e + "{\xE2\x82", "3:2");
    row("a zero byte", e + "b2-a3 " + std::string(1, '\0') + "*", "3:7");
    row("delete", e + "b2-a3\x7F *", "3:6");
    row("a CR at the end", e + "*\r", "3:2");
    row("two CRs", e + "*\r\r\n", "3:2");
    row("a control character in a tag's name", "[Ga\x01me \"checkers\"] *", "1:4");
    row("a control character in a value",
        "[Game \"check\x01"
        "ers\"] *",
        "1:13");
    row("a control character between tags", kCheckers + "\x02 *", "2:1");
    row("a control character in a rest of line", e + "; a\x03", "3:4");
    row("a control character behind the result", e + "* \x04", "3:3");

    row("a tag cut short", kCheckers + "[Event", "2:1");
    row("a tag cut short behind its value", kCheckers + "[Event \"x\" ", "2:1");
    row("a tag cut short in its value", kCheckers + "[Event \"x", "2:8");
    row("a line end in a tag", kCheckers + "[Event\n\"x\"]", "2:7");
    row("a CR LF in a tag", kCheckers + "[Event \"x\"\r\n]", "2:11");
    row("a name that is not ASCII", kCheckers + "[\xC3\x84 \"x\"]", "2:2");
    row("no value", kCheckers + "[Event]", "2:7");
    row("a value without quotation marks", kCheckers + "[Event x]", "2:8");
    row("an escaped quotation mark ends nothing", kCheckers + "[Event \"x\\\"]\n*", "2:8");
    row("Game twice", "[Game \"checkers\"] [Game \"checkers\"] *", "1:19");
    row("Format twice", kCheckers + "[Format \"1\"][Format \"1\"] *", "2:13");
    row("Options twice", kCheckers + "[Options \"\"][Options \"\"] *", "2:13");
    row("Clock twice", kCheckers + "[Clock \"5\"][Clock \"5\"] *", "2:12");
    row("a tag twice is met before the values are looked at", "[Format \"2\"][Format \"2\"] *", "1:13");
    row("damage in the tags is met before the values are looked at", "[Game \"chess\"][x", "1:15");
    row("the format is looked at before the game", "[Game \"chess\"][Format \"2\"] *", "1:15");
    row("the format is looked at before a missing game", "[x \"\"][Format \"2\"] *", "1:7");
    row("the game is looked at before the options", "[Options \"x\"][Game \"chess\"] *", "1:14");
    row("the options before the setup", kCheckers + "[Setup \"\"][Options \"x=1\"] *", "2:11");
    row("the setup before the seats", kCheckers + "[Seat \"x\"][Setup \"\"] *", "2:11");
    row("the seats before the clock", kCheckers + "[Clock \"x\"][Seat \"x\"] *", "2:12");
    row("the values before the entries", kCheckers + "[Clock \"x\"] nonsense", "2:1");
    row("no format 0", kCheckers + "[Format \"0\"] *", "2:1");
    row("no format x", kCheckers + "[Format \"x\"] *", "2:1");
    row("no format 01", kCheckers + "[Format \"01\"] *", "2:1");
    row("a seat without colon", kCheckers + "[Seat \"white Ann\"] *", "2:1");
    row("a seat twice, once without a name", kCheckers + "[Seat \"white:\"][Seat \"white: Ann\"] *", "2:16");
    row("an option without value", "[Game \"orthodox\"][Options \"fide\"] *", "1:18");
    row("an option twice", "[Game \"orthodox\"][Options \"fide=plain fide=plain\"] *", "1:18");

    row("a stop alone", e + ". b2-a3 *", "3:1");
    row("digits right before an entry, without a stop", e + "1b2-a3 *", "3:1");
    row("two numbers in one token", e + "1.2.b2-a3 *", "3:3");
    row("a result behind a number", e + "b2-a3 1.* *", "3:9");
    row("a mark behind a number", e + "b2-a3 1.$1 *", "3:9");
    row("a result with something behind it", e + "b2-a3 1-0x *", "3:7");
    row("a result and the next record's bracket", e + "*[Game \"checkers\"]*", "3:1");
    row("a mark without number", e + "b2-a3 $ *", "3:7");
    row("a mark of four digits", e + "b2-a3 $0001 *", "3:7");
    row("a mark of letters", e + "b2-a3 $x *", "3:7");
    row("two marks in one token", e + "b2-a3 $1$2 *", "3:7");
    row("a mark at the beginning of a variation", e + "b2-a3 ($1 d2-c3) *", "3:8");
    row("a variation at the beginning of a variation", e + "b2-a3 ((d2-c3)) *", "3:8");
    row("a variation of a number alone", e + "b2-a3 (1.) *", "3:10");
    row("an empty variation", e + "b2-a3 () *", "3:8");
    row("no entry in the place of an illegal one", e + "b2-a3 (a7-b6) *", "3:8");
    row("a seat that the game lacks", e + "resign:red *", "3:1");
    row("a claim without ground", e + "claim *", "3:1");
    row("an entry behind a claim", kKings + "agree-draw claim *", "3:12");
    row("a bracket without end before a result", e + "b2-a3 (d2-c3 *", "3:7");
    row("a bracket without end before the next record", e + "b2-a3 (d2-c3 [Game \"checkers\"] *", "3:7");
    row("a brace without end in a bracket", e + "b2-a3 (d2-c3 {x", "3:14");
    row("an escaped brace ends nothing", e + "{x\\}", "3:1");
    row("a double backslash escapes no brace", e + "{x\\\\} *}", "3:8");
    row("an opening brace in a comment", e + "{{} }*", "3:5");
    row("no result at the end of a file without line end", e + "b2-a3", "3:6");
    row("no result behind a rest of line", e + "b2-a3 ; *", "3:10");
    row("a word between records", e + "* x", "3:3");
    row("a comment behind the last result", e + "* ;x", "3:3");
    row("a second result", e + "* *", "3:3");
}

void TestRecordReader::placesOfErrors()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    QCOMPARE(place(bytes), expected);
}

void TestRecordReader::readsAs_data()
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

void TestRecordReader::readsAs()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    QCOMPARE(entries(bytes), expected);
}

void TestRecordReader::errorsSayWhatWasExpected()
{
    QVERIFY(rewritten("[Game \"chess\"]*").contains("checkers, orthodox, toy"));
    QVERIFY(rewritten("[Game \"checkers\"][Format \"2\"]*").contains("newer version"));
    QVERIFY(rewritten(kCheckers + "b2-a3").contains("a result"));
    QVERIFY(rewritten(kCheckers + "b2-a3 (a1").contains("is no action"));
    QVERIFY(rewritten("[Game \"orthodox\"][Options \"fide=soft\"]*").contains("plain|strict"));
    QVERIFY(rewritten(kCheckers + "[Seat \"red: Ann\"]*").contains("white black"));
    QVERIFY(rewritten(kCheckers + "[Setup \"white: Ka1 Ka1; turn: white\"]*").contains("group 'black': missing"));
}

void TestRecordReader::syntaxAndLegalityAreTwoErrors()
{
    const RecordReading syntax = read(kCheckers + "b2b3 *");
    const RecordReading legality = read(kCheckers + "b2-b4 *");
    QCOMPARE(QString::fromStdString(syntax.error->english()),
             "2:1: 'b2b3' is no action: expected a step like c3-d4 or jumps like c3xe5xg7");
    QVERIFY(legality.error->english() != syntax.error->english());
    QCOMPARE(legality.error->column, 1);
}

void TestRecordReader::keepsTagsAsTheyWere()
{
    const QString written = rewritten("[b \"2\"][Clock \"5 \t black=10h\"][a \"1\"][Seat \" black : \tB:o\t\"][Game "
                                      "\"checkers\"][b \"3\"][Seat \"white:\"]*");
    QCOMPARE(written, "[Game \"checkers\"]\n[Format \"1\"]\n[b \"2\"]\n[a \"1\"]\n[b \"3\"]\n[Seat \"black: "
                      "B:o\"]\n[Clock \"5 \t black=10h\"]\n\n*\n");
}

void TestRecordReader::readsGamesWithSeveralSeatsOnTurn()
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

void TestRecordReader::linesOwnEntriesComeFirst_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << expected;
    };
    row("ahead of a variation's", "b2-a3 (b2-a3 a7-b6) c7-b6 *", "1. b2-a3 c7-b6 (1... a7-b6) *");
    row("the variations' in the order in which they are read", "b2-a3 (b2-a3 a7-b6) (b2-a3 c7-d6) c7-b6 *",
        "1. b2-a3 c7-b6 (1... a7-b6) (1... c7-d6) *");
    row("also when a variation has it", "b2-a3 (b2-a3 a7-b6) (b2-a3 c7-d6) c7-d6 *", "1. b2-a3 c7-d6 (1... a7-b6) *");
    row("behind what an earlier line has", "b2-c3 (b2-a3 a7-b6) (b2-a3 (b2-a3 c7-d6) c7-b6) *",
        "1. b2-c3 (1. b2-a3 a7-b6 (1... c7-b6) (1... c7-d6)) *");
    row("and what that has stays where it is", "b2-c3 (b2-a3 a7-b6) (b2-a3 c7-d6) (b2-a3 (b2-a3 e7-d6) c7-d6) *",
        "1. b2-c3 (1. b2-a3 a7-b6 (1... c7-d6) (1... e7-d6)) *");
    row("also behind what a variation had first", "b2-a3 (b2-a3 a7-b6 a3-b4) a7-b6 d2-c3 *",
        "1. b2-a3 a7-b6 2. d2-c3 (2. a3-b4) *");
    row("in a bracket in a bracket", "b2-c3 (b2-a3 (b2-a3 a7-b6 (c7-b6)) c7-d6) *",
        "1. b2-c3 (1. b2-a3 c7-d6 (1... a7-b6) (1... c7-b6)) *");
}

void TestRecordReader::linesOwnEntriesComeFirst()
{
    QFETCH(std::string, text);
    QFETCH(QString, expected);
    QCOMPARE(entries(kCheckers + text), expected);
}

void TestRecordReader::commentsBeforeMergedLinesJoinTheEntry()
{
    QCOMPARE(entries(kCheckers + "b2-a3 {a} ({b} b2-a3 {c}) ({d} d2-c3 {e}) ({f} d2-c3 {g}) *"),
             "1. b2-a3 {a} {b} {c} ({d} 1. d2-c3 {e} {f} {g}) *");
    // What a variation began with is the line's own entry in the end: nothing begins there any more.
    QCOMPARE(entries(kCheckers + "b2-a3 (b2-a3 a7-b6 ({x} c7-b6)) c7-b6 {y} *"),
             "1. b2-a3 c7-b6 {x} {y} (1... a7-b6) *");
}

void TestRecordReader::standsAtTheEndOfTheMainLine()
{
    const RecordReading reading = read(kCheckers + "b2-a3 (d2-c3 c7-d6 f2-g3) a7-b6 *");
    const Match& match = reading.matches.front();
    QCOMPARE(match.current(), match.end());
    QCOMPARE(QString::fromStdString(match.current()->entry.text), "a7-b6");
    QCOMPARE(reading.entries, 5u);
}

void TestRecordReader::keepsWhatStandsBeforeTheError()
{
    const RecordReading reading = read(kCheckers + "b2-a3 *\n" + kCheckers +
                                       "[Event \"x\"]\n1. d2-c3 {held} (b2-a3 {y} c7-b6) {also} c7-d6 d2-d3 *");
    QCOMPARE(reading.matches.size(), 1u);
    QVERIFY(reading.error);
    QVERIFY(reading.broken);
    QCOMPARE(QString::fromStdString(*writeRecord(*reading.broken)),
             "[Game \"checkers\"]\n[Format \"1\"]\n[Event \"x\"]\n\n1. d2-c3 {held} {also} (1. b2-a3 {y} 1... c7-b6) "
             "1... c7-d6 *\n");
    QVERIFY(!read(kCheckers + "[Setup \"\"] b2-a3 *").broken);
    QVERIFY(!read(kCheckers + "b2-a3 *").broken);

    const RecordReading heldBack = read(kCheckers + "b2-a3 {drawn (agreed)}");
    QCOMPARE(QString::fromStdString(heldBack.broken->end()->comments.at(0)), "drawn (agreed)");
}

void TestRecordReader::keepsOnlyTheRecordThatIsWanted()
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

void TestRecordReader::contradictionsComeInOrder_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& bytes, const char* expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const std::string given = kCheckers + "resign:white ";
    row("another token", given + "1-0", "2:14");
    row("another status", given + "{won by black (time)} 0-1", "2:36");
    row("another status, with a star", given + "{drawn (agreed)} *", "2:31");
    row("a star contradicts nothing", given + "*", "none");
    row("the right status with a star", given + "{won by black (resigned)} *", "none");
    row("what is no status line contradicts nothing", given + "{white is cross} 0-1", "none");
    row("the first of two", given + "1-0\n" + given + "1-0", "2:14");
    row("before damage", given + "1-0\n" + given + "x", "2:14");
    row("behind damage", given + "x\n" + given + "1-0", "2:14");
    row("the main line alone counts", kCheckers + "b2-a3 (resign:white) 1-0", "none");
    row("more than two sides have no token but the star",
        "[Game \"toy\"]\n"
        "[Setup \"1r: Ca1; 1g: Cd4; 1b:; 2r: Ca1; 2g:; 2b:; turn: 1r\"]\nflag:1g 1-0",
        "3:9");
}

void TestRecordReader::contradictionsComeInOrder()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    const RecordReading reading = read(bytes);
    const RecordError* const fault = reading.fault();
    QCOMPARE(fault ? QStringLiteral("%1:%2").arg(fault->line).arg(fault->column) : QString("none"), expected);
}

void TestRecordReader::sharesGamesAmongRecords()
{
    const RecordReading reading =
        read(repeated("[Game \"orthodox\"][Options \"fide=strict\"] *\n", 3) + "[Game \"orthodox\"] *");
    QCOMPARE(reading.matches.size(), 4u);
    QCOMPARE(reading.matches[0].sharedGame(), reading.matches[2].sharedGame());
    QVERIFY(reading.matches[0].sharedGame() != reading.matches[3].sharedGame());
}

void TestRecordReader::stopsWhenAskedTo()
{
    std::stop_source source;
    source.request_stop();
    std::atomic<std::size_t> bytesRead = 0;
    const std::string bytes = kCheckers + repeated("{x} ", 10000) + "*";
    ReadingOptions options;
    options.stop = source.get_token();
    options.bytesRead = &bytesRead;
    const RecordReading reading = readRecords(bytes, testRegistry(), options);
    QVERIFY(reading.stopped);
    QVERIFY(!reading.error);
    QVERIFY(reading.matches.empty());
    QVERIFY(bytesRead > 0 && bytesRead < bytes.size() / 2);
}

void TestRecordReader::bracketsAMillionDeepAreRefusedAtOnce()
{
    const std::string text = kCheckers + repeated("b2-a3(", 1'000'000);
    QCOMPARE(place(text), "2:6006");
    QCOMPARE(place(kCheckers + "b2-a3" + std::string(1'000'000, '(')), "2:7");
}

void TestRecordReader::longGamesAreReadQuickly()
{
    const std::string text = kKings + "\n" + repeated("a1-b2 h8-g7 b2-a1 g7-h8 ", 50'000) + "*\n";
    QElapsedTimer timer;
    timer.start();
    const RecordReading reading = read(text);
    QVERIFY(!reading.error);
    QCOMPARE(reading.entries, 200'000u);
    const auto written = writeRecord(reading.matches.front(), testRegistry());
    QVERIFY(written);
    QCOMPARE(read(*written).entries, 200'000u);
    QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
}

void TestRecordReader::manyVariationsAtOnePlaceAreReadQuickly()
{
    const std::string text = kKings + "\na1-b2 h8-g7 " + repeated("(h8-g7 b2-a1) {c} $1 ", 100'000) + "b2-c3 *\n";
    QElapsedTimer timer;
    timer.start();
    const RecordReading reading = read(text);
    QVERIFY(!reading.error);
    QCOMPARE(reading.entries, 4u);
    QCOMPARE(reading.matches[0].start()->firstChild->firstChild->comments.size(), 100'000u);
    QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
}

void TestRecordReader::manyClaimsAreReadQuickly()
{
    const std::string moves = "a1-b2 h8-g7 b2-a1 g7-h8 ";
    const std::string text = kKings + "\n" + repeated(moves, 3) +
                             repeated("a1-b2(claim)h8-g7(claim)b2-a1(claim)g7-h8(claim)", 20'000) + "claim *\n";
    QElapsedTimer timer;
    timer.start();
    const RecordReading reading = read(text);
    QVERIFY2(!reading.error, reading.error ? reading.error->english().c_str() : "");
    QCOMPARE(reading.entries, 160'013u);
    QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestRecordReader)
#include "test_record_reader.moc"
