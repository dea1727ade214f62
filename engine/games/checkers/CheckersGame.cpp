// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/checkers/CheckersGame.h"

#include "engine/games/checkers/CheckersJudge.h"
#include "engine/rules/NoAction.h"
#include "engine/rules/PlainText.h"
#include "engine/search/GameSearch.h"
#include "engine/setup/SetupReader.h"
#include "engine/setup/SetupWriter.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace ringford::checkers {

namespace {

constexpr int kMenOfSide = 8; ///< any of them may be crowned

GameDescription describe()
{
    GameDescription game;
    game.id = CheckersType().id();
    game.title = CheckersType().title();
    game.board = board();
    game.kinds = {
        {.letter = 'M', .drawing = "man", .name = RINGFORD_TEXT("man"), .worth = 1},
        {.letter = 'K', .drawing = "crowned-man", .name = RINGFORD_TEXT("king"), .worth = 2, .inKit = kMenOfSide}};
    game.seats = {{"white", Colour::White, RINGFORD_TEXT("White"), "W"},
                  {"black", Colour::Black, RINGFORD_TEXT("Black"), "B"}};
    game.sides = {{"white", Seat{0}, Colour::White, 0, 0}, {"black", Seat{1}, Colour::Black, 0, 180}};
    game.teams = {SeatSet(kWhite), SeatSet(kBlack)};
    game.groups = {GroupInfo::pieces("white", true, Side{0}), GroupInfo::pieces("black", true, Side{1}),
                   GroupInfo::turn(), GroupInfo::quiet()};
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    return game;
}

Refusal refuse(Text sentence, std::vector<Cell> cells, const char* section)
{
    return {std::move(sentence), std::move(cells), section};
}

bool looksLikeCell(std::string_view name)
{
    return name.size() == 2 && name[0] >= 'a' && name[0] <= 'h' && name[1] >= '1' && name[1] <= '8';
}

/** Whose legs all are right is legal, and nobody asks why it is not. @pre it is there */
Refusal known(std::optional<Refusal> refusal)
{
    assert(refusal);
    return *std::move(refusal);
}

/** Looks at one leg of an action after the other, with what has been jumped so far. */
class LegChecker {
public:
    LegChecker(const State& state, Cell from)
        : m_state(state), m_at(bitNumber(from)), m_start(bit(m_at)), m_isKing((state.kings & m_start) != 0)
    {
    }

    std::optional<Refusal> step(Cell to) const
    {
        const int end = bitNumber(to);
        if (!diagonalTo(end, 1))
            return refuse(m_isKing ? RINGFORD_TEXT("a king moves one cell diagonally")
                                   : RINGFORD_TEXT("a man moves one cell diagonally forward"),
                          {boardCell(m_at), to}, "moves");
        return common(end, to);
    }

    std::optional<Refusal> jump(Cell to)
    {
        if (m_crowned)
            return refuse(RINGFORD_TEXT("a man that reaches the last rank becomes a king, and its turn ends there"),
                          {boardCell(m_at)}, "jumps");
        const int end = bitNumber(to);
        const auto diagonal = diagonalTo(end, 2);
        if (!diagonal)
            return refuse(RINGFORD_TEXT("a jump goes diagonally over one piece to the cell right behind it"),
                          {boardCell(m_at), to}, "jumps");
        const Cells over = bit(m_at + offset(*diagonal));
        const Cell between = boardCell(m_at + offset(*diagonal));
        if ((m_jumped & over) != 0)
            return refuse(Text(RINGFORD_TEXT("the piece on %1 has been jumped already; none is jumped twice"))
                              .with(board().name(between)),
                          {between}, "jumps");
        if ((m_state.own() & over & ~m_start) != 0)
            return refuse(
                Text(RINGFORD_TEXT("your own pieces are not jumped, and one stands on %1")).with(board().name(between)),
                {between}, "jumps");
        if ((m_state.enemy() & over) == 0)
            return refuse(Text(RINGFORD_TEXT("there is no enemy on %1 to jump")).with(board().name(between)), {between},
                          "jumps");
        if (auto wrong = common(end, to))
            return wrong;
        m_jumped |= over;
        m_at = end;
        m_crowned = !m_isKing && (bit(end) & kLastRank[m_state.turn]) != 0;
        return std::nullopt;
    }

private:
    std::optional<Diagonal> diagonalTo(int end, int steps) const
    {
        const auto found = std::ranges::find_if(kDiagonals, [&](Diagonal d) {
            const int files = std::abs(end % 8 - m_at % 8);
            return files == steps && end - m_at == steps * offset(d);
        });
        return found == kDiagonals.end() ? std::nullopt : std::optional(*found);
    }

