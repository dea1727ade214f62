// SPDX-License-Identifier: GPL-3.0-or-later
// Drops and promotions from stockpiles: the same touches go on from board to panel and back.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/StockHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/StockDelegate.h"

#include <QApplication>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using ringford::test::StockHands;

namespace {

constexpr auto kPromotion =
    "1w: Ke1 Pe7 Pa2; 1b: Ka8 Nd8 Pa7; 2w: Ke1 Pa2; 2b: Ke8 Pa7; 3w: Ke1 Pa2; 3b: Ke8 Pa7; turn: 1w 2w 3w; "
    "seats: 1=AB 2=BC 3=CA; stock: A=Nw#3,Qb#1,Qw#2,Qw#3 B=Pw#1";

/** The table for three, on which A can promote, or drop a knight or one of two queens. */
struct PromotionHands : StockHands {
    PromotionHands() : StockHands(matchOf("multiplayer", kPromotion, {{"players", "3"}})) {}

    using StockHands::drag;
    using WindowHands::drag;
    const std::vector<Touch>& touched() const { return window.board().playTool().touched(); }
};

/** The plate of what is in the stockpile of A, one piece or several of a kind. */
QImage plateOf(const QByteArray& stock, int tile)
{
    const QByteArray setup = "1w: Ke1 Pa2; 1b: Ka8 Pa7; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                             "seats: 1=AB 2=BC 3=CA; stock: A=" +
                             stock;
    StockHands hands(matchOf("multiplayer", setup.constData(), {{"players", "3"}}));
    StockDelegate delegate(hands.stock(), hands.window.board().boardScene());
    delegate.setSizes(tile, 300);
    QStyleOptionViewItem option;
    const QModelIndex piece = hands.stock().index(1);
    option.rect = QRect(QPoint(), delegate.sizeHint(option, piece));
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    delegate.paint(&painter, option, piece);
    return image;
}

} // namespace

class TestStockMultiplayer : public QObject {
    Q_OBJECT

private slots:
    void piecesOfSetsAreToldApart()
    {
        PromotionHands hands;
        QCOMPARE(hands.rows(), QStringList({"Seat A 4", "- white knight of set 3 × 1", "- white queen of set 2 × 1",
                                            "- white queen of set 3 × 1", "- black queen of set 1 × 1", "Seat B 1",
                                            "- white pawn of set 1 × 1", "Seat C 0"}));
        // White is on turn everywhere: the black queen waits for it on board 3.
        QVERIFY(!hands.canBePlaced(hands.row("black queen")));
        QVERIFY(hands.row("black queen").data(Qt::AccessibleTextRole).toString().contains("for board 3"));
        hands.drag(hands.row("queen of set 2"), "1:d1");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:Q#2@d1"));
    }

    /** What a number covers would tell which piece it is. */
    void numbersLieBesidePieces()
    {
        for (const int tile : {36, 44, 54, 72}) {
            for (const char* const piece : {"Qb#1", "Qw#2", "Rw#3", "Pb#1"}) {
                const QImage one = plateOf(piece, tile);
                const QImage two = plateOf(QByteArray(piece) + ',' + piece, tile);
                const QRgb ground = one.pixel(9, 5); // above the piece
                int covered = 0;
                constexpr int kEdge = 6; // with the plate's frame
                for (int y = kEdge; y < one.height() - kEdge; ++y) {
                    for (int x = kEdge; x < one.width() - kEdge; ++x)
                        covered += one.pixel(x, y) != two.pixel(x, y) && one.pixel(x, y) != ground ? 1 : 0;
                }
                QVERIFY(one != two);
                QVERIFY2(covered <= tile * tile / 60,
                         qPrintable(QStringLiteral("%1 of %2 at %3").arg(covered).arg(QLatin1String(piece)).arg(tile)));
            }
        }
    }

    void ofManySeatsThoseThatHoldSomethingAreListed()
    {
        const char* const setup =
            "1w: Ke1 Pe5; 1b: Ke8 Pd7; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; 4w: Ke1; 4b: Ke8; "
            "5w: Ke1; 5b: Ke8; turn: 1w 2w 3w 4w 5w; seats: 1=AB 2=BC 3=CD 4=DE 5=EA; stock: D=Qw#1";
        StockHands hands(matchOf("multiplayer", setup, {{"players", "5"}}));
        QCOMPARE(hands.rows(), QStringList({"Seat D 1", "- white queen of set 1 × 1"}));
    }

