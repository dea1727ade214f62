// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "ui/print/RecordedDocument.h"

#include <memory>
#include <string>

namespace ringford::ui {

/** A PDF file that is written page by page, and is there once all of it is, or not at all. */
class PdfFile {
public:
    /**
     * Begins one; the failure says what is wrong with a name, or why the file cannot be written. @p file is UTF-8 and
     * ends in .pdf; @p paper and @p style are called as PaperNames.h has them.
     */
    static Result<std::unique_ptr<PdfFile>, std::string> begin(const std::string& file, const QString& title,
                                                               const std::string& paper, const std::string& style);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    QSizeF paper() const;
    PaperStyle style() const;
    PieceArt& art() const;
    /** Where pages of any number and size go. It outlives what is made of it. */
    PageSink sink();
    /** Where pages go as far as DocumentLimits let them. It outlives what is made of it. */
    PageSink limitedSink();
    /** Whether something could not be written. */
    bool hasFailed() const;
    /** Why; @pre something could not, or there was no memory for it, or there is more than a document may hold. */
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

} // namespace ringford::ui
