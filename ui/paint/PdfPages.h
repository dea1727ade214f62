// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PdfDevice.h"
#include "ui/paint/PdfForms.h"

#include <QSizeF>

#include <memory>

class QPainter;
class QPdfWriter;

namespace ringford::ui {

/**
 * Writes the pages of a PDF file, one after the other, as they are painted: no more than one is in memory. Any thread
 * may do it. Pages are as large as asked, exactly.
 */
class PdfPages {
public:
    /** Pages are no longer or wider than this, in mm: readers stop there. */
    static constexpr double kMostMm = 5080;
    static bool canHold(QSizeF inMm) { return inMm.width() <= kMostMm && inMm.height() <= kMostMm; }

    /** @p device is open and outlives it. */
    PdfPages(QIODevice& device, const PdfAbout& about);
    ~PdfPages();
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;

    /**
     * Begins a page. Its painter counts in mm from the page's upper left corner. Null where the device takes nothing
     * more.
     */
    QPainter* begin(QSizeF sizeInMm);
    /** What its painter can draw so that it is in the file once. */
    PdfForms& forms() { return m_forms; }
    /** Whether the device took less than it was given; it says why. */
    bool hasFailed() const;
    /** Ends the last page and the file; false where not all was written. */
    bool finish();

private:
    PdfForms m_forms;
    std::unique_ptr<PdfDevice> m_device;
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<QPainter> m_painter;
};

} // namespace ringford::ui
