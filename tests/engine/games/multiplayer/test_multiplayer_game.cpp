// SPDX-License-Identifier: GPL-3.0-or-later
// What people see of Multi Player Chess: stories, gestures, contents, events and setups.
#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/rules/GestureIndex.h"
#include "tests/support/EffectReplay.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

using EK = Effect::Kind;

constexpr const char* kSeats = "; seats: 1=AB 2=BC 3=CD 4=DA";
/** B is mate on board 1 once the rook comes to a8. */
constexpr const char* kBeforeMate =
    "1w: Kg1 Ra1; 1b: Kh8 Pg7 Ph7; 2w: Ke1 Pe2; 2b: Ke8 Pe7; 3w: Kd1; 3b: Kd8; 4w: Ka1 Pb2; "
    "4b: Ka8 Pb7; turn: 1w 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA; stock: A=Nb#3,Nw#2,Nw#3 B=Qb#4";

class Table {
public:
    explicit Table(const std::string& setup, const char* options = "")
        : m_game(gameOf("multiplayer", options)), m_position(at(*m_game, setup))
    {
    }

    const Game& game() const { return *m_game; }
    const Position& position() const { return m_position; }
    Action action(const char* text) const { return *m_game->parse(m_position, text); }
    Side side(const char* name) const { return *m_game->description().findSide(name); }
    Seat seat(const char* name) const { return *m_game->description().findSeat(name); }
    Touch on(const char* cell) const { return Touch::on(*m_game->board().find(cell)); }

    QStringList told(const char* text) const { return lines(m_game->apply(m_position, action(text)).effects); }
    QStringList lines(const std::vector<Effect>& effects) const
    {
        QStringList lines;
        for (const Effect& effect : effects)
            lines << line(effect);
        return lines;
    }
    /** The texts of the actions whose whole gesture these touches are. */
    QStringList meant(const std::vector<Touch>& touches) const
    {
        const GestureIndex index(*m_game, m_position, m_game->actions(m_position));
        return sortedTexts(*m_game, m_position, index.whole(0, touches));
    }
    Touch onStock(const char* seatName, char kind, const char* sideName, std::uint8_t set) const
    {
        return Touch::onStock(seat(seatName), {*m_game->description().findKind(kind), side(sideName), set});
    }

private:
    QString line(const Effect& effect) const
    {
        const GameDescription& about = m_game->description();
        const auto name = [&](Cell cell) { return QString::fromStdString(about.board.name(cell)); };
        const QString who = QString::fromStdString(about.seat(effect.seat).name);
        const QString piece = about.kind(effect.piece.kind).letter +
                              QString::fromStdString(about.side(effect.piece.side).name) +
                              (effect.piece.set ? QStringLiteral("#%1").arg(effect.piece.set) : QString());
        switch (effect.kind) {
        case EK::Moved: return "moved " + piece + ' ' + name(effect.from) + '-' + name(effect.to);
        case EK::Captured: return "captured " + piece + ' ' + name(effect.from);
        case EK::Removed: return "removed " + piece + ' ' + name(effect.from);
        case EK::Placed: return "placed " + piece + ' ' + name(effect.to);
        case EK::ToStockpile: return "to " + who + ": " + piece;
        case EK::FromStockpile: return "from " + who + ": " + piece;
        case EK::BoardClosed: return QStringLiteral("closed %1").arg(about.board.place(effect.to).face + 1);
        case EK::PlayerChanged: return QString::fromStdString(about.side(effect.by).name) + " is " + who;
        case EK::SeatOut: return "out " + who + ' ' + QString::fromLatin1(reasonName(*effect.reason).data());
        default: return QStringLiteral("?");
        }
    }

    std::shared_ptr<const Game> m_game;
    Position m_position;
};

} // namespace

class TestMultiplayerGame : public QObject {
    Q_OBJECT

private slots:
    void capturesGoToTheStockpileWithTheirSet()
    {
        const Table table(
            "1w: Ke1 Pe4; 1b: Ke8 Pd5; 2w: Ke1 Pe5; 2b: Ke8 Nd6#4; 3w: Ke1; 3b: Ke8; 4w: Ke1 Rd4; 4b: Ke8 Qd7#2; turn: "
            "1w 2w 3w 4w" +
            std::string(kSeats));
        QCOMPARE(table.told("1:e4xd5"), (QStringList{"captured P1b 1:d5", "to A: P1b#1", "moved P1w 1:e4-1:d5"}));
        QCOMPARE(table.told("2:e5xd6"), (QStringList{"captured N2b#4 2:d6", "to B: N4b#4", "moved P2w 2:e5-2:d6"}));
        // D plays Black on board 3, where set 2 is welcome.
        QCOMPARE(table.told("4:d4xd7"), (QStringList{"captured Q4b#2 4:d7", "to D: Q2b#2", "moved R4w 4:d4-4:d7"}));

        const Table home(
            "1w: Ke1 Pe4; 1b: Ke8 Pd5#4; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; 4w: Ke1; 4b: Ke8; turn: 1w 2w 3w 4w" +
            std::string(kSeats));
        QCOMPARE(home.told("1:e4xd5"),
                 (QStringList{"captured P1b#4 1:d5", "moved P1w 1:e4-1:d5"})); // A is Black on board 4
    }

