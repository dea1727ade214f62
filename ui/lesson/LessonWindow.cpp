// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonWindow.h"

#include "ui/board/access/PlayNews.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardQuestions.h"
#include "ui/board/view/BoardView.h"
#include "ui/lesson/LessonPanel.h"
#include "ui/lesson/ResultsDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/Projector.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/StockDock.h"
#include "ui/panels/Wall.h"
#include "ui/sound/GameSounds.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/words/FileWords.h"
#include "ui/words/Typeset.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QBoxLayout>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLowScreen = 480; // px: there a long board, its words and what can be played do not lie below one another
constexpr int kStockHeight = 168;     // px
constexpr double kMostOnBoard = 1.25; // of the window's letters
constexpr int kLeastListed = 3;       // rows, where no step begins with any
constexpr int kPanelFirst = 100;      // stretch: it has what it is given before the board has the rest

/** Of how many actions a step begins with the longest list. */
int mostListed(const Lesson& lesson)
{
    std::size_t most = 0;
    for (const LessonStep& step : lesson.steps)
        most = std::max(most, ActionsDock::listedAtStart(step.match).size());
    return static_cast<int>(most);
}

} // namespace

LessonWindow::LessonWindow(Lesson lesson, const BoardAppearance& appearance, PupilBook book, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_appearance(appearance),
      m_session(new LessonSession(std::move(lesson), std::move(book), this)),
      m_board(new BoardView(m_session->match(), this))
{
    setObjectName(QStringLiteral("lesson"));
    setWindowTitle(words::typeset(m_session->title(), QLocale()));
    setCentralWidget(makeCentre());
    makeShortcuts();
    makeWall();
    new FocusRound(*this, {m_entry, m_board, m_panel}, *m_board);
    m_appearance.input.wheelSteps = false; // answers are given where the lesson stands
    m_board->setAppearance(m_appearance);
    connect(m_session, &LessonSession::begun, this, &LessonWindow::showBegun);
    connect(m_session, &LessonSession::said, this, &LessonWindow::say);
    connect(m_session, &LessonSession::puttingBack, m_board->findChild<PlayNews*>(), &PlayNews::passOverTakingBack);
    connect(m_session, &LessonSession::searchingChanged, this, &LessonWindow::showSearching);
    connect(m_session, &LessonSession::answerShown, m_board, qOverload<>(&QWidget::setFocus));
    resizeWithinScreen(*this, {1200, 780});
    showStep(0);
    m_board->setFocus();
}

LessonWindow::~LessonWindow() = default;

void LessonWindow::listen(Sounds& sounds)
{
    auto* const heard = new GameSounds(model(), sounds, this);
    connect(m_board, &BoardView::refused, heard, &GameSounds::refuse);
    connect(m_entry, &MoveEntry::refused, heard, &GameSounds::refuse);
}

/** What can be touched beside a board is there, too: tools and stockpiles. */
QWidget* LessonWindow::makeCentre()
{
    auto* const centre = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, centre);
    m_columns->setContentsMargins(0, 0, 0, 0);
    auto* const rows = new QVBoxLayout;
    m_entry = new MoveEntry(model(), centre);
    m_entry->setBoard(*m_board);
    m_entry->beInLesson();
    connect(m_entry, &MoveEntry::closed, m_board, qOverload<>(&QWidget::setFocus));
    connect(&m_board->playTool(), &PlayTool::touchesChanged, m_entry, [this] {
        if (!m_board->playTool().touched().empty())
            m_entry->close();
    });
    rows->addWidget(m_entry);
    rows->addWidget(m_board, 1);
    m_columns->addLayout(rows, 1);
    m_panel = new LessonPanel(*m_session, *m_board, this);
    connect(m_panel, &LessonPanel::resultsWanted, this, &LessonWindow::showResults);
    connect(m_panel, &LessonPanel::projectorWanted, this, [this] { setProjector(true); });
    connect(m_panel, &LessonPanel::lettersChanged, this, &LessonWindow::sizeLettersOnBoard);
    m_columns->addWidget(m_panel, kPanelFirst);
    m_tools = new TouchBar(m_board->boardScene(), m_board->playTool(), this);
    addToolBar(Qt::BottomToolBarArea, m_tools);
    m_stock = new StockDock(model(), *m_board, this);
    addDockWidget(Qt::BottomDockWidgetArea, m_stock);
    m_listed = new ActionsDock(model(), m_board->boardScene(), m_board->playTool(), this);
    addDockWidget(Qt::BottomDockWidgetArea, m_listed);
    m_mostListed = mostListed(m_session->lesson());
    // The buttons above it stay where they are from step to step.
    m_listed->keepRoomForRows(m_mostListed > 0 ? m_mostListed : kLeastListed);
    // What is aimed comes in the middle of a step.
    connect(m_listed->list()->model(), &QAbstractItemModel::rowsInserted, this, &LessonWindow::showTools);
    m_strip = new ProjectorStrip(*m_board);
    connect(m_strip, &ProjectorStrip::previous, this, [this] { showStep(stepNumber() - 1); });
    connect(m_strip, &ProjectorStrip::next, this, [this] { showStep(stepNumber() + 1); });
    connect(m_strip, &ProjectorStrip::ended, this, [this] { setProjector(false); });
    centre->installEventFilter(this);
    return centre;
}

