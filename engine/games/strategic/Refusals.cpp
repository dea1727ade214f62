// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/Refusals.h"

#include "engine/games/chess/Refusals.h"
#include "engine/games/chess/Sentences.h"
#include "engine/games/strategic/PawnRefusals.h"
#include "engine/rules/CalledText.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace ringford::strategic {

namespace {

/** A piece that shall go somewhere, and what is asked about it. @pre a piece stands on its first cell */
struct Question {
    const GameDescription& game;
    const StrategicRules& rules;
    const State& state;
    const Action& action;

    BoardPlace source() const { return BoardPlace::of(action.from); }
    BoardPlace target() const { return BoardPlace::of(action.to); }
    bool crosses() const { return source() != target(); }
    chess::Man man() const { return *state.men(source().number).at(chess::spotOf(action.from)); }
    std::optional<chess::Man> prey() const { return state.men(target().number).at(chess::spotOf(action.to)); }
    bool captures() const { return action.kind == Action::Kind::Capture; }
    const std::string& name(Cell cell) const { return game.board.name(cell); }
    std::string_view word() const { return chess::word(man().kind); }
    Called side(BoardPlace place, Army army) const { return called(game, place.side(army)); }
    chess::Scene scene() const { return {game.board, state.men(source().number), source()}; }
    Refusal refusal(Text sentence, const char* section) const
    {
        return {std::move(sentence), {action.from, action.to}, section};
    }
};

std::optional<Refusal> whyClosed(const Question& ask)
{
    for (const BoardPlace place : {ask.source(), ask.target()}) {
        if (ask.state.open.contains(place.number))
            continue;
        const std::string& board = ask.game.board.faces()[place.number].name;
        return ask.refusal(Text(RINGFORD_TEXT("board %1 is closed: nothing happens on it any more")).with(board),
                           "endings");
    }
    return std::nullopt;
}

/** It leads nowhere, or onto a piece that is never taken. */
std::optional<Refusal> whyNotThere(const Question& ask)
{
    const auto prey = ask.prey();
    if (ask.action.from == ask.action.to)
        return Refusal{chess::sameCell(), {ask.action.from}, "pieces"};
    if (prey && prey->army == ask.man().army)
        return ask.refusal(chess::ownPieceThere(chess::word(prey->kind), ask.name(ask.action.to)), "pieces");
    return std::nullopt;
}

std::optional<Refusal> whyKingSpared(const Question& ask)
{
    const auto prey = ask.prey();
    if (!prey || prey->kind != Kind::King)
        return std::nullopt;
    return ask.refusal(RINGFORD_TEXT("a king is never captured"), "check");
}

std::optional<Refusal> whyNotAdjoining(const Question& ask)
{
    if (ask.man().kind == Kind::King)
        return ask.refusal(RINGFORD_TEXT("a king stays on its board"), "reinforcements");
    if (std::abs(ask.source().number - ask.target().number) == 1)
        return std::nullopt;
    return ask.refusal(
        Text(RINGFORD_TEXT("boards %1 and %2 do not touch: a piece reaches only the board next to its own"))
            .with(ask.source().number + 1)
            .with(ask.target().number + 1),
        "reinforcements");
}

/** Why a knight, bishop, rook or queen does not get to the next board there. */
std::optional<Refusal> whyNotOver(const Question& ask, const Seam& seam, Flank flank)
{
    const Kind kind = ask.man().kind;
    const Spot from = chess::spotOf(ask.action.from);
    const Bits to = bit(chess::spotOf(ask.action.to));
    const std::size_t side = indexOf(flank);
    const Refusal astray =
        ask.refusal(chess::notItsWay(ask.word(), ask.name(ask.action.from), ask.name(ask.action.to)), "reinforcements");
    if (kind == Kind::Knight)
        return (seam.knight[side][from] & to) != 0 ? std::nullopt : std::optional(astray);
    const std::size_t first = kind == Kind::Bishop ? 1 : 0;
    const std::size_t last = kind == Kind::Rook ? 0 : 2;
    for (std::size_t i = first; i <= last; ++i) {
        const Way& way = seam.ways[side][from][i];
        const Bits blocker = nearest(opposite(flank), way.passed & ask.state.men(ask.source().number).occupied());
        if ((way.landing & to) == 0)
            continue;
        if (blocker == 0)
            return std::nullopt;
        const Spot spot = chess::first(blocker);
        const Cell cell = ask.source().cell(spot);
        return Refusal{
            chess::wayBlocked(chess::word(ask.state.men(ask.source().number).at(spot)->kind), ask.name(cell)),
            {cell},
            "reinforcements"};
    }
    // Beyond the first file it may still lie in the line, were that to go on.
    const auto [files, ranks] = offsetOf(ask.game.board, ask.action.from, ask.action.to);
    const bool isStraight = ranks == 0 && kind != Kind::Bishop;
    const bool isSlanting = std::abs(files) == std::abs(ranks) && kind != Kind::Rook;
    if (isStraight || isSlanting)
        return ask.refusal(RINGFORD_TEXT("a move over the edge ends on the first cell of the next board"),
                           "reinforcements");
    return astray;
}

/** A king goes where castling would bring it in orthodox chess. */
bool looksLikeCastling(const Question& ask)
{
    if (ask.crosses() || ask.man().kind != Kind::King)
        return false;
    const auto isWay = [&ask](const chess::CastlingWay& way) {
        return way.army == ask.man().army && chess::spotOf(ask.action.from) == way.kingFrom &&
               chess::spotOf(ask.action.to) == way.kingTo;
    };
    return std::ranges::any_of(chess::kCastlingWays, isWay);
}

/** A pawn takes beside an enemy pawn that it would take in passing in orthodox chess. */
bool looksLikeEnPassant(const Question& ask)
{
    const chess::Man man = ask.man();
    if (man.kind != Kind::Pawn || ask.prey())
        return false;
    const Army them = chess::other(man.army);
    const Bits beside = chess::forward(them, bit(chess::spotOf(ask.action.to)));
    return (beside & ask.state.men(ask.target().number).of(them, Kind::Pawn)) != 0;
}

std::optional<Refusal> whyNotMoved(const Question& ask)
{
    const chess::Man man = ask.man();
    if (man.kind == Kind::Pawn)
        return whyPawnNotMoved(ask.game, ask.rules.options().roads, ask.state, ask.action);
    if (looksLikeCastling(ask))
        return ask.refusal(chess::noCastlingHere(), "pieces");
    if (!ask.crosses())
        return chess::whyNotReached(ask.scene(), man.kind, chess::spotOf(ask.action.from),
                                    chess::spotOf(ask.action.to));
    const Flank flank = ask.target().number < ask.source().number ? Flank::West : Flank::East;
    return whyNotOver(ask, ask.rules.seam(), flank);
}

std::optional<Refusal> whyWrongSign(const Question& ask)
{
    const auto prey = ask.prey();
    if (prey && !ask.captures())
        return ask.refusal(chess::captureUnwritten(chess::word(prey->kind), ask.name(ask.action.to)), "notation");
    if (ask.captures() && looksLikeEnPassant(ask))
        return ask.refusal(chess::noEnPassantHere(), "pawns");
    if (!prey && ask.captures())
        return ask.refusal(chess::nothingToCapture(ask.name(ask.action.to)), "pieces");
    return std::nullopt;
}

/** Everything that attacks the king of @p army on @p place, also from the boards beside it. */
std::vector<Cell> attackersOf(const Seam& seam, const State& state, BoardPlace place, Army army)
{
    const Placement& men = state.men(place.number);
    const Spot king = men.king(army);
    std::vector<Cell> found;
    const auto add = [&found](BoardPlace from, Bits attackers) {
        chess::forEach(attackers, [&](Spot spot) { found.push_back(from.cell(spot)); });
    };
    add(place, chess::attackers(men, other(army), king, men.occupied()));
    for (const Flank flank : kFlanks) {
        const int next = beyond(place.number, flank);
        if (state.open.contains(next))
            add(BoardPlace::of(next), attackersAcross(seam, state.men(next), opposite(flank), other(army), king));
    }
    return found;
}

/**
 * That one of @p attackers attacks the king of the side that acts on @p place; the pieces are those of @p state. The side
 * is named: such sentences are read also by who plays another, or none.
 */
Refusal attacked(const Question& ask, const State& state, BoardPlace place, const char* pattern,
                 const std::vector<Cell>& attackers)
{
    const Cell king = place.cell(state.men(place.number).king(ask.man().army));
    const Cell culprit = attackers.front();
    const Kind kind = state.men(BoardPlace::of(culprit).number).at(chess::spotOf(culprit))->kind;
    Refusal refusal{Text(pattern).with(ask.side(place, ask.man().army)).word(chess::word(kind)).with(ask.name(culprit)),
                    {king},
                    "check"};
    refusal.cells.insert(refusal.cells.end(), attackers.begin(), attackers.end());
    return refusal;
}

/** A crossing is a turn of who receives the piece, and nothing comes to a king in check. */
std::optional<Refusal> whyNotReceived(const Question& ask)
{
    const Army army = ask.man().army;
    if (ask.state.turn(ask.target().number) != army)
        return ask.refusal(Text(RINGFORD_TEXT("a piece goes to the next board only when %1 is on turn there, but now "
                                              "it is the turn of %2"))
                               .with(ask.side(ask.target(), army))
                               .with(ask.side(ask.target(), other(army))),
                           "reinforcements");
    const auto attackers = attackersOf(ask.rules.seam(), ask.state, ask.target(), army);
    if (attackers.empty())
        return std::nullopt;
    return attacked(
        ask, ask.state, ask.target(),
        RINGFORD_TEXT("the king of %1 is attacked by the %2 on %3: no piece comes to a board whose king is in check"),
        attackers);
}

/** The position once the piece has moved, without what follows from it. */
State afterwards(const Question& ask)
{
    const chess::Man man = ask.man();
    State after = ask.state;
    Placement& target = after.boards[ask.target().number].men;
    const Bits to = bit(chess::spotOf(ask.action.to));
    target.clear(other(man.army), to);
    after.boards[ask.source().number].men.flip(man.army, man.kind, bit(chess::spotOf(ask.action.from)));
    target.flip(man.army, man.kind, to);
    return after;
}

/**
 * A king on a board whose turn it is would be attacked afterwards, or one elsewhere by what does not attack it before.
 */
std::optional<Refusal> whyExposed(const Question& ask)
{
    const Army army = ask.man().army;
    const Seam& seam = ask.rules.seam();
    const State after = afterwards(ask);
    std::optional<Refusal> found;
    ask.state.open.forEach([&](int board) {
        const BoardPlace place = BoardPlace::of(board);
        const auto before = attackersOf(seam, ask.state, place, army);
        auto now = attackersOf(seam, after, place, army);
        const bool isActing = place == ask.target() || (place == ask.source() && ask.state.turn(board) == army);
        const bool isKing = place == ask.source() && ask.man().kind == Kind::King;
        const auto isOld = [&](Cell cell) { return std::ranges::find(before, cell) != before.end(); };
        const bool isStill = isActing && !isKing && !now.empty() && isOld(now.front());
        if (!isActing)
            std::erase_if(now, isOld);
        if (found || now.empty())
            return;
        const char* pattern = RINGFORD_TEXT("the king of %1 would be attacked by the %2 on %3");
        if (isStill)
            pattern = RINGFORD_TEXT("the king of %1 would still be attacked by the %2 on %3");
        else if (!isActing)
            pattern = RINGFORD_TEXT("the king of %1 would be exposed to the %2 on %3");
        found = attacked(ask, after, place, pattern, now);
    });
    return found;
}

} // namespace

