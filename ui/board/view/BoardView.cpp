// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardView.h"

#include "ui/board/access/PlayNews.h"
#include "ui/board/view/ActionOffer.h"
#include "ui/board/view/BoardAccessible.h"
#include "ui/board/view/CellTips.h"
#include "ui/board/view/HandNews.h"
#include "ui/board/view/PlayFollower.h"
#include "ui/board/view/ReasonBubble.h"
#include "ui/match/StillGood.h"
#include "ui/paint/PieceStack.h"
#include "ui/paint/RingMarks.h"
#include "ui/widgets/LastInput.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace ringford::ui {

namespace {

/** The map's strip is of the ground that boards lie on: a line tells that they go on beyond it, and do not end there. */
void paintBeside(BoardView& view)
{
    const Theme& theme = view.boardScene().style().theme;
    const QRect seen = view.viewport()->geometry();
    const QMargins beside = view.viewportMargins();
    const auto goesOn = [](const QScrollBar& bar) { return bar.maximum() > bar.minimum(); };
    QPainter painter(&view);
    painter.fillRect(view.rect(), theme.surround);
    painter.setPen(theme.lines);
    if (beside.right() > 0 && goesOn(*view.horizontalScrollBar()))
        painter.drawLine(seen.topRight() + QPoint(1, 0), seen.bottomRight() + QPoint(1, 0));
    if (beside.bottom() > 0 && goesOn(*view.verticalScrollBar()))
        painter.drawLine(seen.bottomLeft() + QPoint(0, 1), seen.bottomRight() + QPoint(0, 1));
}

} // namespace

BoardView::BoardView(MatchModel& model, QWidget* parent)
    : QGraphicsView(parent), m_model(model), m_scene(new BoardScene(model, this)),
      m_playTool(new PlayTool(model, *m_scene, this)), m_tool(m_playTool), m_keys(new BoardKeys(*this)),
      m_bubble(new ReasonBubble(viewport())), m_offer(new ActionOffer(*this, model, *m_playTool)), m_pan(*this),
      m_pointer(*this, *m_keys, m_pan), m_keyRouter(*this, *m_keys, m_pan, m_pointer, *m_bubble),
      m_hints(model, *m_scene, *m_playTool)
{
    BoardAccessible::install();
    LastInput::watch();
    setObjectName(QStringLiteral("boardView"));
    setAccessibleName(tr("Board"));
    setScene(m_scene);
    setFrameShape(NoFrame);
    setCacheMode(CacheBackground);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontAdjustForAntialiasing | DontSavePainterState);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 120);
    new PlayNews(model, *this, this);
    new HandNews(*this);
    new CellTips(*this);
    new PlayFollower(*this);
    m_pan.makeMap();
    connectScene();
    connectPlayTool();
    connect(&m_pan, &PanZoom::zoomChanged, this, &BoardView::zoomChanged);
    connect(&m_pan, &PanZoom::zoomed, m_keys, &BoardKeys::keepInView);
    connect(m_keys, &BoardKeys::moved, this, &BoardView::cursorMoved);
    connect(m_bubble, &ReasonBubble::gone, this, [this] {
        m_refused = {};
        m_scene->marks().markReason({});
    });
    m_keys->begin();
}

BoardView::~BoardView()
{
    // Tools outlive what they would tell.
    disconnect(m_tool, nullptr, this, nullptr);
    disconnect(m_scene, nullptr, this, nullptr);
}

void BoardView::connectScene()
{
    connect(m_scene, &BoardScene::linkedFaceWanted, &m_pan, &PanZoom::showLinked);
    connect(m_scene, &BoardScene::arranged, this, &BoardView::takeArrangement);
    connect(m_scene, &BoardScene::contentsChanged, this, &BoardView::takeContents);
    connect(&m_model, &MatchModel::replaced, m_keys, &BoardKeys::begin); // the scene has taken it over by then
}

void BoardView::connectPlayTool()
{
    connect(m_playTool, &PlayTool::refused, this, &BoardView::showRefusal);
    connect(m_playTool, &PlayTool::awaiting, this, [this](const QRectF& at) {
        say(words::thinking(m_model.description(), m_model.awaited(), m_model.match().onTurn(m_model.viewedNode()),
                            m_model.isPaused()),
            at);
    });
    connect(m_playTool, &PlayTool::toolTaken, this, &BoardView::takeInput);
    connect(m_playTool, &PlayTool::promotionLost, this, [this] {
        say(tr("The piece that was being promoted is back on its cell: after what was just played it cannot go on."),
            {});
    });
    connect(m_playTool, &PlayTool::leavingForeseen, this, [this](const QRectF& at) {
        if (at.isNull())
            m_bubble->dismiss();
        else
            say(tr("Over this edge the piece leaves the board for good."), at);
    });
    connect(m_playTool, &PlayTool::touchesChanged, this, &BoardView::takeTouches);
    connect(&m_hints, &PlayHints::changed, this, &BoardView::hintChanged);
}

