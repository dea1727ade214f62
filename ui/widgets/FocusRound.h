// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

#include <vector>

class QMainWindow;
class QMenuBar;
class QWidget;

namespace ringford::ui {

/**
 * F6 and Shift+F6 lead round the parts of a window that are seen: those of its middle, each dock, bars and the menus. A
 * part that somebody has been in has the focus where it was. What had it before the menus has it after them.
 */
class FocusRound : public QObject {
    Q_OBJECT

public:
    /**
     * Belongs to @p window, which has its menus by then, if it has any. @p middle holds what the window has beside
     * docks and bars, as it is read, and outlives it; @p home is that of it which is come back to.
     */
    FocusRound(QMainWindow& window, std::vector<QWidget*> middle, QWidget& home);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(int step);
    std::vector<QWidget*> parts() const;
    void remember(QWidget* focus);
    void enter(QWidget& part);
    void enterMenus();
    void leaveMenus();

    QMainWindow& m_window;
    std::vector<QWidget*> m_middle;
    QWidget& m_home;
    QMenuBar* m_menus;                         ///< null: none
    QHash<QWidget*, QPointer<QWidget>> m_left; ///< by part: where the focus was last
    QPointer<QWidget> m_outside;               ///< had the focus last that is not the menus; null: none yet
};

} // namespace ringford::ui
