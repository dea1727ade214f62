// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/PassedTurn.h"

#include "engine/search/Search.h"
#include "engine/setup/SetupEdits.h"
#include "ui/computer/CampShares.h"
#include "ui/match/Persons.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace ringford::ui {

namespace {

class PassTr {
    Q_DECLARE_TR_FUNCTIONS(PassedTurn)
};

bool isInCheck(const Contents& contents, Seat seat)
{
    return std::ranges::any_of(contents.checks, [&](Cell cell) {
        const PlacedPiece* const placed = contents.pieceAt(cell);
        return placed && contents.players[placed->piece.side.index] == seat;
    });
}

/** What has been begun and is not over: shells in the air, a row of shots. */
bool isUnderWay(const GameDescription& game, const Setup& setup)
{
    return std::ranges::any_of(game.groups, [&](const GroupInfo& group) {
        const bool isAhead = group.kind == GroupInfo::Kind::Markers && game.kind(group.marker).isAhead;
        const bool isMiddle = group.kind == GroupInfo::Kind::Seats && group.meaning == GroupInfo::Meaning::None;
        const SetupGroup* const written = isAhead || isMiddle ? setup.find(group.name) : nullptr;
        return written && !written->items.empty();
    });
}

/** The opponents of @p seat behind it, in turn order, who are still in the game. */
std::vector<Seat> opponentsBehind(const GameDescription& game, const Contents& contents, Seat seat)
{
    const SeatSet left = seatsLeft(contents);
    const auto team = std::ranges::find_if(game.teams, [&](SeatSet one) { return one.contains(seat); });
    const std::size_t count = game.seats.size();
    std::vector<Seat> opponents;
    for (std::size_t step = 1; step < count; ++step) {
        const Seat next{static_cast<std::uint8_t>((seat.index + step) % count)};
        if (left.contains(next) && (team == game.teams.end() || !team->contains(next)))
            opponents.push_back(next);
    }
    return opponents;
}

/** Of the game, in thousandths, what the camp of @p seat has. */
int seatShare(const GameDescription& game, const SearchReport& report, Seat seat)
{
    const std::vector<CampShare> shares = campShares(game, report.lines.front().values);
    const auto own = std::ranges::find_if(shares, [&](const CampShare& share) { return share.seats.contains(seat); });
    return own == shares.end() ? 0 : own->permille;
}

/** Adds @p setup for @p next, if it can act then. */
void addPassed(std::vector<PassedTurn>& turns, const Game& game, const Setup& setup, Seat next, bool isBehindOthers)
{
    const auto passed = game.read(setup);
    if (passed && !game.actions(*passed, next).empty())
        turns.push_back({*passed, next, isBehindOthers});
}

/** One opponent after the other is on turn, as @p turn of @p setup tells. */
std::vector<PassedTurn> passedInTurn(const Game& game, const Contents& contents, Setup& setup, SetupGroup& turn,
                                     Seat seat)
{
    const GameDescription& description = game.description();
    std::vector<PassedTurn> turns;
    for (const Seat next : opponentsBehind(description, contents, seat)) {
        turn.items = {description.seat(next).name};
        addPassed(turns, game, setup, next, !turns.empty());
    }
    return turns;
}

/** The side that plays against @p side on its board; nothing where nobody does. */
std::optional<Side> across(const GameDescription& game, Side side)
{
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (index != side.index && game.side(Side{index}).face == game.side(side).face)
            return Side{index};
    }
    return std::nullopt;
}

/** Each opponent across a board of @p seat is on turn there, and acts nowhere else. */
std::vector<PassedTurn> passedOnBoards(const Game& game, const Contents& contents, const Setup& setup,
                                       const SetupGroup& turn, Seat seat)
{
    const GameDescription& description = game.description();
    const auto playerOf = [&](Side side) { return contents.players[side.index]; };
    std::vector<PassedTurn> turns;
    for (const Seat next : opponentsBehind(description, contents, seat)) {
        Setup passed = setup;
        for (const std::string& item : turn.items) {
            const auto side = description.findSide(item);
            const auto other = side ? across(description, *side) : std::nullopt;
            // On boards of others `next` has to wait.
            const bool isElsewhere = other && playerOf(*side) == next && playerOf(*other) != seat;
            if (other && (playerOf(*side) == seat || isElsewhere))
                setTurn(description, passed, *other);
        }
        addPassed(turns, game, passed, next, false); // all act at once
    }
    return turns;
}

} // namespace

