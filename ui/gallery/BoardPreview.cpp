// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/BoardPreview.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceStack.h"
#include "ui/words/Words.h"

#include <QPainter>

namespace ringford::ui {

namespace {

/** As large as has room. Lengths that keep signs readable on a board would leave many none: then they are smaller. */
std::unique_ptr<BoardLayout> fittedLayout(const Board& board, QSizeF room, LayoutOptions options)
{
    constexpr double kLeastPixel = 0.2;
    auto layout = fitLayout(board, room, options);
    const auto hasRoom = [&] {
        const QSizeF size = layout->bounds().size();
        return size.width() <= room.width() && size.height() <= room.height();
    };
    for (options.pixel /= 2; !hasRoom() && options.pixel >= kLeastPixel; options.pixel /= 2)
        layout = fitLayout(board, room, options);
    return layout;
}

} // namespace

BoardPreview::BoardPreview(PieceArt& art, const Theme& theme, QWidget* parent) : QWidget(parent)
{
    m_style.theme = theme;
    m_style.art = &art;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Picture of the start"));
}

void BoardPreview::setPosition(std::shared_ptr<const Game> game, const Position& position,
                               const std::vector<Effect>& played)
{
    m_picture = BoardPicture::of(*game, position);
    m_picture.lastAction = LastAction::of(played);
    m_game = std::move(game);
    QStringList pieces;
    for (const PieceStack& standing : pieceStacksOn(*m_picture.game, m_picture.contents))
        pieces += words::cellContent(*m_picture.game, standing.cell, &standing.piece, m_picture.contents);
    setAccessibleDescription(pieces.join(u"; "));
    update();
}

void BoardPreview::clear()
{
    m_game.reset();
    m_picture = {};
    setAccessibleDescription({});
    update();
}

void BoardPreview::setTheme(const Theme& theme)
{
    m_style.theme = theme;
    update();
}

void BoardPreview::setTurns(const std::vector<double>& turns)
{
    m_turns = turns;
    update();
}

void BoardPreview::setFocusedFace(std::optional<int> face)
{
    m_focusedFace = face;
    update();
}

QSize BoardPreview::sizeFor(const Game& game, QSize room) const
{
    LayoutOptions options;
    options.turns = m_turns;
    options.arrangement.focus = m_focusedFace;
    return fittedLayout(game.board(), room, options)->bounds().size().toSize();
}

void BoardPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.theme.surround);
    if (!m_game)
        return;
    LayoutOptions options = layoutOptionsFor(m_picture);
    options.grain = 1 / devicePixelRatioF();
    options.turns = m_turns;
    options.arrangement.focus = m_focusedFace;
    const auto layout = fittedLayout(m_game->board(), size(), options);
    m_style.font = font();
    painter.translate(((QSizeF(size()) - layout->bounds().size()) / 2).width(),
                      ((QSizeF(size()) - layout->bounds().size()) / 2).height());
    paintBoard(painter, *layout, m_picture, m_style);
}

} // namespace ringford::ui
