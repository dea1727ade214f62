// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/GestureRefusals.h"

#include "engine/match/Match.h"
#include "engine/rules/CalledText.h"
#include "engine/rules/StockSide.h"

#include <algorithm>
#include <vector>

namespace ringford {

namespace {

std::optional<Refusal> whyNotIntended(const Match& match, const Node* node, const Gesture& touched)
{
    const auto action = match.game().intended(match.position(node), touched);
    return action ? match.why(node, *action) : std::nullopt;
}

/**
 * Who lets a piece go on what it could also shoot may have meant that: says why neither can be, unless one reason holds
 * for both. @p why is about going there.
 */
Refusal withShot(const Match& match, const Node* node, const Gesture& touched, Refusal why)
{
    const auto other = whyNoShot(match, node, touched);
    if (!other || other->sentence.english() == why.sentence.english())
        return why;
    why.sentence =
        Text(RINGFORD_TEXT("%1; nor can it shoot: %2")).sentence(std::move(why.sentence)).sentence(other->sentence);
    for (const Cell cell : other->cells) {
        if (std::ranges::find(why.cells, cell) == why.cells.end())
            why.cells.push_back(cell);
    }
    return why;
}

/** Whether what is on a cell, a piece or a marker that lies there by itself, is of a side that can act. */
bool isOnTurn(const Match& match, const Node* node, Cell cell)
{
    const Contents contents = match.game().contents(match.position(node));
    if (const PlacedPiece* const placed = contents.pieceAt(cell))
        return contents.sidesOnTurn.contains(placed->piece.side);
    const auto marker = std::ranges::find(contents.markers, cell, &Marker::cell);
    return marker != contents.markers.end() && contents.sidesOnTurn.contains(marker->side);
}

/** Why nothing can be put where a board is but no cell of it. */
Refusal whyNoCell(const Board& board, Place place, bool isFirst)
{
    if (board.ground(place) == Ground::Water)
        return {isFirst ? RINGFORD_TEXT("nothing can be put there: that is water")
                        : RINGFORD_TEXT("no piece can stand there: that is water"),
                {},
                {}};
    return {isFirst ? RINGFORD_TEXT("nothing can be put there: that place is not played on")
                    : RINGFORD_TEXT("no piece can stand there: that place is not played on"),
            {},
            {}};
}

/** That a piece is not one that can be played now: what the game says of any way that it could go. */
std::optional<Refusal> whyNotOnTurn(const Match& match, const Node* node, std::uint8_t tool, Cell from)
{
    if (!node->outcome().decided() && isOnTurn(match, node, from))
        return std::nullopt;
    const Board& board = match.game().board();
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const Cell other{index};
        if (other == from || board.place(other).face != board.place(from).face)
            continue;
        if (auto why = whyNotIntended(match, node, {tool, {Touch::on(from), Touch::on(other)}}))
            return why;
    }
    return std::nullopt;
}

/** Why a piece of a board does not go where the last touch is, whatever the game: that is no cell of its board. */
std::optional<Refusal> whyNotFromBoard(const Match& match, const Node* node, const Gesture& touched)
{
    using TK = Touch::Kind;
    const Touch& first = touched.touches.front();
    const Touch& last = touched.touches.back();
    if (touched.touches.size() < 2 || first.kind != TK::Cell)
        return std::nullopt;
    if (auto why = whyNotOnTurn(match, node, touched.tool, first.cell))
        return why;
    switch (last.kind) {
    case TK::Rim: return Refusal{RINGFORD_TEXT("in this game no piece leaves the board by a move"), {first.cell}, {}};
    case TK::Stock:
        return Refusal{
            RINGFORD_TEXT("a piece comes into a stockpile by being captured, not by a move"), {first.cell}, {}};
    case TK::Cell: break;
    default: return std::nullopt;
    }
    const Board& board = match.game().board();
    if (board.place(first.cell).face == board.place(last.cell).face)
        return std::nullopt;
    return Refusal{RINGFORD_TEXT("the pieces on the boards stay on their boards"), {first.cell, last.cell}, {}};
}

/** Why a piece of a stockpile does not go where the last touch is: that is no cell. */
std::optional<Refusal> whyNotFromStock(const Gesture& touched)
{
    using TK = Touch::Kind;
    const auto& touches = touched.touches;
    const bool isElsewhere = touches.size() > 1 && touches.front().kind == TK::Stock && touches.back().kind != TK::Cell;
    if (!isElsewhere)
        return std::nullopt;
    return Refusal{RINGFORD_TEXT("a piece of the stockpile is placed on a cell of a board"), {}, {}};
}

/**
 * What hinders a piece in a stockpile wherever it goes on the board of @p cell: its holder does not act there now. The
 * game cannot say so: an action on a board tells not who plays it, and is taken for one of the side on turn.
 */
std::optional<Refusal> whyNotOnBoard(const Match& match, const Node* node, const Touch& stock, Cell cell)
{
    const GameDescription& game = match.game().description();
    const Contents contents = match.game().contents(match.position(node));
    const int face = game.board.place(cell).face;
    const Side side = sideForStock(game, contents, stock.holder, stock.piece);
    const auto refusal = [&](Text sentence) {
        return Refusal{std::move(sentence).sentence(game.seat(stock.holder).title).with(called(game, side)), {}, {}};
    };
    if (game.side(side).face != face)
        return refusal(RINGFORD_TEXT("%1 can place this piece only as %2"));
    const bool isHindered = node->outcome().decided() || std::ranges::count(contents.acted, face) > 0;
    if (isHindered || contents.sidesOnTurn.contains(side) || contents.sidesWaiting.contains(side))
        return std::nullopt;
    return refusal(RINGFORD_TEXT("%1 can place this piece only as %2, which is not on turn"));
}

/** What the game says, or what it cannot know. */
std::optional<Refusal> refusalOf(const Match& match, const Node* node, const Gesture& touched)
{
    const auto& touches = touched.touches;
    const bool isDrop =
        touches.size() == 2 && touches.front().kind == Touch::Kind::Stock && touches.back().kind == Touch::Kind::Cell;
    if (isDrop) {
        if (auto why = whyNotOnBoard(match, node, touches.front(), touches.back().cell))
            return why;
    }
    return whyNotIntended(match, node, touched);
}

/**
 * A piece in a stockpile that cannot be dropped anywhere. Most cells are refused for where they lie; what hinders the
 * piece where it could go is the reason that is given least often.
 */
Refusal whyNotDropped(const Match& match, const Node* node, std::uint8_t tool, const Touch& stock)
{
    const Board& board = match.game().description().board;
    const Contents contents = match.game().contents(match.position(node));
    const Side side = sideForStock(match.game().description(), contents, stock.holder, stock.piece);
    const int face = match.game().description().side(side).face;
    std::vector<Refusal> reasons;
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        if (board.place(Cell{index}).face != face)
            continue;
        if (auto why = refusalOf(match, node, {tool, {stock, Touch::on(Cell{index})}}))
            reasons.push_back(*std::move(why));
    }
    const auto times = [&](const Refusal& one) {
        return std::ranges::count_if(
            reasons, [&](const Refusal& other) { return other.sentence.pattern() == one.sentence.pattern(); });
    };
    const auto rarest = std::ranges::min_element(reasons, {}, times);
    return rarest == reasons.end() ? Refusal{RINGFORD_TEXT("this piece cannot be placed now"), {}, {}} : *rarest;
}

} // namespace

