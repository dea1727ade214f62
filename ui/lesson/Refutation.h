// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/search/Search.h"

#include <QObject>

#include <chrono>
#include <optional>

class QTimer;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class MatchModel;
class SearchService;

/**
 * How the others meet a wrong answer: played on the board, seen for a moment, and taken back together with the answer.
 */
class Refutation : public QObject {
    Q_OBJECT

public:
    /** @p match outlives it. */
    explicit Refutation(MatchModel& match, QObject* parent = nullptr);

    /** How long it is seen. */
    void setShown(std::chrono::milliseconds time) { m_shown = time; }
    /**
     * Plays an answer to what led to @p wrong, where the match stands.
     * @param known what is to be played; nothing: what a short search finds
     * @param words to the wrong answer
     */
    void begin(const Node* wrong, const std::optional<Action>& known, const QString& words);
    /** The same, if a short search finds that @p pupil has lost much of the game by it; else there are words alone. */
    void beginIfItCosts(const Node* wrong, Seat pupil, const QString& words);
    /** From begin() until all of it is taken back. */
    bool isOn() const { return m_wrong; }
    /** Whether @p node was made by it. */
    bool isOwn(const Node* node) const { return node == m_reply; }
    /** Takes all of it back now. */
    void end();
    /** The match is another. */
    void forget();

signals:
    /**
     * The others have answered, or do not; @p text says how, and has the words to the wrong answer; @p spoken is the
     * same for screen readers.
     */
    void met(const QString& text, const QString& spoken);

private:
    void search(const Node* node);
    void take(const SearchReport& report);
    bool isTelling(const SearchReport& report) const;
    bool play(const Action& action);

    MatchModel& m_match;
    SearchService* m_service;
    QTimer* m_end;
    std::chrono::milliseconds m_shown{2500};
    const Node* m_wrong = nullptr; ///< none: nothing is met
    const Node* m_reply = nullptr;
    QString m_words;
    std::optional<Seat> m_pupil; ///< what it costs is looked at first
    std::optional<int> m_before; ///< the pupil's value before the wrong answer, once it was looked at
};

} // namespace ringford::ui