Result<std::vector<PassedTurn>, QString> passedTurns(const Game& game, const Position& position, Seat seat)
{
    const GameDescription& description = game.description();
    const Contents contents = game.contents(position);
    if (isInCheck(contents, seat))
        //: %1 is a player
        return Failure{PassTr::tr("%1 is in check: that is what threatens.").arg(words::seat(description, seat))};
    Setup setup = game.write(position);
    if (isUnderWay(description, setup))
        return Failure{PassTr::tr("What is aimed or fired comes down first: what threatens then cannot be told yet.")};
    // A pawn that has just passed a cell can be taken on it by the next one alone: that is over then.
    std::erase_if(setup.groups, [&](const SetupGroup& group) {
        const auto info = std::ranges::find(description.groups, group.name, &GroupInfo::name);
        return info != description.groups.end() && info->kind == GroupInfo::Kind::Cells;
    });
    const Failure untold{PassTr::tr("What threatens cannot be told here.")};
    const auto turn = std::ranges::find(description.groups, GroupInfo::Kind::Turn, &GroupInfo::kind);
    if (turn == description.groups.end())
        return untold;
    const auto group = std::ranges::find(setup.groups, turn->name, &SetupGroup::name);
    if (group == setup.groups.end())
        return untold;
    std::vector<PassedTurn> turns = turn->isByBoard ? passedOnBoards(game, contents, setup, *group, seat)
                                                    : passedInTurn(game, contents, setup, *group, seat);
    if (turns.empty())
        return untold;
    return turns;
}

int lossBy(const GameDescription& game, const SearchReport& own, const SearchReport& passed)
{
    constexpr int kPawn = 100;
    constexpr int kLittle = 20; // thousandths: a seat that has hardly anything loses no more
    constexpr int kGame = 100'000;
    const SearchLine& before = own.lines.front();
    const SearchLine& after = passed.lines.front();
    if (after.end && *after.end > 0)
        return kGame;
    const int share = seatShare(game, own, own.seat);
    const int loss = share - seatShare(game, passed, own.seat);
    if (campShares(game, after.values).size() > 2)
        return loss >= std::max(kLittle, share / 4) ? loss : 0;
    if (before.end) // no pawns are counted there
        return *before.end > 0 && after.centi >= 0 ? kPawn : 0;
    return before.centi + after.centi >= kPawn ? before.centi + after.centi : 0;
}

std::size_t worstOf(const std::vector<Threat>& threats)
{
    const auto most = std::ranges::max_element(threats, {}, &Threat::loss);
    int mostTaken = 0;
    for (const Threat& threat : threats)
        mostTaken = std::max(mostTaken, threat.takes ? threat.loss : 0);
    const auto last = std::ranges::find_if(threats.rbegin(), threats.rend(), [&](const Threat& threat) {
        return threat.takes && 2 * threat.loss >= most->loss && 4 * threat.loss >= 3 * mostTaken;
    });
    const auto worst = last == threats.rend() ? most : std::prev(last.base());
    return static_cast<std::size_t>(worst - threats.begin());
}

bool takesFrom(const Game& game, const Position& position, const Action& action, Seat seat)
{
    const GameDescription& description = game.description();
    const std::vector<Seat> players = game.contents(position).players;
    const auto team = std::ranges::find_if(description.teams, [&](SeatSet one) { return one.contains(seat); });
    const SeatSet own = team == description.teams.end() ? SeatSet(seat) : *team;
    return std::ranges::any_of(game.apply(position, action).effects, [&](const Effect& effect) {
        const bool takes = effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Killed ||
                           effect.kind == Effect::Kind::SetBack;
        return takes && own.contains(players[effect.piece.side.index]);
    });
}

} // namespace ringford::ui
