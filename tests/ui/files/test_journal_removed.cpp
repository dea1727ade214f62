// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody tidies up in the folder of the journal while its program runs.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/JournalDesk.h"
#include "ui/files/FileClaim.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::JournalDesk;
using ringford::test::play;

namespace {

const QString kLockNames = QStringLiteral(".lock");
const QString kRecordNames = QStringLiteral(".ringford");
const QString kAddedNames = QStringLiteral(".added");

/** A game that is played in a folder of its own below one that is there. */
struct TidiedDesk {
    QStringList files(const QString& ending) const
    {
        return QDir(folder).entryList({u'*' + ending}, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    }
    QString file(const QString& ending) const { return folder + u'/' + files(ending).value(0); }
    void remove(const QString& ending) const { QVERIFY(QFile::remove(file(ending))); }

    /** As the next start has it after the program was killed: nothing of a lock counts. */
    QByteArray left() const
    {
        const QTemporaryDir copy;
        for (const QFileInfo& kept : QDir(folder).entryInfoList({u'*' + kRecordNames, u'*' + kAddedNames}))
            QFile::copy(kept.filePath(), copy.filePath(kept.fileName()));
        const auto places = JournalPlace::left(copy.path());
        return places.size() == 1 ? places.front()->record().simplified() : QByteArray();
    }

    QTemporaryDir outer;
    QString folder = outer.filePath(QStringLiteral("share/unsaved"));
    JournalDesk desk{folder};
};

/** What a program on another machine writes: it may live. */
const QByteArray kOthers = "4711\nringford\nelsewhere\n";

} // namespace

class TestJournalRemoved : public QObject {
    Q_OBJECT

private slots:
    void aFolderThatGoesIsMadeAgain()
    {
        TidiedDesk tidied;
        JournalDesk& desk = tidied.desk;
        int failures = 0;
        connect(&desk.journal, &Journal::failed, this, [&] { ++failures; });
        desk.journal.addDraft(QStringLiteral("tasks"), [] { return QByteArray("Monday\n"); });
        play(desk.match, "b2-c3");
        play(desk.match, "a7-b6");
        QVERIFY(QDir(tidied.outer.filePath(QStringLiteral("share"))).removeRecursively());
        play(desk.match, "c3-d4");
        QCOMPARE(failures, 0);
        QVERIFY2(tidied.left().endsWith("1. b2-c3 a7-b6 2. c3-d4 *"), tidied.left().constData());
        QCOMPARE(tidied.files(kLockNames).size(), 1);
        QCOMPARE(tidied.files(QStringLiteral(".tasks.draft")).size(), 1);
        QVERIFY(JournalPlace::left(tidied.folder).empty()); // its window lives
        play(desk.match, "b6-a5");
        QVERIFY2(tidied.left().contains("b6-a5"), tidied.left().constData());
        QCOMPARE(tidied.files(kAddedNames).size(), 1);
    }

    void aLockThatGoesIsPutBack()
    {
        TidiedDesk tidied;
        play(tidied.desk.match, "b2-c3");
        const QString lock = tidied.file(kLockNames);
        tidied.remove(kLockNames);
        play(tidied.desk.match, "a7-b6");
        QCOMPARE(tidied.file(kLockNames), lock);
        QVERIFY(JournalPlace::left(tidied.folder).empty());
        // Without anything that is played, too.
        tidied.remove(kLockNames);
        tidied.desk.journal.putBack();
        QCoreApplication::processEvents();
        QVERIFY(JournalPlace::left(tidied.folder).empty());
        QVERIFY(tidied.left().contains("a7-b6"));
        tidied.desk.journal.end();
        QVERIFY(QDir(tidied.folder).isEmpty());
    }

