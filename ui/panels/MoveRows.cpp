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
    m_places = std::vector<Place>(m_match.tree().made());
    m_size = 0;
    m_pairs = isNumberedInPairs(m_match.game().description());
    m_lines.emplace_back();
    // One after the other and not each inside the other: records may nest a thousand deep.
    std::vector<Pending> pending;
    fillLine({m_match.start(), {}}, pending);
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
    if (cursor.line == 0)
        m_mainEnd = cursor;
}

void MoveRows::addSiblings(const Node* node, Cursor& cursor, std::vector<Pending>& pending)
{
    const auto next = [this](const Node* of) { return m_hidden.firstTold(of->nextSibling); };
    for (const Node* sibling = next(node); sibling; sibling = next(sibling)) {
        addComments(sibling, true, cursor);
        cursor.openRow = kNowhere;
        place(sibling, cursor);
        const auto number = static_cast<std::uint32_t>(m_lines.size());
        Line& more = m_lines.emplace_back();
        Line& line = m_lines[cursor.line];
        more.parent = &line;
        more.parentRow = static_cast<int>(line.rows.size()) - 1;
        line.rows.back().more = number;
        pending.push_back({sibling, {number, cursor.openLine, cursor.openRow}});
        cursor.openRow = kNowhere;
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
        m_lines[cursor.line].rows.push_back({node, nullptr, 0, static_cast<std::int16_t>(number), before});
        cursor.openRow = kNowhere;
        ++m_size;
    }
}

EntryNumber MoveRows::numberOf(const Node* node) const
{
    const Place* const parent = find(node->parent);
    return entryNumber(m_match, node, parent ? parent->number() : EntryNumber{});
}

/** Into the row that has room for it, or into a new one. */
void MoveRows::place(const Node* node, Cursor& cursor)
{
    const EntryNumber number = numberOf(node);
    Place place;
    place.count = static_cast<std::uint32_t>(number.number);
    place.secondOnTurn = number.secondOnTurn;
    place.hasComments = ringford::ui::hasComments(node);
    if (cursor.hasRoom() && number.secondOnTurn) {
        place.line = cursor.openLine;
        place.row = cursor.openRow;
        m_lines[place.line].rows[static_cast<std::size_t>(place.row)].second = node;
        cursor.openRow = kNowhere;
    } else {
        std::vector<Row>& rows = m_lines[cursor.line].rows;
        place.line = cursor.line;
        place.row = static_cast<std::int32_t>(rows.size());
        const bool inSecond = !m_pairs || number.secondOnTurn;
        rows.push_back(inSecond ? Row{nullptr, node} : Row{node, nullptr});
        cursor.openLine = cursor.line;
        cursor.openRow = inSecond ? kNowhere : place.row;
        ++m_size;
    }
    if (node->serial >= m_places.size())
        m_places.resize(m_match.tree().made());
    m_places[node->serial] = place;
}

bool MoveRows::isGrowth(const Node* node) const
{
    return !node->isRoot() && node->parent == m_lastOfMain && !node->nextSibling && !node->firstChild &&
           m_lastOfMain->firstChild == node && !find(node);
}

bool MoveRows::joinsLast(const Node* node) const
{
    return m_mainEnd.hasRoom() && numberOf(node).secondOnTurn;
}

void MoveRows::append(const Node* node)
{
    place(node, m_mainEnd);
    m_lastOfMain = node;
}

const MoveRows::Place* MoveRows::find(const Node* node) const
{
    if (node->serial >= m_places.size() || m_places[node->serial].row == kNowhere)
        return nullptr;
    return &m_places[node->serial];
}

bool MoveRows::continuesTurn(const Node* node) const
{
    const Place* const place = find(node);
    const Place* const before = find(node->parent);
    return place && before && place->count == before->count && place->secondOnTurn == before->secondOnTurn;
}

bool MoveRows::isOfMain(const Place& place) const
{
    return place.line == 0 && !main().rows[static_cast<std::size_t>(place.row)].beginsVariation();
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
    const auto order = [](const Place& of) { return std::pair(of.row, of.number().secondOnTurn); };
    return isOfMain(*last) && order(*last) < order(*place);
}

} // namespace ringford::ui
