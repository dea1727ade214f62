// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::test {

/** Whether this program is built with the sanitizers. */
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

/**
 * How many cases of a property are drawn. The optimised program answers whether the rules hold, with @p optimised
 * cases; with the sanitizers, where each takes some ten times as long, @p sanitized cases are enough to walk the same
 * code.
 */
constexpr int cases(int optimised, int sanitized)
{
    return kSanitized ? sanitized : optimised;
}

/**
 * In milliseconds: ample for what grows with the length of a game even when sanitized, and far too short for what grows
 * with its square.
 */
inline constexpr long long kPatience = 60'000;

/** In milliseconds: a pause in which a window seems dead. Compared with what was worked, not with the clock. */
inline constexpr long long kDeadPause = cases(3'000, 15'000);

} // namespace ringford::test
