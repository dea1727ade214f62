// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * The stockpiles at the place shown: a row for each seat in the game, and behind it one for each kind of piece that it
 * holds. Which of them can be placed now is told to it: that depends on what has been touched before.
 */
class StockModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CanBePlaced = Qt::UserRole, ///< bool: whether it can be touched now
        IsTaken,                    ///< bool: whether it is in somebody's hand
        Count                       ///< int: how many pieces of the kind, or of the seat
    };

    /** Why a piece cannot be placed now, in a sentence; empty: nobody knows. */
    using WhyNot = std::function<QString(const Touch& piece)>;

    /** @p match outlives it. */
    explicit StockModel(MatchModel& match, QObject* parent = nullptr);

    /** Whether seats of this game can hold pieces: its setups have a group for them. */
    static bool areIn(const GameDescription& game);
    /** Who is asked for the reasons that are told of pieces. */
    void setWhyNot(WhyNot whyNot) { m_whyNot = std::move(whyNot); }
    /** Which touches can follow now, and which is the piece in hand. */
    void setTouchable(std::vector<Touch> next, std::optional<Touch> taken);

    /** The game that the rows are about. */
    const GameDescription& game() const { return m_game->description(); }
    /** Whose row it is: for a seat's, and for a piece's its holder's. @pre @p index is valid */
    Seat holderAt(const QModelIndex& index) const { return rowAt(index).stock.holder; }
    /** What is touched in that row; nothing for a seat's. */
    std::optional<Touch> touchAt(const QModelIndex& index) const;
    /** The row of a touch; invalid if there is none. */
    QModelIndex find(const Touch& touch) const;
    /** The first row that can be placed now; invalid if none can. */
    QModelIndex firstPlaceable() const;
    bool isEmpty() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        bool isSeat = false;
        StockItem stock; ///< of a seat: the holder, and how many it has of all kinds
        Side side{};     ///< that a piece could be placed for
        bool canBePlaced = false;
        bool isTaken = false;
    };

    void reset();
    const Row& rowAt(const QModelIndex& index) const { return m_rows[static_cast<std::size_t>(index.row())]; }
    QVariant seatData(const Row& row, int role) const;
    QVariant pieceData(const Row& row, int role) const;
    QString inWords(const Row& row) const;
    QString tip(const Row& row) const;

    MatchModel& m_match;
    std::shared_ptr<const Game> m_game; // that m_rows are about
    std::vector<Row> m_rows;
    WhyNot m_whyNot;
};

} // namespace ringford::ui
