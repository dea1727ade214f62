// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardKeys.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/BoardTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/CursorStep.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/LastInput.h"

#include <QGuiApplication>
#include <QStringList>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <utility>

namespace ringford::ui {

BoardKeys::BoardKeys(BoardView& view) : QObject(&view), m_view(view) {}

BoardScene& BoardKeys::scene() const
{
    return m_view.boardScene();
}

void BoardKeys::goTo(Cell cell)
{
    m_cell = cell;
    m_isSeen = true;
    m_isOverEdge = false;
    showAgain();
    foresee();
    keepInView();
    announce(QAccessible::Focus);
    emit moved(cell);
}

void BoardKeys::show()
{
    m_isSeen = true;
    showAgain();
    foresee();
    keepInView();
    announceSoon();
}

/** Queued: the board's own event follows the focus, and what comes last is read. */
void BoardKeys::announceSoon()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_view.hasFocus() && scene().cursorCell())
                announce(QAccessible::Focus);
        },
        Qt::QueuedConnection);
}

void BoardKeys::showAgain()
{
    if (m_isSeen)
        scene().marks().setCursor(m_cell);
}

void BoardKeys::foresee()
{
    const bool isOnBoard = m_cell.index < scene().description().board.cellCount();
    if (!isOnBoard || !m_isSeen || !LastInput::wasKey() || scene().picture().isHidden)
        return;
    BoardPointer at;
    at.scenePos = scene().boardLayout().cellCentre(m_cell);
    at.touch = Touch::on(m_cell);
    m_view.tool().hover(at);
}

void BoardKeys::hide()
{
    if (m_isSeen)
        m_view.tool().hover({});
    m_isSeen = false;
    scene().marks().setCursor(std::nullopt);
}

void BoardKeys::hideAt(Cell cell)
{
    hide();
    m_cell = cell;
}

void BoardKeys::keepInView()
{
    if (const auto cell = scene().cursorCell())
        m_view.ensureVisible(scene().boardLayout().cellBounds(*cell));
}

void BoardKeys::stayOnBoard()
{
    const int last = scene().description().board.cellCount() - 1;
    m_cell.index = static_cast<std::uint16_t>(std::min<int>(m_cell.index, last));
    // Nor does a board stay that is gone.
    const Board& board = scene().description().board;
    const std::vector<int> gone = scene().goneFaces();
    const auto isGone = [&](int face) { return std::ranges::binary_search(gone, face); };
    if (!isGone(board.place(m_cell).face))
        return;
    for (int face = 0; face < static_cast<int>(board.faces().size()); ++face) {
        if (!isGone(face)) {
            enterFace(face);
            showAgain(); // the mark was on a cell that is seen no more
            announceSoon();
            return;
        }
    }
}

/** To a piece that can act there, else to the first cell. */
void BoardKeys::enterFace(int face)
{
    const Board& board = scene().description().board;
    const Contents& contents = scene().contents();
    const auto own = std::ranges::find_if(contents.pieces, [&](const PlacedPiece& placed) {
        return board.place(placed.cell).face == face && contents.sidesOnTurn.contains(placed.piece.side);
    });
    if (own != contents.pieces.end()) {
        m_cell = own->cell;
        return;
    }
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        if (board.place(Cell{index}).face == face) {
            m_cell = Cell{index};
            return;
        }
    }
}

void BoardKeys::stayInFocus()
{
    const std::optional<int> focused = scene().focusedFace();
    if (std::exchange(m_focused, focused) == focused || !focused ||
        scene().description().board.place(m_cell).face == *focused)
        return;
    enterFace(*focused);
    if (m_isSeen)
        goTo(m_cell);
}

void BoardKeys::goAlong(int face)
{
    if (scene().description().board.place(m_cell).face == face)
        return;
    enterFace(face);
    if (m_isSeen)
        goTo(m_cell);
}

void BoardKeys::begin()
{
    const Contents& contents = scene().contents();
    const SeatSet absent = m_view.model().absent();
    const auto hasHands = [&](const PlacedPiece& placed) {
        return !absent.contains(contents.players[placed.piece.side.index]);
    };
    const auto isOnTurn = [&](const PlacedPiece& placed) { return contents.sidesOnTurn.contains(placed.piece.side); };
    // Where others begin it waits with the pieces of those who use it.
    auto own = std::ranges::find_if(contents.pieces,
                                    [&](const PlacedPiece& placed) { return isOnTurn(placed) && hasHands(placed); });
    if (own == contents.pieces.end())
        own = std::ranges::find_if(contents.pieces, hasHands);
    if (own == contents.pieces.end())
        own = std::ranges::find_if(contents.pieces, isOnTurn);
    m_cell = own == contents.pieces.end() ? Cell{} : own->cell;
    showAgain();
    announceSoon();
}

void BoardKeys::announce(QAccessible::Event what)
{
    QAccessibleEvent event(&m_view, what);
    event.setChild(m_cell.index);
    QAccessible::updateAccessibility(&event);
}

namespace {

std::optional<QPointF> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return QPointF(-1, 0);
    case Qt::Key_Right: return QPointF(1, 0);
    case Qt::Key_Up: return QPointF(0, -1);
    case Qt::Key_Down: return QPointF(0, 1);
    default: return std::nullopt;
    }
}

} // namespace

void BoardKeys::move(QPointF way)
{
    const Cell from = m_cell;
    goTo(cursorStep(scene().boardLayout(), m_cell, way));
    if (m_cell != from)
        return;
    m_isOverEdge = leadsOut();
    if (m_isOverEdge)
        m_view.say(tr("Over this edge the piece leaves the board for good: press Enter to let it go."),
                   scene().boundsOf(Touch::on(m_cell)));
    else if (!announceBend())
        announceEdge();
}

