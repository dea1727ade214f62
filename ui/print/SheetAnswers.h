// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Sheet.h"

#include <QSizeF>

#include <functional>
#include <utility>
#include <vector>

namespace ringford::ui {

class TextColumns;

/** Answers to the tasks of a sheet, in columns on pages of their own. */
class SheetAnswers {
public:
    /** @p title stands on top of each page. All of them, and what is added, outlive it. */
    SheetAnswers(const SheetSpec& spec, const PageTitle& title, PieceArt& art);

    /** Does nothing for a task that has none, unless it asks for one. */
    void add(int number, const SheetTask& task);
    /** @p begin gives a page with what stands on each; @p end takes it, or no more. False where not all was taken. */
    bool write(const std::function<PageContent()>& begin, const std::function<bool(PageContent)>& end) const;

private:
    /** What is said of a task, be it that it has no answer. */
    const QString& textOf(const SheetTask& task) const { return task.answer.isEmpty() ? m_spec.noAnswer : task.answer; }
    double headingSize() const;
    DiagramSpec endOf(const SheetTask& task, double width) const;
    /** What an answer takes, in mm. */
    struct Measured {
        double width = 0;      ///< in one line
        bool isParted = false; ///< it is set in several
        QSizeF end{};          ///< the diagram below it; empty: none

        int linesIn(double wide) const;
    };
    Measured measured(int number, const SheetTask& task) const;
    int pagesOf(const std::vector<Measured>& answers, int columns, QSizeF room) const;
    int columnsIn(QSizeF room) const;
    struct Place {
        bool isAfterEnd = false;  ///< a diagram stands before it
        bool mayBeAcross = false; ///< a long one stands below all columns
    };
    bool add(TextColumns& columns, int number, const SheetTask& task, Place place) const;

    const SheetSpec& m_spec;
    const PageTitle& m_title;
    PieceArt& m_art;
    std::vector<std::pair<int, const SheetTask*>> m_answers; ///< with their numbers
    bool m_hasWords = false; ///< something is said in them, from which moves are told by their weight
    double m_indent = 0;     ///< in letters: what these hang in
};

} // namespace ringford::ui
