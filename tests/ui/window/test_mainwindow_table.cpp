// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells those at the table while they play: who goes out, which rules hold.
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

/** Three at a ring in the window; White can capture Red's king. */
struct Ring : WindowHands {
    Ring()
    {
        const auto game = gameOf("circular", "players=3 warnings=hardcore");
        window.model().replace(Match(game, at(*game, "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white")));
    }
    ~Ring() { window.model().setModified(false); }

    bool play(const char* text) { return test::playText(window.model(), text); }
    bool announces() const { return window.messages().isVisible(); }
};

} // namespace

class TestMainWindowTable : public QObject {
    Q_OBJECT

private slots:
    void whoGoesOutIsToldWhereEyesAre()
    {
        Ring ring;
        ring.click("a1");
        ring.click("a9");
        QVERIFY(ring.announces());
        const QString text = ring.window.messages().text();
        QVERIFY2(text.startsWith(QStringLiteral("Red is out: captured by White.")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("check rules")));
        const QAbstractItemModel& moves = *ring.window.moves().view()->model();
        QCOMPARE(moves.index(0, MovesModel::Second).data().toString(),
                 QStringLiteral("Rxa9 – Red out, check counts now"));
        QVERIFY(
            ui::Announcer::of(ring.window).said().last().contains(QStringLiteral("Red is out: captured by White.")));
    }

    void itGoesWithWhatIsPlayedNext()
    {
        Ring ring;
        QVERIFY(ring.play("a1xa9") && ring.announces());
        QVERIFY(ring.play("d20-c20") && !ring.announces());
        // So does whatever else is only told; what has gone wrong stays.
        ring.window.messages().show({Message::Kind::Note, QStringLiteral("The picture was copied."), {}});
        QVERIFY(ring.play("a9-a8") && !ring.announces());
        ring.window.messages().show({Message::Kind::Trouble, QStringLiteral("The disk is full."), {}});
        QVERIFY(ring.play("c20-c21") && ring.announces());
    }

    void takenBackItIsNotTold()
    {
        Ring ring;
        QVERIFY(ring.play("a1xa9") && ring.announces());
        ring.window.model().takeBack();
        QVERIFY(!ring.announces());
        ring.window.model().playAgain();
        QVERIFY(ring.announces());
        ring.window.model().replace(
            Match(ring.window.model().match().sharedGame(), ring.window.model().game().start()));
        QVERIFY(!ring.announces());
    }

    void itGoesWhenAnotherPlaceIsLookedAt()
    {
        Ring ring;
        MatchModel& model = ring.window.model();
        QVERIFY(ring.play("a1xa9") && ring.announces());
        model.show(model.match().start());
        QVERIFY(!ring.announces());
        model.show(model.gameNode());
        QVERIFY(ring.play("d20-c20"));
        QVERIFY(model.takeBack() && model.takeBack());
        // Played again while nobody looks there yet: who looks back then is told all the same.
        QVERIFY(model.playAgain() && ring.announces());
    }

    void anotherMessageStays()
    {
        Ring ring;
        QVERIFY(ring.play("a1xa9"));
        ring.window.messages().show({Message::Kind::Trouble, QStringLiteral("The disk is full."), {}});
        ring.window.model().takeBack();
        QVERIFY(ring.announces());
    }

    void aDecidedGameTellsHowItEnded()
    {
        Ring ring;
        QVERIFY(ring.play("a1xa9") && ring.announces());
        QVERIFY(!ring.window.model().retire(Side{2}, Retire::Resigned).refusal);
        QVERIFY(ring.window.model().gameNode()->outcome().decided());
        QVERIFY(!ring.announces());
    }

    /** Where it puts the last other side out as well. */
    void theLastFlagHomeIsTold()
    {
        WindowHands hands;
        const auto game = gameOf("longchess", "teams=4 victory=last");
        hands.window.model().replace(
            Match(game, at(*game, "nw: Fb2 Rb4; ne: ; se: Rl10 Fb4; sw: ; turn: nw; out: ne sw")));
        MatchModel& model = hands.window.model();
        const auto home = model.match().parseEntry(model.viewedNode(), "b4-b3");
        QVERIFY(home && !model.play(home->action).refusal);
        QVERIFY(model.gameNode()->outcome().decided());
        const QString reported = hands.window.messages().isVisible() ? hands.window.messages().text() : QString();
        QCOMPARE(reported, QStringLiteral("The flag of South-east is brought home by North-west."));
        // It covers neither who has won nor what can be done next, as long as there is room to read in beside them.
        const auto* const result = hands.find<QLabel>(QStringLiteral("stateOfGame"));
        for (int width = 960; width <= 1280; width += 20) {
            hands.window.resize(width, 720);
            QCoreApplication::processEvents();
            const MessageBar& bar = hands.window.messages();
            const QRect covered(bar.mapToGlobal(QPoint()), bar.size());
            QVERIFY2(!covered.intersects(QRect(result->mapToGlobal(QPoint()), result->size())),
                     qPrintable(QString::number(width)));
        }
        model.setModified(false);
    }

    void theOnlyFlagHomeIsTheResult()
    {
        WindowHands hands;
        const auto game = gameOf("longchess");
        hands.window.model().replace(Match(game, at(*game, "white: Fe2 Rd5; black: Rb36 Fd5; turn: white")));
        MatchModel& model = hands.window.model();
        const auto home = model.match().parseEntry(model.viewedNode(), "d5-d3");
        QVERIFY(home && !model.play(home->action).refusal);
        QVERIFY(model.gameNode()->outcome().decided());
        QVERIFY(!hands.window.messages().isVisible());
        model.setModified(false);
    }
};

RINGFORD_TEST(TestMainWindowTable)
#include "test_mainwindow_table.moc"
