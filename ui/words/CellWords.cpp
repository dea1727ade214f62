// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/CellWords.h"

#include "engine/board/CellLabels.h"
#include "engine/match/TypedActions.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>
#include <vector>

namespace ringford::ui::words {

namespace {

class CellTr {
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

/** The label of a whole column or row, counted from the left or from below; empty where there is none. */
QString lineLabel(const Face& face, Action::Axis axis, int line)
{
    const auto& labels = axis == Action::Axis::Column ? face.columnLabels : face.rowLabels;
    const bool isOn = line >= 0 && line < static_cast<int>(labels.size());
    return isOn ? QString::fromStdString(labels[static_cast<std::size_t>(line)]) : QString();
}

QString placeInLabels(const Board& board, Place place)
{
    const CellLabels labels = labelsOf(board, place);
    return QString::fromStdString(labels.row) + u' ' + QString::fromStdString(labels.column);
}

/**
 * The place that @p name (`d19`) is of: that of a cell, or water where the lines of cells with its letter and with its
 * number cross.
 */
std::optional<Place> placeNamed(const Board& board, const std::string& name)
{
    if (const auto cell = board.find(name))
        return board.place(*cell);
    Place place{};
    bool hasColumn = false;
    bool hasRow = false;
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const std::string& other = board.name(Cell{index});
        const Place there = board.place(Cell{index});
        if (other.compare(1, std::string::npos, name, 1) == 0) {
            place.column = there.column;
            hasColumn = true;
        }
        if (other.front() == name.front()) {
            place.row = there.row;
            hasRow = true;
        }
    }
    const bool isWater = hasColumn && hasRow && board.ground(place) == Ground::Water;
    return isWater ? std::optional(place) : std::nullopt;
}

} // namespace

QString cell(const Board& board, Cell cell)
{
    return hasOwnLabels(board) ? placeInLabels(board, board.place(cell))
                               : QString::fromStdString(withoutOnlyBoard(board, board.name(cell)));
}

namespace {

/** A cell of one of several boards in a text: `2:e4`. */
struct NamedCell {
    qsizetype from, size;
    Cell cell;
};

std::vector<NamedCell> cellsNamed(const Board& board, const QString& text)
{
    static const QRegularExpression kName(QStringLiteral("\\b[0-9]+:[a-z][0-9]+\\b(?![-x=])"));
    std::vector<NamedCell> cells;
    for (auto matches = kName.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (const auto cell = board.find(match.captured().toStdString()))
            cells.push_back({match.capturedStart(), match.capturedLength(), *cell});
    }
    return cells;
}

/** Who reads of one board alone, @p beside it, need not be told which; else each cell on another board than the last. */
QString withBoardsInWords(const Board& board, const QString& text, std::optional<int> beside)
{
    const std::vector<NamedCell> cells = cellsNamed(board, text);
    const auto faceOf = [&](const NamedCell& named) { return board.place(named.cell).face; };
    const bool isKnown = std::ranges::all_of(cells, [&](const NamedCell& named) { return faceOf(named) == beside; });
    std::optional<int> told = isKnown ? beside : std::nullopt;
    QString out;
    qsizetype done = 0;
    for (const NamedCell& named : cells) {
        const QString cell = QString::fromStdString(std::string(board.shortName(named.cell)));
        const int face = faceOf(named);
        const QString name = QString::fromStdString(board.faces()[static_cast<std::size_t>(face)].name);
        out += text.mid(done, named.from - done);
        //: a cell of one of several boards
        out += std::exchange(told, face) == face ? cell : CellTr::tr("%1 on board %2").arg(cell, name);
        done = named.from + named.size;
    }
    return out + text.mid(done);
}

} // namespace

QString labelled(const Board& board, const QString& text, std::optional<int> beside)
{
    if (!hasOwnLabels(board) && board.faces().size() > 1)
        return withBoardsInWords(board, text, beside);
    if (!hasOwnLabels(board))
        return QString::fromStdString(withoutOnlyBoard(board, text.toStdString()));
    // Charges of a column (`Cx5+1`), and cells as isCellName() says that they are called.
    static const QRegularExpression kName(QStringLiteral("Cx(?<column>[0-9]+)|[a-z][0-9]+"));
    QString out;
    qsizetype done = 0;
    for (auto matches = kName.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString column = match.captured(QStringLiteral("column"));
        const QString label = lineLabel(board.faces().front(), Action::Axis::Column, column.toInt() - 1);
        const auto place = column.isEmpty() ? placeNamed(board, match.captured().toStdString()) : std::nullopt;
        if (!place && label.isEmpty())
            continue;
        out += text.mid(done, match.capturedStart() - done);
        out += place ? placeInLabels(board, *place) : QStringLiteral("Cx") + label;
        done = match.capturedEnd();
    }
    return out + text.mid(done);
}

QString question(const Board& board, const Text& text, const Action& action)
{
    return labelled(board, asSentence(text), board.place(action.from).face);
}

QString actionText(const Board& board, const Action& action, const std::string& text)
{
    return QString::fromStdString(inLabels(board, action, text));
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
    return to.isEmpty() ? CellTr::tr("%1 off the board").arg(from)
                        //: a charge or a move: from %1 to %2
                        : CellTr::tr("%1 to %2").arg(from, to);
}

QString deed(const GameDescription& game, const Action& action)
{
    return hasOwnLabels(game.board) ? deedInWords(game.board, action) : QString();
}

QString deedInWords(const Board& board, const Action& action)
{
    const auto at = [&](Cell one) { return cell(board, one); };
    QString reported;
    switch (action.kind) {
    case Action::Kind::Step: reported = CellTr::tr("%1 to %2").arg(at(action.from), at(action.to)); break;
    //: a capture: the piece on %1 goes to %2
    case Action::Kind::Capture: reported = CellTr::tr("%1 takes %2").arg(at(action.from), at(action.to)); break;
    //: a shot: from %1 at %2
    case Action::Kind::Shot: reported = CellTr::tr("%1 shoots %2").arg(at(action.from), at(action.to)); break;
    //: a piece leaves the board from %1
    case Action::Kind::Leave: return CellTr::tr("%1 off the board").arg(at(action.from));
    case Action::Kind::Charge: return chargeWay(board, action);
    //: a mine or a shell goes to %1
    case Action::Kind::Lay:
    case Action::Kind::Fire: return CellTr::tr("at %1", "a cell").arg(at(action.to));
    default: return {};
    }
    //: %1 is what a piece does
    return action.leavesFlags ? CellTr::tr("%1, leaving what it carries").arg(reported) : reported;
}

} // namespace ringford::ui::words
