// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QWidget;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class MatchModel;
struct AskedBefore;

/**
 * Has the computer ask before it acts with a piece that a person has, in games where the giver is asked. Who has refused
 * is not asked again where the game stands.
 */
class GiverQuestion : public QObject {
    Q_OBJECT

public:
    /** Questions belong to @p window. Both outlive it. */
    GiverQuestion(MatchModel& match, QWidget& window, QObject* parent);

    /** How many of the best actions are wanted where the game stands, so that one of them needs nobody's agreement. */
    int linesWanted() const;
    /**
     * What @p seat plays of @p lines, the best first. Nothing while somebody is asked, after which agreed() may follow,
     * and where everything has been refused.
     */
    std::optional<Action> choose(const std::vector<SearchLine>& lines, Seat seat);
    bool isAsking() const { return m_asked; }

signals:
    /** A person is asked whether @p action may be played; @p box is on the screen until there is an answer. */
    void opened(QWidget* box, const ringford::Action& action);
    /** A person gives the piece. */
    void agreed(const ringford::Action& action, ringford::Seat seat);

private:
    void ask(const AskedBefore& question, const Action& action, Seat seat);

    MatchModel& m_match;
    QWidget& m_window;
    QPointer<QObject> m_asked;
    const Node* m_refusedAt = nullptr; ///< only compared
};

} // namespace ringford::ui
