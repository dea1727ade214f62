// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/EditSession.h"

#include "engine/play/SetupEdits.h"
#include "engine/play/SetupSketch.h"
#include "engine/play/SetupTurns.h"
#include "ui/board/BoardView.h"
#include "ui/editor/DockSide.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/editor/ProblemsPanel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/MessageBar.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kDockPadding = 8;
constexpr int kEditorWidth = 310;
constexpr int kEditorHeight = 240;
constexpr int kLeastProblems = 180; // of room for what is wrong
constexpr int kFacts = 64;          // of room for what is known of a piece, below the pieces

} // namespace

EditSession::EditSession(const Context& context)
    : QObject(&context.window), m_(context), m_document(new SetupDocument(this)),
      m_tool(new EditTool(*m_document, context.board.boardScene(), this))
{
    makeBar();
    makeDocks();
    connectActions();
    connect(m_document, &BoardSource::changed, this, &EditSession::update);
    connect(&m_document->edits(), &QUndoStack::indexChanged, this, &EditSession::update); // known only after a change
    // The board has taken over the other match by then, and shows that.
    connect(&context.match, &MatchModel::replaced, this, &EditSession::leave);
}

EditSession::~EditSession() = default;

QAction* EditSession::action(const char* name) const
{
    return m_bar->action(name);
}

