// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/rules/Result.h"
#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"

#include <QImage>
#include <QUrl>

#include <memory>
#include <optional>
#include <utility>

class QPainter;

namespace ringford::ui {

/**
 * A board on a help page, told by an address:
 * `diagram:GAME?setup=...&arrows=c3e5,Rf2e3&marks=Ge4&options=players%3D3&width=300&part=a1-i9&table=circle&stock=A`.
 * All behind the game may be missing: the start, no arrows, 300 px, the whole board, several boards in rows, no
 * stockpile beside them. Colour letters as in a record's comments; without one, green.
 */
struct Diagram {
    std::shared_ptr<const Game> game;
    BoardPicture picture;
    bool isCircle = false;                     ///< several boards stand around a table
    int width = 300;                           ///< device-independent px
    std::optional<std::pair<Cell, Cell>> part; ///< corners of what is shown; nothing: all
    std::optional<Seat> stock;                 ///< whose stockpile is shown beside it

    /** The diagram of an address, or what is wrong with it (in English: pages are part of the program). */
    static Result<Diagram, QString> read(const QUrl& address, const Registry& registry);
    /** Draws it, crisp on a screen with so many pixels a px. */
    QImage draw(const BoardStyle& style, double devicePixelRatio) const;
    /** What it shows, for those who do not see it: few pieces one by one, and what is drawn there. */
    QString inWords() const;

private:
    std::unique_ptr<BoardLayout> layoutOf(const LayoutOptions& options) const;
    QRectF seen(const BoardLayout& layout) const;
    void drawStock(QPainter& painter, const BoardLayout& layout, const BoardStyle& style, QRectF room) const;
};

} // namespace ringford::ui
