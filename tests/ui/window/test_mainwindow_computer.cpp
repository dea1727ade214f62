// SPDX-License-Identifier: GPL-3.0-or-later
// The computer at some of the seats: it answers, waits, is stopped, and never plays where somebody looks elsewhere.
#include "engine/search/Level.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ComputerTable.h"
#include "tests/support/ui/PlayText.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/WhoPlays.h"
#include "ui/files/Document.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/PlayersMenu.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <string_view>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::ComputerTable;
using ringford::test::matchOf;

namespace {

constexpr Seat kWhite{0};
constexpr Seat kBlack{1};

/** Two computers with half a minute each, whose searches end once they are let go, by a watch that is set by hand. */
struct HalfAMinute {
    HalfAMinute()
    {
        clocks.setWatch([this] { return now; });
        table.searches.hold();
        Match match = matchOf("orthodox");
        match.tags().clock = "0.5";
        table.setGame({{kWhite, 4}, {kBlack, 4}}, std::move(match));
    }

    ClockModel::Time now{1000};
    ComputerTable table = ComputerTable({});
    ClockModel& clocks = table.window.clocks();
};

} // namespace

class TestMainWindowComputer : public QObject {
    Q_OBJECT

private slots:
    void itAnswersAPersonsMove()
    {
        ComputerTable table({{kBlack, 4}});
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        const SearchTask task = table.searches.lastTask();
        QCOMPARE(task.level, 4);
        QVERIFY(task.seat == kBlack);
        QCOMPARE(task.before.size(), 1);
        table.click("g1");
        table.click("f3");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5 g1-f3 g8-f6"));
        QCOMPARE(table.searches.made(), 1);
        QCOMPARE(table.searches.lastTask().seed, task.seed);
    }

