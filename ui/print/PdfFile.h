// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Result.h"
#include "ui/print/RecordedDocument.h"

#include <memory>
#include <string>

namespace ringford::ui {

/** A PDF file that is written page by page, and is there once all of it is, or not at all. */
class PdfFile {
public:
    /** @p file is UTF-8. @p art outlives it. */
    PdfFile(const std::string& file, const QString& title, PaperStyle style, PieceArt& art);
    ~PdfFile();

    /** Opens it; what was wrong names the file. */
    std::optional<std::string> open();
    /** Where pages go. It outlives what is made of it. */
    PageSink sink();
    /** Whether something could not be written. */
    bool hasFailed() const;
    std::string failure() const;
    /** Ends it; what was wrong, and then there is no file. */
    std::optional<std::string> finish();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford::ui
