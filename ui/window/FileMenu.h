// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford::ui {

class BoardView;
class CommandSet;
class FileController;
class MovesDock;
class RecentFiles;

/** What the menu has about files: opening and saving, the files that were used lately, closing. */
class FileMenu : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        FileController& files;
        RecentFiles& recent;
        MovesDock& moves;
        BoardView& board;
        CommandSet& commands;
    };
    explicit FileMenu(const Context& context);

private:
    void connectCommands();
    void listRecent();

    const Context m_;
};

} // namespace ringford::ui
