// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QActionGroup;

namespace ringford::ui {

class BoardScene;
class PlayTool;

/**
 * What can be touched beside the boards: the tools of a game that has several, the pieces in stockpiles, and actions without a place.
 * Empty and hidden where a game has none of them.
 */
class TouchBar : public QToolBar {
    Q_OBJECT

public:
    TouchBar(BoardScene& scene, PlayTool& tool, QWidget* parent = nullptr);

private:
    void rebuild();
    void addTools();
    void addStockpiles();
    void addButtons();
    void updateTools();
    void updateActions();

    BoardScene& m_scene;
    PlayTool& m_tool;
    QActionGroup* m_tools = nullptr;
};

} // namespace ringford::ui
