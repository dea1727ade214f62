// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/Demonstration.h"

#include "engine/text/Characters.h"
#include "engine/text/KeptSetups.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace ringford::ui {

Demonstration::Demonstration(const Place& place, Play play)
    : SetupStage(place, "demonstrationBar", tr("Demonstration")), m_play(std::move(play))
{
    makeBar();
    connectActions();
    // It is about the place that it branches off at, and about no other game.
    connect(&place.match, &MatchModel::viewedNodeChanged, this, &Demonstration::leave);
    connect(&place.match, &MatchModel::replaced, this, [this] { m_from = nullptr; });
}

Demonstration::~Demonstration() = default;

void Demonstration::makeBar()
{
    makeUndo();
    bar().make("reset", tr("Position of the Game"), tr("Puts everything back as it stands in the game"), "first",
               QKeySequence(Qt::Key_Home));
    bar().addSeparator();
    bar().make("keep", tr("Keep Here"),
               tr("Keeps what is on the boards beside this place of the game, in its comment: it is saved with the "
                  "game, and shown again with Previous and Next"),
               "comment", QKeySequence(Qt::CTRL | Qt::Key_M));
    bar().make("previousKept", tr("Previous"), tr("Shows what was kept here before this, or the game's position"),
               "previous", QKeySequence(Qt::CTRL | Qt::Key_Left));
    bar().make("nextKept", tr("Next"), tr("Shows what else was kept here"), "next",
               QKeySequence(Qt::CTRL | Qt::Key_Right));
    bar().make("forget", tr("Forget"), tr("No longer keeps what is on the boards here"), "delete",
               QKeySequence(Qt::CTRL | Qt::Key_Delete));
    bar().addSeparator();
    bar().make("keepAsGame", tr("New Game from Here"),
               tr("Begins a game at this position, if it can be played, with a comment that tells where it is from"),
               "new", QKeySequence(Qt::CTRL | Qt::Key_Enter));
    bar().make("leave", tr("Back to the Game"), tr("Shows the game again, as it was"), "hand");
}

void Demonstration::connectActions()
{
    const auto does = [this](const char* name, auto what) { connect(action(name), &QAction::triggered, this, what); };
    does("reset", [this] {
        m_stop = 0;
        m_document->change(tr("Position of the Game"), m_.match.game().write(m_.match.position()), drawnOn(0));
    });
    does("keep", [this] { keep(); });
    does("forget", [this] { forget(); });
    does("previousKept", [this] { step(-1); });
    does("nextKept", [this] { step(+1); });
    does("keepAsGame", [this] { keepAsGame(); });
    does("leave", [this] { leave(); });
}

void Demonstration::begin()
{
    if (isOn())
        return;
    makeDock(); // before the document begins: it offers what that has
    const auto game = m_.match.match().sharedGame();
    const Node* const from = m_.match.viewedNode();
    if (std::exchange(m_from, from) != from || m_document->game() != game) {
        beginWith(game, game->write(m_.match.position()), drawnOn(0));
        m_stop = 0;
    }
    enter();
    std::vector<Message::Choice> choices;
    if (m_stop == 0 && !kept().empty())
        choices.push_back({tr("Show What Is &Kept Here"), [this] { step(+1); }});
    m_.messages.show({Message::Kind::Note,
                      tr("No rules now: put any piece anywhere, or drag it off the board. The game waits, untouched."),
                      std::move(choices)});
}

/** Most windows demonstrate nothing. */
void Demonstration::makeDock()
{
    if (m_palette)
        return;
    m_palette = new Palette(*m_document, tool(), m_.board.boardScene());
    addDock("demonstrationPieces", tr("Pieces"), {m_palette, new FactsPanel(*m_document, tool())});
}

std::vector<std::string> Demonstration::kept() const
{
    return keptAt(m_from);
}

std::vector<std::string> Demonstration::stops() const
{
    std::vector<std::string> all = kept();
    all.insert(all.begin(), writeSetup(m_.match.game().write(m_.match.match().position(m_from))));
    return all;
}

