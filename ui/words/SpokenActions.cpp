// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/SpokenActions.h"

#include "engine/board/CellLabels.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace ringford::ui::words {

namespace {

class SpokenTr {
    Q_DECLARE_TR_FUNCTIONS(SpokenActions)
};

/** Which piece moves, and as much of where it stands as is needed; empty for a pawn that needs not be told apart. */
QString subjectOnBoard(const GameDescription& game, const ShortTexts::Spelling& spelling)
{
    const QString origin = fromUtf8(spelling.origin);
    if (!spelling.kind)
        return origin;
    const QString name = translated(game.kind(*spelling.kind).name);
    //: spoken: %1 is a kind of piece, %2 the column, row or cell that it stands on: knight b
    return origin.isEmpty() ? name : SpokenTr::tr("%1 %2", "a piece and where it stands").arg(name, origin);
}

/** The same with the board of one that goes to another, unless that is told: as the board it goes to, behind the place. */
QString subject(const GameDescription& game, const ShortTexts::Spelling& spelling, bool isBoardTold)
{
    const QString who = subjectOnBoard(game, spelling);
    return spelling.otherBoard.empty() || isBoardTold
               ? who
               //: spoken: %1 is a piece, perhaps with where it stands, %2 the name of its board, which it leaves
               : SpokenTr::tr("%1 on board %2", "a piece").arg(who, fromUtf8(spelling.board));
}

QString cellOf(const Board& board, const ShortTexts::CellParts& parts)
{
    const QString between = hasOwnLabels(board) ? QStringLiteral(" ") : QString();
    return fromUtf8(parts.letter) + between + fromUtf8(parts.number);
}

QString goal(const Board& board, const ShortTexts::Spelling& spelling)
{
    const QString cell = cellOf(board, spelling.to);
    //: spoken: %1 is a cell, %2 the name of a board
    return spelling.otherBoard.empty() ? cell : SpokenTr::tr("%1 on board %2").arg(cell, fromUtf8(spelling.otherBoard));
}

QString deed(const GameDescription& game, const Action& action, const ShortTexts::Spelling& spelling, bool isBoardTold)
{
    const QString who = subject(game, spelling, isBoardTold);
    const bool crosses = !spelling.otherBoard.empty();
    const QString where = goal(game.board, spelling);
    if (action.kind == Action::Kind::Capture)
        //: spoken: %1 is the piece that captures, perhaps with where it stands, or the column of a pawn; %2 is a cell
        return SpokenTr::tr("%1 takes %2").arg(who, where);
    if (action.kind == Action::Kind::Shot)
        //: spoken: %1 is the piece that shoots, perhaps with where it stands, or the column of a pawn; %2 is a cell
        return SpokenTr::tr("%1 shoots %2").arg(who, where);
    if (who.isEmpty())
        return where;
    //: spoken: %1 is a piece, %2 the cell that it goes to: knight f3
    return spelling.origin.empty() && !crosses
               ? SpokenTr::tr("%1 %2", "a piece and where it goes").arg(who, where)
               //: spoken: %1 is a piece and where it stands, %2 where it goes: knight b to d7
               : SpokenTr::tr("%1 to %2").arg(who, where);
}

/** @p board is empty where there is a single one. */
QString onBoard(const std::string& board, const QString& words)
{
    //: spoken: %1 is the name of a board, %2 an action there
    return board.empty() ? words : SpokenTr::tr("board %1: %2").arg(fromUtf8(board), words);
}

QString withSign(const QString& words, SpokenSign sign)
{
    switch (sign) {
    case SpokenSign::None: return words;
    //: spoken: %1 is an action
    case SpokenSign::Check: return SpokenTr::tr("%1, check").arg(words);
    //: spoken: %1 is an action
    case SpokenSign::Mate: return SpokenTr::tr("%1, checkmate").arg(words);
    }
    return words;
}

/** What comes to the board, and of which set, where @p recorded tells the set. @pre something does */
QString placedPiece(const GameDescription& game, const Action& action, const std::string& recorded)
{
    const QString kind = translated(game.kind(*action.placed).name);
    //: spoken: %1 is a kind of piece, %2 the number of the chess set that it comes from
    return recorded.find('#') == std::string::npos ? kind : SpokenTr::tr("%1 of set %2").arg(kind).arg(action.set);
}

/** @pre it is a drop */
QString dropped(const GameDescription& game, const Action& action, const std::string& recorded)
{
    const Board& board = game.board;
    const QString goal =
        hasOwnLabels(board) ? cell(board, action.to) : fromUtf8(std::string(board.shortName(action.to)));
    //: spoken: %1 is a kind of piece that comes from a stockpile, %2 a cell
    return SpokenTr::tr("%1 dropped on %2").arg(placedPiece(game, action, recorded), goal);
}

/** @p words, and what a pawn becomes, on another cell, it may be. */
QString promoted(const Game& game, const ShortTexts& texts, const Action& action, const std::string& recorded,
                 const QString& words)
{
    const QString piece = placedPiece(game.description(), action, recorded);
    if (!action.placedAt)
        //: spoken: %1 is where a pawn goes, %2 a kind of piece
        return SpokenTr::tr("%1, becomes %2").arg(words, piece);
    //: spoken: %1 is where a pawn goes, %2 the piece that takes its place, and %3 the cell on which it comes to the board
    return SpokenTr::tr("%1, becomes %2 on %3").arg(words, piece, cellOf(game.board(), texts.parts(*action.placedAt)));
}

QString jump(const Board& board, const Action& action)
{
    QStringList over;
    for (const Cell at : action.path.cells())
        over += cell(board, at);
    over += cell(board, action.to);
    //: spoken: a piece on %1 captures on its way; %2 are the cells that it comes to, one after the other
    return SpokenTr::tr("%1 jumps to %2").arg(cell(board, action.from), over.join(SpokenTr::tr(", ")));
}

/** Records write the whole cells of some pawns: those that several could go. Who goes to another board is named. */
std::optional<ShortTexts::Spelling> spellingOf(const Board& board, const ShortTexts& texts, const Action& action)
{
    auto spelling = texts.spelling(action);
    const auto kind = texts.mover(action);
    const bool moves =
        action.kind == Action::Kind::Step || action.kind == Action::Kind::Capture || action.kind == Action::Kind::Shot;
    if (!spelling && kind && moves) {
        const bool crosses = board.place(action.from).face != board.place(action.to).face;
        spelling = ShortTexts::Spelling{boardName(board, action.from),
                                        {},
                                        cellOf(board, texts.parts(action.from)).toStdString(),
                                        crosses ? boardName(board, action.to) : std::string(),
                                        texts.parts(action.to)};
    }
    if (spelling && !spelling->otherBoard.empty())
        spelling->kind = kind;
    return spelling;
}

/** What is more than a step, a capture or a shot. */
QString unspelt(const Game& game, const ShortTexts& texts, const Action& action)
{
    const GameDescription& description = game.description();
    const QString written = fromUtf8(texts.bare(action, englishLetters(description)));
    const std::string board = boardName(description.board, action.to);
    if (action.kind == Action::Kind::Castle)
        return onBoard(board, written.endsWith(QStringLiteral("O-O-O")) ? SpokenTr::tr("castles long")
                                                                        : SpokenTr::tr("castles short"));
    if (action.kind == Action::Kind::Drop && action.placed)
        return onBoard(board, dropped(description, action, written.toStdString()));
    if (action.kind == Action::Kind::Swap) {
        //: spoken: %1 and %2 are the cells of two pieces
        const QString swapped = SpokenTr::tr("%1 and %2 change places")
                                    .arg(cell(description.board, action.from), cell(description.board, action.to));
        return action.placed ? promoted(game, texts, action, written.toStdString(), swapped) : swapped;
    }
    if (action.kind == Action::Kind::Remove) {
        const QString from = cell(description.board, action.from);
        //: spoken: %1 is the cell of a piece that is taken away
        return action.from == action.to
                   ? SpokenTr::tr("%1 off the board").arg(from)
                   //: spoken: %1 and %2 are the cells of two pieces that are taken away
                   : SpokenTr::tr("%1 and %2 off the board").arg(from, cell(description.board, action.to));
    }
    return written;
}

} // namespace

