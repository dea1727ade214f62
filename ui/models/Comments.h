// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <QString>

#include <string>
#include <vector>

namespace ringford::ui {

/** A comment as it is read: without the commands (`[%clk 0:09:57]`) in it. */
QString shownComment(const std::string& comment, const Board& board);

/** The comments of an entry as one text to edit, without commands; several are parted by a line that holds `---` alone. */
QString editableComments(const std::vector<std::string>& comments, const Board& board);

/**
 * What @p comments become when their editable text is @p text. Comments that were not touched stay as they are, to the letter; one
 * that was keeps its commands, in front. What a record cannot hold is left out.
 */
std::vector<std::string> editedComments(const std::vector<std::string>& comments, const QString& text,
                                        const Board& board);

} // namespace ringford::ui
