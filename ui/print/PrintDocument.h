// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPicture.h"
#include "ui/paint/Canvas.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <stop_token>

class QPainter;

namespace ringford::ui {

/**
 * Pages of shapes and words that can be painted one by one, in any order: into files, on printers and in previews.
 * Lengths are mm. One thread at a time may use it.
 */
class PrintDocument {
public:
    PrintDocument() = default;
    virtual ~PrintDocument() = default;
    PrintDocument(const PrintDocument&) = delete;
    PrintDocument& operator=(const PrintDocument&) = delete;

    virtual QString title() const = 0;
    virtual int pages() const = 0;
    virtual QSizeF paper(int page) const = 0;
    virtual void paint(Canvas& canvas, int page) const = 0;
    /** Pieces, font and style of ink with which all of it is painted. */
    virtual const BoardStyle& style() const = 0;
};

/** Paints a page with a painter that counts in mm from its upper left corner; less of it once @p stop is asked for. */
void paintPage(QPainter& painter, const PrintDocument& document, int page, const std::stop_token& stop = {});

/** All pages as a PDF file. Empty where there is no memory, one is larger than pages are, or @p stop was asked for. */
QByteArray documentFile(const PrintDocument& document, const std::stop_token& stop = {});

} // namespace ringford::ui
