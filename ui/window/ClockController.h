// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <QObject>

namespace ringford::ui {

class BoardView;
class ClockModel;
class CommandSet;
class Document;
class MatchModel;
class MessageBar;
class SettingsStore;
class StageController;

/** Starting and pausing the clocks; what else holds them, or needs the time that they show. */
class ClockController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QObject& window;
        MatchModel& match;
        ClockModel& clocks;
        Document& document;
        BoardView& board;
        CommandSet& commands;
        StageController& stage;
        MessageBar& messages;
        SettingsStore& settings;
    };
    explicit ClockController(const Context& context);

private:
    void update();
    void toggle();
    void takeSettings();
    void announceTakenBack();
    void announceLow(const SideSet& sides);

    const Context m_;
};

} // namespace ringford::ui
