// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PdfPages.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kMmPerInch;
constexpr int kResolution = 1200; // of the numbers in the file alone: all is shapes

/** Where the objects of a file lie, by number; 0: there is none. Nothing for a file of another making. */
std::optional<std::vector<qsizetype>> objectsOf(const QByteArray& pdf, qsizetype table)
{
    std::vector<qsizetype> places;
    const qsizetype trailer = pdf.indexOf("trailer", table);
    if (!pdf.mid(table, 5).startsWith("xref\n") || trailer < 0)
        return std::nullopt;
    const QList<QByteArray> lines = pdf.mid(table, trailer - table).split('\n');
    for (qsizetype i = 2; i < lines.size(); ++i) { // behind `xref` and `0 COUNT`
        if (lines[i].size() >= 18)
            places.push_back(lines[i].at(17) == 'n' ? lines[i].first(10).toLongLong() : 0);
    }
    return places;
}

QByteArray box(QSizeF sizeInMm)
{
    const auto points = [](double mm) { return QByteArray::number(mm * kPointsPerMm, 'f', 4); };
    return "/MediaBox [0 0 " + points(sizeInMm.width()) + ' ' + points(sizeInMm.height()) + ']';
}

} // namespace

PdfPages::PdfPages(QIODevice& device, const QString& title) : m_writer(std::make_unique<QPdfWriter>(&device))
{
    m_writer->setTitle(title);
    m_writer->setCreator(QStringLiteral("Ringford"));
    m_writer->setResolution(kResolution);
}

PdfPages::~PdfPages() = default;

QPainter* PdfPages::begin(QSizeF sizeInMm)
{
    // The nearest whole points: papers are so told everywhere, and setPageSizes() tells the rest.
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
    m_painter->resetTransform();
    m_painter->scale(kResolution / kMmPerInch, kResolution / kMmPerInch);
    // A PDF page counts from below.
    m_painter->translate(0, points.height() / kPointsPerMm - sizeInMm.height());
    return m_painter.get();
}

bool PdfPages::finish()
{
    return m_painter && m_painter->end();
}

void setPageSizes(QByteArray& pdf, const std::vector<QSizeF>& sizesInMm)
{
    const QByteArray kStart("startxref\n");
    const qsizetype start = pdf.lastIndexOf(kStart);
    const qsizetype table = pdf.mid(start + kStart.size(), 20).trimmed().split('\n').value(0).toLongLong();
    const auto places = objectsOf(pdf, table);
    if (start < 0 || !places)
        return;
    const qsizetype trailer = pdf.indexOf("trailer", table);
    QByteArray trailed = pdf.mid(trailer, start - trailer);
    QByteArray update, entries;
    std::size_t page = 0;
    for (std::size_t number = 1; number < places->size() && page < sizesInMm.size(); ++number) {
        const qsizetype at = (*places)[number];
        const qsizetype end = pdf.indexOf("endobj", at);
        QByteArray object = at > 0 && end > at ? pdf.mid(at, end + 7 - at) : QByteArray();
        const qsizetype from = object.indexOf("/MediaBox [");
        const qsizetype to = object.indexOf(']', from);
        if (!object.contains("/Type /Page\n") || from < 0 || to < 0)
            continue;
        object.replace(from, to + 1 - from, box(sizesInMm[page++]));
        entries += QByteArray::number(static_cast<qulonglong>(number)) + " 1\n" +
                   QByteArray::number(pdf.size() + update.size()).rightJustified(10, '0') + " 00000 n \n";
        update += object;
    }
    if (!pdf.endsWith('\n') || entries.isEmpty())
        return;
    trailed.replace(trailed.lastIndexOf(">>"), 2, "/Prev " + QByteArray::number(table) + "\n>>");
    const QByteArray newTable = QByteArray::number(pdf.size() + update.size());
    pdf += update + "xref\n" + entries + trailed + "startxref\n" + newTable + "\n%%EOF\n";
}

} // namespace ringford::ui
