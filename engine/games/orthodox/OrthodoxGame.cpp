// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/OrthodoxGame.h"

#include "engine/board/BoardBuilder.h"
#include "engine/games/chess/Telling.h"
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/Notation.h"
#include "engine/games/orthodox/SetupText.h"
#include "engine/games/orthodox/Why.h"
#include "engine/play/GameAdapter.h"

#include <algorithm>

namespace ringford::orthodox {

using chess::Army;
using chess::Bits;
using chess::Kind;
using chess::Spot;
using chess::Wing;

namespace {

constexpr const char* kFide = "fide";
constexpr const char* kStrict = "strict";

GameDescription describe(const OptionValues& options)
{
    GameDescription game;
    game.id = "orthodox";
    game.title = RINGFORD_TEXT("Orthodox chess");
    game.options = options;
    game.board = buildSquareBoards({});
    game.kinds = {{'P', "pawn", RINGFORD_TEXT("pawn")}, {'N', "knight", RINGFORD_TEXT("knight")}, {'B', "bishop", RINGFORD_TEXT("bishop")},
                  {'R', "rook", RINGFORD_TEXT("rook")}, {'Q', "queen", RINGFORD_TEXT("queen")},   {'K', "king", RINGFORD_TEXT("king")}};
    game.seats = {{"white", Colour::White, RINGFORD_TEXT("White")}, {"black", Colour::Black, RINGFORD_TEXT("Black")}};
    game.sides = {{"white", Seat{0}, Colour::White, 0, 0}, {"black", Seat{1}, Colour::Black, 0, 180}};
    game.teams = {SeatSet(Seat{0}), SeatSet(Seat{1})};
    const std::string marks(1, kUnmoved);
    game.groups = {{"white", GroupInfo::Kind::Pieces, true, Side{0}, 0, marks},
                   {"black", GroupInfo::Kind::Pieces, true, Side{1}, 0, marks},
                   {"turn", GroupInfo::Kind::Turn, true, {}, 0, ""},
                   {"ep", GroupInfo::Kind::Cells, false, {}, 0, ""},
                   {"quiet", GroupInfo::Kind::Number, false, {}, 0, ""}};
    game.tools = {RINGFORD_TEXT("Move")};
    return game;
}

Fide fideOf(const OptionValues& options)
{
    return findOption(options, kFide) == kStrict ? Fide::Strict : Fide::Plain;
}

/** The castling that somebody means who touches a king at home and then where it goes, or its rook. */
std::optional<Wing> castlingMeant(const State& state, Spot from, Spot to)
{
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const chess::CastlingWay& way = chess::castlingWay(state.turn, wing);
        const bool ontoRook = to == way.rookFrom && (state.men.of(state.turn, Kind::Rook) & chess::bit(to)) != 0;
        if (from == way.kingFrom && (to == way.kingTo || ontoRook))
            return wing;
    }
    return std::nullopt;
}

/** Where the king of @p army might go if it were on turn: never into attack, so that what it reaches is what is legal. */
Bits kingTargets(State state, Army army)
{
    state.turn = army;
    state.enPassant = 0;
    OrthodoxRules::Moves moves;
    OrthodoxRules(Fide::Plain).generate(state, moves);
    Bits reached = 0;
    for (const Move move : moves)
        reached |= mover(move.form()) == Kind::King ? chess::bit(move.to()) : 0;
    return reached;
}

/** Orthodox chess with its other notation for positions. */
class AdapterWithFen final : public GameAdapter<OrthodoxGame> {
public:
    explicit AdapterWithFen(OrthodoxGame game) : GameAdapter(std::move(game)), m_fen(description()) {}

    const Fen* fen() const override { return &m_fen; }

private:
    class Forsyth final : public Fen {
    public:
        explicit Forsyth(const GameDescription& game) : m_game(game) {}
        std::string write(const Position& position, int fullMove) const override { return writeFen(m_game, state(position), fullMove); }
        Result<Start, Text> read(std::string_view text) const override
        {
            const auto content = readFen(m_game, text);
            if (!content)
                return Failure{content.error()};
            return Start{wrap(content->state), content->fullMove};
        }

    private:
        const GameDescription& m_game;
    };

    Forsyth m_fen;
};

} // namespace

OrthodoxGame::OrthodoxGame(const OptionValues& options) : m_rules(fideOf(options)), m_description(describe(options)) {}

Result<State, SetupProblems> OrthodoxGame::read(const Setup& setup) const { return readState(m_description, setup); }

