// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/MoveRefusals.h"

#include "engine/games/chess/Sentences.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::longchess {

namespace {

/** The step that leads from one place to another when it is repeated; nothing when none of @p steps does. */
template <class Steps> std::optional<Stride> strideTo(Spotted from, Spotted to, const Steps& steps)
{
    for (const Stride step : steps) {
        const int times = std::max(std::abs(to.row - from.row), std::abs(to.column - from.column)) /
                          std::max(std::abs(step.rows), std::abs(step.columns));
        if (times > 0 && plus(from, {times * step.rows, times * step.columns}) == to)
            return step;
    }
    return std::nullopt;
}

std::vector<Stride> stridesOf(Kind kind)
{
    if (kind == Kind::Nightrider)
        return {kLeaps.begin(), kLeaps.end()};
    std::vector<Stride> strides;
    for (const Direction heading : kind == Kind::Bishop ? kDiagonal : kStraight)
        strides.push_back(kSteps[indexOf(heading)]);
    return strides;
}

template <class Size> Refusal somethingInTheWay(const RefusalContext<Size>& context, Spot spot)
{
    if (context.field.occupied.contains(spot))
        return context.at(spot, chess::wayBlocked(context.wordAt(spot), context.name(spot)), "pieces");
    return context.at(spot, Text(RINGFORD_TEXT("the flag on %1 ends the way")).with(context.name(spot)), "flags");
}

/** Why a nightrider does not step over what is in the middle of its step. */
template <class Size> MaybeRefusal stepBarred(const RefusalContext<Size>& context, Spotted at, Stride leap)
{
    const Stride half{leap.rows / 2, leap.columns / 2};
    const Spotted near = plus(at, half);
    const Spotted far = plus(near, {leap.rows - 2 * half.rows, leap.columns - 2 * half.columns});
    if (context.terrain.isWater(near) && context.terrain.isWater(far))
        return context.about(
            Text(RINGFORD_TEXT("a nightrider does not step over water alone: %1 and %2, in the middle of its step, are "
                               "both water"))
                .with(context.name(near))
                .with(context.name(far)),
            "nightrider");
    if (context.terrain.isCentre(near) && context.terrain.isCentre(far))
        return context.about(RINGFORD_TEXT("a nightrider does not step across the centre: it pauses there"), "centre");
    return std::nullopt;
}

/** Walks from `from` to `to`; says what ends the way before. */
template <class Size> MaybeRefusal walk(const RefusalContext<Size>& context, Stride stride)
{
    const bool leaps = context.man->kind == Kind::Nightrider;
    const Spotted end = context.terrain.placeOf(context.to);
    for (Spotted at = context.terrain.placeOf(context.from);;) {
        if (auto barred = leaps ? stepBarred(context, at, stride) : std::nullopt)
            return barred;
        at = plus(at, stride);
        if (at == end)
            return std::nullopt;
        if (context.terrain.isWater(at))
            return context.about(Text(RINGFORD_TEXT("there is water on %1, which the %2 cannot pass"))
                                     .with(context.name(at))
                                     .word(context.word(context.man->kind)),
                                 "board");
        const Spot spot = context.terrain.spotAt(at.row, at.column);
        if (context.field.stops.contains(spot))
            return somethingInTheWay(context, spot);
        if (context.terrain.isCentre(at))
            return context.at(spot,
                              Text(RINGFORD_TEXT("pause at the centre: the %1 ends its move on %2, and goes on from "
                                                 "there with another one"))
                                  .word(context.word(context.man->kind))
                                  .with(context.name(at)),
                              "centre");
    }
}

/** Why what is on `to` may not be captured, whatever the way. */
template <class Size> MaybeRefusal noPrey(const RefusalContext<Size>& context)
{
    if (!context.target)
        return context.about(chess::nothingToCapture(context.name(context.to)), "pieces");
    if (context.target->owner == context.state.turn)
        return context.about(chess::ownPieceThere(context.wordAt(context.to), context.name(context.to)), "pieces");
    return std::nullopt;
}

template <class Size> MaybeRefusal pawnNoShot(const RefusalContext<Size>& context)
{
    const auto pawn = RefusalContext<Size>::Set::of(context.from);
    for (const auto& line : context.terrain.shots(context.state.turn)) {
        if ((pawn & line.from).empty() || context.terrain.ahead(context.from, line.heading, 3) != context.to)
            continue;
        for (const int distance : {1, 2}) {
            const Spot between = context.terrain.ahead(context.from, line.heading, distance);
            if (context.field.stops.contains(between))
                return somethingInTheWay(context, between);
        }
        return std::nullopt;
    }
    return context.about(Text(RINGFORD_TEXT("a pawn shoots straight ahead over a river that it stands two places "
                                            "before, three places on; %1 is not there from %2"))
                             .with(context.name(context.to))
                             .with(context.name(context.from)),
                         "range");
}

template <class Size> MaybeRefusal sheltered(const RefusalContext<Size>& context)
{
    if (!context.terrain.sheltered(context.from).contains(context.to))
        return std::nullopt;
    const Spotted from = context.terrain.placeOf(context.from);
    const Spotted to = context.terrain.placeOf(context.to);
    if (std::max(std::abs(from.row - to.row), std::abs(from.column - to.column)) == 1)
        return context.about(
            Text(RINGFORD_TEXT("the target on %1 is adjacent: it can only be captured by moving there"))
                .with(context.name(context.to)),
            "range");
    return context.about(
        context.rules.options().hasFourTeams
            ? RINGFORD_TEXT("both stand in the same quadrant: there nothing is captured from range")
            : RINGFORD_TEXT("both stand behind the same home river: there nothing is captured from range"),
        "range");
}

} // namespace

