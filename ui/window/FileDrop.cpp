// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileDrop.h"

#include "ui/files/FileNames.h"

#include <QDropEvent>
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
    if (files.isEmpty())
        return true;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        emit dropped(files);
    return true;
}

} // namespace ringford::ui
