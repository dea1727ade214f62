// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"

#include "ui/print/TextLines.h"

#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kSheetTitle = 5;
constexpr double kSheetText = 3.7;
constexpr double kHead = 16;     // title, name and date
constexpr double kSheetFoot = 8; // number of the page
constexpr double kSheetBetween = 6;
constexpr double kWritingLine = 8;
constexpr double kSheetNumber = 6; // above a diagram
constexpr double kLargestCell = 20;
constexpr double kLineStep = 1.35 * kSheetText; // of a caption
constexpr double kAboveCaption = 1.5;
constexpr qsizetype kUsualLines = 4; // of a caption; what a longer one needs more, the board does not give
constexpr double kLong = 2;          // times as wide as high: such a board has the whole width

double heightOf(qsizetype captionLines)
{
    return captionLines == 0 ? 0 : kAboveCaption + static_cast<double>(captionLines) * kLineStep;
}

} // namespace

SheetWriter::SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec)
    : m_spec(std::move(spec)), m_sink(std::move(sink)), m_art(art)
{
}

/** A page with what stands above and below all that comes on it. */
PageContent SheetWriter::head(const QString& title, bool isToWriteOn)
{
    ++m_pages;
    PageContent page;
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    page.addText(all.topLeft() + QPointF(0, kSheetTitle / 2), title, kSheetTitle, true);
    if (isToWriteOn && !m_spec.name.isEmpty()) {
        const double y = all.top() + kSheetTitle + 5;
        const auto field = [&](double from, double to, const QString& words) {
            const double begin = page.addText({from, y}, words, kSheetText, false) + 2;
            page.addLine({begin, y + kSheetText / 2}, {to, y + kSheetText / 2});
        };
        const double split = all.left() + 0.64 * all.width();
        field(all.left(), split - 4, m_spec.name);
        field(split, all.right(), m_spec.date);
    }
    if (!m_spec.pageOfPages.isEmpty())
        page.addWord(
            {{all.center().x(), all.bottom() - kSheetText / 2}, m_spec.pageOfPages.arg(m_pages), 3, false, Qt::black});
    return page;
}

bool SheetWriter::endPage(PageContent page)
{
    return m_sink(std::move(page).on(m_spec.page.paper));
}

/** Of a page, for diagrams. */
QRectF SheetWriter::space() const
{
    return QRectF(QPointF(), m_spec.page.paper)
        .marginsRemoved(m_spec.page.margins)
        .adjusted(0, kHead, 0, m_spec.pageOfPages.isEmpty() ? 0 : -kSheetFoot);
}

double SheetWriter::columnWidth(int columns) const
{
    return (space().width() - (columns - 1) * kSheetBetween) / columns;
}

/** What each row has of a page with as many diagrams as are wanted. */
double SheetWriter::slotHeight(int columns) const
{
    const int rows = (m_spec.perPage + columns - 1) / columns;
    return (space().height() - (rows - 1) * kSheetBetween) / rows;
}

QStringList SheetWriter::captionIn(const DiagramSpec& diagram, double width) const
{
    const QString text = diagram.caption.trimmed();
    return text.isEmpty() ? QStringList() : wrapped(text, kSheetText, width, printFont());
}

/** A number, the board, what is said of it, and lines to write on. */
double SheetWriter::Task::height(int lines) const
{
    return kSheetNumber + block->size().height() + heightOf(caption.size()) + lines * kWritingLine;
}

/**
 * The largest cells of a diagram in a place of that width. A long caption takes little of the board's room, as long as
 * a whole page has enough: fewer have room there then. No columns: only the page is the limit.
 */
double SheetWriter::cellIn(const DiagramSpec& diagram, double width, int columns, qsizetype captionLines) const
{
    const double others = kSheetNumber + m_spec.lines * kWritingLine;
    const double most = space().height() - others - heightOf(captionLines);
    const double usual =
        columns > 0 ? slotHeight(columns) - others - heightOf(std::min(captionLines, kUsualLines)) : most;
    DiagramSpec bare = diagram;
    bare.caption.clear();
    return cellFor(bare, {width, std::min(usual, most)});
}

/** The largest cells with which the diagram fits, to a tenth of a mm; 0: none does. */
double SheetWriter::cellFor(const DiagramSpec& diagram, QSizeF room) const
{
    constexpr double kStep = 0.1;
    PageSpec place;
    place.paper = room;
    place.margins = {};
    const auto fitsWith = [&](double cell) {
        DiagramSpec one = diagram;
        one.size = {std::nullopt, cell};
        return fits(place, DiagramBlock(std::move(one), m_art));
    };
    // Mostly as the one before.
    if (m_lastCell > 0 && fitsWith(m_lastCell) && (m_lastCell >= kLargestCell || !fitsWith(m_lastCell + kStep)))
        return m_lastCell;
    return std::min(kLargestCell, largestCell(place, diagram, m_art).value_or(0));
}

/** As many beside one another as gives the largest diagrams. */
void SheetWriter::choosePlaces(const DiagramSpec& diagram)
{
    double best = -1;
    m_lastCell = 0;
    for (int trial = 1; trial <= m_spec.perPage; ++trial) {
        const double width = columnWidth(trial);
        const double cell = cellIn(diagram, width, trial, captionIn(diagram, width).size());
        if (cell > best + 0.05) {
            best = cell;
            m_columns = trial;
        }
    }
}

