// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/PictureShelf.h"

#include "ui/files/Worker.h"
#include "ui/paint/BoardPainter.h"
#include "ui/words/Words.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** Several boards are laid out where their signs leave room for them, and made smaller: else all stood in one row. */
QSizeF roomFor(const Board& board, QSizeF size)
{
    constexpr double kLeast = 200; // px
    const double side = std::min(size.width(), size.height());
    return board.faces().size() > 1 ? size * std::max(1.0, kLeast / side) : size;
}

} // namespace

PictureShelf::PictureShelf(PieceArt& art, QObject* parent)
    : QAbstractListModel(parent), m_art(art), m_theme(*Theme::named(Theme::names().front(), false))
{
}

PictureShelf::~PictureShelf() = default;

void PictureShelf::setItems(std::vector<PictureItem> items)
{
    m_worker.reset(); // what it would tell is of other rows
    beginResetModel();
    m_rows.clear();
    for (PictureItem& item : items)
        m_rows.push_back({std::move(item), {}, 0, {}});
    m_loaded = 0;
    endResetModel();
}

void PictureShelf::setTheme(const Theme& theme)
{
    if (theme.name == m_theme.name && theme.dark == m_theme.dark)
        return;
    m_theme = theme;
    for (Row& row : m_rows)
        row.painted = {};
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void PictureShelf::load()
{
    if (m_worker || isLoaded())
        return;
    m_worker = std::make_unique<Worker>();
    loadNext();
}

void PictureShelf::loadNext()
{
    if (isLoaded())
        return;
    const std::size_t number = m_loaded;
    m_worker->start([this, number, show = m_rows[number].item.show](const std::stop_token& stop) -> Worker::Finish {
        auto made = std::make_shared<std::optional<BoardShow>>(show ? show(stop) : std::nullopt);
        return [this, number, made] { take(number, std::move(*made)); };
    });
}

void PictureShelf::take(std::size_t number, std::optional<BoardShow> show)
{
    m_rows[number].show = std::move(show);
    ++m_loaded;
    const QModelIndex changed = index(static_cast<int>(number));
    emit dataChanged(changed, changed, {Qt::DecorationRole});
    loadNext();
}

QPixmap PictureShelf::picture(const QModelIndex& index, QSize size, double pixelRatio) const
{
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.show)
        return {};
    const QSize dots = (QSizeF(size) * pixelRatio).toSize();
    if (row.painted.size() != dots)
        row.painted = paint(row, size, pixelRatio);
    return row.painted;
}

QPixmap PictureShelf::paint(const Row& row, QSize size, double pixelRatio) const
{
    QPixmap painted((QSizeF(size) * pixelRatio).toSize());
    painted.setDevicePixelRatio(pixelRatio);
    painted.fill(Qt::transparent);
    const BoardShow::Scene& scene = row.show->scenes[row.scene];
    BoardPicture picture = BoardPicture::of(*row.show->game, scene.position);
    std::vector<Effect> played = scene.played;
    if (scene.deciding) { // rules take it away, and what was left would tell nothing of the end
        scene.deciding->show(picture);
        scene.deciding->keep(row.show->game->board(), played);
    }
    picture.lastAction = LastAction::of(played);
    LayoutOptions options = layoutOptionsFor(picture);
    options.coordinates = false;
    options.grain = 1 / pixelRatio;
    const auto layout = fitLayout(row.show->game->board(), roomFor(row.show->game->board(), size), options);
    BoardStyle style;
    style.theme = m_theme;
    style.art = &m_art;
    QPainter painter(&painted);
    // Cells have a least size: of many boards there is too much then.
    const QSizeF whole = layout->bounds().size();
    const double scale = std::min({1.0, size.width() / whole.width(), size.height() / whole.height()});
    painter.translate((size.width() - scale * whole.width()) / 2, (size.height() - scale * whole.height()) / 2);
    painter.scale(scale, scale);
    paintBoard(painter, *layout, picture, style);
    return painted;
}

bool PictureShelf::isLiving(int row) const
{
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    return one.show && one.show->scenes.size() > 1;
}

void PictureShelf::step(int row)
{
    Row& one = m_rows[static_cast<std::size_t>(row)];
    one.scene = (one.scene + 1) % one.show->scenes.size();
    one.painted = {};
    emit dataChanged(index(row), index(row), {Qt::DecorationRole});
}

int PictureShelf::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

/** What game its picture is of, where it is called otherwise: a file. That is told by what is seen. */
QString PictureShelf::gameShown(const Row& row)
{
    const QString game = row.show ? words::translated(row.show->game->description().title) : QString();
    return game == row.item.title ? QString() : game;
}

QVariant PictureShelf::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PictureItem& item = m_rows[static_cast<std::size_t>(index.row())].item;
    switch (role) {
    case Qt::DisplayRole: return item.title;
    case Note: return item.note;
    case Sentence:
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: return item.sentence;
    case Qt::AccessibleTextRole: {
        const QString note = item.note.isEmpty() ? gameShown(m_rows[static_cast<std::size_t>(index.row())]) : item.note;
        //: what a screen reader says of something to choose: %1 its title, %2 a few words on it
        return note.isEmpty() ? item.title : tr("%1, %2").arg(item.title, note);
    }
    default: return {};
    }
}

} // namespace ringford::ui
