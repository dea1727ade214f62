// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/SquareBoards.h"
#include "engine/setup/SetupReader.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

/** Two boards of 4x4 with an army each, and one group of each kind. */
const GameDescription& description()
{
    static const GameDescription kGame = [] {
        GameDescription game;
        game.board = buildSquareBoards({.files = 4, .ranks = 4, .boards = 2, .darkCellsOnly = false});
        game.kinds = {{'K', "king", "king"}, {'P', "pawn", "pawn"}};
        game.seats = {{"white", Colour::White, "White"}, {"black", Colour::Black, "Black"}};
        game.sides = {{"1w", Seat{0}, Colour::White, 0, 0}, {"2b", Seat{1}, Colour::Black, 1, 180}};
        game.groups = {GroupInfo::pieces("1w", true, Side{0}), GroupInfo::pieces("2b", true, Side{1}, 1),
                       GroupInfo::turn(), GroupInfo::cells("ep", "Passed"), GroupInfo::quiet()};
        return game;
    }();
    return kGame;
}

/** A setup that is taken apart in a test; kept alive beside its reader. */
struct Reading {
    explicit Reading(const char* line) : setup(*readSetup(line)), reader(description(), setup) {}

    QString problems() { return QString::fromStdString(english(reader.takeProblems())); }

    Setup setup;
    SetupReader reader;
};

} // namespace

class SetupReaderTest : public QObject {
    Q_OBJECT

private slots:
    void piecesComeInTheOrderOfCells()
    {
        Reading reading("2b: Kb1 Pa2; turn: white; 1w: Pd4^#3 Ka1");
        const auto pieces = reading.reader.pieces();
        QVERIFY(!reading.reader.hasProblems());
        QStringList texts;
        for (const PieceItem& item : pieces)
            texts << QString::fromStdString(item.group + ' ' + item.text + ' ' + description().board.name(item.cell) +
                                            ' ' + item.suffix);
        QCOMPARE(texts, QStringList({"1w Ka1 1:a1 ", "1w Pd4^#3 1:d4 ^#3", "2b Pa2 2:a2 ", "2b Kb1 2:b1 "}));
        QCOMPARE(pieces[3].side, Side{1});
        QCOMPARE(pieces[3].kind, PieceKind{0});
    }

    void markersShareCellsWithPieces()
    {
        GameDescription game = description();
        game.kinds.push_back({'F', "flag", "flag", true});
        game.kinds.push_back({'M', "mine", "mine", true});
        game.sides.push_back({"1b", Seat{1}, Colour::Black, 0, 0});
        game.groups.push_back(GroupInfo::pieces("1b", false, Side{2}));
        const Setup setup = *readSetup("1w: Ka1 Fa1 Fb1 Ma1; 1b: Fa1; 2b:; turn: white");
        SetupReader reader(game, setup);
        QCOMPARE(reader.pieces().size(), std::size_t{5});
        QVERIFY(!reader.hasProblems());
        const Setup twice = *readSetup("1w: Fa1 Fa1; 2b: Ka1 Pa1; turn: white");
        SetupReader refusing(game, twice);
        QCOMPARE(refusing.pieces().size(), std::size_t{2});
        QCOMPARE(refusing.takeProblems().size(), std::size_t{2});
    }

