// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/DefenceDialog.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/ArmyField.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QScrollArea>
#include <QSignalBlocker>

namespace ringford::ui {

namespace {

constexpr int kLeastArmiesSeen = 160; // of the width of the armies, which are scrolled where there is less room

} // namespace

DefenceDialog::DefenceDialog(const Tournament& tournament, int challenge, const BoardAppearance& appearance,
                             QWidget* parent)
    : EntryDialog(tournament, "defenceDialog", tr("Defence"), tr("&Begin Battle"), parent), m_challenge(challenge),
      m_colours(new QComboBox(this)), m_white(new ArmyField("whiteArmy", tr("White army"), this)),
      m_black(new ArmyField("blackArmy", tr("Black army"), this)), m_board(new ArmyBoard(appearance, this)),
      m_opensGame(new QCheckBox(tr("&Open the battle as a game"), this))
{
    addFields();
    takeColours();
    connectFields();
    finish();
    resizeWithinScreen(*this, {1040, 640});
    m_colours->setFocus();
}

void DefenceDialog::addFields()
{
    const Challenge& one = tournament().challenge(m_challenge);
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->setWhatsThis(tr("Who plays white: the two members agree on it."));
    m_colours->setToolTip(m_colours->whatsThis());
    m_colours->addItem(words::member(tournament().member(one.challenger).name));
    m_colours->addItem(words::member(tournament().member(one.challenged).name));
    form().addRow(tr("&White is:"), m_colours);
    m_opensGame->setObjectName(QStringLiteral("opensGame"));
    m_opensGame->setWhatsThis(
        tr("The game opens in a window of its own, with these armies, and its end is entered when it "
           "is over. A battle at a table is entered by hand."));
    m_opensGame->setToolTip(m_opensGame->whatsThis());
    m_opensGame->setChecked(true);
    auto* const content = new QWidget(this);
    auto* const lines = new QVBoxLayout(content);
    auto* const armies = new QHBoxLayout;
    lines->setContentsMargins(0, 0, 0, 0);
    armies->addWidget(m_white);
    armies->addWidget(m_black);
    lines->addLayout(armies);
    lines->addWidget(m_board, 1);
    lines->addWidget(m_opensGame);
    QScrollArea* const area = scrolled(content, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    area->setMinimumWidth(kLeastArmiesSeen);
    rows().addWidget(area, 1);
}

void DefenceDialog::connectFields()
{
    connect(m_colours, &QComboBox::currentIndexChanged, this, &DefenceDialog::takeColours);
    connect(m_white, &ArmyField::armyChanged, this, &DefenceDialog::takeFields);
    connect(m_black, &ArmyField::armyChanged, this, &DefenceDialog::takeFields);
    connect(m_board, &ArmyBoard::armiesChanged, this, &DefenceDialog::takeBoard);
}

void DefenceDialog::takeFields()
{
    m_board->setArmies(m_white->army(), m_black->army());
    refresh();
}

/** What stands on the board is what the fields say, without being set up anew. */
void DefenceDialog::takeBoard()
{
    const QSignalBlocker white(m_white);
    const QSignalBlocker black(m_black);
    m_white->setArmy(m_board->army(Side{0}));
    m_black->setArmy(m_board->army(Side{1}));
    refresh();
}

QString DefenceDialog::obstacle() const
{
    return m_board->trouble();
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
    {
        const QSignalBlocker quiet(m_white);
        m_white->setPoints(white.points);
    }
    m_black->setPoints(black.points);
    takeFields();
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
