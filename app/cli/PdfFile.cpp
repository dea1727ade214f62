// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PdfFile.h"

#include "app/cli/PrintedFiles.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/TypeSwitches.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/paint/PdfPages.h"
#include "ui/print/MissingSigns.h"
#include "ui/print/PaperNames.h"
#include "ui/words/Typeset.h"

#include <QIODevice>

#include <optional>

namespace ringford::cli {

using namespace ui;

namespace {

/** The title that is given, as books set it, else the usual one, whose signs are right. */
QString titleOf(const CommandLine& line, const std::function<QString()>& usual, const QLocale& locale)
{
    const std::string given = line.value(kTitle).value_or(std::string());
    return given.empty() ? usual() : words::typeset(QString::fromStdString(given), locale);
}

/** Writes into a file, and keeps what went wrong first. */
class FileDevice : public QIODevice {
public:
    explicit FileDevice(const std::string& name) : m_failure(m_file.open(name))
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

    bool isSequential() const override { return true; }
    const std::optional<ringford::Text>& failure() const { return m_failure; }
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
        return m_failure ? -1 : size;
    }

private:
    FileWriter m_file;
    std::optional<ringford::Text> m_failure;
};

} // namespace

struct PdfFile::Parts {
    std::string name;
    QSizeF paper;
    OffscreenApplication application;
    QLocale locale;
    std::string askedFont;
    ChosenFont font;
    PieceArt art;
    BoardStyle style;
    QString title;
    FileDevice device;
    PdfPages pages;
    CanvasSource canvases;
    MissingSigns signs;
    std::optional<ReadCanvas> read; ///< on the page that is being painted
    int count = 0;                  ///< pages, with the one that was refused
    long long work;                 ///< that may be done yet, as DocumentLimits have it

    Parts(const CommandLine& line, const std::string& file, const std::function<QString()>& usual, QSizeF size,
          PaperStyle wanted)
        : name(file), paper(size), locale(useLanguage(line)), askedFont(line.value(kFont).value_or("dejavu")),
          font(chosenFont(QString::fromStdString(askedFont))), style(printedStyle(wanted, art, font.font)),
          title(titleOf(line, usual, locale)), device(file),
          pages(device,
                {title, QString::fromStdString(line.value(kAuthor).value_or(std::string())), locale.bcp47Name()}),
          canvases(canvasesOf([this](QSizeF page) { return pages.begin(page); }, style, &pages.forms())),
          signs(font.font), work(DocumentLimits::kMostWork)
    {
    }
    Canvas* canvas(QSizeF size)
    {
        Canvas* const written = canvases(size);
        return written ? &read.emplace(signs, written) : nullptr;
    }
    bool take(const PrintPage& page, long long* limit)
    {
        return ++count <= DocumentLimits::kMostPages &&
               paintPages(
                   {&page, 1}, [this](QSizeF size) { return canvas(size); }, {}, limit) &&
               !pages.hasFailed();
    }
};

PdfFile::PdfFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

PdfFile::~PdfFile() = default;

Result<std::unique_ptr<PdfFile>, std::string>
PdfFile::begin(const CommandLine& line, const std::function<QString()>& usual, const std::string& style)
{
    const std::string file = *line.value(kOutput);
    const std::string paper = line.value(kPaper).value_or("A4");
    const std::string wanted = line.value(kStyle).value_or(style);
    for (const auto& wrong : {wrongPdfName(file), wrongPaper(paper), wrongStyle(wanted), refusedType(line)}) {
        if (wrong)
            return Failure{*wrong};
    }
    auto parts = std::make_unique<Parts>(line, file, usual, *paperNamed(paper),
                                         *paperStyleNamed(QString::fromStdString(wanted)));
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    if (const auto& failure = parts->device.failure())
        return Failure{failure->english()};
    return std::unique_ptr<PdfFile>(new PdfFile(std::move(parts)));
}

const std::string& PdfFile::name() const
{
    return m_parts->name;
}

QSizeF PdfFile::paper() const
{
    return m_parts->paper;
}

PaperStyle PdfFile::style() const
{
    return *m_parts->style.paper;
}

PieceArt& PdfFile::art() const
{
    return m_parts->art;
}

const QFont& PdfFile::font() const
{
    return m_parts->font.font;
}

const QLocale& PdfFile::locale() const
{
    return m_parts->locale;
}

const QString& PdfFile::title() const
{
    return m_parts->title;
}

std::string PdfFile::noteOnFont() const
{
    if (m_parts->font.isInstalled)
        return {};
    return m_parts->name + ": there is no font " + inQuotes(m_parts->askedFont) + ", " +
           m_parts->font.font.family().toStdString() + " is used instead";
}

std::string PdfFile::noteOnSigns() const
{
    return ui::noteOnSigns(m_parts->name, m_parts->signs);
}

std::string PdfFile::noteOnCutTitle() const
{
    return m_parts->name + ": the title is cut: it has no room in two lines, even in smaller letters";
}

PageSink PdfFile::sink()
{
    return [parts = m_parts.get()](const PrintPage& page) { return parts->take(page, nullptr); };
}

PageSink PdfFile::limitedSink()
{
    return [parts = m_parts.get()](const PrintPage& page) { return parts->take(page, &parts->work); };
}

std::string PdfFile::failure() const
{
    const auto& failure = m_parts->device.failure();
    if (failure)
        return failure->english();
    const bool isTooMuch = m_parts->work < 0 || m_parts->count > DocumentLimits::kMostPages;
    return isTooMuch ? tooMuch() : m_parts->name + ": there is not enough memory for the pages";
}

std::string PdfFile::tooMuch() const
{
    return m_parts->name + ": there is too much to print at once: a document has " +
           std::to_string(DocumentLimits::kMostPages) + " pages and " + std::to_string(DocumentLimits::kMostDiagrams) +
           " diagrams at most, and fewer where there is much on them";
}

std::optional<std::string> PdfFile::finish()
{
    if (!m_parts->pages.finish())
        return failure();
    m_parts->device.commit();
    return m_parts->device.failure() ? std::optional(failure()) : std::nullopt;
}

} // namespace ringford::cli
