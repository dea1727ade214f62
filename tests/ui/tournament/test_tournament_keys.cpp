// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament by keys alone, from the first member to the end of the worked example: no field is found but by what a
// person would press.
#include "engine/tournament/LedgerText.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/TournamentHands.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MenuBar.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Language.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QWhatsThis>
#include <QWindow>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

QString outlookOf(const QWidget& dialog)
{
    const auto* const label = dialog.findChild<QLabel*>(QStringLiteral("outlook"));
    return dialog.objectName() + QStringLiteral(": ") + (label ? label->text() : dialog.windowTitle());
}

/** Keys go where the system would send them: to the window that has the focus. */
struct Keys {
    TournamentHands hands;

    static void press(int key, Qt::KeyboardModifiers held = {})
    {
        if (!QTest::qWaitFor([] { return QApplication::focusWindow() != nullptr; }))
            qFatal("no window has the focus");
        QTest::keyClick(QApplication::focusWindow(), static_cast<Qt::Key>(key), held);
    }
    static void type(const QString& text)
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWindow(), letter.toLatin1());
    }
    /** The keys of a command that asks for more; waits for the dialog. */
    QDialog& ask(int key, Qt::KeyboardModifiers held = Qt::ControlModifier) const
    {
        press(key, held);
        return front();
    }
    /** The dialog in front, when keys go there. */
    QDialog& front() const
    {
        QDialog& dialog = hands.dialog();
        // A window counts as active while a dialog of it is, and the other way round.
        if (!QTest::qWaitFor([&] { return QApplication::focusWindow() == dialog.windowHandle(); }))
            qFatal("the dialog does not get the focus");
        return dialog;
    }
    static void day(const char* day)
    {
        press(Qt::Key_Y, Qt::AltModifier);
        press(Qt::Key_A, Qt::ControlModifier);
        type(QString::fromLatin1(day));
    }
    void enter() const
    {
        press(Qt::Key_Return);
        if (!hands.settle())
            qFatal("the ledger is written for ever");
        comeBack();
    }
    /** The dialog has gone; where no window manager runs nobody gives the focus back. */
    void comeBack() const
    {
        if (!QTest::qWaitFor([] { return !QApplication::activeModalWidget(); }))
            qFatal("the dialog stays: %s", qPrintable(outlookOf(*QApplication::activeModalWidget())));
        if (!QApplication::focusWindow())
            hands.window.activateWindow();
        if (!QTest::qWaitFor([this] { return QApplication::focusWindow() == hands.window.windowHandle(); }))
            qFatal("the window does not get the focus again");
    }
    /** Names a file where one is asked for. */
    void name(const QString& file) const
    {
        const QDialog& dialog = hands.dialog();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier); // all of the name that is offered
        type(file);
        press(Qt::Key_Return);
        if (QApplication::activeModalWidget() == &dialog)
            press(Qt::Key_Return); // the first one has closed the list of names that fit
        if (!hands.settle())
            qFatal("the ledger is read or written for ever");
    }
    void join(const char* name, const char* day) const
    {
        ask(Qt::Key_M);
        type(QString::fromLatin1(name));
        this->day(day);
        enter();
    }
    void challenge(char challenger, char challenged, const char* day) const
    {
        ask(Qt::Key_L);
        press(challenger);
        press(Qt::Key_H, Qt::AltModifier);
        press(challenged);
        this->day(day);
        enter();
    }
    void losses(const char* white, const char* black) const
    {
        press(Qt::Key_H, Qt::AltModifier);
        type(QString::fromLatin1(white));
        press(Qt::Key_L, Qt::AltModifier);
        type(QString::fromLatin1(black));
    }
    /** Tab until the field of that name has the focus; false if it never has. */
    static bool tabTo(const char* name)
    {
        const QWidget* const first = QApplication::focusWidget();
        do {
            press(Qt::Key_Tab);
            if (QApplication::focusWidget()->objectName() == QLatin1String(name))
                return true;
        } while (QApplication::focusWidget() != first);
        return false;
    }
    QString label(const char* name) const { return hands.window.findChild<QLabel*>(QLatin1String(name))->text(); }
};

} // namespace

class TestTournamentKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::installLanguage(QLocale(QLocale::English)); }
    void theWorkedExampleComesOutByKeys()
    {
        const Keys keys;
        const TournamentHands& hands = keys.hands;
        const QString file = hands.folder.filePath(QStringLiteral("club.csv"));
        keys.ask(Qt::Key_N);
        keys.name(file);
        keys.comeBack();
        QVERIFY(hands.window.tournament().isOpen());
        for (const char* const name : {"A", "B", "C"})
            keys.join(name, "2026-11-02");

        keys.challenge('A', 'C', "2026-11-03");
        keys.ask(Qt::Key_U);
        Keys::day("2026-11-03");
        keys.enter();

        keys.challenge('C', 'B', "2026-11-04");
        keys.ask(Qt::Key_D);
        Keys::press('B'); // is white
        Keys::press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("day")); // as it is seen
        Keys::day("2026-11-04");
        keys.enter();
        keys.ask(Qt::Key_E);
        Keys::press('N'); // nobody
        keys.losses("5", "3");
        Keys::day("2026-11-05");
        keys.enter();

        keys.challenge('B', 'A', "2026-11-06");
        keys.ask(Qt::Key_D);
        // B gives up both bishops and a pawn.
        const std::pair<const char*, const char*> army[] = {
            {"rooks", "2"}, {"nightriders", "2"}, {"bishops", "0"}, {"pawns", "7"}};
        for (const auto& [kind, count] : army) {
            QVERIFY2(Keys::tabTo(kind), kind);
            QCOMPARE(QApplication::focusWidget()->parentWidget()->objectName(), QStringLiteral("whiteArmy"));
            Keys::type(QString::fromLatin1(count));
        }
        QCOMPARE(hands.dialog().findChild<QLabel*>(QStringLiteral("worth"))->text(),
                 QStringLiteral("Worth 23 of 23 points."));
        Keys::day("2026-11-06");
        keys.enter();
        keys.ask(Qt::Key_E);
        keys.losses("6", "10");
        QCOMPARE(hands.outlook(), QStringLiteral("B has 37; A has 26."));
        Keys::day("2026-11-07");
        keys.enter();

        QCOMPARE(hands.rowOf("standings", 0), QStringLiteral("1 | B | 37 | in | 2"));
        QCOMPARE(hands.rowOf("standings", 1), QStringLiteral("2 | A | 26 | in | 1"));
        QCOMPARE(hands.rowOf("standings", 2), QStringLiteral("3 | C | 22 | in | 1"));
        QCOMPARE(QString::fromStdString(hands.contentOf(file)),
                 QString::fromStdString(writeLedger(ledgerOf(kWorkedExample))));

        Keys::press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("ledger").model()->rowCount(), 10);
        Keys::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(hands.settle());
        QCOMPARE(hands.table("ledger").model()->rowCount(), 11);
    }

    void rowsAreChosenAndAnsweredByKeys()
    {
        Keys keys;
        keys.hands.open(keys.hands.fileWith(kLedgerHeader + kThreeJoin +
                                            "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                            "challenge,2026-11-03,2,C,A,,,,,,,,25,25\n"));
        Keys::press(Qt::Key_D, Qt::AltModifier);
        Keys::press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(keys.label("memberOutlook"), QStringLiteral("B: Challenging costs 5 and leaves 25."));
        Keys::press(Qt::Key_Down);
        QCOMPARE(keys.label("memberOutlook"), QStringLiteral("A: Challenging costs 5 and leaves 20."));
        QCOMPARE(keys.ask(Qt::Key_Return, Qt::NoModifier).objectName(), QStringLiteral("challengeDialog"));
        QVERIFY2(keys.hands.outlook().contains(QStringLiteral("leaves 20")), qPrintable(keys.hands.outlook()));
        Keys::press(Qt::Key_Escape);

        keys.comeBack();
        Keys::press(Qt::Key_P, Qt::AltModifier);
        Keys::press(Qt::Key_Home, Qt::ControlModifier);
        Keys::press(Qt::Key_Down);
        QCOMPARE(keys.ask(Qt::Key_Return, Qt::NoModifier).objectName(), QStringLiteral("defenceDialog"));
        keys.enter();
        QCOMPARE(keys.hands.rowOf("challenges", 1),
                 QStringLiteral("2 | C | A | the battle: C is white, 25 against 25"));
        QCOMPARE(keys.ask(Qt::Key_Return, Qt::NoModifier).objectName(), QStringLiteral("resultDialog"));
        Keys::press(Qt::Key_Escape);
    }

    void aDayIsPickedFromTheCalendarByKeys()
    {
        Keys keys;
        keys.hands.open(keys.hands.fileWith(kLedgerHeader + kThreeJoin));
        QDialog& dialog = keys.ask(Qt::Key_M);
        Keys::type(QStringLiteral("Dora"));
        Keys::day("2031-03-30");
        QVERIFY(Keys::tabTo("calendar"));
        Keys::press(Qt::Key_Space);
        QTRY_VERIFY(QApplication::activePopupWidget());
        const QStringList& said = Announcer::of(dialog).said();
        const auto inWords = [](QDate day) { return QLocale().toString(day, QLocale::LongFormat); };
        const qsizetype before = said.size();
        for (int days = 0; days < 5; ++days) { // as a key that is held does
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QTest::qWait(30);
        }
        QTRY_COMPARE(said.mid(before), QStringList{inWords(QDate(2031, 4, 4))});
        for (int days = 0; days < 4; ++days)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QTRY_COMPARE(said.back(), inWords(QDate(2031, 3, 31)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QCOMPARE(dialog.focusWidget()->objectName(), QStringLiteral("day")); // where the day is read
        keys.enter();
        QVERIFY(keys.hands.contentOf(keys.hands.folder.filePath(QStringLiteral("club.csv")))
                    .ends_with("join,2031-03-31,,Dora,,,,,,,,,30,\r\n"));
    }

    void enterSaysWhyNothingCanBeEntered()
    {
        Keys keys;
        keys.hands.open(keys.hands.fileWith(kLedgerHeader + kThreeJoin));
        QDialog& dialog = keys.ask(Qt::Key_M);
        Keys::type(QStringLiteral("A"));
        QCOMPARE(Announcer::of(dialog).said(), QStringList()); // nor is anything said over what is typed
        Keys::press(Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(Announcer::of(dialog).said(), QStringList{QStringLiteral("A has joined already.")});
        Keys::type(QStringLiteral("b"));
        keys.enter();
    }

    void shiftF1ExplainsWhatHasTheFocus()
    {
        Keys keys;
        keys.hands.open(keys.hands.fileWith(kLedgerHeader + kThreeJoin));
        Keys::press(Qt::Key_P, Qt::AltModifier);
        Keys::press(Qt::Key_F1, Qt::ShiftModifier);
        const QStringList& said = Announcer::of(keys.hands.window).said();
        QVERIFY2(!said.isEmpty() && said.back().contains(QStringLiteral("waits for")), qPrintable(said.join(u'|')));
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QWhatsThis::hideText();
    }

    void aRefusedLedgerIsReadByKeys()
    {
        Keys keys;
        const QString file = keys.hands.fileWith("Event,\xFF\n");
        keys.ask(Qt::Key_O);
        keys.name(file);
        QTRY_VERIFY(QApplication::activeModalWidget() &&
                    QApplication::activeModalWidget()->objectName() == QStringLiteral("refusedLedger"));
        QVERIFY(keys.front().isVisible());
        QVERIFY(Keys::tabTo("place"));
        Keys::press(Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    void theOtherCommandsHaveKeys()
    {
        Keys keys;
        keys.hands.open(keys.hands.fileWith(kWorkedExample));
        QSignalSpy help(&keys.hands.window, &TournamentWindow::helpWanted);
        Keys::press(Qt::Key_F1);
        QCOMPARE(help.count(), 1);
        QVERIFY(keys.ask(Qt::Key_P).isVisible());
        Keys::press(Qt::Key_Escape);
        keys.comeBack();
        Keys::press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!keys.hands.window.isVisible());
    }

    /** As in the window of a game. */
    void f6LeadsRoundItsParts_data()
    {
        QTest::addColumn<bool>("isOpen");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("a ledger") << true << QStringList{"standings", "challenges", "ledger"};
        QTest::newRow("the first page") << false << QStringList{"newLedgerButton"};
    }

    void f6LeadsRoundItsParts()
    {
        QFETCH(const bool, isOpen);
        QFETCH(const QStringList, parts);
        Keys keys;
        if (isOpen)
            keys.hands.open(keys.hands.fileWith(kWorkedExample));
        const TournamentWindow& window = keys.hands.window;
        auto* const first = window.findChild<QWidget*>(parts.front());
        QVERIFY(first);
        first->setFocus();
        const auto round = [&](Qt::KeyboardModifiers held) {
            constexpr int kMost = 12;
            QWidgetList met;
            do {
                met += window.focusWidget();
                Keys::press(Qt::Key_F6, held);
            } while (!first->hasFocus() && met.size() < kMost);
            return met;
        };
        const QWidgetList met = round({});
        for (const QString& part : parts)
            QVERIFY2(met.contains(window.findChild<QWidget*>(part)), qPrintable(part));
        QVERIFY(met.contains(window.menuBar()));
        QVERIFY(qobject_cast<const MenuBar*>(window.menuBar())); // which shows where in it one is
        QWidgetList back = round(Qt::ShiftModifier);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back, met);
    }
};

RINGFORD_TEST(TestTournamentKeys)
#include "test_tournament_keys.moc"
