// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/PlayText.h"
#include "ui/match/MatchModel.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using ringford::test::matchOf;
using ringford::ui::MatchModel;
using ringford::ui::Transition;

namespace {

/** Plays what a text means at the node shown; false if it is refused. */
QString line(const MatchModel& model)
{
    QStringList texts;
    for (const Node* node = model.match().start()->firstChild; node; node = node->firstChild)
        texts += QString::fromStdString(node->entry().text);
    return texts.join(' ');
}

constexpr auto kArmed = "white: Ae1 Fe2 Pe6; black: Fe36 Ae37; turn: white";

Match firing()
{
    return matchOf("longchess", kArmed, {{"artillery", "on"}});
}

/** Plays what a text means, whether or not it comes too late. */
bool playLate(MatchModel& model, std::string_view text)
{
    const auto action = model.game().parse(model.position(), text);
    return action && !model.play(*action).refusal;
}

} // namespace

class TestMatchModel : public QObject {
    Q_OBJECT

private slots:
    void playingTellsOnceOfEach()
    {
        MatchModel model(matchOf("checkers"));
        QSignalSpy played(&model, &MatchModel::entryPlayed);
        QSignalSpy shown(&model, &MatchModel::viewedNodeChanged);
        QSignalSpy current(&model, &MatchModel::gameNodeChanged);
        QSignalSpy tree(&model, &MatchModel::treeChanged);
        QSignalSpy modified(&model, &MatchModel::modifiedChanged);
        QVERIFY(test::playText(model, "b2-c3"));
        QCOMPARE(played.size(), 1);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(current.size(), 1);
        QCOMPARE(tree.size(), 1);
        QCOMPARE(modified.size(), 1);
        QVERIFY(model.isModified());
        QCOMPARE(model.viewedNode(), model.gameNode());
    }

