// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/ResultDialog.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace ringford::ui {

namespace {

constexpr int kMostTyped = 999;

} // namespace

ResultDialog::ResultDialog(const Tournament& tournament, int challenge, QWidget* parent)
    : EntryDialog(tournament, "resultDialog", tr("Result of a Battle"), tr("&Enter"), parent), m_challenge(challenge),
      m_result(new QComboBox(this))
{
    const Challenge& one = tournament.challenge(challenge);
    const bool isWhite = one.white == Role::Challenger;
    const QString white = words::member(tournament.member(isWhite ? one.challenger : one.challenged).name);
    const QString black = words::member(tournament.member(isWhite ? one.challenged : one.challenger).name);
    m_result->setObjectName(QStringLiteral("result"));
    //: who has won: %1 is a member
    m_result->addItem(tr("%1, who plays white").arg(white));
    m_result->addItem(tr("%1, who plays black").arg(black));
    m_result->addItem(tr("Nobody: it is drawn"));
    m_result->setWhatsThis(tr("Who has won the battle."));
    m_result->setToolTip(m_result->whatsThis());
    form().addRow(tr("&Won by:"), m_result);
    m_whiteLost = addLoss("whiteLost", tr("Captured from w&hite:"), one.battle.whiteArmy);
    m_blackLost = addLoss("blackLost", tr("Captured from b&lack:"), one.battle.blackArmy);
    connect(m_result, &QComboBox::currentIndexChanged, this, &ResultDialog::refresh);
    finish();
    m_result->setFocus();
}

QSpinBox* ResultDialog::addLoss(const char* name, const QString& label, int army)
{
    auto* const loss = new QSpinBox(this);
    loss->setObjectName(QLatin1String(name));
    loss->setRange(0, kMostTyped); // what is too much is said, not changed while it is typed
    //: behind a number of points: %1 is the value of an army
    loss->setSuffix(tr(" of %1").arg(army));
    loss->setWhatsThis(tr("What the captured pieces are worth together: a pawn 1, a nightrider or bishop 3, a rook 5. "
                          "Pieces that left the board do not count."));
    loss->setToolTip(loss->whatsThis());
    form().addRow(label, loss);
    connect(loss, &QSpinBox::valueChanged, this, &ResultDialog::refresh);
    return loss;
}

void ResultDialog::setEnd(const BattleEnd& end)
{
    m_result->setCurrentIndex(static_cast<int>(end.result));
    m_whiteLost->setValue(end.whiteLost);
    m_blackLost->setValue(end.blackLost);
}

BattleEnd ResultDialog::end() const
{
    return {m_whiteLost->value(), m_blackLost->value(), static_cast<BattleResult>(m_result->currentIndex())};
}

QString ResultDialog::obstacle() const
{
    const BattleFigures& battle = tournament().challenge(m_challenge).battle;
    if (m_whiteLost->value() > battle.whiteArmy)
        return tr("White's army was worth %1: no more can be captured from it.").arg(battle.whiteArmy);
    if (m_blackLost->value() > battle.blackArmy)
        return tr("Black's army was worth %1: no more can be captured from it.").arg(battle.blackArmy);
    return {};
}

LedgerRow ResultDialog::rowOn(std::chrono::year_month_day day) const
{
    return resultRow(tournament(), day, m_challenge, end());
}

QString ResultDialog::outlook() const
{
    const auto prospect = resultProspect(tournament(), m_challenge, end());
    return prospect ? words::translated(prospect->sentence) + u'.' : words::asSentence(prospect.error());
}

} // namespace ringford::ui