/** A gesture goes on, and so does a choice: only where things lie is new. */
void BoardView::takeArrangement()
{
    // Painted anew, but into the memory that is there: a ring is turned step by step.
    invalidateScene(mapToScene(viewport()->rect()).boundingRect(), QGraphicsScene::BackgroundLayer);
    m_pan.placeMap();
    m_keys->stayInFocus();
    m_keys->showAgain(); // another match begins without its mark
    m_bubble->dismiss();
    m_offer->place();
    m_playTool->rearranged();
    if (m_tool != m_playTool)
        m_tool->rearranged();
    m_pointer.rearranged();
}

void BoardView::takeContents()
{
    m_keys->stayOnBoard();
    const bool isRefused = isStillRefused();
    if (!isRefused)
        m_bubble->dismiss();
    m_offer->close();
    // Panels ask the tool that plays, whatever is in hand.
    m_playTool->reset();
    if (m_tool != m_playTool)
        m_tool->reset();
    if (m_rightTool && m_rightTool != m_tool)
        m_rightTool->reset();
    if (isRefused)
        m_scene->marks().markReason(m_refused.cells); // went with all that touches had marked
    // What the cursor is on may be another piece now.
    m_keys->announce(QAccessible::NameChanged);
}

void BoardView::takeTouches()
{
    m_keys->foresee();
    m_keys->announce(QAccessible::NameChanged); // a piece that rests in mid-jump is seen elsewhere
    m_hints.update();
}

// Tools

void BoardView::setTool(BoardTool& tool)
{
    if (&tool == m_tool)
        return;
    takeInput();
    m_pointer.putDown();
    m_tool->hover({}); // what it marks where the pointer or the cursor is goes with it
    m_tool = &tool;
    m_tool->reset();
    if (!isPlaying())
        connect(m_tool, &QObject::destroyed, this, [this](const QObject* gone) {
            if (gone == m_tool) {
                m_tool = m_playTool;
                emit toolChanged();
            }
        });
    emit toolChanged();
}

BoardTool* BoardView::toolFor(Qt::MouseButton button) const
{
    if (button == Qt::LeftButton || (button == Qt::RightButton && m_tool->takesRightButton()))
        return m_tool;
    return button == Qt::RightButton ? m_rightTool.data() : nullptr;
}

void BoardView::activate(const Touch& touch)
{
    takeInput();
    if (!m_scene->picture().isHidden)
        m_tool->activate(touch);
}

void BoardView::takeInput()
{
    m_bubble->dismiss();
    m_offer->close();
    m_scene->finishMotion();
}

// How it is seen

void BoardView::setAppearance(const BoardAppearance& appearance)
{
    m_playTool->setPointerUse(appearance.input.pointer);
    BoardAppearance calm = appearance;
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0)
        calm.motion.factor = 0; // asked for on this desktop
    m_scene->setAppearance(calm);
    m_pan.arrange(); // whether there is a map
    update();        // and in which colour it lies
}

void BoardView::focusOn(std::optional<int> face)
{
    takeInput();
    m_scene->table().setFocus(face);
    if (face)
        m_keys->goAlong(*face);
}

QRect BoardView::cellRect(Cell cell) const
{
    return mapFromScene(m_scene->boardLayout().cellBounds(cell)).boundingRect();
}

QRect BoardView::inViewport(const QRectF& inScene) const
{
    return inScene.isNull() ? QRect(viewport()->rect().center(), QSize(1, 1)) : mapFromScene(inScene).boundingRect();
}

namespace {

/** What people read beside boards to find a place or a seat: coordinates, names of boards, badges, who is on turn. */
std::vector<QRectF> wordsBeside(const BoardScene& scene)
{
    constexpr double kLetter = 0.65; // how wide a letter is, in heights of letters
    std::vector<QRectF> rects;
    const auto add = [&](QPointF centre, QSizeF size) {
        rects.emplace_back(centre - QPointF(size.width() / 2, size.height() / 2), size);
    };
    const BoardLayout& layout = scene.boardLayout();
    for (const BoardLabel& label : layout.labels()) {
        if (!label.isOnCells)
            add(label.centre, {kLetter * label.size * static_cast<double>(label.text.size()), label.size});
    }
    for (const SideInfo& side : scene.description().sides) {
        const double across = 2 * layout.measures(side.face).badgeRadius();
        if (layout.isOneOfSeveral() && layout.cellSize(side.face) > 0)
            add(layout.homeEdge(side.face, side.homeAngle).badge, {across, across});
    }
    const std::vector<TurnNote>& notes = scene.picture().turnNotes;
    if (const auto middle = layout.middle(0); middle && !notes.empty())
        rects.push_back(turnNotesBounds(*middle, notes));
    return rects;
}

QRectF pieceRect(const BoardLayout& layout, Cell cell)
{
    const double box = layout.pieceBox(cell);
    return {layout.cellCentre(cell) - QPointF(box / 2, box / 2), QSizeF(box, box)};
}

} // namespace

