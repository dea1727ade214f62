// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ringford {

/** Length of the UTF-8 character that @p text begins with; 0 when it begins with none. @pre not empty */
std::size_t characterLength(std::string_view text);

/** Whether all of @p text is UTF-8. */
bool isUtf8(std::string_view text);

/**
 * Where the first byte stands that a file of records cannot hold: no UTF-8, or a control character other than tab, LF
 * and a CR right before an LF. The size of @p text when all fits.
 */
std::size_t findUnfit(std::string_view text);

/** How many characters @p text has. @pre it is UTF-8 */
std::size_t characterCount(std::string_view text);

/**
 * @p text so that a comment of a record can hold it: CR LF becomes LF, what cannot stand there a blank. For what people
 * type or paste.
 */
std::string fitForComment(std::string_view text);

/** @p text so that a tag's value can hold it: as for a comment, and line ends become blanks. */
std::string fitForTag(std::string_view text);

} // namespace ringford
