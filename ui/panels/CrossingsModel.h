// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QPalette>

#include <functional>
#include <memory>
#include <vector>

class QPixmap;

namespace ringford::ui {

class MatchModel;

/**
 * Reinforcements: moves from one board to another, at the place shown. A row for each side that could get any, below it
 * the moves that can be played, and what bars the others: each reason once. Sides that can get something now come
 * first.
 */
class CrossingsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, How, ColumnCount };
    using Picture = std::function<QPixmap(const Piece& piece)>;

    /** @p match outlives it. Empty until update() is called. */
    explicit CrossingsModel(MatchModel& match, QObject* parent = nullptr);

    /** Whether pieces of this game can go from board to board. */
    static bool areIn(const Game& game);
    /** Looks what can be played now; whether that is something else than before. */
    bool update();
    void setLook(Picture picture, const QPalette& palette, const QFont& font, double devicePixelRatio);

    /** The action of a row; nothing for a side's and for what is barred. */
    std::optional<Action> actionAt(const QModelIndex& index) const;
    /** What bars those of a row, and the first of them. */
    struct Barred {
        Text reason;
        Action first;
    };
    std::optional<Barred> barredAt(const QModelIndex& index) const;
    /** Whether any can be played. */
    bool isEmpty() const;
    /** Of each column lines as long as any in this game. */
    QList<QStringList> longestLines() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Crossing {
        Action action;
        Piece piece;
        Side from; ///< whose it is
        bool isPush = false;
        bool operator==(const Crossing&) const = default;
    };
    struct Bar {
        Text reason;
        std::vector<Action> actions;
        bool operator==(const Bar& other) const;
    };
    /** What one side could get. */
    struct Group {
        Side to;
        std::vector<Crossing> crossings;
        std::vector<Bar> bars;
        bool operator==(const Group&) const = default;
    };

    void look(const PlacedPiece& placed, const std::vector<Action>& legal, const Contents& contents);
    void putBarsLast();
    Group& groupOf(Side side);
    bool isChild(const QModelIndex& index) const { return index.isValid() && index.internalId() != 0; }
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant crossingData(const Crossing& crossing, Side to, int column, int role) const;
    QVariant barData(const Bar& bar, int column, int role) const;

    MatchModel& m_match;
    std::shared_ptr<const Game> m_game; // that m_groups are about
    std::vector<Seat> m_players;        // by side, as far as there are groups
    std::vector<Group> m_groups;
    Picture m_picture;
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
