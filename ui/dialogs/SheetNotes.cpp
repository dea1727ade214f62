// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/SheetNotes.h"

#include "engine/match/Match.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/print/PrintWords.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** How much larger cells must become for saying that something else could be chosen. */
constexpr double kMuchLarger = 1.15;
constexpr std::size_t kMostCutNamed = 12; // tasks in a sentence

/** Numbers, parted by commas. */
QString textOfNumbers(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts << QString::number(number);
    return texts.join(QStringLiteral(", "));
}

} // namespace

/** The most diagrams a page, fewer than are chosen, with which cells are readable, or as large as with one. */
SheetNotes::OtherCells SheetNotes::fewerOn(SheetWriter& writer, bool isTurned, const SheetSpec& spec, double needed)
{
    constexpr double kNearly = 0.97;
    const QSizeF paper = isTurned ? spec.page.paper.transposed() : spec.page.paper;
    const OtherCells alone{writer.smallestCellOn(paper, 1), spec.grid ? 0 : 1};
    const double enough = std::min(needed, kNearly * alone.smallest);
    for (int number = spec.grid ? 1 : spec.perPage - 1; number > 1; --number) {
        if (const double smallest = writer.smallestCellOn(paper, number); smallest >= enough)
            return {smallest, number};
    }
    return alone;
}

SheetNotes SheetNotes::writing(SheetWriter writer, const SheetSpec& spec, const std::vector<Match>& tasks,
                               const SheetTaskLook& look, const std::stop_token& stop)
{
    AnswerSearch search({AnswerSearch::kMostTried, stop});
    SheetNotes notes;
    notes.m_isSideways = spec.page.paper.width() > spec.page.paper.height();
    notes.m_hasGrid = spec.grid.has_value();
    for (const Match& task : tasks) {
        notes.m_needed = std::max(notes.m_needed, leastCell(task.game().description(), look.style));
        SheetTask made = sheetTask(task, task.start(), look, &search);
        if (made.answer.isEmpty())
            notes.m_unanswered.push_back(static_cast<std::size_t>(writer.diagrams()));
        writer.add(std::move(made));
    }
    writer.finish();
    notes.m_smallest = writer.smallestCell();
    if (notes.m_smallest < SheetGrid::kReadableCell) {
        notes.m_fewer = fewerOn(writer, false, spec, notes.m_needed);
        // A grid is for this paper.
        notes.m_turned = spec.grid ? 0 : writer.smallestCellOn(spec.page.paper.transposed(), spec.perPage);
        notes.m_turnedFewer = fewerOn(writer, true, spec, notes.m_needed);
    }
    notes.m_counts = writer.counts();
    notes.m_hasFewer = writer.hasFewerThanAsked();
    notes.m_withoutRoom = writer.withoutRoom();
    notes.m_mostPerPage = notes.m_withoutRoom > 0 ? writer.mostPerPage() : 0;
    notes.m_cut = {writer.cutCaptions(), writer.isTitleCut()};
    notes.m_keepsGrid = writer.keepsGrid();
    notes.m_numbers = writer.numbers();
    return notes;
}

QString SheetNotes::onPlaces() const
{
    if (m_withoutRoom > 0)
        return onLeftOut();
    QStringList told{m_cut.captions.empty() ? onCells() : onCut(), onPages(), onGrid(),
                     m_cut.isTitle ? PrintWords::onCutTitle() : QString()};
    told.removeAll(QString());
    return told.join(u' ');
}

QString SheetNotes::onLeftOut() const
{
    const QString told =
        tr("Task %1 does not fit on a page with its text and lines: it is left out.").arg(m_withoutRoom);
    return m_mostPerPage > 0 ? told + u' ' + tr("With %n tasks on a page, all have room.", nullptr, m_mostPerPage)
                             : told;
}

QString SheetNotes::onCut() const
{
    const auto named =
        m_cut.captions.begin() + static_cast<std::ptrdiff_t>(std::min(m_cut.captions.size(), kMostCutNamed));
    const QString more = named == m_cut.captions.end() ? QString() : QStringLiteral(" …");
    //: %1: their numbers, parted by commas
    return tr("The texts of %n tasks do not fit into their places: %1. Their ends are left out.", nullptr,
              static_cast<int>(m_cut.captions.size()))
        .arg(textOfNumbers({m_cut.captions.begin(), named}) + more);
}

