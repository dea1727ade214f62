// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/MemberDialog.h"

#include "engine/tournament/NextRow.h"
#include "ui/tournament/LedgerWords.h"

#include <QFormLayout>
#include <QLineEdit>

namespace ringford::ui {

MemberDialog::MemberDialog(const Tournament& tournament, QWidget* parent)
    : EntryDialog(tournament, "memberDialog", tr("New Member"), tr("&Join"), parent), m_name(new QLineEdit(this))
{
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(words::kLongestMember);
    m_name->setWhatsThis(tr("The name by which the member is called in the ledger. It cannot be changed later."));
    m_name->setToolTip(m_name->whatsThis());
    form().addRow(tr("&Name:"), m_name);
    connect(m_name, &QLineEdit::textChanged, this, &MemberDialog::refresh);
    finish();
    m_name->setFocus();
}

/** Without what cannot stand in a ledger and nobody sees. */
QString MemberDialog::name() const
{
    return m_name->text().simplified();
}

LedgerRow MemberDialog::rowOn(std::chrono::year_month_day day) const
{
    return joinRow(day, name().toStdString());
}

QString MemberDialog::obstacle() const
{
    return name().isEmpty() ? tr("A member needs a name.") : QString();
}

QString MemberDialog::outlook() const
{
    return tr("%1 joins with %2 points.").arg(words::member(name().toStdString()), QString::number(kFirstPoints));
}

} // namespace ringford::ui
