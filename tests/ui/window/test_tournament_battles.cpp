// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of a tournament that are played as games in windows of their own.
#include "engine/tournament/Battle.h"
#include "tests/support/Dice.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/DrivenProgram.h"
#include "tests/support/ui/Notifications.h"
#include "tests/support/ui/TournamentHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/Palette.h"
#include "ui/files/JournalPlace.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ValuesDock.h"
#include "ui/tournament/ArmyBoard.h"
#include "ui/tournament/ArmyField.h"
#include "ui/tournament/BattleGames.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/Startup.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <algorithm>
#include <memory>

using namespace ringford;
using namespace ringford::ui;
using test::kLedgerHeader;
using test::kThreeJoin;
using test::shownWindows;
using test::TournamentHands;

namespace {

const std::string kTwoChallenges = kLedgerHeader + kThreeJoin +
                                   "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                   "challenge,2026-11-03,2,C,A,,,,,,,,25,25\n";

/** The program with the window of a tournament in which A waits for B's answer, and C for A's. */
struct Club {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Program program{Registry::standard(), store};
    std::unique_ptr<TournamentHands> hands;

    explicit Club(const std::string& ledger = kTwoChallenges)
    {
        hands = std::make_unique<TournamentHands>(openTournament(program));
        hands->open(hands->fileWith(ledger));
    }
    ~Club()
    {
        for (MainWindow* const window : shownWindows())
            window->model().setModified(false);
        QApplication::closeAllWindows();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /** Lets the challenge in a row be defended by mouse; gives the window of the game. */
    MainWindow* defend(int row)
    {
        const auto before = shownWindows();
        front();
        hands->clickRow("challenges", row);
        hands->press("defend");
        hands->accept();
        for (MainWindow* const window : shownWindows()) {
            if (!before.contains(window))
                return window;
        }
        return nullptr;
    }
    void front()
    {
        hands->window.activateWindow();
        // A window counts as active while a dialog of it is.
        if (!QTest::qWaitFor([this] { return QApplication::activeWindow() == &hands->window; }))
            qFatal("the tournament does not come to the front");
    }
    std::string lastRow() const
    {
        const Ledger& ledger = hands->window.tournament().ledger();
        const LedgerRow row = ledger.row(ledger.entries().size() - 1);
        std::string line;
        for (const std::string& field : row.fields)
            line += field + ',';
        return line.substr(line.find(',', 7) + 1);
    }
};

/** The dialog in which A's and B's armies are chosen, by mouse. */
class ArmyHands {
public:
    explicit ArmyHands(Club& club)
    {
        club.front();
        club.hands->clickRow("challenges", 0);
        club.hands->press("defend");
        m_dialog = &club.hands->dialog();
        m_board = m_dialog->findChild<ArmyBoard*>();
    }
    void click(const char* cell, Qt::MouseButton button = Qt::LeftButton) const
    {
        BoardView& view = m_board->board();
        // As the edges have it: the letter behind the rank is white's half.
        const auto found = battleGame()->description().board.find(QString::fromLatin1(cell).remove(u'W').toStdString());
        QTest::mouseClick(view.viewport(), button, {}, view.cellRect(*found).center());
    }
    void take(char letter, int army) const
    {
        const PieceKind kind = *battleGame()->description().findKind(letter);
        QTest::mouseClick(m_board->palettePieces().button({Brush::Kind::Piece, kind, army, 0}), Qt::LeftButton);
    }
    QString counts(const char* army) const
    {
        QStringList counts;
        for (const char* const kind : {"rooks", "nightriders", "bishops", "pawns"})
            counts += QString::number(field(army)->findChild<QSpinBox*>(QLatin1String(kind))->value());
        return counts.join(u' ');
    }
    void setCount(const char* army, const char* kind, const QString& count) const
    {
        auto* const field = this->field(army)->findChild<QSpinBox*>(QLatin1String(kind));
        field->selectAll();
        QTest::keyClicks(field, count);
    }
    /** Whether a menu opens where the right button is pressed. */
    bool opensMenu(const char* cell) const
    {
        const BoardView& view = m_board->board();
        const QPoint at = view.cellRect(*battleGame()->description().board.find(cell)).center();
        bool opens = false;
        QTimer::singleShot(0, qApp, [&opens] { // the menu waits for somebody
            opens = QApplication::activePopupWidget() != nullptr;
            if (opens)
                QApplication::activePopupWidget()->close();
        });
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(view.viewport(), &wanted);
        QApplication::processEvents();
        return opens;
    }
    QString worth(const char* army) const { return field(army)->findChild<QLabel*>(QStringLiteral("worth"))->text(); }

private:
    ArmyField* field(const char* army) const { return m_dialog->findChild<ArmyField*>(QLatin1String(army)); }

