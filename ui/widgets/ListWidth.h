// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

class QAbstractItemView;
class QWidget;

namespace ringford::ui {

/** Whether names are counted as they are, or no longer than most. */
enum class ListNames { Short, Whole };
/** Whether lines count for which room is kept, or those alone that are there. */
enum class ListLines { Now, Kept };

/**
 * Room is kept in a list or tree for lines that may come: of each column some that are as long as any, from now on also
 * while there are none.
 */
void keepRoomFor(QAbstractItemView& view, const QList<QStringList>& columns);

/**
 * How wide @p content would be with no line of its lists cut, in device-independent pixels: of rows that go over all
 * columns the text is wrapped, and takes a line of some words, but a heading is whole; a list that is one row counts
 * nothing; a column of a fixed width holds names, which give way. 0 where no list says it.
 */
int widthOfLists(const QWidget& content, ListLines lines, ListNames names = ListNames::Short);

} // namespace ringford::ui
