// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/ActionPreview.h"

#include <cstdlib>

namespace ringford::ui {

namespace {

void addOnce(std::vector<Cell>& cells, Cell cell)
{
    if (!contains(cells, cell))
        cells.push_back(cell);
}

/** The cells no more than @p reach steps along rows and columns away. */
void addAround(std::vector<Cell>& cells, const Board& board, Cell centre, int reach)
{
    const Place middle = board.place(centre);
    for (int across = -reach; across <= reach; ++across) {
        const int rest = reach - std::abs(across);
        for (int up = -rest; up <= rest; ++up) {
            const Place place{middle.face, static_cast<std::int16_t>(middle.column + across),
                              static_cast<std::int16_t>(middle.row + up)};
            if (const auto cell = board.at(place))
                addOnce(cells, *cell);
        }
    }
}

void addBlast(Foresight& seen, const GameDescription& game, PieceKind kind, Cell cell)
{
    if (const int reach = game.kind(kind).blast; reach > 0)
        addAround(seen.threatened, game.board, cell, reach);
}

} // namespace

Foresight foresee(const Game& game, const Position& position, const Action& action)
{
    Foresight seen;
    for (const Effect& effect : game.apply(position, action).effects) {
        if (effect.kind == Effect::Kind::Landed)
            break; // what was aimed before comes down whatever is played now
        switch (effect.kind) {
        case Effect::Kind::Moved: seen.ways.push_back({MarkColour::Green, effect.from, effect.to}); break;
        case Effect::Kind::SetBack:
            addOnce(seen.lost, effect.from);
            seen.ways.push_back({MarkColour::Red, effect.from, effect.to});
            break;
        case Effect::Kind::Captured:
        case Effect::Kind::Killed: addOnce(seen.lost, effect.from); break;
        case Effect::Kind::Laid: addBlast(seen, game.description(), effect.piece.kind, effect.to); break;
        case Effect::Kind::WentOff: addBlast(seen, game.description(), effect.piece.kind, effect.from); break;
        default: break;
        }
    }
    return seen;
}

Foresight threatFrom(const GameDescription& game, const Contents& contents, Cell cell)
{
    Foresight seen;
    for (const Marker& marker : contents.markers) {
        if (marker.cell == cell)
            addBlast(seen, game, marker.kind, cell);
    }
    return seen;
}

} // namespace ringford::ui
