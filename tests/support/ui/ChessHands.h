// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/WindowHands.h"

namespace ringford::test {

/** A window of 1280 x 800 in which nothing moves by itself, with two actions of orthodox chess played. */
struct ChessHands : WindowHands {
    ChessHands();
    ~ChessHands();
};

} // namespace ringford::test
