// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a board outlives its program. Started with --play FOLDER this program plays, and says what it has played, until it
// is killed.
#include "engine/text/RecordReader.h"
#include "tests/support/Dice.h"
#include "tests/support/TestGames.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/files/Document.h"
#include "ui/files/Journal.h"
#include "ui/models/MatchModel.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using ringford::test::testRegistry;

namespace {

/** A game, its file and its journal, as a window has them. */
struct Desk {
    explicit Desk(const QString& folder, const std::string& game = "checkers")
        : match(matchOf(game)), journal(testRegistry(), match, document, folder)
    {
    }

    MatchModel match;
    Document document{testRegistry(), match};
    Journal journal;
};

void play(MatchModel& match, std::string_view text)
{
    const auto entry = match.match().parseEntry(match.shown(), text);
    QVERIFY(entry && !match.play(entry->action));
    QCoreApplication::processEvents();
}

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
        texts += QString::fromStdString(node->entry.text);
    return texts;
}

/** Plays at random for ever, each action said only after it could have been seen. */
int playOn(const QString& folder)
{
    Desk desk(folder, "orthodox");
    test::Dice dice(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    for (;;) {
        const auto actions = desk.match.match().actions(desk.match.current());
        if (actions.empty() || desk.match.current()->depth > 300) {
            std::puts("new");
            desk.document.begin(matchOf("orthodox"));
        } else {
            desk.match.play(actions[dice.below(actions.size())]);
        }
        QCoreApplication::processEvents();
        std::printf("%s\n", desk.match.current()->entry.text.c_str());
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
        Desk desk(folder.path());
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
        Desk desk(folder.path());
        play(desk.match, "b2-c3");
        play(desk.match, "a7-b6");
        desk.match.setComments(desk.match.current(), {"bold"});
        QCoreApplication::processEvents();
        QFile file(folder.filePath(records(folder.path()).value(0)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray record = file.readAll();
        QCOMPARE(entries(record), QStringList({"b2-c3", "a7-b6"}));
        QVERIFY(record.contains("{bold}"));
    }

    void anEndAsItShouldBeLeavesNothing()
    {
        const QTemporaryDir folder;
        {
            Desk desk(folder.path());
            play(desk.match, "b2-c3");
        }
        QVERIFY(records(folder.path()).isEmpty());
        QVERIFY(JournalPlace::left(folder.path()).empty());
    }

    void whoLivesIsLeftAlone()
    {
        const QTemporaryDir folder;
        Desk one(folder.path());
        Desk other(folder.path());
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
            child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play"), folder.path()});
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
            if (left.empty())
                continue;
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
        Desk desk(folder.path());
        play(desk.match, "b2-c3");
        desk.document.write(folder.filePath(QStringLiteral("saved")));
        QVERIFY(!desk.match.isModified());
        QVERIFY(desk.document.isWriting());
        QCoreApplication::sendPostedEvents(&desk.journal); // before the writer can say that it is done
        QCOMPARE(records(folder.path()).size(), 1);
        QTRY_VERIFY(!desk.document.isWriting());
        QTRY_VERIFY(records(folder.path()).isEmpty());
    }

    void whatWasLeftGoesOnInItsPlace()
    {
        const QTemporaryDir folder;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play"), folder.path()});
        QVERIFY(child.waitForReadyRead(30'000));
        child.kill();
        QVERIFY(child.waitForFinished());
        auto left = JournalPlace::left(folder.path());
        QCOMPARE(left.size(), std::size_t(1));
        Desk desk(folder.path(), "orthodox");
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
        const QString blocked = folder.filePath(QStringLiteral("file"));
        QFile file(blocked);
        QVERIFY(file.open(QIODevice::WriteOnly)); // a folder cannot be made below a file
        Desk desk(blocked + QStringLiteral("/below"));
        int failures = 0;
        connect(&desk.journal, &Journal::failed, this, [&] { ++failures; });
        play(desk.match, "b2-c3");
        play(desk.match, "a7-b6");
        QCOMPARE(failures, 1);
    }

    void oneWindowHasAFile()
    {
        const QTemporaryDir folder;
        auto first = claimFile(folder.path(), folder.filePath(QStringLiteral("game.ringford")));
        QVERIFY(first);
        QVERIFY(!claimFile(folder.path(), folder.filePath(QStringLiteral("game.ringford"))));
        QVERIFY(claimFile(folder.path(), folder.filePath(QStringLiteral("other.ringford"))));
        first.reset();
        QVERIFY(claimFile(folder.path(), folder.filePath(QStringLiteral("game.ringford"))));
    }
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    if (argc == 3 && QByteArrayView(argv[1]) == "--play")
        return playOn(QString::fromLocal8Bit(argv[2]));
    TestJournal test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_journal.moc"
