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
        node->entry().kind == Entry::Kind::Action && words::actionInWords(game.board, node->entry().action).isEmpty();
    return isWritten ? words::deed(game, node->entry().action) : QString();
}

} // namespace

MovesModel::MovesModel(const MatchModel& match, QObject* parent)
    : QAbstractItemModel(parent), m_match(match), m_rows(match.match(), m_hidden)
{
    m_rows.fill();
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

const Node* MovesModel::lastTold() const
{
    const Node* node = m_match.viewedNode();
    while (const Node* const next = m_hidden.firstTold(node->firstChild))
        node = next;
    return node;
}

void MovesModel::rebuild()
{
    beginResetModel();
    m_rows.fill();
    m_written.clear();
    endResetModel();
}

void MovesModel::onTreeChanged()
{
    if (hidesSolution()) {
        m_hidden.takeIn(m_match.match());
        m_hidden.reach(m_match.viewedNode());
        rebuild();
        if (!hidesSolution())
            emit hidingChanged();
        return;
    }
    const Node* const node = m_match.match().gameNode();
    if (!m_rows.isGrowth(node)) {
        rebuild();
        return;
    }
    // The usual case, an entry at the end of the game, must stay quick in games of any length.
    if (m_rows.joinsLast(node)) {
        m_rows.append(node);
        const QModelIndex index = indexOf(node);
        emit dataChanged(index, index);
    } else {
        const int row = static_cast<int>(m_rows.main().rows.size());
        beginInsertRows({}, row, row);
        m_rows.append(node);
        endInsertRows();
    }
}

void MovesModel::onNodeChanged(const Node* node)
{
    const MoveRows::Place* const place = m_rows.find(node);
    if (!place || place->hasComments || hasComments(node)) {
        rebuild();
        return;
    }
    const QModelIndex index = indexOf(node);
    emit dataChanged(index, index);
}

QModelIndex MovesModel::lineIndex(const MoveRows::Line* line) const
{
    return line->parent ? createIndex(line->parentRow, Number, line->parent) : QModelIndex();
}

const MoveRows::Line& MovesModel::lineOf(const QModelIndex& parent) const
{
    static const MoveRows::Line kNothing;
    if (!parent.isValid())
        return m_rows.main();
    const MoveRows::Line* const more = parent.column() == Number ? m_rows.lineFrom(row(parent)) : nullptr;
    return more ? *more : kNothing;
}

const MoveRows::Row& MovesModel::row(const QModelIndex& index) const
{
    return static_cast<const MoveRows::Line*>(index.internalPointer())->rows[static_cast<std::size_t>(index.row())];
}

QModelIndex MovesModel::index(int row, int column, const QModelIndex& parent) const
{
    const MoveRows::Line& line = lineOf(parent);
    if (row < 0 || column < 0 || column > Second || row >= static_cast<int>(line.rows.size()))
        return {};
    return createIndex(row, column, &line);
}

QModelIndex MovesModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? lineIndex(static_cast<const MoveRows::Line*>(index.internalPointer())) : QModelIndex();
}

int MovesModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(lineOf(parent).rows.size());
}

std::optional<MovesModel::Spot> MovesModel::spot(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    const MoveRows::Row& row = this->row(index);
    if (row.comment >= 0)
        return Spot{row.first, true, row.isBefore};
    const Node* node = index.column() == First ? row.first : row.second;
    if (index.column() == Number || !pairsSeats())
        node = row.node();
    return node ? std::optional(Spot{node, false, false}) : std::nullopt;
}

QModelIndex MovesModel::indexOf(const Node* node) const
{
    const MoveRows::Place* const place = m_rows.find(node);
    if (!place)
        return {};
    const MoveRows::Line& line = m_rows.lineOf(*place);
    const MoveRows::Row& row = line.rows[static_cast<std::size_t>(place->row)];
    return createIndex(place->row, row.first == node ? First : Second, &line);
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
    const MoveRows::Place* const place = m_rows.find(node);
    return place ? words::numberText(m_match.match(), place->number()) : QString();
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
    QString text = isLeavingToldBeside(game, node->entry(), isSpoken) ? leavingText(node->entry().kind)
                   : isSpoken ? words::entryToRead(m_match.match(), node, words::spokenNotation())
                              : written(node);
    const std::span<const std::uint8_t> marks = shownMarks(node->marks());
    for (const std::uint8_t mark : marks)
        text += (mark < 7 ? QString() : QStringLiteral(" ")) + markSign(mark);
    if (marks.size() < node->marks().size())
        text += u'…';
    if (const Judgement implied = impliedJudgement(node, m_match.description()); implied != Judgement::None)
        text += markSign(static_cast<std::uint8_t>(implied));
    if (const QString news = words::atTableBriefly(m_match.description(), node); !news.isEmpty())
        //: an entry in the list of moves: %1 is what was played, %2 what that brought: Black out
        text = tr("%1 – %2", "an entry").arg(text, news);
    return text;
}