    void promotionWaitsForItsPieceWhileOthersAct()
    {
        for (const bool byDrag : {true, false}) {
            PromotionHands hands;
            hands.drag("1:e7", "1:e8");
            QCOMPARE(hands.touched().size(), 2U);
            if (byDrag) {
                hands.drag("2:a2", "2:a3");
            } else {
                hands.click("2:a2");
                hands.click("2:a3");
            }
            QCOMPARE(hands.lastEntry(), QStringLiteral("2:a2-a3"));
            QCOMPARE(hands.touched().size(), 2U); // as it was
            QVERIFY(hands.window.board().playTool().awaitsStock());
            hands.click("3:a2"); // and while another only thinks
            hands.key(Qt::Key_Escape);
            QCOMPARE(hands.touched().size(), 2U);
            hands.key(Qt::Key_Escape);
            QVERIFY(hands.touched().empty());
        }
    }

    void promotionWaitsBehindAMistakeInPractice()
    {
        PromotionHands hands;
        PlayTool& tool = hands.window.board().playTool();
        const QSignalSpy lost(&tool, &PlayTool::promotionLost);
        tool.setPractising(true);
        const auto isOn = [&](std::string_view piece, std::string_view where) {
            const BoardScene& scene = hands.window.board().boardScene();
            const Board& board = scene.description().board;
            return (scene.piecePos(*board.find(piece)) - scene.boardLayout().cellCentre(*board.find(where)))
                       .manhattanLength() < 2;
        };
        hands.drag("1:e7", "1:e8");
        hands.drag("2:a2", "2:a5");
        hands.window.board().boardScene().finishMotion();
        QVERIFY(isOn("2:a2", "2:a5") && isOn("1:e7", "1:e7")); // what is wrong is seen for a moment
        QVERIFY(tool.endMistake());
        hands.window.board().boardScene().finishMotion();
        QVERIFY(isOn("2:a2", "2:a2") && isOn("1:e7", "1:e8"));
        QVERIFY(tool.awaitsStock());
        // A typed one goes before it as well.
        tool.showMistake(*hands.window.model().game().parse(hands.window.model().position(), "2:a2-a3"), {});
        QVERIFY(!tool.awaitsStock());
        QVERIFY(tool.endMistake());
        QVERIFY(tool.awaitsStock());
        QVERIFY(lost.isEmpty());
    }

    void aButtonPutsBackWhatIsHalfDone()
    {
        PromotionHands hands;
        auto* const button = hands.find<QPushButton>(QStringLiteral("putBack"));
        QVERIFY(!button->isVisible());
        hands.drag("1:e7", "1:e8");
        QVERIFY(button->isVisible());
        hands.WindowHands::click(*button);
        QVERIFY(hands.touched().empty());
        QVERIFY(!button->isVisible());
    }

    void theRightButtonPutsBackWhereverItIs()
    {
        PromotionHands hands;
        const auto clickRight = [&] {
            QTest::mouseClick(hands.window.board().viewport(), Qt::RightButton, {}, QPoint(5, 5));
        };
        hands.drag("1:e7", "1:e8");
        QCOMPARE(hands.touched().size(), 2U);
        clickRight();
        QVERIFY(hands.touched().empty());
        hands.drag("1:e7", "1:e8");
        hands.window.board().activate(hands.window.board().playTool().stockTouches().front());
        QCOMPARE(hands.touched().size(), 3U);
        clickRight();
        QVERIFY(hands.touched().empty());
        QCOMPARE(hands.lastEntry(), QString());
    }

    void dropsElsewhereAreRefused()
    {
        PromotionHands hands;
        for (const char* const cell : {"1:d4", "2:d1", "1:e1"}) {
            hands.drag(hands.row("queen of set 2"), cell);
            QCOMPARE(hands.lastEntry(), QString());
            QVERIFY2(!hands.said().isEmpty(), cell);
        }
    }

    void reasonsAreThoseOfTheHolder()
    {
        PromotionHands hands;
        hands.click(hands.row("black queen"));
        QCOMPARE(hands.said(),
                 QStringLiteral("Seat A can place this piece only as Black on board 3, which is not on turn."));
        hands.drag(hands.row("queen of set 2"), "2:d1");
        QCOMPARE(hands.said(), QStringLiteral("Seat A can place this piece only as White on board 1."));
    }

