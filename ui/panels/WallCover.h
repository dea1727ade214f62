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

    /** What is held stays so behind the black, and is seen again when that goes. */
    void setBlack(bool isBlack);
    /** Holds what is seen now. @pre it is not black */
    void setFrozen(bool isFrozen);
    bool isBlack() const { return isVisible() && m_isBlack; }
    bool isFrozen() const { return isVisible() && !m_isBlack; }

signals:
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void followState();

    QWidget& m_window;
    QPixmap m_held; ///< null: nothing is
    bool m_isBlack = false;
};

} // namespace ringford::ui
