// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/PlayTool.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/WhyNot.h"
#include "ui/match/Actors.h"

#include <QScopedValueRollback>

#include <map>

namespace ringford::ui {

using Answer = GestureSession::Answer;

namespace {

constexpr int kMistakeSeen = 2500; // ms: long enough to see where the piece went

} // namespace

PlayTool::PlayTool(MatchModel& model, BoardScene& scene, QObject* parent)
    : BoardTool(parent), m_model(model), m_scene(scene)
{
    m_mistake.setSingleShot(true);
    m_mistake.setInterval(kMistakeSeen);
    connect(&m_mistake, &QTimer::timeout, this, &PlayTool::takeMistakeBack);
    // Numbers of tools mean others in another game.
    connect(&model, &MatchModel::replaced, this, [this] {
        m_tool = 0;
        m_usualTool.reset();
        m_session.reset();
        m_aside.clear();
        reset();
    });
}

GestureSession& PlayTool::session()
{
    if (!m_session) {
        m_game = m_model.match().sharedGame();
        m_session.emplace(m_model.game(), m_model.position(), m_model.possibleActions());
        std::map<const Node*, std::vector<Action>> earlier;
        // What comes too late by now has a place among what was touched before.
        for (const SortedRow::Late& late : m_model.lateActions())
            earlier[late.before].push_back(late.action);
        for (const auto& [before, actions] : earlier)
            m_session->add(m_model.game(), m_model.match().position(before->parent), actions);
        m_session->setTool(m_tool);
    }
    return *m_session;
}

const std::vector<Touch>& PlayTool::touched() const
{
    static const std::vector<Touch> kNone;
    return m_session ? m_session->touched() : kNone;
}

std::vector<Touch> PlayTool::nextTouches()
{
    return session().next();
}

std::optional<Cell> PlayTool::restingFrom()
{
    const bool rests = m_inHand && touched().size() > 1 && touched().back() != Touch::on(*m_inHand);
    return rests ? m_inHand : std::nullopt;
}

void PlayTool::reset()
{
    if (m_mistake.isActive())
        m_scene.pieces().dropBrought();
    m_mistake.stop();
    if (!m_isPlaying && m_session && m_game == m_model.match().sharedGame() && awaitsStock()) {
        m_aside = touched(); // typed, or by time
        m_asideAt = m_model.shown()->parent;
    }
    m_foreseen.reset();
    m_session.reset();
    m_pressed.reset();
    m_inHand.reset();
    m_inspected.reset();
    m_dragged.reset();
    returnTool();
    // The next seat begins with the hand; who still has the turn goes on with what is in it.
    const SideSet onTurn = m_scene.contents().sidesOnTurn;
    if (std::exchange(m_servedSides, onTurn) != onTurn)
        m_tool = 0;
    m_scene.marks().clearTouches();
    takeUsefulTool();
    if (!toolDrags() || m_model.description().tools[m_tool].marksPlaces)
        m_scene.marks().showTouches(session());
    takeUpAgain();
    emit touchesChanged();
}

void PlayTool::rearranged()
{
    endMistake();
    if (!m_session)
        return;
    // Laying out has put every piece onto its own cell.
    if (m_inHand && m_dragged == Touch::on(*m_inHand)) {
        m_scene.pieces().lift(*m_inHand);
    } else if (m_inHand && !m_session->isEmpty()) {
        m_scene.pieces().restOn(*m_inHand, lastCell());
        m_scene.finishMotion();
    }
    if (!m_inspected)
        m_scene.marks().showTouches(*m_session);
}

/** Where the rim means nothing, it is only the table beside the board. */
std::optional<Touch> PlayTool::meant(const BoardPointer& at)
{
    const bool isIdleRim = at.touch && at.touch->kind == Touch::Kind::Rim && !session().admits(*at.touch);
    if (!isIdleRim)
        return at.touch;
    // A hand that carries a piece over a side of the board need not aim; who clicks beside it wants nothing.
    const auto exit = m_dragged ? exitBeside(at.touch->cell) : std::nullopt;
    return exit ? std::optional(Touch::onRim(*exit)) : std::nullopt;
}

Qt::CursorShape PlayTool::shapeAt(const BoardPointer& at)
{
    if (m_dragged)
        return Qt::ClosedHandCursor;
    const bool canTake =
        at.touch && at.touch->kind == Touch::Kind::Cell && toolDrags() && session().canBegin(*at.touch);
    if (at.touch && session().admits(*at.touch) && !(canTake && session().isEmpty()))
        return Qt::PointingHandCursor;
    return canTake ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

void PlayTool::press(const BoardPointer& at)
{
    endMistake();
    takeToolFor(at.modifiers);
    m_pressed = meant(at);
    m_hasJustBegun = m_pressed && session().isEmpty() && begin(*m_pressed);
}

bool PlayTool::begin(const Touch& touch)
{
    // What is played by a single touch is played when the button goes up, not here.
    if (session().opens(touch)) {
        m_inspected.reset();
        follow(session().touch(touch));
        return true;
    }
    return false;
}

void PlayTool::drag(const BoardPointer& at)
{
    if (m_use == PointerUse::Click)
        return;
    if (!m_dragged) {
        if (!m_pressed || !canHold(*m_pressed))
            return;
        pickUp(*m_pressed);
    }
    carry(at.scenePos);
    pointAt(meant(at));
}

void PlayTool::release(const BoardPointer& at)
{
    const std::optional<Touch> pressed = std::exchange(m_pressed, std::nullopt);
    m_scene.marks().setPointedAt(std::nullopt);
    foreseeAt(std::nullopt);
    const std::optional<Touch> touch = meant(at);
    const bool isNoCell = at.place && !at.touch;
    if (const auto held = std::exchange(m_dragged, std::nullopt))
        isNoCell                               ? refuseDropped(*held, Touch::onPlace(*at.place))
        : !touch && refuseBeyondRim(*held, at) ? void()
                                               : dropInHand(*held, touch);
    else if (!touch && !pressed && isNoCell && (!session().isEmpty() || !toolDrags()))
        refuseNext(Touch::onPlace(*at.place));
    else if (!touch && !pressed && session().touched().size() <= 1)
        putBack(); // a click beside the boards
    else if (touch && touch == pressed && !m_hasJustBegun)
        clickWithPointer(*touch);
    // Nothing came of the other; what was wrong of it is still to be seen for a moment.
    if (touched().empty() && !m_mistake.isActive())
        takeUpAgain();
}

void PlayTool::clickWithPointer(const Touch& touch)
{
    // Who plays by dragging alone still looks at pieces by clicking, and ends a jump on the piece.
    const bool isHeld = !session().isEmpty() && session().touched().back() == touch;
    if (m_use == PointerUse::Drag && !isHeld && !session().isEmpty())
        putBack(); // from here on it is a first click
    click(touch);
}

void PlayTool::activate(const Touch& touch)
{
    endMistake();
    const QScopedValueRollback keepsInHand(m_keepsInHand, true); // for keys it is a long way back
    click(touch);
}

void PlayTool::click(const Touch& touch)
{
    if (takeFromStock(touch))
        return;
    if (session().isEmpty()) {
        if (begin(touch))
            return;
        const Answer answer = session().touch(touch);
        if (answer.kind != Answer::Kind::Nothing)
            follow(answer);
        else
            lookAt(touch);
        return;
    }
    if (touch == session().touched().back()) {
        if (session().canEnd())
            follow(session().end());
        else
            putBack();
        return;
    }
    const Answer answer = session().touch(touch);
    const bool isAnother = touch.kind == Touch::Kind::Stock || session().canBegin(touch);
    const bool choosesAnother = answer.kind == Answer::Kind::Refused && session().touched().size() == 1 && isAnother;
    if (choosesAnother || (answer.kind == Answer::Kind::Refused && isElsewhere(touch))) {
        setAside();
        click(touch);
    } else {
        follow(answer);
    }
}

/**
 * A touch that begins nothing: shows how the piece there moves and says why it may not, or why not as a second touch
 * wants it. With a tool that takes no piece in hand it was meant for the tool.
 */
void PlayTool::lookAt(const Touch& touch)
{
    const bool isCell = touch.kind == Touch::Kind::Cell;
    if (isCell && !toolDrags()) {
        refuseNext(touch);
        return;
    }
    const bool isOther = isCell && m_inspected && *m_inspected != touch.cell;
    if (isOther && (m_scene.isTarget(touch) || !m_scene.pieceOn(touch.cell))) {
        refuse({m_tool, {Touch::on(*m_inspected), touch}});
    } else if (isCell && m_scene.pieceOn(touch.cell) && m_inspected != touch.cell) {
        inspect(touch.cell);
        explain(whyNotFrom(m_model, m_tool, touch), touch, m_scene.boundsOf(touch));
    } else {
        putBack();
        if (touch.kind == Touch::Kind::Stock)
            explain(whyNotFrom(m_model, m_tool, touch), touch, QRectF());
    }
}

void PlayTool::follow(const Answer& answer)
{
    switch (answer.kind) {
    case Answer::Kind::Nothing: break;
    case Answer::Kind::Begun: showTouches(); break;
    case Answer::Kind::Resting: {
        const Touch& first = session().touched().front();
        const Touch& last = session().touched().back();
        if (toolDrags() && first.kind == Touch::Kind::Cell && last.kind == Touch::Kind::Cell &&
            m_scene.pieceOn(first.cell)) {
            m_inHand = first.cell;
            m_scene.pieces().restOn(first.cell, last.cell);
        }
        showTouches();
        break;
    }
    case Answer::Kind::Play: play(answer.actions.front(), answer.touched.touches.back()); break;
    case Answer::Kind::Choose: emit chooserWanted(answer.actions, answer.touched.touches.back()); break;
    case Answer::Kind::Refused: refuse(answer.touched); break;
    }
}

void PlayTool::choose(const Action& action, const Touch& at, std::optional<Seat> actor)
{
    play(action, at, actor);
}

void PlayTool::play(const Action& action, const Touch& at, std::optional<Seat> who)
{
    if (const SeatSet seats = seatsInQuestion(m_model, action); !who && !seats.empty()) {
        emit actorWanted(action, seats, at);
        return;
    }
    m_actor = who;
    const Position position = m_model.positionFor(action);
    const auto question = m_model.game().asks(position, action);
    const Seat actor = who.value_or(m_model.game().actor(position, action));
    if (!question && !m_scene.manner().confirmsFor(actor)) {
        confirm(action);
        return;
    }
    showAsPlayed(at);
    emit confirmWanted(action, question.value_or(Text()), at);
}

/** What waits to be confirmed is seen where it would go. */
void PlayTool::showAsPlayed(const Touch& at)
{
    const std::vector<Touch>& touched = session().touched();
    const bool isMove = toolDrags() && !touched.empty() && touched.front().kind == Touch::Kind::Cell &&
                        at.kind == Touch::Kind::Cell && m_scene.pieceOn(touched.front().cell);
    if (!isMove || m_inHand)
        return; // a hand has brought it there already
    m_inHand = touched.front().cell;
    m_scene.pieces().restOn(*m_inHand, at.cell);
}

void PlayTool::confirm(const Action& action)
{
    // By value: the model's change ends the session that the action may come from.
    const Action played = action;
    const QScopedValueRollback isPlaying(m_isPlaying, true);
    if (const auto refusal = m_model.play(played, std::exchange(m_actor, std::nullopt))) {
        putBack();
        emit refused(*refusal, m_scene.boundsOf(Touch::on(played.to)));
    }
}

/**
 * A jump that already rests somewhere stays there: only the last touch was wrong. All else goes back to where it was.
 */
void PlayTool::takeBackTouch()
{
    m_scene.pieces().dropBrought();
    if (m_inHand && session().touched().size() > 1) {
        m_scene.pieces().restOn(*m_inHand, lastCell());
        showTouches();
    } else if (m_keepsInHand && !session().isEmpty()) {
        showTouches();
    } else {
        putBack();
    }
}

void PlayTool::forget()
{
    m_scene.pieces().dropBrought();
    if (m_inHand)
        m_scene.pieces().putBack(*m_inHand);
    m_inHand.reset();
    m_inspected.reset();
    session().clear();
    showTouches();
}

void PlayTool::putBack()
{
    returnTool();
    forget();
}

bool PlayTool::cancel()
{
    const bool hadAny = m_mistake.isActive() || m_inHand || m_inspected || !session().isEmpty();
    m_dragged.reset();
    m_pressed.reset();
    m_mistake.stop();
    m_scene.marks().setPointedAt(std::nullopt);
    foreseeAt(std::nullopt);
    putBack();
    takeUpAgain(); // it can be put back by itself
    return hadAny;
}

} // namespace ringford::ui
