// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace ringford::ui {

/** Why LaTeX cannot show a picture in a file of that name, if it cannot. */
std::optional<std::string> wrongTexName(const std::string& file);
/**
 * The lines by which LaTeX shows a picture at the size that its page has, or as wide as lines of text where it is wider.
 * @pre wrongTexName() found nothing
 */
std::string texLines(const std::string& file);

} // namespace ringford::ui
