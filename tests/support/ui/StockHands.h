// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/WindowHands.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/StockDock.h"
#include "ui/panels/StockModel.h"
#include "ui/panels/StockView.h"

namespace ringford::test {

/** The window, and hands that use its stockpiles as a person does: with the mouse over the whole window, or by keys. */
class StockHands : public WindowHands {
public:
    explicit StockHands(Match match);
    ~StockHands() { window.model().setModified(false); }

    ui::StockDock& dock() { return window.panel<ui::StockDock>(); }
    ui::StockModel& stock() { return dock().model(); }
    /** The row with these words in it. @pre there is one */
    QModelIndex row(const QString& words);
    QStringList rows();
    /** The middle of a row, and of a cell, on the screen. */
    QPoint at(const QModelIndex& row);
    QPoint at(std::string_view cell) const;
    void click(const QModelIndex& row);
    using WindowHands::click;
    /** Drags from a row to a place of the screen; the button stays down. */
    void dragAndHold(const QModelIndex& row, QPoint to);
    void letGo(QPoint at);
    void drag(const QModelIndex& row, std::string_view cell)
    {
        dragAndHold(row, at(cell));
        letGo(at(cell));
    }
    bool canBePlaced(const QModelIndex& row) { return row.data(ui::StockModel::CanBePlaced).toBool(); }
    /** Names of the cells that are marked as targets, sorted. */
    QStringList targets() const;
    QString said() const;

private:
    void mouse(QEvent::Type type, QPoint global, Qt::MouseButton button, Qt::MouseButtons buttons);
};

} // namespace ringford::test
