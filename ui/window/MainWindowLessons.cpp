// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: those of the program in the menu, others from files; each runs in a window of its own.
#include "ui/lesson/LessonShelf.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/Commands.h"
#include "ui/window/FileController.h"
#include "ui/window/MainWindow.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>

namespace ringford::ui {

void MainWindow::connectLessons()
{
    QString takenKeys;
    for (const auto& type : m_registry.types()) {
        const QString file = shelf::fileFor(words::fromUtf8(type->id()));
        if (file.isEmpty())
            continue;
        QAction* const action =
            m_commands->lessons->addAction(withAccessKey(words::translated(type->title()), takenKeys));
        action->setWhatsThis(
            tr("Opens the lesson that teaches the rules of this game, step by step. Your game waits."));
        connect(action, &QAction::triggered, this, [this, file] { openLesson(file); });
    }
    connect(m_files, &FileController::lessonWanted, this, &MainWindow::openLesson);
    connect(m_commands->openLesson, &QAction::triggered, this, [this] {
        auto* const dialog = new QFileDialog(this, tr("Open a Lesson"), QString(), tr("Lessons (*.ringford)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openLesson);
        dialog->open();
    });
}

void MainWindow::openLesson(const QString& file)
{
    auto lesson = shelf::read(file, m_registry);
    if (!lesson) {
        m_messages->show({Message::Kind::Trouble, lesson.error(), {}});
        return;
    }
    auto* const window = new LessonWindow(*std::move(lesson), m_appearance, PupilBook(), this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

} // namespace ringford::ui
