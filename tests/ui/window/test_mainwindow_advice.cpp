// SPDX-License-Identifier: GPL-3.0-or-later
// What the program draws for somebody who asks for help: of every kind of action, and for as long as it is true.
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ComputerTable.h"
#include "ui/board/view/BoardView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/HintController.h"
#include "ui/window/ThreatController.h"

#include <QPushButton>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::ComputerTable;
using ringford::test::matchOf;

namespace {

constexpr MarkColour kAdviceColour = MarkColour::Blue;

Drawings drawn(const Match& match, const Action& action)
{
    return sketchOf(match.game(), match.position(match.gameNode()), action, kAdviceColour);
}

std::vector<Action> actionsOf(const Match& match, Action::Kind kind)
{
    std::vector<Action> actions = match.actions(match.gameNode());
    std::erase_if(actions, [kind](const Action& action) { return action.kind != kind; });
    return actions;
}

} // namespace

class TestMainWindowAdvice : public QObject {
    Q_OBJECT

private slots:
    void ofAChargeEachPawnHasAnArrow()
    {
        const Match match = matchOf("longchess");
        const std::vector<Action> charges = actionsOf(match, Action::Kind::Charge);
        QVERIFY(!charges.empty());
        std::size_t most = 0;
        for (const Action& charge : charges) {
            const Drawings drawings = drawn(match, charge);
            QVERIFY(!drawings.isEmpty());
            most = std::max(most, drawings.arrows.size());
        }
        QVERIFY(most > 1);
    }

    void aDropMarksItsCell()
    {
        const Match match = matchOf("multiplayer", kWithStock, {{"players", "3"}});
        const std::vector<Action> drops = actionsOf(match, Action::Kind::Drop);
        QVERIFY(!drops.empty());
        const Drawings drawings = drawn(match, drops.front());
        QVERIFY(drawings.rings == (std::vector<MarkedCell>{{kAdviceColour, drops.front().to}}));
        QVERIFY(drawings.fills == drawings.rings);
    }

    /** Each action of each game is seen, but for one that no cell is touched for. */
    void noActionIsShownByNothing_data() { test::addGames(); }
    void noActionIsShownByNothing()
    {
        QFETCH(const QString, game);
        const Match match = matchOf(game.toStdString());
        for (const Action& action : match.actions(match.gameNode()))
            QVERIFY2(!drawn(match, action).isEmpty(),
                     qPrintable(QString::fromStdString(match.game().text(match.position(match.gameNode()), action))));
    }

