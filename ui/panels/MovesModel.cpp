// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MovesModel.h"

#include "engine/analysis/Judgement.h"
#include "ui/match/Comments.h"
#include "ui/match/MatchModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/EntryNumbers.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

// Characters of a comment: no row is wider, and no tip should hide the window.
constexpr qsizetype kLongestRow = 300;
constexpr qsizetype kLongestTip = 1500;

bool hasComments(const Node* node)
{
    return !node->comments.empty() || !node->commentsBefore.empty();
}

/** The seat beside it says who it is; at a table of several boards at length, so that nobody hears it twice. */
bool isLeavingToldBeside(const GameDescription& game, const Entry& entry, bool isSpoken)
{
    const bool isLeaving = entry.kind == Entry::Kind::Resign || entry.kind == Entry::Kind::FlagFall;
    const bool hasSeatBeside = isSpoken ? game.board.faces().size() > 1 : !isNumberedInPairs(game);
    return isLeaving && hasSeatBeside && entry.seat && entry.side &&
           words::side(game, *entry.side) == words::seat(game, *entry.seat);
}

QString leavingText(Entry::Kind kind)
{
    return kind == Entry::Kind::Resign ? MovesModel::tr("resigns", "behind a seat in the list of moves")
                                       : MovesModel::tr("ran out of time", "behind a seat in the list of moves");
}

/** What an action does, where the board's labels call cells otherwise than records do and the entry does not say it. */
QString deedOf(const GameDescription& game, const Node* node)
{
    const bool isWritten =
        node->entry.kind == Entry::Kind::Action && words::actionInWords(game.board, node->entry.action).isEmpty();
    return isWritten ? words::deed(game, node->entry.action) : QString();
}

} // namespace

MovesModel::MovesModel(const MatchModel& match, QObject* parent) : QAbstractItemModel(parent), m_match(match)
{
    fill();
    connect(&match, &MatchModel::replaced, this, [this] {
        m_hidden.begin(m_match.match());
        rebuild();
        emit hidingChanged();
    });
    connect(&match, &MatchModel::viewedNodeChanged, this, [this] {
        if (!m_hidden.reach(m_match.viewedNode()))
            return;
        rebuild();
        emit hidingChanged();
    });
    connect(&match, &MatchModel::treeChanged, this, &MovesModel::onTreeChanged);
    connect(&match, &MatchModel::nodeChanged, this, &MovesModel::onNodeChanged);
    connect(&match, &MatchModel::writingChanged, this, &MovesModel::rebuild);
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
    m_written.clear();
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
    const auto first = [this](const Node* of) { return m_hidden.firstTold(of->firstChild); };
    for (const Node* node = first(variation.node); node; node = first(node)) {
        place(node, cursor);
        addComments(node, false, cursor);
        addSiblings(node, cursor, pending);
    }
    if (cursor.line == &m_lines.front())
        m_mainEnd = cursor;
}

void MovesModel::addSiblings(const Node* node, Cursor& cursor, std::vector<Pending>& pending)
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

