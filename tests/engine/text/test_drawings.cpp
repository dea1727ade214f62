// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/text/Drawings.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

using namespace ringford;

namespace {

const Board& board()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 8});
    return kBoard;
}

const Board& threeBoards()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 8, .boards = 3});
    return kBoard;
}

Cell cell(const char* name)
{
    return *board().find(name);
}

Arrow arrow(const char* written)
{
    return *readArrow(written, board());
}

MarkedCell marked(const char* written)
{
    return *readMarkedCell(written, board());
}

} // namespace

class TestDrawings : public QObject {
    Q_OBJECT

private slots:
    void commentsDraw()
    {
        const Drawings drawn =
            drawingsOf({"[%csl Ge4,Ra1] see [%cal Yb2c3]", "[%fil Bh8] [%lbl d4 weak cell] [%num]"}, board());
        QCOMPARE(drawn.rings, (std::vector{marked("Ge4"), marked("Ra1")}));
        QCOMPARE(drawn.arrows, std::vector{arrow("Yb2c3")});
        QCOMPARE(drawn.fills, std::vector{marked("Bh8")});
        QCOMPARE(drawn.labels, (std::vector<CellLabel>{{cell("d4"), "weak cell"}}));
        QVERIFY(drawn.isNumbered);
    }

    void whatDoesNotFitDrawsNothingAndStays()
    {
        const Comments comments{"[%csl Gz9] [%lbl e4] [%lbl z1 x] [%fil] [%num 3] [%foo e4]"};
        QVERIFY(drawingsOf(comments, board()).isEmpty());
        QVERIFY(!drawingsOf(comments, board()).isNumbered);
        QCOMPARE(withoutDrawings(comments, board()), comments);
        QCOMPARE(withRing(comments, marked("Ge4"), board()), Comments{"[%csl Ge4] " + comments.front()});
    }

    void ofManyOnOneCellTheLastOneCounts()
    {
        std::string comment;
        for (int i = 0; i < 20'000; ++i)
            comment += "[%csl Ge4,Ra1] [%cal Ge2e4] [%lbl e4 x] ";
        const Drawings drawn = drawingsOf({comment + "[%csl Be4]"}, board());
        QCOMPARE(drawn.rings, (std::vector{marked("Ra1"), marked("Be4")}));
        QCOMPARE(drawn.arrows.size(), std::size_t{1});
        QCOMPARE(drawn.labels.size(), std::size_t{1});
    }

    void theFirstDrawingStandsInFrontOfTheText()
    {
        QCOMPARE(withArrow({}, arrow("Ge2e4"), board()), Comments{"[%cal Ge2e4]"});
        QCOMPARE(withRing({"a plan", "more"}, marked("Re4"), board()), (Comments{"[%csl Re4] a plan", "more"}));
    }

    void theSameAgainTakesItAwayToTheLetter()
    {
        for (const Comments& before : {Comments{}, Comments{" text with blanks  "}, Comments{"[%clk 0:01:00]"},
                                       Comments{"a [%cal Ga1a2,Rb1b2] b"}}) {
            Comments drawn = withArrow(before, arrow("Ge2e4"), board());
            drawn = withRing(drawn, marked("Be5"), board());
            drawn = withRing(drawn, marked("Be5"), board());
            QCOMPARE(withArrow(drawn, arrow("Ge2e4"), board()), before);
        }
    }

    void anotherColourTakesThePlaceOfTheFirst()
    {
        QCOMPARE(withRing({"[%csl Ge4,Ra1] x"}, marked("Be4"), board()), Comments{"[%csl Ra1,Be4] x"});
        QCOMPARE(withArrow({"[%cal Ge2e4] x"}, arrow("Re2e4"), board()), Comments{"[%cal Re2e4] x"});
    }

    void moreJoinTheCommandThatIsThere()
    {
        QCOMPARE(withArrow({"a [%cal Ge2e4] b"}, arrow("Ge4e5"), board()), Comments{"a [%cal Ge2e4,Ge4e5] b"});
    }

    void labelsAreWrittenAndTakenAway()
    {
        Comments comments = withLabel({"x"}, cell("e4"), "hole", board());
        QCOMPARE(comments, Comments{"[%lbl e4 hole] x"});
        comments = withLabel(comments, cell("e4"), "outpost", board());
        QCOMPARE(comments, Comments{"[%lbl e4 outpost] x"});
        QCOMPARE(withLabel(comments, cell("e4"), "", board()), Comments{"x"});
    }

    void aLabelHoldsWhatARecordCanHold()
    {
        const Comments comments = withLabel({}, cell("e4"), " a]b\nc\td ", board());
        QCOMPARE(comments, Comments{"[%lbl e4 ab c d]"});
        QVERIFY(withLabel({}, cell("e4"), " ] ", board()).empty());
    }

    void theEraserLeavesEverythingElse()
    {
        const Comments before{"[%csl Ge4,Ra1] [%cal Ge2e4,Ga1a2,Ge4e5] [%lbl e4 x] [%fil Ye4] text"};
        QCOMPARE(withoutDrawingsOn(before, cell("e4"), board()), Comments{"[%csl Ra1] [%cal Ga1a2] text"});
    }

    void clearingLeavesTextAndClocks()
    {
        const Comments before{"[%num] [%csl Ge4] [%clk 0:09:57] a [%foo x] b [%cal Ge2e4]", "[%fil Ge4]"};
        QCOMPARE(withoutDrawings(before, board()), Comments{"[%clk 0:09:57] a [%foo x] b "});
    }

    void cellsOfNumberedBoardsAreParted()
    {
        const auto drawn = readArrow("G1:h4-2:a4", threeBoards());
        QVERIFY(drawn);
        QCOMPARE(withArrow({}, *drawn, threeBoards()), Comments{"[%cal G1:h4-2:a4]"});
        QCOMPARE(withLabel({}, *threeBoards().find("2:a4"), "here", threeBoards()), Comments{"[%lbl 2:a4 here]"});
    }

    void anyRowOfDrawingsIsReadBackAndUndone()
    {
        const bool holds = rc::check("drawings are what the comments say, and each can be taken away", [] {
            const auto text = *rc::gen::element<std::string>("", "some words", "[%clk 0:00:01]");
            const Comments before = text.empty() ? Comments{} : Comments{text};
            Comments comments = before;
            const auto steps = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
                rc::gen::tuple(rc::gen::inRange(0, 4), rc::gen::inRange(0, 64), rc::gen::inRange(0, 64)));
            Drawings expected;
            for (const auto& [colour, from, to] : steps) {
                const Arrow one{static_cast<MarkColour>(colour), Cell{static_cast<std::uint16_t>(from)},
                                Cell{static_cast<std::uint16_t>(to)}};
                const bool isThere = std::ranges::find(expected.arrows, one) != expected.arrows.end();
                std::erase_if(expected.arrows,
                              [&](const Arrow& old) { return old.from == one.from && old.to == one.to; });
                if (!isThere)
                    expected.arrows.push_back(one);
                comments = withArrow(std::move(comments), one, board());
                RC_ASSERT(drawingsOf(comments, board()) == expected);
            }
            RC_ASSERT(withoutDrawings(comments, board()) == before);
        });
        QVERIFY(holds);
    }
};

RINGFORD_TEST(TestDrawings)
#include "test_drawings.moc"
