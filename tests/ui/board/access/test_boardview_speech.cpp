// SPDX-License-Identifier: GPL-3.0-or-later
// What keys tell those who do not see the board.
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/PlayText.h"
#include "ui/board/access/PlayNews.h"
#include "ui/match/ClockModel.h"
#include "ui/widgets/Announcer.h"

#include <QAccessible>
#include <QTest>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

class TestBoardViewSpeech : public QObject {
    Q_OBJECT

private slots:
    void lTellsTheLastEntry()
    {
        BoardHands hands(matchOf("orthodox"));
        QCOMPARE(said(hands, Qt::Key_L), "Nothing has been played yet.");
        hands.drag("e2", "e4");
        QCOMPARE(said(hands, Qt::Key_L), "White: e2-e4");
        hands.drag("g8", "f6");
        QCOMPARE(said(hands, Qt::Key_L), "Black: g8-f6");
        hands.model.showPrevious();
        QCOMPARE(said(hands, Qt::Key_L), "White: e2-e4"); // where one looks
        // It is not read once more of the board when the focus comes back to it, nor with the cell that has the focus.
        auto* const board = QAccessible::queryAccessibleInterface(&hands.view);
        QVERIFY(board->text(QAccessible::Description).startsWith("Arrow keys move"));
        QCOMPARE(board->child(hands.view.cursorCell().index)->text(QAccessible::Description), "");
    }

    /** Of four boards two are without the person who listens: what computers do there drowned all else. */
    void whatComputersPlayAmongThemselvesNeedNotBeTold()
    {
        BoardHands hands(matchOf("multiplayer"));
        constexpr Seat kListener{0};
        SeatSet computers = SeatSet::firstOnes(4);
        computers.erase(kListener);
        hands.model.setAbsent(computers);
        const auto told = [&](const char* action) {
            QStringList boards;
            for (const char* board : {"1", "2", "3", "4"}) {
                const auto before = ui::Announcer::of(hands.view).said().size();
                if (!test::playText(hands.model, (std::string(board) + ':' + action).c_str()))
                    qFatal("not played");
                if (ui::Announcer::of(hands.view).said().size() > before)
                    boards += QLatin1String(board);
            }
            return boards;
        };
        auto* const news = hands.view.findChild<ui::PlayNews*>();
        QCOMPARE(told("e2-e4"), (QStringList{"1", "2", "3", "4"}));
        news->setTellsAllBoards(false);
        QStringList own;
        for (const SideInfo& side : hands.model.description().sides) {
            if (side.seat == kListener)
                own += QString::number(side.face + 1);
        }
        own.sort();
        QCOMPARE(own.size(), 2);
        QCOMPARE(told("e7-e5"), own);
        hands.model.setAbsent(SeatSet::firstOnes(4)); // who watches computers alone hears all of them
        QCOMPARE(told("d2-d3"), (QStringList{"1", "2", "3", "4"}));
    }

    void tTellsTurnAndClocks()
    {
        BoardHands hands(matchOf("orthodox"));
        QCOMPARE(said(hands, Qt::Key_T), "White to play. There are no clocks.");
        std::chrono::milliseconds now{};
        ui::ClockModel clocks(hands.model);
        clocks.setWatch([&] { return now; });
        hands.view.setClocks(clocks);
        QCOMPARE(said(hands, Qt::Key_T), "White to play. There are no clocks.");
        Match timed = matchOf("orthodox");
        timed.tags().clock = "10";
        hands.model.replace(std::move(timed));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        now += std::chrono::seconds(3);
        hands.drag("g1", "f3");
        QCOMPARE(said(hands, Qt::Key_T), "Black to play. Clocks: White: 9:57, Black: 10:00.");
        hands.model.showFirst();
        now += std::chrono::seconds(1);
        QCOMPARE(said(hands, Qt::Key_T),
                 "White to play. Clocks then: White: 10:00, Black: 10:00. Running now: Black: 9:59.");
        hands.model.show(hands.model.gameNode());
        QVERIFY(!hands.model.retire(Side{1}, Retire::Resigned).refusal);
        QVERIFY(said(hands, Qt::Key_T).startsWith("White won by resignation. Clocks"));
    }

