// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PlayerField.h"

#include "engine/search/Level.h"
#include "ui/computer/ComputerSeats.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace ringford::ui {

PlayerField::PlayerField(const QString& seat, const QString& name, int level, QWidget* parent)
    : QWidget(parent), m_name(new QLineEdit(name, this)), m_player(new QComboBox(this))
{
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of %1").arg(seat));
    m_name->setMaxLength(200);
    m_name->setWhatsThis(tr("Who plays here, if you like. It is saved with the game."));
    for (int each = 0; each <= kHighestLevel; ++each)
        m_player->addItem(words::player(each));
    m_player->setAccessibleName(tr("Who plays %1").arg(seat));
    m_player->setWhatsThis(tr("Whether a person plays here, or the computer, and how well."));
    m_player->setCurrentIndex(level);
    m_player->setMaxVisibleItems(kHighestLevel + 1);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_name, 1);
    row->addWidget(m_player);
    connect(m_player, &QComboBox::currentIndexChanged, this, &PlayerField::show);
    connect(m_player, &QComboBox::activated, this, &PlayerField::changed);
    show();
}

void PlayerField::setLabel(QLabel& label)
{
    m_label = &label;
    show();
}

int PlayerField::level() const
{
    return m_player->currentIndex();
}

void PlayerField::setLevel(int level)
{
    m_player->setCurrentIndex(level);
}

/** The computer needs no name, and its level more room. */
void PlayerField::show()
{
    const bool isComputer = level() > 0;
    m_name->setVisible(!isComputer);
    if (m_label)
        m_label->setBuddy(isComputer ? static_cast<QWidget*>(m_player) : m_name);
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_player->setMinimumContentsLength(isComputer ? 0 : static_cast<int>(m_player->currentText().size()) + 1);
    m_player->setSizePolicy(isComputer ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
}

} // namespace ringford::ui
