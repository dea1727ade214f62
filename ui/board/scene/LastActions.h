// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/paint/BoardPicture.h"

#include <cstdint>
#include <map>

namespace ringford::ui {

/** What was played last on each of several boards. Keeps what it has worked out of a match: clear() it for another. */
class LastActions {
public:
    /**
     * The newest on all boards that @p newest, the action at @p node, did not touch; of boards that are seen no more
     * nothing.
     */
    LastAction before(const Match& match, const Node* node, const LastAction& newest);
    void clear() { m_known.clear(); }

private:
    const LastAction& at(const Match& match, const Node* node);

    std::map<std::uint32_t, LastAction> m_known; ///< by the node's serial
};

} // namespace ringford::ui
