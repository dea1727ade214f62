// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/EntryDialog.h"

#include "engine/tournament/LedgerRules.h"
#include "ui/tournament/DayField.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/CopiedWords.h"
#include "ui/words/Words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace ringford::ui {

EntryDialog::EntryDialog(const Tournament& tournament, const char* name, const QString& title, const QString& accept,
                         QWidget* parent)
    : QDialog(parent), m_tournament(tournament), m_rows(new QVBoxLayout(this)), m_form(new QFormLayout),
      m_day(new DayField(this)), m_outlook(new QLabel(this)), m_buttons(new QDialogButtonBox(this)),
      m_read(m_buttons->addButton(tr("&Read the Ledger Again"), QDialogButtonBox::ActionRole))
{
    setObjectName(QLatin1String(name));
    setWindowTitle(title);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->addLayout(m_form);
    m_outlook->setObjectName(QStringLiteral("outlook"));
    m_outlook->setTextFormat(Qt::PlainText);
    m_outlook->setWordWrap(true);
    m_outlook->setMinimumWidth(240);
    letCopy(*m_outlook, tr("What comes of this entry, or what stands in its way."));
    m_buttons->addButton(accept, QDialogButtonBox::AcceptRole)->setDefault(true);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_read->setObjectName(QStringLiteral("readAgain"));
    m_read->setAutoDefault(false);
    m_read->hide();
    connect(m_read, &QPushButton::clicked, this, &EntryDialog::readingWanted);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &EntryDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

EntryDialog::~EntryDialog() = default;

void EntryDialog::finish()
{
    const auto today = words::toDay(QDate::currentDate());
    m_day->setDay(std::max(m_tournament.lastDay().value_or(today), today));
    QLayoutItem* const above = m_form->itemAt(m_form->rowCount() - 1, QFormLayout::FieldRole);
    m_form->addRow(tr("Da&y:"), m_day);
    if (above && above->widget())
        setTabOrder(above->widget(), m_day); // the day is made first
    connect(m_day, &DayField::dayChanged, this, &EntryDialog::refresh);
    m_rows->addWidget(m_outlook);
    m_rows->addStretch();
    m_rows->addWidget(m_buttons);
    refresh();
}

void EntryDialog::accept()
{
    if (!m_enter || m_enter())
        QDialog::accept();
}

void EntryDialog::offerReading(const QString& file)
{
    m_read->show();
    showOutlook(tr("Another program has changed %1. What is typed here stays: read the ledger again, then enter it.")
                    .arg(file));
}

void EntryDialog::takeReading()
{
    m_read->hide();
    refresh();
}

LedgerRow EntryDialog::row() const
{
    return rowOn(*m_day->day());
}

void EntryDialog::refresh()
{
    QString trouble = m_day->day() ? obstacle() : m_day->trouble();
    if (trouble.isEmpty()) {
        const auto entry = judge(m_tournament, row());
        if (!entry)
            trouble = words::asSentence(entry.error().reason);
    }
    for (QAbstractButton* const one : m_buttons->buttons()) {
        if (m_buttons->buttonRole(one) == QDialogButtonBox::AcceptRole)
            one->setEnabled(trouble.isEmpty());
    }
    showOutlook(trouble.isEmpty() ? outlook() : trouble);
}

/** Who presses Enter while nothing can be entered hears why: while a name is typed that is not spoken. */
void EntryDialog::keyPressEvent(QKeyEvent* event)
{
    if (isBarred() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Announcer::of(*this).say(m_outlook->text());
    QDialog::keyPressEvent(event);
}

bool EntryDialog::isBarred() const
{
    const QList<QAbstractButton*> buttons = m_buttons->buttons();
    return std::ranges::any_of(buttons, [this](QAbstractButton* one) {
        return m_buttons->buttonRole(one) == QDialogButtonBox::AcceptRole && !one->isEnabled();
    });
}

/** Spoken, too, but not over what somebody is typing. */
void EntryDialog::showOutlook(const QString& outlook)
{
    if (outlook == m_outlook->text())
        return;
    setCopiedWords(*m_outlook, outlook);
    // Cancel brings none of it about; while it is all that can be pressed it is where one reads why.
    for (QAbstractButton* const one : m_buttons->buttons()) {
        const bool isAbout = isBarred() || m_buttons->buttonRole(one) == QDialogButtonBox::AcceptRole;
        one->setAccessibleDescription(isAbout ? outlook : QString());
    }
    if (isVisible() && !qobject_cast<const QLineEdit*>(focusWidget()))
        Announcer::of(*this).say(outlook);
}

} // namespace ringford::ui
