// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/SetupGroups.h"
#include "ui/editor/Brush.h"

#include <QAbstractListModel>
#include <QPixmap>

#include <functional>
#include <string>
#include <vector>

namespace ringford {
struct GameDescription;
}

namespace ringford::ui {

/**
 * What one seat holds in a setup that is being edited: a row for each kind of piece, with how often it is held. Pieces
 * of the palette can be dropped on it.
 */
class HeldModel : public QAbstractListModel {
    Q_OBJECT

public:
    /** A piece as it is drawn; a null one where it cannot be drawn now. */
    using Picture = std::function<QPixmap(const Piece& piece)>;

    /** Game and group outlive it. */
    HeldModel(const GameDescription& game, const GroupInfo& group, Picture picture, QObject* parent = nullptr);

    /** All that is held, as it is written, in order; what is there already is not changed. */
    void setHeld(const std::vector<std::string>& written);
    /** What is written for a row; empty for none. */
    std::string written(const QModelIndex& index) const;
    /** The row of that piece, or one near to where it was; invalid where nothing is held. */
    QModelIndex nearest(const std::string& written, int row) const;
    /** Pieces are drawn another way. */
    void redraw();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool dropMimeData(const QMimeData* mime, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /** A piece of the palette was let go here. */
    void dropped(const ringford::ui::Brush& brush);

private:
    struct Row {
        std::string written;
        int count = 0;
        const StockedPiece* piece = nullptr; ///< null: it is none that can be held
        bool operator==(const Row&) const = default;
    };
    QString reported(const Row& row) const;

    const GameDescription& m_game;
    const GroupInfo& m_group;
    Picture m_picture;
    std::vector<Row> m_rows;
};

} // namespace ringford::ui
