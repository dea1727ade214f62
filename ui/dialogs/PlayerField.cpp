// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PlayerField.h"

#include "engine/search/Level.h"
#include "ui/dialogs/ProgramItems.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/widgets/SpokenName.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace ringford::ui {

PlayerField::PlayerField(const QString& seat, const QString& name, const QStringList& programs, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_name(new QLineEdit(name, this)), m_player(new NarrowComboBox(0, this))
{
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of %1").arg(seat));
    m_name->setMaxLength(200);
    m_name->setWhatsThis(tr("Who plays here, if you like. It is saved with the game."));
    for (int each = 0; each <= kHighestLevel; ++each)
        m_player->addItem(words::player(each));
    addPrograms(*m_player, programs);
    setSpokenName(*m_player, tr("Who plays %1").arg(seat));
    m_player->setWhatsThis(
        tr("Whether a person plays here, the computer, and how well, or in chess a program that you have named."));
    m_player->setMaxVisibleItems(m_player->count());
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_name, 1);
    row->addWidget(m_player);
    // What is longer than its field is read from its beginning, unless somebody types there.
    const auto toBeginning = [this] {
        if (!m_name->hasFocus())
            m_name->setCursorPosition(0);
    };
    connect(m_name, &QLineEdit::textChanged, this, toBeginning);
    connect(m_name, &QLineEdit::editingFinished, this, toBeginning);
    toBeginning();
    connect(m_player, &QComboBox::currentIndexChanged, this, &PlayerField::show);
    connect(m_player, &QComboBox::activated, this, &PlayerField::changed);
    show();
}

void PlayerField::setLabel(QLabel& label)
{
    m_label = &label;
    show();
}

void PlayerField::showLabel(const QString& text)
{
    m_label->setText(text);
}

SeatPlayer PlayerField::player() const
{
    const int index = m_player->currentIndex();
    return index <= kHighestLevel ? SeatPlayer{index, {}} : SeatPlayer{0, programAt(*m_player, index)};
}

void PlayerField::setPlayer(const SeatPlayer& player)
{
    int index = player.level;
    if (!player.program.isEmpty()) {
        if (findProgramItem(*m_player, player.program) < 0)
            addPrograms(*m_player, {player.program});
        index = findProgramItem(*m_player, player.program);
    }
    m_player->setCurrentIndex(index);
}

/** The computer needs no name, and its level more room. */
void PlayerField::show()
{
    const bool isComputer = !player().isPerson();
    m_name->setVisible(!isComputer);
    if (m_label)
        m_label->setBuddy(isComputer ? static_cast<QWidget*>(m_player) : m_name);
    m_player->setMinimumContentsLength(isComputer ? 0 : static_cast<int>(m_player->currentText().size()) + 1);
    m_player->setSizePolicy(isComputer ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
}

} // namespace ringford::ui
