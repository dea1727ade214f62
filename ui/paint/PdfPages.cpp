// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PdfPages.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kPaperMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kPaperMmPerInch;
constexpr int kResolution = 1200; // of the numbers in the file alone: all is shapes

} // namespace

PdfPages::PdfPages(QIODevice& device, const PdfAbout& about)
    : m_device(std::make_unique<PdfDevice>(device, m_forms, about)),
      m_writer(std::make_unique<QPdfWriter>(m_device.get()))
{
    m_writer->setTitle(about.title);
    m_writer->setCreator(QStringLiteral("Ringford"));
    m_writer->setResolution(kResolution);
}

PdfPages::~PdfPages() = default;

QPainter* PdfPages::begin(QSizeF sizeInMm)
{
    if (hasFailed())
        return nullptr;
    // The nearest whole points; the device tells the rest.
    const QSizeF points(std::max(1.0, std::round(sizeInMm.width() * kPointsPerMm)),
                        std::max(1.0, std::round(sizeInMm.height() * kPointsPerMm)));
    const QPageSize page(points, QPageSize::Point, QString(), QPageSize::ExactMatch);
    m_writer->setPageLayout(QPageLayout(page, QPageLayout::Portrait, QMarginsF()));
    if (!m_painter) {
        m_painter = std::make_unique<QPainter>();
        if (!m_painter->begin(m_writer.get()))
            return nullptr;
    } else if (!m_writer->newPage()) {
        return nullptr;
    }
    m_device->sizes.push_back(sizeInMm * kPointsPerMm);
    m_painter->resetTransform();
    m_painter->scale(kResolution / kPaperMmPerInch, kResolution / kPaperMmPerInch);
    // A PDF page counts from below.
    m_painter->translate(0, points.height() / kPointsPerMm - sizeInMm.height());
    return m_painter.get();
}

bool PdfPages::hasFailed() const
{
    return m_device->hasFailed();
}

bool PdfPages::finish()
{
    return m_painter && m_painter->end() && m_device->finish();
}

} // namespace ringford::ui
