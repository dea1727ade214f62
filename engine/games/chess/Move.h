// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Bits.h"

namespace ringford::chess {

/** What a move does besides going from a cell to another; steps are told apart by the piece. */
enum class Form : std::uint8_t {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King, // in the order of Kind
    Double,
    EnPassant,
    CastleKing,
    CastleQueen,
    PromoteKnight,
    PromoteBishop,
    PromoteRook,
    PromoteQueen, // in the order of Kind
};

/** A legal move of orthodox chess on one board, in 16 bits: from, to, form. */
class Move {
public:
    constexpr Move() = default;
    constexpr Move(int from, int to, Form form)
        : m_bits(static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(form) << 12))
    {
    }

    constexpr Spot from() const { return m_bits & 63; }
    constexpr Spot to() const { return (m_bits >> 6) & 63; }
    constexpr Form form() const { return static_cast<Form>(m_bits >> 12); }
    /** All of it: of two moves of one board not the same. */
    constexpr std::uint16_t bits() const { return m_bits; }
    auto operator<=>(const Move&) const = default;

private:
    std::uint16_t m_bits{};
};

constexpr bool isPromotion(Form form)
{
    return form >= Form::PromoteKnight;
}
constexpr bool isCastling(Form form)
{
    return form == Form::CastleKing || form == Form::CastleQueen;
}
/** The kind of piece that moves. */
constexpr Kind mover(Form form)
{
    if (form <= Form::King)
        return static_cast<Kind>(form);
    return isCastling(form) ? Kind::King : Kind::Pawn;
}
/** The kind of piece that stands on the target afterwards. */
constexpr Kind arrives(Form form)
{
    if (!isPromotion(form))
        return mover(form);
    return static_cast<Kind>(static_cast<int>(form) - static_cast<int>(Form::PromoteKnight) +
                             static_cast<int>(Kind::Knight));
}

/** The cell of the pawn or piece that @p move captures, if any: beside the pawn that moves when it is en passant. */
constexpr Spot capturedSpot(Move move)
{
    return move.form() == Form::EnPassant ? spotOf(fileOf(move.to()), rankOf(move.from())) : move.to();
}

} // namespace ringford::chess
