// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <functional>

namespace ringford::ui {

/** What stands above and below a printed game, in the reader's language and as people write it. */
class GameHeading {
    Q_DECLARE_TR_FUNCTIONS(GameHeading)

public:
    /** Whether words have room in a line. */
    using Fits = std::function<bool(const QString& words)>;

    /**
     * Who plays; what is played, where nobody's name is known: `White – Black` would stand above each game. `Ann – Ben`,
     * also where each of them has all seats of a colour, and `Ann – N.N.` where one of the two is known; else with what
     * they play: `White (Ann), Red (Ben), Green`, and teams as `Red (Ann), Yellow – Blue, Green`. A name that @p fits
     * into a line is not parted, another between its words.
     */
    static QString title(const Match& match, const Fits& fits);
    /**
     * Where and when it was played, the opening's code, and what was played, unless title() tells it; may be empty: `Club
     * evening, round 3, 20 November 2026, B07, Orthodox chess`. Addresses of pages of the web are left out.
     */
    static QString occasion(const Match& match, const QLocale& locale);
    /** Whether a name of who plays, or what occasion() tells, is so long that its end is left out. */
    static bool isCut(const Match& match);
    // In letters. Of a heading that is longer nothing can be read.
    static constexpr qsizetype kLongestTag = 2'000;
    static constexpr qsizetype kLongestName = 200; ///< as words::seat() has it
    /** Below a diagram that does not stand behind its entry: `after 12...Nf6`. */
    static QString after(const QString& entry);
    /** Whether it ended, by what was played or as it is told. */
    static bool isOver(const Match& match);
    /** Below a diagram of how a game ended. */
    static QString finalPosition();
    /** How it ended, in words and as tables have it: `White won: checkmate. 1–0`; empty while nothing is decided. */
    static QString result(const Match& match);
    /** A date as records have it, `2026.11.20`; what of it is not known is left out. Else the text as it is. */
    static QString date(const QString& recorded, const QLocale& locale);
    /** That of a game, and the event where it is played; empty where it is not told. */
    static QString date(const Match& match, const QLocale& locale);
    static QString event(const Match& match, const QLocale& locale);
};

} // namespace ringford::ui