    /** A record holds no more than so many entries and comments. */
    void whereTheGameIsTooLongItSaysWhyItDoesNotAct()
    {
        Match match = matchOf("orthodox");
        match.setComments(match.start(), std::vector<std::string>(Match::kMostPlayed - 1));
        ComputerTable table({{kBlack, 4}}, std::move(match));
        table.drag("e2", "e4");
        QTRY_VERIFY2(table.window.messages().text().startsWith(QStringLiteral("The game is too long to be saved")),
                     qPrintable(table.window.messages().text()));
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().isHidden());
    }

    void itBeginsWhereItsSeatDoes()
    {
        ComputerTable table({{kWhite, 10}});
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        QCOMPARE(table.window.board().boardScene().turned(), 180.0);
    }

    void computersPlayAmongThemselves()
    {
        ComputerTable table({{kWhite, 1}, {kBlack, 2}});
        QTRY_VERIFY(table.window.model().gameNode()->depth >= 6);
    }

    /** Boards do not wait: it acts on another one between somebody's first click and the second. */
    void whatIsTouchedOnAnotherBoardStaysTouchedWhenItActs()
    {
        const auto match = [] { return matchOf("multiplayer"); };
        ComputerTable table({}, match());
        table.window.resize(1280, 800);
        table.searches.want({"2:e2-e4"});
        table.searches.hold();
        table.setGame({{Seat{1}, 1}}, match());
        QVERIFY(table.waitUntilItThinks());
        table.click("1:d2");
        QCOMPARE(table.window.board().playTool().touched().size(), std::size_t(1));
        table.searches.letGo();
        QTRY_COMPARE(table.line(), QStringLiteral("2:e2-e4"));
        QCOMPARE(table.window.board().playTool().touched().size(), std::size_t(1));
        table.click("1:d4");
        QTRY_COMPARE(table.line(), QStringLiteral("2:e2-e4 1:d2-d4"));
    }

    void aClickWhileItThinksSaysSo()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        for (const char* const cell : {"e7", "d2"}) {
            table.click(cell);
            QCOMPARE(table.window.board().reason(), QStringLiteral("Black (computer) is thinking."));
            QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        }
        table.drag("e7", "e5"); // nobody plays for it
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        QVERIFY2(table.window.gameLine().text().contains(QStringLiteral("Black (computer) to play: thinking")),
                 qPrintable(table.window.gameLine().text()));
        table.searches.letGo();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QVERIFY(!table.window.gameLine().text().contains(QStringLiteral("thinking")));
    }

    void inAPauseNothingSaysThatItThinks()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "10";
        ComputerTable table({{kBlack, 4}}, std::move(match));
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        const QAbstractItemModel& rows = *table.window.panel<SeatsDock>().view()->model();
        const auto state = [&rows] { return rows.index(1, SeatsModel::State).data().toString(); };
        QCOMPARE(state(), QStringLiteral("thinking"));
        table.action(Command::Pause).trigger();
        QTRY_COMPARE(state(), QStringLiteral("paused"));
        QVERIFY2(table.window.gameLine().text().contains(QStringLiteral("Black (computer) to play: paused")),
                 qPrintable(table.window.gameLine().text()));
        const QString waits = QStringLiteral("Black (computer) waits until the clocks go on.");
        table.click("d2");
        QCOMPARE(table.window.board().reason(), waits);
        table.key(Qt::Key_Slash);
        table.type(QStringLiteral("d7-d5"));
        table.key(Qt::Key_Return);
        QCOMPARE(table.window.moveEntry().complaint(), waits);
        table.action(Command::Pause).trigger();
        QTRY_COMPARE(state(), QStringLiteral("thinking"));
        table.action(Command::Pause).trigger();
    }

    /** Whose turn it is as well it may wait for. */
    void aClickOnItsPiecesWhereAPersonIsOnTurnSaysWhoPlaysThem()
    {
        ComputerTable table({}, matchOf("multiplayer"));
        table.window.resize(1280, 800);
        table.searches.hold();
        table.setGame({{Seat{1}, 1}}, matchOf("multiplayer"));
        QVERIFY(table.waitUntilItThinks());
        table.click("2:d2");
        QCOMPARE(table.window.board().reason(), QStringLiteral("Seat B is played by the computer."));
        table.searches.letGo();
    }

    void typingForItSaysThatItThinks()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.key(Qt::Key_Slash);
        table.type(QStringLiteral("d7-d5"));
        table.key(Qt::Key_Return);
        QCOMPARE(table.window.moveEntry().complaint(), QStringLiteral("Black (computer) is thinking."));
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
    }

    void moveNowPlaysTheBestSoFar()
    {
        ComputerTable table({{kBlack, 10}});
        table.searches.hold();
        QTRY_VERIFY(!table.action(Command::MoveNow).isEnabled());
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QTRY_VERIFY(table.action(Command::MoveNow).isEnabled());
        table.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void takingBackGoesToWhereAPersonIsOnTurn()
    {
        ComputerTable table({{kBlack, 4}});
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
        ComputerTable::settle();
        QVERIFY(table.line().isEmpty());
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void takingBackWhileItThinksStopsIt()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
        QTRY_COMPARE(table.searches.ended(), 1);
        table.searches.letGo();
        ComputerTable::settle();
        QVERIFY(table.line().isEmpty());
        table.drag("d2", "d4");
        QTRY_COMPARE(table.line(), QStringLiteral("d2-d4 e7-e5"));
    }

    void whoLooksBackComesBackBeforeAnythingIsTakenBack()
    {
        ComputerTable table({{kBlack, 4}});
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        table.key(Qt::Key_Home);
        QVERIFY(table.window.model().viewedNode()->isRoot());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QCOMPARE(table.window.model().viewedNode(), table.window.model().gameNode());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
    }

    /** On several boards somebody is on turn nearly always: one's own slip was as many presses away as others had acted. */
    void onSeveralBoardsOnesOwnActionIsTakenBackWithWhatOthersDidSince()
    {
        ComputerTable table({{Seat{1}, 4}, {Seat{2}, 4}}, matchOf("multiplayer", {}, {{"players", "3"}}));
        table.searches.hold();
        for (const char* text : {"2:e2-e4", "1:e2-e4", "1:e7-e5", "3:d2-d4", "2:e7-e5"})
            QVERIFY(ringford::test::playText(table.window.model(), text));
        const QString all = table.line();
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.line(), QStringLiteral("2:e2-e4"));
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.line(), all);
        // What was done before anything was played by hand is taken back one by one, also while they wait.
        table.key(Qt::Key_Z, Qt::ControlModifier);
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(table.line().isEmpty(), qPrintable(table.line()));
        table.searches.letGo();
    }

    void whatOnlyItHasDoneIsTakenBackAndItWaits()
    {
        ComputerTable table({{kWhite, 4}});
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        ComputerTable::settle();
        QVERIFY(table.line().isEmpty());
        table.drag("d2", "d4"); // for it
        QCOMPARE(table.line(), QStringLiteral("d2-d4"));
        table.drag("d7", "d5");
        QTRY_COMPARE(table.line(), QStringLiteral("d2-d4 d7-d5 e2-e4"));
    }

    void whatWaitsSaysSoWhereItIsPlayedAgain()
    {
        ComputerTable table({{kWhite, 4}, {kBlack, 4}});
        table.searches.hold();
        for (const char* text : {"e2-e4", "e7-e5", "g1-f3"})
            QVERIFY(ringford::test::playText(table.window.model(), text));
        const auto waits = [&] {
            return table.window.messages().isVisible() &&
                   table.window.messages().text().contains(QStringLiteral("The computer waits"));
        };
        for (int count = 0; count < 2; ++count)
            table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        QTRY_VERIFY(waits());
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QTRY_VERIFY(waits());
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5 g1-f3"));
        QTRY_VERIFY(!waits()); // nothing is left to be played again
        table.searches.letGo();
    }

    /** It went on, and changed what had been opened, before anybody had looked. */
    void aGameOfComputersThatIsOpenedWaits()
    {
        Match match = matchOf("orthodox");
        ringford::test::enterAll(match, "e2-e4 e7-e5");
        ComputerTable table({{kWhite, 4}, {kBlack, 4}}, std::move(match));
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QCOMPARE(table.searches.begun(), 0);
        table.action(Command::MoveNow).trigger();
        QTRY_VERIFY(table.line().size() > 11);
    }

    /** Six of them were told as one. */
    void severalComputersThatWaitAreToldAsSeveral()
    {
        installLanguage(QLocale(QLocale::English));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("three.ringford"));
        test::makeFile(file, "[Game \"multiplayer\"]\n[Options \"players=3\"]\n"
                             "[Computer \"B: level=4\"]\n[Computer \"C: level=4\"]\n\n*\n");
        ComputerTable table({});
        table.window.openFile(file);
        const auto& messages = table.window.messages();
        QTRY_COMPARE(messages.text(), QStringLiteral("The computers wait. Play for them, or let them go on."));
        QCOMPARE(messages.findChild<QPushButton*>()->text().remove(u'&'), QStringLiteral("Let Them Go On"));
    }

    /** It may have been paused when it was left; by its clocks, too, which it would start. */
    void aGameThatIsOpenedWhereTheComputerIsOnTurnWaits()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "10";
        ringford::test::enterAll(match, "e2-e4");
        ComputerTable table({{kBlack, 4}}, std::move(match));
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        ComputerTable::settle();
        QCOMPARE(table.searches.begun(), 0);
        QVERIFY(!table.window.clocks().isRunning());
        table.window.messages().findChild<QPushButton*>()->click();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    /** Also where nothing has been played: it would change what was opened before anybody had looked. */
    void aGameThatIsOpenedWhereTheComputerBeginsWaits()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("white.ringford"));
        test::makeFile(file, "[Game \"orthodox\"]\n[Computer \"white: level=4\"]\n\n*\n");
        ComputerTable table({});
        table.window.openFile(file);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        ComputerTable::settle();
        QVERIFY(table.window.model().gameNode()->isRoot());
        // One that is begun does not.
        table.setGame({{kWhite, 4}}, matchOf("orthodox"));
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
    }

    /** Nobody has asked for it when the program starts. */
    void aGameOfComputersThatComesBackAnewWaits()
    {
        ComputerTable table({{kWhite, 4}, {kBlack, 4}});
        table.window.model().setModified(false);
        QVERIFY(table.window.close());
        MainWindow next(table.program);
        next.reopenLast();
        QTRY_VERIFY(next.messages().text().contains(QStringLiteral("The computer waits")));
        ComputerTable::settle();
        QVERIFY(next.model().gameNode()->isRoot());
    }

    /** As the message says, anybody may play for it; a hint that takes the message's place has the same way on. */
    void aHintIsPlayedForWhoWaits()
    {
        ComputerTable table({{kWhite, 4}, {kBlack, 4}});
        table.searches.hold();
        QVERIFY(ringford::test::playText(table.window.model(), "d2-d4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        table.searches.letGo();
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.window.messages().text().startsWith(QStringLiteral("Hint: e4.")));
        const auto choices = [&] {
            QStringList texts;
            for (const auto* const button : table.window.messages().findChildren<QPushButton*>())
                texts += button->text().remove(u'&');
            return texts;
        };
        QTRY_COMPARE(choices(), (QStringList{QStringLiteral("Play It"), QStringLiteral("Let It Go On")}));
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.line().startsWith(QStringLiteral("e2-e4")));
    }

    void whatWaitsSaysSoBehindWhatThreatens()
    {
        ComputerTable table({{kWhite, 4}, {kBlack, 4}});
        table.searches.hold();
        QVERIFY(ringford::test::playText(table.window.model(), "d2-d4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        const auto tells = [&](const char* text) {
            return table.window.messages().isVisible() &&
                   table.window.messages().text().contains(QString::fromUtf8(text));
        };
        QTRY_VERIFY(tells("The computer waits"));
        table.action(Command::Threat).trigger();
        QVERIFY(tells("Looking for what threatens"));
        table.searches.letGo();
        QTRY_VERIFY(tells("If White did nothing"));
        table.key(Qt::Key_Escape);
        QVERIFY(tells("The computer waits"));
        table.searches.hold();
        table.window.messages().findChild<QPushButton*>()->click();
        QVERIFY(!table.window.messages().isVisible());
        table.searches.letGo();
        QTRY_VERIFY(table.line().startsWith(QStringLiteral("e2-e4")));
    }

    /** It was told again, behind the news that a person plays there, and spoken. */
    void nobodyWaitsWhereAPersonHasTakenTheSeat()
    {
        ComputerTable table({{kWhite, 4}});
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        const auto& messages = table.window.messages();
        QTRY_VERIFY(messages.text().contains(QStringLiteral("The computer waits")));
        table.action(Command::ComputerPlays).trigger();
        QTRY_VERIFY(messages.text().contains(QStringLiteral("a person plays here now")));
        table.key(Qt::Key_Escape);
        QVERIFY2(!messages.isVisible(), qPrintable(messages.text()));
        QTRY_VERIFY(!table.action(Command::MoveNow).isEnabled());
        // A computer that comes to the seat later has nothing to wait for.
        table.action(Command::ComputerPlays).trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
    }

    void whatWaitsGoesOnWhereTheGameStands()
    {
        ComputerTable table({{kWhite, 4}, {kBlack, 4}});
        table.searches.hold();
        for (const char* text : {"e2-e4", "e7-e5", "g1-f3"})
            QVERIFY(ringford::test::playText(table.window.model(), text));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(table.window.model().viewedNode() != table.window.model().gameNode());
        table.action(Command::MoveNow).trigger();
        QCOMPARE(table.window.model().viewedNode(), table.window.model().gameNode());
        QVERIFY(table.waitUntilItThinks());
        table.searches.letGo();
    }

    void whatWaitsLosesNoTime()
    {
        HalfAMinute blitz;
        auto& [now, table, clocks] = blitz;
        for (const char* text : {"e2-e4", "e7-e5", "g1-f3"})
            QVERIFY(ringford::test::playText(table.window.model(), text));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        now += std::chrono::minutes(1);
        clocks.tick();
        QCOMPARE(clocks.left(Side{0}), ClockModel::Time(std::chrono::seconds(30)));
        table.action(Command::MoveNow).trigger();
        ComputerTable::settle();
        now += std::chrono::seconds(2);
        QCOMPARE(clocks.left(Side{0}), ClockModel::Time(std::chrono::seconds(28)));
        clocks.pause();
        table.searches.letGo();
    }

    /** Its clock goes on with it. */
    void whoseFlagFellGoesOnWhenItIsLet()
    {
        HalfAMinute blitz;
        auto& [now, table, clocks] = blitz;
        clocks.toggle();
        QVERIFY(table.waitUntilItThinks());
        now += std::chrono::minutes(1);
        clocks.tick();
        QCOMPARE(table.line(), QStringLiteral("flag:white"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("The computer waits")));
        QVERIFY(table.line().isEmpty());
        table.searches.letGo();
        table.action(Command::MoveNow).trigger();
        QTRY_VERIFY(!table.line().isEmpty());
        clocks.pause();
    }

    void whatWaitsGoesOnWhenItIsLet()
    {
        ComputerTable table({{kWhite, 4}});
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(table.window.messages().isVisible());
        table.action(Command::MoveNow).trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        QTRY_VERIFY(!table.window.messages().isVisible());
    }

    void itWaitsWhileOneLooksBack()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QTRY_COMPARE(table.searches.ended(), 1);
        table.searches.letGo();
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        table.key(Qt::Key_Right, Qt::ControlModifier);
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void anotherMoveFromAnEarlierPlaceIsAnswered()
    {
        ComputerTable table({{kBlack, 4}});
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        table.key(Qt::Key_Home);
        table.drag("d2", "d4");
        QTRY_COMPARE(table.line(), QStringLiteral("d2-d4 e7-e5"));
    }

    void aSeatIsTakenFromItWhileItThinks()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QTRY_VERIFY(table.action(Command::ComputerPlays).isChecked());
        table.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_COMPARE(table.searches.ended(), 1);
        table.searches.letGo();
        table.drag("d7", "d5");
        QCOMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QVERIFY(table.window.model().match().tags().others.empty());
    }

    /** One after the other, and the last that was left to a person takes one back. */
    /** Who looks back sees whose turn it is there, and takes that seat. */
    void theSeatThatIsShownIsTakenFromIt()
    {
        ComputerTable table({});
        table.drag("e2", "e4");
        table.drag("e7", "e5");
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(table.window.model().match().onTurn(table.window.model().viewedNode()), SeatSet(kBlack));
        table.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(ComputerSeats(table.window.model().match()).seats(), SeatSet(kBlack));
        QVERIFY(table.action(Command::ComputerPlays).isChecked());
        table.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(ComputerSeats(table.window.model().match()).seats().empty());
    }

    void ofSeveralSeatsOnTurnEachIsGivenToIt()
    {
        ComputerTable table({}, matchOf("multiplayer"));
        table.searches.hold();
        const auto computers = [&table] { return ComputerSeats(table.window.model().match()).seats().size(); };
        const int onTurn = table.window.model().match().onTurn(table.window.model().gameNode()).size();
        QVERIFY(onTurn > 1);
        for (int given = 1; given <= onTurn; ++given) {
            QTRY_VERIFY(!table.action(Command::ComputerPlays).isChecked());
            table.key(Qt::Key_K, Qt::ControlModifier);
            QCOMPARE(computers(), given);
        }
        QTRY_VERIFY(table.action(Command::ComputerPlays).isChecked());
        table.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(computers(), onTurn - 1);
        table.searches.letGo();
    }

    void aSeatIsGivenToItInTheMiddleOfAGame()
    {
        ComputerTable table({});
        table.program.settings.set(&Settings::computerLevel, 7);
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.action(Command::ComputerPlays).isChecked());
        table.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QCOMPARE(ComputerSeats(table.window.model().match()).level(kBlack), 7);
        QVERIFY(table.window.model().isModified());
    }

    void aDialogMakesItWait()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.action(Command::Details).trigger();
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_COMPARE(table.searches.ended(), 1);
        QCOMPARE(table.window.gameLine().text(),
                 QStringLiteral("Black (computer) to play: waiting while a dialog is open"));
        const QAbstractItemModel& rows = *table.window.panel<SeatsDock>().view()->model();
        QCOMPARE(rows.index(1, SeatsModel::State).data().toString(), QStringLiteral("waits"));
        table.searches.letGo();
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        dialog->reject();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    /** It played on behind the menu that was opened to stop it. */
    void theMenuOfASeatMakesItWait()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QTreeView& seats = *table.window.panel<SeatsDock>().view();
        emit seats.activated(seats.model()->index(1, 0));
        auto* const menu = seats.findChild<QMenu*>(QStringLiteral("playerOfSeat"));
        QVERIFY(menu && menu->isVisible());
        QTRY_COMPARE(table.searches.ended(), 1);
        QCOMPARE(table.window.gameLine().text(),
                 QStringLiteral("Black (computer) to play: waiting while a menu is open"));
        table.searches.letGo();
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        menu->close();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    /** A dialog that comes by itself closes the menu: the computer waits until that is closed, too. */
    void aDialogBehindTheMenuOfASeatMakesItWaitOn()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QTreeView& seats = *table.window.panel<SeatsDock>().view();
        emit seats.activated(seats.model()->index(1, 0));
        auto* const menu = seats.findChild<QMenu*>(QStringLiteral("playerOfSeat"));
        QVERIFY(menu && menu->isVisible());
        QDialog dialog(&table.window);
        dialog.setModal(true);
        dialog.show();
        menu->close();
        table.searches.letGo();
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        QCOMPARE(table.window.gameLine().text(),
                 QStringLiteral("Black (computer) to play: waiting while a dialog is open"));
        dialog.close();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void theEditorMakesItWait()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.action(Command::EditPosition).trigger();
        QTRY_COMPARE(table.searches.ended(), 1);
        table.searches.letGo();
        ComputerTable::settle();
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        table.action(Command::EditPosition).trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void inPracticePersonsPlayForIt()
    {
        ComputerTable table({{kBlack, 4}});
        table.action(Command::Practice).trigger();
        table.drag("e2", "e4");
        ComputerTable::settle();
        table.drag("d7", "d5");
        QCOMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QCOMPARE(table.searches.begun(), 0);
    }

    void anotherGameTakesItsPlaceWhileItThinks()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.window.document().begin(matchOf("circular"));
        QTRY_COMPARE(table.searches.ended(), 1);
        table.searches.letGo();
        ComputerTable::settle();
        QVERIFY(table.line().isEmpty());
    }

    void theWindowClosesWhileItThinks()
    {
        ComputerTable table({{kBlack, 4}});
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        table.window.model().setModified(false);
        QVERIFY(table.window.close());
    }

    void twoWindowsThinkAtOnce()
    {
        ComputerTable first({{kBlack, 4}});
        ComputerTable second({{kBlack, 6}});
        first.searches.hold();
        first.drag("e2", "e4");
        QVERIFY(first.waitUntilItThinks());
        second.drag("d2", "d4");
        QTRY_COMPARE(second.line(), QStringLiteral("d2-d4 e7-e5"));
        QCOMPARE(first.line(), QStringLiteral("e2-e4"));
        first.searches.letGo();
        QTRY_COMPARE(first.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void itClaimsADrawUnlessItStandsBetter_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("claims");
        QTest::newRow("worse") << -100 << true;
        QTest::newRow("equal") << 0 << true;
        QTest::newRow("better") << 100 << false;
    }
    void itClaimsADrawUnlessItStandsBetter()
    {
        QFETCH(const int, value);
        QFETCH(const bool, claims);
        Match match = matchOf("orthodox");
        test::enterAll(match, "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1 f6-g8");
        ComputerTable table({}, std::move(match));
        table.searches.setValue(value);
        table.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(table.window.model().gameNode()->depth == 13);
        QCOMPARE(table.line().endsWith(QStringLiteral("claim")), claims);
    }

    void itSharesItsTimeAndItsClockWaitsWithIt()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "1+0";
        ComputerTable table({{kBlack, 10}}, std::move(match));
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QTRY_VERIFY(table.searches.lastTask().budget.usual <= std::chrono::seconds(2));
        QVERIFY(table.searches.lastTask().budget.most <= std::chrono::seconds(6));
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QTRY_COMPARE(table.searches.ended(), 1);
        ComputerTable::settle();
        const auto before = table.window.clocks().left(Side{1});
        QTest::qWait(30);
        QCOMPARE(table.window.clocks().left(Side{1}), before);
        table.searches.letGo();
        table.key(Qt::Key_Right, Qt::ControlModifier);
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void theBoardStaysWithThePerson()
    {
        ComputerTable table({{kWhite, 4}});
        table.program.settings.set(&Settings::turning, Settings::Turning::SeatOnTurn);
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        QCOMPARE(table.window.board().boardScene().turned(), 180.0);
        table.searches.hold();
        table.drag("e7", "e5");
        QVERIFY(table.waitUntilItThinks(2));
        QCOMPARE(table.window.board().boardScene().turned(), 180.0);
    }

    void keysAloneChooseItInNewGame()
    {
        ComputerTable table({});
        table.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QPointer<QWidget> dialog = QApplication::activeModalWidget();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        for (int step = 0; step < 5 && dialog->focusWidget()->objectName() != QStringLiteral("whoPlays"); ++step)
            table.key(Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("whoPlays"));
        table.key(Qt::Key_Down);
        table.key(Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("computerLevel"));
        table.key(Qt::Key_7);
        table.key(Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        const ComputerSeats seats(table.window.model().match());
        QVERIFY(!seats.has(kWhite));
        QCOMPARE(seats.level(kBlack), 7);
        QCOMPARE(table.settings().computerLevel, 7);
        QVERIFY(table.settings().players == Settings::Players::AgainstComputer);
        QVERIFY(!table.window.model().isModified());
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void theSeatOfThePersonIsChosenInNewGame()
    {
        ComputerTable table({}, matchOf("circular", "", {{"players", "4"}, {"teams", "2x2"}}));
        table.action(Command::NewGame).trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto choose = [dialog](const char* name, int index) {
            auto* const box = dialog->findChild<QComboBox*>(QLatin1String(name));
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        const auto* const seat = dialog->findChild<QComboBox*>(QStringLiteral("personsSeat"));
        QVERIFY(!seat->isEnabled());
        choose("whoPlays", static_cast<int>(WhoPlays::Kind::AgainstComputer));
        QVERIFY(seat->isEnabled());
        QCOMPARE(seat->count(), 4);
        choose("personsSeat", 2);
        dialog->accept();
        const ComputerSeats seats(table.window.model().match());
        QVERIFY(seats.persons() == SeatSet(Seat{2}));
        table.window.model().setModified(false);
        table.action(Command::NewGame).trigger(); // it is offered again
        auto* const again = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(again);
        QCOMPARE(again->findChild<QComboBox*>(QStringLiteral("personsSeat"))->currentIndex(), 2);
        again->reject();
    }

    void whatWasChosenBySeatIsOfThoseSeatsAlone()
    {
        ComputerTable table({{Seat{1}, 3}, {Seat{2}, 8}}, matchOf("circular", "", {{"players", "3"}}));
        table.action(Command::NewGame).trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto* const who = dialog->findChild<QComboBox*>(QStringLiteral("whoPlays"));
        QCOMPARE(who->currentIndex(), static_cast<int>(WhoPlays::Kind::BySeat));
        auto* const players = dialog->findChild<QComboBox*>(QStringLiteral("players"));
        players->setCurrentIndex(players->findData(QStringLiteral("6")));
        QCOMPARE(who->currentIndex(), static_cast<int>(WhoPlays::Kind::AgainstComputer));
        for (int seat = 1; seat < 6; ++seat)
            QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("player%1").arg(seat))->currentIndex(), 3);
        dialog->reject();
    }

    void eachSeatIsChosenInNewGame()
    {
        ComputerTable table({}, matchOf("circular", "", {{"players", "3"}}));
        table.action(Command::NewGame).trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto choose = [dialog](const char* name, int index) {
            auto* const box = dialog->findChild<QComboBox*>(QLatin1String(name));
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        choose("player1", 3);
        choose("player2", 8);
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("whoPlays"))->currentIndex(),
                 static_cast<int>(WhoPlays::Kind::BySeat));
        QVERIFY(dialog->findChild<QLineEdit*>(QStringLiteral("name0"))->isVisibleTo(dialog));
        QVERIFY(!dialog->findChild<QLineEdit*>(QStringLiteral("name1"))->isVisibleTo(dialog));
        dialog->accept();
        const ComputerSeats seats(table.window.model().match());
        QVERIFY(!seats.has(kWhite));
        QCOMPARE(seats.level(Seat{1}), 3);
        QCOMPARE(seats.level(Seat{2}), 8);
    }

    void theSeatsPanelGivesASeatToIt()
    {
        ComputerTable table({});
        auto& seats = table.window.panel<SeatsDock>();
        const auto menus = seats.players().actions();
        QCOMPARE(menus.size(), 2);
        QCOMPARE(menus[1]->menu()->actions().size(), kHighestLevel + 1);
        menus[1]->menu()->actions()[5]->trigger();
        QCOMPARE(ComputerSeats(table.window.model().match()).level(kBlack), 5);
        const MessageBar& told = table.window.messages();
        QCOMPARE(told.text(), QStringLiteral("Black: the computer plays here now, at level 5, casual."));
        const QAbstractItemModel& rows = *seats.view()->model();
        QVERIFY(rows.index(1, 0).data().toString().contains(QStringLiteral("level 5")));
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QVERIFY(rows.index(1, 2).data().toString().contains(QStringLiteral("thinking")));
        seats.players().actions()[1]->menu()->actions()[0]->trigger();
        QCOMPARE(told.text(), QStringLiteral("Black: a person plays here now."));
        QTRY_COMPARE(table.searches.ended(), 1);
        QVERIFY(!rows.index(1, 0).data().toString().contains(QStringLiteral("computer")));
        table.searches.letGo();
    }

    /** Who plays against five computers chooses twice, not five times. */
    void oneChoiceGivesAllSeatsToIt()
    {
        ComputerTable table({}, matchOf("circular", "", {{"players", "6"}}));
        table.searches.hold();
        auto& seats = table.window.panel<SeatsDock>();
        QMenu* const all = seats.players().actions().constLast()->menu();
        QCOMPARE(all->title().remove(u'&'), QStringLiteral("All seats"));
        QVERIFY(all->actions()[0]->isChecked());
        all->actions()[3]->trigger();
        ComputerSeats computers(table.window.model().match());
        QCOMPARE(computers.seats().size(), 6);
        QVERIFY(computers.areAll(computers.seats(), {3, {}}));
        QCOMPARE(table.window.messages().text(),
                 QStringLiteral("All seats: the computer plays here now, at level 3, casual."));
        seats.players().actions()[0]->menu()->actions()[0]->trigger();
        computers = ComputerSeats(table.window.model().match());
        QCOMPARE(computers.persons().size(), 1);
        QMenu* const mixed = seats.players().actions().constLast()->menu();
        for (const QAction* const choice : mixed->actions())
            QVERIFY(!choice->isChecked());
        mixed->actions()[0]->trigger();
        QVERIFY(ComputerSeats(table.window.model().match()).seats().empty());
        QCOMPARE(table.window.messages().text(), QStringLiteral("All seats: persons play here now."));
        table.searches.letGo();
    }

    /** Where the giver is asked, it makes no difference that the taker is no person. */
    void itTakesAPersonsPieceToAnotherBoardOnlyIfThatPersonAgrees()
    {
        constexpr Seat kTaker{2}; // white on board 2
        const auto match = [] {
            return matchOf("strategic", "1w: Kc1 Bg1 Nh4; 1b: Kb7; 2w: Kf1; 2b: Kf7 Pa6; turn: 1b 2w",
                           {{"boards", "2"}});
        };
        for (const char* const answer : {"Keep It", "Give It Away"}) {
            ComputerTable table({}, match());
            table.searches.want({"1:h4-2:b5"});
            table.setGame({{kTaker, 1}}, match());
            QTRY_VERIFY(table.window.findChild<QMessageBox*>(QStringLiteral("giverQuestion")));
            auto* const box = table.window.findChild<QMessageBox*>(QStringLiteral("giverQuestion"));
            QCOMPARE(box->text(), QStringLiteral("Does White on board 1 agree to give away the knight on h4?"));
            QCOMPARE(box->informativeText(),
                     QStringLiteral("White on board 2 (computer) would play 1:N-2:b5 with it."));
            QCOMPARE(
                box->findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel"))->accessibleName(),
                QStringLiteral("White on board 2 (computer) would play knight on board 1 to b5 on board 2 with it."));
            QCOMPARE(table.line(), QString()); // it waits
            const QAbstractItemModel& rows = *table.window.panel<SeatsDock>().view()->model();
            const auto state = [&](int row) { return rows.index(row, 2).data().toString(); };
            QVERIFY2(state(2) == QStringLiteral("waits for W1"), qPrintable(state(2)));
            QVERIFY2(rows.index(2, 2)
                         .data(Qt::AccessibleTextRole)
                         .toString()
                         .contains(QStringLiteral("waits for White on board 1 to answer")),
                     qPrintable(rows.index(2, 2).data(Qt::AccessibleTextRole).toString()));
            QVERIFY2(state(0).contains(QStringLiteral("is asked")), qPrintable(state(0)));
            QCOMPARE(table.window.findChild<GameLine*>()->text(),
                     QStringLiteral("White on board 2 (computer) to play: waiting for White on board 1 to answer"));
            const BoardView& board = table.window.board();
            QCOMPARE(board.boardScene().picture().advice.arrows.size(), std::size_t(1)); // what is asked is seen
            const Arrow arrow = board.boardScene().picture().advice.arrows.front();
            const auto isCovered = [&](Cell cell) {
                const QRect at = board.cellRect(cell);
                return box->frameGeometry().intersects({board.viewport()->mapToGlobal(at.topLeft()), at.size()});
            };
            QTRY_VERIFY(!isCovered(arrow.from) && !isCovered(arrow.to));
            for (QAbstractButton* const button : box->buttons()) {
                if (button->text().remove(u'&') == QLatin1String(answer))
                    button->click();
            }
            QTRY_VERIFY(!table.line().isEmpty());
            const bool isGiven = answer == std::string_view("Give It Away");
            QCOMPARE(table.line() == QStringLiteral("1:h4-2:b5"), isGiven);
            QCOMPARE(table.searches.lastTask().lines > 1, !isGiven);
            QTRY_VERIFY(!table.window.findChild<QMessageBox*>(QStringLiteral("giverQuestion")));
            QVERIFY(board.boardScene().picture().advice.isEmpty());
            for (const int row : {0, 2})
                QTRY_VERIFY2(!state(row).contains(QStringLiteral("waits for W1")) &&
                                 !state(row).contains(QStringLiteral("asked")),
                             qPrintable(state(row)));
        }
    }

    void theQuestionCoversNothingThatItIsAbout_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 700), QSize(720, 560), QSize(640, 480), QSize(640, 400)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    /** Neither the piece and its way nor kings, nor the line that says who waits, also where the boards are small. */
    void theQuestionCoversNothingThatItIsAbout()
    {
        QFETCH(const QSize, size);
        const auto match = [] {
            return matchOf("strategic", "1w: Ka1 Bg1 Nh4; 1b: Ka8; 2w: Kh1; 2b: Kh8 Pa6; turn: 1b 2w",
                           {{"boards", "2"}});
        };
        ComputerTable table({}, match());
        table.window.resize(size);
        table.searches.want({"1:h4-2:b5"});
        table.setGame({{Seat{2}, 1}}, match());
        QTRY_VERIFY(table.window.findChild<QMessageBox*>(QStringLiteral("giverQuestion")));
        auto* const box = table.window.findChild<QMessageBox*>(QStringLiteral("giverQuestion"));
        ComputerTable::settle();
        const BoardView& board = table.window.board();
        const Arrow arrow = board.boardScene().picture().advice.arrows.front();
        const auto covers = [&](const QWidget& widget, const QRect& at) {
            return box->frameGeometry().intersects({widget.mapToGlobal(at.topLeft()), at.size()});
        };
        for (const Cell cell : {arrow.from, arrow.to})
            QTRY_VERIFY(!covers(*board.viewport(), board.cellRect(cell)));
        for (const char* const king : {"1:a1", "1:a8", "2:h1", "2:h8"}) // corners are what is covered first
            QTRY_VERIFY2(
                !covers(*board.viewport(), board.cellRect(*table.window.model().description().board.find(king))), king);
        const auto& line = *table.window.findChild<GameLine*>();
        QTRY_VERIFY(!covers(line, line.rect()));
        box->reject();
    }

    void whoPlaysIsStillToldWhenItHasActedAtOnce()
    {
        ComputerTable table({});
        table.window.panel<SeatsDock>().players().actions()[0]->menu()->actions()[1]->trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        ComputerTable::settle();
        const MessageBar& told = table.window.messages();
        QCOMPARE(told.text(), QStringLiteral("White: the computer plays here now, at level 1, beginner."));
        table.drag("e7", "e5");
        QTRY_VERIFY(told.isHidden());
    }

    void enterOnASeatAsksWhoPlaysThere()
    {
        ComputerTable table({});
        QTreeView& view = *table.window.panel<SeatsDock>().view();
        view.setCurrentIndex(view.model()->index(1, 0));
        emit view.activated(view.currentIndex());
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_4);
        QTRY_COMPARE(ComputerSeats(table.window.model().match()).level(kBlack), 4);
    }

    void aHintIsShownAndThenPlayed()
    {
        ComputerTable table({});
        const BoardPicture& picture = table.window.board().boardScene().picture();
        table.key(Qt::Key_H);
        QTRY_COMPARE(picture.arrows.size(), 1);
        QVERIFY(table.line().isEmpty());
        QVERIFY(table.window.messages().text().contains(QStringLiteral("Hint: e4.")));
        QVERIFY(table.window.model().viewedNode()->comments().empty());
        QCOMPARE(table.searches.lastTask().level, 10);
        table.key(Qt::Key_H);
        QCOMPARE(table.line(), QStringLiteral("e2-e4"));
        QVERIFY(picture.arrows.empty());
    }

    void aHintGoesWhenSomethingElseIsPlayed()
    {
        ComputerTable table({});
        const BoardPicture& picture = table.window.board().boardScene().picture();
        table.key(Qt::Key_H);
        QTRY_COMPARE(picture.arrows.size(), 1);
        table.drag("d2", "d4");
        QVERIFY(picture.arrows.empty());
        table.searches.hold();
        const int asked = table.searches.begun();
        table.key(Qt::Key_H);
        QVERIFY(table.waitUntilItThinks(asked + 1));
        table.drag("d7", "d5"); // before it is found
        table.searches.letGo();
        ComputerTable::settle();
        QVERIFY(picture.arrows.empty());
    }

    void thereAreNoHintsInPracticeNorForTheComputer()
    {
        ComputerTable table({{kBlack, 4}});
        QVERIFY(table.action(Command::Hint).isEnabled());
        table.action(Command::Practice).trigger();
        QVERIFY(!table.action(Command::Hint).isEnabled());
        table.action(Command::Practice).trigger();
        QVERIFY(table.action(Command::Hint).isEnabled());
        table.searches.hold();
        table.drag("e2", "e4");
        QVERIFY(table.waitUntilItThinks());
        QVERIFY(!table.action(Command::Hint).isEnabled());
        table.searches.letGo();
        QTRY_VERIFY(table.action(Command::Hint).isEnabled());
    }

    /** Of each game the true search, which takes what it takes. */
    void theTrueSearchPlays_data() { test::addGames(test::testRegistry()); }
    void theTrueSearchPlays()
    {
        QFETCH(const QString, game);
        Match match = matchOf(game.toStdString());
        std::vector<std::pair<Seat, int>> levels;
        for (std::uint8_t seat = 0; seat < match.game().description().seats.size(); ++seat)
            levels.emplace_back(Seat{seat}, 1 + seat % 2);
        ComputerTable table({});
        table.program.searches = [](const Game& of) { return of.newSearch(); };
        ComputerSeats seats(match);
        for (const auto& [seat, level] : levels)
            seats.setLevel(seat, level);
        seats.write(match.game().description(), match.tags());
        table.window.document().begin(std::move(match));
        QTRY_VERIFY_WITH_TIMEOUT(table.window.model().gameNode()->depth >= 4, 60'000);
    }

    void theTrueSearchAnswersAPerson()
    {
        ComputerTable table({{kBlack, 3}});
        table.program.searches = [](const Game& of) { return of.newSearch(); };
        table.drag("e2", "e4");
        QTRY_COMPARE_WITH_TIMEOUT(table.window.model().gameNode()->depth, 2, 60'000);
    }

    void aRematchMovesItOnByOneSeat()
    {
        ComputerTable table({{kBlack, 4}});
        table.action(Command::Rematch).trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4"));
        QCOMPARE(ComputerSeats(table.window.model().match()).level(kWhite), 4);
    }
};

RINGFORD_TEST(TestMainWindowComputer)
#include "test_mainwindow_computer.moc"
