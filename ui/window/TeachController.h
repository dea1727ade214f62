// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace ringford::ui {

class CommandSet;
class FileController;
class GameArea;
class LessonController;
class MatchModel;
class MovesDock;
class Panels;
class PracticeController;
class ProjectorController;
class StageController;
class ViewController;
class WindowLayout;
class WorksheetController;
struct Program;

/** What the window has for teachers: practice, worksheet, projector, lessons. Makes a controller for each. */
class TeachController : public QObject {
    Q_OBJECT

public:
    /** What they work with; all of it outlives them. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        GameArea& area;
        Panels& panels;
        MovesDock& moves;
        WindowLayout& layout;
        CommandSet& commands;
        FileController& files;
        StageController& stage;
        ViewController& view;
    };
    explicit TeachController(const Context& context);

    ProjectorController& projector() const { return *m_projector; }
    PracticeController& practice() const { return *m_practice; }
    WorksheetController& worksheet() const { return *m_worksheet; }
    LessonController& lessons() const { return *m_lessons; }

private:
    ProjectorController* m_projector;
    PracticeController* m_practice;
    WorksheetController* m_worksheet;
    LessonController* m_lessons;
};

} // namespace ringford::ui
