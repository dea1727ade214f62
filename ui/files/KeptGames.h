// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>

/** Games that nobody has saved when another one took their place: each in a file of its own, among the program's data. */
namespace ringford::ui::kept {

/** Where these files are. */
QString folder();
/** Whether @p file is one of them. */
bool has(const QString& file);
/** Writes @p record to a new file named after @p title and the time: its name, or nothing where it cannot be written. */
QString add(const QString& title, const std::string& record);

/**
 * Removes the oldest ones above @p most. Files that were written since they were kept stay, whoever has done so, and
 * others that somebody has put there; so do @p spared and what a window has open, or had when its program ended.
 */
void removeOldest(const QStringList& spared, std::size_t most);

} // namespace ringford::ui::kept
