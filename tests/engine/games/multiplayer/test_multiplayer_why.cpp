// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action of Multi Player Chess may not be played.
#include "engine/games/Registry.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Reasons.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Two boards of four on which nothing happens, and who sits where. */
constexpr const char* kOthers = "; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; seats: 1=AB 2=BC 3=CD 4=DA; ";
constexpr const char* kBare = "2w: Ke1; 2b: Ke8";

std::string setup(const char* board1, const char* rest, const char* board2 = kBare)
{
    return std::string(board1) + "; " + board2 + kOthers + rest;
}

/**
 * Every text about a board that fits the notation and moves, drops or promotes; promotions to few cells, for there are
 * many.
 */
std::vector<std::string> textsOn(const Board& board, int face)
{
    std::vector<std::string> texts;
    const std::string prefix = std::to_string(face + 1) + ':';
    for (const char* whole : {"O-O", "O-O-O", "yield"})
        texts.push_back(prefix + whole);
    for (std::uint16_t from = 0; from < 64; ++from) {
        const std::string first(board.shortName(Cell{from}));
        for (const char* piece : {"P", "N", "B", "R", "Q", "K", "N#2", "N#3"})
            texts.push_back(prefix + piece + '@' + first);
        for (std::uint16_t to = 0; to < 64; ++to) {
            for (const char sign : {'-', 'x'}) {
                const std::string way = prefix + first + sign + std::string(board.shortName(Cell{to}));
                texts.push_back(way);
                if (from % 8 == 6 || to % 8 == 7) {
                    for (const char* placing : {"=Q@c3", "=N#2@a7", "=R#3@d8", "=B@e1"})
                        texts.push_back(way + placing);
                }
            }
        }
    }
    return texts;
}

} // namespace

class TestMultiplayerWhy : public QObject {
    Q_OBJECT

private slots:
    void namesTheRuleAndItsCells_data()
    {
        addReasonColumns();
        const auto row = [](const std::string& position, const char* action, const char* sentence, const char* cells,
                            const char* options = "") {
            addReason(options, position.c_str(), action, sentence, cells);
        };
        const std::string drops = setup("1w: Ke1 Pe2; 1b: Ke8", "turn: 1w 2w 3w 4w; stock: A=Nw#2,Nw#3,Qb#1,Rw#3");
        row(drops, "1:K@e4", "kings are not dropped", "1:e4");
        row(drops, "1:B@c1", "the stockpile of A holds no bishop for 1w", "");
        row(drops, "1:R#2@a1", "the stockpile of A holds no rook of set 2 for 1w", "");
        row(drops, "1:R#3@a1", "the set is written only when the stockpile holds such pieces of several sets", "");
        row(drops, "1:N@b1", "the stockpile of A holds such pieces of several sets: #2, #3 says which", "");
        row(drops, "1:R@b1", "a rook is dropped where one begins, and 1:b1 is no such cell", "1:a1 1:h1");
        row(drops, "4:Q@d8", "the stockpile of D holds no queen for 4w", "");
        row(drops, "1:e8-e7", "the king on 1:e8 belongs to black, and it is the turn of white", "1:e8");
        row(drops, "1:e2-e5",
            "a pawn moves straight ahead, one cell or two from its starting rank, and captures one cell diagonally "
            "ahead",
            "1:e2 1:e5");
        row(drops, "1:yield", "A yields a board only when in stalemate on both: on boards 1 and 4", "");
        row(setup("1w: Ke1 Na1; 1b: Ke8", "turn: 1w 2w 3w 4w; stock: A=Rw#3"), "1:R@a1",
            "a piece is placed on an empty cell, but the knight stands on 1:a1", "1:a1");
        row(setup("1w: Ke1 Na1 Nh1; 1b: Ke8", "turn: 1w 2w 3w 4w; stock: A=Rw#3"), "1:R@a1",
            "a rook is dropped where one begins, and all those cells are occupied", "1:a1 1:h1");
        row(setup("1w: Ke1 Nd1; 1b: Ke8", "turn: 1w 2w 3w 4w; stock: A=Qw#3"), "1:Q@d1",
            "a piece is placed on an empty cell, but the knight stands on 1:d1", "1:d1");
        row(setup("1w: Ke1; 1b: Kg8 Re8", "turn: 1w 2w 3w 4w; stock: A=Rw#3"), "1:R@h1",
            "your king on 1:e1 would still be attacked by the rook on 1:e8", "1:e1 1:e8");
        const std::string promotions = setup("1w: Ke1 Pc7 Pf6; 1b: Kg8 Rd8", "turn: 1w 2w 3w 4w; stock: A=Bw#2");
        row(promotions, "1:c7-c8",
            "a pawn goes onto the last rank only when a piece of the stockpile is placed for it: 1:c7-c8=B@a1",
            "1:c7 1:c8");
        row(setup("1w: Ke1 Pc7; 1b: Kg8", "turn: 1w 2w 3w 4w; stock: A=Pw#2,Qb#3"), "1:c7-c8",
            "a pawn goes onto the last rank only when a piece of the stockpile is placed for it, and that of A holds "
            "no "
            "knight, bishop, rook or queen for 1w",
            "1:c7 1:c8");
        row(promotions, "1:c7-c8=Q@c3", "the stockpile of A holds no queen for 1w", "");
        row(promotions, "1:c7-c8=B@d8", "a piece is placed on an empty cell, but the rook stands on 1:d8", "1:d8");
        row(promotions, "1:c7-d8=B@c3", "a pawn moves diagonally only when it captures", "1:c7 1:d8");
        row(promotions, "1:f6-f7=B@c3", "a pawn is promoted only on the last rank", "1:f6 1:f7");
        row(promotions, "1:e1-e2=B@c3", "only a pawn is promoted", "1:e1");
        row(setup("1w: Kh1 Pc7 Pg2 Ph2; 1b: Kf7 Ra1", "turn: 1w 2w 3w 4w; stock: A=Bw#2"), "1:c7-c8=B@c3",
            "your king on 1:h1 would still be attacked by the rook on 1:a1", "1:h1 1:a1");
        row("2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 2w 3w; seats: 2=AC 3=CA", "1:e2-e4", "board 1 is closed", "");
        const std::string rounds = setup("1w: Kg1 Ra8; 1b: Kh8 Pg7 Ph7", "turn: 1b 2w 3w 4w; acted: 3");
        row(rounds, "1:g7-g6", "board 1 is checkmate: nothing is played on it any more", "1:h8", "pacing=rounds");
        row(rounds, "3:d2-d3", "board 3 has acted in this round, and waits for the others", "", "pacing=rounds");
        row(rounds, "2:yield", "board 1 is checkmate: nobody yields before that is settled", "", "pacing=rounds");
    }
    void namesTheRuleAndItsCells() { checkReason("multiplayer"); }

