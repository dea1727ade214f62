// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Castling.h"
#include "engine/games/chess/Placement.h"
#include "engine/play/Piece.h"

#include <type_traits>

namespace ringford::orthodox {

/** A position of orthodox chess. */
struct State {
    chess::Placement men;
    /** The cell a pawn passed over in the last action, when an enemy pawn can legally take it; else empty. */
    chess::Bits enPassant{};
    /** Actions since the last capture or pawn action. */
    std::uint32_t quiet{};
    chess::CastlingMarks castling{};
    chess::Army turn{chess::Army::White};

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/** Where pawns promote. */
inline constexpr chess::Bits kLastRanks = chess::ownRank(chess::Army::White, 7) | chess::ownRank(chess::Army::Black, 7);

/** What a move does besides going from a cell to another; steps are told apart by the piece. */
enum class Form : std::uint8_t {
    Pawn, Knight, Bishop, Rook, Queen, King,                           // in the order of chess::Kind
    Double, EnPassant, CastleKing, CastleQueen,
    PromoteKnight, PromoteBishop, PromoteRook, PromoteQueen,           // in the order of chess::Kind
};

/** A legal move, in 16 bits: from, to, form. */
class Move {
public:
    constexpr Move() = default;
    constexpr Move(int from, int to, Form form) :
        m_bits(static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(form) << 12))
    {}

    constexpr chess::Spot from() const { return m_bits & 63; }
    constexpr chess::Spot to() const { return (m_bits >> 6) & 63; }
    constexpr Form form() const { return static_cast<Form>(m_bits >> 12); }
    auto operator<=>(const Move&) const = default;

private:
    std::uint16_t m_bits{};
};

constexpr bool isPromotion(Form form) { return form >= Form::PromoteKnight; }
/** The kind of piece that moves. */
constexpr chess::Kind mover(Form form)
{
    if (form <= Form::King)
        return static_cast<chess::Kind>(form);
    return form == Form::CastleKing || form == Form::CastleQueen ? chess::Kind::King : chess::Kind::Pawn;
}
/** The kind of piece that stands on the target afterwards. */
constexpr chess::Kind arrives(Form form)
{
    if (!isPromotion(form))
        return mover(form);
    return static_cast<chess::Kind>(static_cast<int>(form) - static_cast<int>(Form::PromoteKnight) + static_cast<int>(chess::Kind::Knight));
}
constexpr Form promotionTo(chess::Kind kind)
{
    return static_cast<Form>(static_cast<int>(kind) - static_cast<int>(chess::Kind::Knight) + static_cast<int>(Form::PromoteKnight));
}

/** Pieces and cells as the rest of the program knows them: kinds as in chess::Kind, white is the first side, cells have the spot's number. */
constexpr Cell cellOf(chess::Spot spot) { return Cell{spot}; }
constexpr chess::Spot spotOf(Cell cell) { return static_cast<chess::Spot>(cell.index); }
constexpr Piece pieceOf(chess::Man man) { return {PieceKind{static_cast<std::uint8_t>(man.kind)}, Side{static_cast<std::uint8_t>(man.army)}, 0}; }

} // namespace ringford::orthodox
