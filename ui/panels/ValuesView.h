// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/ValuesModel.h"

#include <QListView>

#include <utility>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * How a game went, as a graph: with two camps a line between them, with more a dot for each place in the colour of who
 * was on turn there, as high as what that seat's camp could expect. The current item is the place that is shown; the
 * arrow keys, Home and End, and clicks go to others. Screen readers find a list of places.
 */
class ValuesView : public QListView {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit ValuesView(MatchModel& match, QWidget* parent = nullptr);

    ValuesModel& values() const { return *m_values; }
    /** Where the point of a row lies, in the viewport. */
    QPointF placeOf(int row) const;

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex&, ScrollHint) override {}
    void doItemsLayout() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** A reader hears of the place that is gone to next: it is the row that has the focus. */
    void placeRead();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect&, QItemSelectionModel::SelectionFlags) override {}
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void updateGeometries() override {}
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow();
    QRectF room() const;
    int letterColumns() const;
    int highest() const;
    void paintArea(QPainter& painter) const;
    void paintCamps(QPainter& painter) const;
    void paintDots(QPainter& painter) const;
    void paintDots(QPainter& painter, const QPolygonF& places, const QColor& colour) const;
    void paintLetters(QPainter& painter, int x, const std::vector<std::pair<double, Seat>>& seats) const;
    void paintJudgements(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;

    MatchModel& m_match;
    ValuesModel* m_values;
    bool m_isFollowing = false;
};

} // namespace ringford::ui
