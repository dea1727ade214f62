// SPDX-License-Identifier: GPL-3.0-or-later
// What is claimed, what a record states, and what long games cost: beyond test_match.cpp.

#include "engine/match/Match.h"
#include "engine/search/GameSearch.h"
#include "engine/search/PlainJudge.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "tests/support/WorkTimer.h"
#include "tests/toy/ToyGame.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>

using namespace ringford;
using namespace ringford::test;

namespace {

/** A game in which nothing is claimed by counting. */
struct UncountedGame : toy::ToyGame {
    using ToyGame::ToyGame;
    QuietCount quiet(const toy::State&) const { return {}; }
};

const std::string kBareKings = "white: Ka1; black: Kh8; turn: white";

/** Enters what a text means where the match stands; the reason when that is refused. */
QString played(Match& match, const std::string& text)
{
    const auto entry = match.parseEntry(match.gameNode(), text);
    if (!entry)
        return "syntax: " + QString::fromStdString(entry.error().english());
    const auto result = [&]() -> Result<const Node*, Refusal> {
        switch (entry->kind) {
        case Entry::Kind::Action: return match.play(entry->action);
        case Entry::Kind::Resign: return match.retire(*entry->side, Retire::Resigned);
        case Entry::Kind::FlagFall: return match.retire(*entry->side, Retire::FlagFell);
        case Entry::Kind::Claim: return match.claim();
        case Entry::Kind::AgreeDraw: break;
        }
        return match.agreeDraw();
    }();
    return result ? QString() : QString::fromStdString(result.error().sentence.english());
}

QString playedAll(Match& match, const std::vector<std::string>& texts)
{
    for (const std::string& text : texts) {
        if (const QString refusal = played(match, text); !refusal.isEmpty())
            return QString::fromStdString(text) + ": " + refusal;
    }
    return {};
}

QStringList childTexts(const Node* node)
{
    QStringList texts;
    for (const Node* child = node->firstChild; child; child = child->nextSibling)
        texts << QString::fromStdString(child->entry().text);
    return texts;
}

} // namespace

class TestMatchClaims : public QObject {
    Q_OBJECT

private slots:
    void whereNothingIsCountedOnlyTheThirdRepetitionIsClaimed()
    {
        const auto options = toy::ToyType().resolve({});
        QVERIFY(options);
        const auto game = std::make_shared<SearchedGame<UncountedGame, PlainJudge<UncountedGame>>>(
            UncountedGame(toy::Options{1}, *options));
        Match match(game, game->start());
        QCOMPARE(match.claimable(match.start()).error().english(),
                 std::string("no draw can be claimed: the position stands for the first time, not the third"));
        QVERIFY(!match.claim());
    }

    void variationsKeepTheirOldOrder()
    {
        Match match = matchOf("checkers");
        for (const char* text : {"b2-a3", "b2-c3", "d2-c3", "d2-e3"}) {
            QCOMPARE(played(match, text), "");
            QVERIFY(match.undo());
        }
        QCOMPARE(childTexts(match.start()), (QStringList{"d2-e3", "d2-c3", "b2-c3", "b2-a3"}));
        QCOMPARE(played(match, "b2-c3"), "");
        QCOMPARE(childTexts(match.start()), (QStringList{"b2-c3", "d2-e3", "d2-c3", "b2-a3"}));
    }

    void repetitionCountsAlongItsOwnLine()
    {
        Match match = matchOf("checkers", kBareKings);
        QCOMPARE(playedAll(match, {"a1-b2", "h8-g7", "b2-a1", "g7-h8", "a1-b2", "h8-g7", "b2-a1"}), "");
        const Node* const branching = match.gameNode();
        QCOMPARE(played(match, "g7-f8"), "");
        QVERIFY(!match.claimable(match.gameNode()));
        match.goTo(branching);
        QCOMPARE(played(match, "g7-h8"), "");
        QVERIFY(match.claimable(match.gameNode()));
        match.goTo(branching->firstChild->nextSibling);
        QVERIFY(!match.claimable(match.gameNode()));
        // Other pieces, or another seat on turn, is another position.
        for (const Node* at : GameTree::path(branching))
            QVERIFY2(!match.claimable(at), at->entry().text.c_str());
    }

    void repetitionsAgreeWithAPlainCount()
    {
        Dice dice(5);
        Match match = matchOf("checkers", kBareKings);
        for (int i = 0; i < 400; ++i) {
            if (dice.oneIn(12))
                match.goTo(GameTree::path(match.end())[dice.below(GameTree::path(match.end()).size())]);
            playOn(match, 1, dice);
            if (match.gameNode()->outcome().decided())
                match.undo();
            std::map<std::string, int> stood;
            for (const Node* at : GameTree::path(match.gameNode()))
                ++stood[match.game().repetitionKey(match.position(at))];
            ++stood[match.game().repetitionKey(match.position(match.start()))];
            const int times = stood[match.game().repetitionKey(match.position(match.gameNode()))];
            const auto claim = match.claimable(match.gameNode());
            QCOMPARE(claim && *claim == Reason::Repetition, times >= 3);
        }
    }