    void whatOthersHaveTakenUpIsTheirs_data()
    {
        QTest::addColumn<bool>("playsOn");
        QTest::newRow("plays on") << true;
        QTest::newRow("is saved") << false;
    }
    void whatOthersHaveTakenUpIsTheirs()
    {
        QFETCH(bool, playsOn);
        TidiedDesk tidied;
        play(tidied.desk.match, "b2-c3");
        play(tidied.desk.match, "a7-b6");
        const QString lock = tidied.file(kLockNames);
        const QString record = tidied.file(kRecordNames);
        const QByteArray theirs = test::bytesIn(record);
        tidied.remove(kLockNames);
        test::makeFile(lock, kOthers);
        if (playsOn) {
            play(tidied.desk.match, "c3-d4");
            QCOMPARE(tidied.files(kLockNames).size(), 2);
            QCOMPARE(tidied.files(kRecordNames).size(), 2);
            QStringList records = tidied.files(kRecordNames);
            QVERIFY(records.removeOne(QFileInfo(record).fileName()));
            QVERIFY(test::bytesIn(tidied.folder + u'/' + records.front()).contains("c3-d4"));
        }
        tidied.desk.match.setModified(false);
        QCoreApplication::processEvents();
        tidied.desk.journal.end();
        QCOMPARE(tidied.files(kRecordNames).size(), 1);
        QCOMPARE(test::bytesIn(record), theirs);
        QCOMPARE(test::bytesIn(lock), kOthers);
        QCOMPARE(tidied.files(kAddedNames).size(), 1);
    }

    /** A folder in its place is nobody's lock, and stays. */
    void aFolderInPlaceOfTheLockIsGoneRound()
    {
        TidiedDesk tidied;
        play(tidied.desk.match, "b2-c3");
        const QString lock = tidied.file(kLockNames);
        tidied.remove(kLockNames);
        QVERIFY(QDir().mkdir(lock));
        play(tidied.desk.match, "a7-b6");
        QVERIFY(QFileInfo(lock).isDir());
        QCOMPARE(tidied.files(kLockNames).size(), 2);
        QVERIFY(!tidied.desk.journal.hasFailed());
    }

    void nothingIsAddedToARecordThatIsGone_data()
    {
        QTest::addColumn<QString>("removed");
        QTest::newRow("record") << kRecordNames;
        QTest::newRow("added") << kAddedNames;
    }
    void nothingIsAddedToARecordThatIsGone()
    {
        QFETCH(QString, removed);
        TidiedDesk tidied;
        play(tidied.desk.match, "b2-c3");
        play(tidied.desk.match, "a7-b6");
        tidied.remove(removed);
        play(tidied.desk.match, "c3-d4");
        QVERIFY2(tidied.left().endsWith("1. b2-c3 a7-b6 2. c3-d4 *"), tidied.left().constData());
    }

    /** Nothing can go on from it, but a person may see what was played. */
    void whatWasAddedToARecordThatIsGoneIsPutAside()
    {
        const QTemporaryDir folder;
        const QString added = test::makeFile(folder.filePath(QStringLiteral("left.added")), "a7-b6\n");
        auto left = JournalPlace::left(folder.path());
        QCOMPARE(left.size(), std::size_t(1));
        QVERIFY(left.front()->record().isEmpty());
        const QString aside = left.front()->putAside();
        left.clear();
        QVERIFY(test::bytesIn(aside).contains("a7-b6"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QFileInfo(aside).fileName()));
        QVERIFY(JournalPlace::left(folder.path()).empty());
        QVERIFY(!QFile::exists(added));
    }

    void theClaimOfAFileIsPutBack()
    {
        const QTemporaryDir outer;
        const QString folder = outer.filePath(QStringLiteral("unsaved"));
        const QString game = test::makeFile(outer.filePath(QStringLiteral("game.ringford")), "x");
        FileClaim first(folder);
        QVERIFY(!first.hold()); // nothing is claimed
        QVERIFY(first.take(game));
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(first.hold());
        QVERIFY(!FileClaim(folder).take(game));
        QVERIFY(FileClaim::isTaken(folder, game));
        QVERIFY(FileClaim::left(folder).isEmpty());
        first.release();
        QVERIFY(QDir(folder).isEmpty());
        // Another one has it by now.
        QVERIFY(first.take(game));
        const QStringList locks = QDir(folder).entryList({u'*' + kLockNames}, QDir::Files);
        QCOMPARE(locks.size(), 1);
        const QString lock = folder + u'/' + locks.front();
        QVERIFY(QFile::remove(lock));
        test::makeFile(lock, kOthers);
        QVERIFY(!first.hold() && !first.take(game));
        first.release();
        QCOMPARE(test::bytesIn(lock), kOthers);
        QVERIFY(FileClaim::isTaken(folder, game));
    }
};

RINGFORD_TEST(TestJournalRemoved)
#include "test_journal_removed.moc"
