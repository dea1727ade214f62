// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/SeatLetters.h"

#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui::words {

namespace {

/**
 * Whether seats are called by their colours, and those otherwise than in English: the engine's badges are of that. Of a
 * camp that is drawn alone they are known.
 */
bool areTranslated(const GameDescription& game)
{
    return !game.sides.empty() && !game.haveSeatsSeveralSides() &&
           words::colour(Colour::White) != QStringLiteral("white");
}

/** What stands behind the letters of the colour: the number of the board. */
QString numberOf(const std::string& badge)
{
    const auto first = std::ranges::find_if(badge, [](char one) { return one >= '0' && one <= '9'; });
    return fromUtf8(std::string_view(badge).substr(static_cast<std::size_t>(first - badge.begin())));
}

/** What the seat of a colour is called; of several boards that is longer, and the colour is meant. */
QString nameOf(const GameDescription& game, Colour colour)
{
    const auto seat = std::ranges::find(game.seats, colour, &SeatInfo::colour);
    return game.board.faces().size() < 2 && seat != game.seats.end() ? translated(seat->title) : words::colour(colour);
}

/** Of names that begin alike the first letter that tells @p name from @p other. */
QString difference(const QString& name, const QString& other)
{
    const auto [own, others] = std::ranges::mismatch(name, other);
    return own == name.end() ? QString() : QString(*own);
}

} // namespace

QString colourLetters(const GameDescription& game, Colour colour)
{
    const QString name = nameOf(game, colour);
    QString more;
    for (const SideInfo& other : game.sides) {
        const QString called = nameOf(game, other.colour);
        if (other.colour != colour && called.front() == name.front())
            more = difference(name, called);
    }
    return name.front().toUpper() + more;
}

QString seatLetters(const GameDescription& game, Seat seat)
{
    const SeatInfo& info = game.seat(seat);
    return info.badge.empty() || !areTranslated(game) ? fromUtf8(info.badge)
                                                      : colourLetters(game, info.colour) + numberOf(info.badge);
}

SeatInfo withLetters(const GameDescription& game, Seat seat)
{
    SeatInfo info = game.seat(seat);
    info.badge = seatLetters(game, seat).toStdString();
    return info;
}

} // namespace ringford::ui::words
