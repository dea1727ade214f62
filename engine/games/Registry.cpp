// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"

#include "engine/games/checkers/CheckersGame.h"
#include "engine/games/circular/CircularGame.h"
#include "engine/games/longchess/LongchessGame.h"
#include "engine/games/multiplayer/MultiplayerGame.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/games/strategic/StrategicGame.h"

#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

const Registry& Registry::standard()
{
    static const Registry kStandard = withStandardGames();
    return kStandard;
}

Registry Registry::withStandardGames()
{
    Registry registry;
    registry.add(std::make_unique<checkers::CheckersType>());
    registry.add(std::make_unique<circular::CircularType>());
    registry.add(std::make_unique<longchess::LongchessType>());
    registry.add(std::make_unique<multiplayer::MultiplayerType>());
    registry.add(std::make_unique<orthodox::OrthodoxType>());
    registry.add(std::make_unique<strategic::StrategicType>());
    return registry;
}

void Registry::add(std::unique_ptr<const GameType> type)
{
    const auto place = std::ranges::lower_bound(m_types, type->id(), {}, [](const auto& one) { return one->id(); });
    m_types.insert(place, std::move(type));
}

const GameType* Registry::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_types, id, [](const auto& one) { return one->id(); });
    return found == m_types.end() ? nullptr : found->get();
}

Result<std::shared_ptr<const Game>, Text> Registry::create(std::string_view id, const OptionValues& options) const
{
    if (const GameType* type = find(id))
        return type->create(options);
    return Failure{Text(RINGFORD_TEXT("unknown game '%1'; known: %2")).quote(id).with(ids())};
}

std::string Registry::ids() const
{
    return joined(m_types, [](const auto& type) { return type->id(); });
}

} // namespace ringford
