// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks as people use them, from the dialog to the saved game, against a watch that the test moves on.
#include "engine/match/TimeControl.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/OfferedGames.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/files/Document.h"
#include "ui/gallery/PictureView.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/widgets/AmountField.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using Kind = TimeControl::Kind;
using ringford::test::WindowHands;

namespace {

constexpr int kNone = -1;

/** A window in which three sit down at a ring. */
struct ClockTable : WindowHands {
    ClockTable()
    {
        window.clocks().setWatch([this] { return now; });
    }
    ~ClockTable() { window.model().setModified(false); }

    NewGameDialog* ask(const std::string& id)
    {
        window.commands()[Command::NewGame]->trigger();
        auto* const dialog = find<NewGameDialog>(QStringLiteral("newGame"));
        auto* const games = dialog->findChild<ui::PictureView*>(QStringLiteral("games"));
        games->setRow(test::offeredRow(id));
        return dialog;
    }

    NewGameDialog* ask()
    {
        NewGameDialog* const dialog = ask("circular");
        auto* const players = dialog->findChild<QComboBox*>(QStringLiteral("players"));
        players->setCurrentIndex(players->findData(QStringLiteral("3")));
        return dialog;
    }

    static void setKind(NewGameDialog& dialog, int kind)
    {
        auto* const kinds = dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        kinds->setCurrentIndex(kinds->findData(kind));
    }

    static AmountField* amount(NewGameDialog& dialog, const char* name)
    {
        return dialog.findChild<AmountField*>(QLatin1String(name));
    }

    void begin(NewGameDialog& dialog)
    {
        dialog.accept();
        QVERIFY(QTest::qWaitFor([this] { return !find<NewGameDialog>(QStringLiteral("newGame")); }));
        window.activateWindow();
        window.board().setFocus();
        QVERIFY(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }));
    }

    void play(const char* from, const char* to)
    {
        click(from);
        click(to);
        QCOMPARE(lastEntry(), QString::fromLatin1(from) + u'-' + QString::fromLatin1(to));
    }

    /** What the clocks in the dock show, and which of them runs. */
    QString shown() const
    {
        QStringList texts;
        const QAbstractItemModel& seats = *window.panel<SeatsDock>().view()->model();
        for (int row = 0; row < seats.rowCount(); ++row)
            texts += seats.index(row, SeatsModel::Clock).data().toString().remove(u' ');
        return texts.join(u' ');
    }

    void pass(ClockModel::Time time)
    {
        now += time;
        window.clocks().tick();
    }

    ClockModel::Time now{};
};

} // namespace

