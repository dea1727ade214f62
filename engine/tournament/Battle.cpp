// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Battle.h"

#include "engine/games/Registry.h"
#include "engine/setup/SetupEdits.h"

#include <algorithm>
#include <cstdlib>

namespace ringford {

namespace {

constexpr Side kWhiteSide{0};
constexpr Side kBlackSide{1};

/** Where the pieces of a kind stand at the start of a full battle, those nearest to the middle row first. */
std::vector<Cell> standardCells(const Game& game, Side side, char letter)
{
    const GameDescription& description = game.description();
    const int middle = (description.board.faces().front().rows - 1) / 2;
    std::vector<Cell> cells;
    for (const PlacedPiece& placed : game.contents(game.start()).pieces) {
        if (placed.piece.side == side && description.kind(placed.piece.kind).letter == letter)
            cells.push_back(placed.cell);
    }
    std::ranges::stable_sort(cells, {},
                             [&](Cell cell) { return std::abs(description.board.place(cell).row - middle); });
    return cells;
}

/** Takes off what an army lacks of the full one. */
void giveUp(const Game& game, Setup& setup, Side side, const Army& army)
{
    for (const ArmyKind& kind : kArmyKinds) {
        const std::vector<Cell> cells = standardCells(game, side, kind.letter);
        for (std::size_t i = static_cast<std::size_t>(army.*kind.count); i < cells.size(); ++i)
            takePiece(game.description(), setup, cells[i]);
    }
}

/** What was captured of each side on the main line, in points. */
void addLosses(const Match& match, BattleFigures& battle)
{
    const GameDescription& game = match.game().description();
    for (const Node* const node : GameTree::path(match.end())) {
        for (const Effect& effect : match.effects(node)) {
            if (effect.kind != Effect::Kind::Captured)
                continue;
            auto& lost = effect.piece.side == kWhiteSide ? battle.whiteLost : battle.blackLost;
            lost = static_cast<std::uint8_t>(lost + game.kind(effect.piece.kind).points);
        }
    }
}

/** How a match ended: by the play, else as its record states. */
std::optional<BattleResult> resultOf(const Match& match)
{
    const Outcome& outcome = match.end()->outcome();
    if (outcome.kind == Outcome::Kind::Won)
        return outcome.winners.contains(Seat{0}) ? BattleResult::White : BattleResult::Black;
    if (outcome.kind == Outcome::Kind::Drawn)
        return BattleResult::Draw;
    const std::string token = match.statedResult() ? match.statedResult()->token : std::string();
    if (token == "1-0")
        return BattleResult::White;
    if (token == "0-1")
        return BattleResult::Black;
    return token == "1/2-1/2" ? std::optional(BattleResult::Draw) : std::nullopt;
}

} // namespace

const std::shared_ptr<const Game>& battleGame()
{
    static const std::shared_ptr<const Game> kGame = *Registry::standard().create("longchess", {{"mode", "ctm"}});
    return kGame;
}

Setup battleSetup(const Army& white, const Army& black)
{
    const Game& game = *battleGame();
    Setup setup = game.write(game.start());
    giveUp(game, setup, kWhiteSide, white);
    giveUp(game, setup, kBlackSide, black);
    return setup;
}

Position battleStart(const Army& white, const Army& black)
{
    return *battleGame()->read(battleSetup(white, black));
}

bool isBattleStart(const Game& game, const Position& position)
{
    const std::vector<PlacedPiece> there = game.contents(position).pieces;
    Setup setup = game.write(game.start());
    for (const PlacedPiece& placed : game.contents(game.start()).pieces) {
        if (std::ranges::find(there, placed) == there.end())
            takePiece(game.description(), setup, placed.cell);
    }
    return writeSetup(setup) == writeSetup(game.write(position));
}

Army armyOf(const Game& game, const Position& position, Side side)
{
    return armyOf(game.description(), game.contents(position).pieces, side);
}

Army armyOf(const GameDescription& game, std::span<const PlacedPiece> pieces, Side side)
{
    Army army{0, 0, 0, 0};
    for (const PlacedPiece& placed : pieces) {
        const char letter = game.kind(placed.piece.kind).letter;
        const auto kind = std::ranges::find(kArmyKinds, letter, &ArmyKind::letter);
        if (placed.piece.side == side && kind != kArmyKinds.end())
            ++(army.*kind->count);
    }
    return army;
}

Result<BattleFigures, Text> battleOf(const Match& match)
{
    const GameDescription& game = match.game().description();
    const GameDescription& wanted = battleGame()->description();
    if (game.id != wanted.id || game.options != wanted.options)
        return Failure{Text(RINGFORD_TEXT("a battle is a game of %1 with %2, and no other option changed"))
                           .with(wanted.id)
                           .with("mode=ctm")};
    const Position start = match.position(match.start());
    if (!isBattleStart(match.game(), start))
        return Failure{Text(RINGFORD_TEXT("a battle begins with the armies at their start, less what was given up"))};
    const auto result = resultOf(match);
    if (!result)
        return Failure{Text(RINGFORD_TEXT("this battle is not over"))};
    BattleFigures battle;
    battle.whiteArmy = static_cast<std::uint8_t>(armyOf(match.game(), start, kWhiteSide).value());
    battle.blackArmy = static_cast<std::uint8_t>(armyOf(match.game(), start, kBlackSide).value());
    battle.result = *result;
    addLosses(match, battle);
    return battle;
}

Result<LedgerRow, Text> resultRow(const Tournament& tournament, std::chrono::year_month_day day, int challenge,
                                  const Match& match)
{
    const auto battle = battleOf(match);
    if (!battle)
        return Failure{battle.error()};
    const bool isThere = challenge >= 1 && challenge <= tournament.challenges();
    if (isThere && tournament.challenge(challenge).stage == Challenge::Stage::Begun) {
        const BattleFigures& begun = tournament.challenge(challenge).battle;
        if (battle->whiteArmy != begun.whiteArmy || battle->blackArmy != begun.blackArmy)
            return Failure{
                Text(RINGFORD_TEXT("this battle begins with armies of %1 and %2, that of the ledger with %3 and %4"))
                    .with(battle->whiteArmy)
                    .with(battle->blackArmy)
                    .with(begun.whiteArmy)
                    .with(begun.blackArmy)};
    }
    return resultRow(tournament, day, challenge, BattleEnd{battle->whiteLost, battle->blackLost, battle->result});
}

} // namespace ringford
