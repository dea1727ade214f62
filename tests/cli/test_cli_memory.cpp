// SPDX-License-Identifier: GPL-3.0-or-later
// Files of very many small records: one of them at a time is in memory, whatever is done with the file.
#include "tests/cli/Cli.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTest>

using namespace ringford;
using test::runCli;

namespace {

const QByteArray kSmallRecord = "[Game \"checkers\"]*\n";
const QByteArray kSmallGame = "[Event \"\"]e4 *\n";

} // namespace

class CliMemoryTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void smallRecordsTakeNoMoreThanTheirFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("check") << QStringList{"check", "a.ringford"};
        QTest::newRow("sheet") << QStringList{"sheet", "a.ringford", "-o", "a.pdf"};
        QTest::newRow("games") << QStringList{"sheet", "--games", "a.ringford", "-o", "a.pdf"};
        QTest::newRow("render") << QStringList{"render", "--record", "a.ringford", "-o", "a.svg"};
        QTest::newRow("results") << QStringList{"results", "a.ringford"};
        QTest::newRow("convert") << QStringList{"convert", "a.pgn", "-o", "b.ringford"};
    }
    void smallRecordsTakeNoMoreThanTheirFile()
    {
        if (test::sanitized())
            QSKIP("sanitizers keep what was given back");
        QFETCH(QStringList, arguments);
        constexpr qsizetype kSize = 2 * 1024 * 1024;
        for (QString& argument : arguments) {
            if (argument.contains(u'.'))
                argument = path(argument);
        }
        write("a.ringford", kSmallRecord);
        write("a.pgn", kSmallGame);
        QVERIFY(runCli(arguments).status >= 0);
        const qint64 before = test::largestRun();
        write("a.ringford", kSmallRecord.repeated(kSize / kSmallRecord.size()));
        write("a.pgn", kSmallGame.repeated(kSize / kSmallGame.size()));
        QVERIFY(runCli(arguments).status >= 0);
        QVERIFY2(test::largestRun() - before < 16 * kSize, qPrintable(QString::number(test::largestRun() - before)));
    }

    void marksTakeNoMoreThanTheirFile()
    {
        if (test::sanitized())
            QSKIP("sanitizers keep what was given back");
        constexpr qsizetype kSize = 6 * 1024 * 1024;
        const QByteArray begin = "[Game \"orthodox\"]\n\n1. e2-e4 ", mark = "$1 ";
        for (const QByteArray& record : {begin + "*\n", begin + mark.repeated(kSize / mark.size()) + "*\n"}) {
            write("a.ringford", record);
            const qint64 before = test::largestRun();
            QCOMPARE(runCli({"convert", path("a.ringford"), "-o", path("b.pgn")}).status, 0);
            QVERIFY2(test::largestRun() - before < 16 * kSize,
                     qPrintable(QString::number(test::largestRun() - before)));
        }
    }

    void ofALargeFileNoMoreIsInMemoryThanIsRead()
    {
        if (test::sanitized())
            QSKIP("sanitizers keep what was given back");
        constexpr qint64 kRead = 64 << 20;
        write("a.pgn", kSmallGame);
        QVERIFY(runIn("check", {"a.pgn"}).status >= 0);
        const qint64 before = test::largestRun();
        write("a.pgn", kSmallGame + "\n" + kSmallGame + "{");
        QVERIFY(QFile::resize(path("a.pgn"), 1 << 30));
        QCOMPARE(runIn("check", {"a.pgn"}).status, 1);
        QVERIFY2(test::largestRun() - before < kRead + kRead / 4,
                 qPrintable(QString::number(test::largestRun() - before)));
    }
};

RINGFORD_TEST(CliMemoryTest)
#include "test_cli_memory.moc"