Unobstructed BoardView::unobstructed() const
{
    const BoardPicture& picture = m_scene->picture();
    Unobstructed free;
    for (const Cell cell : picture.dangers)
        free.marked.push_back(cellRect(cell));
    for (const Target& target : picture.targets) {
        if (target.kind != Target::Kind::Aim) // they are everywhere
            free.marked.push_back(cellRect(target.cell));
    }
    if (picture.selected)
        free.marked.push_back(cellRect(*picture.selected));
    for (const PieceStack& placed : pieceStacksOn(*picture.game, picture.contents))
        free.pieces.push_back(inViewport(pieceRect(m_scene->boardLayout(), placed.cell)));
    for (const QRectF& words : wordsBeside(*m_scene))
        free.marked.push_back(inViewport(words));
    return free;
}

// Events

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_scene->table().laidOutFor() != QSizeF(m_pan.wholeSpace()))
        m_pan.arrange();
    m_pan.placeMap();
}

bool BoardView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        if (m_keyRouter.wants(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::Paint) {
        paintBeside(*this);
        return true;
    }
    if (event->type() == QEvent::WindowBlocked) // a dialog is about something else
        m_bubble->dismiss();
    // Another screen can have other pixels.
    if (event->type() == QEvent::ScreenChangeInternal)
        m_pan.arrange();
    return QGraphicsView::event(event);
}

bool BoardView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        m_pointer.leave();
    return QGraphicsView::viewportEvent(event);
}

void BoardView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_scene->setFont(font());
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    const int turned = event->angleDelta().y();
    const bool isZoom = event->modifiers().testFlag(Qt::ControlModifier);
    if (!isZoom && m_scene->appearance().input.wheelSteps && turned != 0) {
        if (turned > 0)
            m_model.showPrevious();
        else
            m_model.showNext();
        event->accept();
    } else if (m_pan.wheel(*event)) {
        event->accept();
    } else {
        QGraphicsView::wheelEvent(event);
    }
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    m_pointer.leave(); // wherever it was left
    if (!m_keyRouter.press(*event))
        event->ignore();
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (!m_keyRouter.release(*event))
        QGraphicsView::keyReleaseEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    // Qt calls it Tab as well when a button goes that was clicked.
    const bool byKey = !LastInput::wasPointer() && (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                                                    reason == Qt::ShortcutFocusReason);
    // Who listens uses keys, though none was pressed yet.
    const bool isHeard = QAccessible::isActive() && !LastInput::wasPointer();
    if (byKey || (reason != Qt::MouseFocusReason && (isHeard || LastInput::wasKey())))
        m_keys->show();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    m_pan.forgetSpace();
    m_keys->hide();
}

// Reasons and choices

QString BoardView::reason() const
{
    return m_bubble->isVisible() ? m_bubble->sentence() : QString();
}

ActionChooser* BoardView::chooser() const
{
    return m_offer->chooser();
}

void BoardView::showRefusal(const Refusal& refusal, const QRectF& at, std::optional<Cell> from)
{
    m_scene->marks().markReason(refusal.cells);
    Unobstructed free = unobstructed();
    if (from)
        free.marked.push_back(cellRect(*from));
    const Board& board = m_model.description().board;
    // Who goes from one board to another reads of both.
    const auto beside = m_scene->boardLayout().faceAt(at.center());
    const bool isBesideAll =
        std::ranges::all_of(refusal.cells, [&](Cell cell) { return board.place(cell).face == beside.value_or(-1); });
    const QString reason =
        words::labelled(board, words::asSentence(refusal.sentence), isBesideAll ? beside : std::nullopt);
    m_bubble->say(reason, inViewport(at), free);
    m_refused = {m_model.viewedNode(), refusal.cells, from};
    emit refused(refusal);
}

/** Why not is read to its end while others act on other boards, who may be quick. */
bool BoardView::isStillRefused() const
{
    std::vector<Cell> cells = m_refused.cells;
    if (m_refused.from)
        cells.push_back(*m_refused.from);
    return m_refused.at && !cells.empty() &&
           isPlayedElsewhere(m_model.description().board, m_refused.at, m_model.viewedNode(), cells);
}

void BoardView::say(const QString& sentence, const QRectF& at)
{
    m_refused = {};
    m_bubble->say(sentence, inViewport(at), unobstructed());
}

} // namespace ringford::ui
