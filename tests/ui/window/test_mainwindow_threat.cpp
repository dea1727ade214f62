// SPDX-License-Identifier: GPL-3.0-or-later
// What threatens whoever is on turn, as an arrow.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/HintController.h"
#include "ui/window/ThreatController.h"

#include <QAction>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;
using test::WindowHands;

namespace {

struct ThreatTable : WindowHands {
    explicit ThreatTable(Match match = matchOf("orthodox"))
    {
        searches.setValue(300);
        searches.want({"e2-e4", "e7-e5", "d7-d5"});
        window.document().begin(std::move(match));
    }
    ~ThreatTable() { window.model().setModified(false); }

    const std::vector<Arrow>& arrows() { return window.board().boardScene().picture().arrows; }
    void press() { key(Qt::Key_H, Qt::ShiftModifier); }
    bool isShown() { return window.findChild<ThreatController*>()->shown().has_value(); }
    QAction& action(Command command) { return *window.commands()[command]; }
};

} // namespace

class TestMainWindowThreat : public QObject {
    Q_OBJECT

private slots:
    void theBestReplyIsAnArrowAndWords()
    {
        ThreatTable table;
        table.press();
        QTRY_VERIFY(table.isShown());
        QCOMPARE(table.arrows().size(), 1);
        QVERIFY(table.arrows().front().colour == MarkColour::Red);
        const Board& board = table.window.model().game().board();
        QVERIFY(table.arrows().front().from == *board.find("e7"));
        QVERIFY(table.arrows().front().to == *board.find("e5"));
        QCOMPARE(table.window.messages().text(),
                 QStringLiteral("If White did nothing, Black would play e5. Outlook: Black better (+3.00)."));
        QVERIFY(Announcer::of(table.window).said().contains(QStringLiteral("Looking for what threatens…")));
        QVERIFY(table.searches.lastTask().seat == Seat{1});
        QVERIFY(table.window.model().gameNode()->isRoot());
    }

    /** The best that an opponent can play need not be about whoever asks. */
    void whatTakesNothingIsNoThreat_data()
    {
        QTest::addColumn<bool>("isForThree");
        QTest::newRow("two") << false;
        QTest::newRow("three") << true;
    }
    void whatTakesNothingIsNoThreat()
    {
        QFETCH(const bool, isForThree);
        ThreatTable table(isForThree ? matchOf("circular", {}, {{"players", "3"}}) : matchOf("orthodox"));
        for (const int value : {0, 300}) {
            table.searches.setValue(value);
            table.press();
            QTRY_VERIFY(table.isShown());
            const QString text = table.window.messages().text();
            QVERIFY2(text.contains(QStringLiteral(" would play ")), qPrintable(text));
            QVERIFY2(text.startsWith(QStringLiteral("Nothing threatens White.")) == (value == 0), qPrintable(text));
            table.press();
            QVERIFY(!table.isShown());
        }
    }

    /** Though what is taken may be lost whatever is played: an arrow at it says something else. */
    void whatTakesAPieceIsNotCalledNothing()
    {
        ThreatTable table(matchOf("orthodox", "white: Ke1 Nc3 Pd2; black: Ke8 Bb4; turn: white"));
        table.searches.setValue(0);
        for (const char* const reply : {"b4xc3", "b4-a5"}) {
            table.searches.want({"e1-e2", reply});
            table.press();
            QTRY_VERIFY(table.isShown());
            const QString text = table.window.messages().text();
            QVERIFY2(text.startsWith(QStringLiteral("Nothing threatens White.")) ==
                         (QLatin1String(reply) == QLatin1String("b4-a5")),
                     qPrintable(text));
            table.press();
        }
    }

    /** White, next, takes a bishop; what Red would play behind it costs as much by its value, since it sees that coming. */
    void whoTakesIsShownAndNotWhoSeesItComing()
    {
        ThreatTable table(matchOf("circular",
                                  "white: Rb24 Pb20-3 Kd1; red: Pc10+0 Rb9 Kd9; black: Ra16 Ba19 Kd17; turn: black",
                                  {{"players", "3"}}));
        table.searches.want({"b20xa19", "c10-c11"});
        table.press();
        QTRY_VERIFY(table.isShown());
        const QString text = table.window.messages().text();
        QVERIFY2(text.startsWith(QStringLiteral("If Black did nothing, White would play ")), qPrintable(text));
    }

    /** What mates threatens, however much is lost already. */
    void whatEndsTheGameThreatens()
    {
        ThreatTable table;
        table.searches.setValue(0);
        table.searches.setEnd(3);
        table.press();
        QTRY_VERIFY(table.isShown());
        QVERIFY(table.window.messages().text().startsWith(QStringLiteral("If White did nothing, ")));
    }

