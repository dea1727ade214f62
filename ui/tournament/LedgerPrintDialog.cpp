// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerPrintDialog.h"

#include "ui/tournament/LedgerPages.h"
#include "ui/words/Typeset.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QLocale>

#include <utility>

namespace ringford::ui {

LedgerPrintDialog::LedgerPrintDialog(Ledger ledger, const QString& title, QSettings& store, QWidget* parent)
    : PagesDialog(title, store, QStringLiteral("printLedger"), parent),
      m_ledger(std::make_shared<const Ledger>(std::move(ledger)))
{
    setObjectName(QStringLiteral("printLedger"));
    setWindowTitle(tr("Print Tournament"));
    m_title = addText("heading", tr("&Title:"));
    m_title->setPlaceholderText(title);
    addStyle();
    addPaper();
    m_hasStandings = addSwitch("standings", tr("St&andings"), true);
    m_hasPlot = addSwitch("plot", tr("Points over ti&me"), true);
    m_hasLedger = addSwitch("ledger", tr("&Ledger"), true);
    addAuthor();
    begin();
}

QString LedgerPrintDialog::trouble() const
{
    const bool hasAny = m_hasStandings->isChecked() || m_hasPlot->isChecked() || m_hasLedger->isChecked();
    return hasAny ? QString() : tr("Nothing is chosen to be printed.");
}

PagesDialog::PagesMaker LedgerPrintDialog::pagesMaker() const
{
    LedgerPaper spec;
    spec.paper = paper();
    const QString title = words::typeset(m_title->text().trimmed(), QLocale());
    spec.title = title.isEmpty() ? m_title->placeholderText() : title;
    spec.hasStandings = m_hasStandings->isChecked();
    spec.hasPlot = m_hasPlot->isChecked() && !m_ledger->entries().empty();
    spec.hasLedger = m_hasLedger->isChecked();
    return [spec, paperStyle = style(), ledger = m_ledger](const std::stop_token& stop) {
        const auto document = std::make_shared<PrintDocument>(spec.title, paperStyle);
        writeLedgerPages(spec, *ledger, document->sink(stop));
        return Made{document, {}, document->isCut ? cutNote() : QString()};
    };
}

} // namespace ringford::ui
