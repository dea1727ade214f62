// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextBrowser;

namespace ringford::ui {

/**
 * Lets screen readers read a page line by line (PageLines): where one listens, arrow keys lead a caret through the
 * words, which it follows; else they scroll, as in any page.
 */
void letReadersFollow(QTextBrowser& page);

} // namespace ringford::ui
