// SPDX-License-Identifier: GPL-3.0-or-later
// What fails while a game is saved or kept: the file stands as it was, and the match counts as unsaved.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"
#include "tests/support/ui/FileDesk.h"
#include "tests/support/ui/JournalDesk.h"
#include "ui/files/Journal.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <initializer_list>

using namespace ringford;
using namespace ringford::ui;
using test::DiskCall;
using test::FaultyDisk;

namespace {

/** Rows of calls of the system that fail, each with every one of @p errors, and of writing that does not get on. */
void addFaults(std::initializer_list<int> errors)
{
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("error");
    for (const DiskCall call : {DiskCall::Open, DiskCall::Write, DiskCall::Sync, DiskCall::Rename}) {
        for (const int error : errors)
            QTest::addRow("%s: %d", test::nameOf(call), error) << static_cast<int>(call) << error;
    }
    QTest::addRow("write takes nothing") << static_cast<int>(DiskCall::Write) << FaultyDisk::kTakesNothing;
    QTest::addRow("half of it is written") << static_cast<int>(DiskCall::Write) << FaultyDisk::kTakesHalf;
}

} // namespace

class TestSavingFaults : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
    }

    void whatCannotBeSavedStaysUnsaved_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("error");
        for (int call = 0; call < test::kDiskCalls; ++call) {
            QTest::addRow("%s: broken", test::nameOf(static_cast<DiskCall>(call))) << call << EIO;
            QTest::addRow("%s: full", test::nameOf(static_cast<DiskCall>(call))) << call << ENOSPC;
        }
        QTest::addRow("write takes nothing") << static_cast<int>(DiskCall::Write) << FaultyDisk::kTakesNothing;
        QTest::addRow("a folder that can only be read") << static_cast<int>(DiskCall::Open) << EACCES;
    }
    void whatCannotBeSavedStaysUnsaved()
    {
        QFETCH(int, call);
        QFETCH(int, error);
        test::FileDesk desk;
        const QString file = desk.path(QStringLiteral("game.ringford"));
        desk.match.play(desk.match.possibleActions().front());
        desk.document.write(file);
        desk.settle();
        QVERIFY(!desk.match.isModified());
        const QByteArray before = test::bytesIn(file);
        desk.match.play(desk.match.possibleActions().front());
        bool isFollowed = false;
        {
            FaultyDisk disk(desk.folder.path().toStdString());
            disk.failAt(static_cast<DiskCall>(call), 0, error);
            desk.files.save([&isFollowed] { isFollowed = true; });
            desk.settle();
            QVERIFY(disk.calls(static_cast<DiskCall>(call)) > 0);
        }
        QVERIFY(!isFollowed);
        QVERIFY2(desk.messages.text().contains(file), qPrintable(desk.messages.text()));
        QVERIFY(desk.match.isModified());
        QCOMPARE(test::bytesIn(file), before);
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        desk.files.save([&isFollowed] { isFollowed = true; });
        desk.settle();
        QVERIFY(isFollowed && !desk.match.isModified());
        QVERIFY(test::bytesIn(file).size() > before.size());
    }

    /** Adding to it fails, then writing it anew: what was kept before is there, and what comes later is kept again. */
    void theJournalSurvivesAFailingDisk_data() { addFaults({EIO}); }
    void theJournalSurvivesAFailingDisk()
    {
        QFETCH(int, call);
        QFETCH(int, error);
        const QTemporaryDir folder;
        test::JournalDesk desk(folder.path());
        MatchModel& match = desk.match;
        const auto play = [&] {
            match.play(match.possibleActions().front());
            QCoreApplication::processEvents();
            return QString::fromStdString(match.viewedNode()->entry().text);
        };
        const auto kept = [&] {
            const QTemporaryDir copy;
            for (const QFileInfo& file :
                 QDir(folder.path()).entryInfoList({QStringLiteral("*.ringford"), QStringLiteral("*.added")}))
                QFile::copy(file.filePath(), copy.filePath(file.fileName()));
            const auto places = JournalPlace::left(copy.path());
            return places.size() == 1 ? QString::fromUtf8(places.front()->record()) : QString();
        };
        const QString first = play();
        QVERIFY(kept().contains(first));
        QString second;
        {
            FaultyDisk disk(folder.path().toStdString());
            disk.failAt(static_cast<DiskCall>(call), 0, error);
            second = play();
        }
        QVERIFY(kept().contains(first));
        const QString third = play();
        QVERIFY2(kept().contains(second) && kept().contains(third), qPrintable(kept()));
    }

    /** Of what was set up, and of tasks, the older is whole while the disk takes nothing, the newer kept after it. */
    void draftsSurviveAFailingDisk_data() { addFaults({EIO, ENOSPC}); }
    void draftsSurviveAFailingDisk()
    {
        QFETCH(int, call);
        QFETCH(int, error);
        const QTemporaryDir folder;
        test::JournalDesk desk(folder.path());
        Journal& journal = desk.journal;
        QByteArray draft = "the first";
        journal.addDraft(QStringLiteral("tasks"), [&draft] { return draft; });
        const QSignalSpy failed(&journal, &Journal::failed);
        const QSignalSpy recovered(&journal, &Journal::recovered);
        const auto kept = [&folder] {
            const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.tasks.draft")});
            return files.size() == 1 ? test::bytesIn(folder.filePath(files.first())) : QByteArray("none");
        };
        QTRY_COMPARE(kept(), draft);
        {
            FaultyDisk disk(folder.path().toStdString());
            disk.failAt(static_cast<DiskCall>(call), 0, error);
            draft = "the second";
            journal.noteDrafts();
            QCoreApplication::processEvents();
            QVERIFY(kept() == "the first" || kept() == draft);
            QCOMPARE(failed.isEmpty(), kept() == draft);
        }
        journal.noteDrafts();
        QCoreApplication::processEvents();
        QCOMPARE(kept(), draft);
        QCOMPARE(recovered.size(), failed.size());
    }

    /** Of a draft that the old record needs: the disk has no room for the new one. */
    void whatTheOldRecordMeansStaysUntilThereIsANewOne()
    {
        const QTemporaryDir folder;
        test::JournalDesk desk(folder.path());
        MatchModel& match = desk.match;
        Journal& journal = desk.journal;
        QByteArray draft = "1";
        journal.addDraft(
            QStringLiteral("standing"), [&draft] { return draft; }, Journal::Drop::After);
        match.play(match.possibleActions().front());
        match.takeBack();
        QCoreApplication::processEvents();
        const auto kept = [&folder] {
            return QDir(folder.path()).entryList({QStringLiteral("*.standing.draft")}).size();
        };
        QCOMPARE(kept(), 1);
        const QSignalSpy recovered(&journal, &Journal::recovered);
        {
            FaultyDisk disk(folder.path().toStdString());
            disk.failAt(DiskCall::Write, 0, ENOSPC);
            draft.clear();
            match.play(match.possibleActions().back());
            journal.noteDrafts();
            QCoreApplication::processEvents();
            QVERIFY(journal.hasFailed());
            QCOMPARE(kept(), 1);
        }
        QTRY_COMPARE(recovered.size(), 1);
        QCOMPARE(kept(), 0);
    }

    /** Though nothing is changed any more. */
    void whatCouldNotBeKeptIsTriedAgain()
    {
        const QTemporaryDir folder;
        test::JournalDesk desk(folder.path());
        Journal& journal = desk.journal;
        QByteArray draft = "the first";
        journal.addDraft(QStringLiteral("tasks"), [&draft] { return draft; });
        QCoreApplication::processEvents();
        const QSignalSpy failed(&journal, &Journal::failed);
        const QSignalSpy recovered(&journal, &Journal::recovered);
        {
            FaultyDisk disk(folder.path().toStdString());
            disk.failAt(DiskCall::Write, 0, ENOSPC);
            draft = "the second";
            journal.noteDrafts();
            QCoreApplication::processEvents();
            QCOMPARE(failed.size(), 1);
            QVERIFY(journal.hasFailed());
        }
        QTRY_COMPARE(recovered.size(), 1);
        const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.tasks.draft")});
        QCOMPARE(files.size(), 1);
        QCOMPARE(test::bytesIn(folder.filePath(files.first())), draft);
    }
};

RINGFORD_TEST(TestSavingFaults)
#include "test_saving_faults.moc"