    void onceMoreTakesItAway()
    {
        ThreatTable table;
        table.press();
        QTRY_VERIFY(table.isShown());
        table.press();
        QVERIFY(!table.isShown());
        QVERIFY(table.arrows().empty());
        QTRY_VERIFY(!table.window.messages().isVisible());
        QCOMPARE(Announcer::of(table.window).said().back(), QStringLiteral("The threat is no longer shown."));
    }

    /** Nobody would know what an arrow without words is; a short answer gives them back. */
    void itGoesWithItsWords()
    {
        ThreatTable table;
        table.press();
        QTRY_VERIFY(table.isShown());
        Message message{Message::Kind::Note, QStringLiteral("Something else."), {}};
        message.bringsBack = true;
        table.window.messages().show(message);
        QCOMPARE(table.arrows().size(), 1);
        table.window.messages().dismiss();
        QVERIFY(table.window.messages().text().startsWith(QStringLiteral("If White")));
        message.bringsBack = false;
        table.window.messages().show(message);
        QVERIFY(table.arrows().empty());
        QVERIFY(!table.isShown());
        table.key(Qt::Key_H);
        QTRY_COMPARE(table.arrows().size(), 1);
        table.window.messages().dismiss();
        QVERIFY(table.arrows().empty());
    }

    void escTakesItAwayWithItsWords()
    {
        ThreatTable table;
        table.press();
        QTRY_VERIFY(table.isShown());
        QTRY_VERIFY(table.window.messages().isVisible());
        table.key(Qt::Key_Escape);
        QVERIFY(!table.isShown());
        QVERIFY(table.arrows().empty());
        QTRY_VERIFY(!table.window.messages().isVisible());
    }

    void escStopsWhoStillLooksForIt()
    {
        ThreatTable table;
        for (const int modifiers : {static_cast<int>(Qt::ShiftModifier), 0}) { // what threatens, and a hint
            table.searches.hold();
            const int before = table.searches.begun();
            table.key(Qt::Key_H, Qt::KeyboardModifiers(modifiers));
            QTRY_COMPARE(table.searches.begun(), before + 1);
            table.key(Qt::Key_Escape);
            table.searches.letGo();
            QTRY_COMPARE(table.searches.ended(), before + 1);
            QTest::qWait(20);
            QVERIFY(table.arrows().empty());
            QVERIFY(!table.window.messages().isVisible());
        }
    }

    void playingTakesItAway()
    {
        ThreatTable table;
        table.press();
        QTRY_VERIFY(table.isShown());
        table.drag("d2", "d4");
        QVERIFY(!table.isShown());
        QVERIFY(table.arrows().empty());
    }

    void aHintTakesItsPlaceAndTheOtherWayRound()
    {
        ThreatTable table;
        const auto& hint = *table.window.findChild<HintController*>();
        table.press();
        QTRY_VERIFY(table.isShown());
        table.key(Qt::Key_H);
        QTRY_VERIFY(hint.shown());
        QVERIFY(!table.isShown());
        QCOMPARE(table.arrows().size(), 1);
        QVERIFY(table.arrows().front().colour == MarkColour::Blue);
        table.press();
        QTRY_VERIFY(table.isShown());
        QVERIFY(!hint.shown());
        QCOMPARE(table.arrows().size(), 1);
        QVERIFY(table.arrows().front().colour == MarkColour::Red);
        table.key(Qt::Key_H); // what is not seen any more is not played
        QTRY_VERIFY(hint.shown());
        QVERIFY(table.window.model().gameNode()->isRoot());
    }

    /** Whoever plays for an event gets neither a hint nor a value. */
    void nobodyIsHelpedInAGameThatCounts()
    {
        ThreatTable table;
        QVERIFY(ringford::test::playText(table.window.model(), "e2-e4"));
        QVERIFY(table.action(Command::Analyse).isEnabled());
        MatchTags tags;
        tags.seatNames = {"Ann", "Ben"};
        table.window.model().setTags(tags);
        table.press();
        QTRY_VERIFY(table.isShown());
        MatchTags counted = tags;
        counted.others = {{"Event", "Club Cup"}, {"Round", "3"}};
        table.window.model().setTags(counted);
        QVERIFY(!table.isShown());
        QVERIFY(table.arrows().empty());
        for (const Command command : {Command::Threat, Command::Hint, Command::Analyse}) {
            QVERIFY(!table.action(command).isEnabled());
            QVERIFY(table.action(command).toolTip().contains(QStringLiteral("Club Cup")));
        }
        table.window.messages().dismiss(); // a refusal takes no other message away
        table.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(table.window.messages().text().contains(QStringLiteral("Club Cup")));
        table.window.model().setTags(tags);
        QVERIFY(table.action(Command::Threat).isEnabled());
        QVERIFY(table.action(Command::Hint).isEnabled());
        QVERIFY(table.action(Command::Analyse).isEnabled());
        QVERIFY(!table.action(Command::Hint).toolTip().contains(QStringLiteral("Club Cup")));
    }

