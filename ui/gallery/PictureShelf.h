// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gallery/BoardShow.h"
#include "ui/paint/BoardPicture.h"

#include <QAbstractListModel>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

class PieceArt;
class Worker;

/** Something to choose, with a picture of a board. */
struct PictureItem {
    QString title;
    QString note;     ///< a few words: how many can play
    QString sentence; ///< what it is
    /** What its picture shows; called on another thread, once. Nothing: there is no picture. */
    std::function<std::optional<BoardShow>(const std::stop_token&)> show{};
};

/**
 * Things to choose, each with a small picture of a board, made when somebody looks and not before: what is shown is
 * read on another thread, one after the other, and what was painted is kept.
 */
class PictureShelf : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { Note = Qt::UserRole, Sentence };

    /** @p art outlives the shelf. */
    explicit PictureShelf(PieceArt& art, QObject* parent = nullptr);
    ~PictureShelf() override;

    void setItems(std::vector<PictureItem> items);
    void setTheme(const Theme& theme);
    /** Begins to find out what there is to show. */
    void load();
    /** Whether all that is to be shown is known. */
    bool isLoaded() const { return m_loaded == m_rows.size(); }

    /** Null while it is not known what there is to show. */
    QPixmap picture(const QModelIndex& index, QSize size, double pixelRatio) const;
    /** Whether the picture of a row has more than one position to show. */
    bool isLiving(int row) const;
    /** Shows the next position of a row; after the last one the first. */
    void step(int row);
    /** Which position of a row is shown, from 0. */
    std::size_t sceneOf(int row) const { return m_rows[static_cast<std::size_t>(row)].scene; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        PictureItem item;
        std::optional<BoardShow> show;
        std::size_t scene = 0;
        QPixmap painted; ///< of that scene; null: not yet, or not as it is now
    };

    static QString gameShown(const Row& row);
    void loadNext();
    void take(std::size_t number, std::optional<BoardShow> show);
    QPixmap paint(const Row& row, QSize size, double pixelRatio) const;

    PieceArt& m_art;
    Theme m_theme;
    mutable std::vector<Row> m_rows; ///< keep what they were painted as
    std::size_t m_loaded = 0;        ///< of that many it is known
    std::unique_ptr<Worker> m_worker;
};

} // namespace ringford::ui
