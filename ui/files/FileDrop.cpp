// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/FileDrop.h"

#include "ui/files/FileNames.h"

#include <QDropEvent>
#include <QMetaMethod>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace ringford::ui {

namespace {

/** None where there are addresses of other kinds alone; beside files they are named like files that are not there. */
QStringList filesIn(const QMimeData& data)
{
    const QList<QUrl> addresses = data.urls();
    QStringList files;
    if (std::ranges::any_of(addresses, &QUrl::isLocalFile)) {
        for (const QUrl& address : addresses)
            files += address.isLocalFile() ? wholeLocalFile(address) : address.toDisplayString();
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

QString FileDrop::onMore(qsizetype files)
{
    return tr("%n more files were not opened: that would be too many windows.", nullptr, static_cast<int>(files));
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
