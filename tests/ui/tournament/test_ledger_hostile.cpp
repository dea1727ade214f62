// SPDX-License-Identifier: GPL-3.0-or-later
// Ledgers on bad disks, very large ones, the same one in two windows.
#include "engine/text/Files.h"
#include "engine/tournament/LedgerText.h"
#include "tests/support/Effort.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"
#include "tests/support/ui/TournamentHands.h"
#include "ui/files/JournalPlace.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/MessageBar.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <cerrno>
#include <map>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

/** In bytes: the largest ledger that is read. With the sanitizers a sixteenth of it walks the same code. */
const std::size_t kMostRead = cases(kLargestFile, kLargestFile / 16);

/**
 * A ledger of so many bytes at most, and nearly as many: two members who challenge each other and surrender. The longer
 * their names are, the fewer rows it has.
 */
std::string ledgerOfSize(std::size_t most, std::size_t lengthOfNames = 1)
{
    const std::string a(lengthOfNames, 'A');
    const std::string b(lengthOfNames, 'B');
    const std::string rest = ",,,,,,,,,30,\n";
    std::string text = kLedgerHeader + "join,2026-11-02,," + a + rest + "join,2026-11-02,," + b + rest;
    int points[] = {30, 30};
    for (int number = 1;; ++number) {
        const int one = number % 2;
        const std::string names = ',' + (one == 0 ? a + ',' + b : b + ',' + a) + ",,,,,,,,";
        const auto row = [&](const char* event) {
            return std::string(event) + ",2026-11-03," + std::to_string(number) + names + std::to_string(points[one]) +
                   ',' + std::to_string(points[1 - one]) + '\n';
        };
        points[one] -= kChallengeCosts;
        std::string rows = row("challenge");
        points[one] += kChallengerWins;
        points[1 - one] -= kSurrenderCosts;
        rows += row("surrender");
        if (text.size() + rows.size() > most)
            return text;
        text += rows;
    }
}

QString claims()
{
    return JournalPlace::usualFolder() + QStringLiteral("/ledgers/");
}

/** Enters what cannot be written to @p file, and leaves behind what a program does that is killed then. */
void enterAndDie(const QString& file)
{
    std::map<QString, std::string> left;
    {
        TournamentHands hands;
        hands.open(file);
        FaultyDisk disk(QFileInfo(file).path().toStdString());
        disk.failAt(DiskCall::Write, 0, ENOSPC);
        hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        QVERIFY2(hands.window.messages().text().contains(QStringLiteral("comes back at the next start")),
                 qPrintable(hands.window.messages().text()));
        for (const QString& name : QDir(claims()).entryList(QDir::Files))
            left[name] = hands.contentOf(claims() + name);
    }
    // Who closes the window has been asked, and has given the entries up.
    QCOMPARE(QDir(claims()).entryList({QStringLiteral("*.csv"), QStringLiteral("*.mark")}, QDir::Files), QStringList());
    for (const auto& [name, content] : left) {
        if (!name.endsWith(QStringLiteral(".lock")))
            QVERIFY(!writeFile((claims() + name).toStdString(), content));
    }
}

QPushButton* choiceOf(const MessageBar& messages, const char* words)
{
    for (QPushButton* const one : messages.findChildren<QPushButton*>()) {
        if (one->text().remove(u'&').startsWith(QLatin1String(words)))
            return one;
    }
    return nullptr;
}

} // namespace

