// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls in files: saved with their mark, opened again, edited by others, on bad disks.
#include "engine/dice/RollSetReader.h"
#include "engine/text/Files.h"
#include "tests/support/MostMemory.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"
#include "tests/support/ui/DiceTest.h"
#include "ui/dice/RollField.h"
#include "ui/dice/RollFiles.h"
#include "ui/dice/RollForm.h"
#include "ui/words/RollSetMark.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <cerrno>

using namespace ringford;
using namespace ringford::ui;
using test::DiskCall;
using test::FaultyDisk;

namespace {

constexpr const char* kFireball = R"([Ringford roll set 1]
Name=Fireball
Time=2026-11-20T18:04:05Z
Roll=2 x 2(3d6!k2+1)+7 [+5,-1]
Armour=12
Extremes=no
Save=dc 15, bonus +2, half
Seed=9
Row 1=attack 1+5=6 miss; attack 6-1=5 miss; sum 0; half 0; quarter 0; save 8+2=10 failed; left 0
Row 2=attack 17+5=22 hit; dice (6+1,6+2,[2])+1 (6+5,[2],3)+1 +7 = 38; attack 6-1=5 miss; sum 38; half 19; quarter 9; save 16+2=18 made; left 19
Total=sum 38; half 19; quarter 9; left 19
Check=5b33edc22fe360e1ca6b723f4d2b8ca0cac49f7a82efab852ddc7daee0a08076
)";

} // namespace

class TestRollFiles : public test::DiceTest {
    Q_OBJECT

private slots:
    void init()
    {
        clear();
        makePanel({340, 680});
    }

    void aRollIsSavedAndOpened()
    {
        m_panel->form().field().setText("3 x 2d6!+1 [+4]");
        m_panel->roll();
        m_session->rename("for the dragon");
        const dice::RollSet rolled = m_session->viewed()->set;
        QTest::mouseClick(m_panel->findChild<QToolButton*>("saveRoll"), Qt::LeftButton);
        auto* const dialog = m_panel->findChild<QFileDialog*>("saveRoll");
        QVERIFY(dialog);
        QVERIFY(dialog->selectedFiles().value(0).endsWith("for the dragon.txt"));
        emit dialog->fileSelected(path("mail.txt"));
        dialog->close();
        QVERIFY(QTest::qWaitFor([this] { return !m_panel->files().isBusy(); }));
        QCOMPARE(said(), QString("mail.txt was saved."));
        open(path("mail.txt"));
        QCOMPARE(m_session->history().size(), 2U);
        QCOMPARE(m_session->viewed()->set, rolled);
        QVERIFY(!m_session->viewed()->isTampered);
    }

    void whatIsSavedIsUntouched()
    {
        m_panel->roll();
        save(path("roll.txt"));
        const QByteArray bytes = test::bytesIn(path("roll.txt"));
        const auto reading = dice::readRollSet(bytes.toStdString(), rollSetMark);
        QCOMPARE(static_cast<int>(reading.finding), static_cast<int>(dice::RollSetReading::Finding::Untouched));
    }

    void theExampleIsShown()
    {
        open(write(kFireball, "fireball.txt"));
        QCOMPARE(said(), QString("The mark of fireball.txt is right: it is untouched since it was saved."));
        QCOMPARE(m_panel->findChild<QLabel*>("total")->text(), QString("19 left of 38"));
        QVERIFY(!m_panel->findChild<QLabel*>("warning")->isVisible());
        const auto* const table = m_panel->findChild<QTableView*>("rows")->model();
        QCOMPARE(table->index(2, 2).data().toString(), QString("(6+1,6+2,[2])+1 (6+5,[2],3)+1 +7 = 38"));
        open(write(QByteArray(kFireball).replace("\n", "\r\n"), "mailed.txt"));
        QVERIFY(!m_session->viewed()->isTampered);
    }

    void aTamperedRollIsFlaggedAndLosesItsMark()
    {
        open(write(QByteArray(kFireball).replace("left 19", "left 38"), "greedy.txt"));
        QCOMPARE(said(), QString("greedy.txt was edited by hand after it was saved."));
        QVERIFY(m_session->viewed());
        QVERIFY(m_session->viewed()->isTampered);
        QVERIFY(m_panel->findChild<QLabel*>("warning")->text().contains("Tampered"));
        QVERIFY(m_panel->findChild<QTableView*>("history")->model()->index(0, 0).data().toString().startsWith("⚠"));
        save(path("washed.txt"));
        QVERIFY(said().contains("without a mark"));
        QVERIFY(!test::bytesIn(path("washed.txt")).contains("Check="));
        // What is rolled after it is as good as ever.
        m_panel->roll();
        QVERIFY(!m_panel->findChild<QLabel*>("warning")->isVisible());
    }

    void aRollWithKeptDiceIsSavedWithoutAMark()
    {
        open(write(kFireball, "fireball.txt"));
        std::vector<bool> kept(dice::diceThrown(m_session->viewed()->set.rows), false);
        kept[0] = true;
        m_session->rollRest(kept);
        save(path("chosen.txt"));
        QVERIFY(said().contains("without a mark"));
        QVERIFY(said().contains("Some dice were kept"));
        QVERIFY(said().contains("nothing proves"));
        QVERIFY(!test::bytesIn(path("chosen.txt")).contains("Check="));
        QTest::mouseClick(m_panel->findChild<QToolButton*>("copyRoll"), Qt::LeftButton);
        QVERIFY(!QApplication::clipboard()->text().contains("Check="));
    }

