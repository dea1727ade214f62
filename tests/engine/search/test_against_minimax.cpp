// SPDX-License-Identifier: GPL-3.0-or-later
// The tree search against one that looks at everything: same scores, in each game, wherever it is asked.
#include "engine/games/checkers/CheckersJudge.h"
#include "engine/games/circular/CircularJudge.h"
#include "engine/games/longchess/LongchessJudge.h"
#include "engine/games/multiplayer/MultiplayerJudge.h"
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "engine/games/strategic/StrategicJudge.h"
#include "engine/search/PlainJudge.h"
#include "engine/search/TreeSearch.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/toy/ToyGame.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const int kCompared = cases(60, 10);
constexpr int kAll = 31;

/** Looks at every move to the end of the depth: for the camp, and against all others. */
template <Judge J> class SlowSearch {
public:
    SlowSearch(const J& judge, const Appraisal<J>& appraisal, int freeOpponents)
        : m_judge(judge), m_appraisal(appraisal), m_freeOpponents(freeOpponents)
    {
    }

    /** What stands at the root. */
    void standsAt(std::uint64_t key) { m_path.push(key); }
    /** For the camp. @p opponents: how many may still choose; the others play what looks best to them */
    int value(const typename J::State& state, int depth, int ply, int opponents)
    {
        const std::uint64_t key = m_judge.key(state);
        if (const Outcome outcome = m_judge.decided(state); outcome.decided())
            return m_appraisal.end(outcome, ply);
        const QuietCount quiet = m_judge.quiet(state);
        if (m_path.hasStood(key, SearchPath::reach(quiet)) || (quiet.claimAt > 0 && quiet.now >= quiet.claimAt))
            return Appraisal<J>::kDraw;
        if (m_appraisal.isOut(state))
            return -score::kWin + ply;
        typename J::Moves moves;
        m_judge.generate(state, moves);
        if (moves.empty()) {
            const Outcome outcome = m_judge.outcome(state);
            return outcome.decided() ? m_appraisal.end(outcome, ply) : m_appraisal.look(state, key);
        }
        if (depth == 0)
            return m_appraisal.look(state, key);
        return best(state, moves, depth, ply, opponents, key);
    }

private:
    int best(const typename J::State& state, const typename J::Moves& moves, int depth, int ply, int opponents,
             std::uint64_t key)
    {
        const int sign = m_appraisal.sign(state);
        const std::size_t first = bestByLook(state, moves);
        int best = -score::kInfinite;
        m_path.push(key);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool isChoice = sign < 0 && i != first;
            if (isChoice && opponents <= 0)
                continue;
            typename J::State next = state;
            m_judge.apply(next, moves[i]);
            const int left = m_appraisal.sign(next) > 0 ? m_freeOpponents : opponents - (isChoice ? 1 : 0);
            best = std::max(best, sign * value(next, depth - 1, ply + 1, left));
        }
        m_path.pop();
        return sign * best;
    }
    /** What gains most, by the cheapest piece; where nothing does, what is listed first. */
    std::size_t bestByLook(const typename J::State& state, const typename J::Moves& moves) const
    {
        const auto look = [&](const auto& move) {
            constexpr int kLoud = 1'000'000;
            const int gain = m_judge.gain(state, move);
            return gain > 0 ? kLoud + 16 * gain - m_judge.stake(state, move) : 0;
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            if (look(moves[i]) > look(moves[best]))
                best = i;
        }
        return best;
    }

    const J& m_judge;
    const Appraisal<J>& m_appraisal;
    int m_freeOpponents;
    SearchPath m_path;
};

/** Both searches from random positions of a game. @p freeOpponents: how many may choose (TreeShape) */
template <class D, class J> void compare(const D& game, int deepest = 3, int freeOpponents = kAll)
{
    const J judge(game);
    const Camps camps(game.description());
    Appraisal<J> appraisal(judge, camps);
    HashTable table(10);
    Dice dice(7);
    auto position = game.rules().start();
    for (int done = 0; done < kCompared;) {
        typename D::RulesType::Moves list;
        game.rules().generate(position, list);
        if (list.empty()) {
            position = game.rules().start();
            continue;
        }
        game.rules().apply(position, dice.among(list), NoEffects{});
        const SeatSet onTurn = game.rules().onTurn(position);
        if (onTurn.empty() || !dice.oneIn(4))
            continue;
        ++done;
        appraisal.begin(onTurn.first(), 0, 0);
        const auto view = judge.view(position, onTurn.first());
        typename J::Moves moves;
        judge.generate(view, moves);
        SearchPath path;
        path.push(judge.key(view));
        TreeSearch<J> tree(judge, appraisal, table, path);
        SearchControl control({}, {});
        tree.begin(control, {false, freeOpponents, false});
        const int depth = 1 + done % deepest;
        for (const auto& move : moves) {
            auto next = view;
            judge.apply(next, move);
            SlowSearch<J> slow(judge, appraisal, freeOpponents);
            slow.standsAt(judge.key(view));
            const typename TreeSearch<J>::Window all{-score::kInfinite, score::kInfinite};
            QCOMPARE(tree.after(view, move, {all, depth - 1, 1, 1, freeOpponents, true}, true),
                     slow.value(next, depth - 1, 1, freeOpponents));
        }
    }
}

} // namespace

