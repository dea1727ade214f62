// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MoveRows.h"

#include "engine/match/Match.h"
#include "ui/match/Comments.h"
#include "ui/panels/HiddenEntries.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

bool hasComments(const Node* node)
{
    return !node->comments().empty() || !node->commentsBefore().empty();
}

void MoveRows::fill()
{
    m_lines.clear();
    m_places.clear();
    m_size = 0;
    m_pairs = isNumberedInPairs(m_match.game().description());
    Line& main = m_lines.emplace_back();
    // One after the other and not each inside the other: records may nest a thousand deep.
    std::vector<Pending> pending;
    fillLine({m_match.start(), {&main}}, pending);
    m_lastOfMain = m_match.end();
    while (!pending.empty()) {
        const Pending next = pending.back();
        pending.pop_back();
        fillLine(next, pending);
    }
}

void MoveRows::fillLine(const Pending& variation, std::vector<Pending>& pending)
{
    Cursor cursor = variation.cursor;
    addComments(variation.node, false, cursor);
    const auto first = [this](const Node* of) { return m_hidden.firstTold(of->firstChild); };
    for (const Node* node = first(variation.node); node; node = first(node)) {
        place(node, cursor);
        addComments(node, false, cursor);
        addSiblings(node, cursor, pending);
    }
    if (cursor.line == &m_lines.front())
        m_mainEnd = cursor;
}

void MoveRows::addSiblings(const Node* node, Cursor& cursor, std::vector<Pending>& pending)
{
    const auto next = [this](const Node* of) { return m_hidden.firstTold(of->nextSibling); };
    for (const Node* sibling = next(node); sibling; sibling = next(sibling)) {
        addComments(sibling, true, cursor);
        cursor.openLine = nullptr;
        place(sibling, cursor);
        const int row = static_cast<int>(cursor.line->rows.size()) - 1;
        Line& more = m_lines.emplace_back();
        more.parent = cursor.line;
        more.parentRow = row;
        cursor.line->rows.back().more = &more;
        Cursor inside{&more, cursor.openLine, cursor.openRow};
        pending.push_back({sibling, inside});
        cursor.openLine = nullptr;
    }
}

void MoveRows::addComments(const Node* node, bool before, Cursor& cursor)
{
    const std::vector<std::string>& comments = before ? node->commentsBefore() : node->comments();
    const int count = static_cast<int>(comments.size());
    for (int number = 0; number < std::min(count, kMostComments + 1); ++number) {
        // What holds commands alone (clock times) is nothing to read.
        if (number < kMostComments && shownBeginning(comments[static_cast<std::size_t>(number)], 1).isEmpty())
            continue;
        cursor.line->rows.push_back({node, nullptr, nullptr, number, before});
        cursor.openLine = nullptr;
        ++m_size;
    }
}

EntryNumber MoveRows::numberOf(const Node* node) const
{
    const Place* const parent = find(node->parent);
    return entryNumber(m_match, node, parent ? parent->number : EntryNumber{});
}

/** Into the row that has room for it, or into a new one. */
void MoveRows::place(const Node* node, Cursor& cursor)
{
    Place place{};
    place.number = numberOf(node);
    place.hasComments = hasComments(node);
    if (cursor.openLine && place.number.secondOnTurn) {
        place.line = cursor.openLine;
        place.row = cursor.openRow;
        place.line->rows[static_cast<std::size_t>(place.row)].second = node;
        cursor.openLine = nullptr;
    } else {
        place.line = cursor.line;
        place.row = static_cast<int>(cursor.line->rows.size());
        const bool inSecond = !m_pairs || place.number.secondOnTurn;
        cursor.line->rows.push_back(inSecond ? Row{nullptr, node} : Row{node, nullptr});
        cursor.openLine = inSecond ? nullptr : cursor.line;
        cursor.openRow = place.row;
        ++m_size;
    }
    m_places[node] = place;
}

bool MoveRows::isGrowth(const Node* node) const
{
    return !node->isRoot() && node->parent == m_lastOfMain && !node->nextSibling && !node->firstChild &&
           m_lastOfMain->firstChild == node && !m_places.contains(node);
}

bool MoveRows::joinsLast(const Node* node) const
{
    return m_mainEnd.openLine && numberOf(node).secondOnTurn;
}

void MoveRows::append(const Node* node)
{
    place(node, m_mainEnd);
    m_lastOfMain = node;
}

const MoveRows::Place* MoveRows::find(const Node* node) const
{
    const auto found = m_places.find(node);
    return found == m_places.end() ? nullptr : &found->second;
}

bool MoveRows::continuesTurn(const Node* node) const
{
    const Place* const place = find(node);
    const Place* const before = find(node->parent);
    return place && before && place->number.number == before->number.number &&
           place->number.secondOnTurn == before->number.secondOnTurn;
}

bool MoveRows::isOfMain(const Place& place) const
{
    return place.line == &m_lines.front() && !place.line->rows[static_cast<std::size_t>(place.row)].more;
}

bool MoveRows::isTakenBack(const Node* node) const
{
    const Place* const place = find(node);
    if (!place || !isOfMain(*place))
        return false;
    const Node* const stands = m_match.gameNode();
    const Place* const last = find(stands);
    if (!last)
        return stands->isRoot();
    const auto order = [](const Place& of) { return std::pair(of.row, of.number.secondOnTurn); };
    return isOfMain(*last) && order(*last) < order(*place);
}

} // namespace ringford::ui