    void placingsAreTold()
    {
        const Table table(
            "1w: Ke1 Pe7; 1b: Kb5 Rd8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; 4w: Ke1; 4b: Ke8; turn: 1w 2w 3w 4w" +
            std::string(kSeats) + "; stock: A=Nw#2,Qw#3");
        QCOMPARE(table.told("1:N@b1"), (QStringList{"from A: N2w#2", "placed N1w#2 1:b1"}));
        QCOMPARE(table.told("1:e7xd8=Q@e7"), (QStringList{"captured R1b 1:d8", "to A: R1b#1", "moved P1w 1:e7-1:d8",
                                                          "removed P1w 1:d8", "from A: Q3w#3", "placed Q1w#3 1:e7"}));
    }

    void aLostBoardIsToldWholly()
    {
        const Table table(kBeforeMate);
        QCOMPARE(table.told("1:a1-a8"),
                 (QStringList{"moved R1w 1:a1-1:a8", "removed R1w 1:a8", "removed K1w 1:g1", "removed P1b 1:g7",
                              "removed P1b 1:h7", "removed K1b 1:h8", "closed 1", "from B: Q4b#4", "out B checkmate",
                              "2w is A", "from A: N2w#2"}));
        const Successor next = table.game().apply(table.position(), table.action("1:a1-a8"));
        QCOMPARE(setupText(table.game(), next.position), QString("2w: Ke1 Pe2; 2b: Pe7 Ke8; 3w: Kd1; 3b: Kd8; 4w: Ka1 "
                                                                 "Pb2; 4b: Ka8 Pb7; turn: 2w 3w 4w; seats: 2=AC 3=CD "
                                                                 "4=DA; stock: A=Nb#3,Nw#3"));
        const Contents contents = table.game().contents(next.position);
        QCOMPARE(contents.closed, (std::vector{ClosedFace{0, table.side("1w")}}));
        QVERIFY(contents.sidesOut.contains(table.side("1b")));
        QVERIFY(!contents.sidesOut.contains(table.side("2w")));
        QCOMPARE(contents.players[table.side("2w").index], table.seat("A"));
    }

    void gesturesLeadToTheirActions()
    {
        const Table table(
            "1w: Ke1^ Rh1^ Pe7; 1b: Kb5 Rd8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; 4w: Ke1; 4b: Ke8; turn: 1w 2w 3w 4w" +
            std::string(kSeats) + "; stock: A=Nw#2,Nw#3,Qw#3");
        QCOMPARE(table.meant({table.onStock("A", 'N', "3w", 3), table.on("1:b1")}), QStringList{"1:N#3@b1"});
        QCOMPARE(table.meant({table.onStock("A", 'Q', "3w", 3), table.on("1:d1")}), QStringList{"1:Q@d1"});
        QCOMPARE(table.meant({table.on("1:e7"), table.on("1:d8"), table.onStock("A", 'N', "2w", 2), table.on("1:a1")}),
                 QStringList{"1:e7xd8=N#2@a1"});
        QCOMPARE(table.meant({table.on("1:e1"), table.on("1:h1")}), QStringList{"1:O-O"});
        // What is meant and not legal is refused for its own reason.
        const auto step = table.game().intended(table.position(), {0, {table.on("1:e7"), table.on("1:e8")}});
        QVERIFY(step);
        QCOMPARE(table.game().text(table.position(), *step), std::string("1:e7-e8"));
        const auto wrong =
            table.game().intended(table.position(), {0, {table.onStock("A", 'Q', "3w", 3), table.on("4:d8")}});
        QVERIFY(wrong);
        QCOMPARE(table.game().text(table.position(), *wrong), std::string("4:Q@d8"));
        QVERIFY(!table.game().intended(table.position(), {0, {table.on("1:e1"), table.on("2:e2")}}));

        const Table stale("1w: Kg1 Qg6; 1b: Kh8; 2w: Kh1; 2b: Kb8 Qg3; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; "
                          "turn: 1b 2w 3w 4w" +
                          std::string(kSeats));
        QCOMPARE(stale.meant({Touch::onButton(0), stale.on("1:h8")}), QStringList{"1:yield"});
        QCOMPARE(stale.meant({Touch::onButton(0), stale.on("2:h1")}), QStringList{"2:yield"});
    }

