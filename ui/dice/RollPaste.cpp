// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollPaste.h"

#include "ui/dice/RollFiles.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

namespace ringford::ui {

RollPaste::RollPaste(QLineEdit& edit, RollFiles& files) : QObject(&edit), m_edit(edit), m_files(files)
{
    edit.installEventFilter(this);
}

bool RollPaste::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste);
    const bool isMenu = event->type() == QEvent::ContextMenu;
    if ((!isKey && !isMenu) || !RollFiles::holdsSet(QGuiApplication::clipboard()->text()))
        return QObject::eventFilter(watched, event);
    if (isKey)
        paste();
    else
        showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

void RollPaste::paste()
{
    m_files.paste(QGuiApplication::clipboard()->text());
}

void RollPaste::showMenu(QPoint place)
{
    QMenu* const menu = m_edit.createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("rollMenu"));
    QAction* const first = menu->actions().value(0);
    auto* const open = new QAction(tr("Open the Roll in the Clipboard"), menu);
    connect(open, &QAction::triggered, this, &RollPaste::paste);
    menu->insertAction(first, open);
    menu->insertSeparator(first);
    menu->popup(place);
}

} // namespace ringford::ui
