// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/BoardShow.h"

#include "engine/games/GameSummary.h"
#include "engine/lesson/Lesson.h"
#include "engine/pgn/GameFiles.h"
#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/words/Words.h"

#include <QFile>

#include <cstdint>
#include <string>

namespace ringford::ui {

namespace {

constexpr std::size_t kLargestPictured = std::size_t{32} << 10; // bytes of a file

/** Of the program itself, or a small one of the disk. */
std::optional<std::string> bytesOf(const QString& file)
{
    if (file.startsWith(u':')) {
        QFile own(file);
        return own.open(QIODevice::ReadOnly) ? std::optional(own.readAll().toStdString()) : std::nullopt;
    }
    const std::string name = file.toStdString();
    const auto stamp = fileStamp(name);
    if (!isFile(name) || !stamp || stamp->size > static_cast<std::int64_t>(kLargestPictured))
        return std::nullopt;
    auto bytes = readFile(name);
    return bytes && bytes->size() <= kLargestPictured ? std::optional(*std::move(bytes)) : std::nullopt;
}

/** The first record alone: the others are not looked at for a picture. */
std::optional<Match> firstMatchOf(const QString& file, const Registry& registry, const std::stop_token& stop)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::nullopt;
    ReadingOptions options;
    options.only = 1;
    options.stop = stop;
    RecordReading read = readGameFile(file.toStdString(), *bytes, registry, options);
    return read.matches.empty() ? std::nullopt : std::optional(std::move(read.matches.front()));
}

} // namespace

BoardShow BoardShow::ofPlay(const Match& match)
{
    BoardShow show{match.sharedGame(), {{match.position(match.start()), {}}}};
    for (const Node* const node : GameTree::path(match.end()))
        show.scenes.push_back({match.position(node), match.effects(node), DecidingBoard::of(match, node)});
    return show;
}

BoardShow BoardShow::ofEnd(const Match& match)
{
    const Node* const end = match.end();
    return {match.sharedGame(),
            {{match.position(end), end == match.start() ? std::vector<Effect>() : match.effects(end),
              DecidingBoard::of(match, end)}}};
}

std::optional<BoardShow> BoardShow::ofGame(const GameType& type, const Registry& registry, const std::stop_token& stop)
{
    const QString file = QStringLiteral(":/samples/%1.ringford").arg(words::fromUtf8(type.id()));
    if (const auto sample = firstMatchOf(file, registry, stop))
        return ofPlay(*sample);
    const auto game = type.create(firstOptions(type));
    return game ? std::optional(BoardShow{*game, {{(*game)->start(), {}}}}) : std::nullopt;
}

std::optional<BoardShow> BoardShow::ofFile(const QString& file, const Registry& registry, const std::stop_token& stop)
{
    const auto match = firstMatchOf(file, registry, stop);
    if (!match)
        return std::nullopt;
    // What follows in a lesson are answers.
    return beginsLesson(*match) ? BoardShow{match->sharedGame(), {{match->position(match->start()), {}}}}
                                : ofEnd(*match);
}

} // namespace ringford::ui
