// SPDX-License-Identifier: GPL-3.0-or-later
// Why what was touched on boards cannot be played.
#include "engine/match/GestureRefusals.h"
#include "engine/match/Match.h"
#include "engine/match/TypedActions.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <set>
#include <sstream>
#include <string>
#include <vector>

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

/** Some of everything that can be touched: pieces and empty cells, what is no cell, the rim, stockpiles, buttons. */
std::vector<Touch> drawnTouches(const Match& match, Dice& dice, int most)
{
    const Board& board = match.game().board();
    const auto cells = static_cast<std::uint16_t>(board.cellCount());
    const auto drawn = [&] { return Cell{static_cast<std::uint16_t>(dice.below(cells))}; };
    std::vector<Touch> touches;
    for (int tried = 0; tried < most; ++tried)
        touches.push_back(Touch::on(drawn()));
    touches.push_back(Touch::onRim(drawn()));
    for (const auto& stock : match.game().contents(match.position(match.gameNode())).stockpiles)
        touches.push_back(Touch::onStock(stock.holder, stock.piece));
    const Face& face = board.faces().front();
    const Place place{0, static_cast<std::int16_t>(dice.below(static_cast<std::size_t>(face.columns))),
                      static_cast<std::int16_t>(dice.below(static_cast<std::size_t>(face.rows)))};
    if (!board.at(place))
        touches.push_back(Touch::onPlace(place));
    return touches;
}

/** Two touches with each tool, and legal gestures with another end. */
std::vector<Gesture> drawnGestures(const Match& match, Dice& dice)
{
    const Game& game = match.game();
    std::vector<Gesture> gestures;
    const std::vector<Touch> lasts = drawnTouches(match, dice, 12);
    for (const Touch& first : drawnTouches(match, dice, 12)) {
        const bool canBeHeld = first.kind == Touch::Kind::Cell || first.kind == Touch::Kind::Stock;
        for (std::uint8_t tool = 0; tool < game.description().tools.size(); ++tool) {
            const bool drags = game.description().tools[tool].drags;
            if (!drags && first.kind == Touch::Kind::Cell)
                gestures.push_back({tool, {first}});
            for (const Touch& last : lasts) {
                if (last != first && drags && canBeHeld && (tool == 0 || first.kind == Touch::Kind::Cell))
                    gestures.push_back({tool, {first, last}});
            }
        }
    }
    const Position position = match.position(match.gameNode());
    for (const Action& action : game.actions(position)) {
        Gesture gesture = game.gestures(position, action).front();
        if (gesture.touches.size() < 2)
            continue;
        gesture.touches.back() = dice.among(lasts);
        if (gesture.touches[gesture.touches.size() - 2] != gesture.touches.back())
            gestures.push_back(gesture);
    }
    return gestures;
}

bool isLegal(const Match& match, const Gesture& touched)
{
    const auto meant = match.game().intended(match.position(match.gameNode()), touched);
    return meant && !match.why(match.gameNode(), *meant);
}

std::string told(const Game& game, const Gesture& touched)
{
    std::string out = std::to_string(touched.tool);
    for (const Touch& touch : touched.touches)
        out += touch.kind == Touch::Kind::Cell
                   ? " " + game.board().name(touch.cell)
                   : " (" + std::to_string(static_cast<int>(touch.kind)) + " " + game.board().name(touch.cell) + ")";
    return out;
}

/** The words of a sentence without the signs around them. */
std::vector<std::string> tokensOf(const std::string& sentence)
{
    std::vector<std::string> tokens;
    std::istringstream words(sentence);
    for (std::string word; words >> word;) {
        const auto from = word.find_first_not_of("'(");
        const auto to = word.find_last_not_of("'),;:.");
        if (from != std::string::npos && to != std::string::npos && from <= to)
            tokens.push_back(word.substr(from, to - from + 1));
    }
    return tokens;
}

} // namespace

class GestureRefusalTest : public QObject {
    Q_OBJECT

private slots:
    void aRuleIsNamedWhereverOneCanBe_data() { m_rows.addRows(); }

