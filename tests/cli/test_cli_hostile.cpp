// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers: whatever stands in one is checked, drawn, printed or refused. Each is of a size that takes a
// fraction of a second where time grows with the file, and minutes where it grows with its square.
#include "tests/cli/Cli.h"
#include "tests/support/Effort.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/time.h>
#endif

using namespace ringford;
using test::repeated;
using test::Run;
using test::runCli;

namespace {

/** In seconds of the processor, so that it does not matter what else the machine does. */
const double kMostWork = test::cases(15, 120);
/** In bytes: a MiB. With the sanitizers, which walk the same code with less, a sixteenth of it. */
const std::size_t kLarge = test::cases(1 << 20, 1 << 16);

/** For how many seconds programs that were called here, and have ended, made the processor work; elsewhere the time. */
double worked()
{
#ifdef Q_OS_UNIX
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
#else
    static const QElapsedTimer kStarted = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return static_cast<double>(kStarted.elapsed()) / 1000;
#endif
}

/** @p text as often as a MiB has room for it. */
std::string filled(const std::string& text)
{
    return repeated(text, static_cast<int>(kLarge / text.size()));
}

/** A record of one entry, which is to be a diagram, with a comment. */
std::string commented(const std::string& comment)
{
    return "[Game \"orthodox\"]\n\n1. e2-e4 $220 {" + comment + "} *\n";
}

std::string withTag(const std::string& tag)
{
    return "[Game \"orthodox\"]\n[Exercise \"1\"]\n" + tag + "\n\n1. e2-e4 *\n";
}

} // namespace

class CliHostileTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void noFileTakesLong_data()
    {
        QTest::addColumn<std::string>("bytes");
        const auto row = [](const char* name, const std::string& bytes) { QTest::newRow(name) << bytes; };
        row("one label", commented("[%lbl e4 " + std::string(kLarge, 'W') + ']'));
        row("a label of a hundred thousand letters", commented("[%lbl e4 " + std::string(100'000, 'W') + ']'));
        row("a label of marks", commented("[%lbl e4 a" + filled("\xCC\x81") + ']'));
        row("many labels", commented(filled("[%lbl e4 a]")));
        row("many arrows", commented("[%cal Ge2e4" + filled(",Ge2e4") + ']'));
        row("commands that are not closed", commented(filled("[%a ")));
        row("brackets of commands", commented(filled("[%")));
        row("one word", commented(std::string(kLarge, 'w')));
        row("many words", commented(filled("w ")));
        row("many lines", commented(filled("w\n")));
        row("lines that begin as tags do", commented(filled("\n[")));
        row("marks without letters", commented("a" + filled("\xCC\x81")));
        row("turns of direction", commented(filled("\xE2\x80\xAE\xD8\xA7\xE2\x80\xAD")));
        row("many comments", "[Game \"orthodox\"]\n\n1. e2-e4 $220 " + filled("{a}") + " *\n");
        row("many marks", "[Game \"orthodox\"]\n\n1. e2-e4 $220 " + filled("$1 ") + " *\n");
        row("many clocks", commented(filled("[%clk 0:00:01]")));
        row("many tags", withTag(filled("[A \"\"]\n")));
        row("a long tag", withTag("[Event \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long name", withTag("[Seat \"white: " + std::string(kLarge, 'W') + "\"]"));
        row("a long setup", withTag("[Setup \"" + filled("K@e4 ") + "\"]"));
        row("many records", filled("[Game \"orthodox\"]\n*\n"));
        row("many exercises", filled("[Game \"orthodox\"]\n[Exercise \"1\"]\n*\n"));
        row("a long game", "[Game \"orthodox\"]\n\n" + filled("g1-f3 g8-f6 f3-g1 f6-g8 ") + "*\n");
        row("many diagrams",
            "[Game \"orthodox\"]\n\n" + filled("g1-f3 $220 g8-f6 $220 f3-g1 $220 f6-g8 $220 ") + "*\n");
        row("deep variations", "[Game \"orthodox\"]\n\ne2-e4 " + filled("(d2-d4 ") + "*\n");
        row("one variation again and again", "[Game \"orthodox\"]\n\ne2-e4 " + filled("(e2-e4) ") + "*\n");
        row("bytes of no text", "[Game \"orthodox\"]\n\n{" + std::string(kLarge, '\0') + "} *\n");
    }
    void noFileTakesLong()
    {
        QFETCH(std::string, bytes);
        write("a.ringford", QByteArray::fromStdString(bytes));
        const QString file = path("a.ringford");
        for (const QStringList& arguments :
             {QStringList{"check", file}, QStringList{"sheet", file, "-o", path("a.pdf")},
              QStringList{"sheet", "--games", file, "-o", path("b.pdf")},
              QStringList{"render", "--record", file, "-o", path("c.png")},
              QStringList{"convert", file, "-o", path("d.pgn")}}) {
            const double before = worked();
            const Run run = runCli(arguments);
            QVERIFY2(run.status == 0 || run.status == 1, run.err.constData());
            QCOMPARE(run.status == 0, run.err.isEmpty() || run.err.contains("hard to read") ||
                                          run.err.contains("is cut") || run.err.contains("PGN cannot hold"));
            QVERIFY2(run.err.size() < 2000, "a refusal quotes a file at length");
            QVERIFY2(worked() - before < kMostWork,
                     qPrintable(QString::number(worked() - before) + QStringLiteral(": ") + arguments.join(u' ')));
        }
    }

    void namesOfFilesAreToldAsTheyAre()
    {
        for (const QString name : {"a%2b.ringford", "%1 %2 %3 %n %L1.ringford"}) {
            write(name, "[Game \"orthodox\"]\n\n1. e2-e5 *\n");
            for (const QStringList& arguments :
                 {QStringList{"check", path(name)}, QStringList{"sheet", path(name), "-o", path("a.pdf")},
                  QStringList{"render", "--record", path(name), "-o", path("c.png")}}) {
                const Run run = runCli(arguments);
                QCOMPARE(run.status, 1);
                QVERIFY2(run.err.contains((name + ":3:4: ").toUtf8()), run.err.constData());
            }
            const Run missing = runCli({"check", path("no" + name)});
            QVERIFY2(missing.err.contains(("no" + name + ": ").toUtf8()), missing.err.constData());
        }
    }
};

RINGFORD_TEST(CliHostileTest)
#include "test_cli_hostile.moc"
