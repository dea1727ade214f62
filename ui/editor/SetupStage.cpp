// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SetupStage.h"

#include "engine/text/KeptSetups.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/DockSide.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/PaletteDrops.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/SetupNews.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/DockLines.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Words.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

// px that each dock has, where they stand beside one another; with less they lie behind one another, with tabs:
constexpr int kLeastWidth = 290;
constexpr int kLeastHeight = 190;

/** In the order in which they are read: row by row. */
QList<QWidget*> tabStopsIn(const QDockWidget& dock)
{
    QList<QWidget*> stops;
    for (QWidget* const one : dock.widget()->findChildren<QWidget*>()) {
        const bool isPart = qobject_cast<QAbstractSpinBox*>(one->parentWidget()) ||
                            qobject_cast<QComboBox*>(one->parentWidget()); // its own part
        if ((one->focusPolicy() & Qt::TabFocus) != 0 && !isPart && one->window() == dock.window())
            stops += one;
    }
    const auto place = [&](const QWidget* one) {
        const QPoint at = one->mapTo(dock.widget(), QPoint(0, one->height() / 2));
        return std::pair(at.y() / 8, at.x()); // of one row, if not of one height
    };
    std::ranges::stable_sort(stops, {}, place);
    return stops;
}

/** Beside the boards, with which nothing in @p dock is cut. */
int widthBeside(const QDockWidget& dock)
{
    const auto& pane = *static_cast<const QScrollArea*>(dock.widget());
    const int bar = pane.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &pane);
    return std::max(kEditorWidth, pane.widget()->minimumSizeHint().width() + bar + 2 * pane.frameWidth());
}

} // namespace

SetupStage::SetupStage(const Place& place, const char* bar, const QString& title)
    : QObject(&place.window), m_(place), m_document(new SetupDocument(this)),
      m_tool(new EditTool(*m_document, place.board.boardScene(), place.drawing, this)),
      m_drops(new PaletteDrops(place.board, *m_tool, this)), m_bar(new EditBar(bar, title))
{
    new SetupNews(*m_document, *m_tool, place.board);
    place.window.installEventFilter(this);
    connect(m_document, &BoardSource::changed, this, &SetupStage::offer);
    connect(m_document, &BoardSource::changed, &m_.messages, &MessageBar::recheck);
    connect(&m_document->edits(), &QUndoStack::indexChanged, this, &SetupStage::offer); // known only after a change
    connect(&place.match, &MatchModel::nodeChanged, this, &SetupStage::offer);
    // Of the buttons for pieces only the pressed one is a stop.
    connect(m_tool, &EditTool::brushChanged, this, &SetupStage::orderStops, Qt::QueuedConnection);
    connect(m_tool, &EditTool::taken, this, &SetupStage::takeTool);
    connect(m_tool, &EditTool::armyChosen, this, [this](Side side) {
        //: spoken: %1 is an army (White)
        Announcer::of(m_.board).say(tr("Letters put pieces of %1.").arg(words::side(m_document->description(), side)));
    });
    connect(m_tool, &EditTool::handTaken, this, [this] {
        //: spoken: what moves pieces is in use now
        Announcer::of(m_.board).say(tr("Hand: moves pieces."));
    });
    connect(m_tool, &EditTool::ledTo, &place.board, &BoardView::setCursorCell);
    connect(m_tool, &EditTool::refused, this, [this](const QString& why, const QRectF& at) { m_.board.say(why, at); });
    // The board has taken over the other match by then, and shows that.
    connect(&place.match, &MatchModel::replaced, this, [this] {
        if (m_document->game() && line() == writeSetup(m_.match.game().write(m_.match.position())))
            settle(); // it is what is played now
        leave();
    });
}

SetupStage::~SetupStage()
{
    // In a window that goes they are the window's.
    if (m_isOn)
        return;
    qDeleteAll(m_docks);
    delete m_bar;
}

QString SetupStage::title() const
{
    return m_bar->windowTitle();
}

QList<QAction*> SetupStage::actions() const
{
    return m_bar->actions();
}

QAction* SetupStage::action(const char* name) const
{
    return m_bar->action(name);
}

