// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of one turn that the rules want in an order, played in any: shells of Longchess.
#include "engine/match/Match.h"
#include "engine/match/OrderedRow.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

Match firing(const char* played)
{
    Match match = matchOf("longchess", "white: Ae1 Fe2 Pe6; black: Fe36 Ae37; turn: white", {{"artillery", "on"}});
    enterAll(match, played);
    return match;
}

Action actionOf(const Match& match, const char* text)
{
    return *match.game().parse(match.position(match.gameNode()), text);
}

} // namespace

class PlayInOrderTest : public QObject {
    Q_OBJECT

private slots:
    void aLateActionTakesItsPlace()
    {
        Match match = firing("fire:c10 fire:e12");
        QVERIFY(!match.play(actionOf(match, "fire:d4"))); // the rules want an order
        match.setComments(match.gameNode(), {"[%clk 0:09:57]"});
        const auto swap = match.playInOrder(match.gameNode(), actionOf(match, "fire:d4"));
        QVERIFY(swap);
        QCOMPARE(lineTo(match.gameNode()), QString("fire:c10 fire:d4 fire:e12"));
        QCOMPARE(swap->end, match.gameNode());
        QCOMPARE(swap->in->entry().text, std::string("fire:d4"));
        QCOMPARE(GameTree::size(match.start()), std::size_t{3}); // what it stands for is out of the tree
        QVERIFY(swap->out);
    }

    void swappingBackRestoresTheOldLine()
    {
        Match match = firing("fire:c10 fire:e12");
        const Node* const stood = match.gameNode();
        const auto swap = match.playInOrder(stood, actionOf(match, "fire:a1"));
        QVERIFY(swap);
        const LineSwap back = match.swapBack(*swap);
        QCOMPARE(match.gameNode(), stood);
        QCOMPARE(lineTo(match.gameNode()), QString("fire:c10 fire:e12"));
        match.swapBack(back);
        QCOMPARE(lineTo(match.gameNode()), QString("fire:a1 fire:c10 fire:e12"));
    }

    void aLineThatMoreHangsOnStaysAsAVariation()
    {
        Match match = firing("fire:c10 fire:d4 fire:e12");
        match.undo();
        const auto swap = match.playInOrder(match.gameNode(), actionOf(match, "fire:a2"));
        QVERIFY(swap && !swap->out);
        QCOMPARE(lineTo(match.gameNode()), QString("fire:a2 fire:c10 fire:d4"));
        QCOMPARE(GameTree::childCount(match.start()), 2);
    }

    void addingInOrderDoesNotMoveTheGame()
    {
        Match match = firing("fire:c10 fire:e12 fire:done");
        const Node* const end = match.gameNode();
        const auto swap = match.addInOrder(end->parent, actionOf(match, "fire:d4"));
        QVERIFY(swap && !swap->out);
        QCOMPARE(match.gameNode(), end);
        QCOMPARE(lineTo(swap->end), QString("fire:c10 fire:d4 fire:e12"));
    }

    void whatBelongsNowhereIsRefusedAndChangesNothing()
    {
        Match match = firing("fire:c10 fire:e12");
        for (const char* text : {"fire:c10", "fire:e37", "e6-e7"}) {
            const Action action = actionOf(match, text);
            const auto refused = match.playInOrder(match.gameNode(), action);
            QVERIFY(!refused);
            const auto why = match.why(match.gameNode(), action);
            QVERIFY2(why, text);
            QCOMPARE(refused.error().sentence.english(), why->sentence.english());
            QCOMPARE(lineTo(match.gameNode()), QString("fire:c10 fire:e12"));
        }
        Match men = matchOf("checkers"); // no row is there at all
        const auto far = men.game().parse(men.position(men.start()), "b2-d4");
        QVERIFY(far);
        QVERIFY(!men.playInOrder(men.start(), *far));
    }

    void aRowTellsHowFarItHasCome()
    {
        const Match match = firing("fire:c10 fire:e12");
        const auto progress = OrderedRow(match, match.gameNode()).progress();
        QVERIFY(progress && progress->button);
        QCOMPARE(progress->done, 2);
        QCOMPARE(progress->most, 4);
        QVERIFY(!OrderedRow(match, match.start()).progress());
    }
};

RINGFORD_TEST(PlayInOrderTest)
#include "test_play_in_order.moc"
