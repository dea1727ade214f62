// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Steadiness.h"
#include "engine/search/TreeSearch.h"

#include <algorithm>
#include <functional>

namespace ringford {

/** One of the moves that can be made now, and what a search thinks of it. */
template <class Move> struct RootMove {
    Move move;
    std::uint16_t tag = 0;
    int value = -score::kInfinite; ///< for the camp; of an iteration without a value for it: -kInfinite
    std::vector<Move> line;        ///< the move itself and what follows
    std::uint64_t nodes = 0;       ///< that were looked at behind it
};

/** Deepens a search at its root ply by ply, and keeps the moves there in order, the best first. */
template <Judge J> class RootSearch {
public:
    using State = typename J::State;
    using Move = typename J::Move;
    using Roots = std::vector<RootMove<Move>>;
    /** Called after each finished iteration. */
    using Progress = std::function<void(int depth)>;

    struct Task {
        const State& state;
        int lines; ///< so many of the first moves get a true value
        TreeShape shape;
        int firstDepth = 1;
        bool isForValue = false; ///< one move alone is searched as long as several
    };

    /** All live longer. */
    RootSearch(TreeSearch<J>& tree, SearchControl& control, SearchPath& path)
        : m_tree(tree), m_control(control), m_path(path)
    {
    }

    /** Orders @p roots, which are not empty; the first ones have values and lines. @return the depth that was reached */
    int run(const Task& task, std::uint64_t key, Roots& roots, const Progress& progress)
    {
        m_tree.begin(m_control, task.shape);
        m_path.push(key);
        int reached = 0;
        Steadiness steadiness;
        const int deepest = std::max(1, m_control.budget().depth);
        for (int depth = task.firstDepth; depth <= deepest && (depth == 1 || m_control.mayDeepen(steadiness.percent()));
             ++depth) {
            const int lines = std::min(task.lines, static_cast<int>(roots.size()));
            for (int line = 0; line < lines && !m_control.isOver(); ++line) {
                searchLine(task, depth, static_cast<std::size_t>(line), roots);
                // What the search of a line left in the table may have lifted the next one above it.
                if (!m_control.isOver())
                    std::stable_sort(roots.begin(), roots.begin() + line + 1,
                                     [](const auto& a, const auto& b) { return a.value > b.value; });
            }
            if (m_control.isOver())
                break;
            reached = depth;
            steadiness.note(depth, found(roots.front()));
            progress(depth);
            if (isSettled(task, roots, depth))
                break;
        }
        m_path.pop();
        return reached;
    }

private:
    Steadiness::Found found(const RootMove<Move>& best) const
    {
        const std::uint64_t all = std::max<std::uint64_t>(m_control.nodes(), 1);
        return {best.tag, best.value, static_cast<int>(100 * best.nodes / all)};
    }

    /** Whether nothing deeper can change the choice, or the value that somebody wants to know. */
    bool isSettled(const Task& task, const Roots& roots, int depth) const
    {
        constexpr int kDoubt = BoldJudge<J> ? 4 : 0; // what was left out may hide a sooner end
        const int value = roots.front().value;
        if (score::isForced(value))
            return score::kWin - std::abs(value) + kDoubt < depth;
        return roots.size() == 1 && !task.isForValue && m_control.budget().usual < std::chrono::milliseconds::max() &&
               depth >= 4;
    }

    /** Finds the best of the moves from @p first on: in a narrow window around the last value, which is widened. */
    void searchLine(const Task& task, int depth, std::size_t first, Roots& roots)
    {
        constexpr int kNarrow = 40;
        const int last = roots[first].value;
        int margin = depth >= 4 && !score::isForced(last) && last > -score::kInfinite ? kNarrow : score::kInfinite;
        for (;;) {
            const int alpha = std::max(last - margin, -score::kInfinite);
            const int beta = std::min(last + margin, score::kInfinite);
            const int best = margin >= score::kInfinite
                                 ? searchMoves(task, depth, first, {-score::kInfinite, score::kInfinite}, roots)
                                 : searchMoves(task, depth, first, {alpha, beta}, roots);
            if (m_control.isOver() || margin >= score::kInfinite || (best > alpha && best < beta))
                return;
            margin = margin > 8 * kNarrow ? score::kInfinite : margin * 4;
        }
    }

    /**
     * One pass over the moves from @p first on. The best of them comes to that place; a pass that is cut off keeps what it
     * has. Where all are worse than the window, the first keeps what it had: only a wider pass finds a value and a line.
     */
    int searchMoves(const Task& task, int depth, std::size_t first, typename TreeSearch<J>::Window window, Roots& roots)
    {
        int alpha = window.alpha;
        int best = -score::kInfinite;
        std::size_t found = first;
        for (std::size_t i = first; i < roots.size(); ++i) {
            const bool isFirst = i == first;
            const std::uint64_t nodesBefore = m_control.nodes();
            typename TreeSearch<J>::Node node{{alpha, window.beta}, depth - 1, 1, 1, task.shape.freeOpponents, true};
            if (!isFirst && task.shape.prunes)
                node.window.beta = alpha + 1;
            int value = m_tree.after(task.state, roots[i].move, node, isFirst);
            if (!isFirst && task.shape.prunes && value > alpha && value < window.beta && !m_control.isOver()) {
                node.window.beta = window.beta;
                value = m_tree.after(task.state, roots[i].move, node, isFirst);
            }
            roots[i].nodes += m_control.nodes() - nodesBefore;
            if (m_control.isOver())
                break;
            if (value > best) {
                best = value;
                if (value > alpha) {
                    take(roots[i], value);
                    found = i;
                }
            }
            alpha = std::max(alpha, value);
            if (alpha >= window.beta)
                break;
        }
        const auto at = roots.begin() + static_cast<std::ptrdiff_t>(first);
        std::rotate(at, roots.begin() + static_cast<std::ptrdiff_t>(found),
                    roots.begin() + static_cast<std::ptrdiff_t>(found) + 1);
        return best;
    }

    void take(RootMove<Move>& root, int value)
    {
        root.value = value;
        const auto rest = m_tree.line(1);
        root.line.assign(1, root.move);
        root.line.insert(root.line.end(), rest.begin(), rest.end());
    }

    TreeSearch<J>& m_tree;
    SearchControl& m_control;
    SearchPath& m_path;
};

} // namespace ringford
