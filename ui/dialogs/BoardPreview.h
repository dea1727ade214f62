// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/BoardPicture.h"

#include <QWidget>

#include <memory>

namespace ringford::ui {

/** A still picture of a position, as large as the widget allows, drawn by the board's own painter. */
class BoardPreview : public QWidget {
    Q_OBJECT

public:
    /** @p art outlives the widget. */
    BoardPreview(PieceArt& art, const Theme& theme, QWidget* parent = nullptr);

    void setPosition(std::shared_ptr<const Game> game, const Position& position);
    /** Shows no board: there is nothing that could be shown. */
    void clear();
    void setTheme(const Theme& theme);
    QSize sizeHint() const override { return {280, 280}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardStyle m_style;
    std::shared_ptr<const Game> m_game;
    BoardPicture m_picture;
};

} // namespace ringford::ui
