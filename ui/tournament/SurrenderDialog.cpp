// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/SurrenderDialog.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QFormLayout>
#include <QLabel>

namespace ringford::ui {

SurrenderDialog::SurrenderDialog(const Tournament& tournament, int challenge, QWidget* parent)
    : EntryDialog(tournament, "surrenderDialog", tr("Surrender"), tr("&Surrender"), parent), m_challenge(challenge)
{
    const Challenge& one = tournament.challenge(challenge);
    auto* const who = new QLabel(this);
    who->setTextFormat(Qt::PlainText);
    who->setWordWrap(true);
    who->setText(tr("Challenge %1: %2 surrenders to %3, without a battle.")
                     .arg(QString::number(challenge), words::member(tournament.member(one.challenged).name),
                          words::member(tournament.member(one.challenger).name)));
    form().addRow(who);
    finish();
}

LedgerRow SurrenderDialog::rowOn(std::chrono::year_month_day day) const
{
    return surrenderRow(tournament(), day, m_challenge);
}

QString SurrenderDialog::outlook() const
{
    const auto prospect = surrenderProspect(tournament(), m_challenge);
    return words::asSentence(prospect ? prospect->sentence : prospect.error());
}

} // namespace ringford::ui
