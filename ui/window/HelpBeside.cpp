// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpBeside.h"

#include "ui/help/HelpWindow.h"
#include "ui/window/Program.h"
#include "ui/window/SettingsAppearance.h"

#include <QEvent>

namespace ringford::ui {

HelpBeside::HelpBeside(Program& program, QWidget& window) : QObject(&window), m_program(program), m_window(window)
{
    connect(&program.settings, &SettingsStore::changed, this, &HelpBeside::takeTheme);
    window.installEventFilter(this);
}

HelpWindow& HelpBeside::window()
{
    if (!m_help) {
        m_help = new HelpWindow(m_program.registry, m_program.art, &m_window);
        takeTheme();
    }
    return *m_help;
}

void HelpBeside::open(const QString& page, const QString& anchor)
{
    window().open(page, anchor);
}

void HelpBeside::close()
{
    if (m_help)
        m_help->close();
}

bool HelpBeside::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ThemeChange)
        takeTheme();
    return QObject::eventFilter(watched, event);
}

void HelpBeside::takeTheme()
{
    if (!m_help)
        return;
    BoardAppearance appearance;
    takeSettings(appearance, m_program.settings.value(), m_window);
    m_help->setTheme(appearance.theme);
}

} // namespace ringford::ui
