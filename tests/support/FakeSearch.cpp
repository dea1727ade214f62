// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeSearch.h"

#include <utility>

namespace ringford::test {

class FakeSearches::Fake : public Search {
public:
    Fake(FakeSearches& all, const Game& game) : m_all(all), m_game(game) {}

    SearchReport run(const SearchTask& task, std::stop_token stop, const Progress& progress) override
    {
        {
            const std::lock_guard lock(m_all.m_mutex);
            m_all.m_lastTask = task;
        }
        ++m_all.m_begun;
        SearchReport report = reportOn(task);
        for (int told = 0; told < m_all.m_news; ++told) {
            ++report.depth;
            if (progress)
                progress(report);
        }
        {
            std::unique_lock lock(m_all.m_mutex);
            m_all.m_change.wait(lock, stop, [this] { return !m_all.m_isHeld; });
        }
        ++m_all.m_ended;
        return report;
    }

    void forget() override { ++m_all.m_forgotten; }

private:
    SearchReport reportOn(const SearchTask& task) const
    {
        const Seat seat = task.seat.value_or(m_game.onTurn(task.position).first());
        SearchReport report{seat, 0, 1, {}, {}};
        const std::vector<Action> actions = m_game.actions(task.position, seat);
        if (actions.empty())
            return report;
        std::vector<int> values(m_game.description().seats.size(), -m_all.m_value);
        values[seat.index] = m_all.m_value;
        SearchLine line{lineFrom(task.position, actions), values};
        line.centi = m_all.m_value;
        if (m_all.m_end != 0) {
            line.end = m_all.m_end;
            report.depth = std::abs(m_all.m_end);
        }
        {
            const std::lock_guard lock(m_all.m_mutex);
            if (!m_all.m_centis.empty()) {
                const int centi = m_all.m_centis[std::min(task.before.size(), m_all.m_centis.size() - 1)];
                line.centi = seat.index == 0 ? centi : -centi;
            }
        }
        report.lines.push_back(std::move(line));
        return report;
    }

    std::vector<Action> lineFrom(Position position, std::vector<Action> actions) const
    {
        std::vector<Action> line;
        for (int ply = 0; ply < m_all.m_plies && !actions.empty(); ++ply) {
            line.push_back(chosen(position, actions));
            position = m_game.apply(position, line.back()).position;
            actions = m_game.actions(position);
        }
        return line;
    }

    Action chosen(const Position& position, const std::vector<Action>& actions) const
    {
        const auto text = [&](const Action& action) { return m_game.text(position, action); };
        const std::lock_guard lock(m_all.m_mutex);
        for (const std::string& wanted : m_all.m_wanted) {
            const auto found = std::ranges::find(actions, wanted, text);
            if (found != actions.end())
                return *found;
        }
        return *std::ranges::min_element(actions, {}, text);
    }

    FakeSearches& m_all;
    const Game& m_game;
};

std::unique_ptr<Search> FakeSearches::make(const Game& game)
{
    ++m_made;
    return std::make_unique<Fake>(*this, game);
}

} // namespace ringford::test
