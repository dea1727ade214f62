// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Appraisal.h"
#include "engine/search/HashTable.h"
#include "engine/search/LookCache.h"
#include "engine/search/MovePicker.h"
#include "engine/search/SearchControl.h"
#include "engine/search/SearchPath.h"

#include <bit>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace ringford {

/** What of a tree is looked at besides its depth. */
struct TreeShape {
    bool follows = true; ///< captures at the leaves are followed to their end
    /**
     * With more than two camps: how many opponents between two own moves may look at all of their moves; the others
     * play what looks best to them (Opponents::OneAgainst).
     */
    int freeOpponents = 31;
    /** False: nothing is left out, reduced, taken from the table or learned about orders: for comparisons in tests. */
    bool prunes = true;
};

/**
 * Searches below one position for one camp: principal variations with a window, deepening left to who calls. The camp
 * makes its score as high as it can, all others as low; who acts at a node is asked of the judge, never counted, so
 * that second moves and seats that are passed over need no care. Scores are for the camp that acts at a node or against
 * it (sign). One thread.
 */
template <Judge J> class TreeSearch {
public:
    using State = typename J::State;
    using Move = typename J::Move;

    struct Window {
        int alpha;
        int beta;
    };
    /** A node of the tree, but for its state. */
    struct Node {
        Window window;
        int depth;
        int ply;
        int sign;                  ///< of who acts here (Appraisal::sign)
        int opponents;             ///< that still may look at all of their moves before it is the camp's turn again
        bool mayPass;              ///< not right behind a pass
        bool isLikelyCut = false;  ///< a move is expected to be good enough, as in the node above none was
        std::uint16_t without = 0; ///< the tag of a move that is not looked at; 0: of none
    };

    /** All live longer. */
    TreeSearch(const J& judge, const Appraisal<J>& appraisal, HashTable& table, SearchPath& path)
        : m_judge(judge), m_appraisal(appraisal), m_table(table), m_path(path)
    {
    }

    void begin(SearchControl& control, const TreeShape& shape)
    {
        m_control = &control;
        m_shape = shape;
        m_history.fade();
        if constexpr (kIsBold)
            m_looks.clear();
    }
    void forget()
    {
        m_history.clear();
        if constexpr (kIsBold)
            m_replies.clear();
    }

    /**
     * The score of what stands after @p move, for who acts before it. Means nothing once the search is over.
     * @param node what the state after the move is, but for its window, sign and opponents, which are those before it
     */
    int after(const State& state, const Move& move, const Node& node, bool isFirst);
    /** The line that the last call of after() at this ply found best, from there on. */
    std::span<const Move> line(int ply) { return at(ply).line; }

private:
    static constexpr int kMostPlies = 120;
    static constexpr bool kIsBold = BoldJudge<J>;
    static constexpr int kReductionUnit = 100; ///< a ply
    /** What a ply keeps: room that is used again and again. */
    struct Ply {
        MovePicker<J> picker;
        State next;
        std::vector<Move> line;
        std::vector<std::uint16_t> tried;  ///< quiet moves that were looked at
        int arrived = ReplyHistory::kNone; ///< what came where by the move that is looked at
        std::optional<int> look;           ///< to the camp; nothing in check
    };
    /** What is known of a node before its moves are looked at. */
    struct Known {
        std::uint64_t place;   ///< the judge's key
        std::uint64_t key = 0; ///< of the table
        std::uint16_t move = 0;
        int score = 0; ///< of the table, and how deep and which bound it is
        int depth = -1;
        HashTable::Bound bound{};
        int worth = HashTable::kNoLook; ///< of all that the key tells of, to the camp
        int look = 0;                   ///< to who acts
        bool isChecked = false;
        bool isImproving = false; ///< who acts stands better than before its last move
        int further = 0;          ///< plies that the table's move is looked at deeper
    };

    /** A move of a node that is about to be looked at. */
    struct Attempt {
        const Known& known;
        int alpha; ///< as it is by now
        int number;
        const typename MovePicker<J>::Picked& picked;
        bool isQuiet() const { return picked.gain <= 0; }
    };

    /** What of the moves from one on is left out. */
    enum class Skip : std::uint8_t { None, Move, Rest };

    int search(const State& state, Node node);
    static bool isBeyondEnds(Node& node);
    int searchMoves(const State& state, const Node& node, const Known& known);
    int searchMove(const State& state, const Node& node, const Attempt& attempt);
    int leafWithoutMoves(const State& state, const Node& node, std::uint64_t key);
    int follow(const State& state, const Node& node, Known known);
    std::optional<int> remembered(const Node& node, Known& known) const;
    void remember(const Node& node, const Known& known, int best, std::uint16_t bestTag);
    static bool needsLook(const Node& node, const Known& known);
    void lookAhead(const State& state, const Node& node, Known& known);
    void look(const State& state, const Node& node, Known& known) const;
    std::optional<int> cutShort(const State& state, const Node& node, const Known& known);
    std::optional<int> ended(const State& state, const Node& node, std::uint64_t key) const;
    Skip skipOf(const State& state, const Node& node, const Attempt& attempt, int best) const;
    static bool isBoldAt(const Node& node);
    static bool looksHopeless(const Node& node, const Attempt& attempt);
    Skip boldSkipOf(const State& state, const Node& node, const Attempt& attempt) const;
    bool risksMore(const State& state, const Move& move, int most) const;
    int reduction(const Node& node, const Attempt& attempt) const;
    int boldReduction(const Node& node, const Attempt& attempt) const;
    int depthAfterPass(const Node& node, const Known& known) const;
    void noteLook(const Node& node, Known& known);
    bool isImproving(const Node& node, int look);
    typename MovePicker<J>::Place placeOf(const State& state, const Node& node, const Known& known);
    std::optional<int> weighFirst(const State& state, const Node& node, Known& known);
    ReplyHistory::Behind behind(int ply);
    void reward(const Node& node, std::uint16_t tag, bool isQuiet);
    void keepLine(int ply, const Move& move);
    int leave(const State& state, const Node& node) const;

    /** Apart from at(), which is small and asked all the time. */
    void addPlies(int last);
    static bool isNarrow(const Node& node) { return node.window.beta - node.window.alpha == 1; }
    Ply& at(int ply)
    {
        if (static_cast<std::size_t>(ply) >= m_plies.size()) [[unlikely]]
            addPlies(ply);
        return *m_plies[static_cast<std::size_t>(ply)];
    }

    const J& m_judge;
    const Appraisal<J>& m_appraisal;
    HashTable& m_table;
    SearchPath& m_path;
    SearchControl* m_control = nullptr;
    TreeShape m_shape;
    History m_history;
    std::conditional_t<kIsBold, ReplyHistory, std::monostate> m_replies;
    std::conditional_t<kIsBold, LookCache, std::monostate> m_looks;
    std::vector<std::unique_ptr<Ply>> m_plies;
};

} // namespace ringford

#include "engine/search/TreeSearchBold.h"
#include "engine/search/TreeSearchLeaves.h"
#include "engine/search/TreeSearchNodes.h"
#include "engine/search/TreeSearchPruning.h"
