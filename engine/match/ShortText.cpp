// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/ShortText.h"

#include "engine/board/CellLabels.h"
#include "engine/match/TypedActions.h"

#include <algorithm>

namespace ringford {

namespace {

using Does = Action::Kind;

bool goesSomewhere(const Action& action)
{
    return action.kind == Does::Step || action.kind == Does::Capture || action.kind == Does::Shot ||
           action.kind == Does::Leave;
}

/** Whether check and mate are told behind it: not where no piece of the seat on turn acts. */
bool tellsCheck(const Action& action)
{
    return action.kind == Does::Step || action.kind == Does::Capture || action.kind == Does::Shot ||
           action.kind == Does::Castle || action.kind == Does::Drop || action.kind == Does::Swap;
}

std::string_view signOf(Does kind)
{
    return kind == Does::Capture ? "x" : kind == Does::Shot ? "*" : "";
}

} // namespace

ShortTexts::ShortTexts(const Game& game, const Position& position, std::span<const Action> possible, Cells cells)
    : m_game(game), m_position(position), m_possible(possible.begin(), possible.end()),
      m_contents(game.contents(position)), m_kinds(static_cast<std::size_t>(game.board().cellCount())),
      m_unnamed(unnamedKind(game.description())), m_byLabels(cells == Cells::ByLabels && hasOwnLabels(game.board()))
{
    for (const Marker& marker : m_contents.markers) {
        if (!marker.carried && game.description().kind(marker.kind).blast == 0) // what goes off stays where it is
            m_kinds[marker.cell.index] = marker.kind;
    }
    for (const PlacedPiece& placed : m_contents.pieces)
        m_kinds[placed.cell.index] = placed.piece.kind;
}

std::optional<PieceKind> ShortTexts::mover(const Action& action) const
{
    return m_unnamed && goesSomewhere(action) ? m_kinds[action.from.index] : std::nullopt;
}

ShortTexts::CellParts ShortTexts::parts(Cell cell) const
{
    const Board& board = m_game.board();
    if (m_byLabels) {
        const CellLabels labels = labelsOf(board, board.place(cell));
        return {labels.row, labels.column};
    }
    const std::string_view name = board.shortName(cell);
    return {std::string(name.substr(0, 1)), std::string(name.substr(1))};
}

std::string boardName(const Board& board, Cell cell)
{
    return board.faces().size() == 1 ? std::string() : board.faces()[board.place(cell).face].name;
}

/** `2:` where there are several boards. */
std::string ShortTexts::boardOf(Cell cell) const
{
    const std::string name = boardName(m_game.board(), cell);
    return name.empty() ? name : name + ':';
}

/** Where it goes, with the sign of what it does there; a piece that leaves its board says which it reaches. */
std::string ShortTexts::target(const Action& action) const
{
    if (action.kind == Does::Leave)
        return "-off";
    const Board& board = m_game.board();
    const bool crosses = board.place(action.from).face != board.place(action.to).face;
    std::string out(crosses && action.kind == Does::Step ? "-" : signOf(action.kind));
    const CellParts to = parts(action.to);
    return out.append(crosses ? boardOf(action.to) : std::string()).append(to.letter).append(to.number);
}

/** `=Q`, `=Q#2@c3`, `~`. */
std::string ShortTexts::suffix(const Action& action, const PieceLetters& letters) const
{
    if (!action.placed)
        return action.leavesFlags ? "~" : "";
    const std::string recorded = m_game.text(m_position, action);
    return "=" + letters.of(*action.placed) + recorded.substr(recorded.find('=') + 2);
}

/** Where other pieces of the kind stand that could do the same on their board. */
std::vector<Cell> ShortTexts::rivalOrigins(const Action& action) const
{
    const Board& board = m_game.board();
    std::vector<Cell> origins;
    for (const Action& other : m_possible) {
        if (other.to != action.to && action.kind != Does::Leave)
            continue;
        Action same = other;
        same.from = action.from;
        same.to = action.to; // who leaves says nothing of where to
        if (same == action && other.from != action.from && mover(other) == mover(action) &&
            board.place(other.from).face == board.place(action.from).face)
            origins.push_back(other.from);
    }
    return origins;
}

/** Whether a pawn has to say the whole cell that it comes from. */
bool ShortTexts::needsWhole(const Action& action) const
{
    if (mover(action) != m_unnamed)
        return false;
    if (action.kind == Does::Leave)
        return true;
    const auto rivals = rivalOrigins(action);
    const Board& board = m_game.board();
    const bool saysLetter = action.kind != Does::Step || board.place(action.from).face != board.place(action.to).face;
    const std::string letter = parts(action.from).letter;
    return saysLetter ? std::ranges::any_of(rivals, [&](Cell rival) { return parts(rival).letter == letter; })
                      : !rivals.empty();
}

/** As much of where it comes from as is needed. @pre !needsWhole(action) */
std::string ShortTexts::origin(const Action& action) const
{
    const CellParts own = parts(action.from);
    if (mover(action) == m_unnamed) {
        const Board& board = m_game.board();
        const bool isStep = action.kind == Does::Step && board.place(action.from).face == board.place(action.to).face;
        return isStep ? std::string() : own.letter;
    }
    bool sharesLetter = false;
    bool sharesNumber = false;
    const auto rivals = rivalOrigins(action);
    for (const Cell rival : rivals) {
        const CellParts other = parts(rival);
        sharesLetter |= other.letter == own.letter;
        sharesNumber |= other.number == own.number;
    }
    if (rivals.empty())
        return {};
    if (!sharesLetter)
        return own.letter;
    return sharesNumber ? own.letter + own.number : own.number;
}

/** As records write it, with the cells of the labels and the letters asked for. */
std::string ShortTexts::asRecorded(const Action& action, const PieceLetters& letters) const
{
    const std::string recorded = m_game.text(m_position, action);
    std::string text =
        m_byLabels ? inLabels(m_game.board(), action, recorded) : withoutOnlyBoard(m_game.board(), recorded);
    if (!action.placed || !m_unnamed)
        return text;
    const auto equals = text.find('=');
    const std::size_t at = equals == std::string::npos ? boardOf(action.to).size() : equals + 1;
    return text.replace(at, 1, letters.of(*action.placed));
}

std::string ShortTexts::bare(const Action& action, const PieceLetters& letters) const
{
    const auto kind = mover(action);
    if (!kind || needsWhole(action))
        return asRecorded(action, letters);
    const std::string letter = kind == m_unnamed ? std::string() : letters.of(*kind);
    return boardOf(action.from) + letter + origin(action) + target(action) + suffix(action, letters);
}

std::optional<ShortTexts::Spelling> ShortTexts::spelling(const Action& action) const
{
    const auto kind = mover(action);
    if (!kind || action.kind == Does::Leave || needsWhole(action))
        return std::nullopt;
    const Board& board = m_game.board();
    const bool crosses = board.place(action.from).face != board.place(action.to).face;
    return Spelling{boardName(board, action.from), kind == m_unnamed ? std::nullopt : kind, origin(action),
                    crosses ? boardName(board, action.to) : std::string(), parts(action.to)};
}

std::string ShortTexts::text(const Action& action, const PieceLetters& letters) const
{
    const Successor next = m_game.apply(m_position, action);
    return text(action, letters, next.position, next.outcome, next.effects);
}

std::string ShortTexts::text(const Action& action, const PieceLetters& letters, const Position& after,
                             const Outcome& outcome, const std::vector<Effect>& atTable) const
{
    std::string text = bare(action, letters);
    return m_unnamed && tellsCheck(action) ? text.append(sign(action, after, outcome, atTable)) : text;
}

std::string_view ShortTexts::sign(const Action& action, const Position& after, const Outcome& outcome,
                                  const std::vector<Effect>& atTable) const
{
    if (outcome.kind == Outcome::Kind::Won && outcome.reason == Reason::Checkmate)
        return "#";
    const Board& board = m_game.board();
    const auto isTouched = [&](Cell cell) {
        const auto face = board.place(cell).face;
        return face == board.place(action.from).face || face == board.place(action.to).face;
    };
    const auto isMate = [&](const Effect& effect) {
        // Mates on other boards may be called only now, by whoever completes a round.
        return effect.kind == Effect::Kind::BoardClosed && effect.reason == Reason::Checkmate &&
               (isTouched(effect.to) || std::ranges::find(m_contents.checks, effect.from) == m_contents.checks.end());
    };
    if (std::ranges::any_of(atTable, isMate))
        return "#";
    const Contents contents = m_game.contents(after);
    return std::ranges::any_of(contents.checks, [&](Cell king) { return isCheckTo(king, action, contents); }) ? "+"
                                                                                                              : "";
}

/** Whether a king that is attacked behind @p action is attacked by it. */
bool ShortTexts::isCheckTo(Cell king, const Action& action, const Contents& after) const
{
    const Board& board = m_game.board();
    const auto face = board.place(king).face;
    const bool isTouched = face == board.place(action.from).face || face == board.place(action.to).face;
    if (!isTouched && std::ranges::find(m_contents.checks, king) != m_contents.checks.end())
        return false;
    const PlacedPiece* const attacked = after.pieceAt(king);
    if (!attacked || after.players[attacked->piece.side.index] == m_game.actor(m_position, action))
        return false;
    // Of three armies on a board, somebody else's may give it.
    int armies = 0;
    const auto& sides = m_game.description().sides;
    for (std::uint8_t index = 0; index < sides.size(); ++index)
        armies += sides[index].face == face && !after.sidesOut.contains(Side{index}) ? 1 : 0;
    return armies == 2;
}

} // namespace ringford
