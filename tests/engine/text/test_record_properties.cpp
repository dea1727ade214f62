// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for all records: drawn trees are written and read back the same, drawn texts mean what the page says,
// damage is found.

#include "engine/text/RecordReader.h"
#include "engine/text/RecordResult.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/DrawnMatches.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::size_t kMostChoices = cases(6, 4); ///< of options, for each game

/** A line of play as a record has it, and as the page says that it is understood. */
struct DrawnLine {
    struct Item {
        std::string entry;
        std::vector<DrawnLine> variations;
    };
    std::vector<Item> items;
};

/** The tree that lines make: a line's own entries first, then what its variations add. */
struct Tree {
    std::string entry;
    std::vector<Tree> children;

    Tree& child(const std::string& text)
    {
        for (Tree& one : children) {
            if (one.entry == text)
                return one;
        }
        return children.emplace_back(Tree{text, {}});
    }
};

/** The node at the end of a way; ways stay right while vectors grow. */
Tree& nodeAt(Tree& root, const std::vector<std::string>& way)
{
    Tree* at = &root;
    for (const std::string& text : way)
        at = &at->child(text);
    return *at;
}

void addLine(Tree& root, std::vector<std::string> way, const DrawnLine& line)
{
    std::vector<std::string> end = way;
    for (const DrawnLine::Item& item : line.items) {
        nodeAt(root, end).child(item.entry);
        end.push_back(item.entry);
    }
    for (const DrawnLine::Item& item : line.items) {
        for (const DrawnLine& variation : item.variations)
            addLine(root, way, variation);
        way.push_back(item.entry);
    }
}

DrawnLine drawnLine(Match& match, const Node* from, int depth, Dice& dice)
{
    DrawnLine line;
    for (std::size_t length = 1 + dice.below(4); length > 0; --length) {
        auto actions = match.actions(from);
        if (actions.empty())
            break;
        std::ranges::sort(actions);
        // Few choices, so that lines meet often.
        const Action& action = actions[dice.below(std::min<std::size_t>(actions.size(), 3))];
        Entry entry;
        entry.action = action;
        entry.text = match.game().text(match.position(from), action);
        DrawnLine::Item item{entry.text, {}};
        for (; depth < 4 && dice.oneIn(2);)
            item.variations.push_back(drawnLine(match, from, depth + 1, dice));
        line.items.push_back(std::move(item));
        from = match.add(from, std::move(entry))->node;
    }
    return line;
}

std::string lineText(const DrawnLine& line)
{
    std::string text;
    for (const DrawnLine::Item& item : line.items) {
        text += item.entry + ' ';
        for (const DrawnLine& variation : item.variations)
            text += '(' + lineText(variation) + ") ";
    }
    return text;
}

std::string flat(const Tree& tree)
{
    std::string text = tree.entry;
    for (const Tree& child : tree.children)
        text += '(' + flat(child) + ')';
    return text;
}

std::string flat(const Node* node)
{
    std::string text = node->entry().text;
    for (const Node* child = node->firstChild; child; child = child->nextSibling)
        text += '(' + flat(child) + ')';
    return text;
}

} // namespace

