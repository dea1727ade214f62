// SPDX-License-Identifier: GPL-3.0-or-later
// A line `GAME opt=value` and one with a setup: refused with a reason, or a position that is written and read back the
// same, whose actions have texts that mean them, and that can be played on.

#include "engine/games/Registry.h"
#include "tests/fuzz/InputTime.h"
#include "tests/fuzz/Require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace ringford;
using test::require;

namespace {

constexpr int kMostQuiet = 999999;

void checkActions(const Game& game, const Position& position)
{
    const bool decided = game.outcome(position).decided();
    const std::vector<Action> actions = game.actions(position);
    require(!decided || actions.empty(), "a decided game goes on");
    for (const Action& action : actions) {
        const auto meant = game.parse(position, game.text(position, action));
        require(meant && *meant == action, "an action's text means another one");
        const auto taken = game.take(position, action);
        require(bool(taken), "a legal action may not be played");
        // A count goes on beyond what a setup may begin with.
        if (game.quiet(taken->position).now > kMostQuiet)
            continue;
        const std::string after = writeSetup(game.write(taken->position));
        const auto again = game.read(*readSetup(after));
        require(again && writeSetup(game.write(*again)) == after, "a position that was played to cannot be set up");
    }
}

void checkSetup(const Game& game, std::string_view line)
{
    const auto setup = readSetup(line);
    if (!setup) {
        require(!english(setup.error()).empty(), "a refusal without a reason");
        return;
    }
    const auto position = game.read(*setup);
    if (!position) {
        require(!english(position.error()).empty(), "a refusal without a reason");
        return;
    }
    const std::string written = writeSetup(game.write(*position));
    const auto again = game.read(*readSetup(written));
    require(again && writeSetup(game.write(*again)) == written, "a setup is another when read back");
    checkActions(game, *position);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto lineEnd = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, lineEnd);
    const auto blank = std::min(first.find(' '), first.size());
    const auto options = readOptions(first.substr(blank));
    if (!options)
        return 0;
    const auto game = Registry::standard().create(first.substr(0, blank), *options);
    if (!game)
        require(!game.error().english().empty(), "a refusal without a reason");
    else
        checkSetup(**game, text.substr(std::min(lineEnd + 1, text.size())));
    return 0;
}
