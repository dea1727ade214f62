// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PositionPresenter.h"

#include "engine/match/NodeContents.h"
#include "ui/match/BoardSource.h"
#include "ui/match/Persons.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

std::shared_ptr<const Game> PositionPresenter::adopt()
{
    std::shared_ptr<const Game> old = std::exchange(m_game, m_model.match().sharedGame());
    setSource(nullptr); // it was about the match before
    m_picture = {};
    m_picture.game = &m_game->description();
    m_lastActions.clear();
    m_deciding.clear();
    return old;
}

void PositionPresenter::setSource(const BoardSource* source)
{
    if (m_source)
        disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (source)
        connect(source, &BoardSource::changed, this, &PositionPresenter::sourceChanged);
}

void PositionPresenter::read(const Transition& transition)
{
    m_picture.foresight = {};
    m_picture.lastAction = {};
    m_picture.earlierActions = {};
    m_picture.marksChecks = m_appearance.showsProgramMarks;
    if (m_source)
        m_picture.contents = m_source->contents();
    else
        readMatch(transition);
    readDecidingBoards();
    readPersons();
    m_picture.turnNotes = TurnNote::of(*m_picture.game, m_picture.contents, words::translated);
    m_picture.closedNotes = {};
    if (!m_picture.contents.closed.empty())
        m_picture.closedNotes = words::acrossBoards(*m_picture.game, m_model.viewedNode());
    m_pieces.assign(static_cast<std::size_t>(m_picture.game->board.cellCount()), nullptr);
    m_markers = m_picture.contents.markers;
    m_standing = pieceStacksOn(*m_picture.game, m_picture.contents);
    for (const PieceStack& standing : m_standing)
        m_pieces[standing.cell.index] = &standing.piece;
    m_picture.show(keptDrawings());
}

/** The position that the model shows, and what has led to it. */
void PositionPresenter::readMatch(const Transition& transition)
{
    m_picture.contents = contentsAt(m_model.match(), m_model.viewedNode());
    if (!m_appearance.showsProgramMarks)
        return;
    m_picture.lastAction =
        LastAction::of(transition.kind == Transition::Kind::Forward ? transition.effects
                                                                    : m_model.match().effects(m_model.viewedNode()));
    m_picture.earlierActions = m_lastActions.before(m_model.match(), m_model.viewedNode(), m_picture.lastAction);
}

/**
 * Rules take the last board that is lost away with the position that it was lost by: here that stays. So do boards that
 * were lost before, for who looks back at that; where the game goes on they are in its way.
 */
void PositionPresenter::readDecidingBoards()
{
    const bool hadOne = !m_deciding.empty();
    const Node* const node = m_model.viewedNode();
    m_deciding.clear();
    if (auto last = m_source ? std::nullopt : DecidingBoard::of(m_model.match(), node))
        m_deciding.push_back(*std::move(last));
    else if (!m_source && node != m_model.gameNode())
        m_deciding = DecidingBoard::matedBy(m_model.match(), node);
    for (const DecidingBoard& deciding : m_deciding)
        deciding.restore(*m_picture.game, m_picture.contents);
    if (!m_deciding.empty() || hadOne)
        rememberClosed();
}

/** Of all boards that are closed, those that are seen as they were. */
void PositionPresenter::rememberClosed()
{
    m_picture.closing.clear();
    m_picture.mated.clear();
    for (const DecidingBoard& deciding : m_deciding) {
        m_picture.closing.push_back(deciding.face);
        if (deciding.mated)
            m_picture.mated.push_back(*deciding.mated);
    }
}

void PositionPresenter::readPersons()
{
    m_picture.heldTogether = seatsHeldTogether(m_model.match().tags().seatNames, seatsLeft(m_picture.contents));
}

Drawings PositionPresenter::keptDrawings() const
{
    Drawings kept;
    if (m_appearance.showsDrawings)
        kept = drawingsOf(m_source ? m_source->comments() : m_model.viewedNode()->comments(), m_picture.game->board);
    if (m_source) {
        const std::vector<MarkedCell> named = m_source->ringed();
        kept.rings.insert(kept.rings.end(), named.begin(), named.end());
    }
    return kept;
}

Seat PositionPresenter::userAt(const Touch& touch) const
{
    const Contents& contents = m_picture.contents;
    if (touch.kind == Touch::Kind::Stock)
        return touch.holder;
    const Piece* const piece = touch.kind == Touch::Kind::Cell ? pieceOn(touch.cell) : nullptr;
    if (piece && (contents.sidesOnTurn.empty() || contents.sidesOnTurn.contains(piece->side)))
        return contents.players[piece->side.index];
    if (contents.sidesOnTurn.empty())
        return Seat{};
    // Who is on turn on that very board, before others.
    Side user = contents.sidesOnTurn.first();
    if (touch.kind == Touch::Kind::Cell || touch.kind == Touch::Kind::Rim) {
        const int face = m_picture.game->board.place(touch.cell).face;
        for (const Side side : contents.sidesOnTurn) {
            if (m_picture.game->side(side).face == face) {
                user = side;
                break;
            }
        }
    }
    return contents.players[user.index];
}

std::vector<int> PositionPresenter::goneFaces() const
{
    if (m_source)
        return {};
    return ui::goneFaces(m_picture.game->board, m_picture.contents);
}

bool PositionPresenter::showMarkers(const std::vector<Effect>& effects, bool isBetweenPhases)
{
    std::vector<Marker>& shown = m_picture.contents.markers;
    if (shown.empty() && m_markers.empty() && effects.empty())
        return false; // most games have none
    for (const Effect& effect : effects) {
        const bool lands = effect.kind == Effect::Kind::Landed;
        const Cell cell = lands ? effect.to : effect.from;
        if (effect.kind == Effect::Kind::Laid)
            shown.push_back({effect.to, effect.piece.kind, effect.piece.side, false});
        else if (lands || effect.kind == Effect::Kind::WentOff || effect.kind == Effect::Kind::Removed)
            std::erase_if(shown, [&](const Marker& marker) {
                return marker.cell == cell && marker.kind == effect.piece.kind && marker.side == effect.piece.side;
            });
    }
    if (!isBetweenPhases)
        shown = m_markers;
    return true;
}

void PositionPresenter::beginClosing(const Transition& transition)
{
    if (transition.kind != Transition::Kind::Forward)
        return;
    for (const Effect& effect : transition.effects) {
        if (effect.kind != Effect::Kind::BoardClosed)
            continue;
        const int face = m_picture.game->board.place(effect.to).face;
        if (std::ranges::find(m_deciding, face, &DecidingBoard::face) != m_deciding.end())
            continue; // it is, and stays so
        m_picture.closing.push_back(face);
        if (effect.reason == Reason::Checkmate)
            m_picture.mated.push_back(effect.from);
    }
}

bool PositionPresenter::endClosing()
{
    const std::size_t before = m_picture.closing.size();
    rememberClosed();
    return m_picture.closing.size() != before;
}

} // namespace ringford::ui
