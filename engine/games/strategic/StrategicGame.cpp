// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/StrategicGame.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Gestures.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/chess/SetupParts.h"
#include "engine/games/chess/Telling.h"
#include "engine/games/strategic/Notation.h"
#include "engine/games/strategic/Refusals.h"
#include "engine/games/strategic/SetupText.h"
#include "engine/games/strategic/StrategicJudge.h"
#include "engine/rules/CalledText.h"
#include "engine/search/GameSearch.h"

#include <algorithm>

namespace ringford::strategic {

namespace {

constexpr int kClaimAt = 100; // for each open board

Text titleOf(Army army, int board, int boards)
{
    if (boards == 1)
        return army == Army::White ? RINGFORD_TEXT("White") : RINGFORD_TEXT("Black");
    return armyOnBoard(army == Army::White ? Colour::White : Colour::Black, std::to_string(board + 1));
}

/** The rows, from 0, whose cells are on a road. */
std::vector<int> rowsOf(Bits roads)
{
    std::vector<int> rows;
    for (int rank = 0; rank < 8; ++rank) {
        if ((roads & chess::ownRank(Army::White, rank)) != 0)
            rows.push_back(rank);
    }
    return rows;
}

GameDescription describe(const OptionValues& options)
{
    const Options chosen = readChoices(options);
    const int boards = chosen.boards;
    GameDescription game;
    game.id = StrategicType().id();
    game.title = StrategicType().title();
    game.options = options;
    game.certainty = 40; // one board, or a mate on it, turns what all of them together seemed to be (docs/tuning.md)
    game.board = buildSquareBoards({.boards = boards, .linked = true, .roads = rowsOf(chosen.roads)});
    game.kinds = chess::pieceKinds();
    game.teams.resize(chess::kArmies);
    for (int board = 0; board < boards; ++board) {
        for (const Army army : {Army::White, Army::Black}) {
            const Side side = BoardPlace{static_cast<std::uint8_t>(board)}.side(army);
            const Seat seat = StrategicRules::seatOf(side);
            const Colour colour = army == Army::White ? Colour::White : Colour::Black;
            const std::string name = std::to_string(board + 1) + (army == Army::White ? 'w' : 'b');
            const std::string letter = army == Army::White ? "W" : "B";
            const std::string badge = boards > 1 ? letter + std::to_string(board + 1) : letter;
            game.seats.push_back({name, colour, titleOf(army, board, boards), badge});
            game.sides.push_back({name, seat, colour, board, army == Army::White ? 0.0 : 180.0});
            game.teams[chess::indexOf(army)].insert(seat);
            game.groups.push_back(GroupInfo::pieces(
                name, true, side, board, {chess::unmovedMark({PieceKind{static_cast<std::uint8_t>(Kind::Pawn)}})}));
        }
    }
    game.groups.push_back(GroupInfo::turn(true));
    game.groups.push_back(
        GroupInfo::closed("closed", RINGFORD_TEXT("Closed boards"), {{"w", 0}, {"b", 1}, {"-", std::nullopt}}));
    game.groups.push_back(GroupInfo::quiet());
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    return game;
}

/** Keeps where one piece goes. */
class TargetSink {
public:
    /** @p state outlives it */
    TargetSink(const State& state, Cell from) : m_state(state), m_from(from) {}

    void route(int, int target) { m_target = BoardPlace{static_cast<std::uint8_t>(target)}; }
    void piece(Kind, Spot from, Bits targets)
    {
        if (from == chess::spotOf(m_from))
            chess::forEach(targets, [this](Spot to) { add(to); });
    }
    void pawns(int offset, Bits targets)
    {
        chess::forEach(targets, [&](Spot to) {
            if (to - offset == chess::spotOf(m_from))
                add(to);
        });
    }
    std::vector<Target> take() { return std::move(m_targets); }

private:
    void add(Spot to)
    {
        const bool captures = (m_state.men(m_target.number).occupied() & bit(to)) != 0;
        m_targets.push_back({m_target.cell(to), captures ? Target::Kind::Capture : Target::Kind::Move});
    }

