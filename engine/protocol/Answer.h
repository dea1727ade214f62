// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** What a command is answered with. */
struct Answer {
    bool isRefused = false;
    std::vector<std::string> lines; ///< of a refusal: the reason alone

    static Answer ok() { return {false, {"ok"}}; }
    static Answer line(std::string text) { return {false, {std::move(text)}}; }
    static Answer refused(std::string reason) { return {true, {std::move(reason)}}; }

    /** As it is sent: `= ...` or `? ...`, and an empty line. Printable ASCII, whatever the lines hold. */
    std::string text() const;
};

/** @p bytes with `\xNN` for each that is not printable ASCII. */
std::string printable(std::string_view bytes);

} // namespace ringford
