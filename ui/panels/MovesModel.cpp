// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MovesModel.h"

#include "ui/match/Comments.h"
#include "ui/match/MatchModel.h"
#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui {

namespace {

bool hasComments(const Node* node)
{
    return !node->comments.empty() || !node->commentsBefore.empty();
}

} // namespace

MovesModel::MovesModel(const MatchModel& match, QObject* parent) : QAbstractItemModel(parent), m_match(match)
{
    fill();
    connect(&match, &MatchModel::replaced, this, &MovesModel::rebuild);
    connect(&match, &MatchModel::treeChanged, this, &MovesModel::onTreeChanged);
    connect(&match, &MatchModel::nodeChanged, this, &MovesModel::onNodeChanged);
}

void MovesModel::rebuild()
{
    beginResetModel();
    fill();
    endResetModel();
}

void MovesModel::fill()
{
    m_lines.clear();
    m_places.clear();
    m_size = 0;
    m_pairs = isNumberedInPairs(m_match.description());
    const Node* const root = m_match.match().start();
    Line& main = m_lines.emplace_back();
    // One after the other and not each inside the other: records may nest a thousand deep.
    std::vector<Pending> pending;
    fillLine({root, {&main}}, pending);
    m_lastOfMain = m_match.match().end();
    while (!pending.empty()) {
        const Pending next = pending.back();
        pending.pop_back();
        fillLine(next, pending);
    }
}

void MovesModel::fillLine(const Pending& variation, std::vector<Pending>& pending)
{
    Cursor cursor = variation.cursor;
    addComments(variation.node, false, cursor);
    for (const Node* node = variation.node->firstChild; node; node = node->firstChild) {
        place(node, cursor);
        addComments(node, false, cursor);
        addSiblings(node, cursor, pending);
    }
    if (cursor.line == &m_lines.front())
        m_mainEnd = cursor;
}

void MovesModel::addSiblings(const Node* node, Cursor& cursor, std::vector<Pending>& pending)
{
    for (const Node* sibling = node->nextSibling; sibling; sibling = sibling->nextSibling) {
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

void MovesModel::addComments(const Node* node, bool before, Cursor& cursor)
{
    const std::vector<std::string>& comments = before ? node->commentsBefore : node->comments;
    const int count = static_cast<int>(comments.size());
    for (int number = 0; number < std::min(count, kMostComments + 1); ++number) {
        // What holds commands alone (clock times) is nothing to read.
        if (number < kMostComments &&
            shownBeginning(comments[static_cast<std::size_t>(number)], m_match.game().board(), 1).isEmpty())
            continue;
        cursor.line->rows.push_back({node, nullptr, nullptr, number, before});
        cursor.openLine = nullptr;
        ++m_size;
    }
}

EntryNumber MovesModel::numberOf(const Node* node) const
{
    const auto parent = m_places.find(node->parent);
    return entryNumber(m_match.match(), node, parent == m_places.end() ? EntryNumber{} : parent->second.number);
}

bool MovesModel::place(const Node* node, Cursor& cursor)
{
    Place place{};
    place.number = numberOf(node);
    place.hasComments = hasComments(node);
    const bool joins = cursor.openLine && place.number.secondOnTurn;
    if (joins) {
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
    return joins;
}

void MovesModel::onTreeChanged()
{
    const Node* const node = m_match.match().current();
    const bool onlyGrew = !node->isRoot() && node->parent == m_lastOfMain && !node->nextSibling && !node->firstChild &&
                          m_lastOfMain->firstChild == node && !m_places.contains(node);
    if (!onlyGrew) {
        rebuild();
        return;
    }
    // The usual case, an entry at the end of the game, must stay quick in games of any length.
    Line& main = m_lines.front();
    if (m_mainEnd.openLine && numberOf(node).secondOnTurn) {
        place(node, m_mainEnd);
        const QModelIndex index = indexOf(node);
        emit dataChanged(index, index);
    } else {
        const int row = static_cast<int>(main.rows.size());
        beginInsertRows({}, row, row);
        place(node, m_mainEnd);
        endInsertRows();
    }
    m_lastOfMain = node;
}

void MovesModel::onNodeChanged(const Node* node)
{
    const auto found = m_places.find(node);
    if (found == m_places.end() || found->second.hasComments || hasComments(node)) {
        rebuild();
        return;
    }
    const QModelIndex index = indexOf(node);
    emit dataChanged(index, index);
}

QModelIndex MovesModel::lineIndex(const Line* line) const
{
    return line->parent ? createIndex(line->parentRow, Number, line->parent) : QModelIndex();
}

const MovesModel::Line& MovesModel::lineOf(const QModelIndex& parent) const
{
    static const Line kNothing;
    if (!parent.isValid())
        return m_lines.front();
    const Line* const more = parent.column() == Number ? row(parent).more : nullptr;
    return more ? *more : kNothing;
}

const MovesModel::Row& MovesModel::row(const QModelIndex& index) const
{
    return static_cast<const Line*>(index.internalPointer())->rows[static_cast<std::size_t>(index.row())];
}

QModelIndex MovesModel::index(int row, int column, const QModelIndex& parent) const
{
    const Line& line = lineOf(parent);
    if (row < 0 || column < 0 || column > Second || row >= static_cast<int>(line.rows.size()))
        return {};
    return createIndex(row, column, &line);
}

QModelIndex MovesModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? lineIndex(static_cast<const Line*>(index.internalPointer())) : QModelIndex();
}

int MovesModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(lineOf(parent).rows.size());
}

int MovesModel::columnCount(const QModelIndex&) const
{
    return Second + 1;
}

std::optional<MovesModel::Spot> MovesModel::spot(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    const Row& row = this->row(index);
    if (row.comment >= 0)
        return Spot{row.first, true, row.isBefore};
    const Node* node = index.column() == First ? row.first : row.second;
    if (index.column() == Number || !m_pairs)
        node = row.first ? row.first : row.second;
    return node ? std::optional(Spot{node, false, false}) : std::nullopt;
}

QModelIndex MovesModel::indexOf(const Node* node) const
{
    const auto found = m_places.find(node);
    if (found == m_places.end())
        return {};
    const Place& place = found->second;
    const Row& row = place.line->rows[static_cast<std::size_t>(place.row)];
    return createIndex(place.row, row.first == node ? First : Second, place.line);
}

} // namespace ringford::ui
