// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "engine/rules/Result.h"
#include "ui/print/PrintDocument.h"

#include <QFont>
#include <QLocale>

#include <functional>
#include <memory>
#include <string>

namespace ringford::cli {

/** A PDF file that is painted page by page, and is there once all of it is, or not at all. */
class PdfFile {
public:
    /**
     * Begins the one that @p line asks for, with its switches for file, paper, font, language, title and style (@p style
     * where it has none). The program speaks that language then; @p usual says in it what is the title where none is
     * given. The failure says what is wrong with a name, or why the file cannot be written.
     */
    static Result<std::unique_ptr<PdfFile>, std::string>
    begin(const CommandLine& line, const std::function<QString()>& usual, const std::string& style);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    const std::string& name() const;
    QSizeF paper() const;
    ui::PaperStyle style() const;
    ui::PieceArt& art() const;
    const QFont& font() const;
    const QLocale& locale() const;
    /** What the file tells: as pages have it, in the signs of the language. */
    const QString& title() const;
    /** That the font is another than was asked for; mostly nothing. */
    std::string noteOnFont() const;
    /** Which signs no font has that are on its pages; mostly nothing. */
    std::string noteOnSigns() const;
    /** What is said where the title is cut; whether it is, the caller knows. */
    std::string noteOnCutTitle() const;
    /** Where pages go; it outlives what is made of it. */
    ui::PageSink sink();
    /** The same as far as DocumentLimits let them go. */
    ui::PageSink limitedSink();
    /** Why a page was not taken. */
    std::string failure() const;
    /** That there is more than a document may hold. */
    std::string tooMuch() const;
    /** Ends it; what was wrong, and then there is no file. */
    std::optional<std::string> finish();

private:
    struct Parts;
    explicit PdfFile(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford::cli
