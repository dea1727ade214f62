// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/TaskReader.h"

#include "engine/pgn/GameFiles.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/files/PastedText.h"
#include "ui/match/Worksheet.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

class TaskReader {
    Q_DECLARE_TR_FUNCTIONS(TaskReader)
};

QString placed(const QString& file, const RecordError& error)
{
    return QStringLiteral("%1:%2:%3: %4")
        .arg(file, QString::number(error.line), QString::number(error.column), words::asSentence(error.message));
}

QStringList passedOver(const QString& file, const RecordReading& reading)
{
    constexpr std::size_t kMostTold = 3;
    QStringList told;
    for (std::size_t i = 0; i < std::min(reading.leftOut.size(), kMostTold); ++i)
        told += placed(file, reading.leftOut[i]);
    if (reading.leftOut.size() > kMostTold)
        //: behind a list of places where something is wrong
        told += TaskReader::tr("And %n more.", nullptr, static_cast<int>(reading.leftOut.size() - kMostTold));
    return told;
}

} // namespace

ReadTasks tasksInFile(const QString& file, const Registry& registry, const std::stop_token& stop)
{
    const QString name = words::filePath(file);
    ReadTasks read;
    read.isKept = true;
    //: %1 is the name of a file
    read.none = TaskReader::tr("There is no new task in %1.").arg(name);
    const auto bytes = readFile(file.toStdString());
    if (!bytes) {
        read.trouble = words::asSentence(bytes.error());
        return read;
    }
    // A file may hold many games beside a few tasks.
    ExerciseFinder exercises;
    ReadingOptions options;
    options.stop = stop;
    options.take = [&](Match match, std::size_t /*begin*/) {
        if (read.games.size() <= Worksheet::kMostTasks && !exercises.in(match).empty())
            read.games.push_back(std::move(match));
        return true;
    };
    const RecordReading reading = readGameFile(file.toStdString(), *bytes, registry, options);
    if (const auto& error = reading.error)
        read.trouble = placed(name, *error);
    read.missing = passedOver(name, reading);
    return read;
}

ReadTasks tasksInText(const QString& text, const Registry& registry, const std::shared_ptr<const Game>& game)
{
    ReadTasks read;
    read.none = TaskReader::tr("There is no new task in what was copied.");
    if (text.trimmed().isEmpty()) {
        read.trouble = TaskReader::tr("Nothing was pasted: the clipboard holds no text.");
        return read;
    }
    auto pasted = matchesFromText(registry, text, game);
    if (!pasted) {
        const QString problems = pasted.error().join(u'\n');
        read.trouble = TaskReader::tr("What was copied holds no positions and no games: %1").arg(problems);
        return read;
    }
    read.missing = pasted->missing;
    const bool isOne = pasted->matches.size() == 1;
    ExerciseFinder exercises;
    for (Match& match : pasted->matches) {
        if (read.games.size() > Worksheet::kMostTasks)
            break;
        const bool isTask = !exercises.in(match).empty();
        if (!isTask && isOne)
            match.tags().others.emplace_back(kExerciseTag, "start");
        if (isTask || isOne)
            read.games.push_back(std::move(match));
    }
    return read;
}

} // namespace ringford::ui
