// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/CsvLine.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr char kQuote = '"';
constexpr char kComma = ',';

/** Reads one field after the other. */
class CsvReader {
public:
    explicit CsvReader(std::string_view line) : m_line(line) {}

    std::size_t at() const { return m_at; }
    /** Reads the field that begins here, up to its comma or the end of the line. */
    std::optional<CsvFault> read(std::string& text)
    {
        text.clear();
        return m_at < m_line.size() && m_line[m_at] == kQuote ? readQuoted(text) : readBare(text);
    }
    /** Goes behind a comma; false at the end of the line. */
    bool next()
    {
        if (m_at == m_line.size())
            return false;
        ++m_at;
        return true;
    }

private:
    std::optional<CsvFault> readBare(std::string& text)
    {
        const auto end = std::min(m_line.find(kComma, m_at), m_line.size());
        text = m_line.substr(m_at, end - m_at);
        if (const auto quote = text.find(kQuote); quote != std::string::npos)
            return CsvFault{m_at + quote,
                            RINGFORD_TEXT("a quotation mark within a field that does not begin with one")};
        m_at = end;
        return std::nullopt;
    }
    std::optional<CsvFault> readQuoted(std::string& text)
    {
        const std::size_t opening = m_at++;
        for (;;) {
            const auto quote = m_line.find(kQuote, m_at);
            if (quote == std::string_view::npos)
                return CsvFault{opening, RINGFORD_TEXT("this quotation mark is never closed")};
            text += m_line.substr(m_at, quote - m_at);
            m_at = quote + 1;
            if (m_at == m_line.size() || m_line[m_at] == kComma)
                return std::nullopt;
            if (m_line[m_at] != kQuote)
                return CsvFault{m_at, RINGFORD_TEXT("expected a comma behind the closing quotation mark")};
            text += kQuote;
            ++m_at;
        }
    }

    std::string_view m_line;
    std::size_t m_at = 0;
};

std::string quoted(std::string_view text)
{
    std::string out(1, kQuote);
    for (const char c : text) {
        if (c == kQuote)
            out += kQuote;
        out += c;
    }
    return out += kQuote;
}

} // namespace

std::size_t findUnfitForCsv(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = byte < 0x20 || byte == 0x7F ? 0 : characterLength(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return text.size();
}

Result<CsvLine, CsvFault> readCsvLine(std::string_view line, std::size_t most)
{
    CsvLine read;
    CsvReader reader(line);
    std::string text;
    do {
        const std::size_t begin = reader.at();
        if (auto fault = reader.read(text))
            return Failure{*std::move(fault)};
        if (read.fields.size() < most)
            read.fields.push_back({begin, text});
        else if (!read.surplusAt)
            read.surplusAt = begin;
    } while (reader.next());
    return read;
}

std::string writeCsvLine(std::span<const std::string> fields)
{
    return joined(
        fields,
        [](const std::string& field) {
            return field.find_first_of(",\"") == std::string::npos ? field : quoted(field);
        },
        ",");
}

} // namespace ringford
