// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asked before an action is played: whoever gives a piece away, where that is somebody else than who takes it.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/match/Actors.h"

#include <QTest>

using namespace ringford;
using ringford::test::matchOf;

namespace {

/** White on board 1 has acted and waits; on board 2 White can take the knight from there. */
constexpr const char* kPull = "1w: Kc1 Nh4; 1b: Kb7; 2w: Kf1; 2b: Kf7; turn: 1b 2w";

/** Whether somebody is asked before 2w takes the knight; the seats are 1w, 1b, 2w, 2b. */
bool isAsked(const std::vector<std::string>& names, SeatSet computers = {})
{
    Match match = matchOf("strategic", kPull, {{"boards", "2"}});
    match.tags().seatNames = names;
    ui::MatchModel model(std::move(match));
    model.setAbsent(computers);
    const Action pull = *model.game().parse(model.position(), "1:h4-2:b5");
    return ui::questionBefore(model, model.position(), pull, model.game().actor(model.position(), pull)).has_value();
}

/** White is on turn on both boards, and the rook of board 1 can go to board 2. */
constexpr const char* kPush = "1w: Kc1 Rh4; 1b: Kb7; 2w: Kf1; 2b: Kf7; turn: 1w 2w";

/** For whom a hand pushes the rook of 1w to board 2. */
std::optional<Seat> handForPush(SeatSet computers)
{
    ui::MatchModel model(matchOf("strategic", kPush, {{"boards", "2"}}));
    model.setAbsent(computers);
    return ui::handFor(model, *model.game().parse(model.position(), "1:h4-2:a4"));
}

} // namespace

class TestActors : public QObject {
    Q_OBJECT

private slots:
    void whoGivesAPieceAwayIsAsked()
    {
        QVERIFY(isAsked({"", "", "", ""})); // nobody knows who sits where
        QVERIFY(isAsked({"Ann", "Bo", "Cy", "Di"}));
    }

    void nobodyIsAskedWhetherHeAgreesWithHimself() { QVERIFY(!isAsked({"Ann", "Bo", "Ann", "Di"})); }

    /** What the piece is one's own for is asked whatever one is called: whether the king shall stay in check. */
    void whoIsNamedIsAskedAboutAnOwnPiece()
    {
        for (const char* const name : {"", "Ann"}) {
            Match match =
                matchOf("circular", "white: Ra1 Kd1; red: Ka9 Rb9; black: Kd17 Rd20; turn: white", {{"players", "3"}});
            match.tags().seatNames = {name, name, "Cy"};
            const ui::MatchModel model(std::move(match));
            const Action aside = *model.game().parse(model.position(), "a1-a10");
            const auto question = ui::questionBefore(model, model.position(), aside, Seat{0});
            QVERIFY(question);
            QVERIFY(question->asked == SeatSet(Seat{0}));
        }
    }

    void computersAreNotAsked()
    {
        QVERIFY(!isAsked({"", "", "", ""}, SeatSet(Seat{0})));
        QVERIFY(isAsked({"", "", "", ""}, SeatSet(Seat{1})));
    }

    /** A push is of both seats: where the computer has one of them, a hand plays for the other. */
    void aPushByHandIsNotTheComputers()
    {
        constexpr Seat kFirst{0};
        constexpr Seat kSecond{2};
        QCOMPARE(handForPush({}), std::nullopt);
        QVERIFY(handForPush(SeatSet(kFirst)) == kSecond);
        QVERIFY(handForPush(SeatSet(kSecond)) == kFirst);
    }

    /** By name she has both the piece there and the gun: she is asked all the same, and nobody else is. */
    void whoFiresAtOwnPiecesIsAsked()
    {
        Match match = matchOf("longchess", "white: Ae1 Fe2 Pe6; black: Fe36 Ne8; turn: white", {{"artillery", "on"}});
        match.tags().seatNames = {"Ann", "Bo"};
        ui::MatchModel model(std::move(match));
        const auto question = [&](const char* text) {
            const Action shell = *model.game().parse(model.position(), text);
            return ui::questionBefore(model, model.position(), shell, Seat{0});
        };
        for (const char* const text : {"fire:e1", "fire:e6", "fire:e8"})
            QVERIFY(question(text) && question(text)->asked.empty());
        QVERIFY(!question("fire:e12"));
        model.setAbsent(SeatSet(Seat{0}));
        QVERIFY(!question("fire:e6")); // a computer
    }
};

RINGFORD_TEST(TestActors)
#include "test_actors.moc"
