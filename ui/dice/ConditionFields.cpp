// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ConditionFields.h"

#include "ui/widgets/NarrowComboBox.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace ringford::ui {

namespace {

constexpr int kLeastStyle = 5; // letters of what a save leaves: panels are narrow

void explain(QWidget& field, const QString& help)
{
    field.setToolTip(help);
    field.setWhatsThis(help);
}

QLabel* titleOf(QWidget& field, const QString& title)
{
    auto* const label = new QLabel(title, field.parentWidget());
    label->setBuddy(&field);
    label->setToolTip(field.toolTip());
    return label;
}

} // namespace

ConditionFields::ConditionFields(QWidget* parent)
    : QWidget(parent),
      m_armour(addNumber("armour", tr("Armour"), tr("What an attack has to reach to hit its target."))),
      m_extremes(new QCheckBox(tr("&1 counts as −10, 20 as 30"), this)),
      m_save(new QCheckBox(tr("Saving thro&w"), this)),
      m_difficulty(addNumber("difficulty", tr("Difficulty of the saving throw"),
                             tr("What a saving throw has to reach, often called DC."))),
      m_bonus(
          addNumber("saveBonus", tr("Bonus of the saving throw"), tr("What is added to the d20 of a saving throw."))),
      m_style(new NarrowComboBox(kLeastStyle, this))
{
    m_extremes->setObjectName(QStringLiteral("extremes"));
    explain(*m_extremes, tr("A natural 1 of an attack counts as −10 and a natural 20 as 30. Otherwise the one always "
                            "misses and the other always hits."));
    addSave();
    auto* const rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(titleOf(*m_armour, tr("Armo&ur:")), 0, 0);
    rows->addWidget(m_armour, 0, 1);
    rows->addWidget(m_extremes, 0, 2, 1, 2);
    rows->addWidget(m_save, 1, 0, 1, 2);
    rows->addWidget(titleOf(*m_style, tr("&leaves")), 1, 2, Qt::AlignRight);
    rows->addWidget(m_style, 1, 3);
    rows->addWidget(titleOf(*m_difficulty, tr("&Difficulty:")), 2, 0);
    rows->addWidget(m_difficulty, 2, 1);
    rows->addWidget(titleOf(*m_bonus, tr("B&onus:")), 2, 2, Qt::AlignRight);
    rows->addWidget(m_bonus, 2, 3);
    rows->setColumnStretch(3, 1);
    m_armour->setValue(dice::RollConditions().armour);
    setConditions({});
    connect(m_extremes, &QCheckBox::toggled, this, &ConditionFields::changed);
    connect(m_style, &QComboBox::currentIndexChanged, this, &ConditionFields::changed);
}

QSpinBox* ConditionFields::addNumber(const char* name, const QString& title, const QString& help)
{
    auto* const field = new QSpinBox(this);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(title);
    field->setRange(-dice::RollConditions::kMost, dice::RollConditions::kMost);
    explain(*field, help);
    connect(field, &QSpinBox::valueChanged, this, &ConditionFields::changed);
    return field;
}

void ConditionFields::addSave()
{
    m_save->setObjectName(QStringLiteral("save"));
    explain(*m_save, tr("Each row makes a saving throw in the end: a d20 and its bonus against a difficulty."));
    m_style->setObjectName(QStringLiteral("saveStyle"));
    m_style->setAccessibleName(tr("What a saving throw that is made leaves"));
    // In the order of dice::SaveStyle.
    m_style->addItems({tr("nothing"), tr("half"), tr("a quarter"), tr("all")});
    m_style->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    explain(*m_style, tr("What is left of a row's sum when its saving throw is made. Halves and quarters are rounded "
                         "down, but to no less than 1 of what is above 0."));
    connect(m_save, &QCheckBox::toggled, this, [this] {
        enableSave();
        emit changed();
    });
}

void ConditionFields::enableSave()
{
    for (QWidget* const field : std::initializer_list<QWidget*>{m_difficulty, m_bonus, m_style})
        field->setEnabled(m_save->isChecked());
}

dice::RollConditions ConditionFields::conditions() const
{
    dice::RollConditions conditions;
    conditions.armour = m_armour->value();
    conditions.hasExtremes = m_extremes->isChecked();
    if (m_save->isChecked())
        conditions.save =
            dice::Save{m_difficulty->value(), m_bonus->value(), static_cast<dice::SaveStyle>(m_style->currentIndex())};
    return conditions;
}

void ConditionFields::setConditions(const dice::RollConditions& conditions)
{
    const dice::Save save = conditions.save.value_or(dice::Save());
    m_armour->setValue(conditions.armour);
    m_extremes->setChecked(conditions.hasExtremes);
    m_difficulty->setValue(save.difficulty);
    m_bonus->setValue(save.bonus);
    m_style->setCurrentIndex(static_cast<int>(save.style));
    m_save->setChecked(conditions.save.has_value());
    enableSave();
}

void ConditionFields::setAttacking(bool isAttacking)
{
    m_armour->setEnabled(isAttacking);
    m_extremes->setEnabled(isAttacking);
}

} // namespace ringford::ui
