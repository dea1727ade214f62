// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/LedgerText.h"

#include "engine/text/Characters.h"
#include "engine/tournament/CsvLine.h"

namespace ringford {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kLineEnd = "\r\n";

using Fields = std::vector<CsvField>;

/** Takes lines off the front of a file. A file without any has an empty one, which lacks its header. */
class Lines {
public:
    explicit Lines(std::string_view bytes) : m_rest(bytes)
    {
        if (m_rest.starts_with(kByteOrderMark))
            m_rest.remove_prefix(kByteOrderMark.size());
    }

    bool take()
    {
        if (m_number > 0 && m_rest.empty())
            return false;
        const auto end = m_rest.find('\n');
        m_line = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        if (end != std::string_view::npos && m_line.ends_with('\r'))
            m_line.remove_suffix(1);
        ++m_number;
        return true;
    }
    std::string_view line() const { return m_line; }
    /** An error at a byte of the line. @pre what stands before it is UTF-8 */
    RecordError errorAt(std::size_t at, Text message) const
    {
        return {m_number, static_cast<int>(characterCount(m_line.substr(0, at))) + 1, std::move(message)};
    }

private:
    std::string_view m_rest;
    std::string_view m_line;
    int m_number = 0;
};

/** The fields of a line, as many as there have to be. */
Result<Fields, RecordError> readFields(const Lines& lines)
{
    const std::string_view line = lines.line();
    if (const auto unfit = findUnfitForCsv(line); unfit < line.size())
        return Failure{lines.errorAt(unfit, RINGFORD_TEXT("a byte that is no UTF-8, or a control character"))};
    auto read = readCsvLine(line, kLedgerFields);
    if (!read)
        return Failure{lines.errorAt(read.error().at, read.error().message)};
    const auto told = [](const char* pattern) { return Text(pattern).with(kLedgerFields); };
    if (read->fields.size() < kLedgerFields)
        return Failure{lines.errorAt(line.size(), told(RINGFORD_TEXT("too few fields: a line has %1")))};
    if (read->surplusAt)
        return Failure{lines.errorAt(*read->surplusAt, told(RINGFORD_TEXT("too many fields: a line has %1")))};
    return std::move(read->fields);
}

std::optional<RecordError> readHeader(Lines& lines)
{
    lines.take();
    const auto fields = readFields(lines);
    if (!fields)
        return fields.error();
    for (std::size_t i = 0; i < kLedgerFields; ++i) {
        const CsvField& field = (*fields)[i];
        if (field.text != kFieldNames[i])
            return lines.errorAt(
                field.at,
                Text(RINGFORD_TEXT("expected %1 in the header, not '%2'")).with(kFieldNames[i]).quote(field.text));
    }
    return std::nullopt;
}

void append(std::string& out, std::span<const std::string> fields)
{
    out += writeCsvLine(fields);
    out += kLineEnd;
}

} // namespace

Result<Ledger, RecordError> readLedger(std::string_view bytes)
{
    Lines lines(bytes);
    if (auto error = readHeader(lines))
        return Failure{*std::move(error)};
    Ledger ledger;
    LedgerRow row;
    while (lines.take()) {
        auto fields = readFields(lines);
        if (!fields)
            return Failure{fields.error()};
        for (std::size_t i = 0; i < kLedgerFields; ++i)
            row.fields[i] = std::move((*fields)[i].text);
        if (auto fault = ledger.add(row))
            return Failure{
                lines.errorAt((*fields)[static_cast<std::size_t>(fault->field)].at, std::move(fault->reason))};
    }
    return ledger;
}

std::string writeLedger(const Ledger& ledger)
{
    std::string out;
    append(out, std::vector<std::string>(kFieldNames.begin(), kFieldNames.end()));
    for (std::size_t i = 0; i < ledger.entries().size(); ++i)
        append(out, ledger.row(i).fields);
    return out;
}

} // namespace ringford
