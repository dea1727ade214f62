// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a match: which is the main one, and what becomes of the others.
#include "engine/match/Match.h"
#include "engine/match/TreeWays.h"
#include "tests/support/TestProgram.h"

#include "tests/support/Dice.h"
#include "tests/support/Matches.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class MatchTreeTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsThereIsWalkedTo()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3 a7-b6");
        const Node* const end = match.gameNode();
        match.goTo(match.start());
        enterAll(match, "b2-c3 a7-b6");
        QCOMPARE(match.gameNode(), end);
        QCOMPARE(GameTree::size(match.start()), std::size_t{2});
    }

    void waysLeadOverTheirEntries()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3 a7-b6 c3-b4");
        const Node* const end = match.gameNode();
        const Node* const first = match.start()->firstChild;
        const auto other = match.add(first, *match.parseEntry(first, "c7-b6"));
        QVERIFY(other);
        QVERIFY(leadsOver(match.start(), end) && leadsOver(first, end) && leadsOver(end, end));
        QVERIFY(!leadsOver(end, first) && !leadsOver(other->node, end) && !leadsOver(end, other->node));
        QVERIFY(isInTree(end) && isInTree(other->node));
        match.remove(end->parent);
        QVERIFY(!isInTree(end) && !isInTree(end->parent) && isInTree(first) && isInTree(other->node));
        QVERIFY(leadsOver(first, end)); // it still knows where it was
        match.restore(end->parent, 0);
        QVERIFY(isInTree(end));
    }

    void theLineLastPlayedIsTheMainLine()
    {
        Match match = matchOf("checkers");
        for (const char* first : {"b2-a3", "b2-c3", "d2-c3", "b2-c3"}) {
            match.goTo(match.start());
            enterAll(match, first);
        }
        QCOMPARE(linesFrom(match.start()), QString("b2-c3 d2-c3 b2-a3")); // the others in their old order
        QVERIFY(match.undo());
        QVERIFY(match.redo());
        QCOMPARE(lineTo(match.gameNode()), QString("b2-c3"));
    }

    void aStatedResultLastsUntilTheMainLineChanges()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3 a7-b6");
        const auto state = [&] { match.setStatedResult(StatedResult{"", "1-0"}); };
        state();
        match.goTo(match.start());
        QVERIFY(match.statedResult()); // leafing changes nothing
        QVERIFY(match.redo());
        QVERIFY(match.statedResult());
        const auto variation = match.add(match.start(), *match.parseEntry(match.start(), "d2-c3"));
        QVERIFY(variation);
        QVERIFY(match.statedResult()); // nor does a variation
        match.promote(variation->node);
        QVERIFY(!match.statedResult());
        state();
        enterAll(match, "d2-c3");
        QVERIFY(match.statedResult());
        enterAll(match, "a7-b6");
        QVERIFY(!match.statedResult()); // the play goes further than what was stated about
        state();
        match.remove(match.end());
        QVERIFY(!match.statedResult());
    }

    void whatIsTheSameAtManyNodesIsThereOnce()
    {
        Match match = matchOf("orthodox");
        enterAll(match, "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6");
        const std::vector<const Node*> path = GameTree::path(match.end());
        QCOMPARE(&path[0]->entry(), &path[4]->entry());
        QVERIFY(&path[0]->entry() != &path[2]->entry());
        QVERIFY(&path[0]->outcome() == &path[4]->outcome());
        match.addComment(path[0], "again?");
        match.addMark(path[4], 1);
        QCOMPARE(path[0]->comments(), std::vector<std::string>{"again?"});
        QVERIFY(path[0]->marks().empty() && path[4]->comments().empty());
        QCOMPARE(path[4]->marks(), std::vector<std::uint8_t>{1});
        match.setComments(path[0], {});
        QVERIFY(path[0]->comments().empty());
        const std::string longer = "of all that can be said here this is the longest";
        for (const Node* const node : {path[0], path[4]})
            match.addComment(node, longer);
        match.addComment(path[0], "and more");
        QCOMPARE(path[0]->comments(), (std::vector<std::string>{longer, "and more"}));
        QCOMPARE(path[4]->comments(), std::vector<std::string>{longer});
        QCOMPARE(&path[0]->entry(), &path[4]->entry());
    }

    void aTreeThatIsMovedKeepsWhatItsNodesHold()
    {
        Match first = matchOf("orthodox");
        enterAll(first, "g1-f3 g8-f6");
        first.addComment(first.end(), "so far");
        const Node* const end = first.end();
        const Match match = std::move(first);
        QCOMPARE(match.end(), end);
        QCOMPARE(end->entry().text, std::string("g8-f6"));
        QCOMPARE(end->comments(), std::vector<std::string>{"so far"});
        QVERIFY(end->parent->comments().empty() && end->onTurn() == match.start()->onTurn());
    }

    void whatStoodBeforeALineComesBehindItsFirstEntry()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3");
        const auto variation = match.add(match.start(), *match.parseEntry(match.start(), "d2-c3"));
        match.addCommentBefore(variation->node, "better");
        match.addComment(variation->node, "as played in the club");
        match.promote(variation->node);
        QCOMPARE(variation->node->comments(), (std::vector<std::string>{"better", "as played in the club"}));
        QVERIFY(variation->node->commentsBefore().empty());
        QCOMPARE(match.gameNode(), match.start()); // the game stood in the other line
    }

    void aLineIsTakenOutAndPutBack()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3 a7-b6");
        match.goTo(match.start());
        enterAll(match, "d2-c3 a7-b6");
        const Node* const first = match.start()->firstChild;
        match.remove(first);
        QCOMPARE(match.gameNode(), match.start());
        QCOMPARE(linesFrom(match.start()), QString("b2-c3"));
        match.restore(first, 0);
        QCOMPARE(linesFrom(match.start()), QString("d2-c3 b2-c3"));
        QCOMPARE(lineTo(match.end()), QString("d2-c3 a7-b6"));
    }

    void theGameAlwaysStandsOnTheMainLine()
    {
        Dice dice(2);
        Match match = matchOf("toy");
        std::vector<const Node*> nodes{match.start()};
        for (int i = 0; i < 3000; ++i) {
            const Node* const node = dice.among(nodes);
            switch (dice.below(6)) {
            case 0: match.goTo(node); break;
            case 1: match.undo(); break;
            case 2: match.redo(); break;
            case 3:
                if (!node->isRoot())
                    match.reorder(node, static_cast<int>(dice.below(3)));
                break;
            case 4:
                if (!node->isRoot()) {
                    const int index = GameTree::indexOf(node);
                    match.remove(node);
                    QVERIFY(match.isOnMainLine(match.gameNode()));
                    match.restore(node, index);
                    QCOMPARE(GameTree::indexOf(node), index);
                }
                break;
            default:
                if (const auto actions = match.actions(match.gameNode()); !actions.empty() && nodes.size() < 200) {
                    const std::size_t before = GameTree::size(match.start());
                    const auto played = match.play(dice.among(actions));
                    QVERIFY(played);
                    if (GameTree::size(match.start()) > before)
                        nodes.push_back(*played);
                }
            }
            QVERIFY(match.isOnMainLine(match.gameNode()));
            QCOMPARE(GameTree::size(match.start()) + 1, nodes.size());
        }
    }
};

RINGFORD_TEST(MatchTreeTest)
#include "test_match_tree.moc"
