// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/PointsHistory.h"

#include <algorithm>
#include <optional>

namespace ringford {

namespace {

/** Keeps what is to be seen of a member's points. */
class Thinned {
public:
    void add(PointsAt now, std::size_t stretch)
    {
        if (!m_points.empty() && m_points.back().points == now.points)
            return;
        if (m_points.empty() || m_stretch != stretch) {
            m_stretch = stretch;
            m_begin = m_points.size();
        }
        m_points.push_back(now);
        if (m_points.size() - m_begin > kKept)
            dropOne();
    }
    std::vector<PointsAt> take() { return std::move(m_points); }

private:
    static constexpr std::size_t kKept = 4; // first, least, most, last

    /** Of those in the stretch one that is neither. */
    void dropOne()
    {
        const auto begin = m_points.begin() + static_cast<std::ptrdiff_t>(m_begin);
        const auto [least, most] = std::ranges::minmax_element(begin, m_points.end(), {}, &PointsAt::points);
        for (auto one = begin + 1; one != m_points.end() - 1; ++one) {
            if (one != least && one != most) {
                m_points.erase(one);
                return;
            }
        }
    }

    std::vector<PointsAt> m_points;
    std::size_t m_stretch = 0;
    std::size_t m_begin = 0; ///< of those in the stretch
};

} // namespace

std::vector<std::vector<PointsAt>> pointsHistory(const Ledger& ledger, std::span<const std::uint32_t> members,
                                                 std::size_t stretches)
{
    const std::vector<LedgerEntry>& entries = ledger.entries();
    const std::size_t length = entries.size() / std::max<std::size_t>(stretches, 1) + 1;
    std::vector<std::optional<std::size_t>> lineOf(ledger.tournament().members().size());
    for (std::size_t line = 0; line < members.size(); ++line)
        lineOf[members[line]] = line;
    std::vector<Thinned> lines(members.size());
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const LedgerEntry& entry = entries[number];
        if (entry.event == LedgerEvent::Battle)
            continue;
        if (const auto line = lineOf[entry.challenger])
            lines[*line].add({number, entry.points.challenger}, number / length);
        if (const auto line = lineOf[entry.challenged]; line && entry.event != LedgerEvent::Join)
            lines[*line].add({number, entry.points.challenged}, number / length);
    }
    std::vector<std::vector<PointsAt>> history;
    for (Thinned& line : lines)
        history.push_back(line.take());
    return history;
}

} // namespace ringford
