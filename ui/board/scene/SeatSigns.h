// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/MarkOverlay.h"
#include "ui/board/scene/TableStage.h"

#include <QObject>

namespace ringford::ui {

class ClockModel;

/** What boards say of those who sit at them: whose turn it is, what clocks show, names, and that the game pauses. */
class SeatSigns : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    SeatSigns(PositionPresenter& position, const TableStage& table, const BoardAppearance& appearance,
              BoardPicture& picture, MarkOverlay& marks)
        : m_position(position), m_table(table), m_appearance(appearance), m_picture(picture), m_marks(marks)
    {
    }

    /** They live as long as the match's model. */
    void setClocks(const ClockModel& clocks);
    /** Only where they stand, and only if they say something else: clocks tick often. */
    void updateTurnNotes();
    /** The same for clocks at the boards of a table. */
    void updateDials();
    /** Repaints what lies between the boards of a circle. */
    void updateGaps();
    /** Who sits where, and who has several seats. */
    void updatePersons();
    void updatePause();

signals:
    /** Pieces are hidden, or not any more. */
    void hiddenChanged();

private:
    void takeClocks();

    PositionPresenter& m_position;
    const TableStage& m_table;
    const BoardAppearance& m_appearance;
    BoardPicture& m_picture;
    MarkOverlay& m_marks;
    const ClockModel* m_clocks = nullptr;
};

} // namespace ringford::ui
