// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Description.h"
#include "engine/text/CommentParts.h"
#include "ui/paint/PaperStyle.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <optional>

namespace ringford::ui {

/** The three colours that a piece is drawn in. */
struct PieceInk {
    QColor fill;
    QColor line;   ///< the silhouette's outline
    QColor detail; ///< inner lines, eyes and foot mark
    bool operator==(const PieceInk&) const = default;
};

/**
 * All colours of a board, for light or for dark surroundings. Numbers are chosen so that neighbours and marks stay
 * apart in every kind of colour vision; so they are data of the program and not taken from the desktop.
 */
struct Theme {
    QString name; ///< `wood`
    bool dark = false;
    std::optional<PaperStyle> paper{}; ///< colours are those of a style on paper

    QColor surround, text, lines;
    QColor lightCell, darkCell;
    QColor water, waves, bridge, planks;
    QColor lastOnLight, lastOnDark;
    QColor selectionOnLight, selectionOnDark;
    QColor target;  ///< also the frame of the selection
    QColor capture; ///< also shots
    QColor check, danger, keep, road, centre;

    /** The theme of that name (`wood`, `slate`, `paper`, `high-contrast`), if there is one. */
    static std::optional<Theme> named(const QString& name, bool dark);
    /** All names, the default first. */
    static const QStringList& names();
    /** The colours of pictures on paper in a style, made from those of a light theme. */
    static Theme printed(PaperStyle style, const Theme& from);
    /** Whether a window's base colour counts as dark (L* below 50). */
    static bool isDark(const QColor& base);

    const QColor& cell(Ground ground) const;
    const QColor& lastAction(Ground ground) const;
    /** The same of a board where something was played before: halfway to the cell's own. */
    QColor earlierAction(Ground ground) const;
    const QColor& selection(Ground ground) const;
    PieceInk piece(Colour seat) const;
    /** What is written on cells: the pieces' outline. */
    QColor ink() const { return piece(Colour::Black).line; }
    /** Laid over what is beside a board, where pieces can leave it: words there can still be read. */
    QColor leaving() const;
    /** What a seat's pieces, bars and bands are filled with; the same in all themes. */
    static QColor fill(Colour seat);
    /** The same of what is drawn on that. */
    static QColor detail(Colour seat);
    /** The seat that has the colour of a drawing. */
    static Colour seatOf(MarkColour colour);
    /** What drawn arrows and rings are filled with. */
    static QColor drawing(MarkColour colour);
    /** The colour's name in templates and files: `red`. */
    static QString colourName(Colour seat);
};

} // namespace ringford::ui
