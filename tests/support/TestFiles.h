// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace ringford::test {

/** The bytes of a file; `no file` where there is none that can be read. */
QByteArray bytesIn(const QString& file);
/** Makes a file of these bytes, in place of what is there; gives its path. */
QString makeFile(const QString& file, const QByteArray& bytes);

} // namespace ringford::test
