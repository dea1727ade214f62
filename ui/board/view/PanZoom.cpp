// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PanZoom.h"

#include "ui/board/view/BoardView.h"
#include "ui/board/view/CutLabels.h"
#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/Minimap.h"
#include "ui/paint/LeastCells.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kWheelZoom = 1.25; // of a notch of the wheel
constexpr double kLargestZoom = 8;
constexpr double kEndless = 100'000; // longer than any board

/** How far a bar can go. */
int range(const QScrollBar& bar)
{
    return bar.maximum() - bar.minimum();
}

/** A single board with nothing in its middle, nor in its corners. */
bool isRing(const BoardView& view)
{
    const BoardLayout& layout = view.boardScene().boardLayout();
    return !layout.isOneOfSeveral() && layout.middle(0);
}

} // namespace

void PanZoom::makeMap()
{
    for (const Qt::Edge side : {Qt::TopEdge, Qt::BottomEdge, Qt::LeftEdge, Qt::RightEdge})
        m_edges.push_back(new EdgeLabels(m_view, side));
    new CutLabels(m_view);
    m_minimap = new Minimap(m_view);
}

void PanZoom::placeMap()
{
    if (m_minimap) {
        const Cut cut = this->cut();
        const bool isSeen = findRoomForMap(cut);
        m_mapLacksRoom = !isSeen && m_view.boardScene().appearance().showsMap && (cut.across || cut.down);
        m_view.setViewportMargins(isSeen ? m_minimap->margins() : QMargins());
        m_minimap->setVisible(isSeen);
        m_minimap->place();
        m_view.update(); // what lies around the viewport
    }
    for (EdgeLabels* const edge : m_edges)
        edge->place();
}

PanZoom::Cut PanZoom::cut() const
{
    const QSizeF whole = m_view.boardScene().boardLayout().bounds().size();
    const QSizeF space = wholeSpace();
    return {whole.width() > space.width() + 1, whole.height() > space.height() + 1};
}

/** A map is of use where boards are cut. Where there is little room for it, it is as small as may be. */
bool PanZoom::findRoomForMap(Cut cut)
{
    constexpr double kMostShare = 0.125; // of the view
    constexpr double kMostOfRow = 0.25;  // where boards stand in a row, which is long beyond measure
    m_minimap->setCell(m_minimap->usualCell());
    const bool isWide = m_minimap->isWide();
    const QSize space = wholeSpace();
    const bool isBelow = isRing(m_view) ? space.height() > space.width() : isWide;
    m_minimap->setBelow(cut.across && cut.down ? isBelow : cut.across);
    if (m_mapGivesWay || !(cut.across || cut.down) || !m_view.boardScene().appearance().showsMap)
        return false;
    if (hasRoomForMap(cut, kMostShare))
        return true;
    if (isWide) {
        m_minimap->setCell(Minimap::kLeastCell);
        return cut.across && hasRoomForMap(cut, m_view.boardScene().areLinked() ? kMostOfRow : kMostShare);
    }
    for (double cell = m_minimap->usualCell() - 1; cell >= Minimap::kLeastCell; --cell) {
        m_minimap->setCell(cell);
        if (hasRoomForMap(cut, kMostShare))
            return true;
    }
    return false;
}

/**
 * The map lies on what boards leave free, below or beside. Where they leave nothing free, it may take @p most of what
 * shows only parts of them; never what would show all of their height, or width.
 */
bool PanZoom::hasRoomForMap(Cut cut, double most) const
{
    if (!m_minimap->hasRoomIn(wholeSpace()))
        return false;
    const QSizeF space = wholeSpace();
    const QMargins margins = m_minimap->margins();
    const QSizeF taken(margins.left() + margins.right(), margins.top() + margins.bottom());
    if (cut.across && cut.down)
        return taken.height() <= most * space.height() && taken.width() <= most * space.width();
    const QSizeF bars(cut.down ? m_view.verticalScrollBar()->sizeHint().width() : 0,
                      cut.across ? m_view.horizontalScrollBar()->sizeHint().height() : 0);
    const QSizeF needed = m_view.boardScene().boardLayout().bounds().size() + taken + bars;
    return cut.across ? needed.height() <= space.height() : needed.width() <= space.width();
}

QSize PanZoom::wholeSpace() const
{
    return m_view.maximumViewportSize().grownBy(m_view.viewportMargins());
}

/** What of the view is free for boards that are seen in all their height, or width, where the map is beside them. */
QSizeF PanZoom::spaceBesideMap() const
{
    QSize space = wholeSpace();
    if (m_minimap) {
        m_minimap->setCell(m_minimap->usualCell());
        m_minimap->setBelow(m_fit == Fit::Height);
    }
    if (m_minimap && m_view.boardScene().appearance().showsMap && m_minimap->hasRoomIn(space))
        space = space.shrunkBy(m_minimap->margins());
    return QSizeF(space.width() - m_view.verticalScrollBar()->sizeHint().width(),
                  space.height() - m_view.horizontalScrollBar()->sizeHint().height());
}