void EditSession::makeBar()
{
    m_bar = new EditBar("editBar", tr("Edit position"), m_.window);
    const auto make = [this](const char* name, const QString& text, const QString& help, const char* icon,
                             const QKeySequence& key) { m_bar->make(name, text, help, icon, key); };
    make("undo", tr("Undo"), tr("Takes back the last change of the position"), "undo",
         QKeySequence(Qt::CTRL | Qt::Key_Z));
    make("redo", tr("Redo"), tr("Makes the change again"), "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_bar->addSeparator();
    make("clear", tr("Clear"), tr("Takes everything off the boards"), "delete",
         QKeySequence(Qt::CTRL | Qt::Key_Delete));
    make("start", tr("Standard Start"), tr("Sets up the standard start"), "new", QKeySequence(Qt::CTRL | Qt::Key_Home));
    make("mirror", tr("Mirror"), tr("Shows the position as a mirror would"), "mirror", {});
    make("turnOver", tr("Swap Sides"), tr("Gives each army the place of the next one"), "flip", {});
    m_bar->addSeparator();
    make("playFromHere", tr("Play from Here"), tr("Begins a game at this position"), "next",
         QKeySequence(Qt::CTRL | Qt::Key_Return));
    make("leave", tr("Back to the Game"), tr("Shows the game again; what you have edited is kept for the next time"),
         "previous", {});
}

void EditSession::makeDocks()
{
    m_palette = new Palette(*m_document, *m_tool, m_.board.boardScene());
    m_groups = new GroupsPanel(*m_document, m_.board.boardScene());
    m_problems = new ProblemsPanel(*m_document);
    connect(m_problems, &ProblemsPanel::chosen, this, &EditSession::show);
    m_docks += makeEditDock(m_.window, "editPieces", tr("Pieces"), {m_palette, new FactsPanel(*m_document, *m_tool)});
    m_docks += makeEditDock(m_.window, "editPosition", tr("Position"), {m_groups});
    m_docks += makeEditDock(m_.window, "editProblems", tr("Problems"), {m_problems});
}

void EditSession::connectActions()
{
    const auto changes = [this](const char* name, auto change) {
        QAction* const done = action(name);
        connect(done, &QAction::triggered, this, [this, done, change] { m_document->change(done->text(), change()); });
    };
    connect(action("undo"), &QAction::triggered, &m_document->edits(), &QUndoStack::undo);
    connect(action("redo"), &QAction::triggered, &m_document->edits(), &QUndoStack::redo);
    changes("clear", [this] { return cleared(m_document->description(), m_document->setup()); });
    changes("start", [this] { return m_document->game()->write(m_document->game()->start()); });
    changes("mirror", [this] {
        const auto turned = mirrored(m_document->description(), m_document->start(), m_document->setup());
        return turned.value_or(m_document->setup());
    });
    changes("turnOver", [this] {
        const auto turned = turnedOver(m_document->description(), m_document->start(), m_document->setup());
        return turned.value_or(m_document->setup());
    });
    connect(action("playFromHere"), &QAction::triggered, this, [this] {
        if (m_document->position())
            m_.play(Position(m_document->position()));
    });
    connect(action("leave"), &QAction::triggered, this, &EditSession::leave);
}

void EditSession::takeBoardsPosition()
{
    const Game& game = m_.match.game();
    m_document->change(tr("Position of the game"), game.write(m_.match.position()));
}

void EditSession::begin()
{
    if (m_isOn)
        return;
    m_isOn = true;
    emit changed(true);
    const auto game = m_.match.match().sharedGame();
    const bool isKept = m_document->game() == game && m_document->setup() != game->write(m_.match.position());
    m_tool->select(std::nullopt);
    if (m_document->game() != game)
        m_document->begin(game, game->write(m_.match.position()));
    m_.board.boardScene().showInstead(m_document);
    m_.board.setTool(*m_tool);
    showDocks();
    update();
    m_.board.setFocus();
    if (isKept)
        m_.messages.show({Message::Kind::Note,
                          tr("This is what you edited last."),
                          {{tr("Take the Position of the &Game"), [this] { takeBoardsPosition(); }}}});
}

void EditSession::showDocks()
{
    const Qt::DockWidgetArea area = dockSide(m_.board);
    const bool isBelow = area == Qt::BottomDockWidgetArea;
    m_bar->putIn(m_.window);
    QDockWidget* before = nullptr;
    QList<int> sizes;
    for (QDockWidget* const dock : m_docks) {
        m_.window.addDockWidget(area, dock);
        if (before)
            m_.window.splitDockWidget(before, dock, isBelow ? Qt::Horizontal : Qt::Vertical);
        dock->show();
        before = dock;
        sizes += isBelow ? kEditorHeight : kEditorWidth;
    }
    m_.window.resizeDocks(m_docks, sizes, isBelow ? Qt::Vertical : Qt::Horizontal);
    // Later: their contents know only then how much room they want.
    QMetaObject::invokeMethod(
        this, [this, isBelow] { shareRoom(isBelow); }, Qt::QueuedConnection);
}

/** The pieces have what they want, problems little, and the rest of the position what is left. */
void EditSession::shareRoom(bool isBelow)
{
    int room = 0;
    for (const QDockWidget* const dock : m_docks)
        room += isBelow ? dock->width() : dock->height();
    const QSize pieces = static_cast<QScrollArea*>(m_docks[0]->widget())->widget()->sizeHint();
    const int wanted = (isBelow ? pieces.width() : pieces.height() + kFacts) + 4 * kDockPadding;
    const int problems = isBelow ? 2 * kLeastProblems : kLeastProblems;
    m_.window.resizeDocks(m_docks, {wanted, std::max(kLeastProblems, room - wanted - problems), problems},
                          isBelow ? Qt::Horizontal : Qt::Vertical);
}

void EditSession::leave()
{
    if (!m_isOn)
        return;
    m_tool->cancel();
    m_isOn = false;
    m_.messages.dismiss();
    m_.board.setPlayTool();
    if (m_.board.boardScene().isShowingInstead())
        m_.board.boardScene().showInstead(nullptr);
    for (QDockWidget* const dock : m_docks)
        m_.window.removeDockWidget(dock);
    m_.window.removeToolBar(m_bar);
    m_bar->offer(false);
    emit changed(false);
    m_.board.setFocus();
}

void EditSession::update()
{
    if (!m_isOn)
        return;
    m_bar->offer(true);
    const QUndoStack& edits = m_document->edits();
    action("undo")->setEnabled(edits.canUndo());
    action("redo")->setEnabled(edits.canRedo());
    action("playFromHere")->setEnabled(bool(m_document->position()));
    const auto mirror = mirrored(m_document->description(), m_document->start(), m_document->setup());
    action("mirror")->setEnabled(mirror.has_value());
    const auto turned = turnedOver(m_document->description(), m_document->start(), m_document->setup());
    action("turnOver")->setEnabled(turned.has_value());
}

/** Leads to where a problem is: to a cell of the boards, or to the field of its group. */
void EditSession::show(const SetupProblem& problem)
{
    const GameDescription& game = m_document->description();
    const GroupInfo* const group = findGroup(game, problem.group);
    std::optional<Cell> cell = problem.cell;
    if (!cell && group && group->kind == GroupInfo::Kind::Pieces)
        cell = takeApart(game, *group, problem.item).cell;
    if (cell) {
        m_tool->setBrush({});
        m_.board.setCursorCell(*cell);
        m_tool->select(*cell);
        m_.board.boardScene().markReason({*cell});
        m_.board.setFocus();
        return;
    }
    std::vector<Cell> army;
    for (const PlacedPiece& placed : m_document->contents().pieces) {
        if (group && group->kind == GroupInfo::Kind::Pieces && placed.piece.side == group->side)
            army.push_back(placed.cell);
    }
    m_.board.boardScene().markReason(army);
    if (GroupField* const field = m_groups->field(problem.group)) {
        auto* const area = static_cast<QScrollArea*>(m_docks[1]->widget());
        area->ensureWidgetVisible(field);
        field->setFocus();
        if (QWidget* const inner = field->nextInFocusChain(); !field->focusProxy() && field->isAncestorOf(inner))
            inner->setFocus();
    }
}

} // namespace ringford::ui