    const State& m_state;
    Cell m_from;
    BoardPlace m_target;
    std::vector<Target> m_targets;
};

/** Where the piece of @p Us on @p cell goes by the way it moves, whatever it leaves open behind it. */
template <Army Us> std::vector<Target> targetsOf(const PositionCache& view, Cell cell)
{
    const int board = BoardPlace::of(cell).number;
    KingSafety unbound;
    unbound.guard.king = view.state().men(board).king(Us);
    unbound.answers = ~Bits{0};
    TargetSink sink(view.state(), cell);
    visitWithin<Us>(view, board, unbound, sink);
    for (const Flank flank : kFlanks) {
        if (view.state().open.contains(beyond(board, flank)))
            visitCrossings<Us>(view, board, flank, unbound, ~Bits{0}, sink);
    }
    return sink.take();
}

} // namespace

StrategicGame::StrategicGame(const OptionValues& options)
    : m_description(describe(options)), m_rules(readChoices(options), m_description.board)
{
}

Result<State, SetupProblems> StrategicGame::read(const Setup& setup) const
{
    auto state = readState(m_description, m_rules.options(), setup);
    if (state)
        m_rules.settle(*state);
    return state;
}

Setup StrategicGame::write(const State& state) const
{
    return writeState(m_description, state);
}

Action StrategicGame::toAction(const State& state, Move move) const
{
    return strategic::toAction(state, move);
}

std::string StrategicGame::text(const State&, const Action& action) const
{
    return chess::writeAction(m_description.board, action);
}

Result<Action, Text> StrategicGame::parse(const State&, std::string_view text) const
{
    return readAction(m_description.board, text);
}

Refusal StrategicGame::why(const State& state, const Action& action) const
{
    return whyNot(m_description, m_rules, state, action);
}

std::vector<Gesture> StrategicGame::gestures(const State&, const Action& action) const
{
    return chess::gesturesOf(action);
}

std::optional<Action> StrategicGame::intended(const State& state, const Gesture& touched) const
{
    const auto& touches = touched.touches;
    if (touches.size() != 2 || !touched.isOnCells())
        return std::nullopt;
    return actionMeant(m_rules, state, touches[0].cell, touches[1].cell);
}

std::vector<Target> StrategicGame::targets(const State& state, Cell cell) const
{
    const int board = BoardPlace::of(cell).number;
    const auto man = state.men(board).at(chess::spotOf(cell));
    if (!man || !state.open.contains(board))
        return {};
    const PositionCache view = m_rules.view(state);
    return man->army == Army::White ? targetsOf<Army::White>(view, cell) : targetsOf<Army::Black>(view, cell);
}

Contents StrategicGame::contents(const State& state) const
{
    Contents contents;
    PositionCache view = m_rules.view(state);
    for (int board = 0; board < m_rules.options().boards; ++board) {
        const BoardPlace place{static_cast<std::uint8_t>(board)};
        const LinkedBoard& here = state.boards[place.number];
        chess::addPieces(here.men, place, here.fresh, contents);
        if (!state.open.contains(board)) {
            const auto winner = state.winner(board);
            contents.closed.push_back({board, winner ? std::optional(place.side(*winner)) : std::nullopt});
        }
        const auto showsCheck = [&](Army army, bool isAttacked) {
            // On a closed board only that of the king that was mated there matters.
            const bool matters = state.open.contains(board) || state.winner(board) == chess::other(army);
            if (isAttacked && matters)
                contents.checks.push_back(place.cell(here.men.king(army)));
        };
        showsCheck(Army::White, view.safety<Army::White>(board).isInCheck());
        showsCheck(Army::Black, view.safety<Army::Black>(board).isInCheck());
    }
    const auto turns = m_rules.sidesInTurn(state);
    contents.sidesOnTurn = turns.acting;
    contents.sidesWaiting = turns.waiting;
    return contents;
}

std::optional<Text> StrategicGame::asks(const State& state, Move move, Seat) const
{
    if (!m_rules.options().asksForPulls || !m_rules.isPull(state, move))
        return std::nullopt;
    const Army army = state.turn(move.target());
    const Side giver = BoardPlace::of(move.from).side(army);
    return Text(RINGFORD_TEXT("Does %1 agree to give away the %2 on %3?"))
        .with(called(m_description, giver))
        .word(chess::word(move.kind))
        .with(m_description.board.name(move.from));
}

QuietCount StrategicGame::quiet(const State& state) const
{
    return {static_cast<int>(state.quiet), kClaimAt * std::max(1, state.open.size())};
}

StrategicType::StrategicType() : GameType("strategic", RINGFORD_TEXT("Strategic chess"), optionSpecs()) {}

Result<OptionValues, Text> StrategicType::resolve(const OptionValues& given) const
{
    return completeOptions(id(), given);
}

std::shared_ptr<const Game> StrategicType::make(const OptionValues& options) const
{
    return std::make_shared<SearchedGame<StrategicGame, StrategicJudge>>(StrategicGame(options));
}

std::vector<std::string> StrategicType::candidates(const OptionSpec& option, const OptionValues& given) const
{
    if (option.name == "roads")
        return {option.standard, "none", "1-8", "3-6", "2-3,6-7"};
    return GameType::candidates(option, given);
}

} // namespace ringford::strategic
