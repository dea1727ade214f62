// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ValuesModel.h"

#include "engine/analysis/RecordAnalysis.h"
#include "ui/match/MatchModel.h"
#include "ui/words/EntryNumbers.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** The mark for something bad that an entry has, or that values imply. */
Judgement shownJudgement(const Node* node, const GameDescription& game)
{
    for (const Judgement bad : {Judgement::Blunder, Judgement::Mistake, Judgement::Inaccuracy}) {
        if (std::ranges::find(node->marks(), static_cast<std::uint8_t>(bad)) != node->marks().end())
            return bad;
    }
    return impliedJudgement(node, game);
}

/** `White 54 %, Black 46 %`. */
QString sharesText(const GameDescription& game, const Shares& shares)
{
    QStringList parts;
    const std::vector<int> percents = apportioned(shares, 100);
    for (std::size_t camp = 0; camp < shares.size(); ++camp) {
        //: %1 are seats, %2 how much of the point they can expect, in per cent
        parts += ValuesModel::tr("%1 %2 %").arg(words::seats(game, game.teams[camp]), QString::number(percents[camp]));
    }
    return parts.join(QStringLiteral(", "));
}

/** What the action there cost whoever played it; nothing where it cost nothing. */
QString lossText(const Node* node, const GameDescription& game)
{
    const int percent = (fallAt(node, game).value_or(0) + 5) / 10;
    //: what an action has cost whoever played it: %1 is how much of the point, in per cent, %2 a player
    return percent > 0 && node->entry().seat
               ? ValuesModel::tr("%2 lost %1 %").arg(QString::number(percent), words::seat(game, *node->entry().seat))
               : QString();
}

} // namespace

ValuesModel::ValuesModel(const MatchModel& match, QObject* parent)
    : QAbstractListModel(parent), m_match(match), m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    connect(m_soon, &QTimer::timeout, this, &ValuesModel::rebuild);
    connect(&match, &MatchModel::replaced, this, &ValuesModel::rebuild);
    connect(&match, &MatchModel::treeChanged, this, &ValuesModel::onTreeChanged);
    connect(&match, &MatchModel::nodeChanged, m_soon, qOverload<>(&QTimer::start));
    connect(&match, &MatchModel::viewedNodeChanged, this, &ValuesModel::follow);
    rebuild();
}

int ValuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_nodes.size());
}

int ValuesModel::rowOf(const Node* node) const
{
    const auto depth = static_cast<std::size_t>(node->depth);
    return depth < m_nodes.size() && m_nodes[depth] == node ? node->depth : -1;
}

/** Who goes to a variation sees its values; who goes back to what it began at sees them still. */
void ValuesModel::follow()
{
    if (rowOf(m_match.viewedNode()) < 0)
        rebuild();
}

/** The usual case, an entry at the end of the game, must stay quick in games of any length. */
void ValuesModel::onTreeChanged()
{
    const Node* const node = m_match.gameNode();
    const bool onlyGrew = !m_soon->isActive() && !node->isRoot() && node->parent == m_nodes.back() &&
                          node == m_match.viewedNode() && node->parent->firstChild == node && !node->firstChild &&
                          !node->nextSibling;
    if (!onlyGrew) {
        rebuild();
        return;
    }
    const int row = rowCount();
    const bool hadGraph = hasGraph();
    beginInsertRows({}, row, row);
    m_nodes.push_back(node);
    add(row);
    endInsertRows();
    if (hasGraph() != hadGraph)
        emit hasGraphChanged();
}

/** Takes in what is told of the place in @p row. @pre the rows before it were added */
void ValuesModel::add(int row)
{
    const GameDescription& game = m_match.description();
    const Node* const node = nodeAt(row);
    Value value{sharesAt(node, game), shownJudgement(node, game)};
    if (const auto& shares = value.shares)
        m_largestShare = std::max(m_largestShare, std::ranges::max(*shares));
    m_told += value.shares && !node->outcome().decided() ? 1 : 0;
    if (value.shares || value.judgement != Judgement::None)
        m_values.emplace_back(row, std::move(value));
}

void ValuesModel::rebuild()
{
    m_soon->stop();
    const bool hadGraph = hasGraph();
    beginResetModel();
    m_values.clear();
    m_told = 0;
    m_largestShare = 0;
    const Node* const viewed = m_match.viewedNode();
    m_nodes = lineOver(m_match.match().isOnMainLine(viewed) ? m_match.match().start() : viewed);
    for (int row = 0; row < rowCount(); ++row)
        add(row);
    endResetModel();
    if (hasGraph() != hadGraph)
        emit hasGraphChanged();
}

const ValuesModel::Value& ValuesModel::valueAt(int row) const
{
    static const Value kNone;
    const auto found = std::ranges::lower_bound(m_values, row, {}, &std::pair<int, Value>::first);
    return found == m_values.end() || found->first != row ? kNone : found->second;
}

/** Is asked of one place at a time, so it is counted from the start. */
EntryNumber ValuesModel::numberAt(int row) const
{
    EntryNumber number;
    for (int at = 1; at <= row; ++at)
        number = entryNumber(m_match.match(), nodeAt(at), number);
    return number;
}

std::optional<Seat> ValuesModel::seatAt(int row) const
{
    const Node* const node = nodeAt(row);
    if (!node->isRoot() && node->entry().seat)
        return node->entry().seat;
    if (!node->onTurn().empty())
        return node->onTurn().first();
    if (!node->outcome().winners.empty())
        return node->outcome().winners.first();
    return std::nullopt;
}

QString ValuesModel::textOf(int row, words::Notation notation) const
{
    const Node* const node = nodeAt(row);
    const Value& value = valueAt(row);
    const GameDescription& game = m_match.description();
    QString text = tr("Start");
    if (!node->isRoot())
        text =
            words::numbered(words::numberText(m_match.match(), numberAt(row)),
                            words::entryToRead(m_match.match(), node, notation), notation == words::Notation::Spoken);
    if (value.judgement != Judgement::None) {
        const auto known =
            std::ranges::find(kEntryMarks, static_cast<std::uint8_t>(value.judgement), &EntryMark::number);
        //: a place of a game, and what was played there: 3. e2-e4, blunder
        text = tr("%1, %2", "a place and its mark")
                   .arg(text + QString::fromUtf8(known->sign), QCoreApplication::translate("Marks", known->meaning));
    }
    //: %1 is a place of a game, %2 who can expect how much there
    text = tr("%1: %2", "a place and its value")
               .arg(text, value.shares ? sharesText(game, *value.shares) : tr("no value"));
    const QString loss = lossText(node, game);
    //: %1 is who can expect how much at a place of a game, %2 what the action there has cost
    return loss.isEmpty() ? text : tr("%1; %2", "a value and a loss").arg(text, loss);
}

QVariant ValuesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textOf(index.row(), words::notation());
    if (role == Qt::AccessibleTextRole)
        return textOf(index.row(), words::spokenNotation());
    return {};
}

} // namespace ringford::ui
