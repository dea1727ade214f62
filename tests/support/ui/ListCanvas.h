// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceLook.h"
#include "ui/print/PrintDocument.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QStringList>

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace ringford::test {

/** Keeps the words that are written and the pieces that are drawn, and where. */
class ListCanvas : public ui::Canvas {
public:
    QStringList words;
    QList<QRectF> places;                             ///< of words
    QList<QRectF> boxes;                              ///< of pieces
    std::map<std::pair<QString, Colour>, int> byLook; ///< pieces of a drawing and colour

    void fill(const QPainterPath&, const QColor&) override {}
    void stroke(const QPainterPath&, const ui::Stroke&) override {}
    void write(const ui::Word& word) override
    {
        const double width = word.width(QFont(QStringLiteral("DejaVu Sans")));
        const QRectF place(word.centre - QPointF(width, word.size) / 2, QSizeF(width, word.size));
        if (!isSeen(place))
            return;
        words << word.text;
        places << place.translated(m_offset);
    }
    void piece(const ui::PieceLook& look, const ui::Pose& pose) override
    {
        const QRectF box(pose.centre - QPointF(pose.box, pose.box) / 2, QSizeF(pose.box, pose.box));
        if (!isSeen(box))
            return;
        boxes << box.translated(m_offset);
        ++byLook[{look.drawing, look.seat}];
    }
    double crisp(double length) const override { return length; }
    void enter(QPointF offset, const QRectF& clip) override
    {
        m_left.push_back({m_offset, m_clip});
        m_offset += offset;
        m_clip = clip;
    }
    void leave() override
    {
        std::tie(m_offset, m_clip) = m_left.back();
        m_left.pop_back();
    }

private:
    bool isSeen(const QRectF& place) const { return m_clip.isNull() || m_clip.intersects(place); }

    QPointF m_offset;
    QRectF m_clip; ///< of the innermost; null: none
    std::vector<std::tuple<QPointF, QRectF>> m_left;
};

/** All words of a document, page by page. */
inline QString wordsOf(const ui::PrintDocument& document)
{
    ListCanvas canvas;
    for (const ui::PrintPage& page : document.pages)
        page.paint(canvas);
    return canvas.words.join(u'\n');
}

} // namespace ringford::test
