// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintDocument.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"

#include <QBuffer>

namespace ringford::ui {

void paintPage(QPainter& painter, const PrintDocument& document, int page)
{
    const BoardStyle& style = document.style();
    PainterCanvas canvas(painter, *style.art, style.font, 0, style.paper);
    document.paint(canvas, page);
}

QByteArray documentFile(const PrintDocument& document, const std::stop_token& stop)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPages file(buffer, document.title());
    for (int page = 0; page < document.pages(); ++page) {
        QPainter* const painter = stop.stop_requested() ? nullptr : file.begin(document.paper(page));
        if (!painter)
            return {};
        paintPage(*painter, document, page);
    }
    return file.finish() ? bytes : QByteArray();
}

} // namespace ringford::ui
