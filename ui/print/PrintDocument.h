// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPicture.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/PdfDevice.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/PrintType.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

class QPainter;

namespace ringford::ui {

class PdfForms;

// The one way to paper: who knows what is to be printed makes pages, and paintPages() paints them, whatever they are for.

/** A page of shapes and words. It is painted only when it is looked at or written, any number of times. Lengths are mm. */
struct PrintPage {
    QSizeF paper;
    std::function<void(Canvas& canvas)> paint;
};

/** Takes pages one behind the other; false: it takes no more. */
using PageSink = std::function<bool(PrintPage page)>;

/** More is refused: nobody reads it, and files of strangers could hold work for hours. */
struct DocumentLimits {
    static constexpr int kMostPages = 500;
    static constexpr int kMostDiagrams = 1500;
    /**
     * How much is drawn on all pages of a file, in points of shapes: it takes its time by these, a few seconds for so
     * many, whatever the board.
     */
    static constexpr long long kMostWork = 8'000'000;
};

/** Pieces, font and ink of what is printed in a style; @p art outlives it. */
BoardStyle printedStyle(PaperStyle style, PieceArt& art, const QFont& font = printFont());

/** Pages that are painted in any order, with what all of them have in common. One thread at a time may use it. */
struct PrintDocument {
    QString title;
    std::shared_ptr<PieceArt> art;
    BoardStyle style; ///< pieces, font and ink with which all of it is painted
    std::vector<PrintPage> pages;
    QString language; ///< of its words, `de`: that of the program
    QString author{};
    bool isCut = false; ///< there would be more pages than a document may have

    PrintDocument(const QString& name, PaperStyle paper, const QFont& font = printFont());
    /** Takes as many pages as a document may have, until @p stop is asked for. Both outlive it. */
    PageSink sink(const std::stop_token& stop);
};

/** Begins a page of a size in mm and gives what is painted on, until the next begins; null where no more is taken. */
using CanvasSource = std::function<Canvas*(QSizeF paper)>;
/** The same as a painter that counts in mm from the page's upper left corner. */
using PainterSource = std::function<QPainter*(QSizeF paper)>;
/** Paints with painters in a style, which outlives it; @p forms are those of the file, if it has some. */
CanvasSource canvasesOf(PainterSource painters, const BoardStyle& style, PdfForms* forms = nullptr);

/**
 * Paints pages one behind the other; false where not all were taken, or @p stop was asked for, or there is more on them
 * than @p work, in points of shapes, from which what is drawn is taken off.
 */
bool paintPages(std::span<const PrintPage> pages, const CanvasSource& canvases, const std::stop_token& stop = {},
                long long* work = nullptr);

/** Pages as a PDF file. Empty where there is no memory, one is larger than pages are, or @p stop was asked for. */
QByteArray pdfFile(const PdfAbout& about, std::span<const PrintPage> pages, const BoardStyle& style,
                   const std::stop_token& stop = {});
QByteArray pdfFile(const PrintDocument& document, const std::stop_token& stop = {});

} // namespace ringford::ui
