// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament in its window, by mouse and by keys.
#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "engine/tournament/LedgerText.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/TournamentHands.h"
#include "ui/tournament/TournamentDesk.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QUrl>

#include <filesystem>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

/** False if @p window does not take it. */
bool drop(TournamentWindow& window, const QMimeData& data)
{
    const QPoint at(50, 50);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&window, &enter);
    if (!window.acceptDrops() || !enter.isAccepted())
        return false;
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    return true;
}

bool drop(TournamentWindow& window, const QStringList& files)
{
    QList<QUrl> addresses;
    for (const QString& file : files)
        addresses += QUrl::fromLocalFile(file);
    QMimeData data;
    data.setUrls(addresses);
    return drop(window, data);
}

/** Whether the window has a message that begins so. */
bool isTold(TournamentWindow& window, const char* beginning)
{
    const MessageBar& messages = window.messages();
    if (messages.isVisible() && messages.text().startsWith(QLatin1String(beginning)))
        return true;
    qWarning("%s: %s", messages.isVisible() ? "told" : "no longer told", qPrintable(messages.text()));
    return false;
}

} // namespace

class TestTournamentWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installLanguage(QLocale(QLocale::English)); }
    void anEmptyLedgerSaysWhatToDo()
    {
        TournamentHands hands;
        hands.window.tournament().begin(hands.folder.filePath(QStringLiteral("club.csv")));
        QVERIFY(hands.settle());
        int told = 0;
        for (const auto* const note : hands.window.findChildren<QLabel*>(QStringLiteral("emptyNote"))) {
            QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("menu Entry")),
                     qPrintable(note->text()));
            ++told;
        }
        QCOMPARE(told, 3);
        auto& points = *hands.window.findChild<QWidget*>(QStringLiteral("points"));
        QVERIFY(points.accessibleDescription().startsWith(QStringLiteral("Once members have joined")));
        const QImage seen = points.grab().toImage();
        QImage blank(seen.size(), seen.format());
        blank.fill(seen.pixelColor(0, 0));
        QVERIFY(seen != blank);
    }

    void whyNoChallengeIsOpenIsTold()
    {
        TournamentHands hands;
        const auto told = [&hands] {
            const auto* const note = hands.table("challenges").findChild<QLabel*>(QStringLiteral("emptyNote"));
            return note->isVisible() ? note->text() : QString();
        };
        hands.window.tournament().begin(hands.folder.filePath(QStringLiteral("new.csv")));
        QVERIFY(hands.settle());
        hands.join(QStringLiteral("A"), QStringLiteral("2026-11-02"));
        QVERIFY2(told().contains(QStringLiteral("Ctrl+M")), qPrintable(told()));
        hands.join(QStringLiteral("B"), QStringLiteral("2026-11-02"));
        QVERIFY2(told().contains(QStringLiteral("Ctrl+L")), qPrintable(told()));
        hands.open(hands.fileWith(
            "Event,Date,Challenge,Challenger,Challenged,White,WhiteArmy,BlackArmy,WhiteLost,BlackLost,Loser,Result,"
            "ChallengerPoints,ChallengedPoints\n"
            "join,2026-11-02,,A,,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n"
            "challenge,2026-11-03,1,A,B,,,,,,,,25,30\nbattle,2026-11-03,1,A,B,challenger,25,30,,,,,,\n"
            "result,2026-11-03,1,A,B,challenger,25,30,0,30,captured,white,65,-30\n"));
        QVERIFY2(told().contains(QStringLiteral("the tournament is over")), qPrintable(told()));
    }

    /** Each step as people do it; the file is the rule book's, to the point. */
    void theWorkedExampleComesOutByMouse()
    {
        TournamentHands hands;
        hands.window.tournament().begin(hands.folder.filePath(QStringLiteral("club.csv")));
        QVERIFY(hands.settle());
        for (const char* const name : {"A", "B", "C"})
            hands.join(QString::fromLatin1(name), QStringLiteral("2026-11-02"));
        QCOMPARE(hands.rowOf("standings", 2), QStringLiteral("1 | C | 30 | in | 0")); // as far as the others

        hands.challenge(QStringLiteral("A"), QStringLiteral("C"), QStringLiteral("2026-11-03"));
        hands.press("surrender");
        QCOMPARE(hands.outlook(), QStringLiteral("Surrender: C has 25; A has 35."));
        hands.type("day", QStringLiteral("2026-11-03"));
        hands.accept();

        hands.challenge(QStringLiteral("C"), QStringLiteral("B"), QStringLiteral("2026-11-04"));
        QCOMPARE(hands.rowOf("challenges", 0), QStringLiteral("2 | C | B | an answer"));
        hands.press("defend");
        hands.choose("colours", QStringLiteral("B"));
        hands.type("day", QStringLiteral("2026-11-04"));
        hands.accept();
        QCOMPARE(hands.rowOf("challenges", 0), QStringLiteral("2 | C | B | the battle: B is white, 30 against 20"));
        hands.press("enterResult");
        hands.choose("result", QStringLiteral("Nobody"));
        hands.type("whiteLost", QStringLiteral("5"));
        hands.type("blackLost", QStringLiteral("3"));
        hands.type("day", QStringLiteral("2026-11-05"));
        hands.accept();

        hands.challenge(QStringLiteral("B"), QStringLiteral("A"), QStringLiteral("2026-11-06"));
        hands.press("defend");
        hands.type("day", QStringLiteral("2026-11-06"));
        hands.accept();
        hands.press("enterResult");
        hands.type("whiteLost", QStringLiteral("6"));
        hands.type("blackLost", QStringLiteral("100"));
        QCOMPARE(hands.outlook(), QStringLiteral("Black's army was worth 30: no more can be captured from it."));
        QVERIFY(!hands.canAccept());
        hands.type("blackLost", QStringLiteral("10"));
        QCOMPARE(hands.outlook(), QStringLiteral("B has 37; A has 26."));
        for (const auto* const button : QApplication::activeModalWidget()->findChildren<QPushButton*>())
            QCOMPARE(button->accessibleDescription() == hands.outlook(), button->isDefault()); // not if it is cancelled
        hands.type("day", QStringLiteral("2026-11-07"));
        hands.accept();

        QCOMPARE(hands.rowOf("standings", 0), QStringLiteral("1 | B | 37 | in | 2"));
        QCOMPARE(hands.rowOf("standings", 1), QStringLiteral("2 | A | 26 | in | 1"));
        QCOMPARE(hands.rowOf("standings", 2), QStringLiteral("3 | C | 22 | in | 1"));
        QCOMPARE(QString::fromStdString(hands.contentOf(hands.folder.filePath(QStringLiteral("club.csv")))),
                 QString::fromStdString(writeLedger(ledgerOf(kWorkedExample))));
        QVERIFY(!hands.window.isWindowModified());
    }

    void aLedgerIsShownAsItStands()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        QCOMPARE(hands.table("ledger").model()->rowCount(), 11);
        // People count from 1, and not the line of heads in the file.
        QCOMPARE(hands.table("ledger").model()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Entry"));
        QCOMPARE(hands.rowOf("ledger", 0).section(u' ', 0, 2), QStringLiteral("1 | joins"));
        QCOMPARE(
            hands.rowOf("ledger", 10),
            QStringLiteral("11 | result | 2026-11-07 | 3 | B | A | B | 23 | 30 | 6 | 10 | survived | white | 37 | 26"));
        QCOMPARE(hands.window.findChild<QLabel*>(QStringLiteral("status"))->text(), QStringLiteral("3 members in."));
        QCOMPARE(hands.window.windowTitle(), QStringLiteral("club.csv[*] – Tournament"));
        hands.clickRow("standings", 2);
        QCOMPARE(hands.window.findChild<QLabel*>(QStringLiteral("memberOutlook"))->text(),
                 QStringLiteral("C: Challenging costs 5 and leaves 17."));
    }

    void theLedgerIsSortedByAnyColumn()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        const QTableView& ledger = hands.table("ledger");
        QHeaderView* const head = ledger.horizontalHeader();
        const auto click = [&](int column) {
            const QPoint at(head->sectionViewportPosition(column) + 10, head->height() / 2);
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
        };
        const auto lines = [&] {
            QStringList all;
            for (int row = 0; row < ledger.model()->rowCount(); ++row)
                all += ledger.model()->index(row, 0).data().toString();
            return all.join(u' ');
        };
        click(4); // who challenges, by name
        QCOMPARE(lines(), QStringLiteral("1 4 5 2 9 10 11 3 6 7 8"));
        click(4);
        QCOMPARE(lines(), QStringLiteral("3 6 7 8 2 9 10 11 1 4 5"));
        click(0);
        QCOMPARE(lines(), QStringLiteral("1 2 3 4 5 6 7 8 9 10 11"));
    }

    void whatTheRulesAreAgainstIsSaidAndNotEntered()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        hands.press("newMember");
        QVERIFY(!hands.canAccept());
        hands.type("name", QStringLiteral("B"));
        QVERIFY(!hands.canAccept());
        QVERIFY2(hands.outlook().contains(QStringLiteral("B")), qPrintable(hands.outlook()));
        hands.type("name", QStringLiteral("Dora"));
        QVERIFY(hands.canAccept());
        QCOMPARE(hands.outlook(), QStringLiteral("Dora joins with 30 points."));
        hands.dialog().reject();

        hands.press("challenge");
        hands.choose("challenger", QStringLiteral("B"));
        const auto* const challenged = hands.dialog().findChild<QComboBox*>(QStringLiteral("challenged"));
        QCOMPARE(challenged->count(), 2); // nobody challenges oneself
        QCOMPARE(challenged->findData(QStringLiteral("B")), -1);
        hands.choose("challenged", QStringLiteral("C"));
        QVERIFY(hands.canAccept());
        QCOMPARE(hands.outlook(), QStringLiteral("Challenging costs 5 and leaves 32."));
        hands.type("day", QStringLiteral("2026-11-31"));
        QCOMPARE(hands.outlook(), QStringLiteral("There is no day 2026-11-31."));
        QVERIFY(!hands.canAccept());
        hands.type("day", QStringLiteral("31.11.2026"));
        QCOMPARE(hands.outlook(), QStringLiteral("A day is written as 2026-11-02."));
        hands.dialog().reject();
        QCOMPARE(hands.window.tournament().ledger().entries().size(), std::size_t{11});
    }

    void anEntryIsUndoneAndEnteredAgain()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        hands.press("undoEntry");
        QVERIFY(hands.settle());
        QCOMPARE(hands.rowOf("challenges", 0), QStringLiteral("3 | B | A | the battle: B is white, 23 against 30"));
        QCOMPARE(ledgerOf(hands.contentOf(file)).entries().size(), std::size_t{10});
        hands.press("redoEntry");
        QVERIFY(hands.settle());
        QCOMPARE(ledgerOf(hands.contentOf(file)).entries().size(), std::size_t{11});
        QCOMPARE(hands.rowOf("standings", 0), QStringLiteral("1 | B | 37 | in | 2"));
        for (int left = 11; left > 0; --left) {
            hands.press("undoEntry");
            QVERIFY(hands.settle());
        }
        QVERIFY(!hands.window.findChild<QAction*>(QStringLiteral("undoEntry"))->isEnabled());
        QCOMPARE(hands.table("standings").model()->rowCount(), 0);
    }

    void aDamagedLedgerIsShownWhereItIsWrong()
    {
        TournamentHands hands;
        std::string damaged = kWorkedExample;
        damaged.replace(damaged.find("37,26"), 2, "38");
        const QString file = hands.fileWith(damaged, QStringLiteral("%2 %1 %n %L1.csv"));
        hands.open(file);
        QDialog& dialog = hands.dialog();
        QCOMPARE(dialog.objectName(), QStringLiteral("refusedLedger"));
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("reason"))->text(),
                 file + QStringLiteral(":12:62: the points after this are 37, not '38'."));
        const auto* const place = dialog.findChild<QPlainTextEdit*>(QStringLiteral("place"));
        QCOMPARE(place->extraSelections().size(), 1);
        QCOMPARE(place->extraSelections().front().cursor.selectedText(), QStringLiteral("38"));
        dialog.reject();
        QVERIFY(!hands.window.tournament().isOpen());
    }

    void whatWasOpenStaysOpen()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        hands.open(hands.fileWith("Event,\xFF\n", QStringLiteral("other.csv")));
        hands.dialog().reject();
        hands.open(hands.folder.filePath(QStringLiteral("none.csv")));
        QVERIFY(hands.window.messages().text().startsWith(QStringLiteral("There is no file ")));
        QCOMPARE(hands.window.tournament().file(), file);
        QCOMPARE(hands.table("ledger").model()->rowCount(), 11);
    }

    void aLedgerThatAnotherProgramChangedIsNotWritten()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        const std::string changed = kWorkedExample + "join,2026-11-09,,D,,,,,,,,,30,\n";
        hands.fileWith(changed);
        hands.press("newMember");
        hands.type("name", QStringLiteral("Eve"));
        hands.accept();
        QCOMPARE(hands.contentOf(file), changed);
        QCOMPARE(hands.window.tournament().ledger().entries().size(), std::size_t{11});
        QVERIFY(hands.window.messages().isVisible());
        QVERIFY2(hands.window.messages().text().startsWith(QStringLiteral("Another program has changed club.csv.")),
                 qPrintable(hands.window.messages().text()));
        // What was typed is not lost, and can be entered once the ledger was read again.
        QVERIFY2(hands.outlook().contains(QStringLiteral("What is typed here stays")), qPrintable(hands.outlook()));
        QTest::mouseClick(hands.dialog().findChild<QPushButton*>(QStringLiteral("readAgain")), Qt::LeftButton);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("standings").model()->rowCount(), 4);
        QCOMPARE(hands.dialog().findChild<QLineEdit*>(QStringLiteral("name"))->text(), QStringLiteral("Eve"));
        hands.accept();
        QCOMPARE(hands.table("standings").model()->rowCount(), 5);
    }

    void aChangeByAnotherProgramIsToldAtOnce()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        hands.join(QStringLiteral("Eve"), QStringLiteral("2026-11-08"));
        QVERIFY(hands.settle());
        hands.fileWith(kWorkedExample);
        const auto isTold = [&] {
            return hands.window.messages().isVisible() &&
                   hands.window.messages().text().startsWith(QStringLiteral("Another program has changed club.csv."));
        };
        QTRY_VERIFY(isTold());
        // One that was put in its place, too.
        QTest::mouseClick(hands.window.messages().findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(hands.settle());
        QVERIFY(!isTold());
        hands.fileWith(kWorkedExample + "join,2026-11-09,,D,,,,,,,,,30,\n", QStringLiteral("next.csv"));
        QVERIFY(QFile::remove(file) && QFile::rename(hands.folder.filePath(QStringLiteral("next.csv")), file));
        QTRY_VERIFY(isTold());
    }

    void aLedgerWhoseNameIsNoTextIsWatchedToo()
    {
#ifdef Q_OS_LINUX
        TournamentHands hands;
        const std::string bytes = hands.folder.path().toStdString() + "/club \xFF.csv";
        const auto put = [&bytes](const std::string& rows) { return !writeFile(bytes, rows); };
        QVERIFY(put(kWorkedExample));
        hands.open(QString::fromStdString(fileNameInUtf8(bytes)));
        QVERIFY(hands.window.windowTitle().contains(QStringLiteral("club \\xFF.csv")));
        hands.join(QStringLiteral("Eve"), QStringLiteral("2026-11-08"));
        QVERIFY(hands.settle());
        QVERIFY(readFile(bytes)->find("Eve") != std::string::npos);
        QVERIFY(put(kWorkedExample));
        QTRY_VERIFY(
            hands.window.messages().text().startsWith(QStringLiteral("Another program has changed club \\xFF.csv.")));
        QVERIFY(std::filesystem::remove(bytes)); // Qt would not find it
#else
        QSKIP("names of files are text here");
#endif
    }

    void aFileThatIsNotThereCanBeBegun()
    {
        TournamentHands hands;
        const QString file = hands.folder.filePath(QStringLiteral("new.csv"));
        hands.open(file);
        QVERIFY(!hands.window.tournament().isOpen());
        QTest::mouseClick(hands.window.messages().findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(hands.settle());
        QVERIFY(hands.window.tournament().isOpen());
        QCOMPARE(hands.window.tournament().file(), file);
        QVERIFY(QFile::exists(file));
    }

    void aLedgerThatIsDroppedIsOpened()
    {
        TournamentHands hands;
        const QString first = hands.fileWith(kWorkedExample);
        const QString second = hands.fileWith(kLedgerHeader + kThreeJoin, QStringLiteral("other.CSV"));
        const QString game = hands.fileWith("game", QStringLiteral("a.ringford"));
        // What is no ledger is told of, also beside one that is opened.
        QVERIFY(drop(hands.window, {game, first}));
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), first);
        QVERIFY(isTold(hands.window, "a.ringford was not opened: "));
        // What is open stays so, as when another is chosen in the dialog.
        const QSignalSpy wanted(&hands.window, &TournamentWindow::otherWanted);
        QVERIFY(drop(hands.window, {second}));
        QCOMPARE(wanted, (QList<QVariantList>{{second, false}}));
        QCOMPARE(hands.window.tournament().file(), first);
        QMimeData text;
        text.setText(QStringLiteral("Event,Date"));
        QVERIFY(!drop(hands.window, text));
    }

    /** What is read takes away what was said before, but not that. */
    void whatIsNotOpenedIsToldBesideTheLedgerThatIsOpenAlready()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        hands.open(file);
        QVERIFY(drop(hands.window, {hands.fileWith("game", QStringLiteral("a.ringford")), file}));
        QVERIFY(hands.settle());
        QVERIFY(isTold(hands.window, "a.ringford was not opened: "));
        QVERIFY(hands.window.messages().findChild<QPushButton*>());
        QCOMPARE(hands.window.tournament().file(), file);
    }

    void ofVeryManyDroppedLedgersSomeAreOpened()
    {
        TournamentHands hands;
        QStringList files;
        for (int number = 0; number < 12; ++number)
            files += hands.fileWith(kWorkedExample, QStringLiteral("%1.csv").arg(number));
        const QSignalSpy wanted(&hands.window, &TournamentWindow::otherWanted);
        QVERIFY(drop(hands.window, files));
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), files[0]);
        QCOMPARE(wanted.size(), 9);
        QCOMPARE(wanted.back().front().toString(), files[9]);
        QVERIFY(isTold(hands.window, "2 more files were not opened: "));
    }

    void whatIsNotOpenedIsToldOnceThoughTheReadingIsGivenUp()
    {
        TournamentHands hands;
        const QString game = hands.fileWith("game", QStringLiteral("a.ringford"));
        const QString file = hands.fileWith(kWorkedExample);
        QVERIFY(drop(hands.window, {game, file}));
        hands.window.tournament().cancelReading();
        QVERIFY(hands.settle());
        QVERIFY(!hands.window.tournament().isOpen());
        QVERIFY(isTold(hands.window, "a.ringford was not opened: "));
        hands.open(file);
        QVERIFY(hands.window.tournament().isOpen());
        QVERIFY(!hands.window.messages().isVisible());
    }

    void whatIsDroppedWhileALedgerIsReadIsOpenedThen()
    {
        TournamentHands hands;
        const QString first = hands.fileWith(kWorkedExample);
        const QString second = hands.fileWith(kWorkedExample, QStringLiteral("other.csv"));
        const QSignalSpy wanted(&hands.window, &TournamentWindow::otherWanted);
        QVERIFY(drop(hands.window, {first}));
        QVERIFY(hands.window.tournament().isReading());
        QVERIFY(drop(hands.window, {second, hands.fileWith("game", QStringLiteral("a.ringford"))}));
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), first);
        QCOMPARE(wanted, (QList<QVariantList>{{second, false}}));
        QVERIFY(isTold(hands.window, "a.ringford was not opened: "));
    }

    void anAddressThatIsDroppedBesideALedgerIsNoFile()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample);
        QMimeData data;
        data.setUrls({QUrl(QStringLiteral("https://example.org/club.csv")), QUrl::fromLocalFile(file)});
        QVERIFY(drop(hands.window, data));
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), file);
        QVERIFY(isTold(hands.window, "https://example.org/club.csv: this is an address"));
        QVERIFY(!hands.window.messages().findChild<QPushButton*>());
    }

    void aDroppedFileThatIsNoLedgerIsReadIfSomebodyInsists()
    {
        TournamentHands hands;
        const QString file = hands.fileWith(kWorkedExample, QStringLiteral("club.txt"));
        QVERIFY(drop(hands.window, {file}));
        QVERIFY(hands.settle());
        QVERIFY(!hands.window.tournament().isOpen());
        QTest::mouseClick(hands.window.messages().findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(hands.settle());
        QCOMPARE(hands.window.tournament().file(), file);
    }

    void aDroppedLedgerThatIsWrongIsRefused()
    {
        TournamentHands hands;
        QVERIFY(drop(hands.window, {hands.fileWith("Event,\xFF\n")}));
        QVERIFY(hands.settle());
        QCOMPARE(hands.dialog().objectName(), QStringLiteral("refusedLedger"));
        hands.dialog().reject();
    }

    void ledgersThatWereUsedAreOffered()
    {
        TournamentHands hands;
        const auto* const welcome = hands.window.findChild<QPushButton*>(QStringLiteral("recentLedgersButton"));
        auto* const menu = hands.window.findChild<QMenu*>(QStringLiteral("recentLedgers"));
        QVERIFY(!welcome->isVisible());
        // What a tournament is stands beside the buttons; where the focus is it is read.
        const auto* const begin = hands.window.findChild<QPushButton*>(QStringLiteral("newLedgerButton"));
        QVERIFY(begin->accessibleDescription().startsWith(QStringLiteral("In a tournament members challenge")));
        QVERIFY(!menu->menuAction()->isEnabled());
        const QString first = hands.fileWith(kWorkedExample, QStringLiteral("R&D.csv"));
        const QString second = hands.fileWith(kLedgerHeader + kThreeJoin);
        hands.open(first);
        hands.open(second);
        const auto offered = [menu] {
            QStringList texts;
            for (const QAction* const one : menu->actions())
                texts += one->text();
            return texts;
        };
        QCOMPARE(offered(), QStringList({second, QString(first).replace(u'&', QStringLiteral("&&"))}));
        // What is open stays so: the other gets a window of its own.
        QSignalSpy wanted(&hands.window, &TournamentWindow::otherWanted);
        menu->actions().back()->trigger();
        QVERIFY(hands.settle());
        QCOMPARE(wanted, (QList<QVariantList>{{first, false}}));
        QCOMPARE(hands.window.tournament().file(), second);
        TournamentWindow later(hands.store, hands.recent);
        later.show();
        QVERIFY(later.findChild<QPushButton*>(QStringLiteral("recentLedgersButton"))->isVisible());
    }

    void aWinnerEndsTheTournament()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kLedgerHeader + "join,2026-11-02,,A,,,,,,,,,30,\n"
                                                  "join,2026-11-02,,B,,,,,,,,,30,\n"));
        hands.challenge(QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("2026-11-03"));
        hands.press("defend");
        hands.accept();
        hands.press("enterResult");
        hands.choose("result", QStringLiteral("A"));
        hands.type("blackLost", QStringLiteral("30"));
        QCOMPARE(hands.outlook(), QStringLiteral("A has 65; B has -30 and is out."));
        hands.accept();
        QCOMPARE(hands.rowOf("standings", 0), QStringLiteral("1 | A | 65 | has won | 1"));
        QCOMPARE(hands.rowOf("standings", 1), QStringLiteral("2 | B | -30 | out | 1"));
        QVERIFY(!hands.window.findChild<QAction*>(QStringLiteral("newMember"))->isEnabled());
        QVERIFY(hands.window.findChild<QAction*>(QStringLiteral("undoEntry"))->isEnabled());
    }

    void keysAloneMakeAnEntry()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        QTest::keyClick(&hands.window, Qt::Key_M, Qt::ControlModifier);
        QWidget* const name = hands.dialog().focusWidget();
        QCOMPARE(name->objectName(), QStringLiteral("name"));
        QTest::keyClicks(name, QStringLiteral("Dora"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("standings").model()->rowCount(), 4);
    }

    void namesDoNotTurnSentencesAround()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kLedgerHeader + "join,2026-11-02,,\xD7\x93\xD7\xA0\xD7\x94,,,,,,,,,30,\n"
                                                  "join,2026-11-02,,A\xE2\x80\xAE"
                                                  "b,,,,,,,,,30,\n"));
        QCOMPARE(hands.table("standings").model()->index(1, 1).data().toString(), QStringLiteral("\u2068דנה\u2069"));
        QCOMPARE(hands.table("standings").model()->index(0, 1).data().toString(), QStringLiteral("A·b"));
        const QString told = hands.table("ledger").model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QCOMPARE(told, QStringLiteral("\u2068דנה\u2069 joins with 30 points."));
        hands.clickRow("standings", 1);
        const QString outlook = hands.window.findChild<QLabel*>(QStringLiteral("memberOutlook"))->text();
        QVERIFY2(outlook.count(QChar(0x2068)) > 0 &&
                     outlook.count(QChar(0x2068)) == outlook.count(QStringLiteral("דנה")),
                 qPrintable(outlook));
    }

    void columnsStayAsWideAsTheyAreWhenAnEntryComes()
    {
        std::string text = kLedgerHeader;
        for (int number = 10; number < 1200; ++number)
            text += "join,2026-11-02,,M" + std::to_string(number) + ",,,,,,,,,30,\n";
        TournamentHands hands;
        hands.open(hands.fileWith(text));
        QTableView& ledger = hands.table("ledger");
        const QModelIndex last = ledger.model()->index(ledger.model()->rowCount() - 1, 0);
        QVERIFY(ledger.columnWidth(0) > ledger.sizeHintForIndex(last).width());
        const QHeaderView& members = *hands.table("standings").horizontalHeader();
        QCOMPARE(members.length(), hands.table("standings").viewport()->width());
        const int wide = members.sectionSize(1);
        hands.join(QStringLiteral("M9"), QStringLiteral("2026-11-02"));
        QCOMPARE(members.length(), hands.table("standings").viewport()->width());
        QCOMPARE(members.sectionSize(1), wide);
    }

    void aWindowOfUsualSizeShowsAllColumns()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        hands.window.resize(1180, 720); // it opens in this size where the screen has room
        QTableView& ledger = hands.table("ledger");
        QTRY_VERIFY(ledger.width() > 1100);
        const QHeaderView& header = *ledger.horizontalHeader();
        QVERIFY2(header.length() <= ledger.viewport()->width(),
                 qPrintable(QStringLiteral("%1 in %2").arg(header.length()).arg(ledger.viewport()->width())));
        const int margin = ledger.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
        for (int column = 0; column < header.count(); ++column) {
            const QString head = ledger.model()->headerData(column, Qt::Horizontal).toString();
            const int words = header.fontMetrics().size(0, head).width();
            const int arrow = header.height() / 2 + 2 * margin; // as styles draw it when the column is sorted by
            QVERIFY2(words + 2 * margin + arrow <= ledger.columnWidth(column), qPrintable(head));
        }
    }

    void theWindowFitsASmallScreen()
    {
        constexpr QSize kSmall(320, 240);
        TournamentHands hands;
        hands.open(hands.fileWith(kLedgerHeader + "join,2026-11-02,,A,,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n"
                                                  "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"));
        hands.press("defend");
        QDialog& dialog = hands.dialog();
        dialog.resize(kSmall);
        QCOMPARE(dialog.size(), kSmall);
        dialog.reject();
        hands.window.resize(kSmall);
        QCOMPARE(hands.window.size(), kSmall);
    }

    /** 1280 x 800 dots at twice the size: the window is scrolled before its tables have no room. */
    void onASmallScreenTablesShowWholeRows()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kLedgerHeader + kThreeJoin));
        hands.window.resize(640, 380);
        QCOMPARE(hands.window.size(), QSize(640, 380));
        for (const char* const name : {"standings", "challenges", "ledger"}) {
            const auto* const table = hands.window.findChild<QTableView*>(QLatin1String(name));
            const int rows = 2 * table->verticalHeader()->defaultSectionSize();
            QTRY_VERIFY2(
                table->viewport()->height() >= rows,
                qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name)).arg(table->viewport()->height())));
        }
    }
};

RINGFORD_TEST(TestTournamentWindow)
#include "test_tournamentwindow.moc"
