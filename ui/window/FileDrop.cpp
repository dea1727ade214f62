// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileDrop.h"

#include "ui/files/FileNames.h"

#include <QDropEvent>
#include <QMetaMethod>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace ringford::ui {

namespace {

QStringList filesIn(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& address : data.urls()) {
        if (address.isLocalFile())
            files += wholeLocalFile(address);
    }
    return files;
}

/** What is dragged within the program is no game: parts of comments, pieces. */
QString textIn(const QDropEvent& drop)
{
    return drop.source() ? QString() : drop.mimeData()->text().trimmed();
}

} // namespace

FileDrop::FileDrop(QWidget& window) : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* const drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesIn(*drop->mimeData());
    const bool takesText = isSignalConnected(QMetaMethod::fromSignal(&FileDrop::droppedText));
    const QString text = files.isEmpty() && takesText ? textIn(*drop) : QString();
    if (files.isEmpty() && text.isEmpty())
        return true;
    drop->setDropAction(Qt::CopyAction); // whoever gave it keeps it
    drop->accept();
    if (event->type() == QEvent::DragEnter)
        return true;
    if (files.isEmpty())
        emit droppedText(text);
    else
        emit dropped(files);
    return true;
}

} // namespace ringford::ui
