// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/BoardTurns.h"

#include "ui/board/scene/SeatAngle.h"
#include "ui/paint/BoardLayout.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

void BoardTurns::begin(const GameDescription& game, SeatSet absent)
{
    m_turns.assign(game.board.faces().size(), 0);
    m_byHandFor.reset();
    seatPersons(game, absent);
}

bool BoardTurns::seatPersons(const GameDescription& game, SeatSet absent)
{
    m_absent = absent;
    if (absent.empty() || m_turns.size() != 1 || isMap(game))
        return false;
    std::optional<double> wanted;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (absent.contains(game.sides[index].seat))
            continue;
        const double turn = turnFor(game, Side{index});
        if (turn == m_turns.front())
            return false;
        wanted = wanted.value_or(turn);
    }
    if (!wanted)
        return false;
    m_turns.front() = *wanted;
    return true;
}

void BoardTurns::turnByHand(double degrees, SideSet onTurn)
{
    std::ranges::fill(m_turns, degrees);
    m_byHandFor = onTurn;
}

void BoardTurns::seeTurn(SideSet onTurn)
{
    if (m_byHandFor != onTurn)
        m_byHandFor.reset();
}

std::vector<double> BoardTurns::asked(const BoardPicture& picture, Turning turning, bool isCircle) const
{
    const SideSet onTurn = picture.contents.sidesOnTurn;
    if (turning != Turning::SeatOnTurn || m_byHandFor == onTurn || isCircle)
        return m_turns;
    std::vector<double> turns = m_turns; // boards on which nobody is on turn stay as they are
    for (const Side side : onTurn) {
        if (m_absent.contains(picture.contents.players[side.index]))
            continue; // nobody sits there
        turns[static_cast<std::size_t>(picture.game->side(side).face)] = turnFor(*picture.game, side);
    }
    return turns;
}

std::vector<double> pieceTurns(const GameDescription& game, const BoardLayout& layout, Turning turning)
{
    std::vector<double> angles;
    if (turning != Turning::Tabletop)
        return angles;
    for (const SideInfo& side : game.sides)
        // Clockwise, as painters turn; exactly 0 where it is upright.
        angles.push_back(std::remainder(layout.turn(side.face) - side.homeAngle, 360));
    return angles;
}

} // namespace ringford::ui
