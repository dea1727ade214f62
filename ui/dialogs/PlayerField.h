// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/computer/ComputerSeats.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ringford::ui {

/** Who plays at a seat: a person with a name, the computer and how well, or a chess program. */
class PlayerField : public QWidget {
    Q_OBJECT

public:
    /** @p seat is the seat's title; @p name stands in the field for it. @p programs: of what names they are offered */
    PlayerField(const QString& seat, const QString& name, const QStringList& programs, QWidget* parent = nullptr);
    /** The label beside it, whose access key leads to the name, or to the level where there is none. */
    void setLabel(QLabel& label);
    /** Has the label show @p text. @pre setLabel() */
    void showLabel(const QString& text);
    const QLabel* label() const { return m_label; }

    /** The seat's title. */
    const QString& seat() const { return m_seat; }
    QLineEdit* name() const { return m_name; }
    QComboBox* choice() const { return m_player; }
    SeatPlayer player() const;
    /** A program that is not offered is from now on. */
    void setPlayer(const SeatPlayer& player);

signals:
    /** Somebody chose another player. */
    void changed();

private:
    void show();

    QString m_seat;
    QLineEdit* m_name;
    QComboBox* m_player;
    QLabel* m_label = nullptr;
};

} // namespace ringford::ui