class TestAgainstMinimax : public QObject {
    Q_OBJECT

private slots:
    void orthodox()
    {
        compare<orthodox::OrthodoxGame, orthodox::OrthodoxJudge>(orthodox::OrthodoxGame(options("orthodox")));
    }
    void checkers() { compare<checkers::CheckersGame, checkers::CheckersJudge>(checkers::CheckersGame()); }
    void multiplayer()
    {
        compare<multiplayer::MultiplayerGame, multiplayer::MultiplayerJudge>(
            multiplayer::MultiplayerGame(options("multiplayer")), 2);
    }
    void strategic()
    {
        compare<strategic::StrategicGame, strategic::StrategicJudge>(
            strategic::StrategicGame(options("strategic", {{"boards", "2"}, {"ending", "all"}})), 2);
    }
    void circular_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"players=2", "players=2 rules=byzantine"})
            QTest::newRow(options) << options;
    }
    void circular() { compareCircular<1>(3); }
    void circularOfMany_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"players=3", "players=4 rules=byzantine", "players=4 teams=2x2"})
            QTest::newRow(options) << options;
    }
    void circularOfMany() { compareCircular<2>(2); }
    /** One opponent chooses, the others play what looks best to them (Opponents::OneAgainst). */
    void oneOfManyIsFree_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"players=3", "players=4", "players=4 rules=byzantine", "players=4 teams=2x2"})
            QTest::newRow(options) << options;
    }
    void oneOfManyIsFree() { compareCircular<2>(3, 1); }
    void oneOfFourArmiesIsFree()
    {
        using Longchess = longchess::LongchessGame<longchess::CornerSize>;
        const Longchess game(options("longchess", {{"teams", "4"}}));
        compare<Longchess, longchess::LongchessJudge<longchess::CornerSize>>(game, 3, 1);
    }
    void oneOfManyNeighboursIsFree()
    {
        compare<multiplayer::MultiplayerGame, multiplayer::MultiplayerJudge>(
            multiplayer::MultiplayerGame(options("multiplayer", {{"players", "4"}})), 3, 1);
    }
    void longchess_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"mode=ctf", "mode=ctm capture=5", "mines=on artillery=on"})
            QTest::newRow(options) << options;
    }
    void longchess() { compareLongchess<longchess::LongSize>(); }
    void longchessOfFour_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"teams=4", "teams=4 victory=last mines=on"})
            QTest::newRow(options) << options;
    }
    void longchessOfFour() { compareLongchess<longchess::CornerSize>(); }
    void plainJudge() { compare<checkers::CheckersGame, PlainJudge<checkers::CheckersGame>>(checkers::CheckersGame()); }

private:
    template <int W> static void compareCircular(int deepest, int freeOpponents = kAll)
    {
        compare<circular::CircularGame<W>, circular::CircularJudge<W>>(
            circular::CircularGame<W>(optionsOfRow("circular")), deepest, freeOpponents);
    }
    template <class Size> static void compareLongchess()
    {
        const longchess::LongchessGame<Size> game(optionsOfRow("longchess"));
        compare<longchess::LongchessGame<Size>, longchess::LongchessJudge<Size>>(game, 2);
    }
    static OptionValues optionsOfRow(const char* game)
    {
        QFETCH(QString, options);
        return TestAgainstMinimax::options(game, *readOptions(options.toStdString()));
    }
    static OptionValues options(const char* game, const OptionValues& given = {})
    {
        return (*testRegistry().create(game, given))->description().options;
    }
};

RINGFORD_TEST(TestAgainstMinimax)
#include "test_against_minimax.moc"
