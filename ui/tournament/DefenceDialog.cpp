// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/DefenceDialog.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/ArmyField.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

namespace ringford::ui {

DefenceDialog::DefenceDialog(const Tournament& tournament, int challenge, QWidget* parent)
    : EntryDialog(tournament, "defenceDialog", tr("Defence"), tr("&Begin Battle"), parent), m_challenge(challenge),
      m_colours(new QComboBox(this)), m_white(new ArmyField("whiteArmy", tr("White army"), this)),
      m_black(new ArmyField("blackArmy", tr("Black army"), this)),
      m_opensGame(new QCheckBox(tr("&Open the battle as a game"), this))
{
    const Challenge& one = tournament.challenge(challenge);
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->setWhatsThis(tr("Who plays white: the two members agree on it."));
    m_colours->setToolTip(m_colours->whatsThis());
    m_colours->addItem(words::member(tournament.member(one.challenger).name));
    m_colours->addItem(words::member(tournament.member(one.challenged).name));
    form().addRow(tr("&White is:"), m_colours);
    auto* const armies = new QHBoxLayout;
    armies->addWidget(m_white);
    armies->addWidget(m_black);
    rows().addLayout(armies);
    m_opensGame->setObjectName(QStringLiteral("opensGame"));
    m_opensGame->setWhatsThis(
        tr("The game opens in a window of its own, with these armies, and its end is entered when it "
           "is over. A battle at a table is entered by hand."));
    m_opensGame->setToolTip(m_opensGame->whatsThis());
    m_opensGame->setChecked(true);
    rows().addWidget(m_opensGame);
    takeColours();
    connect(m_colours, &QComboBox::currentIndexChanged, this, &DefenceDialog::takeColours);
    connect(m_white, &ArmyField::armyChanged, this, &DefenceDialog::refresh);
    connect(m_black, &ArmyField::armyChanged, this, &DefenceDialog::refresh);
    finish();
    m_colours->setFocus();
}

void DefenceDialog::takeColours()
{
    const Challenge& one = tournament().challenge(m_challenge);
    const bool isWhite = m_colours->currentIndex() == 0;
    const TournamentMember& white = tournament().member(isWhite ? one.challenger : one.challenged);
    const TournamentMember& black = tournament().member(isWhite ? one.challenged : one.challenger);
    //: %1 is a member
    m_white->setTitle(tr("White army, of %1").arg(words::member(white.name)));
    m_black->setTitle(tr("Black army, of %1").arg(words::member(black.name)));
    m_white->setPoints(white.points);
    m_black->setPoints(black.points);
}

bool DefenceDialog::opensGame() const
{
    return m_opensGame->isChecked();
}

BattleChoice DefenceDialog::choice() const
{
    return {m_colours->currentIndex() == 0 ? Role::Challenger : Role::Challenged, m_white->army().value(),
            m_black->army().value()};
}

LedgerRow DefenceDialog::rowOn(std::chrono::year_month_day day) const
{
    return battleRow(tournament(), day, m_challenge, choice());
}

QString DefenceDialog::outlook() const
{
    const auto prospect = defenceProspect(tournament(), m_challenge);
    return words::asSentence(prospect ? prospect->sentence : prospect.error());
}

} // namespace ringford::ui
