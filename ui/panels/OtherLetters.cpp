// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/OtherLetters.h"

#include "engine/match/ShortReading.h"
#include "engine/pgn/PgnLetters.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ringford::ui {

OtherLetters OtherLetters::of(const Game& game, const Position& position, std::span<const Action> possible,
                              const QString& typed)
{
    const std::string text = typed.trimmed().toStdString();
    const PieceLetters english = englishLetters(game.description());
    OtherLetters found;
    for (const PieceLetters& letters : foreignLetters(game.description())) {
        if (!isUnknownInEnglish(text, letters, english))
            continue;
        if (!found.m_intended || !*found.m_intended)
            found.m_intended = intendedInShort(game, position, text, letters);
        for (const Action& action : actionsInShort(game, position, possible, text, letters)) {
            if (std::ranges::find(found.m_meant, action) == found.m_meant.end())
                found.m_meant.push_back(action);
        }
    }
    return found;
}

} // namespace ringford::ui
