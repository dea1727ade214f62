// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordReader.h"
#include "tests/support/Dice.h"
#include "tests/support/GameRows.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "ui/match/Worksheet.h"

#include <QTest>

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
        QCOMPARE(task.start()->comments, std::vector<std::string>{"What now?"});
    }

private:
    test::ChoiceRows m_choices{3};
};

RINGFORD_TEST(TestWorksheet)
#include "test_worksheet.moc"
