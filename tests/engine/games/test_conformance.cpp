// SPDX-License-Identifier: GPL-3.0-or-later
// What every game owes: each game of the test registry, with its options, is played at random and looked at in each
// position.
#include "engine/match/Match.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/CountingGame.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/Mutations.h"
#include "tests/support/PositionChecks.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Talk.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <rapidcheck.h>

#include <limits>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::size_t kMostChoices = cases(12, 4); ///< of options, for each game
constexpr int kMostPlies = 150;
constexpr std::uint64_t kGames = 5; ///< with seeds from 1, for each game and its options
const int kWrongSetups = cases(1000, 250);
/** Where there are more, that many times fewer positions are looked at. */
const std::size_t kActionsPerLook = cases(std::numeric_limits<int>::max(), 6);

/** Names of the entries from the start to where a match stands, for messages. */
QString history(const Match& match)
{
    QStringList texts;
    for (const Node* node : GameTree::path(match.gameNode()))
        texts << QString::fromStdString(node->entry().text);
    return texts.join(' ');
}

/** A game whose pieces say that they all go one way. */
class HeadingGame final : public CountingGame {
public:
    HeadingGame(std::shared_ptr<const Game> game, Direction heading)
        : CountingGame(std::move(game), std::make_shared<Asked>()), m_heading(heading)
    {
    }

    Contents contents(const Position& position) const override
    {
        Contents contents = CountingGame::contents(position);
        for (PlacedPiece& placed : contents.pieces)
            placed.facts.heading = m_heading;
        return contents;
    }

private:
    Direction m_heading;
};

} // namespace

