// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for all records: drawn trees are written and read back the same, drawn texts mean what the page says,
// damage is found.

#include "engine/text/Characters.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordResult.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <rapidcheck.h>

#include <tuple>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr std::size_t kMostChoices = cases(6, 4); ///< of options, for each game

/** Text that people might write, and that a writer might get wrong. */
std::string drawnText(Dice& dice)
{
    static const std::vector<std::string> kPieces{"x",
                                                  " ",
                                                  "\n",
                                                  "\\",
                                                  "}",
                                                  "{",
                                                  "(",
                                                  ")",
                                                  "[%csl Ga1]",
                                                  "[",
                                                  "]",
                                                  "\"",
                                                  ";",
                                                  "$1",
                                                  "*",
                                                  "1-0",
                                                  "\t",
                                                  "\xC3\xA4",
                                                  "\xF0\x9F\x99\x82",
                                                  "drawn (agreed)",
                                                  "a rather long remark on what could have been played here"};
    std::string text;
    for (std::size_t i = dice.below(6); i > 0; --i)
        text += dice.among(kPieces);
    // Right before the result this one would be read as the result.
    return text == "drawn (agreed)" ? text + '!' : text;
}

/** Any node of a tree. */
const Node* drawnNode(const Match& match, Dice& dice)
{
    const Node* at = match.start();
    for (std::size_t steps = dice.below(30); steps > 0 && at->firstChild; --steps)
        at = dice.oneIn(4)
                 ? GameTree::child(at, static_cast<int>(dice.below(static_cast<std::size_t>(GameTree::childCount(at)))))
                 : at->firstChild;
    return at;
}

void decorate(Match& match, const Node* node, Dice& dice)
{
    for (; dice.oneIn(3);)
        match.addComment(node, drawnText(dice));
    if (node->isRoot())
        return;
    for (; dice.oneIn(4);)
        match.addMark(node, static_cast<std::uint8_t>(dice.below(256)));
    for (; node->parent->firstChild != node && dice.oneIn(3);)
        match.addCommentBefore(node, drawnText(dice));
}

void drawTags(Match& match, Dice& dice)
{
    for (; dice.oneIn(2);)
        match.tags().others.emplace_back(dice.oneIn(2) ? "Event" : "x_9", fitForTag(drawnText(dice)));
    for (std::string& name : match.tags().seatNames)
        name = dice.oneIn(2) ? "Ann" : "";
    if (dice.oneIn(2))
        match.tags().clock = "10+5";
}

/** A match of a game, played from here and there in its tree, with tags, comments and marks. */
Match drawnMatch(const std::shared_ptr<const Game>& game, Dice& dice)
{
    Match first(game, game->start());
    playOn(first, static_cast<int>(dice.below(20)), dice);
    // As a setup has it: what an event has decided (who ran out of time) is no part of that.
    const auto begun = game->readLine(setupText(*game, first.position(first.gameNode())).toStdString());
    Match match(game, dice.oneIn(2) ? game->start() : *begun);
    for (std::size_t rounds = dice.below(12); rounds > 0; --rounds) {
        match.goTo(drawnNode(match, dice));
        playOn(match, static_cast<int>(dice.below(8)), dice);
        decorate(match, drawnNode(match, dice), dice);
        decorate(match, match.gameNode(), dice);
    }
    if (dice.oneIn(8))
        std::ignore = match.agreeDraw();
    if (!match.end()->outcome.decided() && dice.oneIn(3))
        match.setStatedResult(StatedResult{dice.oneIn(2) ? "drawn (agreed)" : "", "1-0"});
    drawTags(match, dice);
    match.goTo(match.end());
    return match;
}

/** What is different below two nodes, or nothing. */
QString difference(const Match& one, const Node* a, const Match& other, const Node* b)
{
    std::vector<std::pair<const Node*, const Node*>> open{{a, b}};
    while (!open.empty()) {
        const auto [left, right] = open.back();
        open.pop_back();
        const QString at = QString::fromStdString(left->entry.text);
        if (left->entry.text != right->entry.text || left->marks != right->marks || left->comments != right->comments ||
            left->commentsBefore != right->commentsBefore)
            return "entry " + at;
        if (!(left->outcome == right->outcome) || !(left->onTurn == right->onTurn) ||
            left->entry.seat != right->entry.seat)
            return "outcome at " + at;
        if (setupText(one.game(), one.position(left)) != setupText(other.game(), other.position(right)))
            return "position at " + at;
        if (GameTree::childCount(left) != GameTree::childCount(right))
            return "variations at " + at;
        for (const Node *c = left->firstChild, *d = right->firstChild; c; c = c->nextSibling, d = d->nextSibling)
            open.emplace_back(c, d);
    }
    return one.tags() == other.tags() && one.statedResult() == other.statedResult() ? QString() : "tags or result";
}

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
    std::string text = node->entry.text;
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
        // The same cases each time, until somebody asks for others in this way.
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", kSanitized ? "seed=1 max_success=25" : "seed=1 max_success=200");
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
        return !end->outcome.decided() && !end->comments.empty() && !end->nextSibling &&
               isStatusLine(match.game().description(), end->comments.back());
    }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestRecordProperties)
#include "test_record_properties.moc"
