// SPDX-License-Identifier: GPL-3.0-or-later
// Mines and shells by hand, through the viewport.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardSetups.h"
#include "tests/support/ui/LongHands.h"
#include "tests/support/ui/PlayText.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/ActionChooser.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr auto kArmed = "white: Ae1 Fe2 Pe6 Pg5; black: Fe36 Ae37; turn: white";

} // namespace

class TestBoardViewLongArms : public QObject {
    Q_OBJECT

private slots:
    void laysMinesWithTheirTool()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
        QCOMPARE(hands.targets(), QStringList({"d6", "e5", "e7", "f5", "f6", "g4", "g6", "h5"}));
        hands.click("e7");
        QCOMPARE(hands.lastEntry(), "mine:e7");
        QCOMPARE(hands.on("e7"), "Mw");
        QCOMPARE(int(hands.view.playTool().gameTool()), 0); // the next seat begins with the hand
    }

    void firesShellsOneByOne()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        for (const Target& target : hands.view.boardScene().picture().targets)
            QCOMPARE(target.kind, Target::Kind::Aim); // nearly everywhere: told apart from captures
        hands.click("b8");
        hands.click("c9");
        QCOMPARE(hands.lastEntry(), "fire:c9");
        QCOMPARE(lying(hands, 'S'), std::size_t{2});
        hands.model.takeBack();
        QCOMPARE(lying(hands, 'S'), std::size_t{1});
        QCOMPARE(int(hands.view.playTool().gameTool()), int(toolNamed(hands, "shell")));
        hands.click("d10");
        const QList<QAction*> actions = bar.actions();
        const auto hand = [&] { return bar.actions().front(); };
        QVERIFY(!hand()->isEnabled()); // how pieces go is of no use before the firing ends
        const auto fire = std::ranges::find(actions, QStringLiteral("Fire"), &QAction::text);
        QVERIFY(fire != actions.end() && (*fire)->isEnabled());
        (*fire)->trigger();
        QCOMPARE(hands.lastEntry(), "fire:done");
        QVERIFY(hand()->isEnabled());
        QCOMPARE(lying(hands, 'S'), std::size_t{2}); // they are still to come
    }

    void whatIsInReachHasOneLineAround()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.hover(QPoint(1, 1));
        const QImage before = hands.view.viewport()->grab().toImage();
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        const QImage after = hands.view.viewport()->grab().toImage();
        const auto changes = [&](const char* name) {
            const QRect cell = hands.view.cellRect(hands.cell(name)).adjusted(2, 2, -2, -2);
            return before.copy(cell) != after.copy(cell);
        };
        for (const char* const name : {"e1", "e6", "e10", "g5", "b8", "e17"}) // pieces and empty cells alike
            QVERIFY2(!changes(name), name);
        const QRect last = hands.view.cellRect(hands.cell("e21")); // 20 places off
        const QRect edge(last.right() - 2, last.top(), 5, last.height());
        QVERIFY(before.copy(edge) != after.copy(edge));
    }

    void shellsAreTouchedInAnyOrder()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        QSignalSpy hints(&hands.view, &ui::BoardView::hintChanged);
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hands.click("e12");
        QCOMPARE(hints.back().front().toString(), QStringLiteral("Aim Shells, 1 of 4 done, 3 left; “Fire” ends"));
        // What comes before it in the order of the rules is lit as well as what comes after it.
        QVERIFY(hands.targets().contains("a3") && hands.targets().contains("f12"));
        QVERIFY(!hands.targets().contains("e12"));
        hover(hands, "a3");
        QCOMPARE(threatened(hands), std::size_t{15}); // the blast is seen before it is aimed
        hands.click("a3");
        hands.click("c9");
        QCOMPARE(lying(hands, 'S'), std::size_t{3});
        QCOMPARE(hints.back().front().toString(), QStringLiteral("Aim Shells, 3 of 4 done, 1 left; “Fire” ends"));
        QCOMPARE(hands.lastEntry(), "fire:e12"); // records have them in order
        hands.model.takeBack();
        QCOMPARE(lying(hands, 'S'), std::size_t{2});
        QVERIFY(hands.targets().contains("c9"));
        hands.click("e12");
        QCOMPARE(hands.view.reason(), "A shell is aimed at e 12W already.");
        hands.click("c9");
        hands.click("b2");
        QCOMPARE(lying(hands, 'S'), std::size_t{4});
        QVERIFY(hints.back().front().toString().isEmpty()); // the fourth ends the firing
        QCOMPARE(hands.model.match().onTurn(hands.model.gameNode()).first(), Seat{1});
    }

    /** Who takes this tool clicks the gun first, as every other piece: that alone must not fire at it. */
    void theGunIsTakenInHandAndAimsAtWhatIsTouchedNext()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hands.click("e1");
        QCOMPARE(lying(hands, 'S'), std::size_t{0});
        QCOMPARE(hands.view.playTool().touched().size(), std::size_t{1});
        QVERIFY(hands.targets().contains("e12"));
        hands.click("e12");
        QCOMPARE(hands.lastEntry(), "fire:e12");
        hands.drag("e1", "f12");
        QCOMPARE(hands.lastEntry(), "fire:f12");
        hands.click("f13"); // without it, as ever
        QCOMPARE(hands.lastEntry(), "fire:f13");
        // The rules let a gun be its own target: who means that is asked.
        hands.model.takeBack();
        hands.click("e1");
        hands.click("e1");
        QVERIFY(hands.view.chooser());
        QCOMPARE(lying(hands, 'S'), std::size_t{2});
        QStringList asked;
        for (const QLabel* const label : hands.view.chooser()->findChildren<QLabel*>())
            asked += label->text();
        QVERIFY2(asked.contains("Aim a shell at e 1W? It will hit pieces of your own: artillery on e 1W."),
                 qPrintable(asked.join('|')));
    }

    void whoAimsAtOwnPiecesIsAsked()
    {
        BoardHands hands(
            longMatch("white: Ae1 Fe2 Pe6 Pe7 Pg5; black: Fe36 Ae37 Ne9; turn: white", {{"artillery", "on"}}),
            kLongWindow);
        const auto asked = [&] {
            const auto* const label = hands.view.chooser() ? hands.view.chooser()->findChild<QLabel*>() : nullptr;
            return label ? label->text() : QString();
        };
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hands.click("e9"); // where an enemy stands
        QCOMPARE(asked(), "Aim a shell at e 9W? It will hit pieces of your own: pawn on e 6W, pawn on e 7W.");
        for (const char* const hit : {"e9", "e6", "e7"}) // what it is about is seen
            QVERIFY2(!hands.view.chooser()->geometry().intersects(hands.view.cellRect(hands.cell(hit))), hit);
        QCOMPARE(lying(hands, 'S'), std::size_t{0});
        QStringList answers; // nothing was lifted that could be put back
        for (const QToolButton* const button : hands.view.chooser()->findChildren<QToolButton*>())
            answers += button->text();
        QVERIFY2(answers.contains(QStringLiteral("No")), qPrintable(answers.join('|')));
        hands.key(Qt::Key_Escape);
        QVERIFY(playText(hands.model, "fire:e9"));
        hands.click("e10"); // hits nobody else any more
        hands.click("e13"); // nor anybody of one's own
        QCOMPARE(hands.view.chooser(), nullptr);
        QCOMPARE(lying(hands, 'S'), std::size_t{3});
        hands.click("g8"); // the last that there are
        QCOMPARE(asked(), "Aim a shell at g 8W? It will hit pieces of your own: pawn on g 5W.");
    }

    void whoDoesNotMeanAShellHoldsNothing()
    {
        BoardHands hands(longMatch(kArmed, {{"artillery", "on"}}), QSize(1240, 386)); // on a screen of 1280x800
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        for (const bool isFirst : {true, false}) {
            hands.click("e6"); // where a pawn of one's own stands
            QVERIFY(hands.view.chooser());
            const auto& layout = hands.view.boardScene().boardLayout();
            const QRect asked = hands.view.chooser()->geometry(); // there is free ground
            QVERIFY(!asked.intersects(hands.view.inViewport(layout.edge(0).boundingRect())));
            for (const ui::BoardLabel& label : layout.labels()) {
                const double half = label.size / 2;
                const QRectF words(label.centre - QPointF(half, half), QSizeF(label.size, label.size));
                QVERIFY2(!asked.intersects(hands.view.inViewport(words)), qPrintable(label.text));
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QCOMPARE(hands.view.chooser(), nullptr);
            QVERIFY(hands.view.playTool().touched().empty());
            QVERIFY(!hands.view.boardScene().picture().selected);
            QCOMPARE(hands.view.reason(), "Nothing was played.");
            if (isFirst)
                hands.click("e14");
        }
    }

    void aToolThatBeginsNothingSaysWhy()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.click("e9");
        QCOMPARE(hands.view.reason(), QString()); // the hand takes nothing there, and puts back what was chosen
        hands.view.playTool().setGameTool(toolNamed(hands, "charge"));
        hands.click("e9");
        QCOMPARE(hands.view.reason(), "A charge needs at least two of your pawns on that rank, not 0.");
        hands.click("e6");
        QCOMPARE(hands.view.reason(), "A charge needs at least two of your pawns on that rank, not 1.");
    }

    void toolsSayWhyNotWhereTheyAreUsed()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hands.click("i30");
        QVERIFY2(hands.view.reason().contains("places from the artillery on e 1W"), qPrintable(hands.view.reason()));
        hands.click("c9");
        hands.click("c9");
        QCOMPARE(hands.view.reason(), "A shell is aimed at c 9W already.");
        hands.click(atPlace(hands, {0, 6, 6}));
        QCOMPARE(hands.view.reason(), "Nothing can be put there: that is water.");
        QCOMPARE(hands.lastEntry(), "fire:c9");
        QCOMPARE(int(hands.view.playTool().gameTool()), int(toolNamed(hands, "shell"))); // the same seat fires on
        hands.model.takeBack();
        hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
        hands.click("a20");
        QCOMPARE(hands.view.reason(), "None of your pawns stands next to a 18B, orthogonally.");
        hands.click("g5");
        QVERIFY(hands.view.reason().contains("the pawn stands on g 5W"));
        hands.view.setCursorCell(hands.cell("a21"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.reason(), "None of your pawns stands next to a 17B, orthogonally.");
    }

    void toolsWithoutUseAreGreyed()
    {
        constexpr auto kOnePawn = "white: Ae1 Fe2 Pe6; black: Fe36 Ae37 Rb20; turn: white";
        BoardHands hands(longMatch(kOnePawn, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        const auto enabled = [&] {
            QStringList words;
            for (const QAction* const action : bar.actions()) {
                if (action->isEnabled() && !action->isSeparator())
                    words += action->text();
            }
            return words;
        };
        QCOMPARE(enabled(), QStringList({"Move", "Lay a Mine", "Aim Shells"})); // a charge needs two
        QCOMPARE(bar.actions().front()->shortcut(), QKeySequence(Qt::ALT | Qt::Key_1));
        QVERIFY(bar.actions().front()->toolTip().contains("Alt+1"));
        hands.drag("e6", "e7");
        QCOMPARE(enabled(), QStringList({"Move", "Aim Shells"})); // black has no pawns
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hands.click("e30");
        QCOMPARE(enabled(), QStringList({"Aim Shells", "Fire"}));
    }

    void arrowsLeadRoundTheBarAndNotOutOfIt()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        QWidget window;
        QVBoxLayout rows(&window);
        auto* const bar = new ui::TouchBar(hands.view.boardScene(), hands.view.playTool());
        rows.addWidget(bar);
        rows.addWidget(new QLineEdit);
        window.resize(900, 200);
        window.show();
        QList<QWidget*> buttons;
        for (QAction* const action : bar->actions()) {
            if (action->isEnabled() && !action->isSeparator())
                buttons += bar->widgetForAction(action);
        }
        QVERIFY(buttons.size() > 2);
        buttons.back()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(buttons.back(), Qt::Key_Right);
        QCOMPARE(window.focusWidget(), buttons.front());
        QTest::keyClick(buttons.front(), Qt::Key_Left);
        QCOMPARE(window.focusWidget(), buttons.back());
        QTest::keyClick(buttons.back(), Qt::Key_Up);
        QCOMPARE(window.focusWidget(), buttons[buttons.size() - 2]);
        QTest::keyClick(buttons[buttons.size() - 2], Qt::Key_Down);
        QCOMPARE(window.focusWidget(), buttons.back());
    }

    void blastsAreShownOnHover()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hover(hands, "e7");
        QCOMPARE(threatened(hands), std::size_t{0});
        hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
        hover(hands, "e12");
        QCOMPARE(threatened(hands), std::size_t{25}); // three steps around, all land
        hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
        hover(hands, "e5");
        QCOMPARE(threatened(hands), std::size_t{13}); // two steps around, one of them on a bridge
        hands.click("e5");
        hover(hands, "a1");
        QCOMPARE(threatened(hands), std::size_t{0});
        hover(hands, "e5"); // it lies there now
        QCOMPARE(threatened(hands), std::size_t{13});
    }

    void theCursorShowsWhatThePointerDoes()
    {
        BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kLongWindow);
        hands.view.setCursorCell(hands.cell("e11"));
        hands.key(Qt::Key_Right);
        QCOMPARE(threatened(hands), std::size_t{0});
        hands.view.playTool().setGameTool(toolNamed(hands, "shell")); // where the cursor is already
        QCOMPARE(threatened(hands), std::size_t{25});
        hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
        QCOMPARE(threatened(hands), std::size_t{0}); // no pawn is near
        hands.view.setCursorCell(hands.cell("e4"));
        hands.key(Qt::Key_Right);
        QCOMPARE(threatened(hands), std::size_t{13});
    }

    void effectsAreSeenPhaseByPhase()
    {
        BoardHands hands(longMatch(kMined, {{"mines", "on"}}), kLongWindow);
        const auto items = hands.view.boardScene().items().size();
        hands.setMotion(1);
        hands.drag(hands.at("b9"), hands.at("b10"), Qt::ShiftModifier);
        QCOMPARE(hands.lastEntry(), "Cx9+1");
        // First the charge alone; the mine is still to be seen, and what it will destroy.
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(lying(hands, 'M'), std::size_t{0});
        QCOMPARE(hands.on("b10"), ""); // next to it
        QCOMPARE(hands.on("b12"), "");
        QCOMPARE(hands.on("d10"), "Pw");
        const auto after = hands.view.boardScene().items().size();
        QVERIFY(after < items);
        hands.setMotion(0);
        hands.model.takeBack();
        hands.model.playAgain();
        QCOMPARE(hands.view.boardScene().items().size(), after);
        hands.model.takeBack();
        hands.setMotion(50);
        hands.drag(hands.at("b9"), hands.at("b10"), Qt::ShiftModifier);
        hands.key(Qt::Key_Left); // new input ends all phases at once
        QVERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.view.boardScene().items().size(), after);
    }
};

RINGFORD_TEST(TestBoardViewLongArms)
#include "test_boardview_long_arms.moc"
