// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/computer/ComputerSeats.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace ringford::ui {

/** Who plays, chosen for all seats at once: persons, one person against the computer, or the computer alone. */
class WhoPlays : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Persons, AgainstComputer, Computers, BySeat };

    explicit WhoPlays(QWidget* parent = nullptr);

    Kind kind() const;
    /** Who plays where no person does: a level of the computer, or a chess program. */
    SeatPlayer player() const;
    /** What is offered at first. */
    void offer(Kind kind, int level);
    /** Offers chess programs of these names, too. */
    void setPrograms(const QStringList& names);
    /** Who sits where in a game of so many seats, the person at @p first. @pre kind() is not BySeat */
    ComputerSeats seats(std::size_t count, Seat first) const;
    /** Tells what has been chosen seat by seat. */
    void show(const ComputerSeats& seats);
    /** In the order for Tab. */
    QList<QWidget*> fields() const;

signals:
    /** Somebody chose something here. */
    void changed();

private:
    void choose(const SeatPlayer& player);
    void update();

    QComboBox* m_kind;
    QLabel* m_levelTitle;
    QComboBox* m_level;
};

} // namespace ringford::ui
