// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/WhoPlays.h"

#include "engine/search/Level.h"
#include "ui/dialogs/ProgramItems.h"
#include "ui/words/Words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <utility>

namespace ringford::ui {

WhoPlays::WhoPlays(QFormLayout& form, QWidget& parent)
    : QObject(&parent), m_kind(new QComboBox(&parent)), m_seatTitle(new QLabel(tr("The perso&n:"), &parent)),
      m_seat(new QComboBox(&parent)), m_levelTitle(new QLabel(tr("&Level:"), &parent)), m_level(new QComboBox(&parent))
{
    m_kind->addItems(
        {tr("Persons"), tr("One against the computer"), tr("The computer alone"), tr("As chosen at each seat")});
    m_kind->setObjectName(QStringLiteral("whoPlays"));
    m_kind->setAccessibleName(tr("Who plays"));
    m_kind->setWhatsThis(tr("Persons at all seats, one person against the computer at all others, or the computer "
                            "alone, to look on. Below you can choose for each seat."));
    for (int level = 1; level <= kHighestLevel; ++level)
        //: %1 is a number from 1 to 10, %2 the same in a word
        m_level->addItem(tr("%1, %2", "level").arg(level).arg(words::strength(level)));
    m_level->setObjectName(QStringLiteral("computerLevel"));
    m_level->setAccessibleName(tr("How well the computer plays"));
    m_level->setWhatsThis(
        tr("How well the computer plays: 1 suits a child, 4 somebody who plays now and then, 7 "
           "somebody in a club, 10 is as good as it can. In chess, programs that you have named play, too "
           "(Tools, Chess Programs)."));
    m_level->setMaxVisibleItems(kHighestLevel);
    m_seat->setObjectName(QStringLiteral("personsSeat"));
    m_seat->setAccessibleName(tr("The person's seat"));
    m_seat->setWhatsThis(tr("Where the person sits who plays against the computer."));
    m_seatTitle->setBuddy(m_seat);
    auto* const who = new QLabel(tr("Who &plays:"), &parent);
    who->setBuddy(m_kind);
    m_levelTitle->setBuddy(m_level);
    form.addRow(who, m_kind);
    form.addRow(m_levelTitle, m_level);
    form.addRow(m_seatTitle, m_seat);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &WhoPlays::update);
    connect(m_seat, &QComboBox::currentIndexChanged, this, [this](int index) { m_personsSeat = index; });
    connect(m_level, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_player = index < kHighestLevel ? SeatPlayer{index + 1, {}} : SeatPlayer{0, programAt(*m_level, index)};
    });
    connect(m_kind, &QComboBox::activated, this, &WhoPlays::changed);
    connect(m_seat, &QComboBox::activated, this, &WhoPlays::changed);
    connect(m_level, &QComboBox::activated, this, &WhoPlays::changed);
    update();
}

WhoPlays::Kind WhoPlays::kind() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

/** The row of the list of levels; -1: it is not offered. */
int WhoPlays::itemOf(const SeatPlayer& player) const
{
    return player.program.isEmpty() ? player.level - 1 : findProgramItem(*m_level, player.program);
}

void WhoPlays::choose(const SeatPlayer& player)
{
    if (itemOf(player) < 0)
        return;
    m_player = player;
    update();
}

void WhoPlays::setUsualLevel(int level)
{
    if (m_player == SeatPlayer{std::exchange(m_usualLevel, level), {}})
        choose({level, {}});
}

void WhoPlays::setPrograms(const QStringList& names)
{
    const QSignalBlocker quiet(m_level);
    while (m_level->count() > kHighestLevel)
        m_level->removeItem(kHighestLevel);
    addPrograms(*m_level, names);
    m_level->setMaxVisibleItems(m_level->count());
    if (itemOf(m_player) < 0)
        m_player = {m_usualLevel, {}};
    update();
}

void WhoPlays::offer(Kind kind, int level)
{
    choose({level, {}});
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void WhoPlays::setSeats(const QStringList& titles)
{
    const QSignalBlocker quiet(m_seat);
    if (titles.size() != m_seat->count())
        m_personsSeat = 0;
    m_seat->clear();
    m_seat->addItems(titles);
    m_seat->setMaxVisibleItems(m_seat->count());
    update();
}

ComputerSeats WhoPlays::seats() const
{
    const auto count = static_cast<std::size_t>(m_seat->count());
    ComputerSeats seats(count);
    for (std::uint8_t index = 0; index < count; ++index) {
        const bool isPerson = kind() == Kind::Persons || (kind() == Kind::AgainstComputer && index == m_personsSeat);
        seats.setPlayer(Seat{index}, isPerson ? SeatPlayer() : player());
    }
    return seats;
}

void WhoPlays::offerLike(const ComputerSeats& seats)
{
    const SeatSet computers = seats.seats();
    if (!computers.empty())
        choose(seats.player(computers.first()));
    const Kind kind = computers.empty()         ? Kind::Persons
                      : seats.persons().empty() ? Kind::Computers
                                                : Kind::AgainstComputer;
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void WhoPlays::show(const ComputerSeats& seats)
{
    const SeatSet computers = seats.seats();
    const auto hasOther = [&](Seat seat) { return seats.player(seat) != seats.player(computers.first()); };
    bool isOnePlayer = true;
    for (const Seat seat : computers)
        isOnePlayer = isOnePlayer && !hasOther(seat);
    if (!computers.empty() && isOnePlayer)
        choose(seats.player(computers.first()));
    const int persons = seats.persons().size();
    const Kind kind = computers.empty()             ? Kind::Persons
                      : !isOnePlayer || persons > 1 ? Kind::BySeat
                      : persons == 1                ? Kind::AgainstComputer
                                                    : Kind::Computers;
    if (kind == Kind::AgainstComputer)
        m_personsSeat = seats.persons().first().index;
    m_kind->setCurrentIndex(static_cast<int>(kind));
    update();
}

QList<QWidget*> WhoPlays::fields() const
{
    return {m_kind, m_level, m_seat};
}

/** A level says something only where it is the level of all: where it is not asked for, nothing is told. */
void WhoPlays::update()
{
    const auto tell = [](QLabel& title, QComboBox& field, bool isAsked, int item) {
        const QSignalBlocker quiet(field);
        title.setEnabled(isAsked);
        field.setEnabled(isAsked);
        field.setCurrentIndex(isAsked ? item : -1);
    };
    const bool isAgainst = kind() == Kind::AgainstComputer;
    tell(*m_levelTitle, *m_level, isAgainst || kind() == Kind::Computers, itemOf(m_player));
    tell(*m_seatTitle, *m_seat, isAgainst, m_personsSeat);
}

} // namespace ringford::ui
