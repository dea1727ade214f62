// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace ringford::ui {

/**
 * Lies over a whole window that a room looks at: black, or as what was seen last. The window goes on behind it. A press
 * asks for it to go.
 */
class WallCover : public QWidget {
    Q_OBJECT

public:
    /** Lies over @p window, which it belongs to; hidden at first. */
    explicit WallCover(QWidget& window);

    void blacken();
    /** Holds what is seen now, whatever it is that covers the window already. */
    void freeze();
    void uncover();
    bool isBlack() const { return isVisible() && m_held.isNull(); }
    bool isFrozen() const { return isVisible() && !m_held.isNull(); }

signals:
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void cover(const QPixmap& held);

    QWidget& m_window;
    QPixmap m_held; ///< null: black
};

} // namespace ringford::ui
