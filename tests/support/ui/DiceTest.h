// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dice/DicePanel.h"
#include "ui/dice/DiceSession.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/MessageBar.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace ringford::test {

/** What tests of the dice begin with: the panel, with settings and a folder of its own. */
class DiceTest : public QObject {
protected:
    /** All is as at the first start of the program; there is no panel yet. */
    void clear()
    {
        // Settings are written where they end, which must not be behind their folder: it would come back for them.
        m_panel.reset();
        m_session.reset();
        m_settings.reset();
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<QSettings>(path("ringford.conf"), QSettings::IniFormat);
        m_settings = std::make_unique<ui::SettingsStore>(*m_store);
        m_session = std::make_unique<ui::DiceSession>();
    }
    /** A panel as at the next start of the program, shown; as large as it wants to be where no @p size is given. */
    void makePanel(QSize size = {})
    {
        m_panel = std::make_unique<ui::DicePanel>(*m_session, *m_settings);
        if (!size.isEmpty())
            m_panel->resize(size);
        m_panel->show();
        if (!QTest::qWaitForWindowExposed(m_panel.get()))
            qFatal("the dice are not shown");
    }

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    /** What the panel says of files and rolls; empty: nothing. */
    QString said() const { return m_panel->messages().isVisible() ? m_panel->messages().text() : QString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<ui::SettingsStore> m_settings;
    std::unique_ptr<ui::DiceSession> m_session;
    std::unique_ptr<ui::DicePanel> m_panel;
};

} // namespace ringford::test
