// SPDX-License-Identifier: GPL-3.0-or-later
// The line that shows how a game went, for games of any length.
#include "engine/text/RecordReader.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/Records.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ValuesModel.h"
#include "ui/panels/ValuesView.h"

#include <QImage>
#include <QTest>

#include <string>
#include <utility>

using namespace ringford;
using namespace ringford::ui;
using test::repeated;
using test::WorkTimer;

namespace {

/** Knights that come and go, each move with a value and a mark. */
Match longGame(int moves)
{
    const std::string text = "[Game \"orthodox\"]\n" +
                             repeated("b1-c3 $2 {[%eval 1.0]} b8-c6 $4 {[%eval 0.5]} c3-b1 $6 {[%eval -2.5]} "
                                      "c6-b8 $2 {[%eval 0.0]} ",
                                      moves / 4) +
                             "*\n";
    return std::move(readRecords(text, test::testRegistry()).matches.front());
}

QImage pictureOf(ValuesView& view)
{
    view.resize(300, 120);
    return view.grab().toImage();
}

} // namespace

class TestValuesView : public QObject {
    Q_OBJECT

private slots:
    void longGamesArePaintedAtOnce()
    {
        MatchModel match(longGame(100'000));
        ValuesView view(match);
        view.ensurePolished();
        WorkTimer timer;
        const QImage picture = pictureOf(view);
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
        MatchModel none(test::matchOf("orthodox"));
        ValuesView empty(none);
        QVERIFY(picture != pictureOf(empty));
    }

    void crowdedLinesKeepTheirEnds()
    {
        // What stands out in one place of thousands is seen.
        Match game = longGame(20'000);
        const Node* node = game.start();
        for (int i = 0; i < 10'000; ++i)
            node = node->firstChild;
        MatchModel even(longGame(20'000));
        game.setComments(node, {"[%eval 30.0]"});
        MatchModel uneven(std::move(game));
        ValuesView plain(even);
        ValuesView marked(uneven);
        QVERIFY(pictureOf(plain) != pictureOf(marked));
    }
};

RINGFORD_TEST(TestValuesView)
#include "test_valuesview.moc"
