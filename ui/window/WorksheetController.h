// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace ringford {
class Match;
struct Node;
} // namespace ringford

namespace ringford::ui {

class CommandSet;
class FileController;
class MatchModel;
class MessageBar;
class MovesDock;
class SetupStage;
class StageController;
class Worksheet;
class WorksheetDialog;
struct Program;

/** Collecting positions for a worksheet, and showing it. */
class WorksheetController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        Program& program;
        MatchModel& match;
        MovesDock& moves;
        MessageBar& messages;
        CommandSet& commands;
        FileController& files;
        StageController& stage;
    };
    explicit WorksheetController(const Context& context);

    Worksheet& sheet() const { return *m_sheet; }

private:
    void ask(const std::function<void()>& then);
    WorksheetDialog* showSheet();
    void addPosition();
    /** False where there is no room; else what became of it is told. */
    bool add(const Match& match, const Node* node);
    bool addFrom(const SetupStage& stage);
    void saveTasks(const std::function<void()>& then);
    void complain(const QString& text);
    void announceAdded(int row, bool isOver);
    void announceKnown(int row, const QString& had);
    void announce(const QString& text, int row, const QString& more = {});

    const Context m_;
    Worksheet* m_sheet;
};

} // namespace ringford::ui
