// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every game of Multi Player Chess, whatever is played.
#include "engine/games/chess/Generation.h"
#include "engine/games/multiplayer/MultiplayerGame.h"
#include "engine/rules/Perft.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

using namespace ringford;
using namespace ringford::multiplayer;
using chess::BoardPlace;
using test::Dice;

namespace {

constexpr int kMostPlies = 600;

/** Pieces of one army and kind of one set. */
using Breed = std::tuple<Army, Kind, SetNumber>;
using Census = std::map<Breed, int>;

SetNumber setOf(const State& state, BoardNumber number, Spot spot)
{
    const SetNumber set = state.board(number).sets[spot];
    return set == 0 ? number.set() : set;
}

/** What stands on live boards and lies in stockpiles. */
Census census(const State& state)
{
    Census found;
    for (const BoardNumber number : state.live) {
        const chess::Placement& men = state.board(number).men;
        chess::forEach(men.occupied(), [&](Spot spot) {
            const chess::Man man = *men.at(spot);
            ++found[{man.army, man.kind, setOf(state, number, spot)}];
        });
    }
    for (const Stockpile& stock : state.stock)
        stock.forEach([&](Army army, Kind kind, SetNumber set, int count) { found[{army, kind, set}] += count; });
    return found;
}

Choices drawnChoices()
{
    Choices choices;
    choices.players = *rc::gen::inRange(3, 7);
    choices.origin = *rc::gen::element(Origin::Strict, Origin::Social);
    choices.pacing = *rc::gen::element(Pacing::Free, Pacing::Rounds);
    return choices;
}

/** Captures, placings and yields are drawn more often than their number says, so that much happens. */
Move drawnMove(const State& state, const MultiplayerRules::Moves& moves, Dice& dice)
{
    for (int attempt = 0; attempt < 8; ++attempt) {
        const Move& move = moves[dice.below(moves.size())];
        const bool isCapture = move.form == Move::Form::OnBoard &&
                               (state.board(move.board).men.occupied() & chess::bit(move.step.to())) != 0;
        if (isCapture || move.form != Move::Form::OnBoard)
            return move;
    }
    return moves[dice.below(moves.size())];
}

/** Plays a game at random and shows @p look each move with the states before and after it. */
template <class Look> void playGame(const MultiplayerRules& rules, Dice& dice, Look look)
{
    State state = rules.start();
    for (int ply = 0; ply < kMostPlies; ++ply) {
        MultiplayerRules::Moves moves;
        rules.generate(state, moves);
        RC_ASSERT(moves.size() == rules.count(state));
        RC_ASSERT(moves.empty() == rules.outcome(state).decided());
        if (moves.empty())
            return;
        const Move move = drawnMove(state, moves, dice);
        State next = state;
        EffectList told;
        rules.apply(next, move, told);
        look(state, move, next, told.effects);
        state = next;
    }
}

/** Whether a king of the side that is not on turn could be captured. */
bool isWaitingKingSafe(const OneBoard& board)
{
    const Army waiting = chess::other(board.turn);
    return chess::attackers(board.men, board.turn, board.men.king(waiting), board.men.occupied()) == 0;
}

void check(const char* what, void (*property)())
{
    QVERIFY2(rc::check(what, property), what);
}

} // namespace

class TestMultiplayerPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::drawSameCases("seed=1 max_success=60"); }

    void piecesAreConserved()
    {
        check("pieces", [] {
            const Choices choices = drawnChoices();
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(
                MultiplayerRules(choices), dice,
                [&](const State& before, const Move& move, const State& after, const auto& told) {
                    Census expected = census(before);
                    const auto leaves = [&](Army army, Kind kind, SetNumber set) { --expected[{army, kind, set}]; };
                    // What effects say has left the table, and what has gone from a board into a stockpile.
                    std::map<std::tuple<Army, Kind>, int> inAir;
                    const bool isSocial = choices.origin == Origin::Social;
                    for (const Effect& effect : told) {
                        const Army army = chess::armyOf(effect.piece.side);
                        const Kind kind = static_cast<Kind>(effect.piece.kind.index);
                        const SetNumber board = BoardNumber::of(BoardPlace::of(effect.from)).set();
                        const SetNumber own = effect.piece.set != 0 ? effect.piece.set : board;
                        switch (effect.kind) {
                        case Effect::Kind::Captured:
                        case Effect::Kind::Removed: leaves(army, kind, own); break;
                        case Effect::Kind::ToStockpile: ++expected[{army, kind, effect.piece.set}]; break;
                        case Effect::Kind::FromStockpile: leaves(army, kind, effect.piece.set); break;
                        case Effect::Kind::Placed: {
                            const SetNumber there = BoardNumber::of(BoardPlace::of(effect.to)).set();
                            ++expected[{army, kind, isSocial ? there : effect.piece.set}];
                            break;
                        }
                        default: break;
                        }
                    }
                    std::erase_if(expected, [](const auto& entry) { return entry.second == 0; });
                    RC_ASSERT(expected == census(after));
                    // Without a capture or a lost board nothing but a promoted pawn goes.
                    int difference = 0;
                    for (const auto& [breed, count] : census(before))
                        difference += count;
                    for (const auto& [breed, count] : census(after))
                        difference -= count;
                    const bool isLost = before.live != after.live;
                    const bool takes =
                        std::ranges::any_of(told, [](const Effect& e) { return e.kind == Effect::Kind::Captured; });
                    const int pawn = move.form == Move::Form::Promotion ? 1 : 0;
                    RC_ASSERT(isLost || (difference >= pawn && difference <= pawn + (takes && !isSocial ? 1 : 0)));
                });
        });
    }

    void noKingOfASeatThatWaitsCanBeCaptured()
    {
        check("kings", [] {
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(drawnChoices()), dice,
                     [](const State&, const Move&, const State& after, const auto& told) {
                         for (const BoardNumber number : after.live) {
                             for (const Army army : {Army::White, Army::Black})
                                 RC_ASSERT(chess::size(after.board(number).men.of(army, Kind::King)) == 1);
                             RC_ASSERT(isWaitingKingSafe(after.board(number)));
                         }
                         for (const Effect& effect : told)
                             RC_ASSERT(effect.kind != Effect::Kind::Captured ||
                                       effect.piece.kind.index != indexOf(Kind::King));
                     });
        });
    }

    void placedPiecesNeverComeBackToTheirOwnBoard()
    {
        check("origin", [] {
            Choices choices = drawnChoices();
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(choices), dice,
                     [&](const State&, const Move& move, const State& after, const auto&) {
                         const bool isStrict = choices.origin == Origin::Strict;
                         if (move.form == Move::Form::Drop || move.form == Move::Form::Promotion)
                             RC_ASSERT((isStrict ? move.set != 0 && move.set != move.board.set() : move.set == 0));
                         for (std::uint8_t index = 0; index < choices.players; ++index) {
                             const Seat seat{index};
                             if (!after.isPlaying(seat)) {
                                 RC_ASSERT(after.stockOf(seat) == Stockpile());
                                 continue;
                             }
                             after.stockOf(seat).forEach([&](Army army, Kind, SetNumber set, int) {
                                 RC_ASSERT((isStrict ? set != 0 && set != after.boardOf(seat, army).set() : set == 0));
                             });
                         }
                     });
        });
    }

    void movesAreTakenBack()
    {
        check("undo", [] {
            const MultiplayerRules rules(drawnChoices());
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            Undo undo;
            playGame(rules, dice, [&](const State& before, const Move& move, const State& after, const auto&) {
                State state = before;
                rules.play(state, move, undo);
                RC_ASSERT(state == after);
                rules.takeBack(state, undo);
                RC_ASSERT(state == before);
            });
        });
    }

    void onlyTouchedBoardsAreLookedAtAndFactsStayTrue()
    {
        check("facts", [] {
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(drawnChoices()), dice,
                     [](const State&, const Move&, const State& after, const auto&) {
                         for (const BoardNumber number : after.live)
                             RC_ASSERT(after.factsOf(number) ==
                                       findFacts(after.board(number), after.stockOf(after.seatOnTurn(number))));
                     });
        });
    }

    void boardsFormACircle()
    {
        check("circle", [] {
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(drawnChoices()), dice,
                     [](const State& before, const Move&, const State& after, const auto& told) {
                         const auto closed = std::ranges::count(told, Effect::Kind::BoardClosed, &Effect::kind);
                         RC_ASSERT(before.live.size() - after.live.size() == closed);
                         RC_ASSERT(std::ranges::count(told, Effect::Kind::SeatOut, &Effect::kind) == closed);
                         SeatSet white;
                         SeatSet black;
                         for (const BoardNumber number : after.live) {
                             const Seat first = after.player(number, Army::White);
                             const Seat second = after.player(number, Army::Black);
                             RC_ASSERT(after.boardOf(first, Army::White) == number);
                             RC_ASSERT(after.boardOf(second, Army::Black) == number);
                             white.insert(first);
                             black.insert(second);
                         }
                         RC_ASSERT(white == black);
                         RC_ASSERT(white.size() == after.live.size());
                     });
        });
    }

    void boardsOfARoundActOnce()
    {
        check("rounds", [] {
            Choices choices = drawnChoices();
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(choices), dice,
                     [&](const State& before, const Move& move, const State& after, const auto&) {
                         const bool isYield = move.form == Move::Form::Yield;
                         RC_ASSERT(isYield || !before.acted.contains(move.board));
                         if (choices.pacing == Pacing::Free)
                             RC_ASSERT(after.acted.empty());
                         else if (after.acted.empty() || isYield)
                             return;
                         else
                             RC_ASSERT(after.acted.contains(move.board) &&
                                       after.acted.size() == before.acted.size() + 1);
                     });
        });
    }

    void quietIsCounted()
    {
        check("quiet", [] {
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(MultiplayerRules(drawnChoices()), dice,
                     [](const State& before, const Move& move, const State& after, const auto& told) {
                         const bool takes = std::ranges::any_of(
                             told, [](const Effect& e) { return e.kind == Effect::Kind::Captured; });
                         const bool isPawn =
                             move.form != Move::Form::OnBoard || chess::mover(move.step.form()) == Kind::Pawn;
                         const bool isLost = before.live != after.live;
                         RC_ASSERT(after.quiet == (takes || isPawn || isLost ? 0 : before.quiet + 1));
                     });
        });
    }

    void perftIsTheSameWithAndWithoutTakingBack()
    {
        check("perft", [] {
            const MultiplayerRules rules(drawnChoices());
            Dice dice(*rc::gen::arbitrary<std::uint32_t>());
            playGame(rules, dice, [&](const State& before, const Move&, const State&, const auto&) {
                if (rules.count(before) > 60 || !dice.oneIn(20))
                    return;
                std::uint64_t sum = 0;
                MultiplayerRules::Moves moves;
                rules.generate(before, moves);
                for (const Move& move : moves) {
                    State next = before;
                    rules.apply(next, move, NoEffects{});
                    sum += rules.count(next);
                }
                RC_ASSERT(perft(rules, before, 2, {}) == sum);
            });
        });
    }
};

RINGFORD_TEST(TestMultiplayerPlay)
#include "test_multiplayer_play.moc"