    void aBoardThatWasWonTakesNothing()
    {
        // A has won board 1, where the white pieces of the stockpile come from, and plays on as 2w.
        StockHands hands(matchOf("multiplayer",
                                 "2w: Ke1 Pa2; 2b: Ke8 Pa7; 3w: Ke1 Pa2; 3b: Ke8 Pa7; turn: 2w 3w; seats: 2=AC 3=CA; "
                                 "stock: A=Qw#1",
                                 {{"players", "3"}}));
        const QString reported = hands.row("white queen").data(Qt::AccessibleTextRole).toString();
        QVERIFY2(reported.contains("for board 2"), qPrintable(reported));
        hands.drag(hands.row("white queen"), "3:d1");
        QCOMPARE(hands.said(), QStringLiteral("Seat A can place this piece only as White on board 2."));
        hands.drag(hands.row("white queen"), "2:d1");
        QCOMPARE(hands.lastEntry(), QStringLiteral("2:Q@d1"));
    }

    void aPawnWaitsForWhatIsChosenInTheStockpile()
    {
        PromotionHands hands;
        hands.drag("1:e7", "1:e8");
        QCOMPARE(hands.window.findChild<GameLine*>()->text(),
                 QStringLiteral("Seat A to play: choose what comes onto the board from the stockpile"));
        QVERIFY(hands.dock().view().selectionModel()->selectedIndexes().isEmpty());
        hands.click("1:c3");
        QVERIFY2(hands.said().startsWith("First choose in the stockpile"), qPrintable(hands.said()));
        QVERIFY(hands.window.board().playTool().awaitsStock());
    }

    void aPawnIsDraggedAndAPieceAfterIt()
    {
        PromotionHands hands;
        hands.drag("1:e7", "1:e8");
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(hands.window.board().playTool().awaitsStock());
        QVERIFY(!hands.canBePlaced(hands.row("white pawn")));
        QVERIFY(hands.canBePlaced(hands.row("white knight")));
        hands.drag(hands.row("white knight"), "1:c3");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:e7-e8=N@c3"));
    }

    void aPromotionThatTakes()
    {
        PromotionHands hands;
        hands.click("1:e7");
        // Where a piece could be placed afterwards is no place for the pawn.
        QCOMPARE(hands.targets(), QStringList({"1:d8", "1:e8"}));
        hands.click("1:d8");
        hands.click(hands.row("queen of set 3"));
        hands.click(hands.row("queen of set 2")); // on second thoughts
        QVERIFY(hands.row("queen of set 2").data(StockModel::IsTaken).toBool());
        hands.click("1:d8"); // where the pawn has come to
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:e7xd8=Q#2@d8"));
        QCOMPARE(hands.rows().at(1), QStringLiteral("- white knight of set 3 × 1"));
    }

    void aPanelThatWasClosedComesWhenItIsAwaited()
    {
        PromotionHands hands;
        hands.dock().close();
        QVERIFY(!hands.dock().isVisible());
        hands.drag("1:e7", "1:e8");
        QVERIFY(hands.dock().isVisible());
        hands.window.board().setFocus();
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.touched().empty());
    }

    void aPromotionByKeysAlone()
    {
        PromotionHands hands;
        BoardView& board = hands.window.board();
        const Board& cells = hands.window.model().description().board;
        board.setFocus();
        board.setCursorCell(*cells.find("1:e7"));
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Up);
        hands.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &hands.dock().view()); // the keyboard goes on where the choice is
        hands.dock().view().setCurrentIndex(hands.row("white knight"));
        hands.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &board);
        board.setCursorCell(*cells.find("1:e8"));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:e7-e8=N@e8"));
    }

    void whatIsNotAwaitedSaysSo()
    {
        PromotionHands hands;
        hands.drag("1:e7", "1:e8");
        hands.click(hands.row("black queen"));
        QVERIFY(!hands.said().isEmpty());
        QCOMPARE(hands.touched().size(), std::size_t{2}); // the pawn still stands there
        hands.click(hands.row("white knight"));
        hands.click("1:h8");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:e7-e8=N@h8"));
    }
};

RINGFORD_TEST(TestStockMultiplayer)
#include "test_stock_multiplayer.moc"
