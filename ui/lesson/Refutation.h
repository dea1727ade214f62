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
    void take(const SearchReport& report);
    bool play(const Action& action);

    MatchModel& m_match;
    SearchService* m_service;
    QTimer* m_end;
    std::chrono::milliseconds m_shown{2500};
    const Node* m_wrong = nullptr; ///< none: nothing is met
    const Node* m_reply = nullptr;
    QString m_words;
};

} // namespace ringford::ui
