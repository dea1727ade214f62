// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QAbstractScrollArea;
class QAction;
class QToolButton;

namespace ringford::ui {

/**
 * What a projector offers to hands without keys, at a board on the wall, too: previous, next, end, and what is seen. It
 * comes over the board when the pointer or a finger comes to its lower edge, and goes when nobody has wanted it for a
 * while.
 */
class ProjectorStrip : public QFrame {
    Q_OBJECT

public:
    /** Lies over @p board, off at first. */
    explicit ProjectorStrip(QAbstractScrollArea& board);

    /** Whether it comes at all. */
    void setOn(bool on);
    /** Gives each of @p switches a button that says its text. */
    void setSwitches(const QList<QAction*>& switches);
    /** How large letters of buttons are, px, where the board is wide enough for them. */
    void setLetters(int letters);

    static constexpr int kEdge = 48;       ///< device-independent pixels above the lower edge of the board
    static constexpr int kPatience = 4000; ///< ms

signals:
    void previous();
    void next();
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QToolButton* add(const char* icon, const QString& text);
    void fitLetters();
    void come();

    QAbstractScrollArea& m_board;
    QTimer m_goes;
    int m_letters = 0; ///< as wanted
    bool m_isOn = false;
};

} // namespace ringford::ui
