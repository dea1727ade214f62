// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace ringford::test {

/**
 * Whether the libraries that this program is made of are built with the sanitizers. Asked of what all tests share: the tests
 * themselves can be those of the optimised build (ringford_objects_of_release() in tests/TestPrograms.cmake).
 */
bool sanitized();

/**
 * How many cases of a property are drawn. The optimised program answers whether the rules hold, with @p optimised
 * cases; with the sanitizers, where each takes some ten times as long, @p withSanitizers cases are enough to walk the same
 * code.
 */
int cases(int optimised, int withSanitizers);

/** Properties are tried with the same cases each time, until somebody asks for others by RC_PARAMS, as these are. */
void drawSameCases(const QByteArray& parameters);

/**
 * In milliseconds: ample for what grows with the length of a game even when sanitized, and far too short for what grows
 * with its square.
 */
inline constexpr long long kPatience = 60'000;

/** In milliseconds: a pause in which a window seems dead. Compared with what was worked, not with the clock. */
inline const long long kDeadPause = cases(3'000, 15'000);

} // namespace ringford::test
