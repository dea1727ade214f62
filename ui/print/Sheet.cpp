// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"

#include <cmath>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kTitle = 5;
constexpr double kText = 3.7;
constexpr double kHead = 16; // title, name and date
constexpr double kFoot = 8;  // number of the page
constexpr double kBetween = 6;
constexpr double kWritingLine = 8;
constexpr double kNumber = 6; // above a diagram
constexpr double kLargestCell = 20;

void drawLine(Canvas& canvas, QPointF from, double length)
{
    QPainterPath line(from);
    line.lineTo(from + QPointF(length, 0));
    canvas.stroke(line, {Qt::black, weights::kCellLine, {}, 0, false, false});
}

} // namespace

SheetWriter::SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec)
    : m_spec(std::move(spec)), m_sink(std::move(sink)),
      m_art(art), m_style{Theme::printed(PaperStyle::OneBit, *Theme::named(QStringLiteral("paper"), false)), &m_art,
                          printFont()}
{
}

bool SheetWriter::beginPage(const QString& title, bool isToWriteOn)
{
    m_canvas = m_sink(m_spec.page.paper);
    if (!m_canvas)
        return false;
    ++m_pages;
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    Canvas& canvas = *m_canvas;
    writeText(all.topLeft() + QPointF(0, kTitle / 2), title, kTitle, true);
    if (isToWriteOn && !m_spec.name.isEmpty()) {
        const double y = all.top() + kTitle + 5;
        const Word name{{}, m_spec.name, kText, false, Qt::black};
        const Word date{{}, m_spec.date, kText, false, Qt::black};
        writeText({all.left(), y}, name.text, kText, false);
        const double split = all.left() + 0.64 * all.width();
        const double nameEnd = all.left() + name.width(m_style.font) + 2;
        drawLine(canvas, {nameEnd, y + kText / 2}, split - 4 - nameEnd);
        writeText({split, y}, date.text, kText, false);
        const double dateEnd = split + date.width(m_style.font) + 2;
        drawLine(canvas, {dateEnd, y + kText / 2}, all.right() - dateEnd);
    }
    if (!m_spec.pageOfPages.isEmpty())
        canvas.write(
            {{all.center().x(), all.bottom() - kText / 2}, m_spec.pageOfPages.arg(m_pages), 3, false, Qt::black});
    return true;
}

void SheetWriter::writeText(QPointF left, const QString& text, double size, bool isBold)
{
    Word word{left, text, size, isBold, Qt::black};
    word.centre.rx() += word.width(m_style.font) / 2;
    m_canvas->write(word);
}

QRectF SheetWriter::slot(int index) const
{
    const QRectF all = QRectF(QPointF(), m_spec.page.paper)
                           .marginsRemoved(m_spec.page.margins)
                           .adjusted(0, kHead, 0, m_spec.pageOfPages.isEmpty() ? 0 : -kFoot);
    const int rows = (m_spec.perPage + m_columns - 1) / m_columns;
    const double width = (all.width() - (m_columns - 1) * kBetween) / m_columns;
    const double height = (all.height() - (rows - 1) * kBetween) / rows;
    const int column = index % m_columns;
    const int row = index / m_columns;
    return {all.left() + column * (width + kBetween), all.top() + row * (height + kBetween), width, height};
}

/** What is left of a place for the diagram with its caption. */
QSizeF SheetWriter::roomIn(QSizeF slot) const
{
    return {slot.width(), slot.height() - kNumber - m_spec.lines * kWritingLine};
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
    int columns = 1;
    m_lastCell = 0;
    for (int trial = 1; trial <= m_spec.perPage; ++trial) {
        m_columns = trial;
        const double cell = cellFor(diagram, roomIn(slot(0).size()));
        if (cell > best + 0.05) {
            best = cell;
            columns = trial;
        }
    }
    m_columns = columns;
}

bool SheetWriter::add(DiagramSpec diagram, const QString& answer)
{
    if (m_columns == 0)
        choosePlaces(diagram);
    const int index = m_count % m_spec.perPage;
    if (index == 0 && !beginPage(m_spec.title, true))
        return false;
    const QRectF place = slot(index);
    const double cell = cellFor(diagram, roomIn(place.size()));
    diagram.size = {std::nullopt, std::max(1.0, cell)};
    m_smallestCell = std::min(m_smallestCell, cell);
    m_lastCell = cell;
    ++m_count;
    writeText(place.topLeft() + QPointF(0, kText / 2), QString::number(m_count), kText, true);
    const DiagramBlock block(std::move(diagram), m_art);
    const double left = place.left() + (place.width() - block.size().width()) / 2;
    block.paint(*m_canvas, {left, place.top() + kNumber});
    const double below = place.top() + kNumber + block.size().height();
    for (int line = 1; line <= m_spec.lines; ++line)
        drawLine(*m_canvas, {place.left(), below + line * kWritingLine}, place.width());
    m_answers << QStringLiteral("%1  %2").arg(m_count).arg(answer);
    return true;
}

bool SheetWriter::writeAnswers()
{
    constexpr double kStep = 1.5 * kText;
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    double y = all.bottom();
    for (const QString& answer : m_answers) {
        for (const QString& line : wrapped(answer, kText, all.width(), m_style.font)) {
            if (y + kStep > all.bottom() - kFoot) {
                if (!beginPage(m_spec.answers, false))
                    return false;
                y = all.top() + kHead;
            }
            writeText({all.left(), y}, line, kText, false);
            y += kStep;
        }
    }
    return true;
}

bool SheetWriter::finish()
{
    return m_spec.answers.isEmpty() || writeAnswers();
}

} // namespace ringford::ui
