// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"

#include <QHash>
#include <QObject>
#include <QPalette>

namespace ringford::ui {

class SettingsStore;

/**
 * The colours of all windows: those of the desktop, or light or dark ones of our own, whatever the desktop's are. Styles
 * of desktops take only part of a palette for theirs, so these come with Qt's own style, Fusion.
 */
class WindowColours : public QObject {
    Q_OBJECT

public:
    /** Gives the windows the colours of @p settings, now and whenever they change. It outlives this. */
    explicit WindowColours(SettingsStore& settings, QObject* parent = nullptr);
    /** The desktop's come back. */
    ~WindowColours() override;

    /** What windows have that are not as the desktop is. */
    static QPalette palette(bool isDark);

private:
    void show(Settings::Colours colours);
    void keepDesktop();
    void showDesktop();

    Settings::Colours m_shown = Settings::Colours::Desktop;
    QString m_style;    ///< the desktop's
    QPalette m_desktop; ///< what the program had changed of the desktop's
    QPalette m_tips;
    QHash<QByteArray, QPalette> m_desktops; ///< of classes of widgets that have others
};

} // namespace ringford::ui
