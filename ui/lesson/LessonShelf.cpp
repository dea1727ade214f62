// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/LessonShelf.h"

#include "engine/text/Files.h"
#include "ui/words/FileWords.h"
#include "ui/words/LanguageFile.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QFile>

namespace ringford::ui::shelf {

namespace {

class LessonShelf {
    Q_DECLARE_TR_FUNCTIONS(LessonShelf)
};

} // namespace

QString fileFor(const QString& game)
{
    return languageFile(QStringLiteral("lessons"), game, QStringLiteral("ringford"));
}

Result<Lesson, QString> read(const QString& file, const Registry& registry)
{
    std::string bytes;
    if (QFile own(file); file.startsWith(u':') && own.open(QIODevice::ReadOnly)) {
        bytes = own.readAll().toStdString();
    } else {
        auto read = readFile(file.toStdString());
        if (!read)
            return Failure{words::asSentence(read.error())};
        bytes = *std::move(read);
    }
    auto lesson = readLesson(bytes, registry);
    if (!lesson)
        //: %1 is a file, %2 a line, %3 a column, %4 what is wrong there
        return Failure{LessonShelf::tr("%1 is not a lesson that can be run. Line %2, column %3: %4")
                           .arg(words::filePath(file), QString::number(lesson.error().line),
                                QString::number(lesson.error().column), words::asSentence(lesson.error().message))};
    return *std::move(lesson);
}

} // namespace ringford::ui::shelf
