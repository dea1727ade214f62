// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MovesController.h"

#include "engine/match/TreeWays.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/panels/TableNews.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/StageController.h"

#include <QAction>
#include <QMenu>
#include <QUndoStack>

#include <algorithm>

namespace ringford::ui {

MovesController::MovesController(const Context& context) : QObject(&context.window), m_(context)
{
    connectSteps();
    connectEdits();
    bindToList();
    connectNews();
    connectUpdates();
    m_.commands.offerMarks(m_.match.description());
    update();
}

void MovesController::connectSteps()
{
    const CommandSet& commands = m_.commands;
    MatchModel* const match = &m_.match;
    connect(commands[Command::First], &QAction::triggered, match, &MatchModel::showFirst);
    connect(commands[Command::Previous], &QAction::triggered, match, &MatchModel::showPrevious);
    connect(commands[Command::Next], &QAction::triggered, match, &MatchModel::showNext);
    connect(commands[Command::Last], &QAction::triggered, this, &MovesController::showLast);
    connect(commands[Command::PreviousVariation], &QAction::triggered, match, [match] { match->showSibling(-1); });
    connect(commands[Command::NextVariation], &QAction::triggered, match, [match] { match->showSibling(+1); });
    connect(commands[Command::TypeAction], &QAction::triggered, &m_.area.entry(), &MoveEntry::open);
}

void MovesController::connectEdits()
{
    MovesDock* const moves = &m_.moves;
    connect(m_.commands[Command::Comment], &QAction::triggered, moves, &MovesDock::editComment);
    connect(m_.commands[Command::Promote], &QAction::triggered, moves, &MovesDock::promote);
    connect(m_.commands[Command::DeleteLine], &QAction::triggered, moves, &MovesDock::deleteFromHere);
    connect(m_.commands.menu(CommandMenu::Marks), &QMenu::triggered, this,
            [this](const QAction* action) { toggleMark(static_cast<std::uint8_t>(action->data().toUInt())); });
    connect(moves, &MovesDock::deleted, this, &MovesController::announceDeleted);
}

/** Del means moves only in their list. */
void MovesController::bindToList()
{
    QAction* const remove = m_.commands[Command::DeleteLine];
    m_.window.removeAction(remove);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_.moves.view()->addActions({m_.commands[Command::Comment], m_.commands.menu(CommandMenu::Marks)->menuAction(),
                                 m_.commands[Command::Promote], remove});
}

void MovesController::connectNews()
{
    connect(&m_.match, &MatchModel::lineLeft, this, &MovesController::announceBranch);
    connect(&m_.match, &MatchModel::playedAside, this, &MovesController::announceAside);
    connect(&m_.match, &MatchModel::entryPlayed, &m_.area.messages(), &MessageBar::dismissNote); // before there is news
    connect(m_.moves.edits(), &QUndoStack::indexChanged, &m_.area.messages(), &MessageBar::recheck);
    connect(&m_.moves.view()->moves(), &MovesModel::hidingChanged, &m_.area.messages(), &MessageBar::recheck);
    new TableNews(m_.match, m_.area.messages(), this);
}

void MovesController::connectUpdates()
{
    connect(&m_.match, &MatchModel::replaced, this, [this] { m_.commands.offerMarks(m_.match.description()); });
    const auto update = [this](auto* from, auto signal) { connect(from, signal, this, &MovesController::update); };
    update(&m_.match, &MatchModel::viewedNodeChanged);
    update(&m_.match, &MatchModel::gameNodeChanged);
    update(&m_.match, &MatchModel::treeChanged);
    update(&m_.match, &MatchModel::replaced);
    update(&m_.moves, &MovesDock::choiceChanged);
    update(&m_.stage, &StageController::changed);
    connect(&m_.match, &MatchModel::nodeChanged, this, &MovesController::updateMarks);
}

void MovesController::update()
{
    if (m_.stage.isOn())
        return;
    const CommandSet& commands = m_.commands;
    const Node* const shown = m_.match.viewedNode();
    commands[Command::First]->setEnabled(!shown->isRoot());
    commands[Command::Previous]->setEnabled(!shown->isRoot());
    commands[Command::Next]->setEnabled(shown->firstChild != nullptr);
    commands[Command::Last]->setEnabled(shown->firstChild != nullptr);
    const bool hasSiblings = !shown->isRoot() && shown->parent->firstChild->nextSibling;
    commands[Command::PreviousVariation]->setEnabled(hasSiblings && shown->parent->firstChild != shown);
    commands[Command::NextVariation]->setEnabled(hasSiblings && shown->nextSibling);
    commands[Command::Promote]->setEnabled(m_.moves.canPromote());
    commands[Command::DeleteLine]->setEnabled(m_.moves.canDelete());
    updateMarks();
}

/** A solution that is hidden stays so: who wants it asks for it. */
void MovesController::showLast()
{
    m_.match.show(m_.moves.view()->moves().lastTold());
    if (m_.match.viewedNode()->firstChild)
        announceHidden();
}

void MovesController::announceHidden()
{
    MovesModel& moves = m_.moves.view()->moves();
    const auto showAll = [this, &moves] {
        moves.showSolution();
        m_.match.showLast();
    };
    Message message{Message::Kind::Note, tr("What follows is hidden."), {{tr("Show What Fo&llows"), showAll}}};
    message.holds = [&moves, isSeen = whileViewing(m_.match)] { return moves.hidesSolution() && isSeen(); };
    m_.area.messages().show(message);
}

void MovesController::updateMarks()
{
    m_.commands.menu(CommandMenu::Marks)->setEnabled(m_.moves.canMark());
    const std::vector<std::uint8_t> marks = m_.moves.chosenMarks();
    for (QAction* const action : m_.commands.menu(CommandMenu::Marks)->actions())
        action->setChecked(std::ranges::find(marks, static_cast<std::uint8_t>(action->data().toUInt())) != marks.end());
}

void MovesController::toggleMark(std::uint8_t mark)
{
    m_.moves.toggleMark(mark);
    const std::vector<MarkMeaning> offered = offeredMarks(m_.match.description());
    const auto meant = std::ranges::find(offered, mark, &MarkMeaning::mark);
    if (meant == offered.end())
        return;
    const std::vector<std::uint8_t>& given = m_.moves.chosenMarks();
    //: spoken: %1 is what a mark on an action means: good
    Announcer::of(m_.window).say((std::ranges::find(given, mark) != given.end()
                                      ? tr("Marked: %1.")
                                      //: spoken: %1 is what a mark on an action means
                                      : tr("No longer marked: %1."))
                                     .arg(meant->meaning));
}

/** Clocks of a game that is over run again only if somebody wants that. */
void MovesController::announceAside(const Node* first)
{
    const auto goOn = [this, first] {
        if (!isInTree(first))
            return;
        const Node* const shown = m_.match.viewedNode();
        m_.match.setGameNode(isInTree(shown) ? shown : first);
        m_.match.show(m_.match.gameNode());
    };
    Message message{Message::Kind::Note,
                    tr("The game is over: what you play now is a variation beside it."),
                    {{tr("&Play On From Here"), goOn}}};
    message.holds = whileOpen(m_.match, [&match = m_.match, end = m_.match.gameNode(), first] {
        return match.gameNode() == end && match.viewedNode() != end && isInTree(first);
    });
    m_.area.messages().show(message);
}

void MovesController::announceBranch(const Node* left)
{
    const auto goBack = [this, left] {
        if (!isInTree(left))
            return;
        m_.match.setGameNode(left);
        m_.match.show(left);
    };
    Message message{Message::Kind::Note,
                    tr("The game now goes on from here; the old line is a variation."),
                    {{tr("&Undo"), goBack}}};
    message.holds = whileStandingAt(m_.match, m_.match.gameNode());
    m_.area.messages().show(message);
}

void MovesController::announceDeleted(int entries)
{
    const QString told = tr("%n moves were deleted.", nullptr, entries);
    Message message{Message::Kind::Note, told, {{tr("&Undo"), [this] { m_.moves.edits()->undo(); }}}};
    const QString key = m_.commands[Command::TakeBack]->shortcut().toString(QKeySequence::NativeText);
    //: spoken: %1 is what was done, %2 the name of a key; the message that is seen has a button for it
    message.spoken = tr("%1 %2 undoes that.").arg(told, key);
    message.holds = [edits = m_.moves.edits(), done = m_.moves.edits()->index()] { return edits->index() == done; };
    m_.area.messages().show(message);
}

} // namespace ringford::ui
