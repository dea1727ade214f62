// SPDX-License-Identifier: GPL-3.0-or-later
// Cells in the words of the labels beside the board.
#include "engine/board/CellLabels.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/board/access/BoardSpeech.h"
#include "ui/match/MatchModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/SpokenActions.h"
#include "ui/words/Words.h"

#include <QScopeGuard>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using test::matchOf;

class TestCellWords : public QObject {
    Q_OBJECT

private slots:
    void mostBoardsCallCellsAsRecordsDo_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("teams");
        QTest::addColumn<bool>("hasOwn");
        QTest::newRow("orthodox") << "orthodox"
                                  << "" << false;
        QTest::newRow("ring") << "circular"
                              << "" << false;
        QTest::newRow("four teams") << "longchess"
                                    << "4" << false;
        QTest::newRow("two teams") << "longchess"
                                   << "2" << true;
    }
    void mostBoardsCallCellsAsRecordsDo()
    {
        QFETCH(QString, game);
        QFETCH(QString, teams);
        OptionValues options;
        if (!teams.isEmpty())
            options.push_back({"teams", teams.toStdString()});
        const Match match = matchOf(game.toStdString().c_str(), "", options);
        QTEST(hasOwnLabels(match.game().board()), "hasOwn");
    }

    void theOnlyBoardHasNoNumberForPeople()
    {
        const Match match = matchOf("strategic", "", {{"boards", "1"}});
        const Game& game = match.game();
        const Position start = match.position(match.start());
        QCOMPARE(words::cell(game.board(), *game.board().find("1:e2")), QStringLiteral("e2"));
        QCOMPARE(words::actionText(game, start, *game.parse(start, "1:e2-e4")), QStringLiteral("e2-e4"));
        QCOMPARE(words::labelled(game.board(), QStringLiteral("There is no piece on 1:e3, nor on 1:e4.")),
                 QStringLiteral("There is no piece on e3, nor on e4."));
        QCOMPARE(words::turn(game.description(), game.onTurn(start)), QStringLiteral("White to play"));
        QCOMPARE(game.description().seats.front().badge, "W");
        const Match two = matchOf("strategic", "", {{"boards", "2"}});
        QCOMPARE(words::cell(two.game().board(), *two.game().board().find("1:e2")), QStringLiteral("1:e2"));
    }

    void sentencesTellTheBoardInWords()
    {
        const Match match = matchOf("strategic", "", {{"boards", "2"}});
        const auto read = [&](const char* text, std::optional<int> beside = {}) {
            return words::labelled(match.game().board(), QString(text), beside);
        };
        QCOMPARE(read("The rook on 2:h4 is attacked from 2:a4."),
                 QStringLiteral("The rook on h4 on board 2 is attacked from a4."));
        QCOMPARE(read("The rook on 2:h4 is attacked from 2:a4.", 1),
                 QStringLiteral("The rook on h4 is attacked from a4."));
        QCOMPARE(read("The rook on 2:h4 is attacked from 2:a4.", 0),
                 QStringLiteral("The rook on h4 on board 2 is attacked from a4."));
        QCOMPARE(read("a rook moves straight, not from 1:h4 to 2:b5", 0),
                 QStringLiteral("a rook moves straight, not from h4 on board 1 to b5 on board 2"));
        // What somebody would type stays as it is typed, and what is no cell as it is.
        QCOMPARE(read("written 1:e2-e4 or 1:e4xd5, at 3:e4, 1:z9"),
                 QStringLiteral("written 1:e2-e4 or 1:e4xd5, at 3:e4, 1:z9"));
    }

    void ranksAreCountedFromBothEnds()
    {
        const Match match = matchOf("longchess");
        const Board& board = match.game().board();
        QCOMPARE(words::cell(board, *board.find("e30")), QStringLiteral("e 8B"));
        QCOMPARE(words::cell(board, *board.find("a5")), QStringLiteral("a 5W"));
        QCOMPARE(words::cell(board, *board.find("b19")), QStringLiteral("b C"));
        const Contents contents = match.game().contents(match.position(match.start()));
        QCOMPARE(words::cellContent(match.game().description(), *board.find("b19"), nullptr, contents),
                 QStringLiteral("b C, bridge, empty")); // read aloud
        QCOMPARE(words::cellContent(match.game().description(), *board.find("d1"), nullptr, contents),
                 QStringLiteral("d 1W, keep, empty"));
        QCOMPARE(words::cellContent(match.game().description(), *board.find("c1"), nullptr, contents),
                 QStringLiteral("c 1W, empty"));
        QCOMPARE(words::labelled(board, QStringLiteral("none of your pawns stands next to a20, x5 or i99")),
                 QStringLiteral("none of your pawns stands next to a 18B, x5 or i99"));
        // Water is no cell, and has a place beside the same labels.
        QCOMPARE(words::labelled(board, QStringLiteral("in water on a31, c31, and d19 is no cell")),
                 QStringLiteral("in water on a 7B, c 7B, and d C is no cell"));
        QCOMPARE(words::labelled(board, QStringLiteral("expected one like a5-a4, Cx5-2, not Cx99+1")),
                 QStringLiteral("expected one like a 5W-a 4W, Cx5W-2, not Cx99+1"));
    }

    void deedsAreTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("deed");
        QTest::newRow("move") << "e4-e30"
                              << "e 4W to e 8B";
        QTest::newRow("capture") << "e4xe30~"
                                 << "e 4W takes e 8B, leaving what it carries";
        QTest::newRow("shot") << "b1*b12"
                              << "b 1W shoots b 12W";
        QTest::newRow("leaving") << "e1-off"
                                 << "e 1W off the board";
        QTest::newRow("mine") << "mine:e20"
                              << "at e 18B";
        QTest::newRow("charge") << "Cx5+2"
                                << "5W to 7W";
        QTest::newRow("charge off") << "Cx1-2"
                                    << "1W off the board";
        QTest::newRow("fire") << "fire:done"
                              << "";
    }
    void deedsAreTold()
    {
        QFETCH(QString, text);
        const Match match = matchOf("longchess", "", {{"artillery", "on"}, {"mines", "on"}});
        const auto action = match.game().parse(match.position(match.start()), text.toStdString());
        QVERIFY(action);
        QTEST(words::deed(match.game().description(), *action), "deed");
    }

    void rowsChargeToo()
    {
        const Match match = matchOf("longchess", "", {{"teams", "4"}});
        const auto action = match.game().parse(match.position(match.start()), "Cye+1");
        QCOMPARE(words::chargeWay(match.game().board(), *action), QStringLiteral("e to f"));
        QVERIFY(words::deed(match.game().description(), *action).isEmpty());
        QCOMPARE(words::deedInWords(match.game().board(), *action), QStringLiteral("e to f"));
    }

    void whatIsPlayedIsSpoken()
    {
        MatchModel model(matchOf("longchess"));
        model.play(*model.game().parse(model.position(), "a5-a6"));
        QCOMPARE(announcement(model, model.gameNode()), QStringLiteral("White: a 5W to a 6W"));
    }

    /** A seat that plays on one board says which; a pawn that is one of several says where it comes from. */
    void whatIsPlayedOnSeveralBoardsIsSpokenOnceAndInWords()
    {
        const words::Notation before = words::notation();
        words::setNotation(words::Notation::English);
        const auto back = qScopeGuard([before] { words::setNotation(before); });
        const auto heard = [](const char* setup, const char* text) {
            MatchModel model(matchOf("strategic", setup, {{"boards", "2"}}));
            const auto action = model.game().parse(model.position(), text);
            return action && !model.play(*action).refusal ? announcement(model, model.gameNode()) : QString();
        };
        const char* const kPawns = "1w: Ke1 Pa2^ Pb5; 1b: Ke8; 2w: Ke1; 2b: Ke8; turn: 1w 2w";
        QCOMPARE(heard("", "1:e2-e4"), QStringLiteral("White on board 1: e4"));
        QCOMPARE(heard("", "2:g1-f3"), QStringLiteral("White on board 2: knight f3"));
        QCOMPARE(heard(kPawns, "1:a2-a5"), QStringLiteral("White on board 1: a2 to a5"));
        QCOMPARE(heard(kPawns, "1:b5-a5"), QStringLiteral("White on board 1: b5 to a5"));
    }

    /** Behind what stands or comes there, as lists tell it: "board 1: rook a4 on board 2" had one before and one behind. */
    void boardsOfAPieceThatGoesOverAreToldInOneOrder()
    {
        const Match match =
            matchOf("strategic", "1w: Ke1 Rh4 Nh1; 1b: Ke8; 2w: Ke1; 2b: Ke8 Na5; turn: 1w 2w", {{"boards", "2"}});
        const Game& game = match.game();
        const Position& position = match.position(match.start());
        const ShortTexts texts(game, position, {});
        const auto spoken = [&](const char* text, const char* told) {
            return words::spokenAction(game, texts, *game.parse(position, text), words::SpokenSign::None, told);
        };
        QCOMPARE(spoken("1:h4-2:a4", ""), QStringLiteral("rook on board 1 to a4 on board 2"));
        QCOMPARE(spoken("1:h4-2:a4", "1"), QStringLiteral("rook to a4 on board 2"));
        QCOMPARE(spoken("1:h4-h8", ""), QStringLiteral("board 1: rook h8"));
    }
};

RINGFORD_TEST(TestCellWords, QCoreApplication)
#include "test_cellwords.moc"
