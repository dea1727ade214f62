// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/EditSession.h"

#include "engine/rules/Game.h"
#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "engine/setup/SetupTurns.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/DockSide.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/editor/ProblemsPanel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"

#include <QAction>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kDockPadding = 8;
constexpr int kLeastProblems = 160; // of width for what is wrong, below the boards
constexpr int kFewProblems = 134;   // of height, at their side: two, and their button
constexpr int kLeastGroups = 160;   // of room for the rest of the position
constexpr int kFacts = 40;          // of room for what is known of a piece, below the pieces

} // namespace

EditSession::EditSession(const Place& place, Play play)
    : SetupStage(place, "editBar", tr("Edit position")), m_play(std::move(play))
{
    makeBar();
    makeDocks();
    connectActions();
}

EditSession::~EditSession() = default;

void EditSession::makeBar()
{
    const auto make = [this](const char* name, const QString& text, const QString& help, const char* icon,
                             const QKeySequence& key) { bar().make(name, text, help, icon, key); };
    makeUndo();
    bar().addSeparator();
    make("clear", tr("Clear"), tr("Takes everything off the boards"), "delete",
         QKeySequence(Qt::CTRL | Qt::Key_Delete));
    make("start", tr("Standard Start"), tr("Sets up the standard start"), "new", QKeySequence(Qt::CTRL | Qt::Key_Home));
    make("mirror", tr("Mirror"), tr("Shows the position as a mirror would"), "mirror",
         QKeySequence(Qt::CTRL | Qt::Key_I));
    make("turnOver", tr("Swap Sides"), tr("Gives each army the place of the next one"), "flip",
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    bar().addSeparator();
    make("playFromHere", tr("Play from Here"), tr("Begins a game at this position"), "next",
         QKeySequence(Qt::CTRL | Qt::Key_Enter));
    make("leave", tr("Back to the Game"), tr("Shows the game again; what you have edited is kept for the next time"),
         "previous", {});
}

void EditSession::makeDocks()
{
    m_palette = new Palette(*m_document, tool(), m_.board.boardScene());
    m_groups = new GroupsPanel(*m_document, m_.board.boardScene());
    m_problems = new ProblemsPanel(*m_document);
    connect(m_problems, &ProblemsPanel::chosen, this, &EditSession::show);
    addDock("editPieces", tr("Pieces"), {m_palette, new FactsPanel(*m_document, tool())});
    addDock("editPosition", tr("Position"), {m_groups});
    addDock("editProblems", tr("Problems"), {m_problems});
}

void EditSession::connectActions()
{
    const auto changes = [this](const char* name, const QString& told, auto change) {
        QAction* const done = action(name);
        connect(done, &QAction::triggered, this, [this, done, told, change] {
            Announcer::of(m_.board).say(told);
            m_document->change(done->text(), change());
        });
    };
    changes("clear", tr("All is taken off."),
            [this] { return cleared(m_document->description(), m_document->setup()); });
    changes("start", tr("The standard start is set up."),
            [this] { return m_document->game()->write(m_document->game()->start()); });
    changes("mirror", tr("The position is mirrored."), [this] {
        const auto turned = mirrored(m_document->description(), m_document->start(), m_document->setup());
        return turned.value_or(m_document->setup());
    });
    changes("turnOver", tr("The sides are swapped."), [this] {
        const auto turned = turnedOver(m_document->description(), m_document->start(), m_document->setup());
        return turned.value_or(m_document->setup());
    });
    connect(action("playFromHere"), &QAction::triggered, this, [this] {
        if (m_document->position())
            m_play(Position(m_document->position()), drawn());
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
    if (isOn())
        return;
    const auto game = m_.match.match().sharedGame();
    const bool isKept = m_document->game() == game && m_document->setup() != game->write(m_.match.position());
    if (m_document->game() != game)
        beginWith(game, game->write(m_.match.position()));
    enter();
    if (!isKept)
        return;
    Message message{Message::Kind::Note,
                    tr("This is what you edited last."),
                    {{tr("Take the Position of the &Game"), [this] { takeBoardsPosition(); }}}};
    message.holds = [this, setup = m_document->setup()] { return m_document->setup() == setup; };
    m_.messages.show(message);
}

void EditSession::sizeDocks()
{
    SetupStage::sizeDocks();
    const bool isBelow = dockSide(m_.board) == Qt::BottomDockWidgetArea;
    // Later: their contents know only then how much room they want.
    QMetaObject::invokeMethod(
        this, [this, isBelow] { shareRoom(isBelow); }, Qt::QueuedConnection);
}

/** So that none is scrolled to. */
int EditSession::roomForPieces(bool isBelow) const
{
    const QSize pieces = static_cast<const QScrollArea*>(docks()[0]->widget())->widget()->sizeHint();
    return (isBelow ? pieces.width() : pieces.height() + kFacts) + 4 * kDockPadding;
}

int EditSession::roomNeeded(bool isBelow) const
{
    return roomForPieces(isBelow) + kLeastGroups + (isBelow ? kLeastProblems : kFewProblems - kFacts);
}

/** The pieces have what they want, so does the rest of the position as long as problems keep a little of the room. */
void EditSession::shareRoom(bool isBelow)
{
    if (!isOn() || !m_.window.tabifiedDockWidgets(docks().front()).isEmpty())
        return;
    m_.window.layout()->activate(); // the docks have come just now
    int room = 0;
    for (const QDockWidget* const dock : docks())
        room += isBelow ? dock->width() : dock->height();
    const int wanted = roomForPieces(isBelow);
    const QSize groups = static_cast<QScrollArea*>(docks()[1]->widget())->widget()->sizeHint();
    const int around = docks()[1]->height() - docks()[1]->widget()->height() + kDockPadding;
    const int rest = room - wanted - (isBelow ? groups.width() + 4 * kDockPadding : groups.height() + around);
    const int problems = std::max(rest, isBelow ? kLeastProblems : kFewProblems);
    const int pieces =
        std::min(wanted, std::max(1, room - kLeastGroups - problems)); // what is known of one is scrolled
    m_.window.resizeDocks(docks(), {pieces, std::max(kLeastGroups, room - wanted - problems), problems},
                          isBelow ? Qt::Horizontal : Qt::Vertical);
}

void EditSession::update()
{
    action("playFromHere")->setEnabled(bool(m_document->position()));
    const auto mirror = mirrored(m_document->description(), m_document->start(), m_document->setup());
    action("mirror")->setEnabled(mirror.has_value());
    const auto turned = turnedOver(m_document->description(), m_document->start(), m_document->setup());
    action("turnOver")->setEnabled(turned.has_value());
}

QString EditSession::state() const
{
    if (const Position& position = m_document->position())
        return m_document->game()->outcome(position).decided() ? tr("Editing a position: the game is over there")
                                                               : tr("Editing a position: it can be played");
    const auto problems = static_cast<int>(m_document->problems().size());
    return tr("Editing a position: %n problems", nullptr, problems);
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
        tool().setBrush({});
        m_.board.setCursorCell(*cell);
        tool().select(*cell);
        m_.board.boardScene().marks().markReason({*cell});
        m_.board.setFocus();
        return;
    }
    std::vector<Cell> army;
    for (const PlacedPiece& placed : m_document->contents().pieces) {
        if (group && group->kind == GroupInfo::Kind::Pieces && placed.piece.side == group->side)
            army.push_back(placed.cell);
    }
    m_.board.boardScene().marks().markReason(army);
    if (GroupField* const field = m_groups->field(problem.group)) {
        auto* const area = static_cast<QScrollArea*>(docks()[1]->widget());
        QWidget* const part = field->partOf(problem.item);
        area->ensureWidgetVisible(field);
        area->ensureWidgetVisible(part);
        part->setFocus(Qt::TabFocusReason); // to be seen, as it is by Tab
    }
}

} // namespace ringford::ui
