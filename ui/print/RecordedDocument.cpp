// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/RecordedDocument.h"

#include "ui/print/DiagramSpec.h"

namespace ringford::ui {

void RecordingCanvas::fill(const QPainterPath& path, const QColor& colour)
{
    m_drawn.emplace_back([path, colour](Canvas& canvas) { canvas.fill(path, colour); });
}

void RecordingCanvas::stroke(const QPainterPath& path, const Stroke& stroke)
{
    m_drawn.emplace_back([path, stroke](Canvas& canvas) { canvas.stroke(path, stroke); });
}

void RecordingCanvas::write(const Word& word)
{
    m_drawn.emplace_back([word](Canvas& canvas) { canvas.write(word); });
}

void RecordingCanvas::piece(const PieceLook& look, const Pose& pose)
{
    m_drawn.emplace_back([look, pose](Canvas& canvas) { canvas.piece(look, pose); });
}

void RecordingCanvas::enter(QPointF offset, const QRectF& clip)
{
    m_drawn.emplace_back([offset, clip](Canvas& canvas) { canvas.enter(offset, clip); });
}

void RecordingCanvas::leave()
{
    m_drawn.emplace_back([](Canvas& canvas) { canvas.leave(); });
}

void RecordingCanvas::replay(Canvas& canvas) const
{
    for (const auto& draw : m_drawn)
        draw(canvas);
}

RecordedDocument::RecordedDocument(const QString& title, PaperStyle style, const Writer& write,
                                   const std::stop_token& stop)
    : m_title(title),
      m_style{Theme::printed(style, *Theme::named(QStringLiteral("paper"), false)), &m_art, printFont(), 1, true, style}
{
    const PageSink sink = [this, &stop](QSizeF paper) -> Canvas* {
        m_isCut = m_isCut || pages() == DocumentLimits::kMostPages;
        if (m_isCut || stop.stop_requested())
            return nullptr;
        m_pages.push_back(std::make_unique<Page>());
        m_pages.back()->paper = paper;
        return &m_pages.back()->canvas;
    };
    write(sink, m_art);
}

void RecordedDocument::paint(Canvas& canvas, int page) const
{
    m_pages[static_cast<std::size_t>(page)]->canvas.replay(canvas);
}

} // namespace ringford::ui
