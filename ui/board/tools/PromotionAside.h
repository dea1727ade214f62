// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/TouchSession.h"

namespace ringford::ui {

/** A promotion that waits for its piece and was set aside, for another's action that comes between. */
class PromotionAside {
public:
    enum class Outcome : std::uint8_t {
        Nothing, ///< there was nothing to be taken up, or something else is touched
        TakenUp, ///< it is touched again as it was
        Lost,    ///< after what was played it cannot go on
        Outdated ///< it was about another place of the game
    };

    /** Both must live longer. */
    PromotionAside(const MatchModel& model, TouchSession& touches) : m_model(model), m_touches(touches) {}

    /** Keeps what is touched; @p at is the place where that was. */
    void keep(const Node* at);
    void forget() { m_touched.clear(); }
    /** Goes on with what was set aside, where that is possible. */
    Outcome takeUp();

private:
    bool touchAgain(const std::vector<Touch>& touched);

    const MatchModel& m_model;
    TouchSession& m_touches;
    std::vector<Touch> m_touched;
    const Node* m_at = nullptr;
};

} // namespace ringford::ui