void SetupStage::makeUndo()
{
    m_bar->make("undo", tr("Undo"), tr("Takes back the last change"), "undo", QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_bar->make("redo", tr("Redo"), tr("Makes the change again"), "redo",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    // Their pictures are known: on small screens the words' room is for the ways out.
    for (const char* const name : {"undo", "redo"})
        qobject_cast<QToolButton*>(m_bar->widgetForAction(action(name)))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    connect(action("undo"), &QAction::triggered, &m_document->edits(), &QUndoStack::undo);
    connect(action("redo"), &QAction::triggered, &m_document->edits(), &QUndoStack::redo);
}

void SetupStage::beginWith(const std::shared_ptr<const Game>& game, Setup setup, std::vector<std::string> drawn)
{
    m_tool->select(std::nullopt); // a cell of the boards that were there
    m_document->begin(game, std::move(setup), std::move(drawn));
    m_settled = {whole()};
}

// What would be lost

std::string SetupStage::line() const
{
    return writeSetup(m_document->setup());
}

std::vector<std::string> SetupStage::drawn() const
{
    return drawingsAlone(m_document->comments(), m_.match.description().board);
}

std::vector<std::string> SetupStage::keptAt(const Node* node) const
{
    return keptSetups(node->comments(), m_.match.description().board);
}

/** What somebody would lose: the line, and what is drawn. */
std::string SetupStage::whole() const
{
    const std::vector<std::string> comments = drawn();
    return comments.empty() ? line() : line() + '\n' + comments.front();
}

bool SetupStage::isUnkept() const
{
    if (!m_document->game() || m_document->game() != m_.match.match().sharedGame())
        return false; // of a game that has gone, and was asked about then
    if (std::ranges::find(m_settled, whole()) != m_settled.end())
        return false;
    const Board& board = m_.match.description().board;
    const Comments& there = m_.match.viewedNode()->comments();
    const std::string now = line();
    const Drawings drawings = drawingsOf(m_document->comments(), board);
    const std::vector<std::string> kept = keptSetups(there, board);
    if (std::ranges::find(kept, now) != kept.end())
        return drawings != drawingsOf(keptDrawings(there, now, board), board);
    const bool isGame = now == writeSetup(m_.match.game().write(m_.match.position()));
    return !isGame || (!drawings.isEmpty() && drawings != drawingsOf(there, board));
}

std::string SetupStage::draft() const
{
    return isUnkept() ? whole() : std::string();
}

bool SetupStage::resume(const std::string& draft)
{
    const std::size_t end = std::min(draft.find('\n'), draft.size());
    auto setup = readSetup(draft.substr(0, end));
    if (!setup)
        return false;
    begin();
    Comments drawn;
    if (end < draft.size())
        drawn.push_back(draft.substr(end + 1));
    m_document->change(tr("Position kept from before"), *std::move(setup), std::move(drawn));
    return true;
}

void SetupStage::settle()
{
    if (const std::string now = whole(); std::ranges::find(m_settled, now) == m_settled.end())
        m_settled.push_back(now);
}

void SetupStage::keepHere()
{
    keepAt(m_.match.viewedNode());
}

void SetupStage::keepAt(const Node* node)
{
    const Board& board = m_.match.description().board;
    auto* const edit = new CommentEdit(m_.match, node, false, withKeptSetup(node->comments(), line(), board, drawn()));
    edit->setText(tr("keep a position"));
    m_.edits.push(edit);
}

// Coming and going

void SetupStage::addDock(const char* name, const QString& title, const QList<QWidget*>& parts)
{
    m_docks += makeEditDock(name, title, parts);
    for (const QWidget* const part : parts) {
        if (const auto* const facts = qobject_cast<const FactsPanel*>(part))
            connect(facts, &FactsPanel::filled, this, &SetupStage::orderStops);
    }
}

/**
 * Tab goes through the bar and the docks as they are read; what is made anew would come last. Fields have access keys
 * then, too.
 */
void SetupStage::orderStops()
{
    if (!m_isOn)
        return;
    QWidget* before = nullptr;
    for (QAction* const action : m_bar->actions()) {
        if (QWidget* const button = action->isSeparator() ? nullptr : m_bar->widgetForAction(action))
            before = button;
    }
    for (const QDockWidget* const dock : m_docks) {
        for (QWidget* const stop : tabStopsIn(*dock)) {
            QWidget::setTabOrder(before, stop);
            before = stop;
        }
        giveFieldsAccessKeys(*dock->widget());
    }
}

void SetupStage::enter()
{
    m_isOn = true;
    emit changed(true);
    m_tool->select(std::nullopt);
    m_.board.boardScene().showInstead(m_document);
    m_.board.setTool(*m_tool);
    m_drops->setOn(true);
    m_bar->putIn(m_.window);
    arrange();
    offer();
    m_.board.setFocus();
}

/** Whoever chooses a piece wants to put it, whatever else was in hand. */
void SetupStage::takeTool()
{
    if (m_isOn)
        m_.board.setTool(*m_tool);
}

int SetupStage::roomNeeded(bool isBelow) const
{
    return static_cast<int>(m_docks.size()) * (isBelow ? kLeastWidth : kLeastHeight);
}

/** Whether there is too little room for all docks beside one another. */
bool SetupStage::isTight() const
{
    m_.window.layout()->activate(); // bars may have come just now
    const bool isBelow = dockSide(m_.board) == Qt::BottomDockWidgetArea;
    const int room = isBelow ? m_.window.width() : m_.window.height() - m_.window.centralWidget()->y();
    const int line = m_.window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_.window);
    return room - line * static_cast<int>(m_docks.size() - 1) < roomNeeded(isBelow);
}

/** One that is there already (the dice), and would leave too little room beside the boards; null: there is none. */
QDockWidget* SetupStage::dockWithoutRoom() const
{
    if (m_side == Qt::BottomDockWidgetArea)
        return nullptr;
    int wanted = 0;
    for (const QDockWidget* const dock : m_docks)
        wanted += std::max(kLeastHeight, dock->sizeHint().height());
    for (QDockWidget* const dock : m_.window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool isBeside = dock->isVisible() && !dock->isFloating() && m_.window.dockWidgetArea(dock) == m_side;
        if (isBeside && !m_docks.contains(dock) &&
            wanted + dock->sizeHint().height() > m_.window.centralWidget()->height())
            return dock;
    }
    return nullptr;
}

/**
 * With another size of the window docks are folded, or stand side by side again, or at another side of the board; those
 * that somebody moved stay.
 */
void SetupStage::followSize()
{
    const auto isInPlace = [this](QDockWidget* dock) {
        return !dock->isFloating() && m_.window.dockWidgetArea(dock) == m_side;
    };
    if (!m_isOn || !std::ranges::all_of(m_docks, isInPlace))
        return;
    if (dockSide(m_.board) != m_side || isTight() != m_isFolded)
        arrange();
    else if (!m_isSized)
        sizeDocks();
}

bool SetupStage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_.window && m_isOn && takesDockLine(m_.window, *event))
        m_isSized = true;
    if (watched == &m_.window && event->type() == QEvent::Resize && m_isOn)
        QMetaObject::invokeMethod(this, &SetupStage::followSize, Qt::QueuedConnection); // once all have their places
    return QObject::eventFilter(watched, event);
}

