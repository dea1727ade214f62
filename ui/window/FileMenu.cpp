// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileMenu.h"

#include "ui/board/view/BoardView.h"
#include "ui/files/KeptGames.h"
#include "ui/panels/MovesDock.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/Quit.h"
#include "ui/window/CommandSet.h"
#include "ui/window/FileController.h"
#include "ui/words/FileWords.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>

namespace ringford::ui {

FileMenu::FileMenu(const Context& context) : QObject(&context.window), m_(context)
{
    connectCommands();
    m_.files.setBeforeSaving([this] { m_.moves.commitComment(); });
    connect(&m_.files, &FileController::opened, &m_.board, qOverload<>(&QWidget::setFocus));
    connect(&m_.files, &FileController::used, &m_.recent, &RecentFiles::add);
    connect(&m_.recent, &RecentFiles::changed, this, &FileMenu::listRecent);
    listRecent();
}

void FileMenu::connectCommands()
{
    connect(m_.commands[Command::Open], &QAction::triggered, &m_.files, &FileController::askAndOpen);
    connect(m_.commands[Command::Save], &QAction::triggered, this, [this] { m_.files.save(); });
    connect(m_.commands[Command::SaveAs], &QAction::triggered, this, [this] { m_.files.saveAs(); });
    connect(m_.commands[Command::Close], &QAction::triggered, &m_.window, &QWidget::close);
    connect(m_.commands[Command::Quit], &QAction::triggered, &m_.window, &quit);
}

void FileMenu::listRecent()
{
    const QStringList files = m_.recent.list();
    m_.commands.menu(CommandMenu::Recent)->clear();
    for (const QString& file : files)
        m_.commands.menu(CommandMenu::Recent)
            ->addAction(words::filePath(file).replace(u'&', QStringLiteral("&&")), this,
                        [this, file] { m_.files.open(file); });
    m_.commands.menu(CommandMenu::Recent)->setEnabled(!files.isEmpty());
    const auto used = std::ranges::find_if(files, [](const QString& file) { return !kept::has(file); });
    if (used != files.end()) // a person's own folder
        m_.files.setFolder(QFileInfo(*used).absolutePath());
}

} // namespace ringford::ui
