// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PaperStyle.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"

#include <QLineF>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace ringford::ui {

/** What is set on a page, and where, in mm. */
class PageContent {
public:
    PageContent(QFont font = printFont()) : m_font(std::move(font)) {}

    const QFont& font() const { return m_font; }

    /** Words on a line whose middle begins at @p left; cut where they are wider than @p most. Gives where they end. */
    double addText(QPointF left, const QString& words, double size, bool isBold, double most = 1e9);
    /** Words whose base line begins at @p left, or has its middle at @p centre. */
    void addOnBase(QPointF left, const QString& words, double size, bool isBold);
    void addCentred(QPointF centre, const QString& words, double size, bool isBold);
    /** A page's number, alone as in books, in the middle below all else: on every paper that is read page by page. */
    void addPageNumber(QPointF centre, int number);
    void addWord(Word word) { m_words.push_back(std::move(word)); }
    void addLine(QPointF from, QPointF to, double width = weights::kCellLine);
    void addPiece(const PieceLook& look, const Pose& pose) { m_pieces.emplace_back(look, pose); }
    void addDiagram(std::shared_ptr<const DiagramBlock> block, QPointF at);
    void addPainting(std::function<void(Canvas&)> paint) { m_paintings.push_back(std::move(paint)); }

    void paint(Canvas& canvas) const;
    /** All of it as a page. */
    PrintPage on(QSizeF paper) &&;

private:
    QFont m_font;
    std::vector<Word> m_words;
    std::vector<std::pair<QLineF, double>> m_lines; ///< with their widths
    std::vector<std::pair<PieceLook, Pose>> m_pieces;
    std::vector<std::pair<std::shared_ptr<const DiagramBlock>, QPointF>> m_diagrams;
    std::vector<std::function<void(Canvas&)>> m_paintings;
};

} // namespace ringford::ui