/** Who sees the board knows. */
void BoardKeys::announceEdge()
{
    Announcer::of(m_view).say(tr("Nothing lies that way."));
}

/** Whether what is in hand can leave the board from the cell of the cursor. */
bool BoardKeys::leadsOut() const
{
    return contains(scene().picture().leavings, m_cell);
}

/** On a ring a row goes on round the corner where no key seems to lead; false where that is not told. */
bool BoardKeys::announceBend()
{
    const Board& board = scene().description().board;
    const Place place = board.place(m_cell);
    if (board.faces()[static_cast<std::size_t>(place.face)].shape != Face::Shape::Ring)
        return false;
    const std::array<std::pair<int, QString>, 4> keys{
        {{Qt::Key_Up, tr("Up")}, {Qt::Key_Down, tr("Down")}, {Qt::Key_Left, tr("Left")}, {Qt::Key_Right, tr("Right")}}};
    QStringList ways;
    for (const auto& [key, name] : keys) {
        const Cell next = cursorStep(scene().boardLayout(), m_cell, *arrowOf(key));
        if (next != m_cell && board.place(next).row == place.row)
            ways += name;
    }
    if (ways.isEmpty())
        return false;
    //: the keyboard's cursor is where a ring turns; %1 is one arrow key or several
    m_view.say(tr("Nothing lies that way. Along the ring: %1.").arg(ways.join(tr(", "))),
               scene().boundsOf(Touch::on(m_cell)));
    return true;
}

bool BoardKeys::leap(int key)
{
    const auto way = arrowOf(key);
    if (!way)
        return false;
    const BoardLayout& layout = scene().boardLayout();
    const auto isOccupied = [&](Cell cell) {
        const auto& markers = scene().contents().markers;
        return scene().pieceOn(cell) || std::ranges::find(markers, cell, &Marker::cell) != markers.end();
    };
    Cell at = m_cell;
    // On a ring the way leads on for ever; no way is longer than all cells.
    for (int steps = layout.board().cellCount(); steps > 0; --steps) {
        const Cell next = cursorStep(layout, at, *way);
        if (next == at)
            break;
        at = next;
        if (isOccupied(at))
            break;
    }
    if (at == m_cell)
        announceEdge();
    goTo(at);
    return true;
}

void BoardKeys::activate()
{
    if (scene().picture().isHidden)
        return; // what nobody sees nobody plays
    const bool leaves = std::exchange(m_isOverEdge, false) && leadsOut();
    if (!scene().cursorCell()) {
        goTo(m_cell); // nothing is done to a cell that is not seen to be meant
        return;
    }
    const PlayTool& hand = m_view.playTool();
    const bool canOnlyBegin = m_view.isPlaying() && hand.touched().empty() && !leaves;
    const bool isNothing = canOnlyBegin && !scene().pieceOn(m_cell) && !scene().isTarget(Touch::on(m_cell));
    m_view.tool().activate(leaves ? Touch::onRim(m_cell) : Touch::on(m_cell));
    if (isNothing && hand.touched().empty() && m_view.reason().isEmpty())
        Announcer::of(m_view).say(tr("There is nothing to pick up here.")); // who sees the board knows
}

bool BoardKeys::goToFace(int face)
{
    const Board& board = scene().description().board;
    if (board.faces().size() < 2)
        return false;
    if (face >= static_cast<int>(board.faces().size()) || scene().boardLayout().cellSize(face) == 0)
        return true;
    m_view.focusOn(face);
    if (board.place(m_cell).face == face) {
        goTo(m_cell);
        return true;
    }
    enterFace(face);
    goTo(m_cell);
    return true;
}

/** The number of a board whose last digit is @p digit and whose first was pressed just before; nothing where none is. */
std::optional<int> BoardKeys::withDigit(int digit) const
{
    const int together = QGuiApplication::styleHints()->keyboardInputInterval(); // as where names are typed in lists
    const int number = m_digit * kTen + digit;
    const bool isOne = m_digit > 0 && m_sinceDigit.isValid() && m_sinceDigit.elapsed() < together;
    return isOne && number <= faceCount() ? std::optional(number) : std::nullopt;
}

/**
 * To the board of that number, of which two digits may come one right after the other; where it is large, ten boards
 * on: so each can be reached by one digit.
 */
bool BoardKeys::goToNumber(int digit)
{
    if (faceCount() < 2)
        return false;
    const auto whole = withDigit(digit);
    m_digit = whole ? 0 : digit;
    m_sinceDigit.start();
    if (whole)
        return goToFace(*whole - 1);
    const int number = digit == 0 ? kTen : digit;
    const int further = number + kTen;
    const bool isThere = scene().focusedFace() == number - 1;
    return goToFace((isThere && further <= faceCount() ? further : number) - 1);
}

bool BoardKeys::hasFocused() const
{
    return scene().focusedFace().has_value();
}

int BoardKeys::faceCount() const
{
    return static_cast<int>(scene().description().board.faces().size());
}

/** Back to all boards, where one is in focus. */
bool BoardKeys::leaveFocus()
{
    if (!scene().focusedFace())
        return false;
    m_view.focusOn(std::nullopt);
    keepInView();
    return true;
}

bool BoardKeys::press(int key)
{
    if (key < Qt::Key_0 || key > Qt::Key_9)
        m_digit = 0; // the number was whole
    if (const auto way = arrowOf(key)) {
        move(*way);
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(); return true;
    case Qt::Key_Escape: return m_view.tool().cancel() || leaveFocus();
    case Qt::Key_0: return (!withDigit(0) && leaveFocus()) || (wants(key) && goToNumber(0));
    default: break;
    }
    return key >= Qt::Key_1 && key <= Qt::Key_9 && goToNumber(key - Qt::Key_0);
}

} // namespace ringford::ui
