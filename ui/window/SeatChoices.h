// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/settings/Settings.h"

#include <QMenu>

namespace ringford::ui {

class SettingsStore;

/**
 * What can be chosen for each seat of a game apart: a menu a seat. What is chosen for all, or against it, stands in the
 * settings.
 */
class SeatChoices : public QMenu {
    Q_OBJECT

public:
    explicit SeatChoices(const QString& title, QWidget* parent = nullptr);

    /** Shows what @p store holds, and changes it. @p store outlives it. */
    void setStore(SettingsStore& store);
    /** Has a menu for each seat of @p game from now on. @pre it has a store */
    void setGame(const GameDescription& game);

private:
    void update();
    void addChoice(QMenu& menu, const QString& text, Seat seat, bool Settings::*all, SeatSet SeatExceptions::*except);

    struct Choice {
        QAction* action;
        Seat seat;
        bool Settings::*all;
        SeatSet SeatExceptions::*except;
    };
    SettingsStore* m_store = nullptr;
    std::vector<Choice> m_choices;
};

} // namespace ringford::ui
