// SPDX-License-Identifier: GPL-3.0-or-later
// What ringford-cli reads and writes: load, save and check.
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;
using test::Serve;

namespace {

const QByteArray kOk = "= ok\n\n";
const QByteArray kEmptyRecord = "[Game \"checkers\"]\n[Format \"1\"]\n\n*\n";
const QByteArray kRecord = "[Game \"checkers\"]\n[Format \"1\"]\n\n1. b2-a3 *\n";

} // namespace

class CliFilesTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void saveWritesTheRestOfTheLine_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"plain", "two  blanks.ringford", "\xc3\xbc\xe2\x99\x9e\xf0\x9f\x8f\xb0", "record=1",
                                 "#", "\"'`$(x)\\", "-o"})
            QTest::newRow(name) << QByteArray(name);
    }
    void saveWritesTheRestOfTheLine()
    {
        QFETCH(const QByteArray, name);
        Serve serve;
        serve.ask("game checkers");
        serve.ask("play b2-a3");
        QCOMPARE(serve.ask("save    " + path(name) + "   "), kOk);
        QCOMPARE(names(), QStringList{QString::fromUtf8(name)});
        QCOMPARE(content(name), kRecord);
        serve.ask("undo");
        QCOMPARE(serve.ask("load   " + path(name) + "  "), kOk);
        QCOMPARE(serve.ask("history"), QByteArray("= b2-a3\n\n"));
    }

    void aFirstWordRecordIsNeverAFilesName()
    {
        write("record=1", kRecord);
        Run run = runScript(
            "cd \"$1\" && printf 'load record=1\\nload ./record=1\\nhistory\\nload record=1 record=1\\nload record=2 "
            "./record=1\\n' | \"$CLI\" serve",
            {CliFolder::path()});
        const QByteArrayList answers = run.out.split('\n');
        QCOMPARE(answers.size(), 11);
        QVERIFY(answers[0].startsWith("? "));
        QCOMPARE(answers[2], QByteArray("= ok"));
        QCOMPARE(answers[4], QByteArray("= b2-a3"));
        QCOMPARE(answers[6], QByteArray("= ok"));
        QVERIFY(answers[8].startsWith("? "));
    }

    void namesAreUtf8WithoutControlCharacters_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"a\tb", "a\x7f", "a\rb", "a\x01", "\xff", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"})
            QTest::newRow(QByteArray(name).toHex()) << QByteArray(name);
    }
    void namesAreUtf8WithoutControlCharacters()
    {
        QFETCH(const QByteArray, name);
        Serve serve;
        serve.ask("game checkers");
        QVERIFY(serve.ask("save " + path(name)).startsWith("? "));
        QVERIFY(serve.ask("load " + path(name)).startsWith("? "));
        QVERIFY(names().isEmpty());
    }

    void otherCommandsTakeNoUtf8()
    {
        Serve serve;
        QVERIFY(serve.ask("game \xc3\xa9").contains("\\xc3"));
        QVERIFY(serve.ask("# \xc3\xa9\nloads \xc3\xa9").startsWith("? "));
    }

    void loadTakesRegularFilesOnly_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"/", "/dev/null", "/dev/zero", "/dev/stdin", "/no/such/file"})
            QTest::newRow(name) << QByteArray(name);
    }
    void loadTakesRegularFilesOnly()
    {
        QFETCH(const QByteArray, name);
        Serve serve;
        serve.ask("game checkers");
        serve.ask("play b2-a3");
        const QByteArray answer = serve.ask("load " + name);
        QVERIFY2(answer.startsWith("? ") && answer.contains(name), answer.constData());
        QCOMPARE(serve.ask("history"), QByteArray("= b2-a3\n\n"));
    }

    void loadDoesNotWaitForAPipe()
    {
        QCOMPARE(runScript("mkfifo \"$1/pipe\"", {CliFolder::path()}).status, 0);
        Serve serve;
        QVERIFY(serve.ask("load " + path("pipe")).startsWith("? "));
        QCOMPARE(runCli({"check", file("pipe")}).status, 1);
    }

    void loadTakesUpTo64Mebibytes()
    {
        const QByteArray blanks(64 << 20, ' ');
        write("largest", kRecord + blanks.left(blanks.size() - kRecord.size()));
        write("larger", kRecord + blanks.left(blanks.size() - kRecord.size() + 1));
        Serve serve;
        QCOMPARE(serve.ask("load " + path("largest")), kOk);
        QCOMPARE(serve.ask("history"), QByteArray("= b2-a3\n\n"));
        serve.ask("undo");
        QVERIFY(serve.ask("load " + path("larger")).startsWith("? "));
        QCOMPARE(serve.ask("history"), QByteArray("=\n\n"));
    }

    void loadNamesThePlaceOfDamage()
    {
        write("bad", kRecord + "\n" + kRecord.left(kRecord.size() - 2) + "b2-b3 *\n");
        Serve serve;
        serve.ask("game orthodox");
        const QByteArray answer = serve.ask("load " + path("bad"));
        QVERIFY2(answer.startsWith("? " + path("bad") + ":9:10: "), answer.constData());
        QCOMPARE(serve.ask("load record=1 " + path("bad")), answer);
        QVERIFY(serve.ask("state").contains("Ke1"));
    }

    void saveThatFailsLeavesNothingBehind()
    {
        write("old", "as it was");
        // The limit stands for a disk that is full.
        const Run run = runScript("ulimit -f 0; trap '' XFSZ; printf 'game checkers\\nsave %s/new\\nsave "
                                  "%s/old\\nstate\\n' \"$1\" \"$1\" | \"$CLI\" serve | cat",
                                  {CliFolder::path()});
        const QByteArrayList answers = run.out.split('\n');
        QCOMPARE(answers.size(), 9);
        QVERIFY2(answers[2].startsWith("? ") && answers[2].contains("/new"), answers[2].constData());
        QVERIFY2(answers[4].startsWith("? ") && answers[4].contains("/old"), answers[4].constData());
        QVERIFY(answers[6].startsWith("= white:"));
        QCOMPARE(names(), QStringList{"old"});
        QCOMPARE(content("old"), QByteArray("as it was"));
    }

    void whatIsPrintedGoesIntoNoFile_data()
    {
        QTest::addColumn<QString>("closed");
        for (const char* closed : {"2>&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"})
            QTest::newRow(closed) << closed;
    }
    // A file that is opened gets the lowest number that is free: that of a standard stream, where one is closed.
    void whatIsPrintedGoesIntoNoFile()
    {
        QFETCH(const QString, closed);
        write("p.epd", "8/8/8/8/8/8/8/4K3 w - -\n4k3/8/8/8/8/8/8/4K3 w - -\n");
        const QString call = "cd \"$1\"; \"$CLI\" sheet p.epd -o %1.pdf ";
        QCOMPARE(runScript(call.arg("open"), {CliFolder::path()}).status, 1);
        QCOMPARE(runScript(call.arg("closed") + closed, {CliFolder::path()}).status, 1);
        QVERIFY(!content("open.pdf").contains("king"));
        QVERIFY(!content("closed.pdf").contains("king"));
        QCOMPARE(content("closed.pdf").size(), content("open.pdf").size());
    }

    void aClosedOutputIsAnError_data()
    {
        QTest::addColumn<QString>("call");
        for (const char* call : {"--version", "perft checkers 2", "render checkers --tex -o \"$1/r.pdf\""})
            QTest::newRow(call) << call;
    }
    void aClosedOutputIsAnError()
    {
        QFETCH(const QString, call);
        const Run run = runScript("\"$CLI\" " + call + " >&-", {CliFolder::path()});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err, QByteArray("standard output: Bad file descriptor\n"));
    }

    void saveThatCannotBeWrittenIsRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"/", "/proc/none", "/no/such/folder/file", "/dev/full", "."})
            QTest::newRow(name) << QByteArray(name);
    }
    void saveThatCannotBeWrittenIsRefused()
    {
        QFETCH(const QByteArray, name);
        Serve serve;
        serve.ask("game checkers");
        const QByteArray answer = serve.ask("save " + name);
        QVERIFY2(answer.startsWith("? ") && answer.contains(name), answer.constData());
        QCOMPARE(serve.ask("status"), QByteArray("= playing\n\n"));
    }

    void saveTakesThePlaceOfAnOlderFile()
    {
        write("old", QByteArray(100'000, 'x'));
        Serve serve;
        serve.ask("game checkers");
        QCOMPARE(serve.ask("save " + path("old")), kOk);
        QCOMPARE(content("old"), kEmptyRecord);
        QCOMPARE(names(), QStringList{"old"});
    }

    void checkLooksAtAllFiles()
    {
        write("one", kRecord + "\n" + kRecord);
        write("bad", "[Game \"checkers\"]\n\n1. b2-b3 *\n");
        write("won", "[Game \"checkers\"]\n\n1. agree-draw 1-0\n");
        write("tree",
              "[Game \"checkers\"]\n\n1. b2-a3 (1. b2-c3 a7-b6) a7-b6 2. agree-draw {drawn (agreed)} 1/2-1/2\n");
        const Run run =
            runCli({"check", file("one"), file("bad"), file("none"), CliFolder::path(), file("won"), file("tree")});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out,
                 path("one") + ": ok (2 records, 2 actions)\n" + path("tree") + ": ok (1 records, 5 actions)\n");
        const QByteArrayList errors = run.err.split('\n');
        QCOMPARE(errors.size(), 5);
        QVERIFY2(errors[0].startsWith(path("bad") + ":3:4: "), run.err.constData());
        QVERIFY2(errors[1].contains(path("none")), run.err.constData());
        QVERIFY2(errors[2].contains(CliFolder::path().toUtf8()), run.err.constData());
        QVERIFY2(errors[3].startsWith(path("won") + ":3:15: "), run.err.constData());
    }

    void checkTellsOddNamesOnOneLine()
    {
        write("a\nb", kEmptyRecord);
        write("c\td", "nonsense");
        const Run run = runCli({"check", file("a\nb"), file("c\td")});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out, path("a\\x0ab") + ": ok (1 records, 0 actions)\n");
        QVERIFY2(run.err.startsWith(path("c\\x09d") + ":1:1: "), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
    }

    void checkOfGoodFilesIsDone()
    {
        write("-odd", kEmptyRecord);
        const Run run = runScript("cd \"$1\" && \"$CLI\" check -- -odd", {CliFolder::path()});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray("-odd: ok (1 records, 0 actions)\n"));
        QCOMPARE(run.err, QByteArray());
    }

private:
    QString file(const QByteArray& name) const { return CliFolder::path(QString::fromUtf8(name)); }
    QByteArray path(const QByteArray& name) const { return CliFolder::path().toUtf8() + '/' + name; }
};

RINGFORD_TEST(CliFilesTest)
#include "test_cli_files.moc"
