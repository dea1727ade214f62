// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ComputerSeats.h"

#include "engine/rules/PlainText.h"
#include "engine/search/Level.h"
#include "engine/text/Characters.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string_view>

namespace ringford::ui {

namespace {

constexpr std::string_view kTag = "Computer";
constexpr std::string_view kLevel = "level=";
constexpr std::string_view kEngine = "engine=";
constexpr std::size_t kLongestProgramName = 400; // bytes

class ComputerTr {
    Q_DECLARE_TR_FUNCTIONS(ComputerSeats)
};

/** The seat and the player of `white: level=4` or `white: engine=NAME`; nothing of any other text. */
std::optional<std::pair<Seat, SeatPlayer>> readTag(const GameDescription& game, std::string_view value)
{
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto seat = game.findSeat(trimmed(value.substr(0, colon)));
    std::string_view said = trimmed(value.substr(colon + 1));
    if (!seat)
        return std::nullopt;
    if (said.starts_with(kEngine)) {
        const std::string_view name = trimmed(said.substr(kEngine.size()));
        if (name.empty() || name.size() > kLongestProgramName)
            return std::nullopt;
        return std::pair(*seat, SeatPlayer{0, words::fromUtf8(std::string(name))});
    }
    if (!said.starts_with(kLevel))
        return std::nullopt;
    said.remove_prefix(kLevel.size());
    const auto level = readNumber(said, kHighestLevel);
    if (!level || *level < kLowestLevel)
        return std::nullopt;
    return std::pair(*seat, SeatPlayer{*level, {}});
}

} // namespace

ComputerSeats::ComputerSeats(const GameDescription& game, const MatchTags& tags) : ComputerSeats(game.seats.size())
{
    for (const auto& [name, value] : tags.others) {
        const auto read = name == kTag ? readTag(game, value) : std::nullopt;
        if (read && !has(read->first))
            setPlayer(read->first, read->second);
    }
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
    std::erase_if(tags.others, [&](const auto& tag) { return tag.first == kTag && readTag(game, tag.second); });
    for (const Seat seat : seats()) {
        std::string value = game.seat(seat).name + ": ";
        if (const SeatPlayer who = player(seat); who.program.isEmpty())
            value.append(kLevel).append(std::to_string(who.level));
        else
            value.append(kEngine).append(fitForTag(who.program.toStdString()));
        tags.others.emplace_back(kTag, std::move(value));
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
