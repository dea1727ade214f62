// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <QString>

#include <string>
#include <vector>

namespace ringford::ui {

/** A comment as it is read: without the commands (`[%clk 0:09:57]`) in it. */
QString shownComment(const std::string& comment);

/**
 * The first @p most characters of shownComment(), for comments of any length; with an ellipsis where something was left
 * out.
 */
QString shownBeginning(const std::string& comment, qsizetype most);

/** Whether people can edit comments of that length and number in a field, and need not wait for it. */
bool areEditable(const std::vector<std::string>& comments);

/**
 * The comments of an entry as one text to edit, without commands; several are parted by a line that holds `---` alone.
 * A line of a comment that could be taken for that begins with a `\`.
 */
QString editableComments(const std::vector<std::string>& comments);

/**
 * What @p comments become when their editable text is @p text. Comments that were not touched stay as they are, to the
 * letter; one that was keeps its commands, in front. What was put between two comes between them. What a record cannot
 * hold is left out.
 */
std::vector<std::string> editedComments(const std::vector<std::string>& comments, const QString& text,
                                        const Board& board);

} // namespace ringford::ui