    /** It stood there with a time that was over. */
    void whatIsToldOfRunningClocksStaysTrue()
    {
        BoardHands hands(matchOf("orthodox"));
        std::chrono::milliseconds now{};
        auto& clocks = *new ui::ClockModel(hands.model, &hands.model); // outlives the view
        clocks.setWatch([&] { return now; });
        hands.view.setClocks(clocks);
        Match timed = matchOf("orthodox");
        timed.tags().clock = "10";
        hands.model.replace(std::move(timed));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        hands.key(Qt::Key_T);
        QVERIFY(hands.view.reason().endsWith(QStringLiteral("White: 10:00, Black: 10:00.")));
        const qsizetype said = ui::Announcer::of(hands.view).said().size();
        now += std::chrono::seconds(2);
        clocks.tick();
        QVERIFY2(hands.view.reason().endsWith(QStringLiteral("White: 9:58, Black: 10:00.")),
                 qPrintable(hands.view.reason()));
        QCOMPARE(ui::Announcer::of(hands.view).said().size(), said);
    }

    void aTeamThatWinsIsCalledByItsColour()
    {
        BoardHands hands(
            matchOf("strategic", "1w: Ke1 Ra7 Rb1; 1b: Ke8; 2w: Ke1; 2b: Ke8; turn: 1w 2w", {{"boards", "2"}}));
        hands.drag("1:b1", "1:b8");
        QCOMPARE(said(hands, Qt::Key_T), "White won: checkmate on board 1. There are no clocks.");
        QVERIFY(said(hands, Qt::Key_L).endsWith(" White won: checkmate on board 1."));
    }

    void checksAreToldWhereMarksAreOff()
    {
        BoardHands hands(matchOf("orthodox", "white: Ke1 Qh5; black: Ke8 Pf7; turn: white"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.showsProgramMarks = false;
        hands.view.setAppearance(appearance);
        hands.drag("h5", "f7");
        QVERIFY(hands.view.boardScene().picture().checks().empty());
        QCOMPARE(said(hands, Qt::Key_T), "Black to play, check. There are no clocks.");
        auto* const board = QAccessible::queryAccessibleInterface(&hands.view);
        QCOMPARE(board->child(hands.cell("e8").index)->text(QAccessible::Description), "in check");
        // And marked again where marks are wanted.
        appearance.showsProgramMarks = true;
        hands.view.setAppearance(appearance);
        QCOMPARE(hands.view.boardScene().picture().checks(), std::vector<Cell>{hands.cell("e8")});
    }

    void ofSeveralBoardsThatOfTheCursorComesFirst()
    {
        BoardHands hands(matchOf("strategic", {}, {{"boards", "2"}}));
        const auto play = [&](const char* text) {
            QVERIFY(!hands.model.play(test::read(hands.model.game(), hands.model.position(), text)).refusal);
        };
        play("2:e2-e4");
        hands.point("1:a1");
        QCOMPARE(said(hands, Qt::Key_L),
                 "Nothing has been played on this board yet. On another one: White on board 2: 2:e2-e4");
        play("1:d2-d4");
        QCOMPARE(said(hands, Qt::Key_L), "White on board 1: 1:d2-d4");
        hands.point("2:a1");
        QCOMPARE(said(hands, Qt::Key_L),
                 "White on board 2: 2:e2-e4. On another board, later: White on board 1: 1:d2-d4");
    }

    void ofSeveralBoardsTheComputersComeBehindThoseOfPersons()
    {
        Match match = matchOf("strategic", {}, {{"boards", "2"}});
        match.tags().clock = "10";
        BoardHands hands(std::move(match));
        ui::ClockModel clocks(hands.model);
        clocks.setWatch([] { return std::chrono::milliseconds(); });
        hands.view.setClocks(clocks);
        hands.model.setAbsent(SeatSet(hands.model.match().onTurn(hands.model.viewedNode()).first()));
        const QString told = said(hands, Qt::Key_T);
        QVERIFY2(told.startsWith("White on board 2 and White on board 1 (computer) to play. Clocks: "),
                 qPrintable(told));
        QVERIFY2(told.endsWith("White on board 1 (computer): 10:00."), qPrintable(told));
    }

    void shiftAndALetterTellWhereAKindStands()
    {
        BoardHands hands(matchOf("orthodox"));
        QCOMPARE(said(hands, Qt::Key_N, Qt::ShiftModifier), "white knight: b1, g1; black knight: b8, g8.");
        hands.model.replace(matchOf("orthodox", "white: Ke1; black: Ke8 Pa7; turn: white"));
        QCOMPARE(said(hands, Qt::Key_P, Qt::ShiftModifier), "black pawn: a7.");
        QCOMPARE(said(hands, Qt::Key_Q, Qt::ShiftModifier), "No queen is on the board.");
        QCOMPARE(said(hands, Qt::Key_Z, Qt::ShiftModifier), ""); // no kind of this game
    }

    void shiftAndAnArrowTellWhatLiesAlongALine()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("c5");
        QCOMPARE(said(hands, Qt::Key_Up, Qt::ShiftModifier), "c6, empty; c7, black pawn; c8, black bishop.");
        QCOMPARE(said(hands, Qt::Key_Left, Qt::ShiftModifier), "b5, empty; a5, empty.");
        QCOMPARE(said(hands, Qt::Key_PageUp, Qt::ShiftModifier), "d6, empty; e7, black pawn; f8, black bishop.");
        QCOMPARE(said(hands, Qt::Key_Home, Qt::ShiftModifier), "b6, empty; a7, black pawn.");
        QCOMPARE(said(hands, Qt::Key_End, Qt::ShiftModifier), "b4, empty; a3, empty.");
        QVERIFY(said(hands, Qt::Key_PageDown, Qt::ShiftModifier).startsWith("d4, empty; e3, empty; f2, white pawn"));
        QCOMPARE(hands.view.cursorCell(), hands.cell("c5"));
        hands.point("a1");
        QCOMPARE(said(hands, Qt::Key_Down, Qt::ShiftModifier), "No line leads that way.");
    }

    void linesEndAtWaterWhichIsTold()
    {
        BoardHands hands(matchOf("longchess"));
        hands.point("a16");
        QCOMPARE(said(hands, Qt::Key_Right, Qt::ShiftModifier), "a 17W, empty; a 18W, empty; water.");
        hands.point("a18");
        QCOMPARE(said(hands, Qt::Key_Right, Qt::ShiftModifier), "Water lies that way.");
        QCOMPARE(said(hands, Qt::Key_Up, Qt::ShiftModifier), "No line leads that way.");
        hands.point("c18");
        QCOMPARE(said(hands, Qt::Key_PageUp, Qt::ShiftModifier), "b C, bridge, empty; a 18B, empty.");
    }

    void linesFollowTheBoardWhenItIsTurned()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.view.turn();
        hands.point("c3");
        QCOMPARE(said(hands, Qt::Key_Up, Qt::ShiftModifier), "c2, white pawn; c1, white bishop.");
    }

