// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/TeamWords.h"

#include "ui/words/SeatLetters.h"
#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui::words {

QString team(const GameDescription& game, SeatSet seats)
{
    if (seats.size() < 2 || std::ranges::find(game.teams, seats) == game.teams.end())
        return {};
    const Colour colour = game.seat(seats.first()).colour;
    for (const Seat one : seats) {
        if (game.seat(one).colour != colour)
            return {};
    }
    if (colour != Colour::White && colour != Colour::Black)
        return {};
    return translated(colour == Colour::White ? RINGFORD_TEXT("White") : RINGFORD_TEXT("Black"));
}

QString teamBadge(const GameDescription& game, SeatSet seats)
{
    if (seats.size() < 2)
        return {};
    QString common = seatLetters(game, seats.first());
    for (const Seat one : seats) {
        const QString badge = seatLetters(game, one);
        common.truncate(std::ranges::mismatch(common, badge).in1 - common.cbegin());
    }
    return common;
}

} // namespace ringford::ui::words
