// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/SituationWords.h"

#include "ui/words/CellWords.h"
#include "ui/words/Lists.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ringford::ui::words {

namespace {

class SituationTr {
    Q_DECLARE_TR_FUNCTIONS(SituationWords)
};

bool isAimed(const GameDescription& game, const Marker& marker)
{
    return game.kind(marker.kind).isAhead;
}

/** What one marker that is aimed will hit, as the position is. */
QString willHit(const GameDescription& game, const Contents& contents, const Marker& aimed)
{
    QStringList hit;
    for (const PlacedPiece& placed : contents.pieces) {
        if (isInBlast(game, aimed.kind, aimed.cell, placed.cell))
            //: %1 is a piece (black knight), %2 its cell
            hit += SituationTr::tr("the %1 on %2").arg(piece(game, placed.piece), cell(game.board, placed.cell));
    }
    const QString what = words::marker(game, aimed, contents);
    const QString where = cell(game.board, aimed.cell);
    //: %1 is a shell (white shell), %2 a cell
    return hit.isEmpty() ? SituationTr::tr("The %1 aimed at %2 will hit nothing.").arg(what, where)
                         //: %1 is a shell (white shell), %2 a cell, %3 a list of pieces
                         : SituationTr::tr("The %1 aimed at %2 will hit %3.").arg(what, where, listed(hit));
}

} // namespace

QStringList cellNotes(const GameDescription& game, Cell cell, const Contents& contents)
{
    QStringList notes;
    for (const Marker& marker : contents.markers) {
        if (marker.cell == cell && marker.carried)
            //: of a piece; %1 is a flag (white flag)
            notes += SituationTr::tr("carries the %1").arg(words::marker(game, marker, contents));
        if (!isAimed(game, marker))
            continue;
        if (marker.cell == cell)
            //: of a cell; %1 is a shell (white shell)
            notes += SituationTr::tr("a %1 will come down here").arg(words::marker(game, marker, contents));
        else if (contents.pieceAt(cell) && isInBlast(game, marker.kind, marker.cell, cell))
            //: of a piece; %1 is a shell (white shell), %2 a cell
            notes += SituationTr::tr("will be hit by the %1 aimed at %2")
                         .arg(words::marker(game, marker, contents), words::cell(game.board, marker.cell));
    }
    return notes;
}

QStringList carriedBy(const GameDescription& game, const Contents& contents, Side side, bool isWhole)
{
    QStringList carried;
    for (const Marker& marker : contents.markers) {
        const PlacedPiece* const carrier = marker.carried ? contents.pieceAt(marker.cell) : nullptr;
        if (!carrier || carrier->piece.side != side)
            continue;
        const QString flag = words::marker(game, marker, contents);
        if (isWhole)
            //: of a seat; %1 is a flag (white flag), %2 the cell of the piece that carries it
            carried += SituationTr::tr("carries the %1, on %2").arg(flag, cell(game.board, marker.cell));
        else if (contents.sidesOut.contains(marker.side)) // whose it was is told in full
            carried += SituationTr::tr("carries a grey flag");
        else
            carried += SituationTr::tr("carries the %1").arg(flag);
    }
    if (!isWhole && carried.size() > 1) // which ones is seen on the board, and told in full
        return {SituationTr::tr("carries %n flags", "of a seat, more than one", static_cast<int>(carried.size()))};
    return carried;
}

QStringList situation(const GameDescription& game, const Contents& contents)
{
    QStringList sentences;
    for (const Marker& marker : contents.markers) {
        if (const PlacedPiece* const carrier = marker.carried ? contents.pieceAt(marker.cell) : nullptr)
            //: %1 is a piece (black rook), %2 its cell, %3 a flag (white flag)
            sentences += SituationTr::tr("The %1 on %2 carries the %3.")
                             .arg(piece(game, carrier->piece), cell(game.board, marker.cell),
                                  words::marker(game, marker, contents));
        if (isAimed(game, marker))
            sentences += willHit(game, contents, marker);
    }
    return sentences;
}

} // namespace ringford::ui::words
