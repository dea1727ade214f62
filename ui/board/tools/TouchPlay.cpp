// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/TouchPlay.h"

#include "engine/match/GestureRefusals.h"
#include "ui/board/scene/BoardScene.h"

#include <QScopedValueRollback>

#include <utility>

namespace ringford::ui {

using Answer = GestureSession::Answer;

namespace {

/** Whoever plays the piece that was touched, on turn or not. */
Seat whoseIs(const BoardScene& scene, const Touch& touch)
{
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? scene.pieceOn(touch.cell) : nullptr;
    return piece ? scene.contents().players[piece->side.index] : scene.userAt(touch);
}

std::optional<Cell> cellOf(const Touch& touch)
{
    return touch.kind == Touch::Kind::Cell ? std::optional(touch.cell) : std::nullopt;
}

} // namespace

TouchPlay::TouchPlay(MatchModel& model, BoardScene& scene)
    : m_model(model), m_scene(scene), m_touches(model), m_belt(model, m_touches), m_hand(scene, m_touches),
      m_foresight(model, scene, m_touches), m_aside(model, m_touches), m_mistake(scene, m_touches, m_hand)
{
    connect(&m_mistake, &PracticeMistake::seen, this, &TouchPlay::takeMistakeBack);
    connect(&model, &MatchModel::replaced, this, [this] {
        m_belt.begin();
        m_aside.forget();
        reset();
    });
}

TouchPlay::State TouchPlay::state()
{
    if (m_mistake.isShown())
        return State::Mistaken;
    if (m_hand.origin())
        return State::Holding;
    if (!m_touches.isEmpty())
        return State::Touching;
    return m_touches.inspected() ? State::Looking : State::Idle;
}

// Touches

bool TouchPlay::begin(const Touch& touch)
{
    // What is played by a single touch is played when the button goes up, not here.
    if (m_touches.get().opens(touch)) {
        m_touches.setInspected(std::nullopt);
        follow(m_touches.get().touch(touch));
        return true;
    }
    return false;
}

void TouchPlay::activate(const Touch& touch)
{
    endMistake();
    const QScopedValueRollback keepsInHand(m_keepsInHand, true);
    click(touch);
}

void TouchPlay::click(const Touch& touch)
{
    if (takeFromStock(touch))
        return;
    GestureSession& session = m_touches.get();
    if (!session.isEmpty()) {
        clickNext(touch);
        return;
    }
    if (begin(touch))
        return;
    const Answer answer = session.touch(touch);
    if (answer.kind != Answer::Kind::Nothing)
        follow(answer);
    else
        lookAt(touch);
}

/** A touch after others. */
void TouchPlay::clickNext(const Touch& touch)
{
    GestureSession& session = m_touches.get();
    if (touch == session.touched().back()) {
        if (session.canEnd())
            follow(session.end());
        else
            putBack();
        return;
    }
    const Answer answer = session.touch(touch);
    const bool isAnother = touch.kind == Touch::Kind::Stock || session.canBegin(touch);
    const bool choosesAnother = answer.kind == Answer::Kind::Refused && session.touched().size() == 1 && isAnother;
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
void TouchPlay::lookAt(const Touch& touch)
{
    const bool isCell = touch.kind == Touch::Kind::Cell;
    if (isCell && !m_touches.toolDrags()) {
        refuse(m_touches.gestureWith(touch));
        return;
    }
    const std::optional<Cell> inspected = m_touches.inspected();
    const bool isOther = isCell && inspected && *inspected != touch.cell;
    if (isOther && (m_scene.isTarget(touch) || !m_scene.pieceOn(touch.cell))) {
        refuse({m_touches.tool(), {Touch::on(*inspected), touch}});
    } else if (isCell && m_scene.pieceOn(touch.cell) && inspected != touch.cell) {
        inspect(touch.cell);
        explain(whyNotFrom(m_model.match(), m_model.viewedNode(), m_touches.tool(), touch), touch,
                m_scene.boundsOf(touch));
    } else {
        const bool isForTool = isCell && !inspected && m_touches.tool() != 0; // who takes a tool in hand means it
        putBack();
        if (isForTool)
            explain(whyNotFrom(m_model.match(), m_model.viewedNode(), m_touches.tool(), touch), touch,
                    m_scene.boundsOf(touch));
        else if (touch.kind == Touch::Kind::Stock)
            refuseStock(touch);
    }
}

bool TouchPlay::takeFromStock(const Touch& touch)
{
    GestureSession& session = m_touches.get();
    const std::vector<Touch>& touched = session.touched();
    if (touch.kind != Touch::Kind::Stock || touched.empty() || touched.front().kind == Touch::Kind::Stock)
        return false;
    const bool isBack = touched.back() == touch;
    if (touched.back().kind == Touch::Kind::Stock)
        session.takeBack();
    if (isBack || !m_touches.awaitsStock()) {
        showTouches();
        return isBack;
    }
    follow(session.touch(touch));
    return true;
}

void TouchPlay::follow(const Answer& answer)
{
    switch (answer.kind) {
    case Answer::Kind::Nothing: break;
    case Answer::Kind::Begun: showTouches(); break;
    case Answer::Kind::Resting:
        rest();
        showTouches();
        break;
    case Answer::Kind::Play: play(answer.actions.front(), answer.touched.touches.back()); break;
    case Answer::Kind::Choose: emit chooserWanted(answer.actions, answer.touched.touches.back()); break;
    case Answer::Kind::Refused: refuse(answer.touched); break;
    }
}

/** A piece of the board waits where it was touched to go, in the middle of its action. */
void TouchPlay::rest()
{
    const Touch& first = m_touches.touched().front();
    const Touch& last = m_touches.touched().back();
    if (m_touches.toolDrags() && first.kind == Touch::Kind::Cell && last.kind == Touch::Kind::Cell &&
        m_scene.pieceOn(first.cell))
        m_hand.restOn(first.cell, last.cell);
}

void TouchPlay::inspect(Cell cell)
{
    forget();
    m_touches.setInspected(cell);
    m_scene.marks().showInspected(cell, m_model.game().targets(m_model.position(), cell));
}

bool TouchPlay::isElsewhere(const Touch& touch)
{
    const auto faceOf = [this](Cell cell) { return m_scene.boardLayout().faceOf(cell); };
    return touch.kind == Touch::Kind::Cell && m_touches.awaitsStock() && m_touches.get().canBegin(touch) &&
           faceOf(touch.cell) != faceOf(m_touches.lastCell());
}

// Actions

void TouchPlay::play(const Action& action, const Touch& at, std::optional<Seat> who)
{
    if (const SeatSet seats = seatsInQuestion(m_model, action); !who && !seats.empty()) {
        emit actorWanted(action, seats, at);
        return;
    }
    m_actor = who ? who : handFor(m_model, action);
    const Position position = m_model.positionFor(action);
    const Seat actor = m_actor.value_or(m_model.game().actor(position, action));
    const auto question = questionBefore(m_model, position, action, actor);
    if (!question && !m_scene.appearance().input.confirmsFor(actor)) {
        confirm(action);
        return;
    }
    showAsPlayed(at);
    emit confirmWanted(action, question.value_or(AskedBefore()), at);
}

/** What waits to be confirmed is seen where it would go. */
void TouchPlay::showAsPlayed(const Touch& at)
{
    const std::vector<Touch>& touched = m_touches.get().touched();
    const bool isMove = m_touches.toolDrags() && !touched.empty() && touched.front().kind == Touch::Kind::Cell &&
                        at.kind == Touch::Kind::Cell && m_scene.pieceOn(touched.front().cell);
    if (isMove && !m_hand.origin()) // else a hand has brought it there already
        m_hand.restOn(touched.front().cell, at.cell);
}

void TouchPlay::confirm(const Action& action)
{
    // By value: the model's change ends the session that the action may come from.
    const Action played = action;
    const QScopedValueRollback isPlaying(m_isPlaying, true);
    if (const auto refusal = m_model.play(played, std::exchange(m_actor, std::nullopt)).refusal) {
        putBack();
        emit refused(*refusal, m_scene.boundsOf(Touch::on(played.to)), played.from);
    }
}

// What is in hand

void TouchPlay::takeToolFor(Qt::KeyboardModifiers modifiers)
{
    const auto tool = m_belt.byShift(modifiers);
    if (!tool)
        return;
    putBack();
    m_belt.lend(*tool);
    emit touchesChanged();
}

void TouchPlay::showTouches()
{
    m_scene.marks().showTouches(m_touches.get());
    m_foresight.clear();
    emit touchesChanged();
}

void TouchPlay::forget()
{
    m_hand.putBack();
    m_touches.clear();
    showTouches();
}

void TouchPlay::putBack()
{
    m_belt.giveBack();
    forget();
}

/**
 * A jump that already rests somewhere stays there: only the last touch was wrong. All else goes back to where it was.
 */
void TouchPlay::takeBackTouch()
{
    m_scene.pieces().dropBrought();
    if (m_hand.rests()) {
        m_hand.restAgain();
        showTouches();
    } else if (m_keepsInHand && !m_touches.isEmpty()) {
        showTouches();
    } else {
        putBack();
    }
}

void TouchPlay::setAside()
{
    if (m_touches.awaitsStock())
        m_aside.keep(m_model.viewedNode());
    m_hand.letGo();
    putBack();
}

void TouchPlay::takeUpAgain()
{
    switch (m_aside.takeUp()) {
    case PromotionAside::Outcome::TakenUp:
        m_hand.restOn(m_touches.touched().front().cell, m_touches.lastCell());
        showTouches();
        break;
    case PromotionAside::Outcome::Lost: emit promotionLost(); break;
    case PromotionAside::Outcome::Nothing:
    case PromotionAside::Outcome::Outdated: break;
    }
}

void TouchPlay::reset()
{
    // What a hand holds on one board stays in it when somebody acts on another one.
    const auto begun = m_isPlaying || m_mistake.isShown() ? std::nullopt : m_touches.begunJustBefore();
    const std::uint8_t tool = m_touches.tool();
    if (m_mistake.isShown())
        m_scene.pieces().dropBrought();
    m_mistake.end();
    if (!m_isPlaying && m_touches.isOfMatch() && m_touches.awaitsStock())
        m_aside.keep(m_model.viewedNode()->parent); // typed, or by time
    m_foresight.forget();
    m_touches.drop();
    m_belt.giveBack();
    m_belt.serve(m_scene.contents().sidesOnTurn);
    m_scene.marks().clearTouches();
    m_belt.takeUseful();
    if (!m_touches.toolDrags() || m_model.description().tools[m_touches.tool()].marksPlaces)
        m_scene.marks().showTouches(m_touches.get());
    if (begun && m_touches.tool() == tool && m_touches.get().opens(*begun)) {
        m_touches.get().touch(*begun);
        m_hand.takeAgain();
        m_scene.marks().showTouches(m_touches.get());
    } else {
        m_hand.letGo();
        m_hand.forgetOrigin();
    }
    takeUpAgain();
    emit touchesChanged();
}

// What may not be played

void TouchPlay::refuse(const Gesture& touched)
{
    const bool awaitsStock = m_touches.awaitsStock();
    const Refusal refusal =
        awaitsStock
            ? Refusal{RINGFORD_TEXT(
                          "first choose in the stockpile what comes onto the board, or click the piece to put it back"),
                      {},
                      {}}
            : whyNot(m_model.match(), m_model.viewedNode(), touched);
    if (m_mistake.isPractising() && !awaitsStock && tryAsMistake(touched, refusal))
        return;
    takeBackTouch();
    explain(refusal, touched.touches.front(), m_scene.boundsOf(touched.touches.back()));
}

void TouchPlay::refuseStock(const Touch& stock)
{
    explain(whyNotFrom(m_model.match(), m_model.viewedNode(), m_touches.tool(), stock), stock, QRectF());
}

/** Says why, if whoever touched @p first wants to be told. */
void TouchPlay::explain(const Refusal& refusal, const Touch& first, const QRectF& at)
{
    const SeatSet awaited = m_model.awaited();
    if (!awaited.empty() &&
        (awaited == m_model.match().onTurn(m_model.viewedNode()) || awaited.contains(whoseIs(m_scene, first))))
        emit awaiting(at);
    else if (m_scene.appearance().input.explainsTo(m_scene.userAt(first)))
        emit refused(refusal, at, cellOf(first));
}

/** Shows it, if somebody has tried an action and not only touched something. */
bool TouchPlay::tryAsMistake(const Gesture& touched, const Refusal& refusal)
{
    const Touch first = touched.touches.front();
    const Touch last = touched.touches.back();
    // A row of jumps that rests halfway is not lost by one wrong touch.
    if (touched.touches.size() < 2 || first == last || m_hand.rests())
        return false;
    emit mistaken(whoseIs(m_scene, first));
    const QRectF at = m_scene.boundsOf(last);
    if (last.kind == Touch::Kind::Cell && m_touches.toolDrags())
        m_mistake.show(first, last.cell);
    else
        putBack();
    emit refused(refusal, at, cellOf(first));
    return true;
}

void TouchPlay::showMistake(const Action& action, const Refusal& refusal)
{
    endMistake();
    setAside();
    const Touch first = Touch::on(action.from);
    const bool isOnBoard = action.kind != Action::Kind::Drop;
    emit mistaken(whoseIs(m_scene, isOnBoard ? first : Touch::on(action.to)));
    if (isOnBoard && action.from != action.to)
        m_mistake.show(first, action.to);
    emit refused(refusal, m_scene.boundsOf(Touch::on(action.to)), cellOf(first));
}

bool TouchPlay::endMistake()
{
    if (!m_mistake.isShown())
        return false;
    takeMistakeBack();
    return true;
}

/** As after any refusal: the tool taken for it goes, and a promotion that was set aside for it goes on. */
void TouchPlay::takeMistakeBack()
{
    m_mistake.end();
    putBack();
    takeUpAgain();
}

} // namespace ringford::ui
