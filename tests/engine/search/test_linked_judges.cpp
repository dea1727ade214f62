// SPDX-License-Identifier: GPL-3.0-or-later
// What a search sees on boards in company: wins that have to be brought home, repetitions, and boards one by one.
#include "engine/games/multiplayer/MultiplayerJudge.h"
#include "engine/games/strategic/StrategicJudge.h"
#include "tests/support/SearchRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Plays on: the camp of @p strong by a search of few nodes, everybody else by chance. @return what it comes to */
Outcome playedOut(const Game& game, Position position, SeatSet strong, std::uint64_t seed, int plies)
{
    constexpr std::uint64_t kFew = 2'000;
    const auto search = game.newSearch();
    std::vector<Position> before;
    for (int ply = 0; ply < plies && !game.outcome(position).decided(); ++ply) {
        const SeatSet onTurn = game.onTurn(position);
        seed = mixed(seed, static_cast<std::uint64_t>(ply));
        Seat seat = onTurn.first();
        for (const Seat one : onTurn)
            seat = (seed & 1) != 0 ? one : seat;
        Action action;
        if (strong.contains(seat)) {
            SearchTask task{position, before, seat};
            task.budget.nodes = kFew;
            action = search->run(task).lines.at(0).actions.front();
        } else {
            const std::vector<Action> actions = game.actions(position, seat);
            action = actions[(seed >> 8) % actions.size()];
        }
        before.push_back(position);
        position = game.apply(position, action).position;
    }
    return game.outcome(position);
}

} // namespace

class TestLinkedJudges : public QObject {
    Q_OBJECT

private slots:
    void playsWhatIsPlain_data()
    {
        QTest::addColumn<QString>("id");
        addColumns();
        const auto row = [](const char* name, const char* id, const char* options, const char* setup,
                            const char* actions) { QTest::newRow(name) << id << options << setup << actions; };
        row("mates although much is left to take", "strategic", "boards=2 ending=all",
            "1w: Ke1 Rb1 Rh7 Qg1 Bc1 Pd4 Pe4; 1b: Ka8 Ra3; 2w: Ke1 Pa2; 2b: Ke8 Pa7; turn: 1w 2w",
            "1:g1-g8 1:g1-g2 1:h7-h8");
        row("captures over the edge", "strategic", "boards=2",
            "1w: Ke1 Ra4; 1b: Ke8; 2w: Ke1; 2b: Kg8 Qa4; turn: 1w 2w", "1:a4x2:a4");
    }
    void playsWhatIsPlain()
    {
        QFETCH(QString, id);
        comparePlayed(id.toStdString().c_str());
    }

    /**
     * A rook that is captured mates on the other board, where a queen finds no room; to who takes boards one by one it
     * is of no use there.
     */
    void capturesForItsOtherBoard()
    {
        const auto game = gameOf("multiplayer", "players=3");
        SearchTask task{at(*game, "1w: Ke1 Ra4; 1b: Kg7 Qa7 Rh4; 2w: Ke1 Pa2; 2b: Ke8 Pa7; 3w: Kh1; 3b: Kd8 Rg5; "
                                  "turn: 1w 2w 3b; seats: 1=AB 2=BC 3=CA; stock:")};
        task.budget.nodes = 30'000;
        const auto chosen = [&] {
            const Action action = game->newSearch()->run(task).lines.at(0).actions.front();
            return game->text(task.position, action);
        };
        QCOMPARE(chosen(), std::string("1:a4xh4"));
        task.isBoardwise = true;
        QCOMPARE(chosen(), std::string("1:a4xa7"));
    }

