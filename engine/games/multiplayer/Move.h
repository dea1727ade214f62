// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Move.h"
#include "engine/games/multiplayer/State.h"

namespace ringford::multiplayer {

/** A legal action in 64 bits. Only what its form needs is told, so that equal actions are equal moves. */
struct Move {
    enum class Form : std::uint8_t { OnBoard, Promotion, Drop, Yield };

    BoardNumber board{};
    Form form{};
    chess::Move step{}; ///< OnBoard: all; Promotion: the pawn's step or capture
    Kind placed{};      ///< Promotion, Drop: what comes from the stockpile
    SetNumber set{};    ///< of which set; 0 where sets do not matter
    Spot at{};          ///< and where to
    auto operator<=>(const Move&) const = default;

    static constexpr Move onBoard(BoardNumber board, chess::Move step) { return {board, Form::OnBoard, step}; }
    static constexpr Move yield(BoardNumber board) { return {board, Form::Yield}; }
};

} // namespace ringford::multiplayer
