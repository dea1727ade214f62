// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/SeatExceptions.h"
#include "ui/settings/ChessProgram.h"
#include "ui/words/ActionWords.h"

#include <QString>
#include <QStringList>

#include <vector>

class QSettings;

namespace ringford::ui {

/** What a person has chosen to be lasting. How each option is kept is told in SettingsOption.cpp. */
struct Settings {
    /** Whether the board is drawn for light or for dark surroundings. */
    enum class Surroundings { Auto, Light, Dark };
    /** What colours the whole window has. */
    enum class Colours { Desktop, Light, Dark };
    enum class Speed { Off, Fast, Normal };
    enum class Input { Both, Drag, Click };
    /** Who sits at the lower side of the board. */
    enum class Turning { Fixed, SeatOnTurn, Tabletop };
    /** How several boards stand. */
    enum class Boards { Desk, Circle };
    enum class Loudness { Off, Quiet, On };
    /** How long the computer lets eyes rest on the action before its own. */
    enum class Pause { None, Short, Usual, Long };
    /** Of several boards, where it is spoken what the computer plays: on all, or where a person plays. */
    enum class Told { AllBoards, PersonsBoards };
    /** Who plays a new game: all of them persons, or one against the computer. */
    enum class Players { Persons, AgainstComputer };
    /** How many games that nobody has saved are kept when another one takes their place. */
    enum class Kept { Ten, Hundred, Thousand, All };

    QString theme; ///< one of Theme::names()
    Colours colours = Colours::Desktop;
    Loudness sounds = Loudness::Off;
    Kept kept = Kept::Hundred;
    bool startPage = true; ///< the program begins with it, where nothing else is to be opened
    Surroundings surroundings = Surroundings::Auto;
    words::Notation notation = words::Notation::Language; ///< how actions are written
    bool coordinates = true;
    bool minimap = true; ///< of boards of which only a part is seen
    Speed animation = Speed::Normal;
    bool legalTargets = true;
    bool whyNot = true;   ///< sentences that say why something may not be played
    bool confirm = false; ///< each action is to be confirmed before it counts
    SeatExceptions seats; ///< for whom legalTargets, whyNot and confirm are the other way round
    Input input = Input::Both;
    Turning turning = Turning::Fixed;
    bool givesTimeBack = true; ///< taking back takes the clocks back as well
    bool hidesInPause = false; ///< no pieces are seen while clocks are paused
    bool clickClears = false;  ///< a click with the left button takes drawings off the board
    bool wheelSteps = false;   ///< the wheel over the board steps through the history
    Boards boards = Boards::Desk;
    SeatSet followed;       ///< whose boards the focus follows
    bool closesUp = true;   ///< boards are seen to close up
    bool captured = true;   ///< what was captured is shown beside the seats
    bool score = true;      ///< and how a series of rematches stands
    bool setNumbers = true; ///< pieces from another board's set bear its number
    Pause computerPause = Pause::Usual;
    Told computerTold = Told::AllBoards;
    Players players = Players::Persons; ///< chosen last
    int computerLevel = 3;              ///< chosen last; 1..10
    ChessPrograms programs;             ///< that can have seats, too
    bool values = false;                ///< who stands better is shown

    Settings();
    bool operator==(const Settings&) const = default;
};

/** A setting that this version does not understand. */
struct UnfitSetting {
    QString key;
    QString value;
    QStringList expected;
};

/** What of @p file readSettings() takes for its default because of its value. What is missing is none of that. */
std::vector<UnfitSetting> unfitSettings(const QSettings& file);

/** What @p file holds; whatever is damaged, missing or from another version there is at its default. */
Settings readSettings(const QSettings& file);
/** Writes those options alone in which @p after differs from @p before; keys that this version does not know stay. */
void writeChanges(QSettings& file, const Settings& before, const Settings& after);
/** Gives @p into each option in which @p to differs from @p from; its others stay. */
void carryChanges(const Settings& from, const Settings& to, Settings& into);

} // namespace ringford::ui
