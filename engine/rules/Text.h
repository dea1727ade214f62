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

struct Called;

/**
 * A sentence for people: an English pattern, which is also its id for translation, and what stands for `%1` to `%9` in
 * it. The window words it in its own language, the protocol in English.
 */
class Text {
public:
    struct Argument {
        std::string text;
        bool isWord = false; ///< to be translated like a pattern (`rook`), and not taken as it is (`e4`)
        std::shared_ptr<const Text> sentence{}; ///< a text with arguments of its own; `text` is its code then, or empty
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

    /** Adds what records and the protocol call by a code, and people by words. */
    Text& with(Called called) &;
    Text&& with(Called called) &&;

    /** Adds a text that may have arguments of its own. */
    Text& sentence(Text text) &;
    Text&& sentence(Text text) && { return std::move(this->sentence(std::move(text))); }

    const std::string& pattern() const { return m_pattern; }
    const std::vector<Argument>& arguments() const { return m_arguments; }
    bool empty() const { return m_pattern.empty(); }
    /** The sentence in English, as the protocol has it: arguments filled in, codes in place of words. */
    std::string english() const;

private:
    std::string m_pattern;
    std::vector<Argument> m_arguments;
};

/** The side `1w` is White on board 1, the seat `A` is Seat A. */
struct Called {
    std::string code;
    Text words;
};

} // namespace ringford
