// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Projector.h"

#include "ui/match/MatchModel.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QToolBar>

#include <utility>

namespace ringford::ui {

BoardAppearance projected(BoardAppearance appearance)
{
    const QString strong = QStringLiteral("high-contrast");
    appearance.theme = *Theme::named(appearance.theme.name == strong ? strong : QStringLiteral("paper"), false);
    appearance.coordinateSize = 0.34;
    appearance.mostCoordinates = 60;
    appearance.markScale = 1.3;
    appearance.showsCoordinates = true;
    return appearance;
}

Projector::Projector(QMainWindow& window, MatchModel& match, QList<QWidget*> others)
    : QObject(&window), m_window(window), m_others(std::move(others))
{
    const auto step = [&](int key, auto go) {
        auto* const action = new QAction(this);
        action->setShortcut(key);
        action->setEnabled(false);
        connect(action, &QAction::triggered, &match, go);
        window.addAction(action);
        m_steps += action;
    };
    step(Qt::Key_PageDown, [&match] { match.showNext(); });
    step(Qt::Key_PageUp, [&match] { match.showPrevious(); });
    connect(&match, &MatchModel::replaced, this, [this] { setOn(false); });
}

void Projector::setOn(bool on)
{
    if (m_isOn == on)
        return;
    if (on) {
        emit aboutToBegin();
        m_hidden = m_others;
        for (QToolBar* const bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
            m_hidden += bar;
        for (QDockWidget* const dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
            m_hidden += dock;
        m_hidden.removeIf([](const QWidget* part) { return part->isHidden(); });
        m_wasFull = m_window.isFullScreen();
    }
    m_isOn = on;
    for (QWidget* const part : m_hidden)
        part->setVisible(!on);
    for (QAction* const step : m_steps)
        step->setEnabled(on);
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, on || m_wasFull));
    emit changed(on);
}

} // namespace ringford::ui