Action actionMeant(const StrategicRules& rules, const State& state, Cell from, Cell to)
{
    const BoardPlace source = BoardPlace::of(from);
    const BoardPlace target = BoardPlace::of(to);
    const auto man = state.men(source.number).at(chess::spotOf(from));
    const auto prey = state.men(target.number).at(chess::spotOf(to));
    Action action;
    action.from = from;
    action.to = to;
    Bits slanting = 0;
    if (man && man->kind == Kind::Pawn) {
        const std::size_t army = chess::indexOf(man->army);
        const Flank flank = target.number < source.number ? Flank::West : Flank::East;
        if (source == target)
            slanting = chess::kLines.pawn[army][chess::spotOf(from)];
        else if (target.number == beyond(source.number, flank))
            slanting = rules.seam().pawn[indexOf(flank)][army][chess::spotOf(from)];
    }
    if ((prey && (!man || prey->army != man->army)) || (slanting & bit(chess::spotOf(to))) != 0)
        action.kind = Action::Kind::Capture;
    return action;
}

Refusal whyNot(const GameDescription& game, const StrategicRules& rules, const State& state, const Action& action)
{
    const Question ask{game, rules, state, action};
    if (auto why = whyClosed(ask))
        return *why;
    const chess::Scene scene = ask.scene();
    const Spot from = chess::spotOf(action.from);
    const auto man = scene.men.at(from);
    if (!man)
        return {chess::emptyCell(scene.name(from)), {action.from}, "turn"};
    using Why = std::optional<Refusal> (*)(const Question&);
    if (!ask.crosses()) {
        if (auto why = chess::whyNotYours(scene, state.turn(ask.source().number), from))
            return *why;
    } else if (auto why = whyNotAdjoining(ask)) {
        return *why;
    }
    for (const Why why : {whyNotThere, whyNotMoved, whyWrongSign, whyKingSpared}) {
        if (auto refusal = why(ask))
            return *refusal;
    }
    if (ask.crosses()) {
        if (auto why = whyNotReceived(ask))
            return *why;
    }
    const auto why = whyExposed(ask);
    assert(why);
    return *why;
}

} // namespace ringford::strategic
