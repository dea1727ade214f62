// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Commands.h"

#include "ui/paint/TablePlan.h"
#include "ui/paint/Theme.h"
#include "ui/panels/MovesModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Icons.h"
#include "ui/window/CommandHelp.h"
#include "ui/window/SeatChoices.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace ringford::ui {

namespace {

using ::operator|; // Qt's for keys, which ours would hide

/** The system's keys for something, and ours where it has none. */
QList<QKeySequence> keysFor(QKeySequence::StandardKey key, const QKeySequence& otherwise)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(key);
    // Keys of old workstations only lengthen the list of keys.
    keys.removeIf([](const QKeySequence& one) { return one[0].key() >= Qt::Key_F13 && one[0].key() <= Qt::Key_F35; });
    if (!keys.contains(otherwise))
        keys.prepend(otherwise);
    return keys;
}

} // namespace

Commands::Commands(QWidget* window) : QObject(window), m_window(window)
{
    makeGame();
    makeEdit();
    makeMove();
    makeView();
    makeBoard();
    makeTeach();
    makeHelp();
    explainCommands(*this);
}

QAction* Commands::make(const char* name, const QString& text, const QList<QKeySequence>& shortcuts, const char* icon)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(shortcuts);
    if (icon)
        action->setIcon(namedIcon(QLatin1String(icon)));
    m_window->addAction(action); // keys work when the menu bar is hidden, too
    return action;
}

QAction* Commands::makeSwitch(const char* name, const QString& text)
{
    QAction* const action = make(name, text);
    action->setCheckable(true);
    return action;
}

