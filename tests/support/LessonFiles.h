// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace ringford::test {

/** Writes @p records as a lesson; gives its path, which the next lesson has, too. */
inline QString lessonOf(const QByteArray& records)
{
    static const QTemporaryDir kFolder;
    const QString file = kFolder.filePath(QStringLiteral("lesson.ringford"));
    QFile written(file);
    if (!written.open(QIODevice::WriteOnly) || written.write(records) < 0)
        qFatal("no lesson could be written");
    return file;
}

} // namespace ringford::test