class TestLedgerHostile : public QObject {
    Q_OBJECT

private slots:
    void aFullDiskLosesNothing_data()
    {
        QTest::addColumn<int>("call");
        for (int call = 0; call < kDiskCalls; ++call)
            QTest::newRow(nameOf(static_cast<DiskCall>(call))) << call;
    }
    void aFullDiskLosesNothing()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        QFETCH(const int, call);
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        const MessageBar& messages = hands.window.messages();
        {
            FaultyDisk disk(hands.folder.path().toStdString());
            disk.failAt(static_cast<DiskCall>(call), 0, ENOSPC);
            hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
            QVERIFY(disk.calls(static_cast<DiskCall>(call)) > 0);
            QVERIFY2(messages.text().startsWith(QStringLiteral("Nothing was written. ")), qPrintable(messages.text()));
            QVERIFY(hands.window.isWindowModified());
            QCOMPARE(hands.contentOf(file), kWorkedExample);
            QCOMPARE(hands.table("standings").model()->rowCount(), 4);
        }
        QPushButton* const again = choiceOf(messages, "Try Again");
        QVERIFY(again);
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(hands.settle());
        QVERIFY(!hands.window.isWindowModified());
        QVERIFY(!messages.isVisible());
        QCOMPARE(ledgerOf(hands.contentOf(file)).entries().size(), std::size_t{12});
    }

    void entriesThatCouldNotBeWrittenComeBack()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        QDir(claims()).removeRecursively();
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        enterAndDie(file);
        QCOMPARE(hands.contentOf(file), kWorkedExample);
        hands.open(file);
        QTRY_VERIFY(hands.settle() && hands.contentOf(file) != kWorkedExample);
        QCOMPARE(ledgerOf(hands.contentOf(file)).entries().size(), std::size_t{12});
        QCOMPARE(hands.table("standings").model()->rowCount(), 4);
        QVERIFY2(hands.window.messages().text().endsWith(QStringLiteral("They are here again.")),
                 qPrintable(hands.window.messages().text()));
        QTRY_COMPARE(QDir(claims()).entryList({QStringLiteral("*.csv"), QStringLiteral("*.mark")}, QDir::Files),
                     QStringList());
    }

    void entriesOfAFileThatIsAnotherNowAreALedgerOfTheirOwn()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        QDir(claims()).removeRecursively();
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        enterAndDie(file);
        const std::string other = kLedgerHeader + "join,2026-11-02,,A,,,,,,,,,30,\n";
        hands.fileWith(other);
        hands.open(file);
        QTRY_VERIFY(choiceOf(hands.window.messages(), "Open It"));
        QCOMPARE(hands.contentOf(file), other);
        QTest::mouseClick(choiceOf(hands.window.messages(), "Open It"), Qt::LeftButton);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("standings").model()->rowCount(), 4);
    }

    void unsavedEntriesAreAskedAbout()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        FaultyDisk disk(hands.folder.path().toStdString());
        disk.failAt(DiskCall::Write, 0, ENOSPC);
        hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        QVERIFY(!hands.window.close());
        QCOMPARE(hands.dialog().objectName(), QStringLiteral("unsavedLedger"));
        QTest::keyClick(&hands.dialog(), Qt::Key_Escape);
        QVERIFY(hands.window.isVisible());
        QVERIFY(!hands.window.close());
        for (QPushButton* const one : hands.dialog().findChildren<QPushButton*>()) {
            if (one->text().contains(QStringLiteral("iscard")))
                QTest::mouseClick(one, Qt::LeftButton);
        }
        QTRY_VERIFY(!hands.window.isVisible());
    }

    void openingAnotherAsksAboutUnsavedEntries()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
        TournamentHands hands;
        const QString other = hands.fileWith(kLedgerHeader + kThreeJoin, QStringLiteral("other.csv"));
        hands.open(hands.fileWith(kWorkedExample));
        FaultyDisk disk(hands.folder.path().toStdString());
        disk.failAt(DiskCall::Write, 0, ENOSPC);
        hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        hands.open(other);
        QCOMPARE(hands.dialog().objectName(), QStringLiteral("unsavedLedger"));
        QTest::keyClick(&hands.dialog(), Qt::Key_Escape);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("standings").model()->rowCount(), 4);
        hands.open(other);
        for (QPushButton* const one : hands.dialog().findChildren<QPushButton*>()) {
            if (one->text().contains(QStringLiteral("iscard")))
                QTest::mouseClick(one, Qt::LeftButton);
        }
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), other);
    }

    void aNewLedgerReplacesNoFile()
    {
        TournamentHands hands;
        const QString file = hands.fileWith("mine");
        hands.window.tournament().begin(file);
        QVERIFY(hands.settle());
        QVERIFY(!hands.window.tournament().isOpen());
        QVERIFY(hands.window.messages().text().contains(QStringLiteral("there is a file of that name already")));
        QCOMPARE(hands.contentOf(file), "mine");
    }

    void aLargeLedgerIsRead()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(ledgerOfSize(kMostRead - kMostRead / 16));
        hands.open(file);
        QVERIFY(hands.window.tournament().isOpen());
        QCOMPARE(hands.table("standings").model()->rowCount(), 2);
        const int before = hands.table("ledger").model()->rowCount();
        hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        QCOMPARE(hands.table("ledger").model()->rowCount(), before + 1);
        QVERIFY(!hands.window.isWindowModified());
        hands.press("undoEntry");
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("standings").model()->rowCount(), 2);
    }

    /** CR LF takes a byte a row more than what was read, which fell short of the limit by less than two rows. */
    void aLedgerThatWouldBeTooLargeIsNotWritten()
    {
        TournamentHands hands;
        const std::string bytes = ledgerOfSize(kLargestFile, 500);
        const QString file = hands.fileWith(bytes);
        hands.open(file);
        QVERIFY(hands.window.tournament().isOpen());
        hands.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        QVERIFY2(hands.window.messages().text().contains(QStringLiteral("64 MiB")),
                 qPrintable(hands.window.messages().text()));
        QVERIFY(hands.window.isWindowModified());
        QCOMPARE(QFileInfo(file).size(), static_cast<qint64>(bytes.size()));
    }

    void readingALargeLedgerCanBeCancelled()
    {
        TournamentHands hands;
        const QString small = hands.fileWith(kWorkedExample);
        hands.open(small);
        hands.window.openFile(hands.fileWith(ledgerOfSize(kMostRead), QStringLiteral("large.csv")));
        const MessageBar& messages = hands.window.messages();
        QTRY_VERIFY_WITH_TIMEOUT(messages.isVisible() || !hands.window.tournament().isReading(), 20'000);
        if (QPushButton* const cancel = choiceOf(messages, "Cancel")) // a very fast machine has read it by now
            QTest::mouseClick(cancel, Qt::LeftButton);
        else
            hands.window.tournament().open(small);
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), small);
    }

    void aFileOfJunkIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(1 << 20, '\0');
        QTest::newRow("64 MiB in one line") << QByteArray(64 << 20, 'x');
        QTest::newRow("a quotation mark without end")
            << QByteArray::fromStdString(kLedgerHeader) + '"' + QByteArray(1 << 20, 'y');
        QTest::newRow("many commas") << QByteArray::fromStdString(kLedgerHeader) + QByteArray(1 << 20, ',');
        QTest::newRow("letters of two halves")
            << QByteArray::fromStdString(kLedgerHeader) + QByteArray("\xF0\x9F\x99\x82").repeated(300) + ",\"a\"b\n";
        QTest::newRow("larger than any") << QByteArray((64 << 20) + 1, 'x');
    }
    void aFileOfJunkIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        TournamentHands hands;
        hands.open(hands.fileWith(bytes.toStdString()));
        QCOMPARE(hands.dialog().objectName(), QStringLiteral("refusedLedger"));
        QVERIFY(!hands.dialog().findChild<QLabel*>(QStringLiteral("reason"))->text().isEmpty());
        if (const auto* const place = hands.dialog().findChild<QPlainTextEdit*>(QStringLiteral("place")))
            QVERIFY(place->toPlainText().size() < 4000);
        hands.dialog().reject();
        QVERIFY(!hands.window.tournament().isOpen());
    }

    void twoWindowsOfOneLedgerDoNotOverwriteEachOther()
    {
        TournamentHands one;
        const QString file = one.fileWith(kWorkedExample);
        one.open(file);
        TournamentHands other;
        other.open(file);
        other.join(QStringLiteral("Dora"), QStringLiteral("2026-11-09"));
        const std::string written = other.contentOf(file);
        QCOMPARE(ledgerOf(written).entries().size(), std::size_t{12});
        // Whoever comes back hears of it, before anything is entered.
        one.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&one.window));
        QTRY_VERIFY(one.window.messages().isVisible());
        one.join(QStringLiteral("Eve"), QStringLiteral("2026-11-09"));
        QCOMPARE(other.contentOf(file), written);
        QTest::mouseClick(choiceOf(one.window.messages(), "Read It Again"), Qt::LeftButton);
        QVERIFY(one.settle());
        one.join(QStringLiteral("Eve"), QStringLiteral("2026-11-09"));
        QCOMPARE(ledgerOf(one.contentOf(file)).entries().size(), std::size_t{13});
    }
};

RINGFORD_TEST(TestLedgerHostile)
#include "test_ledger_hostile.moc"