    std::optional<Refusal> common(int end, Cell to) const
    {
        const bool northwards = end > m_at;
        if (!m_isKing && northwards != (m_state.turn == 0))
            return refuse(RINGFORD_TEXT("a man goes forward only"), {boardCell(m_at), to}, "moves");
        if ((bit(end) & ~m_start & ~m_state.empty()) != 0)
            return refuse(Text(RINGFORD_TEXT("%1 is occupied")).with(board().name(to)), {to}, "moves");
        return std::nullopt;
    }

    const State& m_state;
    int m_at;
    Cells m_start;
    bool m_isKing;
    bool m_crowned = false;
    Cells m_jumped = 0;
};

} // namespace

CheckersGame::CheckersGame() : m_description(describe()) {}

Result<State, SetupProblems> CheckersGame::read(const Setup& setup) const
{
    SetupReader reader(m_description, setup);
    State state;
    for (const PieceItem& item : reader.pieces()) {
        const Cells cell = bit(bitNumber(item.cell));
        reader.refuseSuffix(item);
        if (item.kind == kMan && (cell & kLastRank[item.side.index]) != 0)
            reader.problem(item, RINGFORD_TEXT("a man on its last rank would be a king"));
        state.pieces[item.side.index] |= cell;
        if (item.kind == kKing)
            state.kings |= cell;
    }
    if (!reader.hasPieceProblems() && (state.pieces[0] | state.pieces[1]) == 0)
        reader.problem("", "", std::nullopt, RINGFORD_TEXT("nobody has a piece"));
    state.turn = reader.turn().value_or(kWhite).index;
    state.quiet = reader.quiet();
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    return state;
}

Setup CheckersGame::write(const State& state) const
{
    Setup setup{pieceGroups(m_description, contents(state).pieces)};
    setup.groups.push_back({"turn", {m_description.seats[state.turn].name}});
    addQuiet(setup, state.quiet);
    return setup;
}

Action CheckersGame::toAction(const State&, const Move& move) const
{
    Action action;
    action.kind = move.jumps == 0 ? Action::Kind::Step : Action::Kind::Jump;
    action.from = boardCell(move.from);
    action.to = boardCell(move.to);
    int at = move.from;
    for (int jump = 0; jump + 1 < move.jumps; ++jump) {
        at += 2 * offset(move.diagonal(jump));
        action.path.push(boardCell(at));
    }
    return action;
}

std::vector<Gesture> CheckersGame::gestures(const State&, const Action& action) const
{
    Gesture gesture{0, {Touch::on(action.from)}};
    for (const Cell cell : action.path.cells())
        gesture.touches.push_back(Touch::on(cell));
    gesture.touches.push_back(Touch::on(action.to));
    return {gesture};
}

std::optional<Action> CheckersGame::intended(const State&, const Gesture& touched) const
{
    if (touched.touches.size() < 2 || !touched.isOnCells())
        return std::nullopt;
    Action action;
    action.from = touched.touches.front().cell;
    action.to = touched.touches.back().cell;
    for (std::size_t i = 1; i + 1 < touched.touches.size(); ++i) {
        if (!action.path.push(touched.touches[i].cell))
            return std::nullopt;
    }
    const Place from = board().place(action.from);
    const Place to = board().place(touched.touches[1].cell);
    const bool isJump =
        touched.touches.size() > 2 || (std::abs(from.column - to.column) == 2 && std::abs(from.row - to.row) == 2);
    action.kind = isJump ? Action::Kind::Jump : Action::Kind::Step;
    return action;
}

