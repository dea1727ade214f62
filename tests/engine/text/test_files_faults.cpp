// SPDX-License-Identifier: GPL-3.0-or-later
// Each call of the system by which a file is written fails in turn: the older file is whole, or the new one is.
#include "engine/text/Files.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace ringford;
using test::DiskCall;
using test::FaultyDisk;

namespace {

const std::string kOld = "old";
const std::string kNew(3'000'000, 'n'); // several writes

} // namespace

class TestFilesFaults : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
    }

    void aFailingCallLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("said");
        for (int call = 0; call < test::kDiskCalls; ++call) {
            const auto add = [call](const char* why, int error, const char* said) {
                QTest::addRow("%s: %s", test::nameOf(static_cast<DiskCall>(call)), why) << call << error << said;
            };
            add("broken", EIO, "Input/output error");
            add("full", ENOSPC, "the disk is full");
            if (call == static_cast<int>(DiskCall::Write))
                add("takes nothing", FaultyDisk::kTakesNothing, "Input/output error");
            if (call == static_cast<int>(DiskCall::Open))
                add("a folder that can only be read", EACCES, "permission denied");
            if (call == static_cast<int>(DiskCall::Rename))
                add("a disk that can only be read", EROFS, "the disk can only be read");
        }
    }
    void aFailingCallLeavesTheOldFile()
    {
        QFETCH(int, call);
        QFETCH(int, error);
        QFETCH(QString, said);
        const QTemporaryDir folder;
        const std::string name = folder.filePath("game.ringford").toStdString();
        QVERIFY(!writeFile(name, kOld));
        FaultyDisk disk(folder.path().toStdString());
        QVERIFY(!writeFile(name, kNew));
        const int calls = disk.calls(static_cast<DiskCall>(call));
        QVERIFY(calls > 0);
        for (int number = 0; number < calls; ++number) {
            disk.failAt(static_cast<DiskCall>(call), calls, 0);
            QVERIFY(!writeFile(name, kOld));
            disk.failAt(static_cast<DiskCall>(call), number, error);
            const auto problem = writeFile(name, kNew);
            QVERIFY(problem);
            const QString text = QString::fromStdString(problem->english());
            QVERIFY2(text.startsWith(QString::fromStdString(name)) && text.contains(said), qPrintable(text));
            QCOMPARE(*readFile(name), kOld);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("game.ringford"));
        }
    }

    void aSignalOrAShortWriteChangesNothing_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("error");
        for (int call = 0; call < test::kDiskCalls; ++call) {
            if (call != static_cast<int>(DiskCall::Permissions)) // no signal interrupts that
                QTest::addRow("%s is interrupted", test::nameOf(static_cast<DiskCall>(call))) << call << EINTR;
        }
        QTest::addRow("half of it is written") << static_cast<int>(DiskCall::Write) << FaultyDisk::kTakesHalf;
    }
    void aSignalOrAShortWriteChangesNothing()
    {
        QFETCH(int, call);
        QFETCH(int, error);
        const QTemporaryDir folder;
        const std::string name = folder.filePath("game.ringford").toStdString();
        QVERIFY(!writeFile(name, kOld));
        FaultyDisk disk(folder.path().toStdString());
        disk.failAt(static_cast<DiskCall>(call), 0, error);
        const auto problem = writeFile(name, kNew);
        QVERIFY2(!problem, problem ? problem->english().c_str() : "");
        QVERIFY(disk.calls(static_cast<DiskCall>(call)) > 0);
        QCOMPARE(*readFile(name), kNew);
    }

    void theStampIsOfWhatWasWritten()
    {
        const QTemporaryDir folder;
        const std::string name = folder.filePath("game.ringford").toStdString();
        FileWriter writer;
        QVERIFY(!writer.open(name) && !writer.append(kNew) && !writer.finish());
        QVERIFY(!QFile::exists(QString::fromStdString(name)));
        QVERIFY(!writer.commit());
        FileStamp read;
        QVERIFY(readFile(name, &read));
        QVERIFY(read == writer.stamp());
        QVERIFY(fileStamp(name) == read);
        QVERIFY(!writeFile(name, kOld));
        QVERIFY(fileStamp(name) != read);
        QVERIFY(!fileStamp(folder.filePath("none").toStdString()));
    }
};

RINGFORD_TEST(TestFilesFaults)
#include "test_files_faults.moc"
