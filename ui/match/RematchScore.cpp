// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/RematchScore.h"

#include <algorithm>
#include <sstream>

namespace ringford::ui {

std::vector<int> RematchScore::halves(const Outcome& now, std::size_t seats) const
{
    std::vector<int> sum = m_before;
    sum.resize(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (now.kind == Outcome::Kind::Drawn)
            sum[seat] += 1;
        else if (now.decided() && now.winners.contains(Seat{static_cast<std::uint8_t>(seat)}))
            sum[seat] += 2;
    }
    return sum;
}

std::string RematchScore::text() const
{
    std::string text;
    for (const int halves : m_before)
        text += (text.empty() ? "" : " ") + std::to_string(halves);
    return text;
}

RematchScore RematchScore::fromText(const std::string& text)
{
    RematchScore score;
    std::istringstream words(text);
    for (int halves = 0; words >> halves;)
        score.m_before.push_back(std::max(0, halves));
    return words.eof() ? score : RematchScore();
}

void RematchScore::moveOn(const Outcome& last, std::size_t seats)
{
    m_before = halves(last, seats);
    std::rotate(m_before.begin(), m_before.end() - 1, m_before.end()); // as rematchOf() moves the names
}

} // namespace ringford::ui
