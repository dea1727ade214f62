// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Subcommand.h"

#include <stop_token>
#include <thread>

namespace ringford::cli {

/**
 * Makes of Ctrl+C, and of the wish of others that this program ends (TERM), one to stop in order; while it lives, and
 * one at a time. The second such wish ends the program at once. What the caller wants unheeded stays so.
 */
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /** Asked to stop a moment after somebody wishes it. */
    std::stop_token token() const { return m_wished.get_token(); }
    /** Ends the program as the wish would have, so that whoever waits for it learns why. @pre there was one */
    static ExitStatus passOn();

private:
    void watch(std::stop_token ended);

    std::stop_source m_wished;
    std::jthread m_watching; ///< last: it uses the above
};

} // namespace ringford::cli
