// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a board outlives its program. With --play FOLDER it plays, saying what it has played, until it is killed.
#include "engine/text/RecordReader.h"
#include "tests/support/Dice.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/JournalDesk.h"
#include "ui/files/FileClaim.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

#ifdef Q_OS_UNIX
#include "tests/support/FileLimit.h"
#endif

using namespace ringford;
using namespace ringford::ui;
using ringford::test::JournalDesk;
using ringford::test::matchOf;
using ringford::test::play;
using ringford::test::testRegistry;

namespace {

QStringList records(const QString& folder)
{
    return QDir(folder).entryList({QStringLiteral("*.ringford")}, QDir::Files);
}

QStringList entries(const QByteArray& record)
{
    const RecordReading reading =
        readRecords({record.constData(), static_cast<std::size_t>(record.size())}, testRegistry());
    QStringList texts;
    if (reading.error || reading.matches.size() != 1)
        return {QStringLiteral("unreadable")};
    for (const Node* node : GameTree::path(reading.matches.front().end()))
        texts += QString::fromStdString(node->entry().text);
    return texts;
}

/** All that the only place below @p folder keeps; its window lives. */
QByteArray keptIn(const QString& folder)
{
    const QTemporaryDir copy;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.ringford"), QStringLiteral("*.added")}))
        QFile::copy(file.filePath(), copy.filePath(file.fileName()));
    const auto places = JournalPlace::left(copy.path());
    return places.size() == 1 ? places.front()->record() : QByteArray();
}

constexpr const char* kRecord = "[Game \"checkers\"]\n\n1. b2-c3 *\n";

/** Plays at random for ever, each action said only after it could have been seen. */
int playOn(const QString& folder)
{
    JournalDesk desk(folder, "orthodox");
    test::Dice dice(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    for (;;) {
        const auto actions = desk.match.match().actions(desk.match.gameNode());
        if (actions.empty() || desk.match.gameNode()->depth > 300) {
            std::puts("new");
            std::fflush(stdout); // what was played so far is given up from now on
            desk.document.begin(matchOf("orthodox"));
        } else {
            desk.match.play(actions[dice.below(actions.size())]);
        }
        QCoreApplication::processEvents();
        std::printf("%s\n", desk.match.gameNode()->entry().text.c_str());
        std::fflush(stdout);
    }
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKeptOfWhatCannotBeLost()
    {
        const QTemporaryDir folder;
        JournalDesk desk(folder.path());
        QCoreApplication::processEvents();
        QVERIFY(records(folder.path()).isEmpty());
        play(desk.match, "b2-c3");
        QCOMPARE(records(folder.path()).size(), 1);
        desk.match.setModified(false); // saved
        QCoreApplication::processEvents();
        QVERIFY(records(folder.path()).isEmpty());
    }

    void eachEntryAndCommentIsKept()
    {
        const QTemporaryDir folder;
        JournalDesk desk(folder.path());
        play(desk.match, "b2-c3");
        play(desk.match, "a7-b6");
        desk.match.setComments(desk.match.gameNode(), {"bold"});
        const auto record = [&folder] { return test::bytesIn(folder.filePath(records(folder.path()).value(0))); };
        QTRY_VERIFY(record().contains("{bold}")); // words may wait where the disk is slow
        QCOMPARE(entries(record()), QStringList({"b2-c3", "a7-b6"}));
    }

    void whatIsPlayedIsAddedToWhatIsThere()
    {
        const QTemporaryDir folder;
        JournalDesk desk(folder.path());
        play(desk.match, "b2-c3");
        const QString file = folder.filePath(records(folder.path()).value(0));
        const QByteArray first = test::bytesIn(file);
        play(desk.match, "a7-b6");
        play(desk.match, "c3-d4");
        QCOMPARE(test::bytesIn(file), first);
        QCOMPARE(entries(keptIn(folder.path())), QStringList({"b2-c3", "a7-b6", "c3-d4"}));
        // A comment on what was added, and another line, are changes of what is there.
        desk.match.setComments(desk.match.gameNode(), {"bold"});
        QTRY_VERIFY(test::bytesIn(file).contains("c3-d4 {bold}"));
        play(desk.match, "b6-a5");
        desk.match.takeBack();
        play(desk.match, "b6-c5");
        QCOMPARE(entries(keptIn(folder.path())), QStringList({"b2-c3", "a7-b6", "c3-d4", "b6-c5"}));
        QVERIFY(test::bytesIn(file).contains("b6-a5"));
        desk.match.remove(desk.match.gameNode());
        // That may wait where the disk is slow.
        QTRY_VERIFY(entries(keptIn(folder.path())).contains("b6-a5"));
        play(desk.match, "b6-a5");
        QVERIFY(!desk.match.retire(Side{0}, Retire::Resigned).refusal);
        QCoreApplication::processEvents();
        QCOMPARE(entries(keptIn(folder.path())), QStringList({"b2-c3", "a7-b6", "c3-d4", "b6-a5", "resign:white"}));
        desk.match.takeBack();
        QCoreApplication::processEvents();
        play(desk.match, "d4-e5");
        QCOMPARE(entries(keptIn(folder.path())).mid(4), QStringList("d4-e5"));
    }

    void onlyWholeLinesOfThisRecordAreTakenUp()
    {
        const QTemporaryDir folder;
        auto place = JournalPlace::create(folder.path());
        QVERIFY(!place->append("a7-b6")); // to nothing
        QVERIFY(place->write(kRecord, {}));
        QVERIFY(place->append("a7-b6 {[%clk 0:09:57]}"));
        QVERIFY(place->append("c3-d4"));
        QVERIFY(!place->append("two\nlines"));
        QCOMPARE(entries(place->record()), QStringList({"b2-c3", "a7-b6", "c3-d4"}));
        QVERIFY(place->record().contains("{[%clk 0:09:57]}"));
        const QByteArray added = test::bytesIn(place->added());
        const auto put = [&](const QByteArray& content) { test::makeFile(place->added(), content); };
        put(added.chopped(1)); // the last line was not written to its end
        QCOMPARE(entries(place->record()), QStringList({"b2-c3", "a7-b6"}));
        put(QByteArray(added).replace("a7-b6", "a7-b5")); // what is damaged, and what follows it
        QCOMPARE(entries(place->record()), QStringList({"b2-c3"}));
        put({});
        QCOMPARE(entries(place->record()), QStringList({"b2-c3"}));
        // A record that was written since has all of it.
        QVERIFY(place->write("[Game \"checkers\"]\n\n1. b2-c3 a7-b6 *\n", {}));
        put(added);
        QCOMPARE(entries(place->record()), QStringList({"b2-c3", "a7-b6"}));
        // Nothing follows the end of a game.
        QVERIFY(place->write("[Game \"checkers\"]\n\n1. resign:white {won by black (resigned)} 0-1\n", {}));
        QVERIFY(!place->append("a7-b6"));
    }

    void aLongGameTakesNoLongerToKeep()
    {
        const QTemporaryDir folder;
        JournalDesk desk(folder.path(), "orthodox");
        Match longMatch = matchOf("orthodox");
        const char* const round = "g1-f3 g8-f6 f3-g1 f6-g8";
        for (int i = 0; i < 1000; ++i)
            test::enterAll(longMatch, round);
        desk.document.begin(std::move(longMatch), true);
        play(desk.match, "e2-e4");
        const QString file = folder.filePath(records(folder.path()).value(0));
        const qint64 size = QFileInfo(file).size();
        const QDateTime written = QFileInfo(file).lastModified();
        QTest::qWait(20); // so that another writing would show
        for (const QByteArray& text : QByteArray("e7-e5 g1-f3 g8-f6 f3-g1 f6-g8").split(' ')) {
            play(desk.match, text.toStdString());
            QCOMPARE(entries(keptIn(folder.path())).last(), QString::fromUtf8(text));
        }
        QCOMPARE(QFileInfo(file).size(), size);
        QCOMPARE(QFileInfo(file).lastModified(), written);
    }

    void anEndAsItShouldBeLeavesNothing()
    {
        const QTemporaryDir folder;
        {
            JournalDesk desk(folder.path());
            play(desk.match, "b2-c3");
        }
        QVERIFY(records(folder.path()).isEmpty());
        QVERIFY(JournalPlace::left(folder.path()).empty());
    }

    void whoLivesIsLeftAlone()
    {
        const QTemporaryDir folder;
        JournalDesk one(folder.path());
        JournalDesk other(folder.path());
        play(one.match, "b2-c3");
        play(other.match, "d2-c3");
        QCOMPARE(records(folder.path()).size(), 2);
        QVERIFY(JournalPlace::left(folder.path()).empty());
        QCOMPARE(records(folder.path()).size(), 2);
    }

    void aKilledProgramLosesNothing()
    {
        const QTemporaryDir folder;
        test::Dice dice(7);
        for (int round = 0; round < 12; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"test_journal", "--play", folder.path()});
            QVERIFY(child.waitForReadyRead(30'000));
            QTest::qWait(static_cast<int>(dice.below(150)));
            child.kill();
            QVERIFY(child.waitForFinished());
            QStringList said = QString::fromUtf8(child.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
            const qsizetype begun = said.lastIndexOf(QStringLiteral("new"));
            if (begun >= 0)
                said = said.mid(begun + 1);
            auto left = JournalPlace::left(folder.path());
            QVERIFY(left.size() == 1 || (left.empty() && said.isEmpty()));
            if (left.empty() || (begun >= 0 && said.isEmpty()))
                continue; // nothing was played since the last game was given up, if that had been done yet
            const QStringList kept = entries(left.front()->record());
            // At most the action that was under way is there beyond what was said.
            QCOMPARE(kept.mid(0, said.size()), said);
            QVERIFY(kept.size() <= said.size() + 1);
        }
        QVERIFY(records(folder.path()).isEmpty());
    }

    void whatIsBeingSavedIsKeptUntilItIs()
    {
        const QTemporaryDir folder;
        JournalDesk desk(folder.path());
        play(desk.match, "b2-c3");
        desk.document.write(folder.filePath(QStringLiteral("saved")));
        QVERIFY(!desk.match.isModified());
        QVERIFY(desk.document.isWriting());
        QCoreApplication::sendPostedEvents(&desk.journal); // before the writer can say that it is done
        QCOMPARE(records(folder.path()).size(), 1);
        // The file may be there already: the two belong together, or the game would come back twice.
        const QStringList origins = QDir(folder.path()).entryList({QStringLiteral("*.origin")}, QDir::Files);
        QCOMPARE(origins.size(), 1);
        QCOMPARE(QString::fromUtf8(test::bytesIn(folder.filePath(origins.front()))),
                 folder.filePath(QStringLiteral("saved")));
        QTRY_VERIFY(!desk.document.isWriting());
        QTRY_VERIFY(records(folder.path()).isEmpty());
    }

    /** A name of 64 MiB took ten seconds to show, at each start. */
    void whatIsNoNameOfAFileIsNone()
    {
        const QTemporaryDir folder;
        const auto place = JournalPlace::create(folder.path());
        QVERIFY(place && place->write("[Game \"checkers\"]\n*\n", QStringLiteral("/a/b.ringford")));
        QCOMPARE(place->origin(), QStringLiteral("/a/b.ringford"));
        const QStringList origins = QDir(folder.path()).entryList({QStringLiteral("*.origin")}, QDir::Files);
        QCOMPARE(origins.size(), 1);
        test::makeFile(folder.filePath(origins.front()), QByteArray(200'000, 'a'));
        QCOMPARE(place->origin(), QString());
    }

    void whatWasLeftGoesOnInItsPlace()
    {
        const QTemporaryDir folder;
        // Killed between two games a program leaves nothing: then another one has to.
        std::vector<std::unique_ptr<JournalPlace>> left;
        for (int attempt = 0; attempt < 50 && left.empty(); ++attempt) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"test_journal", "--play", folder.path()});
            QVERIFY(child.waitForReadyRead(30'000));
            child.kill();
            QVERIFY(child.waitForFinished());
            left = JournalPlace::left(folder.path());
        }
        QCOMPARE(left.size(), std::size_t(1));
        JournalDesk desk(folder.path(), "orthodox");
        desk.journal.adopt(std::move(left.front()));
        desk.match.setModified(true);
        QCoreApplication::processEvents();
        QCOMPARE(records(folder.path()).size(), 1);
        QVERIFY(JournalPlace::left(folder.path()).empty());
        desk.journal.end();
        QVERIFY(records(folder.path()).isEmpty());
    }

    void whereNothingCanBeWrittenItIsSaid()
    {
        const QTemporaryDir folder;
        // A folder cannot be made below a file.
        const QString blocked = test::makeFile(folder.filePath(QStringLiteral("file")), {});
        JournalDesk desk(blocked + QStringLiteral("/below"));
        int failures = 0;
        connect(&desk.journal, &Journal::failed, this, [&] { ++failures; });
        play(desk.match, "b2-c3");
        play(desk.match, "a7-b6");
        QCOMPARE(failures, 1);
    }

    void aFullDiskSparesWhatWasKept()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        JournalDesk desk(folder.path());
        int failures = 0;
        connect(&desk.journal, &Journal::failed, this, [&] { ++failures; });
        play(desk.match, "b2-c3");
        const QByteArray kept = keptIn(folder.path());
        QVERIFY(!kept.isEmpty());
        {
            const test::FileLimit limit(10);
            play(desk.match, "a7-b6");
        }
        QCOMPARE(failures, 1);
        QCOMPARE(keptIn(folder.path()), kept);
        play(desk.match, "c3-d4");
        QCOMPARE(entries(keptIn(folder.path())).size(), 3);
#endif
    }

    void aLockWithoutNameIsNobodys_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("garbage") << QByteArray("\x01\x02 no lock");
    }
    void aLockWithoutNameIsNobodys()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        const auto leave = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush());
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        };
        leave(QStringLiteral("left.ringford"), kRecord);
        leave(QStringLiteral("left.lock"), content);
        const auto left = JournalPlace::left(folder.path());
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front()->record(), QByteArray(kRecord));
    }

    void oneWindowHasAFile()
    {
        const QTemporaryDir folder;
        FileClaim first(folder.path());
        FileClaim second(folder.path());
        QVERIFY(first.take(folder.filePath(QStringLiteral("game.ringford"))));
        QVERIFY(!second.take(folder.filePath(QStringLiteral("game.ringford"))));
        QVERIFY(second.take(folder.filePath(QStringLiteral("other.ringford"))));
        QVERIFY(!second.take(folder.filePath(QStringLiteral("game.ringford"))));
        QVERIFY(!first.take(folder.filePath(QStringLiteral("other.ringford")))); // what it had it has still
        first.release();
        QVERIFY(second.take(folder.filePath(QStringLiteral("game.ringford"))));
    }
};

static int playOrTest(int argc, char** argv)
{
    if (argc != 3 || QByteArrayView(argv[1]) != "--play")
        return test::runTest<TestJournal>(argc, argv);
    const QApplication application(argc, argv);
    return playOn(QString::fromLocal8Bit(argv[2]));
}

RINGFORD_TEST_MAIN(playOrTest)
#include "test_journal.moc"