    /** With its message its arrow goes, and there was nothing left to play. */
    void aHintIsPlayedByItsButton()
    {
        ComputerTable table({});
        table.searches.want({"d2-d4"});
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.window.findChild<HintController*>()->shown());
        const auto buttons = table.window.messages().findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 1);
        QCOMPARE(buttons.front()->text(), QStringLiteral("&Play It"));
        table.click(*buttons.front());
        QCOMPARE(table.line(), QStringLiteral("d2-d4"));
        QVERIFY(table.window.messages().isHidden());
    }

    void aHintOutlastsWhatIsPlayedOnOtherBoards()
    {
        ComputerTable table({}, matchOf("multiplayer"));
        table.searches.want({"1:e2-e4"});
        const auto& hint = *table.window.findChild<HintController*>();
        table.key(Qt::Key_H);
        QTRY_VERIFY(hint.shown());
        table.drag("3:e2", "3:e4");
        QVERIFY(hint.shown());
        QCOMPARE(table.window.board().boardScene().picture().arrows.size(), 1);
        QVERIFY(table.window.messages().text().contains(QStringLiteral("1:e4")));
        table.key(Qt::Key_H);
        QVERIFY(!hint.shown());
        QCOMPARE(table.line(), QStringLiteral("3:e2-e4 1:e2-e4"));
    }

    void aHintGoesWithWhatIsPlayedOnItsBoard()
    {
        ComputerTable table({}, matchOf("multiplayer"));
        table.searches.want({"1:e2-e4"});
        const auto& hint = *table.window.findChild<HintController*>();
        table.key(Qt::Key_H);
        QTRY_VERIFY(hint.shown());
        table.drag("1:d2", "1:d4");
        QVERIFY(!hint.shown());
        QVERIFY(table.window.board().boardScene().picture().arrows.empty());
        QTRY_VERIFY(!table.window.messages().isVisible());
    }

    void aHintIsFoundWhileOthersPlayOnOtherBoards()
    {
        ComputerTable table({}, matchOf("multiplayer"));
        table.searches.want({"1:e2-e4"});
        table.searches.hold();
        const auto& hint = *table.window.findChild<HintController*>();
        table.key(Qt::Key_H);
        QVERIFY(table.waitUntilItThinks());
        const MessageBar& messages = table.window.messages();
        const auto tellsThatItLooks = [&] {
            return messages.isVisible() && messages.text() == QStringLiteral("Looking for something to play…");
        };
        QVERIFY(tellsThatItLooks());
        table.drag("3:e2", "3:e4");
        QVERIFY(tellsThatItLooks());
        table.key(Qt::Key_Escape);
        QVERIFY(!messages.isVisible());
        table.key(Qt::Key_H);
        QVERIFY(tellsThatItLooks());
        table.searches.letGo();
        QTRY_VERIFY(hint.shown());
        QVERIFY(!tellsThatItLooks());
        QCOMPARE(table.window.board().boardScene().picture().arrows.size(), 1);
    }

    /** Who looks back is told what it could play, and plays nothing for it. */
    void aHintOfWhatTheComputerPlaysIsNotPlayed()
    {
        ComputerTable table({{Seat{1}, 1}});
        table.drag("e2", "e4");
        QTRY_COMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        table.searches.want({"d7-d5"});
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(table.window.model().viewedNode() != table.window.model().gameNode());
        const auto& hint = *table.window.findChild<HintController*>();
        table.key(Qt::Key_H);
        QTRY_VERIFY(hint.shown());
        const MessageBar& messages = table.window.messages();
        QCOMPARE(messages.text(), QStringLiteral("Hint: d5."));
        table.key(Qt::Key_H);
        ComputerTable::settle();
        QVERIFY2(messages.text().startsWith(QStringLiteral("Black is played by the computer")),
                 qPrintable(messages.text()));
        QVERIFY(messages.isVisible());
        QCOMPARE(table.line(), QStringLiteral("e2-e4 e7-e5"));
        QCOMPARE(table.window.model().match().start()->firstChild->firstChild->nextSibling, nullptr);
        table.key(Qt::Key_Z, Qt::ControlModifier); // back to where the game stands
        ComputerTable::settle();
        QVERIFY(!messages.isVisible());
    }

    void whatThreatensStaysWhileSomebodyDraws()
    {
        ComputerTable table({});
        const auto& threat = *table.window.findChild<ThreatController*>();
        const auto& arrows = table.window.board().boardScene().picture().arrows;
        table.key(Qt::Key_H, Qt::ShiftModifier);
        QTRY_VERIFY(threat.shown());
        QCOMPARE(arrows.size(), 1);
        const Board& board = table.window.model().game().board();
        const auto at = [&](const char* cell) {
            BoardView& view = table.window.board();
            return view.mapFromScene(view.boardScene().boundsOf(Touch::on(*board.find(cell))).center());
        };
        QWidget* const canvas = table.window.board().viewport();
        QTest::mousePress(canvas, Qt::RightButton, {}, at("a3"));
        QTest::mouseMove(canvas, at("a5"));
        QTest::mouseMove(canvas, at("a6"));
        QTRY_COMPARE(arrows.size(), 2); // the one that is being drawn, too
        table.key(Qt::Key_Escape);
        QTest::mouseRelease(canvas, Qt::RightButton, {}, at("a3"));
        QVERIFY(threat.shown());
        QVERIFY(std::ranges::count(arrows, MarkColour::Red, &Arrow::colour) == 1);
        table.drag("d2", "d4");
        QVERIFY(arrows.empty() || arrows.front().colour != MarkColour::Red);
    }

private:
    static constexpr const char* kWithStock =
        "1w: Ke1 Pa2; 1b: Ka8 Nd8 Pa7; 2w: Ke1 Pa2; 2b: Ke8 Pa7; 3w: Ke1 Pa2; 3b: Ke8 Pa7; turn: 1w 2w 3w; "
        "seats: 1=AB 2=BC 3=CA; stock: A=Qw#2";
};

RINGFORD_TEST(TestMainWindowAdvice)
#include "test_mainwindow_advice.moc"
