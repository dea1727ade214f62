// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/view/BoardView.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace ringford::ui {

/**
 * The boards as screen readers meet them: a list of cells, each with its name and what stands there, that can be
 * pressed; behind them a choice among actions while there is one.
 */
class BoardAccessible : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardView* view);
    ~BoardAccessible() override;

    /** Makes Qt ask for these wherever a BoardView is. */
    static void install();

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text type) const override;

private:
    BoardView* view() const;
    int cellCount() const;
    void forget() const;

    mutable std::vector<QAccessible::Id> m_cells; // by cell; 0: nobody has asked for it yet
};

/** A choice among actions: belongs to the board, which has its cells for children else. */
class ChooserAccessible : public QAccessibleWidget {
public:
    explicit ChooserAccessible(ActionChooser* chooser) : QAccessibleWidget(chooser, QAccessible::Grouping) {}
    QAccessibleInterface* parent() const override;
};

/** One cell of a board for screen readers. */
class CellAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CellAccessible(BoardView* view, Cell cell) : m_view(view), m_cell(cell) {}

    Cell cell() const { return m_cell; }
    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    QWindow* window() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    const Piece* pieceSeen() const;
    QString selectedText() const;
    QString targetText() const;

    QPointer<BoardView> m_view;
    Cell m_cell;
};

} // namespace ringford::ui
