// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpController.h"

#include "ui/board/view/BoardView.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/dice/DiceDock.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/PieceCard.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpBeside.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/window/ViewController.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QIcon>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextDocument>
#include <QWhatsThis>

#include <initializer_list>

namespace ringford::ui {

namespace {

bool isWithinDice(const QWidget* focus)
{
    while (focus && !qobject_cast<const DiceDock*>(focus))
        focus = focus->parentWidget();
    return focus != nullptr;
}

} // namespace

HelpController::HelpController(const Context& context)
    : QObject(&context.window), m_(context), m_help(new HelpBeside(context.program, context.window))
{
    connectCommands();
    connectRefusals();
    m_.area.board().viewport()->installEventFilter(this);
}

void HelpController::connectCommands()
{
    const auto does = [this](const QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    does(m_.commands[Command::Help], &HelpController::showHelp);
    does(m_.commands[Command::WindowHelp], [this] { m_help->open(QStringLiteral("window")); });
    does(m_.commands[Command::Keys], &HelpController::showKeys);
    does(m_.commands[Command::WhatsThis], &HelpController::showWhatsThis);
    does(m_.commands[Command::About], &HelpController::showAbout);
    does(m_.commands[Command::AboutQt], [] { QApplication::aboutQt(); });
}

void HelpController::connectRefusals()
{
    const auto keep = [this](const Refusal& refusal) { m_refusedSection = words::fromUtf8(refusal.helpSection); };
    connect(&m_.area.board(), &BoardView::refused, this, keep);
    connect(&m_.area.entry(), &MoveEntry::refused, this, keep);
    const auto forget = [this](auto* from, auto signal) {
        connect(from, signal, this, [this] { m_refusedSection.clear(); });
    };
    forget(&m_.match, &MatchModel::viewedNodeChanged);
    forget(&m_.match, &MatchModel::gameNodeChanged);
    forget(&m_.match, &MatchModel::treeChanged);
    forget(&m_.match, &MatchModel::replaced);
    forget(&m_.moves, &MovesDock::choiceChanged);
}

HelpWindow& HelpController::window()
{
    return m_help->window();
}

void HelpController::close()
{
    m_help->close();
}

void HelpController::showHelp()
{
    if (isWithinDice(m_.window.focusWidget())) {
        m_help->open(QStringLiteral("dice"));
        return;
    }
    const QString page = words::fromUtf8(m_.match.description().id);
    if (HelpBrowser::pageFile(page).isEmpty())
        m_help->open(QStringLiteral("window"));
    else
        m_help->open(page, m_refusedSection);
}

void HelpController::showKeys()
{
    QList<KeysDialog::Bar> bars;
    for (const SetupStage* const stage :
         std::initializer_list<const SetupStage*>{&m_.stage.edit(), &m_.stage.demonstration()})
        bars.push_back({stage->title(), stage->actions(), stage->isOn()});
    auto* const dialog = new KeysDialog(*m_.window.menuBar(), m_.match.game(), &m_.window, bars, m_.commands.ofPlay());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpController::showAbout()
{
    auto* const box =
        new QMessageBox(QMessageBox::NoIcon, tr("About Ringford"),
                        tr("Ringford %1").arg(QApplication::applicationVersion()), QMessageBox::Close, &m_.window);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/org.ringford.Ringford.svg")).pixmap(64));
    box->setInformativeText(tr("Board games that no chess program holds: play, teach and print them.\n\n"
                               "Free software under the GNU General Public License, version 3 or later. It "
                               "comes without any warranty."));
    box->open();
}

void HelpController::showWhatsThis()
{
    // By keyboard it is about what has the focus; by mouse one clicks on what it is to be about.
    BoardView& board = m_.area.board();
    if (board.hasFocus() && board.boardScene().cursorCell())
        showCard(*board.boardScene().cursorCell());
    else if (m_.window.focusWidget() == &board)
        QWhatsThis::enterWhatsThisMode();
    else
        explain(m_.window);
}

void HelpController::showCard(Cell cell)
{
    BoardView& board = m_.area.board();
    const QPoint at = board.viewport()->mapToGlobal(board.cellRect(cell).center());
    const Theme& theme = m_.view.appearance().theme;
    showSpokenHelp(at, pieceCard(m_.match, cell, m_.program.art, theme, m_.window.devicePixelRatioF()), board);
}

bool HelpController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::QueryWhatsThis) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::WhatsThis)
        return QObject::eventFilter(watched, event);
    const QPoint at = static_cast<QHelpEvent*>(event)->pos();
    const BoardView& board = m_.area.board();
    const auto touch = board.boardScene().touchAt(board.mapToScene(at));
    if (touch && touch->kind == Touch::Kind::Cell)
        showCard(touch->cell);
    return true;
}

} // namespace ringford::ui
