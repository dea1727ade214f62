// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/files/JournalPlace.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace ringford::ui;

/** What cannot be read back is kept for a person to look at: all of it. */
class TestJournalAside : public QObject {
    Q_OBJECT

private slots:
    void whatWasAddedToADamagedRecordIsKept()
    {
        const QTemporaryDir folder;
        auto place = JournalPlace::create(folder.path());
        QVERIFY(place->write("[Game \"checkers\"]\n\n1. b2-c3 *\n", {}));
        QVERIFY(place->append("a7-b6"));
        QFile record(QString(place->added()).replace(QStringLiteral(".added"), QStringLiteral(".ringford")));
        QVERIFY(record.open(QIODevice::ReadWrite));
        QVERIFY(record.seek(8) && record.write("\xff\xfe", 2) == 2);
        record.close();
        QVERIFY(!place->record().contains("a7-b6")); // it is not of this record
        const QByteArray kept = test::bytesIn(place->putAside());
        QVERIFY(kept.contains("b2-c3") && kept.contains("a7-b6"));
        QVERIFY(!QFile::exists(place->added()));
    }

    void whatCouldBeTakenUpIsThereOnce()
    {
        const QTemporaryDir folder;
        auto place = JournalPlace::create(folder.path());
        QVERIFY(place->write("[Game \"checkers\"]\n\n1. b2-c3 *\n", {}));
        QVERIFY(place->append("a7-b6"));
        QCOMPARE(test::bytesIn(place->putAside()).count("a7-b6"), 1);
    }

    void draftsAreKeptAside()
    {
        const QTemporaryDir folder;
        auto place = JournalPlace::create(folder.path());
        QVERIFY(place->write("[Game \"checkers\"]\n\n1. b2-c3 *\n", {}));
        QVERIFY(place->keepDraft(QStringLiteral("tasks"), "Monday\n"));
        const QByteArray kept = test::bytesIn(place->putAside());
        QVERIFY(kept.contains("b2-c3") && kept.contains("Monday"));
    }

    /** A place goes on being used, and may find another one later. */
    void aDraftIsKeptBesideThoseOfBefore()
    {
        const QTemporaryDir folder;
        auto place = JournalPlace::create(folder.path());
        QStringList kept;
        for (const char* const content : {"Monday", "Tuesday"}) {
            QVERIFY(place->keepDraft(QStringLiteral("tasks"), content));
            kept += place->putAside(QStringLiteral("tasks"));
            QCOMPARE(test::bytesIn(kept.back()), QByteArray(content));
            QVERIFY(place->draft(QStringLiteral("tasks")).isEmpty());
        }
        place->clear();
        QCOMPARE(test::bytesIn(kept.front()), QByteArray("Monday"));
    }

    /** One that is larger than any that is read: it lies there, as it was, and nothing takes it up again. */
    void whatCannotBeReadIsNotLost()
    {
        const QTemporaryDir folder;
        const QString record = folder.filePath(QStringLiteral("left.ringford"));
        constexpr qint64 kHuge = (qint64{128} << 20) + 1;
        test::makeFile(record, "[Game \"checkers\"]\n\n1. b2-c3 *\n");
        QVERIFY(QFile::resize(record, kHuge));
        auto left = JournalPlace::left(folder.path());
        QCOMPARE(left.size(), std::size_t(1));
        QVERIFY(left.front()->record().isEmpty());
        const QString aside = left.front()->putAside();
        left.clear();
        QCOMPARE(QFile(aside).size(), kHuge);
        QVERIFY(!QFile::exists(record) && JournalPlace::left(folder.path()).empty());
    }

#ifdef Q_OS_UNIX
    void nobodyWaitsForWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<bool>("isThere");
        for (const char* const beside : {"added", "origin", "tasks.draft", "score.draft"})
            QTest::newRow(beside) << QString::fromLatin1(beside) << true;
        QTest::newRow("lock") << QStringLiteral("lock") << false; // whose it is cannot be told
        QTest::newRow("record") << QStringLiteral("ringford") << false;
    }
    /** A pipe that nobody writes into in the place of one of them. */
    void nobodyWaitsForWhatIsNoFile()
    {
        QFETCH(QString, ending);
        QFETCH(bool, isThere);
        const QTemporaryDir folder;
        const QByteArray record("[Game \"checkers\"]\n\n1. b2-c3 *\n");
        if (ending != QStringLiteral("ringford"))
            test::makeFile(folder.filePath(QStringLiteral("left.ringford")), record);
        const QString pipe = folder.filePath(QStringLiteral("left.") + ending);
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        const auto left = JournalPlace::left(folder.path());
        QCOMPARE(left.size(), std::size_t(isThere));
        if (isThere) {
            QCOMPARE(left.front()->record(), record);
            QVERIFY(left.front()->origin().isEmpty());
            QVERIFY(left.front()->draft(QStringLiteral("tasks")).isEmpty());
            QVERIFY(left.front()->draft(QStringLiteral("score")).isEmpty());
        }
    }

    void aLinkToADeviceIsNoRecord()
    {
        const QTemporaryDir folder;
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), folder.filePath(QStringLiteral("left.ringford"))));
        QVERIFY(JournalPlace::left(folder.path()).empty());
    }
#endif
};

RINGFORD_TEST(TestJournalAside)
#include "test_journal_aside.moc"
