// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/MovesInText.h"

#include "engine/pgn/PgnWriter.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace ringford::ui::words {

namespace {

/** Which kinds letters stand for: nought where two alphabets differ in it, and pawns, which moves do not name. */
using Alphabet = QHash<QChar, PieceKind>;

Alphabet alphabetOf(const PieceLetters& letters)
{
    Alphabet alphabet;
    for (std::size_t kind = 0; kind < letters.ofKinds.size(); ++kind) {
        const QString letter = QString::fromStdString(letters.ofKinds[kind]);
        if (letter.size() == 1)
            alphabet.insert(letter.front(), PieceKind{static_cast<std::uint8_t>(kind)});
    }
    return alphabet;
}

/** A letter, where it comes from, and a cell; or a pawn on the last rank, and a letter. */
const QRegularExpression& moveWord()
{
    static const QRegularExpression kWord(
        QStringLiteral("(?<![^\\s(\\[{.,;:!?…\"'„“”‘’«»–—])"
                       "(?:(?<piece>\\p{Lu})[a-h]?[1-8]?x?[a-h][1-8]|(?:[a-h]x)?[a-h][18]=?(?<becomes>\\p{Lu}))"
                       "(?![^\\s)\\]}.,;:!?…\"'„“”‘’«»–—+#])(?!\\.\\w)"));
    return kWord;
}

struct FoundLetter {
    qsizetype at;
    QChar letter;
};

std::vector<FoundLetter> lettersIn(const QString& text)
{
    std::vector<FoundLetter> found;
    for (auto words = moveWord().globalMatch(text); words.hasNext();) {
        const QRegularExpressionMatch word = words.next();
        const qsizetype at = std::max(word.capturedStart(u"piece"), word.capturedStart(u"becomes"));
        found.push_back({at, text[at]});
    }
    return found;
}

/** What the letters of a text mean: those of one alphabet if some of them are of no other, else what is the same in both. */
Alphabet meant(const std::vector<FoundLetter>& found, const Alphabet& one, const Alphabet& other)
{
    const auto isSaidBy = [&found](const Alphabet& these, const Alphabet& those) {
        return std::ranges::any_of(
            found, [&](const FoundLetter& at) { return these.contains(at.letter) && !those.contains(at.letter); });
    };
    const bool isOne = isSaidBy(one, other), isOther = isSaidBy(other, one);
    if (isOne != isOther)
        return isOne ? one : other;
    Alphabet both;
    for (auto letter = one.begin(); letter != one.end(); ++letter) {
        if (other.contains(letter.key()) && other[letter.key()] == letter.value())
            both.insert(letter.key(), letter.value());
    }
    return both;
}

} // namespace

QString withLettersOf(Notation notation, const Game& game, const QString& text)
{
    const auto letters = pieceLetters(game.description(), notation);
    if (!letters || notation == Notation::Spoken || !isPgnGame(game))
        return text;
    const std::vector<FoundLetter> found = lettersIn(text);
    if (found.empty())
        return text;
    const Alphabet english = alphabetOf(englishLetters(game.description()));
    const Alphabet own = alphabetOf(*pieceLetters(game.description(), Notation::Language));
    const Alphabet alphabet = meant(found, english, own);
    const auto pawn = unnamedKind(game.description());
    QString set;
    qsizetype behind = 0;
    for (const FoundLetter& one : found) {
        const auto kind = alphabet.find(one.letter);
        if (kind == alphabet.end() || kind.value() == pawn)
            continue;
        set += text.mid(behind, one.at - behind) + QString::fromStdString(letters->of(kind.value()));
        behind = one.at + 1;
    }
    return set + text.mid(behind);
}

} // namespace ringford::ui::words
