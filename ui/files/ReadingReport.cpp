// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/ReadingReport.h"

#include "ui/words/FileWords.h"

#include <QCoreApplication>

#include <cstddef>

namespace ringford::ui {

namespace {

class ReadingReport {
    Q_DECLARE_TR_FUNCTIONS(ReadingReport)
};

QStringList placesOf(const QString& file, const RecordReading& reading, std::size_t most)
{
    return words::leftOut(reading, most, [&file](const RecordError& one) { return words::placeInFile(file, one); });
}

} // namespace

QString passedOver(const QString& file, const RecordReading& reading, bool holdsPositions)
{
    if (reading.leftOut.empty())
        return {};
    constexpr std::size_t kMostTold = 2; // more would cover the board
    const QString places = placesOf(file, reading, kMostTold).mid(0, kMostTold).join(u'\n');
    const auto games = static_cast<int>(reading.gamesLeftOut);
    if (games == 0)
        //: %1 says what could not be kept in games, the first ones, and where
        return ReadingReport::tr("%1 At %n places not all could be kept.", nullptr,
                                 static_cast<int>(reading.leftOut.size()))
            .arg(places);
    if (holdsPositions)
        //: %1 says what is wrong in the first of these lines, and where, each on a line of its own
        return ReadingReport::tr("%1 %n positions of this file are left out.", nullptr, games).arg(places);
    //: %1 says what is wrong in the first of these games, and where, each on a line of its own
    return ReadingReport::tr("%1 %n games of this file are left out.", nullptr, games).arg(places);
}

QString oddities(const RecordReading& reading)
{
    QStringList told;
    if (reading.commentsMoved > 0)
        told << ReadingReport::tr("%n comments of this file stand behind variations: here they stand before them.",
                                  nullptr, static_cast<int>(reading.commentsMoved));
    if (reading.tagsTwice > 0)
        told << ReadingReport::tr("%n tags of this file are there twice in a game: all are kept.", nullptr,
                                  static_cast<int>(reading.tagsTwice));
    return told.join(u' ');
}

QStringList placesTold(const QString& file, const RecordReading& reading)
{
    QStringList told = placesOf(file, reading, reading.leftOut.size());
    for (const auto* const some : {&reading.moved, &reading.twice}) {
        for (const RecordError& one : *some)
            told += words::placeInFile(file, one);
    }
    return told;
}

} // namespace ringford::ui