void MovesModel::addComments(const Node* node, bool before, Cursor& cursor)
{
    const std::vector<std::string>& comments = before ? node->commentsBefore : node->comments;
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
    const Node* const node = m_match.match().gameNode();
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

// What the rows say

std::vector<MarkMeaning> offeredMarks(const GameDescription& game)
{
    const QString first = words::seat(game, Seat{0});
    const QString second = game.seats.size() > 1 ? words::seat(game, Seat{1}) : first;
    std::vector<MarkMeaning> marks;
    for (const EntryMark& known : kEntryMarks) {
        QString meaning = QCoreApplication::translate("Marks", known.meaning);
        marks.push_back(
            {known.number, meaning.replace(QStringLiteral("%1"), first).replace(QStringLiteral("%2"), second)});
    }
    return marks;
}

QString MovesModel::numberText(const Node* node) const
{
    const auto found = m_places.find(node);
    if (found == m_places.end())
        return {};
    return words::numberText(m_match.match(), found->second.number);
}

/** Whether the entry before belongs to the same turn, which is numbered there. */
bool MovesModel::continuesTurn(const Node* node) const
{
    const auto place = m_places.find(node);
    const auto before = m_places.find(node->parent);
    return place != m_places.end() && before != m_places.end() &&
           place->second.number.number == before->second.number.number &&
           place->second.number.secondOnTurn == before->second.number.secondOnTurn;
}

bool MovesModel::isTakenBack(const Node* node) const
{
    const auto isOfMain = [this](const Place& place) {
        return place.line == &m_lines.front() && !place.line->rows[static_cast<std::size_t>(place.row)].more;
    };
    const auto place = m_places.find(node);
    if (place == m_places.end() || !isOfMain(place->second))
        return false;
    const Node* const stands = m_match.match().gameNode();
    const auto last = m_places.find(stands);
    if (last == m_places.end())
        return stands->isRoot();
    const auto order = [](const Place& of) { return std::pair(of.row, of.number.secondOnTurn); };
    return isOfMain(last->second) && order(last->second) < order(place->second);
}

/** As people want actions written. Views ask often, and it takes all actions that were possible. */
const QString& MovesModel::written(const Node* node) const
{
    const auto known = m_written.find(node);
    return known != m_written.end() ? known->second
                                    : m_written.emplace(node, words::entryToRead(m_match.match(), node)).first->second;
}

/** What is read aloud has words in place of letters and signs. */
QString MovesModel::entryText(const Node* node, bool isSpoken) const
{
    const GameDescription& game = m_match.description();
    QString text = isLeavingToldBeside(game, node->entry, isSpoken) ? leavingText(node->entry.kind)
                   : isSpoken ? words::entryToRead(m_match.match(), node, words::spokenNotation())
                              : written(node);
    const std::span<const std::uint8_t> marks = shownMarks(node->marks);
    for (const std::uint8_t mark : marks)
        text += (mark < 7 ? QString() : QStringLiteral(" ")) + markSign(mark);
    if (marks.size() < node->marks.size())
        text += u'…';
    if (const Judgement implied = impliedJudgement(node, m_match.description()); implied != Judgement::None)
        text += markSign(static_cast<std::uint8_t>(implied));
    if (const QString news = words::atTableBriefly(m_match.description(), node); !news.isEmpty())
        //: an entry in the list of moves: %1 is what was played, %2 what that brought: Black out
        text = tr("%1 – %2", "an entry").arg(text, news);
    return text;
}

QString MovesModel::commentText(const Row& row, qsizetype most) const
{
    const auto& comments = row.isBefore ? row.first->commentsBefore : row.first->comments;
    if (row.comment == kMostComments)
        return tr("%n more comments", nullptr, static_cast<int>(comments.size()) - kMostComments);
    return shownBeginning(comments[static_cast<std::size_t>(row.comment)], most);
}

QVariant MovesModel::display(const QModelIndex& index) const
{
    const Row& row = this->row(index);
    if (row.comment >= 0) {
        return index.column() == First ? commentText(row, kLongestRow).simplified() : QVariant();
    }
    switch (index.column()) {
    case Number: {
        const Node* const node = row.first ? row.first : row.second;
        const QString number = row.more || !continuesTurn(node) ? numberText(node) : QString();
        return row.more ? u'(' + number : number;
    }
    case First:
        if (!m_pairs)
            return row.second->entry.seat ? words::seat(m_match.description(), *row.second->entry.seat) : QVariant();
        return row.first ? entryText(row.first) : QVariant();
    case Second: return row.second ? entryText(row.second) : QVariant();
    default: return {};
    }
}

QString MovesModel::accessibleText(const QModelIndex& index) const
{
    const auto spot = this->spot(index);
    if (!spot)
        return tr("empty");
    if (spot->isComment)
        return tr("comment: %1").arg(display(index.siblingAtColumn(First)).toString());
    const Row& row = this->row(index);
    if (index.column() == Number && !row.more)
        return display(index).toString();
    // Whole rows are read: what another column of it tells is not told once more.
    const bool hasSeatBeside = !m_pairs && !row.more && spot->node->entry.seat;
    if (hasSeatBeside && index.column() == First)
        return words::seat(m_match.description(), *spot->node->entry.seat);
    QString text = entryText(spot->node, true);
    if (!hasSeatBeside)
        text = numberText(spot->node) + u' ' + text;
    if (const QString deed = deedOf(m_match.description(), spot->node); !deed.isEmpty() && !text.contains(deed))
        //: an entry in the list of moves: %1 as it is written, %2 what it does
        text = tr("%1 (%2)", "an entry").arg(text, deed);
    if (const QString judgements = judgementsOf(m_match.description(), spot->node); !judgements.isEmpty())
        //: an entry in the list of moves, and what its marks mean: blunder
        text = tr("%1, %2", "an entry and its marks").arg(text, judgements);
    if (row.more && spot->node == (row.first ? row.first : row.second))
        text = tr("variation: %1").arg(text);
    if (isTakenBack(spot->node))
        //: read aloud: an entry in the list of moves before which the game stands again
        text = tr("taken back: %1").arg(text);
    if (spot->node->entry.kind == Entry::Kind::Action && spot->node->entry.seat && !hasSeatBeside)
        text = tr("%1, %2", "an entry and who made it")
                   .arg(text, words::seat(m_match.description(), *spot->node->entry.seat));
    return text;
}

QVariant MovesModel::tip(const QModelIndex& index) const
{
    const Row& row = this->row(index);
    QString text;
    if (row.comment >= 0) {
        text = commentText(row, kLongestTip);
    } else if (const auto spot = this->spot(index)) {
        const QString deed = deedOf(m_match.description(), spot->node);
        if (!deed.isEmpty())
            //: a tip: %1 is an action as records write it, %2 what it does
            text = tr("%1: %2", "an action").arg(words::fromUtf8(spot->node->entry.text), deed) + u' ';
        text += words::atTable(m_match.description(), spot->node).join(u' ');
        if (isTakenBack(spot->node))
            text = tr("Taken back: the game stands before it.") + u' ' + text;
    }
    return text.isEmpty() ? QVariant() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QVariant MovesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = this->row(index);
    switch (role) {
    case Qt::DisplayRole: return display(index);
    case Qt::ToolTipRole: return tip(index);
    case Qt::AccessibleTextRole: return accessibleText(index);
    case IsCommentRole: return row.comment >= 0;
    case DepthRole: {
        int depth = row.more ? 1 : 0;
        for (auto* line = static_cast<const Line*>(index.internalPointer()); line->parent; line = line->parent)
            ++depth;
        return depth;
    }
    case IsMainRole: return index.internalPointer() == &m_lines.front() && !row.more;
    case IsTakenBackRole: {
        const auto spot = this->spot(index);
        return spot && isTakenBack(spot->node);
    }
    default: return {};
    }
}

QVariant MovesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("No.");
    case First: return m_pairs ? words::seat(m_match.description(), Seat{0}) : tr("Seat");
    case Second: return m_pairs ? words::seat(m_match.description(), Seat{1}) : tr("Action");
    default: return {};
    }
}

Qt::ItemFlags MovesModel::flags(const QModelIndex& index) const
{
    const auto spot = this->spot(index);
    return spot ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace ringford::ui