    QDialog* m_dialog = nullptr;
    ArmyBoard* m_board = nullptr;
};

void press(MessageBar& messages)
{
    QTest::mouseClick(messages.findChild<QPushButton*>(), Qt::LeftButton);
}

bool captures(const MatchModel& game, const Action& action)
{
    return std::ranges::any_of(game.game().apply(game.position(), action).effects,
                               [](const Effect& effect) { return effect.kind == Effect::Kind::Captured; });
}

/** In one line. */
std::string startOf(const Match& match)
{
    return writeSetup(match.game().write(match.position(match.start())));
}

/** Plays so many actions, those that capture where there are any. */
void fight(MatchModel& game, int plies)
{
    test::Dice dice(3);
    for (int ply = 0; ply < plies && !game.gameNode()->outcome().decided(); ++ply) {
        const auto actions = game.possibleActions();
        const auto strong = std::ranges::find_if(actions, [&](const Action& one) { return captures(game, one); });
        game.play(strong == actions.end() ? dice.among(actions) : *strong);
    }
}

/** The names of the files that windows show. */
QStringList openLedgers()
{
    QStringList names;
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        const auto* const window = qobject_cast<TournamentWindow*>(one);
        if (window && window->isVisible() && window->tournament().isOpen())
            names += window->tournament().file().section(u'/', -1);
    }
    names.sort();
    return names;
}

} // namespace