void Commands::makeGame()
{
    newGame = make("newGame", tr("&New Game…"), keysFor(QKeySequence::New, Qt::CTRL | Qt::Key_N), "new");
    rematch = make("rematch", tr("Re&match"));
    open = make("open", tr("&Open…"), keysFor(QKeySequence::Open, Qt::CTRL | Qt::Key_O), "open");
    recent = new QMenu(tr("Open &Recent"), m_window);
    recent->setObjectName(QStringLiteral("recent"));
    save = make("save", tr("&Save"), keysFor(QKeySequence::Save, Qt::CTRL | Qt::Key_S), "save");
    saveAs = make("saveAs", tr("Save &As…"), keysFor(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    details = make("details", tr("&Details of the Game…"));
    print = make("print", tr("&Print…"), keysFor(QKeySequence::Print, Qt::CTRL | Qt::Key_P), "print");
    exportPicture = make("exportPicture", tr("&Export Picture…"));
    printGame = make("printGame", tr("&Game with its Moves…"));
    printScoreSheet = make("printScoreSheet", tr("&Score Sheet…"));
    printKit = make("printKit", tr("Print and &Play…"));
    close = make("close", tr("&Close"), keysFor(QKeySequence::Close, Qt::CTRL | Qt::Key_W));
    quit = make("quit", tr("&Quit"), keysFor(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void Commands::makeEdit()
{
    undoEdit = make("undoEdit", tr("&Undo Edit"), {Qt::CTRL | Qt::ALT | Qt::Key_Z});
    redoEdit = make("redoEdit", tr("Redo &Edit"), {Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z});
    copyPosition =
        make("copyPosition", tr("&Copy Position"), keysFor(QKeySequence::Copy, Qt::CTRL | Qt::Key_C), "copy");
    copyGame = make("copyGame", tr("Copy &Game"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    pastePosition =
        make("pastePosition", tr("&Paste Position"), keysFor(QKeySequence::Paste, Qt::CTRL | Qt::Key_V), "paste");
    pasteGame = make("pasteGame", tr("P&aste Game"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V});
    copyPicture = make("copyPicture", tr("Copy P&icture"), {Qt::CTRL | Qt::ALT | Qt::Key_C});
    comment = make("comment", tr("C&omment"), {Qt::CTRL | Qt::Key_M}, "comment");
    marks = new QMenu(tr("&Mark"), m_window);
    marks->setIcon(namedIcon(QStringLiteral("mark")));
    promote = make("promote", tr("P&romote Variation"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}, "promote-variation");
    deleteLine = make("deleteLine", tr("&Delete from Here"), {}, "delete");
    editPosition = makeSwitch("editPosition", tr("Edit Pos&ition"));
    editPosition->setShortcut(Qt::CTRL | Qt::Key_E);
    editPosition->setIcon(namedIcon(QStringLiteral("edit")));
}

void Commands::offerMarks(const GameDescription& game)
{
    marks->clear();
    for (const MarkMeaning& mark : offeredMarks(game)) {
        //: a mark and what it means: `!?  interesting`
        QString text = tr("%1  %2", "mark").arg(markSign(mark.mark), mark.meaning);
        QAction* const action = marks->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setData(mark.mark);
    }
}

void Commands::makeMove()
{
    move = new QMenu(tr("&Move"), m_window);
    takeBack = make("takeBack", tr("&Take Back"), {Qt::CTRL | Qt::Key_Z}, "undo");
    redo = make("redo", tr("&Play Again"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, "redo");
    first = make("first", tr("&First"), {Qt::Key_Home}, "first");
    previous = make("previous", tr("P&revious"), {Qt::CTRL | Qt::Key_Left}, "previous");
    next = make("next", tr("&Next"), {Qt::CTRL | Qt::Key_Right}, "next");
    last = make("last", tr("&Last"), {Qt::Key_End}, "last");
    previousVariation = make("previousVariation", tr("Previous &Variation"), {Qt::CTRL | Qt::Key_Up});
    nextVariation = make("nextVariation", tr("Next V&ariation"), {Qt::CTRL | Qt::Key_Down});
    typeAction = make("typeAction", tr("T&ype an Action"), {Qt::Key_Slash}, "keyboard");
    claim = make("claim", tr("&Claim a Draw"), {}, "claim");
    agree = make("agree", tr("A&gree on a Draw…"), {}, "agree");
    resign = make("resign", tr("Re&sign…"), {}, "resign");
    chooseBoard = make("chooseBoard", tr("Choose a &Board"));
    pause = make("pause", tr("Pause the Cl&ocks"), {Qt::Key_P, Qt::Key_Pause}, "clock");
}

void Commands::makeView()
{
    view = new QMenu(tr("&View"), m_window);
    zoomIn = make("zoomIn", tr("Zoom &In"),
                  keysFor(QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Plus) << (Qt::CTRL | Qt::Key_Equal), "zoom-in");
    zoomOut = make("zoomOut", tr("Zoom &Out"), keysFor(QKeySequence::ZoomOut, Qt::CTRL | Qt::Key_Minus), "zoom-out");
    zoomFit = make("zoomFit", tr("&Whole Board"), {Qt::CTRL | Qt::Key_0}, "zoom-fit");
    zoomWidth = make("zoomWidth", tr("All of Its Wi&dth"), {Qt::CTRL | Qt::Key_9});
    zoomHeight = make("zoomHeight", tr("All of Its &Height"), {Qt::CTRL | Qt::Key_8});
    minimap = makeSwitch("minimap", tr("Mi&nimap"));
    minimap->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    fullScreen = makeSwitch("fullScreen", tr("&Full Screen"));
    fullScreen->setShortcuts(keysFor(QKeySequence::FullScreen, Qt::Key_F11));
    fullScreen->setIcon(namedIcon(QStringLiteral("fullscreen")));
    projector = makeSwitch("projector", tr("Pro&jector"));
    projector->setShortcut(Qt::Key_F5);
    resetLayout = make("resetLayout", tr("&Reset Layout"));
    makeTurning();
    makeTable();
}

/** How several boards are seen. */
void Commands::makeTable()
{
    circle = makeSwitch("circle", tr("Boards in a &Circle"));
    circle->setIcon(namedIcon(QStringLiteral("table")));
    allBoards = make("allBoards", tr("All Boards E&qually Large"), {Qt::Key_0});
    nextBoard = make("nextBoard", tr("&Next Board"), {Qt::CTRL | Qt::Key_PageDown});
    previousBoard = make("previousBoard", tr("Pre&vious Board"), {Qt::CTRL | Qt::Key_PageUp});
    followed = new QMenu(tr("Follow the T&urn of"), m_window);
    followed->setObjectName(QStringLiteral("followed"));
}

void Commands::offerTable(const GameDescription& game)
{
    const bool hasBoards = game.board.faces().size() > 1;
    followed->clear();
    QString takenKeys;
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        QAction* const action = followed->addAction(withAccessKey(words::seat(game, Seat{index}), takenKeys));
        action->setCheckable(true);
        action->setData(index);
    }
    followed->menuAction()->setVisible(hasBoards);
    for (QAction* const action : {circle, allBoards, nextBoard, previousBoard}) {
        action->setVisible(hasBoards);
        action->setEnabled(hasBoards);
    }
    nameBoardChoice(game);
    // Linked boards stand in their row.
    circle->setVisible(hasBoards && seamsOf(game.board).empty());
}

/** The game knows what boards are chosen for. */
void Commands::nameBoardChoice(const GameDescription& game)
{
    const auto button = std::ranges::find_if(game.buttons, &ButtonInfo::isByBoard);
    chooseBoard->setVisible(button != game.buttons.end());
    if (button == game.buttons.end())
        return;
    QString takenKeys;
    for (const QAction* const other : move->actions()) {
        const qsizetype mark = other->text().indexOf(u'&');
        if (other != chooseBoard && mark >= 0)
            takenKeys += other->text().mid(mark + 1, 1).toLower();
    }
    chooseBoard->setText(withAccessKey(words::translated(button->name), takenKeys));
}

/** Who sits below the board, when several play at one screen. */
void Commands::makeTurning()
{
    turning = new QMenu(tr("&Below Sits"), m_window);
    turnings = new QActionGroup(this);
    for (const auto& [name, title] : {std::pair("turningFixed", tr("&Always the Same Seat")),
                                      {"turningSeatOnTurn", tr("&Who Is on Turn")},
                                      {"turningTabletop", tr("Always the Same; &Pieces Face Their Own Seats")}})
        turnings->addAction(makeSwitch(name, title));
    turning->addActions(turnings->actions());
}

void Commands::makeBoard()
{
    turn = make("turn", tr("&Turn the Board"), {Qt::Key_F}, "flip");
    coordinates = makeSwitch("coordinates", tr("Show &Coordinates"));
    legalTargets = makeSwitch("legalTargets", tr("Show &Legal Targets"));
    whyNot = makeSwitch("whyNot", tr("Show &Why a Move Is Refused"));
    seatChoices = new SeatChoices(tr("For Each &Seat"), m_window);
    colours = new QMenu(tr("C&olours"), m_window);
    themes = new QActionGroup(this);
    const QStringList titles{tr("&Wood"), tr("&Slate"), tr("&Paper"), tr("&High Contrast")};
    for (qsizetype number = 0; number < Theme::names().size(); ++number) {
        QAction* const action = colours->addAction(titles.value(number, Theme::names()[number]));
        action->setCheckable(true);
        action->setData(Theme::names()[number]);
        themes->addAction(action);
    }
    configure =
        make("configure", tr("&Configure Ringford…"), QKeySequence::keyBindings(QKeySequence::Preferences), "settings");
    configure->setMenuRole(QAction::PreferencesRole);
}

void Commands::makeTeach()
{
    teach = new QMenu(tr("Te&ach"), m_window);
    draw = makeSwitch("draw", tr("&Draw on the Board"));
    draw->setShortcut(Qt::CTRL | Qt::Key_D);
    draw->setIcon(namedIcon(QStringLiteral("draw")));
    showDrawings = makeSwitch("showDrawings", tr("&Show Drawings"));
    showDrawings->setChecked(true);
    showProgramMarks = makeSwitch("showProgramMarks", tr("Show the Program's &Marks"));
    showProgramMarks->setChecked(true);
    demonstration = makeSwitch("demonstration", tr("D&emonstration Without Rules"));
    demonstration->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    practice = makeSwitch("practice", tr("&Practice: Wrong Actions Are Shown"));
    addToWorksheet = make("addToWorksheet", tr("&Add to Worksheet"), {Qt::CTRL | Qt::Key_T});
    worksheet = make("worksheet", tr("&Worksheet…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_T});
    lessons = new QMenu(tr("&Lessons"), m_window);
    lessons->setObjectName(QStringLiteral("lessons"));
    openLesson = make("openLesson", tr("&Open Lesson…"));
}

void Commands::makeHelp()
{
    help = make("help", tr("&Help on This Game"), keysFor(QKeySequence::HelpContents, Qt::Key_F1), "help");
    windowHelp = make("windowHelp", tr("&Using the Window"));
    keys = make("keys", tr("&Keys"), {Qt::Key_Question, Qt::SHIFT | Qt::Key_Question});
    whatsThis = make("whatsThis", tr("&What's This?"), keysFor(QKeySequence::WhatsThis, Qt::SHIFT | Qt::Key_F1));
    about = make("about", tr("&About Ringford"));
    about->setMenuRole(QAction::AboutRole);
    aboutQt = make("aboutQt", tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

QList<QAction*> Commands::ofPlay() const
{
    return {comment, marks->menuAction(), promote,       deleteLine, takeBack, redo,  first,  previous, next,
            last,    previousVariation,   nextVariation, typeAction, claim,    agree, resign, pause,    legalTargets};
}

void Commands::fillMenuBar(QMenuBar& bar)
{
    fillGameMenu(bar);
    fillEditMenu(bar);
    fillMoveMenu(bar);

    bar.addMenu(view);
    view->addActions({zoomIn, zoomOut, zoomFit, zoomWidth, zoomHeight, minimap, fullScreen, projector});
    view->addMenu(turning);
    view->addSeparator();
    view->addActions({circle, allBoards, nextBoard, previousBoard});
    view->addMenu(followed);
    view->addSeparator();

    QMenu* const board = bar.addMenu(tr("&Board"));
    board->addAction(turn);
    board->addSeparator();
    board->addActions({coordinates, legalTargets, whyNot});
    board->addMenu(seatChoices);
    board->addMenu(colours);

    bar.addMenu(teach);
    teach->addActions({draw, showDrawings, showProgramMarks});
    teach->addSeparator();
    teach->addActions({demonstration, practice});
    teach->addSeparator();
    teach->addActions({addToWorksheet, worksheet});
    teach->addSeparator();
    teach->addMenu(lessons);
    teach->addAction(openLesson);

    bar.addMenu(tr("&Settings"))->addAction(configure);

    QMenu* const helpMenu = bar.addMenu(tr("&Help"));
    helpMenu->addActions({help, windowHelp, keys, whatsThis});
    helpMenu->addSeparator();
    helpMenu->addActions({about, aboutQt});
}

void Commands::fillGameMenu(QMenuBar& bar)
{
    QMenu* const game = bar.addMenu(tr("&Game"));
    game->addActions({newGame, rematch});
    game->addSeparator();
    game->addAction(open);
    game->addMenu(recent);
    game->addActions({save, saveAs});
    game->addSeparator();
    game->addAction(details);
    game->addSeparator();
    game->addActions({print, exportPicture});
    QMenu* const more = game->addMenu(tr("Pr&int More"));
    more->setObjectName(QStringLiteral("printMore"));
    more->addActions({printGame, printScoreSheet, printKit});
    game->addSeparator();
    game->addActions({close, quit});
}

void Commands::fillEditMenu(QMenuBar& bar)
{
    QMenu* const edit = bar.addMenu(tr("&Edit"));
    edit->addActions({undoEdit, redoEdit});
    edit->addSeparator();
    edit->addActions({copyPosition, pastePosition, copyGame, pasteGame, copyPicture});
    edit->addSeparator();
    edit->addAction(editPosition);
    edit->addSeparator();
    edit->addAction(comment);
    edit->addMenu(marks);
    edit->addActions({promote, deleteLine});
}

void Commands::fillMoveMenu(QMenuBar& bar)
{
    bar.addMenu(move);
    move->addActions({takeBack, redo});
    move->addSeparator();
    move->addActions({first, previous, next, last, previousVariation, nextVariation});
    move->addSeparator();
    move->addActions({typeAction, claim, agree, resign, chooseBoard});
    move->addSeparator();
    move->addAction(pause);
}

void Commands::fillToolBar(QToolBar& bar)
{
    bar.addActions({newGame, open, save});
    bar.addSeparator();
    bar.addActions({takeBack, redo});
    bar.addSeparator();
    bar.addActions({first, previous, next, last});
    bar.addSeparator();
    bar.addActions({circle, turn, zoomOut, zoomFit, zoomIn, fullScreen});
    bar.addSeparator();
    bar.addActions({comment, draw, editPosition, help});
}

} // namespace ringford::ui
