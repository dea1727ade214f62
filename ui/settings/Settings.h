// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/SeatExceptions.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

class QSettings;

namespace ringford::ui {

/** What a person has chosen to be lasting. Handed from the window to whoever needs some of it; nobody else keeps it. */
struct Settings {
    /** Whether the board is drawn for light or for dark surroundings. */
    enum class Surroundings { Auto, Light, Dark };
    enum class Speed { Off, Fast, Normal };
    enum class Input { Both, Drag, Click };
    /** Who sits at the lower side of the board. */
    enum class Turning { Fixed, SeatOnTurn, Tabletop };
    /** How several boards stand. */
    enum class Boards { Desk, Circle };

    QString theme; ///< one of Theme::names()
    Surroundings surroundings = Surroundings::Auto;
    bool coordinates = true;
    bool minimap = true; ///< of boards of which only a part is seen
    Speed animation = Speed::Normal;
    bool legalTargets = true;
    bool whyNot = true;   ///< sentences that say why something may not be played
    bool confirm = false; ///< each action is to be confirmed before it counts
    SeatExceptions seats; ///< for whom the last three are the other way round
    Input input = Input::Both;
    Turning turning = Turning::Fixed;
    bool hidesInPause = false; ///< no pieces are seen while clocks are paused
    bool clickClears = false;  ///< a click with the left button takes drawings off the board
    bool wheelSteps = false;   ///< the wheel over the board steps through the history
    Boards boards = Boards::Desk;
    SeatSet followed;       ///< whose boards the focus follows
    bool closesUp = true;   ///< boards are seen to close up
    bool setNumbers = true; ///< pieces from another board's set bear its number

    Settings();
    bool operator==(const Settings&) const = default;
};

/** Where the window was and how its parts were arranged, as Qt writes it; and the files that were open lately. */
struct WindowMemory {
    QByteArray geometry;
    QByteArray arrangement;
    QStringList recentFiles;    ///< the last one first
    QString lastFile;           ///< what was open when the last window closed; empty: a game without a file
    QString lastGame;           ///< a record without entries: what was played, with what options, by whom
    QByteArray longArrangement; ///< with a board that is much wider than high
    QMap<QString, QStringList> closedPanels{}; ///< by game, the names of panels that somebody has closed
    QString panelsSizedFor{}; ///< the game, and on how many boards, for which panels have heights of a person's own
    bool operator==(const WindowMemory&) const = default;
};

/** A setting that this version does not understand. */
struct UnfitSetting {
    QString key;
    QString value;
    QStringList expected;
};

/** What of @p store readSettings() takes for its default because of its value. What is missing is none of that. */
std::vector<UnfitSetting> unfitSettings(const QSettings& store);

/** What @p store holds; whatever is damaged, missing or from another version there is at its default. */
Settings readSettings(const QSettings& store);
WindowMemory readWindowMemory(const QSettings& store);
/**
 * Writes all; keys that this version does not know stay. Nothing is lost if the place cannot be written: it is as it
 * was.
 */
void writeSettings(QSettings& store, const Settings& settings);
void writeWindowMemory(QSettings& store, const WindowMemory& memory);

/** @p recent with @p file in front, once, and no more than the list may hold. */
QStringList withRecentFile(QStringList recent, const QString& file);

} // namespace ringford::ui