    /** All the same how far it is ahead: who does not mate the last king has won nothing. */
    void bringsWinsHome_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("setup");
        QTest::newRow("two bare kings") << "strategic"
                                        << "boards=2 ending=all"
                                        << "1w: Ke1 Rd1 Ra1; 1b: Ke5; 2w: Ke1 Qd1 Nb1 Pa4; 2b: Kc5; turn: 1w 2w";
        QTest::newRow("a great army") << "strategic"
                                      << "boards=2 ending=all"
                                      << "1w: Kg7 Pa3 Pb3 Rc8 Bd4 Be4 Ne6 Pf4 Nf6 Pg3 Rh1; 1b: Ke2; 2w: Kd3 Pa6 Pb7 "
                                         "Bd4 Pd5 Pe4 Pf5 Pg5 Qa2; 2b: Kh1; turn: 1w 2w";
        QTest::newRow("three seats") << "multiplayer"
                                     << "players=3"
                                     << "1w: Ke1 Ra2 Qb3 Nc3; 1b: Ke5; 2w: Kd4; 2b: Kb8; 3w: Kd5; 3b: Ke8 Qg7#1 Rb7#2 "
                                        "Pa7; turn: 1w 2w 3b; seats: 1=AB 2=BC 3=CA; stock: A=Qb#2,Rw#3,Rb#1,Qw#2";
    }
    void bringsWinsHome()
    {
        QFETCH(QString, id);
        QFETCH(QString, options);
        QFETCH(QString, setup);
        const auto game = gameOf(id.toStdString(), options.toStdString());
        const SeatSet strong = game->description().teams.front();
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Outcome outcome = playedOut(*game, at(*game, setup.toStdString()), strong, seed, 400);
            QVERIFY(outcome.kind == Outcome::Kind::Won);
            QVERIFY(outcome.winners.contains(strong.first()));
        }
    }

    /** What stands again has the same key, wherever the search looks; what it looks at is another aspect of it. */
    void comingBackIsSeen()
    {
        const strategic::StrategicGame game(gameOf("strategic", "boards=2")->description().options);
        const strategic::StrategicJudge judge(game);
        auto state = judge.view(game.rules().start(), Seat{0});
        const std::uint64_t key = judge.key(state);
        const std::uint64_t aspect = judge.aspect(state);
        const auto knightOn = [](int file, int rank) { return chess::BoardPlace{0}.cell(chess::spotOf(file, rank)); };
        const std::array ways{std::pair(knightOn(6, 0), knightOn(5, 2)), std::pair(knightOn(6, 7), knightOn(5, 5)),
                              std::pair(knightOn(5, 2), knightOn(6, 0)), std::pair(knightOn(5, 5), knightOn(6, 7))};
        for (const auto& [from, to] : ways) {
            judge.apply(state, {from, to, chess::Kind::Knight});
            QCOMPARE(judge.key(state) == key, from == ways.back().first);
        }
        QVERIFY(judge.aspect(state) != aspect);
    }

    /** Boards one by one: a line never leaves the board where it began. */
    void boardsAreTakenForThemselves_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("options");
        QTest::newRow("strategic") << "strategic"
                                   << "boards=3";
        QTest::newRow("multiplayer") << "multiplayer"
                                     << "players=4";
    }
    void boardsAreTakenForThemselves()
    {
        QFETCH(QString, id);
        QFETCH(QString, options);
        const auto game = gameOf(id.toStdString(), options.toStdString());
        Position position = game->start();
        std::uint64_t random = 1;
        for (int ply = 0; ply < 24; ++ply) {
            const std::vector<Action> actions = game->actions(position);
            random = mixed(random, static_cast<std::uint64_t>(ply));
            position = game->apply(position, actions[random % actions.size()]).position;
            SearchTask task{position};
            task.budget.nodes = 2'000;
            task.isBoardwise = true;
            const SearchReport report = game->newSearch()->run(task);
            std::set<char> boards;
            Position there = position;
            for (const Action& action : report.lines.at(0).actions) {
                const std::string text = game->text(there, action);
                boards.insert(text[text.rfind(':') - 1]); // `1:h4-2:a4` takes the turn of board 2
                there = game->apply(there, action).position;
            }
            QCOMPARE(boards.size(), std::size_t{1});
        }
    }
};

RINGFORD_TEST(TestLinkedJudges)
#include "test_linked_judges.moc"