    void whenTheGameIsOverThatIsSaid()
    {
        ThreatTable table;
        QVERIFY(!table.window.model().agreeDraw().refusal);
        for (const Command command : {Command::Threat, Command::Hint}) {
            QVERIFY(!table.action(command).isEnabled());
            QCOMPARE(table.action(command).toolTip(), QStringLiteral("The game is over."));
        }
    }

    void whoIsInCheckIsToldSo()
    {
        ThreatTable table(matchOf("orthodox", "white: Ke1; black: Ke8 Re5; turn: white"));
        table.searches.want({"e1-d1"});
        table.key(Qt::Key_H);
        QTRY_COMPARE(table.arrows().size(), 1);
        table.press();
        QVERIFY(table.arrows().empty()); // a hint beside these words would look like what threatens
        QTRY_COMPARE(table.window.messages().text(), QStringLiteral("White is in check: that is what threatens."));
        QVERIFY(!table.isShown());
        QCOMPARE(table.searches.begun(), 1); // the hint
    }

    /** It was told that nobody can pass there. */
    void whereBoardsHaveTurnsOfTheirOwnItIsShown()
    {
        ThreatTable table(matchOf("multiplayer", {}, {{"players", "3"}}));
        table.press();
        QTRY_VERIFY(table.isShown());
        QCOMPARE(table.searches.begun(), 3); // the seat itself, and both across its boards
        const QString told = table.window.messages().text();
        QVERIFY2(told.contains(QStringLiteral("If Seat A did nothing, Seat ")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("Outlook")), qPrintable(told)); // shares differ with who is on turn
    }

    /** It was gone before anybody had read it, and with it the hint that stood there. */
    void whoIsInCheckIsToldSoWhileOthersPlay()
    {
        ThreatTable table(matchOf("multiplayer",
                                  "1w: Kg1 Pa2; 1b: Kh8 Rg8; 2w: Ke1 Pd2; 2b: Ke8; 3w: Ke1 Pd2; 3b: Ke8; "
                                  "turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA",
                                  {{"players", "3"}}));
        table.searches.want({"1:g1-f1"});
        table.key(Qt::Key_H);
        QTRY_COMPARE(table.arrows().size(), 1);
        table.press();
        const auto isTold = [&] {
            return table.window.messages().isVisible() &&
                   table.window.messages().text().contains(QStringLiteral("is in check: that is what threatens"));
        };
        QTRY_VERIFY(isTold());
        QVERIFY(test::playText(table.window.model(), "3:d2-d4"));
        QVERIFY(isTold());
        QCOMPARE(table.arrows().size(), 1);
        table.window.messages().dismiss();
        QVERIFY(table.window.messages().text().startsWith(QStringLiteral("Hint")));
        // Whoever asked and acts has read it.
        table.press();
        QTRY_VERIFY(isTold());
        QVERIFY(test::playText(table.window.model(), "1:g1-f1"));
        QTRY_VERIFY(!isTold());
    }

    void onARingAllOpponentsAreLookedAt()
    {
        ThreatTable table(matchOf("circular", {}, {{"players", "3"}}));
        table.press();
        QTRY_VERIFY(table.isShown());
        QVERIFY(table.searches.lastTask().seat == Seat{2});
        QCOMPARE(table.searches.begun(), 3); // first of all what the seat itself has
        QCOMPARE(table.arrows().size(), 1);
    }

    void itIsNotOfferedWhereNobodyIsToBeHelped()
    {
        Match match = matchOf("orthodox");
        ComputerSeats seats(match);
        seats.setLevel(Seat{0}, 3);
        seats.write(match.game().description(), match.tags());
        ThreatTable table(matchOf("orthodox"));
        table.searches.hold();
        table.window.document().begin(std::move(match));
        QTRY_VERIFY(!table.action(Command::Threat).isEnabled());
        table.searches.letGo();
        QTRY_VERIFY(table.action(Command::Threat).isEnabled()); // the computer has played
        table.action(Command::Practice).trigger();
        QVERIFY(!table.action(Command::Threat).isEnabled());
    }
};

RINGFORD_TEST(TestMainWindowThreat)
#include "test_mainwindow_threat.moc"
