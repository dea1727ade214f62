// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/NameFields.h"

#include "engine/text/Characters.h"
#include "ui/dialogs/StarterRoll.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLineEdit>
#include <QStringList>

namespace ringford::ui {

NameFields::NameFields(QWidget* parent) : QWidget(parent), m_rows(new QFormLayout), m_starter(new StarterRoll(this))
{
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(m_rows);
    all->addWidget(m_starter);
    connect(m_starter, &StarterRoll::rolled, this, &NameFields::begin);
}

void NameFields::setGame(const GameDescription& game, QString takenKeys)
{
    QStringList names;
    for (const QLineEdit* const field : m_fields)
        names += field->text();
    m_fields.clear();
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat) {
        auto* const field = new QLineEdit(names.value(seat), this);
        const QString title = words::seat(game, Seat{seat});
        field->setObjectName(QStringLiteral("name%1").arg(seat));
        field->setPlaceholderText(tr("Name"));
        field->setAccessibleName(tr("Name of %1").arg(title));
        field->setMaxLength(200);
        field->setWhatsThis(tr("Who plays here, if you like. It is saved with the game."));
        //: a seat, before the field for the name of who plays there
        m_rows->addRow(tr("%1:", "seat").arg(withAccessKey(title, takenKeys)), field);
        m_fields.push_back(field);
    }
    m_starter->setPlayers(static_cast<int>(m_fields.size()));
}

void NameFields::setNames(const std::vector<std::string>& names)
{
    for (std::size_t seat = 0; seat < m_fields.size() && seat < names.size(); ++seat)
        m_fields[seat]->setText(words::fromUtf8(names[seat]));
}

void NameFields::begin(int player)
{
    const std::size_t count = m_fields.size();
    const auto from = static_cast<std::size_t>(player - 1);
    QStringList names;
    for (const QLineEdit* const field : m_fields)
        names += field->text();
    for (std::size_t i = 0; i < count; ++i)
        m_fields[(m_first + i) % count]->setText(names[static_cast<qsizetype>((from + i) % count)]);
    const QString name = names[static_cast<qsizetype>(from)].trimmed();
    //: %1 is a number: who stood in that line of the list of players
    m_starter->tell(name.isEmpty() ? tr("Player %1 begins.").arg(player) : tr("%1 begins.").arg(name));
}

void NameFields::write(std::vector<std::string>& names) const
{
    for (std::size_t seat = 0; seat < names.size() && seat < m_fields.size(); ++seat) {
        const QString name = m_fields[seat]->text().trimmed();
        // A name that a record has stays to the letter unless somebody wrote another.
        if (!name.isEmpty() && name != words::fromUtf8(names[seat]).trimmed())
            names[seat] = fitForTag(name.toStdString());
    }
}

QList<QWidget*> NameFields::fields() const
{
    QList<QWidget*> fields(m_fields.begin(), m_fields.end());
    fields += m_starter->button();
    return fields;
}

} // namespace ringford::ui
