// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/view/PopupPlacement.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace ringford::ui {

/**
 * A sentence beside a place of the board that goes by itself: why something cannot be played. Never in the way of a
 * click.
 */
class ReasonBubble : public QFrame {
    Q_OBJECT

public:
    explicit ReasonBubble(QWidget* parent);

    /** Shows @p sentence near @p place, clear of it and of what is to be @p free (in the parent's coordinates). */
    void say(const QString& sentence, const QRect& place, const Unobstructed& free);
    /** Shows @p sentence in place of one that is hardly different, for as long as that one; says nothing aloud. */
    void renew(const QString& sentence);
    /** Goes now, if it is seen. */
    void dismiss();
    QString sentence() const;

signals:
    /** It went, by itself or not: what it was about is over. */
    void gone();

private:
    QLabel* m_label;
    QTimer m_timer{this};
};

} // namespace ringford::ui
