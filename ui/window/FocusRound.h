// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

#include <vector>

class QMainWindow;
class QWidget;

namespace ringford::ui {

class GameArea;

/**
 * F6 and Shift+F6 lead round the parts of the window that are seen: what is told above the board, the board, each panel,
 * bars and the menus. A part that somebody has been in has the focus where it was.
 */
class FocusRound : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p window, which outlives all parts. */
    FocusRound(QMainWindow& window, GameArea& area);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(int step);
    std::vector<QWidget*> parts() const;
    void remember(QWidget* focus);
    void enter(QWidget& part);
    void enterMenus();

    QMainWindow& m_window;
    GameArea& m_area;
    QHash<QWidget*, QPointer<QWidget>> m_left; ///< by part: where the focus was last
};

} // namespace ringford::ui
