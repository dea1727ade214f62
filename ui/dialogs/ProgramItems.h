// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QComboBox;
class QListWidgetItem;

namespace ringford::ui {

/**
 * Names of chess programs, which people write, as items of lists: a long one is cut where it is seen, and whole beside
 * the pointer and for whoever asks.
 */
void addPrograms(QComboBox& box, const QStringList& names);
/** Which program the item at @p index is; nothing where it is none. */
QString programAt(const QComboBox& box, int index);
/** The item of @p name, or -1. */
int findProgramItem(const QComboBox& box, const QString& name);
/** Shows @p name as that of an item. */
void nameProgram(QListWidgetItem& item, const QString& name);
/** As much of @p name as there is room for. */
QString programInShort(const QString& name);

} // namespace ringford::ui