template <class Size> MaybeRefusal whyNotReached(const RefusalContext<Size>& context)
{
    const Kind kind = context.man->kind;
    const Spotted from = context.terrain.placeOf(context.from);
    const Spotted to = context.terrain.placeOf(context.to);
    if (context.from == context.to)
        return context.at(context.from, chess::sameCell(), "pieces");
    if (kind == Kind::Pawn || kind == Kind::Artillery) {
        if (std::abs(from.row - to.row) + std::abs(from.column - to.column) == 1)
            return std::nullopt;
        return context.about(
            Text(RINGFORD_TEXT("the %1 goes one cell up, down, left or right")).word(context.word(kind)), "pieces");
    }
    const auto stride = strideTo(from, to, stridesOf(kind));
    if (!stride)
        return context.about(chess::notItsWay(context.word(kind), context.name(context.from), context.name(context.to)),
                             "pieces");
    return walk(context, *stride);
}

template <class Size> MaybeRefusal whyNotMoved(const RefusalContext<Size>& context)
{
    const Kind kind = context.man->kind;
    const bool captures = context.action.kind == Action::Kind::Capture;
    if (auto refusal = whyNotReached(context))
        return refusal;
    if (context.target && context.target->owner == context.state.turn)
        return context.about(chess::ownPieceThere(context.wordAt(context.to), context.name(context.to)), "pieces");
    if (context.field.barred.contains(context.to))
        return context.at(context.to,
                          Text(RINGFORD_TEXT("your own flag lies on %1 in its keep: it cannot be picked up there"))
                              .with(context.name(context.to)),
                          "flags");
    if (kind != Kind::Pawn && context.field.mines.contains(context.to))
        return context.at(
            context.to,
            Text(RINGFORD_TEXT("a mine lies on %1: only pawns may end a move there")).with(context.name(context.to)),
            "mines");
    if (context.target && !captures)
        return context.about(chess::captureUnwritten(context.wordAt(context.to), context.name(context.to)), "notation");
    if (!context.target && captures)
        return noPrey(context);
    if (context.action.leavesFlags && !context.field.flags.contains(context.from))
        return context.at(context.from,
                          Text(RINGFORD_TEXT("the %1 on %2 carries no flag that could stay behind"))
                              .word(context.word(kind))
                              .with(context.name(context.from)),
                          "flags");
    return std::nullopt;
}