    void showingChangesNeitherGameNorClock()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6"));
        const Node* const current = model.gameNode();
        QSignalSpy currentChanged(&model, &MatchModel::gameNodeChanged);
        QSignalSpy played(&model, &MatchModel::entryPlayed);
        model.showFirst();
        QCOMPARE(model.viewedNode(), model.match().start());
        QCOMPARE(model.gameNode(), current);
        QVERIFY(!model.showPrevious());
        QVERIFY(model.showNext());
        QVERIFY(model.showNext());
        QVERIFY(!model.showNext());
        QCOMPARE(model.viewedNode(), current);
        model.showPrevious();
        model.showLast();
        QCOMPARE(model.viewedNode(), current);
        QCOMPARE(currentChanged.size(), 0);
        QCOMPARE(played.size(), 0);
    }

    void playingFromAnEarlierNodeMakesAVariation()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6") && test::playText(model, "c3-d4"));
        model.showPrevious();
        model.showPrevious();
        QVERIFY(test::playText(model, "g7-h6"));
        QCOMPARE(line(model), "b2-c3 g7-h6"); // the line last played is the main line
        QCOMPARE(GameTree::childCount(model.gameNode()->parent), 2);
        QCOMPARE(QString::fromStdString(model.gameNode()->entry().text), "g7-h6");
        model.showPrevious();
        QVERIFY(test::playText(model, "c7-d6")); // walks to what is there
        QCOMPARE(line(model), "b2-c3 c7-d6 c3-d4");
        QCOMPARE(GameTree::childCount(model.gameNode()->parent), 2);
    }

    void playingAlongTheMainLineChangesNothingThatIsSaved()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6"));
        model.showFirst();
        QVERIFY(test::playText(model, "d2-e3")); // another main line
        model.setModified(false);
        model.showFirst();
        QVERIFY(test::playText(model, "d2-e3"));
        QVERIFY(!model.isModified());
        model.showFirst();
        QVERIFY(test::playText(model, "b2-c3")); // a variation that was there becomes the main line
        QVERIFY(model.isModified());
        model.setModified(false);
        QVERIFY(test::playText(model, "c7-d6"));
        QVERIFY(!model.isModified());
        QVERIFY(test::playText(model, "c3-d4"));
        QVERIFY(model.isModified());
    }

    void aRefusalChangesNothingAndTellsNothing()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6"));
        model.showFirst();
        QSignalSpy shown(&model, &MatchModel::viewedNodeChanged);
        QSignalSpy tree(&model, &MatchModel::treeChanged);
        Action wrong;
        wrong.from = *model.description().board.find("b2");
        wrong.to = *model.description().board.find("b4");
        const auto refusal = model.play(wrong).refusal;
        QVERIFY(refusal && !refusal->sentence.empty());
        QCOMPARE(shown.size(), 0);
        QCOMPARE(tree.size(), 0);
        QCOMPARE(model.viewedNode(), model.match().start());
        QCOMPARE(line(model), "b2-c3 c7-d6");
        QVERIFY(model.claim().refusal);
    }

    void stepsCarryTheirEffects()
    {
        MatchModel model(matchOf("checkers", "white: Mc3 Mh2; black: Md4 Mh8; turn: white"));
        std::vector<Transition> seen;
        connect(&model, &MatchModel::viewedNodeChanged, this,
                [&](const Transition& transition) { seen.push_back(transition); });
        QVERIFY(test::playText(model, "c3xe5"));
        model.showPrevious();
        model.showNext();
        QVERIFY(test::playText(model, "h8-g7"));
        model.showFirst();
        QCOMPARE(seen.size(), 5u);
        QCOMPARE(seen[0].kind, Transition::Kind::Forward);
        QCOMPARE(seen[0].effects.size(), 2u);
        QCOMPARE(seen[0].effects[1].kind, Effect::Kind::Captured);
        QCOMPARE(seen[1].kind, Transition::Kind::Back);
        QVERIFY(seen[1].effects == seen[0].effects);
        QCOMPARE(seen[2].kind, Transition::Kind::Forward);
        QCOMPARE(seen[4].kind, Transition::Kind::Jump);
        QVERIFY(seen[4].effects.empty());
    }

    void takingBackShowsWhereTheGameStands()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6"));
        model.showFirst();
        QSignalSpy taken(&model, &MatchModel::takenBack);
        QVERIFY(model.takeBack());
        QCOMPARE(taken.size(), 1);
        QCOMPARE(model.viewedNode(), model.gameNode());
        QCOMPARE(QString::fromStdString(model.gameNode()->entry().text), "b2-c3");
        QVERIFY(model.takeBack());
        QVERIFY(!model.takeBack());
        QVERIFY(model.playAgain() && model.playAgain());
        QVERIFY(!model.playAgain());
        QCOMPARE(line(model), "b2-c3 c7-d6");
    }

    void eventsArePlayedFromWhatIsShown()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3"));
        QVERIFY(!model.retire(Side{1}, Retire::Resigned).refusal);
        QVERIFY(model.gameNode()->outcome().decided());
        QVERIFY(model.agreeDraw().refusal); // the game is over
        model.showPrevious();
        QVERIFY(!model.agreeDraw().refusal);
        QCOMPARE(line(model), "b2-c3 resign:black"); // how it ended stays
        QCOMPARE(QString::fromStdString(model.viewedNode()->entry().text), QStringLiteral("agree-draw"));
    }

    void whatIsTriedInAGameThatIsOverIsAVariation()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3"));
        QVERIFY(!model.retire(Side{1}, Retire::Resigned).refusal);
        const Node* const end = model.gameNode();
        model.showPrevious();
        const QSignalSpy aside(&model, &MatchModel::playedAside);
        const QSignalSpy moved(&model, &MatchModel::gameNodeChanged);
        QVERIFY(test::playText(model, "c7-d6"));
        const Node* const first = model.viewedNode();
        QCOMPARE(aside.size(), 1);
        QCOMPARE(model.gameNode(), end);
        QCOMPARE(end->parent->firstChild, end); // still the main line
        QVERIFY(first != end && first->parent == end->parent);
        QCOMPARE(moved.size(), 0); // so no clock runs
        model.setGameNode(first);  // somebody wants to play on from there
        QCOMPARE(model.gameNode(), first);
        QCOMPARE(first->parent->firstChild, first);
    }

    void timeRunsOutWhereTheGameStands()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6"));
        model.showFirst();
        QVERIFY(!model.retire(Side{0}, Retire::FlagFell).refusal);
        QCOMPARE(line(model), "b2-c3 c7-d6 flag:white");
        QCOMPARE(GameTree::childCount(model.match().start()), 1);
        QCOMPARE(model.viewedNode(), model.gameNode());
        model.showFirst();
        QVERIFY(model.retire(Side{1}, Retire::FlagFell).refusal); // the game is over
        QCOMPARE(line(model), "b2-c3 c7-d6 flag:white");
        QCOMPARE(model.viewedNode(), model.match().start()); // nothing has happened that is to be seen
    }

    void removingLeavesTheRemovedFirst()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "c7-d6") && test::playText(model, "c3-d4"));
        const Node* const removed = model.match().start()->firstChild->firstChild;
        model.remove(removed);
        QCOMPARE(model.viewedNode(), removed->parent);
        QCOMPARE(model.gameNode(), removed->parent);
        QCOMPARE(line(model), "b2-c3");
        model.restore(removed, 0);
        QCOMPARE(line(model), "b2-c3 c7-d6 c3-d4");
    }

    void siblingsAreWalked()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3"));
        model.showFirst();
        QVERIFY(test::playText(model, "b2-a3"));
        QVERIFY(!model.showSibling(-1));
        QVERIFY(model.showSibling(1));
        QCOMPARE(QString::fromStdString(model.viewedNode()->entry().text), "b2-c3");
        QVERIFY(!model.showSibling(1));
        model.showFirst();
        QVERIFY(!model.showSibling(1));
    }

    void replacingStartsAnew()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3"));
        QSignalSpy replaced(&model, &MatchModel::replaced);
        model.replace(matchOf("toy"));
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(QString::fromStdString(model.description().id), "toy");
        QCOMPARE(model.viewedNode(), model.match().start());
        QVERIFY(!model.isModified());
    }

    void editsMakeItModified()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3"));
        model.setModified(false);
        QSignalSpy changed(&model, &MatchModel::nodeChanged);
        model.setComments(model.gameNode(), {"so"});
        QCOMPARE(changed.size(), 1);
        QVERIFY(model.isModified());
        QCOMPARE(model.gameNode()->comments().front(), std::string("so"));
        model.setModified(false);
        model.showFirst();
        QVERIFY(!model.isModified());
    }

    void whatComesTooLateIsPutInItsPlace()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:c10") && test::playText(model, "fire:e12"));
        QSignalSpy played(&model, &MatchModel::entryPlayed);
        QSignalSpy shown(&model, &MatchModel::viewedNodeChanged);
        QSignalSpy left(&model, &MatchModel::lineLeft);
        QVERIFY(playLate(model, "fire:d4"));
        QCOMPARE(line(model), "fire:c10 fire:d4 fire:e12");
        QCOMPARE(model.gameNode(), model.match().end());
        QCOMPARE(model.viewedNode(), model.gameNode());
        QCOMPARE(GameTree::size(model.match().start()), std::size_t{3}); // no variation is left behind
        QCOMPARE(played.size(), 1);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(left.size(), 0);
        const auto transition = shown.front().front().value<Transition>();
        QCOMPARE(transition.effects.size(), std::size_t{1}); // what is new is seen to come, and nothing else
        QCOMPARE(transition.effects.front().kind, Effect::Kind::Laid);
        QVERIFY(test::playText(model, "fire:done"));
        // Where more hangs on the line, that stays as a variation.
        model.takeBack();
        model.show(model.gameNode()->parent); // after two shells, with a third and its end behind
        QVERIFY(playLate(model, "fire:a2"));
        QCOMPARE(line(model), "fire:a2 fire:c10 fire:d4");
        QVERIFY(GameTree::size(model.match().start()) > std::size_t{6});
    }

    void whatWasPutInItsPlaceGoesBackAsOne()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:e12") && playLate(model, "fire:c10") && playLate(model, "fire:a1"));
        QCOMPARE(line(model), "fire:a1 fire:c10 fire:e12");
        QVERIFY(model.takeBack());
        QCOMPARE(line(model), "fire:c10 fire:e12");
        QVERIFY(model.canPlayAgain());
        QVERIFY(model.playAgain());
        QCOMPARE(line(model), "fire:a1 fire:c10 fire:e12");
        QVERIFY(model.takeBack() && model.takeBack());
        QCOMPARE(line(model), "fire:e12");
        QCOMPARE(model.viewedNode(), model.gameNode());
        QVERIFY(model.takeBack());
        QCOMPARE(model.gameNode(), model.match().start());
        // What is played on makes what was taken back a thing of the past.
        QVERIFY(test::playText(model, "fire:b2"));
        QVERIFY(!model.canPlayAgain());
    }

    void whatWasPutInItsPlaceIsTakenBackFirstWhereALineWasLeft()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:c10") && test::playText(model, "fire:d4") &&
                test::playText(model, "fire:e12"));
        QVERIFY(model.takeBack()); // e12 can be played again, so its line stays
        const Node* const stood = model.gameNode();
        QVERIFY(playLate(model, "fire:a2"));
        QCOMPARE(line(model), "fire:a2 fire:c10 fire:d4");
        QVERIFY(model.takeBack());
        QCOMPARE(line(model), "fire:c10 fire:d4 fire:e12");
        QCOMPARE(model.gameNode(), stood);
        QCOMPARE(model.viewedNode(), stood);
        QVERIFY(model.playAgain());
        QCOMPARE(line(model), "fire:a2 fire:c10 fire:d4");
        QVERIFY(model.takeBack() && model.takeBack());
        QCOMPARE(model.gameNode(), stood->parent);
        QVERIFY(model.playAgain() && model.playAgain());
        QCOMPARE(line(model), "fire:a2 fire:c10 fire:d4");
    }

    void aFullRowEndsWhenItsLastIsPutInPlace()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:a1") && test::playText(model, "fire:c10") &&
                test::playText(model, "fire:e12"));
        QVERIFY(playLate(model, "fire:a3"));
        QCOMPARE(line(model), "fire:a1 fire:a3 fire:c10 fire:e12");
        QCOMPARE(model.match().onTurn(model.gameNode()).first(), Seat{1});
        QVERIFY(test::playText(model, "e37-d37"));
        QVERIFY(model.takeBack() && model.takeBack());      // the redo of black's move must not be lost
        QCOMPARE(line(model), "fire:a1 fire:c10 fire:e12"); // what was aimed last goes first
        QVERIFY(model.playAgain() && model.playAgain());
        QCOMPARE(line(model), "fire:a1 fire:a3 fire:c10 fire:e12 e37-d37");
    }

    void whatComesTooLateInAGameThatIsOverIsAVariation()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:c10") && test::playText(model, "fire:e12") &&
                test::playText(model, "fire:done"));
        QVERIFY(!model.retire(Side{1}, Retire::Resigned).refusal);
        const Node* const end = model.gameNode();
        const std::string played = line(model).toStdString();
        QSignalSpy aside(&model, &MatchModel::playedAside);
        QSignalSpy left(&model, &MatchModel::lineLeft);
        model.show(end->parent->parent); // two shells are aimed
        QVERIFY(playLate(model, "fire:d4"));
        QVERIFY(playLate(model, "fire:a2")); // before what the game and the variation have in common
        QCOMPARE(model.gameNode(), end);
        QCOMPARE(line(model).toStdString(), played);
        QCOMPARE(aside.size(), 2);
        QCOMPARE(left.size(), 0);
        std::string shown;
        for (const Node* at = model.viewedNode(); !at->isRoot(); at = at->parent)
            shown.insert(0, at->entry().text + ' ');
        QCOMPARE(shown, std::string("fire:a2 fire:c10 fire:d4 fire:e12 "));
        QVERIFY(model.takeBack()); // of what was played, not of what was tried
        QCOMPARE(model.gameNode(), end->parent);
    }

    void whatBelongsNowhereIsRefused()
    {
        MatchModel model(firing());
        QVERIFY(test::playText(model, "fire:c10") && test::playText(model, "fire:e12"));
        QVERIFY(!playLate(model, "fire:c10")); // twice
        QVERIFY(!playLate(model, "fire:e37")); // too far
        QVERIFY(!playLate(model, "e6-e7"));    // not while firing
        QCOMPARE(line(model), "fire:c10 fire:e12");
        QVERIFY(test::playText(model, "fire:done") && test::playText(model, "e37-d37"));
        QVERIFY(!playLate(model, "fire:a1") || line(model).endsWith("e37-d37 fire:a1")); // another turn is another row
    }

    void manyChangesAreToldOnce()
    {
        MatchModel model(matchOf("checkers"));
        QVERIFY(test::playText(model, "b2-c3") && test::playText(model, "a7-b6"));
        model.showPrevious();
        QVERIFY(test::playText(model, "c7-d6"));
        const Node* const first = model.match().start()->firstChild;
        const Node* const aside = first->firstChild->nextSibling;
        model.show(aside);
        QSignalSpy shown(&model, &MatchModel::viewedNodeChanged);
        QSignalSpy tree(&model, &MatchModel::treeChanged);
        QSignalSpy node(&model, &MatchModel::nodeChanged);
        model.change([&](Match& match) {
            match.setComments(first, {"a"});
            match.remove(aside);
        });
        QCOMPARE(tree.size(), 1);
        QCOMPARE(shown.size(), 1);
        QVERIFY(model.viewedNode() == first);
        QVERIFY(model.isModified());
        model.change([&](Match& match) { match.setComments(first, {"b"}); });
        QCOMPARE(tree.size(), 2);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(node.size(), 1); // what is shown of it is looked at again
    }
};

RINGFORD_TEST(TestMatchModel, QCoreApplication)
#include "test_matchmodel.moc"
