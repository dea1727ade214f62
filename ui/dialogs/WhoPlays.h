// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/computer/ComputerSeats.h"

#include <QList>
#include <QObject>
#include <QStringList>

class QComboBox;
class QFormLayout;
class QLabel;
class QWidget;

namespace ringford::ui {

/**
 * Who plays, chosen for all seats at once: persons, one person against the computer, or the computer alone. Its fields
 * are the first rows of a form, which others follow.
 */
class WhoPlays : public QObject {
    Q_OBJECT

public:
    enum class Kind { Persons, AgainstComputer, Computers, BySeat };

    static constexpr int kRows = 3;

    /** Adds its rows to @p form, whose fields are children of @p parent. */
    WhoPlays(QFormLayout& form, QWidget& parent);

    Kind kind() const;
    /** Who plays where no person does: a level of the computer, or a chess program. */
    const SeatPlayer& player() const { return m_player; }
    /** What is offered at first. */
    void offer(Kind kind, int level);
    /** The level that is offered where none was chosen, or a program that does not play this game. */
    void setUsualLevel(int level);
    /** Offers chess programs of these names, too. */
    void setPrograms(const QStringList& names);
    /** The seats of the game; where it is another one with as many, the same is chosen. */
    void setSeats(const QStringList& titles);
    /** Who sits where. @pre kind() is not BySeat */
    ComputerSeats seats() const;
    /** Offers what is nearest to @p seats of another game, for all at once: the first level, persons where one was. */
    void offerLike(const ComputerSeats& seats);
    /** Tells what has been chosen seat by seat. */
    void show(const ComputerSeats& seats);
    /** In the order for Tab. */
    QList<QWidget*> fields() const;

signals:
    /** Somebody chose something here. */
    void changed();

private:
    int itemOf(const SeatPlayer& player) const;
    void choose(const SeatPlayer& player);
    void update();

    QComboBox* m_kind;
    QLabel* m_seatTitle;
    QComboBox* m_seat;
    QLabel* m_levelTitle;
    QComboBox* m_level;
    SeatPlayer m_player{1, {}}; ///< what the level tells where it is asked for
    int m_personsSeat = 0;
    int m_usualLevel = 1;
};

} // namespace ringford::ui
