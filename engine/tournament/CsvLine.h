// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

// One line of a CSV file (RFC 4180) without its end. Fields do not go on over line ends here.

/** A field, and the byte of its line where it begins; a quotation mark around it belongs to it. */
struct CsvField {
    std::size_t at = 0;
    std::string text;
};

/** A line taken apart. */
struct CsvLine {
    std::vector<CsvField> fields;
    std::optional<std::size_t> surplusAt; ///< where a field begins that is one too many
};

/** What is wrong at a byte of a line. */
struct CsvFault {
    std::size_t at = 0;
    Text message;
};

/** Where the first byte stands that is no UTF-8 or a control character; the size of @p text when all fits. */
std::size_t findUnfitForCsv(std::string_view text);

/** Takes a line apart: all of it is looked at, but no more than @p most fields are kept. */
Result<CsvLine, CsvFault> readCsvLine(std::string_view line, std::size_t most);

/** The line of these fields, in quotation marks where they need them, without a line end. */
std::string writeCsvLine(std::span<const std::string> fields);

} // namespace ringford
