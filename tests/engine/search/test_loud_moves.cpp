// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves a search is given, and in which order.
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "engine/search/MovePicker.h"
#include "tests/support/Dice.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

using orthodox::OrthodoxGame;
using orthodox::OrthodoxJudge;

OrthodoxGame gameWith(const OptionValues& given = {})
{
    return OrthodoxGame((*testRegistry().create("orthodox", given))->description().options);
}

std::set<std::uint16_t> tagsOf(const OrthodoxJudge& judge, const OrthodoxJudge::Moves& moves)
{
    std::set<std::uint16_t> tags;
    for (const auto& move : moves)
        tags.insert(judge.tag(move));
    return tags;
}

/** Calls @p visit with what stands after each move of some games at random. */
template <class Visit> void playAtRandom(const OrthodoxGame& game, Visit&& visit)
{
    constexpr int kActions = 2'000;
    Dice dice(11);
    OrthodoxJudge::State state = game.rules().start();
    for (int done = 0; done < kActions; ++done) {
        OrthodoxJudge::Moves moves;
        game.rules().generate(state, moves);
        if (moves.empty()) {
            state = game.rules().start();
            continue;
        }
        game.rules().apply(state, dice.among(moves), NoEffects{});
        visit(state);
    }
}

} // namespace

class TestLoudMoves : public QObject {
    Q_OBJECT

private slots:
    void allLoudMovesAreListed()
    {
        const OrthodoxGame game = gameWith();
        const OrthodoxJudge judge(game);
        int louds = 0;
        playAtRandom(game, [&](const OrthodoxJudge::State& state) {
            OrthodoxJudge::Moves all;
            OrthodoxJudge::Moves loud;
            judge.generate(state, all);
            judge.generateLoud(state, loud);
            const auto legal = tagsOf(judge, all);
            const auto listed = tagsOf(judge, loud);
            QVERIFY(std::ranges::includes(legal, listed));
            QCOMPARE(listed.size(), loud.size());
            for (const auto& move : all) {
                if (judge.gain(state, move) > 0) {
                    ++louds;
                    QVERIFY(listed.contains(judge.tag(move)));
                } else if (!chess::capturedKind(state.men, state.turn, move) && !chess::isPromotion(move.form())) {
                    QVERIFY(!listed.contains(judge.tag(move)));
                }
            }
        });
        QVERIFY(louds > 300);
    }

    void deadPositionsAreDecidedByTheStrictRuleAlone()
    {
        for (const bool isStrict : {false, true}) {
            const OrthodoxGame game = gameWith({{"fide", isStrict ? "strict" : "plain"}});
            const OrthodoxJudge judge(game);
            OrthodoxJudge::State state = game.rules().start();
            QVERIFY(!judge.decided(state).decided());
            for (const chess::Army army : {chess::Army::White, chess::Army::Black})
                state.men.clear(army, ~state.men.of(chess::Kind::King));
            QCOMPARE(judge.decided(state).decided(), isStrict);
        }
    }

    void theMoveOfTheTableComesFirstAndEachOnce()
    {
        const OrthodoxGame game = gameWith();
        const OrthodoxJudge judge(game);
        History history;
        const ReplyHistory replies;
        MovePicker<OrthodoxJudge> picker;
        Dice dice(3);
        playAtRandom(game, [&](const OrthodoxJudge::State& state) {
            picker.list(judge, state);
            if (picker.size() == 0)
                return;
            OrthodoxJudge::Moves all;
            judge.generate(state, all);
            const std::uint16_t first = dice.oneIn(3) ? std::uint16_t{0} : judge.tag(dice.among(all));
            const MovePicker<OrthodoxJudge>::Place place{judge, state, history, first, 1, &replies};
            picker.order(place);
            MovePicker<OrthodoxJudge>::Picked picked;
            std::set<std::uint16_t> seen;
            bool isQuietSeen = false;
            while (picker.next(place, picked)) {
                QVERIFY(!seen.empty() || first == 0 || picked.tag == first);
                QVERIFY(seen.insert(picked.tag).second);
                QCOMPARE(picked.gain, judge.gain(state, picked.move));
                if (picked.tag == first)
                    continue;
                QVERIFY(!(picked.gain > 0 && isQuietSeen));
                isQuietSeen = isQuietSeen || picked.gain <= 0;
            }
            QCOMPARE(seen, tagsOf(judge, all));
        });
    }

    /** Of moves that take nothing: what the exchange where they arrive costs. */
    void whatAQuietMoveMayLose()
    {
        const OrthodoxGame game = gameWith();
        const OrthodoxJudge judge(game);
        OrthodoxJudge::State state{};
        const auto put = [&](chess::Army army, chess::Kind kind, int file, int rank) {
            state.men.flip(army, kind, chess::bit(chess::spotOf(file, rank)));
        };
        put(chess::Army::White, chess::Kind::King, 4, 0);
        put(chess::Army::White, chess::Kind::Knight, 1, 0);
        put(chess::Army::White, chess::Kind::Pawn, 7, 6);
        put(chess::Army::Black, chess::Kind::King, 4, 7);
        put(chess::Army::Black, chess::Kind::Pawn, 1, 3);
        const auto riskOf = [&](int from, int to, chess::Form form) { return judge.risk(state, {from, to, form}); };
        const int b1 = chess::spotOf(1, 0);
        const int knight = chess::kWorth[chess::indexOf(chess::Kind::Knight)];
        QCOMPARE(riskOf(b1, chess::spotOf(2, 2), chess::Form::Knight), knight);
        QCOMPARE(riskOf(b1, chess::spotOf(3, 1), chess::Form::Knight), 0);
        QCOMPARE(riskOf(chess::spotOf(7, 6), chess::spotOf(7, 7), chess::Form::PromoteRook), 0);
        put(chess::Army::White, chess::Kind::Pawn, 1, 1); // takes back
        QCOMPARE(riskOf(b1, chess::spotOf(2, 2), chess::Form::Knight), knight - chess::kWorth[0]);
    }
    void whatComesWhereIsTheSameFromAnywhere()
    {
        const OrthodoxGame game = gameWith();
        const OrthodoxJudge judge(game);
        const auto arrival = [&](int from, int to, chess::Form form) {
            return judge.arrival(judge.tag({from, to, form}));
        };
        QCOMPARE(arrival(1, 18, chess::Form::Knight), arrival(35, 18, chess::Form::Knight));
        QVERIFY(arrival(1, 18, chess::Form::Knight) != arrival(2, 18, chess::Form::Bishop));
        QVERIFY(arrival(1, 18, chess::Form::Knight) != arrival(1, 19, chess::Form::Knight));
        QVERIFY(arrival(55, 63, chess::Form::PromoteQueen) < ReplyHistory::kArrivals);
    }
};

RINGFORD_TEST(TestLoudMoves)
#include "test_loud_moves.moc"
