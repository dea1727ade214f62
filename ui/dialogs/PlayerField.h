// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ringford::ui {

/** Who plays at a seat: a person with a name, or the computer and how well. */
class PlayerField : public QWidget {
    Q_OBJECT

public:
    /** @p seat is the seat's title; @p name stands in the field for it, and @p level is chosen (0: a person). */
    PlayerField(const QString& seat, const QString& name, int level, QWidget* parent = nullptr);
    /** The label beside it, whose access key leads to the name, or to the level where there is none. */
    void setLabel(QLabel& label);

    QLineEdit* name() const { return m_name; }
    QComboBox* player() const { return m_player; }
    /** 1..10; 0 where a person sits. */
    int level() const;
    void setLevel(int level);

signals:
    /** Somebody chose another player. */
    void changed();

private:
    void show();

    QLineEdit* m_name;
    QComboBox* m_player;
    QLabel* m_label = nullptr;
};

} // namespace ringford::ui
