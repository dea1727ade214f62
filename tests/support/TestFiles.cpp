// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestFiles.h"

#include <QFile>

namespace ringford::test {

QByteArray bytesIn(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("no file");
}

QString makeFile(const QString& file, const QByteArray& bytes)
{
    QFile written(file);
    if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size())
        qFatal("%s: %s", qPrintable(file), qPrintable(written.errorString()));
    return file;
}

} // namespace ringford::test
