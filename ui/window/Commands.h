// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

namespace ringford {
struct GameDescription;
}

namespace ringford::ui {

class SeatChoices;

/**
 * Everything a person can ask of the window, once: menus, toolbar, keys and the list of keys are all made from these.
 * Who can do it connects to triggered().
 */
class Commands : public QObject {
    Q_OBJECT

public:
    /** The actions work wherever the focus is in @p window. */
    explicit Commands(QWidget* window);

    /** Lists the marks to give, with the titles of the seats of @p game in what they mean. */
    void offerMarks(const GameDescription& game);
    /**
     * Lists the seats of @p game whose boards can be followed; what is about several boards is there only where there
     * are some.
     */
    void offerTable(const GameDescription& game);
    /** What is about playing and the match's moves alone: of no use while a position is edited. */
    QList<QAction*> ofPlay() const;
    void fillMenuBar(QMenuBar& bar);
    void fillToolBar(QToolBar& bar);

    // Game
    QAction *newGame, *rematch, *open, *save, *saveAs, *details, *print, *exportPicture, *printGame, *printScoreSheet,
        *printKit, *close, *quit;
    QMenu* recent;
    // Edit
    QAction *copyPosition, *copyGame, *pastePosition, *pasteGame, *copyPicture, *undoEdit, *redoEdit;
    QAction *comment, *promote, *deleteLine, *editPosition;
    QMenu* marks;
    // Move
    QAction *takeBack, *redo, *first, *previous, *next, *last, *previousVariation, *nextVariation, *typeAction;
    QAction *claim, *agree, *resign, *chooseBoard, *pause;
    QMenu* move;
    // View
    QAction *zoomIn, *zoomOut, *zoomFit, *zoomWidth, *zoomHeight, *minimap, *fullScreen, *projector, *resetLayout;
    QMenu *view, *turning;
    QAction *circle, *allBoards, *nextBoard, *previousBoard;
    QMenu* followed;        ///< seats whose boards the focus follows
    QActionGroup* turnings; ///< in the order of Settings::Turning
    // Board
    QAction *turn, *coordinates, *legalTargets, *whyNot;
    SeatChoices* seatChoices;
    QMenu* colours;
    QActionGroup* themes;
    // Teach
    QMenu* teach;
    QAction *draw, *showDrawings, *showProgramMarks; ///< the layers of people and of the program
    QAction *demonstration, *practice, *addToWorksheet, *worksheet, *openLesson;
    QMenu* lessons; ///< those that come with the program
    // Settings
    QAction* configure;
    // Help
    QAction *help, *windowHelp, *keys, *whatsThis, *about, *aboutQt;

private:
    void makeGame();
    void makeEdit();
    void makeMove();
    void makeView();
    void makeBoard();
    void makeTeach();
    void makeHelp();
    void fillGameMenu(QMenuBar& bar);
    void fillEditMenu(QMenuBar& bar);
    void fillMoveMenu(QMenuBar& bar);
    QAction* make(const char* name, const QString& text, const QList<QKeySequence>& shortcuts = {},
                  const char* icon = nullptr);
    void makeTurning();
    void makeTable();
    void nameBoardChoice(const GameDescription& game);
    QAction* makeSwitch(const char* name, const QString& text);

    QWidget* m_window;
};

} // namespace ringford::ui
