// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Brush.h"

#include <QPoint>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QButtonGroup;

namespace ringford::ui {

class BoardScene;
class EditTool;
class SetupDocument;

/**
 * What can be taken in hand to edit a position: the hand, the eraser, pieces and markers of each side, a row a side.
 * Arrow keys lead from one to the next.
 */
class Palette : public QWidget {
    Q_OBJECT

public:
    /** All outlive it. */
    Palette(SetupDocument& document, EditTool& tool, BoardScene& scene, QWidget* parent = nullptr);

    /** The button that takes @p brush in hand; null if there is none. */
    QAbstractButton* button(const Brush& brush) const;

protected:
    void changeEvent(QEvent* event) override;
    /** All can be dragged from here onto the boards, and pieces into stockpiles. */
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Choice {
        Brush brush;
        QAbstractButton* button;
    };
    void offer();
    void offerTools();
    void offerArmy(int army, int row);
    void add(const Brush& brush, QAbstractButton* button);
    void drawPieces();
    void showBrush();
    void drag(QAbstractButton& button);

    SetupDocument& m_document;
    EditTool& m_tool;
    BoardScene& m_scene;
    QWidget* m_tools = nullptr;
    QWidget* m_pieces = nullptr;
    QButtonGroup* m_group = nullptr;
    std::vector<Choice> m_choices;
    QPoint m_pressedAt; ///< on a button
};

} // namespace ringford::ui
