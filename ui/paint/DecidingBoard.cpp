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

/** The board of @p closed, one of @p effects, with what goes with it. */
DecidingBoard closedBy(const Effect& closed, const std::vector<Effect>& effects, const Board& board)
{
    DecidingBoard made;
    made.face = board.place(closed.to).face;
    for (const Effect& effect : effects) {
        if (effect.phase == closed.phase && goesWith(effect, board, made.face))
            made.pieces.push_back({effect.from, effect.piece, {}});
    }
    std::ranges::sort(made.pieces, {}, &PlacedPiece::cell);
    if (closed.reason == Reason::Checkmate && made.isGone())
        made.mated = closed.from; // else the position tells of the check
    return made;
}

} // namespace

std::optional<DecidingBoard> DecidingBoard::of(const Match& match, const Node* node)
{
    if (node->isRoot() || !node->outcome().decided())
        return std::nullopt;
    const Board& board = match.game().board();
    const std::vector<Effect> effects = match.effects(node);
    const auto last = std::find_if(effects.rbegin(), effects.rend(),
                                   [](const Effect& one) { return one.kind == Effect::Kind::BoardClosed; });
    if (last == effects.rend())
        return std::nullopt;
    DecidingBoard made = closedBy(*last, effects, board);
    // Who gives up loses several boards at once, and none of them decided more than the others.
    const bool isPlayed = node->entry().kind == Entry::Kind::Action || board.faces().size() == 1;
    return made.isGone() || isPlayed ? std::optional(std::move(made)) : std::nullopt;
}

std::vector<DecidingBoard> DecidingBoard::matedBy(const Match& match, const Node* node)
{
    std::vector<DecidingBoard> mated;
    const Board& board = match.game().board();
    if (node->entry().kind != Entry::Kind::Action || board.faces().size() < 2)
        return mated;
    const std::vector<Effect> effects = match.effects(node);
    for (const Effect& effect : effects) {
        if (effect.kind != Effect::Kind::BoardClosed)
            continue;
        if (DecidingBoard made = closedBy(effect, effects, board); made.mated)
            mated.push_back(std::move(made));
    }
    return mated;
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
