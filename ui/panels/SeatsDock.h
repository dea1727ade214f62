// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panel.h"

class QBoxLayout;
class QLabel;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace ringford::ui {

class BoardView;
class CapturedStrip;
class ClockModel;
class MatchModel;
class PlayersMenu;
class SeatsModel;
class TableOffers;

/**
 * The table beside the board: who plays, on which boards, in which team, who is out and by whom; what can be done now
 * that has no place on a board (giving one up); and with a single board the clocks, with the button that starts and
 * stops them.
 */
class SeatsDock : public Panel {
    Q_OBJECT

public:
    /** All outlive it. */
    SeatsDock(MatchModel& match, ClockModel& clocks, BoardView& board, QWidget* parent = nullptr);

    QTreeView* view() const { return m_view; }
    QPushButton* button() const { return m_button; }
    TableOffers& offers() const { return *m_offers; }
    /** What was captured, for who wants to see it beside the seats. */
    CapturedStrip& captured() const { return *m_captured; }
    /** Who plays at each seat. */
    PlayersMenu& players() const { return *m_players; }
    /** Says below the seats how a series of games stands; empty: there is none. */
    void setScore(const QString& score);
    int besideLists() const override;
    /** With clocks: of a single board they are read here alone. */
    bool isWatched() const override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /** In this game, in device-independent pixels. */
    struct Widths {
        int tooFew = 0;  ///< that words had no room in; 0: they always had
        int inWords = 0; ///< of the seats, at most
        int inBrief = 0;
    };

    QWidget* makeContent(BoardView& board);
    void setUpView();
    void updateHelp();
    void askWhoPlays(const QModelIndex& row);
    void watch();
    void keepRoom();
    bool hasBoards() const;
    int usualState() const;
    int widthWithButton();
    bool canSpareHeight();
    bool isFreeBelow() const;
    void placeWhoPlays();
    QSize sign() const;
    int widthOfWords() const;
    void updateLook();
    void updateClocks();
    void updateHeight();
    int widthOf(int column, int role) const;
    void chooseWords();
    void fitColumns();
    void updateNote();

    MatchModel& m_match;
    ClockModel& m_clocks;
    SeatsModel* m_model;
    QTreeView* m_view;
    QLabel* m_note; ///< while somebody looks back: of when states and clocks are
    QPushButton* m_button;
    PlayersMenu* m_players;
    QPushButton* m_whoPlays; ///< opens that menu
    QBoxLayout* m_beside;    ///< the seats, and that button where it stands beside them
    QBoxLayout* m_below;     ///< buttons below the seats
    TableOffers* m_offers;
    CapturedStrip* m_captured;
    QLabel* m_score;
    Widths m_widths;
    bool m_isFitting = false;
};

} // namespace ringford::ui