std::optional<Refusal> whyNoShot(const Match& match, const Node* node, const Gesture& touched)
{
    auto shot = match.game().intended(match.position(node), touched);
    if (!shot || shot->kind != Action::Kind::Capture)
        return std::nullopt;
    const Contents contents = match.game().contents(match.position(node));
    const PlacedPiece* const shooter = contents.pieceAt(shot->from);
    const bool isOurs = shooter && contents.sidesOnTurn.contains(shooter->piece.side);
    if (!isOurs || !match.game().description().kind(shooter->piece.kind).shoots)
        return std::nullopt;
    shot->kind = Action::Kind::Shot;
    shot->leavesFlags = false; // whoever shoots stays with them
    return match.why(node, *shot);
}

Refusal whyNot(const Match& match, const Node* node, const Gesture& touched)
{
    if (auto why = refusalOf(match, node, touched))
        return withShot(match, node, touched, *std::move(why));
    if (touched.touches.back().kind == Touch::Kind::Rim && match.game().intended(match.position(node), touched))
        return {RINGFORD_TEXT("this piece leaves the board where the arrow heads are, not here"), {}, {}};
    if (touched.touches.back().kind == Touch::Kind::Place)
        return whyNoCell(match.game().description().board, touched.touches.back().place, touched.touches.size() == 1);
    if (touched.touches.size() == 1 && touched.touches.back().kind == Touch::Kind::Rim)
        return {RINGFORD_TEXT("nothing can be put there: that lies beyond the board"), {}, {}};
    if (touched.touches.size() == 1 && touched.touches.back().kind == Touch::Kind::Stock)
        return whyNotDropped(match, node, touched.tool, touched.touches.back());
    if (auto why = whyNotFromBoard(match, node, touched))
        return *std::move(why);
    if (auto why = whyNotFromStock(touched))
        return *std::move(why);
    return {RINGFORD_TEXT("nothing can be played that way"), {}, {}};
}

Refusal whyNotFrom(const Match& match, const Node* node, std::uint8_t tool, const Touch& touch)
{
    if (touch.kind == Touch::Kind::Stock)
        return whyNotDropped(match, node, tool, touch);
    const Cell cell = touch.cell;
    const std::string& name = match.game().description().board.name(cell);
    if (auto why = whyNotIntended(match, node, {tool, {touch}}))
        return *std::move(why);
    for (const Target& target : match.game().targets(match.position(node), cell)) {
        if (auto why = whyNotIntended(match, node, {tool, {Touch::on(cell), Touch::on(target.cell)}}))
            return *std::move(why);
    }
    // A piece that is shut in: of the others', or after the end, that is not what hinders it.
    if (auto why = whyNotOnTurn(match, node, tool, cell))
        return *std::move(why);
    const Contents contents = match.game().contents(match.position(node));
    if (!contents.pieceAt(cell))
        return {Text(RINGFORD_TEXT("there is no piece on %1")).with(name), {cell}, {}};
    return {Text(RINGFORD_TEXT("the piece on %1 has nowhere to go")).with(name), {cell}, {}};
}

} // namespace ringford