template <class Size> MaybeRefusal whyNotShot(const RefusalContext<Size>& context)
{
    const Kind kind = context.man->kind;
    if (!context.rules.options().hasRange)
        return context.about(RINGFORD_TEXT("in this game nothing is captured from range"), "range");
    if (kind == Kind::Nightrider || kind == Kind::Artillery)
        return context.at(context.from,
                          Text(RINGFORD_TEXT("the %1 captures by moving, not from range")).word(context.word(kind)),
                          "range");
    if (auto refusal = noPrey(context))
        return refusal;
    if (context.target->kind == Kind::Artillery)
        return context.at(context.to, RINGFORD_TEXT("artillery cannot be captured from range"), "range");
    if (kind == Kind::Pawn)
        return pawnNoShot(context);
    if (auto refusal = whyNotReached(context))
        return refusal;
    return sheltered(context);
}

template <class Size> MaybeRefusal whyNotLeft(const RefusalContext<Size>& context)
{
    const Kind kind = context.man->kind;
    const WaysOut& out = context.terrain.waysOut(context.state.turn, context.from);
    typename RefusalContext<Size>::Set inTheWay;
    for (std::size_t leap = 0; leap < kLeaps.size() && kind == Kind::Nightrider; ++leap) {
        if ((out.rides >> leap & 1) != 0)
            inTheWay |= context.terrain.ride(context.from, leap) & context.field.stops;
    }
    for (const Direction heading : kind == Kind::Bishop ? kDiagonal : kStraight) {
        const bool slides = kind == Kind::Bishop || kind == Kind::Rook;
        if (slides && (out.slides >> indexOf(heading) & 1) != 0)
            inTheWay |= context.terrain.ray(context.from, heading) & context.field.stops;
    }
    if (inTheWay.any())
        return Refusal{Text(RINGFORD_TEXT("the way of the %1 over its own end is not free: something is on %2"))
                           .word(context.word(kind))
                           .with(context.names(inTheWay)),
                       context.cells(inTheWay), "leaving"};
    return context.at(context.from,
                      Text(RINGFORD_TEXT("no way of the %1 on %2 leads over its own end of the board"))
                          .word(context.word(kind))
                          .with(context.name(context.from)),
                      "leaving");
}

template <class Size> MaybeRefusal whyNotFlag(const RefusalContext<Size>& context)
{
    const auto& keep = context.terrain.keep(context.state.turn);
    const auto here = [&](Text sentence) { return context.about(std::move(sentence), "flags"); };
    if (context.action.kind != Action::Kind::Step)
        return here(RINGFORD_TEXT("a flag captures nothing, and does not leave the board"));
    if (!keep.contains(context.from))
        return here(RINGFORD_TEXT("outside its own keep a flag does not move by itself: a piece carries it"));
    if (!keep.contains(context.to))
        return here(RINGFORD_TEXT("by itself a flag moves within its own keep only"));
    if (!context.terrain.beside(context.from).contains(context.to))
        return here(RINGFORD_TEXT("by itself a flag moves one cell up, down, left or right"));
    if (context.field.stops.contains(context.to))
        return here(Text(RINGFORD_TEXT("by itself a flag moves to an empty cell only, and %1 is not empty"))
                        .with(context.name(context.to)));
    if (context.field.mines.contains(context.to))
        return here(Text(RINGFORD_TEXT("a mine lies on %1: a flag does not go there")).with(context.name(context.to)));
    return here(RINGFORD_TEXT("a flag carries no flag that could stay behind"));
}

RINGFORD_LONGCHESS_WHY(whyNotReached);
RINGFORD_LONGCHESS_WHY(whyNotMoved);
RINGFORD_LONGCHESS_WHY(whyNotShot);
RINGFORD_LONGCHESS_WHY(whyNotLeft);
RINGFORD_LONGCHESS_WHY(whyNotFlag);

} // namespace ringford::longchess
