// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Text.h"

#include <utility>

namespace ringford {

Text& Text::with(std::string_view verbatim) &
{
    m_arguments.push_back({std::string(verbatim), false, nullptr});
    return *this;
}

Text& Text::word(std::string_view word) &
{
    m_arguments.push_back({std::string(word), true, nullptr});
    return *this;
}

Text& Text::with(Called called) &
{
    m_arguments.push_back({std::move(called.code), false, std::make_shared<const Text>(std::move(called.words))});
    return *this;
}

Text&& Text::with(Called called) &&
{
    return std::move(with(std::move(called)));
}

Text& Text::sentence(Text text) &
{
    m_arguments.push_back({{}, false, std::make_shared<const Text>(std::move(text))});
    return *this;
}

std::string Text::english() const
{
    std::string out;
    for (std::size_t i = 0; i < m_pattern.size(); ++i) {
        const bool isPlace =
            m_pattern[i] == '%' && i + 1 < m_pattern.size() && m_pattern[i + 1] >= '1' && m_pattern[i + 1] <= '9';
        const auto number = isPlace ? static_cast<std::size_t>(m_pattern[i + 1] - '1') : 0;
        if (isPlace && number < m_arguments.size()) {
            const Argument& argument = m_arguments[number];
            const bool isSpelledOut = argument.sentence && argument.text.empty();
            out += isSpelledOut ? argument.sentence->english() : argument.text;
            ++i;
        } else {
            out += m_pattern[i];
        }
    }
    return out;
}

} // namespace ringford
