// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace ringford::ui {

/**
 * Tells screen readers what is played, by whomever, and how the game ends: once for each entry; and where in the game
 * one looks, when that is elsewhere, with what is written there. Everybody else sees that on the board.
 */
class PlayNews : public QObject {
    Q_OBJECT

public:
    /** Both outlive it: @p widget is in the window that speaks. */
    PlayNews(const MatchModel& model, QWidget& widget, QObject* parent);

    /** Whether what the computer plays on boards where no person plays is told, too. */
    void setTellsAllBoards(bool tellsAll) { m_tellsAllBoards = tellsAll; }
    /** What is taken back next is told elsewhere. */
    void passOverTakingBack() { m_isPassedOver = true; }
    /** Of the place that is gone to next, what was played there is read elsewhere. */
    void passOverPlace() { m_isRead = true; }

private:
    void announceEntry(const Node* node);
    bool isAmongComputers(const Node* node) const;
    void announceTakenBack(const Node* node);
    void announceViewed();
    static QStringList notes(const Node* node);
    void say(const QString& words);

    const MatchModel& m_model;
    QWidget& m_widget;
    const Node* m_shown; ///< the place that was shown last; only compared
    bool m_tellsAllBoards = true;
    bool m_isPassedOver = false;
    bool m_isRead = false;
    bool m_isTold = false; ///< why another node is shown has been said
};

} // namespace ringford::ui
