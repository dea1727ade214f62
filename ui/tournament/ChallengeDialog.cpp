// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/ChallengeDialog.h"

#include "engine/tournament/Prospects.h"
#include "engine/tournament/Standings.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/words/Words.h"

#include <QFormLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace ringford::ui {

namespace {

std::string chosenIn(const QComboBox& list)
{
    return list.currentData().toString().toStdString();
}

} // namespace

ChallengeDialog::ChallengeDialog(const Tournament& tournament, const std::string& challenger, QWidget* parent)
    : EntryDialog(tournament, "challengeDialog", tr("Challenge"), tr("Chall&enge"), parent),
      m_challenger(addMembers("challenger", tr("&Challenger:"), tr("Who challenges, and pays for it."))),
      m_challenged(addMembers("challenged", tr("C&hallenged:"), tr("Who is to surrender or to defend.")))
{
    m_challenger->setCurrentIndex(std::max(m_challenger->findData(words::fromUtf8(challenger)), 0));
    offerOthers();
    connect(m_challenger, &QComboBox::currentIndexChanged, this, &ChallengeDialog::offerOthers);
    connect(m_challenger, &QComboBox::currentIndexChanged, this, &ChallengeDialog::refresh);
    connect(m_challenged, &QComboBox::currentIndexChanged, this, &ChallengeDialog::refresh);
    finish();
    m_challenger->setFocus();
}

QComboBox* ChallengeDialog::addMembers(const char* name, const QString& label, const QString& help)
{
    constexpr int kUsualLetters = 20;
    auto* const list = new NarrowComboBox(kUsualLetters, this);
    list->setObjectName(QLatin1String(name));
    list->setWhatsThis(help);
    list->setToolTip(help);
    fill(*list, {});
    form().addRow(label, list);
    return list;
}

/** With all who are in, but for the one of that name. */
void ChallengeDialog::fill(QComboBox& list, const QString& without)
{
    const QSignalBlocker quiet(list);
    const QVariant chosen = list.currentData();
    list.clear();
    for (const TournamentMember& one : Standings(tournament()).members) {
        const QString name = words::fromUtf8(one.name);
        if (one.isIn() && name != without)
            //: a member and its points
            list.addItem(tr("%1 (%2)", "member").arg(words::member(one.name), QString::number(one.points)), name);
    }
    list.setCurrentIndex(std::max(list.findData(chosen), 0));
}

/** Nobody challenges oneself. */
void ChallengeDialog::offerOthers()
{
    fill(*m_challenged, m_challenger->currentData().toString());
}

LedgerRow ChallengeDialog::rowOn(std::chrono::year_month_day day) const
{
    return challengeRow(tournament(), day, chosenIn(*m_challenger), chosenIn(*m_challenged));
}

QString ChallengeDialog::outlook() const
{
    const auto prospect = challengeProspect(tournament(), chosenIn(*m_challenger), chosenIn(*m_challenged));
    return words::asSentence(prospect ? prospect->sentence : prospect.error());
}

} // namespace ringford::ui
