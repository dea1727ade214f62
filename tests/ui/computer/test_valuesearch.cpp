// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ValueSearch.h"

#include "tests/support/FakeSearch.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "ui/match/MatchModel.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::FakeSearches;
using ringford::test::matchOf;

namespace {

struct Thinker {
    explicit Thinker(Match match = matchOf("orthodox")) : model(std::move(match)) { searches.setValue(300); }

    void play(const char* text) { QVERIFY(test::playText(model, text)); }

    FakeSearches searches;
    MatchModel model;
    ValueSearch values{model, [this](const Game& game) { return searches.make(game); }};
};

} // namespace

class TestValueSearch : public QObject {
    Q_OBJECT

private slots:
    void thinksOfThePlaceShownOnceItIsOn()
    {
        Thinker thinker;
        thinker.play("e2-e4");
        QVERIFY(!thinker.values.isThinking());
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.values.report()->seat == Seat{1});
        QCOMPARE(thinker.searches.lastTask().level, 10);
        QCOMPARE(thinker.searches.lastTask().threads, 1);
        QCOMPARE(thinker.searches.lastTask().before.size(), 1);
        QVERIFY(!thinker.values.isThinking());
    }

    void thinksAnewElsewhere()
    {
        Thinker thinker;
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        thinker.play("e2-e4");
        QVERIFY(!thinker.values.report());
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.values.report()->seat == Seat{1});
        thinker.model.showFirst();
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.values.report()->seat == Seat{0});
        QCOMPARE(thinker.searches.made(), 1);
    }

    void whatIsFoundMeanwhileIsTold()
    {
        Thinker thinker;
        thinker.searches.hold();
        thinker.searches.setNews(1);
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.values.isThinking());
        QCOMPARE(thinker.values.report()->depth, 1);
        thinker.values.setOn(false);
        QVERIFY(!thinker.values.report());
        QVERIFY(!thinker.values.isThinking());
        QTRY_COMPARE(thinker.searches.ended(), 1);
    }

    void leafingThroughAsksOnceAtTheEnd()
    {
        Thinker thinker;
        for (const char* const text : {"e2-e4", "e7-e5", "g1-f3"})
            thinker.play(text);
        thinker.values.setOn(true);
        thinker.model.showFirst();
        while (thinker.model.showNext()) {
        }
        thinker.model.showPrevious();
        QTRY_VERIFY(thinker.values.report());
        QCOMPARE(thinker.searches.begun(), 1);
        QCOMPARE(thinker.searches.lastTask().before.size(), 2);
    }

    void itTakesLittleWhileAComputerThinks()
    {
        Thinker thinker;
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        const auto usual = thinker.searches.lastTask().budget.most;
        thinker.model.setAbsent(SeatSet(Seat{1}));
        thinker.play("e2-e4");
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.searches.lastTask().budget.most < usual / 5);
    }

    void itTakesItsTimeWhileTheComputerWaitsForAPerson()
    {
        Thinker thinker(matchOf("multiplayer", {}, {{"players", "4"}}));
        thinker.model.setAbsent(SeatSet::firstOnes(4));
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        const auto glance = thinker.searches.lastTask().budget.most;
        SeatSet computers = SeatSet::firstOnes(4);
        computers.erase(Seat{0});
        thinker.model.setAbsent(computers);
        // Seat C has acted twice since, and is on turn on board 3.
        for (const char* const text : {"2:d2-d3", "3:d2-d4", "4:d2-d4", "2:e7-e6", "2:d1-d2", "3:b7-b5"})
            thinker.play(text);
        QVERIFY(thinker.model.awaited() == SeatSet(Seat{2}));
        QTRY_VERIFY(thinker.values.report());
        QVERIFY(thinker.searches.lastTask().budget.most > 5 * glance);
    }

    void aDecidedGameNeedsNoThought()
    {
        Thinker thinker(matchOf("orthodox", "white: Kb6 Qc1; black: Ka8; turn: white"));
        thinker.values.setOn(true);
        QTRY_VERIFY(thinker.values.report());
        thinker.play("c1-c8");
        QVERIFY(thinker.model.gameNode()->outcome().decided());
        QVERIFY(!thinker.values.isThinking());
        QVERIFY(!thinker.values.report());
        thinker.model.replace(matchOf("checkers"));
        QTRY_VERIFY(thinker.values.report());
        QCOMPARE(thinker.searches.made(), 2);
    }

    void everyGameCanBeThoughtOf_data() { test::addGames(); }
    void everyGameCanBeThoughtOf()
    {
        QFETCH(QString, game);
        MatchModel model(matchOf(game.toStdString()));
        ValueSearch values(model, [](const Game& of) { return of.newSearch(); });
        values.setOn(true);
        QTRY_VERIFY(values.report());
        QVERIFY(!values.report()->lines.front().actions.empty());
    }
};

RINGFORD_TEST(TestValueSearch)
#include "test_valuesearch.moc"
