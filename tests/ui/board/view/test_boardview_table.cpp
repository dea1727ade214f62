// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/ClosingBoards.h"
#include "tests/support/ui/PlayText.h"
#include "ui/paint/RingMarks.h"
#include "ui/paint/SeatNotes.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTest>

using namespace ringford;
using ringford::test::almostMated;
using ringford::test::BoardHands;
using ringford::test::cellOf;
using ringford::test::matchOf;

namespace {

constexpr auto kDesk = ui::Arrangement::Kind::Desk;
constexpr auto kCircle = ui::Arrangement::Kind::Circle;

void arrange(BoardHands& hands, ui::Arrangement::Kind kind, double motion = 0)
{
    ui::BoardAppearance appearance = hands.view.boardScene().appearance();
    appearance.boards = kind;
    appearance.motion.factor = motion;
    hands.view.setAppearance(appearance);
}

void follow(BoardHands& hands, SeatSet seats)
{
    ui::BoardAppearance appearance = hands.view.boardScene().appearance();
    appearance.followed = seats;
    hands.view.setAppearance(appearance);
}

/** On board 1 the queen mates with 1:h7-b7; the game goes on on board 2. */
Match matedByQueen()
{
    return matchOf("strategic", "1w: Kb6 Qh7; 1b: Ka8; 2w: Kg1; 2b: Kg8; turn: 1w 2w",
                   {{"boards", "2"}, {"ending", "all"}});
}

/** Where the pieces of the first seat are seen that has a gap. */
std::vector<ui::StockPlace> placesOfFirst(const ui::BoardScene& scene)
{
    const auto gaps = ui::seatGaps(scene.boardLayout(), scene.description(), scene.contents());
    return ui::stockPlaces(scene.boardLayout(), scene.description(), scene.contents(), gaps.front());
}

void doubleClick(BoardHands& hands, QPoint at)
{
    QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(hands.view.viewport(), Qt::LeftButton, {}, at);
}

} // namespace

/** Two boards in one view: arranged, brought forward, followed, played on wherever they stand. */
class TestBoardViewTable : public QObject {
    Q_OBJECT

private slots:
    void piecesAreDraggedInACircle()
    {
        BoardHands hands(matchOf("toy"), {500, 800});
        arrange(hands, kCircle);
        // White's home of a board at the top is at the left: its men go to the right.
        QVERIFY(hands.at("1:a1").y() < hands.at("1:d1").y());
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
        QCOMPARE(hands.on("1:b2"), "M1");
        QCOMPARE(hands.view.mapFromScene(hands.itemAt("1:b2")), hands.at("1:b2"));
    }

    /** Where boards do not wait, others act while somebody has a piece in hand. */
    void whatIsInHandStaysThereWhenSomebodyActsOnAnotherBoard()
    {
        for (const double motion : {0.0, 1.0}) {
            BoardHands hands(matchOf("multiplayer"), {1200, 700});
            hands.setMotion(motion);
            const auto plays = [&](const char* text) { return test::playText(hands.model, text); };
            hands.click("1:e2");
            QVERIFY(plays("2:d2-d4"));
            QCOMPARE(hands.targets(), QStringList({"1:e3", "1:e4"}));
            hands.click("1:e4");
            QCOMPARE(hands.lastEntry(), "1:e2-e4");
            hands.dragAndHold("3:g1", hands.at("3:f2"));
            QVERIFY(plays("1:e7-e5"));
            QCOMPARE(hands.targets(), QStringList({"3:f3", "3:h3"}));
            hands.letGo(hands.at("3:f3"));
            QCOMPARE(hands.lastEntry(), "3:g1-f3");
            // What can no longer be played is not held.
            hands.click("1:b1");
            QVERIFY(plays("1:d2-d3"));
            QVERIFY(hands.targets().isEmpty());
            hands.click("1:c3");
            QCOMPARE(hands.lastEntry(), "1:d2-d3");
        }
    }

