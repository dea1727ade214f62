// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordReader.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/RandomPlay.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/words/EntryNumbers.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** All rows as text, an indentation a level: `1.|b2-c3|a7-b6`. */
QStringList lines(const QAbstractItemModel& model, const QModelIndex& parent = {}, const QString& indent = {})
{
    QStringList found;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells += model.index(row, column, parent).data().toString();
        found += indent + cells.join(u'|');
        found += lines(model, model.index(row, 0, parent), indent + u' ');
    }
    return found;
}

Match matchOfRecord(std::string_view record)
{
    RecordReading reading = readRecords(record, test::testRegistry());
    if (reading.error)
        qFatal("%s", reading.error->english().c_str());
    return std::move(reading.matches.front());
}

constexpr std::string_view kRecord = R"([Game "checkers"]

{Both want the middle.} 1. b2-c3 a7-b6 {the quiet way} 2. c3-d4 $1 (2. a1-b2 {[%clk 0:01:00]} b6-a5 3. c3-b4 (3. c3-d4
a5-b4) 3... a5xc3) ({not so} 2. c3-b4) 2... b6-c5 $221 *
)";

} // namespace

class TestMovesModel : public QObject {
    Q_OBJECT

private slots:
    /** However deep a variation is and however narrow the list. */
    void actionsOfDeepVariationsAreWhole()
    {
        constexpr std::string_view kDeep = R"([Game "orthodox"]

1. a2-a3 a7-a6 (1... a7-a5 2. b2-b3 (2. b2-b4 b7-b6 (2... b7-b5 3. c2-c3 (3. c2-c4 c7-c6 (3... c7-c5 4. d2-d3 (4. d2-d4
d7-d6 (4... d7-d5 5. e2-e3 (5. e2-e4 e7-e6 (5... e7-e5 6. f2-f3 g8-f6))))))))) *
)";
        MatchModel model(matchOfRecord(kDeep));
        MovesView view(model);
        view.show();
        for (const int width : {420, 320, 240, 200}) {
            view.resize(width, 600);
            QCoreApplication::processEvents();
            int deepest = 0;
            const auto check = [&](const auto& self, const QModelIndex& above) -> void {
                for (int row = 0; row < view.model()->rowCount(above); ++row) {
                    const QModelIndex index = view.model()->index(row, MovesModel::Second, above);
                    const int depth = index.data(MovesModel::DepthRole).toInt();
                    QFont leaning = view.font();
                    leaning.setItalic(depth > 0);
                    const int room = view.columnWidth(MovesModel::Second) - view.shiftOf(index);
                    const int needed = QFontMetrics(leaning).horizontalAdvance(index.data().toString());
                    deepest = std::max(deepest, depth);
                    QVERIFY2(needed <= room,
                             qPrintable(
                                 QStringLiteral("%1: %2 of %3, %4 deep").arg(width).arg(room).arg(needed).arg(depth)));
                    self(self, index.siblingAtColumn(MovesModel::Number));
                }
            };
            check(check, {});
            QVERIFY(deepest > 8);
        }
    }

    /** Of a tree of very many short variations, too. */
    void soManyRowsOfVariationsAreMeasuredAndNoMore()
    {
        QStringList whites, blacks{"b8-a6", "g8-h6"};
        for (const char file : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'}) {
            for (const int ranks : {1, 2}) {
                whites << QStringLiteral("%1%2-%1%3").arg(file).arg(2).arg(2 + ranks);
                blacks << QStringLiteral("%1%2-%1%3").arg(file).arg(7).arg(7 - ranks);
            }
        }
        const auto widthWith = [&](qsizetype marked) {
            QString record = QStringLiteral("[Game \"orthodox\"]\n\n1. g1-f3");
            for (qsizetype white = 0; white < whites.size(); ++white) {
                record += QStringLiteral(" (1. %1 g8-f6 (1... %2)").arg(whites[white], blacks.join(") (1... "));
                record += QStringLiteral(" (1... b8-c6%1))").arg(white == marked ? " $221 $222 $223" : "");
            }
            MatchModel model(matchOfRecord((record + QStringLiteral(" *\n")).toStdString()));
            const MovesView view(model);
            return view.wholeWidth(ListLines::Now);
        };
        const int usual = widthWith(-1);
        QVERIFY(widthWith(whites.size() - 1) > usual);
        QCOMPARE(widthWith(0), usual);
    }

    void showsTheTree()
    {
        MatchModel match(matchOfRecord(kRecord));
        const MovesModel model(match);
        const QStringList expected{"|Both want the middle.|",
                                   "1.|b2-c3|a7-b6",
                                   "|the quiet way|",
                                   "2.|c3-d4!|",
                                   "2.|a1-b2|b6-a5",
                                   " 3.|c3-b4|",
                                   " 3.|c3-d4|a5-b4",
                                   " 3…||a5xc3",
                                   "|not so|",
                                   "2.|c3-b4|",
                                   "2…||b6-c5 $221"};
        QCOMPARE(lines(model), expected);
        QCOMPARE(model.headerData(MovesModel::First, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("White"));
    }

    void aPuzzleTellsItsSolutionAsItIsFound()
    {
        MatchModel model(test::matchOf("checkers"));
        MovesModel moves(model);
        const QAbstractItemModelTester tester(&moves);
        Match puzzle = matchOfRecord("[Game \"checkers\"]\n[Setup \"white: Ma1 Mc1; black: Mb4 Mh8; turn: white\"]\n\n"
                                     "{White wins.} 1. a1-b2 {Not c1-b2.} (1. c1-d2 b4-a3) b4-a3 2. b2-c3 *\n");
        puzzle.goTo(puzzle.start());
        model.replace(std::move(puzzle));
        QCOMPARE(lines(moves), QStringList{"|White wins.|"});
        QVERIFY(moves.hidesSolution());
        // What is played otherwise is told, and nothing of the solution beside it.
        const auto play = [&](const char* text) { QVERIFY(test::playText(model, text)); };
        play("c1-b2");
        QCOMPARE(lines(moves), (QStringList{"|White wins.|", "1.|c1-b2|"}));
        model.showFirst();
        play("a1-b2");
        QVERIFY(lines(moves).join(u'/').contains("1.|a1-b2|/|Not c1-b2.|"));
        QVERIFY(!lines(moves).join(u'/').contains("b4-a3"));
        QVERIFY(model.showNext()); // going on works as ever
        QVERIFY(lines(moves).join(u'/').contains("b4-a3"));
        QVERIFY(!lines(moves).join(u'/').contains("b2-c3"));
        model.showLast();
        QVERIFY(lines(moves).join(u'/').contains("b2-c3"));
        QVERIFY(!lines(moves).join(u'/').contains("c1-d2"));
        QVERIFY(moves.hidesSolution());
        // A game that goes on from its end, and one that began as games do, have nothing to hide.
        model.replace(
            matchOfRecord("[Game \"checkers\"]\n[Setup \"white: Ma1; black: Mh8; turn: white\"]\n\n1. a1-b2 *\n"));
        QVERIFY(!moves.hidesSolution());
        Match game = matchOfRecord(kRecord);
        game.goTo(game.start());
        model.replace(std::move(game));
        QVERIFY(!moves.hidesSolution());
        QVERIFY(lines(moves).size() > 4);
    }

    void whatAnAnalysisAddsToAPuzzleIsHiddenWithTheSolution()
    {
        MatchModel model(test::matchOf("checkers"));
        MovesModel moves(model);
        const QAbstractItemModelTester tester(&moves);
        Match puzzle = matchOfRecord("[Game \"checkers\"]\n[Setup \"white: Ma1 Mc1; black: Mb4 Mh8; turn: white\"]\n\n"
                                     "1. c1-b2 b4-a3 *\n");
        puzzle.goTo(puzzle.start());
        model.replace(std::move(puzzle));
        const auto added = [&](const Node* parent, const char* text) {
            TreeChange change;
            change.addLine(parent, {*model.game().parse(model.match().position(parent), text)}, "[%better]");
            return change;
        };
        RecordEdit analysis(model, added(model.match().start(), "c1-d2"), {});
        analysis.redo();
        QCOMPARE(lines(moves), QStringList());
        // Behind what was found, too; what somebody plays is told, and what was told stays so.
        QVERIFY(test::playText(model, "c1-b2"));
        QCOMPARE(lines(moves), QStringList{"1.|c1-b2|"});
        RecordEdit more(model, added(model.match().gameNode(), "b4-c3"), {});
        more.redo();
        QCOMPARE(lines(moves), QStringList{"1.|c1-b2|"});
        QVERIFY(test::playText(model, "b4-c3"));
        QVERIFY(lines(moves).join(u'/').contains("b4-c3"));
        QVERIFY(!lines(moves).join(u'/').contains("c1-d2"));
        QVERIFY(moves.hidesSolution());
        moves.showSolution();
        QVERIFY(lines(moves).join(u'/').contains("c1-d2"));
    }

    void aPuzzlesSolutionIsShownWhenAskedFor()
    {
        MatchModel model(test::matchOf("checkers"));
        MovesDock dock(model);
        auto* const show = dock.findChild<QPushButton*>("showSolution");
        QVERIFY(show);
        QVERIFY(show->parentWidget()->isHidden());
        Match puzzle =
            matchOfRecord("[Game \"checkers\"]\n[Setup \"white: Ma1; black: Mh8; turn: white\"]\n\n1. a1-b2 *\n");
        puzzle.goTo(puzzle.start());
        model.replace(std::move(puzzle));
        QVERIFY(!show->parentWidget()->isHidden());
        // It may as well be a game that somebody has set up and played.
        QVERIFY(!show->text().contains(QStringLiteral("Sol")));
        QCOMPARE(dock.view()->moves().rowCount(), 0);
        QVERIFY(!model.isModified());
        show->click();
        QVERIFY(show->parentWidget()->isHidden());
        QCOMPARE(lines(dock.view()->moves()), QStringList{"1.|a1-b2|"});
        QVERIFY(!model.isModified());
    }

    /** However many entries it has, and whatever stands between them. */
    void numbersATurnOnce()
    {
        const MatchModel match(matchOfRecord(R"([Game "longchess"]
[Options "artillery=on"]

1. fire:b15 fire:g11 (1. fire:g12 fire:done) fire:done a33-a32 2. a5-a6 *
)"));
        const MovesModel model(match);
        const QStringList expected{"1.|shell aimed at b 15W|",
                                   "|shell aimed at g 11W|",
                                   "1.|shell aimed at g 12W|",
                                   " |fire|",
                                   "|fire|a5B-a6B",
                                   "2.|a5W-a6W|"};
        QCOMPARE(lines(model), expected);
    }

    void countsFromTheNumberOfTheStart()
    {
        Match numbered = matchOfRecord("[Game \"orthodox\"]\n[Setup \"white: Ke1 Pa2; black: Ke8; turn: black\"]\n\n"
                                       "1. e8-e7 2. a2-a4 e7-e6 *\n");
        numbered.setFirstFullMove(23);
        const MatchModel match(std::move(numbered));
        const MovesModel model(match);
        QCOMPARE(lines(model), (QStringList{"23…||e8-e7", "24.|a2-a4|e7-e6"}));
        const Node* const first = match.match().start()->firstChild;
        QCOMPARE(words::numbered(model.numberText(first), "Ke7"), QStringLiteral("23…Ke7"));
        QCOMPARE(words::numbered(model.numberText(first), "king e7", true), QStringLiteral("23… king e7"));
        QCOMPARE(words::numbered(model.numberText(first->firstChild), "a4"), QStringLiteral("24. a4"));
    }

    void showsSeatsWhereThereAreMoreThanTwo()
    {
        MatchModel match(test::matchOf("toy"));
        MovesModel model(match);
        match.play(match.possibleActions().front());
        const QModelIndex action = model.indexOf(match.viewedNode());
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(action.column(), int(MovesModel::Second));
        QCOMPARE(action.data().toString().toStdString(), match.viewedNode()->entry().text);
        QVERIFY(!action.siblingAtColumn(MovesModel::First).data().toString().isEmpty());
        QCOMPARE(model.spot(action.siblingAtColumn(MovesModel::First))->node, match.viewedNode());
    }

    /** Readers read whole rows. */
    void aRowIsReadOnce()
    {
        MatchModel match(test::matchOf("multiplayer", {}, {{"players", "3"}}));
        const MovesModel model(match);
        QVERIFY(!match.play(test::read(match.game(), match.position(), "2:e2-e4")).refusal);
        QStringList parts;
        for (const int column : {MovesModel::Number, MovesModel::First, MovesModel::Second})
            parts += model.index(0, column).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(parts.join(u'|'), QStringLiteral("1.|Seat B|2:e2-e4"));
    }

    /** Nor is a name told twice in one line. */
    void theSeatBesideTellsWhoResigns()
    {
        MatchModel match(test::matchOf("circular", {}, {{"players", "3"}}));
        const MovesModel model(match);
        QVERIFY(!match.retire(Side{0}, Retire::Resigned).refusal);
        const QModelIndex entry = model.indexOf(match.gameNode());
        const QString seat = entry.siblingAtColumn(MovesModel::First).data().toString();
        const QString text = entry.data().toString();
        QVERIFY2(!seat.isEmpty() && text.startsWith(QStringLiteral("resigns")), qPrintable(text));
    }

    void tellsWhatAnIndexIsAbout()
    {
        MatchModel match(matchOfRecord(kRecord));
        const MovesModel model(match);
        for (const Node* const node : test::allNodes(match.match())) {
            const QModelIndex index = model.indexOf(node);
            QVERIFY(index.isValid());
            QCOMPARE(model.spot(index)->node, node);
            QVERIFY(!model.spot(index)->isComment);
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QString::fromStdString(node->entry().text)));
        }
        const auto before = model.spot(model.index(5, MovesModel::First));
        QVERIFY(before && before->isComment && before->isBefore);
        QCOMPARE(before->node->entry().text, "c3-b4");
        QVERIFY(model.spot(model.index(0, 0))->node->isRoot());
        QVERIFY(!model.spot(model.index(3, MovesModel::Second)));
        QVERIFY(!model.indexOf(match.match().start()).isValid());
    }

    void isAModelWhileAMatchIsPlayed_data() { test::addGames(test::testRegistry()); }
    void isAModelWhileAMatchIsPlayed()
    {
        QFETCH(QString, game);
        std::mt19937 random(7);
        MatchModel match(test::matchOf(game.toStdString()));
        MovesModel model(match);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int round = 0; round < 12; ++round) {
            test::playAtRandom(match, 12, random);
            const std::vector<const Node*> nodes = test::allNodes(match.match());
            for (const Node* const node : nodes)
                QCOMPARE(model.spot(model.indexOf(node))->node, node);
            const Node* const some = nodes[random() % nodes.size()];
            if (round % 3 == 0) {
                match.promote(some);
            } else if (round % 3 == 1) {
                const int index = GameTree::indexOf(some);
                match.remove(some);
                QVERIFY(!model.indexOf(some).isValid());
                if (round % 2)
                    match.restore(some, index);
            }
        }
    }

    void growsLikeItIsFilled()
    {
        std::mt19937 random(3);
        MatchModel match(test::matchOf("orthodox"));
        const MovesModel grown(match);
        for (int round = 0; round < 30; ++round) {
            test::playAtRandom(match, 3, random);
            QCOMPARE(lines(grown), lines(MovesModel(match)));
        }
    }

    /** What is undone stays in the list, to be played again, and must not look as if it counted: a draw that was agreed. */
    void whatIsTakenBackIsSeen()
    {
        MatchModel match(test::matchOf("orthodox"));
        const MovesModel model(match);
        for (const char* const text : {"e2-e4", "e7-e5"})
            QVERIFY(!match.play(test::read(match.game(), match.position(), text)).refusal);
        QVERIFY(!match.agreeDraw().refusal);
        const auto isTakenBack = [&](const Node* node) {
            return model.indexOf(node).data(MovesModel::IsTakenBackRole).toBool();
        };
        const Node* const draw = match.gameNode();
        QVERIFY(!isTakenBack(draw));
        QVERIFY(match.takeBack());
        QVERIFY(isTakenBack(draw));
        QVERIFY(!isTakenBack(draw->parent));
        QVERIFY(model.indexOf(draw).data(Qt::AccessibleTextRole).toString().contains("taken back: "));
        QVERIFY(match.takeBack() && match.takeBack());
        QVERIFY(isTakenBack(draw->parent) && isTakenBack(draw->parent->parent));
        QVERIFY(match.playAgain());
        QVERIFY(!isTakenBack(match.gameNode()) && isTakenBack(draw));
        // Another line takes its place: then it is a variation.
        QVERIFY(!match.play(test::read(match.game(), match.position(), "d7-d5")).refusal);
        QVERIFY(!isTakenBack(draw) && !isTakenBack(draw->parent));
    }

    void lettersAndDigitsLeafNowhere()
    {
        MatchModel model(matchOfRecord(kRecord));
        MovesView view(model);
        model.showLast();
        const Node* const last = model.viewedNode();
        for (const char key : {'b', 'a', 'c', '1', '2'})
            QTest::keyClick(&view, key);
        QCOMPARE(model.viewedNode(), last);
    }

    void staysQuickInLongMatches()
    {
        constexpr int kEntries = 100'000;
        std::string record = "[Game \"orthodox\"]\n\n";
        constexpr std::array kDance{"g1-f3", "g8-f6", "f3-g1", "f6-g8"};
        for (int entry = 0; entry < kEntries; ++entry)
            record += std::string(kDance[static_cast<std::size_t>(entry % 4)]) + (entry % 8 == 7 ? " {here} " : " ");
        MatchModel match(matchOfRecord(record + "*\n"));
        test::WorkTimer timer;
        MovesModel model(match);
        const auto filled = timer.restart();
        match.showLast();
        match.play(match.possibleActions().front());
        const auto played = timer.elapsed();
        QVERIFY(model.indexOf(match.viewedNode()).isValid());
        qInfo("filled in %lld ms, one more played in %lld ms", filled, played);
        // Loose bounds, for sanitized programs on a busy machine: what grows with the square takes minutes.
        QVERIFY(filled < 5000);
        QVERIFY(played < 5000);
    }
};

RINGFORD_TEST(TestMovesModel)
#include "test_movesmodel.moc"
