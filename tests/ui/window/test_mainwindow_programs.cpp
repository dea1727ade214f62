// SPDX-License-Identifier: GPL-3.0-or-later
// Other chess programs at the seats of a window: they play, are told of when they do not, and never hold the window up.
#include "engine/search/Level.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FakeEngine.h"
#include "tests/support/ui/OfferedGames.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/ProgramsDialog.h"
#include "ui/files/Document.h"
#include "ui/gallery/PictureView.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/PlayersMenu.h"
#include "ui/panels/SeatsDock.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using test::WindowHands;

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

/** A window in which such programs are known, and one of them plays Black. */
struct ProgramTable : WindowHands {
    explicit ProgramTable(ChessPrograms programs, const QString& black, Match match = matchOf("orthodox"))
    {
        for (ChessProgram& each : programs)
            each.millisecondsMove = each.name == QStringLiteral("Late") ? 50 : 3'000;
        program.settings.set(&Settings::programs, programs);
        program.settings.set(&Settings::computerPause, Settings::Pause::None);
        searches.want({"e7-e5", "g8-f6", "b8-c6", "e2-e4", "g1-f3"});
        if (!black.isEmpty()) {
            ComputerSeats seats(match);
            seats.setPlayer(kSecond, {0, black});
            seats.write(match.game().description(), match.tags());
        }
        window.document().begin(std::move(match));
    }
    ~ProgramTable() { window.model().setModified(false); }

    QString line() const { return test::lineTo(window.model().gameNode()); }
    ComputerSeats seats() const { return ComputerSeats(window.model().match()); }
    /** Presses a button of the message that is shown. */
    bool answer(const QString& text)
    {
        for (QPushButton* const button : window.messages().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(u'&') == text) {
                click(*button);
                return true;
            }
        }
        return false;
    }
};

} // namespace

