// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace ringford::ui {

class MatchModel;

/**
 * The line above the board: whose turn it is and who plays, and when the game is over, who has won and why, with the way to another
 * game. While an earlier place is looked at it says so, and leads back.
 */
class GameLine : public QFrame
{
    Q_OBJECT

public:
    explicit GameLine(MatchModel &match, QWidget *parent = nullptr);

    /** What it says, as a screen reader reads it. */
    QString text() const;

signals:
    void rematchWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void updateBadges();

    MatchModel &m_match;
    QLabel *m_badges;
    QLabel *m_words;
    QLabel *m_names;
    QPushButton *m_rematch;
    QPushButton *m_back;
};

} // namespace ringford::ui
