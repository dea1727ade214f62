// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a ledger: written whole or not at all, and never over what another program wrote.
#include "engine/text/Files.h"
#include "engine/tournament/LedgerFile.h"
#include "engine/tournament/LedgerText.h"
#include "engine/tournament/NextRow.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <memory>

using namespace ringford;
using namespace ringford::test;

namespace {

QString reason(const std::optional<Text>& trouble)
{
    return trouble ? QString::fromStdString(trouble->english()) : QStringLiteral("written");
}

} // namespace

class TestLedgerFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const char* name = "club.csv") const { return m_folder->filePath(name).toStdString(); }
    std::string content() const { return *readFile(path()); }
    void put(const std::string& bytes) const { QVERIFY(!writeFile(path(), bytes).has_value()); }
    /** The worked example's ledger, on the disk, and one who joins after that, not yet written. */
    LedgerFile changedLedger() const
    {
        put(kWorkedExample);
        auto file = *LedgerFile::open(path());
        join(file, "D");
        return file;
    }
    static void join(LedgerFile& file, const std::string& name)
    {
        QVERIFY(!file.ledger().add(joinRow(*readDay("2026-11-20"), name)).has_value());
    }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewLedgerIsWrittenAndContinued()
    {
        LedgerFile file(path());
        join(file, "A");
        QVERIFY(!file.isChangedOnDisk());
        QCOMPARE(reason(file.save()), "written");
        QCOMPARE(content(), writeLedger(file.ledger()));
        join(file, "B");
        QCOMPARE(reason(file.save()), "written");
        QCOMPARE(LedgerFile::open(path())->ledger().entries(), file.ledger().entries());
        QCOMPARE(file.ledger().entries().size(), 2u);
        QCOMPARE(names(), QStringList{"club.csv"});
    }

    void aNewLedgerReplacesNothing()
    {
        put("something else");
        LedgerFile file(path());
        QVERIFY(file.isChangedOnDisk());
        QVERIFY(reason(file.save()).contains("there is a file of that name already"));
        QCOMPARE(content(), std::string("something else"));
    }

    void whatAnotherProgramWroteStays()
    {
        LedgerFile file = changedLedger();
        QVERIFY(!file.isChangedOnDisk());
        const std::string other = kWorkedExample + "join,2026-11-19,,E,,,,,,,,,30,\n";
        put(other);
        QVERIFY(file.isChangedOnDisk());
        QVERIFY(reason(file.save()).contains("another program has changed this ledger"));
        QCOMPARE(content(), other);
        QCOMPARE(names(), QStringList{"club.csv"});
        // As long, and in the same file: what a stamp of the time alone might miss.
        LedgerFile again = changedLedger();
        std::string same = kWorkedExample;
        same.replace(same.find(",A,"), 3, ",X,");
        QFile opened(QString::fromStdString(path()));
        QVERIFY(opened.open(QIODevice::ReadWrite));
        QCOMPARE(opened.write(QByteArray::fromStdString(same)), static_cast<qint64>(same.size()));
        opened.close();
        QVERIFY(again.isChangedOnDisk());
        QVERIFY(reason(again.save()).contains("another program"));
        QCOMPARE(content(), same);
    }

    void theSameBytesAnewAreNoChange()
    {
        LedgerFile file = changedLedger();
        put(kWorkedExample);
        QVERIFY(!file.isChangedOnDisk());
        QCOMPARE(reason(file.save()), "written");
    }

    void aFileThatHasGoneIsWrittenAnew()
    {
        LedgerFile file = changedLedger();
        QVERIFY(QFile::remove(QString::fromStdString(path())));
        QVERIFY(!file.isChangedOnDisk());
        QCOMPARE(reason(file.save()), "written");
        QCOMPARE(content(), writeLedger(file.ledger()));
    }

    void whatIsNoLedgerIsNotOpened()
    {
        put(kWorkedExample + "\n");
        QCOMPARE(QString::fromStdString(LedgerFile::open(path()).error().english()),
                 QString::fromStdString(path() + ":13:1: too few fields: a line has 14"));
        QVERIFY(LedgerFile::open(path("none")).error().english().starts_with(path("none") + ": "));
        QVERIFY(LedgerFile::open(m_folder->path().toStdString()).error().english().ends_with("expected a file"));
    }

    void aDiskThatFailsLeavesTheOldLedger_data()
    {
        QTest::addColumn<int>("call");
        for (int call = 0; call < kDiskCalls; ++call)
            QTest::newRow(nameOf(static_cast<DiskCall>(call))) << call;
    }
    void aDiskThatFailsLeavesTheOldLedger()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        QFETCH(const int, call);
        LedgerFile file = changedLedger();
        {
            FaultyDisk disk(m_folder->path().toStdString());
            disk.failAt(static_cast<DiskCall>(call), 0, EIO);
            QVERIFY(file.save().has_value());
            QVERIFY(disk.calls(static_cast<DiskCall>(call)) > 0);
            QCOMPARE(content(), kWorkedExample);
            QCOMPARE(names(), QStringList{"club.csv"});
        }
        QCOMPARE(reason(file.save()), "written");
        QCOMPARE(content(), writeLedger(file.ledger()));
    }
};

RINGFORD_TEST(TestLedgerFile)
#include "test_ledger_file.moc"
