// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/ui/PlayText.h"
#include "ui/files/Document.h"
#include "ui/files/Journal.h"
#include "ui/match/MatchModel.h"

#include <QCoreApplication>
#include <QString>
#include <QTest>

#include <string>
#include <string_view>

namespace ringford::test {

/** A game, its file and its journal, as a window has them. */
struct JournalDesk {
    explicit JournalDesk(const QString& folder, const std::string& game = "checkers")
        : match(matchOf(game)), journal(testRegistry(), match, document, folder)
    {
    }

    ui::MatchModel match;
    ui::Document document{testRegistry(), match};
    ui::Journal journal;
};

/** Plays @p text, and what is to be kept is kept. */
inline void play(ui::MatchModel& match, std::string_view text)
{
    QVERIFY(playText(match, text));
    QCoreApplication::processEvents();
}

} // namespace ringford::test
