// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ScoreSheetDialog.h"

#include "ui/print/PrintWords.h"
#include "ui/words/Words.h"

#include <QLineEdit>
#include <QSpinBox>

namespace ringford::ui {

ScoreSheetDialog::ScoreSheetDialog(std::shared_ptr<const Game> game, std::vector<QString> seats, QSettings& store,
                                   QWidget* parent)
    : PagesDialog(tr("Score sheet"), store, QStringLiteral("scoreSheet"), parent), m_game(std::move(game)),
      m_seats(std::move(seats))
{
    setWindowTitle(tr("Print Score Sheet"));
    m_heading = addText("heading", tr("&Title:"));
    m_heading->setPlaceholderText(words::translated(m_game->description().title));
    m_rows = addNumber("rows", tr("Ro&ws:"), 1, ScoreSheetSpec::kMostRows, 60);
    m_rows->setWhatsThis(tr("How many actions of each can be written down, on each board."));
    addPaper();
    begin();
}

PagesDialog::PagesMaker ScoreSheetDialog::pagesMaker() const
{
    ScoreSheetSpec spec;
    spec.paper = paper();
    spec.title = m_heading->text().trimmed().isEmpty() ? words::translated(m_game->description().title)
                                                       : m_heading->text().trimmed();
    PrintWords::fill(spec);
    spec.page = tr("Page %1");
    spec.rows = m_rows->value();
    spec.tables = ScoreSheetSpec::tablesOf(*m_game, m_seats, PrintWords::board());
    return [spec](const std::stop_token& stop) {
        const auto document = std::make_shared<PrintDocument>(spec.title, PaperStyle::OneBit);
        writeScoreSheet(spec, document->sink(stop));
        return Made{document};
    };
}

} // namespace ringford::ui
