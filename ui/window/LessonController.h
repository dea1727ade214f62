// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford {
class Registry;
}

namespace ringford::ui {

class CommandSet;
class FileController;
class MessageBar;
class Sounds;
class ViewController;

/** Lessons: those of the program in the menu, others from files; each runs in a window of its own. */
class LessonController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        const Registry& registry;
        MessageBar& messages;
        CommandSet& commands;
        FileController& files;
        const ViewController& view;
        Sounds& sounds;
    };
    explicit LessonController(const Context& context);

    /** Runs a lesson in a window of its own, or says what is wrong with the file. */
    void open(const QString& file);

private:
    void fillMenu();
    void askAndOpen();

    const Context m_;
};

} // namespace ringford::ui
