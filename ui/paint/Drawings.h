// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "ui/paint/BoardPicture.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QString>

#include <optional>

namespace ringford::ui {

/** The arrow that a text such as `Re2e4`, `e2e4` or `G1:h4-2:a4` means on a board; without a colour's letter it is green. */
std::optional<DrawnArrow> readArrow(const Board &board, QStringView text);
/** The ring that a text such as `Ge4` or `e4` means. */
std::optional<DrawnRing> readRing(const Board &board, QStringView text);
/** As records have it, with the colour's letter, and with a `-` where cells carry a board's number. */
QString arrowText(const Board &board, const DrawnArrow &arrow);
QString ringText(const Board &board, const DrawnRing &ring);

/** Outline of an arrow along a line, head at its end; sizes are in cells of @p cell units. */
QPainterPath arrowShape(const QPolygonF &axis, double cell);

} // namespace ringford::ui
