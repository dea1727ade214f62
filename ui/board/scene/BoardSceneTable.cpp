// SPDX-License-Identifier: GPL-3.0-or-later
// How the boards of a table stand: how they are turned, which is in focus, which are gone, and how they come to stand
// otherwise.
#include "ui/board/scene/BoardScene.h"

#include "ui/board/scene/LayerItem.h"
#include "ui/board/scene/PieceLayer.h"
#include "ui/board/scene/SeatAngle.h"
#include "ui/match/ClockModel.h"
#include "ui/match/Persons.h"
#include "ui/paint/BoardDials.h"
#include "ui/paint/InCircle.h"
#include "ui/paint/SeatNotes.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kTurnBoards = 400; // ms
constexpr int kFocus = 400;
constexpr int kCloseUp = 700;

template <class Member> IndexSet<Member> differing(IndexSet<Member> one, IndexSet<Member> other)
{
    IndexSet<Member> found;
    for (const Member member : one) {
        if (!other.contains(member))
            found.insert(member);
    }
    for (const Member member : other) {
        if (!one.contains(member))
            found.insert(member);
    }
    return found;
}

/** The boards on which something is to be seen otherwise @p after than @p before. */
std::vector<int> facesChanged(const Transition& transition, const BoardLayout& layout, const BoardPicture& before,
                              const BoardPicture& after)
{
    std::set<int> faces;
    const Contents& now = after.contents;
    const auto add = [&](const std::vector<Cell>& cells) {
        for (const Cell cell : cells)
            faces.insert(layout.faceOf(cell));
    };
    for (const BoardPicture* const picture : {&before, &after}) {
        add(picture->lastAction.ends);
        add(picture->lastAction.touched);
        add(picture->checks());
    }
    for (const Effect& effect : transition.effects) {
        faces.insert(layout.faceOf(effect.from));
        faces.insert(layout.faceOf(effect.to));
    }
    for (const SideSet& changed :
         {differing(before.contents.sidesOnTurn, now.sidesOnTurn), differing(before.contents.sidesOut, now.sidesOut),
          differing(before.contents.sidesWaiting, now.sidesWaiting)}) {
        for (const Side side : changed)
            faces.insert(after.game->side(side).face);
    }
    return {faces.begin(), faces.end()};
}

} // namespace

void BoardScene::turn()
{
    if (m_layout->plan() && m_layout->plan()->isCircle) {
        const auto boards = static_cast<int>(m_turns.byFace().size());
        const std::vector<int> gone = goneFaces();
        do {
            m_firstInCircle = (m_firstInCircle + boards - 1) % boards;
        } while (std::ranges::binary_search(gone, m_firstInCircle));
        rearrange(kTurnBoards);
        return;
    }
    m_turns.turnByHand(nextSeatAngle(*m_picture.game, turned()), m_picture.contents.sidesOnTurn);
    replaceLayout(makeLayoutNow(), true);
}

void BoardScene::turnTo(double degrees)
{
    m_turns.turnByHand(inCircle(degrees, 360), m_picture.contents.sidesOnTurn);
    replaceLayout(makeLayoutNow(), false);
}

/** How the boards are turned where nobody turns them now. */
std::vector<double> BoardScene::turnsAsked() const
{
    const bool isCircle = m_layout && m_layout->plan() && m_layout->plan()->isCircle;
    return m_turns.asked(m_picture, m_manner.turning, isCircle);
}

std::vector<int> BoardScene::goneFaces() const
{
    if (m_source)
        return {};
    return ui::goneFaces(m_picture.game->board, m_picture.contents);
}

void BoardScene::setFocus(std::optional<int> face)
{
    const auto faces = static_cast<int>(m_picture.game->board.faces().size());
    if (face && (faces < 2 || *face < 0 || *face >= faces))
        return;
    if (areLinked()) {
        m_focus = face;
        emit linkedFaceWanted(face);
        return;
    }
    if (std::exchange(m_focus, face) != face)
        rearrange(kFocus);
}

/**
 * When the turn of who is followed comes to a board, or has left the one in focus, the focus goes to the next one
 * around that waits. Between that it is left where somebody puts it.
 */
void BoardScene::followTurn()
{
    const auto faces = static_cast<int>(m_picture.game->board.faces().size());
    const Contents& contents = m_picture.contents;
    if (m_manner.followed.empty() || faces < 2)
        return;
    std::set<int> waiting;
    for (const Side side : contents.sidesOnTurn) {
        if (m_manner.followed.contains(contents.players[side.index]))
            waiting.insert(m_picture.game->side(side).face);
    }
    const std::set<int> before = std::exchange(m_awaiting, waiting);
    const bool hasLeft = m_focus && before.contains(*m_focus) && !waiting.contains(*m_focus);
    const bool hasCome = !std::ranges::includes(before, waiting);
    if (!hasLeft && !(hasCome && !(m_focus && waiting.contains(*m_focus))))
        return;
    const int from = m_focus.value_or(0);
    for (int step = 0; step < faces; ++step) {
        const int face = (from + step) % faces;
        if (!waiting.contains(face))
            continue;
        if (m_focus != face)
            setFocus(face);
        return;
    }
}

/** Turns boards to seats, closes up, follows the turn: what comes after the pieces have come to rest. */
void BoardScene::settleTable()
{
    if (isMoving())
        return;
    if (m_focus && std::ranges::binary_search(goneFaces(), *m_focus))
        m_focus.reset();
    followTurn();
    std::vector<double> turns = turnsAsked();
    if (turns != m_turns.byFace() && !isMoving()) {
        m_turns.set(std::move(turns));
        replaceLayout(makeLayoutNow(), true);
    } else if (goneFaces() != m_layout->options().arrangement.gone && !isMoving()) {
        rearrange(kCloseUp);
    }
}

