// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/BattleGames.h"

#include "engine/text/Characters.h"
#include "ui/match/MatchModel.h"
#include "ui/tournament/BattleStarts.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr const char* kEventTag = "Event";
constexpr const char* kRoundTag = "Round";

/** What a record says of the battle of a challenge. */
MatchTags tagsOf(const TournamentModel& model, int number)
{
    const Tournament& tournament = model.tournament();
    const Challenge& one = tournament.challenge(number);
    const bool isWhite = one.white == Role::Challenger;
    MatchTags tags;
    tags.others = {{kEventTag, fitForTag(words::fileTitle(model.file()).toStdString())},
                   {kRoundTag, std::to_string(number)}};
    tags.seatNames = {fitForTag(tournament.member(isWhite ? one.challenger : one.challenged).name),
                      fitForTag(tournament.member(isWhite ? one.challenged : one.challenger).name)};
    return tags;
}

} // namespace

BattleGames::BattleGames(TournamentModel& tournament, QSettings& store, QObject* parent)
    : QObject(parent), m_tournament(tournament), m_starts(new BattleStarts(tournament, store, this))
{
    connect(&tournament, &TournamentModel::replaced, this, [this] {
        for (const auto& game : m_games) {
            if (game)
                look(*game);
        }
    });
}

Position BattleGames::startOf(int challenge) const
{
    if (const auto chosen = m_starts->of(challenge))
        return *chosen;
    const BattleFigures& battle = m_tournament.tournament().challenge(challenge).battle;
    return battleStart(proposedArmies(battle.whiteArmy).front(), proposedArmies(battle.blackArmy).front());
}

Match BattleGames::newGame(int challenge) const
{
    Match match(battleGame(), startOf(challenge));
    match.tags() = tagsOf(m_tournament, challenge);
    return match;
}

void BattleGames::follow(MatchModel& game)
{
    std::erase_if(m_games, [](const auto& one) { return !one; });
    if (std::ranges::any_of(m_games, [&](const auto& one) { return one == &game; }))
        return;
    m_games.emplace_back(&game);
    const auto lookAgain = [this, &game] { look(game); };
    connect(&game, &MatchModel::gameNodeChanged, this, lookAgain);
    connect(&game, &MatchModel::replaced, this, lookAgain);
    look(game);
}

/** What has no entry that ends it, and says of itself which battle it is. */
std::optional<int> BattleGames::challengeOf(const MatchModel& game) const
{
    if (!m_tournament.isOpen() || game.description().id != battleGame()->description().id)
        return std::nullopt;
    const MatchTags& tags = game.match().tags();
    const Tournament& tournament = m_tournament.tournament();
    for (const int number : tournament.openChallenges()) {
        if (tournament.challenge(number).stage != Challenge::Stage::Begun)
            continue;
        const MatchTags expected = tagsOf(m_tournament, number);
        if (tags.seatNames == expected.seatNames && tags.valueOf(kRoundTag) == expected.valueOf(kRoundTag) &&
            tags.valueOf(kEventTag) == expected.valueOf(kEventTag))
            return number;
    }
    return std::nullopt;
}

void BattleGames::look(const MatchModel& game)
{
    emit changed();
    const auto number = challengeOf(game);
    if (number && endOf(*number))
        emit ended(*number);
}

MatchModel* BattleGames::gameOf(int challenge) const
{
    const auto found =
        std::ranges::find_if(m_games, [&](const auto& one) { return one && challengeOf(*one) == challenge; });
    return found == m_games.end() ? nullptr : found->data();
}

Result<BattleEnd, QString> BattleGames::endOf(int challenge) const
{
    const MatchModel* const game = gameOf(challenge);
    if (!game)
        return Failure{tr("This battle is not open in any window.")};
    // Who has taken back the end goes on playing, though the line is still there.
    if (!game->gameNode()->outcome().decided() && game->gameNode() != game->match().end())
        return Failure{tr("This battle is not over.")};
    const Tournament& tournament = m_tournament.tournament();
    if (const auto row = resultRow(tournament, *tournament.lastDay(), challenge, game->match()); !row)
        return Failure{words::asSentence(row.error())};
    const auto battle = battleOf(game->match());
    return BattleEnd{battle->whiteLost, battle->blackLost, battle->result};
}

} // namespace ringford::ui
