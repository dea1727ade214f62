// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/GameAdapter.h"
#include "engine/search/LineActions.h"
#include "engine/search/MaxnReport.h"
#include "engine/search/SearchCrew.h"
#include "engine/search/TaskTerms.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ringford {

/** The search of one game: makes states of positions, and actions of the moves that were found. */
template <Described D, Judge J> class GameSearch final : public Search {
public:
    using Adapter = GameAdapter<D>;
    using State = typename D::RulesType::State;
    using Move = typename D::RulesType::Move;

    /** @p game lives longer. */
    explicit GameSearch(const D& game)
        : m_game(game), m_judge(game), m_camps(game.description()), m_appraisal(m_judge, m_camps),
          m_tree(m_judge, m_appraisal, m_table, m_path)
    {
    }

    SearchReport run(const SearchTask& task, std::stop_token stop, const Progress& progress) override
    {
        const State& position = Adapter::state(task.position);
        SearchReport report;
        if (!chooseMoves(position, task, report.seat))
            return report;
        if constexpr (!TwoCampJudge<J>) {
            if (m_camps.count() > 2 && task.opponents == Opponents::ForThemselves)
                return eachForItself(task, report.seat, std::move(stop), progress);
        }
        const Level& level = levelOf(task.level);
        const SearchBudget budget = budgetOf(task, level);
        SearchControl control(budget, std::move(stop));
        m_appraisal.begin(report.seat, misjudgesOf<J>(task), task.seed, task.isForValue ? 0 : Appraisal<J>::kDraw);
        m_table.age();
        const auto view = viewOf(m_judge, position, report.seat, task.isBoardwise);
        fillPath(task, view, report.seat);
        RootSearch<J> root(m_tree, control, m_path);
        const TreeShape shape = shapeOf(task, level);
        SearchCrew<J> crew(m_judge, m_appraisal, m_table);
        control.setNodes(crew.begin(task.threads - 1, budget.nodes, {view, shape, m_roots, m_path}));
        const auto fill = [&](int depth) {
            report.depth = depth;
            report.nodes = control.nodes() + crew.nodes();
            report.time = control.time();
            report.lines = lines(position, report.seat, task.lines);
        };
        const int depth = root.run({view, std::max(1, task.lines), shape, 1, task.isForValue}, m_judge.key(view),
                                   m_roots, [&](int reached) {
                                       if (!progress)
                                           return;
                                       fill(reached);
                                       progress(report);
                                   });
        fill(depth);
        report.nodes = control.nodes() + crew.end();
        return report;
    }

    void forget() override
    {
        m_table.clear();
        m_tree.forget();
    }

    void setValues(PieceValues values) override
    {
        if constexpr (requires { m_judge.setValues(values); }) {
            m_judge.setValues(values);
            forget();
        }
    }

    void setMemory(int mebibytes) override { m_table = HashTable(HashTable::bitsFor(mebibytes)); }

private:
    /** Lists what the seat may do, or the first seat that may do anything, those that gain most first. */
    bool chooseMoves(const State& position, const SearchTask& task, Seat& seat)
    {
        m_roots.clear();
        if (m_game.rules().outcome(position).decided())
            return false;
        const SeatSet onTurn = m_game.rules().onTurn(position);
        for (const Seat one : task.seat ? SeatSet(*task.seat) : onTurn) {
            seat = one;
            m_list.clear();
            if (onTurn.contains(one))
                m_judge.generate(m_judge.view(position, one), m_list);
            else
                m_game.rules().generateOutOfTurn(position, one, m_list);
            if (!m_list.empty())
                break;
        }
        const auto view = m_judge.view(position, seat);
        for (const Move& move : m_list)
            m_roots.push_back({move, m_judge.tag(move), -score::kInfinite, {move}});
        keepOnly(position, task.only);
        std::ranges::stable_sort(m_roots, std::ranges::greater{},
                                 [&](const RootMove<Move>& root) { return m_judge.gain(view, root.move); });
        return !m_roots.empty();
    }

    /** Drops what is not among @p wanted, unless nothing would be left. */
    void keepOnly(const State& position, const std::vector<Action>& wanted)
    {
        const auto isOther = [&](const RootMove<Move>& root) {
            return std::ranges::find(wanted, m_game.toAction(position, root.move)) == wanted.end();
        };
        if (!wanted.empty() && !std::ranges::all_of(m_roots, isOther))
            std::erase_if(m_roots, isOther);
    }

    /** What stood before, as far as it can come again. */
    void fillPath(const SearchTask& task, const typename J::State& view, Seat seat)
    {
        m_path.clear();
        const auto reach =
            std::min(task.before.size(), static_cast<std::size_t>(SearchPath::reach(m_judge.quiet(view))));
        for (const Position& position : std::span(task.before).last(reach))
            m_path.push(m_judge.key(m_judge.view(Adapter::state(position), seat)));
    }

    SearchReport eachForItself(const SearchTask& task, Seat seat, std::stop_token stop, const Progress& progress)
    {
        fillPath(task, m_judge.view(Adapter::state(task.position), seat), seat);
        std::vector<Move> moves;
        for (const RootMove<Move>& root : m_roots)
            moves.push_back(root.move);
        return MaxnReport<D, J>(m_game, m_judge, m_camps, m_path).of(task, seat, moves, std::move(stop), progress);
    }

    std::vector<SearchLine> lines(const State& position, Seat seat, int count) const
    {
        std::vector<SearchLine> lines;
        const auto most = std::min(m_roots.size(), static_cast<std::size_t>(std::max(1, count)));
        int value = score::kInfinite;
        for (const RootMove<Move>& root : std::span(m_roots).first(most))
            lines.push_back(lineOf(position, seat, root, value));
        return lines;
    }

    /** @param value of the line before it, then its own: no better, whatever it was before an iteration that was cut off */
    SearchLine lineOf(const State& position, Seat seat, const RootMove<Move>& root, int& value) const
    {
        SearchLine line;
        const auto view = playLine(m_game, m_judge, position, seat, root.line, line.actions);
        value = std::min(value, root.value == -score::kInfinite ? m_appraisal.look(view, 0) : root.value);
        setScore(line, value);
        line.values = valuesAt(view, line.centi);
        return line;
    }

    /** For the camp itself what the search found, for the others what stands at the end of the line. */
    std::vector<int> valuesAt(const typename J::State& end, int centi) const
    {
        SeatValues values;
        m_judge.values(end, values);
        const SeatSet in = m_judge.seatsIn(end);
        std::vector<int> found(m_game.description().seats.size());
        for (int camp = 0; camp < m_camps.count(); ++camp) {
            int worth = m_camps.worth(values, in, camp);
            if (camp == m_appraisal.camp())
                worth = centi;
            else if (m_camps.count() == 2)
                worth = -centi;
            const int value = m_camps.share(values, in, camp, worth);
            for (const Seat seat : m_camps.seats(camp))
                found[seat.index] = value;
        }
        return found;
    }

    const D& m_game;
    J m_judge;
    Camps m_camps;
    Appraisal<J> m_appraisal;
    HashTable m_table;
    SearchPath m_path;
    TreeSearch<J> m_tree;
    typename J::Moves m_list;
    std::vector<RootMove<Move>> m_roots;
};

/** A described game as a Game that can be searched. @p J is made from the game. */
template <Described D, Judge J> class SearchedGame : public GameAdapter<D> {
public:
    using GameAdapter<D>::GameAdapter;
    std::unique_ptr<Search> newSearch() const override { return std::make_unique<GameSearch<D, J>>(this->game()); }
};

} // namespace ringford
