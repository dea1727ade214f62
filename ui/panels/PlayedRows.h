// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>

namespace ringford::ui {

/**
 * What lists have in common whose rows are played, by a double click or Enter: rows move with everything that is
 * played, and whoever clicks right after that has aimed at what was listed before.
 */
class PlayedRows {
public:
    /** Rows are others than before. */
    void change() { m_changed.start(); }
    /** Of an event of the viewport: a press, or letting go, that comes too early. @p isOld: rows are about to change */
    bool isTooEarly(QEvent::Type type, bool isOld = false)
    {
        const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
        if (isPress)
            m_isTooEarly = isOld || (m_changed.isValid() && !m_changed.hasExpired(QApplication::doubleClickInterval()));
        return m_isTooEarly && (isPress || type == QEvent::MouseButtonRelease);
    }
    /** Not of a key that is held down: it would play for whoever is on turn next. */
    static bool isEnter(const QEvent& event)
    {
        if (event.type() != QEvent::KeyPress)
            return false;
        const auto& press = static_cast<const QKeyEvent&>(event);
        return (press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter) && !press.isAutoRepeat();
    }

private:
    QElapsedTimer m_changed;
    bool m_isTooEarly = false; ///< what is pressed, and let go later
};

} // namespace ringford::ui
