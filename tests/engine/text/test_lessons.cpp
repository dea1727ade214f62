// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, and reading lessons: each step is held against the engine.

#include "engine/lesson/LessonRun.h"
#include "engine/lesson/LessonWriter.h"
#include "engine/text/Files.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace ringford;

namespace {

const QString kLessons = QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/");

Result<Lesson, RecordError> lessonOf(const QString& file)
{
    return readLesson(test::bytesIn(file).toStdString(), Registry::standard());
}

QByteArray solve(const LessonStep& step)
{
    LessonRun run(step);
    const Game& game = step.match.game();
    for (int answers = 0; !run.isDone(); ++answers) {
        const auto solution = run.solution();
        if (!solution || answers > 200)
            return "no solution is known at " + QByteArray::fromStdString(step.title);
        const Position before = run.position();
        if (game.why(before, *solution))
            return "the solution is not legal";
        if (run.answer(*solution).verdict == LessonAnswer::Verdict::Wrong)
            return "the solution is called wrong";
    }
    return {};
}

/** Whether the record marks an answer as a mistake. */
bool isWrong(const Node& node)
{
    return std::ranges::any_of(node.marks(), [](std::uint8_t mark) { return mark == 2 || mark == 4; });
}

/**
 * What is wrong with a step that reading it does not find; nothing if all is well: answers of the lines that do not
 * meet the goal, or lack some that do; a win that is none, or takes fewer actions.
 */
std::optional<std::string> faultOf(const LessonStep& step)
{
    const Game& game = step.match.game();
    const Position position = step.match.position(step.match.start());
    if (step.task.isByForce()) {
        const auto needed = ForcedSearch(step).fewest(position, step.task.actions);
        if (!needed)
            return "the aim cannot be reached by force in " + std::to_string(step.task.actions);
        if (*needed < step.task.actions)
            return "the aim is reached in " + std::to_string(*needed);
        return std::nullopt;
    }
    if (step.task.kind == LessonTask::Kind::Read || !step.goal)
        return std::nullopt;
    std::vector<std::string> met, listed;
    for (const Action& action : acceptedActions(step))
        met.push_back(game.text(position, action));
    for (const Node* node = step.match.start()->firstChild; node; node = node->nextSibling) {
        if (!isWrong(*node))
            listed.push_back(node->entry().text);
    }
    std::ranges::sort(met);
    std::ranges::sort(listed);
    if (listed.empty() || met == listed)
        return std::nullopt;
    std::string told = "the goal is met by";
    for (const std::string& one : met)
        told += ' ' + one;
    return told + ", which is not what the lines have";
}

const std::string kHead = "[Game \"checkers\"]\n[Lesson \"L\"]\n";

QByteArray faultAt(const std::string& bytes)
{
    const auto lesson = readLesson(bytes, Registry::standard());
    return lesson ? QByteArray("none") : QByteArray::fromStdString(lesson.error().english());
}

/** Whether all are one action but for what is placed by it, of which set and where. */
bool differInPlacedAlone(std::vector<Action> actions)
{
    for (Action& action : actions) {
        action.placed.reset();
        action.set = 0;
        action.placedAt.reset();
    }
    return std::ranges::adjacent_find(actions, std::not_equal_to()) == actions.end();
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasALesson()
    {
        for (const auto& type : Registry::standard().types()) {
            const auto lesson = lessonOf(kLessons + "en/" + QString::fromStdString(type->id()) + ".ringford");
            QVERIFY2(lesson, lesson ? "" : (type->id() + ' ' + lesson.error().english()).c_str());
            QVERIFY2(lesson->steps.size() >= 8, (type->id() + ": fewer than eight steps").c_str());
        }
    }

    void eachStepIsWhatItSays_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& language : QDir(kLessons).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir folder(kLessons + language);
            for (const QString& file : folder.entryList({"*.ringford"}, QDir::Files))
                QTest::newRow(qPrintable(language + ' ' + file)) << folder.filePath(file);
        }
    }
    void eachStepIsWhatItSays()
    {
        QFETCH(const QString, file);
        const auto lesson = lessonOf(file);
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        for (const LessonStep& step : lesson->steps) {
            QVERIFY2(!step.title.empty() && !step.text.empty(), step.title.c_str());
            const auto fault = faultOf(step);
            QVERIFY2(!fault, (step.title + ": " + fault.value_or("")).c_str());
            const QByteArray unsolved = solve(step);
            QVERIFY2(unsolved.isEmpty(), unsolved.constData());
        }
    }

    void everyOtherAnswerIsWrong_data() { eachStepIsWhatItSays_data(); }
    void everyOtherAnswerIsWrong()
    {
        QFETCH(const QString, file);
        const auto lesson = lessonOf(file);
        QVERIFY(lesson);
        for (const LessonStep& step : lesson->steps) {
            const Position start = step.match.position(step.match.start());
            const std::vector<Action> accepted = step.task.isByForce() ? std::vector<Action>() : acceptedActions(step);
            for (const Action& action : step.match.game().actions(start)) {
                if (step.task.kind == LessonTask::Kind::Read)
                    break;
                LessonRun run(step);
                const auto verdict = run.answer(action).verdict;
                if (step.task.isByForce())
                    continue; // judged by search: only that it never fails
                const bool isRight = std::ranges::find(accepted, action) != accepted.end();
                QCOMPARE(verdict != LessonAnswer::Verdict::Wrong, isRight);
            }
            // Who is to find one thing finds one thing; a pawn may become what it likes.
            if (step.task.kind == LessonTask::Kind::Find)
                QVERIFY2(differInPlacedAlone(accepted), (step.title + ' ' + std::to_string(accepted.size())).c_str());
        }
    }

    void languagesHaveTheSameSteps_data() { eachStepIsWhatItSays_data(); }
    void languagesHaveTheSameSteps()
    {
        QFETCH(const QString, file);
        const auto lesson = lessonOf(file);
        const auto english = lessonOf(kLessons + "en/" + QFileInfo(file).fileName());
        QVERIFY(lesson && english);
        QCOMPARE(lesson->steps.size(), english->steps.size());
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            const Match &one = lesson->steps[i].match, &other = english->steps[i].match;
            QCOMPARE(one.game().repetitionKey(one.position(one.start())),
                     other.game().repetitionKey(other.position(other.start())));
            QCOMPARE(lesson->steps[i].hints.size(), english->steps[i].hints.size());
        }
    }

    void aLessonIsReadWithAllItsWords()
    {
        const auto lesson =
            readLesson(kHead + "[Step \"One\"]\n[Task \"all\"]\n[Goal \"from c3\"]\n"
                               "[Setup \"white: Mc3; black: Mf8; turn: white\"]\n\n"
                               "{[%csl Gc3] Look. [%hint first] [%hint second] [%wrong No.] [%right Yes.]} *\n",
                       Registry::standard());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        QCOMPARE(lesson->title, std::string("L"));
        const LessonStep& step = lesson->steps.front();
        QCOMPARE(step.title, std::string("One"));
        QCOMPARE(QString::fromStdString(step.text).trimmed(), QStringLiteral("Look."));
        QCOMPARE(step.hints, (std::vector<std::string>{"first", "second"}));
        QCOMPARE(step.wrong, std::string("No."));
        LessonRun run(step);
        QCOMPARE(run.left(), 2);
        const std::vector<Action> right = acceptedActions(step);
        QVERIFY(run.answer(right[0]).verdict == LessonAnswer::Verdict::GoOn);
        QVERIFY(run.answer(right[0]).verdict == LessonAnswer::Verdict::Known);
        const LessonAnswer last = run.answer(right[1]);
        QVERIFY(last.verdict == LessonAnswer::Verdict::Done);
        QCOMPARE(last.said, std::string("Yes."));
    }

    void answersOfLinesAreFollowedAndRepliesPlayed()
    {
        const auto lesson =
            readLesson("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"find\"]\n\n"
                       "1. e2-e4 {The middle.} (1. a2-a3 $2 {Too slow.}) 1... e7-e5 {So I do.} 2. g1-f3 *\n",
                       Registry::standard());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        const LessonStep& step = lesson->steps.front();
        LessonRun run(step);
        const auto play = [&](const char* text) { return run.answer(*step.match.game().parse(run.position(), text)); };
        QCOMPARE(play("a2-a3").said, std::string("Too slow."));
        QVERIFY(play("d2-d4").verdict == LessonAnswer::Verdict::Wrong);
        const LessonAnswer right = play("e2-e4");
        QVERIFY(right.verdict == LessonAnswer::Verdict::GoOn);
        QCOMPARE(right.said, std::string("The middle.\n\nSo I do."));
        QCOMPARE(right.replies.size(), std::size_t{1});
        QVERIFY(play("g1-f3").verdict == LessonAnswer::Verdict::Done);
        QVERIFY(run.isDone());
    }

    void damagedLessonsSayWhere_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const std::string& bytes, const char* place) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(place);
        };
        row("no lesson", "[Game \"checkers\"]\n\n*\n", "1:1: ");
        row("nothing", "", "1:1: ");
        row("a task that is none", kHead + "[Task \"mate\"]\n\n*\n", "3:1: ");
        row("too many actions", kHead + "[Task \"mate 6\"]\n\n*\n", "3:1: ");
        row("a goal that is none", kHead + "[Task \"find\"]\n [Goal \"from z9\"]\n\n*\n", "4:2: ");
        row("no answer", kHead + "[Task \"find\"]\n\n*\n", "3:1: ");
        row("only wrong answers", kHead + "[Task \"find\"]\n\n1. b2-c3 $2 *\n", "3:1: ");
        row("a goal that nothing meets", kHead + "[Task \"all\"]\n[Goal \"capture\"]\n\n*\n", "3:1: ");
        row("the game is over", kHead + "[Task \"find\"]\n[Setup \"white: Mb2; black:; turn: white\"]\n\n*\n", "3:1: ");
        row("a goal beside force", kHead + "[Task \"mate 1\"]\n[Goal \"win\"]\n\n*\n", "4:1: ");
        row("several on turn", "[Game \"multiplayer\"]\n[Lesson \"L\"]\n[Task \"mate 1\"]\n\n*\n", "3:1: ");
        row("in the second record", kHead + "\n*\n\n[Game \"checkers\"]\n[Task \"look\"]\n\n*\n", "7:1: ");
        row("two tasks", kHead + "[Task \"read\"]\n[Task \"find\"]\n\n1. b2-c3 *\n", "3:1: ");
        row("a broken record", kHead + "\n1. b2-b9 *\n", "4:4: ");
    }
    void damagedLessonsSayWhere()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, place);
        const QByteArray fault = faultAt(bytes.toStdString());
        QVERIFY2(fault.startsWith(place), fault.constData());
    }

    void lessonsOfTooManyStepsAreRefused()
    {
        std::string bytes = "[Game \"checkers\"]\n[Lesson \"Long\"]\n*\n";
        for (std::size_t step = 1; step < Lesson::kMostSteps; ++step)
            bytes += "[Game \"checkers\"]\n*\n";
        const auto most = readLesson(bytes, Registry::standard());
        QVERIFY(most);
        QCOMPARE(most->steps.size(), Lesson::kMostSteps);
        const auto more = readLesson(bytes + "[Game \"checkers\"]\n*\n", Registry::standard());
        QVERIFY(!more);
        QCOMPARE(QString::fromStdString(more.error().english()), "1:1: a lesson has no more than 1000 steps");
    }

    void aWrongClaimIsAFault()
    {
        const auto step = [](const char* tags) { return readLesson(kHead + tags + "\n*\n", Registry::standard()); };
        const auto tooLong = step("[Task \"mate 2\"]\n[Setup \"white: Mc3; black: Md4; turn: white\"]\n");
        QVERIFY(tooLong && faultOf(tooLong->steps.front()));
        const auto none = step("[Task \"mate 1\"]\n");
        QVERIFY(none && faultOf(none->steps.front()));
        const auto lines = readLesson(kHead + "[Task \"all\"]\n[Goal \"from c3\"]\n"
                                              "[Setup \"white: Mc3; black: Mf8; turn: white\"]\n\n1. c3-b4 *\n",
                                      Registry::standard());
        QVERIFY(lines && faultOf(lines->steps.front()));
    }

    void aForcedWinIsJudgedOnEveryWay()
    {
        const auto lesson = readLesson(
            kHead + "[Task \"mate 2\"]\n[Setup \"white: Mc3; black: Md6; turn: white\"]\n\n*\n", Registry::standard());
        QVERIFY(lesson);
        const LessonStep& step = lesson->steps.front();
        const Game& game = step.match.game();
        LessonRun wrong(step);
        QVERIFY(wrong.answer(*game.parse(wrong.position(), "c3-b4")).verdict == LessonAnswer::Verdict::Wrong);
        LessonRun run(step);
        const LessonAnswer first = run.answer(*game.parse(run.position(), "c3-d4"));
        QVERIFY(first.verdict == LessonAnswer::Verdict::GoOn);
        QCOMPARE(first.replies.size(), std::size_t{1});
        QVERIFY(run.answer(*run.solution()).verdict == LessonAnswer::Verdict::Done);
        QVERIFY(game.outcome(run.position()).decided());
    }

    void searchesEndAtTheirLimit()
    {
        // From the start, with more ways than anybody has time for; one line is the record's own.
        const auto lesson =
            readLesson("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"mate 5\"]\n\n1. e2-e4 (1. a2-a3 $2) *\n",
                       Registry::standard());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        const LessonStep& step = lesson->steps.front();
        const Game& game = step.match.game();
        const SearchLimit little{2'000};
        LessonRun run(step);
        const auto play = [&](const char* text) { return run.answer(*game.parse(run.position(), text), little); };
        QVERIFY(play("d2-d4").verdict == LessonAnswer::Verdict::Unknown);
        QVERIFY(play("a2-a3").verdict == LessonAnswer::Verdict::Unknown);
        QVERIFY(!run.isDone());
        QCOMPARE(run.solution(little)->to, *game.board().find("e4"));
        const LessonAnswer right = play("e2-e4");
        QVERIFY(right.verdict == LessonAnswer::Verdict::GoOn);
        QCOMPARE(right.replies.size(), std::size_t{1});
        QVERIFY(right.isCutShort);
        QVERIFY(!run.solution(little)); // beyond the record
        ForcedSearch search(step, little);
        QVERIFY(!search.fewest(step.match.position(step.match.start()), 5) && search.hasGivenUp());
    }

    void searchesOfBoardsThatDoNotWaitComeToAnEnd()
    {
        // The others could go on acting on their boards for ever; the search went down with them until the stack was full.
        const auto game = *Registry::standard().create("multiplayer", {});
        const auto position =
            game->readLine("1w: Qf7 Kg6; 1b: Kh8; 2w: Ke1 Ra1; 2b: Ke8 Ra8; 3w: Ke1 Ra1; 3b: Ke8 Ra8; "
                           "4w: Kh1; 4b: Qf2 Kg3; turn: 1b 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA");
        QVERIFY(position);
        const LessonStep step{Match(game, *position), {}, {LessonTask::Kind::Win, 2}, {}, {}, {}, {}, {}, Seat{0}};
        ForcedSearch search(step, {200'000});
        QVERIFY(!search.isForced(*position, 2) && search.hasGivenUp());
    }

    void searchesEndWhenStopped()
    {
        const auto lesson =
            readLesson("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"mate 5\"]\n\n*\n", Registry::standard());
        QVERIFY(lesson);
        const LessonStep& step = lesson->steps.front();
        std::stop_source source;
        source.request_stop();
        LessonRun run(step);
        const SearchLimit stopped{.stop = source.get_token()};
        const Action action = *step.match.game().parse(run.position(), "e2-e4");
        QVERIFY(run.answer(action, stopped).verdict == LessonAnswer::Verdict::Unknown);
        QVERIFY(!run.solution(stopped));
    }

    void answersThatWinByForceAreWrittenAsThat()
    {
        const SearchLimit enough{1'000'000, {}};
        const char* const shutIn = "white: Kg1 Ra1 Rb1; black: Kg8 Pf7 Pg7 Ph7; turn: white";
        const char* const ladder = "white: Kg1 Ra6 Rb5; black: Ke7; turn: white";
        std::vector<Match> steps;
        const auto add = [&](std::string_view setup, const std::vector<std::string>& line) {
            steps.push_back(test::matchOf("orthodox", setup));
            QVERIFY(test::enter(steps.back(), line));
        };
        add(shutIn, {"a1-a8"});
        add(ladder, {"b5-b7", "e7-d8", "a6-a8"});
        add(ladder, {"b5-b7", "e7-d8"});                               // goes no further
        add({}, {"f2-f3", "e7-e5", "g2-g4", "d8-h4"});                 // the others win
        add("white: Kg1 Ra6 Rb5; black: Ke7; turn: black", {"e7-d7"}); // nobody does
        add(shutIn, {"a1-a8"});
        steps.back().tags().others.emplace_back("Task", "find"); // as its author wants it
        add(ladder, {"b5-b7", "e7-d8", "a6-a8"});
        steps.back().tags().others.emplace_back("Goal", "check");
        QCOMPARE(forcedWin(steps[0], enough), std::optional(1));
        QCOMPARE(forcedWin(steps[1], enough), std::optional(2));
        QVERIFY(!forcedWin(steps[1], {2, {}})); // that was not found out
        QVERIFY(!forcedWin(steps[3], enough));
        steps.front().tags().others.emplace_back("Lesson", "Mates");
        const auto written = writeLesson(steps, enough);
        QVERIFY(written);
        const auto lesson = readLesson(*written, Registry::standard());
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        QByteArray kinds;
        for (const LessonStep& step : lesson->steps)
            kinds += step.task.isByForce() ? char('0' + step.task.actions) : 'f';
        QCOMPARE(kinds, QByteArray("12fffff"));
        // What mates as well is as right as what the author played.
        LessonRun run(lesson->steps.front());
        const Action other = *lesson->steps.front().match.game().parse(run.position(), "b1-b8");
        QVERIFY(run.answer(other).verdict == LessonAnswer::Verdict::Done);
        // All that may be looked at was looked at for the first ones.
        std::vector<Match> many;
        for (int index = 0; index < 3; ++index) {
            many.push_back(test::matchOf("orthodox", ladder));
            QVERIFY(test::enter(many.back(), std::vector<std::string>{"b5-b7", "e7-d8", "a6-a8"}));
        }
        QVERIFY(writeLesson(many, {100, {}})->find("mate 2") != std::string::npos);
        QCOMPARE(many.back().tags().others.back().second, std::string("find"));
    }
};

RINGFORD_TEST(TestLessons)
#include "test_lessons.moc"