class TestTournamentBattles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { installLanguage(QLocale(QLocale::English)); }
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void aDefenceOpensTheBattleWithItsArmies()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        const Match& match = window->model().match();
        QCOMPARE(match.tags().seatNames, (std::vector<std::string>{"A", "B"}));
        QVERIFY2(window->windowTitle().contains(QStringLiteral("A – B")), qPrintable(window->windowTitle()));
        QCOMPARE(armyOf(match.game(), match.position(match.start()), Side{0}), proposedArmies(25).front());
        QCOMPARE(armyOf(match.game(), match.position(match.start()), Side{1}), Army{});
        QVERIFY(!window->isWindowModified());
        // Once more brings the same window.
        club.front();
        club.hands->press("playBattle");
        QCOMPARE(shownWindows().size(), 1);
    }

    /** Screen readers break off what they speak when a window comes, and read that. */
    void whatBeginsIsToldBehindTheNewsOfItsWindow()
    {
        Club club;
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        QTestAccessibility::initialize();
        const auto deaf = qScopeGuard([] { QTestAccessibility::cleanup(); });
        auto hear = [words = QStringList()]() mutable {
            words += test::notifications();
            return words.filter(QStringLiteral("begins"));
        };
        MainWindow* const window = club.defend(0);
        QVERIFY(window && window->isVisible());
        QVERIFY2(hear().isEmpty(), "told before the window was there");
        QTRY_COMPARE(hear().size(), 1);
        QVERIFY2(hear().front().startsWith(QStringLiteral("The battle of A and B begins")), qPrintable(hear().front()));
    }

    void aBattleAtATableOpensNoGame()
    {
        Club club;
        club.hands->clickRow("challenges", 0);
        club.hands->press("defend");
        QTest::mouseClick(club.hands->dialog().findChild<QWidget*>(QStringLiteral("opensGame")), Qt::LeftButton, {},
                          QPoint(8, 8));
        club.hands->accept();
        QVERIFY(shownWindows().isEmpty());
        club.hands->press("playBattle"); // it can be played here all the same
        QCOMPARE(shownWindows().size(), 1);
    }

    void piecesAreGivenUpOnTheBoard()
    {
        Club club;
        const ArmyHands hands(club);
        hands.click("a5W", Qt::RightButton);
        QVERIFY(!hands.opensMenu("a5")); // dialogs offer help there
        QCOMPARE(hands.counts("whiteArmy"),
                 QStringLiteral("1 2 2 7")); // one rook less was proposed
        QVERIFY(club.hands->canAccept());
        hands.click("b5W", Qt::RightButton);
        hands.take('P', 0);
        hands.click("a5W");
        QCOMPARE(hands.counts("whiteArmy"), QStringLiteral("1 2 2 7"));
        club.hands->accept();
        const Match& match = shownWindows().front()->model().match();
        QStringList pawns;
        for (const PlacedPiece& placed : match.game().contents(match.position(match.start())).pieces) {
            if (placed.piece.side == Side{0} && match.game().description().kind(placed.piece.kind).letter == 'P')
                pawns += QString::fromStdString(match.game().description().board.name(placed.cell));
        }
        QCOMPARE(pawns.size(), 7);
        QVERIFY(!pawns.contains(QStringLiteral("b5")));
        QVERIFY(club.lastRow().ends_with("1,A,B,challenger,24,30,,,,,,,"));
    }

    /** A battle at a table, whose game is neither open nor saved. */
    void chosenArmiesOutliveTheProgram()
    {
        Club club;
        {
            const ArmyHands hands(club);
            hands.click("a5W", Qt::RightButton);
            hands.click("b5W", Qt::RightButton);
        }
        QTest::keyClick(club.hands->dialog().findChild<QWidget*>(QStringLiteral("opensGame")), Qt::Key_Space);
        club.hands->accept();
        QVERIFY(shownWindows().isEmpty());
        const QString file = club.hands->window.tournament().file();
        const auto startNow = [&] {
            QSettings store(club.store.fileName(), QSettings::IniFormat);
            RecentFiles recent(store, RecentFiles::kLedgers);
            TournamentWindow later(store, recent);
            later.openFile(file);
            if (!QTest::qWaitFor([&] { return !later.tournament().isBusy(); }))
                qFatal("the ledger is read for ever");
            return startOf(later.games().newGame(1));
        };
        const Match before = club.hands->window.games().newGame(1);
        QCOMPARE(armyOf(before.game(), before.position(before.start()), Side{0}).value(), 23);
        QCOMPARE(startNow(), startOf(before));

        club.hands->press("enterResult");
        club.hands->accept();
        QVERIFY(club.store.allKeys().filter(QStringLiteral("battles/")).isEmpty());
        club.hands->press("undoEntry"); // it goes on after all
        QVERIFY(club.hands->settle());
        QCOMPARE(startNow(), startOf(before));
    }

    void chosenArmiesGoWithTheLedgerToAnotherFile()
    {
        Club club;
        {
            const ArmyHands hands(club);
            hands.click("a5W", Qt::RightButton);
        }
        QTest::keyClick(club.hands->dialog().findChild<QWidget*>(QStringLiteral("opensGame")), Qt::Key_Space);
        club.hands->accept();
        const Match before = club.hands->window.games().newGame(1);
        club.hands->window.tournament().writeTo(club.hands->folder.filePath(QStringLiteral("other.csv")));
        QVERIFY(club.hands->settle());
        club.hands->open(club.hands->folder.filePath(QStringLiteral("other.csv")));
        QCOMPARE(startOf(club.hands->window.games().newGame(1)), startOf(before));
    }

    void whatIsTooDearOrStrayBeginsNoBattle()
    {
        Club club;
        const ArmyHands hands(club);
        hands.take('R', 0);
        hands.click("h1W");
        QVERIFY(!club.hands->canAccept());
        QCOMPARE(hands.worth("whiteArmy"), QStringLiteral("Worth 30, and no more than 25 can be brought."));
        hands.click("h1W", Qt::RightButton);
        QVERIFY(club.hands->canAccept());
        hands.click("e10");
        QVERIFY(!club.hands->canAccept());
        QVERIFY2(club.hands->outlook().contains(QStringLiteral("e 10W,")), qPrintable(club.hands->outlook()));
        hands.click("e10", Qt::RightButton);
        // Who gives up everything has nothing to fight with.
        for (const char* const kind : {"rooks", "nightriders", "bishops", "pawns"})
            hands.setCount("whiteArmy", kind, QStringLiteral("0"));
        QVERIFY(!club.hands->canAccept());
        QVERIFY(!club.hands->outlook().isEmpty());
        club.hands->dialog().reject();
    }

    void anEndedGameIsEnteredFromItsWindow()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        window->model().retire(Side{0}, Retire::Resigned);
        QCOMPARE(window->messages().text(), QStringLiteral("Battle 1 is over: A has 20; B has 30."));
        QCOMPARE(club.hands->window.messages().text(), QStringLiteral("Battle 1 is over: A has 20; B has 30."));
        const QStringList said = Announcer::of(*window).said() + Announcer::of(club.hands->window).said();
        QCOMPARE(said.filter(QStringLiteral("Battle 1 is over")).size(), 1); // by one of the two windows
        press(window->messages());
        QVERIFY(club.hands->settle());
        QVERIFY(club.lastRow().ends_with("1,A,B,challenger,25,30,0,0,survived,black,20,30,"));
        QVERIFY(!window->messages().isVisible());
    }

    void lossesAreThoseOfTheRecord()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        fight(window->model(), 120);
        if (!window->model().gameNode()->outcome().decided())
            window->model().retire(Side{1}, Retire::Resigned);
        const auto battle = battleOf(window->model().match());
        QVERIFY(battle);
        QVERIFY(battle->whiteLost + battle->blackLost > 0);
        club.front();
        press(club.hands->window.messages());
        QVERIFY(club.hands->settle());
        const LedgerEntry& last = club.hands->window.tournament().ledger().entries().back();
        QVERIFY(last.event == LedgerEvent::Result);
        QCOMPARE(last.battle, *battle);
    }

    void aFallenFlagEndsABattle()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        window->model().retire(Side{1}, Retire::FlagFell);
        club.front();
        club.hands->press("enterResult"); // the dialog has what is known
        QCOMPARE(club.hands->outlook(), QStringLiteral("A has 35; B has 25."));
        club.hands->accept();
        QVERIFY(club.lastRow().ends_with("survived,white,35,25,"));
    }

    void whatIsTakenBackIsNotOffered()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        fight(window->model(), 1);
        window->model().retire(Side{1}, Retire::Resigned);
        QVERIFY(window->messages().isVisible());
        window->model().takeBack();
        QTRY_VERIFY(!window->messages().isVisible());
        club.front();
        QTRY_VERIFY(!club.hands->window.messages().isVisible());
        QCOMPARE(club.hands->window.tournament().ledger().entries().size(), std::size_t{6});
    }

    void severalBattlesAreOpenAtOnce()
    {
        Club club;
        MainWindow* const first = club.defend(0);
        MainWindow* const second = club.defend(1); // the first stays in the list until it has ended
        QVERIFY(first && second);
        QCOMPARE(second->model().match().tags().seatNames, (std::vector<std::string>{"C", "A"}));
        second->model().retire(Side{1}, Retire::Resigned);
        press(second->messages());
        QVERIFY(club.hands->settle());
        QVERIFY(club.lastRow().ends_with("2,C,A,challenger,25,25,0,0,survived,white,35,20,"));
        first->model().retire(Side{1}, Retire::Resigned);
        press(first->messages());
        QVERIFY(club.hands->settle());
        QVERIFY(club.lastRow().ends_with("1,A,B,challenger,25,30,0,0,survived,white,30,25,"));
    }

    /** As after another start of the program: the window of the tournament is new, and the game ended meanwhile. */
    void aGameIsKnownAgain()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        const QString file = club.hands->window.tournament().file();
        club.hands->window.close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window->model().retire(Side{0}, Retire::Resigned);
        TournamentWindow& again = openTournament(club.program, file);
        QTRY_VERIFY(again.tournament().isOpen());
        QTRY_VERIFY(again.messages().isVisible());
        QCOMPARE(again.messages().text(), QStringLiteral("Battle 1 is over: A has 20; B has 30."));
        press(again.messages());
        QTRY_VERIFY(!again.tournament().isBusy());
        QCOMPARE(again.tournament().ledger().entries().size(), std::size_t{7});
    }

    void anotherGameIsNoBattle()
    {
        Club club;
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        MainWindow& other = openWindow(club.program);
        club.front();
        other.model().retire(Side{0}, Retire::Resigned);
        QVERIFY(!other.messages().isVisible());
        QVERIFY(!club.hands->window.findChild<QAction*>(QStringLiteral("undoEntry"))->text().isEmpty());
        QCOMPARE(club.hands->window.tournament().ledger().entries().size(), std::size_t{6});
    }

    void whoStandsBetterIsNotTold()
    {
        Club club;
        club.program.settings.set(&Settings::values, true);
        MainWindow* const window = club.defend(0);
        QVERIFY(window);
        QVERIFY(!window->panel<ValuesDock>().isVisible());
        QVERIFY(!window->commands()[Command::Values]->isEnabled());
        QVERIFY(!window->commands()[Command::Values]->toolTip().isEmpty());
        window->model().agreeDraw();
        QVERIFY(window->panel<ValuesDock>().isVisible());
    }

    void helpIsThere()
    {
        Club club;
        QTest::keyClick(&club.hands->window, Qt::Key_F1);
        const auto* const help = club.hands->window.findChild<HelpWindow*>();
        QVERIFY(help);
        QCOMPARE(help->windowTitle(), QStringLiteral("Help: Tournaments"));
    }

    void newLedgersAreOfferedAFreeName()
    {
        Club club;
        const auto offered = [&club](const char* action) {
            club.front();
            club.hands->press(action);
            auto* const dialog = club.hands->window.findChild<QFileDialog*>();
            const QString name = dialog ? QFileInfo(dialog->selectedFiles().value(0)).fileName() : QString();
            delete dialog;
            return name;
        };
        QCOMPARE(offered("newLedger"), QStringLiteral("tournament.csv"));
        club.hands->fileWith(test::kWorkedExample, QStringLiteral("tournament.csv"));
        QCOMPARE(offered("newLedger"), QStringLiteral("tournament 2.csv"));
        QCOMPARE(offered("saveLedgerAs"), QStringLiteral("club 2.csv"));
    }

    void aNamedLedgerOpensInItsWindow()
    {
        Club club;
        const QString other = club.hands->fileWith(test::kWorkedExample, QStringLiteral("other.CSV"));
        const QString odd = club.hands->fileWith(test::kWorkedExample, QStringLiteral("ledger.txt"));
        openWindows(club.program, {other, club.hands->window.tournament().file()}, {odd});
        QTRY_COMPARE(openLedgers(), (QStringList{"club.csv", "ledger.txt", "other.CSV"}));
        QVERIFY(shownWindows().isEmpty());
    }

    void anAddressThatIsNamedAsALedgerIsNoFile()
    {
        Club club;
        const QString address = QStringLiteral("https://example.org/club.csv");
        openWindows(club.program, {}, {address});
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto told = [&address](const QWidget* one) {
            const auto* const window = qobject_cast<const TournamentWindow*>(one);
            const auto* const messages = window ? window->findChild<const MessageBar*>() : nullptr;
            return messages && messages->isVisible() &&
                   messages->text().startsWith(address + QStringLiteral(": this is an address"));
        };
        QTRY_COMPARE(std::ranges::count_if(all, told), 1);
    }

    void severalTournamentsAreOpenAtOnce()
    {
        Club club;
        const auto choose = [&club](const char* action, const QString& file) {
            club.front();
            club.hands->press(action);
            auto* const dialog = club.hands->window.findChild<QFileDialog*>();
            QVERIFY(dialog);
            emit dialog->fileSelected(file);
            dialog->close();
            QTRY_VERIFY(!club.hands->window.findChild<QFileDialog*>());
        };
        choose("openLedger", club.hands->fileWith(test::kWorkedExample, QStringLiteral("other.csv")));
        QTRY_COMPARE(openLedgers(), (QStringList{"club.csv", "other.csv"}));
        choose("newLedger", club.hands->folder.filePath(QStringLiteral("third.csv")));
        QTRY_COMPARE(openLedgers(), (QStringList{"club.csv", "other.csv", "third.csv"}));
        QCOMPARE(club.hands->window.tournament().file().section(u'/', -1), QStringLiteral("club.csv"));
    }

    void aLedgerOpenedInAGameGetsItsWindow()
    {
        Club club;
        MainWindow& game = openWindow(club.program);
        const QString before = game.windowTitle();
        openFiles(club.program, [&game]() -> MainWindow& { return game; },
                  {club.hands->fileWith(test::kWorkedExample, QStringLiteral("one.csv")),
                   club.hands->fileWith(test::kWorkedExample, QStringLiteral("two.csv"))});
        const auto open = [] {
            return std::ranges::count_if(QApplication::topLevelWidgets(), [](const QWidget* one) {
                const auto* const window = qobject_cast<const TournamentWindow*>(one);
                return window && window->isVisible() && window->tournament().isOpen();
            });
        };
        QTRY_COMPARE(open(), 3);
        QCOMPARE(game.windowTitle(), before);
        QCOMPARE(shownWindows().size(), 1);
    }
};

RINGFORD_TEST(TestTournamentBattles)
#include "test_tournament_battles.moc"
