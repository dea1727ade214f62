// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Options.h"

#include <vector>

namespace ringford::test {

/** What can be played, with the options that make another board of it. */
struct Table {
    const char* name;
    const char* game;
    OptionValues options;
};

/** One of each kind, from small boards to large ones; each game of the program has at least one. */
const std::vector<Table>& everyTable();

} // namespace ringford::test
