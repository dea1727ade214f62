// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells about itself and about the game.
#include "ui/board/access/LastInput.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/help/PieceCard.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/window/Commands.h"
#include "ui/window/MainWindow.h"
#include "ui/words/Words.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QIcon>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextDocument>
#include <QWhatsThis>

#include <initializer_list>

namespace ringford::ui {

namespace {

/** What is chosen in a list that has the focus, or whatever else has it, and what it is for; empty: nobody knows. */
QString aboutFocus(const QWidget& focus)
{
    QString about;
    if (const auto* const list = qobject_cast<const QAbstractItemView*>(&focus); list) {
        const QModelIndex row = list->currentIndex();
        const QString tip = row.data(Qt::ToolTipRole).toString();
        about = tip.isEmpty()              ? QStringLiteral("<p>%1</p>").arg(row.data().toString().toHtmlEscaped())
                : Qt::mightBeRichText(tip) ? tip
                                           : QStringLiteral("<p>%1</p>").arg(tip.toHtmlEscaped());
        if (!row.isValid())
            about.clear();
    }
    for (const QWidget* at = &focus; at; at = at->parentWidget()) {
        if (!at->whatsThis().isEmpty())
            return about + QStringLiteral("<p>%1</p>").arg(at->whatsThis());
    }
    return about;
}

QPoint placeOfFocus(const QWidget& focus)
{
    const auto* const list = qobject_cast<const QAbstractItemView*>(&focus);
    const QRect row = list ? list->visualRect(list->currentIndex()) : QRect();
    return row.isValid() ? row.center() : focus.rect().center();
}

} // namespace

void MainWindow::connectHelp()
{
    connect(m_commands->help, &QAction::triggered, this, &MainWindow::showHelp);
    connect(m_commands->windowHelp, &QAction::triggered, this, [this] { help().open(QStringLiteral("window")); });
    connect(m_commands->keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(m_commands->whatsThis, &QAction::triggered, this, &MainWindow::showWhatsThis);
    connect(m_commands->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_commands->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    const auto keep = [this](const Refusal& refusal) { m_refusedSection = words::fromUtf8(refusal.helpSection); };
    connect(m_board, &BoardView::refused, this, keep);
    connect(m_entry, &MoveEntry::refused, this, keep);
    m_board->viewport()->installEventFilter(this);
}

HelpWindow& MainWindow::help()
{
    if (!m_help) {
        m_help = new HelpWindow(m_registry, m_art, this);
        m_help->setTheme(m_appearance.theme);
    }
    return *m_help;
}

void MainWindow::showHelp()
{
    const QString page = words::fromUtf8(m_model->description().id);
    if (HelpBrowser::pageFile(page).isEmpty())
        help().open(QStringLiteral("window"));
    else
        help().open(page, m_refusedSection);
}

void MainWindow::showKeys()
{
    QList<KeysDialog::Bar> bars;
    for (const SetupStage* const stage : std::initializer_list<const SetupStage*>{m_edit, m_demonstration})
        bars.push_back({stage->title(), stage->actions(), stage->isOn()});
    auto* const dialog = new KeysDialog(*menuBar(), m_model->game(), this, bars, m_commands->ofPlay());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto* const box =
        new QMessageBox(QMessageBox::NoIcon, tr("About Ringford"),
                        tr("Ringford %1").arg(QApplication::applicationVersion()), QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/org.ringford.Ringford.svg")).pixmap(64));
    box->setInformativeText(tr("Board games that no chess program holds: play, teach and print them.\n\n"
                               "Free software under the GNU General Public License, version 3 or later. It "
                               "comes without any warranty."));
    box->open();
}

void MainWindow::showWhatsThis()
{
    // By keyboard it is about what has the focus; by mouse one clicks on what it is to be about.
    QWidget* const focus = focusWidget();
    const QString reported = focus && focus != m_board && LastInput::wasKey() ? aboutFocus(*focus) : QString();
    if (m_board->hasFocus() && m_board->boardScene().cursorCell())
        showCard(*m_board->boardScene().cursorCell());
    else if (!reported.isEmpty())
        QWhatsThis::showText(focus->mapToGlobal(placeOfFocus(*focus)), reported, focus);
    else
        QWhatsThis::enterWhatsThisMode();
}

void MainWindow::showCard(Cell cell)
{
    const QPoint at = m_board->viewport()->mapToGlobal(m_board->cellRect(cell).center());
    QWhatsThis::showText(at, pieceCard(*m_model, cell, m_art, m_appearance.theme, devicePixelRatioF()), m_board);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::QueryWhatsThis) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::WhatsThis)
        return QMainWindow::eventFilter(watched, event);
    const QPoint at = static_cast<QHelpEvent*>(event)->pos();
    const auto touch = m_board->boardScene().touchAt(m_board->mapToScene(at));
    if (touch && touch->kind == Touch::Kind::Cell)
        showCard(touch->cell);
    return true;
}

} // namespace ringford::ui