QString MovesModel::commentText(const MoveRows::Row& row, qsizetype most) const
{
    const auto& comments = row.isBefore ? row.first->commentsBefore() : row.first->comments();
    if (row.comment == MoveRows::kMostComments)
        return tr("%n more comments", nullptr, static_cast<int>(comments.size()) - MoveRows::kMostComments);
    return shownBeginning(comments[static_cast<std::size_t>(row.comment)], most);
}

QVariant MovesModel::display(const QModelIndex& index) const
{
    const MoveRows::Row& row = this->row(index);
    if (row.comment >= 0) {
        return index.column() == First ? commentText(row, kLongestRow).simplified() : QVariant();
    }
    switch (index.column()) {
    case Number: return row.beginsVariation() || !m_rows.continuesTurn(row.node()) ? numberText(row.node()) : QString();
    case First:
        if (!pairsSeats())
            return row.second->entry().seat ? words::seat(m_match.description(), *row.second->entry().seat)
                                            : QVariant();
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
    const MoveRows::Row& row = this->row(index);
    if (index.column() == Number && !row.beginsVariation())
        return display(index).toString();
    // Whole rows are read: what another column of it tells is not told once more.
    const bool hasSeatBeside = !pairsSeats() && !row.beginsVariation() && spot->node->entry().seat;
    if (hasSeatBeside && index.column() == First)
        return words::seat(m_match.description(), *spot->node->entry().seat);
    QString text = entryText(spot->node, true);
    if (!hasSeatBeside)
        text = numberText(spot->node) + u' ' + text;
    if (const QString deed = deedOf(m_match.description(), spot->node); !deed.isEmpty() && !text.contains(deed))
        //: an entry in the list of moves: %1 as it is written, %2 what it does
        text = tr("%1 (%2)", "an entry").arg(text, deed);
    if (const QString judgements = judgementsOf(m_match.description(), spot->node); !judgements.isEmpty())
        //: an entry in the list of moves, and what its marks mean: blunder
        text = tr("%1, %2", "an entry and its marks").arg(text, judgements);
    if (row.beginsVariation() && spot->node == row.node())
        text = tr("variation: %1").arg(text);
    if (m_rows.isTakenBack(spot->node))
        //: read aloud: an entry in the list of moves before which the game stands again
        text = tr("taken back: %1").arg(text);
    if (spot->node->entry().kind == Entry::Kind::Action && spot->node->entry().seat && !hasSeatBeside)
        text = tr("%1, %2", "an entry and who made it")
                   .arg(text, words::seat(m_match.description(), *spot->node->entry().seat));
    return text;
}

QVariant MovesModel::tip(const QModelIndex& index) const
{
    const MoveRows::Row& row = this->row(index);
    QString text;
    if (row.comment >= 0) {
        text = commentText(row, kLongestTip);
    } else if (const auto spot = this->spot(index)) {
        const QString deed = deedOf(m_match.description(), spot->node);
        if (!deed.isEmpty())
            //: a tip: %1 is an action as records write it, %2 what it does
            text = tr("%1: %2", "an action").arg(words::fromUtf8(spot->node->entry().text), deed) + u' ';
        text += words::atTable(m_match.description(), spot->node).join(u' ');
        if (m_rows.isTakenBack(spot->node))
            text = tr("Taken back: the game stands before it.") + u' ' + text;
    }
    return text.isEmpty() ? QVariant() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QVariant MovesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MoveRows::Row& row = this->row(index);
    switch (role) {
    case Qt::DisplayRole: return display(index);
    case Qt::ToolTipRole: return tip(index);
    case Qt::AccessibleTextRole: return accessibleText(index);
    case IsCommentRole: return row.comment >= 0;
    case DepthRole: {
        int depth = row.beginsVariation() ? 1 : 0;
        for (auto* line = static_cast<const MoveRows::Line*>(index.internalPointer()); line->parent;
             line = line->parent)
            ++depth;
        return depth;
    }
    case IsMainRole: return index.internalPointer() == &m_rows.main() && !row.beginsVariation();
    case IsTakenBackRole: {
        const auto spot = this->spot(index);
        return spot && m_rows.isTakenBack(spot->node);
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
    case First: return pairsSeats() ? words::seat(m_match.description(), Seat{0}) : tr("Seat");
    case Second: return pairsSeats() ? words::seat(m_match.description(), Seat{1}) : tr("Action");
    default: return {};
    }
}

Qt::ItemFlags MovesModel::flags(const QModelIndex& index) const
{
    const auto spot = this->spot(index);
    return spot ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace ringford::ui
