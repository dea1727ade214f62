// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/checkers/CheckersGame.h"

#include "engine/setup/SetupReader.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::checkers {

namespace {

constexpr int kMenOfSide = 8; ///< any of them may be crowned

GameDescription describe()
{
    GameDescription game;
    game.id = "checkers";
    game.title = RINGFORD_TEXT("Choice checkers");
    game.board = board();
    game.kinds = {{'M', "man", RINGFORD_TEXT("man")},
                  {.letter = 'K', .drawing = "crowned-man", .name = RINGFORD_TEXT("king"), .inKit = kMenOfSide}};
    game.seats = {{"white", Colour::White, RINGFORD_TEXT("White"), "W"},
                  {"black", Colour::Black, RINGFORD_TEXT("Black"), "B"}};
    game.sides = {{"white", Seat{0}, Colour::White, 0, 0}, {"black", Seat{1}, Colour::Black, 0, 180}};
    game.teams = {SeatSet(kWhite), SeatSet(kBlack)};
    game.groups = {GroupInfo::pieces("white", true, Side{0}), GroupInfo::pieces("black", true, Side{1}),
                   GroupInfo::turn(), GroupInfo::quiet()};
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    return game;
}

std::string itemText(char letter, Cell cell)
{
    return letter + board().name(cell);
}

} // namespace

CheckersGame::CheckersGame() : m_description(describe()) {}

Result<State, SetupProblems> CheckersGame::read(const Setup& setup) const
{
    SetupReader reader(m_description, setup);
    State state;
    for (const PieceItem& item : reader.pieces()) {
        const Cells cell = bit(bitNumber(item.cell));
        if (!item.suffix.empty())
            reader.problem(item,
                           Text(RINGFORD_TEXT("nothing is expected behind the cell, not '%1'")).quote(item.suffix));
        if (item.kind == kMan && (cell & kLastRank[item.side.index]) != 0)
            reader.problem(item, RINGFORD_TEXT("a man on its last rank would be a king"));
        state.pieces[item.side.index] |= cell;
        if (item.kind == kKing)
            state.kings |= cell;
    }
    if (!reader.hasPieceProblems() && (state.pieces[0] | state.pieces[1]) == 0)
        reader.problem("", "", std::nullopt, RINGFORD_TEXT("nobody has a piece"));
    state.turn = reader.turn().value_or(kWhite).index;
    state.quiet = reader.number("quiet", 0, kMostCounted);
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    return state;
}

Setup CheckersGame::write(const State& state) const
{
    Setup setup{{{"white", {}}, {"black", {}}, {"turn", {m_description.seats[state.turn].name}}}};
    for (const PlacedPiece& placed : contents(state).pieces)
        setup.groups[placed.piece.side.index].items.push_back(
            itemText(m_description.kind(placed.piece.kind).letter, placed.cell));
    if (state.quiet != 0)
        setup.groups.push_back({"quiet", {std::to_string(state.quiet)}});
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
    const bool onCells =
        std::ranges::all_of(touched.touches, [](const Touch& touch) { return touch.kind == Touch::Kind::Cell; });
    if (touched.touches.size() < 2 || !onCells)
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

const std::vector<OptionSpec>& CheckersType::options() const
{
    static const std::vector<OptionSpec> kNone;
    return kNone;
}

Result<std::shared_ptr<const Game>, Text> CheckersType::create(const OptionValues& given) const
{
    const auto chosen = resolveOptions(id(), options(), given);
    if (!chosen)
        return Failure{chosen.error()};
    return std::shared_ptr<const Game>(std::make_shared<GameAdapter<CheckersGame>>(CheckersGame()));
}

} // namespace ringford::checkers
