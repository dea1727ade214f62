// SPDX-License-Identifier: GPL-3.0-or-later
// What comments of many commands take: it is compared with the most that the program had, so nothing else is tried
// here.
#include "engine/text/Drawings.h"
#include "tests/support/Matches.h"
#include "tests/support/MostMemory.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class LongCommentsTest : public QObject {
    Q_OBJECT

private slots:
    void readingThemTakesNoMoreMemoryThanTheyDo()
    {
        if (!tellsMemory())
            QSKIP("how much memory was taken is not known");
        const Match match = matchOf("checkers");
        const Board& board = match.game().board();
        const Comments comments{repeated("[%csl Ga1] [%lbl b2 x] ", 100'000)};
        const long long before = mostMemory();
        const Drawings drawings = drawingsOf(comments, board);
        QCOMPARE(drawings.rings.size(), std::size_t(1));
        QCOMPARE(drawings.labels.size(), std::size_t(1));
        QVERIFY(shownTexts(comments).find('[') == std::string::npos);
        const long long taken = mostMemory() - before;
        QVERIFY2(taken < 8 * static_cast<long long>(comments.front().size()), qPrintable(QString::number(taken)));
    }
};

RINGFORD_TEST(LongCommentsTest)
#include "test_long_comments.moc"
