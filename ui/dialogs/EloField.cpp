// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/EloField.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kEloStep = 50;
constexpr int kFirstElo = 1500; // of somebody in a club

} // namespace

EloField::EloField(QWidget* parent)
    : QWidget(parent), m_isLimited(new QCheckBox(tr("&Weaker, Elo:"), this)), m_elo(new QSpinBox(this))
{
    m_isLimited->setObjectName(QStringLiteral("isLimited"));
    m_isLimited->setWhatsThis(tr("Whether the program is to play weaker than it can. Not all of them know how."));
    m_elo->setObjectName(QStringLiteral("elo"));
    m_elo->setAccessibleName(tr("Elo"));
    m_elo->setWhatsThis(tr("How strong it is to play: 1500 is a casual player, 2000 a strong club player."));
    m_elo->setSingleStep(kEloStep);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_isLimited);
    row->addWidget(m_elo);
    row->addStretch();
    setFocusProxy(m_isLimited);
    connect(m_isLimited, &QCheckBox::toggled, m_elo, &QWidget::setEnabled);
    connect(m_isLimited, &QCheckBox::toggled, this, &EloField::changed);
    connect(m_elo, &QSpinBox::valueChanged, this, &EloField::changed);
}

void EloField::show(int least, int most, int elo)
{
    const QSignalBlocker blocker(this);
    setEnabled(most > 0);
    // The text for the least value is of programs alone that know no Elo.
    m_elo->setSpecialValueText(most > 0 ? QString()
                                        : tr("as it is", "how strong a program plays that cannot play weaker"));
    m_elo->setRange(least, most);
    m_elo->setValue(elo > 0 ? elo : std::clamp(kFirstElo, least, most));
    m_isLimited->setChecked(elo > 0 && most > 0);
    m_elo->setEnabled(m_isLimited->isChecked());
}

int EloField::elo() const
{
    return m_isLimited->isChecked() ? m_elo->value() : 0;
}

} // namespace ringford::ui
