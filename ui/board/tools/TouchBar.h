// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QActionGroup;

namespace ringford::ui {

class BoardScene;
class PlayTool;

/**
 * What can be touched beside the boards: tools, where a game has several, and buttons, but for those of single boards,
 * which are offered at the table. Hidden where there is neither. Tab leads to it and out of it, arrows round within it.
 */
class TouchBar : public QToolBar {
    Q_OBJECT

public:
    TouchBar(BoardScene& scene, PlayTool& tool, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(const QObject& from, int by);
    void rebuild();
    void addTools();
    static void giveKey(QAction& action, std::size_t place, const QString& reported);
    void addButtons();
    void updateTools();
    void updateActions();

    BoardScene& m_scene;
    PlayTool& m_tool;
    QActionGroup* m_tools = nullptr;
};

} // namespace ringford::ui
