// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "ui/panels/HiddenEntries.h"
#include "ui/panels/MoveRows.h"

#include <QAbstractItemModel>

#include <optional>
#include <unordered_map>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * The tree of a match as rows, for a stock tree view:
 *
 * 1. e2-e4 e7-e5 a row is a full move where the game has two seats,
 *     (1...       c7-c5        else an entry with its seat before it;
 * 2. g1-f3 a variation is a row below the entry that it could stand for, the rest of it that row's children;
 *         A comment            a comment is a row of its own, its beginning if it is very long; of very many the last row says so
 * 2. g1-f3
 */
class MovesModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Number, First, Second };
    enum Role {
        IsCommentRole = Qt::UserRole, ///< the row is a comment
        IsMainRole,                   ///< the row is of the main line
        IsTakenBackRole,              ///< the game stands before this entry of the main line, which can be played again
        DepthRole                     ///< how many variations the row is in, each inside the other
    };
    /** What an index is about. */
    struct Spot {
        const Node* node = nullptr; ///< the root for a comment at the very beginning
        bool isComment = false;
        bool isBefore = false; ///< a comment that stands before the variation that `node` opens
    };

    /** @p match outlives the model. */
    explicit MovesModel(const MatchModel& match, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return Second + 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /** What @p index is about; nothing where it is empty. */
    std::optional<Spot> spot(const QModelIndex& index) const;
    /** Where @p node stands; invalid for the root and for what is not in the tree. */
    QModelIndex indexOf(const Node* node) const;
    /** Whether the solution of a puzzle, or the rest of it, has no rows yet: it comes as it is played. */
    bool hidesSolution() const { return !m_hidden.isEmpty(); }
    void showSolution()
    {
        m_hidden.clear();
        rebuild();
        emit hidingChanged();
    }
    /** Where the line of what is shown ends, as far as it is told. */
    const Node* lastTold() const;
    /** Whether rows hold a full move of two seats. */
    bool pairsSeats() const { return m_rows.pairsSeats(); }
    /** Number of rows of all lines. */
    int size() const { return m_rows.size(); }
    /** `3...`: what stands before @p node where it begins a row. */
    QString numberText(const Node* node) const;

signals:
    /** A solution is hidden, or no longer. */
    void hidingChanged();

private:
    void rebuild();
    void onTreeChanged();
    void onNodeChanged(const Node* node);
    QModelIndex lineIndex(const MoveRows::Line* line) const;
    const MoveRows::Line& lineOf(const QModelIndex& parent) const;
    const MoveRows::Row& row(const QModelIndex& index) const;
    QString commentText(const MoveRows::Row& row, qsizetype most) const;
    const QString& written(const Node* node) const;
    QString entryText(const Node* node, bool isSpoken = false) const;
    QVariant display(const QModelIndex& index) const;
    QVariant tip(const QModelIndex& index) const;
    QString accessibleText(const QModelIndex& index) const;

    const MatchModel& m_match;
    HiddenEntries m_hidden;
    MoveRows m_rows;
    mutable std::unordered_map<const Node*, QString> m_written; ///< entries that were asked for
};

/** The marks that are offered to give, with what they mean. */
struct MarkMeaning {
    std::uint8_t mark;
    QString meaning;
};
std::vector<MarkMeaning> offeredMarks(const GameDescription& game);

} // namespace ringford::ui
