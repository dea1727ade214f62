// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/PrintWords.h"

#include "ui/print/ScoreSheet.h"
#include "ui/print/Sheet.h"

namespace ringford::ui {

void PrintWords::fill(ScoreSheetSpec& spec)
{
    spec.event = tr("Event:");
    spec.date = tr("Date:");
    spec.result = tr("Result:");
}

void PrintWords::fill(SheetSpec& spec, bool hasNameAndDate, bool hasAnswers)
{
    spec.name = hasNameAndDate ? tr("Name:") : QString();
    spec.date = hasNameAndDate ? tr("Date:") : QString();
    spec.answers = hasAnswers ? tr("Answers") : QString();
    //: in place of the answer to a task
    spec.noAnswer = tr("No answer is in the record.");
    //: %1 is a letter: the same tasks are in another order in each
    spec.version = tr("Version %1");
}

QString PrintWords::board()
{
    return tr("Board %1");
}

QString PrintWords::anyOf(const QStringList& answers)
{
    //: between two right answers to a task: "1.Qe7+ or 1.Qd3+"
    return answers.join(u' ' + tr("or") + u' ');
}

QString PrintWords::boxesFor(const QString& signs)
{
    //: %1: the signs, with their numbers
    return tr("Boxes are printed for signs that no font has: %1.").arg(signs);
}

QString PrintWords::onCutTitle()
{
    return tr("The title does not fit into two lines: its end is left out.");
}

} // namespace ringford::ui
