// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as readers' books write them, and read.
#include "engine/match/ShortReading.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const char* const kBothCastle = "white: Ra1^ Ke1^ Rh1^; black: Kg7; turn: white";
const char* const kPromoting = "white: Ka1 Pe7; black: Rd8 Kh6; turn: white";

std::shared_ptr<const Game> gameNamed(const QString& line)
{
    const QStringList words = line.split(u' ');
    return gameOf(words.first().toStdString(), words.mid(1).join(u' ').toStdString());
}

} // namespace

class ShortTextTest : public QObject {
    Q_OBJECT

private slots:
    void chessIsWrittenAsAnotherProgramDoes()
    {
        QFile file(QStringLiteral(TEST_DATA_DIR "/san/positions.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto game = gameOf("orthodox");
        const PieceLetters letters = englishLetters(game->description());
        int positions = 0;
        for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
            const qsizetype tab = line.indexOf('\t');
            const auto start = game->fen()->read(line.left(tab).toStdString());
            QVERIFY2(start, line.constData());
            const std::vector<Action> possible = game->actions(start->position);
            const ShortTexts texts(*game, start->position, possible);
            QByteArrayList written;
            for (const Action& action : possible) {
                const std::string text = texts.text(action, letters);
                written += QByteArray::fromStdString(text);
                QCOMPARE(actionsInShort(*game, start->position, possible, text, letters), std::vector{action});
            }
            QByteArrayList expected = line.mid(tab + 1).split(' ');
            std::ranges::sort(written);
            std::ranges::sort(expected);
            QVERIFY2(written == expected, (line + "\n" + written.join(' ')).constData());
            ++positions;
        }
        QCOMPARE(positions, 1000);
    }

    void actionsOfAllGamesAreWrittenShortly_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("recorded");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* game, const char* setup, const char* recorded, const char* text) {
            QTest::addRow("%s: %s", game, recorded) << game << setup << recorded << text;
        };
        row("orthodox", "", "e2-e4", "e4");
        row("orthodox", kBothCastle, "O-O-O", "O-O-O");
        row("orthodox", kBothCastle, "a1-d1", "Rd1");
        row("orthodox", kBothCastle, "h1xh7", "");
        row("orthodox", kPromoting, "e7-e8=N", "e8=N");
        row("orthodox", kPromoting, "e7xd8=Q", "exd8=Q");
        row("circular", "", "a2-a3", "a3");
        row("circular", "white: Ra1 Ra5 Rb3 Kd1; black: Kd8; turn: white", "a1-a3", "R1a3");
        row("circular", "white: Ra1 Ra5 Rb3 Kd1; black: Kd8; turn: white", "b3-a3", "Rba3");
        row("circular", "white: Ra1 Ra5 Kd1; black: Kd8 Pa3-0; turn: white", "a5xa3", "R5xa3");
        row("circular", "white: Kd1 Pb2+5; black: Kd8 Rc3; turn: white", "b2xc3=Q", "bxc3=Q");
        row("circular", "white: Kd1 Pa2+0 Pa4-0; black: Kd8; turn: white", "a2-a3", "a2-a3");
        row("circular", "white: Kd1 Ra4; black: Kd8; turn: white", "a4-a8", "Ra8+");
        row("circular players=4 teams=2x2", "red: Kd1 Pa2+0; blue: Kd9; yellow: Kd17 Pa3+0; green: Kd25; turn: red",
            "a2<>a3", "a2<>a3");
        row("longchess", "", "g1-f3", "Nf3W");
        row("longchess", "", "Cx5+1", "Cx5W+1");
        row("longchess", "white: Pa1 Fe1 Rb4; black: Fe37 Pb12; turn: white", "b4*b12", "R*b12W");
        row("longchess", "white: Pa1 Fe1 Rb4 Rh4; black: Fe37 Pb12; turn: white", "b4-e4", "Rbe4W");
        row("longchess", "white: Pa1 Fe2; black: Fe37 Pb12; turn: white", "e2-e3", "Fe3W");
        row("longchess", "white: Pa1 Rb1 Fe1; black: Fe37 Pb12; turn: white", "b1-off", "R-off");
        row("longchess mines=on", "white: Pa1 Fe1; black: Fe37 Pb12; turn: white", "mine:a2", "mine:a2W");
        row("multiplayer players=3", "", "2:g1-f3", "2:Nf3");
        row("multiplayer players=3",
            "1w: Ke1; 1b: Ke8 Pa7; 2w: Ke1 Pa6; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; "
            "stock: "
            "A=Nw#2",
            "1:N@b1", "1:N@b1");
        row("strategic boards=2", "", "2:b1-c3", "2:Nc3");
        row("strategic", "", "1:b1-c3", "Nc3");
        row("strategic boards=2", "1w: Ke1 Rh4; 1b: Ke8; 2w: Ke1; 2b: Ke8 Pa4; turn: 1w 2w", "1:h4x2:a4", "1:Rx2:a4");
        row("checkers", "", "c2-d3", "");
        row("checkers", "", "b2-a3", "b2-a3");
    }
    void actionsOfAllGamesAreWrittenShortly()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, setup);
        QFETCH(const QString, recorded);
        const auto rules = gameNamed(game);
        const Position position = setup.isEmpty() ? rules->start() : at(*rules, setup.toStdString());
        const std::vector<Action> possible = rules->actions(position);
        QString text;
        for (const Action& action : possible) {
            if (rules->text(position, action) == recorded.toStdString())
                text = QString::fromStdString(
                    ShortTexts(*rules, position, possible).text(action, englishLetters(rules->description())));
        }
        QTEST(text, "text");
    }

    void textsAreReadWithMoreAndLessThanIsNeeded_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* game, const char* setup, const char* typed, const char* meant) {
            QTest::addRow("%s: %s", game, typed) << game << setup << typed << meant;
        };
        row("orthodox", "", "Ng1f3", "g1-f3");
        row("orthodox", "", "Ng1-f3!", "g1-f3");
        row("orthodox", "", "Pe4", "e2-e4");
        row("orthodox", "", "Nbf3", "");
        row("orthodox", "", "Nf9", "");
        row("orthodox", "", "N", "");
        row("orthodox", kBothCastle, "0-0", "O-O");
        row("orthodox", kPromoting, "e8", "e7-e8=B e7-e8=N e7-e8=Q e7-e8=R");
        row("orthodox", kPromoting, "ed8Q", "e7xd8=Q");
        row("orthodox", "white: Ke1 Pe5; black: Ke8 Pd5; turn: white; ep: d6", "exd6 e.p.", "e5xd6");
        row("orthodox", "white: Ke1 Ra3 Ra5; black: Kh8; turn: white", "Ra4", "a3-a4 a5-a4");
        // As old books have a pawn's captures.
        const char* const pawns = "white: Ke1 Pe4 Pd2 Pd5; black: Ke8 Pd6 Pe3 Pc6 Pf5; turn: white";
        row("orthodox", pawns, "ef", "e4xf5");
        row("orthodox", pawns, "exf!", "e4xf5");
        row("orthodox", pawns, "dc", "d5xc6");
        row("orthodox", pawns, "de", "d2xe3");
        row("orthodox", pawns, "ed", "");
        row("orthodox", pawns, "fe", "");
        row("orthodox", pawns, "e", "");
        row("orthodox", kPromoting, "ed=Q", "e7xd8=Q");
        row("orthodox", "white: Ke1 Pe5 Pe3; black: Ke8 Pd6 Pd4; turn: white", "ed", "e3xd4 e5xd6");
        row("circular", "white: Ra1 Ra12 Kd1; black: Kd8; turn: white", "Ra6", "a1-a6 a12-a6");
        row("circular", "white: Ra1 Ra12 Kd1; black: Kd8; turn: white", "R12a6", "a12-a6");
        // Of two pawns the one that does not promote is written without.
        const char* const oneOfTwoPromotes = "white: Pb10+0 Pb12-5 Kd1; black: Pa11-0 Kd8; turn: white";
        row("circular", oneOfTwoPromotes, "b11", "b10-b11");
        row("circular", oneOfTwoPromotes, "bxa11", "b10xa11");
        row("circular", oneOfTwoPromotes, "b12a11", "b12xa11=B b12xa11=N b12xa11=Q b12xa11=R");
        row("circular", oneOfTwoPromotes, "bxa11=Q", "b12xa11=Q");
        row("strategic boards=2", "", "Nc3", "1:b1-c3 2:b1-c3");
        row("strategic boards=2", "", "2:Nc3", "2:b1-c3");
        row("strategic boards=2", "", "3:Nc3", "");
        row("longchess", "white: Pa1 Fe1 Rb4; black: Fe37 Pb12; turn: white", "Rb12", "b4xb12");
        row("longchess", "white: Pa1 Fe1 Rb4; black: Fe37 Pb12; turn: white", "R*b12W", "b4*b12");
        row("longchess", "white: Pa1 Fe1 Rb4 Rb14; black: Fe37 Pa12; turn: white", "R4Wb8W", "b4-b8");
        row("longchess", "white: Pa1 Fe1 Rb4 Rb14; black: Fe37 Pa12; turn: white", "R14b8", "b14-b8");
    }
    void textsAreReadWithMoreAndLessThanIsNeeded()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, setup);
        QFETCH(const QString, typed);
        const auto rules = gameNamed(game);
        const Position position = setup.isEmpty() ? rules->start() : at(*rules, setup.toStdString());
        QStringList meant;
        for (const Action& action : actionsInShort(*rules, position, rules->actions(position), typed.toStdString(),
                                                   englishLetters(rules->description())))
            meant += QString::fromStdString(rules->text(position, action));
        meant.sort();
        QTEST(meant.join(u' '), "meant");
    }

    void figurinesAreWrittenAndRead()
    {
        const auto game = gameOf("orthodox");
        const PieceLetters figurines = figurineLetters(game->description());
        const Position position = at(*game, kPromoting);
        const std::vector<Action> possible = game->actions(position);
        const Action promotion = read(*game, position, "e7xd8=Q");
        const ShortTexts texts(*game, position, possible);
        QCOMPARE(texts.text(promotion, figurines), std::string("exd8=\u2655"));
        QCOMPARE(actionsInShort(*game, position, possible, "e\u00d7d8\u2655", figurines), std::vector{promotion});
        // Signs of black pieces, and what asks for plain signs behind them, mean the same.
        QCOMPARE(actionsInShort(*game, position, possible, "exd8=\u265b\ufe0e", figurines), std::vector{promotion});
        QCOMPARE(texts.text(read(*game, position, "a1-b1"), figurines), std::string("\u2654b1"));
    }

    void otherLettersAreReadAsTheirKinds()
    {
        const auto game = gameOf("orthodox");
        PieceLetters letters = englishLetters(game->description());
        letters.ofKinds[game->description().findKind('N')->index] = "S";
        letters.ofKinds[game->description().findKind('P')->index] = "B";
        letters.ofKinds[game->description().findKind('B')->index] = "L";
        const Position position = game->start();
        const std::vector<Action> possible = game->actions(position);
        QCOMPARE(actionsInShort(*game, position, possible, "Sf3", letters),
                 std::vector{read(*game, position, "g1-f3")});
        // It is a bishop's letter in records: who types it does not mean the pawn.
        QVERIFY(actionsInShort(*game, position, possible, "Bb4", letters).empty());
        QVERIFY(actionsInShort(*game, position, possible, "Nf3", letters).empty());
    }
};

RINGFORD_TEST(ShortTextTest)
#include "test_short_text.moc"
