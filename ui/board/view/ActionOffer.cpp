// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/ActionOffer.h"

#include "ui/board/tools/ActionPreview.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/Choices.h"
#include "ui/board/view/SparedBoards.h"
#include "ui/match/Actors.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/Words.h"

#include <QApplication>

#include <algorithm>

namespace ringford::ui {

ActionOffer::ActionOffer(BoardView& view, MatchModel& model, PlayTool& tool)
    : QObject(&view), m_view(view), m_model(model), m_tool(tool)
{
    connect(&tool, &PlayTool::chooserWanted, this, &ActionOffer::offer);
    connect(&tool, &PlayTool::actorWanted, this, &ActionOffer::askWho);
    connect(&tool, &PlayTool::confirmWanted, this, &ActionOffer::ask);
}

void ActionOffer::offer(const std::vector<Action>& actions, const Touch& at)
{
    auto choices = choicesAmong(m_model, m_view.boardScene(), actions, m_view.devicePixelRatioF());
    open(new ActionChooser(choices, m_view.viewport()), at);
    connect(m_chooser, &ActionChooser::chosen, this, [this, at](const Action& action) {
        close();
        m_tool.choose(action, at);
    });
}

void ActionOffer::askWho(const Action& action, SeatSet seats, const Touch& at)
{
    std::vector<Choice> choices;
    for (const Seat seat : seats) {
        const SeatInfo& info = m_model.description().seat(seat);
        Choice choice;
        choice.action = action;
        choice.words = words::translated(info.title);
        const QString letters = words::seatLetters(m_model.description(), seat);
        choice.letter = letters.isEmpty() ? QChar() : letters.front();
        choice.actor = seat;
        choices.push_back(std::move(choice));
    }
    auto* const chooser = new ActionChooser(choices, m_view.viewport());
    const QString text = words::actionToRead(m_model.game(), m_model.position(), action);
    //: asks which seat does something out of turn; %1 is the action as lists show it
    chooser->askBefore(tr("Who plays %1?").arg(text), tr("Put Back"));
    open(chooser, at, action);
    m_model.question().ask(*chooser);
    connect(m_chooser, &ActionChooser::chosen, this, [this, at](const Action& chosen, std::optional<Seat> actor) {
        close();
        m_tool.choose(chosen, at, actor);
    });
}

void ActionOffer::ask(const Action& action, const AskedBefore& question, const Touch& at)
{
    Choice choice;
    choice.action = action;
    // What has words of its own, as a shell that is aimed, lifts no piece.
    const bool isInWords = !words::actionInWords(m_model.description().board, action).isEmpty();
    const auto offer = [&](words::Notation notation) {
        QString play = words::actionToRead(m_model.game(), m_model.position(), action, notation);
        const QString deed = words::deed(m_model.description(), action);
        if (isInWords)
            play[0] = play[0].toUpper(); // which says all
        else
            //: asks whether an action is meant: %1 is the action as lists show it
            play = deed.isEmpty() ? tr("Play %1").arg(play)
                                  //: %1 is the action as lists show it, %2 what it does
                                  : tr("Play %1: %2").arg(play, deed);
        //: answers a question: %1 is what is played then
        return question.text.empty() ? play : tr("Yes: %1").arg(play);
    };
    choice.words = offer(words::notation());
    choice.spoken = offer(words::spokenNotation());
    auto* const chooser = new ActionChooser({choice}, m_view.viewport());
    chooser->askBefore(words::question(m_model.description().board, question.text, action),
                       question.text.empty() ? tr("Put Back")
                       : isInWords           ? tr("No")
                                             : tr("No: Put Back"));
    open(chooser, at, action);
    // Whether a move is meant costs the time of whoever makes it; what another is asked costs nobody's.
    if (!question.text.empty()) {
        m_model.question().ask(*chooser, question.asked);
        connect(m_chooser, &ActionChooser::cancelled, this,
                [this, at] { m_view.say(tr("Nothing was played."), m_view.boardScene().boundsOf(at)); });
    }
    connect(m_chooser, &ActionChooser::chosen, this, [this](const Action& confirmed) {
        close();
        m_tool.confirm(confirmed);
    });
}

void ActionOffer::open(ActionChooser* chooser, const Touch& at, const std::optional<Action>& asked)
{
    close();
    m_chooser = chooser;
    m_asked = asked;
    connect(m_chooser, &ActionChooser::cancelled, this, [this] {
        close();
        m_tool.cancel();
    });
    m_at = at;
    m_chooser->openAt(m_view.inViewport(m_view.boardScene().boundsOf(at)), unobstructed());
}

/**
 * It is looked for at the cell that it is about: other targets matter no more, and may be covered. Who says whether an
 * action is meant, or whose it is, looks at the boards that it is played on, where there are several.
 */
Unobstructed ActionOffer::unobstructed() const
{
    Unobstructed free = m_view.unobstructed();
    free.marked.clear();
    const BoardLayout& layout = m_view.boardScene().boardLayout();
    if (m_asked) { // what would be hit is what is asked about
        const Foresight seen = foresee(m_model.game(), m_model.positionFor(*m_asked), *m_asked);
        for (const Cell cell : seen.lost)
            free.marked.push_back(m_view.cellRect(cell));
        for (const Cell cell : seen.threatened)
            free.spared.push_back(m_view.cellRect(cell));
    }
    // Above and below a long board is ground that it can lie on.
    if (m_asked && !layout.isOneOfSeveral() && ActionChooser::isInRow(*m_view.viewport())) {
        for (const QRectF& board : {layout.edge(0).boundingRect(), layout.bounds()}) // and what it is labelled with
            free.spared.push_back(m_view.inViewport(board));
    }
    if (!m_asked || !layout.isOneOfSeveral())
        return free;
    std::vector<int> faces;
    for (const Cell cell : {m_asked->from, m_asked->to}) {
        free.marked.push_back(m_view.cellRect(cell));
        faces.push_back(layout.faceOf(cell));
        free.spared.push_back(m_view.inViewport(layout.framed(faces.back()).boundingRect()));
    }
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    free.add(sparedOf(m_view, faces));
    return free;
}

void ActionOffer::place()
{
    if (m_chooser)
        m_chooser->placeBy(m_view.inViewport(m_view.boardScene().boundsOf(m_at)), unobstructed());
}

void ActionOffer::close()
{
    if (!m_chooser)
        return;
    const bool hadFocus = m_chooser->isAncestorOf(QApplication::focusWidget());
    m_chooser->hide();
    m_chooser->deleteLater();
    m_chooser = nullptr;
    if (hadFocus)
        m_view.setFocus(Qt::OtherFocusReason);
}

} // namespace ringford::ui
