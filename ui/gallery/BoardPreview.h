// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/BoardPicture.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/** A still picture of a position, as large as the widget allows, drawn by the board's own painter. */
class BoardPreview : public QWidget {
    Q_OBJECT

public:
    /** @p art outlives the widget. */
    BoardPreview(PieceArt& art, const Theme& theme, QWidget* parent = nullptr);

    /** @p played is what led to the position: it is marked. */
    void setPosition(std::shared_ptr<const Game> game, const Position& position,
                     const std::vector<Effect>& played = {});
    /** Shows no board: there is nothing that could be shown. */
    void clear();
    void setTheme(const Theme& theme);
    /** How the boards are turned, as LayoutOptions has it. */
    void setTurns(const std::vector<double>& turns);
    /** The board that is large among others; nothing: all are alike. */
    void setFocusedFace(std::optional<int> face);
    std::optional<int> focusedFace() const { return m_focusedFace; }
    /** The room that the boards of @p game take where they are given @p room. */
    QSize sizeFor(const Game& game, QSize room) const;
    QSize sizeHint() const override { return {280, 280}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardStyle m_style;
    std::shared_ptr<const Game> m_game;
    BoardPicture m_picture;
    std::vector<double> m_turns;
    std::optional<int> m_focusedFace;
};

} // namespace ringford::ui