QString actionInWords(const Board& board, const Action& action)
{
    switch (action.kind) {
    //: %1 is from where to where the row of pawns goes
    case Action::Kind::Charge:
        return onBoard(boardName(board, action.to), SpokenTr::tr("charge, %1").arg(deedInWords(board, action)));
    //: %1 is a cell
    case Action::Kind::Lay: return SpokenTr::tr("mine on %1").arg(cell(board, action.to));
    //: %1 is a cell
    case Action::Kind::Fire: return SpokenTr::tr("shell aimed at %1").arg(cell(board, action.to));
    //: ends the aiming of shells: as the button that does it, in the middle of a line
    case Action::Kind::EndFire: return SpokenTr::tr("fire");
    case Action::Kind::Leave: return deedInWords(board, action);
    //: %1 is the name of a board
    case Action::Kind::Yield: return SpokenTr::tr("gives up board %1").arg(fromUtf8(boardName(board, action.to)));
    default: return {};
    }
}

QString dropInWords(const GameDescription& game, const Action& action, const std::string& recorded, SpokenSign sign)
{
    if (action.kind != Action::Kind::Drop || !action.placed)
        return {};
    const std::string board = boardName(game.board, action.to);
    const QString words = withSign(dropped(game, action, recorded), sign);
    //: in a list: %1 is the name of a board, %2 an action there
    return board.empty() ? words : SpokenTr::tr("%1: %2").arg(fromUtf8(board), words);
}

QString promotionInWords(const Game& game, const Position& position, const Action& action, const QString& written)
{
    const SpokenSign sign = written.endsWith(u'#')   ? SpokenSign::Mate
                            : written.endsWith(u'+') ? SpokenSign::Check
                                                     : SpokenSign::None;
    const ShortTexts texts(game, position, {});
    return withSign(promoted(game, texts, action, game.text(position, action), written.section(u'=', 0, 0)), sign);
}

QString spokenAction(const Game& game, const ShortTexts& texts, const Action& action, SpokenSign sign,
                     const std::string& toldBoard)
{
    const GameDescription& description = game.description();
    const auto spelling = spellingOf(description.board, texts, action);
    if (action.kind == Action::Kind::Jump)
        return withSign(jump(description.board, action), sign);
    if (const QString words = actionInWords(description.board, action); !words.isEmpty())
        return withSign(words, sign);
    if (!spelling)
        return withSign(unspelt(game, texts, action), sign);
    const bool isBoardTold = spelling->board == toldBoard;
    QString words = deed(description, action, *spelling, isBoardTold);
    if (action.placed)
        words = promoted(game, texts, action, texts.bare(action, englishLetters(description)), words);
    if (action.leavesFlags)
        //: spoken: %1 is an action of a piece that carries flags
        words = SpokenTr::tr("%1, flags left behind").arg(words);
    const bool isToldBefore = isBoardTold || !spelling->otherBoard.empty(); // or behind the piece
    return withSign(onBoard(isToldBefore ? std::string() : spelling->board, words), sign);
}

} // namespace ringford::ui::words