    void goingBackAndForthLooksAtNoPositionAgain()
    {
        Match match = matchOf("checkers", kBareKings);
        for (int i = 0; i < 25; ++i)
            QCOMPARE(playedAll(match, {"a1-b2", "h8-g7", "b2-a1", "g7-h8"}), "");
        Repetitions repetitions;
        int asked = 0;
        const Repetitions::KeyOf keyOf = [&asked](const Node* node) {
            ++asked;
            return std::to_string(node->depth % 4);
        };
        QCOMPARE(repetitions.count(match.end(), keyOf), 3);
        asked = 0;
        for (int times = 0; times < 3; ++times) {
            QCOMPARE(repetitions.count(match.start(), keyOf), 1);
            QCOMPARE(repetitions.count(GameTree::path(match.end())[5], keyOf), 2);
            QCOMPARE(repetitions.count(match.end(), keyOf), 3);
        }
        QVERIFY2(asked < 40, qPrintable(QString::number(asked))); // 100 positions were looked at
    }

    void bothConditionsAreARepetition()
    {
        Match match = matchOf("checkers", kBareKings + "; quiet: 58");
        QCOMPARE(played(match, "a1-b2"), "");
        QVERIFY(!match.claimable(match.gameNode()));
        QCOMPARE(played(match, "h8-g7"), "");
        QCOMPARE(*match.claimable(match.gameNode()), Reason::Quiet);
        QCOMPARE(playedAll(match, {"b2-a1", "g7-h8", "a1-b2", "h8-g7", "b2-a1", "g7-h8"}), "");
        QCOMPARE(*match.claimable(match.gameNode()), Reason::Repetition);
    }

    void statedResultsLastUntilTheMainLineChanges()
    {
        const auto fresh = [] {
            Match match = matchOf("checkers");
            playedAll(match, {"b2-a3", "a7-b6"});
            match.undo();
            playedAll(match, {"c7-d6", "d2-c3"});
            match.setStatedResult(StatedResult{"drawn (agreed)", "1/2-1/2"});
            return match;
        };
        {
            Match match = fresh(); // walking about changes nothing
            while (match.undo()) {
            }
            while (match.redo()) {
            }
            match.goTo(match.start());
            match.goTo(match.end());
            const Node* variation = match.start()->firstChild->firstChild->nextSibling;
            const auto added = match.add(variation, *match.parseEntry(variation, "d2-c3"));
            QVERIFY(added);
            match.remove(added->node);
            match.restore(added->node, 0);
            QVERIFY(match.statedResult());
        }
        {
            Match match = fresh();
            QCOMPARE(played(match, "d6-e5"), "");
            QVERIFY(!match.statedResult());
        }
        {
            Match match = fresh();
            match.goTo(match.start()->firstChild->firstChild->nextSibling);
            QVERIFY(!match.statedResult());
        }
        {
            Match match = fresh();
            match.promote(match.start()->firstChild->firstChild->nextSibling);
            QVERIFY(!match.statedResult());
            QCOMPARE(lineTo(match.gameNode()), "b2-a3");
        }
        {
            Match match = fresh();
            match.remove(match.end());
            QVERIFY(!match.statedResult());
            QCOMPARE(lineTo(match.gameNode()), "b2-a3 c7-d6");
        }
        {
            Match match = fresh();
            match.reorder(match.start()->firstChild->firstChild, 1);
            QVERIFY(!match.statedResult());
            QCOMPARE(lineTo(match.gameNode()), "b2-a3");
            QVERIFY(match.isOnMainLine(match.gameNode()));
        }
    }

    void longGamesArePlayedQuickly()
    {
        Match match = matchOf("checkers", kBareKings);
        const std::array<Action, 4> round{
            match.parseEntry(match.start(), "a1-b2")->action, match.parseEntry(match.start(), "h8-g7")->action,
            match.parseEntry(match.start(), "b2-a1")->action, match.parseEntry(match.start(), "g7-h8")->action};
        WorkTimer timer;
        for (std::size_t ply = 0; ply < 100'000; ++ply)
            QVERIFY(match.play(round[ply % 4]));
        QVERIFY(match.claimable(match.gameNode()));
        while (match.undo()) {
        }
        QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
    }
};

RINGFORD_TEST(TestMatchClaims)
#include "test_match_claims.moc"