    void linesOfDarkCellsAreSlanting()
    {
        BoardHands hands(matchOf("checkers"));
        hands.point("c3");
        QCOMPARE(said(hands, Qt::Key_Home, Qt::ShiftModifier), "b4, empty; a5, empty.");
        QCOMPARE(said(hands, Qt::Key_Up, Qt::ShiftModifier), "No line leads that way.");
    }

    void marksBesidePiecesAreRead()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "3"}}));
        const auto read = [&](const char* cell) {
            auto* const board = QAccessible::queryAccessibleInterface(&hands.view);
            return board->child(hands.cell(cell).index)->text(QAccessible::Name);
        };
        QCOMPARE(read("a2"), "a2, white pawn, Direction: towards higher columns, Columns travelled: 0");
        hands.drag("a2", "a3");
        QCOMPARE(read("a3"), "a3, white pawn, Direction: towards higher columns, Columns travelled: 1");
        QCOMPARE(read("a23"), "a23, white pawn, Direction: towards lower columns, Columns travelled: 0");
        QVERIFY(!hands.model.retire(Side{0}, Retire::Resigned).refusal);
        QCOMPARE(read("a3"), "a3, white pawn, an obstacle, its seat is out");
        QVERIFY(!said(hands, Qt::Key_R, Qt::ShiftModifier).contains("white"));
    }

    void nothingIsPlayedByIt()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e2");
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Up, Qt::ShiftModifier);
        hands.key(Qt::Key_L);
        QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("e2"))); // still picked up
        hands.key(Qt::Key_Up);
        hands.key(Qt::Key_Up);
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "e2-e4");
    }

private:
    static QString said(BoardHands& hands, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        hands.key(Qt::Key_Escape); // what was said before is gone
        hands.key(key, modifiers);
        return hands.view.reason();
    }
};

RINGFORD_TEST(TestBoardViewSpeech)
#include "test_boardview_speech.moc"
