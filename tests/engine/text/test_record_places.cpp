// SPDX-License-Identifier: GPL-3.0-or-later
// Where damage in a record is, and what is said about it.
#include "engine/text/RecordReader.h"
#include "tests/support/Records.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class RecordPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void placesOfErrors_data()
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
    void placesOfErrors()
    {
        QFETCH(std::string, bytes);
        QFETCH(QString, expected);
        QCOMPARE(place(bytes), expected);
    }

    void errorsSayWhatWasExpected()
    {
        QVERIFY(rewritten("[Game \"chess\"]*").contains(QString::fromStdString(test::testRegistry().ids())));
        QVERIFY(rewritten("[Game \"checkers\"][Format \"2\"]*").contains("newer version"));
        QVERIFY(rewritten(kCheckers + "b2-a3").contains("a result"));
        QVERIFY(rewritten(kCheckers + "b2-a3 (a1").contains("is no action"));
        QVERIFY(rewritten("[Game \"orthodox\"][Options \"fide=soft\"]*").contains("plain|strict"));
        QVERIFY(rewritten(kCheckers + "[Seat \"red: Ann\"]*").contains("white black"));
        QVERIFY(rewritten(kCheckers + "[Setup \"white: Ka1 Ka1; turn: white\"]*").contains("group 'black': missing"));
    }

    void syntaxAndLegalityAreTwoErrors()
    {
        const RecordReading syntax = read(kCheckers + "b2b3 *");
        const RecordReading legality = read(kCheckers + "b2-b4 *");
        QCOMPARE(QString::fromStdString(syntax.error->english()),
                 "2:1: 'b2b3' is no action of this game: expected one like b2-a3");
        QVERIFY(legality.error->english() != syntax.error->english());
        QCOMPARE(legality.error->column, 1);
    }

    void tokensOfAnyLengthAreQuotedInPart_data()
    {
        QTest::addColumn<std::string>("bytes");
        const std::string long_(100'000, 'x');
        const auto tag = [](const char* name, const std::string& value) {
            return std::string("[") + name + " \"" + value + "\"]";
        };
        QTest::newRow("an entry") << kCheckers + long_ + " *";
        QTest::newRow("a row of jumps") << kCheckers + "b2" + repeated("xa2", 30'000) + " *";
        QTest::newRow("a cell") << "[Game \"orthodox\"] e2-e" + std::string(100'000, '4') + " *";
        QTest::newRow("an event's seat") << kCheckers + "resign:" + long_ + " *";
        QTest::newRow("a game") << tag("Game", long_) + " *";
        QTest::newRow("a format") << kCheckers + tag("Format", long_) + " *";
        QTest::newRow("a newer format") << kCheckers + tag("Format", std::string(100'000, '7')) + " *";
        QTest::newRow("an option") << kCheckers + tag("Options", long_) + " *";
        QTest::newRow("an option's name") << kCheckers + tag("Options", long_ + "=1") + " *";
        QTest::newRow("an option's value") << "[Game \"orthodox\"]" + tag("Options", "fide=" + long_) + " *";
        QTest::newRow("an option twice") << kCheckers + tag("Options", long_ + "=1 " + long_ + "=2") + " *";
        QTest::newRow("a seat") << kCheckers + tag("Seat", long_ + ": Ann") + " *";
        QTest::newRow("a clock") << kCheckers + tag("Clock", long_) + " *";
        QTest::newRow("a clock's side") << kCheckers + tag("Clock", "5 " + long_ + "=5") + " *";
        QTest::newRow("a group") << kCheckers + tag("Setup", long_ + ": Ka1") + " *";
        QTest::newRow("an item") << kCheckers + tag("Setup", "white: " + long_ + "; black: Kh8; turn: white") + " *";
        QTest::newRow("behind a cell of a ring") << "[Game \"circular\"]" + tag("Setup", "white: Pa2" + long_) + " *";
        QTest::newRow("a number") << kCheckers + tag("Setup", "white: Ka1; black: Kh8; turn: white; quiet: " + long_) +
                                         " *";
    }
    void tokensOfAnyLengthAreQuotedInPart()
    {
        QFETCH(std::string, bytes);
        const RecordReading reading = read(bytes);
        QVERIFY(reading.error);
        const std::string reason = reading.error->english();
        QVERIFY2(reason.size() < 400, reason.substr(0, 1000).c_str());
    }

    void contradictionsComeInOrder_data()
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
    void contradictionsComeInOrder()
    {
        QFETCH(std::string, bytes);
        QFETCH(QString, expected);
        const RecordReading reading = read(bytes);
        const RecordError* const fault = reading.fault();
        QCOMPARE(fault ? QStringLiteral("%1:%2").arg(fault->line).arg(fault->column) : QString("none"), expected);
    }
};

RINGFORD_TEST(RecordPlacesTest)
#include "test_record_places.moc"
