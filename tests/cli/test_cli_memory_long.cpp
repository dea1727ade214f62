// SPDX-License-Identifier: GPL-3.0-or-later
// Games as long as records may be, in as few letters as can be: they take at most sixteen times their file.
#include "tests/cli/Cli.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using test::runCli;

namespace {

QByteArray bareMoves(int rounds)
{
    return "[Event \"x\"]\n\n" + QByteArray("Nf3 Nf6 Ng1 Ng8\n").repeated(rounds) + "*\n";
}

QByteArray shortVariations(int rounds)
{
    return "[Game \"orthodox\"]\n\n" +
           QByteArray("g1-f3 (b1-c3) g8-f6 (b8-c6)\nf3-g1 (f3-d4) f6-g8 (f6-d5)\n").repeated(rounds) + "*\n";
}

} // namespace

class CliLongMemoryTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    /** What takes least without a file comes first: only the most of all runs is known. */
    void longGamesTakeAtMostSixteenTimesTheirFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("convert to PGN") << QStringList{"convert", "a.ringford", "-o", "b.pgn"};
        QTest::newRow("check") << QStringList{"check", "a.pgn"};
        QTest::newRow("convert") << QStringList{"convert", "a.pgn", "-o", "b.ringford"};
        QTest::newRow("games with variations") << QStringList{"sheet", "--games", "a.ringford", "-o", "a.pdf"};
        QTest::newRow("games") << QStringList{"sheet", "--games", "a.pgn", "-o", "a.pdf"};
        QTest::newRow("render") << QStringList{"render", "--record", "a.pgn", "-o", "a.svg"};
    }
    void longGamesTakeAtMostSixteenTimesTheirFile()
    {
        if (test::sanitized())
            QSKIP("sanitizers keep what was given back");
        QFETCH(QStringList, arguments);
        const bool isPgn = arguments.contains(QStringLiteral("a.pgn"));
        for (QString& argument : arguments) {
            if (argument.contains(u'.'))
                argument = path(argument);
        }
        const auto run = [&](const QByteArray& games) {
            write(isPgn ? "a.pgn" : "a.ringford", games);
            QCOMPARE(runCli(arguments).status, 0);
        };
        run(isPgn ? bareMoves(1) : shortVariations(1));
        const qint64 before = test::largestRun();
        const QByteArray games = isPgn ? bareMoves(62'000) : shortVariations(10'000);
        run(games);
        const double times = static_cast<double>(test::largestRun() - before) / static_cast<double>(games.size());
        QVERIFY2(times < 16, qPrintable(QString::number(times)));
    }
};

RINGFORD_TEST(CliLongMemoryTest)
#include "test_cli_memory_long.moc"
