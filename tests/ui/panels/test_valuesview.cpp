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
#include "ui/paint/Theme.h"
#include "ui/panels/ValuesModel.h"
#include "ui/panels/ValuesView.h"

#include <QImage>
#include <QPalette>
#include <QTest>

#include <map>
#include <string>
#include <utility>
#include <vector>

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

/** Three, each alone; each place has a value. */
Match threeInTurn(int moves)
{
    Match match = test::matchOf("circular", {}, {{"players", "3"}});
    for (int move = 0; move < moves && match.play(match.actions(match.end()).front()); ++move)
        match.setComments(match.end(), {"[%shares 30,40,30]"});
    return match;
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

    /** Black was black on black in a dark window: one saw the colour of the other side alone, and took it for who is ahead. */
    void whatIsBlackHasAnEdgeInADarkWindow()
    {
        MatchModel match(longGame(40));
        ValuesView view(match);
        QPalette dark = view.palette();
        dark.setColor(QPalette::Base, QColor(0x20, 0x20, 0x20));
        dark.setColor(QPalette::Mid, QColor(0x28, 0x28, 0x28));
        dark.setColor(QPalette::Text, QColor(0xf0, 0xf0, 0xf0));
        view.setPalette(dark);
        const QImage picture = pictureOf(view);
        const int left = static_cast<int>(view.placeOf(0).x());
        const int top = picture.height() / 8; // where the black side is
        int brightest = 0;
        for (int x = left - 3; x <= left + 3; ++x)
            brightest = std::max(brightest, qGray(picture.pixel(x, top)));
        QVERIFY2(brightest > 0x20 + 80, qPrintable(QString::number(brightest)));
    }

    void lettersOfAllSeatsAreSeenInALowGraph_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("players");
        QTest::addColumn<QString>("shares");
        // The last had no room.
        QTest::newRow("six") << "circular"
                             << "6"
                             << "17,17,17,17,16,16";
        // They stood over one another.
        QTest::newRow("sixteen") << "multiplayer"
                                 << "16"
                                 << "7,7,7,7,6,6,6,6,6,6,6,6,6,6,6,6";
    }
    void lettersOfAllSeatsAreSeenInALowGraph()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, players);
        QFETCH(const QString, shares);
        Match played = test::matchOf(game.toStdString(), {}, {{"players", players.toStdString()}});
        const std::size_t seats = played.game().description().seats.size();
        for (std::uint8_t seat = 0; seat < seats; ++seat) {
            QVERIFY(played.play(played.actions(played.end(), Seat{seat}).front()));
            played.setComments(played.end(), {"[%shares " + shares.toStdString() + ']'});
        }
        MatchModel match(std::move(played));
        ValuesView view(match);
        view.resize(300, 5 * view.fontMetrics().height()); // as beside six clocks at 1280 x 800
        const QImage picture = view.viewport()->grab().toImage();
        const int margin = static_cast<int>(view.placeOf(0).x()) - 8;
        std::map<QRgb, int> needed;
        for (const SeatInfo& seat : match.description().seats)
            needed[Theme::fill(seat.colour).rgb()] += 20;
        for (const auto& [colour, dots] : needed) {
            int seen = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 2; x < margin; ++x)
                    seen += picture.pixel(x, y) == colour ? 1 : 0;
            }
            QVERIFY2(seen > dots, qPrintable(QStringLiteral("%1 of %2").arg(seen).arg(dots)));
        }
    }

    void noLineLeadsThroughWhatNobodyLookedAt_data()
    {
        QTest::addColumn<bool>("isOfTwo");
        QTest::newRow("two camps") << true;
        QTest::newRow("more camps") << false;
    }

    /** What was played after an analysis had no value but the end, and a straight line led there. */
    void noLineLeadsThroughWhatNobodyLookedAt()
    {
        QFETCH(const bool, isOfTwo);
        constexpr std::size_t kFrom = 14;
        constexpr std::size_t kTo = 33; // the first with a value again
        MatchModel match(isOfTwo ? longGame(40) : threeInTurn(40));
        std::vector<const Node*> nodes{match.match().start()};
        while (nodes.back()->firstChild)
            nodes.push_back(nodes.back()->firstChild);
        for (std::size_t at = kFrom; at < kTo; ++at)
            match.setComments(nodes[at], {});
        match.show(nodes[4]);
        ValuesView view(match);
        QTRY_VERIFY(view.values().valueAt(kFrom - 1).shares && !view.values().valueAt(kFrom).shares);
        pictureOf(view);
        const auto column = [](const QImage& picture, double x) {
            std::vector<QRgb> pixels;
            for (int y = 0; y < picture.height(); ++y)
                pixels.push_back(picture.pixel(static_cast<int>(x), y));
            return pixels;
        };
        const double last = view.placeOf(kFrom - 1).x();
        const double between = (view.placeOf(20).x() + view.placeOf(21).x()) / 2;
        const QImage before = pictureOf(view);
        match.setComments(nodes[kFrom - 1], {isOfTwo ? "[%eval 9.0]" : "[%shares 20,45,35]"});
        match.setComments(nodes[kFrom - 2], {isOfTwo ? "[%eval 9.0]" : "[%shares 20,45,35]"});
        match.setComments(nodes[kFrom - 3], {isOfTwo ? "[%eval 9.0]" : "[%shares 20,45,35]"});
        QTRY_VERIFY(column(before, last) != column(pictureOf(view), last)); // rows are made anew a little later
        const QImage after = pictureOf(view);
        QCOMPARE(column(before, between), column(after, between));
        // Where one looks there, its column is marked, and no height in it.
        match.show(nodes[20]);
        const QImage there = pictureOf(view);
        QVERIFY(column(there, view.placeOf(20).x()) != column(after, view.placeOf(20).x()));
        const double beside = view.placeOf(20).x() + 6; // where a ring would be
        QCOMPARE(column(there, beside), column(after, beside));
    }
};

RINGFORD_TEST(TestValuesView)
#include "test_valuesview.moc"
