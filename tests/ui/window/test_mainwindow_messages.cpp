// SPDX-License-Identifier: GPL-3.0-or-later
// Where messages lie, and what they leave alone.
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/SetupHands.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/files/Document.h"
#include "ui/files/KeptGames.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

void playText(WindowHands& hands, const char* text)
{
    QVERIFY(test::playText(hands.window.model(), text));
}

bool isMessageSeen(const WindowHands& hands)
{
    return hands.window.messages().isVisible();
}

void beginAnother(WindowHands& hands)
{
    hands.window.commands()[Command::NewGame]->trigger();
    hands.find<QDialog>(QStringLiteral("newGame"))->accept();
}

} // namespace

class TestMainWindowMessages : public QObject {
    Q_OBJECT

private slots:
    void messagesLeaveTheLineAlone()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().retire(Side{0}, Retire::Resigned);
        hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something"), {}});
        QCoreApplication::processEvents();
        const auto place = [&](const QWidget& part) { return QRect(part.mapTo(&hands.window, QPoint()), part.size()); };
        const QRect message = place(hands.window.messages());
        int seen = 0;
        for (const QPushButton* const button : hands.window.gameLine().findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            ++seen;
            QVERIFY2(!message.intersects(place(*button)), qPrintable(button->text()));
        }
        QCOMPARE(seen, 1); // Rematch
        QVERIFY(!message.intersects(place(*hands.find<QLabel>(QStringLiteral("stateOfGame")))));
    }

    /** With a result, which is large, there is little room beside it: the board is not covered all the same. */
    void inASmallWindowMessagesLeaveTheBoardAlone()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().retire(Side{0}, Retire::Resigned);
        hands.window.messages().show(
            {Message::Kind::Note, QStringLiteral("Something is told here"), {{QStringLiteral("Do"), [] {}}}});
        QCoreApplication::processEvents();
        const auto place = [&](const QWidget& part) { return QRect(part.mapTo(&hands.window, QPoint()), part.size()); };
        const QRect message = place(hands.window.messages());
        QVERIFY2(message.bottom() <= place(hands.window.gameLine()).bottom() + 4,
                 qPrintable(QStringLiteral("%1 px high").arg(message.height())));
        for (const QPushButton* const button : hands.window.gameLine().findChildren<QPushButton*>())
            QVERIFY(!button->isVisible() || !message.intersects(place(*button)));
    }

    /** How six have played is long: beside a result it would hang far over the board. */
    void longMessagesBesideAResultHangAsLittleOverTheBoardAsTheyCan()
    {
        WindowHands hands;
        hands.window.resize(960, 700);
        hands.window.model().replace(test::matchOf("circular", {}, {{"players", "3"}}));
        hands.window.model().retire(Side{0}, Retire::Resigned);
        hands.window.model().retire(Side{1}, Retire::Resigned);
        MessageBar& message = hands.window.messages();
        const QString text = QStringLiteral("One: 7 blunders, 4 mistakes, 7 doubtful; ").repeated(6);
        message.show({Message::Kind::Note, text, {{QStringLiteral("Undo"), [] {}}}});
        QCoreApplication::processEvents();
        const auto place = [&](const QWidget& part) { return QRect(part.mapTo(&hands.window, QPoint()), part.size()); };
        const QRect line = place(hands.window.gameLine());
        const int least = line.bottom() + message.heightForWidth(line.width());
        QVERIFY2(place(message).bottom() <= least, qPrintable(QString::number(place(message).bottom() - least)));
        QVERIFY(!place(message).intersects(place(*hands.find<QLabel>(QStringLiteral("stateOfGame")))));
        // What is short stays beside it.
        message.show({Message::Kind::Note, QStringLiteral("Something"), {}});
        QCoreApplication::processEvents();
        QCOMPARE(place(message).top(), line.top());
    }

    /** Who looks back sees that, and the button that leads to the game, whatever is told beside it. */
    void messagesLeaveTheWayBackAlone()
    {
        WindowHands hands;
        Match match = test::matchOf("circular", {}, {{"players", "6"}});
        test::enterAll(match, "a2-a3");
        hands.window.model().replace(std::move(match));
        hands.window.messages().show({Message::Kind::Note,
                                      QStringLiteral("The analysis is done: nothing was played badly."),
                                      {{QStringLiteral("Undo"), [] {}}}});
        for (const QSize size : {QSize(1120, 730), QSize(960, 700), QSize(800, 600)}) {
            hands.window.resize(size);
            for (const bool isBack : {false, true}) {
                isBack ? hands.window.model().showFirst() : hands.window.model().showLast();
                QCoreApplication::processEvents();
                const auto place = [&](const QWidget& part) {
                    return QRect(part.mapTo(&hands.window, QPoint()), part.size());
                };
                const QRect message = place(hands.window.messages());
                int seen = 0;
                for (const QPushButton* const button : hands.window.gameLine().findChildren<QPushButton*>()) {
                    seen += button->isVisible();
                    QVERIFY2(!button->isVisible() || !message.intersects(place(*button)), qPrintable(button->text()));
                }
                QCOMPARE(seen, isBack ? 1 : 0);
                QVERIFY(!isBack || !message.intersects(place(*hands.find<QLabel>(QStringLiteral("stateOfGame")))));
            }
        }
    }

    /** Nobody plays on there: what it tells lay over the eighth rank until somebody closed it. */
    void whatADemonstrationTellsCoversNoBoard()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().replace(test::matchOf("orthodox"));
        hands.window.commands()[Command::Demonstration]->trigger();
        QTRY_VERIFY(hands.window.messages().isVisible());
        const auto bottom = [&] { return hands.window.messages().geometry().bottom(); };
        QTRY_VERIFY2(bottom() < hands.window.board().y() + 4, qPrintable(QString::number(bottom())));
        hands.window.commands()[Command::Demonstration]->trigger();
        QTRY_VERIFY(hands.window.board().y() <= hands.window.gameLine().geometry().bottom() + 1);
    }

    void messagesAndWhatIsTypedLieBelowEachOther()
    {
        WindowHands hands;
        MessageBar& message = hands.window.messages();
        const MoveEntry& entry = hands.window.moveEntry();
        const Message something{Message::Kind::Note, QStringLiteral("Something"), {}};
        message.show(something);
        QCoreApplication::processEvents();
        const QRect alone = message.geometry();
        hands.window.board().setFocus();
        hands.key(Qt::Key_Slash);
        QCoreApplication::processEvents();
        QVERIFY(entry.isVisible() && message.isVisible());
        QVERIFY(!message.geometry().intersects(entry.geometry()));
        message.dismiss();
        message.show(something); // while something is being typed
        QCoreApplication::processEvents();
        QVERIFY(!message.geometry().intersects(entry.geometry()));
        hands.key(Qt::Key_Escape);
        QCoreApplication::processEvents();
        QVERIFY(!entry.isVisible());
        QCOMPARE(message.geometry(), alone);
    }

    /** How high a message is depended on where its choices stood, and both bars moved each other without an end. */
    void whatIsOfferedWhileSomethingIsTypedComesToRest()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        MessageBar& message = hands.window.messages();
        const MoveEntry& entry = hands.window.moveEntry();
        hands.window.board().setFocus();
        hands.key(Qt::Key_Slash);
        for (int width = 640; width <= 1600; width += 40) {
            hands.window.resize(width, 760);
            message.show({Message::Kind::Trouble,
                          QStringLiteral("Some program does not answer."),
                          {{QStringLiteral("Let Ringford Play On, Level 10"), [] {}},
                           {QStringLiteral("I Play On"), [] {}},
                           {QStringLiteral("Try Again"), [] {}}}});
            QTest::qWait(1);
            QVERIFY(entry.isVisible() && message.isVisible());
            QVERIFY(!message.geometry().intersects(entry.geometry()));
        }
    }

    /** Below the line that is open they lay over the heads of the upper pieces. */
    void messagesLeaveThePiecesAloneWhileSomethingIsTyped()
    {
        WindowHands hands;
        hands.window.resize(1240, 760);
        hands.window.model().replace(test::matchOf("orthodox"));
        MessageBar& message = hands.window.messages();
        const MoveEntry& entry = hands.window.moveEntry();
        const BoardView& board = hands.window.board();
        QCoreApplication::processEvents();
        const auto bottomOf = [](const QWidget& bar) { return bar.mapToGlobal(QPoint(0, bar.height())).y(); };
        const Cell corner = *hands.window.model().description().board.find("a8");
        const auto top = [&] { return board.viewport()->mapToGlobal(board.cellRect(corner).topLeft()).y(); };
        hands.window.board().setFocus();
        hands.key(Qt::Key_Slash);
        QCoreApplication::processEvents();
        const int whole = entry.width();
        for (const char* const text :
             {"Saved.", "The clocks show again what they showed before.",
              "Black: the computer plays here now, at level 5, casual. It begins as soon as it is on turn."}) {
            message.show({Message::Kind::Note, QString::fromLatin1(text), {{QStringLiteral("Undo"), [] {}}}});
            QCoreApplication::processEvents();
            QVERIFY(message.isVisible() && entry.isVisible());
            QVERIFY(!message.geometry().intersects(entry.geometry()));
            QVERIFY2(bottomOf(message) <= top() && bottomOf(entry) <= top(),
                     qPrintable(
                         QStringLiteral("%1: %2 below %3").arg(QLatin1String(text)).arg(bottomOf(message)).arg(top())));
            message.dismiss();
            QCoreApplication::processEvents();
            QCOMPARE(entry.width(), whole);
        }
    }

    /** Where the row has no room for both; what is wrong with what was typed is told there, too. */
    void theBoardGivesWayToWhatIsToldWhileSomethingIsTyped()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        MessageBar& message = hands.window.messages();
        const MoveEntry& entry = hands.window.moveEntry();
        const BoardView& board = hands.window.board();
        const auto bottomOf = [](const QWidget& bar) { return bar.mapToGlobal(QPoint(0, bar.height())).y(); };
        const auto placeOf = [](const QWidget& part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
        const QString text = QStringLiteral("Black: the computer plays here now, at level 5, casual. ");
        for (const QSize size : {QSize(640, 400), QSize(700, 900), QSize(800, 600), QSize(1240, 760)}) {
            hands.window.resize(size);
            QTest::qWait(50);
            test::letDocksSettle(); // as below
            const QRect before = placeOf(board);
            const auto areApart = [&] {
                QCoreApplication::processEvents();
                return !message.geometry().intersects(entry.geometry()) &&
                       std::max(bottomOf(message), bottomOf(entry)) <= placeOf(board).top() + 4 &&
                       placeOf(board).bottom() == before.bottom() && placeOf(board).left() == before.left();
            };
            hands.window.board().setFocus();
            hands.key(Qt::Key_Slash);
            hands.type(QStringLiteral("zz"));
            hands.key(Qt::Key_Return);
            QVERIFY(!entry.complaint().isEmpty());
            message.show({Message::Kind::Note, text.repeated(2), {{QStringLiteral("Undo"), [] {}}}});
            QVERIFY(areApart());
            message.show({Message::Kind::Note, QStringLiteral("Saved."), {}});
            QVERIFY(areApart());
            hands.key(Qt::Key_Escape);
            message.dismiss();
            QCoreApplication::processEvents();
            QVERIFY(!entry.isVisible());
            QCOMPARE(placeOf(board), before);
        }
    }

    /** What an analysis has found stays while one steps through the game: it lay over the uppermost pieces and clocks. */
    void theBoardGivesWayToWhatIsToldForLong()
    {
        WindowHands hands;
        Match match = test::matchOf("circular", {}, {{"players", "4"}});
        test::enterAll(match, "a2-a3");
        hands.window.model().replace(std::move(match));
        MessageBar& message = hands.window.messages();
        const BoardView& board = hands.window.board();
        const auto placeOf = [](const QWidget& part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
        const Message something{Message::Kind::Note,
                                QStringLiteral("One: 7 blunders, 4 mistakes, 7 doubtful; ").repeated(6),
                                {{QStringLiteral("Undo"), [] {}}}};
        for (const QSize size : {QSize(1240, 760), QSize(960, 700), QSize(800, 600)}) {
            hands.window.resize(size);
            for (const bool isBack : {false, true}) {
                isBack ? hands.window.model().showFirst() : hands.window.model().showLast();
                QTest::qWait(50);
                test::letDocksSettle(); // panels share the room in several rounds, and each may take longer than that
                const QRect before = placeOf(board);
                for (const bool isLasting : {true, false}) {
                    Message told = something;
                    told.isLasting = isLasting;
                    message.show(told);
                    // What goes as soon as somebody plays moves nothing below his pointer.
                    if (isLasting || isBack)
                        QTRY_VERIFY(placeOf(message).bottom() <= placeOf(board).top() + 4);
                    else
                        QTRY_COMPARE(placeOf(board), before);
                }
                message.dismiss();
                QTRY_COMPARE(placeOf(board), before);
            }
        }
        // Who steps back while it is told, and to the game again.
        message.show(something);
        hands.window.model().showFirst();
        QTRY_VERIFY(placeOf(message).bottom() <= placeOf(board).top() + 4);
    }

    /** It jumped, and was smaller, though there was ground above it that nobody misses. */
    void aLongBoardStaysBelowWhatIsToldOverFreeGround()
    {
        WindowHands hands;
        hands.window.resize(1240, 740); // on a screen of 1280 x 800
        hands.window.model().replace(test::matchOf("longchess"));
        test::letDocksSettle();
        MessageBar& message = hands.window.messages();
        const BoardView& board = hands.window.board();
        const auto placeOf = [](const QWidget& part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
        const auto boards = [&] {
            const QRect seen = board.inViewport(board.boardScene().boardLayout().bounds());
            return seen.translated(board.viewport()->mapToGlobal(QPoint()));
        };
        const QRect before = placeOf(board);
        const QRect boardsBefore = boards();
        const QString sentence = QStringLiteral("One: 7 blunders, 4 mistakes, 7 doubtful; ");
        for (const int times : {6, 10}) {
            Message told{Message::Kind::Note, sentence.repeated(times), {{QStringLiteral("Undo"), [] {}}}};
            told.isLasting = true;
            message.show(told);
            test::letDocksSettle();
            QVERIFY(placeOf(message).bottom() > before.top() + 4);
            QVERIFY(placeOf(message).bottom() <= boards().top());
            QCOMPARE(placeOf(board), before);
            QCOMPARE(boards(), boardsBefore);
            message.dismiss();
        }
        // Where there is none left, it gives way as ever.
        hands.window.resize(1240, 560);
        test::letDocksSettle();
        Message told{Message::Kind::Note, sentence.repeated(10), {}};
        told.isLasting = true;
        message.show(told);
        QTRY_VERIFY(placeOf(message).bottom() <= boards().top());
    }

    /** It was reckoned from a board that had its place already, and a way that had not: the window grew by thousands of px. */
    void theWayOfAMessageIsAsHighAsItNeedsToBe()
    {
        WindowHands hands;
        MessageBar& message = hands.window.messages();
        hands.window.model().replace(test::matchOf("orthodox"));
        for (const char* const text : {"e2-e4", "e7-e5", "g1-f3"})
            QVERIFY(test::playText(hands.window.model(), text));
        hands.window.model().setModified(false);
        Message told{
            Message::Kind::Note,
            QStringLiteral("games.pgn is open in another window. This is a copy: saving asks for a name of its "
                           "own."),
            {}};
        told.isStanding = true;
        message.show(told);
        hands.key(Qt::Key_Left, Qt::ControlModifier); // looking back: a button is at the right, too
        for (const QSize size : {QSize(1240, 740), QSize(1100, 680), QSize(1000, 600), QSize(950, 640),
                                 QSize(1000, 560), QSize(1240, 740), QSize(900, 600)}) {
            hands.window.resize(size);
            test::letDocksSettle();
            QTest::qWait(20);
            QCOMPARE(hands.window.size(), size);
            const BoardView& board = hands.window.board();
            const int under = message.mapToGlobal(QPoint(0, message.height())).y();
            const int top = board.mapToGlobal(QPoint()).y();
            QVERIFY2(top <= std::max(under, hands.window.gameLine().mapToGlobal(QPoint()).y() +
                                                hands.window.gameLine().height()),
                     qPrintable(QStringLiteral("%1 %2").arg(top).arg(under)));
        }
    }

    void whatIsOfferedToWhoTypesLeavesMessagesFree()
    {
        WindowHands hands;
        hands.window.resize(1000, 700);
        hands.window.model().replace(test::matchOf("orthodox"));
        const MessageBar& message = hands.window.messages();
        hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something"), {}});
        hands.window.board().setFocus();
        hands.key(Qt::Key_Slash);
        const QWidget* const offered = hands.window.moveEntry().completions();
        const auto areApart = [&] {
            return !offered->geometry().intersects(QRect(message.mapToGlobal(QPoint()), message.size()));
        };
        QTest::keyClicks(hands.window.moveEntry().field(), QStringLiteral("e"));
        QTRY_VERIFY(offered->isVisible() && message.isVisible());
        QTRY_VERIFY(areApart());
        QTest::keyClicks(hands.window.moveEntry().field(), QStringLiteral("2"));
        QTRY_VERIFY(offered->isVisible());
        QVERIFY(areApart());
        // One that is told while something is offered.
        hands.window.messages().dismiss();
        QTest::keyClick(hands.window.moveEntry().field(), Qt::Key_Backspace);
        QTRY_VERIFY(offered->isVisible());
        hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something else"), {}});
        QTRY_VERIFY(message.isVisible() && areApart());
    }

    /** Bars come and go above it, and cover nothing of it. */
    void theBoardStaysWhereItIs()
    {
        WindowHands hands;
        const ui::BoardView& board = hands.window.board();
        const auto place = [&] { return QRect(board.mapTo(&hands.window, QPoint()), board.size()); };
        const QRect before = place();
        const auto isAbove = [&](const QWidget& bar) {
            return bar.isVisible() && bar.mapTo(&hands.window, QPoint(0, bar.height())).y() <= before.top() + 4;
        };
        hands.window.messages().show(
            {Message::Kind::Note, QStringLiteral("Something"), {{QStringLiteral("Do"), [] {}}}});
        QCoreApplication::processEvents();
        QCOMPARE(place(), before);
        QVERIFY(isAbove(hands.window.messages()));
        hands.window.messages().dismiss();
        board.window()->setFocus();
        hands.key(Qt::Key_Slash);
        QCoreApplication::processEvents();
        QCOMPARE(place(), before);
        QVERIFY(isAbove(hands.window.moveEntry()));
    }

    /** Boards of a table have badges at their upper edges. */
    void twoLinesLieOverNoBadge()
    {
        WindowHands hands;
        const auto game = test::gameOf("multiplayer", "players=4");
        hands.window.model().replace(Match(game, game->start()));
        hands.window.resize(1280, 800);
        const QString chain = QStringLiteral("Board 1: Seat B beats Seat A by checkmate, and takes over. ");
        hands.window.messages().show({Message::Kind::Note, chain.repeated(4), {}});
        QCoreApplication::processEvents();
        const MessageBar& bar = hands.window.messages();
        QVERIFY(bar.height() > 2 * bar.fontMetrics().lineSpacing());
        const ui::BoardView& board = hands.window.board();
        const int below = bar.mapTo(&hands.window, QPoint(0, bar.height())).y();
        QVERIFY2(below <= board.mapTo(&hands.window, QPoint()).y() + 2,
                 qPrintable(QStringLiteral("%1, of %2 px").arg(below).arg(bar.height())));
    }

    void escapeOnTheBoardClosesTheMessage()
    {
        WindowHands hands;
        hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something"), {}});
        hands.window.board().setFocus();
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.window.messages().isVisible());
        QVERIFY(hands.window.board().hasFocus());
    }

    void theFocusGoesFromTheMessageStraightToTheBoard()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        QApplication::clipboard()->setText(QStringLiteral("[Game \"nothing\"]\n*\n"));
        hands.window.commands()[Command::PasteGame]->trigger();
        hands.window.messages().findChild<QToolButton*>()->setFocus();
        QList<QWidget*> passed;
        QObject watcher;
        connect(qApp, &QApplication::focusChanged, &watcher, [&](QWidget*, QWidget* now) { passed += now; });
        hands.key(Qt::Key_Escape);
        QVERIFY(!isMessageSeen(hands));
        QCOMPARE(passed, QList<QWidget*>{&hands.window.board()});
    }

    void aRefusalGoesWithTheNextAction()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        QApplication::clipboard()->setText(QStringLiteral("[Game \"nothing\"]\n*\n"));
        hands.window.commands()[Command::PasteGame]->trigger();
        QVERIFY(isMessageSeen(hands));
        playText(hands, "e2-e4");
        QVERIFY(!isMessageSeen(hands));
    }

    void thatAFileWasRefusedGoesWithTheNextAction()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        hands.window.openFile(hands.fileWith("[Game \"nothing\"]\n*\n", QStringLiteral("bad.ringford")));
        QTRY_VERIFY(isMessageSeen(hands));
        const QString told = hands.window.messages().text();
        QVERIFY2(told.startsWith(QStringLiteral("Nothing was opened. bad.ringford:1:")), qPrintable(told));
        playText(hands, "e2-e4");
        QVERIFY(!isMessageSeen(hands));
    }

    void whatIsNoLongerTrueGoes()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        match.replace(test::matchOf("orthodox"));
        playText(hands, "e2-e4");
        playText(hands, "e7-e5");
        match.showFirst();
        playText(hands, "d2-d4");
        QVERIFY(isMessageSeen(hands)); // the old line is a variation
        match.takeBack();
        QVERIFY(!isMessageSeen(hands));
        match.replace(test::matchOf("orthodox"));
        playText(hands, "e2-e4");
        QVERIFY(!match.agreeDraw().refusal);
        match.showFirst();
        playText(hands, "d2-d4");
        QVERIFY(isMessageSeen(hands)); // what is played now is a variation beside the game
        match.show(match.gameNode());
        QVERIFY(!isMessageSeen(hands));
    }

    void whatIsAboutADeletedLineGoesWithItsUndo()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        playText(hands, "e2-e4");
        hands.window.commands()[Command::DeleteLine]->trigger();
        QVERIFY(isMessageSeen(hands));
        hands.window.moves().edits()->undo();
        QVERIFY(!isMessageSeen(hands));
    }

    void whatWasTypedWrongIsForgottenWithTheNextAction()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("orthodox"));
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("nonsense"));
        hands.key(Qt::Key_Return);
        QVERIFY(!hands.window.moveEntry().complaint().isEmpty());
        playText(hands, "e2-e4");
        QVERIFY(hands.window.moveEntry().complaint().isEmpty());
    }

    void aDrawThatIsTakenBackIsNotToldOfAnyMore()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        const auto isDrawnSomewhere = [&hands] {
            QStringList texts{hands.window.gameLine().text(),
                              hands.window.messages().isVisible() ? hands.window.messages().text() : QString()};
            for (const QLabel* const label : hands.window.findChildren<QLabel*>()) {
                if (label->isVisible())
                    texts << label->text() << label->toolTip() << label->accessibleDescription();
            }
            return texts.join(u'\n').contains(QStringLiteral("drawn"), Qt::CaseInsensitive);
        };
        match.replace(test::matchOf("orthodox", "white: Kb6 Qc1; black: Ka8; turn: white"));
        playText(hands, "c1-c7"); // stalemate
        QVERIFY(isDrawnSomewhere());
        QVERIFY(match.takeBack());
        QVERIFY(!isDrawnSomewhere());
        QVERIFY(!match.agreeDraw().refusal);
        QVERIFY(isDrawnSomewhere());
        QVERIFY(match.takeBack());
        QVERIFY(!isDrawnSomewhere());
    }

    void whoTakesBackIsToldOfTheTime()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        Match clocked = test::matchOf("orthodox");
        clocked.tags().clock = "10";
        match.replace(std::move(clocked));
        playText(hands, "e2-e4");
        playText(hands, "e7-e5");
        match.takeBack();
        QCOMPARE(hands.window.messages().text(), QStringLiteral("The clocks show again what they showed before."));
        QVERIFY(isMessageSeen(hands));
        playText(hands, "d7-d5");
        QVERIFY(!isMessageSeen(hands));
        hands.program.settings.set(&Settings::givesTimeBack, false);
        match.takeBack();
        QCOMPARE(hands.window.messages().text(), QStringLiteral("The clocks keep the time that was used."));
        match.replace(test::matchOf("orthodox"));
        playText(hands, "e2-e4");
        match.takeBack();
        QVERIFY(!isMessageSeen(hands)); // without clocks
    }

    void aRematchSavesAGameThatHasAFile()
    {
        WindowHands hands;
        const QString file = hands.fileWith("[Game \"checkers\"]\n\n1. b2-c3 *\n");
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        hands.window.model().showLast();
        QVERIFY(!hands.window.model().retire(Side{1}, Retire::Resigned).refusal);
        hands.window.commands()[Command::Rematch]->trigger();
        QVERIFY(hands.waitForFiles());
        QTRY_VERIFY(hands.window.model().gameNode()->isRoot());
        QVERIFY(!hands.find<QMessageBox>(QStringLiteral("unsaved")));
        QVERIFY(test::bytesIn(file).contains("resign:black"));
    }

    /** While there is no file. */
    void aRematchAsksNothingAndLeadsBack()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        match.replace(test::matchOf("checkers"));
        playText(hands, "b2-c3");
        QAction& rematch = *hands.window.commands()[Command::Rematch];
        rematch.trigger(); // in the middle of it
        auto* const question = hands.find<QMessageBox>(QStringLiteral("unsaved"));
        QVERIFY(question);
        question->button(QMessageBox::Cancel)->click();
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        rematch.trigger();
        QVERIFY(match.gameNode()->isRoot() && !match.isModified());
        QVERIFY(hands.window.messages().text().startsWith(QStringLiteral("The game before is kept")));
        playText(hands, "b2-c3");
        QVERIFY(isMessageSeen(hands));
        hands.window.model().setModified(false);
        hands.window.messages().findChild<QPushButton*>()->click();
        QVERIFY(hands.waitForFiles());
        match.showLast();
        QCOMPARE(hands.lastEntry(), QStringLiteral("resign:black"));
        QVERIFY(!match.isModified() && !isMessageSeen(hands));
    }

    /** Computers had played a round before anybody could read it. */
    void theWayBackFromARematchWaitsForAPerson()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        Match before = test::matchOf("multiplayer", {}, {{"players", "3"}});
        ComputerSeats computers(before);
        computers.setLevel(Seat{1}, 1); // plays C in the rematch
        computers.setLevel(Seat{2}, 1); // plays A there
        computers.write(before.game().description(), before.tags());
        match.replace(std::move(before));
        for (const Side side : {Side{0}, Side{3}})
            QVERIFY(!match.retire(side, Retire::Resigned).refusal);
        QVERIFY(match.gameNode()->outcome().decided());
        hands.window.commands()[Command::Rematch]->trigger();
        QTRY_VERIFY(!match.gameNode()->outcome().decided() && match.gameNode()->depth > 3);
        QVERIFY(hands.window.messages().text().startsWith(QStringLiteral("The game before is kept")));
        QVERIFY(isMessageSeen(hands));
        playText(hands, "2:a2-a3");
        QTRY_VERIFY(!isMessageSeen(hands));
    }

    /** Also when nobody wants it back at once. */
    void aGameBeforeARematchStaysAmongRecentFiles()
    {
        WindowHands hands;
        const QString own = hands.fileWith("[Game \"checkers\"]\n\n1. b2-c3 *\n");
        hands.program.recentFiles.add(own);
        MatchModel& match = hands.window.model();
        match.replace(test::matchOf("checkers"));
        QStringList keptFiles;
        for (int round = 0; round < 4; ++round) {
            playText(hands, "b2-c3");
            QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
            hands.window.commands()[Command::Rematch]->trigger();
            QVERIFY(match.gameNode()->isRoot());
            keptFiles.prepend(hands.program.recentFiles.list().front());
            QVERIFY(kept::has(keptFiles.front()));
        }
        playText(hands, "b2-c3");
        playText(hands, "a7-b6");
        QVERIFY(!isMessageSeen(hands)); // it is the rematch that is played
        match.setModified(false);
        // They push out one another, and no file that a person has used.
        QCOMPARE(hands.program.recentFiles.list(), keptFiles.mid(0, 3) << own);
        QCOMPARE(QSet<QString>(keptFiles.begin(), keptFiles.end()).size(), 4);
        hands.window.openFile(keptFiles.last());
        QVERIFY(hands.waitForFiles());
        match.showLast();
        QCOMPARE(hands.lastEntry(), QStringLiteral("resign:black"));
        for (const QString& file : keptFiles)
            QVERIFY(QFile::remove(file));
    }

    void asManyGamesAreKeptAsIsSet()
    {
        WindowHands hands;
        QDir(kept::folder()).removeRecursively();
        QVERIFY(QDir().mkpath(kept::folder()));
        constexpr int kBefore = 12;
        for (int number = 1; number <= kBefore; ++number) {
            const QDateTime time = QDateTime::currentDateTime().addDays(-number);
            QFile file(kept::folder() + time.toString(QStringLiteral("'/Chess 'yyyy-MM-dd HH.mm.ss'.ringford'")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[Game \"orthodox\"]\n\n*\n") > 0 && file.flush());
            QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
        }
        const auto filesAfterRematch = [&] {
            playText(hands, "b2-c3");
            if (hands.window.model().retire(Side{1}, Retire::Resigned).refusal)
                return qsizetype(-1);
            hands.window.commands()[Command::Rematch]->trigger();
            return QDir(kept::folder()).entryList(QDir::Files).size();
        };
        hands.window.model().replace(test::matchOf("checkers"));
        QCOMPARE(filesAfterRematch(), kBefore + 1);
        hands.program.settings.change([](Settings& settings) { settings.kept = Settings::Kept::Ten; });
        QCOMPARE(filesAfterRematch(), 10);
        QDir(kept::folder()).removeRecursively();
    }

    /** One asked about what the other kept. */
    void aNewGameKeepsWhatIsOverAsARematchDoes()
    {
        WindowHands hands;
        MatchModel& match = hands.window.model();
        match.replace(test::matchOf("checkers"));
        playText(hands, "b2-c3");
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        beginAnother(hands);
        QVERIFY(!hands.find<QMessageBox>(QStringLiteral("unsaved")));
        QVERIFY(match.gameNode()->isRoot());
        QVERIFY(hands.window.messages().text().startsWith(QStringLiteral("The game before is kept")));
        QVERIFY(isMessageSeen(hands));
    }

    /** A game in the middle was written to its file unasked; one that was over before got what was only tried in it. */
    void aRematchAsksAboutAFileAsANewGameDoes_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("played");
        QTest::addColumn<bool>("isOver");
        const QString other = QStringLiteral("d2-e3");
        QTest::newRow("in the middle") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3 *\n") << other << false;
        QTest::newRow("over before") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3 resign:black 1-0\n") << other
                                     << true;
        // What somebody tries at a puzzle is not what its author wrote.
        const QByteArray task =
            "[Game \"orthodox\"]\n[Setup \"white: Kg1 Rd1; black: Kg8 Pf7 Pg7 Ph7; turn: white\"]\n\n";
        QTest::newRow("a puzzle with a line") << task + "1. g1-h1 h7-h6 *\n" << QStringLiteral("d1-d8") << true;
        QTest::newRow("a task alone") << task + "*\n" << QStringLiteral("d1-d8") << true;
        QTest::newRow("a line that ends in another way")
            << QByteArray("[Game \"orthodox\"]\n\n1. f2-f3 e7-e5 2. g2-g4 d7-d5 *\n") << QStringLiteral("d8-h4")
            << true;
    }
    void aRematchAsksAboutAFileAsANewGameDoes()
    {
        QFETCH(const QByteArray, record);
        QFETCH(const QString, played);
        QFETCH(const bool, isOver);
        WindowHands hands;
        const QString file = hands.fileWith(record);
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        MatchModel& model = hands.window.model();
        model.showFirst();
        while (played == QStringLiteral("d8-h4") && model.viewedNode()->depth < 3)
            model.showNext();
        playText(hands, played.toLatin1().constData());
        QVERIFY(model.isModified() && hands.window.document().file() == file);
        QCOMPARE(model.gameNode()->outcome().decided(), isOver);
        const auto isAsked = [&] {
            auto* const question = hands.find<QMessageBox>(QStringLiteral("unsaved"));
            if (question)
                question->button(QMessageBox::Cancel)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return question != nullptr;
        };
        hands.window.commands()[Command::Rematch]->trigger();
        QVERIFY(isAsked());
        QCOMPARE(test::bytesIn(file), record);
        hands.window.commands()[Command::NewGame]->trigger();
        auto* const dialog = hands.find<QDialog>(QStringLiteral("newGame"));
        QVERIFY(dialog);
        dialog->accept();
        QVERIFY(isAsked());
        dialog->reject();
        hands.window.model().setModified(false);
    }

    /** Where it cannot be kept, whoever leaves it is asked. */
    void aRematchAsksWhereNothingCanBeKept()
    {
        WindowHands hands;
        QDir(kept::folder()).removeRecursively();
        QFile inTheWay(kept::folder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto away = qScopeGuard([&] { inTheWay.remove(); });
        MatchModel& match = hands.window.model();
        match.replace(test::matchOf("checkers"));
        playText(hands, "b2-c3");
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        hands.window.commands()[Command::Rematch]->trigger();
        auto* const question = hands.find<QMessageBox>(QStringLiteral("unsaved"));
        QVERIFY(question);
        question->button(QMessageBox::Cancel)->click();
        QVERIFY(match.gameNode()->outcome().decided());
        match.setModified(false);
    }
};

RINGFORD_TEST(TestMainWindowMessages)
#include "test_mainwindow_messages.moc"
