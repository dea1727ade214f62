// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/GameItems.h"

#include "engine/games/GameSummary.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

class GameItems {
    Q_DECLARE_TR_FUNCTIONS(GameItems)
};

QString playersText(const GameSummary& game)
{
    if (game.leastSeats == game.mostSeats)
        return GameItems::tr("%n players", nullptr, game.leastSeats);
    if (game.leastSeats + game.seatStep == game.mostSeats)
        //: two numbers, of which either will do
        return GameItems::tr("%1 or %2 players").arg(game.leastSeats).arg(game.mostSeats);
    return GameItems::tr("%1 to %2 players").arg(game.leastSeats).arg(game.mostSeats);
}

} // namespace

std::vector<PictureItem> gameItems(const Registry& registry)
{
    std::vector<PictureItem> items;
    for (const GameType* const type : offeredGames(registry)) {
        const GameSummary* const summary = findSummary(type->id());
        items.push_back({words::translated(type->title()), summary ? playersText(*summary) : QString(),
                         summary ? words::asSentence(summary->sentence) : QString(),
                         [game = type, &registry](const std::stop_token& stop) {
                             return BoardShow::ofGame(*game, registry, stop);
                         }});
    }
    return items;
}

} // namespace ringford::ui
