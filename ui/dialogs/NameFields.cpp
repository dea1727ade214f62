// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/NameFields.h"

#include "engine/text/Characters.h"
#include "ui/dialogs/PlayerField.h"
#include "ui/dialogs/StarterRoll.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace ringford::ui {

NameFields::NameFields(QWidget* parent)
    : QWidget(parent), m_rows(new QFormLayout), m_who(new WhoPlays(*m_rows, *this)), m_starter(new StarterRoll(this))
{
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(m_rows);
    all->addWidget(m_starter);
    connect(m_starter, &StarterRoll::rolled, this, &NameFields::begin);
    connect(m_who, &WhoPlays::changed, this, [this] {
        m_chosen.reset();
        seatComputers();
    });
}

/** As is chosen for all at once. */
void NameFields::seatComputers()
{
    if (m_who->kind() == WhoPlays::Kind::BySeat)
        return;
    const ComputerSeats computers = m_who->seats();
    for (std::uint8_t seat = 0; seat < m_fields.size(); ++seat)
        m_fields[seat]->setPlayer(computers.player(Seat{seat}));
    m_starter->forget();
}

void NameFields::offer(WhoPlays::Kind kind, int level)
{
    m_chosen.reset();
    m_who->offer(kind, level);
    seatComputers();
}

void NameFields::setGame(const GameDescription& game, QString takenKeys, bool isForPrograms)
{
    const QStringList programs = isForPrograms ? m_programs : QStringList();
    m_who->setPrograms(programs);
    keepNames();
    const ComputerSeats before = computers();
    // What was chosen seat by seat is about those seats.
    const bool isBySeat = m_who->kind() == WhoPlays::Kind::BySeat;
    const bool isAsMany = m_fields.size() == game.seats.size();
    if (isBySeat && !isAsMany)
        m_chosen = Chosen{before, m_fields.size()};
    if (isBySeat ? !isAsMany : !before.seats().empty())
        m_who->offerLike(before);
    QStringList titles;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        titles += words::seat(game, Seat{seat});
    keepFields(titles, programs);
    QStringList labels = withAccessKeys(titles, std::move(takenKeys));
    for (QString& label : labels)
        //: a seat, before the fields for who plays there
        label = tr("%1:", "seat").arg(label);
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat) {
        if (seat < m_fields.size())
            m_fields[seat]->showLabel(labels[seat]);
        else
            addField(Seat{seat}, titles[seat], labels[seat], programs);
    }
    m_who->setSeats(titles);
    seatAsBefore(before, isForPrograms);
    m_starter->setPlayers(static_cast<int>(m_fields.size()));
    m_starter->forget(); // the seats are another game's
}

void NameFields::keepNames()
{
    for (qsizetype seat = 0; seat < static_cast<qsizetype>(m_fields.size()); ++seat) {
        const QString name = m_fields[static_cast<std::size_t>(seat)]->name()->text();
        if (seat < m_names.size())
            m_names[seat] = name;
        else
            m_names += name;
    }
}

/** Screen readers lose what is said among too many new fields: those of seats that are called the same stay. */
void NameFields::keepFields(const QStringList& titles, const QStringList& programs)
{
    const auto isSame = [&](std::size_t seat) {
        return programs == m_offered && static_cast<qsizetype>(seat) < titles.size() &&
               m_fields[seat]->seat() == titles[static_cast<qsizetype>(seat)];
    };
    std::size_t kept = 0;
    while (kept < m_fields.size() && isSame(kept))
        ++kept;
    m_fields.resize(kept);
    const int rows = WhoPlays::kRows + static_cast<int>(kept);
    while (m_rows->rowCount() > rows)
        m_rows->removeRow(rows);
    m_offered = programs;
}

void NameFields::addField(Seat seat, const QString& title, const QString& label, const QStringList& programs)
{
    auto* const field = new PlayerField(title, m_names.value(seat.index), programs, this);
    field->name()->setObjectName(QStringLiteral("name%1").arg(seat.index));
    field->choice()->setObjectName(QStringLiteral("player%1").arg(seat.index));
    follow(*field);
    auto* const shown = new QLabel(label, this);
    m_rows->addRow(shown, field);
    field->setLabel(*shown);
    m_fields.push_back(field);
}

