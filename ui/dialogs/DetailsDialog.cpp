// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/DetailsDialog.h"

#include "engine/text/Characters.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

namespace ringford::ui {

namespace {

std::string typed(const QLineEdit& field)
{
    return fitForTag(field.text().trimmed().toStdString());
}

constexpr const char* kBefore = "before"; // property of a field

QLineEdit* fieldFor(const QString& text, QWidget* parent)
{
    auto* const field = new QLineEdit(text, parent);
    field->setProperty(kBefore, field->text());
    return field;
}

/** What nobody has touched stays to the letter, also where a field cannot hold all of it. */
bool isTouched(const QLineEdit& field)
{
    return field.text() != field.property(kBefore).toString();
}

} // namespace

DetailsDialog::DetailsDialog(const Match& match, QWidget* parent) : QDialog(parent), m_before(match.tags())
{
    setObjectName(QStringLiteral("details"));
    setWindowTitle(tr("Details of the Game"));
    auto* const content = new QWidget(this);
    auto* const rows = new QFormLayout(content);
    addNames(match.game().description(), *rows);
    addOthers(*rows);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const all = new QVBoxLayout(this);
    all->addWidget(scrolled(content, this), 1);
    all->addWidget(buttons);
    resizeWithinScreen(*this, {420, std::min(520, content->sizeHint().height() + 70)});
    m_names.front()->setFocus();
}

void DetailsDialog::addNames(const GameDescription& game, QFormLayout& rows)
{
    QString takenKeys;
    for (const QString& below : {tr("&Event:"), tr("&Place:"), tr("&Date:"), tr("&Round:")})
        takenKeys += accessKeyOf(below);
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat) {
        const QString title = words::seat(game, Seat{seat});
        auto* const field = fieldFor(words::fromUtf8(m_before.seatNames[seat]), rows.parentWidget());
        field->setObjectName(QStringLiteral("name%1").arg(seat));
        field->setWhatsThis(tr("Who plays here. It is saved with the game."));
        field->setAccessibleName(tr("Name of %1").arg(title));
        //: a seat, before the field for the name of who plays there
        rows.addRow(tr("%1:", "seat").arg(withAccessKey(title, takenKeys)), field);
        m_names.push_back(field);
    }
}

void DetailsDialog::addOthers(QFormLayout& rows)
{
    struct Other {
        const char* name;
        QString label;
        QString whatsThis;
    };
    const Other others[] = {
        {"Event", tr("&Event:"), tr("The tournament or meeting at which the game was played.")},
        {"Site", tr("&Place:"), tr("Where it was played.")},
        {"Date", tr("&Date:"), tr("When it was played: year, month and day with dots, as in 2026.11.20.")},
        {"Round", tr("&Round:"), tr("The round of the tournament.")}};
    for (const auto& [name, label, whatsThis] : others) {
        const auto found = std::ranges::find(m_before.others, name, &std::pair<std::string, std::string>::first);
        auto* const field =
            fieldFor(found == m_before.others.end() ? QString() : words::fromUtf8(found->second), rows.parentWidget());
        field->setObjectName(QLatin1String(name));
        field->setWhatsThis(whatsThis);
        rows.addRow(label, field);
        m_others.emplace_back(name, field);
    }
}

MatchTags DetailsDialog::tags() const
{
    MatchTags tags = m_before;
    for (std::size_t seat = 0; seat < m_names.size(); ++seat) {
        if (isTouched(*m_names[seat]))
            tags.seatNames[seat] = typed(*m_names[seat]);
    }
    for (const auto& [name, field] : m_others) {
        if (isTouched(*field))
            tags.set(name, typed(*field));
    }
    return tags;
}

} // namespace ringford::ui
