// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintDocument.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"
#include "ui/print/StoppableCanvas.h"

#include <QBuffer>

#include <algorithm>

namespace ringford::ui {

void paintPage(QPainter& painter, const PrintDocument& document, int page, const std::stop_token& stop)
{
    const BoardStyle& style = document.style();
    PainterCanvas canvas(painter, *style.art, style.font, 0, style.paper);
    StoppableCanvas stoppable(canvas, stop);
    document.paint(stoppable, page);
}

QByteArray documentFile(const PrintDocument& document, const std::stop_token& stop)
{
    QByteArray bytes;
    for (int page = 0; page < document.pages(); ++page) {
        if (std::max(document.paper(page).width(), document.paper(page).height()) > PdfPages::kMostMm)
            return {};
    }
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPages file(buffer, document.title());
    for (int page = 0; page < document.pages(); ++page) {
        QPainter* const painter = stop.stop_requested() ? nullptr : file.begin(document.paper(page));
        if (!painter)
            return {};
        paintPage(*painter, document, page, stop);
    }
    return file.finish() && !stop.stop_requested() ? bytes : QByteArray();
}

} // namespace ringford::ui