    void contentsTellWhoPlaysWhat()
    {
        const Table table(
            "1w: Kh1 Qd4; 1b: Kd8; 2w: Ke1; 2b: Ke8; 3w: Ke1 Na3#2; 3b: Ke8; 4w: Kh1; 4b: Ka8 Qg3; turn: 1b 2w 3w 4w" +
            std::string(kSeats) + "; stock: A=Nw#2,Nw#2 C=Qb#1");
        const Contents contents = table.game().contents(table.position());
        QCOMPARE(contents.checks, std::vector{*table.game().board().find("1:d8")});
        SideSet acting;
        for (const char* name : {"1b", "2w", "3w"}) // D is in stalemate on board 4
            acting.insert(table.side(name));
        QVERIFY(contents.sidesOnTurn == acting);
        QVERIFY(contents.sidesWaiting == SideSet(table.side("4w")));
        QCOMPARE(contents.stockpiles.size(), std::size_t{2});
        QCOMPARE(contents.stockpiles[0].count, 2);
        QCOMPARE(contents.stockpiles[0].piece.set, std::uint8_t{2});
        const auto guest = std::ranges::find(contents.pieces, *table.game().board().find("3:a3"), &PlacedPiece::cell);
        QCOMPARE(guest->piece.set, std::uint8_t{2});
        QCOMPARE(std::ranges::count(contents.pieces, 0, [](const PlacedPiece& one) { return one.piece.set; }),
                 std::ptrdiff_t(contents.pieces.size() - 1)); // the others are of their board's own set
        QVERIFY(contents.acted.empty());

        const Table inRound("1w: Ke1; 1b: Ke8; 2w: Ke1 Pa2; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1b 2w 3b; "
                            "seats: 1=AB 2=BC 3=CA; acted: 1 3",
                            "players=3 pacing=rounds");
        QCOMPARE(inRound.game().contents(inRound.position()).acted, (std::vector{0, 2}));
    }

    void sidesResignAndRunOutOfTime()
    {
        const Table table(kBeforeMate);
        QVERIFY(table.game().canRetire(table.position(), table.side("3b")));
        const Successor next = table.game().retire(table.position(), table.side("3b"), Retire::FlagFell);
        QVERIFY(!next.outcome.decided());
        // C has won board 3, and takes over D's other side: White on board 4.
        QCOMPARE(table.lines(next.effects),
                 (QStringList{"removed K3w 3:d1", "removed K3b 3:d8", "closed 3", "out D time", "4w is C"}));
        QVERIFY(!table.game().canRetire(next.position, table.side("3b")));
        QVERIFY(!table.game().canRetire(next.position, table.side("3w")));
        QVERIFY(table.game().canRetire(next.position, table.side("4w")));
        QVERIFY(table.game().actions(next.position, table.seat("D")).empty());
    }

    void theLastLossDecides()
    {
        const Table table("2w: Ke1 Pe2; 2b: Ke8; 3w: Kd1 Pd2; 3b: Kd8; turn: 2w 3w; seats: 2=AC 3=CA");
        const Successor next = table.game().retire(table.position(), table.side("2w"), Retire::Resigned);
        QCOMPARE(table.game().status(next.outcome), std::string("won by C (resigned)"));
        // Another loss that follows from it keeps its own reason: C takes over a board that is mate.
        const Table chain("1w: Ke1; 1b: Ke8; 2w: Kg1 Ra8; 2b: Kh8 Pg7 Ph7 Pc2; 3w: Ke1; 3b: Ke8; turn: 1w 2b 3w; "
                          "seats: 1=AB 2=BC 3=CA; "
                          "stock: A=Pb C=Rb",
                          "players=3 origin=social");
        const Successor after = chain.game().retire(chain.position(), chain.side("3w"), Retire::Resigned);
        QCOMPARE(chain.game().status(after.outcome), std::string("won by B (last-player)"));
        QCOMPARE(chain.lines(after.effects).filter("out"), (QStringList{"out C resigned", "out A checkmate"}));
    }

