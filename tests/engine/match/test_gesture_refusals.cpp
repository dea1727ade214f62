// SPDX-License-Identifier: GPL-3.0-or-later
// Why what was touched on boards cannot be played.
#include "engine/match/GestureRefusals.h"
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <map>
#include <string>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Matches and what is touched in them, by the names of cells. */
struct Table {
    Touch on(const char* name) const { return Touch::on(cellOf(match.game(), name)); }
    QString said(const std::vector<Touch>& touches) const
    {
        return QString::fromStdString(whyNot(match, match.gameNode(), {0, touches}).sentence.english());
    }
    QString saidFrom(const Touch& touch) const
    {
        return QString::fromStdString(whyNotFrom(match, match.gameNode(), 0, touch).sentence.english());
    }

    Match match;
};

} // namespace

class GestureRefusalTest : public QObject {
    Q_OBJECT

private slots:
    // Whatever two places are touched: what cannot be played has a rule against it, and that is named.
    void aRuleIsNamedWhereverOneCanBe_data()
    {
        QTest::addColumn<QString>("line");
        for (const GameChoice& choice : gameChoices(6))
            QTest::addRow("%s", choice.line.c_str()) << QString::fromStdString(choice.line);
    }

    void aRuleIsNamedWhereverOneCanBe()
    {
        QFETCH(QString, line);
        const qsizetype blank = line.indexOf(u' ');
        const auto game = gameOf((blank < 0 ? line : line.left(blank)).toStdString(),
                                 blank < 0 ? std::string() : line.mid(blank + 1).toStdString());
        Match match(game, game->start());
        Dice dice(11);
        std::map<std::string, int> unnamed;
        for (int turn = 0; turn < 6; ++turn) {
            const Contents contents = game->contents(match.position(match.gameNode()));
            const auto cells = static_cast<std::uint16_t>(game->board().cellCount());
            std::vector<Touch> firsts;
            for (int tried = 0; tried < 40; ++tried)
                firsts.push_back(Touch::on(Cell{static_cast<std::uint16_t>(dice.below(cells))}));
            for (const auto& stock : contents.stockpiles)
                firsts.push_back(Touch::onStock(stock.holder, stock.piece));
            for (const Touch& first : firsts) {
                for (int tried = 0; tried < 40; ++tried) {
                    const Cell to{static_cast<std::uint16_t>(dice.below(cells))};
                    const Gesture touched{0, {first, Touch::on(to)}};
                    const auto meant = game->intended(match.position(match.gameNode()), touched);
                    if (meant && !match.why(match.gameNode(), *meant))
                        continue;
                    if (whyNot(match, match.gameNode(), touched).sentence.pattern() != "nothing can be played that way")
                        continue;
                    const std::string from =
                        first.kind == Touch::Kind::Stock ? "stock" : game->board().name(first.cell);
                    ++unnamed[from + " " + game->board().name(to)];
                }
            }
            playOn(match, 7, dice);
        }
        QVERIFY2(unnamed.empty(), unnamed.empty() ? "" : unnamed.begin()->first.c_str());
    }

    void touchesThatMeanAnActionAreRefusedAsTheGameRefusesIt()
    {
        const Table table{matchOf("orthodox")};
        const Action meant = read(table.match.game(), table.match.position(table.match.gameNode()), "e2-e5");
        QCOMPARE(table.said({table.on("e2"), table.on("e5")}),
                 QString::fromStdString(table.match.why(table.match.gameNode(), meant)->sentence.english()));
    }

    void aPieceThatIsShutInHasNowhereToGo()
    {
        const Table table{matchOf("orthodox")};
        QCOMPARE(table.saidFrom(table.on("e1")), QString("the piece on e1 has nowhere to go"));
    }

    void aPieceOfTheOthersIsNotRefusedForBeingShutIn()
    {
        Table table{matchOf("orthodox")};
        QVERIFY(!table.saidFrom(table.on("e8")).contains("nowhere to go"));
        QVERIFY(table.match.retire(Side{0}, Retire::Resigned));
        QCOMPARE(table.saidFrom(table.on("e1")), QString("the game is over"));
    }

    void waterIsNoPlaceForAPiece()
    {
        const Table table{matchOf("longchess")};
        const Board& board = table.match.game().board();
        for (std::int16_t column = 0; column < board.faces().front().columns; ++column) {
            for (std::int16_t row = 0; row < board.faces().front().rows; ++row) {
                const Place place{0, column, row};
                if (board.ground(place) != Ground::Water)
                    continue;
                QCOMPARE(table.said({Touch::onPlace(place)}), QString("nothing can be put there: that is water"));
                QCOMPARE(table.said({table.on("e1"), Touch::onPlace(place)}),
                         QString("no piece can stand there: that is water"));
                return;
            }
        }
        QFAIL("no water");
    }

    void whoMayHaveMeantAShotIsToldWhyThereIsNone()
    {
        const Table table{
            matchOf("longchess", "white: Fe2 Pa5 Rb2; black: Ab6 Na9 Fe36 Pc3; turn: white", {{"artillery", "on"}})};
        QVERIFY(table.said({table.on("a5"), table.on("b6")})
                    .endsWith("; nor can it shoot: artillery cannot be captured from range"));
        QVERIFY(!table.said({table.on("b2"), table.on("a9")}).contains("nor can it shoot"));
    }

    void everyPieceThatCannotMoveIsToldAReason()
    {
        for (const char* id : {"orthodox", "checkers", "circular", "longchess", "multiplayer", "strategic"}) {
            const Table table{matchOf(id)};
            const Position start = table.match.position(table.match.start());
            for (const PlacedPiece& placed : table.match.game().contents(start).pieces)
                QVERIFY2(!table.saidFrom(Touch::on(placed.cell)).isEmpty(), id);
        }
    }
};

RINGFORD_TEST(GestureRefusalTest)
#include "test_gesture_refusals.moc"
