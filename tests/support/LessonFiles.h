// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/TestFiles.h"

#include <QTemporaryDir>

namespace ringford::test {

/** Writes @p records as a lesson; gives its path, which the next lesson has, too. */
inline QString lessonOf(const QByteArray& records)
{
    static const QTemporaryDir kFolder;
    return makeFile(kFolder.filePath(QStringLiteral("lesson.ringford")), records);
}

} // namespace ringford::test