/** As was chosen for so many seats, if nothing else has been chosen since; else as at those that there were before. */
void NameFields::seatAsBefore(const ComputerSeats& before, bool isForPrograms)
{
    const bool isKnown = m_chosen && m_chosen->seats == m_fields.size();
    const ComputerSeats players = isKnown ? m_chosen->players : before;
    for (std::uint8_t seat = 0; seat < m_fields.size(); ++seat) {
        if (const SeatPlayer player = players.player(Seat{seat}); isForPrograms || player.program.isEmpty())
            m_fields[seat]->setPlayer(player);
    }
    if (!isKnown) {
        seatComputers(); // there may be other seats now
        return;
    }
    m_chosen.reset();
    m_who->show(computers());
}

/** What was rolled is about the players that were there. */
void NameFields::follow(const PlayerField& field)
{
    connect(&field, &PlayerField::changed, this, [this] {
        m_chosen.reset();
        m_who->show(computers());
        m_starter->forget();
    });
    connect(field.name(), &QLineEdit::textEdited, m_starter, &StarterRoll::forget);
}

void NameFields::setBeginning(SeatSet seats)
{
    if (seats.empty() || seats == m_beginning)
        return;
    m_beginning = seats;
    m_starter->setManyBegin(seats.size() > 1);
    m_starter->forget();
}

void NameFields::setNames(const std::vector<std::string>& names)
{
    for (std::size_t seat = 0; seat < m_fields.size() && seat < names.size(); ++seat)
        m_fields[seat]->name()->setText(words::fromUtf8(names[seat]));
}

bool NameFields::isOfSeat(const QWidget& label) const
{
    return std::ranges::any_of(m_fields, [&](const PlayerField* field) { return field->label() == &label; });
}

ComputerSeats NameFields::computers() const
{
    ComputerSeats computers(m_fields.size());
    for (std::uint8_t seat = 0; seat < m_fields.size(); ++seat)
        computers.setPlayer(Seat{seat}, m_fields[seat]->player());
    return computers;
}

void NameFields::setComputers(const ComputerSeats& computers)
{
    m_chosen.reset();
    for (std::uint8_t seat = 0; seat < m_fields.size(); ++seat)
        m_fields[seat]->setPlayer(computers.player(Seat{seat}));
    m_who->show(computers);
}

void NameFields::begin(int player)
{
    m_chosen.reset();
    const std::size_t count = m_fields.size();
    const auto from = static_cast<std::size_t>(player - 1);
    QStringList names;
    std::vector<SeatPlayer> players;
    for (const PlayerField* const field : m_fields) {
        names += field->name()->text();
        players.push_back(field->player());
    }
    const std::size_t first = m_beginning.first().index;
    for (std::size_t i = 0; i < count; ++i) {
        PlayerField* const field = m_fields[(first + i) % count];
        field->name()->setText(names[static_cast<qsizetype>((from + i) % count)]);
        field->setPlayer(players[(from + i) % count]);
    }
    m_who->show(computers());
    const QString name =
        players[from].isPerson() ? names[static_cast<qsizetype>(from)].trimmed() : words::player(players[from]);
    m_starter->announce(rolledText(player, name, m_fields[first]->seat()));
}

/** What it means that player number @p player was rolled, who is called @p name and sits at @p seat now. */
QString NameFields::rolledText(int player, const QString& name, const QString& seat) const
{
    if (m_beginning.size() > 1)
        //: %1 is a number: who stood in that line of the list of players; %2 a seat
        return name.isEmpty() ? tr("Player %1 of the list gets %2.").arg(QString::number(player), seat)
                              //: %1 is a player, %2 a seat
                              : tr("%1 gets %2.").arg(name, seat);
    //: %1 is a number: who stood in that line of the list of players; %2 a seat
    return name.isEmpty() ? tr("Player %1 of the list begins, with %2.").arg(QString::number(player), seat)
                          : tr("%1 begins.").arg(name);
}

void NameFields::write(std::vector<std::string>& names) const
{
    for (std::size_t seat = 0; seat < names.size() && seat < m_fields.size(); ++seat) {
        const QString name = m_fields[seat]->name()->text().trimmed();
        // A name that a record has stays to the letter unless somebody wrote another.
        if (m_fields[seat]->player().isPerson() && !name.isEmpty() && name != words::fromUtf8(names[seat]).trimmed())
            names[seat] = fitForTag(name.toStdString());
    }
}

QList<QWidget*> NameFields::fields() const
{
    QList<QWidget*> fields = m_who->fields();
    for (const PlayerField* const field : m_fields)
        fields << field->name() << field->choice();
    fields += m_starter->button();
    return fields;
}

} // namespace ringford::ui
