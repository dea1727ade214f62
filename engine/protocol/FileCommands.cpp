// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/FileCommands.h"

// What touches files.
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"

namespace ringford::commands {

namespace {

constexpr std::string_view kRecord = "record=";

Answer noFiles()
{
    return Answer::refused("files are out of reach here");
}

/** Which record of which file: `[record=N] FILE`. */
struct Wanted {
    int record = 1;
    std::string file;
};

Result<Wanted, std::string> readWanted(const Arguments& arguments)
{
    const std::string_view first = arguments.words[0];
    if (!first.starts_with(kRecord))
        return Wanted{1, std::string(arguments.rest)};
    if (arguments.words.size() == 1)
        return Failure{std::string("load: the file is missing")};
    const std::string_view number = first.substr(kRecord.size());
    const auto record = readNumber(number);
    if (!isNumber(number) || record == 0)
        return Failure{"record= takes a number from 1, not " + inQuotes(number)};
    if (!record)
        return Failure{"there is no record " + shortened(number) + ": a file holds fewer"};
    return Wanted{*record, std::string(trimmed(arguments.rest.substr(first.size())))};
}

} // namespace

Answer save(Desk& desk, const Arguments& arguments)
{
    if (desk.files == FileAccess::Forbidden)
        return noFiles();
    const auto record = writeRecord(*desk.match, desk.registry);
    if (!record)
        return Answer::refused(record.error().english());
    if (const auto failure = writeFile(std::string(arguments.rest), *record))
        return Answer::refused(failure->english());
    return Answer::ok();
}

Answer load(Desk& desk, const Arguments& arguments)
{
    const auto wanted = readWanted(arguments);
    if (!wanted)
        return Answer::refused(wanted.error());
    if (desk.files == FileAccess::Forbidden)
        return noFiles();
    const auto bytes = readFile(wanted->file);
    if (!bytes)
        return Answer::refused(bytes.error().english());
    ReadingOptions options;
    options.only = static_cast<std::size_t>(wanted->record);
    RecordReading reading = readRecords(*bytes, desk.registry, options);
    if (reading.error)
        return Answer::refused(wanted->file + ':' + reading.error->english());
    if (reading.matches.empty())
        return Answer::refused(wanted->file + ": there is no record " + std::to_string(wanted->record) +
                               ", the last is " + std::to_string(reading.records));
    desk.match = std::move(reading.matches.front());
    return Answer::ok();
}

} // namespace ringford::commands