    void whyNotIsReadToItsEndWhileOthersActOnOtherBoards()
    {
        BoardHands hands(matchOf("multiplayer"), {1200, 700});
        const auto plays = [&](const char* text) { return test::playText(hands.model, text); };
        const auto marked = [&] { return hands.view.boardScene().picture().dangers; };
        hands.drag("1:a1", "1:c3");
        const QString why = hands.view.reason();
        const std::vector<Cell> cells = marked();
        QVERIFY(!why.isEmpty() && !cells.empty());
        for (const char* const elsewhere : {"2:d2-d4", "3:e2-e4", "2:d7-d5"}) {
            QVERIFY(plays(elsewhere));
            QCOMPARE(hands.view.reason(), why);
            QCOMPARE(marked(), cells);
        }
        // On the same board all may be different now, and so it may at an earlier place.
        QVERIFY(plays("1:e2-e4"));
        QCOMPARE(hands.view.reason(), QString());
        QVERIFY(marked().empty());
        hands.drag("3:a1", "3:c3");
        QVERIFY(!hands.view.reason().isEmpty());
        hands.model.showPrevious();
        QCOMPARE(hands.view.reason(), QString());
    }

    void piecesAreDraggedOnASmallBoard()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kDesk);
        hands.view.focusOn(1);
        QVERIFY(cellOf(hands, 1) > 1.5 * cellOf(hands, 0));
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
        hands.drag("2:d2", "2:c2");
        QCOMPARE(hands.lastEntry(), "2:d2-c2");
    }

    void doubleClickBringsABoardForwardAndBack()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kDesk);
        const double equal = cellOf(hands, 0);
        doubleClick(hands, hands.at("2:c2"));
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        QVERIFY(cellOf(hands, 1) > equal);
        QVERIFY(cellOf(hands, 0) < equal);
        QVERIFY(!hands.view.boardScene().picture().selected); // the clicks have picked up nothing
        doubleClick(hands, hands.at("2:c2"));
        QVERIFY(!hands.view.boardScene().focusedFace());
        QCOMPARE(cellOf(hands, 0), equal);
        QCOMPARE(hands.lastEntry(), QString());
    }

    void digitsBringBoardsForwardAndEscLetsThemGo()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kDesk);
        hands.key(Qt::Key_2);
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        QCOMPARE(hands.model.description().board.place(hands.view.cursorCell()).face, std::uint8_t{1});
        hands.key(Qt::Key_7); // there is none
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        // Esc first puts back what is picked up.
        hands.click("2:d2");
        QVERIFY(hands.view.boardScene().picture().selected);
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.view.boardScene().picture().selected);
        QVERIFY(hands.view.boardScene().focusedFace());
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.view.boardScene().focusedFace());
        hands.key(Qt::Key_1);
        hands.key(Qt::Key_0);
        QVERIFY(!hands.view.boardScene().focusedFace());
    }

    void eachOfManyBoardsIsReachedByADigit()
    {
        BoardHands hands(matchOf("multiplayer", {}, {{"players", "12"}}), {1200, 700});
        const auto large = [&] { return hands.view.boardScene().focusedFace().value_or(-1) + 1; };
        const auto press = [&](Qt::Key key, int expected) {
            hands.key(key);
            QCOMPARE(large(), expected);
        };
        press(Qt::Key_2, 2);
        press(Qt::Key_2, 12);
        press(Qt::Key_2, 2);
        press(Qt::Key_1, 1);
        press(Qt::Key_1, 11);
        press(Qt::Key_3, 3);
        press(Qt::Key_3, 3); // there is no thirteenth
        press(Qt::Key_0, 0);
        press(Qt::Key_0, 10);
        press(Qt::Key_Escape, 0);
    }

    void numbersOfTwoDigitsAreTyped()
    {
        BoardHands hands(matchOf("multiplayer", {}, {{"players", "12"}}), {1200, 700});
        const auto large = [&] { return hands.view.boardScene().focusedFace().value_or(-1) + 1; };
        hands.key(Qt::Key_1);
        hands.key(Qt::Key_2);
        QCOMPARE(large(), 12);
        hands.key(Qt::Key_1);
        hands.key(Qt::Key_0);
        QCOMPARE(large(), 10);
        hands.key(Qt::Key_1);
        QTest::qWait(QGuiApplication::styleHints()->keyboardInputInterval() + 50); // another digit is another board
        hands.key(Qt::Key_2);
        QCOMPARE(large(), 2);
        hands.key(Qt::Key_1);
        hands.key(Qt::Key_Up); // who has gone on has typed all of it
        hands.key(Qt::Key_2);
        QCOMPARE(large(), 2);
    }

    void reasonsCoverNeitherBadgesNorCoordinates()
    {
        BoardHands hands(matchOf("multiplayer", {}, {{"players", "4"}}), {1000, 800});
        const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
        std::vector<QRect> words;
        for (const ui::BoardLabel& label : layout.labels()) {
            const QPointF half(label.size / 3, label.size / 3);
            words.push_back(hands.view.mapFromScene(QRectF(label.centre - half, label.centre + half)).boundingRect());
        }
        for (const SideInfo& side : hands.model.description().sides) {
            const QPointF badge = layout.homeEdge(side.face, side.homeAngle).badge;
            const double reach = layout.measures(side.face).badgeRadius() / 2;
            const QPointF half(reach, reach);
            words.push_back(hands.view.mapFromScene(QRectF(badge - half, badge + half)).boundingRect());
        }
        for (const int board : {1, 2, 3, 4}) {
            for (const auto& [from, to] : {std::pair("a1", "a5"), std::pair("h1", "h4"), std::pair("e1", "e4"),
                                           std::pair("h8", "h6"), std::pair("a8", "a7"), std::pair("d8", "d3")}) {
                const std::string name = std::to_string(board) + ':';
                hands.drag(name + from, name + to);
                QVERIFY(!hands.view.reason().isEmpty());
                const QRect said = hands.view.findChild<QWidget*>(QStringLiteral("reasonBubble"))->geometry();
                for (const QRect& word : words)
                    QVERIFY2(!said.intersects(word), (name + from + '-' + to).c_str());
            }
        }
    }

    void reasonsLeaveFreeWhoIsOnTurn()
    {
        for (const char* const players : {"2", "4"}) {
            BoardHands hands(matchOf("circular", {}, {{"players", players}}), {700, 600});
            const ui::BoardScene& scene = hands.view.boardScene();
            const QRectF middle = *scene.boardLayout().middle(0);
            const QRectF told = ui::turnNotesBounds(middle, scene.picture().turnNotes);
            QVERIFY(!told.isEmpty() && middle.contains(told));
            const QRect words = hands.view.mapFromScene(told).boundingRect().adjusted(1, 1, -1, -1);
            for (const auto& [from, to] : {std::pair("d1", "d3"), std::pair("d2", "d4"), std::pair("c1", "c3"),
                                           std::pair("d8", "d6"), std::pair("d9", "d11")}) {
                hands.drag(from, to);
                QVERIFY(!hands.view.reason().isEmpty());
                const QRect said = hands.view.findChild<QWidget*>(QStringLiteral("reasonBubble"))->geometry();
                QVERIFY2(!said.intersects(words), from);
            }
        }
    }

    /** Pieces were covered beside it, for the middle was left free, or the words were too wide for it. */
    void reasonsStandInTheFreeMiddleOfARing()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "4"}}), {930, 670});
        const ui::BoardScene& scene = hands.view.boardScene();
        for (const auto& [from, to] : {std::pair("a2", "b12"), std::pair("a2", "b17"), std::pair("c1", "c16"),
                                       std::pair("b1", "d17"), std::pair("d1", "d8"), std::pair("d1", "d24")}) {
            hands.drag(from, to);
            QVERIFY(!hands.view.reason().isEmpty());
            const QRect said = hands.view.findChild<QWidget*>(QStringLiteral("reasonBubble"))->geometry();
            for (const PlacedPiece& placed : scene.picture().contents.pieces) {
                const double reach = scene.boardLayout().pieceBox() / 2 - 2;
                const QPointF half(reach, reach);
                const QPointF at = scene.boardLayout().cellCentre(placed.cell);
                const QRect piece = hands.view.mapFromScene(QRectF(at - half, at + half)).boundingRect();
                QVERIFY2(!said.intersects(piece), (std::string(from) + '-' + to).c_str());
            }
        }
    }

    void whyABoardHasGrownIsSaidWhenItStands()
    {
        BoardHands hands(matchOf("toy"), {200, 160});
        arrange(hands, kDesk, 0.1);
        hands.click("2:d2");
        QTRY_VERIFY(hands.view.reason().contains(QStringLiteral("too small")));
        QVERIFY(!hands.view.boardScene().isMoving());
    }

    void thatIsSaidBesideAllThatBelongsToTheBoard()
    {
        BoardHands hands(matchOf("multiplayer", {}, {{"players", "16"}}), {820, 640});
        hands.click("2:d4");
        QTRY_VERIFY(hands.view.reason().contains(QStringLiteral("too small")));
        const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
        const double half = layout.cellSize(1) / 2; // coordinates and badges are within that
        const QRectF board = layout.edge(1).boundingRect().adjusted(-half, -half, half, half);
        const auto* const bubble = hands.view.findChild<QWidget*>(QStringLiteral("reasonBubble"));
        const QRect said(hands.view.viewport()->mapFromGlobal(bubble->mapToGlobal(QPoint())), bubble->size());
        QVERIFY(!hands.view.mapFromScene(board).boundingRect().intersects(said));
    }

    void boardsTooSmallToPlayOnComeForwardByAClick()
    {
        BoardHands hands(matchOf("toy"), {200, 160});
        arrange(hands, kDesk);
        QVERIFY(cellOf(hands, 1) < 20);
        hands.click("2:d2");
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        QVERIFY(!hands.view.boardScene().picture().selected);
        QVERIFY(cellOf(hands, 1) >= 20);
        QVERIFY(hands.view.reason().contains(QStringLiteral("too small"))); // it is said why nothing was picked up
        hands.click("2:d2");
        QVERIFY(hands.view.boardScene().picture().selected);
    }

    /** Where badges take the height that cells need, they give way. */
    void linkedBoardsTooSmallToPlayOnAreLargerAfterAClick()
    {
        BoardHands hands(matchOf("strategic", {}, {{"boards", "4"}}), {600, 160});
        const double before = cellOf(hands, 0);
        QVERIFY2(before < 14, qPrintable(QString::number(before)));
        hands.click("1:e2");
        QVERIFY(!hands.view.boardScene().picture().selected);
        QVERIFY(hands.view.reason().contains(QStringLiteral("too small")));
        QVERIFY2(cellOf(hands, 0) >= 1.3 * before, qPrintable(QString::number(cellOf(hands, 0))));
        const QRect seen = hands.view.viewport()->rect();
        for (const char* const corner : {"1:a1", "1:a8", "1:h1", "1:h8"})
            QVERIFY2(seen.contains(hands.view.cellRect(hands.cell(corner))), corner);
        hands.click("1:e2");
        QVERIFY(hands.view.boardScene().picture().selected);
        hands.click("1:e2"); // puts it back
        QTest::keyClick(&hands.view, Qt::Key_0);
        QCOMPARE(cellOf(hands, 0), before);
    }

    void smallBoardsAreLargeAfterADoubleClick()
    {
        BoardHands hands(matchOf("toy"), {200, 160});
        arrange(hands, kDesk);
        QWidget* const viewport = hands.view.viewport();
        const QPoint at = hands.view.cellRect(hands.cell("2:d2")).center();
        QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, at);
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
    }

    void boardsOfMiddleSizeArePlayedOn()
    {
        BoardHands hands(matchOf("toy"), {260, 200});
        arrange(hands, kDesk);
        QVERIFY2(cellOf(hands, 1) >= 20 && cellOf(hands, 1) < 24, qPrintable(QString::number(cellOf(hands, 1))));
        hands.drag("2:d2", "2:c2");
        QVERIFY(!hands.view.boardScene().focusedFace());
        QVERIFY(!hands.model.gameNode()->isRoot());
    }

    void whoFollowsATurnIsFreeUntilItComes()
    {
        BoardHands hands(matchOf("toy"), {900, 600}); // green is on turn on board 2
        arrange(hands, kDesk);
        follow(hands, SeatSet(Seat{1}));
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        for (const std::optional<int> face : {std::optional(0), std::optional<int>()}) {
            hands.view.focusOn(face);
            hands.view.boardScene().finishMotion();
            QTest::qWait(20);
            QCOMPARE(hands.view.boardScene().focusedFace(), face);
        }
    }

    void cursorGoesToTheBoardThatIsLarge()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kDesk);
        hands.point("1:a1");
        hands.key(Qt::Key_Right);
        const Board& board = hands.model.description().board;
        QCOMPARE(board.place(hands.view.cursorCell()).face, 0);
        hands.view.focusOn(1);
        QCOMPARE(board.place(hands.view.cursorCell()).face, 1);
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.view.cursorCell()));
    }

    void arrowKeysLeadFromBoardToBoard()
    {
        for (const ui::Arrangement::Kind kind : {kDesk, kCircle}) {
            BoardHands hands(matchOf("toy"), {900, 400});
            arrange(hands, kind);
            hands.point("1:a1");
            const Board& board = hands.model.description().board;
            std::vector<bool> reached(2);
            for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up}) {
                for (int step = 0; step < 12; ++step) {
                    hands.key(key);
                    reached[board.place(hands.view.cursorCell()).face] = true;
                }
            }
            QVERIFY(reached[0] && reached[1]);
        }
    }

    void focusFollowsTheTurnOfASeat()
    {
        BoardHands hands(matchOf("toy"), {900, 600}); // red on board 1 and green on board 2 are on turn
        arrange(hands, kDesk);
        follow(hands, SeatSet(Seat{1}));
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        hands.drag("2:d2", "2:c2"); // blue is on turn there: green waits nowhere, and stays
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
        hands.drag("1:b1", "1:b2"); // green's turn on board 1
        QTRY_COMPARE(hands.view.boardScene().focusedFace(), std::optional(0));
        follow(hands, {});
        hands.view.focusOn(1);
        hands.drag("1:d2", "1:c2");
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(1));
    }

    void boardsWanderToWhereTheyStandFromNowOn()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kDesk, 1);
        const QRect before = hands.view.cellRect(hands.cell("2:a1"));
        hands.view.focusOn(1);
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_VERIFY(hands.view.cellRect(hands.cell("2:a1")) != before);
        hands.view.boardScene().finishMotion(); // new input ends it at once
        QVERIFY(!hands.view.boardScene().isMoving());
        const QRect after = hands.view.cellRect(hands.cell("2:a1"));
        arrange(hands, kDesk, 0);
        QCOMPARE(hands.view.cellRect(hands.cell("2:a1")), after);
        // Who does not want that sees them jump.
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.motion.factor = 1;
        appearance.closesUp = false;
        hands.view.setAppearance(appearance);
        hands.view.focusOn(std::nullopt);
        QVERIFY(!hands.view.boardScene().isMoving());
    }

    void circleIsTurnedBySeats()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kCircle);
        const QPoint first = hands.at("1:a1");
        const QPoint second = hands.at("2:a1");
        hands.view.turn();
        QCOMPARE(hands.at("2:a1"), first);
        QCOMPARE(hands.at("1:a1"), second);
        hands.view.turn();
        QCOMPARE(hands.at("1:a1"), first);
    }

    void piecesAreDraggedFromBetweenTheBoards()
    {
        BoardHands hands(matchOf("multiplayer",
                                 "1w: Ke1 Pa2; 1b: Ka8 Pa7; 2w: Ke1 Pa2; 2b: Ke8 Pa7; 3w: Ke1 Pa2; 3b: Ke8 Pa7; "
                                 "turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Nw#3,Qb#1",
                                 {{"players", "3"}}),
                         {1200, 700});
        arrange(hands, kCircle);
        const ui::BoardScene& scene = hands.view.boardScene();
        const auto places = placesOfFirst(scene);
        QCOMPARE(places.size(), std::size_t{2});
        const auto knight = std::ranges::find_if(places, [&](const ui::StockPlace& place) {
            return scene.description().kind(place.item.piece.kind).letter == 'N';
        });
        const QPoint at = hands.view.mapFromScene(knight->rect.center());
        hands.drag(at, hands.at("1:b1"));
        QCOMPARE(hands.lastEntry(), "1:N@b1");
        // What cannot be placed now says why.
        const auto left = placesOfFirst(scene);
        QCOMPARE(left.size(), std::size_t{1});
        hands.click(hands.view.mapFromScene(left.front().rect.center()));
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.lastEntry(), "1:N@b1");
    }

    void howABoardIsLostIsSeenBeforeItGoes()
    {
        BoardHands hands(almostMated(), {1200, 700});
        arrange(hands, kDesk, 0.2);
        hands.drag("1:d8", "1:h4");
        const ui::BoardPicture& picture = hands.view.boardScene().picture();
        QCOMPARE(picture.closing, std::vector<int>{0});
        QCOMPARE(picture.checks(), std::vector<Cell>{hands.cell("1:e1")});
        QCOMPARE(picture.lastAction.touched, std::vector<Cell>()); // what goes with the board was not played
        // Then the result is written over it.
        QTRY_VERIFY(picture.closing.empty());
        QVERIFY(hands.view.boardScene().isMoving());
        QVERIFY(cellOf(hands, 0) > 0);
        QCOMPARE(picture.closedNotes.front(), QStringLiteral("Checkmate: won by Seat B"));
        hands.hover("2:a3");
        QTRY_COMPARE(cellOf(hands, 0), 0.0);
        QCOMPARE(picture.checks(), std::vector<Cell>());
    }

    void handsNeedNotWaitUntilALostBoardIsGone()
    {
        BoardHands hands(almostMated(), {1200, 700});
        arrange(hands, kDesk, 1);
        hands.drag("1:d8", "1:h4");
        QVERIFY(!hands.view.boardScene().picture().closing.empty());
        hands.drag("2:e2", "2:e4");
        QCOMPARE(hands.lastEntry(), "2:e2-e4");
        QCOMPARE(hands.view.boardScene().picture().closing, std::vector<int>());
        QCOMPARE(hands.view.boardScene().picture().checks(), std::vector<Cell>());
    }

    void whoWantsNoMarksSeesNoneOnALostBoardEither()
    {
        BoardHands hands(almostMated(), {1200, 700});
        arrange(hands, kDesk, 0.2);
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.showsProgramMarks = false;
        hands.view.setAppearance(appearance);
        hands.drag("1:d8", "1:h4");
        const ui::BoardPicture& picture = hands.view.boardScene().picture();
        QCOMPARE(picture.closing, std::vector<int>{0});
        QCOMPARE(picture.checks(), std::vector<Cell>());
        QTRY_VERIFY(picture.closing.empty());
        QCOMPARE(picture.checks(), std::vector<Cell>());
        // Nor where the mated king stays to be seen.
        BoardHands others(matedByQueen(), {1200, 700});
        others.view.setAppearance(appearance);
        others.drag("1:h7", "1:b7");
        const ui::BoardPicture& after = others.view.boardScene().picture();
        QCOMPARE(after.contents.checks, std::vector<Cell>{others.cell("1:a8")});
        QTRY_VERIFY(after.closing.empty());
        QCOMPARE(after.checks(), std::vector<Cell>());
    }

    void whoHasWonAClosedBoardStandsAcrossIt()
    {
        BoardHands hands(matedByQueen(), {1200, 700});
        arrange(hands, kDesk);
        hands.drag("1:h7", "1:b7");
        const ui::BoardPicture& picture = hands.view.boardScene().picture();
        QCOMPARE(picture.checks(), std::vector<Cell>{hands.cell("1:a8")});
        QCOMPARE(picture.closedNotes.front(), QStringLiteral("Checkmate: won by White"));
        QCOMPARE(picture.closing, std::vector<int>());
    }

    void boardsCloseUpAndComeBack()
    {
        BoardHands hands(matchOf("multiplayer"), {1200, 700});
        arrange(hands, kCircle);
        // Black on board 1, who is B, mates A there.
        hands.drag("1:f2", "1:f3");
        hands.drag("1:e7", "1:e5");
        hands.drag("1:g2", "1:g4");
        hands.key(Qt::Key_1);
        QCOMPARE(hands.view.boardScene().focusedFace(), std::optional(0));
        hands.drag("1:d8", "1:h4");
        QCOMPARE(hands.lastEntry(), "1:d8-h4");
        QCOMPARE(hands.view.boardScene().goneFaces(), std::vector<int>{0});
        hands.hover("2:a3");
        QTRY_COMPARE(cellOf(hands, 0), 0.0);
        QVERIFY(!hands.view.boardScene().focusedFace()); // what is gone is not in focus
        QVERIFY(hands.model.description().board.place(hands.view.cursorCell()).face != 0);
        QCOMPARE(hands.view.boardScene().contents().players[7], Seat{1}); // B has taken the seat of A over, on board 4
        hands.drag("2:e2", "2:e4");                                       // the others play on where they stand now
        QCOMPARE(hands.lastEntry(), "2:e2-e4");
        QVERIFY(hands.model.takeBack());
        QVERIFY(hands.model.takeBack());
        QVERIFY(cellOf(hands, 0) > 0);
        QCOMPARE(hands.on("1:d8"), "Q1");
        QCOMPARE(hands.view.mapFromScene(hands.itemAt("1:d8")), hands.at("1:d8"));
    }

    void boardsAreSeenToCloseUp()
    {
        BoardHands hands(matchOf("multiplayer"), {1200, 700});
        arrange(hands, kDesk, 0);
        for (const char* const text : {"1:f2-f3", "1:e7-e5", "1:g2-g4"})
            QVERIFY(test::playText(hands.model, text));
        arrange(hands, kDesk, 1);
        const double before = cellOf(hands, 0);
        QVERIFY(test::playText(hands.model, "1:d8-h4"));
        // First the pieces are seen to go, then the board shrinks where it stands.
        QTRY_VERIFY(cellOf(hands, 0) < before && cellOf(hands, 0) > 0);
        QTRY_COMPARE_WITH_TIMEOUT(cellOf(hands, 0), 0.0, 3000);
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
    }

    void linkedBoardsAreSeenInTheirRow()
    {
        BoardHands hands(matchOf("strategic", {}, {{"boards", "4"}}), {1000, 600});
        arrange(hands, kCircle);
        QVERIFY(hands.view.boardScene().areLinked());
        QCOMPARE(hands.at("2:a4").y(), hands.at("1:h4").y());
        QVERIFY(hands.at("2:a4").x() > hands.at("1:h4").x());
        hands.drag("3:e2", "3:e5");
        QCOMPARE(hands.lastEntry(), "3:e2-e5");
        const double before = cellOf(hands, 2);
        hands.key(Qt::Key_4); // as large as the height fits
        QVERIFY(cellOf(hands, 2) > before);
        QVERIFY(hands.view.viewport()->rect().contains(hands.at("4:d4")));
        QVERIFY(!hands.view.viewport()->rect().contains(hands.at("1:d4")));
        hands.key(Qt::Key_Escape);
        QCOMPARE(cellOf(hands, 2), before);
        // Keys walk over the seam.
        hands.point("1:h4");
        hands.key(Qt::Key_Right);
        QCOMPARE(hands.view.cursorCell(), hands.cell("2:a4"));
    }

    /** What was told beside the other board was not true of that of the piece. */
    void whyNothingCrossesNamesTheBoard()
    {
        BoardHands hands(matchOf("strategic", {}, {{"boards", "3"}}), {1000, 500});
        arrange(hands, kCircle);
        hands.drag("2:b1", "1:h2");
        QCOMPARE(hands.view.reason(), QStringLiteral("Your own pawn stands on h2 on board 1."));
        hands.drag("2:b1", "2:d2");
        QCOMPARE(hands.view.reason(), QStringLiteral("Your own pawn stands on d2."));
    }

    void anotherGameBeginsWithoutFocus()
    {
        BoardHands hands(matchOf("toy"), {900, 600});
        arrange(hands, kCircle);
        hands.view.focusOn(1);
        hands.model.replace(matchOf("toy"));
        QVERIFY(!hands.view.boardScene().focusedFace());
        QCOMPARE(cellOf(hands, 0), cellOf(hands, 1));
    }
};

RINGFORD_TEST(TestBoardViewTable)
#include "test_boardview_table.moc"
