// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LessonController.h"

#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/FileController.h"
#include "ui/window/Program.h"
#include "ui/window/Startup.h"
#include "ui/window/ViewController.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>

#include <algorithm>

namespace ringford::ui {

LessonController::LessonController(const Context& context) : QObject(&context.window), m_(context)
{
    fillMenu();
    connect(&m_.files, &FileController::lessonWanted, this, &LessonController::open);
    connect(m_.commands[Command::OpenLesson], &QAction::triggered, this, &LessonController::askAndOpen);
}

void LessonController::fillMenu()
{
    QString takenKeys;
    for (const GameType* const type : offeredGames(m_.program.registry)) {
        const QString file = shelf::fileFor(words::fromUtf8(type->id()));
        if (file.isEmpty())
            continue;
        QAction* const action = m_.commands.menu(CommandMenu::Lessons)
                                    ->addAction(withAccessKey(words::translated(type->title()), takenKeys));
        action->setWhatsThis(
            tr("Opens the lesson that teaches the rules of this game, step by step. Your game waits."));
        connect(action, &QAction::triggered, this, [this, file] { open(file); });
    }
}

void LessonController::askAndOpen()
{
    auto* const dialog = new QFileDialog(&m_.window, tr("Open a Lesson"), QString(), tr("Lessons (*.ringford)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LessonController::open);
    dialog->open();
}

void LessonController::open(const QString& file)
{
    auto lesson = shelf::read(file, m_.program.registry);
    if (!lesson) {
        m_.messages.show({Message::Kind::Trouble, lesson.error(), {}});
        return;
    }
    openLesson(m_.program, *std::move(lesson), m_.view.appearance(), &m_.window);
}

bool LessonController::askToLeave()
{
    const auto lessons = m_.window.findChildren<LessonWindow*>();
    return std::ranges::any_of(lessons, [](LessonWindow* one) { return one->isVisible() && one->askToLeave(); });
}

} // namespace ringford::ui
