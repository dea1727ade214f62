// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/PlainText.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/** Marks a sentence or word of the engine for translation; expands to the text itself. */
#define RINGFORD_TEXT(text) (text)

namespace ringford {

/**
 * A sentence for people: an English pattern, which is also its id for translation, and what stands for `%1` to `%9` in
 * it. The window words it in its own language, the protocol in English.
 */
class Text {
public:
    struct Argument {
        std::string text;
        bool isWord = false; ///< to be translated like a pattern (`rook`), and not taken as it is (`e4`)
        std::shared_ptr<const Text> sentence{}; ///< in place of both: a text with arguments of its own
    };

    Text() = default;
    /** @p pattern is marked with RINGFORD_TEXT and lives for ever. */
    Text(const char* pattern) : m_pattern(pattern) {}

    /** Adds what is taken as it is: a cell's name, a number, a file. */
    Text& with(std::string_view verbatim) &;
    Text&& with(std::string_view verbatim) && { return std::move(with(verbatim)); }
    Text& with(long long number) & { return with(std::string_view(std::to_string(number))); }
    Text&& with(long long number) && { return std::move(with(number)); }
    /** Adds a piece of the input that may have any length: the beginning of a long one. */
    Text& quote(std::string_view token) & { return with(std::string_view(shortened(token))); }
    Text&& quote(std::string_view token) && { return std::move(quote(token)); }
    /** Adds a word that is translated too. @p word is marked with RINGFORD_TEXT. */
    Text& word(std::string_view word) &;
    Text&& word(std::string_view word) && { return std::move(this->word(word)); }

    /** Adds a text that may have arguments of its own. */
    Text& sentence(Text text) &;
    Text&& sentence(Text text) && { return std::move(this->sentence(std::move(text))); }

    const std::string& pattern() const { return m_pattern; }
    const std::vector<Argument>& arguments() const { return m_arguments; }
    bool empty() const { return m_pattern.empty(); }
    /** The sentence in English, arguments filled in. */
    std::string english() const;

private:
    std::string m_pattern;
    std::vector<Argument> m_arguments;
};

} // namespace ringford
