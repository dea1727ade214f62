// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/CellWords.h"

#include "ui/Words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ringford::ui::words {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

struct Labels {
    QString column;
    QString row;
};

Labels labelsOf(const Board& board, Cell cell)
{
    const Place place = board.place(cell);
    const Face& face = board.faces()[static_cast<std::size_t>(place.face)];
    const auto at = [](const std::vector<std::string>& labels, int index) {
        return index < static_cast<int>(labels.size()) ? verbatim(labels[static_cast<std::size_t>(index)]) : QString();
    };
    return {at(face.columnLabels, place.column), at(face.rowLabels, place.row)};
}

/** The label of a whole column or row, counted from the left or from below; empty where there is none. */
QString lineLabel(const Face& face, Action::Axis axis, int line)
{
    const auto& labels = axis == Action::Axis::Column ? face.columnLabels : face.rowLabels;
    const bool isOn = line >= 0 && line < static_cast<int>(labels.size());
    return isOn ? verbatim(labels[static_cast<std::size_t>(line)]) : QString();
}

} // namespace

bool hasOwnLabels(const Board& board)
{
    if (board.faces().size() != 1 || board.cellCount() == 0)
        return false;
    const Cell first{0};
    const Labels labels = labelsOf(board, first);
    const QString name = verbatim(board.name(first));
    return !labels.column.isEmpty() && !labels.row.isEmpty() && name != labels.column + labels.row &&
           name != labels.row + labels.column;
}

QString cell(const Board& board, Cell cell)
{
    const Labels labels = labelsOf(board, cell);
    return hasOwnLabels(board) ? labels.row + u' ' + labels.column : verbatim(board.name(cell));
}

QString cellInFull(const Board& board, Cell cell)
{
    const QString name = verbatim(board.name(cell));
    if (!hasOwnLabels(board))
        return name;
    //: a cell: %1 is what the labels beside the board call it, %2 what records do
    return Tr::tr("%1 (%2)", "a cell").arg(words::cell(board, cell), name);
}

QString labelled(const Board& board, const QString& text)
{
    if (!hasOwnLabels(board))
        return text;
    static const QRegularExpression kName(QStringLiteral("[a-z][0-9]+"));
    QString out;
    qsizetype done = 0;
    for (auto matches = kName.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto found = board.find(match.captured().toStdString());
        if (!found)
            continue;
        out += text.mid(done, match.capturedStart() - done) + cell(board, *found);
        done = match.capturedEnd();
    }
    return out + text.mid(done);
}

QString chargeWay(const Board& board, const Action& action)
{
    const Place place = board.place(action.from);
    const Face& face = board.faces()[static_cast<std::size_t>(place.face)];
    const bool isColumn = action.axis == Action::Axis::Column;
    const int line = isColumn ? place.column : place.row;
    const QString from = lineLabel(face, action.axis, line);
    // Rows are counted from below, and written from above.
    const QString to = lineLabel(face, action.axis, isColumn ? line + action.distance : line - action.distance);
    //: a charge: %1 is the column or row that leaves the board
    return to.isEmpty() ? Tr::tr("%1 off the board").arg(from)
                        //: a charge or a move: from %1 to %2
                        : Tr::tr("%1 to %2").arg(from, to);
}

QString deed(const GameDescription& game, const Action& action)
{
    const Board& board = game.board;
    if (!hasOwnLabels(board))
        return {};
    const auto at = [&](Cell one) { return cell(board, one); };
    QString told;
    switch (action.kind) {
    case Action::Kind::Step: told = Tr::tr("%1 to %2").arg(at(action.from), at(action.to)); break;
    //: a capture: the piece on %1 goes to %2
    case Action::Kind::Capture: told = Tr::tr("%1 takes %2").arg(at(action.from), at(action.to)); break;
    //: a shot: from %1 at %2
    case Action::Kind::Shot: told = Tr::tr("%1 shoots %2").arg(at(action.from), at(action.to)); break;
    //: a piece leaves the board from %1
    case Action::Kind::Leave: return Tr::tr("%1 off the board").arg(at(action.from));
    case Action::Kind::Charge: return chargeWay(board, action);
    //: a mine or a shell goes to %1
    case Action::Kind::Lay:
    case Action::Kind::Fire: return Tr::tr("at %1", "a cell").arg(at(action.to));
    default: return {};
    }
    //: %1 is what a piece does
    return action.leavesFlags ? Tr::tr("%1, leaving the flag").arg(told) : told;
}

} // namespace ringford::ui::words
