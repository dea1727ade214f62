// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintedEntry.h"

#include "ui/print/MatchDiagrams.h"
#include "ui/print/TextLines.h"
#include "ui/words/CellWords.h"
#include "ui/words/MarkSigns.h"

namespace ringford::ui {

namespace {

bool isOfKind(const Node* node, Action::Kind kind)
{
    return node->entry().kind == Entry::Kind::Action && node->entry().action.kind == kind;
}

} // namespace

bool continuesTurn(const Match& match, const EntryNumber& before, const EntryNumber& number)
{
    return isNumberedInPairs(match.game().description()) && before.number == number.number &&
           before.secondOnTurn == number.secondOnTurn;
}

QString printedEntry(const Match& match, const Node* node, words::Notation notation, bool continues)
{
    const QString written = words::entryToRead(match, node, notation);
    if (!words::isReadInWords(match, node))
        return written;
    const Board& board = match.game().board();
    // A cell is written as in the notation that stands beside it.
    const auto inOne = [&board](QString text, Cell at) {
        const QString cell = words::cell(board, at);
        return text.replace(cell, QString(cell).remove(u' '));
    };
    const QString whole = inOne(words::cell(board, node->entry().action.to), node->entry().action.to);
    const bool isNextShell = isOfKind(node, Action::Kind::Fire) && isOfKind(node->parent, Action::Kind::Fire);
    if (continues && isNextShell)
        return whole;
    return inOne(inOne(written, node->entry().action.to), node->entry().action.from);
}

QString printedMarks(const Node* node)
{
    constexpr std::uint8_t kFirstApart = 7; // `!?` stands at its move
    QString signs;
    for (const std::uint8_t mark : shownMarks(node->marks())) {
        if (mark == kDiagramMark)
            continue;
        QString sign = markSign(mark);
        if (sign.startsWith(u'$')) // no book has a sign for it
            continue;
        if (mark >= kFirstApart) {
            sign.prepend(TextLines::kFirmBlank);
            sign.replace(u'+', QString(u'+') + TextLines::kJoiner); // `+−` is one
            sign.replace(u'−', QString(u'−') + TextLines::kJoiner);
        }
        signs += sign;
    }
    return signs;
}

QString printedDivider(const Match& match, const Node* node, bool continues)
{
    if (continues)
        return QStringLiteral(",");
    const bool areWords =
        words::isReadInWords(match, node) || (!node->parent->isRoot() && words::isReadInWords(match, node->parent));
    return areWords && isNumberedInPairs(match.game().description()) ? QStringLiteral(";") : QString();
}

bool isPrinted(const Node* node, bool continues)
{
    return !continues || !isOfKind(node, Action::Kind::EndFire) || !node->marks().empty();
}

QString printedNumber(const Match& match, const Node* node, int number, bool secondOnTurn)
{
    const QString sign = QString::number(number) + (secondOnTurn ? QStringLiteral("...") : QStringLiteral("."));
    const bool isClose = isNumberedInPairs(match.game().description()) && !words::isReadInWords(match, node);
    // An entry does not begin a line without its number.
    return isClose ? sign : sign + TextLines::kFirmBlank;
}

} // namespace ringford::ui
