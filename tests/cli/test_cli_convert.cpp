// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli convert: records become PGN, PGN becomes records.
#include "tests/cli/Cli.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTest>

using namespace ringford;
using test::Run;

namespace {

const QByteArray kRecords = "[Game \"orthodox\"]\n"
                            "[Format \"1\"]\n"
                            "[Event \"Club evening\"]\n"
                            "[Seat \"white: Ann\"]\n"
                            "[Clock \"10+5\"]\n"
                            "\n"
                            "1. e2-e4 $1 {[%clk 0:09:58]} (1. d2-d4 {[%cal Rd2d4]}) 1... e7-e5 2. resign:white\n"
                            "{won by black (resigned)} 0-1\n"
                            "\n"
                            "[Game \"orthodox\"]\n"
                            "[Format \"1\"]\n"
                            "[Setup \"white: Pa7 Ke1; black: Ke8; turn: white\"]\n"
                            "\n"
                            "1. a7-a8=Q *\n";
const QByteArray kGames = "[Event \"Club evening\"]\n"
                          "[Site \"?\"]\n"
                          "[Date \"????.??.??\"]\n"
                          "[Round \"?\"]\n"
                          "[White \"Ann\"]\n"
                          "[Black \"?\"]\n"
                          "[Result \"0-1\"]\n"
                          "[TimeControl \"600+5\"]\n"
                          "\n"
                          "1. e4 $1 {[%clk 0:09:58]} (1. d4 {[%cal Rd2d4]}) 1... e5\n"
                          "{[%event resign:white]} 0-1\n"
                          "\n"
                          "[Event \"?\"]\n"
                          "[Site \"?\"]\n"
                          "[Date \"????.??.??\"]\n"
                          "[Round \"?\"]\n"
                          "[White \"?\"]\n"
                          "[Black \"?\"]\n"
                          "[Result \"*\"]\n"
                          "[SetUp \"1\"]\n"
                          "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n"
                          "\n"
                          "1. a8=Q+ *\n";

} // namespace

class CliConvertTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void goesThereAndBack()
    {
        write("a.ringford", kRecords);
        const Run there = runIn("convert", {"a.ringford", "-o", "a.pgn"});
        QCOMPARE(there.err, QByteArray());
        QCOMPARE(there.out, QByteArray());
        QCOMPARE(there.status, 0);
        QCOMPARE(content("a.pgn"), kGames);
        QCOMPARE(runIn("convert", {"a.pgn", "-o", "b.ringford"}).status, 0);
        QCOMPARE(content("b.ringford"), kRecords);
        QCOMPARE(runIn("check", {"a.pgn"}).out, QByteArray("a.pgn: ok (2 records, 5 actions)\n"));
    }

    void positionsThatDoNotTellWhoMayCastleAreTold()
    {
        write("a.fen", "r3k2r/8/8/8/8/8/8/R3K2R\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n");
        const Run run = runIn("convert", {"a.fen", "-o", "a.pgn"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray("a.fen: a position does not tell who may castle (line 1): nobody may\n"));
        write("many.fen", "# mine\n" + QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w\n").repeated(7));
        QCOMPARE(runIn("convert", {"many.fen", "-o", "many.pgn"}).err,
                 QByteArray(
                     "many.fen: 7 positions do not tell who may castle (lines 2, 3, 4, 5, 6 and more): nobody may\n"));
        write("one.fen", "r3k2r/8/8/8/8/8/8/R3K2R w\n");
        QCOMPARE(runIn("convert", {"one.fen", "-o", "one.pgn"}).err,
                 QByteArray("one.fen: a position does not tell who may castle: nobody may\n"));
    }

    void joinsFilesOfBothKinds()
    {
        write("a.PGN", "1. e4 *\n");
        write("b.ringford", "[Game \"orthodox\"]\n\n1. d2-d4 *\n");
        const Run run = runIn("convert", {"a.PGN", "b.ringford", "a.PGN", "-o", "c.pgn"});
        QCOMPARE(run.status, 0);
        const QByteArray joined = content("c.pgn");
        QCOMPARE(joined.count("[Event "), 3);
        QVERIFY(joined.endsWith("\n\n1. e4 *\n"));
        QVERIFY(joined.indexOf("1. d4 *") > joined.indexOf("1. e4 *"));
    }

    void whatIsDamagedIsNamedAndLeftOut()
    {
        write("a.pgn", "[Event \"1\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"2\"]\n[Variant \"Chess960\"]\n\n1. e4 *\n\n"
                       "[Event \"3\"]\n\n1. d4 *\n");
        const Run run = runIn("convert", {"a.pgn", "-o", "a.ringford"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err, QByteArray("a.pgn:3:13: 'Ke3' is not legal here\n"
                                     "a.pgn:6:1: this game is of a variant, 'Chess960'; expected orthodox chess\n"));
        QCOMPARE(content("a.ringford"),
                 QByteArray("[Game \"orthodox\"]\n[Format \"1\"]\n[Event \"3\"]\n\n1. d2-d4 *\n"));
        const Run check = runIn("check", {"a.pgn"});
        QCOMPARE(check.status, 1);
        QCOMPARE(check.err, run.err);
        QCOMPARE(check.out, QByteArray());
    }

    void checkTellsAllFaultsOfPgnInOrder()
    {
        const QByteArray mate = "[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
        const QByteArray damaged = "[Event \"y\"]\n\n1. e4 e5 2. Ke3 *\n\n";
        write("a.pgn", damaged + mate + damaged + mate);
        const Run run = runIn("check", {"a.pgn"});
        QCOMPARE(run.status, 1);
        const QByteArray contradicted = ": the play contradicts this result: expected {won by black (checkmate)} 0-1\n";
        QCOMPARE(run.err, "a.pgn:3:13: 'Ke3' is not legal here\na.pgn:7:21" + contradicted +
                              "a.pgn:11:13: 'Ke3' is not legal here\na.pgn:15:21" + contradicted);
        write("b.pgn", damaged + damaged);
        QCOMPARE(runIn("check", {"b.pgn"}).err,
                 QByteArray("b.pgn:3:13: 'Ke3' is not legal here\nb.pgn:7:13: 'Ke3' is not legal here\n"));
        write("c.ringford",
              "[Game \"orthodox\"]\n\n1. f2-f3 e7-e5 2. g2-g4 d8-h4 1-0\n\n[Game \"orthodox\"]\n\n1. e2 *\n");
        QCOMPARE(runIn("check", {"c.ringford"}).err, "c.ringford:3:31" + contradicted);
    }

    void aRecordBehindADamagedOneIsWritten_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* damaged, const char* told) {
            QTest::newRow(name) << QByteArray(damaged) << QByteArray(told);
        };
        row("an action", "[Game \"orthodox\"]\n\n1. e2-e4 e7-e4 {[Game \"toy\"]\n\n[Game * } *\n\n",
            "a.ringford:3:10: ");
        row("one in a variation", "[Game \"orthodox\"]\n\n1. e2-e4 (1. e7-e4 ; ( *\n) *\n\n", "a.ringford:3:14: ");
        row("a bracket that is not closed", "[Game \"orthodox\"]\n\n1. e2-e4 (1. d2-d4 *\n\n", "a.ringford:3:10: ");
        row("no result", "[Game \"orthodox\"]\n\n1. e2-e4\n\n", "a.ringford:5:1: ");
        row("a tag's value", "[Game \"halma\"]\n\n1. e2-e4 *\n\n", "a.ringford:1:1: ");
    }
    void aRecordBehindADamagedOneIsWritten()
    {
        QFETCH(const QByteArray, damaged);
        QFETCH(const QByteArray, told);
        const QByteArray good = "[Game \"orthodox\"]\n[Format \"1\"]\n\n1. d2-d4 *\n";
        write("a.ringford", damaged + good + '\n' + damaged + good);
        const Run run = runIn("convert", {"a.ringford", "-o", "b.ringford"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith(told) && run.err.count('\n') == 2, run.err.constData());
        QCOMPARE(content("b.ringford"), good + '\n' + good);
        QCOMPARE(runIn("check", {"a.ringford"}).err.count('\n'), 1);
    }

    void whatIsNotReadBehindDamageIsTold()
    {
        const QByteArray good = "[Game \"orthodox\"]\n[Format \"1\"]\n\n1. d2-d4 *\n";
        for (const char* const damaged : {"[Game \"orthodox\"]\n\n1. e2-e4 { *\n\n", "[Game orthodox]\n\n*\n\n"}) {
            write("a.ringford", good + '\n' + damaged + good);
            const Run run = runIn("convert", {"a.ringford", "-o", "b.ringford"});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.err.endsWith("\na.ringford: what follows that place in this file is not read\n"),
                     run.err.constData());
            QCOMPARE(content("b.ringford"), good);
        }
    }

    void aResultThatThePlayContradictsIsTold()
    {
        write("a.pgn", "1. f4 e5 2. g4 Qh4# 1-0\n");
        const Run run = runIn("convert", {"a.pgn", "-o", "b.pgn"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray("a.pgn:1:21: the play contradicts this result: "
                                     "expected {won by black (checkmate)} 0-1\n"));
        QVERIFY(content("b.pgn").endsWith(" 0-1\n"));
    }

    void otherGamesAreNamedAndLeftOut()
    {
        write("a.ringford", kRecords + "\n[Game \"checkers\"]\n\n*\n\n[Game \"orthodox\"]\n\n1. oh *\n");
        const Run run = runIn("convert", {"a.ringford", "-o", "a.pgn"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err, QByteArray("a.ringford:16:1: PGN can only hold orthodox chess, not checkers\n"
                                     "a.ringford:22:4: 'oh' is no action of this game: expected one like a2-a3\n"));
        QCOMPARE(content("a.pgn"), kGames);
    }

    void whatPgnCannotHoldIsTold()
    {
        write("a.ringford", "[Game \"orthodox\"]\n[FEN \"x\"]\n\n1. e2-e4 (resign:white) *\n");
        const Run run = runIn("convert", {"a.ringford", "-o", "a.pgn"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray("a.ringford:1:1: PGN cannot hold the tag FEN, which means something else in PGN\n"
                                     "a.ringford:1:1: PGN cannot hold the variation resign:white, which is no move\n"));
        QVERIFY(content("a.pgn").endsWith("1. e4 *\n"));
    }

    void ofVeryManyGamesTheFirstOnesAreTold_data()
    {
        QTest::addColumn<QString>("subcommand");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("convert") << QStringLiteral("convert") << QStringList{"-o", "b.pgn"};
        QTest::newRow("results") << QStringLiteral("results") << QStringList{};
    }
    /** Checkers can be no PGN, and nobody played by the names that a table needs. */
    void ofVeryManyGamesTheFirstOnesAreTold()
    {
        QFETCH(QString, subcommand);
        QFETCH(QStringList, more);
        write("a.ringford", QByteArray("[Game \"checkers\"]\n*\n\n").repeated(1500));
        const Run run = runIn(subcommand, QStringList{"a.ringford"} + more);
        QCOMPARE(run.status, 1);
        const auto lines = run.err.split('\n');
        QCOMPARE(lines.size(), 1000 + 2);
        QVERIFY2(lines[999].startsWith("a.ringford:") && lines[1000].startsWith("a.ringford: ") &&
                     lines[1000].contains("1500"),
                 lines[1000].constData());
    }

    void nothingIsWrittenWhereNothingIsRead()
    {
        write("a.pgn", "Dear Ann,\n");
        write("b.ringford", "kept");
        const Run run = runIn("convert", {"a.pgn", "none.pgn", "-o", "b.ringford"});
        QCOMPARE(run.status, 1);
        QVERIFY(run.err.startsWith("a.pgn:1:1: expected a move or a result, not 'Dear'\nnone.pgn: "));
        QCOMPARE(content("b.ringford"), QByteArray("kept"));
        QCOMPARE(runIn("convert", {"a.pgn", "-o", "a.pgn"}).status, 1);
        QCOMPARE(content("a.pgn"), QByteArray("Dear Ann,\n"));
    }

    void namesSayWhatFilesHold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no output") << QStringList{"a.pgn"};
        QTest::newRow("no input") << QStringList{"-o", "a.pgn"};
        QTest::newRow("another output") << QStringList{"a.pgn", "-o", "a.txt"};
        QTest::newRow("another input") << QStringList{"a.txt", "-o", "a.pgn"};
    }
    void namesSayWhatFilesHold()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runIn("convert", arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.startsWith("ringford-cli convert: "), run.err.constData());
    }

    void ofAFileThatIsTooLargeTheFirstGamesAreRead()
    {
        write("a.pgn", "[Event \"One\"]\n\n1. e4 *\n\n[Event \"Two\"]\n\n1. d4 *\n\n[Event \"Three\"]\n\n1. c4 {");
        QVERIFY(QFile::resize(path("a.pgn"), 1 << 30));
        const Run checked = runIn("check", {"a.pgn"});
        QCOMPARE(checked.status, 1);
        const QByteArray cut = "a.pgn:9:1: the file is larger than 64 MiB; the games from here on are left out\n";
        QCOMPARE(checked.err, cut);
        const Run run = runIn("convert", {"a.pgn", "-o", "a.ringford"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err, cut);
        const QByteArray read = content("a.ringford");
        QVERIFY(read.contains("One") && read.contains("Two") && !read.contains("Three"));
        write("b.pgn", "[Event \"One\"]\n\n1. e4 {");
        QVERIFY(QFile::resize(path("b.pgn"), 1 << 30));
        QCOMPARE(runIn("check", {"b.pgn"}).err, "b.pgn: the file is larger than 64 MiB\n");
        write("c.pgn", "[Event \"One\"]\n\n1. e4 1/2-1/2\n\n"); // all before the nulls is whole
        QVERIFY(QFile::resize(path("c.pgn"), 1 << 30));
        QCOMPARE(runIn("convert", {"c.pgn", "-o", "c.ringford"}).err,
                 "c.pgn:3:14: the file is larger than 64 MiB; the games from here on are left out\n");
        QVERIFY(content("c.ringford").contains("One"));
    }

    void noFileIsTooMuch_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const int many = test::cases(200'000, 20'000);
        const auto row = [many](const char* name, const QByteArray& once, const QByteArray& front = {}) {
            QTest::newRow(name) << front + once.repeated(many);
        };
        row("comments without end", "[a \"b\"]\n{\n");
        row("comments without end, but for the last one", "\n{", "}");
        row("tags on one line", "[a \"b\"]");
        row("tags without end", "[a \"b\n");
        row("brackets", "(", "e4 ");
        row("closing brackets", ")\n", "e4 ");
        row("quotation marks", "\"", "[a \"");
        row("nulls", QByteArray(1, '\0'));
        row("lines for other programs", "%\n");
        row("one variation again and again", "(e4)", "e4 ");
        row("results", "* ");
        row("variants", "[Event \"x\"]\n[Variant \"Atomic\"]\n\ne4\n");
    }
    void noFileIsTooMuch()
    {
        QFETCH(const QByteArray, bytes);
        write("a.pgn", bytes);
        const Run run = runIn("convert", {"a.pgn", "-o", "a.ringford"});
        QVERIFY(run.status == 0 || run.status == 1);
        QCOMPARE(run.status == 1, !run.err.isEmpty());
    }
};

RINGFORD_TEST(CliConvertTest)
#include "test_cli_convert.moc"
