// SPDX-License-Identifier: GPL-3.0-or-later
// Choice checkers, line by line of its page in the rule book, and what it says to those who break a rule.
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

const Game& checkersGame()
{
    static const std::shared_ptr<const Game> kGame = *testRegistry().create("checkers", {});
    return *kGame;
}

Position checkersAt(const char* setup)
{
    const auto position = positionOf(checkersGame(), setup);
    if (!position)
        qFatal("%s: %s", setup, english(position.error()).c_str());
    return *position;
}

QStringList actionsAt(const char* setup)
{
    const Position position = checkersAt(setup);
    return sortedTexts(checkersGame(), position, checkersGame().actions(position));
}

Action checkersAction(const Position& position, const char* text)
{
    const auto action = checkersGame().parse(position, text);
    if (!action)
        qFatal("%s", action.error().english().c_str());
    return *action;
}

QString after(const char* setup, const char* action)
{
    const Position position = checkersAt(setup);
    return setupText(checkersGame(), checkersGame().apply(position, checkersAction(position, action)).position);
}

QString statusAt(const char* setup)
{
    return QString::fromStdString(checkersGame().status(checkersGame().outcome(checkersAt(setup))));
}

} // namespace

class CheckersRulesTest : public QObject {
    Q_OBJECT

private slots:
    void start()
    {
        QCOMPARE(
            setupText(checkersGame(), checkersGame().start()),
            QString("white: Ma1 Mb2 Mc1 Md2 Me1 Mf2 Mg1 Mh2; black: Ma7 Mb8 Mc7 Md8 Me7 Mf8 Mg7 Mh8; turn: white"));
        QCOMPARE(checkersGame().actions(checkersGame().start()).size(), std::size_t{7});
    }

