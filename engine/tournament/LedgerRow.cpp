// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/LedgerRow.h"

#include "engine/rules/PlainText.h"

namespace ringford {

namespace {

/** `2026-11-02`: where its hyphens stand, and how long it is. */
constexpr std::size_t kYearEnd = 4, kMonthEnd = 7, kDayEnd = 10;

std::string padded(unsigned number, std::size_t width)
{
    const std::string digits = std::to_string(number);
    return std::string(width - digits.size(), '0') + digits;
}

} // namespace

std::optional<std::chrono::year_month_day> readDay(std::string_view text)
{
    if (text.size() != kDayEnd || text[kYearEnd] != '-' || text[kMonthEnd] != '-')
        return std::nullopt;
    const auto year = readNumber(text.substr(0, kYearEnd));
    const auto month = readNumber(text.substr(kYearEnd + 1, 2));
    const auto day = readNumber(text.substr(kMonthEnd + 1));
    if (!year || *year == 0 || !month || !day) // the calendar begins with the year 1
        return std::nullopt;
    const std::chrono::year_month_day read{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return read.ok() ? std::optional(read) : std::nullopt;
}

std::string writeDay(std::chrono::year_month_day day)
{
    return padded(static_cast<unsigned>(static_cast<int>(day.year())), kYearEnd) + '-' +
           padded(static_cast<unsigned>(day.month()), 2) + '-' + padded(static_cast<unsigned>(day.day()), 2);
}

} // namespace ringford
