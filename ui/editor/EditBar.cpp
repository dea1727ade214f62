// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/EditBar.h"

#include "ui/widgets/ClickByReturn.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/TinyScreens.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kPadding = 8;
constexpr int kLeastDockHeight = 48; // of what is seen of a dock; the rest is scrolled to

/** Two keys are called Enter; Qt calls the larger one Return. */
QList<QKeySequence> bothEnters(const QKeySequence& key)
{
    const bool isEnter = !key.isEmpty() && key[0].key() == Qt::Key_Enter;
    return isEnter ? QList{key, QKeySequence(QKeyCombination(key[0].keyboardModifiers(), Qt::Key_Return))} : QList{key};
}

} // namespace

EditBar::EditBar(const char* name, const QString& title) : QToolBar(title)
{
    setObjectName(QLatin1String(name));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toggleViewAction()->setVisible(false);
    hide();
}

QAction* EditBar::make(const char* name, const QString& text, const QString& help, const char* icon,
                       const QKeySequence& key)
{
    auto* const action = new QAction(namedIcon(QLatin1String(icon)), text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(bothEnters(key));
    action->setToolTip(key.isEmpty() ? help
                                     : help + QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText)));
    action->setWhatsThis(help);
    action->setEnabled(false);
    addAction(action);
    // A stop for Tab; a click must not take the focus off the board.
    widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
    m_made += action;
    return action;
}

QAction* EditBar::action(const char* name) const
{
    const auto found = std::ranges::find(m_made, QLatin1String(name), &QAction::objectName);
    return found == m_made.end() ? nullptr : *found;
}

void EditBar::keyPressEvent(QKeyEvent* event)
{
    if (!clickByReturn(*this, *event))
        QToolBar::keyPressEvent(event);
}

void EditBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    shareWidth();
}

/** Nothing lies behind the arrow of a full bar: who wants to leave would not look for it there. */
void EditBar::shareWidth()
{
    for (QToolButton* const button : std::exchange(m_shortened, {}))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    int lacking = orientation() == Qt::Horizontal ? sizeHint().width() - width() : 0;
    for (QAction* const one : std::as_const(m_made)) {
        auto* const button = qobject_cast<QToolButton*>(widgetForAction(one));
        if (lacking <= 0)
            break;
        if (button->toolButtonStyle() == Qt::ToolButtonIconOnly)
            continue;
        const int named = button->sizeHint().width();
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        lacking -= named - button->sizeHint().width();
        m_shortened += button;
    }
}

void EditBar::offer(bool isOffered)
{
    for (QAction* const one : m_made)
        one->setEnabled(isOffered);
}

void EditBar::putIn(QMainWindow& window)
{
    window.addToolBar(Qt::TopToolBarArea, this);
    window.insertToolBarBreak(this);
    show();
}

QDockWidget* makeEditDock(const char* name, const QString& title, const QList<QWidget*>& parts)
{
    auto* const dock = new QDockWidget(title);
    dock->setObjectName(QLatin1String(name));
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    auto* const scrolled = new QWidget;
    auto* const rows = new QVBoxLayout(scrolled);
    rows->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    for (QWidget* const part : parts)
        rows->addWidget(part);
    const bool isFilled = std::ranges::any_of(
        parts, [](const QWidget* part) { return part->sizePolicy().expandingDirections().testFlag(Qt::Vertical); });
    if (!isFilled)
        rows->addStretch(1);
    auto* const area = new QScrollArea;
    area->setWidget(scrolled);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMinimumHeight(kLeastDockHeight);
    followFocus(*area); // which access keys bring as well
    dock->setWidget(area);
    dock->toggleViewAction()->setVisible(false);
    dock->hide();
    return dock;
}

} // namespace ringford::ui
