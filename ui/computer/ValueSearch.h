// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/SearchService.h"

#include <QObject>

#include <optional>

class QTimer;

namespace ringford::ui {

class MatchModel;

/**
 * Thinks about the place of a match that is shown, for whoever wants to see who stands better: for some seconds, then
 * it rests until another place is shown. Off at first. While a computer player thinks it takes little time, so that
 * both have a processor.
 */
class ValueSearch : public QObject {
    Q_OBJECT

public:
    /** @p match outlives it. */
    ValueSearch(MatchModel& match, SearchService::Maker maker, QObject* parent = nullptr);

    void setOn(bool isOn);
    bool isOn() const { return m_isOn; }
    /** What is known of the place shown; nothing at first, where nobody can act, and when it is off. */
    const std::optional<SearchReport>& report() const { return m_report; }
    /** Whether more is to come of the place shown. */
    bool isThinking() const;
    /** What is known of the place shown is enough: nothing more comes. */
    void finish() { m_service->finish(); }

signals:
    /** Something else is known, or nothing any more. */
    void changed();

private:
    void begin();
    void ask();
    void take(const SearchReport& report);

    MatchModel& m_match;
    SearchService* m_service;
    QTimer* m_soon; ///< until somebody who leafs through the game comes to rest
    std::optional<SearchReport> m_report;
    bool m_isOn = false;
};

} // namespace ringford::ui