    void wrongPieces_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QString>("said");
        QTest::newRow("letter") << QByteArray("Qa1") << "'Q' is no piece of this game";
        QTest::newRow("small letter") << QByteArray("ka1") << "'k' is no piece of this game";
        QTest::newRow("cell") << QByteArray("Ke1") << "the board has no cell 'e1'";
        QTest::newRow("rank") << QByteArray("Ka5") << "the board has no cell 'a5'";
        QTest::newRow("leading zero") << QByteArray("Ka01") << "the board has no cell 'a01'";
        QTest::newRow("no cell") << QByteArray("K") << "the board has no cell ''";
        QTest::newRow("with the board's number") << QByteArray("K1:a1") << "the board has no cell '1:a1'";
    }
    void wrongPieces()
    {
        QFETCH(const QByteArray, item);
        QFETCH(const QString, said);
        Reading reading(("1w: " + item + "; 2b:; turn: white").constData());
        QVERIFY(reading.reader.pieces().empty());
        const QString problems = reading.problems();
        QVERIFY2(problems.startsWith("group '1w': item '" + item + "': ") && problems.endsWith(said),
                 qPrintable(problems));
    }

    void aCellTakenTwice()
    {
        Reading reading("1w: Ka1 Pa1 Pa1; 2b: Ka1; turn: white");
        QCOMPARE(reading.reader.pieces().size(), std::size_t{2}); // a1 of the other board is another cell
        const SetupProblems problems = reading.reader.takeProblems();
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].group, std::string("1w"));
        QCOMPARE(problems[0].cell, description().board.find("1:a1"));
        QCOMPARE(problems[0].message.english(), std::string("the cell is occupied"));
    }

    void allProblemsAreCollected()
    {
        Reading reading("1w: Qa1 Kz9 Ka1 Pa1; out: x; turn: red; quiet: -1 ");
        (void)reading.reader.pieces();
        (void)reading.reader.turn();
        (void)reading.reader.number("quiet", 0, 10);
        const SetupProblems problems = reading.reader.takeProblems();
        QStringList groups;
        for (const SetupProblem& problem : problems)
            groups << QString::fromStdString(problem.group);
        groups.sort();
        QCOMPARE(groups, QStringList({"1w", "1w", "1w", "2b", "out", "quiet", "turn"}));
    }

    void whatNoLineCanHold()
    {
        const Setup setup{{{"1w", {"", "Ka1"}}, {"2b", {"K a2"}}, {"turn", {"white"}}, {"ep", {"1:a1;"}}}};
        SetupReader reader(description(), setup);
        QCOMPARE(reader.pieces().size(), std::size_t{1});
        QStringList groups;
        for (const SetupProblem& problem : reader.takeProblems()) {
            if (problem.message.english() == "an item is one word")
                groups << QString::fromStdString(problem.group);
        }
        QCOMPARE(groups, QStringList({"1w", "2b", "ep"}));
    }

    void groupsMayBeLeftOutWhereTheGameSaysSo()
    {
        Reading reading("turn: white");
        QCOMPARE(reading.problems(), QString("group '1w': missing; group '2b': missing"));
        Reading unknown("1w:; 2b:; turn: white; ep:; Quiet: 3");
        QCOMPARE(unknown.problems(), QString("group 'Quiet': unknown; known: 1w, 2b, turn, ep, quiet"));
    }

    void turnNamesOneSeat()
    {
        QCOMPARE(Reading("1w:; 2b:; turn: black").reader.turn(), std::optional(Seat{1}));
        for (const char* line :
             {"1w:; 2b:; turn:", "1w:; 2b:; turn: white black", "1w:; 2b:; turn: White", "1w:; 2b:; turn: 1w"}) {
            Reading reading(line);
            QVERIFY(!reading.reader.turn());
            QVERIFY2(reading.problems().startsWith("group 'turn': "), line);
        }
        Reading missing("1w:; 2b:");
        QVERIFY(!missing.reader.turn());
        QCOMPARE(missing.problems(), QString("group 'turn': missing")); // said once
    }

    void turnsNameOneSideOfABoard()
    {
        Reading reading("1w:; 2b:; turn: 2b 1w");
        QCOMPARE(reading.reader.turns(), (std::vector<std::optional<Side>>{Side{0}, Side{1}}));
        Reading half("1w:; 2b:; turn: 2b");
        QCOMPARE(half.reader.turns(), (std::vector<std::optional<Side>>{std::nullopt, Side{1}}));
        QVERIFY(!half.reader.hasProblems());
        Reading wrong("1w:; 2b:; turn: 1w white 1w");
        QCOMPARE(wrong.reader.turns(), (std::vector<std::optional<Side>>{Side{0}, std::nullopt}));
        QCOMPARE(wrong.reader.takeProblems().size(), std::size_t{2});
    }

    void numbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("number"); // -1: refused
        QTest::newRow("left out") << QByteArray("") << 2;
        QTest::newRow("least") << QByteArray("quiet: 2") << 2;
        QTest::newRow("most") << QByteArray("quiet: 120") << 120;
        QTest::newRow("empty") << QByteArray("quiet:") << 2;
        QTest::newRow("too small") << QByteArray("quiet: 1") << -1;
        QTest::newRow("too large") << QByteArray("quiet: 121") << -1;
        QTest::newRow("far too large") << QByteArray("quiet: 99999999999999999999") << -1;
        QTest::newRow("sign") << QByteArray("quiet: +3") << -1;
        QTest::newRow("minus") << QByteArray("quiet: -3") << -1;
        QTest::newRow("leading zero") << QByteArray("quiet: 03") << -1;
        QTest::newRow("two") << QByteArray("quiet: 3 3") << -1;
        QTest::newRow("no digits") << QByteArray("quiet: 3x") << -1;
    }
    void numbers()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, number);
        Reading reading(("1w:; 2b:; turn: white" + (text.isEmpty() ? text : "; " + text)).constData());
        const int read = reading.reader.number("quiet", 2, 120);
        QCOMPARE(reading.reader.hasProblems(), number < 0);
        if (number >= 0)
            QCOMPARE(read, number);
    }

    void oneCell()
    {
        QCOMPARE(Reading("1w:; 2b:; turn: white; ep: 2:c3").reader.cell("ep"), description().board.find("2:c3"));
        QVERIFY(!Reading("1w:; 2b:; turn: white").reader.cell("ep"));
        Reading unknown("1w:; 2b:; turn: white; ep: e9");
        QVERIFY(!unknown.reader.cell("ep"));
        QCOMPARE(unknown.problems(), QString("group 'ep': item 'e9': the board has no such cell"));
        Reading two("1w:; 2b:; turn: white; ep: 1:a1 1:a2");
        (void)two.reader.cell("ep");
        QVERIFY(two.reader.hasProblems());
    }
};

RINGFORD_TEST(SetupReaderTest)
#include "test_setup_reader.moc"
