// SPDX-License-Identifier: GPL-3.0-or-later
// Why pieces and flags do not move, shoot or leave.
#include "engine/games/chess/Sentences.h"
#include "engine/games/longchess/Attempt.h"

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

template <class Size> Refusal somethingInTheWay(const Attempt<Size>& attempt, Spot spot)
{
    if (attempt.field.occupied.contains(spot))
        return attempt.at(spot, chess::wayBlocked(attempt.wordAt(spot), attempt.name(spot)), "pieces");
    return attempt.at(spot, Text(RINGFORD_TEXT("the flag on %1 ends the way")).with(attempt.name(spot)), "flags");
}

/** Why a nightrider does not step over what is in the middle of its step. */
template <class Size> MaybeRefusal stepBarred(const Attempt<Size>& attempt, Spotted at, Stride leap)
{
    const Stride half{leap.rows / 2, leap.columns / 2};
    const Spotted near = plus(at, half);
    const Spotted far = plus(near, {leap.rows - 2 * half.rows, leap.columns - 2 * half.columns});
    if (attempt.terrain.isWater(near) && attempt.terrain.isWater(far))
        return attempt.about(
            Text(RINGFORD_TEXT("a nightrider does not step over water alone: %1 and %2, in the middle of its step, are "
                               "both water"))
                .with(attempt.name(near))
                .with(attempt.name(far)),
            "nightrider");
    if (attempt.terrain.isCentre(near) && attempt.terrain.isCentre(far))
        return attempt.about(RINGFORD_TEXT("a nightrider does not step across the centre: it pauses there"), "centre");
    return std::nullopt;
}

/** Walks from `from` to `to`; says what ends the way before. */
template <class Size> MaybeRefusal walk(const Attempt<Size>& attempt, Stride stride)
{
    const bool leaps = attempt.man->kind == Kind::Nightrider;
    const Spotted end = attempt.terrain.placeOf(attempt.to);
    for (Spotted at = attempt.terrain.placeOf(attempt.from);;) {
        if (auto barred = leaps ? stepBarred(attempt, at, stride) : std::nullopt)
            return barred;
        at = plus(at, stride);
        if (at == end)
            return std::nullopt;
        if (attempt.terrain.isWater(at))
            return attempt.about(Text(RINGFORD_TEXT("water in the way: %1 is no cell, and ends the way of the %2"))
                                     .with(attempt.name(at))
                                     .word(attempt.word(attempt.man->kind)),
                                 "board");
        const Spot spot = attempt.terrain.spotAt(at.row, at.column);
        if (attempt.field.stops.contains(spot))
            return somethingInTheWay(attempt, spot);
        if (attempt.terrain.isCentre(at))
            return attempt.at(spot,
                              Text(RINGFORD_TEXT("pause at the centre: the %1 ends its move on %2, and goes on from "
                                                 "there with another one"))
                                  .word(attempt.word(attempt.man->kind))
                                  .with(attempt.name(at)),
                              "centre");
    }
}

/** Why what is on `to` may not be captured, whatever the way. */
template <class Size> MaybeRefusal noPrey(const Attempt<Size>& attempt)
{
    if (!attempt.target)
        return attempt.about(chess::nothingToCapture(attempt.name(attempt.to)), "pieces");
    if (attempt.target->owner == attempt.state.turn)
        return attempt.about(chess::ownPieceThere(attempt.wordAt(attempt.to), attempt.name(attempt.to)), "pieces");
    return std::nullopt;
}

template <class Size> MaybeRefusal pawnNoShot(const Attempt<Size>& attempt)
{
    const auto pawn = Attempt<Size>::Set::of(attempt.from);
    for (const auto& line : attempt.terrain.shots(attempt.state.turn)) {
        if ((pawn & line.from).empty() || attempt.terrain.ahead(attempt.from, line.heading, 3) != attempt.to)
            continue;
        for (const int distance : {1, 2}) {
            const Spot between = attempt.terrain.ahead(attempt.from, line.heading, distance);
            if (attempt.field.stops.contains(between))
                return somethingInTheWay(attempt, between);
        }
        return std::nullopt;
    }
    return attempt.about(Text(RINGFORD_TEXT("a pawn shoots straight ahead over a river that it stands two places "
                                            "before, three places on; %1 is not there from %2"))
                             .with(attempt.name(attempt.to))
                             .with(attempt.name(attempt.from)),
                         "range");
}

