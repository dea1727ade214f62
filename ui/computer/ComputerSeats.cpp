// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ComputerSeats.h"

#include "engine/text/ComputerTag.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace ringford::ui {

namespace {

class ComputerTr {
    Q_DECLARE_TR_FUNCTIONS(ComputerSeats)
};

} // namespace

ComputerSeats::ComputerSeats(const GameDescription& game, const MatchTags& tags) : ComputerSeats(game.seats.size())
{
    for (const ComputerTag& tag : computerTags(tags, game))
        setPlayer(tag.seat, {tag.level, words::fromUtf8(tag.program)});
}

bool ComputerSeats::areAll(SeatSet seats, const SeatPlayer& player) const
{
    for (const Seat seat : seats) {
        if (this->player(seat) != player)
            return false;
    }
    return true;
}

SeatSet ComputerSeats::seats() const
{
    SeatSet seats;
    for (std::uint8_t index = 0; index < m_players.size(); ++index) {
        if (!m_players[index].isPerson())
            seats.insert(Seat{index});
    }
    return seats;
}

SeatSet ComputerSeats::persons() const
{
    SeatSet persons;
    for (std::uint8_t index = 0; index < m_players.size(); ++index) {
        if (m_players[index].isPerson())
            persons.insert(Seat{index});
    }
    return persons;
}

void ComputerSeats::moveOn()
{
    if (!m_players.empty())
        std::rotate(m_players.begin(), m_players.end() - 1, m_players.end());
}

void ComputerSeats::write(const GameDescription& game, MatchTags& tags) const
{
    if (ComputerSeats(game, tags) == *this)
        return;
    // What cannot be read is not ours to throw away.
    std::erase_if(tags.others,
                  [&](const auto& tag) { return tag.first == kComputerTag && readComputerTag(tag.second, game); });
    for (const Seat seat : seats()) {
        const SeatPlayer who = player(seat);
        tags.others.emplace_back(kComputerTag, writeComputerTag({seat, who.level, who.program.toStdString()}, game));
    }
}

std::vector<std::string> namesAtTable(const Match& match)
{
    std::vector<std::string> names = match.tags().seatNames;
    const ComputerSeats computers(match);
    for (const Seat seat : computers.seats()) {
        const QString program = computers.player(seat).program;
        //: who plays at a seat, in place of a name: Black (computer)
        names[seat.index] = (program.isEmpty() ? ComputerTr::tr("computer") : program).toStdString();
    }
    return names;
}

QString words::strength(int level)
{
    return level <= 2   ? ComputerTr::tr("beginner", "how well the computer plays")
           : level <= 5 ? ComputerTr::tr("casual", "how well the computer plays")
           : level <= 8 ? ComputerTr::tr("club", "how well the computer plays")
                        : ComputerTr::tr("strong", "how well the computer plays");
}

QString words::player(int level)
{
    if (level <= 0)
        return ComputerTr::tr("Person");
    //: who plays at a seat: %1 is how well, %2 the same as a number from 1 to 10
    return ComputerTr::tr("Computer: %1 (%2)").arg(strength(level)).arg(level);
}

QString words::player(const SeatPlayer& player)
{
    return player.program.isEmpty() ? words::player(player.level) : player.program;
}

} // namespace ringford::ui
