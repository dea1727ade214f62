// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** Something in a record that does not fit, at a byte of the file. */
struct RecordFault {
    std::size_t at = 0;
    Text message;
};

/** A tag pair as written, its value's escapes undone. */
struct RecordTag {
    std::size_t at = 0; ///< of its `[`
    std::string name;
    std::string value;
};
/** The first tag of that name; null if there is none. */
const RecordTag* findTag(const std::vector<RecordTag>& tags, std::string_view name);

/** One token among the entries of a record. */
struct RecordToken {
    enum class Kind : std::uint8_t {
        Number,  ///< for people, without meaning
        Entry,   ///< an action or event: text
        Mark,    ///< `$1`: number
        Comment, ///< text; in braces or not
        Open,
        Close,
        Result,  ///< text
        Bracket, ///< the `[` of the next record, which is left standing
        End      ///< of the file
    };
    Kind kind = Kind::End;
    std::size_t at = 0;
    std::string text;
    std::uint8_t number = 0;
    bool inBraces = false;
};

/** Takes the bytes of a file of records apart, without knowing any game. */
class RecordScanner {
public:
    /** @p bytes must outlive the scanner. */
    explicit RecordScanner(std::string_view bytes);

    /** Skips blanks and line ends. Gives what stands there that no file may hold, if it does. */
    std::optional<RecordFault> skipSpace();
    bool atEnd() const { return m_at == m_bytes.size(); }
    /** @pre not at the end */
    char peek() const { return m_bytes[m_at]; }
    std::size_t at() const { return m_at; }
    /** Goes on at @p at, where a record begins. */
    void goTo(std::size_t at) { m_at = at; }

    /** Reads a tag pair. @pre the next character is `[` */
    std::optional<RecordFault> readTag(RecordTag& tag);
    /** Reads the next token among entries. */
    std::optional<RecordFault> readToken(RecordToken& token);

    struct Place {
        int line = 1;
        int column = 1;
    };
    /** Where a byte stands, for people. Quick when bytes are asked for in the order in which they stand. */
    Place place(std::size_t at);

private:
    /** Whether there is a readable character here; what is not is found by unfit(). */
    bool readable() const { return m_at < m_readable; }
    bool looksAt(char c) const { return readable() && m_bytes[m_at] == c; }
    RecordFault unfit() const;
    /** What cannot be read here, or else @p fault. */
    RecordFault unfitOr(RecordFault fault) const { return m_at == m_readable && !atEnd() ? unfit() : fault; }
    RecordFault tagFault(std::size_t tagAt, const char* expected) const;
    void skipBlanks();

    std::optional<RecordFault> readValue(std::string& value);
    std::optional<RecordFault> readBraces(RecordToken& token);
    void readRestOfLine(RecordToken& token);
    std::optional<RecordFault> readWord(RecordToken& token);

    std::string_view m_bytes;
    std::size_t m_begin = 0; ///< behind a byte order mark
    std::size_t m_at = 0;
    std::size_t m_readable = 0; ///< where the first byte stands that no file may hold, or the end
    std::size_t m_placed = 0;   ///< the byte that place() has come to
    Place m_place;              ///< of that byte
};

} // namespace ringford
