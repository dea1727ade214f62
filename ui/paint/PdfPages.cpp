// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PdfPages.h"

#include <QIODevice>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ringford::ui {

namespace {

constexpr double kPaperMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kPaperMmPerInch;
constexpr int kResolution = 1200; // of the numbers in the file alone: all is shapes

const QByteArray kBox("/MediaBox [0 0 ");

/** A number as Qt wrote it, with the same number of letters; Qt's own where the two are not nearly the same. */
QByteArray exactly(double points, const QByteArray& written)
{
    const qsizetype decimals = written.size() - 1 - QByteArray::number(static_cast<qlonglong>(points)).size();
    const QByteArray exact = QByteArray::number(points, 'f', static_cast<int>(std::max<qsizetype>(decimals, 0)));
    const bool isSame = std::abs(written.toDouble() - points) < 1 && exact.size() == written.size();
    return isSame ? exact : written;
}

} // namespace

/**
 * Hands a file on as Qt writes it. Qt counts pages in whole points, a third of a mm, but writes these with decimals:
 * there the exact sizes are put in. It also does not tell of a device that takes nothing more; this one does.
 */
class PdfPages::Device : public QIODevice {
public:
    explicit Device(QIODevice& to) : m_to(to) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

    std::vector<QSizeF> sizes; ///< of pages, in points, in the order in which they are written

    bool isSequential() const override { return true; }
    bool hasFailed() const { return m_failed; }
    /** Hands on what is left; whether all was taken. */
    bool finish()
    {
        handOn(m_waiting.size());
        return !m_failed;
    }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        constexpr qsizetype kAtOnce = 256 * 1024;
        constexpr qsizetype kLongestBox = 64; // which may have been written by half
        m_waiting.append(data, size);
        if (m_waiting.size() >= kAtOnce)
            handOn(m_waiting.size() - kLongestBox);
        return size;
    }

private:
    /** The first @p count bytes at least: no box is parted. */
    void handOn(qsizetype count)
    {
        for (qsizetype at = m_waiting.indexOf(kBox); at >= 0 && at < count && m_next < sizes.size();
             at = m_waiting.indexOf(kBox, at + 1)) {
            const qsizetype end = m_waiting.indexOf(']', at);
            if (end < 0)
                break;
            replaceBox(at + kBox.size(), end);
            count = std::max(count, end);
        }
        // A disk that is full takes a part first, and only then says why it takes no more.
        for (qsizetype done = 0; !m_failed && done < count;) {
            const qint64 taken = m_to.write(m_waiting.constData() + done, count - done);
            m_failed = taken <= 0;
            done += taken;
        }
        m_waiting.remove(0, count);
    }
    void replaceBox(qsizetype from, qsizetype end)
    {
        const QList<QByteArray> numbers = m_waiting.mid(from, end - from).split(' ');
        const QSizeF size = sizes[m_next++];
        if (numbers.size() == 2)
            m_waiting.replace(from, end - from,
                              exactly(size.width(), numbers[0]) + ' ' + exactly(size.height(), numbers[1]));
    }

    QIODevice& m_to;
    QByteArray m_waiting;
    std::size_t m_next = 0;
    bool m_failed = false;
};

PdfPages::PdfPages(QIODevice& device, const QString& title)
    : m_device(std::make_unique<Device>(device)), m_writer(std::make_unique<QPdfWriter>(m_device.get()))
{
    m_writer->setTitle(title);
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
