// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PieceArt.h"
#include "ui/print/Page.h"
#include "ui/print/PrintDocument.h"

namespace ringford::ui {

/** A page with a diagram on it. */
class DiagramPage : public PrintDocument {
public:
    DiagramPage(const QString& title, PageSpec page, const DiagramSpec& diagram)
        : m_title(title), m_page(std::move(page)), m_block(diagram, m_art)
    {
    }

    QString title() const override { return m_title; }
    int pages() const override { return 1; }
    QSizeF paper(int) const override { return m_page.paper; }
    void paint(Canvas& canvas, int) const override { paintPage(canvas, m_page, m_block); }
    const BoardStyle& style() const override { return m_block.style(); }

private:
    QString m_title;
    PageSpec m_page;
    PieceArt m_art;
    DiagramBlock m_block;
};

} // namespace ringford::ui
