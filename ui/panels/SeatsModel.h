// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/SeatExit.h"
#include "engine/rules/Contents.h"
#include "ui/panels/BoardState.h"

#include <QAbstractTableModel>
#include <QFont>
#include <QPalette>

#include <optional>
#include <string>
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
    static constexpr int kWordsRole = Qt::UserRole; ///< of Who and Boards: what is shown where there is room

    /** All outlive it. Badges are drawn for rows of @p lineHeight device-independent pixels. */
    SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Seat seatOf(const QModelIndex& index) const { return m_rows[static_cast<std::size_t>(index.row())].player; }
    /** There is no room for words: sides are told by their codes, and of the computer's seats not how well it plays. */
    void setBrief(bool isBrief)
    {
        if (std::exchange(m_isBrief, isBrief) != isBrief)
            update();
    }
    bool isBrief() const { return m_isBrief; }
    /** Of the column of states, what can be read there before this game is over, as far as it is long. */
    QStringList longestStates() const;
    /** Colours of the surroundings, for the rims of badges, and the size of letters. */
    void setLook(const QPalette& palette, const QFont& font, double devicePixelRatio)
    {
        m_palette = palette;
        m_font = font;
        m_devicePixelRatio = devicePixelRatio;
        update();
    }

private:
    enum class Wording { Code, Short, Full }; ///< least room; seats by their badges, or by their names
    struct Row {
        Seat player;
        std::vector<Side> sides; ///< that the seat plays where the game goes on
        bool isOnTurn = false;
        bool isOut = false;
        bool isKingless = false; ///< plays on without
        QString boards;
        QString boardsInCode;
        QString boardsInFull;
        QString carried; ///< which flags its pieces carry
        QString carriedInFull;
        QString state;
        QString stateInFull;
        QString clock;
        std::optional<BoardState> result; ///< of a side's board, once that is closed
    };

    void reset();
    void update();
    void fill();
    void readNames();
    void updateClocks();
    void seat(Row& row, std::uint8_t number, const Contents& contents) const;
    QString boardsText(const Row& row, const Contents& contents, Wording wording) const;
    QString computerText(Seat seat, Wording wording) const;
    QString stateText(const Row& row, const std::vector<SeatExit>& exits, Wording wording) const;
    QString goneBriefly(const SeatExit& gone) const;
    QString goneText(const Row& row, const SeatExit& gone, Wording wording) const;
    QString companyText(const Row& row, Wording wording) const;
    SeatSet matesTold(const Row& row, Wording wording) const;
    QString personText(Seat seat, SeatSet told, Wording wording) const;
    QString namesOf(SeatSet seats, Wording wording) const;
    QString whoText(const Row& row, const std::vector<std::string>& names) const;
    QString whoBeside(const Row& row) const;
    QString whoBriefly(const Row& row) const;
    QString seatBeside(const Row& row) const;
    QString nameBeside(const Row& row) const;
    QString clockCell(const Row& row) const;
    bool hasClock(const Row& row) const;
    bool isLow(Side side) const;
    /** Whether the clock shown is that of where the game stands. */
    bool isLive(Side side) const;
    QString clocksInWords(const Row& row) const;
    QVariant clockData(const Row& row, int role) const;

    MatchModel& m_match;
    ClockModel& m_clocks;
    bool m_isBySeat = false; // else by side
    bool m_isBrief = false;
    std::vector<Row> m_rows;
    std::vector<std::string> m_names;      ///< by seat, as people read them
    std::vector<std::string> m_briefNames; ///< where there is little room
    std::vector<std::string> m_persons;    ///< by seat; none where the computer sits
    SeatSet m_left;                        ///< still in the game
    QPalette m_palette;
    QFont m_font;
    double m_devicePixelRatio = 1;
};

} // namespace ringford::ui
