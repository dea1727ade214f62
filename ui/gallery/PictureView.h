// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gallery/PictureDelegate.h"

#include <QListView>

class QTimer;

namespace ringford::ui {

class PictureShelf;

/**
 * Shows a PictureShelf, and lets its pictures play their moves by themselves, one after the other, while somebody can
 * see them. They stand still where the desktop asks for no animation, and where setMoving() says so. Where the list
 * goes on below or above, an arrow at that edge says so.
 */
class PictureView : public QListView {
    Q_OBJECT

public:
    /** @p shelf outlives the view. */
    PictureView(PictureShelf& shelf, PictureShape shape, QWidget* parent = nullptr);

    /** The one that the buttons beside the view are about; -1: there is none. */
    int row() const { return currentIndex().row(); }
    void setRow(int row) { setCurrentIndex(model()->index(row, 0)); }
    void setMoving(bool isMoving);
    /** Whether pictures go on by themselves now. */
    bool isPlaying() const;
    /** Of rows: all of them, as wide as the view is. */
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /**
     * How wide pictures of tiles are at most where a view of @p size shows all tiles at once, both in device-independent
     * pixels; 0: it has no room for all of them.
     */
    int tileWidthIn(QSize size) const;

signals:
    /** One is chosen: by a double click, or by Enter. */
    void picked(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    int columns() const;
    void paintMore();
    void updatePlay();
    void playOne();
    void fit();
    void fitTiles();
    void fitRows();
    int heightOfRows(int closeness) const;
    QSize roomIn(QSize size) const;
    int columnsOf(int width, QSize room) const;
    bool areSeen(int width, QSize room) const;

    PictureShelf& m_shelf;
    PictureDelegate* m_delegate;
    QTimer* m_timer;
    bool m_isMoving = true;
    int m_last = -1; ///< the row that went on last
};

} // namespace ringford::ui
