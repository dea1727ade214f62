// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of the list of moves say.
#include "ui/panels/MovesModel.h"

#include "ui/match/Comments.h"
#include "ui/match/MatchModel.h"
#include "ui/words/CellWords.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

// Characters of a comment: no row is wider, and no tip should hide the window.
constexpr qsizetype kLongestRow = 300;
constexpr qsizetype kLongestTip = 1500;

} // namespace

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
    return QString::number(found->second.number.number) +
           (found->second.number.secondOnTurn ? QStringLiteral("…") : QStringLiteral("."));
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

/** At a table of several boards the seat beside it says at length who it is. */
QString MovesModel::leavingText(const Entry& entry) const
{
    const GameDescription& game = m_match.description();
    const bool isLeaving = entry.kind == Entry::Kind::Resign || entry.kind == Entry::Kind::FlagFall;
    const bool isToldBeside = isLeaving && game.board.faces().size() > 1 && entry.seat && entry.side &&
                              words::side(game, *entry.side) == words::seat(game, *entry.seat);
    if (!isToldBeside)
        return words::entry(game, entry);
    return entry.kind == Entry::Kind::Resign ? tr("resigns", "behind a seat in the list of moves")
                                             : tr("ran out of time", "behind a seat in the list of moves");
}

QString MovesModel::entryText(const Node* node) const
{
    QString text = leavingText(node->entry);
    for (const std::uint8_t mark : node->marks)
        text += (mark < 7 ? QString() : QStringLiteral(" ")) + markSign(mark);
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
    return shownBeginning(comments[static_cast<std::size_t>(row.comment)], m_match.game().board(), most);
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
    QString text = numberText(spot->node) + u' ' + entryText(spot->node);
    if (const QString deed = deedOf(spot->node); !deed.isEmpty())
        //: an entry in the list of moves: %1 as records write it, %2 what it does
        text = tr("%1 (%2)", "an entry").arg(text, deed);
    if (row.more && spot->node == (row.first ? row.first : row.second))
        text = tr("variation: %1").arg(text);
    if (spot->node->entry.kind == Entry::Kind::Action && spot->node->entry.seat)
        text = tr("%1, %2", "an entry and who made it")
                   .arg(text, words::seat(m_match.description(), *spot->node->entry.seat));
    return text;
}

/** What an action does, where the labels of the board call cells otherwise than records do. */
QString MovesModel::deedOf(const Node* node) const
{
    return node->entry.kind == Entry::Kind::Action ? words::deed(m_match.description(), node->entry.action) : QString();
}

QVariant MovesModel::tip(const QModelIndex& index) const
{
    const Row& row = this->row(index);
    QString text;
    if (row.comment >= 0) {
        text = commentText(row, kLongestTip);
    } else if (const auto spot = this->spot(index)) {
        const QString deed = deedOf(spot->node);
        if (!deed.isEmpty())
            //: a tip: %1 is an action as records write it, %2 what it does
            text = tr("%1: %2", "an action").arg(entryText(spot->node), deed) + u' ';
        text += words::atTable(m_match.description(), spot->node).join(u' ');
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
