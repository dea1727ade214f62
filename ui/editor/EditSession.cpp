// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/EditSession.h"

#include "engine/play/SetupEdits.h"
#include "engine/play/SetupSketch.h"
#include "engine/play/SetupTurns.h"
#include "ui/Icons.h"
#include "ui/Words.h"
#include "ui/board/BoardView.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/editor/ProblemsPanel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/files/PastedText.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/MessageBar.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScrollArea>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kPadding = 8;
constexpr int kWidthBeside = 310;
constexpr int kHeightBelow = 240;
constexpr int kLeastProblems = 180; // of room for what is wrong
constexpr int kFacts = 64;          // of room for what is known of a piece, below the pieces

/** Beside a board that is twice as wide as high panels would take what it needs most. */
bool isLong(const BoardView& board)
{
    const QRectF bounds = board.boardScene().boardLayout().bounds();
    return bounds.width() > 1.6 * bounds.height();
}

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

QAction* EditSession::make(const char* name, const QString& text, const QString& help, const char* icon,
                           const QKeySequence& key)
{
    auto* const action = new QAction(namedIcon(QLatin1String(icon)), text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setToolTip(key.isEmpty() ? help
                                     : help + QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText)));
    action->setWhatsThis(help);
    action->setEnabled(false);
    m_bar->addAction(action);
    m_actions += action;
    return action;
}

QAction* EditSession::action(const char* name) const
{
    const auto found = std::ranges::find(m_actions, QLatin1String(name), &QAction::objectName);
    return found == m_actions.end() ? nullptr : *found;
}

void EditSession::makeBar()
{
    m_bar = new QToolBar(tr("Edit position"), &m_.window);
    m_bar->setObjectName(QStringLiteral("editBar"));
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->toggleViewAction()->setVisible(false);
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
    m_bar->hide();
}

QDockWidget* EditSession::makeDock(const char* name, const QString& title, const QList<QWidget*>& parts)
{
    auto* const dock = new QDockWidget(title, &m_.window);
    dock->setObjectName(QLatin1String(name));
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    auto* const scrolled = new QWidget;
    auto* const rows = new QVBoxLayout(scrolled);
    rows->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    for (QWidget* const part : parts)
        rows->addWidget(part);
    rows->addStretch(1);
    auto* const area = new QScrollArea;
    area->setWidget(scrolled);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    dock->setWidget(area);
    dock->toggleViewAction()->setVisible(false);
    dock->hide();
    m_docks += dock;
    return dock;
}

void EditSession::makeDocks()
{
    m_palette = new Palette(*m_document, *m_tool, m_.board.boardScene());
    m_groups = new GroupsPanel(*m_document);
    m_problems = new ProblemsPanel(*m_document);
    connect(m_problems, &ProblemsPanel::chosen, this, &EditSession::show);
    makeDock("editPieces", tr("Pieces"), {m_palette, new FactsPanel(*m_document, *m_tool)});
    makeDock("editPosition", tr("Position"), {m_groups});
    makeDock("editProblems", tr("Problems"), {m_problems});
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
    const bool isBelow = isLong(m_.board);
    const Qt::DockWidgetArea area = isBelow ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea;
    m_.window.addToolBar(Qt::TopToolBarArea, m_bar);
    m_.window.insertToolBarBreak(m_bar);
    m_bar->show();
    QDockWidget* before = nullptr;
    QList<int> sizes;
    for (QDockWidget* const dock : m_docks) {
        m_.window.addDockWidget(area, dock);
        if (before)
            m_.window.splitDockWidget(before, dock, isBelow ? Qt::Horizontal : Qt::Vertical);
        dock->show();
        before = dock;
        sizes += isBelow ? kHeightBelow : kWidthBeside;
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
    const int wanted = (isBelow ? pieces.width() : pieces.height() + kFacts) + 4 * kPadding;
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
    for (QAction* const one : m_actions)
        one->setEnabled(false);
    emit changed(false);
    m_.board.setFocus();
}

void EditSession::update()
{
    if (!m_isOn)
        return;
    for (QAction* const one : m_actions)
        one->setEnabled(true);
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

void EditSession::copy() const
{
    QGuiApplication::clipboard()->setText(words::verbatim(writeSetup(m_document->setup())));
}

void EditSession::paste()
{
    const std::string line = QGuiApplication::clipboard()->text().simplified().toStdString();
    const QString title = tr("What was copied is no position.");
    const Game& game = *m_document->game();
    // Groups of a setup have colons, FENs have none.
    if (const Fen* const fen = line.find(':') == std::string::npos ? game.fen() : nullptr) {
        const auto read = fen->read(line);
        if (read)
            m_document->change(tr("Paste"), game.write(read->position));
        else
            complain(title, {words::sentence(read.error())});
        return;
    }
    auto setup = readSetup(line);
    if (setup) {
        m_document->change(tr("Paste"), *std::move(setup));
        return;
    }
    QStringList problems;
    for (const SetupProblem& problem : setup.error())
        problems += worded(problem);
    complain(title, problems);
}

void EditSession::complain(const QString& title, const QStringList& problems)
{
    m_.messages.show({Message::Kind::Trouble, (QStringList{title} + problems).join(u'\n'), {}});
}

} // namespace ringford::ui
