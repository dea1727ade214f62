// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/StarterRoll.h"

#include "engine/dice/RandomNumbers.h"
#include "ui/widgets/DieShape.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ringford::ui {

/** A single die; nothing before it was rolled. */
class DieView : public QWidget {
public:
    explicit DieView(QWidget* parent) : QWidget(parent)
    {
        const int side = fontMetrics().height() * 2;
        setFixedSize(side, side);
    }

    void show(int sides, int value)
    {
        m_look = {sides, value};
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_look.value > 0)
            paintDie(painter, rect(), m_look, DieColours::of(palette()));
    }

private:
    DieLook m_look{6, 0};
};

StarterRoll::StarterRoll(QWidget* parent)
    : QWidget(parent), m_button(new QPushButton(this)), m_die(new DieView(this)), m_told(new QLabel(this))
{
    m_button->setObjectName(QStringLiteral("rollStarter"));
    m_button->setAutoDefault(false);
    m_told->setObjectName(QStringLiteral("starter"));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_button);
    row->addWidget(m_die);
    row->addWidget(m_told, 1);
    connect(m_button, &QPushButton::clicked, this, &StarterRoll::roll);
    showTexts();
}

void StarterRoll::showTexts()
{
    m_button->setText(m_manyBegin ? tr("&Roll Who Sits Where") : tr("&Roll Who Begins"));
    const QString help = m_manyBegin
                             ? tr("Rolls a die with a side for each player. Whoever it names gets the first seat, "
                                  "the others follow in their order.")
                             : tr("Rolls a die with a side for each player. Whoever it names sits where the game "
                                  "begins, the others follow in their order.");
    m_button->setToolTip(help);
    m_button->setWhatsThis(help);
}

void StarterRoll::setPlayers(int count)
{
    if (count == m_players)
        return;
    m_players = count;
    forget();
}

void StarterRoll::setManyBegin(bool manyBegin)
{
    if (manyBegin == m_manyBegin)
        return;
    m_manyBegin = manyBegin;
    showTexts();
    forget();
}

void StarterRoll::forget()
{
    m_die->show(m_players, 0);
    m_told->clear();
}

void StarterRoll::announce(const QString& text)
{
    m_told->setText(text);
}

void StarterRoll::roll()
{
    dice::SystemNumbers numbers;
    const int player = dice::RandomDice(numbers).roll(m_players);
    m_die->show(m_players, player);
    emit rolled(player);
}

} // namespace ringford::ui