/** What a room sees of it comes and goes by a key each. */
void LessonWindow::makeWall()
{
    m_wall = new Wall(*this, *m_strip);
    m_wall->addKey(QKeySequence(Qt::Key_PageDown), tr("Next Step"));
    m_wall->addKey(QKeySequence(Qt::CTRL | Qt::Key_H), tr("Hint"));
    const QAction* const task = m_wall->addPart("words", tr("What Is to Be Done"), QKeySequence(Qt::Key_F2));
    connect(task, &QAction::toggled, m_panel, &LessonPanel::showTask);
    const QAction* const said = m_wall->addPart("said", tr("What Is Said"), QKeySequence(Qt::Key_F3));
    connect(said, &QAction::toggled, m_panel, &LessonPanel::showSaid);
    const QAction* const drawings = m_wall->addPart("drawings", tr("Drawings"), QKeySequence(Qt::Key_F4));
    connect(drawings, &QAction::toggled, this, [this](bool isShown) {
        m_appearance.showsDrawings = isShown;
        showAppearance();
    });
    // It is the pupil's own.
    const QAction* const score = m_wall->addPart("counts", tr("Score"), QKeySequence(Qt::Key_F7), false);
    connect(score, &QAction::toggled, m_panel, &LessonPanel::showScore);
}

/** They hold when no panel is seen, too. */
void LessonWindow::makeShortcuts()
{
    addKeys(*this, {QKeySequence(Qt::CTRL | Qt::Key_H)}, [this] { m_session->hint(); });
    addKeys(*this, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)}, [this] { m_session->solve(); });
    addKeys(*this, {QKeySequence(Qt::CTRL | Qt::Key_R)}, [this] { restart(); });
    addKeys(*this, {QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::CTRL | Qt::Key_Left)},
            [this] { showStep(stepNumber() - 1); });
    addKeys(*this, {QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::CTRL | Qt::Key_Right)},
            [this] { showStep(stepNumber() + 1); });
    addKeys(*this, {QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_F11)}, [this] { setProjector(!m_isProjector); });
    addKeys(*this, {QKeySequence(Qt::Key_Slash)}, [this] { m_entry->open(); });
    addKeys(*this, {QKeySequence(Qt::Key_F)}, [this] { m_board->turn(); });
    addKeys(*this, {QKeySequence(Qt::Key_W)}, [this] { Announcer::of(*this).say(m_panel->begun()); });
    addKeys(*this, QKeySequence::keyBindings(QKeySequence::HelpContents), [this] { emit helpWanted(); });
    new BoardQuestions(*m_board, nullptr, this);
    addClosingKeys(*this);
    letReturnPress(*this);
}

void LessonWindow::say(const QString& text, const QString& spoken)
{
    m_panel->say(text);
    Announcer::of(*this).say(spoken.isEmpty() ? text : spoken);
}

void LessonWindow::showStep(int number)
{
    if (number < 0)
        say(tr("This is the first step."));
    else if (number >= static_cast<int>(m_session->lesson().steps.size()))
        say(tr("This is the last step."));
    m_session->begin(number);
}

void LessonWindow::showBegun()
{
    showTools();
    placePanel();
    m_entry->field()->clear(); // and what was said of it
    say({});
    m_panel->begin();
    if (m_isBegunTold)
        Announcer::of(*this).say(m_panel->begun());
}

/** Readers hear of nothing that is told before they have heard of the window, and of where the focus is in it. */
bool LessonWindow::event(QEvent* event)
{
    constexpr int kAfterFocus = 100; // ms
    const bool isHandled = QMainWindow::event(event);
    if (event->type() == QEvent::WindowActivate && !std::exchange(m_isBegunTold, true))
        QTimer::singleShot(kAfterFocus, this, [this] { Announcer::of(*this).say(m_panel->begun()); });
    return isHandled;
}

void LessonWindow::closeEvent(QCloseEvent* event)
{
    if (askToLeave())
        event->ignore();
    else
        QMainWindow::closeEvent(event);
}

