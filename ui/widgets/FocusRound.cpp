// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FocusRound.h"

#include "ui/widgets/RowsOrNote.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QMouseEvent>
#include <QShortcut>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

bool isWithin(const QWidget& part, const QWidget* widget)
{
    return widget && (widget == &part || part.isAncestorOf(widget));
}

bool canTakeFocus(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

/** Qt puts what lies behind the tab of another panel beside the window, and calls it visible. */
bool isSeen(const QWidget& part)
{
    return part.isVisible() && (part.isWindow() || part.window()->rect().intersects(
                                                       QRect(part.mapTo(part.window(), QPoint()), part.size())));
}

/** Where Tab comes first in @p part, else its note; null where there is nothing. */
QWidget* firstIn(QWidget& part)
{
    if (canTakeFocus(part))
        return &part;
    QWidget* at = part.nextInFocusChain();
    for (; at && at != &part; at = at->nextInFocusChain()) {
        if (part.isAncestorOf(at) && at->window() == part.window() && canTakeFocus(*at))
            return at;
    }
    // Else what stands in place of rows is read.
    for (const RowsOrNote* const list : part.findChildren<RowsOrNote*>()) {
        if (list->note().isVisible())
            return &list->note();
    }
    return nullptr;
}

} // namespace

FocusRound::FocusRound(QMainWindow& window, std::vector<QWidget*> middle, QWidget& home)
    : QObject(&window), m_window(window), m_middle(std::move(middle)), m_home(home),
      m_menus(qobject_cast<QMenuBar*>(window.menuWidget()))
{
    auto* const on = new QShortcut(Qt::Key_F6, &window);
    auto* const back = new QShortcut(Qt::SHIFT | Qt::Key_F6, &window);
    connect(on, &QShortcut::activated, this, [this] { go(+1); });
    connect(back, &QShortcut::activated, this, [this] { go(-1); });
    connect(qApp, &QApplication::focusChanged, this, &FocusRound::remember);
    if (!m_menus)
        return;
    m_menus->installEventFilter(this);
    auto* const toMenus = new QShortcut(Qt::Key_F10, &window); // as Alt alone does
    connect(toMenus, &QShortcut::activated, this, [this] {
        if (m_menus->isVisible() && !m_menus->isNativeMenuBar())
            enterMenus();
    });
}

/** As they are seen, from the top; docks from the left to the right, and downwards. */
std::vector<QWidget*> FocusRound::parts() const
{
    std::vector<QWidget*> parts = m_middle;
    // Those of other windows that belong to this one are left out.
    QList<QDockWidget*> docks = m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    std::ranges::sort(docks, {}, [](const QDockWidget* dock) {
        const QPoint at = dock->mapToGlobal(QPoint());
        return std::pair(at.x(), at.y());
    });
    for (QWidget* const dock : docks)
        parts.push_back(dock);
    for (QWidget* const bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        parts.push_back(bar);
    if (m_menus && !m_menus->isNativeMenuBar())
        parts.push_back(m_menus);
    std::erase_if(parts, [this](QWidget* part) { return !isSeen(*part) || (part != m_menus && !firstIn(*part)); });
    return parts;
}

void FocusRound::remember(QWidget* focus)
{
    if (qobject_cast<QMenuBar*>(focus)) { // and it is not just going
        QEvent away(QEvent::Leave);
        QCoreApplication::sendEvent(focus, &away); // no menu is chosen any more
    } else if (focus && focus->window() == &m_window) {
        m_outside = focus;
    }
    for (QWidget* part = focus; part; part = part->parentWidget()) {
        if (qobject_cast<QDockWidget*>(part) || qobject_cast<QToolBar*>(part)) {
            m_left[part] = focus;
            return;
        }
    }
}

void FocusRound::go(int step)
{
    const std::vector<QWidget*> all = parts();
    const auto here =
        std::ranges::find_if(all, [](QWidget* part) { return isWithin(*part, QApplication::focusWidget()); });
    const auto count = static_cast<int>(all.size());
    if (here == all.end()) {
        m_home.setFocus(Qt::ShortcutFocusReason);
        return;
    }
    const int next = (static_cast<int>(here - all.begin()) + step + count) % count;
    enter(*all[static_cast<std::size_t>(next)]);
}

void FocusRound::enter(QWidget& part)
{
    if (&part == m_menus) {
        enterMenus();
        return;
    }
    QWidget* const left = m_left.value(&part);
    const bool isThere = isWithin(part, left) && canTakeFocus(*left);
    part.activateWindow(); // a dock may have a window of its own
    (isThere ? left : firstIn(part))->setFocus(Qt::ShortcutFocusReason);
}

/** With the first menu chosen and none opened, as if the pointer were there: Qt has no other way to that. */
void FocusRound::enterMenus()
{
    QMenuBar& menus = *m_menus;
    menus.setFocus(Qt::ShortcutFocusReason);
    const QPointF at = menus.actionGeometry(menus.actions().front()).center();
    QMouseEvent over(QEvent::MouseMove, at, menus.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&menus, &over);
}

void FocusRound::leaveMenus()
{
    QWidget* const outside = m_outside;
    (outside && canTakeFocus(*outside) ? outside : &m_home)->setFocus(Qt::MenuBarFocusReason);
}

bool FocusRound::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        leaveMenus();
        return true;
    }
    // Qt would take the bar for what has to have the focus again when the menu is closed, or a dialog that it opened.
    // Who comes back from another window (help) would be in no place that is told.
    const bool isLeft = event->type() == QEvent::Shortcut
                            ? m_menus->hasFocus()
                            : event->type() == QEvent::WindowDeactivate && m_window.focusWidget() == m_menus &&
                                  !QApplication::activePopupWidget();
    if (isLeft)
        leaveMenus();
    return QObject::eventFilter(watched, event);
}

} // namespace ringford::ui
