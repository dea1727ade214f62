// SPDX-License-Identifier: GPL-3.0-or-later
// Answers to tasks whose records hold no line: what a search finds, and that it is told where it finds none.
#include "engine/lesson/AnswerSearch.h"
#include "engine/text/RecordReader.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"

#include <QStringList>
#include <QTest>

#include <stop_token>
#include <string>
#include <utility>
#include <vector>

using namespace ringford;
using namespace ringford::ui;

namespace {

Match forcedTask(const std::string& game, const std::string& task, const std::string& setup,
                 const std::string& moves = {})
{
    const std::string record =
        "[Game \"" + game + "\"]\n[Task \"" + task + "\"]\n[Setup \"" + setup + "\"]\n\n" + moves + " *\n";
    RecordReading reading = readRecords(record, Registry::standard());
    return std::move(reading.matches.at(0));
}

const char* const kForcedRooks = "white: Kg1 Ra6 Rb1; black: Kg7; turn: white";

SheetTaskLook forcedLook()
{
    SheetTaskLook look;
    look.answer.notation = words::Notation::English;
    look.endsWithDiagram = true;
    return look;
}

QString foundAnswer(const Match& match)
{
    AnswerSearch search;
    return sheetTask(match, match.start(), forcedLook(), &search).answer;
}

/** The words of all pages. */
QStringList wordsOnSheet(const std::vector<SheetTask>& tasks)
{
    PieceArt art;
    QStringList words;
    const auto sink = [&words](PrintPage page) {
        test::ListCanvas canvas;
        page.paint(canvas);
        words << canvas.words;
        return true;
    };
    SheetSpec spec;
    spec.answers = QStringLiteral("Answers");
    spec.noAnswer = QStringLiteral("None.");
    SheetWriter writer(sink, art, spec);
    for (const SheetTask& task : tasks)
        writer.add(task);
    [&] { QVERIFY(writer.finish()); }();
    return words;
}

} // namespace

class TestFoundAnswers : public QObject {
    Q_OBJECT

private slots:
    void whatIsToBeForcedIsFound()
    {
        const Match ladder = forcedTask("orthodox", "mate 2", kForcedRooks);
        QCOMPARE(answerOf(ladder, ladder.start()).text, QString());
        QCOMPARE(foundAnswer(ladder), QStringLiteral("1.Rb7+ Kf8 2.Ra8#"));
        AnswerSearch search;
        QVERIFY(sheetTask(ladder, ladder.start(), forcedLook(), &search).end);
        // All that is right is told, with the defence that holds out longest.
        QCOMPARE(
            foundAnswer(forcedTask("orthodox", "mate 3", "white: Kg1 Ra1 Rd1; black: Kg8 Pf7 Pg7 Ph7; turn: white")),
            QStringLiteral("1.Ra8# or 1.Rd8#"));
        QCOMPARE(foundAnswer(forcedTask("checkers", "mate 2", "white: Mc3; black: Md6; turn: white")),
                 QStringLiteral("1.c3-d4 d6-c5 2.d4xb6"));
    }

    void whatTheRecordHoldsStays()
    {
        QCOMPARE(foundAnswer(forcedTask("orthodox", "mate 2", kForcedRooks, "1. b1-b7")), QStringLiteral("1.Rb7+"));
        AnswerSearch search;
        const Match find = forcedTask("orthodox", "find", kForcedRooks);
        QVERIFY(!sheetTask(find, find.start(), forcedLook(), &search).isAsked);
    }

    /** `charge, 5W to 3W, charge, 5W to 4W`: nobody saw where one answer ended. */
    void answersThatHaveCommasArePartedBySemicolons()
    {
        const auto meeting = [](const std::string& game, const std::string& goal, const std::string& setup) {
            const std::string record =
                "[Game \"" + game + "\"]\n[Goal \"" + goal + "\"]\n[Setup \"" + setup + "\"]\n\n*\n";
            const RecordReading reading = readRecords(record, Registry::standard());
            return answerOf(reading.matches.at(0), reading.matches.at(0).start(), {words::Notation::English}).text;
        };
        QCOMPARE(meeting("orthodox", "promotion", "white: Ke1 Pb7; black: Kh5; turn: white"),
                 QStringLiteral("b8=N, b8=B, b8=R, b8=Q"));
        const QString charges = meeting("longchess", "charge", "white: Pa5 Pb5 Fe2; black: Pa33 Fe36; turn: white");
        QVERIFY2(charges.startsWith(QStringLiteral("charge, 5W to 3W; charge, ")), qPrintable(charges));
    }

    /** A long title is set smaller than a short one; what heads the answers was larger. */
    void whatHeadsAnswersIsNotLargerThanTheTitle()
    {
        PieceArt art;
        double heading = 0, title = 0;
        const auto sink = [&](const PrintPage& page) {
            test::ListCanvas canvas;
            page.paint(canvas);
            for (qsizetype word = 0; word < canvas.words.size(); ++word) {
                heading = canvas.words[word] == QStringLiteral("Answers") ? canvas.places[word].height() : heading;
                title = canvas.words[word].startsWith(QStringLiteral("Many")) ? canvas.places[word].height() : title;
            }
            return true;
        };
        SheetSpec spec;
        spec.answers = QStringLiteral("Answers");
        spec.title =
            QStringLiteral("Many words that nobody could set in one line of the usual letters, so that smaller "
                           "ones are taken for all of it and two lines, too");
        SheetWriter writer(sink, art, spec);
        const Match match = forcedTask("orthodox", "mate 2", kForcedRooks, "1. b1-b7");
        writer.add(sheetTask(match, match.start(), forcedLook()));
        QVERIFY(writer.finish());
        QVERIFY2(heading > 0 && heading < title, qPrintable(QStringLiteral("%1 %2").arg(heading).arg(title)));
    }

    void theLimitIsOfAllTasksAndOfActions()
    {
        const Match hopeless = forcedTask("orthodox", "mate 5", "white: Ke1 Rh1; black: Ke4; turn: white");
        const Match easy = forcedTask("orthodox", "mate 1", "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white");
        AnswerSearch search({100'000});
        QVERIFY(!search.answered(hopeless));
        for (int others = 0; others < 100; ++others)
            QVERIFY(!search.answered(hopeless));
        QVERIFY(search.answered(easy)); // short ones are found all the same
        AnswerSearch stopped({100'000, [] {
                                  std::stop_source source;
                                  source.request_stop();
                                  return source.get_token();
                              }()});
        QVERIFY(!stopped.answered(hopeless));
    }

    void thatNoneWasFoundStandsAmongAnswers()
    {
        const Match hopeless = forcedTask("orthodox", "mate 5", "white: Ke1 Rh1; black: Ke4; turn: white");
        const Match easy = forcedTask("orthodox", "mate 1", "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white");
        AnswerSearch search({100'000});
        const SheetTask without = sheetTask(hopeless, hopeless.start(), forcedLook(), &search);
        QVERIFY(without.isAsked && without.answer.isEmpty());
        QVERIFY(wordsOnSheet({without, sheetTask(easy, easy.start(), forcedLook(), &search)})
                    .contains(QStringLiteral("None.")));
        QVERIFY(!wordsOnSheet({without}).contains(QStringLiteral("Answers"))); // there is no page of them
    }
};

RINGFORD_TEST(TestFoundAnswers)
#include "test_found_answers.moc"