class TestMainWindowPrograms : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        for (const char* const left : {"log", "died"})
            QFile::remove(m_engines.path(left));
    }

    void aProgramAnswersAPersonsMoves()
    {
        const QByteArray answers = "n=$((n+1)); if [ $n = 1 ]; then echo bestmove d7d5; else echo bestmove d8d5; fi";
        ProgramTable table({m_engines.uci("Fake", answers)}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        table.drag("e4", "d5");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5 e4xd5 d8xd5"));
        QVERIFY(m_engines.log().contains(
            "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 d7d5 e4d5"));
        QVERIFY(m_engines.log().contains("go movetime 3000"));
        QCOMPARE(table.searches.begun(), 0);
    }

    void aProgramOfXboardsProtocolAnswersToo()
    {
        ProgramTable table({m_engines.xboard("Fairy", "echo move g8f6")}, QStringLiteral("Fairy"));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 g8-f6"));
    }

    void programsPlayAgainstEachOther()
    {
        ProgramTable table({m_engines.uci("Knight", "n=$((n+1)); if [ $((n % 2)) = 1 ]; then echo bestmove g1f3; else "
                                                    "echo bestmove f3g1; fi"),
                            m_engines.xboard("Fairy", "n=$((n+1)); if [ $((n % 2)) = 1 ]; then echo move g8f6; else "
                                                      "echo move f6g8; fi")},
                           QStringLiteral("Fairy"));
        emit table.window.panel<SeatsDock>().players().chosen(SeatSet(kFirst), {0, QStringLiteral("Knight")});
        // Nobody but programs: a draw by repetition is claimed.
        QTRY_VERIFY(table.window.model().gameNode()->outcome().decided());
        QVERIFY2(table.line().endsWith(QStringLiteral("claim")), qPrintable(table.line()));
    }

    void clocksAreTold()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "5+2";
        ProgramTable table({m_engines.uci("Fake", "echo bestmove d7d5")}, QStringLiteral("Fake"), std::move(match));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        const QStringList told = m_engines.log().filter(QStringLiteral("go wtime"));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().endsWith(QStringLiteral("winc 2000 binc 2000")), qPrintable(told.first()));
    }

    void oneThatFailsIsToldOf_data()
    {
        QTest::addColumn<QByteArray>("atGo");
        QTest::addColumn<QString>("told");
        QTest::newRow("dies") << QByteArray("exit") << "Fake has ended.";
        QTest::newRow("hangs") << QByteArray("exec sleep 1000") << "Late does not answer.";
        QTest::newRow("lies") << QByteArray("echo bestmove e2e4") << "Fake wants to play “e2e4”, which is not legal.";
        QTest::newRow("talks nonsense") << QByteArray("echo bestmove '<b>'")
                                        << "Fake wants to play “<b>”, which is not legal.";
        QTest::newRow("writes gigabytes")
            << QByteArray("exec yes info") << "Fake writes without end.|Fake does not answer.";
    }
    void oneThatFailsIsToldOf()
    {
        QFETCH(const QByteArray, atGo);
        QFETCH(const QString, told);
        const QString name = told.left(4);
        ProgramTable table({m_engines.uci(name, atGo)}, name);
        table.drag("e2", "e4");
        QTRY_VERIFY_WITH_TIMEOUT(!table.window.messages().text().isEmpty(), 30'000);
        QVERIFY2(told.split('|').contains(table.window.messages().text()), qPrintable(table.window.messages().text()));
        // Whatever becomes of the message: the game stands, and says so.
        QTRY_COMPARE(table.window.gameLine().text(),
                     QStringLiteral("Black (%1) to play: the computer waits").arg(name));
        // It played as well as it can.
        QVERIFY(table.answer(QStringLiteral("Let Ringford Play On, Level 10")));
        QCOMPARE(table.settings().computerLevel, Settings().computerLevel); // nobody has chosen that for the next game
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QCOMPARE(table.seats().level(kSecond), kHighestLevel);
    }

    /** A hint takes the place of what is offered for a while. */
    void whatIsOfferedForOneThatFailsComesBack()
    {
        ProgramTable table({m_engines.uci("Fake", "exit")}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.window.messages().text(), QStringLiteral("Fake has ended."));
        QTRY_VERIFY(table.window.commands()[Command::Hint]->isEnabled());
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.window.messages().text().startsWith(QStringLiteral("Hint: ")));
        table.key(Qt::Key_Escape);
        QCOMPARE(table.window.messages().text(), QStringLiteral("Fake has ended."));
        QVERIFY(table.window.messages().isVisible());
        ComputerTable::settle(); // buttons are laid out later
        QVERIFY(table.answer(QStringLiteral("Let Ringford Play On, Level 10")));
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QVERIFY(table.window.messages().text() != QStringLiteral("Fake has ended."));
    }

    /** The same key takes its seat and gives it back. */
    void aPersonWhoTakesItsSeatGivesItBack()
    {
        ProgramTable table({m_engines.uci("Fake", "true", "echo bestmove d7d5")}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_COMPARE(m_engines.log().count("go movetime 3000"), 1);
        table.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(table.seats().player(kSecond).isPerson());
        table.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("Fake"));
    }

    /** What is told of it is true also when others have played meanwhile. */
    void oneThatIsNotKnownIsToldOfUntilSomebodyElsePlays()
    {
        ProgramTable table({}, QStringLiteral("Nobody"));
        const auto isTold = [&] {
            return table.window.messages().isVisible() &&
                   table.window.messages().text().startsWith(QStringLiteral("Black is played by Nobody, which is not"));
        };
        QTRY_VERIFY(isTold());
        table.drag("e2", "e4");
        ComputerTable::settle();
        QVERIFY(isTold());
        QVERIFY(table.answer(QStringLiteral("Let Ringford Play, Level %1").arg(table.settings().computerLevel)));
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QVERIFY(!isTold());
    }

    /** Some need seconds to start: they are waited for, and nobody has to wait. */
    void oneThatDoesNotStartIsToldOf()
    {
        const QByteArray atStart = "while ! [ -e '" + m_engines.path("let").toUtf8() + "' ]; do sleep 0.1; done; ";
        ChessProgram slow = m_engines.uci("Slow", "echo bestmove d7d5");
        QFile file(slow.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray script = file.readAll();
        slow = m_engines.script("Slow", atStart + script.mid(script.indexOf('\n') + 1));
        for (const bool isReplaced : {true, false}) {
            Match match = matchOf("orthodox");
            match.tags().clock = "0.1"; // which would be over before it is
            ProgramTable table({slow}, QStringLiteral("Slow"), std::move(match));
            QElapsedTimer timer;
            timer.start();
            table.drag("e2", "e4");
            QTRY_COMPARE(table.window.messages().text(),
                         QStringLiteral("Slow was started and has not answered yet. It is waited for, unless somebody "
                                        "else plays."));
            QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
            if (isReplaced) {
                QVERIFY(table.answer(QStringLiteral("Let Ringford Play On, Level 10")));
                QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
                continue;
            }
            QFile let(m_engines.path("let"));
            QVERIFY(let.open(QIODevice::WriteOnly));
            QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
            QVERIFY(!table.window.messages().isVisible());
        }
    }

    void ringfordPlaysAboutAsWellAsOneThatFails()
    {
        ChessProgram weak = m_engines.uci("Fake", "exit");
        weak.leastElo = 500;
        weak.mostElo = 2800;
        weak.elo = 800;
        ProgramTable table({weak}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        QVERIFY(table.answer(QStringLiteral("Let Ringford Play On, Level 2")));
        QCOMPARE(table.seats().level(kSecond), 2);
    }

    void whereNobodyIsTheGameGoesOn()
    {
        ProgramTable table({m_engines.uci("Fake", "exit"), m_engines.uci("Good", "echo bestmove e2e4")},
                           QStringLiteral("Fake"));
        emit table.window.panel<SeatsDock>().players().chosen(SeatSet(kFirst), {0, QStringLiteral("Good")});
        QTRY_VERIFY2(table.line().startsWith(QStringLiteral("e2-e4 e7-e5")), qPrintable(table.line()));
        QCOMPARE(table.seats().level(kSecond), kHighestLevel);
        // Its second answer is not legal: Ringford plays for it, too, and each is told of.
        QTRY_COMPARE(table.seats().level(kFirst), kHighestLevel);
        QVERIFY2(table.window.messages().text().endsWith(QStringLiteral("Ringford plays on for White, at level 10.")),
                 qPrintable(table.window.messages().text()));
        QTRY_VERIFY2(table.line().startsWith(QStringLiteral("e2-e4 e7-e5 g1-f3")), qPrintable(table.line()));
        QVERIFY(table.window.messages().isVisible()); // it outlasts what is played
        table.answer(QStringLiteral("Try Again"));
        QCOMPARE(table.seats().player(kFirst).program, QStringLiteral("Good"));
    }

    void aPersonPlaysOnForOneThatFails()
    {
        ProgramTable table({m_engines.uci("Fake", "exit")}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        QVERIFY(table.answer(QStringLiteral("I Play On")));
        QVERIFY(!table.seats().has(kSecond));
        QTRY_VERIFY(table.window.model().absent().empty());
        table.drag("d7", "d5");
        QCOMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
    }

    void aPersonPlaysOnceForOneThatFails()
    {
        ProgramTable table({m_engines.uci("Fake", m_engines.dyingOnce("d8d5"))}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        QTRY_VERIFY(table.window.model().absent().empty());
        QVERIFY(!table.window.gameLine().text().contains(QStringLiteral("thinking")));
        table.drag("d7", "d5");
        QCOMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QTRY_VERIFY(!table.window.messages().isVisible());
        table.drag("e4", "d5"); // and then it is asked again
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5 e4xd5 d8xd5"));
    }

    void oneThatFailsCanBeTriedAgain()
    {
        ProgramTable table({m_engines.uci("Fake", m_engines.dyingOnce("c7c5"))}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        QVERIFY(table.answer(QStringLiteral("Try Again")));
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 c7-c5"));
    }

    void oneThatFailedTriesAgainWhereItIsPlayedAgain()
    {
        ProgramTable table({m_engines.uci("Fake", m_engines.dyingOnce("c7c5"))}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 c7-c5"));
    }

    /** Its message may have been closed. */
    void oneThatFailedIsLetGoOnFromTheMenu()
    {
        ProgramTable table({m_engines.uci("Fake", m_engines.dyingOnce("c7c5"))}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        table.window.messages().dismiss();
        QAction* const goOn = table.window.findChild<QAction*>(QStringLiteral("moveNow"));
        // On a busy machine that message was another one: that the program is slow to start.
        QTRY_COMPARE(goOn->text().remove(u'&'), QStringLiteral("Let the Computer Go On"));
        QVERIFY(goOn->isEnabled());
        goOn->trigger();
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 c7-c5"));
    }

    void oneThatFailedIsChosenAgain()
    {
        ProgramTable table({m_engines.uci("Fake", m_engines.dyingOnce("c7c5"))}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        table.window.messages().dismiss();
        emit table.window.panel<SeatsDock>().players().chosen(SeatSet(kSecond), table.seats().player(kSecond));
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 c7-c5"));
    }

    void clocksWaitWhileNobodyPlaysForOneThatFails()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "5";
        ProgramTable table({m_engines.uci("Fake", "exit")}, QStringLiteral("Fake"), std::move(match));
        table.drag("e2", "e4");
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        const auto settle = [] {
            for (int round = 0; round < 10; ++round)
                QTest::qWait(1);
        };
        settle();
        const auto before = table.window.clocks().left(Side{1});
        settle();
        QCOMPARE(table.window.clocks().left(Side{1}), before);
        QVERIFY(table.answer(QStringLiteral("I Play On")));
        QTRY_VERIFY(table.window.clocks().left(Side{1}) < before);
    }

    void oneThatResignsHasLost()
    {
        ProgramTable table({m_engines.xboard("Fairy", "echo resign")}, QStringLiteral("Fairy"));
        table.drag("e2", "e4");
        QTRY_VERIFY(table.window.model().gameNode()->outcome() == Outcome::wonBy(SeatSet(kFirst), Reason::Resigned));
    }

    void oneThatIsNotKnownHereIsAPersonsSeat()
    {
        ProgramTable table({}, QStringLiteral("Stockfish 99"));
        QTRY_VERIFY2(table.window.messages().text().contains(QStringLiteral("Stockfish 99")),
                     qPrintable(table.window.messages().text()));
        table.drag("e2", "e4");
        table.drag("d7", "d5");
        QCOMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("Stockfish 99")); // still so in the record
        // It comes to be known.
        ChessProgram program = m_engines.uci("Stockfish 99", "echo bestmove d8d5");
        program.millisecondsMove = 50;
        table.program.settings.set(&Settings::programs, ChessPrograms{program});
        table.drag("e4", "d5");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5 e4xd5 d8xd5"));
    }

    /** Only the first was told of, and nobody knew why nobody played for the other. */
    void ofTwoThatAreNotKnownEachIsToldOf()
    {
        Match match = matchOf("orthodox");
        ComputerSeats seats(match);
        seats.setPlayer(kFirst, {0, QStringLiteral("Ann 1")});
        seats.write(match.game().description(), match.tags());
        ProgramTable table({}, QStringLiteral("Bob 2"), std::move(match));
        const MessageBar& messages = table.window.messages();
        QTRY_VERIFY(messages.text().startsWith(QStringLiteral("White is played by Ann 1")));
        QVERIFY(messages.stays()); // what it covered would be covered for long
        table.drag("e2", "e4");
        QTRY_VERIFY(messages.text().startsWith(QStringLiteral("Black is played by Bob 2")));
    }

    void thePlaceOfTheUsualLevelIsNotTakenByPrograms()
    {
        Match match = matchOf("orthodox");
        ComputerSeats seats(match);
        seats.setPlayer(kFirst, {0, QStringLiteral("Ann 1")});
        seats.write(match.game().description(), match.tags());
        ProgramTable table({}, QStringLiteral("Bob 2"), std::move(match));
        table.program.settings.set(&Settings::computerLevel, 3);
        table.window.commands()[Command::NewGame]->trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->findChild<QComboBox*>(QStringLiteral("whoPlays"))->setCurrentIndex(1);
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("computerLevel"))->currentIndex(), 2);
        dialog->reject();
    }

    void oneWhoseSeatIsTakenIsEnded()
    {
        ProgramTable table({m_engines.uci("Fake", "echo bestmove d7d5")}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QVERIFY(!m_engines.log().contains("quit"));
        table.key(Qt::Key_K, Qt::ControlModifier); // White: nobody's seat is taken
        emit table.window.panel<SeatsDock>().players().chosen(SeatSet(kSecond), {});
        QTRY_VERIFY(m_engines.log().contains("quit"));
    }

    void aHintIsPlayedForOneThatIsNotKnown()
    {
        ProgramTable table({}, QStringLiteral("Stockfish 99"));
        const auto tells = [&](const char* what) {
            return table.window.messages().text().contains(QLatin1String(what));
        };
        table.drag("e2", "e4");
        QTRY_VERIFY(tells("Stockfish 99"));
        table.window.commands()[Command::Hint]->trigger();
        QTRY_VERIFY(tells("Hint: "));
        QVERIFY(table.answer(QStringLiteral("Play It")));
        QTRY_VERIFY2(table.line() == QStringLiteral("e2-e4 e7-e5"), qPrintable(table.window.messages().text()));
        QTRY_VERIFY(tells("Stockfish 99")); // it comes back behind the hint
    }

    void ringfordPlaysForOneThatIsNotKnown()
    {
        ProgramTable table({}, QStringLiteral("Stockfish 99"));
        QTRY_VERIFY(!table.window.messages().text().isEmpty());
        QVERIFY(table.answer(QStringLiteral("Let Ringford Play, Level %1").arg(table.settings().computerLevel)));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void theSeatsPanelOffersThemInChessAlone()
    {
        ProgramTable table({m_engines.uci("A & B", "echo bestmove e7e5")}, QString());
        auto& seats = table.window.panel<SeatsDock>();
        QMenu* menu = seats.players().actions()[1]->menu();
        QCOMPARE(menu->actions().size(), kHighestLevel + 3); // with a line between
        menu->actions().last()->trigger();
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("A & B"));
        QVERIFY(seats.view()->model()->index(1, 0).data().toString().contains(QStringLiteral("A & B")));
        QVERIFY(seats.players().actions()[1]->menu()->actions().last()->isChecked());
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        table.window.model().setModified(false);
        table.window.document().begin(matchOf("checkers"));
        menu = seats.players().actions()[1]->menu();
        QCOMPARE(menu->actions().size(), kHighestLevel + 1);
    }

    void newGameOffersThem()
    {
        ProgramTable table({m_engines.uci("Fake", "echo bestmove e7e5")}, QString());
        table.window.commands()[Command::NewGame]->trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* const who = dialog->findChild<QComboBox*>(QStringLiteral("whoPlays"));
        auto* const level = dialog->findChild<QComboBox*>(QStringLiteral("computerLevel"));
        who->setCurrentIndex(1);
        level->setCurrentIndex(level->findText(QStringLiteral("Fake")));
        QCOMPARE(level->currentIndex(), kHighestLevel);
        emit level->activated(level->currentIndex());
        auto* const black = dialog->findChild<QComboBox*>(QStringLiteral("player1"));
        QCOMPARE(black->currentText(), QStringLiteral("Fake"));
        dialog->accept();
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("Fake"));
        QVERIFY(!table.seats().has(kFirst));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
    }

    void takingBackWhileItThinksAsksAnew()
    {
        ProgramTable table(
            {m_engines.uci("Fake", "n=$((n+1)); [ $n = 1 ] || echo bestmove d7d5", "echo bestmove h7h6")},
            QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_VERIFY(m_engines.log().contains("go movetime 3000"));
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.line().isEmpty());
        table.drag("d2", "d4");
        QTRY_COMPARE(table.line(), QStringLiteral("d2-d4 d7-d5"));
    }

    void theDialogNamesAProgramByKeyboard()
    {
        ProgramTable table({}, QString());
        const QString file = m_engines.uci("some engine", "echo bestmove e7e5").file;
        table.window.commands()[Command::ManagePrograms]->trigger();
        QPointer<ProgramsDialog> dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        dialog->add(file);
        QTRY_COMPARE(dialog->programs().size(), std::size_t{1});
        QCOMPARE(dialog->programs().front().name, QStringLiteral("A fake 2"));
        dialog->add(file); // the same once more, to play weaker
        QTRY_COMPARE(dialog->programs().size(), std::size_t{2});
        QCOMPARE(dialog->programs().back().name, QStringLiteral("A fake 2 (2)"));
        for (int step = 0; step < 8 && dialog->focusWidget()->objectName() != QStringLiteral("name"); ++step)
            table.key(Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("name"));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("Weak"));
        for (int step = 0; step < 8 && dialog->focusWidget()->objectName() != QStringLiteral("isLimited"); ++step)
            table.key(Qt::Key_Tab);
        table.key(Qt::Key_Space);
        table.key(Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("elo"));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("1400"));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        const ChessPrograms& programs = table.settings().programs;
        QCOMPARE(programs.size(), std::size_t{2});
        QCOMPARE(programs[0].elo, 0);
        QCOMPARE(programs[1].name, QStringLiteral("Weak"));
        QCOMPARE(programs[1].elo, 1400);
        QCOMPARE(programs[1].mostElo, 2800);
    }

    void namesOfProgramsAreTakenAsTheyAre()
    {
        ProgramTable table({}, QString());
        const QString file = m_engines
                                 .script("percent", "while read -r line; do case $line in uci) echo id name Up %1 %2; "
                                                    "echo uciok;; isready) echo readyok;; quit) exit;; esac; done")
                                 .file;
        table.window.commands()[Command::ManagePrograms]->trigger();
        auto* const dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        for (const QString name : {"Up %1 %2", "Up %1 %2 (2)", "Up %1 %2 (3)"}) {
            const std::size_t before = dialog->programs().size();
            dialog->add(file);
            QTRY_COMPARE(dialog->programs().size(), before + 1);
            QCOMPARE(dialog->programs().back().name, name);
        }
        dialog->reject();
    }

    void theDialogTellsOfWhatIsNoChessProgram()
    {
        ProgramTable table({}, QString());
        table.window.commands()[Command::ManagePrograms]->trigger();
        QPointer<ProgramsDialog> dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->add(m_engines.script("true", "exit 0").file);
        auto* const status = dialog->findChild<QLabel*>(QStringLiteral("status"));
        QCOMPARE(status->textFormat(), Qt::PlainText); // programs have names such as <b>
        QTRY_VERIFY2(status->text().contains(QStringLiteral("not a chess program")), qPrintable(status->text()));
        QVERIFY(dialog->programs().empty());
        // Nobody has to wait for one that hangs.
        auto* const test = dialog->findChild<QPushButton*>(QStringLiteral("test"));
        const auto* const ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!test->isEnabled() && ok->isEnabled());
        dialog->add(m_engines.script("hangs", "exec sleep 1000").file);
        QCOMPARE(test->text(), QStringLiteral("S&top"));
        QVERIFY(!ok->isEnabled()); // what is asked is not added yet
        test->setFocus();
        QTest::keyClick(test, Qt::Key_Space);
        QCOMPARE(status->text(), QStringLiteral("Stopped."));
        QCOMPARE(test->text(), QStringLiteral("&Test"));
        QVERIFY(ok->isEnabled());
        QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("add"))->hasFocus());
        // The window can be closed while one that hangs is asked.
        dialog->add(m_engines.script("hangs", "exec sleep 1000").file);
        QVERIFY2(status->text().startsWith(QStringLiteral("Asking ")), qPrintable(status->text()));
        QVERIFY2(status->text().contains(QStringLiteral("up to 12 seconds")), qPrintable(status->text()));
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(table.settings().programs.empty());
    }

    void whatWasToldOfOneIsNotSeenBesideAnother()
    {
        ProgramTable table({m_engines.uci("One", "true"), m_engines.uci("Two", "true")}, QString());
        table.window.commands()[Command::ManagePrograms]->trigger();
        auto* const dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->add(m_engines.script("true", "exit 0").file);
        const auto* const status = dialog->findChild<QLabel*>(QStringLiteral("status"));
        QTRY_VERIFY2(status->text().contains(QStringLiteral("not a chess program")), qPrintable(status->text()));
        dialog->findChild<QListWidget*>(QStringLiteral("programs"))->setCurrentRow(1);
        QCOMPARE(status->text(), QString());
        dialog->reject();
    }

    void longNamesAreCutWhereTheyAreSeen()
    {
        const QString name = QStringLiteral("A chess program with a name that goes on <b>and</b> on");
        ProgramTable table({m_engines.uci(name, "echo bestmove e7e5")}, name);
        const auto isCut = [&](const QString& text) { return text.endsWith(u'…') && name.startsWith(text.chopped(1)); };
        QAction* const item = table.window.panel<SeatsDock>().players().actions()[1]->menu()->actions().last();
        QVERIFY2(isCut(item->text()), qPrintable(item->text()));
        QVERIFY(item->toolTip().contains(QStringLiteral("&lt;b&gt;and&lt;/b&gt; on")));
        table.window.commands()[Command::ManagePrograms]->trigger();
        auto* const programs = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(programs);
        const QListWidgetItem& row = *programs->findChild<QListWidget*>(QStringLiteral("programs"))->item(0);
        QVERIFY2(isCut(row.text()), qPrintable(row.text()));
        QVERIFY(row.toolTip().contains(QStringLiteral("&lt;b&gt;and&lt;/b&gt; on")));
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), name);
        programs->reject();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        table.window.commands()[Command::NewGame]->trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        for (const char* const field : {"computerLevel", "player1"}) {
            const auto* const box = dialog->findChild<QComboBox*>(QLatin1String(field));
            QVERIFY2(isCut(box->currentText()), qPrintable(box->currentText()));
        }
        dialog->accept();
        QCOMPARE(table.seats().player(kSecond).program, name); // all of it
    }

    void whereNoneIsForOtherGamesTheUsualLevelIsOffered()
    {
        ProgramTable table({m_engines.uci("Fake", "echo bestmove e7e5")}, QStringLiteral("Fake"));
        table.program.settings.set(&Settings::players, Settings::Players::AgainstComputer);
        table.program.settings.set(&Settings::computerLevel, 3);
        table.window.commands()[Command::NewGame]->trigger();
        auto* const dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->findChild<PictureView*>(QStringLiteral("games"))->setRow(test::offeredRow("checkers"));
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("computerLevel"))->currentIndex(), 2);
        dialog->reject();
    }

    void oneThatKnowsNoEloPlaysAsItIs()
    {
        ProgramTable table({m_engines.uci("One", "true")}, QString());
        table.window.commands()[Command::ManagePrograms]->trigger();
        auto* const dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto* const elo = dialog->findChild<QSpinBox*>(QStringLiteral("elo"));
        QVERIFY(!elo->isEnabled());
        QCOMPARE(elo->text(), QStringLiteral("as it is"));
        dialog->reject();
    }

    /** A game against one that plays weaker must not look like one against the same at its best. */
    void howStrongOneIsToPlayIsToldByItsName()
    {
        ChessProgram fake = m_engines.uci("Fake", "echo bestmove d7d5");
        fake.leastElo = 500;
        fake.mostElo = 2800;
        ProgramTable table({fake}, QStringLiteral("Fake"));
        for (const int elo : {1400, 2000, 0}) {
            table.window.commands()[Command::ManagePrograms]->trigger();
            QPointer<ProgramsDialog> dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<QCheckBox*>(QStringLiteral("isLimited"))->setChecked(elo > 0);
            if (elo > 0)
                dialog->findChild<QSpinBox*>(QStringLiteral("elo"))->setValue(elo);
            dialog->accept();
            QTRY_VERIFY(!dialog);
            const QString name = elo > 0 ? QStringLiteral("Fake, Elo %1").arg(elo) : QStringLiteral("Fake");
            QCOMPARE(table.seats().player(kSecond).program, name);
        }
        QVERIFY(!table.window.messages().isVisible());
    }

    /** Two that are one file: each keeps its own seat, also when it takes the place of a name that the other had. */
    void oneThatIsRenamedKeepsItsSeat()
    {
        const ChessProgram one = m_engines.uci("One", "echo bestmove d7d5");
        ChessProgram two = one;
        two.name = QStringLiteral("Two");
        ProgramTable table({one, two}, QStringLiteral("Two"));
        table.window.commands()[Command::ManagePrograms]->trigger();
        QPointer<ProgramsDialog> dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* const list = dialog->findChild<QListWidget*>(QStringLiteral("programs"));
        for (int row = 0; row < 2; ++row) {
            list->setCurrentRow(row);
            auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("name"));
            name->setText(QStringLiteral("New %1").arg(row));
            emit name->editingFinished();
        }
        dialog->accept();
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("New 1"));
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 d7-d5"));
        QVERIFY2(!table.window.messages().isVisible(), qPrintable(table.window.messages().text()));
    }

    /** Who has played a game that is over is not told anew; a seat that is given back goes to the same program. */
    void oneThatIsRenamedWhileAPersonHasItsSeatComesBack()
    {
        ChessProgram fake = m_engines.uci("Fake", "true", "echo bestmove d7d5");
        ProgramTable table({fake}, QStringLiteral("Fake"));
        table.drag("e2", "e4");
        QTRY_COMPARE(m_engines.log().count("go movetime 3000"), 1);
        table.key(Qt::Key_K, Qt::ControlModifier);
        fake.name = QStringLiteral("Other");
        table.program.settings.set(&Settings::programs, {fake});
        table.key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("Other"));
        QVERIFY(!table.window.model().retire(Side{0}, Retire::Resigned).refusal);
        fake.name = QStringLiteral("Third");
        table.program.settings.set(&Settings::programs, {fake});
        QCOMPARE(table.seats().player(kSecond).program, QStringLiteral("Other"));
    }

    void aProgramIsTakenOffTheList()
    {
        ProgramTable table({m_engines.uci("One", "true"), m_engines.uci("Two", "true")}, QString());
        table.window.commands()[Command::ManagePrograms]->trigger();
        QPointer<ProgramsDialog> dialog = qobject_cast<ProgramsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QListWidget*>(QStringLiteral("programs"))->currentRow(), 0);
        table.click(*dialog->findChild<QPushButton*>(QStringLiteral("remove")));
        QCOMPARE(dialog->programs().size(), std::size_t{1});
        dialog->accept();
        QCOMPARE(table.settings().programs.size(), std::size_t{1});
        QCOMPARE(table.settings().programs.front().name, QStringLiteral("Two"));
    }

private:
    test::FakeEngines m_engines;
};

RINGFORD_TEST(TestMainWindowPrograms)
#include "test_mainwindow_programs.moc"
