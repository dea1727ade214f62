// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures of more than two places, and gestures that mean several actions.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/BoardSetups.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kTwoWays = "white: Kd2; black: Me3 Me5 Mc3 Mc5 Ma7; turn: white"; // d2 to d6 round both sides

} // namespace

class TestBoardViewLonger : public QObject {
    Q_OBJECT

private slots:
    void aJumpThatMayGoOnRests()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "e5");
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.on("c3"), "Mw"); // nothing is played yet
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("e5")));
        QCOMPARE(hands.targets(), QStringList({"g7"}));
    }

    void aJumpUnderWayShowsWhatItHasTaken()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        const auto seen = [&](const char* name) {
            return hands.view.viewport()->grab(hands.view.cellRect(hands.cell(name))).toImage();
        };
        const QImage before = seen("d4");
        const QImage other = seen("f6");
        hands.drag("c3", "e5");
        QCOMPARE(hands.view.boardScene().picture().ghosts, std::vector{hands.cell("d4")});
        QVERIFY(seen("d4") != before); // pale
        QCOMPARE(seen("f6"), other);
        const auto& targets = hands.view.boardScene().picture().targets;
        QCOMPARE(targets.size(), 1u);
        QCOMPARE(targets.front().kind, Target::Kind::Capture);
        hands.key(Qt::Key_Escape);
        QCOMPARE(seen("d4"), before);
        QVERIFY(hands.view.boardScene().picture().ghosts.empty());
    }

    void aJumpUnderWaySaysThatItMayStop()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        QSignalSpy hints(&hands.view, &ui::BoardView::hintChanged);
        const auto corner = [&] { // of the piece: where the mark is, and neither the selection's frame nor its own tick
            const QRect cell = hands.view.cellRect(hands.cell("e5"));
            return hands.view.viewport()->grab().toImage().pixelColor(
                cell.center() + QPoint(cell.width() * 18, -cell.height() * 31) / 100);
        };
        hands.drag("c3", "e5");
        QCOMPARE(hands.view.boardScene().picture().stop, std::optional(hands.cell("e5")));
        QCOMPARE(corner(), hands.view.boardScene().appearance().theme.target);
        QCOMPARE(hints.size(), 1);
        QVERIFY(!hints.front().front().toString().isEmpty());
        hands.click("e5");
        QCOMPARE(hands.lastEntry(), "c3xe5");
        QVERIFY(!hands.view.boardScene().picture().stop);
        QCOMPARE(hints.size(), 2);
        QVERIFY(hints.back().front().toString().isEmpty());
        QVERIFY(corner() != hands.view.boardScene().appearance().theme.target);
    }

    void theNextPlaceGoesOn()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.click("c3");
        hands.click("e5");
        hands.click("g7");
        QCOMPARE(hands.lastEntry(), "c3xe5xg7");
        QCOMPARE(hands.on("d4"), "");
        QCOMPARE(hands.on("f6"), "");
    }

    void thePieceItselfEnds()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "e5");
        hands.click("e5");
        QCOMPARE(hands.lastEntry(), "c3xe5");
        QCOMPARE(hands.on("f6"), "Mb");
    }

    void enterEnds()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.point("c3");
        hands.key(Qt::Key_Return);
        hands.point("e5");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "c3xe5");
    }

    void aDragFromWhereItRestsGoesOn()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "e5");
        hands.drag("e5", "g7");
        QCOMPARE(hands.lastEntry(), "c3xe5xg7");
    }

    void aDragStraightToTheEndIsTaken()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "g7");
        QCOMPARE(hands.lastEntry(), "c3xe5xg7");
    }

    void severalWaysToOneEndAreChosenFrom()
    {
        BoardHands hands(matchOf("checkers", kTwoWays));
        hands.drag("d2", "d6");
        QVERIFY(hands.view.chooser());
        QStringList words;
        for (const QToolButton* button : hands.view.chooser()->findChildren<QToolButton*>())
            words += button->text();
        words.sort();
        QCOMPARE(words, QStringList({"d2xb4xd6", "d2xf4xd6"}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(words.contains(hands.lastEntry()));
        QVERIFY(!hands.view.chooser());
    }

    void escapePutsARestingPieceBack()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "e5");
        hands.key(Qt::Key_Escape);
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
        QVERIFY(hands.targets().isEmpty());
        hands.click("g7");
        QCOMPARE(hands.lastEntry(), "");
    }

    void aWrongPlaceLeavesTheRestingPiece()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.drag("c3", "e5");
        hands.drag("e5", "a7");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("e5")));
        QCOMPARE(hands.targets(), QStringList({"g7"}));
        hands.click("g7");
        QCOMPARE(hands.lastEntry(), "c3xe5xg7");
    }

    void waysAreSeenInPictures()
    {
        BoardHands hands(matchOf("checkers", kTwoWays));
        hands.drag("d2", "d6");
        const auto buttons = hands.view.chooser()->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 2);
        std::vector<QImage> pictures;
        for (const QToolButton* button : buttons) {
            QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
            pictures.push_back(button->icon().pixmap(button->iconSize()).toImage());
            QVERIFY(pictures.back().width() > 60 && pictures.back().width() < 200);
        }
        QCOMPARE(pictures[0].size(), pictures[1].size());
        QVERIFY(pictures[0] != pictures[1]);
        // One way leads left, the other right: each has its arrows, and the colour of arrows, where the other has none.
        const auto reddened = [](const QImage& image, bool left) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = left ? 0 : image.width() / 2; x < (left ? image.width() / 2 : image.width()); ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    count += colour.green() > colour.red() + 40 ? 1 : 0;
                }
            }
            return count;
        };
        const bool firstIsLeft = buttons[0]->text().contains("b4");
        QVERIFY(reddened(pictures[0], firstIsLeft) > 2 * reddened(pictures[0], !firstIsLeft));
        QVERIFY(reddened(pictures[1], !firstIsLeft) > 2 * reddened(pictures[1], firstIsLeft));
    }

    void theChooserFitsOnSmallBoards()
    {
        for (const QSize size : {QSize(160, 160), QSize(260, 200), QSize(1200, 900)}) {
            BoardHands hands(matchOf("orthodox", test::kPromotion), size);
            hands.drag("b7", "b8");
            const QWidget* const chooser = hands.view.chooser();
            QVERIFY(chooser);
            QVERIFY(hands.view.viewport()->rect().contains(chooser->geometry()));
            const auto buttons = chooser->findChildren<QToolButton*>();
            for (const QToolButton* button : buttons) {
                QVERIFY(chooser->rect().contains(button->geometry()));
                QVERIFY(button->width() >= 32 && button->height() >= 32); // can be hit
                QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonIconOnly);
                QVERIFY(!button->toolTip().isEmpty());
            }
            // No larger than a few pieces.
            const double piece = std::max(28.0, hands.view.boardScene().boardLayout().pieceBox());
            QVERIFY(chooser->width() < 4 * (piece + 20));
        }
    }

    void promotionIsChosenByMouse()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.drag("b7", "b8");
        QVERIFY(hands.view.chooser());
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b8")));
        const auto buttons = hands.view.chooser()->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 4);
        for (QToolButton* button : buttons) {
            QVERIFY(!button->icon().isNull());
            QVERIFY(hands.view.viewport()->rect().contains(
                QRect(button->mapTo(hands.view.viewport(), QPoint()), button->size())));
            if (button == buttons.front())
                QVERIFY(button->text().contains("=Q")); // the usual choice comes first
            if (button->text().contains("=N")) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        }
        QCOMPARE(hands.lastEntry(), "b7-b8=N");
        QCOMPARE(hands.on("b8"), "Nw");
    }

    void promotionIsChosenByKeys()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.point("b7");
        hands.key(Qt::Key_Return);
        hands.point("c8");
        hands.key(Qt::Key_Return);
        QVERIFY(hands.view.chooser());
        QWidget* const first = QApplication::focusWidget();
        QTest::keyClick(first, Qt::Key_Right);
        auto* const second = qobject_cast<QToolButton*>(QApplication::focusWidget());
        QVERIFY(second && second != first);
        const QString wanted = second->text();
        QTest::keyClick(second, Qt::Key_Return);
        QVERIFY(hands.lastEntry().startsWith("b7xc8="));
        QVERIFY(wanted.contains(hands.lastEntry()));
        QVERIFY(hands.view.hasFocus());
    }

    void aClickBesideTheChooserPutsBack()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.drag("b7", "b8");
        hands.click("h1");
        QVERIFY(!hands.view.chooser());
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b7")));
    }

    void escapeClosesTheChooser()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.drag("b7", "b8");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!hands.view.chooser());
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(hands.view.hasFocus());
        QCOMPARE(hands.itemAt("b7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b7")));
    }

    void whatRestsAndWhatIsChosenStaySoWhenTheBoardTurns()
    {
        BoardHands jumping(matchOf("checkers", test::kJumps));
        jumping.drag("c3", "e5");
        jumping.view.turn();
        QCOMPARE(jumping.itemAt("c3"), jumping.view.boardScene().boardLayout().cellCentre(jumping.cell("e5")));
        jumping.click("g7");
        QCOMPARE(jumping.lastEntry(), "c3xe5xg7");

        BoardHands promoting(matchOf("orthodox", test::kPromotion));
        promoting.drag("b7", "b8");
        const QRect before = promoting.view.chooser()->geometry();
        promoting.view.turn();
        QVERIFY(promoting.view.chooser() && promoting.view.chooser()->geometry() != before);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(promoting.lastEntry(), "b7-b8=Q");
    }
};

RINGFORD_TEST(TestBoardViewLonger)
#include "test_boardview_longer.moc"