std::vector<std::string> Demonstration::drawnOn(int stop) const
{
    const Board& board = m_.match.description().board;
    const Comments& comments = m_from->comments();
    return stop == 0 ? drawingsAlone(comments, board)
                     : keptDrawings(comments, stops()[static_cast<std::size_t>(stop)], board);
}

int Demonstration::stopShown() const
{
    const Board& board = m_.match.description().board;
    const std::vector<std::string> all = stops();
    const std::string now = line();
    const Drawings drawings = drawingsOf(m_document->comments(), board);
    for (int stop = 0; stop < static_cast<int>(all.size()); ++stop) {
        if (all[static_cast<std::size_t>(stop)] == now && drawingsOf(drawnOn(stop), board) == drawings)
            return stop;
    }
    return -1;
}

void Demonstration::update()
{
    const std::vector<std::string> all = stops();
    const int here = stopShown();
    if (here >= 0) {
        m_stop = here;
        settle(); // wherever the game is shown by the time that somebody asks
    }
    m_stop = std::min(m_stop, static_cast<int>(all.size()) - 1);
    action("reset")->setEnabled(here != 0);
    action("keep")->setEnabled(here < 0);
    action("forget")->setEnabled(std::find(all.begin() + 1, all.end(), line()) != all.end());
    action("previousKept")->setEnabled(m_stop > 0 || here < 0);
    action("nextKept")->setEnabled(m_stop + 1 < static_cast<int>(all.size()));
    action("keepAsGame")->setEnabled(bool(m_document->position()));
}

QString Demonstration::state() const
{
    return tr("Demonstration, without rules: the game waits");
}

void Demonstration::keep()
{
    keepAt(m_from);
    const auto count = static_cast<int>(kept().size());
    m_.messages.show({Message::Kind::Note,
                      tr("Kept in the comment of this place: %n positions.", nullptr, count),
                      {{tr("&Undo"), [this] { m_.edits.undo(); }}}});
}

void Demonstration::forget()
{
    const Board& board = m_.match.description().board;
    auto* const edit = new CommentEdit(m_.match, m_from, false, withoutKeptSetup(m_from->comments(), line(), board));
    edit->setText(tr("forget a position"));
    m_.edits.push(edit);
    m_.messages.show({Message::Kind::Note,
                      tr("It is no longer kept here; the boards still show it."),
                      {{tr("&Undo"), [this] { m_.edits.undo(); }}}});
}

/** To the next or previous of stops(); from something that is not kept, back to where it came from. */
void Demonstration::step(int by)
{
    if (!isOn())
        return;
    const std::vector<std::string> all = stops();
    const bool isOnStop = stopShown() >= 0;
    const int next = by < 0 && !isOnStop ? m_stop : m_stop + by;
    if (next < 0 || next >= static_cast<int>(all.size()))
        return;
    m_stop = next;
    // A file may hold a line that is none.
    auto setup = readSetup(all[static_cast<std::size_t>(next)]);
    if (!setup) {
        m_.messages.show({Message::Kind::Trouble, tr("What was kept here is not a position."), {}});
        return;
    }
    m_document->change(next == 0 ? tr("Position of the Game") : tr("Kept position"), *std::move(setup), drawnOn(next));
}

void Demonstration::keepAsGame()
{
    if (!m_document->position())
        return;
    const QString game = words::translated(m_.match.description().title);
    //: a comment at the start of a game: %1 is the game that it was branched off, %n how many actions, %2 the last one
    const QString reported =
        m_from->isRoot() ? tr("From a demonstration in a game of %1, at its start.").arg(game)
                         : tr("From a demonstration in a game of %1, after %n actions (%2).", nullptr, m_from->depth)
                               .arg(game, words::fromUtf8(m_from->entry().text));
    std::vector<std::string> comments = drawn();
    comments.push_back(fitForComment(reported.toStdString()));
    m_play(Position(m_document->position()), comments);
}

} // namespace ringford::ui
