// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/San.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <optional>

namespace ringford {

namespace {

constexpr char kPawn = 'P';

bool isLetterOfCell(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isLetterOfPiece(char c)
{
    return c >= 'A' && c <= 'Z';
}

/** What a text says of a move. */
struct SanMove {
    char piece = kPawn;
    char column = 0; ///< where it comes from; 0: not told
    char row = 0;
    std::string_view to;
    char placed = 0; ///< what a pawn becomes; 0: not told
};

/** Takes the letter of a piece off the end of @p text, with `=` in front of it or without. */
char takePlaced(std::string_view& text)
{
    if (text.empty() || !isLetterOfPiece(text.back()))
        return 0;
    const char placed = text.back();
    text.remove_suffix(1);
    if (text.ends_with('='))
        text.remove_suffix(1);
    return placed;
}

std::optional<SanMove> readSan(std::string_view text)
{
    SanMove move;
    if (text.size() > 1 && isLetterOfPiece(text.front())) {
        move.piece = text.front();
        text.remove_prefix(1);
    }
    move.placed = takePlaced(text);
    constexpr std::size_t kCell = 2; // letters of its name
    if (text.size() < kCell)
        return std::nullopt;
    move.to = text.substr(text.size() - kCell);
    text.remove_suffix(kCell);
    if (text.ends_with('x'))
        text.remove_suffix(1);
    if (!text.empty() && isDigit(text.back())) {
        move.row = text.back();
        text.remove_suffix(1);
    }
    if (!text.empty() && isLetterOfCell(text.back())) {
        move.column = text.back();
        text.remove_suffix(1);
    }
    return text.empty() ? std::optional(move) : std::nullopt;
}

/** Whether @p action is what @p move says, of the piece that stands where it begins. */
bool isMeant(const Game& game, const Action& action, const SanMove& move, char letter)
{
    using Kind = Action::Kind;
    if ((action.kind != Kind::Step && action.kind != Kind::Capture) || letter != move.piece)
        return false;
    const std::string from = game.board().name(action.from);
    const char placed = action.placed ? game.description().kind(*action.placed).letter : char(0);
    return game.board().name(action.to) == move.to && (move.column == 0 || from.front() == move.column) &&
           (move.row == 0 || from.back() == move.row) && (move.placed == 0 || placed == move.placed);
}

} // namespace

std::vector<Action> actionsInSan(const Game& game, const Position& position, std::span<const Action> possible,
                                 std::string_view typed)
{
    const auto move = readSan(typed);
    if (!move)
        return {};
    const Contents contents = game.contents(position);
    const auto letterOn = [&](Cell cell) {
        const auto found = std::ranges::find(contents.pieces, cell, &PlacedPiece::cell);
        return found == contents.pieces.end() ? char(0) : game.description().kind(found->piece.kind).letter;
    };
    std::vector<Action> actions;
    for (const Action& action : possible) {
        if (isMeant(game, action, *move, letterOn(action.from)))
            actions.push_back(action);
    }
    return actions;
}

} // namespace ringford
