// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/SeatSigns.h"

#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardClocks.h"
#include "ui/paint/SeatGaps.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <utility>

namespace ringford::ui {

void SeatSigns::setClocks(const ClockModel& clocks)
{
    m_clocks = &clocks;
    connect(&clocks, &ClockModel::ticked, this, &SeatSigns::updateTurnNotes);
    connect(&clocks, &ClockModel::changed, this, &SeatSigns::takeClocks);
    takeClocks();
}

void SeatSigns::takeClocks()
{
    updateTurnNotes();
    updatePause();
}

void SeatSigns::updateTurnNotes()
{
    if (!m_clocks)
        return;
    const auto clock = [this](Side side) {
        return m_clocks->hasClocks() && !m_position.hasSource()
                   ? words::clock(m_clocks->control(side), m_clocks->leftAt(m_position.model().viewedNode(), side))
                   : QString();
    };
    std::vector<TurnNote> notes = TurnNote::of(*m_picture.game, m_picture.contents, words::translated, clock);
    const auto middle = m_table.layout().middle(0);
    if (middle && notes != m_picture.turnNotes)
        m_marks.updateUnder(*middle);
    m_picture.turnNotes = std::move(notes);
    updateDials();
}

void SeatSigns::updateDials()
{
    if (!m_clocks)
        return;
    const BoardLayout& layout = m_table.layout();
    const bool areSeen = m_clocks->hasClocks() && !m_position.hasSource() && layout.isOneOfSeveral() && layout.plan();
    std::vector<BoardClock> dials(areSeen ? m_picture.game->sides.size() : 0);
    for (std::uint8_t index = 0; index < dials.size(); ++index) {
        const Side side{index};
        // What runs is told as it is now, also to who looks back.
        const bool isRunning = m_clocks->isTicking(side);
        const MatchModel& match = m_position.model();
        const Node* const at = isRunning ? match.gameNode() : match.viewedNode();
        dials[index] = {words::clock(m_clocks->control(side), m_clocks->leftAt(at, side)), isRunning};
    }
    const std::vector<BoardClock> before = std::exchange(m_picture.dials, dials);
    if (dials == before)
        return;
    updateGaps();
    for (std::uint8_t index = 0; index < m_picture.game->sides.size(); ++index) {
        const bool isSame = index < dials.size() && index < before.size() && dials[index] == before[index];
        if (const QRectF room = isSame ? QRectF() : dialRoom(layout, *m_picture.game, Side{index}); !room.isNull())
            m_marks.updateUnder(room);
    }
}

void SeatSigns::updateGaps()
{
    for (const SeatGap& gap : seatGaps(m_table.layout(), *m_picture.game, m_picture.contents))
        m_marks.updateUnder(gap.bounds());
}

void SeatSigns::updatePersons()
{
    const std::vector<std::string>& names = m_position.model().match().tags().seatNames;
    m_position.readPersons();
    m_picture.seatNames.clear();
    const bool isOneOfSeveral = m_table.layout().isOneOfSeveral();
    for (std::uint8_t index = 0; index < names.size() && isOneOfSeveral; ++index) {
        constexpr qsizetype kLongest = 40;
        m_picture.seatNames.push_back(words::elided(names[index], kLongest)); // the badge tells the seat
    }
    if (isOneOfSeveral)
        m_marks.update();
}

void SeatSigns::updatePause()
{
    const bool isPaused = m_clocks && !m_position.hasSource() && m_clocks->isPaused();
    const bool isHidden = isPaused && m_appearance.hidesInPause;
    //: over the board, while the clocks are paused
    const QString sign = isPaused ? tr("Paused") : QString();
    const bool wasHidden = std::exchange(m_picture.isHidden, isHidden);
    if (sign != std::exchange(m_picture.sign, sign) || isHidden != wasHidden)
        m_marks.update();
    if (isHidden != wasHidden)
        emit hiddenChanged();
}

} // namespace ringford::ui
