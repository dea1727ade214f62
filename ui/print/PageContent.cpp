// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PageContent.h"

namespace ringford::ui {

double PageContent::addText(QPointF left, const QString& words, double size, bool isBold, double most)
{
    Word word{{}, words, size, isBold, Qt::black};
    word.shorten(m_font, most);
    const double width = word.width(m_font);
    word.centre = left + QPointF(width / 2, 0);
    addWord(std::move(word));
    return left.x() + width;
}

void PageContent::addCentred(QPointF centre, const QString& words, double size, bool isBold)
{
    Word word{centre, words, size, isBold, Qt::black};
    word.centre.ry() -= word.drop(m_font);
    addWord(std::move(word));
}

void PageContent::addPageNumber(QPointF centre, int number)
{
    constexpr double kSize = 3; // mm
    addWord({centre, QString::number(number), kSize, false, Qt::black});
}

void PageContent::addOnBase(QPointF left, const QString& words, double size, bool isBold)
{
    const double width = Word{{}, words, size, isBold, Qt::black}.width(m_font);
    addCentred(left + QPointF(width / 2, 0), words, size, isBold);
}

void PageContent::addLine(QPointF from, QPointF to, double width)
{
    m_lines.emplace_back(QLineF(from, to), width);
}

void PageContent::addDiagram(std::shared_ptr<const DiagramBlock> block, QPointF at)
{
    m_diagrams.emplace_back(std::move(block), at);
}

void PageContent::paint(Canvas& canvas) const
{
    for (const auto& [line, width] : m_lines) {
        QPainterPath path(line.p1());
        path.lineTo(line.p2());
        canvas.stroke(path, {Qt::black, width, {}, 0, false, false});
    }
    for (const auto& [block, at] : m_diagrams)
        block->paint(canvas, at);
    for (const auto& paint : m_paintings)
        paint(canvas);
    for (const auto& [look, pose] : m_pieces)
        canvas.piece(look, pose);
    for (const Word& word : m_words)
        canvas.write(word);
}

PrintPage PageContent::on(QSizeF paper) &&
{
    return {paper, [content = std::move(*this)](Canvas& canvas) { content.paint(canvas); }};
}

} // namespace ringford::ui
