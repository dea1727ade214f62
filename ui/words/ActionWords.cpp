// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/ActionWords.h"

#include "engine/match/Match.h"
#include "ui/words/CellWords.h"
#include "ui/words/MovesInText.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <set>

namespace ringford::ui::words {

namespace {

/** A kind by its English name, and the letter that it has in records. */
struct KindLetter {
    const char* letter;
    const char* kind;
};

/** All that have other letters in other languages. */
//: The letter of a kind of pieces in short notation: N in Nf3. Those of one game must differ.
constexpr KindLetter kKindLetters[] = {
    QT_TRANSLATE_NOOP3("PieceLetters", "K", "king"),       QT_TRANSLATE_NOOP3("PieceLetters", "Q", "queen"),
    QT_TRANSLATE_NOOP3("PieceLetters", "R", "rook"),       QT_TRANSLATE_NOOP3("PieceLetters", "B", "bishop"),
    QT_TRANSLATE_NOOP3("PieceLetters", "N", "knight"),     QT_TRANSLATE_NOOP3("PieceLetters", "P", "pawn"),
    QT_TRANSLATE_NOOP3("PieceLetters", "N", "nightrider"), QT_TRANSLATE_NOOP3("PieceLetters", "B", "elephant"),
    QT_TRANSLATE_NOOP3("PieceLetters", "Q", "general"),    QT_TRANSLATE_NOOP3("PieceLetters", "A", "artillery"),
    QT_TRANSLATE_NOOP3("PieceLetters", "F", "flag"),
};

Notation& chosenNotation()
{
    static Notation chosen = Notation::Records;
    return chosen;
}

PieceLetters lettersOfLanguage(const GameDescription& game)
{
    PieceLetters letters;
    for (const KindInfo& kind : game.kinds) {
        const std::string name = kind.name.english();
        const auto* const known =
            std::ranges::find_if(kKindLetters, [&](const KindLetter& one) { return one.kind == name; });
        letters.ofKinds.push_back(
            known == std::end(kKindLetters)
                ? std::string(1, kind.letter)
                : QCoreApplication::translate("PieceLetters", known->letter, known->kind).toStdString());
    }
    // What could not be told apart is of no use, whoever has translated it.
    const std::set<std::string> different(letters.ofKinds.begin(), letters.ofKinds.end());
    return different.size() == letters.ofKinds.size() ? letters : englishLetters(game);
}

/** The sign with which @p text, in English letters, ends behind what @p action does. */
SpokenSign signBehind(const ShortTexts& texts, const Action& action, const std::string& text)
{
    // What goes nowhere by itself is written as records do, and may end with anything.
    if (!texts.mover(action) && action.kind != Action::Kind::Castle && action.kind != Action::Kind::Drop)
        return SpokenSign::None;
    return text.ends_with('#') ? SpokenSign::Mate : text.ends_with('+') ? SpokenSign::Check : SpokenSign::None;
}

/** Castling as books write it, where letters are those of the language, or signs. */
QString withCastlingOf(Notation notation, const Action& action, QString text)
{
    if (action.kind != Action::Kind::Castle || (notation != Notation::Language && notation != Notation::Figurines))
        return text;
    text.replace(QLatin1String("O-O-O"), castlingText(notation, CastlingSide::Long));
    return text.replace(QLatin1String("O-O"), castlingText(notation, CastlingSide::Short));
}

/** Spoken drops are in words already, and name their board as all that is spoken does. */
bool isReadDrop(const Action& action, Notation notation)
{
    return action.kind == Action::Kind::Drop && notation != Notation::Spoken;
}

QString dropToRead(const Game& game, const Position& position, const Action& action)
{
    const ShortTexts texts(game, position, {});
    const SpokenSign sign = signBehind(texts, action, texts.text(action, englishLetters(game.description())));
    return dropInWords(game.description(), action, game.text(position, action), sign);
}

/** Whether @p recorded has a code that nobody reads, for the set of a piece or the cell that it comes to. */
bool isReadPromotion(const Action& action, const std::string& recorded, Notation notation)
{
    return action.placed && notation != Notation::Spoken &&
           recorded.find_first_of("#@", recorded.find('=')) != std::string::npos;
}

} // namespace

Notation notation()
{
    return chosenNotation();
}

void setNotation(Notation notation)
{
    chosenNotation() = notation;
}

Notation spokenNotation()
{
    return notation() == Notation::Records ? Notation::Records : Notation::Spoken;
}

std::optional<PieceLetters> pieceLetters(const GameDescription& game, Notation notation)
{
    switch (notation) {
    case Notation::Records: return std::nullopt;
    case Notation::English: return englishLetters(game);
    case Notation::Language: return lettersOfLanguage(game);
    case Notation::Figurines: return figurineLetters(game);
    case Notation::Spoken: return englishLetters(game);
    }
    return std::nullopt;
}

PieceLetters keyLetters(const GameDescription& game)
{
    const bool isEnglish = notation() == Notation::Records || notation() == Notation::English;
    PieceLetters letters = isEnglish ? englishLetters(game) : lettersOfLanguage(game);
    const bool areKeys = std::ranges::all_of(letters.ofKinds, [](const std::string& letter) {
        return letter.size() == 1 && letter.front() >= 'A' && letter.front() <= 'Z';
    });
    return areKeys ? letters : englishLetters(game);
}

std::optional<PieceKind> kindOnKey(const GameDescription& game, int key)
{
    if (key < Qt::Key_A || key > Qt::Key_Z)
        return std::nullopt;
    const auto letters = keyLetters(game).ofKinds;
    const auto found = std::ranges::find(letters, std::string(1, static_cast<char>(key)));
    return found == letters.end() ? std::nullopt
                                  : std::optional(PieceKind{static_cast<std::uint8_t>(found - letters.begin())});
}

std::vector<PieceLetters> lettersTyped(const GameDescription& game)
{
    std::vector<PieceLetters> all;
    if (auto seen = pieceLetters(game, notation()))
        all.push_back(*std::move(seen));
    all.push_back(lettersOfLanguage(game));
    return all;
}

ActionTexts::ActionTexts(const Game& game, const Position& position, Notation notation)
    : m_game(game), m_position(position), m_notation(notation), m_letters(pieceLetters(game.description(), notation))
{
    if (m_letters)
        m_short.emplace(game, position, game.actions(position));
}

QString ActionTexts::recorded(const Action& action) const
{
    return actionText(m_game.board(), action, m_game.text(m_position, action));
}

QString ActionTexts::spoken(const Action& action) const
{
    return spokenAction(m_game, *m_short, action, signBehind(*m_short, action, m_short->text(action, *m_letters)));
}

QString ActionTexts::text(const Action& action) const
{
    if (m_notation == Notation::Spoken)
        return spoken(action);
    return m_short ? withCastlingOf(m_notation, action, fromUtf8(m_short->text(action, *m_letters))) : recorded(action);
}

QString ActionTexts::bare(const Action& action) const
{
    if (m_notation == Notation::Spoken)
        return spokenAction(m_game, *m_short, action);
    return m_short ? withCastlingOf(m_notation, action, fromUtf8(m_short->bare(action, *m_letters))) : recorded(action);
}

QString actionText(const Game& game, const Position& position, const Action& action, Notation notation)
{
    return ActionTexts(game, position, notation).text(action);
}

QString actionToRead(const Game& game, const Position& position, const Action& action, Notation notation)
{
    const QString words = actionInWords(game.board(), action);
    if (!words.isEmpty())
        return words;
    if (isReadDrop(action, notation))
        return dropToRead(game, position, action);
    const QString written = actionText(game, position, action, notation);
    return action.placed && isReadPromotion(action, game.text(position, action), notation)
               ? promotionInWords(game, position, action, written)
               : written;
}

QString entryToRead(const Match& match, const Node* node, Notation notation)
{
    if (node->entry().kind != Entry::Kind::Action)
        return entry(match, node, notation);
    const Action& action = node->entry().action;
    const QString words = actionInWords(match.game().board(), action);
    if (!words.isEmpty())
        return words;
    if (isReadDrop(action, notation))
        return dropToRead(match.game(), match.position(node->parent), action);
    const QString written = entry(match, node, notation);
    return isReadPromotion(action, node->entry().text, notation)
               ? promotionInWords(match.game(), match.position(node->parent), action, written)
               : written;
}

bool isReadInWords(const Match& match, const Node* node)
{
    if (node->entry().kind != Entry::Kind::Action)
        return false;
    const Action& action = node->entry().action;
    constexpr Notation kAny = Notation::Records;
    return isReadDrop(action, kAny) || isReadPromotion(action, node->entry().text, kAny) ||
           !actionInWords(match.game().board(), action).isEmpty();
}

QString entry(const Match& match, const Node* node, Notation notation)
{
    const Game& game = match.game();
    const auto letters = pieceLetters(game.description(), notation);
    if (node->entry().kind != Entry::Kind::Action || !letters)
        return entry(game.description(), node->entry());
    const ShortTexts texts(game, match.position(node->parent), match.actions(node->parent));
    const std::string text =
        texts.text(node->entry().action, *letters, match.position(node), node->outcome(), node->atTable());
    return notation == Notation::Spoken
               ? spokenAction(game, texts, node->entry().action, signBehind(texts, node->entry().action, text))
               : withCastlingOf(notation, node->entry().action, fromUtf8(text));
}

} // namespace ringford::ui::words