class TestMainWindowClocks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void eachKindFromTheDialogToTheRecord_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("played");
        QTest::addColumn<QString>("takenBack");
        QTest::addColumn<int>("left"); // ms until White's flag falls
        QTest::addColumn<QString>("fallen");
        const auto row = [](const char* name, Kind kind, const char* tag, const char* played, const char* takenBack,
                            int left, const char* fallen) {
            QTest::newRow(name) << int(kind) << tag << played << takenBack << left << fallen;
        };
        // White uses 3 seconds, Red 10, Black 4 with a pause of an hour in between.
        row("sudden death", Kind::SuddenDeath, "2", "▸1:57 1:50 1:56", "1:57 1:50 ▸2:00", 117'000, "0:00.0 ▸1:50 1:56");
        row("Fischer", Kind::Fischer, "2+5", "▸2:02 1:55 2:01", "2:02 1:55 ▸2:00", 122'000, "0:00.0 ▸1:55 2:01");
        row("Bronstein", Kind::Bronstein, "2b5", "▸2:00 1:55 2:00", "2:00 1:55 ▸2:00", 120'000, "0:00.0 ▸1:55 2:00");
        row("delay", Kind::Delay, "2d5", "▹2:00 1:55 2:00", "2:00 1:55 ▹2:00", 125'000, "0:00.0 ▹1:55 2:00");
        row("byo-yomi", Kind::ByoYomi, "2y3x5", "▸1:57 1:50 1:56", "1:57 1:50 ▸2:00", 132'000, "0:00.0 ▸1:50 1:56");
        row("hourglass", Kind::Hourglass, "2h", "▸2:01 1:53 2:06", "1:57 1:53 ▸2:10", 121'000, "0:00.0 ▸3:54 2:06");
    }
    void eachKindFromTheDialogToTheRecord()
    {
        QFETCH(int, kind);
        QFETCH(QString, tag);
        QFETCH(QString, played);
        QFETCH(QString, takenBack);
        QFETCH(int, left);
        QFETCH(QString, fallen);
        ClockTable table;
        NewGameDialog& dialog = *table.ask();
        ClockTable::setKind(dialog, kind);
        ClockTable::amount(dialog, "clockMinutes")->setValue(2);
        ClockTable::amount(dialog, "clockSeconds")->setValue(5);
        table.begin(dialog);
        QCOMPARE(QString::fromStdString(table.window.model().match().tags().clock), tag);
        QCOMPARE(table.shown(), QStringLiteral("2:00 2:00 2:00"));

        table.pass(1h); // nobody has begun
        table.key(Qt::Key_P);
        table.pass(3s);
        table.play("a2", "a3");
        table.pass(10s);
        table.play("a10", "a11");
        table.pass(1s);
        table.key(Qt::Key_P);
        QVERIFY(table.window.clocks().isPaused());
        table.pass(1h);
        table.key(Qt::Key_P);
        table.pass(3s);
        table.play("a18", "a19");
        QCOMPARE(table.shown(), played);

        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.shown(), takenBack);
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.shown(), played);

        table.pass(ClockModel::Time(left) - 1ms);
        QCOMPARE(table.lastEntry(), QStringLiteral("a18-a19"));
        table.pass(1ms);
        QCOMPARE(table.lastEntry(), QStringLiteral("flag:white"));
        QCOMPARE(table.shown(), fallen);
        QVERIFY(table.window.model().game().contents(table.window.model().position()).sidesOut.contains(Side{0}));

        const QString file = table.folder.filePath(QStringLiteral("clocks.ringford"));
        table.window.document().write(file);
        QVERIFY(table.waitForFiles());
        const QByteArray record = test::bytesIn(file);
        QVERIFY(record.contains("[Clock \"" + tag.toUtf8() + "\"]"));
        QCOMPARE(record.count("[%clk "), 4);
        ClockTable other;
        other.window.openFile(table.fileWith(record, QStringLiteral("copy.ringford")));
        QVERIFY(other.waitForFiles());
        QCOMPARE(other.shown(), QString(fallen).remove(u'▸').remove(u'▹'));
        QVERIFY(other.window.clocks().isWaiting());
    }

    void noClocks()
    {
        ClockTable table;
        NewGameDialog& dialog = *table.ask();
        ClockTable::setKind(dialog, int(Kind::Fischer));
        ClockTable::setKind(dialog, kNone);
        table.begin(dialog);
        QVERIFY(table.window.model().match().tags().clock.empty());
        QVERIFY(!table.window.panel<SeatsDock>().button()->isVisible());
        QVERIFY(table.window.panel<SeatsDock>().view()->isColumnHidden(SeatsModel::Clock));
        QVERIFY(!table.window.commands()[Command::Pause]->isEnabled());
        table.play("a2", "a3");
        table.pass(10h);
        QCOMPARE(table.lastEntry(), QStringLiteral("a2-a3"));
        QVERIFY(table.window.model().gameNode()->comments().empty());
    }

    void eachSeatHasItsTime()
    {
        ClockTable table;
        NewGameDialog& dialog = *table.ask();
        ClockTable::setKind(dialog, int(Kind::Fischer));
        ClockTable::amount(dialog, "clockSeconds")->setValue(2);
        dialog.findChild<QCheckBox*>(QStringLiteral("clocksDiffer"))->setChecked(true);
        ClockTable::amount(dialog, "clockMinutes0")->setValue(5);
        ClockTable::amount(dialog, "clockMinutes1")->setValue(0.5);
        ClockTable::amount(dialog, "clockMinutes2")->setValue(5);
        table.begin(dialog);
        QCOMPARE(table.window.model().match().tags().clock, std::string("5+2 red=0.5+2"));
        table.play("a2", "a3");
        table.pass(12s);
        QCOMPARE(table.shown(), QStringLiteral("5:02 ▸0:18.0 5:00"));
        table.play("a10", "a11");
        QCOMPARE(table.shown(), QStringLiteral("5:02 0:20 ▸5:00"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.shown(), QStringLiteral("5:00 0:30 5:00"));
    }

    void aGameForFewerFollows()
    {
        ClockTable table;
        NewGameDialog& ring = *table.ask();
        ClockTable::setKind(ring, int(Kind::SuddenDeath));
        table.begin(ring);
        QCOMPARE(table.window.panel<SeatsDock>().view()->model()->rowCount(), 3);
        NewGameDialog& chess = *table.ask("orthodox");
        ClockTable::setKind(chess, kNone);
        table.begin(chess);
        QCOMPARE(table.window.panel<SeatsDock>().view()->model()->rowCount(), 2);
        QCOMPARE(table.shown(), QStringLiteral(" "));
    }

    void longNamesLeaveRoomForClocks()
    {
        ClockTable table;
        table.window.openFile(
            table.fileWith("[Game \"circular\"]\n[Options \"players=6 teams=3x3\"]\n"
                           "[Seat \"red: Maximilian von und zu Hohenstaufen-Liechtenstein\"]\n[Clock \"10h\"]\n\n*\n"));
        QVERIFY(table.waitForFiles());
        QTreeView& view = *table.window.panel<SeatsDock>().view();
        QCOMPARE(view.model()->rowCount(), 6);
        for (const int width : {180, 260, 600}) {
            table.window.resizeDocks({&table.window.panel<SeatsDock>()}, {width}, Qt::Horizontal);
            QTest::qWait(0);
            QVERIFY(view.columnWidth(SeatsModel::Who) > 0);
            QVERIFY(view.columnWidth(SeatsModel::State) > 0);
            const int end = view.columnViewportPosition(SeatsModel::Clock) +
                            view.sizeHintForIndex(view.model()->index(0, SeatsModel::Clock)).width();
            QVERIFY2(end <= view.viewport()->width(), qPrintable(QString::number(end)));
        }
        const QModelIndex state = view.model()->index(0, SeatsModel::State);
        QVERIFY(!state.data().toString().contains(QStringLiteral("Red")));
        QVERIFY(state.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Blue")));
    }

    void whatIsTypedStays_data()
    {
        QTest::addColumn<bool>("differs");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("reason"); // none: it is fine
        const QString time = QStringLiteral("clockMinutes");
        const QString short1 = QStringLiteral("The time for the game is too short: give at least 0:03 minutes.");
        QTest::newRow("fine") << false << time << "3.5"
                              << "3.5 min" << 3.5 << QString();
        QTest::newRow("comma") << false << time << "3,5"
                               << "3.5 min" << 3.5 << QString();
        QTest::newRow("least") << false << time << "0.05"
                               << "0:03 min" << 0.05 << QString();
        QTest::newRow("too short") << false << time << "0.04"
                                   << "0.04 min" << 0.04 << short1;
        QTest::newRow("none") << false << time << "0"
                              << "0 min" << 0.0 << short1;
        QTest::newRow("empty") << false << time << ""
                               << "0 min" << 0.0 << short1;
        QTest::newRow("only a point") << false << time << "."
                                      << "0 min" << 0.0 << short1;
        QTest::newRow("letters are not taken") << false << time << "1x2"
                                               << "12 min" << 12.0 << QString();
        QTest::newRow("too many digits are not taken") << false << time << "123456"
                                                       << "1234 min" << 1234.0 << QString();
        QTest::newRow("one seat") << true << QStringLiteral("clockMinutes1") << "0"
                                  << "0 min" << 0.0
                                  << QStringLiteral("The time of Red is too short: give at least 0:03 minutes.");
        QTest::newRow("seconds") << false << QStringLiteral("clockSeconds") << "0"
                                 << "0 s" << 0.0
                                 << QStringLiteral("The seconds for each turn are too few: give at least 1, or choose "
                                                   "another kind of clock.");
        QTest::newRow("no parts of seconds") << false << QStringLiteral("clockSeconds") << "1.5"
                                             << "15 s" << 15.0 << QString();
    }
    void whatIsTypedStays()
    {
        QFETCH(bool, differs);
        QFETCH(QString, field);
        QFETCH(QString, typed);
        QFETCH(QString, shown);
        QFETCH(double, value);
        QFETCH(QString, reason);
        ClockTable table;
        NewGameDialog& dialog = *table.ask();
        ClockTable::setKind(dialog, int(Kind::Fischer));
        dialog.findChild<QCheckBox*>(QStringLiteral("clocksDiffer"))->setChecked(differs);
        auto* const amount = dialog.findChild<AmountField*>(field);
        amount->setFocus();
        amount->selectAll();
        QTest::keyClick(amount, Qt::Key_Backspace);
        QTest::keyClicks(amount, typed);
        QFocusEvent leaving(QEvent::FocusOut);
        QApplication::sendEvent(amount, &leaving);
        QCOMPARE(amount->text(), shown);
        QCOMPARE(amount->value(), value);
        QCOMPARE(dialog.problems(), reason.isEmpty() ? QStringList() : QStringList(reason));
        for (const auto* const button : dialog.findChildren<QPushButton*>()) {
            if (button->isDefault())
                QCOMPARE(button->isEnabled(), reason.isEmpty());
        }
        dialog.reject();
    }

    void arrowsGoNoLowerThanCanBePlayed()
    {
        AmountField field(0.05, 100, 2, QStringLiteral(" min"));
        field.setValue(0);
        QVERIFY(field.isTooLittle());
        field.stepUp();
        QCOMPARE(field.value(), 0.05);
        field.stepDown();
        QCOMPARE(field.value(), 0.05);
        field.stepUp();
        QCOMPARE(field.value(), 1.05);
    }

    // What ends the program without a word gives no time back.
    void whatHasRunIsWrittenAllTheTime()
    {
        ClockTable table;
        Match match = test::matchOf("multiplayer");
        match.tags().clock = "20";
        table.window.model().replace(std::move(match));
        table.window.clocks().toggle();
        table.now += 46s;
        auto* const timer = table.find<QTimer>(QStringLiteral("dialsKept"));
        QVERIFY(timer && timer->isActive() && timer->interval() <= 10'000);
        timer->start(1);
        QTRY_VERIFY(!table.window.model().gameNode()->comments().empty());
        const auto& comments = table.window.model().gameNode()->comments();
        QVERIFY2(comments.front().find("0:19:14") != std::string::npos, comments.front().c_str());
    }

    void thatClocksRunIsSpoken()
    {
        ClockTable table;
        table.ask("orthodox");
        NewGameDialog& dialog = *table.find<NewGameDialog>(QStringLiteral("newGame"));
        ClockTable::setKind(dialog, static_cast<int>(TimeControl::Kind::SuddenDeath));
        ClockTable::amount(dialog, "clockMinutes")->setValue(2);
        table.begin(dialog);
        const auto said = [&] { return ui::Announcer::of(table.window).said().last(); };
        table.window.board().setFocus();
        table.key(Qt::Key_P);
        QCOMPARE(said(), QStringLiteral("The clocks run."));
        table.key(Qt::Key_P);
        QCOMPARE(said(), QStringLiteral("The clocks are paused."));
        table.key(Qt::Key_P);
        QVERIFY(!table.window.model().retire(Side{0}, Retire::FlagFell).refusal);
        QCOMPARE(said(), QStringLiteral("White ran out of time. Black won: time ran out."));
    }

    void thatAClockIsLowIsSpokenOnce()
    {
        ClockTable table;
        Match match = test::matchOf("orthodox");
        match.tags().clock = "0.5";
        table.window.model().replace(std::move(match));
        table.play("e2", "e4");
        table.play("e7", "e5");
        const QStringList& said = Announcer::of(table.window).said();
        const auto told = [&said] { return said.filter(QStringLiteral("seconds left")); };
        table.pass(5s);
        QCOMPARE(told(), QStringList());
        table.pass(6s);
        table.pass(1s);
        QCOMPARE(told(), QStringList{QStringLiteral("White has 19 seconds left.")});
        table.play("d2", "d4");
        table.pass(11s);
        QCOMPARE(told().back(), QStringLiteral("Black has 19 seconds left."));
        table.play("d7", "d5");
        table.pass(1s);
        QCOMPARE(told().size(), 2);
    }

    void clocksStandWhileSomebodyIsAskedToSave()
    {
        ClockTable table;
        Match match = test::matchOf("orthodox");
        match.tags().clock = "5";
        table.window.model().replace(std::move(match));
        table.play("e2", "e4");
        table.pass(10s);
        const QString before = table.shown();
        table.window.close();
        auto* const question = table.find<QMessageBox>(QStringLiteral("unsaved"));
        QVERIFY(question);
        table.pass(60s);
        const QString held = QString(before).remove(QStringLiteral("▸")); // nor do they look as if they ran
        QVERIFY(held != before);
        QCOMPARE(table.shown(), held);
        question->reject();
        QTRY_VERIFY(!table.find<QMessageBox>(QStringLiteral("unsaved")));
        QCOMPARE(table.shown(), before);
        table.pass(10s);
        QVERIFY(table.shown() != before);
        table.window.model().setModified(false);
    }
};

RINGFORD_TEST(TestMainWindowClocks)
#include "test_mainwindow_clocks.moc"
