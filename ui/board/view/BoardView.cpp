// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardView.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/board/access/LastInput.h"
#include "ui/board/access/PlayNews.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionOffer.h"
#include "ui/board/view/BoardAccessible.h"
#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/ReasonBubble.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <utility>

namespace ringford::ui {

BoardView::BoardView(MatchModel& model, QWidget* parent)
    : QGraphicsView(parent), m_model(model), m_scene(new BoardScene(model, this)),
      m_playTool(new PlayTool(model, *m_scene, this)), m_tool(m_playTool), m_keys(new BoardKeys(*this)),
      m_bubble(new ReasonBubble(viewport())), m_offer(new ActionOffer(*this, model, *m_playTool)), m_grip(*m_scene)
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
    setMinimumSize(160, 160);
    connect(m_scene, &BoardScene::linkedFaceWanted, this, &BoardView::showLinked);
    new PlayNews(model, viewport());
    makeMap();
    m_longPress.setSingleShot(true);
    connect(&m_longPress, &QTimer::timeout, this, &BoardView::takeLongPress);
    connect(&m_scrolling, &QTimer::timeout, this, &BoardView::scrollOn);
    connect(m_keys, &BoardKeys::moved, this, &BoardView::cursorMoved);
    connect(m_scene, &BoardScene::arranged, this, &BoardView::takeArrangement);
    connect(m_scene, &BoardScene::contentsChanged, this, &BoardView::takeContents);
    connect(&model, &MatchModel::replaced, m_keys, &BoardKeys::begin); // the scene has taken it over by then
    connect(m_playTool, &PlayTool::refused, this, &BoardView::showRefusal);
    connect(m_playTool, &PlayTool::toolTaken, this, &BoardView::takeInput);
    connect(m_playTool, &PlayTool::promotionLost, this, [this] {
        say(tr("The piece that was being promoted is back on its cell: after what was just played it cannot go on."),
            {});
    });
    connect(m_playTool, &PlayTool::leavingForeseen, this, [this](const QRectF& at) {
        if (at.isNull())
            m_bubble->dismiss();
        else
            say(tr("Over this edge it leaves the board for good."), at);
    });
    connect(m_playTool, &PlayTool::foreseenChanged, this, &BoardView::tellStop);
    connect(m_bubble, &ReasonBubble::gone, this, [this] { m_scene->marks().markReason({}); });
    connect(m_playTool, &PlayTool::touchesChanged, this, [this] {
        m_keys->foresee();
        m_keys->tell(QAccessible::NameChanged); // a piece that rests in mid-jump is seen elsewhere
        m_keys->tell(QAccessible::DescriptionChanged);
        tellStop();
    });
    m_keys->begin();
}

BoardView::~BoardView()
{
    // Tools outlive what they would tell.
    disconnect(m_tool, nullptr, this, nullptr);
    disconnect(m_scene, nullptr, this, nullptr);
}

/** A gesture goes on, and so does a choice: only where things lie is new. */
void BoardView::takeArrangement()
{
    // Painted anew, but into the memory that is there: a ring is turned step by step.
    invalidateScene(mapToScene(viewport()->rect()).boundingRect(), QGraphicsScene::BackgroundLayer);
    placeMap();
    m_keys->stayInFocus();
    m_keys->showAgain(); // another match begins without its mark
    m_bubble->dismiss();
    m_offer->place();
    m_playTool->rearranged();
    if (m_tool != m_playTool)
        m_tool->rearranged();
}

void BoardView::takeContents()
{
    m_keys->stayOnBoard();
    m_bubble->dismiss();
    m_offer->close();
    // Panels ask the tool that plays, whatever is in hand.
    m_playTool->reset();
    if (m_tool != m_playTool)
        m_tool->reset();
    if (m_rightTool && m_rightTool != m_tool)
        m_rightTool->reset();
    // What the cursor is on may be another piece now.
    m_keys->tell(QAccessible::NameChanged);
}

/** How far a row of places has come that are touched one by one; empty where there is none. */
QString BoardView::rowUnderWay() const
{
    const auto row = SortedRow(m_model.match(), m_model.shown()).progress();
    if (!row)
        return {};
    const GameDescription& game = m_model.description();
    //: %1 is what is being done (Aim shells), %2 how often it was done of %3 times, %4 how often it can be done still
    const QString told = tr("%1, %2 of %3 done, %4 left")
                             .arg(words::worded(game.tools[row->tool].name), QString::number(row->done),
                                  QString::number(row->most), QString::number(row->most - row->done));
    //: %1 is how far something has come, %2 the button that ends it
    return row->button ? tr("%1; “%2” ends").arg(told, words::worded(game.buttons[*row->button].name)) : told;
}

/**
 * Says once what can be done in the middle of an action, where that is not seen, or what the seat on turn is in the
 * middle of.
 */
void BoardView::tellStop()
{
    const std::vector<Touch>& touched = m_playTool->touched();
    const bool isPlacing = touched.size() > 1 && touched.back().kind == Touch::Kind::Stock;
    const QString hint = m_scene->picture().stop     ? tr("click the piece or press Enter to stop here")
                         : m_playTool->awaitsStock() ? tr("choose what comes onto the board from the stockpile")
                         : isPlacing                 ? tr("choose the cell where it comes onto the board")
                         //: %1 is a reason
                         : m_playTool->shotHint()
                             ? tr("it goes there and cannot shoot: %1").arg(words::worded(*m_playTool->shotHint()))
                             : rowUnderWay();
    if (hint == std::exchange(m_hint, hint))
        return;
    const bool isOfOne = m_playTool->awaitsStock() || isPlacing;
    emit hintChanged(hint, isOfOne ? std::optional(m_scene->userAt(touched.front())) : std::nullopt);
}

