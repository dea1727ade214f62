// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/EveryTable.h"

#include "engine/games/GameSummary.h"
#include "tests/support/TestGames.h"

#include <algorithm>

namespace ringford::test {

namespace {

std::vector<Table> chosenTables()
{
    return {
        {"checkers", "checkers", {}},
        {"orthodox", "orthodox", {}},
        {"ring for two", "circular", {}},
        {"ring for four", "circular", {{"players", "4"}}},
        {"ring for six", "circular", {{"players", "6"}}},
        {"ring for teams", "circular", {{"players", "6"}, {"teams", "3x3"}}},
        {"longchess", "longchess", {}},
        {"longchess with all", "longchess", {{"mines", "on"}, {"artillery", "on"}}},
        {"longchess for four", "longchess", {{"teams", "4"}}},
        {"three boards", "multiplayer", {{"players", "3"}}},
        {"five boards", "multiplayer", {{"players", "5"}}},
        {"eight boards", "multiplayer", {{"players", "8"}}},
        {"sixteen boards", "multiplayer", {{"players", "16"}}},
        {"one linked", "strategic", {{"boards", "1"}}},
        {"two linked", "strategic", {{"boards", "2"}}},
        {"three linked", "strategic", {{"boards", "3"}}},
        {"four linked", "strategic", {{"boards", "4"}}},
        {"eight linked", "strategic", {{"boards", "8"}}},
    };
}

/** With games that have none among them, as they are first offered. */
std::vector<Table> withOtherGames(std::vector<Table> tables)
{
    for (const std::string& id : gameIds()) {
        if (std::ranges::none_of(tables, [&](const Table& table) { return id == table.game; }))
            tables.push_back({id.c_str(), id.c_str(), firstOptions(*testRegistry().find(id))});
    }
    return tables;
}

} // namespace

const std::vector<Table>& everyTable()
{
    static const std::vector<Table> kTables = withOtherGames(chosenTables());
    return kTables;
}

} // namespace ringford::test
