// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/board/BoardManner.h"

#include <QMainWindow>

#include <functional>

class QLabel;

namespace ringford::ui {

class BoardView;
class MatchModel;

/** The window: a board in the middle, menus, and a line that tells whose turn it is. Opens with a game that can be played at once. */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Registry& registry, QWidget* parent = nullptr);
    ~MainWindow() override;

    MatchModel& model() const { return *m_model; }
    BoardView& board() const { return *m_board; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeGameMenu();
    void makeMoveMenu();
    void makeBoardMenu();
    QAction* add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys, const std::function<void()>& what);
    void newGame(const GameType& type);
    void chooseTheme(const QString& name);
    void applyTheme();
    void updateStatus();

    const Registry& m_registry;
    MatchModel* m_model;
    BoardView* m_board;
    QLabel* m_status;
    BoardManner m_manner;
};

} // namespace ringford::ui
