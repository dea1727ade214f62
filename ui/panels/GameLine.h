// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"
#include "ui/widgets/OverRow.h"

#include <QFrame>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace ringford::ui {

class ElidedLabel;
class MatchModel;

/**
 * The line above the board: whose turn it is and who plays, and when the game is over, who has won and why, with the
 * way to another game. While an earlier place is looked at it says so, and leads back.
 */
class GameLine : public QFrame {
    Q_OBJECT

public:
    /** Whether a hint is spoken by this, or is told to screen readers elsewhere. */
    enum class Speech { Here, Elsewhere };

    explicit GameLine(MatchModel& match, QWidget* parent = nullptr);

    /** What it says, as a screen reader reads it. */
    QString text() const;
    /** The part of the line that need not be seen all the time. */
    QWidget* room() const;
    QSize minimumSizeHint() const override;
    /** Whether bars may lie over it: rather not while it tells how the game ended, never while it leads back. */
    RowUse use() const;
    /** Whether a draw can be claimed at the place shown: then there is a button for it. */
    void setClaimable(bool claimable);
    /** Whether something is half done that can be put back: then there is a button for it. */
    void setCancellable(bool cancellable);
    /** Something lies beside the words: a result is not larger than they are. */
    void setCrowded(bool isCrowded);

    /** What is told in place of the game while something else is on the boards; empty: the game. */
    void setInstead(const QString& text);
    bool tellsGame() const { return m_instead.isEmpty(); }

    /**
     * What can be done right now in the middle of an action; empty: nothing. @p of: the seat that acts, if not all on
     * turn
     */
    void setHint(const QString& hint, std::optional<Seat> of = std::nullopt, Speech speech = Speech::Here);

signals:
    /** It says something else now. */
    void announced(const QString& text);
    void rematchWanted();
    void claimWanted();
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void update();
    void announce(const QString& text);
    /**
     * How seats on turn are told: each with who plays it, those of one player with that name once, or how many they
     * are.
     */
    enum class Naming : std::uint8_t { Each, Together, Counted };

    QString turnText(SeatSet onTurn, const std::vector<std::string>& names, Naming naming) const;
    QString stateText(std::optional<qsizetype> longest, Naming naming) const;
    QStringList shorterTexts() const;
    void announceSituation(bool isTold);
    void updateLetters();
    int roomForBadges() const;
    void updateBadges();
    void reserveHeight();

    MatchModel& m_match;
    QLabel* m_badges;
    ElidedLabel* m_words;
    ElidedLabel* m_names;
    QPushButton* m_claim;
    QPushButton* m_cancel;
    QPushButton* m_rematch;
    QPushButton* m_back;
    QString m_hint;
    QString m_instead;
    std::optional<Seat> m_hintOf;
    bool m_canClaim = false;
    bool m_canCancel = false;
    bool m_isCrowded = false;
    bool m_isResult = false;
};

} // namespace ringford::ui
