// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CrossingsDock.h"

#include "ui/board/tools/ActionPreview.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/CrossingsModel.h"
#include "ui/widgets/ListWidth.h"
#include "ui/widgets/RowsOrNote.h"
#include "ui/widgets/SpannedRows.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kCrossingIcon = 26;
constexpr int kPlatedIcon = kCrossingIcon + kAroundPlated;
constexpr int kCrossingIndent = 8;

/** As high as its rows, within bounds: the list of moves has what is left. */
class CrossingsView : public QTreeView {
public:
    QSize sizeHint() const override
    {
        constexpr int kMostHigh = 400;
        const QSize usual = QTreeView::sizeHint();
        int height = 2 * frameWidth();
        for (int row = 0; model() && row < model()->rowCount() && height < kMostHigh; ++row) {
            const QModelIndex piece = model()->index(row, 0);
            height += indexRowSizeHint(piece);
            for (int below = 0; below < model()->rowCount(piece) && height < kMostHigh; ++below)
                height += indexRowSizeHint(model()->index(below, 0, piece));
        }
        return {usual.width(), std::clamp(height, usual.height(), kMostHigh)};
    }
};

} // namespace

CrossingsDock::CrossingsDock(MatchModel& match, BoardView& board, QWidget* parent)
    : Panel({"crossingsDock", tr("Reinforcements"), tr("Rei&nforcements"), Qt::RightDockWidgetArea, 280, true, true},
            parent),
      m_match(match), m_board(board), m_model(new CrossingsModel(match, this)), m_view(new CrossingsView),
      m_drag(*m_view->viewport(), board)
{
    setUpView();
    auto* const content = new RowsOrNote(*m_view, tr("No piece can go to another board now."));
    setWidget(content);
    const auto showWhatThereIs = [this, content] {
        content->showRows(m_model->rowCount() > 0);
        m_view->updateGeometry();
    };
    connect(m_model, &QAbstractItemModel::modelReset, this, showWhatThereIs);
    connect(&match, &MatchModel::replaced, this, &CrossingsDock::keepRoom);
    showWhatThereIs();
    connect(m_view, &QTreeView::entered, this, &CrossingsDock::preview);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (m_view->hasFocus())
            preview(index);
    });
    connect(m_view, &QTreeView::clicked, this, &CrossingsDock::click);
    // Not what is activated: some styles do that by a single click, and rows move with everything that is played.
    connect(m_view, &QTreeView::doubleClicked, this, &CrossingsDock::play);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CrossingsDock::spanReasons);
    connect(&board.boardScene(), &BoardScene::contentsChanged, this, &CrossingsDock::updateSoon);
    connect(&board.playTool(), &PlayTool::touchesChanged, this, &CrossingsDock::takeTouches);
    connect(&board.boardScene(), &BoardScene::appearanceChanged, this, &CrossingsDock::updateLook);
    connect(this, &QDockWidget::visibilityChanged, this, &CrossingsDock::update);
    updateLook();
    updateSoon();
}

void CrossingsDock::setUpView()
{
    m_view->setObjectName(QStringLiteral("crossings"));
    m_view->setAccessibleName(tr("Reinforcements"));
    m_view->setWhatsThis(tr(
        "Which pieces can go to another board now. A push takes the turn on both boards, a pull "
        "only on the board that gets the piece. What you point at is shown on the boards. Drag a piece to its cell, or "
        "click it and then the cell; Enter, or a double click, plays it at once. Moves that are barred tell why."));
    m_view->setModel(m_model);
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setItemsExpandable(false);
    m_view->setIndentation(kCrossingIndent);
    m_view->setIconSize({kPlatedIcon, kPlatedIcon});
    m_view->setAllColumnsShowFocus(true);
    new SpannedRows(*m_view);
    m_view->setMouseTracking(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(20);
    m_view->header()->setSectionResizeMode(CrossingsModel::What, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(CrossingsModel::How, QHeaderView::ResizeToContents);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    keepRoom();
}

/** What is no action has no second column: it is read over the whole width. */
void CrossingsDock::spanReasons()
{
    m_view->expandToDepth(0); // of what nothing is below, readers would say that it is open
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, CrossingsModel::What);
        m_view->setFirstColumnSpanned(group, {}, true);
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            m_view->setFirstColumnSpanned(row, parent,
                                          !m_model->actionAt(m_model->index(row, CrossingsModel::What, parent)));
    }
    m_view->doItemsLayout(); // what spans all columns has another height
}

void CrossingsDock::keepRoom()
{
    keepRoomFor(*m_view, isWanted() ? m_model->longestLines() : QList<QStringList>());
}

bool CrossingsDock::isWanted() const
{
    return CrossingsModel::areIn(m_match.game());
}

/** Not at once: what is listed may be what has just been played from here. */
void CrossingsDock::updateSoon()
{
    if (!std::exchange(m_isOld, true))
        QMetaObject::invokeMethod(this, &CrossingsDock::update, Qt::QueuedConnection);
}

void CrossingsDock::update()
{
    // What cannot be seen is not worked out.
    if (!m_isOld || !isVisible())
        return;
    m_isOld = false;
    const bool hadAny = m_model->rowCount() > 0;
    if (m_model->update() && hadAny)
        m_rows.change();
}

void CrossingsDock::updateLook()
{
    const auto picture = [this](const Piece& piece) {
        BoardScene& scene = m_board.boardScene();
        return onPlate(scene.picture(piece, kCrossingIcon, devicePixelRatioF()), scene.style().theme);
    };
    m_model->setLook(picture, palette(), font(), devicePixelRatioF());
}

