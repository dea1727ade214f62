// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/PositionPresenter.h"

#include <optional>
#include <set>

namespace ringford::ui {

/**
 * Which board of a table is large: the one that somebody chose, until the turn of who is followed comes to another, or
 * the game ends on one.
 */
class TableFocus {
public:
    /** All must live longer. */
    TableFocus(const PositionPresenter& position, const BoardAppearance& appearance, const BoardPicture& picture)
        : m_position(position), m_appearance(appearance), m_picture(picture)
    {
    }

    /** Another match has none, and nobody has waited in it. */
    void begin();
    std::optional<int> face() const { return m_face; }
    void set(std::optional<int> face) { m_face = face; }
    /** Others are followed: whoever of them is waited for already counts. */
    void followAnew() { m_awaiting.clear(); }
    /** Takes what the position asks for; false if it asks for nothing else than there is. */
    bool update();
    /** How a game was decided is seen large, until somebody looks at what was before. */
    void seeEnd();

private:
    void followTurn();
    int faceCount() const { return static_cast<int>(m_picture.game->board.faces().size()); }

    const PositionPresenter& m_position;
    const BoardAppearance& m_appearance;
    const BoardPicture& m_picture;
    std::optional<int> m_face;
    std::set<int> m_awaiting;       ///< boards that waited for who is followed, when that was looked at last
    std::optional<int> m_end;       ///< the board that the game ended on, when that was looked at last,
    std::optional<int> m_beforeEnd; ///< and what was large before
};

} // namespace ringford::ui
