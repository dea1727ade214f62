// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up comes into a window and goes: the layout, what is told, and what must not be lost.
#include "engine/text/KeptSetups.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/SetupHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/Demonstration.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/Panel.h"
#include "ui/widgets/MessageBar.h"

#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

using namespace ringford;
using namespace ringford::ui;
using test::AskedHands;
using test::letDocksSettle;

namespace {

/** Where each dock and bar is, by name. */
QMap<QString, QRect> placesOf(const MainWindow& window)
{
    QMap<QString, QRect> places;
    for (const QWidget* const part : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (part->isVisible() && !part->objectName().isEmpty())
            places[part->objectName()] = part->geometry();
    }
    return places;
}

bool showsPartOfEditor(const MainWindow& window)
{
    const QStringList names{"editPieces", "editPosition",        "editProblems",
                            "editBar",    "demonstrationPieces", "demonstrationBar"};
    return std::ranges::any_of(window.findChildren<QWidget*>(), [&](const QWidget* part) {
        return names.contains(part->objectName()) && part->isVisible();
    });
}

} // namespace

class TestMainWindowSetup : public QObject {
    Q_OBJECT

private slots:
    void theLayoutComesBack_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"orthodox", "longchess", "multiplayer"})
            QTest::newRow(id) << QByteArray(id);
    }
    void theLayoutComesBack()
    {
        QFETCH(const QByteArray, id);
        AskedHands hands(id.constData());
        letDocksSettle();
        const auto before = placesOf(hands.window);
        QVERIFY(before.size() > 2);
        for (QAction* const way :
             {hands.window.commands()[Command::EditPosition], hands.window.commands()[Command::Demonstration]}) {
            way->trigger();
            letDocksSettle();
            QVERIFY(showsPartOfEditor(hands.window));
            way->trigger();
            letDocksSettle();
            QCOMPARE(placesOf(hands.window), before);
        }
    }

    void anotherGameHasNoPanelOfTheEditor()
    {
        AskedHands hands;
        hands.window.commands()[Command::EditPosition]->trigger();
        letDocksSettle();
        hands.window.editing().action("playFromHere")->trigger();
        letDocksSettle();
        for (const char* id : {"longchess", "multiplayer", "orthodox"}) {
            hands.window.model().replace(test::matchOf(id));
            letDocksSettle();
            QVERIFY2(!showsPartOfEditor(hands.window), id);
            hands.window.commands()[Command::ResetLayout]->trigger();
            letDocksSettle();
            QVERIFY2(!showsPartOfEditor(hands.window), id);
        }
    }

    void theNextStartHasNone()
    {
        AskedHands hands;
        hands.window.commands()[Command::EditPosition]->trigger();
        letDocksSettle();
        QVERIFY(hands.window.close());
        MainWindow next(hands.program);
        next.show();
        letDocksSettle();
        QVERIFY(!showsPartOfEditor(next));
    }

    void resettingTheLayoutKeepsTheEditor()
    {
        AskedHands hands;
        hands.window.commands()[Command::EditPosition]->trigger();
        letDocksSettle();
        auto* const pieces = hands.find<QDockWidget>("editPieces");
        hands.window.addDockWidget(Qt::LeftDockWidgetArea, pieces);
        hands.window.commands()[Command::ResetLayout]->trigger();
        letDocksSettle();
        QVERIFY(pieces->isVisible());
        QCOMPARE(hands.window.dockWidgetArea(pieces), Qt::RightDockWidgetArea);
        QVERIFY(!hands.window.moves().isVisible());
        hands.window.commands()[Command::EditPosition]->trigger();
        letDocksSettle();
        QVERIFY(!showsPartOfEditor(hands.window));
        QVERIFY(hands.window.moves().isVisible());
    }

    void whatIsGoingOnIsTold()
    {
        AskedHands hands;
        const QString game = hands.window.gameLine().text();
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.window.gameLine().text().contains(QStringLiteral("can be played")));
        hands.window.editing().action("clear")->trigger();
        QVERIFY(hands.window.gameLine().text().contains(QStringLiteral("problem")));
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(hands.window.gameLine().text().contains(QStringLiteral("the game waits")));
        hands.window.commands()[Command::Demonstration]->trigger();
        QCOMPARE(hands.window.gameLine().text(), game);
    }

    void noticesLieOverTheLine()
    {
        AskedHands hands;
        hands.editNothing();
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.window.commands()[Command::EditPosition]->trigger(); // this is what was edited last
        letDocksSettle();
        const MessageBar& reported = hands.window.messages();
        QVERIFY(reported.isVisible());
        const auto onScreen = [](const QWidget& widget) {
            return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size());
        };
        // The board has a margin.
        const BoardView& view = hands.window.board();
        const Cell corner = *view.boardScene().description().board.find("a8");
        const auto topOfBoard = [&] { return view.viewport()->mapToGlobal(view.cellRect(corner).topLeft()).y(); };
        QVERIFY(onScreen(reported).bottom() < topOfBoard());
        for (const auto* const button : reported.findChildren<QToolButton*>())
            QVERIFY(onScreen(*hands.window.centralWidget()).contains(onScreen(*button)));
        hands.window.commands()[Command::Demonstration]->trigger();
        letDocksSettle();
        QVERIFY(reported.isVisible());
        QVERIFY(onScreen(reported).bottom() < topOfBoard());
    }

    void whoClosesIsAsked()
    {
        AskedHands hands;
        hands.editNothing();
        hands.window.close();
        QVERIFY(hands.window.isVisible());
        QVERIFY(hands.question());
        QVERIFY(hands.question()->text().contains(QStringLiteral("set up in the editor")));
        QVERIFY(hands.question()->informativeText().contains(QStringLiteral("the moves of the game are not touched")));
        hands.answer("&Cancel");
        QVERIFY(hands.window.isVisible() && hands.window.editing().isOn());
        // Put away it is lost as well.
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.window.close();
        QVERIFY(hands.window.isVisible() && hands.question());
        hands.answer("&Discard Position");
        QVERIFY(!hands.window.isVisible());
    }

    void whoBeginsAnewIsAsked()
    {
        AskedHands hands;
        hands.editNothing();
        const std::string line = writeSetup(hands.window.editing().document().setup());
        hands.window.commands()[Command::Rematch]->trigger();
        QVERIFY(hands.question());
        QVERIFY(hands.window.editing().isOn());
        hands.answer("&Keep in the Game");
        // The game has it now, and is not saved: that is asked next.
        auto* const unsaved = hands.find<QMessageBox>("unsaved");
        QVERIFY(unsaved && !hands.question());
        const Board& board = hands.window.model().description().board;
        QCOMPARE(keptSetups(hands.window.model().viewedNode()->comments(), board), std::vector{line});
        unsaved->button(QMessageBox::Discard)->click();
        QVERIFY(!hands.window.editing().isOn());
        QVERIFY(hands.window.model().viewedNode()->comments().empty());
    }

    void whoOpensIsAsked()
    {
        AskedHands hands;
        hands.editNothing();
        // What cannot be read leaves all as it is, unasked.
        hands.window.openFile(hands.fileWith("[Ringford \"1\"]\n\nrubbish ("));
        QVERIFY(hands.waitForFiles());
        QVERIFY(hands.window.editing().isOn() && !hands.question());
        QVERIFY(hands.window.editing().document().contents().pieces.empty());
        const auto record = writeRecord(test::matchOf("longchess"), Registry::standard());
        hands.window.openFile(hands.fileWith(QByteArray::fromStdString(*record)));
        QVERIFY(hands.waitForFiles());
        QVERIFY(hands.window.editing().isOn() && hands.question());
        hands.answer("&Discard Position");
        QCOMPARE(hands.window.model().description().id, std::string("longchess"));
        QVERIFY(!hands.window.editing().isOn());
    }

    void aDemonstrationIsAskedAbout()
    {
        AskedHands hands;
        Demonstration& shown = hands.window.demonstration();
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.drag("a1", "d5");
        hands.window.close();
        QVERIFY(hands.window.isVisible() && hands.question());
        QVERIFY(hands.question()->text().contains(QStringLiteral("in the demonstration")));
        hands.answer("&Cancel");
        QVERIFY(shown.isOn());
        shown.action("keep")->trigger();
        hands.window.model().setModified(false); // as if it were saved
        QVERIFY(hands.window.close());
    }

    void nobodyIsAskedWithoutNeed()
    {
        AskedHands hands;
        hands.editNothing();
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.window.commands()[Command::Rematch]->trigger();
        QVERIFY(!hands.question());
        // What is played from is in the game, however that goes on.
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.drag("e2", "e4");
        hands.window.editing().action("playFromHere")->trigger();
        QVERIFY(!hands.window.editing().isOn() && !hands.question());
        hands.drag("g1", "f3");
        QCOMPARE(hands.lastEntry(), QStringLiteral("g1-f3"));
        hands.window.model().setModified(false);
        QVERIFY(hands.window.close());
        QVERIFY(!hands.question());
    }

    void noPieceStandsBesideCells()
    {
        AskedHands hands("longchess");
        BoardView& view = hands.window.board();
        for (QAction* const way :
             {hands.window.commands()[Command::EditPosition], hands.window.commands()[Command::Demonstration]}) {
            way->trigger();
            letDocksSettle();
            const Contents& there = hands.window.editing().isOn() ? hands.window.editing().document().contents()
                                                                  : hands.window.demonstration().document().contents();
            const std::size_t count = there.pieces.size();
            const Cell from = there.pieces.front().cell;
            // A place of the boards that is no cell.
            const auto& layout = view.boardScene().boardLayout();
            std::optional<QPoint> water;
            for (int y = 80; y < view.viewport()->height() - 80 && !water; y += 6) {
                for (int x = 80; x < view.viewport()->width() - 80 && !water; x += 6) {
                    const QPointF at = view.mapToScene(QPoint(x, y));
                    if (layout.placeAt(at) && !layout.cellAt(at))
                        water = QPoint(x, y);
                }
            }
            QVERIFY(water);
            const QPoint at = view.cellRect(from).center();
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at);
            for (int step = 1; step <= 5; ++step)
                QTest::mouseMove(view.viewport(), at + (*water - at) * step / 5);
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, *water);
            QCOMPARE(there.pieces.size(), count);
            QVERIFY(view.reason().contains(QStringLiteral("not a cell")));
        }
    }

    void marksOfToolsAreGoneWhileSomethingElseIsShown()
    {
        AskedHands hands;
        hands.window.model().replace(matchOf("longchess", {}, {{"mines", "on"}}));
        letDocksSettle();
        BoardView& view = hands.window.board();
        const auto marked = [&] { return view.boardScene().picture().targets.size(); };
        for (const std::uint8_t tool : {1, 2}) { // to charge and to lay a mine
            view.playTool().setGameTool(tool);
            QVERIFY(marked() > 0);
            for (const Command way : {Command::EditPosition, Command::Demonstration}) {
                hands.window.commands()[way]->trigger();
                letDocksSettle();
                QCOMPARE(marked(), std::size_t{0});
                hands.window.commands()[way]->trigger();
                letDocksSettle();
            }
        }
    }
};

RINGFORD_TEST(TestMainWindowSetup)
#include "test_mainwindow_setup.moc"
