// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "ui/panels/SeatNames.h"
#include "ui/panels/SeatRow.h"
#include "ui/panels/SeatWords.h"

#include <QAbstractTableModel>
#include <QFont>
#include <QPalette>

#include <utility>
#include <vector>

namespace ringford::ui {

class ClockModel;
class MatchModel;

/**
 * Who sits at the table, in turn order: who plays, which boards and with what colour, in which team, who is on turn
 * where, who is out and by whom, and the clock. A row is a side; where seats play on several boards a row is a seat,
 * and clocks are told elsewhere. Tells what is so at the place shown, and while that is not where the game stands, also
 * what the clocks showed there, in quieter letters; a clock that runs is shown as it runs, wherever somebody looks.
 */
class SeatsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Who, Boards, State, Clock, ColumnCount };
    static constexpr int kWordsRole = Qt::UserRole; ///< not of Clock: what is shown where there is room

    /** Both outlive it. */
    SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Seat seatOf(const QModelIndex& index) const { return m_rows[static_cast<std::size_t>(index.row())].player; }
    /**
     * There is no room for words: sides are told by their codes, of the computer's seats not how well it plays, and of
     * who carries a flag not that he is thinking.
     */
    void setBrief(bool isBrief)
    {
        if (std::exchange(m_isBrief, isBrief) != isBrief)
            update();
    }
    bool isBrief() const { return m_isBrief; }
    /** Of the column of states, what can be read there before this game is over, as far as it is long. */
    QStringList longestStates() const { return m_words.longestStates(m_rows); }
    /** Of the same column, what stands there while all are in the game and nothing else is said. */
    QStringList usualStates() const;
    /** What each row has captured, to be read aloud behind its state. */
    void setCaptured(std::vector<QString> captured);
    /** Colours of the surroundings, for the rims of badges, and the size of letters. */
    void setLook(const QPalette& palette, const QFont& font, double devicePixelRatio)
    {
        m_palette = palette;
        m_font = font;
        m_devicePixelRatio = devicePixelRatio;
        update();
    }

private:
    void reset();
    void update();
    void fill();
    void updateClocks();
    void seat(SeatRow& row, std::uint8_t number, const Contents& contents) const;
    QString clockCell(const SeatRow& row) const;
    bool hasClock(const SeatRow& row) const;
    bool isLow(Side side) const;
    /** Whether the clock shown is that of where the game stands. */
    bool isLive(Side side) const;
    QString clocksInWords(const SeatRow& row) const;
    QVariant clockData(const SeatRow& row, int role) const;

    MatchModel& m_match;
    ClockModel& m_clocks;
    bool m_isBySeat = false; // else by side
    bool m_isBrief = false;
    SeatNames m_names;
    SeatWords m_words;
    std::vector<SeatRow> m_rows;
    std::vector<QString> m_captured; ///< by row; of as many as are told
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
