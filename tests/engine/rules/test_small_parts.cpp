// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of seats, sentences, lists of moves, paths, results: what everything else is made of.
#include "engine/board/CellName.h"
#include "engine/rules/Action.h"
#include "engine/rules/MoveList.h"
#include "engine/rules/Outcome.h"
#include "engine/rules/Result.h"
#include "engine/rules/Seat.h"
#include "engine/rules/Text.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <set>

using namespace ringford;

namespace {

std::vector<int> members(SeatSet set)
{
    std::vector<int> found;
    for (const Seat seat : set)
        found.push_back(seat.index);
    return found;
}

} // namespace

class SmallPartsTest : public QObject {
    Q_OBJECT

private slots:
    void setsYieldTheirMembersInOrder()
    {
        SeatSet set;
        QVERIFY(set.empty());
        for (const std::uint8_t index : {31, 5, 0, 5})
            set.insert(Seat{index});
        QCOMPARE(set.size(), 3);
        QCOMPARE(members(set), (std::vector<int>{0, 5, 31}));
        QVERIFY(set.contains(Seat{31}));
        QVERIFY(!set.contains(Seat{30}));
        QCOMPARE(set.first(), Seat{0});
        set.erase(Seat{0});
        set.erase(Seat{1});
        QCOMPARE(members(set), (std::vector<int>{5, 31}));
        QCOMPARE(set, [] {
            SeatSet other(Seat{31});
            other.insert(Seat{5});
            return other;
        }());
    }

    void firstOnes()
    {
        QVERIFY(SeatSet::firstOnes(0).empty());
        QCOMPARE(members(SeatSet::firstOnes(3)), (std::vector<int>{0, 1, 2}));
        QCOMPARE(SeatSet::firstOnes(32).size(), 32);
    }

    void sentencesFillInTheirArguments()
    {
        const Text text = Text("%1 takes %2 on %3; %1 again").with("e4").word("rook").with(17);
        QCOMPARE(text.english(), std::string("e4 takes rook on 17; e4 again"));
        QCOMPARE(text.pattern(), std::string("%1 takes %2 on %3; %1 again"));
        QCOMPARE(text.arguments().size(), std::size_t{3});
        QVERIFY(!text.arguments()[0].isWord);
        QVERIFY(text.arguments()[1].isWord);
    }

    void sentencesHoldSentences()
    {
        const Text inner = Text("no %1 on %2").word("rook").with("e4");
        QCOMPARE(Text("line %1: %2").with(3).sentence(inner).english(), std::string("line 3: no rook on e4"));
    }

    void whatHasACodeIsReadInWords()
    {
        const Text turn = Text("the turn of %1").with(Called{"1w", Text("White on board %1").with(1)});
        QCOMPARE(turn.english(), std::string("the turn of 1w"));
        QCOMPARE(turn.arguments().size(), std::size_t{1});
        QCOMPARE(turn.arguments()[0].sentence->english(), std::string("White on board 1"));
    }

    void argumentsAreNotLookedInto()
    {
        QCOMPARE(Text("'%1' and '%2'").with("%2").with("%1").english(), std::string("'%2' and '%1'"));
    }

    void whatIsNoArgumentStays()
    {
        QCOMPARE(Text("100% of %3, %0, %").with("a").english(), std::string("100% of %3, %0, %"));
        QCOMPARE(Text().english(), std::string());
        QVERIFY(Text().empty());
    }

    void moveListsKeepTheOrder()
    {
        MoveList<int, 4> list;
        QVERIFY(list.empty());
        for (const int move : {4, 2, 3, 1})
            list.push(move);
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{4, 2, 3, 1}));
        QCOMPARE(list[1], 2);
        list.clear();
        QCOMPARE(list.size(), std::size_t{0});
        list.push(9);
        QCOMPARE(list[0], 9);
    }

    void aPathTakesNoMoreThanItHolds()
    {
        Path path;
        for (int i = 0; i < Path::kCapacity; ++i)
            QVERIFY(path.push(Cell{1}));
        const Path full = path;
        QVERIFY(!path.push(Cell{2}));
        QVERIFY(path == full);
        QCOMPARE(path.cells().size(), std::size_t{Path::kCapacity});
    }

    void cellsAreCalledByALetterAndDigits()
    {
        for (const char* name : {"a1", "e4", "b19", "z007"})
            QVERIFY2(isCellName(name), name);
        for (const char* name : {"", "e", "4", "E4", "e4x", "ee4", "e-4", "1:e4", "e 4"})
            QVERIFY2(!isCellName(name), name);
        QCOMPARE(cellNameLength("e12^"), std::size_t{3});
        QCOMPARE(cellNameLength("e^"), std::size_t{1});
        QCOMPARE(cellNameLength("^e1"), std::size_t{0});
    }

    void pathsCompareByTheirCells()
    {
        Path one;
        Path other;
        QVERIFY(one == other);
        one.push(Cell{3});
        QVERIFY(one != other);
        other.push(Cell{3});
        QVERIFY(one == other);
        other.push(Cell{0}); // a longer path is another, even where it only adds the first cell
        QVERIFY(one != other);
        QCOMPARE(other.cells().size(), std::size_t{2});
    }

    void actionsCompareByAllTheyHold()
    {
        Action plain;
        plain.from = Cell{1};
        plain.to = Cell{2};
        std::set<Action> actions{plain};
        Action other = plain;
        other.kind = Action::Kind::Capture;
        actions.insert(other);
        other = plain;
        other.placed = PieceKind{0};
        actions.insert(other);
        other = plain;
        other.placedAt = Cell{0};
        actions.insert(other);
        other = plain;
        other.axis = Action::Axis::Row;
        actions.insert(other);
        other = plain;
        other.leavesFlags = true;
        actions.insert(other);
        other = plain;
        other.path.push(Cell{0});
        actions.insert(other);
        QCOMPARE(actions.size(), std::size_t{7});
        QVERIFY(actions.contains(plain));
    }

    void resultsHoldAValueOrAnError()
    {
        const Result<int, std::string> value = 5;
        QVERIFY(value);
        QCOMPARE(*value, 5);
        const Result<int, std::string> error = Failure{std::string("no")};
        QVERIFY(!error);
        QCOMPARE(error.error(), std::string("no"));
        const Result<std::string, std::string> alike = Failure{std::string("no")};
        QVERIFY(!alike); // even where both are of one type
    }

    void reasonsAreNamedAsInTheRuleBook()
    {
        QCOMPARE(reasonName(Reason::Checkmate), std::string_view("checkmate"));
        QCOMPARE(reasonName(Reason::AllCaptured), std::string_view("all-captured"));
        QCOMPARE(reasonName(Reason::Resigned), std::string_view("resigned"));
        QVERIFY(!Outcome().decided());
        QVERIFY(Outcome::drawn(Reason::Locked).decided());
        QVERIFY(Outcome::wonBy(SeatSet(Seat{1}), Reason::Time).winners.contains(Seat{1}));
    }
};

RINGFORD_TEST(SmallPartsTest)
#include "test_small_parts.moc"