    void aDamagedFileIsToldWithItsLine()
    {
        open(write(QByteArray(kFireball).left(400), "%2 %1 %n cut.txt"));
        QVERIFY(m_session->history().isEmpty());
        QVERIFY2(said().startsWith("%2 %1 %n cut.txt is damaged in line 11"), qPrintable(said()));
        QVERIFY2(said().contains("The file says “Total=sum"), qPrintable(said()));
        open(write("something else", "else.txt"));
        QVERIFY2(said().contains("line 1"), qPrintable(said()));
        open(write("", "empty.txt"));
        QVERIFY2(said().contains("line 1"), qPrintable(said()));
    }

    void nothingIsLostByAFileThatCannotBeRead()
    {
        m_panel->roll();
        const dice::RollSet rolled = m_session->viewed()->set;
        open(path("missing.txt"));
        QVERIFY2(said().contains("missing.txt"), qPrintable(said()));
        open(m_folder->path());
        QVERIFY(!said().isEmpty());
        QCOMPARE(m_session->history().size(), 1U);
        QCOMPARE(m_session->viewed()->set, rolled);
    }

    void aHugeFileIsRefused()
    {
        QByteArray huge = "[Ringford roll set 1]\nName=";
        huge += QByteArray(static_cast<qsizetype>(kLargestFile) - huge.size(), 'x');
        open(write(huge, "huge.txt"));
        QVERIFY2(said().contains("huge.txt is damaged in line 2"), qPrintable(said()));
        QVERIFY(said().size() < 500);
        open(write(huge + 'x', "huger.txt"));
        QVERIFY2(said().contains("huger.txt"), qPrintable(said()));
        QVERIFY(m_session->history().isEmpty());
    }

    void aFullDiskLeavesTheOldFile()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("needs a disk that fails");
        m_panel->roll();
        const QString file = write("old", "roll.txt");
        FaultyDisk disk(m_folder->path().toStdString());
        for (const DiskCall call : {DiskCall::Write, DiskCall::Sync, DiskCall::Rename}) {
            disk.failAt(call, 0, ENOSPC);
            save(file);
            QVERIFY2(said().startsWith("Nothing was saved."), test::nameOf(call));
            QCOMPARE(test::bytesIn(file), QByteArray("old"));
        }
        QCOMPARE(m_session->history().size(), 1U);
    }

    void aRollIsCopiedAsText()
    {
        open(write(kFireball, "fireball.txt"));
        QTest::mouseClick(m_panel->findChild<QToolButton*>("copyRoll"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QString(kFireball));
    }

    void aRollInALetterIsPasted()
    {
        QLineEdit& edit = m_panel->form().field().edit();
        edit.setText("2d6");
        QApplication::clipboard()->setText("Dear all,\r\nI roll:\r\n\r\n" + QString(kFireball).replace("\n", "\r\n") +
                                           "\r\nYours, Ann\r\n");
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_session->history().size(), 1U);
        QVERIFY(!m_session->viewed()->isTampered);
        QCOMPARE(m_session->viewed()->set.name, std::string("Fireball"));
        QCOMPARE(said(), QString("The mark of “Fireball” is right: it is untouched since it was saved."));
        QCOMPARE(edit.text(), QString("2d6"));

        for (const char* const quote : {"> ", ">", "> > "}) {
            QString answer(kFireball);
            answer.chop(1);
            QApplication::clipboard()->setText("Ann wrote:\n" + (quote + answer.replace("\n", QString("\n") + quote)) +
                                               "\n");
            QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
            QVERIFY2(!m_session->viewed()->isTampered, quote);
        }
        QCOMPARE(m_session->history().size(), 4U);

        QApplication::clipboard()->setText(QString(kFireball).replace("left 19", "left 38"));
        QContextMenuEvent menu(QContextMenuEvent::Mouse, {}, edit.mapToGlobal(QPoint()));
        QApplication::sendEvent(&edit, &menu);
        auto* const shown = edit.findChild<QMenu*>("rollMenu");
        QVERIFY(shown);
        shown->actions().at(0)->trigger();
        shown->close();
        QCOMPARE(m_session->history().size(), 5U);
        QVERIFY(m_session->viewed()->isTampered);
        QCOMPARE(said(), QString("“Fireball” was edited by hand after it was saved."));
    }

    void aPastedRollThatIsNoneIsTold()
    {
        QLineEdit& edit = m_panel->form().field().edit();
        QApplication::clipboard()->setText(QString(kFireball).section("\n", 0, 4)); // somebody has copied half of it
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_session->history().isEmpty());
        QVERIFY2(said().startsWith("This roll is damaged in line 5: "), qPrintable(said()));
        edit.clear();
        QApplication::clipboard()->setText("3d8 [+1]"); // what is no set is written
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edit.text(), QString("3d8 [+1]"));
    }

    /** Whatever is in the clipboard is looked at, when something is pasted where a roll is written. */
    void aLongTextTakesLittleMemory()
    {
        if (!test::tellsMemory())
            QSKIP("how much memory was taken is not known");
        const QString lines(16 << 20, u'\n');
        const qint64 before = test::mostMemory();
        QVERIFY(!RollFiles::holdsSet(lines));
        const qint64 taken = test::mostMemory() - before;
        QVERIFY2(taken < lines.size(), qPrintable(QString::number(taken)));
        QVERIFY(RollFiles::holdsSet(lines.left(1000) + QString::fromLatin1(kFireball)));
    }

private:
    QString write(const QByteArray& bytes, const char* name) const { return test::makeFile(path(name), bytes); }

    void open(const QString& file)
    {
        m_panel->files().open(file);
        QVERIFY(QTest::qWaitFor([this] { return !m_panel->files().isBusy(); }, 30'000));
    }

    void save(const QString& file)
    {
        m_panel->files().save(file);
        QVERIFY(QTest::qWaitFor([this] { return !m_panel->files().isBusy(); }, 30'000));
    }
};

RINGFORD_TEST(TestRollFiles)
#include "test_roll_files.moc"
