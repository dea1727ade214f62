// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/OrthodoxGame.h"

#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Gestures.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Refusals.h"
#include "engine/games/chess/SetupParts.h"
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "engine/games/orthodox/SetupText.h"
#include "engine/search/GameSearch.h"

namespace ringford::orthodox {

namespace {

constexpr const char* kFide = "fide";
constexpr const char* kStrict = "strict";

GameDescription describe(const OptionValues& options)
{
    GameDescription game;
    game.id = OrthodoxType().id();
    game.title = OrthodoxType().title();
    game.options = options;
    game.board = buildSquareBoards({});
    game.kinds = chess::pieceKinds();
    game.seats = {{"white", Colour::White, RINGFORD_TEXT("White"), "W"},
                  {"black", Colour::Black, RINGFORD_TEXT("Black"), "B"}};
    game.sides = {{"white", Seat{0}, Colour::White, 0, 0}, {"black", Seat{1}, Colour::Black, 0, 180}};
    game.teams = {SeatSet(Seat{0}), SeatSet(Seat{1})};
    const std::vector<FactInfo> facts{chess::castlingMark()};
    game.groups = {GroupInfo::pieces("white", true, Side{0}, 0, facts),
                   GroupInfo::pieces("black", true, Side{1}, 0, facts), GroupInfo::turn(),
                   GroupInfo::cells("ep", RINGFORD_TEXT("Cell that a pawn has just passed over")), GroupInfo::quiet()};
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    return game;
}

Fide fideOf(const OptionValues& options)
{
    return findOption(options, kFide) == kStrict ? Fide::Strict : Fide::Plain;
}

/** Orthodox chess with its other notation for positions. */
class AdapterWithFen final : public SearchedGame<OrthodoxGame, OrthodoxJudge> {
public:
    explicit AdapterWithFen(OrthodoxGame game) : SearchedGame(std::move(game)), m_fen(description()) {}

    const Fen* fen() const override { return &m_fen; }

private:
    class Forsyth final : public Fen {
    public:
        explicit Forsyth(const GameDescription& game) : m_game(game) {}
        std::string write(const Position& position, int fullMove) const override
        {
            return writeFen(m_game, state(position), fullMove);
        }
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

Result<State, SetupProblems> OrthodoxGame::read(const Setup& setup) const
{
    return readState(m_description, setup);
}

Setup OrthodoxGame::write(const State& state) const
{
    return writeState(m_description, state);
}

Action OrthodoxGame::toAction(const State& state, chess::Move move) const
{
    return chess::toAction(state, kBoard, move);
}

std::string OrthodoxGame::text(const State&, const Action& action) const
{
    return chess::writeAction(m_description.board, action);
}

Result<Action, Text> OrthodoxGame::parse(const State& state, std::string_view text) const
{
    return chess::readAction(m_description.board, kBoard, state.turn, text);
}

Refusal OrthodoxGame::why(const State& state, const Action& action) const
{
    return chess::whyNot({m_description.board, state.men, kBoard}, state, action);
}

std::vector<Gesture> OrthodoxGame::gestures(const State&, const Action& action) const
{
    return chess::gesturesOf(action);
}

std::optional<Action> OrthodoxGame::intended(const State& state, const Gesture& touched) const
{
    const auto& touches = touched.touches;
    if (touches.size() != 2 || !touched.isOnCells())
        return std::nullopt;
    return chess::intendedAction(state, kBoard, chess::spotOf(touches[0].cell), chess::spotOf(touches[1].cell));
}

std::vector<Target> OrthodoxGame::targets(const State& state, Cell cell) const
{
    return chess::targetsOf(state, kBoard, chess::spotOf(cell));
}

Contents OrthodoxGame::contents(const State& state) const
{
    Contents contents;
    chess::addContents(state, kBoard, contents);
    return contents;
}

OrthodoxType::OrthodoxType()
    : GameType(
          "orthodox", RINGFORD_TEXT("Orthodox chess"),
          {OptionSpec::choice(
              kFide, {"plain", kStrict}, RINGFORD_TEXT("Dead positions"),
              RINGFORD_TEXT("what happens when nobody can mate any more"),
              {RINGFORD_TEXT("play goes on"), RINGFORD_TEXT("drawn at once")},
              {RINGFORD_TEXT("with kings alone, or one bishop or knight beside them, the game goes on all the same"),
               RINGFORD_TEXT("with kings alone, or one bishop or knight beside them, the game is drawn at once; after "
                             "repetitions or fifty moves a player still has to claim a draw")})})
{
}

std::shared_ptr<const Game> OrthodoxType::make(const OptionValues& options) const
{
    return std::make_shared<AdapterWithFen>(OrthodoxGame(options));
}

} // namespace ringford::orthodox
