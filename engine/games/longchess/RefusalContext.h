// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessRules.h"
#include "engine/rules/Action.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

namespace ringford::longchess {

using MaybeRefusal = std::optional<Refusal>;

/** An action that somebody wants to play, and what its rules look at. Holds references; for a moment's use. */
template <class Size> struct RefusalContext {
    using Set = PlaceSet<Size::kWords>;

    RefusalContext(const LongchessRules<Size>& ofGame, const GameDescription& description, const State<Size>& now,
                   const Action& wanted)
        : rules(ofGame), game(description), state(now), action(wanted), terrain(ofGame.terrain()),
          field(ofGame.field(now, now.turn)), from(terrain.spotOf(wanted.from)), to(terrain.spotOf(wanted.to)),
          man(now.at(from)), target(now.at(to))
    {
    }

    /** A place's name, water too. */
    std::string name(Spotted at) const { return static_cast<char>('a' + at.row) + std::to_string(at.column + 1); }
    std::string name(Spot spot) const { return name(terrain.placeOf(spot)); }
    Cell cell(Spot spot) const { return terrain.cellOf(spot); }
    std::vector<Cell> cells(const Set& set) const
    {
        std::vector<Cell> found;
        (set & terrain.cells()).forEach([&](Spot spot) { found.push_back(cell(spot)); });
        return found;
    }
    /** Names of places, with commas between. */
    std::string names(const Set& set) const
    {
        std::string out;
        set.forEach([&](Spot spot) { out += (out.empty() ? "" : ", ") + name(spot); });
        return out;
    }
    std::string_view word(Kind kind) const { return game.kind(rules.kinds().of(kind)).name.pattern(); }
    /** @pre a piece stands there */
    std::string_view wordAt(Spot spot) const { return word(state.kindAt(spot)); }
    const Text& title(Seat seat) const { return game.seat(seat).title; }
    Refusal about(Text sentence, const char* section) const
    {
        if (action.from == action.to)
            return {std::move(sentence), {action.from}, section};
        return {std::move(sentence), {action.from, action.to}, section};
    }
    Refusal at(Spot spot, Text sentence, const char* section) const
    {
        return {std::move(sentence), {cell(spot)}, section};
    }

    const LongchessRules<Size>& rules;
    const GameDescription& game;
    const State<Size>& state;
    const Action& action;
    const Terrain<Size>& terrain;
    Field<Size> field;
    Spot from, to;
    std::optional<Man> man, target;
};

/** Makes what a source says against actions known for both sizes of board. */
#define RINGFORD_LONGCHESS_WHY(function)                                                                               \
    template MaybeRefusal function(const RefusalContext<LongSize>&);                                                   \
    template MaybeRefusal function(const RefusalContext<CornerSize>&)

} // namespace ringford::longchess
