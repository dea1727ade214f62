// SPDX-License-Identifier: GPL-3.0-or-later
// What circular chess asks of the board and no other game does, by mouse and keys: ways round, swaps, facing pawns,
// questions.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/Contrast.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionChooser.h"

#include <QApplication>
#include <QTest>
#include <QToolButton>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kFacing = "white: Pa5+ Pa6- Ra12 Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: white";
constexpr auto kSwaps = "red: Pa5+1 Pb5+5 Kd1; blue: Kd9; yellow: Pa6-5 Pb6+0 Kd17; green: Kd25; turn: red";
constexpr auto kOpen = "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rc20; turn: white";

const OptionValues kThree{{"players", "3"}};
const OptionValues kByzantine{{"players", "3"}, {"rules", "byzantine"}};
const OptionValues kTeams{{"players", "4"}, {"teams", "2x2"}};

/** Answers the question who takes pawns off that several may. */
void answer(const BoardHands& hands, const QString& seat)
{
    QVERIFY(hands.view.chooser());
    for (QToolButton* const button : hands.view.chooser()->findChildren<QToolButton*>()) {
        if (button->text() == seat) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(seat));
}

} // namespace

class TestBoardViewCircular : public QObject {
    Q_OBJECT

private slots:
    /** In a dark window the ground of questions is as dark as some boards. */
    void questionsHaveAnEdge()
    {
        BoardHands hands(matchOf("circular", kFacing, kByzantine));
        for (const bool isDark : {false, true}) {
            QPalette palette;
            palette.setColor(QPalette::Window, isDark ? QColor(0x32, 0x32, 0x32) : QColor(0xef, 0xef, 0xef));
            palette.setColor(QPalette::WindowText, isDark ? Qt::white : Qt::black);
            ui::ActionChooser chooser({{}}, &hands.view);
            chooser.setPalette(palette);
            chooser.askBefore(QStringLiteral("Is that meant?"), QStringLiteral("No"));
            chooser.openAt(QRect(0, 0, 20, 20), {});
            const QImage image = chooser.grab().toImage();
            const QPoint middle = image.rect().center();
            for (const QPoint at : {QPoint(middle.x(), 0), QPoint(0, middle.y()),
                                    QPoint(middle.x(), image.height() - 1), QPoint(image.width() - 1, middle.y())})
                QVERIFY(ringford::test::contrast(image.pixelColor(at), palette.color(QPalette::Window)) >= 3);
        }
    }

    void aRookGoesBothWaysRound()
    {
        BoardHands hands(matchOf("circular", "white: Ra1 Kd1; black: Na4 Kd9; turn: white"));
        hands.click("a1");
        QVERIFY(hands.targets().contains("a5")); // beyond the knight, from the other side
        hands.click("a5");
        QCOMPARE(hands.lastEntry(), "a1-a5");
        QCOMPARE(hands.on("a5"), "Rw");
    }

    void aPawnGoesItsOwnWay()
    {
        BoardHands hands(matchOf("circular"));
        hands.drag("a15", "a16");
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(!hands.view.reason().isEmpty());
        hands.drag("a15", "a14");
        QCOMPARE(hands.lastEntry(), "a15-a14");
    }

    void pawnsOfTeammatesChangePlaces()
    {
        BoardHands hands(matchOf("circular", kSwaps, kTeams));
        hands.click("a5");
        QCOMPARE(hands.view.boardScene().picture().targets,
                 (std::vector<Target>{{hands.cell("a6"), Target::Kind::Swap}})); // it is no move and no capture
        hands.key(Qt::Key_Escape);
        hands.drag("a5", "a6");
        QCOMPARE(hands.lastEntry(), "a5<>a6");
        QCOMPARE(hands.on("a6"), "Pr");
        QCOMPARE(hands.on("a5"), "Qy"); // its sixth column
    }

    void aSwapMayPromote()
    {
        BoardHands hands(matchOf("circular", kSwaps, kTeams));
        hands.drag("b5", "b6");
        QVERIFY(hands.view.chooser());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(hands.lastEntry().startsWith("b5<>b6="));
        QCOMPARE(hands.on("b5"), "Py");
    }

