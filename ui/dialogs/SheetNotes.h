// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetCounts.h"

#include <QCoreApplication>
#include <QString>

#include <stop_token>
#include <vector>

namespace ringford {
class Match;
} // namespace ringford

namespace ringford::ui {

class SheetWriter;
struct SheetSpec;
struct SheetTaskLook;

/** What is to be said of a worksheet that was written: what has no room, is hard to read, or would be larger otherwise. */
class SheetNotes {
    Q_DECLARE_TR_FUNCTIONS(SheetNotes)

public:
    /** Writes @p tasks with @p writer, which has @p spec, and looks at what became of it. */
    static SheetNotes writing(SheetWriter writer, const SheetSpec& spec, const std::vector<Match>& tasks,
                              const SheetTaskLook& look, const std::stop_token& stop = {});

    // Sentences; each is empty where there is nothing to say.
    /** On what does not fit into its place, or is hard to read there. */
    QString onPlaces() const;
    /** Tells whoever chose how paper is held that it has larger boards the other way. */
    QString onHeld() const;
    /** That tasks are not numbered as they follow one another. */
    QString onOrder() const;
    /** Names the tasks of those rows by their numbers on paper that have no answer even there. */
    QString onUnanswered(const std::vector<int>& rows) const;

    /** As SheetWriter::numbers(). */
    const std::vector<int>& numbers() const { return m_numbers; }

private:
    /** How large cells are with other diagrams a page. */
    struct OtherCells {
        double smallest = 0; ///< mm; 0: not known
        int perPage = 1;     ///< as many as leave them that size; 0: where columns and rows are chosen, fewer
    };

    static OtherCells fewerOn(SheetWriter& writer, bool isTurned, const SheetSpec& spec, double needed);
    QString onLeftOut() const;
    QString onCut() const;
    QString onCells() const;
    QString onPages() const;
    QString onGrid() const;

    bool m_isSideways = false;
    bool m_hasGrid = false; ///< columns and rows are chosen
    double m_smallest = 0;  ///< mm
    double m_needed = 0;
    OtherCells m_fewer;       ///< on the paper as it is held, where they are small
    double m_turned = 0;      ///< on paper held the other way, with as many
    OtherCells m_turnedFewer; ///< there
    int m_withoutRoom = 0;    ///< as SheetWriter::withoutRoom()
    int m_mostPerPage = 0;    ///< as SheetWriter::mostPerPage(), where some have none
    struct Cut {
        std::vector<int> captions; ///< as SheetWriter::cutCaptions()
        bool isTitle = false;
    };
    Cut m_cut;
    std::vector<std::size_t> m_unanswered; ///< tasks
    bool m_keepsGrid = true;               ///< as SheetWriter::keepsGrid()
    SheetCounts m_counts;
    bool m_hasFewer = false; ///< as SheetWriter::hasFewerThanAsked()
    std::vector<int> m_numbers;
};

} // namespace ringford::ui
