// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/PieceLetters.h"
#include "engine/rules/Game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The name of the board that a cell is on; empty where there is a single one. */
std::string boardName(const Board& board, Cell cell);

/**
 * Actions of one position as readers' books write them, of any game: `Nf3`, `Rbxd7`, `e8=Q`, `2:N@e4`, `R1a5`. The
 * letter of the kind (none for pawns), as much of where it comes from as tells it apart from other possible actions of
 * the kind to the same place, `x` for a capture, `*` for a shot, where it goes, what a pawn becomes. Pawns that capture
 * say the letter of their cell; pawns that would have to say more, and all that no piece does by going somewhere, are
 * written as records do. In orthodox chess it is the standard algebraic notation of 1994.
 */
class ShortTexts {
public:
    /** How cells are called: as records do, or as the labels beside the board say, where those are others. */
    enum class Cells { ByName, ByLabels };

    /** @p game outlives this. @p possible: what else could be played; kept as it is */
    ShortTexts(const Game& game, const Position& position, std::span<const Action> possible,
               Cells cells = Cells::ByLabels);

    /** @p action without `+` and `#`: those of all actions of the position differ. @pre @p action is legal */
    std::string bare(const Action& action, const PieceLetters& letters) const;
    /** @p action with `+` where it gives check and `#` where it mates. @pre @p action is legal */
    std::string text(const Action& action, const PieceLetters& letters) const;
    /** The same of an action whose successor is known. */
    std::string text(const Action& action, const PieceLetters& letters, const Position& after, const Outcome& outcome,
                     const std::vector<Effect>& atTable) const;

    /** The two parts of a cell's name, as far as it is called so: `e` and `4`. */
    struct CellParts {
        std::string letter;
        std::string number;
    };
    /** What bare() makes a text of, for those who say it otherwise. */
    struct Spelling {
        std::string board;             ///< the name of that on which it begins; empty with a single one
        std::optional<PieceKind> kind; ///< nothing: a kind that is not named
        std::string origin;            ///< as much of it as is needed
        std::string otherBoard;        ///< the name of that to which it goes; empty: it stays on its own
        CellParts to;
    };
    /** Nothing where bare() writes what records do, or no step, capture or shot. What that becomes is no part of it. */
    std::optional<Spelling> spelling(const Action& action) const;

    /** What moves when @p action is carried out; nothing where it is not said by a kind and where that goes. */
    std::optional<PieceKind> mover(const Action& action) const;
    CellParts parts(Cell cell) const;

private:
    std::string boardOf(Cell cell) const;
    std::string target(const Action& action) const;
    std::string suffix(const Action& action, const PieceLetters& letters) const;
    std::string origin(const Action& action) const;
    bool needsWhole(const Action& action) const;
    std::vector<Cell> rivalOrigins(const Action& action) const;
    std::string asRecorded(const Action& action, const PieceLetters& letters) const;
    std::string_view sign(const Action& action, const Position& after, const Outcome& outcome,
                          const std::vector<Effect>& atTable) const;
    bool isCheckTo(Cell king, const Action& action, const Contents& after) const;

    const Game& m_game;
    Position m_position;
    std::vector<Action> m_possible;
    Contents m_contents;
    std::vector<std::optional<PieceKind>> m_kinds; ///< on each cell; a flag that nobody carries as well
    std::optional<PieceKind> m_unnamed;
    bool m_byLabels;
};

} // namespace ringford
