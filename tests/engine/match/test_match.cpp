// SPDX-License-Identifier: GPL-3.0-or-later
// What is played in a match. Its tree: test_match_tree.cpp.
#include "engine/match/Match.h"
#include "tests/support/TestProgram.h"

#include "tests/support/Matches.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr const char* kKings = "white: Ka1; black: Kh8; turn: white";
constexpr const char* kBackAndForth = "a1-b2 h8-g7 b2-a1 g7-h8";

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private slots:
    void beginsAtTheStart()
    {
        Match match = matchOf("checkers");
        QCOMPARE(match.gameNode(), match.start());
        QCOMPARE(match.end(), match.start());
        QVERIFY(match.start()->isRoot());
        QVERIFY(match.isOnMainLine(match.start()));
        QCOMPARE(match.actions(match.start()).size(), std::size_t{7});
        QCOMPARE(match.tags().seatNames.size(), std::size_t{2});
        QVERIFY(match.effects(match.start()).empty());
        QVERIFY(!match.undo());
        QVERIFY(!match.redo());
    }

    void aStartMayBeDecided()
    {
        Match match = matchOf("checkers", "white: Ka1; black:; turn: white");
        QCOMPARE(status(match), QString("won by white (all-captured)"));
        QVERIFY(match.onTurn(match.start()).empty());
        QVERIFY(!match.agreeDraw());
        QVERIFY(!match.retire(Side{0}, Retire::Resigned));
        QVERIFY(!match.claim());
    }

    void entriesTellWhoActed()
    {
        Match match = matchOf("toy", "1r: Ca1 Mb1; 1g: Ca4; 1b:; 2r: Ca1; 2g: Cd4; 2b:; turn: 1g 2g");
        enterAll(match, "1:recall:b1 2:d4-d3 resign:1r");
        const auto path = GameTree::path(match.gameNode());
        QCOMPARE(path[0]->entry().seat, std::optional(Seat{0})); // red, out of turn
        QCOMPARE(path[1]->entry().seat, std::optional(Seat{1}));
        QCOMPARE(path[2]->entry().kind, Entry::Kind::Resign);
        QCOMPARE(path[2]->entry().side, std::optional(Side{0}));
        QCOMPARE(path[2]->entry().seat, std::optional(Seat{0}));
    }

    void undoAndRedoWalkTheMainLine()
    {
        Match match = matchOf("checkers");
        enterAll(match, "b2-c3 a7-b6 c3-d4");
        QVERIFY(match.undo());
        QVERIFY(match.undo());
        QCOMPARE(lineTo(match.gameNode()), QString("b2-c3"));
        QCOMPARE(lineTo(match.end()), QString("b2-c3 a7-b6 c3-d4")); // going back takes nothing away
        QVERIFY(match.redo());
        QVERIFY(match.redo());
        QVERIFY(!match.redo());
        QCOMPARE(match.gameNode(), match.end());
    }

    void whatIsRefusedChangesNothing()
    {
        Match match = matchOf("toy");
        enterAll(match, "1:b1-b2");
        const Node* const here = match.gameNode();
        for (const char* text : {"1:b2-b3", "1:yield", "resign:3r", "claim", "nonsense"})
            QVERIFY2(!enter(match, text), text);
        QCOMPARE(match.gameNode(), here);
        QVERIFY(!here->firstChild);
        const auto action = match.game().parse(match.position(here), "2:b1-b2");
        const auto played = match.play(*action);
        QVERIFY(!played);
        QCOMPARE(played.error().sentence.english(), std::string("it is the turn of 2g"));
    }

    void aDrawIsAgreed()
    {
        Match match = matchOf("checkers");
        QVERIFY(match.agreeDraw());
        QCOMPARE(status(match), QString("drawn (agreed)"));
        QVERIFY(match.onTurn(match.gameNode()).empty());
        QVERIFY(match.actions(match.gameNode()).empty());
        QVERIFY(match.actions(match.gameNode(), Seat{0}).empty());
        QVERIFY(!match.agreeDraw());
        const auto refusal = match.why(match.gameNode(), match.actions(match.start()).front());
        QVERIFY(refusal);
        QCOMPARE(refusal->sentence.english(), std::string("the game is over"));
        QVERIFY(match.undo());
        QCOMPARE(status(match), QString("playing"));
    }

    void oneOfTwoResigns()
    {
        Match match = matchOf("checkers");
        QVERIFY(match.retire(Side{0}, Retire::Resigned)); // nobody need be on turn
        QCOMPARE(status(match), QString("won by black (resigned)"));
        QCOMPARE(lineTo(match.gameNode()), QString("resign:white"));
        QVERIFY(match.undo());
        QVERIFY(match.retire(Side{1}, Retire::FlagFell));
        QCOMPARE(status(match), QString("won by white (time)"));
        QCOMPARE(lineTo(match.gameNode()), QString("flag:black"));
    }

    void oneOfThreeResignsAndTheGameGoesOn()
    {
        Match match = matchOf("toy");
        enterAll(match, "resign:1r 1:d2-c2 resign:2r");
        QCOMPARE(status(match), QString("playing"));
        QVERIFY(!match.canRetire(match.gameNode(), Side{0}));
        const Contents contents = match.game().contents(match.position(match.gameNode()));
        QVERIFY(contents.sidesOut.contains(Side{0}) && contents.sidesOut.contains(Side{3}));
        QCOMPARE(contents.players[3], Seat{0});
        QVERIFY(match.onTurn(match.gameNode()).contains(Seat{2}));
        const auto effects = match.effects(match.gameNode());
        QCOMPARE(effects.back().kind, Effect::Kind::SeatOut);
        const auto again = match.retire(Side{0}, Retire::Resigned);
        QVERIFY(!again);
        QCOMPARE(again.error().sentence.english(), std::string("1r is out of the game"));
        enterAll(match, "flag:1g flag:2g");
        QCOMPARE(status(match), QString("won by blue (time)"));
    }

    void theThirdRepetitionIsClaimed()
    {
        Match match = matchOf("checkers", kKings);
        enterAll(match, kBackAndForth);
        QVERIFY(!match.claimable(match.gameNode())); // twice
        QVERIFY(!match.claim());
        enterAll(match, kBackAndForth);
        const auto reason = match.claimable(match.gameNode());
        QVERIFY(reason);
        QCOMPARE(*reason, Reason::Repetition);
        QVERIFY(match.claim());
        QCOMPARE(status(match), QString("drawn (repetition)"));
        QVERIFY(match.undo());
        enterAll(match, "a1-b2"); // nobody must claim, and this stands for the third time too
        QVERIFY(match.claimable(match.gameNode()));
        match.goTo(match.start());
        QVERIFY(!match.claimable(match.gameNode()));
    }

    void repetitionCountsTheWayAndNotTheTree()
    {
        Match match = matchOf("checkers", kKings);
        enterAll(match, kBackAndForth);
        const Node* const twice = match.gameNode();
        enterAll(match, kBackAndForth);
        match.goTo(twice);
        enterAll(match, "a1-b2 h8-g7 b2-c1 g7-h8");
        QVERIFY(!match.claimable(match.gameNode()));
        QVERIFY(!match.claimable(twice));
    }

    void theQuietCountIsClaimed()
    {
        Match match = matchOf("checkers", "white: Ka1; black: Kh8; turn: white; quiet: 59");
        QVERIFY(!match.claim());
        enterAll(match, "a1-b2");
        QVERIFY(match.claim());
        QCOMPARE(status(match), QString("drawn (quiet)"));
        match.goTo(match.start());
        enterAll(match, kBackAndForth);
        enterAll(match, kBackAndForth);
        QVERIFY(match.claim());
        QCOMPARE(status(match), QString("drawn (repetition)")); // when both hold
    }

    void positionsAreTheSameHoweverAskedFor()
    {
        Dice dice(1);
        Match match = matchOf("toy");
        playOn(match, 200, dice);
        const auto path = GameTree::path(match.gameNode());
        std::vector<QString> expected;
        Position position = match.game().start();
        for (const Node* node : path) {
            const Entry& entry = node->entry();
            if (entry.kind == Entry::Kind::Action)
                position = match.game().apply(position, entry.action).position;
            else
                position = match.game()
                               .retire(position, *entry.side,
                                       entry.kind == Entry::Kind::Resign ? Retire::Resigned : Retire::FlagFell)
                               .position;
            expected.push_back(setupText(match.game(), position));
        }
        for (int i = 0; i < 500; ++i) {
            const std::size_t at = dice.below(path.size());
            QCOMPARE(setupText(match.game(), match.position(path[at])), expected[at]);
        }
    }

    void entriesAreParsed()
    {
        const Match match = matchOf("toy");
        const auto kindOf = [&](const char* text) { return match.parseEntry(match.start(), text)->kind; };
        QCOMPARE(kindOf("claim"), Entry::Kind::Claim);
        QCOMPARE(kindOf("agree-draw"), Entry::Kind::AgreeDraw);
        QCOMPARE(kindOf("resign:2b"), Entry::Kind::Resign);
        QCOMPARE(kindOf("flag:1g"), Entry::Kind::FlagFall);
        QCOMPARE(kindOf("1:yield"), Entry::Kind::Action); // legal or not
        for (const char* text : {"resign", "resign:", "resign:red", "flag:3r", "Claim", "claim:1r", "1:a1"}) {
            const auto entry = match.parseEntry(match.start(), text);
            QVERIFY2(!entry, text);
            QVERIFY(!entry.error().english().empty());
        }
    }

    void longGamesAreNoBurden()
    {
        Match match = matchOf("checkers", kKings);
        for (int i = 0; i < 2000; ++i)
            enterAll(match, kBackAndForth);
        QCOMPARE(match.gameNode()->depth, 8000);
        QVERIFY(match.claimable(match.gameNode()));
        while (match.undo()) {
        }
        QCOMPARE(setupText(match.game(), match.position(match.gameNode())), QString(kKings));
    }
};

RINGFORD_TEST(MatchTest)
#include "test_match.moc"
