// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Effect.h"
#include "engine/rules/Refusal.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ringford {
struct Node;
}

namespace ringford::ui {

/** How the position that is shown came from the one shown before: what a view animates. */
struct Transition {
    enum class Kind : std::uint8_t {
        Jump,    ///< no single entry leads from one to the other
        Forward, ///< `effects` happened
        Back     ///< `effects` are taken back, last first
    };
    Kind kind = Kind::Jump;
    std::vector<Effect> effects;
};

/** What playing came to: a refusal, or the node and what happened. */
struct Played {
    std::optional<Refusal> refusal{}; ///< nothing has changed then
    const Node* node = nullptr;
    std::vector<Effect> effects{};
};

} // namespace ringford::ui