std::vector<Target> CheckersGame::targets(const State& state, Cell cell) const
{
    const int number = bitNumber(cell);
    State asIfOnTurn = state;
    asIfOnTurn.turn = (state.pieces[1] & bit(number)) != 0 ? 1 : 0;
    CheckersRules::Moves moves;
    m_rules.generate(asIfOnTurn, moves);
    std::vector<Target> targets;
    for (const Move& move : moves) {
        const Target target{boardCell(move.to), move.jumps == 0 ? Target::Kind::Move : Target::Kind::Capture};
        if (move.from == number && std::ranges::find(targets, target) == targets.end())
            targets.push_back(target);
    }
    return targets;
}

Contents CheckersGame::contents(const State& state) const
{
    Contents contents;
    for (std::uint16_t index = 0; index < board().cellCount(); ++index) {
        const Cells cell = bit(bitNumber(Cell{index}));
        for (std::uint8_t side = 0; side < 2; ++side) {
            if ((state.pieces[side] & cell) != 0)
                contents.pieces.push_back({Cell{index}, {(state.kings & cell) != 0 ? kKing : kMan, Side{side}}});
        }
    }
    contents.sidesOnTurn.insert(Side{state.turn});
    return contents;
}

std::string CheckersGame::text(const State&, const Action& action) const
{
    const char sign = action.kind == Action::Kind::Jump ? 'x' : '-';
    std::string out = board().name(action.from);
    for (const Cell cell : action.path.cells())
        out += sign + board().name(cell);
    return out + sign + board().name(action.to);
}

Result<Action, Text> CheckersGame::parse(const State&, std::string_view text) const
{
    const auto divider = text.find_first_of("-x");
    if (divider == std::string_view::npos)
        return Failure{noAction()};
    const char sign = text[divider];
    std::vector<Cell> cells;
    std::string_view misfit;
    const bool allFit = eachPart(text, sign, [&](std::string_view name) {
        const auto cell = board().find(name);
        if (cell)
            cells.push_back(*cell);
        else
            misfit = name;
        return cell.has_value();
    });
    if (!allFit && looksLikeCell(misfit))
        return Failure{Text(RINGFORD_TEXT("'%1' is a light square: only the dark ones are played on")).with(misfit)};
    if (!allFit || (sign == '-' && cells.size() != 2))
        return Failure{noAction()};
    Action action;
    action.kind = sign == 'x' ? Action::Kind::Jump : Action::Kind::Step;
    action.from = cells.front();
    action.to = cells.back();
    // Longer rows than a path can hold are cut: no legal row is nearly as long, so the cut one is refused all the same.
    for (std::size_t i = 1; i + 1 < cells.size() && action.path.push(cells[i]); ++i)
        continue;
    return action;
}

Refusal CheckersGame::why(const State& state, const Action& action) const
{
    const Cells from = bit(bitNumber(action.from));
    if ((state.enemy() & from) != 0)
        return refuse(Text(RINGFORD_TEXT("it is the turn of %1")).sentence(m_description.seats[state.turn].title),
                      {action.from}, "turn");
    if ((state.own() & from) == 0)
        return refuse(Text(RINGFORD_TEXT("there is no piece on %1")).with(board().name(action.from)), {action.from},
                      "moves");
    LegChecker checker(state, action.from);
    if (action.kind != Action::Kind::Jump)
        return known(checker.step(action.to));
    for (const Cell cell : action.path.cells()) {
        if (auto refusal = checker.jump(cell))
            return *std::move(refusal);
    }
    return known(checker.jump(action.to));
}

CheckersType::CheckersType() : GameType("checkers", RINGFORD_TEXT("Choice checkers"), {}) {}

std::shared_ptr<const Game> CheckersType::make(const OptionValues&) const
{
    return std::make_shared<SearchedGame<CheckersGame, CheckersJudge>>(CheckersGame());
}

} // namespace ringford::checkers
