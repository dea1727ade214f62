// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace ringford::ui {

/**
 * What a text means that names a piece by a letter of another language than the reader's, as many know it from their
 * books (`Sf3`), and that has no meaning by any letter that is read here.
 */
class OtherLetters {
public:
    /** Looks for it among the actions that are @p possible. */
    static OtherLetters of(const Game& game, const Position& position, std::span<const Action> possible,
                           const QString& typed);

    /** The actions that it can mean, in whichever language. */
    const std::vector<Action>& meant() const { return m_meant; }
    /** Where it means none: as intendedInShort() has it, so that it is refused for what it says. */
    const std::optional<Result<Action, Text>>& intended() const { return m_intended; }

private:
    std::vector<Action> m_meant;
    std::optional<Result<Action, Text>> m_intended;
};

} // namespace ringford::ui