    // Whatever is touched, with whatever tool: what cannot be played has a rule against it, and that is named.
    void aRuleIsNamedWhereverOneCanBe()
    {
        const auto game = m_rows.sharedGame();
        Match match(game, game->start());
        Dice dice(11);
        std::set<std::string> unnamed;
        for (int turn = 0; turn < cases(6, 1); ++turn) {
            for (const Gesture& touched : drawnGestures(match, dice)) {
                const bool isOfToy = game->description().id == "toy" && touched.tool != 0; // knows no such reasons
                if (isOfToy || isLegal(match, touched) ||
                    whyNot(match, match.gameNode(), touched).sentence.pattern() != "nothing can be played that way")
                    continue;
                unnamed.insert(told(*game, touched));
            }
            playOn(match, 7, dice);
        }
        QVERIFY2(unnamed.empty(), unnamed.empty() ? "" : unnamed.begin()->c_str());
    }

    void whatIsNamedAsAnExampleCanBePlayed_data() { m_rows.addRows(); }

    // An action in a reason is one that is offered in place of the other.
    void whatIsNamedAsAnExampleCanBePlayed()
    {
        const auto game = m_rows.sharedGame();
        Match match(game, game->start());
        Dice dice(12);
        for (int turn = 0; turn < cases(12, 2); ++turn) {
            const auto isOffered = [&](const std::string& token) {
                const auto action = parseAt(match, match.gameNode(), token);
                return !action || !match.why(match.gameNode(), *action);
            };
            std::vector<Text> reasons;
            for (const char* typed : {"nonsense", "1:nonsense", "e2", "0-0", "1:e7-e8=", "fire:", "Cx", "remove:"}) {
                if (const auto action = parseAt(match, match.gameNode(), typed); !action)
                    reasons.push_back(action.error());
            }
            for (const Gesture& touched : drawnGestures(match, dice)) {
                if (!isLegal(match, touched))
                    reasons.push_back(whyNot(match, match.gameNode(), touched).sentence);
            }
            for (const Text& reason : reasons) {
                for (const std::string& token : tokensOf(reason.english()))
                    QVERIFY2(isOffered(token), (token + ": " + reason.english()).c_str());
            }
            playOn(match, 5, dice);
        }
    }

    void thereIsNoCastlingInGamesWithout()
    {
        const Table table{matchOf("strategic", "1w: Ke1 Rh1; 1b: Ke8; turn: 1w", {{"boards", "1"}})};
        const Position position = table.match.position(table.match.gameNode());
        QCOMPARE(table.said({table.on("1:e1"), table.on("1:g1")}), QString("there is no castling in this game"));
        for (const char* typed : {"O-O", "1:O-O-O"})
            QCOMPARE(table.match.game().parse(position, typed).error().english(), "there is no castling in this game");
        const Table ring{matchOf("circular")};
        QCOMPARE(ring.match.game().parse(ring.match.position(ring.match.gameNode()), "O-O").error().english(),
                 "there is no castling in this game");
    }

    void thereIsNoEnPassantInGamesWithout()
    {
        const Table table{matchOf("strategic", "1w: Ke1 Pe5; 1b: Ke8 Pd5; turn: 1w", {{"boards", "1"}})};
        QCOMPARE(table.said({table.on("1:e5"), table.on("1:d6")}), QString("there is no en passant in this game"));
    }

    void aPieceOfAnotherBoardThatIsNotOnTurnIsRefusedForThat()
    {
        Table table{matchOf("multiplayer", {}, {{"players", "3"}})};
        QVERIFY2(table.saidFrom(table.on("3:a8")).contains("it is the turn of white"),
                 qPrintable(table.saidFrom(table.on("3:a8"))));
    }

    void aChargeGoesStraight()
    {
        const Table table{matchOf("longchess")};
        const Gesture touched{1, {table.on("a5"), table.on("b6")}};
        QCOMPARE(whyNot(table.match, table.match.gameNode(), touched).sentence.english(),
                 "the pawns of a charge go straight, one or two places");
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
        for (const std::string& id : test::gameIds()) {
            const Table table{matchOf(id)};
            const Position start = table.match.position(table.match.start());
            for (const PlacedPiece& placed : table.match.game().contents(start).pieces)
                QVERIFY2(!table.saidFrom(Touch::on(placed.cell)).isEmpty(), id.c_str());
        }
    }

private:
    const ChoiceRows m_rows{6};
};

RINGFORD_TEST(GestureRefusalTest)
#include "test_gesture_refusals.moc"
