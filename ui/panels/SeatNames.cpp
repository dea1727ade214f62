// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/SeatNames.h"

#include "ui/computer/ComputerSeats.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/Words.h"

#include <QStringList>

namespace ringford::ui {

/** A seat that the computer plays is nobody's, whatever name stands there. */
void SeatNames::read(SeatSet left)
{
    m_left = left;
    m_persons = m_names = m_briefNames = m_match.match().tags().seatNames;
    const ComputerSeats computers(m_match.match());
    for (const Seat seat : computers.seats()) {
        m_persons[seat.index].clear();
        const int level = computers.level(seat);
        //: who plays at a seat, in place of a name: the computer; %1 is how well, from 1 to 10, %2 the same in a word
        const QString computer = tr("level %1, %2").arg(QString::number(level), words::strength(level));
        const QString program = computers.player(seat).program;
        m_names[seat.index] = (program.isEmpty() ? computer : program).toStdString();
        // Many rows stand close together, with longer names.
        const bool isCrowded = m_match.description().seats.size() > 2;
        //: who plays at a seat where there is little room: the computer; %1 is how well, from 1 to 10: Black (level 4)
        const QString briefly = isCrowded ? QString::number(level) : tr("level %1").arg(level);
        m_briefNames[seat.index] = (program.isEmpty() ? briefly : program).toStdString();
    }
}

QString SeatNames::who(const SeatRow& row, const std::vector<std::string>& names) const
{
    const GameDescription& game = m_match.description();
    const std::string& name = names[row.player.index];
    if (game.haveSeatsSeveralSides() ||
        (game.sides.size() == game.seats.size() && game.side(row.sides.front()).seat == row.player))
        return words::seat(game, row.player, name);
    //: an army and who plays it
    return tr("%1: %2", "side").arg(words::side(game, row.sides.front()), words::seat(game, row.player, name));
}

/** Where there is little room: the board stands beside it. */
QString SeatNames::beside(const SeatRow& row) const
{
    if (m_match.description().board.faces().size() < 2)
        return who(row, m_names);
    const std::string& name = m_names[row.player.index];
    //: %1 is a seat, %2 who plays there
    return name.empty() ? seatBeside(row) : tr("%1 (%2)", "seat").arg(seatBeside(row), nameBeside(row));
}

/**
 * Where there is hardly any: a person's name, or the seat with the level of the computer there. The badge beside it
 * tells the seat as well.
 */
QString SeatNames::briefly(const SeatRow& row) const
{
    if (m_match.description().board.faces().size() < 2)
        return who(row, m_briefNames);
    if (!m_persons[row.player.index].empty())
        return nameBeside(row);
    const int level = ComputerSeats(m_match.match()).level(row.player);
    return level > 0 ? tr("%1 (%2)", "seat").arg(seatBeside(row), QString::number(level)) : seatBeside(row);
}

QString SeatNames::seatBeside(const SeatRow& row) const
{
    const GameDescription& game = m_match.description();
    if (game.haveSeatsSeveralSides())
        return words::seat(game, row.player);
    QString colour = words::colour(game.seat(row.player).colour);
    colour[0] = colour[0].toUpper();
    return colour;
}

/** With a mark where the same person has other seats. */
QString SeatNames::nameBeside(const SeatRow& row) const
{
    constexpr qsizetype kLongest = 100; // characters; a file may hold longer names
    const QString who = words::elided(m_names[row.player.index], kLongest);
    return seatsHeldTogether(m_persons, m_left).contains(row.player) ? QStringLiteral("• ") + who : who;
}

/** The other seats of the team, where they are not seen by their badges. */
SeatSet SeatNames::matesTold(const SeatRow& row, SeatWording wording) const
{
    const GameDescription& game = m_match.description();
    const Seat seat = row.player;
    const auto isOneColour = [&](SeatSet team) {
        for (const Seat other : team) {
            if (game.seat(other).colour != game.seat(seat).colour)
                return false;
        }
        return true;
    };
    // In short those who go on tell the team: how a seat went out takes the room beside it.
    if (row.isOut && wording != SeatWording::Full)
        return {};
    for (SeatSet team : game.teams) {
        // The badges say by their colour who belongs together.
        if (!team.contains(seat) || team.size() < 2 || (wording != SeatWording::Full && isOneColour(team)))
            continue;
        team.erase(seat);
        for (const Seat other : team) {
            if (wording != SeatWording::Full && !m_left.contains(other)) // who is out plays with nobody
                team.erase(other);
        }
        return team;
    }
    return {};
}

QString SeatNames::namesOf(SeatSet seats, SeatWording wording) const
{
    if (wording == SeatWording::Full)
        return words::seats(m_match.description(), seats);
    QStringList badges;
    for (const Seat seat : seats)
        badges += words::seatLetters(m_match.description(), seat);
    return badges.join(QStringLiteral(", "));
}

/** Where else the same person sits, but for seats that have been @p told. */
QString SeatNames::personText(Seat seat, SeatSet told, SeatWording wording) const
{
    SeatSet others = otherSeatsOf(m_persons, m_left, seat);
    for (const Seat one : told)
        others.erase(one);
    //: seats that the same person has
    return others.empty() ? QString() : tr("also %1").arg(namesOf(others, wording));
}

QString SeatNames::companyOf(const SeatRow& row, SeatWording wording, bool isOver) const
{
    QStringList parts;
    const SeatSet mates = matesTold(row, wording);
    if (!mates.empty())
        //: the other seats of a team
        parts += tr("with %1").arg(namesOf(mates, wording));
    parts += isOver ? QString() : personText(row.player, mates, wording);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/** Who plays with a row, and where else its person sits. */
QString SeatNames::company(const SeatRow& row, SeatWording wording) const
{
    // Behind who has won it would read as if all of them had.
    return companyOf(row, wording, row.isOut || m_match.viewedNode()->outcome().decided());
}

QString SeatNames::wholeCompany(SeatRow row, SeatWording wording) const
{
    SeatNames all(*this);
    all.m_left = SeatSet::firstOnes(static_cast<int>(m_match.description().seats.size()));
    row.isOut = false;
    return all.companyOf(row, wording, false);
}

} // namespace ringford::ui
