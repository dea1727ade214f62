// SPDX-License-Identifier: GPL-3.0-or-later
// The search where everybody plays for itself: against one that is written out, and what it owes to those who look at
// it.
#include "engine/games/circular/CircularJudge.h"
#include "engine/games/longchess/LongchessJudge.h"
#include "engine/games/multiplayer/MultiplayerJudge.h"
#include "engine/search/MaxnSearch.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const int kWrittenOut = cases(40, 8);

/** Whoever acts takes what is best for the own camp; the first of equals. */
template <Judge J> CampWorths slowWorths(const J& judge, const Camps& camps, SearchPath& path,
                                         const typename J::State& state, int depth, int ply)
{
    const std::uint64_t key = judge.key(state);
    const QuietCount quiet = judge.quiet(state);
    const Outcome decided = judge.decided(state);
    if (decided.decided() || path.hasStood(key, SearchPath::reach(quiet)) ||
        (quiet.claimAt > 0 && quiet.now >= quiet.claimAt))
        return worthsAtEnd(decided, camps, ply);
    typename J::Moves moves;
    judge.generate(state, moves);
    if (moves.empty() && judge.outcome(state).decided())
        return worthsAtEnd(judge.outcome(state), camps, ply);
    if (moves.empty() || depth == 0)
        return worthsByLook(judge, camps, state);
    std::vector<CampWorths> all;
    path.push(key);
    for (const auto& move : moves) {
        auto next = state;
        judge.apply(next, move);
        all.push_back(slowWorths(judge, camps, path, next, depth - 1, ply + 1));
    }
    path.pop();
    const auto camp = static_cast<std::size_t>(camps.of(judge.toAct(state)));
    return *std::ranges::max_element(all, {}, [camp](const CampWorths& worths) { return worths[camp]; });
}

template <class D, class J> void compareWrittenOut(const D& game)
{
    const J judge(game);
    const Camps camps(game.description());
    Dice dice(11);
    auto position = game.rules().start();
    for (int done = 0; done < kWrittenOut;) {
        typename D::RulesType::Moves list;
        game.rules().generate(position, list);
        if (list.empty())
            position = game.rules().start();
        else
            game.rules().apply(position, dice.among(list), NoEffects{});
        const SeatSet onTurn = game.rules().onTurn(position);
        if (onTurn.empty() || !dice.oneIn(4))
            continue;
        ++done;
        const auto view = judge.view(position, onTurn.first());
        typename J::Moves moves;
        judge.generate(view, moves);
        typename MaxnSearch<J>::Roots roots;
        for (const auto& move : moves)
            roots.push_back({move, {}, {move}});
        SearchPath path;
        const int depth = 1 + done % 2;
        SearchControl control({.depth = depth}, {});
        MaxnSearch<J>(judge, camps, path, 0).run(view, control, roots, [](int) {});
        path.push(judge.key(view));
        for (const auto& root : roots) {
            auto next = view;
            judge.apply(next, root.move);
            QCOMPARE(root.worths, slowWorths(judge, camps, path, next, depth - 1, 1));
        }
    }
}

OptionValues optionsOf(const char* game, const OptionValues& given)
{
    return (*testRegistry().create(game, given))->description().options;
}

SearchReport foundForThemselves(const Game& game, const Position& position, int depth)
{
    SearchTask task;
    task.position = position;
    task.budget.depth = depth;
    task.opponents = Opponents::ForThemselves;
    return game.newSearch()->run(task);
}

} // namespace

class TestMaxn : public QObject {
    Q_OBJECT

private slots:
    void ringsAreSearchedAsWrittenOut_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"players=3", "players=4 rules=byzantine"})
            QTest::newRow(options) << options;
    }
    void ringsAreSearchedAsWrittenOut()
    {
        QFETCH(QString, options);
        compareWrittenOut<circular::CircularGame<2>, circular::CircularJudge<2>>(
            circular::CircularGame<2>(optionsOf("circular", *readOptions(options.toStdString()))));
    }
    void boardsAreSearchedAsWrittenOut()
    {
        compareWrittenOut<multiplayer::MultiplayerGame, multiplayer::MultiplayerJudge>(
            multiplayer::MultiplayerGame(optionsOf("multiplayer", {})));
    }
    void fourTeamsAreSearchedAsWrittenOut()
    {
        using Game = longchess::LongchessGame<longchess::CornerSize>;
        compareWrittenOut<Game, longchess::LongchessJudge<longchess::CornerSize>>(
            Game(optionsOf("longchess", {{"mode", "ctf"}, {"teams", "4"}})));
    }

    /** Before anything is captured nobody is far ahead, whoever is asked. */
    void evenSharesStayEven()
    {
        const auto game = gameOf("circular", "players=3");
        Position position = game->start();
        for (int ply = 0; ply < 6; ++ply) {
            const SearchReport report = foundForThemselves(*game, position, 2);
            QCOMPARE(report.depth, 2);
            const auto [least, most] = std::ranges::minmax(report.lines.at(0).values);
            QVERIFY2(most - least < 250, qPrintable(QString::number(most - least)));
            position = game->apply(position, game->actions(position).back()).position;
        }
    }

    void everyActionHasItsOwnTrueValue()
    {
        const auto game = gameOf("circular", "players=4");
        SearchTask task;
        task.position = game->start();
        task.budget.depth = 2;
        task.opponents = Opponents::ForThemselves;
        task.lines = 1000;
        const SearchReport report = game->newSearch()->run(task);
        QCOMPARE(report.lines.size(), game->actions(task.position).size());
        for (const SearchLine& line : report.lines) {
            QCOMPARE(line.actions.size(), std::size_t{2});
            // The same, as the search sees it that begins behind the action.
            const Position next = game->apply(task.position, line.actions.front()).position;
            QCOMPARE(foundForThemselves(*game, next, 1).lines.at(0).values, line.values);
        }
    }
};

RINGFORD_TEST(TestMaxn)
#include "test_maxn.moc"
