// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/PlayingHand.h"

#include <QObject>
#include <QTimer>

namespace ringford::ui {

/** Practice: what may not be played is seen for a moment as if it were played. */
class PracticeMistake : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    PracticeMistake(BoardScene& scene, TouchSession& touches, PlayingHand& hand);

    bool isPractising() const { return m_isPractising; }
    void setPractising(bool practises) { m_isPractising = practises; }

    /** Shows what was touched first on a cell, in place of all that is touched. */
    void show(const Touch& first, Cell to);
    /** Whether one is seen. */
    bool isShown() const { return m_seen.isActive(); }
    /** It is not seen any more; who calls this puts pieces back. */
    void end() { m_seen.stop(); }

signals:
    /** It has been seen long enough. */
    void seen();

private:
    BoardScene& m_scene;
    TouchSession& m_touches;
    PlayingHand& m_hand;
    bool m_isPractising = false;
    QTimer m_seen; ///< runs while one is seen
};

} // namespace ringford::ui
