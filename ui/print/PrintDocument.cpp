// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintDocument.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"
#include "ui/print/StoppableCanvas.h"
#include "ui/words/Language.h"

#include <QBuffer>

#include <algorithm>
#include <limits>
#include <optional>

namespace ringford::ui {

BoardStyle printedStyle(PaperStyle style, PieceArt& art, const QFont& font)
{
    return {Theme::printed(style, *Theme::named(QStringLiteral("paper"), false)), &art, font, 1, true, style};
}

PrintDocument::PrintDocument(const QString& name, PaperStyle paper, const QFont& font)
    : title(name), art(std::make_shared<PieceArt>()), style(printedStyle(paper, *art, font)), language(languageInUse())
{
}

PageSink PrintDocument::sink(const std::stop_token& stop)
{
    return [this, &stop](PrintPage page) {
        isCut = isCut || pages.size() == DocumentLimits::kMostPages;
        if (isCut || stop.stop_requested())
            return false;
        pages.push_back(std::move(page));
        return true;
    };
}

CanvasSource canvasesOf(PainterSource painters, const BoardStyle& style, PdfForms* forms)
{
    const auto canvas = std::make_shared<std::optional<PainterCanvas>>();
    return [painters = std::move(painters), &style, canvas, forms](QSizeF paper) -> Canvas* {
        canvas->reset();
        QPainter* const painter = painters(paper);
        if (!painter)
            return nullptr;
        canvas->emplace(*painter, *style.art, style.font, 0, style.paper).useForms(forms);
        return &canvas->value();
    };
}

bool paintPages(std::span<const PrintPage> pages, const CanvasSource& canvases, const std::stop_token& stop,
                long long* work)
{
    long long any = std::numeric_limits<long long>::max();
    long long& left = work ? *work : any;
    for (const PrintPage& page : pages) {
        Canvas* const canvas = stop.stop_requested() ? nullptr : canvases(page.paper);
        if (!canvas)
            return false;
        StoppableCanvas stoppable(*canvas, stop, left);
        page.paint(stoppable);
    }
    return left >= 0 && !stop.stop_requested();
}

QByteArray pdfFile(const PdfAbout& about, std::span<const PrintPage> pages, const BoardStyle& style,
                   const std::stop_token& stop)
{
    if (std::ranges::any_of(pages, [](const PrintPage& page) { return !PdfPages::canHold(page.paper); }))
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPages file(buffer, about);
    const bool isPainted =
        paintPages(pages, canvasesOf([&file](QSizeF paper) { return file.begin(paper); }, style, &file.forms()), stop);
    return isPainted && file.finish() ? bytes : QByteArray();
}

QByteArray pdfFile(const PrintDocument& document, const std::stop_token& stop)
{
    return pdfFile({document.title, document.author, document.language}, document.pages, document.style, stop);
}

} // namespace ringford::ui
