// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QByteArray>
#include <QPainterPath>
#include <QString>

#include <optional>
#include <vector>

namespace ringford::ui {

/** One shape of a piece, in units of its 64x64 box. */
struct PiecePart {
    enum class Role : std::uint8_t {
        Body,   ///< filled, with the outline
        Foot,   ///< the same; stays whole when its seat is out
        Detail, ///< a line without fill
        Fine,   ///< the same; left out where a hatch would swallow it
        Solid,  ///< filled with the detail colour
        Mark,   ///< the same; only its start: the place of the seat's mark
    };
    Role role{};
    QPainterPath path;
};

/** The drawing of a kind of piece, without colours: shapes in the order in which they are painted. */
struct PieceTemplate {
    static constexpr double kBox = 64;

    std::vector<PiecePart> parts;
    QPointF markCentre; ///< the middle of the seat's mark

    /** Reads resources/pieces/NAME.svg; nothing if it is no template as the README there describes. */
    static std::optional<PieceTemplate> read(const QByteArray& svg);

    /** Everything that bodies and foot cover, without the outline's width. */
    QPainterPath silhouette() const;
    /** The same without the foot. */
    QPainterPath bodies() const;
    bool hasFoot() const;
};

/** Path data of templates and marks: M L C Z, absolute or relative, from @p start. Nothing for anything else. */
std::optional<QPainterPath> readPathData(QStringView data, QPointF start = {});

/** The mark that tells a seat without colours, around 0,0; empty for white and black. */
const QPainterPath& footMark(Colour seat);

} // namespace ringford::ui
