// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/FileWords.h"

#include "engine/text/FileNames.h"
#include "ui/words/Words.h"

#include <QDir>
#include <QFileInfo>

namespace ringford::ui::words {

namespace {

QString shown(const QString& name)
{
    return fromUtf8(shownFileName(name.toStdString()));
}

} // namespace

QString filePath(const QString& file)
{
    return shown(QDir::toNativeSeparators(file));
}

QString fileName(const QString& file)
{
    return shown(QFileInfo(file).fileName());
}

QString fileTitle(const QString& file)
{
    return shown(QFileInfo(file).completeBaseName());
}

} // namespace ringford::ui::words
