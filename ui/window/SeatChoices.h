// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/settings/Settings.h"

#include <QMenu>

namespace ringford::ui {

/**
 * What can be chosen for each seat of a game apart: a menu a seat. What is chosen for all, or against it, stands in the
 * settings.
 */
class SeatChoices : public QMenu {
    Q_OBJECT

public:
    explicit SeatChoices(const QString& title, QWidget* parent = nullptr);

    /** Has a menu for each seat of @p game from now on. */
    void setGame(const GameDescription& game);
    /** Checks what holds. */
    void setSettings(const Settings& settings);

signals:
    void changed(const ringford::ui::Settings& settings);

private:
    void addChoice(QMenu& menu, const QString& text, Seat seat, bool Settings::*all, SeatSet SeatExceptions::*except);

    struct Choice {
        QAction* action;
        Seat seat;
        bool Settings::*all;
        SeatSet SeatExceptions::*except;
    };
    Settings m_settings;
    std::vector<Choice> m_choices;
};

} // namespace ringford::ui
