// SPDX-License-Identifier: GPL-3.0-or-later
// Where messages lie, and what they leave alone.
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/widgets/MessageBar.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

class TestMainWindowMessages : public QObject {
    Q_OBJECT

private slots:
    void messagesLeaveTheLineAlone();
    void messagesAndWhatIsTypedLieBelowEachOther();
    void theBoardStaysWhereItIs();
    void twoLinesLieOverNoBadge();
    void escapeOnTheBoardClosesTheMessage();
};

void TestMainWindowMessages::messagesLeaveTheLineAlone()
{
    WindowHands hands;
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

void TestMainWindowMessages::messagesAndWhatIsTypedLieBelowEachOther()
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

/** Bars come and go above it, and cover nothing of it. */
void TestMainWindowMessages::theBoardStaysWhereItIs()
{
    WindowHands hands;
    const ui::BoardView& board = hands.window.board();
    const auto place = [&] { return QRect(board.mapTo(&hands.window, QPoint()), board.size()); };
    const QRect before = place();
    const auto isAbove = [&](const QWidget& bar) {
        return bar.isVisible() && bar.mapTo(&hands.window, QPoint(0, bar.height())).y() <= before.top() + 4;
    };
    hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something"), {{QStringLiteral("Do"), [] {}}}});
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

void TestMainWindowMessages::escapeOnTheBoardClosesTheMessage()
{
    WindowHands hands;
    hands.window.messages().show({Message::Kind::Note, QStringLiteral("Something"), {}});
    hands.window.board().setFocus();
    hands.key(Qt::Key_Escape);
    QVERIFY(!hands.window.messages().isVisible());
    QVERIFY(hands.window.board().hasFocus());
}

/** Boards of a table have badges at their upper edges. */
void TestMainWindowMessages::twoLinesLieOverNoBadge()
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

RINGFORD_TEST(TestMainWindowMessages)
#include "test_mainwindow_messages.moc"
