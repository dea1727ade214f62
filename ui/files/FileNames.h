// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

class QUrl;

namespace ringford::ui {

// Qt's strings have no room for a name that is no UTF-8: where it makes one of such bytes they are lost. What the
// program is called with, and what is dropped, still has them, and becomes a name in which they can be told again
// (engine/text/FileNames.h). Qt's own dialogs list no such files.

/** What the program was called with, as @p arguments tell it, with no byte lost. @p call is that of main(). */
QStringList wholeArguments(QStringList arguments, std::span<const char* const> call);

/** As QUrl::toLocalFile(), with no byte lost. */
QString wholeLocalFile(const QUrl& address);

/** Whether it is an address such as `https://…`, and no file of that name is here. */
bool isAddress(const QString& file);

/** The file that a word of the call means: file managers give some as addresses, `file:///a%20b.pgn`. */
QString fileMeant(const QString& word);

/** The absolute path of @p file, an address as it is; if bytes of its name were lost, of the one file that can be meant, if it is one. */
QString wholePath(const QString& file);

/** If @p file is an address, or is not there because bytes of its name were lost and several can be meant: says so. */
QString troubleWithName(const QString& file);

/** Whether a file of this name is the ledger of a tournament, and no game. */
bool isLedgerName(const QString& file);

/** A name beside @p file, for a copy of what is damaged, that nothing has; the last one tried where all are taken. */
QString nameOfDamagedCopy(const QString& file);

} // namespace ringford::ui
