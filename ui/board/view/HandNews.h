// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Gesture.h"

#include <QObject>

#include <cstdint>
#include <vector>

namespace ringford::ui {

class BoardView;

/** What the piece in hand can do next, for who does not see it: `picked up`, or how a row of jumps can go on. */
QString handText(const BoardView& view);

/** Tells screen readers what is taken in hand, and that it was put back. */
class HandNews : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit HandNews(BoardView& view);

private:
    void announce();
    QString spoken(const Touch& touch) const;

    BoardView& m_view;
    std::vector<Touch> m_told;  ///< what was in hand when this looked last,
    bool m_isElsewhere = false; ///< whether another place of the game was shown since, perhaps between two looks only,
    bool m_wasLookedAt = false; ///< whether a piece was shown only,
    std::uint8_t m_tool = 0;    ///< and with which tool
};

} // namespace ringford::ui