    void actions_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QString>("actions");
        const auto row = [](const char* name, const char* setup, const char* actions) {
            QTest::newRow(name) << QByteArray(setup) << QString(actions);
        };
        row("a man moves forward", "white: Md4; black: Mh8; turn: white", "d4-c5 d4-e5");
        row("black's forward is down", "white: Ma1; black: Md4; turn: black", "d4-c3 d4-e3");
        row("a king moves in all diagonals", "white: Kd4; black: Mh8; turn: white", "d4-c3 d4-c5 d4-e3 d4-e5");
        row("a man jumps men and kings, forward only", "white: Md4; black: Kc3 Mc5 Ke3 Ke5; turn: white",
            "d4xb6 d4xf6");
        row("a king jumps in all diagonals", "white: Kd4; black: Kc3 Mc5 Ke3 Ke5; turn: white",
            "d4xb2 d4xb6 d4xf2 d4xf6");
        row("not over own pieces, nor over two", "white: Md4 Me5; black: Mc5 Mb6 Mh8; turn: white", "e5-d6 e5-f6");
        row("jumps are not forced", "white: Md4; black: Me5 Mh8; turn: white", "d4-c5 d4xf6");
        row("a jump may stop or go on", "white: Mc1; black: Md2 Mf4 Mh8; turn: white", "c1-b2 c1xe3 c1xe3xg5");
        row("two paths to one end", "white: Mc1; black: Mb2 Mb4 Md2 Md4; turn: white", "c1xa3 c1xa3xc5 c1xe3 c1xe3xc5");
        row("its own cell may be jumped to", "white: Kc3; black: Md2 Md4 Mf2 Mf4; turn: white",
            "c3-b2 c3-b4 c3xe1 c3xe1xg3 c3xe1xg3xe5 c3xe1xg3xe5xc3 c3xe5 c3xe5xg3 c3xe5xg3xe1 c3xe5xg3xe1xc3");
        row("jumped pieces stand in the way", "white: Ke1; black: Mf2 Mf4 Md4 Mc3 Md2 Mb6; turn: white",
            "e1xg3 e1xg3xe5");
        row("a man stops on the last rank", "white: Mb6; black: Mc7 Me7; turn: white", "b6-a7 b6xd8");
        row("a king does not stop there", "white: Kb6; black: Mc7 Me7; turn: white",
            "b6-a5 b6-a7 b6-c5 b6xd8 b6xd8xf6");
        row("nothing jumps off the board", "white: Ma3 Mg5; black: Mb4 Mh6; turn: white", "a3xc5 g5-f6");
    }
    void actions()
    {
        QFETCH(const QByteArray, setup);
        QTEST(actionsAt(setup.constData()).join(' '), "actions");
    }

    void jumpedPiecesLeave()
    {
        QCOMPARE(after("white: Kc3; black: Md2 Md4 Mf2 Mf4 Mh8; turn: white; quiet: 7", "c3xe5xg3xe1xc3"),
                 QString("white: Kc3; black: Mh8; turn: black"));
        QCOMPARE(after("white: Mc1; black: Mb2 Mb4 Md2 Md4; turn: white", "c1xe3xc5"),
                 QString("white: Mc5; black: Mb2 Mb4; turn: black"));
    }

    void menAreCrowned()
    {
        QCOMPARE(after("white: Mb6; black: Mc7 Me7; turn: white", "b6xd8"),
                 QString("white: Kd8; black: Me7; turn: black"));
        QCOMPARE(after("white: Kh8; black: Mb2; turn: black; quiet: 3", "b2-c1"),
                 QString("white: Kh8; black: Kc1; turn: white; quiet: 4"));
        QCOMPARE(after("white: Kd6; black: Mh2; turn: white", "d6-e7"),
                 QString("white: Ke7; black: Mh2; turn: black; quiet: 1"));
    }

    void endings()
    {
        QCOMPARE(statusAt("white: Ma1; black:; turn: white"), QString("won by white (all-captured)"));
        QCOMPARE(statusAt("white:; black: Kc3; turn: black"), QString("won by black (all-captured)"));
        QCOMPARE(statusAt("white: Ma3; black: Mb4 Mc5; turn: white"), QString("drawn (locked)"));
        QCOMPARE(statusAt("white: Ma3; black: Mb4; turn: white"), QString("playing")); // it can jump
        QVERIFY(actionsAt("white: Ma1; black:; turn: white").isEmpty());
        const Position last = checkersAt("white: Ka1; black: Mb2; turn: white");
        QCOMPARE(checkersGame().status(checkersGame().apply(last, checkersAction(last, "a1xc3")).outcome),
                 std::string("won by white (all-captured)"));
    }

    void quietIsClaimedAtSixty()
    {
        const QuietCount quiet = checkersGame().quiet(checkersAt("white: Ka1; black: Kh8; turn: white; quiet: 59"));
        QCOMPARE(quiet.now, 59);
        QCOMPARE(quiet.claimAt, 60);
    }

    void effectsAreToldInOrder()
    {
        const Position position = checkersAt("white: Mb4; black: Mc5 Me7; turn: white");
        const auto effects = checkersGame().apply(position, checkersAction(position, "b4xd6xf8")).effects;
        QList<int> kinds;
        for (const Effect& effect : effects)
            kinds << static_cast<int>(effect.kind);
        using Kind = Effect::Kind;
        QCOMPARE(kinds, QList<int>({int(Kind::Moved), int(Kind::Moved), int(Kind::Captured), int(Kind::Captured),
                                    int(Kind::Changed)}));
        QCOMPARE(checkersGame().board().name(effects[0].to), std::string("d6"));
        QCOMPARE(checkersGame().board().name(effects[4].to), std::string("f8"));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("cells");
        const auto row = [](const char* setup, const char* action, const char* sentence, const char* cells) {
            QTest::addRow("%s", action) << QByteArray(setup) << QByteArray(action) << QString(sentence)
                                        << QString(cells);
        };
        const char* two = "white: Md4 Kb2 Mc3; black: Me5 Mh8; turn: white";
        row(two, "e5-d6", "it is the turn of White", "e5");
        row(two, "f4-g5", "there is no piece on f4", "f4");
        row(two, "d4-e5", "e5 is occupied", "e5");
        row(two, "d4-c3", "a man goes forward only", "d4 c3");
        row(two, "d4-d6", "a man moves one cell diagonally forward", "d4 d6");
        row(two, "b2-b4", "a king moves one cell diagonally", "b2 b4");
        row(two, "b2xd4", "your own pieces are not jumped, and one stands on c3", "c3");
        row(two, "d4xb6", "there is no enemy on c5 to jump", "c5");
        row(two, "d4xe5", "a jump goes diagonally over one piece to the cell right behind it", "d4 e5");
        row("white: Md4; black: Me5 Mf6; turn: white", "d4xf6", "f6 is occupied", "f6");
        row("white: Md4; black: Mc3 Mh8; turn: white", "d4xb2", "a man goes forward only", "d4 b2");
        row("white: Kc3; black: Md4; turn: white", "c3xe5xc3",
            "the piece on d4 has been jumped already; none is jumped twice", "d4");
        row("white: Mb6; black: Mc7 Me7; turn: white", "b6xd8xf6",
            "a man that reaches the last rank becomes a king, and its turn ends there", "d8");
        row("white: Ma1; black:; turn: white", "a1-b2", "the game is over", "");
    }
    void refusals()
    {
        QFETCH(const QByteArray, setup);
        QFETCH(const QByteArray, action);
        const Position position = checkersAt(setup.constData());
        const auto refusal = checkersGame().why(position, checkersAction(position, action.constData()));
        QVERIFY(refusal);
        QTEST(QString::fromStdString(refusal->sentence.english()), "sentence");
        QStringList cells;
        for (const Cell cell : refusal->cells)
            cells << QString::fromStdString(checkersGame().board().name(cell));
        QTEST(cells.join(' '), "cells");
    }

    void whatFitsNoNotation_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "a1", "a1-", "-b2", "a1-b2-c3", "a1-c3xe5", "c3xe5-d6", "a1xx3", "a1-i9", "a1-a2",
                                 "a1 -b2", "a1-b2 ", "A1-B2", "a1x", "resign"})
            QTest::addRow("'%s'", text) << QByteArray(text);
    }
    void whatFitsNoNotation()
    {
        QFETCH(const QByteArray, text);
        const auto action = checkersGame().parse(checkersGame().start(), text.toStdString());
        QVERIFY(!action);
        QVERIFY(!action.error().english().empty());
    }

    void rowsOfAnyLengthAreRead()
    {
        // It fits the notation, so a rule must be named, however long it is.
        std::string text = "c3";
        for (int i = 0; i < 1000; ++i)
            text += i % 2 == 0 ? "xe5" : "xc3";
        const Position position = checkersAt("white: Kc3; black: Md4; turn: white");
        const auto refusal = checkersGame().why(position, checkersAction(position, text.c_str()));
        QVERIFY(refusal);
        QCOMPARE(refusal->sentence.english(),
                 std::string("the piece on d4 has been jumped already; none is jumped twice"));
    }

    void aPieceShowsHowItMoves()
    {
        const Position position = checkersAt("white: Mc3 Kg1; black: Md4 Mh6; turn: white");
        const auto targets = [&](const char* cell) {
            QStringList found;
            for (const Target& target : checkersGame().targets(position, *checkersGame().board().find(cell)))
                found << QString::fromStdString(checkersGame().board().name(target.cell)) +
                             (target.kind == Target::Kind::Capture ? "x" : "");
            found.sort();
            return found.join(' ');
        };
        QCOMPARE(targets("c3"), QString("b4 e5x"));
        QCOMPARE(targets("d4"), QString("b2x e3")); // though it is not its turn
        QCOMPARE(targets("e5"), QString());
    }
};

RINGFORD_TEST(CheckersRulesTest)
#include "test_checkers_rules.moc"
