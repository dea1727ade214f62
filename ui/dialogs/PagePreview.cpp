// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PagePreview.h"

#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/SheetFrame.h"
#include "ui/paint/PieceArt.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>

namespace ringford::ui {

PagePreview::PagePreview(QWidget* parent) : QWidget(parent), m_art(std::make_unique<PieceArt>())
{
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PagePreview::show(const DiagramSpec& diagram, const std::optional<PageSpec>& page)
{
    m_block.reset();
    m_block.emplace(diagram, *m_art);
    m_page = page ? pageOf(*m_block, *page) : pageOf(*m_block);
    const QSizeF block = m_block->size();
    setAccessibleDescription(
        tr("%1 wide, %2 high, cells of %3").arg(inMm(block.width()), inMm(block.height()), inMm(m_block->cellSize())));
    update();
}

void PagePreview::clear()
{
    m_block.reset();
    setAccessibleDescription({});
    update();
}

void PagePreview::setDragged(const std::function<std::unique_ptr<QMimeData>()>& dragged)
{
    m_dragged = dragged;
    setCursor(dragged ? Qt::OpenHandCursor : Qt::ArrowCursor);
    setToolTip(dragged ? tr("Drag the picture into another program") : QString());
}

void PagePreview::paintEvent(QPaintEvent*)
{
    if (m_block)
        paintSheet(*this, m_page, m_block->style(), m_block->style().theme.surround, QPalette::Mid);
}

void PagePreview::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
}

void PagePreview::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint way = event->position().toPoint() - m_pressed;
    if (!(event->buttons() & Qt::LeftButton) || !m_dragged || !m_block ||
        way.manhattanLength() < QApplication::startDragDistance())
        return;
    auto* const drag = new QDrag(this); // Qt takes it away
    drag->setMimeData(m_dragged().release());
    drag->setPixmap(grab().scaled(160, 160, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    drag->exec(Qt::CopyAction);
}

} // namespace ringford::ui
