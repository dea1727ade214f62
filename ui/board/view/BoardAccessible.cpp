// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardAccessible.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/HandNews.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ringford::ui {

namespace {

class AccessibleTr {
    Q_DECLARE_TR_FUNCTIONS(BoardAccessible)
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    auto* view = className == QLatin1String("ringford::ui::BoardView") ? qobject_cast<BoardView*>(object) : nullptr;
    if (view)
        return new BoardAccessible(view);
    auto* chooser =
        className == QLatin1String("ringford::ui::ActionChooser") ? qobject_cast<ActionChooser*>(object) : nullptr;
    return chooser ? new ChooserAccessible(chooser) : nullptr;
}

} // namespace

void BoardAccessible::install()
{
    QAccessible::installFactory(makeInterface); // once more does nothing
}

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::List) {}

BoardAccessible::~BoardAccessible()
{
    forget();
}

BoardView* BoardAccessible::view() const
{
    return static_cast<BoardView*>(widget());
}

void BoardAccessible::forget() const
{
    for (const QAccessible::Id id : m_cells) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
    m_cells.clear();
}

int BoardAccessible::childCount() const
{
    return cellCount() + (view()->chooser() ? 1 : 0);
}

int BoardAccessible::cellCount() const
{
    return view()->boardScene().description().board.cellCount();
}

