// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

class QDockWidget;
class QToolButton;
class QMainWindow;

namespace ringford::ui {

/**
 * The bar of a way of putting pieces by hand: what can be done, by name; where it is narrow, what stands first has its
 * icon alone. It is hidden, and no window's, until it is put in one.
 */
class EditBar : public QToolBar {
    Q_OBJECT

public:
    EditBar(const char* name, const QString& title);

    /** Adds something that can be done, not yet offered. @p help says what it does; without a key it has none. */
    QAction* make(const char* name, const QString& text, const QString& help, const char* icon,
                  const QKeySequence& key = {});
    /** Null if there is none of that name. */
    QAction* action(const char* name) const;
    /** Offers all, or nothing: what is hidden must not take keys. */
    void offer(bool isOffered);
    /** Puts the bar in a row of its own above the window's contents. */
    void putIn(QMainWindow& window);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareWidth();

    QList<QAction*> m_made;
    QList<QToolButton*> m_shortened; ///< show their icons alone, for want of room
};

/** A dock with @p parts one below the other, scrolled where there is little room; hidden, and in no window or menu. */
QDockWidget* makeEditDock(const char* name, const QString& title, const QList<QWidget*>& parts);

} // namespace ringford::ui
