// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/multiplayer/Refusals.h"

#include "engine/games/chess/Refusals.h"
#include "engine/games/chess/Sentences.h"
#include "engine/games/multiplayer/Notation.h"
#include "engine/games/multiplayer/PieceText.h"
#include "engine/rules/CalledText.h"
#include "engine/rules/PlainText.h"

#include <bit>
#include <cassert>

namespace ringford::multiplayer {

namespace {

/** Looks for the rule that an action breaks. All of it happens on one board that is in the game. */
class RuleFinder {
public:
    RuleFinder(const MultiplayerRules& rules, const GameDescription& game, const State& state, const Action& action)
        : m_rules(rules), m_game(game), m_state(state), m_action(action),
          m_number(BoardNumber::of(chess::BoardPlace::of(action.from))), m_board(state.board(m_number)),
          m_us(m_board.turn), m_seat(state.seatOnTurn(m_number)), m_scene{game.board, m_board.men, m_number.place()}
    {
    }

    Refusal find() const
    {
        if (m_action.kind == Action::Kind::Yield)
            return yield();
        if (auto why = waiting())
            return *why;
        if (m_action.kind == Action::Kind::Drop)
            return drop();
        if (m_action.kind == Action::Kind::Castle)
            return chess::whyNot(m_scene, m_board, m_action);
        return move();
    }

private:
    Kind kind() const { return static_cast<Kind>(m_action.placed->index); }
    Called seatName() const { return called(m_game, m_seat); }
    /** Whose pieces are moved here. */
    Called sideName() const { return called(m_game, m_number.place().side(m_us)); }

    /** The board has nothing more to do for now, whatever somebody tries. */
    std::optional<Refusal> waiting() const
    {
        if (m_state.acted.contains(m_number))
            return Refusal{
                Text(RINGFORD_TEXT("board %1 has acted in this round, and waits for the others")).with(m_number.set()),
                {},
                "rounds"};
        if (!m_state.factsOf(m_number).isMate())
            return std::nullopt;
        Text sentence = m_action.kind == Action::Kind::Drop
                            ? RINGFORD_TEXT("board %1 is checkmate: a drop answers a check, never a checkmate")
                            : RINGFORD_TEXT("board %1 is checkmate: nothing is played on it any more");
        return Refusal{std::move(sentence).with(m_number.set()), {m_scene.cell(m_board.men.king(m_us))}, "mate"};
    }

    Refusal yield() const
    {
        const BoardNumber other = m_state.boardOf(m_seat, chess::other(m_us));
        const auto rule = [](Text sentence) { return Refusal{std::move(sentence), {}, "yield"}; };
        for (const BoardNumber number : {m_number, other}) {
            if (m_state.factsOf(number).isMate())
                return rule(Text(RINGFORD_TEXT("board %1 is checkmate: nobody yields before that is settled"))
                                .with(number.set()));
        }
        return rule(Text(RINGFORD_TEXT("%1 yields a board only when in stalemate on both: on boards %2 and %3"))
                        .with(seatName())
                        .with(std::min(m_number, other).set())
                        .with(std::max(m_number, other).set()));
    }

    /** The stockpile has no such piece, or the set is not told as it should be. */
    std::optional<Refusal> notHeld(const char* section) const
    {
        const Sets sets = m_state.stockOf(m_seat).sets(m_us, kind());
        const auto rule = [&](Text sentence) { return Refusal{std::move(sentence), {}, section}; };
        if (sets == 0)
            return rule(Text(RINGFORD_TEXT("the stockpile of %1 holds no %2 for %3"))
                            .with(seatName())
                            .word(chess::word(kind()))
                            .with(sideName()));
        const bool isOne = std::popcount(sets) == 1;
        if (m_action.set == 0 && !isOne)
            return rule(Text(RINGFORD_TEXT("the stockpile of %1 holds such pieces of several sets: %2 says which"))
                            .with(seatName())
                            .with(setsOf(sets)));
        if (m_action.set == 0 || (!isOne && (sets >> m_action.set & 1) != 0))
            return std::nullopt;
        if ((sets >> m_action.set & 1) == 0)
            return rule(Text(RINGFORD_TEXT("the stockpile of %1 holds no %2 of set %3 for %4"))
                            .with(seatName())
                            .word(chess::word(kind()))
                            .with(m_action.set)
                            .with(sideName()));
        return rule(RINGFORD_TEXT("the set is written only when the stockpile holds such pieces of several sets"));
    }

    /** What a promotion brings to the board, and where to. */
    Text placing(const Action& promotion) const
    {
        return Text(RINGFORD_TEXT("the %1 on %2"))
            .word(chess::word(static_cast<Kind>(promotion.placed->index)))
            .with(m_game.board.name(placedAt(promotion)));
    }

    static std::string setsOf(Sets sets)
    {
        std::vector<std::string> names;
        for (; sets != 0; sets &= sets - 1)
            names.push_back(writeSet(static_cast<SetNumber>(std::countr_zero(sets))));
        return joined(names, std::identity{});
    }

