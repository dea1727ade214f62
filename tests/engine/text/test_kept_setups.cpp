// SPDX-License-Identifier: GPL-3.0-or-later
// Positions kept in comments: what is kept comes back, and everything else in the comments stays to the letter.
#include "engine/board/SquareBoards.h"
#include "engine/text/KeptSetups.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

const Board& keptBoard()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 8});
    return kBoard;
}

const std::string kOne = "white: Ke1; black: Ke8; turn: white";
const std::string kOther = "white: Ke1 Qd4; black:; turn: black";

} // namespace

class TestKeptSetups : public QObject {
    Q_OBJECT

private slots:
    void keepsInOrderAndOnce()
    {
        Comments comments = withKeptSetup({}, kOne, keptBoard());
        comments = withKeptSetup(comments, kOther, keptBoard());
        comments = withKeptSetup(comments, kOne, keptBoard());
        QCOMPARE(keptSetups(comments, keptBoard()), (std::vector{kOne, kOther}));
        QCOMPARE(comments, (Comments{"[%setup " + kOne + "]", "[%setup " + kOther + "]"}));
    }

    void leavesEverythingElseToTheLetter()
    {
        const Comments before{"good  move [%cal Ge2e4]", "[%unknown  x ]", ""};
        const Comments kept = withKeptSetup(before, kOne, keptBoard());
        QCOMPARE(kept.size(), before.size() + 1);
        QCOMPARE(withoutKeptSetup(kept, kOne, keptBoard()), before);
        QCOMPARE(withoutKeptSetup(before, kOne, keptBoard()), before);
    }

    void forgetsOneOfSeveral()
    {
        const Comments written{"look: [%setup " + kOne + "] and [%setup " + kOther + "]"};
        QCOMPARE(keptSetups(written, keptBoard()), (std::vector{kOne, kOther}));
        const Comments left = withoutKeptSetup(written, kOther, keptBoard());
        QCOMPARE(left, (Comments{"look: [%setup " + kOne + "] and "}));
        QCOMPARE(keptSetups(left, keptBoard()), std::vector{kOne});
    }

    void whatDoesNotFitIsNotKept()
    {
        QVERIFY(withKeptSetup({}, "white: K]e1", keptBoard()).empty());
        QVERIFY(withKeptSetup({}, "", keptBoard()).empty());
        QVERIFY(withKeptSetup({}, "nothing", keptBoard()).empty());
    }

    void commandsOfOthersAreNotTaken()
    {
        const Comments others{"[%setups white: Ke1]", "[%setup]", "[%setup ]", "%setup white: Ke1",
                              "[%setup white: Ke1"};
        QVERIFY(keptSetups(others, keptBoard()).empty());
        QCOMPARE(withoutKeptSetup(others, "", keptBoard()), others);
    }

    void keepsWhatIsDrawnOnIt()
    {
        const Comments drawn{"words [%cal Ge2e4] [%lbl e4 here] [%clk 0:01:00]"};
        Comments comments = withKeptSetup({"good [%csl Rd5]"}, kOne, keptBoard(), drawn);
        comments = withKeptSetup(comments, kOther, keptBoard());
        QCOMPARE(comments.size(), std::size_t(3));
        QCOMPARE(keptSetups(comments, keptBoard()), (std::vector{kOne, kOther}));
        QVERIFY(drawingsOf(keptDrawings(comments, kOne, keptBoard()), keptBoard()) == drawingsOf(drawn, keptBoard()));
        QVERIFY(keptDrawings(comments, kOther, keptBoard()).empty());
        // What is drawn on one is not drawn on the entry.
        QVERIFY(drawingsOf(comments, keptBoard()).arrows.empty());
        QCOMPARE(drawingsOf(comments, keptBoard()).rings.size(), std::size_t(1));
        // Drawn anew it is kept once; forgotten nothing of it is left.
        QCOMPARE(withKeptSetup(comments, kOne, keptBoard(), drawn), comments);
        const Comments again = withKeptSetup(comments, kOne, keptBoard(), {"[%fil Bd4]"});
        QCOMPARE(keptSetups(again, keptBoard()).size(), std::size_t(2));
        QCOMPARE(drawingsOf(keptDrawings(again, kOne, keptBoard()), keptBoard()).fills.size(), std::size_t(1));
        QCOMPARE(withoutKeptSetup(withoutKeptSetup(again, kOne, keptBoard()), kOther, keptBoard()),
                 Comments{"good [%csl Rd5]"});
    }
};

RINGFORD_TEST(TestKeptSetups)
#include "test_kept_setups.moc"
