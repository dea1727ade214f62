// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace ringford::ui {

struct ScoreSheetSpec;
struct SheetSpec;

/** The words of sheets, in the language that is installed: in English where none is. */
class PrintWords {
    Q_DECLARE_TR_FUNCTIONS(PrintWords)

public:
    /** The words before lines to write on. */
    static void fill(ScoreSheetSpec& spec);
    static void fill(SheetSpec& spec, bool hasNameAndDate, bool hasAnswers);
    /** `Board %1`. */
    static QString board();
    /** `1.Qe7+ or 1.Qd3+`. */
    static QString anyOf(const QStringList& answers);
    /** Says that no font has signs, which are named. */
    static QString boxesFor(const QString& signs);
    /** Says that the title has no room. */
    static QString onCutTitle();
};

} // namespace ringford::ui