class TestRecordProperties : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        drawSameCases(sanitized() ? "seed=1 max_success=25" : "seed=1 max_success=200");
        m_choices = ChoiceRows(kMostChoices);
    }

    void drawnMatchesComeBackTheSame_data() { m_choices.addRows(); }
    void drawnMatchesComeBackTheSame()
    {
        const auto game = m_choices.sharedGame();
        QVERIFY(rc::check(QTest::currentDataTag(), [&game](std::uint32_t seed) {
            Dice dice(seed);
            const Match match = drawnMatch(game, dice);
            const auto text = writeRecord(match, testRegistry());
            RC_ASSERT(bool(text));
            const RecordReading reading = readRecords(*text, testRegistry());
            RC_ASSERT(!reading.fault());
            RC_ASSERT(reading.matches.size() == 1u);
            RC_ASSERT(reading.entries == GameTree::size(match.start()));
            const Match& again = reading.matches.front();
            RC_ASSERT(difference(match, match.start(), again, again.start()) == QString());
            RC_ASSERT(*writeRecord(again, testRegistry()) == *text);
        }));
    }

    void linesAreUnderstoodAsThePageSays_data() { m_choices.addRows(); }
    void linesAreUnderstoodAsThePageSays()
    {
        const auto game = m_choices.sharedGame();
        QVERIFY(rc::check(QTest::currentDataTag(), [&game](std::uint32_t seed) {
            Dice dice(seed);
            Match scratch(game, game->start());
            const auto empty = writeRecord(scratch, testRegistry());
            const DrawnLine line = drawnLine(scratch, scratch.start(), 0, dice);
            const std::string text = empty->substr(0, empty->size() - 2) + lineText(line) + '*';
            Tree expected;
            addLine(expected, {}, line);
            const RecordReading reading = readRecords(text, testRegistry());
            RC_ASSERT(!reading.error);
            RC_ASSERT(flat(reading.matches.front().start()) == flat(expected));
        }));
    }

    void damageIsFoundOrHarmless_data() { m_choices.addRows(); }
    void damageIsFoundOrHarmless()
    {
        const auto game = m_choices.sharedGame();
        QVERIFY(rc::check(QTest::currentDataTag(), [&game](std::uint32_t seed) {
            Dice dice(seed);
            const std::string whole = *writeRecord(drawnMatch(game, dice), testRegistry());
            std::string damaged = whole;
            for (std::size_t i = 1 + dice.below(3); i > 0 && !damaged.empty(); --i) {
                const std::size_t at = dice.below(damaged.size());
                switch (dice.below(4)) {
                case 0: damaged.resize(at); break;
                case 1: damaged[at] = static_cast<char>(damaged[at] ^ (1 << dice.below(8))); break;
                case 2: damaged.erase(at, 1 + dice.below(4)); break;
                default: damaged.insert(at, damaged.substr(dice.below(damaged.size()), dice.below(20))); break;
                }
            }
            const RecordReading reading = readRecords(damaged, testRegistry());
            const auto lines = static_cast<int>(std::ranges::count(damaged, '\n')) + 1;
            if (reading.error) {
                RC_ASSERT(reading.error->line >= 1 && reading.error->line <= lines);
                RC_ASSERT(reading.error->column >= 1 && reading.error->column <= static_cast<int>(damaged.size()) + 1);
                RC_ASSERT(!reading.error->message.english().empty());
            } else {
                RC_ASSERT(!reading.matches.empty());
            }
            for (const Match& match : reading.matches)
                checkIsWhole(match);
            if (reading.broken)
                checkIsWhole(*reading.broken);
        }));
    }

    void aRecordCutShortIsFound()
    {
        const std::string whole = "[Game \"checkers\"]\n[Event \"x\"]\n\n1. b2-a3 $1 {a} (1. d2-c3 {b} 1... a7-b6) "
                                  "1... c7-d6 {drawn (agreed)} 1/2-1/2\n";
        for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
            const RecordReading reading = readRecords(std::string_view(whole).substr(0, length), testRegistry());
            QVERIFY2(reading.error, whole.substr(0, length).c_str());
        }
    }

private:
    /** What was read without an error can be written, and means the same when read again. */
    static void checkIsWhole(const Match& match)
    {
        const auto text = writeRecord(match, testRegistry());
        if (!text)
            RC_FAIL(text.error().english());
        const RecordReading again = readRecords(*text, testRegistry());
        RC_ASSERT(!again.fault());
        if (endsLikeAResult(match))
            return;
        const Match& second = again.matches.front();
        const QString different = difference(match, match.start(), second, second.start());
        if (!different.isEmpty())
            RC_FAIL(different.toStdString() + " in " + *text);
    }

    /** Whether the last comment, right before the result, would be taken for the result's own words. */
    static bool endsLikeAResult(const Match& match)
    {
        const Node* const end = match.end();
        return !end->outcome().decided() && !end->comments().empty() && !end->nextSibling &&
               isStatusLine(match.game().description(), end->comments().back());
    }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestRecordProperties)
#include "test_record_properties.moc"
