// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;

namespace ringford::ui {

/** A sentence beside a place of the board that goes by itself: why something cannot be played. Never in the way of a click. */
class ReasonBubble : public QFrame {
    Q_OBJECT

public:
    explicit ReasonBubble(QWidget* parent);

    /** Shows @p sentence near @p place (in the parent's coordinates) without hiding it. */
    void say(const QString& sentence, const QRect& place);
    QString sentence() const;

private:
    QLabel* m_label;
    QTimer m_timer;
};

} // namespace ringford::ui
