// SPDX-License-Identifier: GPL-3.0-or-later
// Files of positions, one a line.
#include "engine/games/Registry.h"
#include "engine/pgn/EpdReader.h"
#include "engine/pgn/GameFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"

#include <QTest>

using namespace ringford;

namespace {

const std::string kThree = "# Monday\r\n"
                           "6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"Club 7\";\r\n"
                           "\r\n"
                           "  6k1/5ppp/8/8/8/8/8/1R2K3 w - - 0 31\n"
                           "6k1/5ppp/8/8/8/8/8/2R1K3 w\n";

} // namespace

class TestEpdReader : public QObject {
    Q_OBJECT

private slots:
    void eachLineIsAMatchThatStandsWhereItBegins()
    {
        const RecordReading reading = readGameFile("monday.epd", kThree, Registry::standard());
        QVERIFY(!reading.error);
        QCOMPARE(reading.records, std::size_t(3));
        QCOMPARE(reading.entries, std::size_t(1));
        QVERIFY(reading.leftOut.empty());
        const Match& first = reading.matches.front();
        QVERIFY(first.gameNode()->isRoot());
        QCOMPARE(QString::fromStdString(first.end()->entry().text), QStringLiteral("a1-a8"));
        QCOMPARE(first.start()->comments(), (std::vector<std::string>{"Club 7"}));
        QCOMPARE(reading.matches[1].firstFullMove(), 31);
    }

    void piecesMayHaveTheLettersOfAnotherLanguage()
    {
        const std::string rows = "r1b1k2r/ppppnppp/2n2q2/2b5/3NP3/2P1B3/PP3PPP/RN1QKB1R w KQkq - 0 1 ";
        const auto answer = [&](const std::string& operations) {
            const RecordReading reading = readPositions(rows + operations + '\n', Registry::standard());
            if (reading.matches.size() != 1)
                return reading.error ? QString::fromStdString(reading.error->english()) : QString();
            QStringList moves;
            for (const Node* node = reading.matches[0].start()->firstChild; node; node = node->nextSibling)
                moves << QString::fromStdString(node->entry().text);
            return moves.join(u' ');
        };
        QCOMPARE(answer("bm Sb5;"), QStringLiteral("d4-b5"));
        QCOMPARE(answer("bm Sb5 Dh5 Ld3;"), QStringLiteral("d4-b5 d1-h5 f1-d3"));
        QCOMPARE(answer("bm Cb5;"), QStringLiteral("d4-b5"));
        // Of two languages, or of none.
        QCOMPARE(answer("bm Sb5 Nc6;"), QStringLiteral("1:75: 'Nc6' is not legal here"));
        QCOMPARE(answer("bm Xb5;"), QStringLiteral("1:71: 'Xb5' is not legal here"));
    }

    void whatIsNoPositionIsTold()
    {
        const std::string text = kThree + "\n  no position\n6k1/5ppp/8/8/8/8/8/3RK3 w - - bm Rd9;\n";
        const RecordReading reading = readPositions(text, Registry::standard());
        QCOMPARE(reading.records, std::size_t(3));
        QCOMPARE(reading.gamesLeftOut, std::size_t(2));
        QCOMPARE(reading.leftOut.size(), std::size_t(2));
        QCOMPARE(reading.leftOut[0].line, 7);
        QCOMPARE(reading.leftOut[0].column, 5); // where further ranks lack
        QCOMPARE(reading.leftOut[1].line, 8);
        QVERIFY(!reading.error);
        QVERIFY(readPositions("no position\n", Registry::standard()).error);
        QVERIFY(readPositions("", Registry::standard()).error);
    }

