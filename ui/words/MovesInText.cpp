// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/MovesInText.h"

#include "engine/pgn/PgnWriter.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace ringford::ui::words {

namespace {

/** Which kinds letters stand for: nought where two alphabets differ in it, and pawns, which moves do not name. */
using Alphabet = QHash<QChar, PieceKind>;

constexpr qsizetype kShortCastling = 3; // letters

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

/**
 * Moves, joined by hyphens or strokes where several are one word (`Nf3-Nc3`, `Ke2/Kd1`). Each is a letter, where it comes
 * from, and a cell, with a hyphen between two cells (`Bb5-c4`); or a pawn and what it becomes; or castling. What has been
 * read is not read otherwise: long chains would take for ever.
 */
const QRegularExpression& movesWord()
{
    static const QString kMove =
        QStringLiteral("(?>\\p{Lu}(?:[a-h][1-8][-–x]|[a-h]?[1-8]?x?)[a-h][1-8]"
                       "|(?:[a-h][1-8]?x|[a-h][1-8][-–])?[a-h](?:[18]=?\\p{Lu}|[1-8])|O-O(?:-O)?|0-0(?:-0)?)");
    static const QRegularExpression kWord(QStringLiteral("(?<![^\\s(\\[{.,;:!?…\"'„“”‘’«»–—])(?>%1[+#!?]*[-/])*+%1"
                                                         "(?![^\\s)\\]}.,;:!?…\"'„“”‘’«»–—+−#])(?!\\.\\w)")
                                              .arg(kMove));
    return kWord;
}

/** A letter of a move, or castling. */
struct FoundLetter {
    qsizetype at;
    QChar letter;
    qsizetype castling = 0; ///< how long that is; 0: it is none
};

/** How long castling is that begins there; 0: none does. In noughts it stays as it was typed: `0-0` may be a score. */
qsizetype castlingAt(QStringView text)
{
    for (const char* written : {"O-O-O", "O-O"}) {
        if (const QLatin1String castling(written); text.startsWith(castling))
            return castling.size();
    }
    return 0;
}

std::vector<FoundLetter> lettersIn(const QString& text)
{
    std::vector<FoundLetter> found;
    for (auto words = movesWord().globalMatch(text); words.hasNext();) {
        const QRegularExpressionMatch word = words.next();
        for (qsizetype at = word.capturedStart(); at < word.capturedEnd(); ++at) {
            if (const qsizetype castling = castlingAt(QStringView(text).sliced(at)); castling > 0) {
                found.push_back({at, text[at], castling});
                at += castling - 1;
            } else if (text[at].isUpper()) {
                found.push_back({at, text[at]});
            }
        }
    }
    return found;
}

/** What the letters of a text mean: those of one alphabet if some of them are of no other, else what is the same in both. */
Alphabet meant(const std::vector<FoundLetter>& found, const Alphabet& one, const Alphabet& other)
{
    const auto isSaidBy = [&found](const Alphabet& these, const Alphabet& those) {
        return std::ranges::any_of(found, [&](const FoundLetter& at) {
            return at.castling == 0 && these.contains(at.letter) && !those.contains(at.letter);
        });
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

QString castlingText(Notation notation, CastlingSide side)
{
    const bool isShort = side == CastlingSide::Short;
    if (notation != Notation::Language && notation != Notation::Figurines)
        return isShort ? QStringLiteral("O-O") : QStringLiteral("O-O-O");
    //: as chess books of the language write it
    return isShort ? QCoreApplication::translate("PieceLetters", "O-O", "castling short")
                   //: as chess books of the language write it
                   : QCoreApplication::translate("PieceLetters", "O-O-O", "castling long");
}

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
        if (one.castling > 0) {
            const CastlingSide side = one.castling > kShortCastling ? CastlingSide::Long : CastlingSide::Short;
            set += text.mid(behind, one.at - behind) + castlingText(notation, side);
            behind = one.at + one.castling;
            continue;
        }
        const auto kind = alphabet.find(one.letter);
        if (kind == alphabet.end() || kind.value() == pawn)
            continue;
        set += text.mid(behind, one.at - behind) + QString::fromStdString(letters->of(kind.value()));
        behind = one.at + 1;
    }
    return set + text.mid(behind);
}

} // namespace ringford::ui::words