void BoardView::setManner(const BoardManner& manner)
{
    m_playTool->setPointerUse(manner.pointer);
    BoardManner calm = manner;
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0)
        calm.motion.factor = 0; // asked for on this desktop
    m_scene->setManner(calm);
    arrange(); // whether there is a map
    update();  // and in which colour it lies
}

void BoardView::turn()
{
    m_scene->table().turn();
}

QRect BoardView::cellRect(Cell cell) const
{
    return mapFromScene(m_scene->boardLayout().cellBounds(cell)).boundingRect();
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_scene->table().laidOutFor() != QSizeF(wholeSpace()))
        arrange();
    placeMap();
}

bool BoardView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isStepOfTool(key) || m_tool->wantsKey(key.key(), key.modifiers())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::Paint) { // what lies beside the viewport: the map's strip
        QPainter(this).fillRect(rect(), m_scene->style().theme.surround);
        return true;
    }
    // Another screen can have other pixels.
    if (event->type() == QEvent::ScreenChangeInternal)
        arrange();
    return QGraphicsView::event(event);
}

void BoardView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_scene->setFont(font());
}

// Keyboard

Cell BoardView::cursorCell() const
{
    return m_keys->cell();
}

void BoardView::setCursorCell(Cell cell)
{
    m_keys->goTo(cell);
}

/** Whether the tool in use takes a step back, or again, by this key. */
bool BoardView::isStepOfTool(const QKeyEvent& event) const
{
    return (event.matches(QKeySequence::Undo) && m_tool->canUndo()) ||
           (event.matches(QKeySequence::Redo) && m_tool->canRedo());
}

void BoardView::stepWithTool(const QKeyEvent& event)
{
    takeInput();
    if (event.matches(QKeySequence::Undo))
        m_tool->undo();
    else
        m_tool->redo();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool hadBubble = m_bubble->isVisible();
    if (m_grip.isHeld() && event->key() == Qt::Key_Escape) {
        putDown();
        return;
    }
    if (isStepOfTool(*event)) {
        stepWithTool(*event);
        return;
    }
    if (m_tool != m_playTool && m_tool->pressKey(event->key(), modifiers, m_keys->cell()))
        return;
    const bool isArrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (isArrow && m_tool->followsCursor(modifiers)) {
        takeInput();
        const Cell from = m_keys->cell();
        m_keys->press(event->key());
        if (m_keys->cell() != from)
            m_tool->cursorCame(m_keys->cell());
        return;
    }
    if (const auto answer = BoardSpeech(m_model, *m_scene, m_clocks).answer(event->key(), modifiers, m_keys->cell())) {
        takeInput();
        m_keys->goTo(m_keys->cell()); // it is about this cell, or told beside it
        const QString hidden = tr("The pieces are hidden while the clocks are paused.");
        say(m_scene->picture().isHidden ? hidden : *answer, m_scene->boundsOf(Touch::on(m_keys->cell())));
        return;
    }
    if (event->key() == Qt::Key_Space && modifiers == Qt::NoModifier) {
        // With it held, dragging pans; let go without, it picks up or puts down.
        if (!event->isAutoRepeat()) {
            m_isSpaceHeld = true;
            m_hasPanned = false;
        }
        return;
    }
    if (modifiers == Qt::NoModifier) {
        takeInput();
        if (m_keys->press(event->key()) || (hadBubble && event->key() == Qt::Key_Escape))
            return;
    }
    if (modifiers == Qt::AltModifier) {
        takeInput();
        if (m_keys->leap(event->key()))
            return;
    }
    if (panByKey(event->key(), modifiers))
        return;
    event->ignore(); // never scrolls: arrows are the cursor's
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !std::exchange(m_isSpaceHeld, false)) {
        QGraphicsView::keyReleaseEvent(event);
        return;
    }
    viewport()->unsetCursor();
    if (!m_hasPanned) {
        takeInput();
        m_keys->press(Qt::Key_Space);
    }
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    const bool byKey =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    if (byKey || (reason != Qt::MouseFocusReason && LastInput::wasKey()))
        m_keys->show();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    m_isSpaceHeld = false;
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

QRect BoardView::inViewport(const QRectF& inScene) const
{
    return inScene.isNull() ? QRect(viewport()->rect().center(), QSize(1, 1)) : mapFromScene(inScene).boundingRect();
}

KeptFree BoardView::keptFree() const
{
    const BoardPicture& picture = m_scene->picture();
    KeptFree free;
    for (const Cell cell : picture.dangers)
        free.marked.push_back(cellRect(cell));
    for (const Target& target : picture.targets) {
        if (target.kind != Target::Kind::Aim) // they are everywhere
            free.marked.push_back(cellRect(target.cell));
    }
    if (picture.selected)
        free.marked.push_back(cellRect(*picture.selected));
    for (const Standing& placed : standingOn(*picture.game, picture.contents))
        free.pieces.push_back(cellRect(placed.cell));
    return free;
}

void BoardView::showRefusal(const Refusal& refusal, const QRectF& at)
{
    m_scene->marks().markReason(refusal.cells);
    say(words::labelled(m_model.description().board, words::sentence(refusal.sentence)), at);
    emit refused(refusal);
}

void BoardView::say(const QString& sentence, const QRectF& at)
{
    m_bubble->say(sentence, inViewport(at), keptFree());
    m_keys->tell(QAccessible::DescriptionChanged); // alerts alone are not spoken everywhere
}

} // namespace ringford::ui
