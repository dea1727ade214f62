// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/LastActions.h"

#include <vector>

namespace ringford::ui {

namespace {

/** How far it is looked back: whoever has not acted for longer on a board looks at the list of moves. */
constexpr int kMostEntries = 256;

/** Which boards have their action already. */
class Faces {
public:
    explicit Faces(const Board& board) : m_board(board), m_has(board.faces().size()) {}

    bool has(Cell cell) const { return m_has[static_cast<std::size_t>(m_board.place(cell).face)]; }
    void add(int face)
    {
        if (!m_has[static_cast<std::size_t>(face)])
            ++m_count;
        m_has[static_cast<std::size_t>(face)] = true;
    }
    void add(const LastAction& action)
    {
        for (const std::vector<Cell>* const cells : {&action.ends, &action.touched}) {
            for (const Cell cell : *cells)
                add(m_board.place(cell).face);
        }
    }
    bool areAll() const { return m_count == m_has.size(); }

private:
    const Board& m_board;
    std::vector<bool> m_has;
    std::size_t m_count = 0;
};

void addMissing(std::vector<Cell>& to, const std::vector<Cell>& from, const Faces& known)
{
    for (const Cell cell : from) {
        if (!known.has(cell))
            to.push_back(cell);
    }
}

} // namespace

const LastAction& LastActions::at(const Match& match, const Node* node)
{
    const auto known = m_known.find(node->serial);
    if (known != m_known.end())
        return known->second;
    return m_known.emplace(node->serial, LastAction::of(match.effects(node))).first->second;
}

LastAction LastActions::before(const Match& match, const Node* node, const LastAction& newest)
{
    LastAction earlier;
    const Board& board = match.game().board();
    if (board.faces().size() < 2 || node->isRoot())
        return earlier;
    Faces known(board);
    known.add(newest);
    for (const ClosedFace& closed : match.game().contents(match.position(node)).closed)
        known.add(closed.face);
    int entries = 0;
    for (const Node* one = node->parent; !one->isRoot() && !known.areAll() && entries < kMostEntries; ++entries) {
        const LastAction& action = at(match, one);
        addMissing(earlier.ends, action.ends, known);
        addMissing(earlier.touched, action.touched, known);
        known.add(action);
        one = one->parent;
    }
    return earlier;
}

} // namespace ringford::ui
