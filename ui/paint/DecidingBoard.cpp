// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/DecidingBoard.h"

#include "ui/paint/BoardPicture.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** Whether a piece goes with the board that it stands on. */
bool goesWith(const Effect& effect, const Board& board, int face)
{
    return effect.kind == Effect::Kind::Removed && board.place(effect.from).face == face;
}

} // namespace

std::optional<DecidingBoard> DecidingBoard::of(const Match& match, const Node* node)
{
    if (node->isRoot() || !node->outcome.decided())
        return std::nullopt;
    const Board& board = match.game().board();
    const std::vector<Effect> effects = match.effects(node);
    const auto last = std::find_if(effects.rbegin(), effects.rend(),
                                   [](const Effect& one) { return one.kind == Effect::Kind::BoardClosed; });
    if (last == effects.rend())
        return std::nullopt;
    DecidingBoard made;
    made.face = board.place(last->to).face;
    for (const Effect& effect : effects) {
        if (effect.phase == last->phase && goesWith(effect, board, made.face))
            made.pieces.push_back({effect.from, effect.piece, {}});
    }
    std::ranges::sort(made.pieces, {}, &PlacedPiece::cell);
    if (last->reason == Reason::Checkmate && made.isGone())
        made.mated = last->from; // else the position tells of the check
    // Who gives up loses several boards at once, and none of them decided more than the others.
    const bool isPlayed = node->entry.kind == Entry::Kind::Action || board.faces().size() == 1;
    return made.isGone() || isPlayed ? std::optional(std::move(made)) : std::nullopt;
}

void DecidingBoard::restore(const GameDescription& game, Contents& contents) const
{
    contents.pieces.insert(contents.pieces.end(), pieces.begin(), pieces.end());
    std::ranges::sort(contents.pieces, {}, &PlacedPiece::cell);
    // Who has just lost was not out yet.
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (game.sides[index].face == face)
            contents.sidesOut.erase(Side{index});
    }
}

void DecidingBoard::show(BoardPicture& picture) const
{
    restore(*picture.game, picture.contents);
    picture.closing = {face};
    if (mated)
        picture.mated = {*mated};
}

void DecidingBoard::keep(const Board& board, std::vector<Effect>& effects) const
{
    std::erase_if(effects, [&](const Effect& effect) { return goesWith(effect, board, face); });
}

} // namespace ringford::ui
