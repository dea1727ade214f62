// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpWindow.h"

#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "ui/help/HelpBrowser.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace ringford::ui {

HelpWindow::HelpWindow(const Registry& registry, PieceArt& art, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_browser(new HelpBrowser(registry, art, this))
{
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    setCentralWidget(m_browser);
    QToolBar* const bar = addToolBar(tr("Pages"));
    bar->setObjectName(QStringLiteral("pages"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    addSteps(*bar);
    addPages(*bar, registry);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpWindow::updateTitle);
    addKeys(*this, {QKeySequence(Qt::Key_Escape)}, [this] { close(); });
    addClosingKeys(*this);
    new FocusRound(*this, {m_browser}, *m_browser);
    letReturnPress(*this);
    resizeWithinScreen(*this, {680, 720});
}

void HelpWindow::addSteps(QToolBar& bar)
{
    QAction* const back =
        bar.addAction(namedIcon(QStringLiteral("previous")), tr("&Back"), m_browser, &QTextBrowser::backward);
    back->setShortcuts(QKeySequence::Back);
    back->setEnabled(false);
    QAction* const forward =
        bar.addAction(namedIcon(QStringLiteral("next")), tr("&Forward"), m_browser, &QTextBrowser::forward);
    forward->setShortcuts(QKeySequence::Forward);
    forward->setEnabled(false);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);

    // Buttons of toolbars take no focus by themselves; there is no menu bar here to reach these by.
    for (QAction* const action : {back, forward})
        bar.widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
}

void HelpWindow::addPages(QToolBar& bar, const Registry& registry)
{
    auto* const pages = new QMenu(this);
    if (!HelpBrowser::pageFile(QStringLiteral("window")).isEmpty()) {
        pages->addAction(tr("Using the &Window"), this, [this] { m_browser->openPage(QStringLiteral("window")); });
        pages->addAction(tr("&Lessons"), this, [this] { m_browser->openPage(QStringLiteral("lessons")); });
        pages->addAction(tr("&Dice"), this, [this] { m_browser->openPage(QStringLiteral("dice")); });
        pages->addAction(tr("&Tournaments"), this, [this] { m_browser->openPage(QStringLiteral("tournament")); });
        pages->addSeparator();
    }
    for (const GameType* const type : offeredGames(registry)) {
        const QString page = words::fromUtf8(type->id());
        if (!HelpBrowser::pageFile(page).isEmpty())
            pages->addAction(words::translated(type->title()), this, [this, page] { m_browser->openPage(page); });
    }
    auto* const list = new QToolButton(&bar);
    list->setText(tr("&All Pages"));
    list->setMenu(pages);
    list->setPopupMode(QToolButton::InstantPopup);
    list->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar.addWidget(list);
}

void HelpWindow::setTheme(const Theme& theme)
{
    m_browser->setTheme(theme);
}

void HelpWindow::updateTitle()
{
    const QString page = m_browser->documentTitle();
    //: title of the window: %1 is the page
    setWindowTitle(page.isEmpty() ? tr("Help") : tr("Help: %1").arg(page));
}

void HelpWindow::open(const QString& page, const QString& anchor)
{
    m_browser->openPage(page, anchor);
    updateTitle();
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
    m_browser->setFocus();
}

} // namespace ringford::ui
