// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/FileWords.h"

#include "engine/text/FileNames.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace ringford::ui::words {

namespace {

class FileTr {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

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

QString placeInFile(const QString& file, const RecordError& error)
{
    return QStringLiteral("%1:%2:%3: %4")
        .arg(fileName(file), QString::number(error.line), QString::number(error.column), asSentence(error.message));
}

QStringList leftOut(const RecordReading& reading, std::size_t most,
                    const std::function<QString(const RecordError&)>& place)
{
    const std::size_t all = std::max(reading.leftOut.size(), reading.gamesLeftOut); // of very many not all are kept
    QStringList told;
    for (std::size_t i = 0; i < std::min(reading.leftOut.size(), most); ++i)
        told += place(reading.leftOut[i]);
    if (const std::size_t more = all - static_cast<std::size_t>(told.size()); more > 0)
        //: behind a list of places where something is wrong
        told += FileTr::tr("And %n more.", nullptr, static_cast<int>(more));
    return told;
}

} // namespace ringford::ui::words