QString SheetNotes::onPages() const
{
    if (!m_hasFewer)
        return {};
    const auto [pages, asked, fewest, most] = m_counts;
    const QString ofPage = fewest < most ? QStringLiteral("%1–%2").arg(fewest).arg(most) : QString::number(fewest);
    const QString told =
        pages > asked
            //: %1 and %2 are numbers; %2 may be several, 7–9
            ? tr("There are %n pages of tasks, not %1, with %2 on each: with as many as are chosen, the boards would "
                 "be too small.",
                 nullptr, pages)
                  .arg(asked)
                  .arg(ofPage)
            //: %1 is a number, or several, 7–9
            : tr("There are %1 tasks on a page: with as many as are chosen, the boards would be too small.")
                  .arg(ofPage);
    return m_hasGrid ? told : told + u' ' + tr("Columns and rows, where both are chosen, hold as many all the same.");
}

QString SheetNotes::onGrid() const
{
    return m_keepsGrid ? QString()
                       : tr("Not all pages have the columns and rows that are chosen: boards of several shapes stand "
                            "where they have room.");
}

QString SheetNotes::onCells() const
{
    if (m_smallest >= m_needed)
        return {};
    const QString reported =
        tr("Cells of %1 are hard to read on paper; they need %2.").arg(inMm(m_smallest), inMm(m_needed));
    if (m_fewer.smallest < kMuchLarger * m_smallest)
        return reported;
    const QString advice =
        m_fewer.perPage > 0
            //: %1 is a length, 7.0 mm
            ? tr("With %n diagrams on a page they have %1.", nullptr, m_fewer.perPage).arg(inMm(m_fewer.smallest))
            : tr("With fewer diagrams on a page they are larger.");
    return reported + u' ' + advice;
}

QString SheetNotes::onHeld() const
{
    // What the paper has as it is held, be it with fewer diagrams, is no reason to turn it.
    const double here = std::max(m_smallest, m_fewer.smallest);
    const bool isSoAlready = m_turned >= kMuchLarger * m_smallest;
    if (m_withoutRoom > 0 || (!isSoAlready && m_turnedFewer.smallest < kMuchLarger * here))
        return {};
    const double there = isSoAlready ? m_turned : m_turnedFewer.smallest;
    const QString reported = m_isSideways
                                 //: %1 and %2 are lengths, 7.0 mm
                                 ? tr("Held upright, the paper has room for cells of %1 instead of %2.")
                                 //: %1 and %2 are lengths, 7.0 mm
                                 : tr("Held sideways, the paper has room for cells of %1 instead of %2.");
    const QString told = reported.arg(inMm(there), inMm(m_smallest));
    if (isSoAlready)
        return told;
    const int fewer = m_turnedFewer.perPage;
    return told + u' ' +
           (fewer > 0 ? tr("That is with %n diagrams on a page.", nullptr, fewer)
                      : tr("That is with fewer diagrams on a page."));
}

QString SheetNotes::onOrder() const
{
    return std::ranges::is_sorted(m_numbers)
               ? QString()
               : tr("The numbers are those on paper: where a wide board leaves room, a later task that "
                    "fits comes before it.");
}

QString SheetNotes::onUnanswered(const std::vector<int>& rows) const
{
    std::vector<int> found;
    for (const int row : rows) {
        const auto at = static_cast<std::size_t>(row);
        if (std::ranges::find(m_unanswered, at) != m_unanswered.end())
            found.push_back(at < m_numbers.size() ? m_numbers[at] : row + 1);
    }
    if (found.empty())
        return {};
    std::ranges::sort(found);
    //: %1: their numbers, parted by commas
    return tr("There is no answer to %n tasks: %1. What is played from there becomes the answer.", nullptr,
              static_cast<int>(found.size()))
        .arg(textOfNumbers(found));
}

} // namespace ringford::ui
