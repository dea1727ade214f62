// SPDX-License-Identifier: GPL-3.0-or-later
// Setups as documents: what is drawn of them, right or wrong, and how they are changed, for every game.
#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::size_t kMostChoices = cases(6, 3); ///< of options, for each game
constexpr std::uint64_t kGames = 3;
constexpr int kMostPlies = 90;
constexpr int kPliesPerLook = 6;

QString text(const Setup& setup)
{
    return QString::fromStdString(writeSetup(setup));
}

template <class List> List sorted(List list)
{
    std::ranges::sort(list);
    return list;
}

/** Pieces but for the marks of those that have not moved: not every game tells that of what is seen. */
std::vector<PlacedPiece> unmarked(std::vector<PlacedPiece> pieces)
{
    for (PlacedPiece& placed : pieces)
        placed.facts.unmoved = false;
    return pieces;
}

/** What differs between what is drawn of a setup and what the game has there. */
QString difference(const GameDescription& game, const Contents& drawn, const Contents& real)
{
    // In some games rules alone close boards.
    const bool tellsClosed = std::ranges::any_of(game.groups, [](const GroupInfo& group) {
        return group.kind == GroupInfo::Kind::Closed || group.kind == GroupInfo::Kind::Players;
    });
    if (unmarked(drawn.pieces) != unmarked(real.pieces))
        return "pieces";
    if (drawn.markers != real.markers)
        return "markers";
    if (sorted(drawn.stockpiles) != sorted(real.stockpiles))
        return "stockpiles";
    if (tellsClosed && drawn.closed != real.closed)
        return "closed boards";
    if (drawn.players != real.players)
        return "players";
    return drawn.acted == real.acted ? QString() : "boards that have acted";
}

/** Shows @p look positions of games that are played at random. */
void eachPosition(const Game& game, const std::function<void(const Position&, Dice&)>& look)
{
    for (std::uint64_t seed = 1; seed <= kGames && !QTest::currentTestFailed(); ++seed) {
        Dice dice(seed);
        Position position = game.start();
        for (int ply = 0; ply <= kMostPlies; ++ply) {
            if (ply % kPliesPerLook == 0)
                look(position, dice);
            if (QTest::currentTestFailed())
                return;
            const auto action = drawnAction(game, position, dice);
            if (!action)
                break;
            position = game.apply(position, *action).position;
        }
    }
}

/** The same setup made from nothing, in any order. */
Setup madeAgain(const GameDescription& game, const Setup& setup, Dice& dice)
{
    const Contents drawn = sketch(game, setup);
    Setup made = cleared(game, setup);
    std::vector<std::function<void()>> steps;
    for (const PlacedPiece& placed : drawn.pieces)
        steps.emplace_back([&, placed] { putPiece(game, made, placed); });
    for (const Marker& marker : drawn.markers)
        steps.emplace_back([&, marker] { putMarker(game, made, marker); });
    for (const GroupInfo& group : game.groups) {
        const SetupGroup* const held = group.kind == GroupInfo::Kind::Stock ? setup.find(group.name) : nullptr;
        if (held)
            steps.emplace_back([&, held] { setItems(game, made, group, held->items); });
        for (const Cell cell : cellsNamed(game, group, setup))
            steps.emplace_back([&, cell] { nameCell(game, made, group, cell, true); });
    }
    while (!steps.empty()) {
        const auto next = static_cast<std::ptrdiff_t>(dice.below(steps.size()));
        steps[static_cast<std::size_t>(next)]();
        steps.erase(steps.begin() + next);
    }
    return made;
}

} // namespace

