// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PagesDialog.h"

#include <memory>
#include <utility>
#include <vector>

class QLineEdit;
class QListView;
class QPushButton;

namespace ringford {
class Game;
class Registry;
} // namespace ringford

namespace ringford::ui {

class ParagraphField;
class Worker;
struct ReadTasks;
struct SheetSpec;
struct SheetTaskLook;
class Worksheet;

/** The tasks that were collected: their words and order, how they stand on pages, and where they are written. */
class WorksheetDialog : public PagesDialog {
    Q_OBJECT

public:
    /** @p sheet, whose games @p registry knows, and @p store, which keeps the choices, outlive the dialog. */
    WorksheetDialog(Worksheet& sheet, const Registry& registry, QSettings& store, QWidget* parent = nullptr);

    /** The game that is on the boards: its setups can be pasted as well. */
    void setGame(std::shared_ptr<const Game> game) { m_game = std::move(game); }

    QListView& list() const { return *m_list; }
    /** Asks for a file of games and adds the tasks in it; what is wrong with it is said. */
    void openTasks();
    /** Reads the tasks in @p files, off the window's thread, and adds them; what is wrong with them is said. */
    void readTasks(const QStringList& files);
    /** Adds the tasks in the clipboard: positions, one a line, or games. */
    void pasteTasks();
    bool isReading() const;
    /** Asks for a file and writes the tasks as games. */
    void saveTasks();
    /** The same as a lesson, which the pages' title is that of. */
    void saveLesson();

protected:
    PagesMaker pagesMaker() const override;
    QString trouble() const override;
    Maker maker(const QString& file) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addFileButtons();
    QWidget* makeTasks();
    void addPageFields();
    void move(int by);
    void remove();
    void putBack();
    void takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    void takeCaption();
    void followCaption();
    /** The rows of tasks that the page of answers has nothing for. */
    std::vector<int> unanswered() const;
    SheetSpec sheetSpec() const;
    SheetTaskLook taskLook() const;
    QString title() const;
    void update();

    /** Adds what was read; gives what is to be said of it. */
    QString take(const ReadTasks& read);

    Worksheet& m_sheet;
    const Registry& m_registry;
    std::shared_ptr<const Game> m_game; ///< none: FENs and games alone can be pasted
    Worker* m_reader;                   ///< of files of tasks
    QListView* m_list;
    ParagraphField* m_caption;
    QLineEdit* m_title;
    QPushButton *m_up, *m_down, *m_remove, *m_back;
    struct PageFields {
        QSpinBox *perPage, *columns, *rows, *lines, *versions;
        QComboBox* turn;
        QCheckBox *answers, *ends, *lastActions, *nameAndDate, *coordinates;
    } m_page{};
    enum class Writes { Pages, Tasks, Lesson };
    Writes m_writes = Writes::Pages; ///< what a file that is asked for holds
};

} // namespace ringford::ui
