// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ContestGame.h"

#include "engine/contest/RandomContestant.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <utility>

namespace ringford {

namespace {

Seat lastSeat(const Match& match)
{
    return Seat{static_cast<std::uint8_t>(match.game().description().seats.size() - 1)};
}

} // namespace

std::optional<NextToAct> nextToAct(const Match& match, Seat last)
{
    const Node* const node = match.gameNode();
    const std::size_t seats = match.game().description().seats.size();
    for (std::size_t step = 1; step <= seats; ++step) {
        const Seat seat{static_cast<std::uint8_t>((last.index + step) % seats)};
        if (!match.onTurn(node).contains(seat))
            continue;
        std::vector<Action> actions = match.actions(node, seat);
        std::ranges::sort(actions); // so that the same numbers draw the same, whatever order the rules list them in
        if (!actions.empty())
            return NextToAct{seat, std::move(actions)};
    }
    return std::nullopt;
}

ContestGame::ContestGame(std::shared_ptr<const Game> game, Position start, std::vector<Player> players, int mostPlies)
    : m_players(std::move(players)), m_campOf(game->description().seats.size()),
      m_mostPlies(mostPlies), m_played{Match(game, std::move(start)), {}}, m_left(m_campOf.size()),
      m_turns(m_campOf.size()), m_last(lastSeat(m_played.match))
{
    const std::vector<SeatSet>& teams = game->description().teams;
    for (std::size_t camp = 0; camp < teams.size(); ++camp) {
        for (const Seat seat : teams[camp]) {
            m_campOf[seat.index] = camp;
            if (const auto& clock = m_players[camp].clock)
                m_left[seat.index] = clock->time;
        }
    }
}

void ContestGame::enter(Seat seat, const Action& action)
{
    Match& match = m_played.match;
    const Node* const node = match.gameNode();
    m_before.push_back(match.position(node));
    m_actions.push_back(action);
    Entry entry = match.entryOf(node, action);
    entry.seat = seat;
    (void)match.playAt(node, std::move(entry)); // it is among the legal ones
    m_last = seat;
    if (isTurnOver(seat))
        ++m_turns[seat.index];
}

/** A turn of several actions ends when another seat is on turn. */
bool ContestGame::isTurnOver(Seat seat) const
{
    return m_played.match.onTurn(m_played.match.gameNode()) != SeatSet(seat);
}

bool ContestGame::playOpening(int plies, std::uint64_t seed)
{
    constexpr int kTries = 100; // where games are over so soon, there is no opening
    const Match& match = m_played.match;
    RandomContestant any(seed);
    for (int attempt = 1; attempt <= kTries; ++attempt) {
        for (int ply = 0; ply < plies && !match.gameNode()->outcome().decided() && !m_stopped.stop_requested(); ++ply) {
            const auto next = nextToAct(match, m_last);
            if (!next)
                break;
            const Position position = match.position(match.gameNode());
            enter(next->seat,
                  *any.choose({match.game(), position, m_before, m_actions, next->seat, next->actions, {}}));
        }
        if (!match.gameNode()->outcome().decided())
            return true;
        m_played.match = Match(match.sharedGame(), match.position(match.start()));
        m_before.clear();
        m_actions.clear();
        m_turns.assign(m_turns.size(), 0);
        m_last = lastSeat(match);
    }
    return false;
}

Result<Action, std::string> ContestGame::chosen(const NextToAct& next)
{
    using Clock = std::chrono::steady_clock;
    const Match& match = m_played.match;
    Player& player = playerOf(next.seat);
    ClockTime& left = m_left[next.seat.index];
    const Position position = match.position(match.gameNode());
    const auto shown = player.clock ? std::optional(std::chrono::floor<std::chrono::milliseconds>(left)) : std::nullopt;
    const int period = player.clock ? player.clock->turns : 0;
    const auto turns = period > 0 ? std::optional(period - m_turns[next.seat.index] % period) : std::nullopt;
    const auto begin = Clock::now();
    auto action =
        player.contestant->choose({match.game(), position, m_before, m_actions, next.seat, next.actions, shown, turns});
    left -= Clock::now() - begin;
    if (!action || std::ranges::find(next.actions, *action) != next.actions.end())
        return action;
    return Failure{std::string("chose what is not legal")};
}

void ContestGame::retire(Seat seat, Retire how)
{
    Match& match = m_played.match;
    const std::size_t sides = match.game().description().sides.size();
    for (std::uint8_t index = 0; index < sides; ++index) {
        const Node* const node = match.gameNode();
        const Side side{index};
        const bool isTheirs = match.game().contents(match.position(node)).players[index] == seat;
        if (isTheirs && match.canRetire(node, side))
            (void)match.retire(side, how);
    }
    m_last = seat;
}

void ContestGame::act(const NextToAct& next)
{
    const Match& match = m_played.match;
    const Seat seat = next.seat;
    const Player& player = playerOf(seat);
    const auto action = chosen(next);
    if (m_stopped.stop_requested()) // it may have been chosen in haste
        return;
    const bool hasFailed = !action && !player.contestant->hasResigned();
    const std::string& name = match.game().description().seat(seat).name;
    if (hasFailed)
        m_played.faults.push_back("ply " + std::to_string(match.gameNode()->depth + 1) + ", " + name + ": " +
                                  player.name + ' ' + action.error());
    const bool isTooLate = player.clock && m_left[seat.index] <= ClockTime(0);
    if (isTooLate || !action) {
        retire(seat, isTooLate ? Retire::FlagFell : Retire::Resigned);
        if (hasFailed) // a record has no other word for it
            m_played.match.addComment(match.gameNode(), fitForComment(name + " failed: " + action.error()));
        return;
    }
    enter(seat, *action);
    if (player.clock && isTurnOver(seat))
        windUp(seat);
}

/** Gives a seat what the end of its turn brings. */
void ContestGame::windUp(Seat seat)
{
    const ContestClock& clock = *playerOf(seat).clock;
    m_left[seat.index] += clock.bonus;
    if (clock.turns > 0 && m_turns[seat.index] % clock.turns == 0)
        m_left[seat.index] += clock.time;
}

PlayedGame ContestGame::play(int plies, std::uint64_t openingSeed, std::stop_token stopped)
{
    m_stopped = std::move(stopped);
    for (Player& player : m_players)
        player.contestant->prepare();
    m_played.isOpened = playOpening(plies, openingSeed);
    if (!m_played.isOpened)
        return std::move(m_played);
    Match& match = m_played.match;
    while (!match.gameNode()->outcome().decided() && !m_stopped.stop_requested()) {
        if (match.claim())
            break;
        const auto next = nextToAct(match, m_last);
        if (!next || match.gameNode()->depth >= m_mostPlies)
            (void)match.agreeDraw();
        else
            act(*next);
    }
    return std::move(m_played);
}

} // namespace ringford