template <class Size> MaybeRefusal sheltered(const Attempt<Size>& attempt)
{
    if (!attempt.terrain.sheltered(attempt.from).contains(attempt.to))
        return std::nullopt;
    const Spotted from = attempt.terrain.placeOf(attempt.from);
    const Spotted to = attempt.terrain.placeOf(attempt.to);
    if (std::max(std::abs(from.row - to.row), std::abs(from.column - to.column)) == 1)
        return attempt.about(
            Text(RINGFORD_TEXT("the target on %1 is adjacent: it can only be captured by moving there"))
                .with(attempt.name(attempt.to)),
            "range");
    return attempt.about(
        attempt.rules.options().hasFourTeams
            ? RINGFORD_TEXT("both stand in the same quadrant: there nothing is captured from range")
            : RINGFORD_TEXT("both stand behind the same home river: there nothing is captured from range"),
        "range");
}

} // namespace

template <class Size> MaybeRefusal whyNotReached(const Attempt<Size>& attempt)
{
    const Kind kind = attempt.man->kind;
    const Spotted from = attempt.terrain.placeOf(attempt.from);
    const Spotted to = attempt.terrain.placeOf(attempt.to);
    if (attempt.from == attempt.to)
        return attempt.at(attempt.from, chess::sameCell(), "pieces");
    if (kind == Kind::Pawn || kind == Kind::Artillery) {
        if (std::abs(from.row - to.row) + std::abs(from.column - to.column) == 1)
            return std::nullopt;
        return attempt.about(
            Text(RINGFORD_TEXT("the %1 goes one cell up, down, left or right")).word(attempt.word(kind)), "pieces");
    }
    const auto stride = strideTo(from, to, stridesOf(kind));
    if (!stride)
        return attempt.about(chess::notItsWay(attempt.word(kind), attempt.name(attempt.from), attempt.name(attempt.to)),
                             "pieces");
    return walk(attempt, *stride);
}

template <class Size> MaybeRefusal whyNotMoved(const Attempt<Size>& attempt)
{
    const Kind kind = attempt.man->kind;
    const bool captures = attempt.action.kind == Action::Kind::Capture;
    if (auto refusal = whyNotReached(attempt))
        return refusal;
    if (attempt.target && attempt.target->owner == attempt.state.turn)
        return attempt.about(chess::ownPieceThere(attempt.wordAt(attempt.to), attempt.name(attempt.to)), "pieces");
    if (attempt.field.barred.contains(attempt.to))
        return attempt.at(attempt.to,
                          Text(RINGFORD_TEXT("the own flag lies on %1 in its own keep: it cannot be picked up there"))
                              .with(attempt.name(attempt.to)),
                          "flags");
    if (kind != Kind::Pawn && attempt.field.mines.contains(attempt.to))
        return attempt.at(
            attempt.to,
            Text(RINGFORD_TEXT("a mine lies on %1: only pawns may end a move there")).with(attempt.name(attempt.to)),
            "mines");
    if (attempt.target && !captures)
        return attempt.about(chess::captureUnwritten(attempt.wordAt(attempt.to), attempt.name(attempt.to)), "notation");
    if (!attempt.target && captures)
        return noPrey(attempt);
    if (attempt.action.leavesFlags && !attempt.field.flags.contains(attempt.from))
        return attempt.at(attempt.from,
                          Text(RINGFORD_TEXT("the %1 on %2 carries no flag that could stay behind"))
                              .word(attempt.word(kind))
                              .with(attempt.name(attempt.from)),
                          "flags");
    return std::nullopt;
}

