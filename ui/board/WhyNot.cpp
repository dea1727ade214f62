// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/WhyNot.h"

#include "ui/paint/Standing.h"

#include <algorithm>

namespace ringford::ui {

namespace {

std::optional<Refusal> told(const MatchModel& model, const Gesture& touched)
{
    const auto action = model.game().intended(model.position(), touched);
    return action ? model.match().why(model.shown(), *action) : std::nullopt;
}

/** Why nothing can be put where a board is but no cell of it. */
Refusal whyNoCell(bool isFirst)
{
    return {isFirst ? RINGFORD_TEXT("nothing can be put there: that place is not played on")
                    : RINGFORD_TEXT("no piece can stand there: that place is not played on"),
            {},
            {}};
}

} // namespace

Refusal whyNot(const MatchModel& model, const Gesture& touched)
{
    if (auto why = told(model, touched))
        return *std::move(why);
    if (touched.touches.back().kind == Touch::Kind::Place)
        return whyNoCell(touched.touches.size() == 1);
    return {RINGFORD_TEXT("nothing can be played that way"), {}, {}};
}

Refusal whyNotFrom(const MatchModel& model, std::uint8_t tool, Cell cell)
{
    for (const Target& target : model.game().targets(model.position(), cell)) {
        if (auto why = told(model, {tool, {Touch::on(cell), Touch::on(target.cell)}}))
            return *std::move(why);
    }
    // A piece that is shut in: of the others', or after the end, that is not what hinders it.
    const Contents contents = model.game().contents(model.position());
    const std::vector<Standing> standing = standingOn(model.description(), contents);
    const auto piece = std::ranges::find(standing, cell, &Standing::cell);
    const bool isOver = model.shown()->outcome.decided();
    if (isOver || !contents.sidesOnTurn.contains(piece->piece.side)) {
        const Cell other{static_cast<std::uint16_t>(cell.index == 0 ? 1 : 0)};
        if (auto why = told(model, {tool, {Touch::on(cell), Touch::on(other)}}))
            return *std::move(why);
    }
    return {Text(RINGFORD_TEXT("the piece on %1 has nowhere to go")).with(model.description().board.name(cell)),
            {cell},
            {}};
}

} // namespace ringford::ui
