// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/ChessHands.h"

#include "tests/support/Matches.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"

#include <QCoreApplication>

namespace ringford::test {

ChessHands::ChessHands()
{
    window.resize(1280, 800);
    ui::BoardAppearance still = window.board().boardScene().appearance();
    still.motion.factor = 0;
    window.board().setAppearance(still);
    Match match = matchOf("orthodox");
    enterAll(match, "e2-e4 e7-e5");
    window.model().replace(std::move(match));
    QCoreApplication::processEvents();
}

ChessHands::~ChessHands()
{
    window.model().setModified(false);
}

} // namespace ringford::test
