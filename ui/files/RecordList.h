// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/match/OwnSetup.h"
#include "engine/text/RecordScanner.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ringford::ui {

/**
 * What is told of the records of a file, one a row, and where each begins: their matches would take a hundred times the
 * memory.
 */
class RecordList {
public:
    struct Row {
        QString players; ///< of a lesson: the title of the step
        QString game;
        QString words; ///< said at the start; else of a position, how it is written
        QString event;
        QString date;
        QString ending;
        std::size_t begin = 0;  ///< the byte of the file
        std::size_t number = 0; ///< in the file, from 1
    };

    /** Adds a row for @p match, whose record begins at byte @p begin; @p number: in the file, 0: the next one. */
    void add(const Match& match, std::size_t begin, std::size_t number = 0);
    /** Adds a row for a game of PGN of which the tags alone were read; @p game is what it is called. */
    void add(const std::vector<RecordTag>& tags, const QString& game, std::size_t begin, std::size_t number);
    /** Says how many records of the file cannot be opened, and are not in the list. */
    void setLeftOut(std::size_t count) { m_leftOut = count; }
    /** Says that reading ended early: these are the first records, and the file may hold more. */
    void setBeginningAlone() { m_isBeginning = true; }

    bool isEmpty() const { return m_rows.empty(); }
    std::size_t size() const { return m_rows.size(); }
    std::size_t leftOut() const { return m_leftOut; }
    bool isBeginningAlone() const { return m_isBeginning; }
    const Row& operator[](std::size_t number) const { return m_rows[number]; }
    /** Whether the first record begins a lesson. */
    bool isLesson() const { return m_isLesson; }
    /** Whether that lesson can be run: @p file holds records. PGN keeps its steps as games. Empty: it is the clipboard. */
    bool canBeRun(const QString& file) const;

private:
    void add(Row row);
    QString wordsOf(const Match& match);

    std::vector<Row> m_rows;
    Position m_usual; ///< where the game of the last record began that has no setup of its own: readers share it
    OwnSetups m_setups;
    std::size_t m_leftOut = 0;
    bool m_isLesson = false;
    bool m_isBeginning = false;
};

} // namespace ringford::ui