class TestSetupSketch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_choices = ChoiceRows(kMostChoices); }
    void whatIsDrawnIsWhatStandsThere_data() { m_choices.addRows(); }
    void whatIsDrawnIsWhatStandsThere()
    {
        eachPosition(game(), [this](const Position& position, Dice&) {
            const Setup setup = game().write(position);
            const auto read = game().read(setup);
            QVERIFY2(read, qPrintable(text(setup)));
            const QString differs =
                difference(game().description(), sketch(game().description(), setup), game().contents(*read));
            QVERIFY2(differs.isEmpty(), qPrintable(differs + ": " + text(setup)));
        });
    }

    void setupsAreMadeFromNothing_data() { m_choices.addRows(); }
    void setupsAreMadeFromNothing()
    {
        eachPosition(game(), [this](const Position& position, Dice& dice) {
            const Setup setup = game().write(position);
            QCOMPARE(text(madeAgain(game().description(), setup, dice)), text(setup));
        });
    }

    void clearedCellsAreEmpty_data() { m_choices.addRows(); }
    void clearedCellsAreEmpty()
    {
        eachPosition(game(), [this](const Position& position, Dice& dice) {
            const GameDescription& about = game().description();
            Setup setup = game().write(position);
            const Contents before = sketch(about, setup);
            const Cell cell{static_cast<std::uint16_t>(dice.below(static_cast<std::size_t>(about.board.cellCount())))};
            clearCell(about, setup, cell);
            Contents expected = before;
            std::erase_if(expected.pieces, [&](const PlacedPiece& placed) { return placed.cell == cell; });
            std::erase_if(expected.markers, [&](const Marker& marker) { return marker.cell == cell; });
            QCOMPARE(difference(about, sketch(about, setup), expected), QString());
        });
    }

    void whatIsWrongIsDrawnAsFarAsItGoes()
    {
        const auto game = gameOf("orthodox");
        const auto drawn = [&](const char* line) { return sketch(game->description(), *readSetup(line)); };
        // Two kings, a pawn on its last rank, a strange mark, two on one cell, a piece and a cell that are none.
        const Contents wrong =
            drawn("white: Ke1 Ka1 Pa8 Qd1^ Rh1! Rh1 Nb1^; black: Kh1 Xc3 Qz9 N; turn: white; nonsense: 5; out: white");
        QCOMPARE(wrong.pieces.size(), std::size_t{6});
        QCOMPARE(wrong.pieces[5].cell, cellOf(*game, "h1"));
        QCOMPARE(wrong.pieces[5].piece.side, Side{0});
        QVERIFY(std::ranges::none_of(wrong.pieces, [](const PlacedPiece& placed) { return placed.facts.unmoved; }));
        QVERIFY(drawn("white: Ra1^; black:; turn: black").pieces[0].facts.unmoved);
        QVERIFY(drawn("turn: white black").sidesOnTurn == SideSet::firstOnes(2));
        QCOMPARE(sketch(game->description(), Setup{}).pieces.size(), std::size_t{0});
    }

    void whatIsNotUnderstoodStays()
    {
        const auto game = gameOf("orthodox");
        const GameDescription& about = game->description();
        Setup setup = *readSetup("white: Zq Ke1; black: Ke8; turn: nobody; strange: 1 2");
        putPiece(about, setup, {cellOf(*game, "d4"), {*about.findKind('Q'), Side{0}}});
        nameCell(about, setup, *findGroup(about, "ep"), cellOf(*game, "e3"), true);
        QCOMPARE(text(setup), QString("white: Qd4 Zq Ke1; black: Ke8; turn: nobody; ep: e3; strange: 1 2"));
        removeItem(about, setup, "strange", "1");
        removeItem(about, setup, "white", "Zq");
        removeItem(about, setup, "ep", "e3");
        QCOMPARE(text(setup), QString("white: Qd4 Ke1; black: Ke8; turn: nobody; strange: 2"));
        putPiece(about, setup, {cellOf(*game, "e8"), {*about.findKind('R'), Side{0}}, {{}, {}, true}});
        QCOMPARE(text(setup), QString("white: Qd4 Ke1 Re8^; black:; turn: nobody; strange: 2"));
    }

    void turnsAndPlaces()
    {
        const auto boards = gameOf("strategic", "boards=3");
        const GameDescription& about = boards->description();
        Setup setup = boards->write(boards->start());
        setTurn(about, setup, *about.findSide("2b"));
        QCOMPARE(text({{*setup.find("turn")}}), QString("turn: 1w 2b 3w"));
        setItems(about, setup, *findGroup(about, "turn"), {"3w", "1w"});
        setTurn(about, setup, *about.findSide("2w"));
        QCOMPARE(text({{*setup.find("turn")}}), QString("turn: 2w 3w 1w"));
        const auto circle = gameOf("multiplayer", "players=3");
        Setup four = circle->write(circle->start());
        const GroupInfo& passed = *findGroup(circle->description(), "ep");
        nameCell(circle->description(), four, passed, cellOf(*circle, "2:e3"), true);
        nameCell(circle->description(), four, passed, cellOf(*circle, "1:d3"), true);
        nameCell(circle->description(), four, passed, cellOf(*circle, "2:a3"), true);
        QCOMPARE(text({{*four.find("ep")}}), QString("ep: 1=d3 2=a3"));
    }

    void allThatIsWrongIsTold_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QStringList>("places"); ///< groups, with the item behind a blank where there is one
        const auto row = [](const char* game, const char* setup, const QStringList& places) {
            QTest::addRow("%s %s", game, setup) << QByteArray(game) << QByteArray(setup) << places;
        };
        row("checkers", "white: Ma1 Mb8 Xa3; black: Mzz; turn: green; quiet: -1; odd: 1",
            {"odd", "white Mb8", "white Xa3", "black Mzz", "turn green", "quiet -1"});
        row("orthodox", "white: Ke1 Ke2 Pa1; black: Ke8^ Pb1 Na3^; turn: red; ep: e5; quiet: 1 2",
            {"white Pa1", "black Pb1", "black Na3^", "white", "turn red", "quiet 2"});
        row("circular players=3", "white: Ka1 Kb1; red: Pc3; black: Kd8 Ne4+; turn: green; out: mauve white white",
            {"red Pc3", "black Ne4+", "out mauve", "out white", "white", "turn green"});
        row("circular players=3", "white: Ka1 Kb1; red: Pc3+1; black: Kd8; turn: white; quiet: x",
            {"white", "red", "quiet x"});
        row("strategic boards=2", "1w: Ke1 Ke2; 1b:; 2w: Ka1 Na8^; 2b: Kh8; turn: 1w 1b; closed: 7=w; quiet: 01",
            {"2w Na8^", "closed 7=w", "turn 1b", "turn", "1w", "1b", "quiet 01"});
        row("multiplayer players=3",
            "1w: Ke1; 1b:; 2w: Pa1 Ke1; 2b: Ke8; turn: 1w; seats: 1=AB 2=BC 3=CC; stock: A=Kw Z=Pw",
            {"seats 3=CC", "2w Pa1", "1b", "3w", "3b", "turn", "stock A=Kw", "stock Z=Pw"});
        row("longchess mines=on", "white: Ra5 Ff1 Ff2; black: Rzz; turn: white; mines: white=e6,q9 green=e7; quiet:",
            {"white Ff2", "black Rzz", "mines white=e6,q9", "mines green=e7", "quiet"});
        row("longchess", "white: Ra5; black: Ra30; turn: green; quiet: 3 4",
            {"turn green", "quiet 4", "white", "black"});
    }
    void allThatIsWrongIsTold()
    {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, setup);
        QFETCH(const QStringList, places);
        const auto blank = game.indexOf(' ');
        const auto made = gameOf((blank < 0 ? game : game.left(blank)).toStdString(),
                                 blank < 0 ? "" : game.mid(blank + 1).toStdString());
        const auto read = made->read(*readSetup(setup.toStdString()));
        QVERIFY(!read);
        QStringList told;
        for (const SetupProblem& problem : read.error())
            told << QString::fromStdString(problem.item.empty() ? problem.group : problem.group + ' ' + problem.item);
        for (const QString& place : places)
            QVERIFY2(told.contains(place), qPrintable(place + " is not among " + told.join(", ")));
    }

    void usualFactsAreThoseOfTheStart()
    {
        const auto ring = gameOf("circular", "players=4");
        const GameDescription& about = ring->description();
        const Contents start = sketch(about, ring->write(ring->start()));
        for (const PlacedPiece& placed : start.pieces)
            QVERIFY(usualFacts(about, start, placed.cell, placed.piece) == placed.facts);
        // A pawn that is put down anywhere goes like the nearest of its own.
        const auto pawn = std::ranges::find_if(
            start.pieces, [](const PlacedPiece& placed) { return placed.facts.heading.has_value(); });
        QVERIFY(pawn != start.pieces.end());
        const auto beside = about.board.step(pawn->cell, *pawn->facts.heading);
        QVERIFY(beside);
        QVERIFY(usualFacts(about, start, beside->cell, pawn->piece) == pawn->facts);
        const auto chess = gameOf("orthodox");
        const Contents chessStart = sketch(chess->description(), chess->write(chess->start()));
        const Piece rook{*chess->description().findKind('R'), Side{0}};
        QVERIFY(usualFacts(chess->description(), chessStart, cellOf(*chess, "a1"), rook).unmoved);
        QVERIFY(!usualFacts(chess->description(), chessStart, cellOf(*chess, "a2"), rook).unmoved);
        QVERIFY(!usualFacts(chess->description(), chessStart, cellOf(*chess, "a8"), rook).unmoved);
    }

    void usualFactsFitAnywhere_data() { m_choices.addRows(); }
    void usualFactsFitAnywhere()
    {
        const GameDescription& about = game().description();
        const Contents start = sketch(about, game().write(game().start()));
        Dice dice(7);
        for (int round = 0; round < 200; ++round) {
            const Cell cell{static_cast<std::uint16_t>(dice.below(static_cast<std::size_t>(about.board.cellCount())))};
            const int face = about.board.place(cell).face;
            const Side side = dice.among(sidesOn(about, face));
            const PieceKind kind{static_cast<std::uint8_t>(dice.below(about.kinds.size()))};
            if (about.kind(kind).isMarker)
                continue;
            Setup setup = game().write(game().start());
            const PlacedPiece placed{cell, {kind, side}, usualFacts(about, start, cell, {kind, side})};
            putPiece(about, setup, placed);
            const Contents drawn = sketch(about, setup);
            const auto there = std::ranges::find(drawn.pieces, cell, &PlacedPiece::cell);
            QVERIFY(there != drawn.pieces.end());
            QVERIFY(*there == placed);
        }
    }

private:
    const Game& game() const { return m_choices.game(); }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestSetupSketch)
#include "test_setup_sketch.moc"
