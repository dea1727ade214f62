// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ExampleTexts.h"

#include "engine/rules/ExampleActions.h"
#include "ui/words/ActionWords.h"

namespace ringford::ui {

QStringList exampleTexts(const Game& game, const Position& position, bool inLesson)
{
    const Position from = inLesson ? game.start() : position;
    const words::ActionTexts written(game, from);
    QStringList examples;
    for (const Action& action : exampleActions(game, from))
        examples += written.bare(action);
    if (inLesson) {
        const words::ActionTexts here(game, position);
        for (const Action& action : game.actions(position))
            examples.removeAll(here.bare(action));
    }
    return examples;
}

} // namespace ringford::ui
