// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QPalette>
#include <QPixmap>

#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * The stockpiles at the place shown: a row for each seat in the game, and below it one for each kind of piece that it
 * holds. Which of them can be placed now is told to it: that depends on what has been touched before.
 */
class StockModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, Count, ColumnCount };
    enum Role {
        CanBePlaced = Qt::UserRole, ///< bool: whether it can be touched now
        IsTaken                     ///< bool: whether it is in somebody's hand
    };
    /** Draws a piece @p side device-independent pixels wide. */
    using Picture = std::function<QPixmap(const Piece& piece, int side)>;

    /** Why a piece cannot be placed now, in a sentence; empty: nobody knows. */
    using WhyNot = std::function<QString(const Touch& piece)>;

    /** @p match outlives it. */
    explicit StockModel(MatchModel& match, QObject* parent = nullptr);

    /** Whether seats of this game can hold pieces: its setups have a group for them. */
    static bool areIn(const GameDescription& game);
    /** What the rows look like; @p icon: pictures' width in device-independent pixels. */
    void setLook(Picture picture, int icon, const QPalette& palette, const QFont& font, double devicePixelRatio);
    /** Who is asked for the reasons that are told of pieces. */
    void setWhyNot(WhyNot whyNot) { m_whyNot = std::move(whyNot); }
    /** Which touches can follow now, and which is the piece in hand. */
    void setTouchable(std::vector<Touch> next, std::optional<Touch> taken);

    /** What is touched in that row; nothing for a seat's. */
    std::optional<Touch> touchAt(const QModelIndex& index) const;
    /** The row of a touch; invalid if there is none. */
    QModelIndex find(const Touch& touch) const;
    /** The first row that can be placed now; invalid if none can. */
    QModelIndex firstPlaceable() const;
    bool isEmpty() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Item {
        StockItem stock;
        Side side{}; ///< that it could be placed for
        bool canBePlaced = false;
        bool isTaken = false;
    };
    struct Group {
        Seat seat;
        std::vector<Item> items;
    };

    void reset();
    bool isPieceRow(const QModelIndex& index) const { return index.isValid() && index.internalId() != 0; }
    const Item& itemAt(const QModelIndex& index) const;
    template <class Use> void eachItem(Use use) const;
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant itemData(const Item& item, int column, int role) const;
    QString inWords(const Item& item) const;
    QString tip(const Item& item) const;
    QPixmap picture(const Item& item) const;

    MatchModel& m_match;
    std::shared_ptr<const Game> m_game; // that m_groups are about
    std::vector<Group> m_groups;
    Picture m_picture;
    WhyNot m_whyNot;
    int m_icon = 24;
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
