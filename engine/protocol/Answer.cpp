// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Answer.h"

namespace ringford {

std::string printable(std::string_view bytes)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    out.reserve(bytes.size());
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code >= 0x20 && code < 0x7f) {
            out += byte;
        } else {
            out += "\\x";
            out += kDigits[code >> 4];
            out += kDigits[code & 15];
        }
    }
    return out;
}

std::string Answer::text() const
{
    std::string out(isRefused ? "?" : "=");
    if (!lines.empty())
        out += ' ';
    for (const std::string& line : lines) {
        out += printable(line);
        out += '\n';
    }
    if (lines.empty())
        out += '\n';
    out += '\n';
    return out;
}

} // namespace ringford
