// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/RecordAnalysis.h"
#include "ui/computer/SearchService.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ringford::ui {

class MatchModel;

/**
 * Searches one place of a line after the other, beside the window's thread. The last one comes first: what is found
 * there helps with those before it. Nothing is written into the match. It ends by itself when the line is no longer
 * there.
 */
class RecordAnalyser : public QObject {
    Q_OBJECT

public:
    /** @p match outlives it. */
    RecordAnalyser(SearchService::Maker maker, const MatchModel& match, QObject* parent = nullptr);

    /** Begins with the places of @p line, each followed by the next; @p budget is for each of them. */
    void begin(std::vector<const Node*> line, const SearchBudget& budget);
    /** Ends it; what was found so far stays in places(). */
    void stop();
    bool isRunning() const { return m_isRunning; }
    /** How many places were searched, and how many there are. */
    int done() const { return static_cast<int>(m_places.size()); }
    int all() const { return static_cast<int>(m_line.size()); }
    /** What was found, in the order of the line: up to its end. */
    std::vector<AnalysedPlace> places() const { return {m_places.rbegin(), m_places.rend()}; }

signals:
    /** One more place was searched. */
    void progressed();
    /** All places were searched. */
    void finished();
    /** The line is no longer in the match, or the match was replaced: it was cancelled. */
    void lost();

private:
    void next();
    void take(const SearchReport& report);
    void check();
    void lose();
    const Node* after() const;

    const MatchModel& m_match;
    SearchService* m_service;
    std::vector<const Node*> m_line;
    SearchBudget m_budget;
    std::vector<AnalysedPlace> m_places; ///< the last of the line first
    std::optional<AnalysedPlace> m_open; ///< the next one, of which not all has been asked yet
    bool m_isRunning = false;
};

} // namespace ringford::ui
