// SPDX-License-Identifier: GPL-3.0-or-later
// What only the program itself can show of `ringford-cli serve`.
#include "engine/protocol/LineReader.h"
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTest>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;
using test::Serve;

namespace {

/** The memory that a process holds, in bytes. */
qint64 residentMemory(qint64 process)
{
    QFile file(QString("/proc/%1/statm").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

} // namespace

class CliServeTest : public QObject {
    Q_OBJECT

private slots:
    void anAnswerIsFlushedAtOnce()
    {
        Serve serve;
        QCOMPARE(serve.ask("protocol"), QByteArray("= ringford 1\n\n"));
        QCOMPARE(serve.ask("game checkers"), QByteArray("= ok\n\n"));
        QCOMPARE(serve.ask("state x"), QByteArray("? state: unexpected argument 'x'\n\n"));
    }

    void endsWithZeroWhateverWasRefused_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("answers");
        QTest::newRow("no input") << QByteArray() << QByteArray();
        QTest::newRow("end of input") << QByteArray("protocol\n") << QByteArray("= ringford 1\n\n");
        QTest::newRow("no line end") << QByteArray("protocol") << QByteArray("= ringford 1\n\n");
        QTest::newRow("quit") << QByteArray("quit\nprotocol\n") << QByteArray();
        QTest::newRow("quit without line end") << QByteArray("quit") << QByteArray();
        QTest::newRow("quit with CR LF") << QByteArray("quit\r\n") << QByteArray();
        QTest::newRow("refused") << QByteArray("nonsense\n") << QByteArray("? unknown command 'nonsense'\n\n");
    }
    void endsWithZeroWhateverWasRefused()
    {
        QFETCH(const QByteArray, input);
        const Run run = runCli({"serve"}, input);
        QCOMPARE(run.status, 0);
        QTEST(run.out, "answers");
        QCOMPARE(run.err, QByteArray());
    }

    void helpNamesEveryCommand()
    {
        const QByteArray help = runCli({"serve", "--help"}).out;
        for (const char* command : {"protocol",
                                    "games",
                                    "options GAME",
                                    "game GAME",
                                    "setup TEXT",
                                    "state",
                                    "actions [SEAT]",
                                    "exposed",
                                    "play ACTION",
                                    "why ACTION",
                                    "short ACTION",
                                    "long TEXT",
                                    "undo",
                                    "redo",
                                    "status",
                                    "turn",
                                    "claim",
                                    "resign SEAT",
                                    "flag SEAT",
                                    "agree-draw",
                                    "perft N",
                                    "search [",
                                    "history",
                                    "save FILE",
                                    "load [record=N] FILE",
                                    "fen [TEXT]",
                                    "quit"})
            QVERIFY2(help.contains(command), command);
    }

    void quitEndsAtOnce()
    {
        Serve serve;
        serve.send("quit\n");
        QCOMPARE(serve.answer(), QByteArray()); // returns when the program closes its output
        QCOMPARE(serve.finish(), QByteArray());
        QCOMPARE(serve.status(), 0);
    }

    void bytesOfAllKindsAreAnswered()
    {
        QByteArray input;
        for (int i = 0; i < 200'000; ++i)
            input += char((i * 7919 + i / 251) % 256);
        const Run run = runCli({"serve"}, input + "\nprotocol\n");
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.endsWith("\n\n= ringford 1\n\n"));
        QVERIFY(std::ranges::all_of(run.out, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
        QVERIFY(!run.out.contains("\n\n\n"));
    }

    void longLinesTakeNoMemory()
    {
        Serve serve;
        serve.ask("protocol");
        const qint64 before = residentMemory(serve.processId());
        QVERIFY(before > 0);
        for (const char* first : {"#", "  #", " ", "x"}) {
            serve.send(first);
            for (int i = 0; i < 48; ++i)
                serve.send(QByteArray(LineReader::kMostBytes, *first == ' ' ? ' ' : 'x'));
            serve.send("\n");
        }
        QVERIFY(serve.answer().startsWith("? the line is longer"));
        const qint64 grown = residentMemory(serve.processId()) - before;
        QVERIFY2(grown < 16 << 20, qPrintable(QString::number(grown)));
    }

    void anOutputThatCannotBeWrittenIsAnError()
    {
        const Run run = runScript("\"$CLI\" serve > /dev/full <<< protocol");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith("standard output: "), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
    }

    void anInputThatCannotBeReadIsAnError()
    {
        const Run run = runScript("\"$CLI\" serve < /");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith("standard input: "), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
    }

    void aClosedInputIsAnEmptyOne() { QCOMPARE(runScript("\"$CLI\" serve <&-").status, 0); }

    void aHundredThousandCommandsAreQuicklyAnswered()
    {
        const int count = 50'000;
        const Run run = runCli({"serve"}, "game checkers\n" + QByteArray("play b2-a3\nundo\n").repeated(count));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray("= ok\n\n").repeated(2 * count + 1));
    }
};

RINGFORD_TEST(CliServeTest)
#include "test_cli_serve.moc"