    Refusal drop() const
    {
        if (kind() == Kind::King)
            return {RINGFORD_TEXT("kings are not dropped"), {m_action.to}, "drops"};
        if (auto why = notHeld("drops"))
            return *why;
        const Spot at = chess::spotOf(m_action.to);
        const chess::Bits cells = chess::startingCells(m_us, kind());
        if ((cells & chess::bit(at)) == 0)
            return {Text(RINGFORD_TEXT("a %2 is dropped where one begins, and %1 is no such cell"))
                        .with(m_scene.name(at))
                        .word(chess::word(kind())),
                    m_scene.cells(cells), "drops"};
        if (std::popcount(cells) > 1 && (cells & ~m_board.men.occupied()) == 0)
            return {Text(RINGFORD_TEXT("a %1 is dropped where one begins, and all those cells are occupied"))
                        .word(chess::word(kind())),
                    m_scene.cells(cells), "drops"};
        if (auto why = occupied(m_board.men, at, "drops"))
            return *why;
        chess::Placement after = m_board.men;
        after.flip(m_us, kind(), chess::bit(at));
        const auto why = chess::whyKingAttacked(m_scene, after, m_us);
        assert(why);
        return *why;
    }

    std::optional<Refusal> occupied(const chess::Placement& men, Spot at, const char* section) const
    {
        const auto man = men.at(at);
        if (!man)
            return std::nullopt;
        return Refusal{Text(RINGFORD_TEXT("a piece is placed on an empty cell, but the %1 stands on %2"))
                           .word(chess::word(man->kind))
                           .with(m_scene.name(at)),
                       {m_scene.cell(at)},
                       section};
    }

    Refusal move() const
    {
        const auto attempt = chess::Attempt::of(m_action);
        if (auto why = chess::whyNotYours(m_scene, m_us, attempt.from))
            return *why;
        if (auto why = chess::whyNotThere(m_scene, m_us, attempt))
            return *why;
        if (auto why = chess::whyNotMoved(m_scene, m_board, attempt))
            return *why;
        const bool isPawn = m_board.men.at(attempt.from)->kind == Kind::Pawn;
        const bool isLast = (chess::kLastRanks & chess::bit(attempt.to)) != 0;
        if (attempt.promotes || (isPawn && isLast))
            return promotion(attempt, isPawn && isLast);
        return chess::whyNot(m_scene, m_board, m_action);
    }

    Refusal promotion(const chess::Attempt& attempt, bool isReached) const
    {
        if (!isReached) {
            const auto why = chess::whyNotPromoted(m_scene, attempt);
            assert(why);
            return *why;
        }
        if (!attempt.promotes)
            return nothingPlaced(attempt);
        if (auto why = chess::whyWrongSign(m_scene, attempt))
            return *why;
        if (auto why = notHeld("promotion"))
            return *why;
        chess::Placement after = m_board.men;
        after.flip(m_us, Kind::Pawn, chess::bit(attempt.from));
        after.clear(chess::other(m_us), chess::bit(attempt.to));
        const Spot at = chess::spotOf(placedAt(m_action));
        if (auto why = occupied(after, at, "promotion"))
            return *why;
        after.flip(m_us, kind(), chess::bit(at));
        const auto why = chess::whyKingAttacked(m_scene, after, m_us);
        assert(why);
        return *why;
    }

    /** A pawn goes onto the last rank by itself: what could be placed for it, or why nothing can. */
    Refusal nothingPlaced(const chess::Attempt& attempt) const
    {
        const auto rule = [this](Text sentence) {
            return Refusal{std::move(sentence), {m_action.from, m_action.to}, "promotion"};
        };
        if (auto why = chess::whyWrongSign(m_scene, attempt))
            return *why;
        if (m_state.stockOf(m_seat).officers(m_us) == 0)
            return rule(Text(RINGFORD_TEXT("a pawn goes onto the last rank only when a piece of the stockpile is "
                                           "placed for it, and that of %1 holds no knight, bishop, rook or queen for "
                                           "%2"))
                            .with(seatName())
                            .with(sideName()));
        if (const auto promotion = firstPromotion())
            return rule(Text(RINGFORD_TEXT("a pawn goes onto the last rank only when a piece of the stockpile is "
                                           "placed for it: %1"))
                            .with(Called{writeAction(m_game, *promotion), placing(*promotion)}));
        chess::Placement after = m_board.men;
        after.flip(m_us, Kind::Pawn, chess::bit(attempt.from) | chess::bit(attempt.to));
        after.clear(chess::other(m_us), chess::bit(attempt.to));
        const auto why = chess::whyKingAttacked(m_scene, after, m_us);
        assert(why);
        return *why;
    }

    /** A legal promotion by which the pawn would go that way. */
    std::optional<Action> firstPromotion() const
    {
        MultiplayerRules::Moves moves;
        m_rules.generateOn(m_state, m_number.index, moves);
        for (const Move& move : moves) {
            const Action action = toAction(m_state, move);
            if (action.placed && action.kind == m_action.kind && action.from == m_action.from &&
                action.to == m_action.to)
                return action;
        }
        return std::nullopt;
    }

    const MultiplayerRules& m_rules;
    const GameDescription& m_game;
    const State& m_state;
    const Action& m_action;
    BoardNumber m_number;
    const OneBoard& m_board;
    Army m_us;
    Seat m_seat;
    chess::Scene m_scene;
};

} // namespace

Refusal whyNot(const MultiplayerRules& rules, const GameDescription& game, const State& state, const Action& action)
{
    const auto number = BoardNumber::of(chess::BoardPlace::of(action.from));
    if (!state.live.contains(number))
        return {Text(RINGFORD_TEXT("board %1 is closed")).with(number.set()), {}, "boards"};
    return RuleFinder(rules, game, state, action).find();
}

} // namespace ringford::multiplayer