    void theMatchKnowsSidesAndSeats()
    {
        const Table table(kBeforeMate);
        Match match(*Registry::standard().create("multiplayer", {}), table.position());
        QVERIFY(match.play(table.action("2:e2-e4")));
        QCOMPARE(match.gameNode()->entry().seat, table.seat("B"));
        QCOMPARE(match.gameNode()->entry().side, table.side("2w"));
        QVERIFY(match.play(table.action("1:a1-a8")));
        QVERIFY(match.play(match.game().parse(match.position(match.gameNode()), "3:d1-d2").operator*()));
        QVERIFY(match.undo() && match.undo());
        QVERIFY(match.retire(table.side("1b"), Retire::Resigned));
        QCOMPARE(match.gameNode()->entry().text, std::string("resign:1b"));
        QCOMPARE(match.gameNode()->entry().seat, table.seat("B"));
        QVERIFY(!match.retire(table.side("1w"), Retire::Resigned)); // that board is closed
    }

    void setupsTellWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("problems");
        const auto row = [](const char* setup, const char* problems, const char* options = "players=3") {
            QTest::newRow(setup) << QByteArray(options) << QByteArray(setup) << QByteArray(problems);
        };
        const auto kings = [](const char* rest) {
            static std::vector<std::string> kept;
            kept.push_back("1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; " + std::string(rest));
            return kept.back().c_str();
        };
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BA 3=CA"),
            "group 'seats': item '2=BA': the black seat of a board is the white seat of the next one: expected C");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BA 3=AA"),
            "group 'seats': item '3=AA': A plays white on another board too");
        row(kings("turn: 1w 2w; seats: 1=AB 2=BA"),
            "group '3w': item 'Ke1': board 3 is closed: the group seats does not "
            "name it; group '3b': item 'Ke8': board 3 is closed: the "
            "group seats does not name it");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 1=AB 2=BC 3=CA"), "group 'seats': item '1=AB': given twice");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; acted: 1"),
            "group 'acted': unknown; known: 1w, 1b, 2w, 2b, 3w, 3b, turn, "
            "seats, stock, ep, quiet");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; acted: 4"),
            "group 'acted': item '4': expected the number of a board that is in the game", "players=3 pacing=rounds");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Nw"),
            "group 'stock': item 'A=Nw': 'Nw' is no piece of a stockpile: expected one of PNBRQ, w or b, # and the "
            "set");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Nw#2"),
            "group 'stock': item 'A=Nw#2': 'Nw#2' is no piece of a stockpile: expected one of PNBRQ, then w or b",
            "players=3 origin=social");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Nw#2 A=Nw#3"),
            "group 'stock': item 'A=Nw#3': given twice");
        row(kings("turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; ep: e3"),
            "group 'ep': item 'e3': expected a board and a cell of it, like 1=e3");
        row("turn: ; seats:", "group 'seats': no board is named");
    }
    void setupsTellWhatIsWrong()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, setup);
        QFETCH(QByteArray, problems);
        const auto game = *Registry::standard().create("multiplayer", *readOptions(options.toStdString()));
        const auto read = positionOf(*game, setup.toStdString());
        QVERIFY(!read);
        QVERIFY2(QByteArray::fromStdString(english(read.error())).startsWith(problems), english(read.error()).c_str());
    }

    void setupsAreReadInAnyOrder()
    {
        const Table table(
            "quiet: 0; stock: C=Pb#1 A=Qw#3,Nw#2,Qw#2; seats: 3=CA 1=AB 2=BC; turn: 3w 1b 2w; 3b: Ke8; 2w: "
            "Ke1; 1b: Rh8^ Ke8^ "
            "Ra8; 2b: Ke8; 3w: Ke1; 1w: Rh1^ Pa5#3 Ke1; ep: ",
            "players=3");
        QCOMPARE(
            setupText(table.game(), table.position()),
            QString("1w: Pa5#3 Ke1 Rh1; 1b: Ra8 Ke8^ Rh8^; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1b 2w 3w; seats: "
                    "1=AB 2=BC "
                    "3=CA; stock: A=Nw#2,Qw#2,Qw#3 C=Pb#1"));
    }

    void quietDrawsNeedAHundredForEachBoard()
    {
        const std::string boards =
            "1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; quiet: ";
        for (const auto& [quiet, isEnough] : {std::pair("299", false), std::pair("300", true)}) {
            const Table table(boards + quiet, "players=3");
            Match match(*Registry::standard().create("multiplayer", *readOptions("players=3")), table.position());
            QCOMPARE(static_cast<bool>(match.claim()), isEnough);
        }
    }
};

RINGFORD_TEST(TestMultiplayerGame)
#include "test_multiplayer_game.moc"