bool LessonWindow::askToLeave()
{
    if (m_session->tryToKeep())
        return false;
    const QString name = QStringLiteral("unwrittenResults");
    if (auto* const open = findChild<QMessageBox*>(name);
        open && open->isVisible()) { // the window that this one goes with asks as well
        open->activateWindow();
        return true;
    }
    auto* const question = new QMessageBox(
        QMessageBox::Warning, tr("Results Not Written"),
        tr("The results of this lesson could not be written to %1.").arg(words::filePath(m_session->book().file())),
        QMessageBox::Cancel, this);
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("They are lost when this window closes."));
    QPushButton* const again = question->addButton(tr("&Try Again"), QMessageBox::AcceptRole);
    const QPushButton* const discard = question->addButton(tr("&Discard Them"), QMessageBox::DestructiveRole);
    question->setDefaultButton(again);
    connect(again, &QPushButton::clicked, this, &QWidget::close, Qt::QueuedConnection);
    connect(discard, &QPushButton::clicked, this, [this] {
        m_session->giveUpResults();
        close();
    });
    question->open();
    return true;
}

/** A long board has nothing to spare beside it, and much below. The words have what the board cannot use. */
void LessonWindow::placePanel()
{
    constexpr double kMost = 0.5; // of the window: the board is what it is about
    const QSizeF boards = m_board->sceneRect().size();
    if (boards.isEmpty())
        return;
    const bool isLong = boards.width() >= 2 * boards.height();
    m_columns->setDirection(isLong ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QSizeF room = centralWidget()->size();
    const double whole = isLong ? room.height() : room.width();
    const double board =
        isLong ? room.width() * boards.height() / boards.width() : room.height() * boards.width() / boards.height();
    const double least = std::min<double>(m_panel->leastExtent(isLong), whole * kMost);
    const double extent = std::max(least, std::min(whole - board, whole * kMost));
    m_panel->setPlace(isLong, static_cast<int>(extent), static_cast<int>(least));
}

bool LessonWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == centralWidget() && event->type() == QEvent::Resize)
        placePanel();
    return QMainWindow::eventFilter(watched, event);
}

void LessonWindow::showAppearance()
{
    m_board->setAppearance(m_isProjector ? projected(m_appearance) : m_appearance);
}

void LessonWindow::showSearching(bool isSearching)
{
    m_board->setEnabled(!isSearching);
    if (!isSearching)
        m_board->setFocus();
}

void LessonWindow::showTools()
{
    // What is listed can be played by hand as well: where there is little room the board and the words have it.
    const bool isLow = screen()->availableGeometry().height() < kLowScreen;
    // From the first piece on it needs room: what lies above it does not move when that comes with a step.
    m_stock->setMinimumHeight(isLow ? 0 : kStockHeight);
    m_stock->setVisible(!m_isProjector && m_stock->isWanted());
    m_listed->setVisible(!m_isProjector && !isLow && (m_mostListed > 0 || m_listed->list()->count() > 0));
    m_tools->setVisible(!m_isProjector && !m_tools->actions().isEmpty());
}

/**
 * What is said on the board lies on it: a little larger than the window's own letters, where the words beside it are so.
 * Only a room reads it as large as those; what is typed above the board hides less of it.
 */
void LessonWindow::sizeLettersOnBoard()
{
    QFont letters = font();
    const int most = static_cast<int>(kMostOnBoard * QFontInfo(letters).pixelSize());
    letters.setPixelSize(m_isProjector ? std::max(m_panel->letters(), lettersOnWall(*this))
                                       : std::min(m_panel->letters(), most));
    m_board->viewport()->setFont(letters);
    QFont typed;
    if (m_isProjector)
        typed.setPixelSize(lettersOnWall(*this) * 2 / 3);
    m_entry->setFont(typed);
}

void LessonWindow::setProjector(bool projector)
{
    if (projector == m_isProjector)
        return;
    m_isProjector = projector;
    if (projector)
        m_wasFull = isFullScreen();
    m_entry->hide();
    m_strip->setOn(projector);
    showTools();
    showAppearance();
    m_wall->resetParts(); // each time all is there at first, and in the window all the time
    m_panel->setLettersForRoom(projector ? lettersOnWall(*this) : 0);
    sizeLettersOnBoard();
    m_wall->setOn(projector);
    placePanel();
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, projector || m_wasFull));
    m_board->setFocus();
    if (projector)
        m_board->hideCursor(); // it means nothing to a room
}

void LessonWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        QMainWindow::keyPressEvent(event);
    else if (m_entry->isVisible())
        m_entry->close();
    else if (!m_isProjector)
        m_board->setFocus(Qt::OtherFocusReason); // the way back, as in the window of a game
    else if (!m_wall->uncover())
        setProjector(false);
}

void LessonWindow::showResults()
{
    auto* const dialog = new ResultsDialog(m_session->book(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ResultsDialog::cleared, m_session, &LessonSession::readResult);
    dialog->open();
}

} // namespace ringford::ui
