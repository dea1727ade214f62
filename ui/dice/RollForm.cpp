// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollForm.h"

#include "ui/dice/ConditionFields.h"
#include "ui/dice/RollField.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace ringford::ui {

RollForm::RollForm(QWidget* parent)
    : QWidget(parent), m_field(new RollField(this)), m_rolls(new QToolButton(this)),
      m_roll(new QPushButton(tr("&Roll"), this)), m_conditions(new ConditionFields(this))
{
    m_roll->setObjectName(QStringLiteral("doRoll"));
    m_roll->setToolTip(tr("Rolls the dice. Ctrl+R and Enter do the same."));
    m_roll->setWhatsThis(tr("Rolls the dice. What was rolled before stays in the history."));
    m_rolls->setObjectName(QStringLiteral("chooseRoll"));
    m_rolls->setText(QStringLiteral("★"));
    m_rolls->setAccessibleName(tr("Rolls to choose from"));
    m_rolls->setToolTip(tr("Favourites, and the rolls of dice.ini"));
    m_rolls->setWhatsThis(
        tr("Rolls to choose from: your favourites, and those that you have written into the file dice.ini, "
           "one on each line: a name, and the roll in curly brackets."));
    m_rolls->setFocusPolicy(Qt::StrongFocus);
    m_rolls->setPopupMode(QToolButton::InstantPopup);
    auto* const line = new QHBoxLayout;
    line->addWidget(m_field, 1);
    line->addWidget(m_rolls, 0, Qt::AlignTop);
    line->addWidget(m_roll, 0, Qt::AlignTop);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(line);
    rows->addWidget(m_conditions);
    connect(m_roll, &QPushButton::clicked, this, &RollForm::roll);
    connect(m_field, &RollField::entered, this, &RollForm::roll);
    connect(m_field, &RollField::changed, this, &RollForm::update);
    connect(m_conditions, &ConditionFields::changed, this, &RollForm::changed);
    m_field->setText(QStringLiteral("2d6"));
}

void RollForm::setMenu(QMenu* rolls)
{
    m_rolls->setMenu(rolls);
}

void RollForm::update()
{
    m_roll->setEnabled(m_field->roll().has_value());
    m_conditions->setAttacking(m_field->roll() && !m_field->roll()->roll.bonuses.empty());
    emit changed();
}

void RollForm::take(const dice::WrittenRoll& roll, const dice::RollConditions& conditions)
{
    m_field->setText(words::fromUtf8(roll.text));
    m_conditions->setConditions(conditions);
}

void RollForm::roll()
{
    if (const auto& written = m_field->roll()) {
        emit rolled(*written, m_conditions->conditions());
        return;
    }
    m_field->setFocus(Qt::OtherFocusReason);
    Announcer::of(*this).say(m_field->edit().accessibleDescription()); // what is wrong, and where
}

} // namespace ringford::ui
