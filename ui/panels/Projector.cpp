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
    // Its surroundings stay dark where they are: the words above it are, too.
    appearance.theme =
        *Theme::named(appearance.theme.name == strong ? strong : QStringLiteral("paper"), appearance.theme.dark);
    appearance.coordinateSize = 0.34;
    appearance.coordinatesOfLong = 0.55; // as far as numbers of two digits have room beside one another
    appearance.mostCoordinates = 60;
    appearance.markScale = 1.3;
    appearance.showsCoordinates = true;
    return appearance;
}

Projector::Projector(QMainWindow& window, MatchModel& match, QList<QWidget*> others)
    : QObject(&window), m_window(window), m_others(std::move(others))
{
    const auto step = [&](int key, auto turns) {
        auto* const action = new QAction(this);
        action->setShortcut(key);
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, turns);
        window.addAction(action);
        m_steps += action;
    };
    step(Qt::Key_PageDown, &Projector::next);
    step(Qt::Key_PageUp, &Projector::previous);
    connect(&match, &MatchModel::replaced, this, [this] { setOn(false); });
}

void Projector::hideParts()
{
    QList<QWidget*> parts = m_others;
    for (QToolBar* const bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        parts += bar;
    for (QDockWidget* const dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        parts += dock;
    // Before the first goes: others come to the front then.
    for (QWidget* const part : std::as_const(parts)) {
        const auto* const dock = qobject_cast<QDockWidget*>(part);
        if (dock && dock->isVisible() && !dock->visibleRegion().isEmpty())
            m_fronts += part;
    }
    for (QWidget* const part : parts) {
        if (part->isHidden())
            continue;
        if (!m_hidden.contains(part))
            m_hidden += part;
        part->hide();
    }
}

void Projector::showParts()
{
    const auto hidden = std::exchange(m_hidden, {});
    for (const QPointer<QWidget>& part : hidden) {
        if (part && part->parentWidget()) // what has left the window meanwhile is nobody's to show
            part->show();
    }
    raiseFronts();
    QMetaObject::invokeMethod(this, &Projector::raiseFronts, Qt::QueuedConnection); // once all have their places
}

/** Who has clicked a tab reads what is behind it. */
void Projector::raiseFronts()
{
    for (const QPointer<QWidget>& front : std::as_const(m_fronts)) {
        if (front && front->isVisible())
            front->raise();
    }
}

void Projector::setOn(bool on)
{
    if (m_isOn == on)
        return;
    if (on)
        m_wasFull = m_window.isFullScreen();
    m_isOn = on;
    if (on) {
        m_fronts.clear();
        hideParts();
    } else {
        showParts();
    }
    for (QAction* const step : m_steps)
        step->setEnabled(on);
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, on || m_wasFull));
    emit changed(on);
}

} // namespace ringford::ui
