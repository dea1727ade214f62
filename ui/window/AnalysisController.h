// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/AnalysisDialog.h"

#include <QObject>

#include <functional>

class QMainWindow;
class QUndoStack;

namespace ringford::ui {

class AnalysisDock;
class CommandSet;
class FileController;
class GameArea;
class MatchModel;
class RecordAnalyser;
class StageController;
struct Program;

/**
 * Goes over a game beside everything else, and writes into its record what was found, once all is: values, marks and
 * better lines, as one change that can be undone. Takes all of that out again.
 */
class AnalysisController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        GameArea& area;
        CommandSet& commands;
        const StageController& stage;
        QUndoStack& edits;
        AnalysisDock& dock;
        FileController& files;
    };
    explicit AnalysisController(const Context& context);

    /** Asks how, and begins. While an analysis runs, that is cancelled. */
    void analyse();
    void begin(const AnalysisChoice& choice);
    void cancel();
    /** Takes what analyses have written out of the record. */
    void remove();
    const RecordAnalyser& analyser() const { return *m_analyser; }

private:
    void connectAnalyser();
    void updateCommands();
    void updateRemoval();
    void showProgress();
    void finish();
    void announceLost();
    void write();
    void askBeforeLeaving(const std::function<void()>& then);
    void leave(bool keeps, const std::function<void()>& then);
    QString summary() const;

    const Context m_;
    RecordAnalyser* m_analyser;
    AnalysisChoice m_last;  ///< what was chosen last
    int m_replacements = 0; ///< of the match, when an analysis began
};

} // namespace ringford::ui
