// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do, and when they can be asked for.
#include "engine/match/TreeWays.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/dialogs/ResignDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/editor/SetupPasting.h"
#include "ui/editor/SetupStage.h"
#include "ui/files/Document.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/Commands.h"
#include "ui/window/FileController.h"
#include "ui/window/GameCommands.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PrintCommands.h"
#include "ui/window/SeatChoices.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QSettings>
#include <QUndoStack>

namespace ringford::ui {

namespace {

constexpr int kCountedAtOnce = 2000; // entries

} // namespace

void MainWindow::connectFiles()
{
    connect(m_commands->newGame, &QAction::triggered, this, [this] { m_games->askNewGame(m_appearance.theme); });
    connect(m_commands->rematch, &QAction::triggered, m_games, &GameCommands::rematch);
    connect(m_line, &GameLine::rematchWanted, m_games, &GameCommands::rematch);
    connect(m_commands->open, &QAction::triggered, m_files, &FileController::askAndOpen);
    connect(m_commands->save, &QAction::triggered, this, [this] { m_files->save(); });
    connect(m_commands->saveAs, &QAction::triggered, this, [this] { m_files->saveAs(); });
    connect(m_commands->details, &QAction::triggered, m_games, &GameCommands::editDetails);
    auto* const printing = new PrintCommands(*this, m_registry, *m_model, *m_board, *m_messages, m_store);
    connect(m_commands->print, &QAction::triggered, printing, &PrintCommands::print);
    connect(m_commands->exportPicture, &QAction::triggered, printing, &PrintCommands::exportPicture);
    connect(m_commands->copyPicture, &QAction::triggered, printing, &PrintCommands::copyPicture);
    connect(m_commands->printGame, &QAction::triggered, printing, &PrintCommands::printGame);
    connect(m_commands->printScoreSheet, &QAction::triggered, printing, &PrintCommands::printScoreSheet);
    connect(m_commands->printKit, &QAction::triggered, printing, &PrintCommands::printKit);
    connect(m_commands->close, &QAction::triggered, this, &QWidget::close);
    connect(m_commands->quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(m_files, &FileController::used, this, &MainWindow::rememberFile);
    connect(m_files, &FileController::opened, this, [this] { m_board->setFocus(); });
    connect(m_games, &GameCommands::begun, this, [this] { m_board->setFocus(); });
    m_files->setBeforeSaving([this] { m_moves->commitComment(); });
}

void MainWindow::rememberFile(const QString& file)
{
    m_memory.recentFiles = withRecentFile(readWindowMemory(m_store).recentFiles, file);
    writeWindowMemory(m_store, m_memory);
    updateRecent();
}

void MainWindow::updateRecent()
{
    m_commands->recent->clear();
    for (const QString& file : m_memory.recentFiles)
        m_commands->recent->addAction(QDir::toNativeSeparators(file).replace(u'&', QStringLiteral("&&")), this,
                                      [this, file] { openFile(file); });
    m_commands->recent->setEnabled(!m_memory.recentFiles.isEmpty());
    if (!m_memory.recentFiles.isEmpty())
        m_files->setFolder(QFileInfo(m_memory.recentFiles.front()).absolutePath());
}

void MainWindow::connectEdits()
{
    m_commands->offerMarks(m_model->description());
    connect(m_model, &MatchModel::replaced, this, [this] { m_commands->offerMarks(m_model->description()); });
    connect(m_commands->copyPosition, &QAction::triggered, this,
            [this] { isSettingUp() ? copySetup(setUp()->document()) : m_games->copyPosition(); });
    connect(m_commands->copyGame, &QAction::triggered, m_games, &GameCommands::copyGame);
    connect(m_commands->pastePosition, &QAction::triggered, this,
            [this] { isSettingUp() ? pasteIntoSetup() : m_games->pastePosition(); });
    connect(m_commands->pasteGame, &QAction::triggered, m_games, &GameCommands::pasteGame);
    connect(m_commands->comment, &QAction::triggered, m_moves, &MovesDock::editComment);
    connect(m_commands->promote, &QAction::triggered, m_moves, &MovesDock::promote);
    connect(m_commands->deleteLine, &QAction::triggered, m_moves, &MovesDock::deleteFromHere);
    connect(m_commands->marks, &QMenu::triggered, this,
            [this](const QAction* action) { m_moves->toggleMark(static_cast<std::uint8_t>(action->data().toUInt())); });
    connect(m_moves, &MovesDock::deleted, this, [this](int entries) {
        m_messages->show({Message::Kind::Note,
                          tr("%n moves were deleted.", nullptr, entries),
                          {{tr("&Undo"), [this] { m_moves->edits()->undo(); }}}});
    });
    // Del means moves only in their list.
    MovesView* const view = m_moves->view();
    removeAction(m_commands->deleteLine);
    m_commands->deleteLine->setShortcut(QKeySequence::Delete);
    m_commands->deleteLine->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    view->addActions(
        {m_commands->comment, m_commands->marks->menuAction(), m_commands->promote, m_commands->deleteLine});
}

bool MainWindow::isDrawing() const
{
    return &m_board->tool() == m_drawTool;
}

/** Back and again: of edits; and while somebody draws, the commands of the game mean that as well. */
void MainWindow::connectSteps()
{
    connect(m_commands->undoEdit, &QAction::triggered, m_drawTool, &DrawTool::undo);
    connect(m_commands->redoEdit, &QAction::triggered, m_drawTool, &DrawTool::redo);
    connect(m_commands->takeBack, &QAction::triggered, this,
            [this] { isDrawing() ? m_drawTool->undo() : void(m_model->takeBack()); });
    connect(m_commands->redo, &QAction::triggered, this,
            [this] { isDrawing() ? m_drawTool->redo() : void(m_model->playAgain()); });
    connect(&m_drawTool->pad(), &DrawingPad::stepsChanged, this, &MainWindow::updateSteps);
    connect(m_board, &BoardView::toolChanged, this, &MainWindow::updateSteps);
    updateSteps();
}

void MainWindow::updateSteps()
{
    const QUndoStack& edits = m_drawTool->pad().edits();
    const QString undone = edits.undoText();
    const QString redone = edits.redoText();
    m_commands->undoEdit->setText(undone.isEmpty() ? tr("&Undo Edit") : tr("&Undo: %1").arg(undone));
    m_commands->redoEdit->setText(redone.isEmpty() ? tr("Redo &Edit") : tr("Redo: %1").arg(redone));
    m_commands->undoEdit->setEnabled(edits.canUndo());
    m_commands->redoEdit->setEnabled(edits.canRedo());
    if (isSettingUp())
        return; // its bar has these
    const bool draws = isDrawing();
    m_commands->takeBack->setText(draws ? m_commands->undoEdit->text() : Commands::tr("&Take Back"));
    m_commands->redo->setText(draws ? m_commands->redoEdit->text() : Commands::tr("&Play Again"));
    m_commands->takeBack->setEnabled(draws ? edits.canUndo() : !m_model->match().gameNode()->isRoot());
    m_commands->redo->setEnabled(draws ? edits.canRedo() : m_model->canPlayAgain());
}

void MainWindow::connectMoves()
{
    connect(m_model, &MatchModel::lineLeft, this, &MainWindow::announceBranch);
    connect(m_model, &MatchModel::playedAside, this, &MainWindow::announceAside);
    connect(m_commands->first, &QAction::triggered, m_model, &MatchModel::showFirst);
    connect(m_commands->previous, &QAction::triggered, m_model, &MatchModel::showPrevious);
    connect(m_commands->next, &QAction::triggered, m_model, &MatchModel::showNext);
    connect(m_commands->last, &QAction::triggered, m_model, &MatchModel::showLast);
    connect(m_commands->previousVariation, &QAction::triggered, this, [this] { m_model->showSibling(-1); });
    connect(m_commands->nextVariation, &QAction::triggered, this, [this] { m_model->showSibling(+1); });
    connect(m_commands->typeAction, &QAction::triggered, m_entry, &MoveEntry::open);
    connect(m_entry, &MoveEntry::closed, this, [this] { m_board->setFocus(); });
    connect(m_commands->claim, &QAction::triggered, m_games, &GameCommands::claim);
    connect(m_line, &GameLine::claimWanted, m_games, &GameCommands::claim);
    connect(m_commands->move, &QMenu::aboutToShow, this, &MainWindow::updateClaim);
    connect(m_commands->agree, &QAction::triggered, m_games, &GameCommands::agree);
    connect(m_commands->resign, &QAction::triggered, m_games, &GameCommands::resign);
    connect(m_commands->pause, &QAction::triggered, m_clocks, &ClockModel::toggle);
    connect(m_clocks, &ClockModel::changed, this, &MainWindow::updatePause);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::updatePause);
    updatePause();
}

/** Clocks of a game that is over run again only if somebody wants that. */
void MainWindow::announceAside(const Node* first)
{
    const auto goOn = [this, first] {
        if (!isInTree(first))
            return;
        const Node* const shown = m_model->viewedNode();
        m_model->setGameNode(isInTree(shown) ? shown : first);
        m_model->show(m_model->gameNode());
    };
    m_messages->show({Message::Kind::Note,
                      tr("The game is over: what you play now is a variation beside it."),
                      {{tr("&Play On From Here"), goOn}}});
}

void MainWindow::announceBranch(const Node* left)
{
    const auto goBack = [this, left] {
        if (!isInTree(left))
            return;
        m_model->setGameNode(left);
        m_model->show(left);
    };
    m_messages->show({Message::Kind::Note,
                      tr("The game now goes on from here; the old line is a variation."),
                      {{tr("&Undo"), goBack}}});
}

void MainWindow::connectView()
{
    connect(m_commands->zoomIn, &QAction::triggered, m_board, &BoardView::zoomIn);
    connect(m_commands->zoomOut, &QAction::triggered, m_board, &BoardView::zoomOut);
    connect(m_commands->zoomFit, &QAction::triggered, m_board, &BoardView::zoomToFit);
    connect(m_commands->zoomWidth, &QAction::triggered, m_board, &BoardView::zoomToWidth);
    connect(m_commands->zoomHeight, &QAction::triggered, m_board, &BoardView::zoomToHeight);
    connect(m_commands->fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_commands->resetLayout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(m_commands->turn, &QAction::triggered, m_board, &BoardView::turn);
    const auto toggles = [this](const QAction* action, bool Settings::*which) {
        connect(action, &QAction::toggled, this, [this, which](bool on) {
            Settings changed = m_settings;
            changed.*which = on;
            applySettings(changed);
        });
    };
    toggles(m_commands->coordinates, &Settings::coordinates);
    toggles(m_commands->minimap, &Settings::minimap);
    toggles(m_commands->legalTargets, &Settings::legalTargets);
    toggles(m_commands->whyNot, &Settings::whyNot);
    connect(m_commands->themes, &QActionGroup::triggered, this, [this](const QAction* theme) {
        Settings changed = m_settings;
        changed.theme = theme->data().toString();
        applySettings(changed);
    });
    m_commands->seatChoices->setGame(m_model->description());
    connect(m_model, &MatchModel::replaced, this, [this] { m_commands->seatChoices->setGame(m_model->description()); });
    connect(m_commands->seatChoices, &SeatChoices::changed, this, &MainWindow::applySettings);
    connect(m_commands->turnings, &QActionGroup::triggered, this, [this](const QAction* turning) {
        Settings changed = m_settings;
        changed.turning = static_cast<Settings::Turning>(m_commands->turnings->actions().indexOf(turning));
        applySettings(changed);
    });
    connectTable();
    connect(m_board, &BoardView::hintChanged, m_line, &GameLine::setHint);
    connect(&m_board->playTool(), &PlayTool::touchesChanged, m_line,
            [this] { m_line->setCancellable(m_board->playTool().touched().size() > 1); });
    connect(m_line, &GameLine::cancelWanted, m_board, [this] {
        m_board->playTool().cancel();
        m_board->setFocus(Qt::OtherFocusReason);
    });
    connect(m_commands->configure, &QAction::triggered, this, &MainWindow::configure);
}

void MainWindow::configure()
{
    auto* const dialog = new SettingsDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &MainWindow::applySettings);
    connect(dialog, &QDialog::finished, this, [this] {
        m_store.sync();
        if (m_store.status() == QSettings::AccessError)
            m_messages->show({Message::Kind::Trouble,
                              tr("The settings hold until you quit: they could not be written to %1.")
                                  .arg(QDir::toNativeSeparators(m_store.fileName())),
                              {}});
    });
    dialog->open();
}

void MainWindow::updateCommands()
{
    if (isSettingUp())
        return;
    const Match& match = m_model->match();
    const Node* const shown = m_model->viewedNode();
    m_refusedSection.clear();
    updateSteps();
    m_commands->first->setEnabled(!shown->isRoot());
    m_commands->previous->setEnabled(!shown->isRoot());
    m_commands->next->setEnabled(shown->firstChild != nullptr);
    m_commands->last->setEnabled(shown->firstChild != nullptr);
    const bool hasSiblings = !shown->isRoot() && shown->parent->firstChild->nextSibling;
    m_commands->previousVariation->setEnabled(hasSiblings && shown->parent->firstChild != shown);
    m_commands->nextVariation->setEnabled(hasSiblings && shown->nextSibling);
    // To count repetitions of a long game takes long; then it is done when somebody opens the menu.
    if (shown->depth <= kCountedAtOnce) {
        updateClaim();
    } else {
        m_commands->claim->setEnabled(!shown->outcome.decided());
        m_line->setClaimable(false);
    }
    m_commands->agree->setEnabled(!shown->outcome.decided());
    m_commands->resign->setEnabled(!ResignDialog::candidates(match, shown).empty());
    m_commands->promote->setEnabled(m_moves->canPromote());
    m_commands->deleteLine->setEnabled(m_moves->canDelete());
    updateMarks();
}

void MainWindow::updateClaim()
{
    const auto claimable = m_model->match().claimable(m_model->viewedNode());
    m_commands->claim->setEnabled(bool(claimable));
    m_line->setClaimable(bool(claimable));
    m_commands->claim->setToolTip(claimable ? QString() : words::asSentence(claimable.error()));
}

void MainWindow::updatePause()
{
    if (isSettingUp())
        return;
    m_commands->pause->setEnabled(m_clocks->canToggle());
    m_commands->pause->setText(m_clocks->isWaiting()  ? tr("Start the Cl&ocks")
                               : m_clocks->isPaused() ? tr("Let the Cl&ocks Go On")
                                                      : tr("Pause the Cl&ocks"));
}

void MainWindow::updateMarks()
{
    m_commands->marks->setEnabled(m_moves->canMark());
    const std::vector<std::uint8_t> marks = m_moves->chosenMarks();
    for (QAction* const action : m_commands->marks->actions())
        action->setChecked(std::ranges::find(marks, static_cast<std::uint8_t>(action->data().toUInt())) != marks.end());
}

} // namespace ringford::ui
