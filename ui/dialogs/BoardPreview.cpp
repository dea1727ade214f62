// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/BoardPreview.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceStack.h"
#include "ui/words/Words.h"

#include <QPainter>

namespace ringford::ui {

BoardPreview::BoardPreview(PieceArt& art, const Theme& theme, QWidget* parent) : QWidget(parent)
{
    m_style.theme = theme;
    m_style.art = &art;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Picture of the start"));
}

void BoardPreview::setPosition(std::shared_ptr<const Game> game, const Position& position)
{
    m_picture = BoardPicture::of(*game, position);
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

void BoardPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.theme.surround);
    if (!m_game)
        return;
    LayoutOptions options = layoutOptionsFor(m_picture);
    options.grain = 1 / devicePixelRatioF();
    const auto layout = fitLayout(m_game->board(), size(), options);
    m_style.font = font();
    painter.translate(((QSizeF(size()) - layout->bounds().size()) / 2).width(),
                      ((QSizeF(size()) - layout->bounds().size()) / 2).height());
    paintBoard(painter, *layout, m_picture, m_style);
}

} // namespace ringford::ui
