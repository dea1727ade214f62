// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPainter.h"

#include <QByteArray>

#include <functional>
#include <map>

namespace ringford::test {

/** Says something about a cell in a picture. */
using CellMark = std::function<void(ui::BoardPicture& picture, Cell cell)>;

using CellMarks = std::map<QByteArray, CellMark>;

/** Everything that can be said about any cell of any board, by name. */
CellMarks cellMarks();
/** A piece that takes the place of what stood there. */
CellMark standing(const Piece& piece, const PieceFacts& facts = {});

} // namespace ringford::test