Setup OrthodoxGame::write(const State& state) const { return writeState(m_description, state); }

Action OrthodoxGame::toAction(const State& state, const Move& move) const { return orthodox::toAction(state, move); }

std::string OrthodoxGame::text(const State&, const Action& action) const { return writeAction(m_description.board, action); }

Result<Action, Text> OrthodoxGame::parse(const State& state, std::string_view text) const
{
    return readAction(m_description.board, state.turn, text);
}

Refusal OrthodoxGame::why(const State& state, const Action& action) const { return whyNot(m_description.board, state, action); }

std::vector<Gesture> OrthodoxGame::gestures(const State& state, const Action& action) const
{
    std::vector<Gesture> ways{{0, {Touch::on(action.from), Touch::on(action.to)}}};
    if (action.kind == Action::Kind::Castle) {
        const Wing wing = action.to > action.from ? Wing::King : Wing::Queen;
        ways.push_back({0, {Touch::on(action.from), Touch::on(cellOf(chess::castlingWay(state.turn, wing).rookFrom))}});
    }
    return ways;
}

std::optional<Action> OrthodoxGame::intended(const State& state, const Gesture& touched) const
{
    const bool onCells = std::ranges::all_of(touched.touches, [](const Touch& touch) { return touch.kind == Touch::Kind::Cell; });
    if (touched.touches.size() != 2 || !onCells)
        return std::nullopt;
    Action action;
    action.from = touched.touches[0].cell;
    action.to = touched.touches[1].cell;
    const Spot from = spotOf(action.from);
    const Spot to = spotOf(action.to);
    const auto man = state.men.at(from);
    const bool own = man && man->army == state.turn;
    if (own && man->kind == Kind::King) {
        if (const auto wing = castlingMeant(state, from, to))
            return castlingAction(state.turn, *wing);
    }
    const auto target = state.men.at(to);
    if (target && target->army != state.turn)
        action.kind = Action::Kind::Capture;
    const bool pawn = own && man->kind == Kind::Pawn;
    if (pawn && (chess::pawnAttacks(state.turn, chess::bit(from)) & chess::bit(to)) != 0)
        action.kind = Action::Kind::Capture;
    if (pawn && (kLastRanks & chess::bit(to)) != 0)
        action.placed = PieceKind{static_cast<std::uint8_t>(Kind::Queen)};
    return action;
}

std::vector<Target> OrthodoxGame::targets(const State& state, Cell cell) const
{
    const Spot from = spotOf(cell);
    const auto man = state.men.at(from);
    if (!man)
        return {};
    const Bits enPassant = man->kind == Kind::Pawn && man->army == state.turn ? state.enPassant : 0;
    Bits reached = chess::reach(state.men, *man, from) | (enPassant & chess::pawnAttacks(man->army, chess::bit(from)));
    if (man->kind == Kind::King)
        reached = kingTargets(state, man->army);
    std::vector<Target> targets;
    chess::forEach(reached, [&](Spot to) {
        const bool captures = ((state.men.occupied() | enPassant) & chess::bit(to)) != 0;
        targets.push_back({cellOf(to), captures ? Target::Kind::Capture : Target::Kind::Move});
    });
    return targets;
}

Contents OrthodoxGame::contents(const State& state) const
{
    Contents contents;
    chess::forEach(state.men.occupied(), [&](Spot spot) { contents.pieces.push_back({cellOf(spot), pieceOf(*state.men.at(spot))}); });
    const Spot king = state.men.king(state.turn);
    if (chess::attackers(state.men, chess::other(state.turn), king, state.men.occupied()) != 0)
        contents.checks.push_back(cellOf(king));
    contents.sidesOnTurn.insert(Side{static_cast<std::uint8_t>(state.turn)});
    return contents;
}

Text OrthodoxType::title() const { return RINGFORD_TEXT("Orthodox chess"); }

const std::vector<OptionSpec>& OrthodoxType::options() const
{
    static const std::vector<OptionSpec> kOptions{{kFide, "plain", {"plain", kStrict}, std::nullopt, "", RINGFORD_TEXT("FIDE rule on dead positions")}};
    return kOptions;
}

Result<std::shared_ptr<const Game>, Text> OrthodoxType::create(const OptionValues& given) const
{
    const auto chosen = resolveOptions(id(), options(), given);
    if (!chosen)
        return Failure{chosen.error()};
    return std::shared_ptr<const Game>(std::make_shared<AdapterWithFen>(OrthodoxGame(*chosen)));
}

} // namespace ringford::orthodox
