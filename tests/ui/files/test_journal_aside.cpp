// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/files/JournalPlace.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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
};

RINGFORD_TEST(TestJournalAside)
#include "test_journal_aside.moc"
