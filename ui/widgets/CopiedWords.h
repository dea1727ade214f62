// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;

namespace ringford::ui {

/**
 * Lets the words of a label be selected and copied, by mouse and by keys: Tab stops there. They are its name, too, which
 * readers read; @p help tells what it is.
 */
void letCopy(QLabel& label, const QString& help);

/** Shows other words in such a label; without any Tab does not stop there. */
void setCopiedWords(QLabel& label, const QString& words);

} // namespace ringford::ui
