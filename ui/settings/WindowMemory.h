// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

class QSettings;

namespace ringford::ui {

/** Where the window was and how its parts were arranged, as Qt writes it; and what was open in it. */
struct WindowMemory {
    QByteArray geometry;
    QByteArray arrangement;
    QString lastFile;           ///< what was open when the last window closed; empty: a game without a file
    QString lastGame;           ///< a record without entries: what was played, with what options, by whom
    QByteArray longArrangement; ///< with a board that is much wider than high
    QMap<QString, QStringList> closedPanels{}; ///< by game, the names of panels that somebody has closed
    QStringList panelsSizedFor{}; ///< games, and on how many boards, for which panels have sizes of a person's own
    QMap<QString, QByteArray> arrangedFor{}; ///< by those, how all parts were arranged when it was played last
    bool operator==(const WindowMemory&) const = default;
};

/** What @p file holds; whatever is damaged or missing there is empty. */
WindowMemory readWindowMemory(const QSettings& file);
void writeWindowMemory(QSettings& file, const WindowMemory& memory);
/** Only what was open last: how windows lie is for the one that closes. */
void writeLastOpen(QSettings& file, const WindowMemory& memory);

} // namespace ringford::ui
