// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/WhoPlays.h"

#include "engine/search/Level.h"
#include "ui/dialogs/ProgramItems.h"
#include "ui/words/Words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

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
    connect(m_kind, &QComboBox::activated, this, &WhoPlays::changed);
    connect(m_seat, &QComboBox::activated, this, &WhoPlays::changed);
    connect(m_level, &QComboBox::activated, this, &WhoPlays::changed);
    update();
}

WhoPlays::Kind WhoPlays::kind() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

SeatPlayer WhoPlays::player() const
{
    const int index = m_level->currentIndex();
    return index < kHighestLevel ? SeatPlayer{index + 1, {}} : SeatPlayer{0, programAt(*m_level, index)};
}

void WhoPlays::choose(const SeatPlayer& player)
{
    const int program = player.program.isEmpty() ? -1 : findProgramItem(*m_level, player.program);
    if (program >= kHighestLevel)
        m_level->setCurrentIndex(program);
    else if (player.level > 0)
        m_level->setCurrentIndex(player.level - 1);
}

void WhoPlays::setPrograms(const QStringList& names)
{
    const SeatPlayer chosen = player();
    while (m_level->count() > kHighestLevel)
        m_level->removeItem(kHighestLevel);
    if (!chosen.program.isEmpty())
        m_level->setCurrentIndex(m_usualLevel - 1); // unless it is among the names
    addPrograms(*m_level, names);
    m_level->setMaxVisibleItems(m_level->count());
    choose(chosen);
}

void WhoPlays::offer(Kind kind, int level)
{
    m_level->setCurrentIndex(level - 1);
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void WhoPlays::setSeats(const QStringList& titles)
{
    const int chosen = m_seat->currentIndex();
    const bool isSame = titles.size() == m_seat->count();
    m_seat->clear();
    m_seat->addItems(titles);
    m_seat->setMaxVisibleItems(m_seat->count());
    m_seat->setCurrentIndex(isSame ? chosen : 0);
}

ComputerSeats WhoPlays::seats() const
{
    const auto count = static_cast<std::size_t>(m_seat->count());
    ComputerSeats seats(count);
    for (std::uint8_t index = 0; index < count; ++index) {
        const bool isPerson =
            kind() == Kind::Persons || (kind() == Kind::AgainstComputer && index == m_seat->currentIndex());
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
        m_seat->setCurrentIndex(seats.persons().first().index);
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

QList<QWidget*> WhoPlays::fields() const
{
    return {m_kind, m_level, m_seat};
}

/** A level says something only where it is the level of all. */
void WhoPlays::update()
{
    const bool hasLevel = kind() == Kind::AgainstComputer || kind() == Kind::Computers;
    const bool isAgainst = kind() == Kind::AgainstComputer;
    m_seatTitle->setEnabled(isAgainst);
    m_seat->setEnabled(isAgainst);
    m_levelTitle->setEnabled(hasLevel);
    m_level->setEnabled(hasLevel);
}

} // namespace ringford::ui