QPoint PanZoom::middle() const
{
    return m_view.viewport()->rect().center();
}

void PanZoom::arrange()
{
    TableStage& table = m_view.boardScene().table();
    const QSizeF space = wholeSpace();
    m_mapGivesWay = false;
    if (m_fit == Fit::Width || m_fit == Fit::Height)
        fitSide();
    if (m_fit == Fit::Cells) {
        m_zoom = zoomOfCells(space);
        m_mapGivesWay = true;
    }
    m_zoom = std::clamp(m_zoom, 1.0, kLargestZoom);
    table.arrange(space, m_zoom, m_view.devicePixelRatioF());
    placeMap();
}

/** All of the width, or of the height, with the map beside it, unless that took most of what can be won. */
void PanZoom::fitSide()
{
    const TableStage& table = m_view.boardScene().table();
    const QSizeF space = wholeSpace();
    if (m_fit == Fit::Width && !isRing(m_view)) {
        m_zoom = table.zoomFor(space, {space.width(), kEndless});
        return;
    }
    const bool isWidth = m_fit == Fit::Width;
    // A ring is many cells wide, which are rounded to pixels.
    const double rounding = isRing(m_view) ? 8 : 0;
    const auto zoomFor = [&](const QSizeF& room) {
        return table.zoomFor(space, isWidth ? QSizeF(room.width() - rounding, kEndless)
                                            : QSizeF(kEndless, room.height() - rounding));
    };
    const QSizeF bars(m_view.verticalScrollBar()->sizeHint().width(),
                      m_view.horizontalScrollBar()->sizeHint().height());
    const double without = zoomFor(space - bars);
    m_zoom = zoomFor(spaceBesideMap());
    m_mapGivesWay = without > 1 && m_zoom - 1 < (without - 1) / 2;
    if (m_mapGivesWay)
        m_zoom = without;
}

void PanZoom::setZoom(double zoom, QPoint fixed, Fit fit)
{
    zoom = std::clamp(zoom, 1.0, kLargestZoom);
    if (zoom == m_zoom && fit == m_fit)
        return;
    m_zoom = zoom;
    m_fit = fit;
    const BoardScene& scene = m_view.boardScene();
    const QPointF before = m_view.mapToScene(fixed);
    const QSizeF sizeBefore = scene.boardLayout().bounds().size();
    arrange();
    const QSizeF size = scene.boardLayout().bounds().size();
    const QPointF after(before.x() * size.width() / sizeBefore.width(),
                        before.y() * size.height() / sizeBefore.height());
    moveBy(m_view.mapFromScene(after) - fixed);
    placeMap();
    emit zoomChanged(m_zoom);
}

/** A ring has nothing in its middle: there what was last touched stays in view, if it is. */
void PanZoom::zoomIn()
{
    const BoardLayout& layout = m_view.boardScene().boardLayout();
    const Cell last = m_view.cursorCell();
    const bool keepsLast = !layout.cellAt(m_view.mapToScene(middle())) &&
                           m_view.viewport()->rect().contains(m_view.mapFromScene(layout.cellCentre(last)));
    setZoom(m_zoom * kZoomStep, middle());
    if (keepsLast)
        m_view.ensureVisible(m_view.boardScene().boardLayout().cellBounds(last));
    emit zoomed();
}

void PanZoom::zoomOut()
{
    setZoom(m_zoom / kZoomStep, middle());
    emit zoomed();
}

void PanZoom::zoomToFit()
{
    setZoom(1, middle());
}

void PanZoom::zoomToWidth()
{
    setZoom(m_zoom, middle(), Fit::Width);
    emit zoomed();
}

void PanZoom::zoomToHeight()
{
    setZoom(m_zoom, middle(), Fit::Height);
    emit zoomed();
}

void PanZoom::showLinked(std::optional<int> face)
{
    if (!face) {
        zoomToFit();
        return;
    }
    zoomToHeight();
    if (m_view.boardScene().boardLayout().cellSize(*face) < kLeastPlayableCell) {
        m_cellsOf = *face;
        setZoom(m_zoom, middle(), Fit::Cells);
    }
    m_view.centerOn(m_view.boardScene().boardLayout().edge(*face).boundingRect().center());
}

/** With which the cells of a board have the whole of @p space: what stands beside them is scrolled to. */
double PanZoom::zoomOfCells(QSizeF space) const
{
    constexpr double kAround = 4; // px
    BoardScene& scene = m_view.boardScene();
    const double bars = m_view.verticalScrollBar()->sizeHint().width() + kAround;
    const double beside =
        scene.boardLayout().bounds().height() - scene.boardLayout().edge(m_cellsOf).boundingRect().height();
    return scene.table().zoomFor(space, {kEndless, std::min(space.height(), space.width()) - bars + beside});
}

