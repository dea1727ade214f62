// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Records.h"

#include "engine/text/RecordWriter.h"
#include "tests/support/TestGames.h"

namespace ringford::test {

RecordReading read(const std::string& bytes)
{
    return readRecords(bytes, testRegistry());
}

QString rewritten(const std::string& bytes)
{
    const RecordReading reading = read(bytes);
    if (reading.error)
        return QString::fromStdString(reading.error->english());
    if (reading.matches.size() != 1)
        return "not one record";
    const auto written = writeRecord(reading.matches.front(), testRegistry());
    return QString::fromStdString(written ? *written : written.error().english());
}

QString entries(const std::string& bytes)
{
    const QString all = rewritten(bytes);
    return all.mid(all.indexOf("\n\n") + 2).chopped(1);
}

QString place(const std::string& bytes)
{
    const RecordReading reading = read(bytes);
    return reading.error ? QStringLiteral("%1:%2").arg(reading.error->line).arg(reading.error->column) : "none";
}

std::string repeated(const std::string& text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += text;
    return out;
}

} // namespace ringford::test