/** Lets the boards wander to where they stand from now on. */
void BoardScene::rearrange(int duration)
{
    finishMotion();
    std::unique_ptr<BoardLayout> target = makeLayoutNow();
    const TablePlan* const from = m_layout->plan();
    const int length = m_manner.closesUp ? m_manner.motion.duration(duration) : 0;
    if (!from || !target->plan() || length <= 0 || *from == *target->plan()) {
        replaceLayout(std::move(target), false);
        return;
    }
    m_rearranging.begin(*from, *target->plan(), length);
}

void BoardScene::showRearranging(const TablePlan& plan)
{
    replaceLayout(plannedLayout(m_picture.game->board, plan, layoutOptions()), false);
}

void BoardScene::endRearranging()
{
    replaceLayout(makeLayoutNow(), false);
    QMetaObject::invokeMethod(this, &BoardScene::settleTable, Qt::QueuedConnection);
}

/** Boards that are closed by what is played now are still seen as they are lost: the king, and what mates it. */
void BoardScene::beginClosing(const Transition& transition)
{
    if (transition.kind != Transition::Kind::Forward)
        return;
    for (const Effect& effect : transition.effects) {
        if (effect.kind != Effect::Kind::BoardClosed)
            continue;
        m_picture.closing.push_back(m_picture.game->board.place(effect.to).face);
        if (effect.reason == Reason::Checkmate)
            m_picture.mated.push_back(effect.from);
    }
}

/** From here on the result is written over them. */
void BoardScene::endClosing()
{
    if (m_picture.closing.empty())
        return;
    m_picture.closing.clear();
    m_picture.mated.clear();
    updateMarks();
}

/** From the action that closes a board until the others have closed up; not for somebody who leafs through what was. */
void BoardScene::updateClosing()
{
    const bool isUnderWay =
        goneFaces() != m_layout->options().arrangement.gone || (m_isClosingUp && m_rearranging.isRunning());
    const bool isClosing = isUnderWay && !m_source && m_model.shown() == m_model.current();
    if (isClosing != std::exchange(m_isClosingUp, isClosing))
        emit closingUp(isClosing);
}

/** Who sits where, and who has several seats. */
void BoardScene::updatePersons()
{
    const std::vector<std::string>& names = m_model.match().tags().seatNames;
    m_picture.heldTogether = seatsHeldTogether(names, seatsLeft(m_picture.contents));
    m_picture.seatNames.clear();
    for (std::uint8_t index = 0; index < names.size() && m_layout->isOneOfSeveral(); ++index) {
        constexpr qsizetype kLongest = 40;
        m_picture.seatNames.push_back(words::beginning(names[index], kLongest)); // the badge tells the seat
    }
    if (m_layout->isOneOfSeveral())
        updateMarks();
}

/** Only what is seen otherwise is painted again: clocks tick often. */
void BoardScene::updateDials()
{
    if (!m_clocks)
        return;
    const bool areSeen = m_clocks->hasClocks() && !m_source && m_layout->isOneOfSeveral() && m_layout->plan();
    std::vector<Dial> dials(areSeen ? m_picture.game->sides.size() : 0);
    for (std::uint8_t index = 0; index < dials.size(); ++index) {
        const Side side{index};
        dials[index] = {words::clock(m_clocks->leftAt(m_model.shown(), side)), m_clocks->isRunning(side)};
    }
    const std::vector<Dial> before = std::exchange(m_picture.dials, dials);
    if (dials == before)
        return;
    updateGaps();
    for (std::uint8_t index = 0; index < m_picture.game->sides.size(); ++index) {
        const bool isSame = index < dials.size() && index < before.size() && dials[index] == before[index];
        if (const QRectF room = isSame ? QRectF() : dialRoom(*m_layout, *m_picture.game, Side{index}); !room.isNull())
            m_layers[0]->update(room);
    }
}

void BoardScene::updateGaps()
{
    for (const SeatGap& gap : seatGaps(*m_layout, *m_picture.game, m_picture.contents))
        m_layers[0]->update(gap.bounds());
}

/** A piece of a stockpile that is seen between the boards of a circle. */
std::optional<Touch> BoardScene::stockAt(QPointF scenePos) const
{
    const Contents& contents = m_picture.contents;
    if (contents.stockpiles.empty())
        return std::nullopt;
    for (const SeatGap& gap : seatGaps(*m_layout, *m_picture.game, contents)) {
        if (!gap.stock.contains(scenePos))
            continue;
        for (const StockPlace& place : stockPlaces(*m_layout, *m_picture.game, contents, gap)) {
            if (place.rect.contains(scenePos))
                return Touch::onStock(place.item.holder, place.item.piece);
        }
    }
    return std::nullopt;
}

/** Repaints what an action has changed: most boards of a large table are as they were. */
void BoardScene::updateAfter(const Transition& transition, const BoardPicture& before)
{
    const Contents& now = m_picture.contents;
    const bool isAtTable = transition.kind == Transition::Kind::Jump || !m_layout->isOneOfSeveral() ||
                           before.contents.players != now.players || before.contents.closed != now.closed ||
                           !before.foresight.isEmpty();
    if (isAtTable) {
        updateMarks();
        return;
    }
    if (before.contents.stockpiles != now.stockpiles)
        updateGaps();
    for (const int face : facesChanged(transition, *m_layout, before, m_picture)) {
        for (LayerItem* const item : m_layers)
            item->updateFace(face);
    }
}

} // namespace ringford::ui