bool PanZoom::wheel(const QWheelEvent& event)
{
    const int turned = event.angleDelta().y();
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        setZoom(m_zoom * std::pow(kWheelZoom, turned / 120.0), event.position().toPoint());
        return true;
    }
    if (range(*m_view.verticalScrollBar()) != 0 || turned == 0)
        return false;
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() - turned);
    return true;
}

bool PanZoom::canPan() const
{
    return range(*m_view.horizontalScrollBar()) != 0 || range(*m_view.verticalScrollBar()) != 0;
}

bool PanZoom::panByKey(int key, Qt::KeyboardModifiers modifiers)
{
    constexpr double kPart = 0.8;
    const bool isPage = modifiers == Qt::NoModifier && (key == Qt::Key_PageUp || key == Qt::Key_PageDown);
    const bool isArrow = modifiers == (Qt::AltModifier | Qt::ShiftModifier) &&
                         (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down);
    QScrollBar& across = *m_view.horizontalScrollBar();
    QScrollBar& down = *m_view.verticalScrollBar();
    if ((!isPage && !isArrow) || !canPan())
        return false;
    const bool isAcross = isPage ? range(across) >= range(down) : key == Qt::Key_Left || key == Qt::Key_Right;
    QScrollBar& bar = isAcross ? across : down;
    const double view = isAcross ? m_view.viewport()->width() : m_view.viewport()->height();
    const int length = qRound(isPage ? kPart * view : 2 * m_view.boardScene().boardLayout().cellSize());
    const bool isBack = key == Qt::Key_PageUp || key == Qt::Key_Left || key == Qt::Key_Up;
    bar.setValue(bar.value() + (isBack ? -length : length));
    return true;
}

void PanZoom::stepTo(Qt::Edges edges)
{
    constexpr double kStep = 0.3; // cells
    const int step = std::max(1, qRound(kStep * m_view.boardScene().boardLayout().cellSize()));
    const auto stepsOf = [edges](Qt::Edge back, Qt::Edge on) {
        return int(edges.testFlag(on)) - int(edges.testFlag(back));
    };
    moveBy(QPoint(stepsOf(Qt::LeftEdge, Qt::RightEdge), stepsOf(Qt::TopEdge, Qt::BottomEdge)) * step);
}

Qt::Edges PanZoom::edgesNear(QPoint inViewport) const
{
    constexpr int kReach = 20; // px
    const QRect inner = m_view.viewport()->rect().adjusted(kReach, kReach, -kReach, -kReach);
    const QScrollBar& across = *m_view.horizontalScrollBar();
    const QScrollBar& down = *m_view.verticalScrollBar();
    const EdgeLabels* const labels = edgeAt(inViewport);
    const auto isAt = [labels](bool isNear, Qt::Edge edge) { return isNear || (labels && labels->side() == edge); };
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, isAt(inViewport.x() < inner.left(), Qt::LeftEdge) && across.value() > across.minimum());
    edges.setFlag(Qt::RightEdge,
                  isAt(inViewport.x() > inner.right(), Qt::RightEdge) && across.value() < across.maximum());
    edges.setFlag(Qt::TopEdge, isAt(inViewport.y() < inner.top(), Qt::TopEdge) && down.value() > down.minimum());
    edges.setFlag(Qt::BottomEdge,
                  isAt(inViewport.y() > inner.bottom(), Qt::BottomEdge) && down.value() < down.maximum());
    return edges;
}

EdgeLabels* PanZoom::edgeAt(QPoint inViewport) const
{
    const QPoint inView = m_view.viewport()->mapToParent(inViewport);
    const auto found = std::ranges::find_if(
        m_edges, [inView](const EdgeLabels* edge) { return edge->isVisible() && edge->geometry().contains(inView); });
    return found == m_edges.end() ? nullptr : *found;
}

void PanZoom::holdSpace()
{
    m_isSpaceHeld = true;
    m_hasPanned = false;
}

std::optional<bool> PanZoom::releaseSpace()
{
    if (!std::exchange(m_isSpaceHeld, false))
        return std::nullopt;
    return !m_hasPanned;
}

void PanZoom::grab(QPoint at)
{
    m_grabbedAt = at;
    m_hasPanned = true;
    m_view.viewport()->setCursor(Qt::ClosedHandCursor);
}

void PanZoom::dragTo(QPoint at)
{
    moveBy(*std::exchange(m_grabbedAt, at) - at);
}

/** Moves what is seen. */
void PanZoom::moveBy(QPoint off)
{
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() + off.x());
    m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() + off.y());
}

} // namespace ringford::ui
