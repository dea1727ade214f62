// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/TaskReader.h"

#include "engine/pgn/GameFiles.h"
#include "engine/text/RecordReader.h"
#include "ui/files/PastedText.h"
#include "ui/match/Worksheet.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <utility>

namespace ringford::ui {

namespace {

class TaskReader {
    Q_DECLARE_TR_FUNCTIONS(TaskReader)
};

} // namespace

ReadTasks tasksInFile(const QString& file, const Registry& registry, const std::stop_token& stop)
{
    ReadTasks read;
    read.isKept = true;
    //: %1 is the name of a file
    read.none = TaskReader::tr("There is no new task in %1.").arg(words::filePath(file));
    const auto bytes = readGameBytes(file.toStdString());
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
    const RecordReading reading = readGameFile(file.toStdString(), bytes->bytes, registry, options);
    const auto place = [&file](const RecordError& error) { return words::placeInFile(file, error); };
    if (const auto& error = reading.error)
        read.trouble = place(*error);
    constexpr std::size_t kMostTold = 3;
    read.missing = words::leftOut(reading, kMostTold, place);
    if (bytes->cut)
        read.missing += place(*bytes->cut);
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
