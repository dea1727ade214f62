// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/OtherLetters.h"

#include "engine/match/ShortReading.h"
#include "engine/pgn/PgnLetters.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QStringList>

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
        found.m_hint = hintOn(game.description(), typed);
        for (const Action& action : actionsInShort(game, position, possible, text, letters)) {
            if (std::ranges::find(found.m_meant, action) == found.m_meant.end())
                found.m_meant.push_back(action);
        }
    }
    return found;
}

QString OtherLetters::hintOn(const GameDescription& game, const QString& typed)
{
    QStringList read; // those of the reader's language, and English ones
    for (const PieceLetters& letters : {words::lettersTyped(game).back(), englishLetters(game)}) {
        QStringList some;
        for (const char kind : {'K', 'Q', 'R', 'B', 'N'}) {
            if (const auto known = game.findKind(kind))
                some << words::fromUtf8(letters.of(*known));
        }
        read << some.join(QStringLiteral(", "));
    }
    read.removeDuplicates();
    //: %1 and %2 are the letters of pieces in the reader's language and in English: K, D, T, L, S
    const QString shown = read.size() > 1 ? tr("%1, or %2").arg(read[0], read[1]) : read[0];
    //: %1 is what was typed, %2 the letters of pieces: K, Q, R, B, N
    return tr("“%1” names no piece: the letters here are %2.").arg(typed.trimmed(), shown);
}

} // namespace ringford::ui
