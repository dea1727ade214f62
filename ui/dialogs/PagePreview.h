// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Page.h"

#include <QWidget>

#include <functional>
#include <memory>

class QMimeData;

namespace ringford::ui {

/** Shows what will be printed or exported. A picture can be dragged out of it, into another program. */
class PagePreview : public QWidget {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /** Shows a diagram alone, or on @p page. */
    void show(const DiagramSpec& diagram, const std::optional<PageSpec>& page);
    /** Shows nothing, as nothing can be printed. */
    void clear();
    /** What is shown; null: nothing. */
    const DiagramBlock* block() const { return m_block ? &*m_block : nullptr; }
    /** What is dragged out; nothing cannot be dragged. */
    void setDragged(const std::function<std::unique_ptr<QMimeData>()>& dragged);

    QSize sizeHint() const override { return {420, 480}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    std::unique_ptr<PieceArt> m_art;
    std::optional<DiagramBlock> m_block;
    PrintPage m_page; ///< of the block
    std::function<std::unique_ptr<QMimeData>()> m_dragged;
    QPoint m_pressed;
};

} // namespace ringford::ui
