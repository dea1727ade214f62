// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/CampWorths.h"
#include "engine/search/MovePicker.h"
#include "engine/search/SearchControl.h"
#include "engine/search/SearchPath.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace ringford {

/**
 * Searches a position of three and more camps where each plays for itself (max^n: Luckhardt and Irani 1986): whoever
 * acts chooses what is best for the own camp. Every move at the root gets its own true value. Nothing can be cut off,
 * so it does not see as far as TreeSearch; at its leaves one chain of captures is followed, each the one that looks
 * best.
 */
template <Judge J> class MaxnSearch {
public:
    using State = typename J::State;
    using Move = typename J::Move;

    /** One of the moves that can be made now. */
    struct Root {
        Move move;
        CampWorths worths{};
        std::vector<Move> line; ///< the move itself and what follows
    };
    using Roots = std::vector<Root>;
    /** Called after each finished iteration. */
    using Progress = std::function<void(int depth)>;

    /** All live longer. @param chain how many captures behind a leaf are followed at most */
    MaxnSearch(const J& judge, const Camps& camps, SearchPath& path, int chain = kLongestChain)
        : m_judge(judge), m_camps(camps), m_path(path), m_chain(chain)
    {
    }

    /**
     * Orders @p roots, which are not empty, by what they are worth to whoever acts. One that was stopped before all
     * were looked at leaves what the last iteration said, or the look of the position.
     * @return the depth that was reached, in plies
     */
    int run(const State& state, SearchControl& control, Roots& roots, const Progress& progress)
    {
        m_control = &control;
        const CampWorths look = worthsByLook(m_judge, m_camps, state);
        for (Root& root : roots)
            root.worths = look;
        m_path.push(m_judge.key(state));
        int reached = 0;
        for (int depth = 1; depth <= std::max(1, control.budget().depth) && (depth == 1 || control.mayDeepen());
             ++depth) {
            Roots found = roots;
            for (auto root = found.begin(); root != found.end() && !control.isOver(); ++root)
                lookAt(state, depth, *root);
            if (control.isOver())
                break;
            const auto camp = campAt(state);
            std::ranges::stable_sort(found, std::ranges::greater{},
                                     [camp](const Root& root) { return root.worths[camp]; });
            roots = std::move(found);
            reached = depth;
            progress(depth);
            if (std::ranges::all_of(roots, [depth](const Root& root) { return isSettled(root.worths, depth); }))
                break;
        }
        m_path.pop();
        return reached;
    }

private:
    static constexpr int kMostPlies = 60;
    static constexpr int kLongestChain = 6;

    struct Ply {
        MovePicker<J> picker;
        State next;
        std::vector<Move> line;
    };

    /** Whether looking deeper finds nothing else. */
    static bool isSettled(const CampWorths& worths, int depth)
    {
        return score::isForced(worths[0]) && score::kWin - std::abs(worths[0]) <= depth;
    }
    std::size_t campAt(const State& state) const { return static_cast<std::size_t>(m_camps.of(m_judge.toAct(state))); }

    void lookAt(const State& state, int depth, Root& root)
    {
        Ply& top = at(0);
        top.next = state;
        m_judge.apply(top.next, root.move);
        root.worths = search(top.next, depth - 1, 1);
        const std::vector<Move>& rest = at(1).line;
        root.line.assign(1, root.move);
        root.line.insert(root.line.end(), rest.begin(), rest.end());
    }

    /** Whether the game ends, or comes back to what stood: nobody gains by that. */
    bool hasEnded(const State& state, int ply, std::uint64_t key, CampWorths& worths) const
    {
        const Outcome outcome = m_judge.decided(state);
        const QuietCount quiet = m_judge.quiet(state);
        const bool isDrawn =
            m_path.hasStood(key, SearchPath::reach(quiet)) || (quiet.claimAt > 0 && quiet.now >= quiet.claimAt);
        if (!outcome.decided() && !isDrawn)
            return false;
        worths = worthsAtEnd(outcome, m_camps, ply);
        return true;
    }

    CampWorths search(const State& state, int depth, int ply);
    CampWorths follow(const State& state, int ply, int captures);
    CampWorths leave(const State& state, int ply) const
    {
        const Outcome outcome = m_judge.outcome(state);
        return outcome.decided() ? worthsAtEnd(outcome, m_camps, ply) : worthsByLook(m_judge, m_camps, state);
    }

    void keepLine(int ply, const Move& move)
    {
        auto& line = at(ply).line;
        const auto& rest = at(ply + 1).line;
        line.assign(1, move);
        line.insert(line.end(), rest.begin(), rest.end());
    }
    Ply& at(int ply)
    {
        while (static_cast<std::size_t>(ply) >= m_plies.size())
            m_plies.push_back(std::make_unique<Ply>());
        return *m_plies[static_cast<std::size_t>(ply)];
    }

    const J& m_judge;
    const Camps& m_camps;
    SearchPath& m_path;
    int m_chain;
    SearchControl* m_control = nullptr;
    std::vector<std::unique_ptr<Ply>> m_plies;
};

} // namespace ringford

#include "engine/search/MaxnSearchNodes.h"
