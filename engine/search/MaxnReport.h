// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/GameAdapter.h"
#include "engine/search/LineActions.h"
#include "engine/search/MaxnSearch.h"

#include <span>
#include <utility>

namespace ringford {

/** Searches for a task where each camp plays for itself, and tells what was found in actions and shares. */
template <Described D, Judge J> class MaxnReport {
public:
    using State = typename D::RulesType::State;
    using Move = typename J::Move;

    /** All live longer. @p path: what stood before */
    MaxnReport(const D& game, const J& judge, const Camps& camps, SearchPath& path)
        : m_game(game), m_judge(judge), m_camps(camps), m_path(path)
    {
    }

    /** @p moves: those of the position, which are not empty */
    SearchReport of(const SearchTask& task, Seat seat, const std::vector<Move>& moves, std::stop_token stop,
                    const Search::Progress& progress)
    {
        const State& position = GameAdapter<D>::state(task.position);
        typename MaxnSearch<J>::Roots roots;
        for (const Move& move : moves)
            roots.push_back({move, {}, {move}});
        SearchControl control(task.budget, std::move(stop));
        SearchReport report;
        report.seat = seat;
        const auto fill = [&](int depth) {
            report.depth = depth;
            report.nodes = control.nodes();
            report.time = control.time();
            report.lines.clear();
            const auto most = std::min(roots.size(), static_cast<std::size_t>(std::max(1, task.lines)));
            for (const auto& root : std::span(roots).first(most))
                report.lines.push_back(lineOf(position, seat, root));
        };
        const int depth =
            MaxnSearch<J>(m_judge, m_camps, m_path).run(m_judge.view(position, seat), control, roots, [&](int reached) {
                fill(reached);
                if (progress)
                    progress(report);
            });
        fill(depth);
        return report;
    }

private:
    SearchLine lineOf(const State& position, Seat seat, const typename MaxnSearch<J>::Root& root) const
    {
        SearchLine line;
        const auto view = playLine(m_game, m_judge, position, seat, root.line, line.actions);
        SeatValues values;
        m_judge.values(view, values);
        setScore(line, root.worths[static_cast<std::size_t>(m_camps.of(seat))]);
        line.values.resize(m_game.description().seats.size());
        for (int camp = 0; camp < m_camps.count(); ++camp) {
            for (const Seat one : m_camps.seats(camp))
                line.values[one.index] =
                    m_camps.share(values, m_judge.seatsIn(view), camp, root.worths[static_cast<std::size_t>(camp)]);
        }
        return line;
    }

    const D& m_game;
    const J& m_judge;
    const Camps& m_camps;
    SearchPath& m_path;
};

} // namespace ringford
