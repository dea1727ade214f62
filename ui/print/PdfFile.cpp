// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PdfFile.h"

#include "engine/text/Files.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PdfPages.h"
#include "ui/print/DiagramSpec.h"
#include "ui/print/PaperNames.h"

#include <QIODevice>
#include <QPainter>

#include <optional>

namespace ringford::ui {

namespace {

/** Writes into a file, and keeps what went wrong first. */
class FileDevice : public QIODevice {
public:
    explicit FileDevice(const std::string& name) : m_failure(m_file.open(name))
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

    bool isSequential() const override { return true; }
    const std::optional<ringford::Text>& failure() const { return m_failure; }
    long long written() const { return m_written; }
    void commit()
    {
        if (!m_failure)
            m_failure = m_file.commit();
    }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        if (!m_failure)
            m_failure = m_file.append({data, static_cast<std::size_t>(size)});
        m_written += size;
        return m_failure ? -1 : size;
    }

private:
    FileWriter m_file;
    std::optional<ringford::Text> m_failure;
    long long m_written = 0; // bytes
};

} // namespace

struct PdfFile::Parts {
    std::string name;
    QSizeF paper;
    PaperStyle style;
    OffscreenApplication application;
    PieceArt art;
    FileDevice device;
    PdfPages pages;
    std::optional<PainterCanvas> canvas; ///< of the page that is being filled
    int count = 0;                       ///< pages, with the one that was refused
    bool isFull = false;                 ///< a page was refused because the file was large enough

    Parts(const std::string& file, const QString& title, QSizeF size, PaperStyle wanted)
        : name(file), paper(size), style(wanted), device(file), pages(device, title)
    {
    }
};

PdfFile::PdfFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

PdfFile::~PdfFile() = default;

Result<std::unique_ptr<PdfFile>, std::string> PdfFile::begin(const std::string& file, const QString& title,
                                                             const std::string& paper, const std::string& style)
{
    for (const auto& wrong : {wrongPdfName(file), wrongPaper(paper), wrongStyle(style)}) {
        if (wrong)
            return Failure{*wrong};
    }
    auto parts =
        std::make_unique<Parts>(file, title, *paperNamed(paper), *paperStyleNamed(QString::fromStdString(style)));
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    if (const auto& failure = parts->device.failure())
        return Failure{failure->english()};
    return std::unique_ptr<PdfFile>(new PdfFile(std::move(parts)));
}

QSizeF PdfFile::paper() const
{
    return m_parts->paper;
}

PaperStyle PdfFile::style() const
{
    return m_parts->style;
}

PieceArt& PdfFile::art() const
{
    return m_parts->art;
}

PageSink PdfFile::sink()
{
    return [this](QSizeF paper) -> Canvas* {
        m_parts->canvas.reset();
        if (++m_parts->count > DocumentLimits::kMostPages)
            return nullptr;
        QPainter* const painter = m_parts->pages.begin(paper);
        if (!painter)
            return nullptr;
        return &m_parts->canvas.emplace(*painter, m_parts->art, printFont(), 0, m_parts->style);
    };
}

PageSink PdfFile::limitedSink()
{
    return [this, any = sink()](QSizeF paper) -> Canvas* {
        m_parts->isFull = m_parts->isFull || m_parts->device.written() > DocumentLimits::kMostMebibytes << 20;
        return m_parts->isFull ? nullptr : any(paper);
    };
}

bool PdfFile::hasFailed() const
{
    return m_parts->pages.hasFailed();
}

std::string PdfFile::failure() const
{
    const auto& failure = m_parts->device.failure();
    if (failure)
        return failure->english();
    const bool isTooMuch = m_parts->isFull || m_parts->count > DocumentLimits::kMostPages;
    return isTooMuch ? tooMuch() : m_parts->name + ": there is not enough memory for the pages";
}

std::string PdfFile::tooMuch() const
{
    return m_parts->name + ": there is too much to print at once: a document has " +
           std::to_string(DocumentLimits::kMostPages) + " pages, " + std::to_string(DocumentLimits::kMostDiagrams) +
           " diagrams and " + std::to_string(DocumentLimits::kMostMebibytes) + " MiB at most";
}

std::optional<std::string> PdfFile::finish()
{
    m_parts->canvas.reset();
    if (!m_parts->pages.finish())
        return failure();
    m_parts->device.commit();
    return m_parts->device.failure() ? std::optional(failure()) : std::nullopt;
}

} // namespace ringford::ui