QAccessibleInterface* BoardAccessible::child(int index) const
{
    const auto count = static_cast<std::size_t>(cellCount());
    if (m_cells.size() != count) { // another game
        forget();
        m_cells.resize(count);
    }
    if (index == cellCount() && view()->chooser())
        return QAccessible::queryAccessibleInterface(view()->chooser());
    if (index < 0 || index >= cellCount())
        return nullptr;
    QAccessible::Id& id = m_cells[static_cast<std::size_t>(index)];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(
            new CellAccessible(view(), Cell{static_cast<std::uint16_t>(index)}));
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const
{
    const QPoint inViewport = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const auto cell = view()->boardScene().boardLayout().cellAt(view()->mapToScene(inViewport));
    return cell ? child(cell->index) : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    if (child && view()->chooser() && child->object() == view()->chooser())
        return cellCount();
    const auto* cell = dynamic_cast<const CellAccessible*>(child);
    return cell ? cell->cell().index : -1;
}

QAccessibleInterface* BoardAccessible::focusChild() const
{
    return view()->hasFocus() ? child(view()->cursorCell().index) : nullptr;
}

QString BoardAccessible::text(QAccessible::Text type) const
{
    // What is said beside the board has been spoken when it came, and would be once more whenever the focus comes back.
    return type == QAccessible::Description
               ? AccessibleTr::tr("Arrow keys move, Enter picks up and puts down, Esc puts back, F turns the board.")
               : QAccessibleWidget::text(type);
}

QAccessibleInterface* ChooserAccessible::parent() const
{
    QObject* above = object()->parent(); // the viewport, which is no child of the board's
    return above ? QAccessible::queryAccessibleInterface(above->parent()) : nullptr;
}

namespace {

/** Rings and colours, of a person or of the program. */
bool isMarked(const BoardPicture& picture, Cell cell)
{
    const auto isOn = [cell](const std::vector<MarkedCell>& marks) {
        return std::ranges::find(marks, cell, &MarkedCell::cell) != marks.end();
    };
    return isOn(picture.rings) || isOn(picture.fills) || isOn(picture.advice.rings) || isOn(picture.advice.fills);
}

} // namespace

bool CellAccessible::isValid() const
{
    return m_view && m_cell.index < m_view->boardScene().description().board.cellCount();
}

QAccessibleInterface* CellAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

/** In the middle of an action its piece is seen where it rests. */
const Piece* CellAccessible::pieceSeen() const
{
    const BoardScene& scene = m_view->boardScene();
    const PlayTool& tool = m_view->playTool();
    const auto origin = tool.restingFrom();
    if (!origin)
        return scene.pieceOn(m_cell);
    if (*origin == m_cell)
        return nullptr;
    return scene.pieceOn(tool.touched().back() == Touch::on(m_cell) ? *origin : m_cell);
}

QString CellAccessible::selectedText() const
{
    if (m_view->boardScene().picture().isInspecting)
        return AccessibleTr::tr("only looked at");
    return handText(*m_view);
}

QString CellAccessible::targetText() const
{
    const BoardPicture& picture = m_view->boardScene().picture();
    const bool isSwap = std::ranges::find(picture.targets, Target{m_cell, Target::Kind::Swap}) != picture.targets.end();
    const auto is = [&](Target::Kind kind) {
        return std::ranges::find(picture.targets, Target{m_cell, kind}) != picture.targets.end();
    };
    const auto place = std::ranges::find(picture.targets, m_cell, &Target::cell);
    const bool isOnlyInRange = place->kind == Target::Kind::Aim && !is(Target::Kind::Move);
    if (isOnlyInRange && (picture.isInspecting || !m_view->playTool().touched().empty()))
        return AccessibleTr::tr("in range: an enemy here could be shot");
    if (picture.isInspecting)
        return isSwap ? AccessibleTr::tr("would change places with this") : AccessibleTr::tr("would go here");
    if (m_view->playTool().touched().empty())
        return AccessibleTr::tr("can be chosen");
    if (is(Target::Kind::Shot))
        return is(Target::Kind::Capture) ? AccessibleTr::tr("can be taken, or shot from afar")
                                         : AccessibleTr::tr("can be shot from afar");
    return isSwap                      ? AccessibleTr::tr("can change places with this")
           : is(Target::Kind::Capture) ? AccessibleTr::tr("can be captured")
                                       : AccessibleTr::tr("can go here");
}

QString CellAccessible::text(QAccessible::Text type) const
{
    if (!isValid())
        return {};
    const BoardScene& scene = m_view->boardScene();
    if (type == QAccessible::Name && scene.picture().isHidden)
        //: a cell of a board whose pieces nobody is to see; %1 is its name
        return AccessibleTr::tr("%1, hidden").arg(words::cell(scene.description().board, m_cell));
    if (type == QAccessible::Name) {
        // The ear is told at once what the eye sees a moment later: who takes a flag home carries it.
        Contents contents = scene.contents();
        contents.markers = scene.markersAtRest();
        const QString content = words::cellContent(scene.description(), m_cell, pieceSeen(), contents);
        //: a cell on which something is drawn, a ring or a colour; %1 is its name and what stands there
        return isMarked(scene.picture(), m_cell) ? AccessibleTr::tr("%1, marked").arg(content) : content;
    }
    if (type != QAccessible::Description)
        return {};
    const BoardPicture& picture = scene.picture();
    if (picture.selected == m_cell)
        return selectedText();
    if (std::ranges::find(picture.targets, m_cell, &Target::cell) != picture.targets.end())
        return targetText();
    return contains(picture.contents.checks, m_cell) ? AccessibleTr::tr("in check") : QString();
}

QRect CellAccessible::rect() const
{
    if (!isValid())
        return {};
    const QRect inViewport = m_view->cellRect(m_cell);
    return {m_view->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
}

QAccessible::State CellAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.focused = m_view->hasFocus() && m_view->cursorCell() == m_cell;
    state.selected = m_view->boardScene().picture().selected == m_cell;
    state.offscreen = !m_view->viewport()->rect().intersects(m_view->cellRect(m_cell));
    return state;
}

QWindow* CellAccessible::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

void* CellAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList CellAccessible::actionNames() const
{
    return {pressAction(), setFocusAction()};
}

void CellAccessible::doAction(const QString& name)
{
    if (!isValid())
        return;
    m_view->setFocus(Qt::OtherFocusReason);
    m_view->setCursorCell(m_cell);
    if (name == pressAction())
        m_view->tool().activate(Touch::on(m_cell));
}

} // namespace ringford::ui