template <class Size> MaybeRefusal whyNotShot(const Attempt<Size>& attempt)
{
    const Kind kind = attempt.man->kind;
    if (!attempt.rules.options().hasRange)
        return attempt.about(RINGFORD_TEXT("in this game nothing is captured from range"), "range");
    if (kind == Kind::Nightrider || kind == Kind::Artillery)
        return attempt.at(attempt.from,
                          Text(RINGFORD_TEXT("the %1 captures by moving, not from range")).word(attempt.word(kind)),
                          "range");
    if (auto refusal = noPrey(attempt))
        return refusal;
    if (attempt.target->kind == Kind::Artillery)
        return attempt.at(attempt.to, RINGFORD_TEXT("artillery cannot be captured from range"), "range");
    if (kind == Kind::Pawn)
        return pawnNoShot(attempt);
    if (auto refusal = whyNotReached(attempt))
        return refusal;
    return sheltered(attempt);
}

template <class Size> MaybeRefusal whyNotLeft(const Attempt<Size>& attempt)
{
    const Kind kind = attempt.man->kind;
    const WaysOut& out = attempt.terrain.waysOut(attempt.state.turn, attempt.from);
    typename Attempt<Size>::Set inTheWay;
    for (std::size_t leap = 0; leap < kLeaps.size() && kind == Kind::Nightrider; ++leap) {
        if ((out.rides >> leap & 1) != 0)
            inTheWay |= attempt.terrain.ride(attempt.from, leap) & attempt.field.stops;
    }
    for (const Direction heading : kind == Kind::Bishop ? kDiagonal : kStraight) {
        const bool slides = kind == Kind::Bishop || kind == Kind::Rook;
        if (slides && (out.slides >> indexOf(heading) & 1) != 0)
            inTheWay |= attempt.terrain.ray(attempt.from, heading) & attempt.field.stops;
    }
    if (inTheWay.any())
        return Refusal{Text(RINGFORD_TEXT("the way of the %1 over its own end is not free: something is on %2"))
                           .word(attempt.word(kind))
                           .with(attempt.names(inTheWay)),
                       attempt.cells(inTheWay), "leaving"};
    return attempt.at(attempt.from,
                      Text(RINGFORD_TEXT("no way of the %1 on %2 leads over its own end of the board"))
                          .word(attempt.word(kind))
                          .with(attempt.name(attempt.from)),
                      "leaving");
}

template <class Size> MaybeRefusal whyNotFlag(const Attempt<Size>& attempt)
{
    const auto& keep = attempt.terrain.keep(attempt.state.turn);
    const auto here = [&](Text sentence) { return attempt.about(std::move(sentence), "flags"); };
    if (attempt.action.kind != Action::Kind::Step)
        return here(RINGFORD_TEXT("a flag captures nothing, and does not leave the board"));
    if (!keep.contains(attempt.from))
        return here(RINGFORD_TEXT("outside its own keep a flag does not move by itself: a piece carries it"));
    if (!keep.contains(attempt.to))
        return here(RINGFORD_TEXT("by itself a flag moves within its own keep only"));
    if (!attempt.terrain.beside(attempt.from).contains(attempt.to))
        return here(RINGFORD_TEXT("by itself a flag moves one cell up, down, left or right"));
    if (attempt.field.stops.contains(attempt.to))
        return here(Text(RINGFORD_TEXT("by itself a flag moves to an empty cell only, and %1 is none"))
                        .with(attempt.name(attempt.to)));
    if (attempt.field.mines.contains(attempt.to))
        return here(Text(RINGFORD_TEXT("a mine lies on %1: a flag does not go there")).with(attempt.name(attempt.to)));
    return here(RINGFORD_TEXT("a flag carries no flag that could stay behind"));
}

RINGFORD_LONGCHESS_WHY(whyNotReached);
RINGFORD_LONGCHESS_WHY(whyNotMoved);
RINGFORD_LONGCHESS_WHY(whyNotShot);
RINGFORD_LONGCHESS_WHY(whyNotLeft);
RINGFORD_LONGCHESS_WHY(whyNotFlag);

} // namespace ringford::longchess