class TestConformance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        drawSameCases("seed=1 max_success=60 max_size=80");
        m_choices = ChoiceRows(kMostChoices);
    }

    void optionsAreConsistent_data() { addGames(testRegistry()); }
    void optionsAreConsistent()
    {
        QFETCH(const QString, game);
        const GameType& type = *testRegistry().find(game.toStdString());
        const auto standard = type.create({});
        QVERIFY(standard);
        QCOMPARE((*standard)->description().id, type.id());
        QCOMPARE((*standard)->description().options.size(), type.options().size());
        QVERIFY(!type.create({{"no-such-option", "1"}}));
        for (const OptionSpec& option : type.options()) {
            QVERIFY(option.standard == "-" || option.admits(option.standard));
            QVERIFY(!option.label.empty());
            QVERIFY(!type.create({{option.name, "no such value"}}));
            for (const std::string& value : type.allowedValues(option, {}))
                QVERIFY2(type.create({{option.name, value}}), (option.name + '=' + value).c_str());
        }
    }

    void description_data() { m_choices.addRows(); }
    void description()
    {
        QCOMPARE(faultInDescription(game()), QString());
        QVERIFY(!game().outcome(game().start()).decided());
    }

    void piecesThatGoSlantingAreNoticed()
    {
        Dice dice(1);
        const std::shared_ptr<const Game> toy = *testRegistry().create("toy", {});
        const HeadingGame straight(toy, Direction::West), slanting(toy, Direction::NorthWest);
        QVERIFY(!faultAt(straight, straight.start(), dice).contains("slanting"));
        QVERIFY(faultAt(slanting, slanting.start(), dice).contains("slanting"));
    }

    void everyPositionOfGamesKeepsThePromises_data() { m_choices.addRows(); }
    void everyPositionOfGamesKeepsThePromises()
    {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Dice dice(seed);
            Position position = game().start();
            std::size_t unseen = 0;
            for (int ply = 0; ply <= kMostPlies; ++ply) {
                if (unseen == 0) {
                    const QString fault = faultAt(game(), position, dice);
                    QVERIFY2(fault.isEmpty(),
                             qPrintable(QStringLiteral("seed %1, ply %2: %3").arg(seed).arg(ply).arg(fault)));
                    unseen = game().actions(position).size() / kActionsPerLook;
                } else {
                    --unseen;
                }
                const auto action = drawnAction(game(), position, dice);
                if (!action)
                    break;
                position = game().apply(position, *action).position;
            }
        }
    }

    void everyPositionOfDrawnGamesKeepsThePromises_data() { m_choices.addRows(); }
    void everyPositionOfDrawnGamesKeepsThePromises()
    {
        // Each number draws one action, so that what fails shrinks to a short game.
        const auto held = [this](const std::vector<std::uint16_t>& numbers) {
            Position position = game().start();
            for (const std::uint16_t number : numbers) {
                const auto actions = game().actions(position);
                if (actions.empty())
                    break;
                position = game().apply(position, actions[number % actions.size()]).position;
            }
            Dice dice(numbers.size());
            const QString fault = faultAt(game(), position, dice);
            if (!fault.isEmpty())
                RC_FAIL(fault.toStdString());
        };
        QVERIFY(rc::check(QTest::currentDataTag(), held));
    }

    void wrongSetupsAreReadOrRefused_data() { m_choices.addRows(); }
    void wrongSetupsAreReadOrRefused()
    {
        Dice dice(4);
        Position position = game().start();
        for (int i = 0; i < kWrongSetups; ++i) {
            const Setup wrong = mutatedSetup(game(), game().write(position), dice);
            const std::string line = dice.oneIn(3) ? mutatedLine(writeSetup(wrong), dice) : writeSetup(wrong);
            const auto read = dice.oneIn(2) ? positionOf(game(), line) : game().read(wrong);
            const QString fault = read ? faultAt(game(), *read, dice) : faultInProblems(read.error());
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(line) + ": " + fault));
            const auto action = drawnAction(game(), position, dice);
            position = action ? game().apply(position, *action).position : game().start();
        }
    }

    void undoLeadsBackToTheStart_data() { m_choices.addRows(); }
    void undoLeadsBackToTheStart()
    {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Dice dice(seed);
            Match match(m_choices.sharedGame(), game().start());
            playOn(match, kMostPlies, dice);
            const Node* const end = match.gameNode();
            QCOMPARE(match.end(), end);
            QStringList forwards;
            for (const Node* node : GameTree::path(end))
                forwards << setupText(game(), match.position(node));

            while (match.gameNode() != match.start()) {
                QCOMPARE(setupText(game(), match.position(match.gameNode())), forwards.takeLast());
                QVERIFY(match.undo());
            }
            QVERIFY(forwards.isEmpty());
            QVERIFY(!match.undo());
            QCOMPARE(setupText(game(), match.position(match.gameNode())), setupText(game(), game().start()));

            while (match.redo())
                QVERIFY(match.isOnMainLine(match.gameNode()));
            QCOMPARE(match.gameNode(), end);
        }
    }

    void anotherEntryBranchesOff_data() { m_choices.addRows(); }
    void anotherEntryBranchesOff()
    {
        Dice dice(8);
        Match match(m_choices.sharedGame(), game().start());
        playOn(match, 20, dice);
        const Node* const first = GameTree::path(match.gameNode()).front();
        match.goTo(match.start());

        for (const Action& action : match.actions(match.start())) {
            match.goTo(match.start());
            const auto played = match.play(action);
            QVERIFY(played);
            QCOMPARE((*played)->parent, match.start());
            QCOMPARE(match.start()->firstChild, *played); // the line last played is the main line
            QVERIFY2(match.play(action) || match.why(match.gameNode(), action), qPrintable(history(match)));
        }
        const auto back = match.parseEntry(match.start(), first->entry().text);
        QVERIFY(back);
        match.goTo(match.start());
        const int children = GameTree::childCount(match.start());
        const auto walked = match.add(match.start(), *back);
        QVERIFY(walked);
        QVERIFY(!walked->isNew);
        QCOMPARE(walked->node, first); // what is there already is not added again
        QCOMPARE(GameTree::childCount(match.start()), children);
    }

    void recordsAreReadBack_data() { m_choices.addRows(); }
    void recordsAreReadBack()
    {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Dice dice(seed);
            Match match(m_choices.sharedGame(), game().start());
            for (int line = 0; line < 6; ++line) {
                playOn(match, 30, dice);
                const auto path = GameTree::path(match.gameNode());
                match.addComment(path.back(), "after {all} \\ this");
                match.addMark(path.front(), 1);
                match.goTo(dice.among(path));
            }
            const auto written = writeRecord(match, testRegistry());
            QVERIFY(written);
            const RecordReading read = readRecords(*written, testRegistry());
            QVERIFY2(!read.fault(), written->c_str());
            QCOMPARE(read.records, std::size_t{1});
            const auto again = writeRecord(read.matches.front(), testRegistry());
            QVERIFY(again);
            QCOMPARE(QString::fromStdString(*again), QString::fromStdString(*written));
            const Match& back = read.matches.front();
            QCOMPARE(setupText(game(), back.position(back.end())), setupText(game(), match.position(match.end())));
        }
    }

    void theProtocolPlaysTheSame_data() { m_choices.addRows(); }
    void theProtocolPlaysTheSame()
    {
        Dice dice(9);
        Talk talk(testRegistry());
        Match match(m_choices.sharedGame(), game().start());
        QCOMPARE(talk.ask(QByteArray("game ") + QTest::currentDataTag()), QByteArray("= ok"));
        for (int ply = 0; ply < 60 && !match.gameNode()->outcome().decided(); ++ply) {
            playOn(match, 1, dice);
            const Entry& entry = match.gameNode()->entry();
            const QByteArray text = QByteArray::fromStdString(entry.text);
            const bool isAction = entry.kind == Entry::Kind::Action;
            if (isAction)
                QCOMPARE(talk.ask("why " + text), QByteArray("= legal"));
            QCOMPARE(talk.ask(isAction ? "play " + text : QByteArray(text).replace(':', ' ')), QByteArray("= ok"));
            QCOMPARE(talk.ask("undo"), QByteArray("= ok"));
            QCOMPARE(talk.ask("redo"), QByteArray("= ok"));

            const Position here = match.position(match.gameNode());
            const QString actions = sortedTexts(game(), here, match.actions(match.gameNode())).join('\n');
            const QString turn = seatNames(game(), match.onTurn(match.gameNode())).join(' ');
            QCOMPARE(QString(talk.ask("state")), "= " + setupText(game(), here));
            QCOMPARE(QString(talk.ask("status")),
                     "= " + QString::fromStdString(game().status(match.gameNode()->outcome())));
            QCOMPARE(QString(talk.ask("actions")), actions.isEmpty() ? "=" : "= " + actions);
            QCOMPARE(QString(talk.ask("turn")), turn.isEmpty() ? "=" : "= " + turn);
        }
        QCOMPARE(QString(talk.ask("history")), "= " + history(match).replace(' ', '\n'));
    }

private:
    const Game& game() const { return m_choices.game(); }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestConformance)
#include "test_conformance.moc"
