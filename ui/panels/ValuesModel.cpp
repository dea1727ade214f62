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
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int ValuesModel::rowOf(const Node* node) const
{
    const auto depth = static_cast<std::size_t>(node->depth);
    return depth < m_points.size() && m_points[depth].node == node ? node->depth : -1;
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
    const bool onlyGrew = !m_soon->isActive() && !node->isRoot() && node->parent == m_points.back().node &&
                          node == m_match.viewedNode() && node->parent->firstChild == node && !node->firstChild &&
                          !node->nextSibling;
    if (!onlyGrew) {
        rebuild();
        return;
    }
    const int row = rowCount();
    const bool hadGraph = hasGraph();
    beginInsertRows({}, row, row);
    add(node);
    endInsertRows();
    if (hasGraph() != hadGraph)
        emit hasGraphChanged();
}

void ValuesModel::add(const Node* node)
{
    const GameDescription& game = m_match.description();
    const EntryNumber number =
        node->isRoot() ? EntryNumber() : entryNumber(m_match.match(), node, m_points.back().number);
    m_points.push_back({node, sharesAt(node, game), shownJudgement(node, game), number});
    if (const auto& shares = m_points.back().shares)
        m_largestShare = std::max(m_largestShare, std::ranges::max(*shares));
    m_told += m_points.back().shares && !node->outcome().decided() ? 1 : 0;
}

void ValuesModel::rebuild()
{
    m_soon->stop();
    const bool hadGraph = hasGraph();
    beginResetModel();
    m_points.clear();
    m_told = 0;
    m_largestShare = 0;
    const Node* const viewed = m_match.viewedNode();
    for (const Node* const node : lineOver(m_match.match().isOnMainLine(viewed) ? m_match.match().start() : viewed))
        add(node);
    endResetModel();
    if (hasGraph() != hadGraph)
        emit hasGraphChanged();
}

std::optional<Seat> ValuesModel::seatAt(const Point& point) const
{
    if (!point.node->isRoot() && point.node->entry().seat)
        return point.node->entry().seat;
    if (!point.node->onTurn().empty())
        return point.node->onTurn().first();
    if (!point.node->outcome().winners.empty())
        return point.node->outcome().winners.first();
    return std::nullopt;
}

QString ValuesModel::textOf(const Point& point, words::Notation notation) const
{
    const GameDescription& game = m_match.description();
    QString text = tr("Start");
    if (!point.node->isRoot())
        text = words::numbered(words::numberText(m_match.match(), point.number),
                               words::entryToRead(m_match.match(), point.node, notation),
                               notation == words::Notation::Spoken);
    if (point.judgement != Judgement::None) {
        const auto known =
            std::ranges::find(kEntryMarks, static_cast<std::uint8_t>(point.judgement), &EntryMark::number);
        //: a place of a game, and what was played there: 3. e2-e4, blunder
        text = tr("%1, %2", "a place and its mark")
                   .arg(text + QString::fromUtf8(known->sign), QCoreApplication::translate("Marks", known->meaning));
    }
    //: %1 is a place of a game, %2 who can expect how much there
    text = tr("%1: %2", "a place and its value")
               .arg(text, point.shares ? sharesText(game, *point.shares) : tr("no value"));
    const QString loss = lossText(point.node, game);
    //: %1 is who can expect how much at a place of a game, %2 what the action there has cost
    return loss.isEmpty() ? text : tr("%1; %2", "a value and a loss").arg(text, loss);
}

QVariant ValuesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textOf(m_points[static_cast<std::size_t>(index.row())], words::notation());
    if (role == Qt::AccessibleTextRole)
        return textOf(m_points[static_cast<std::size_t>(index.row())], words::spokenNotation());
    return {};
}

} // namespace ringford::ui
