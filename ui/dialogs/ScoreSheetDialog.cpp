// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ScoreSheetDialog.h"

#include "ui/print/GameHeading.h"
#include "ui/print/PrintWords.h"
#include "ui/words/Names.h"
#include "ui/words/PersonNames.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QLineEdit>
#include <QSpinBox>

namespace ringford::ui {

ScoreSheetDialog::ScoreSheetDialog(std::shared_ptr<const Game> game, const std::vector<std::string>& names,
                                   QSettings& store, QWidget* parent, Occasion occasion)
    : PagesDialog(tr("Score sheet"), store, QStringLiteral("scoreSheet"), parent), m_game(std::move(game)),
      m_occasion(std::move(occasion))
{
    constexpr qsizetype kLongestName = 1'000; // more than any paper has room for
    for (const std::string& name : names)
        m_names.push_back(words::asName(words::elided(words::asPeopleWrite(name), kLongestName)));
    setWindowTitle(tr("Print Score Sheet"));
    m_heading = addText("heading", tr("&Title:"));
    m_heading->setPlaceholderText(words::translated(m_game->description().title));
    m_rows = addNumber("rows", tr("Ro&ws:"), 1, ScoreSheetSpec::kMostRows, 60);
    m_rows->setWhatsThis(tr("How many actions of each can be written down, on each board."));
    addPaper();
    addFont();
    addAuthor();
    begin();
}

ScoreSheetDialog::ScoreSheetDialog(const Match& match, QSettings& store, QWidget* parent)
    : ScoreSheetDialog(match.sharedGame(), match.tags().seatNames, store, parent,
                       {GameHeading::event(match, QLocale()), GameHeading::date(match, QLocale())})
{
}

PagesDialog::PagesMaker ScoreSheetDialog::pagesMaker() const
{
    ScoreSheetSpec spec;
    spec.paper = paper();
    spec.font = font();
    const QString heading = words::typeset(m_heading->text().trimmed(), QLocale());
    spec.title = heading.isEmpty() ? words::translated(m_game->description().title) : heading;
    PrintWords::fill(spec);
    spec.knownEvent = m_occasion.event;
    spec.knownDate = m_occasion.date;
    spec.rows = m_rows->value();
    const GameDescription& game = m_game->description();
    std::vector<QString> seats;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        seats.push_back(words::seat(game, Seat{seat}));
    spec.tables = ScoreSheetSpec::tablesOf(*m_game, seats, PrintWords::board(), m_names);
    return [spec](const std::stop_token& stop) {
        const auto document = std::make_shared<PrintDocument>(spec.title, PaperStyle::OneBit, spec.font);
        const ScoreSheetCuts cuts = writeScoreSheet(spec, document->sink(stop)).value_or(ScoreSheetCuts());
        QStringList told;
        if (cuts.title)
            told << PrintWords::onCutTitle();
        if (cuts.names)
            told << tr("Names do not fit into their places: their ends are left out.");
        return Made{document, {}, told.join(u' ')};
    };
}

} // namespace ringford::ui
