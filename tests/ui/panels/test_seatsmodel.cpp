// SPDX-License-Identifier: GPL-3.0-or-later
// How a seat went out, as the table of seats says it.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/SeatsModel.h"
#include "ui/words/Words.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestSeatsModel : public QObject {
    Q_OBJECT

private slots:
    void shellsAreTheirsWhoFiredThem()
    {
        constexpr auto kFourTeams = "nw: Pa1 Fb2 Rf4; ne: Pb9 Fb12; se: Fl12 Pm9; sw: Ph1 Fl2; turn: sw; shells: nw=m9";
        MatchModel match(test::matchOf("longchess", kFourTeams, {{"teams", "4"}, {"artillery", "on"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(test::playText(match, "h1-h2"));
        QCOMPARE(seats.index(2, SeatsModel::State).data().toString(), QStringLiteral("out: shell of NW"));
        const QString state = seats.index(2, SeatsModel::State).data(Qt::AccessibleTextRole).toString();
        const QString gunner = words::seat(match.description(), Seat{0});
        QVERIFY2(state.startsWith(QStringLiteral("out: shell of %1 (h1-h2)").arg(gunner)), qPrintable(state));
    }

    void whoCarriesAFlagIsTold()
    {
        MatchModel match(test::matchOf("longchess", "white: Re33 Fe2; black: Fe34 Pa33; turn: white"));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString(), QStringLiteral("to play"));
        QVERIFY(test::playText(match, "e33-e34"));
        const auto state = [&](int row, int role) { return seats.index(row, SeatsModel::State).data(role).toString(); };
        QCOMPARE(state(0, Qt::DisplayRole), QStringLiteral("carries the black flag"));
        QCOMPARE(state(0, Qt::AccessibleTextRole), QStringLiteral("carries the black flag, on e 4B"));
        QCOMPARE(state(1, Qt::DisplayRole), QStringLiteral("to play"));
        QVERIFY(test::playText(match, "a33-a32"));
        QVERIFY(test::playText(match, "e34-e33~"));
        QCOMPARE(state(0, Qt::DisplayRole), QString()); // it lies there again
    }

    /** With four teams a piece may carry several: their names would take more room than the panel has. */
    void severalFlagsAreCounted()
    {
        MatchModel match(test::matchOf("longchess", "nw: Pa1 Re8 Fb2; ne: Fe8 Pb9; se: Fe7 Pm9; sw: Ph1 Fl2; turn: nw",
                                       {{"teams", "4"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(test::playText(match, "e8-e7"));
        const auto state = [&](int role) { return seats.index(0, SeatsModel::State).data(role).toString(); };
        QCOMPARE(state(Qt::DisplayRole), QStringLiteral("carries 2 flags"));
        QVERIFY(seats.longestStates().contains(QStringLiteral("to play, carries 4 flags")));
        const QString full = state(Qt::AccessibleTextRole);
        for (const char* const flag : {"blue flag", "yellow flag"})
            QVERIFY2(full.contains(QString::fromLatin1(flag), Qt::CaseInsensitive), qPrintable(full));
    }

    void whoPutASeatOutIsNamed()
    {
        MatchModel match(test::matchOf("circular", "white: Ra1 Kd1; red: Pa8+ Ka9; black: Rd9 Kd17; turn: white",
                                       {{"players", "3"}, {"rules", "byzantine"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(test::playText(match, "a1xa9"));
        QCOMPARE(seats.index(1, SeatsModel::State).data().toString(), QStringLiteral("lost to White"));
        // So are those whose badges have two letters, because others begin with the same.
        match.replace(test::matchOf("circular",
                                    "black: Ra1 Kd1; purple: Ka9 Pa8+; blue: Kd17 Rc17; red: Kd25 Rc25; "
                                    "yellow: Kd33 Rc33; green: Kd41 Rc41; turn: black",
                                    {{"players", "6"}, {"rules", "byzantine"}}));
        QVERIFY(test::playText(match, "a1xa8"));
        QCOMPARE(seats.index(1, SeatsModel::State).data().toString(), QStringLiteral("lost to Black"));
    }

    void whoseLastPieceLeftTheBoardLostToNobody()
    {
        MatchModel match(test::matchOf("longchess", "nw: Fb2 Rd4; ne: Fb12 Rd10; sw: Fl2 Rj4; se: Fl12 Rj10; turn: nw",
                                       {{"teams", "4"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(test::playText(match, "d4-off"));
        const auto state = [&](int role) { return seats.index(0, SeatsModel::State).data(role).toString(); };
        QCOMPARE(state(Qt::DisplayRole), QStringLiteral("no pieces left"));
        QCOMPARE(state(Qt::AccessibleTextRole), QStringLiteral("no pieces left"));
    }

    void thoseWhoGoOnTellTheTeam()
    {
        MatchModel match(test::matchOf("circular", {}, {{"players", "6"}, {"teams", "3x3"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        QStringList told;
        for (int row = 0; row < 6; ++row)
            told += seats.index(row, SeatsModel::State).data().toString();
        QCOMPARE(told.filter(QStringLiteral("resigned")), QStringList{QStringLiteral("resigned")});
        QCOMPARE(told.filter(QStringLiteral("with ")).size(), 5);
    }

    void noSeatIsNamedTwiceInALine()
    {
        Match teams = test::matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        teams.tags().seatNames = {"Ann", "Ben", "Ann", "Ben"};
        MatchModel match(std::move(teams));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString(), QStringLiteral("to play, with Y"));
        // Where badges tell the team, somebody's other seats are told; read aloud the team is told.
        Match linked = test::matchOf("strategic", {}, {{"boards", "2"}});
        linked.tags().seatNames = {"Ann", "Ben", "Ann", "Ben"};
        match.replace(std::move(linked));
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString(), QStringLiteral("also W2"));
        const QString read = seats.index(0, SeatsModel::State).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(read.count(words::seat(match.description(), Seat{2})), 1);
        // Whoever plays against himself is told so.
        Match against = test::matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        against.tags().seatNames = {"Ann", "Ann", "Ann", "Ben"};
        match.replace(std::move(against));
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString(), QStringLiteral("to play, with Y, also B"));
    }

    /** "Won, also Black" would say that both have. */
    void otherSeatsOfWhoHasWonAreNotTold()
    {
        Match alone = test::matchOf("orthodox", "white: Ke1; black: Ke8; turn: white");
        alone.tags().seatNames = {"Ann", "Ann"};
        MatchModel match(std::move(alone));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        const auto state = [&](int row) { return seats.index(row, SeatsModel::State).data().toString(); };
        QCOMPARE(state(0), QStringLiteral("to play, also B"));
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        QCOMPARE(state(0), QStringLiteral("won"));
        QCOMPARE(state(1), QStringLiteral("lost"));
    }

    void whoPlaysOnWithoutAKingIsTold()
    {
        MatchModel match(test::matchOf("circular",
                                       "red: Kd1 Ra19; blue: Ka20 Pd10+2; yellow: Kd17; green: Ka27; turn: red",
                                       {{"players", "4"}, {"teams", "2x2"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        const auto state = [&](int row) { return seats.index(row, SeatsModel::State).data().toString(); };
        QCOMPARE(state(1), QStringLiteral("with G"));
        QVERIFY(test::playText(match, "a19xa20"));
        QCOMPARE(state(1), QStringLiteral("to play, no king, with G"));
        QCOMPARE(state(3), QStringLiteral("with B"));
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        QCOMPARE(state(3), QString());            // who is out plays with nobody
        match.replace(test::matchOf("checkers")); // there kings are crowned men
        QVERIFY(!state(1).contains(QStringLiteral("king")));
    }

    void everybodyIsCalledBySeatAndName()
    {
        Match played = test::matchOf("multiplayer", {}, {{"players", "3"}});
        played.tags().seatNames[0] = "Ann";
        ComputerSeats computers(played);
        computers.setLevel(Seat{1}, 4);
        computers.write(played.game().description(), played.tags());
        MatchModel match(std::move(played));
        ClockModel clocks(match);
        SeatsModel seats(match, clocks);
        QStringList who;
        for (int row = 0; row < 3; ++row)
            who += seats.index(row, SeatsModel::Who).data().toString();
        QCOMPARE(who, QStringList({"Seat A (Ann)", "Seat B (level 4, casual)", "Seat C"}));
        QCOMPARE(seats.index(0, SeatsModel::Boards).data().toString(), QStringLiteral("white 1 ▸   black 3"));
        // Where there is no room for that:
        seats.setBrief(true);
        QCOMPARE(seats.index(0, SeatsModel::Who).data().toString(), QStringLiteral("Ann"));
        QCOMPARE(seats.index(1, SeatsModel::Who).data().toString(), QStringLiteral("Seat B (4)"));
        QCOMPARE(seats.index(2, SeatsModel::Who).data().toString(), QStringLiteral("Seat C"));
        QCOMPARE(seats.index(0, SeatsModel::Boards).data().toString(), QStringLiteral("W1 ▸   B3"));
    }

    void aSeatWithoutAPersonSaysHowWellTheComputerPlays()
    {
        Match played = test::matchOf("orthodox");
        ComputerSeats computers(played);
        computers.setLevel(Seat{1}, 9);
        computers.write(played.game().description(), played.tags());
        MatchModel match(std::move(played));
        ClockModel clocks(match);
        SeatsModel seats(match, clocks);
        const QModelIndex who = seats.index(1, SeatsModel::Who);
        QCOMPARE(who.data().toString(), QStringLiteral("Black (level 9, strong)"));
        seats.setBrief(true);
        QCOMPARE(who.data().toString(), QStringLiteral("Black (level 9)"));
        QCOMPARE(who.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Black (level 9, strong)"));
    }

    void aComputerThatStandsStillSaysSo()
    {
        MatchModel match(test::matchOf("orthodox"));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        const QModelIndex state = seats.index(0, SeatsModel::State);
        match.changeAbsent({}, SeatSet(Seat{0}));
        QCOMPARE(state.data().toString(), QStringLiteral("waits"));
        QVERIFY(state.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("lets it go on")));
        match.changeAbsent({});
        QCOMPARE(state.data().toString(), QStringLiteral("to play"));
    }

    void onLinkedBoardsTheColourIsToldBesideTheBoard()
    {
        MatchModel match(test::matchOf("strategic", {}, {{"boards", "2"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        const auto told = [&](int column) { return seats.index(1, column).data().toString(); };
        QCOMPARE(told(SeatsModel::Who) + u' ' + told(SeatsModel::Boards), QStringLiteral("Black board 1"));
        // Read aloud the board is named once.
        const auto read = [&](int row, int column) {
            return seats.index(row, column).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(read(0, SeatsModel::Who), QStringLiteral("White on board 1"));
        QCOMPARE(read(0, SeatsModel::Boards), QStringLiteral("to play"));
        QCOMPARE(read(1, SeatsModel::Who), QStringLiteral("Black on board 1"));
        QCOMPARE(read(1, SeatsModel::Boards), QString());
    }

    void nobodyIsOnTurnOnceADrawIsAgreed()
    {
        MatchModel match(test::matchOf("multiplayer", {}, {{"players", "3"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        const auto boards = [&] { return seats.index(0, SeatsModel::Boards).data().toString(); };
        QCOMPARE(boards(), QStringLiteral("white 1 ▸   black 3"));
        QVERIFY(!match.agreeDraw().refusal);
        QCOMPARE(boards(), QStringLiteral("white 1   black 3"));
    }

    void everybodyOnOneBoardHasWonOrLost()
    {
        MatchModel match(test::matchOf("orthodox"));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        for (const char* const move : {"f2-f3", "e7-e5", "g2-g4", "d8-h4"})
            QVERIFY(test::playText(match, move));
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString(), QStringLiteral("lost"));
        QCOMPARE(seats.index(1, SeatsModel::State).data().toString(), QStringLiteral("won"));
    }

    void everybodyOnLinkedBoardsHasWonOrLost()
    {
        MatchModel match(test::matchOf("strategic", {}, {{"boards", "3"}}));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QVERIFY(!match.retire(Side{1}, Retire::Resigned).refusal);
        for (std::uint8_t row = 0; row < 6; ++row) {
            const QString told = seats.index(row, SeatsModel::State).data().toString();
            const QString board = seats.index(row, SeatsModel::Boards).data().toString();
            QVERIFY2(!board.contains(QStringLiteral("won")) && !board.contains(QStringLiteral("lost")),
                     qPrintable(board)); // all is read in one column
            const bool hasWon = match.gameNode()->outcome().winners.contains(match.description().side(Side{row}).seat);
            QVERIFY2(told.count(QStringLiteral("won")) == (hasWon ? 1 : 0), qPrintable(told));
            QVERIFY2(hasWon || told.contains(QStringLiteral("lost")) != told.contains(QStringLiteral("resigned")),
                     qPrintable(told));
        }
    }

    /** On the other boards nothing has happened: whose team has won is told there all the same. */
    void everybodyHasWonOrLostByTheFirstMate()
    {
        Match mated =
            test::matchOf("strategic", "1w: Kb6 Qh7; 1b: Ka8; 2w: Kb6 Qh7; 2b: Ka8; turn: 1w 2w", {{"boards", "2"}});
        test::enterAll(mated, "1:h7-b7");
        MatchModel match(std::move(mated));
        ClockModel clocks(match);
        const SeatsModel seats(match, clocks);
        QCOMPARE(match.gameNode()->outcome().reason, Reason::Checkmate);
        for (std::uint8_t row = 0; row < 4; ++row) {
            const QString told = seats.index(row, SeatsModel::State).data().toString();
            const QString board = seats.index(row, SeatsModel::Boards).data().toString();
            QVERIFY2(!board.contains(QStringLiteral("won")) && !board.contains(QStringLiteral("lost")),
                     qPrintable(board)); // all is read in one column
            const bool hasWon = match.gameNode()->outcome().winners.contains(match.description().side(Side{row}).seat);
            QVERIFY2(told.count(hasWon ? QStringLiteral("won") : QStringLiteral("lost")) == 1, qPrintable(told));
        }
    }
};

RINGFORD_TEST(TestSeatsModel)
#include "test_seatsmodel.moc"