/** Whether its boards are so much wider than high that a column would make them tiny. */
bool SheetWriter::isLong(const DiagramSpec& diagram) const
{
    const QRectF all =
        paperLayout(diagram.game->board(), {std::nullopt, kLargestCell}, layoutOptionsFor(diagram.picture))->bounds();
    return all.width() >= kLong * all.height();
}

bool SheetWriter::add(DiagramSpec diagram, const QString& answer)
{
    if (m_columns == 0)
        choosePlaces(diagram);
    ++m_count;
    m_answers << QStringLiteral("%1  %2").arg(QString::number(m_count), answer);
    double width = columnWidth(m_columns);
    QStringList caption = captionIn(diagram, width);
    double cell = cellIn(diagram, width, m_columns, caption.size());
    const bool isWide = isLong(diagram);
    if (isWide) {
        width = space().width();
        caption = captionIn(diagram, width);
        cell = cellIn(diagram, width, 0, caption.size());
    }
    m_smallestCell = std::min(m_smallestCell, cell);
    m_lastCell = cell;
    if (cell < 1) {
        m_withoutRoom = m_withoutRoom == 0 ? m_count : m_withoutRoom;
        return true;
    }
    diagram.size = {std::nullopt, cell};
    diagram.caption.clear();
    if (isWide && !endRow())
        return false;
    m_page.row.tasks.push_back(
        {m_count, std::make_shared<DiagramBlock>(std::move(diagram), m_art), std::move(caption), width});
    m_page.row.height = std::max(m_page.row.height, m_page.row.tasks.back().height(m_spec.lines));
    return (!isWide && static_cast<int>(m_page.row.tasks.size()) < m_columns) || endRow();
}

/** Puts the row that is being filled on this page, or where it has no room, on the next. */
bool SheetWriter::endRow()
{
    if (m_page.row.tasks.empty())
        return true;
    const int more = static_cast<int>(m_page.row.tasks.size());
    const bool hasRoom = m_page.height + m_page.row.height <= space().height() + 0.01;
    if (!m_page.rows.empty() && (!hasRoom || m_page.diagrams + more > m_spec.perPage) && !writePage())
        return false;
    m_page.diagrams += more;
    m_page.height += m_page.row.height + kSheetBetween;
    m_page.rows.push_back(std::exchange(m_page.row, {}));
    return true;
}

/** The rows stand as far from one another as on a page that is full, if they are as high as there; else evenly. */
bool SheetWriter::writePage()
{
    if (m_page.rows.empty())
        return true;
    PageContent page = head(m_spec.title, true);
    double grid = 0;
    for (const Row& row : m_page.rows)
        grid += std::max(row.height, slotHeight(m_columns)) + kSheetBetween;
    const bool isGrid = grid - kSheetBetween <= space().height() + 0.01;
    const double rest = (space().height() + kSheetBetween - m_page.height) / static_cast<double>(m_page.rows.size());
    double y = space().top();
    for (const Row& row : m_page.rows) {
        double x = space().left();
        for (const Task& task : row.tasks) {
            set(page, task, {x, y});
            x += task.width + kSheetBetween;
        }
        const bool isWide = row.tasks.size() == 1 && row.tasks.front().width > columnWidth(m_columns) + 0.01;
        const double step = isGrid && !isWide ? std::max(row.height, slotHeight(m_columns)) : row.height;
        y += step + kSheetBetween + (isGrid ? 0 : std::max(0.0, rest));
    }
    m_page.rows.clear();
    m_page.height = 0;
    m_page.diagrams = 0;
    return endPage(std::move(page));
}

void SheetWriter::set(PageContent& page, const Task& task, QPointF at) const
{
    page.addText(at + QPointF(0, kSheetText / 2), QString::number(task.number), kSheetText, true);
    const double left = at.x() + (task.width - task.block->size().width()) / 2;
    page.addDiagram(task.block, {left, at.y() + kSheetNumber});
    double y = at.y() + kSheetNumber + task.block->size().height() + (task.caption.isEmpty() ? 0 : kAboveCaption);
    for (const QString& line : task.caption) {
        page.addWord({{at.x() + task.width / 2, y + kLineStep / 2}, line, kSheetText, false, Qt::black});
        y += kLineStep;
    }
    for (int line = 1; line <= m_spec.lines; ++line) {
        const QPointF from(at.x(), y + line * kWritingLine);
        page.addLine(from, from + QPointF(task.width, 0));
    }
}

bool SheetWriter::writeAnswers()
{
    constexpr double kStep = 1.5 * kSheetText;
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    std::optional<PageContent> page;
    double y = all.bottom();
    for (const QString& answer : m_answers) {
        for (const QString& line : wrapped(answer, kSheetText, all.width(), printFont())) {
            if (y + kStep > all.bottom() - kSheetFoot) {
                if (page && !endPage(*std::move(page)))
                    return false;
                page = head(m_spec.answers, false);
                y = all.top() + kHead;
            }
            page->addText({all.left(), y}, line, kSheetText, false);
            y += kStep;
        }
    }
    return !page || endPage(*std::move(page));
}

bool SheetWriter::finish()
{
    return endRow() && writePage() && (m_spec.answers.isEmpty() || writeAnswers());
}

} // namespace ringford::ui
