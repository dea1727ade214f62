// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/BoardPicture.h"

#include "ui/paint/LayoutParts.h"
#include "ui/words/SeatLetters.h"

#include <algorithm>
#include <map>

namespace ringford::ui {

bool contains(const std::vector<Cell>& cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

BoardPicture BoardPicture::of(const Game& game, const Position& position)
{
    BoardPicture picture;
    picture.game = &game.description();
    picture.contents = game.contents(position);
    return picture;
}

LayoutOptions layoutOptionsFor(const BoardPicture& picture)
{
    LayoutOptions options;
    options.arrangement.gone = goneFaces(picture.game->board, picture.contents);
    return options;
}

std::vector<TurnNote> TurnNote::of(const GameDescription& game, const Contents& contents,
                                   const std::function<QString(const Text&)>& worded,
                                   const std::function<QString(Side)>& clock)
{
    std::map<Seat, Side> onTurn;
    for (const Side side : contents.sidesOnTurn)
        onTurn.emplace(side.index < contents.players.size() ? contents.players[side.index] : game.side(side).seat,
                       side);
    std::vector<TurnNote> notes;
    for (const auto& [seat, side] : onTurn) {
        const SeatInfo& info = game.seat(seat);
        notes.push_back(
            {info.colour, words::seatLetters(game, seat), worded(info.title), clock ? clock(side) : QString()});
    }
    return notes;
}

std::vector<Cell> BoardPicture::checks() const
{
    if (!marksChecks)
        return {};
    std::vector<Cell> cells = contents.checks;
    cells.insert(cells.end(), mated.begin(), mated.end());
    return cells;
}

QString BoardClock::text() const
{
    return isRunning ? u'▸' + time : time;
}

void BoardPicture::show(const Drawings& drawings)
{
    const auto both = [](auto drawn, const auto& advised) {
        drawn.insert(drawn.end(), advised.begin(), advised.end());
        return drawn;
    };
    arrows = both(drawings.arrows, advice.arrows);
    numbersArrows = drawings.isNumbered && advice.isEmpty(); // the numbers are those of people's arrows
    rings = both(drawings.rings, advice.rings);
    fills = both(drawings.fills, advice.fills);
    labels = drawings.labels;
    // Pictures are copied for each trial of a size, and of a longer text nothing more is seen.
    constexpr std::size_t kLongestLabel = 1000;
    for (CellLabel& label : labels) {
        std::size_t end = std::min(label.text.size(), kLongestLabel);
        while (end > 0 && end < label.text.size() && (static_cast<unsigned char>(label.text[end]) & 0xC0U) == 0x80U)
            --end; // a letter is not parted
        label.text.resize(end);
    }
}

std::vector<int> goneFaces(const Board& board, const Contents& contents)
{
    std::vector<int> gone;
    for (const ClosedFace& closed : contents.closed) {
        const bool isBare = std::ranges::none_of(
            contents.pieces, [&](const PlacedPiece& placed) { return board.place(placed.cell).face == closed.face; });
        if (isBare)
            gone.push_back(closed.face);
    }
    return gone.size() < board.faces().size() ? gone : std::vector<int>();
}

LastAction LastAction::of(const std::vector<Effect>& effects)
{
    LastAction last;
    const auto add = [](std::vector<Cell>& cells, Cell cell) {
        if (!contains(cells, cell))
            cells.push_back(cell);
    };
    const auto closing = std::ranges::find(effects, Effect::Kind::BoardClosed, &Effect::kind);
    for (const Effect& effect : effects) {
        // What goes with its board was not played.
        if (effect.kind == Effect::Kind::Removed && closing != effects.end() && effect.phase == closing->phase)
            continue;
        if (effect.kind == Effect::Kind::Moved || effect.kind == Effect::Kind::Shot)
            add(last.ends, effect.from);
        if (effect.kind == Effect::Kind::Shot)
            last.shots.push_back({effect.from, effect.to});
        if (effect.kind == Effect::Kind::Moved || effect.kind == Effect::Kind::Placed)
            add(last.ends, effect.to);
        if (effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Removed ||
            effect.kind == Effect::Kind::Left || effect.kind == Effect::Kind::Killed)
            add(last.touched, effect.from);
        if (effect.kind == Effect::Kind::Changed || effect.kind == Effect::Kind::SetBack ||
            effect.kind == Effect::Kind::Laid || effect.kind == Effect::Kind::Landed)
            add(last.touched, effect.to);
    }
    std::erase_if(last.touched, [&](Cell cell) { return contains(last.ends, cell); });
    return last;
}

} // namespace ringford::ui
