// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestGames.h"

#include "tests/toy/ToyGame.h"

namespace ringford::test {

namespace {

/** The values of an option that are not its default. Those of a form (`RANKS`) are the game's own tests' business. */
std::vector<std::string> otherValues(const OptionSpec& option)
{
    std::vector<std::string> values = option.values;
    for (int n = option.range ? option.range->least : 1; n <= (option.range ? option.range->most : 0); ++n)
        values.push_back(std::to_string(n));
    std::erase(values, option.standard);
    return values;
}

std::vector<OptionValues> combinations(const GameType& type)
{
    std::vector<OptionValues> found{{}};
    for (const OptionSpec& option : type.options()) {
        const std::size_t before = found.size();
        for (const std::string& value : otherValues(option)) {
            for (std::size_t i = 0; i < before; ++i) {
                found.push_back(found[i]);
                found.back().push_back({option.name, value});
            }
        }
    }
    return found;
}

} // namespace

const Registry& testRegistry()
{
    static const Registry kRegistry = [] {
        Registry registry = Registry::withStandardGames();
        registry.add(std::make_unique<toy::ToyType>());
        return registry;
    }();
    return kRegistry;
}

const std::vector<std::string>& gameIds()
{
    static const std::vector<std::string> kIds = [] {
        std::vector<std::string> ids;
        for (const auto& type : Registry::standard().types())
            ids.push_back(type->id());
        return ids;
    }();
    return kIds;
}

std::vector<GameChoice> gameChoices(std::size_t most)
{
    std::vector<GameChoice> choices;
    for (const auto& type : testRegistry().types()) {
        std::vector<OptionValues> all = combinations(*type);
        std::erase_if(all, [&](const OptionValues& options) { return type->check(options).has_value(); });
        const std::size_t wanted = std::min(most, all.size());
        for (std::size_t i = 0; i < wanted; ++i) {
            const OptionValues& options = all[i * all.size() / wanted];
            choices.push_back(
                {type->id() + (options.empty() ? "" : " ") + writeOptions(options), *type->create(options)});
        }
    }
    return choices;
}

} // namespace ringford::test
