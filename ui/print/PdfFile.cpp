// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PdfFile.h"

#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"
#include "ui/print/DiagramSpec.h"

#include <QPainter>
#include <QSaveFile>

#include <optional>

namespace ringford::ui {

namespace {

/**
 * Hands bytes on to a file and knows whether it took them all: neither a PDF's writer nor a QSaveFile that is filled
 * part by part tells of a full disk.
 */
class WatchedDevice : public QIODevice {
public:
    explicit WatchedDevice(QFileDevice& file) : m_file(file) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

    bool isSequential() const override { return true; }
    /** Whether all that was written so far is in the file. */
    bool flush()
    {
        // A disk that is full takes a part first, and only then says why it takes no more.
        for (qsizetype done = 0; !m_failed && done < m_waiting.size();) {
            const qint64 taken = m_file.write(m_waiting.constData() + done, m_waiting.size() - done);
            m_failed = taken <= 0;
            done += taken;
        }
        m_waiting.clear();
        return !m_failed;
    }
    bool hasFailed() const { return m_failed; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        constexpr qsizetype kAtOnce = 256 * 1024;
        m_waiting.append(data, size);
        if (m_waiting.size() >= kAtOnce)
            flush();
        return size;
    }

private:
    QFileDevice& m_file;
    QByteArray m_waiting;
    bool m_failed = false;
};

} // namespace

struct PdfFile::Parts {
    std::string name;
    PaperStyle style;
    PieceArt& art;
    QSaveFile file;
    WatchedDevice device{file};
    PdfPages pages;
    std::optional<PainterCanvas> canvas; ///< of the page that is being filled

    Parts(const std::string& asked, const QString& title, PaperStyle wanted, PieceArt& with)
        : name(asked), style(wanted), art(with), file(QString::fromStdString(asked)), pages(device, title)
    {
    }
};

PdfFile::PdfFile(const std::string& file, const QString& title, PaperStyle style, PieceArt& art)
    : m_parts(std::make_unique<Parts>(file, title, style, art))
{
}

PdfFile::~PdfFile() = default;

std::optional<std::string> PdfFile::open()
{
    if (m_parts->file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return std::nullopt;
    return failure();
}

PageSink PdfFile::sink()
{
    return [this](QSizeF paper) -> Canvas* {
        m_parts->canvas.reset();
        QPainter* const painter = hasFailed() ? nullptr : m_parts->pages.begin(paper);
        if (!painter)
            return nullptr;
        return &m_parts->canvas.emplace(*painter, m_parts->art, printFont(), 0, m_parts->style);
    };
}

bool PdfFile::hasFailed() const
{
    return m_parts->device.hasFailed();
}

std::string PdfFile::failure() const
{
    return m_parts->name + ": " + m_parts->file.errorString().toStdString();
}

std::optional<std::string> PdfFile::finish()
{
    m_parts->canvas.reset();
    if (!m_parts->pages.finish() || !m_parts->device.flush()) {
        const std::string reason = failure();
        m_parts->file.cancelWriting();
        return reason;
    }
    return m_parts->file.commit() ? std::nullopt : std::optional(failure());
}

} // namespace ringford::ui
