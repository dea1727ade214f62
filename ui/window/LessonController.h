// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford::ui {

class CommandSet;
class FileController;
class MessageBar;
class ViewController;
struct Program;

/** Lessons: those of the program in the menu, others from files; each runs in a window of its own. */
class LessonController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        Program& program;
        MessageBar& messages;
        CommandSet& commands;
        FileController& files;
        const ViewController& view;
    };
    explicit LessonController(const Context& context);

    /** Runs a lesson in a window of its own, or says what is wrong with the file. */
    void open(const QString& file);
    /** Whether a lesson asks somebody since results would be lost: lessons go with the window they were opened from. */
    bool askToLeave();

private:
    void fillMenu();
    void askAndOpen();

    const Context m_;
};

} // namespace ringford::ui