    void misfitsAreToldFromRefusals()
    {
        const auto game = *Registry::standard().create("multiplayer", {});
        for (const char* text :
             {"e2-e4",        "5:e2-e4",      "0:e2-e4",   "1:",       "1:e2-e9",   "1:e2",     "1:N@",
              "1:N@i1",       "1:X@a1",       "1:N#0@b1",  "1:N#5@b1", "1:N#01@b1", "1:N#@b1",  "1:e7-e8=Q",
              "1:e7-e8=K@c3", "1:e7-e8=P@c3", "1:e7=Q@c3", "1:yield ", "1:Yield",   "1:e2-2:e4"})
            QVERIFY2(!game->parse(game->start(), text), text);
        QCOMPARE(game->parse(game->start(), "5:e2-e4").error().english(), "there is no board '5': boards are 1 to 4");
        for (const char* text : {"1:e2-e4", "4:O-O-O", "1:K@e4", "1:N#4@b1", "1:e7xd8=Q#2@c3", "1:yield"}) {
            const auto action = game->parse(game->start(), text);
            QVERIFY2(action, text);
            QCOMPARE(game->text(game->start(), *action), std::string(text));
        }
    }

    void thereIsAReasonForAllThatIsNotLegal_data()
    {
        QTest::addColumn<QByteArray>("options");
        for (const char* options : {"players=3", "players=3 origin=social", "players=3 pacing=rounds"})
            QTest::newRow(options) << QByteArray(options);
    }
    void thereIsAReasonForAllThatIsNotLegal()
    {
        QFETCH(QByteArray, options);
        const auto game = *Registry::standard().create("multiplayer", *readOptions(options.toStdString()));
        Dice dice(6);
        Position position = game->start();
        std::size_t refused = 0;
        std::size_t placed = 0;
        for (int ply = 0; ply < cases(400, 120); ++ply) {
            const auto drawn = drawnAction(*game, position, dice);
            position = drawn ? game->apply(position, *drawn).position : game->start();
            if (ply % 40 != 39 || game->outcome(position).decided())
                continue;
            std::set<std::string> legal;
            for (const Action& action : game->actions(position))
                legal.insert(game->text(position, action));
            for (int face = 0; face < 3; ++face) {
                for (const std::string& text : textsOn(game->board(), face)) {
                    const auto action = game->parse(position, text);
                    QVERIFY2(action, text.c_str());
                    const auto why = game->why(position, *action);
                    QVERIFY2(!why == legal.contains(text), text.c_str());
                    refused += why.has_value();
                    placed += !why && action->placed;
                    QVERIFY(!why || helpHas(*game, why->helpSection));
                }
            }
        }
        QVERIFY(refused > std::size_t(cases(10'000, 3'000)));
        QVERIFY(placed > 0);
    }
};

RINGFORD_TEST(TestMultiplayerWhy)
#include "test_multiplayer_why.moc"