    void anyOpponentTakesFacingPawnsOff()
    {
        BoardHands hands(matchOf("circular", kFacing, kByzantine)); // white is on turn: it is done out of turn
        hands.view.playTool().setGameTool(1);
        hands.click("a6");
        hands.click("a5");
        QCOMPARE(hands.lastEntry(), ""); // by whom?
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!hands.view.chooser() && hands.lastEntry().isEmpty());
        hands.click("a6");
        hands.click("a5");
        answer(hands, "Black");
        QCOMPARE(hands.model.gameNode()->entry().seat, std::optional(Seat{2}));
        QCOMPARE(hands.lastEntry(), "remove:a5,a6");
        QCOMPARE(int(hands.view.playTool().gameTool()), 0); // there are no more of them
        QCOMPARE(hands.on("a5") + hands.on("a6"), "");
        const Match& match = hands.model.match();
        QCOMPARE(match.game().description().names(match.onTurn(match.gameNode())), "white");
    }

    void facingPawnsByTheirTool()
    {
        BoardHands hands(matchOf("circular", kFacing, kByzantine));
        hands.view.playTool().setGameTool(1);
        hands.click("a5");
        hands.click("a6");
        answer(hands, "Red");
        QCOMPARE(hands.model.gameNode()->entry().seat, std::optional(Seat{1}));
        QCOMPARE(hands.lastEntry(), "remove:a5,a6");
    }

    void theToolShowsFacingPawns()
    {
        BoardHands hands(matchOf("circular", kFacing, kByzantine));
        QVERIFY(hands.targets().isEmpty());
        hands.view.playTool().setGameTool(1);
        QCOMPARE(hands.targets(), QStringList({"a5", "a6"}));
        for (const Target& target : hands.view.boardScene().picture().targets)
            QCOMPARE(target.kind, Target::Kind::Capture);
        hands.view.turn(); // they stay marked wherever they are seen
        QCOMPARE(hands.targets(), QStringList({"a5", "a6"}));
        hands.click("a5");
        QCOMPARE(hands.targets(), QStringList("a6"));
        hands.key(Qt::Key_Escape);
        QCOMPARE(hands.targets(), QStringList({"a5", "a6"}));
        hands.view.playTool().setGameTool(0);
        QVERIFY(hands.targets().isEmpty());
        hands.view.playTool().setGameTool(1);
        hands.click("a5");
        hands.click("a6");
        answer(hands, "Red");
        QVERIFY(hands.targets().isEmpty());
    }

    void facingPawnsByKeys()
    {
        BoardHands hands(matchOf("circular", kFacing, kByzantine));
        hands.view.playTool().setGameTool(1);
        hands.point("a5");
        hands.key(Qt::Key_Return);
        hands.point("a6");
        hands.key(Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // in haste: put back
        QCOMPARE(hands.lastEntry(), "");
        hands.point("a5");
        hands.key(Qt::Key_Return);
        hands.point("a6");
        hands.key(Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
        QCOMPARE(hands.model.gameNode()->entry().seat, std::optional(Seat{2}));
        QCOMPARE(hands.lastEntry(), "remove:a5,a6");
    }

    void nobodyTakesOwnFacingPawnsOff()
    {
        // With two seats the only opponent of white's pawns is black: on turn or not, it is black who takes them off.
        Match match =
            matchOf("circular", "white: Pa5+ Pa6- Ra12 Kd1; black: Kd9 Nd10; turn: white", {{"rules", "byzantine"}});
        BoardHands hands(std::move(match));
        hands.drag("a5", "a6");
        QCOMPARE(hands.lastEntry(), ""); // with the hand that moves white would do it by mistake
        hands.view.playTool().setGameTool(1);
        hands.click("a5");
        hands.click("a6");
        QCOMPARE(hands.lastEntry(), "remove:a5,a6");
        const Game& game = hands.model.game();
        const Position start = hands.model.match().position(hands.model.match().start());
        QCOMPARE(game.actor(start, *game.parse(start, "remove:a5,a6")), Seat{1});
    }

    void mercyAsksFirst()
    {
        BoardHands hands(matchOf("circular", kOpen, kThree));
        hands.drag("d1", "c1");
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(hands.view.chooser());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // No
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.on("d1"), "Kw");
        hands.drag("d1", "c1");
        QTest::mouseClick(hands.view.chooser()->findChildren<QToolButton*>().front(), Qt::LeftButton);
        QCOMPARE(hands.lastEntry(), "d1-c1");
    }

    /** Enter in haste must not be a yes. */
    void mercyPutsBackByDefault()
    {
        BoardHands hands(matchOf("circular", kOpen, kThree));
        hands.drag("d1", "c1");
        QVERIFY(hands.view.chooser());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!hands.view.chooser());
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.on("d1"), "Kw");
        hands.drag("d1", "c1");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "d1-c1");
    }

    void hardcoreDoesNot()
    {
        BoardHands hands(matchOf("circular", kOpen, {{"players", "3"}, {"warnings", "hardcore"}}));
        hands.drag("d1", "c1");
        QCOMPARE(hands.lastEntry(), "d1-c1");
    }

    void obstaclesAreNotMoved()
    {
        BoardHands hands(
            matchOf("circular", "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rc20; turn: white; out: red", kThree));
        hands.drag("b9", "b10");
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(hands.view.reason().contains("obstacle"));
        hands.drag("a1", "a9");
        QCOMPARE(hands.lastEntry(), "a1xa9");
    }
};

RINGFORD_TEST(TestBoardViewCircular)
#include "test_boardview_circular.moc"
