// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/PanelNeeds.h"

#include <QHash>
#include <QList>
#include <QSize>

class QMainWindow;

namespace ringford::ui {

/**
 * The sizes that a person has given to panels, by which of them are shown. What comes and goes again takes its room
 * from the others; Qt gives it back to neighbours, whoever had it.
 */
class PanelSizes {
public:
    /** Both outlive it. */
    PanelSizes(QMainWindow& window, const QList<Panel*>& panels) : m_window(window), m_panels(panels) {}

    /** A panel is about to come or to go. What others do in the same turn of events finds sizes that nobody has given. */
    void keep();
    /** Those that came or went have their places: sizes are as they were when the same panels were shown before. */
    void giveBack();
    /** Somebody gives others, or panels are shared out. */
    void forget()
    {
        m_given.clear();
        m_isChanging = false;
    }

private:
    PanelSlot shown() const;

    QMainWindow& m_window;
    const QList<Panel*>& m_panels;
    QHash<PanelSlot, QHash<Panel*, QSize>> m_given;
    bool m_isChanging = false; ///< between keep() and giveBack()
};

} // namespace ringford::ui
