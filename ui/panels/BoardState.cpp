// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/BoardState.h"

#include <QCoreApplication>

#include <algorithm>

namespace ringford::ui {

namespace {

class StateTr {
    Q_DECLARE_TR_FUNCTIONS(BoardState)
};

} // namespace

BoardState boardState(const GameDescription& game, const Contents& contents, Side side)
{
    const int face = game.side(side).face;
    const auto closed = std::ranges::find(contents.closed, face, &ClosedFace::face);
    if (closed != contents.closed.end()) {
        if (!closed->winner)
            return BoardState::Drawn;
        return *closed->winner == side ? BoardState::Won : BoardState::Lost;
    }
    if (contents.sidesOnTurn.contains(side))
        return BoardState::OnTurn;
    if (std::ranges::find(contents.acted, face) != contents.acted.end())
        return BoardState::Acted;
    if (contents.sidesWaiting.contains(side))
        return BoardState::Waits;
    return BoardState::Plain;
}

QString sign(BoardState state)
{
    switch (state) {
    case BoardState::Plain: break;
    case BoardState::OnTurn: return QStringLiteral("▸");
    case BoardState::Waits: return QStringLiteral("…");
    case BoardState::Acted: return QStringLiteral("✓");
    case BoardState::Won:
    case BoardState::Lost:
    case BoardState::Drawn: return inWords(state);
    }
    return {};
}

QString inWords(BoardState state)
{
    switch (state) {
    case BoardState::Plain: break;
    case BoardState::OnTurn: return StateTr::tr("to play", "a side on a board");
    case BoardState::Waits: return StateTr::tr("has no move there and waits", "a side on a board");
    case BoardState::Acted: return StateTr::tr("has acted in this round", "a board");
    case BoardState::Won: return StateTr::tr("won", "a side on a board");
    case BoardState::Lost: return StateTr::tr("lost", "a side on a board");
    case BoardState::Drawn: return StateTr::tr("drawn", "a side on a board");
    }
    return {};
}

} // namespace ringford::ui
