// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "engine/pgn/EpdReader.h"
#include "engine/text/RecordReader.h"
#include "tests/support/Dice.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "ui/match/Worksheet.h"

#include <QTest>

#include <string>
#include <utility>

using namespace ringford;

class TestWorksheet : public QObject {
    Q_OBJECT

private slots:
    void everyGameMakesTasks_data() { m_choices.addRows(); }
    void everyGameMakesTasks()
    {
        constexpr int kPlies = 6;
        const Game& game = m_choices.game();
        test::Dice dice(7);
        Match match(m_choices.sharedGame(), game.start());
        test::playOn(match, kPlies, dice);
        ui::Worksheet sheet;
        QVERIFY(sheet.add(match, match.gameNode()));
        sheet.setCaption(0, QStringLiteral("What now?"));
        const auto records = sheet.records();
        QVERIFY(records);
        const RecordReading reading = readRecords(*records, test::testRegistry());
        QCOMPARE(reading.matches.size(), std::size_t{1});
        const Match& task = reading.matches.front();
        QCOMPARE(test::setupText(game, task.position(task.start())),
                 test::setupText(game, match.position(match.gameNode())));
        QCOMPARE(task.game().description().options, game.description().options);
        QCOMPARE(task.start()->comments(), std::vector<std::string>{"What now?"});
    }

    void tasksWithoutWordsAreToldApart()
    {
        ui::Worksheet sheet;
        const auto add = [&](const char* game, const char* setup) {
            const Match match = test::matchOf(game, setup);
            sheet.add(match, match.start());
        };
        add("orthodox", "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white");
        add("orthodox", "white: Kg1 Rb1; black: Kg8 Pf7 Pg7 Ph7; turn: black");
        add("orthodox", "");
        add("multiplayer", "");
        const auto shown = [&](int row) { return sheet.data(sheet.index(row)).toString(); };
        QCOMPARE(shown(0), QStringLiteral("1. Orthodox chess: White to play, Kg1 Ra1 – Kg8 Pf7 Pg7 Ph7"));
        QCOMPARE(shown(1), QStringLiteral("2. Orthodox chess: Black to play, Kg1 Rb1 – Kg8 Pf7 Pg7 Ph7"));
        QCOMPARE(shown(2), QStringLiteral("3. Orthodox chess: White to play, 16 + 16 pieces"));
        QVERIFY2(shown(3).endsWith("128 pieces"), qPrintable(shown(3)));
        sheet.setCaption(1, QStringLiteral("Draw."));
        QCOMPARE(shown(1), QStringLiteral("2. Orthodox chess: Draw."));
    }

    void eachAnswerOfATaskIsKept()
    {
        const auto puzzle = [](const char* best) {
            const std::string line = "4k3/8/8/8/8/8/8/R3K2R w KQ - bm " + std::string(best) + ";";
            return std::move(readPositions(line, Registry::standard()).matches.front());
        };
        const Match two = puzzle("Ra8+ Rh8+");
        ui::Worksheet sheet;
        sheet.add(two, two.start());
        QVERIFY2(sheet.answer(0).contains("a8") && sheet.answer(0).contains("h8"), qPrintable(sheet.answer(0)));
        const Match other = puzzle("Ra8+ O-O");
        QCOMPARE(sheet.addApart(two, two.start()), ui::Worksheet::Added::Known);
        QCOMPARE(sheet.addApart(other, other.start()), ui::Worksheet::Added::New);
        // What is tried beside a game's moves is no answer.
        Match game = test::matchOf("orthodox");
        test::enterAll(game, "e2-e4 e7-e5");
        const Node* const first = game.start()->firstChild;
        QVERIFY(game.add(first, game.entryOf(first, game.actions(first).front())));
        sheet.add(game, first);
        QVERIFY2(sheet.answer(2).contains("e5") && !sheet.answer(2).contains("a"), qPrintable(sheet.answer(2)));
    }

    void tasksHaveTheNumbersOfPaperUntilRowsChange()
    {
        ui::Worksheet sheet;
        for (const char* rook : {"a1", "b1", "c1"}) {
            const Match match =
                test::matchOf("orthodox", std::string("white: Kg1 R") + rook + "; black: Kg8; turn: white");
            sheet.add(match, match.start());
        }
        sheet.setModified(false);
        sheet.setNumbers({1, 3, 2});
        QVERIFY(sheet.data(sheet.index(1)).toString().startsWith("3. "));
        QVERIFY(sheet.data(sheet.index(2)).toString().startsWith("2. "));
        QVERIFY(!sheet.isModified());
        sheet.setNumbers({1, 2}); // of other rows
        QCOMPARE(sheet.number(1), 3);
        QVERIFY(sheet.move(0, 1));
        QCOMPARE(sheet.number(1), 2);
    }

    void stepsOfALessonAreNumberedAsOnPaper()
    {
        ui::Worksheet sheet;
        for (const char* rook : {"a1", "b1", "c1"}) {
            const Match match =
                test::matchOf("orthodox", std::string("white: Kg1 R") + rook + "; black: Kg8; turn: white");
            sheet.add(match, match.start());
        }
        sheet.setNumbers({1, 3, 2});
        const auto lesson = sheet.lessonSteps(QStringLiteral("Rooks"));
        QVERIFY(lesson);
        QStringList steps;
        for (const Match& step : *lesson) {
            for (const auto& [tag, value] : step.tags().others) {
                if (tag == "Step")
                    steps << QString::fromStdString(value);
            }
            const auto& pieces = step.game().contents(step.position(step.start())).pieces;
            steps << QString::fromStdString(step.game().board().name(pieces[0].cell));
        }
        QCOMPARE(steps, (QStringList{"Task 1", "a1", "Task 2", "c1", "Task 3", "b1"}));
    }

private:
    test::ChoiceRows m_choices{3};
};

RINGFORD_TEST(TestWorksheet)
#include "test_worksheet.moc"