void CrossingsDock::preview(const QModelIndex& index)
{
    const auto action = m_isOld ? std::nullopt : m_model->actionAt(index);
    m_board.boardScene().setForesight(action ? foresee(m_match.game(), m_match.position(), *action) : Foresight());
}

void CrossingsDock::click(const QModelIndex& index)
{
    const auto action = m_isOld ? std::nullopt : m_model->actionAt(index);
    // Two quick clicks have played it, or asked about it, by now.
    if (action && action != m_asked && m_board.isPlaying())
        takeInHand(*action);
    preview(index);
    if (!action)
        sayWhyNot(index);
}

/** As on the boards and in stockpiles: clicked again it is put back, but its other rows only show another way for it. */
void CrossingsDock::takeInHand(const Action& action)
{
    const Touch piece = Touch::on(action.from);
    const bool isHeld = m_board.playTool().touched() == std::vector{piece};
    if (!isHeld)
        m_board.playTool().setAside(); // it may go where the other stands: a king castles with a rook
    if (!isHeld || m_taken == action)
        m_board.activate(piece);
    m_taken = m_board.playTool().touched().empty() ? std::nullopt : std::optional(action);
}

/** At the piece that it is about, as when it is touched on the board. */
void CrossingsDock::sayWhyNot(const QModelIndex& index)
{
    const auto barred = m_isOld ? std::nullopt : m_model->barredAt(index);
    if (!barred)
        return;
    const SeatSet awaited = m_match.awaited();
    const SeatSet onTurn = m_match.match().onTurn(m_match.viewedNode());
    const GameDescription& game = m_match.description();
    m_board.say(!awaited.empty() && awaited == onTurn ? words::thinking(game, awaited, onTurn, m_match.isPaused())
                                                      : words::labelled(game.board, words::asSentence(barred->reason)),
                m_board.boardScene().boundsOf(Touch::on(barred->first.from)));
}

void CrossingsDock::play(const QModelIndex& index)
{
    const auto action = m_isOld ? std::nullopt : m_model->actionAt(index);
    if (!action) {
        sayWhyNot(index);
        return;
    }
    m_board.boardScene().setForesight({});
    m_board.boardScene().finishMotion();
    m_board.playTool().setAside();
    const Node* const before = m_match.viewedNode();
    m_board.playTool().choose(*action, Touch::on(action->to));
    if (m_match.viewedNode() != before)
        return;
    m_asked = action;
    preview(index); // what is asked about is seen
}

void CrossingsDock::takeTouches()
{
    if (std::exchange(m_asked, std::nullopt))
        m_board.boardScene().setForesight({});
    if (m_board.playTool().touched().empty())
        m_taken.reset();
}

void CrossingsDock::press(const QMouseEvent& event)
{
    const bool isTaken = event.button() == Qt::LeftButton && !m_isOld;
    const auto action = isTaken ? m_model->actionAt(m_view->indexAt(event.pos())) : std::nullopt;
    const PlacedPiece* const placed = action ? m_board.boardScene().contents().pieceAt(action->from) : nullptr;
    m_drag.press(placed ? std::optional(PieceDrag::Taken{Touch::on(placed->cell), placed->piece}) : std::nullopt,
                 event.pos());
}

/** False where the list does with it what lists do. */
bool CrossingsDock::dragsPiece(const QMouseEvent& event)
{
    if (event.type() == QEvent::MouseButtonRelease)
        return m_drag.release(event.pos());
    if (m_drag.begins(event.pos())) {
        m_board.boardScene().setForesight({});
        m_board.boardScene().finishMotion();
        m_board.playTool().setAside();
    }
    return m_drag.move(event.pos());
}

/** By Esc, or the right button, as on the boards. */
bool CrossingsDock::putsBack(QEvent& event)
{
    const bool isEscape = event.type() == QEvent::KeyPress &&
                          static_cast<const QKeyEvent&>(event).keyCombination() == QKeyCombination(Qt::Key_Escape);
    const bool isRightButton =
        event.type() == QEvent::MouseButtonPress && static_cast<const QMouseEvent&>(event).button() == Qt::RightButton;
    return (isEscape || isRightButton) && (m_drag.cancel() || m_board.playTool().cancel());
}

bool CrossingsDock::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (watched == m_view->viewport() && !m_drag.pressed() && m_rows.isTooEarly(type, m_isOld))
        return true;
    if (watched == m_view && !m_drag.isDragging() && PlayedRows::isEnter(*event)) {
        play(m_view->currentIndex());
        return true;
    }
    if (putsBack(*event))
        return true;
    if (watched == m_view->viewport() && type == QEvent::MouseButtonPress)
        press(*static_cast<QMouseEvent*>(event));
    else if (watched == m_view->viewport() && m_drag.pressed() &&
             (type == QEvent::MouseMove || type == QEvent::MouseButtonRelease) &&
             dragsPiece(*static_cast<QMouseEvent*>(event)))
        return true;
    else if (m_drag.isDragging() && (type == QEvent::Hide || type == QEvent::KeyPress))
        m_drag.cancel();
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        m_board.boardScene().setForesight({});
    else if (event->type() == QEvent::FocusIn)
        preview(m_view->currentIndex());
    return Panel::eventFilter(watched, event);
}

void CrossingsDock::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateLook();
}

} // namespace ringford::ui
