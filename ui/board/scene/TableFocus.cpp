// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/TableFocus.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

void TableFocus::begin()
{
    m_face.reset();
    m_awaiting.clear();
    m_end.reset();
    m_beforeEnd.reset();
}

bool TableFocus::update()
{
    const std::optional<int> before = m_face;
    if (m_face && std::ranges::binary_search(m_position.goneFaces(), *m_face))
        m_face.reset();
    seeEnd();
    followTurn();
    return m_face != before;
}

void TableFocus::seeEnd()
{
    const DecidingBoard* const deciding = m_position.decidingBoard();
    // Where no board goes, there is no room for one to grow into.
    const std::optional<int> end = deciding && deciding->isGone() ? std::optional(deciding->face) : std::nullopt;
    const std::optional<int> before = std::exchange(m_end, end);
    if (before == end)
        return;
    if (before && m_face == before)
        m_face = m_beforeEnd;
    if (end)
        m_beforeEnd = std::exchange(m_face, end);
}

/**
 * When the turn of who is followed comes to a board, or has left the one in focus, the focus goes to the next one
 * around that waits. Between that it is left where somebody puts it.
 */
void TableFocus::followTurn()
{
    const Contents& contents = m_picture.contents;
    if (m_appearance.followed.empty() || faceCount() < 2)
        return;
    std::set<int> waiting;
    for (const Side side : contents.sidesOnTurn) {
        if (m_appearance.followed.contains(contents.players[side.index]))
            waiting.insert(m_picture.game->side(side).face);
    }
    const std::set<int> before = std::exchange(m_awaiting, waiting);
    const bool hasLeft = m_face && before.contains(*m_face) && !waiting.contains(*m_face);
    const bool hasCome = !std::ranges::includes(before, waiting);
    if (!hasLeft && !(hasCome && !(m_face && waiting.contains(*m_face))))
        return;
    const int from = m_face.value_or(0);
    for (int step = 0; step < faceCount(); ++step) {
        const int face = (from + step) % faceCount();
        if (waiting.contains(face)) {
            m_face = face;
            return;
        }
    }
}

} // namespace ringford::ui
