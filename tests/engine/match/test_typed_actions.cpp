// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as people type them.
#include "engine/match/TypedActions.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

const char* const kPawnsMeet = "white: Ke1 Pe4; black: Ke8 Pd5; turn: white";
const char* const kOfTwoSets = "1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                               "seats: 1=AB 2=BC 3=CA; stock: A=Nw#2,Nw#3";
const char* const kCastling = "white: Ra1^ Ke1^ Rh1^; black: Ke8; turn: white";

QString inLabelsOf(const std::string& id, const char* setup, const char* text)
{
    const auto game = gameOf(id);
    return QString::fromStdString(inLabels(game->board(), read(*game, at(*game, setup), text), text));
}

} // namespace

class TypedActionsTest : public QObject {
    Q_OBJECT

private slots:
    void aTextMeansTheNearestActions_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* game, const char* setup, const char* typed, const char* meant) {
            QTest::addRow("%s: %s", game, typed) << game << setup << typed << meant;
        };
        row("orthodox", "", "e2-e4", "e2-e4");
        row("orthodox", "", "e2e4", "e2-e4");
        row("orthodox", "", "E2 E4", "e2-e4");
        row("orthodox", "", " e2 - e4 !?", "e2-e4");
        row("orthodox", "", "e2xe4", "e2-e4");
        row("orthodox", "", "e2-e5", "");
        row("orthodox", "", "e2", "begun: e2-e3 e2-e4");
        row("orthodox", "", "e2x", "begun: e2-e3 e2-e4");
        row("orthodox", "", "b2b", "begun: b2-b3 b2-b4");
        row("orthodox", "", "e2-x", "");
        row("orthodox", "", "", "");
        row("orthodox", kPawnsMeet, "e4-d5", "e4xd5");
        row("orthodox", kPawnsMeet, "e4d5+", "e4xd5");
        row("orthodox", kCastling, "0-0", "O-O");
        row("orthodox", kCastling, "O-O-O", "O-O-O");
        row("orthodox", kCastling, "e1g1", "O-O");
        row("orthodox", kCastling, "ooo", "O-O-O");
        row("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white", "a7a8=q", "a7-a8=Q");
        row("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white", "A7-A8", "a7-a8=B a7-a8=N a7-a8=Q a7-a8=R");
        row("orthodox", "", "Nf3", "g1-f3");
        row("orthodox", "", "e4", "e2-e4");
        row("orthodox", "", "Nf4", "");
        row("orthodox", "", "Nf", "begun: g1-f3");
        row("orthodox", "", "N", "begun: b1-a3 b1-c3 g1-f3 g1-h3");
        row("orthodox", "", "\u2658f3", "g1-f3");
        row("longchess", "", "Nf3W", "g1-f3");
        row("multiplayer players=3", "", "2:Nc3", "2:b1-c3");
        row("multiplayer players=3", kOfTwoSets, "1:N#3@b1", "1:N#3@b1");
        row("multiplayer players=3", kOfTwoSets, "1:N@b1", "1:N#2@b1 1:N#3@b1");
        row("multiplayer players=3", kOfTwoSets, "n@g1", "1:N#2@g1 1:N#3@g1");
        row("orthodox", kPawnsMeet, "exd5+", "e4xd5");
        row("orthodox", kPawnsMeet, "ed5", "e4xd5");
        row("orthodox", kPawnsMeet, "Kxd5", "");
        // As old books write a capture.
        row("orthodox", kPawnsMeet, "ed5:", "e4xd5");
        row("orthodox", kPawnsMeet, "e4d5:+", "e4xd5");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "Bc7:", "f4xc7");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "bc7:!", "f4xc7");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "Kc7:", "");
        row("longchess", "", "Nf3W:", "g1-f3");
        row("strategic boards=2", "1w: Ke1; 1b: Ke8; 2w: Ke1 Pa4; 2b: Ke8 Pb5; turn: 1w 2w", "2:ab5:", "2:a4xb5");
        row("strategic boards=2", "1w: Ke1; 1b: Ke8; 2w: Ka1 Pb4; 2b: Kh8; turn: 1b 2w",
            "1:", "begun: 1:e8-d7 1:e8-d8 1:e8-e7 1:e8-f7 1:e8-f8");
        row("orthodox", kCastling, "Rf1", "h1-f1");
        row("orthodox", "white: Ke1 Ra3 Ra5; black: Kh8; turn: white", "Ra4", "a3-a4 a5-a4");
        row("orthodox", "white: Ke1 Ra3 Ra5; black: Kh8; turn: white", "R5a4", "a5-a4");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "bxc6", "b5xc6");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "Bxc7", "f4xc7");
        row("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white", "a8=Q", "a7-a8=Q");
        row("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white", "a8N", "a7-a8=N");
        row("orthodox", "", "nf3", "g1-f3");
        row("orthodox", "", "n", "begun: b1-a3 b1-c3 g1-f3 g1-h3");
        row("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white", "a8=q", "a7-a8=Q");
        row("orthodox", "white: Ke1 Pb5 Bf4; black: Kh8 Nc6 Pc7; turn: white", "bc7", "f4xc7"); // no pawn does that
        row("orthodox", "white: Ke1 Pb5 Be4; black: Kh8 Nc6 Pc7; turn: white", "bc6", "b5xc6");
        row("longchess", "", "nf3w", "g1-f3");
        row("longchess", "", "n1wf3w", "g1-f3");
        row("multiplayer players=3", "", "2:nc3", "2:b1-c3");
        row("circular", "white: Ra1 Ra12 Kd1; black: Kd8; turn: white", "r12a6", "a12-a6");
        row("circular", "", "Nf3", "");
        row("multiplayer players=3", "", "2:e2e4", "2:e2-e4");
        row("strategic boards=2", "", "e2e4", "1:e2-e4 2:e2-e4");
        const char* const pawnAndRook = "1w: Ke1 Ra2; 1b: Ke8; 2w: Ke1 Pa2; 2b: Ke8; turn: 1w 2w";
        row("strategic boards=2", pawnAndRook, "a2-a3", "1:a2-a3 2:a2-a3");
        row("strategic boards=2", pawnAndRook, "2:a2-a3", "2:a2-a3");
        // Who says which board means no other.
        row("strategic boards=2", pawnAndRook, "1:e2-e3", "");
        row("strategic boards=2", pawnAndRook, "2:e1-2:e2", "2:e1-e2");
        row("strategic boards=2", "1w: Kd4; 1b: Ke7; 2w: Kd1; 2b: Ke8; turn: 1b 2w", "2:e7-e6", "");
        row("strategic boards=2", "1w: Kd4; 1b: Ke7; 2w: Kd1; 2b: Ke8; turn: 1b 2w", "e7-e6", "1:e7-e6");
        row("longchess", "", "Cx5W+1", "Cx5+1");
        row("longchess", "", "cx5+1", "Cx5+1");
        row("longchess", "", "cx5-1", "Cx5-1");
        row("longchess", "", "e2W e3W", "e2-e3");
        row("longchess", "", "E2w-E3w", "e2-e3");
        // A cell that is named is that cell, not one whose label begins so.
        const char* const blackMines = "white: Pa1 Fe1; black: Fe37 Pb36 Pe33; turn: black";
        row("longchess mines=on", blackMines, "mine:e6", "");
        row("longchess mines=on", blackMines, "mine:e6B", "mine:e32");
        // Small boards have labels without the letters behind their numbers.
        row("longchess", "white: Pe5 Fe1; black: Fe37 Pe33; turn: black", "E5 E6", "e33-e32");
        row("longchess", "white: Pa1 Fe1; black: Fe37 Pe33 Pe5 Pe6; turn: black", "e5-e6", "");
    }
    void aTextMeansTheNearestActions()
    {
        QFETCH(QString, game);
        QFETCH(QString, setup);
        QFETCH(QString, typed);
        const QStringList words = game.split(u' ');
        const auto rules = gameOf(words.first().toStdString(), words.mid(1).join(u' ').toStdString());
        const Position position = setup.isEmpty() ? rules->start() : at(*rules, setup.toStdString());
        const TypedActions found = actionsTyped(*rules, position, rules->actions(position), typed.toStdString());
        QStringList texts;
        for (const Action& action : found.actions)
            texts += QString::fromStdString(rules->text(position, action));
        const QString beginning = found.areBegun && !found.actions.empty() ? QStringLiteral("begun: ") : QString();
        QTEST(beginning + texts.join(u' '), "meant");
    }

    // What a rook may shoot and take: the sign that was typed decides, without one both are meant.
    void signsTellAShotFromACapture()
    {
        const auto game = gameOf("longchess");
        const Position position = at(*game, "white: Pa1 Fe1 Pe9; black: Fe37 Pd10 Pe12; turn: white");
        std::vector<Action> possible;
        for (const char* const text : {"e9xe12", "e9*e12"})
            possible.push_back(read(*game, position, text));
        const auto typed = [&](const char* text) { return actionsTyped(*game, position, possible, text).actions; };
        QCOMPARE(typed("e9*e12"), std::vector{possible[1]});
        QCOMPARE(typed("e9-e12"), std::vector{possible[0]});
        QCOMPARE(typed("e9xe12"), std::vector{possible[0]});
        QCOMPARE(typed("e9e12").size(), 2U);
    }

    void allTextsMeanThemselves_data()
    {
        QTest::addColumn<QString>("line");
        for (const GameChoice& choice : gameChoices(3))
            QTest::addRow("%s", choice.line.c_str()) << QString::fromStdString(choice.line);
    }
    // Over random play: the text of each action means that action alone, and so does its text in labels.
    void allTextsMeanThemselves()
    {
        QFETCH(QString, line);
        const qsizetype blank = line.indexOf(u' ');
        const auto game =
            gameOf(line.left(blank).toStdString(), blank < 0 ? std::string() : line.mid(blank + 1).toStdString());
        Dice dice(7);
        Position position = game->start();
        for (int ply = 0; ply < 12; ++ply) {
            const std::vector<Action> possible = game->actions(position);
            if (possible.empty())
                break;
            for (std::size_t index = 0; index < possible.size(); index += 1 + possible.size() / 12) {
                const std::string text = game->text(position, possible[index]);
                const std::string labels = inLabels(game->board(), possible[index], text);
                for (const std::string& typed : {text, labels}) {
                    const TypedActions found = actionsTyped(*game, position, possible, typed);
                    QVERIFY2(found.actions == std::vector{possible[index]} && !found.areBegun, typed.c_str());
                }
            }
            position = game->apply(position, possible[dice.below(possible.size())]).position;
        }
    }

    void labelsAreShownAndUnderstood()
    {
        const char* const setup = "white: Pe5 Fe1 Re18 Pa1; black: Fe37 Pf6; turn: white";
        QCOMPARE(inLabelsOf("longchess", setup, "e5xf6"), QString("e5Wxf6W"));
        QCOMPARE(inLabelsOf("longchess", setup, "e18-e19"), QString("e18W-eC"));
        QCOMPARE(inLabelsOf("longchess", setup, "Cx5+1"), QString("Cx5W+1"));
        QCOMPARE(inLabelsOf("orthodox", "white: Ke1 Pe2; black: Ke8; turn: white", "e2-e4"), QString("e2-e4"));
    }

    void whatCannotBePlayedIsMeantAsTouchesAre()
    {
        const auto game = gameOf("orthodox");
        const Position position = game->start();
        for (const char* const typed : {"e2-e5", "e2xe5", "E2 E5"}) {
            const auto action = actionIntended(*game, position, typed);
            QVERIFY2(action && *action == read(*game, position, "e2-e5"), typed);
        }
        const auto river = gameOf("longchess");
        const auto shot = actionIntended(*river, river->start(), "e5W*e8W");
        QVERIFY(shot && *shot == read(*river, river->start(), "e5*e8"));
    }

    void shortTextsThatFitNothingMeanTheLikeliestMove_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* game, const char* setup, const char* typed, const char* meant) {
            QTest::addRow("%s: %s", game, typed) << game << setup << typed << meant;
        };
        const char* const pinned = "white: Ke1 Ne2 Ng1; black: Kd8 Re8; turn: white";
        row("orthodox", "", "Nf4", "b1-f4");
        row("orthodox", "", "nf4", "b1-f4");
        row("orthodox", "", "e5", "e2-e5");
        row("orthodox", "", "Bb5", "f1-b5");
        row("orthodox", pinned, "Nec3", "e2-c3");
        row("orthodox", pinned, "Nc3", "e2-c3"); // the pinned one could go there, the other never
        row("orthodox", pinned, "Qd4", "nobody on turn has such a piece");
        row("longchess", "", "Nf9W", "c1-f9");
        // Who names the cell of a piece means that one, whose ever it is.
        row("orthodox", "", "Qd8-h4", "d8-h4");
        row("orthodox", "", "Qd5-h5", "nobody on turn has such a piece");
    }
    void shortTextsThatFitNothingMeanTheLikeliestMove()
    {
        QFETCH(QString, game);
        QFETCH(QString, setup);
        QFETCH(QString, typed);
        const auto rules = gameOf(game.toStdString());
        const Position position = setup.isEmpty() ? rules->start() : at(*rules, setup.toStdString());
        QVERIFY(actionsTyped(*rules, position, rules->actions(position), typed.toStdString()).actions.empty());
        const auto action = actionIntended(*rules, position, typed.toStdString());
        const QString meant =
            QString::fromStdString(action ? rules->text(position, *action) : action.error().english());
        QTEST(meant, "meant");
        QVERIFY(!action || rules->why(position, *action));
    }

    /** White is on turn on other boards, and has a knight: that nobody has one was not true. */
    void whoNamesABoardMeansWhatStandsThere()
    {
        const auto game = gameOf("strategic", "boards=2");
        const Position position = at(*game, "1w: Ke1 Ra2; 1b: Ke8; 2w: Ke1 Ra2 Nb1; 2b: Ke8; turn: 1b 2w");
        const auto action = actionIntended(*game, position, "1:Ra7");
        QVERIFY(action && game->why(position, *action));
        QCOMPARE(game->text(position, *action), std::string("1:a2-a7"));
        const auto none = actionIntended(*game, position, "1:Nc3");
        QVERIFY(!none);
        QCOMPARE(none.error().english(), std::string("no such piece stands on that board"));
    }

    void chosenLettersAreReadFirst()
    {
        const auto game = gameOf("orthodox");
        PieceLetters french = englishLetters(game->description());
        const auto set = [&](char kind, const char* letter) {
            french.ofKinds[game->description().findKind(kind)->index] = letter;
        };
        set('K', "R");
        set('R', "T");
        const Position position = at(*game, "white: Ke1 Rh1; black: Kg8; turn: white");
        const std::vector<Action> possible = game->actions(position);
        const auto typed = [&](const char* text) {
            return actionsTyped(*game, position, possible, text, {&french, 1});
        };
        QCOMPARE(typed("Rf1").actions, std::vector{read(*game, position, "e1-f1")});
        QCOMPARE(typed("Tf1").actions, std::vector{read(*game, position, "h1-f1")});
        QCOMPARE(typed("Rg1").actions, std::vector{read(*game, position, "h1-g1")}); // as it is written in records
    }

    void dropsByChosenLettersMeanWhatRecordsSay()
    {
        const auto game = gameOf("multiplayer", "players=4");
        PieceLetters german = englishLetters(game->description());
        german.ofKinds[game->description().findKind('N')->index] = "S";
        const auto action = actionIntended(*game, game->start(), "4:S@b3", {&german, 1});
        QVERIFY(action && *action == read(*game, game->start(), "4:N@b3"));
        QVERIFY(!actionIntended(*game, game->start(), "4:S@b3"));
    }

    void whatIsNoActionIsRefusedAsTheGameWordsIt()
    {
        const auto game = gameOf("orthodox");
        for (const char* const typed : {"hello", "e2-z9", "", "e4e"}) {
            const auto action = actionIntended(*game, game->start(), typed);
            QVERIFY2(!action && action.error().english() == game->parse(game->start(), typed).error().english(), typed);
        }
    }
};

RINGFORD_TEST(TypedActionsTest)
#include "test_typed_actions.moc"