    void whatIsWrongHasItsPlace_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<QString>("expected");
        const std::string rows = "4k3/8/8/8/8/8/8/R3K3";
        const auto row = [](const char* name, const std::string& line, const char* expected) {
            QTest::newRow(name) << line << QString(expected);
        };
        row("who is on turn", "  " + rows + " x Q -", "1:24: the side to move is w or b, not 'x'");
        row("behind letters of two bytes", rows + " w Q - bm Ra8; id \"\u00e4\u00f6\"; pv Kd9;",
            "1:48: expected a move or a result, not 'Kd9'");
        row("behind letters of Latin-1", rows + " w Q - bm Ra8; id \"\xe4\xf6\"; pv Kd9;",
            "1:48: expected a move or a result, not 'Kd9'");
        row("castling, in a FEN that is filled up", rows + " w k",
            "1:24: the castling right 'k' needs a king on e8 and a rook on h8");
        row("the same behind rows that are added up", "4k111/8/8/8/8/8/8/R3K3 w k",
            "1:26: the castling right 'k' needs a king on e8 and a rook on h8");
        row("the position as a whole", " 4k3/8/8/8/8/8/8/R7 w - - bm Ra8;",
            "1:2: White: exactly one king is needed, not 0");
        row("a move", rows + " w Q - bm Ra8+ Ke9;", "1:36: expected a move or a result, not 'Ke9'");
        row("a move behind its number", rows + " w Q - pv 1.Ra8+ Kd7 2.Rh9;",
            "1:44: expected a move or a result, not 'Rh9'");
        row("no semicolon behind a move", rows + " w Q - bm Ra8+ id \"a\"",
            "1:36: a semicolon may be missing before 'id'");
        row("no semicolon before a comment", rows + " w Q - bm Ra8+ c3 \"a\";",
            "1:36: a semicolon may be missing before 'c3'");
        row("no semicolon behind a text", rows + " w Q - id \"a\" bm Ra8+;",
            "1:35: a semicolon may be missing before 'bm'");
        row("no semicolon behind a number", rows + " w Q - hmvc 7 fmvn 3;",
            "1:35: a semicolon may be missing before 'fmvn'");
        row("no move", rows + " w Q - bm ;", "1:28: expected moves behind 'bm'");
        row("no number", rows + " w Q - hmvc ;", "1:28: expected a number behind 'hmvc'");
        row("no number that counts", rows + " w Q - hmvc abc;", "1:33: expected one number behind 'hmvc', not 'abc'");
        row("a number below 0", rows + " w Q - bm Ra8; fmvn -3;", "1:41: expected one number behind 'fmvn', not '-3'");
        row("a text without end", rows + " w Q - bm Ra8+; id \"unclosed;",
            "1:40: expected a quotation mark at the end of this text");
    }
    void whatIsWrongHasItsPlace()
    {
        QFETCH(std::string, line);
        QFETCH(QString, expected);
        const RecordReading reading = readPositions(line + '\n', Registry::standard());
        QCOMPARE(reading.records, std::size_t(0));
        QVERIFY(reading.error);
        QCOMPARE(QString::fromStdString(reading.error->english()), expected);
    }

    void readsOneOfThem()
    {
        const RecordReading all = readPositions(kThree, Registry::standard());
        ReadingOptions options;
        options.only = 3;
        const RecordReading third = readPositions(kThree, Registry::standard(), options);
        QCOMPARE(third.matches.size(), std::size_t(1));
        QCOMPARE(third.begins.front(), all.begins[2]);
        options = {};
        options.from = all.begins[1];
        QCOMPARE(readPositions(kThree, Registry::standard(), options).records, std::size_t(2));
    }

    void endsWhereNobodyWouldWait_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<int>("lines");
        QTest::addColumn<QString>("reason");
        const QString records = QStringLiteral("a file holds no more than 250000 records; split this one");
        const QString parts = QStringLiteral("a file holds no more than 750000 actions and comments; split this one");
        const auto row = [](const char* name, const std::string& line, int lines, const QString& reason) {
            QTest::newRow(name) << line << lines << reason;
        };
        std::string moves;
        std::string operations;
        for (int i = 0; i < 20'000; ++i)
            moves += " Ra8", operations += "zz;";
        row("positions", "k7/8/8/8/8/8/8/K7\n", 250'001, records);
        row("lines that are none", "8\n", 250'001, records);
        row("moves, in lines that are left out", "6k1/5ppp/8/8/8/8/8/R3K3 w - - bm x" + moves + '\n', 39, parts);
        row("operations", "k7/8/8/8/8/8/8/K7 w - - " + operations + '\n', 39, parts);
    }
    void endsWhereNobodyWouldWait()
    {
        QFETCH(std::string, line);
        QFETCH(int, lines);
        QFETCH(QString, reason);
        std::string text;
        for (int i = 0; i < lines; ++i)
            text += line;
        ReadingOptions options;
        options.take = [](const Match&, std::size_t) { return true; };
        const RecordReading reading = readPositions(text, Registry::standard(), options);
        QVERIFY(reading.error);
        QCOMPARE(reading.error->line, lines);
        QCOMPARE(QString::fromStdString(reading.error->message.english()), reason);
    }

    void manyDashesAreReadInNoTime()
    {
        std::string dashes;
        for (int i = 0; i < 33'000; ++i)
            dashes += "\u2013";
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "4k3/8/8/8/8/8/8/4K3 w - - c0 \"" + dashes + "\";\n";
        const test::WorkTimer timer;
        QCOMPARE(readPositions(text, Registry::standard()).records, std::size_t(100));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed()))); // 100 ms
    }

    void whatAFileHoldsIsToldByItsNameOrItsBeginning()
    {
        QVERIFY(holdsPositions("A.EPD", ""));
        QVERIFY(holdsPositions("a.fen", ""));
        QVERIFY(holdsPositions("a.txt", kThree));
        QVERIFY(!holdsPositions("a.txt", "[Game \"orthodox\"]\n"));
        QVERIFY(!holdsPositions("a.txt", "# a heading alone\n"));
        QVERIFY(!holdsPositions("a.pgn", kThree));
        QVERIFY(!holdsPositions("a.ringford", kThree));
    }
};

RINGFORD_TEST(TestEpdReader)
#include "test_epdreader.moc"