void SetupStage::arrange()
{
    m_isSized = false;
    m_side = dockSide(m_.board);
    const bool isBelow = m_side == Qt::BottomDockWidgetArea;
    m_isFolded = isTight();
    QDockWidget* const other = dockWithoutRoom();
    QDockWidget* before = other;
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        m_.window.addDockWidget(m_side, dock);
        if (before && (m_isFolded || other))
            m_.window.tabifyDockWidget(before, dock);
        else if (before)
            m_.window.splitDockWidget(before, dock, isBelow ? Qt::Horizontal : Qt::Vertical);
        dock->show();
        before = dock;
    }
    if ((m_isFolded || other) && !m_docks.isEmpty())
        m_docks.front()->raise();
    sizeDocks();
    QMetaObject::invokeMethod(this, &SetupStage::orderStops, Qt::QueuedConnection); // once they have their places
}

void SetupStage::sizeDocks()
{
    if (m_side == Qt::RightDockWidgetArea)
        m_.window.resizeDocks(m_docks, QList<int>(m_docks.size(), widthBeside(*m_docks.front())), Qt::Horizontal);
    else
        m_.window.resizeDocks(m_docks, QList<int>(m_docks.size(), editorHeight(m_.window)), Qt::Vertical);
}

void SetupStage::leave()
{
    if (!std::exchange(m_isOn, false))
        return;
    m_tool->cancel();
    m_drops->setOn(false);
    m_.messages.dismissPassing();
    m_.board.setPlayTool();
    if (m_.board.boardScene().isShowingInstead())
        m_.board.boardScene().showInstead(nullptr);
    for (QDockWidget* const dock : m_docks) {
        m_.window.removeDockWidget(dock);
        dock->setParent(nullptr);
    }
    m_.window.removeToolBar(m_bar);
    m_bar->setParent(nullptr);
    m_bar->offer(false);
    emit changed(false);
    m_.board.setFocus();
}

void SetupStage::offer()
{
    if (!m_isOn)
        return;
    m_bar->offer(true);
    action("undo")->setEnabled(m_document->edits().canUndo());
    action("redo")->setEnabled(m_document->edits().canRedo());
    update();
    emit reported(state());
}

} // namespace ringford::ui
