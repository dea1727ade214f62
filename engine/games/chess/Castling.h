// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Bits.h"

#include <array>
#include <cstddef>

namespace ringford::chess {

enum class Wing : std::uint8_t { King, Queen };

/** Where castling takes place: the four ways differ in these cells alone. */
struct CastlingWay {
    Army army;
    Wing wing;
    Spot kingFrom, kingTo, rookFrom, rookTo;
    /** Between king and rook: these must be empty. */
    Bits between;
    /** The king's cell, the one it passes and the one it reaches: none may be attacked. */
    Bits walked;
};

constexpr CastlingWay makeCastlingWay(Army army, Wing wing)
{
    const int rank = army == Army::White ? 0 : 7;
    const auto at = [rank](int file) { return spotOf(file, rank); };
    if (wing == Wing::King)
        return {army, wing, at(4), at(6), at(7), at(5), bit(at(5)) | bit(at(6)), bit(at(4)) | bit(at(5)) | bit(at(6))};
    return {army,
            wing,
            at(4),
            at(2),
            at(0),
            at(3),
            bit(at(1)) | bit(at(2)) | bit(at(3)),
            bit(at(4)) | bit(at(3)) | bit(at(2))};
}

/** White's king's and queen's wing, then black's: the order of castling letters in FEN. */
inline constexpr std::array<CastlingWay, 4> kCastlingWays{
    makeCastlingWay(Army::White, Wing::King), makeCastlingWay(Army::White, Wing::Queen),
    makeCastlingWay(Army::Black, Wing::King), makeCastlingWay(Army::Black, Wing::Queen)};

constexpr std::size_t castlingIndex(Army army, Wing wing)
{
    return 2 * indexOf(army) + static_cast<std::size_t>(wing);
}

constexpr const CastlingWay& castlingWay(Army army, Wing wing)
{
    return kCastlingWays[castlingIndex(army, wing)];
}

/**
 * A set of castling ways by their index in kCastlingWays: those whose king and rook have not moved. Where rooks can be
 * dropped, also the kings that have not moved, whatever rooks they have (castlingKingMark); elsewhere those marks stay
 * out.
 */
using CastlingMarks = std::uint8_t;

constexpr CastlingMarks castlingMark(Army army, Wing wing)
{
    return static_cast<CastlingMarks>(1U << castlingIndex(army, wing));
}
/** Both ways of @p army. */
constexpr CastlingMarks castlingMarks(Army army)
{
    return castlingMark(army, Wing::King) | castlingMark(army, Wing::Queen);
}

constexpr CastlingMarks castlingKingMark(Army army)
{
    return static_cast<CastlingMarks>(0b1'0000U << indexOf(army));
}

constexpr std::array<CastlingMarks, kSpots> makeCastlingKeepers()
{
    std::array<CastlingMarks, kSpots> keeps{};
    keeps.fill(0b11'1111);
    for (const CastlingWay& way : kCastlingWays) {
        const auto lost = static_cast<CastlingMarks>(~castlingMark(way.army, way.wing));
        keeps[way.kingFrom] &= lost & static_cast<CastlingMarks>(~castlingKingMark(way.army));
        keeps[way.rookFrom] &= lost;
    }
    return keeps;
}

/** For each cell the marks that are left when a piece leaves it or is captured there. */
inline constexpr std::array<CastlingMarks, kSpots> kCastlingKeepers = makeCastlingKeepers();

/** The kings and rooks that @p marks say have not moved. */
constexpr Bits unmovedSpots(CastlingMarks marks)
{
    Bits unmoved = 0;
    for (const CastlingWay& way : kCastlingWays) {
        if ((marks & castlingMark(way.army, way.wing)) != 0)
            unmoved |= bit(way.kingFrom) | bit(way.rookFrom);
        if ((marks & castlingKingMark(way.army)) != 0)
            unmoved |= bit(way.kingFrom);
    }
    return unmoved;
}

/** The ways whose king and rook are both in @p unmoved. */
constexpr CastlingMarks castlingWaysOf(Bits unmoved)
{
    CastlingMarks marks = 0;
    for (const CastlingWay& way : kCastlingWays) {
        const Bits both = bit(way.kingFrom) | bit(way.rookFrom);
        if ((unmoved & both) == both)
            marks |= castlingMark(way.army, way.wing);
    }
    return marks;
}

/** The home cells of a king or of rooks: those from which @p army castles with that kind. Other kinds have none. */
constexpr Bits castlingHome(Army army, Kind kind)
{
    Bits home = 0;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const CastlingWay& way = castlingWay(army, wing);
        if (kind == Kind::King)
            home |= bit(way.kingFrom);
        else if (kind == Kind::Rook)
            home |= bit(way.rookFrom);
    }
    return home;
}

} // namespace ringford::chess
