// SPDX-License-Identifier: GPL-3.0-or-later
// The fast rules beside slow ones that were written apart: games from the start and from drawn positions, under all
// options.
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/SlowCircular.h"
#include "tests/support/SlowComparison.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::uint64_t kGames = cases(3, 1);
const int kPositions = cases(40, 20);
const int kPlies = cases(60, 20);
constexpr int kPliesFromDrawn = 12;

/** Draws the pieces of a position in which anything may stand anywhere. Many are refused. */
std::string drawnSetup(const Game& game, Dice& dice)
{
    const GameDescription& about = game.description();
    const bool byzantine = findOption(about.options, "rules") == "byzantine";
    // What is drawn near one another stands on the outermost ring, or on a few columns from anywhere on, the seam too.
    const bool alongRing = dice.oneIn(2);
    const int count = game.board().cellCount();
    const int columns = count / 4;
    const int first = static_cast<int>(dice.below(static_cast<std::size_t>(columns)));
    std::vector<std::string> cells;
    for (int i = 0; i < count; ++i) {
        const int index = alongRing ? i : i % 4 * columns + (first + i / 4) % columns;
        cells.push_back(game.board().name(Cell{static_cast<std::uint16_t>(index)}));
    }
    const auto takeCell = [&] {
        // Near one another, so that something happens.
        const std::size_t at = dice.oneIn(3) ? dice.below(cells.size()) : dice.below(cells.size()) / 4;
        const std::string cell = cells[at];
        cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at));
        return cell;
    };
    std::string line;
    std::string out;
    for (const SeatInfo& seat : about.seats) {
        line += seat.name + ':';
        if (dice.oneIn(5))
            out += ' ' + seat.name;
        if (!dice.oneIn(8))
            line += " K" + takeCell();
        for (auto rest = dice.below(byzantine ? 9 : 6); rest > 0; --rest) {
            const char kind = dice.characterOf(byzantine ? "QRBNPPPPPP" : "QRBNPPP");
            line += std::string(" ") + kind + takeCell();
            if (kind == 'P')
                line += dice.oneIn(2) ? "+" : "-";
            if (kind == 'P' && !byzantine)
                line += dice.oneIn(3) ? '5' : dice.characterOf("01234");
        }
        line += "; ";
    }
    line += "turn: " + dice.among(about.seats).name;
    return out.empty() ? line : line + "; out:" + out;
}

/** Where the two differ in a position; nothing where they agree. */
QString difference(const Game& game, const Position& position, const SlowCircular& slow)
{
    if (const QString found = differenceInTexts(game, position, slow); !found.isEmpty())
        return found;
    QStringList turn;
    for (const std::string& name : slow.onTurn())
        turn << QString::fromStdString(name);
    if (seatNames(game, game.onTurn(position)) != turn)
        return "turn, slow: " + turn.join(' ');
    if (textSet(game, position, game.exposed(position)) != slow.exposed())
        return "exposed, slow: " + onlyIn(slow.exposed(), {});
    for (int seat = 0; seat < static_cast<int>(slow.names().size()); ++seat) {
        const Seat asked{static_cast<std::uint8_t>(seat)};
        if (game.onTurn(position).contains(asked))
            continue;
        const auto removals = slow.isDecided() ? std::set<std::string>{} : slow.removalsBy(seat);
        if (textSet(game, position, game.actions(position, asked)) != removals)
            return "out of turn, slow: " + onlyIn(removals, {});
    }
    return {};
}

/** What has occurred in all games, so that nobody compares what never happens. */
std::set<std::string>& occurred()
{
    static std::set<std::string> kinds;
    return kinds;
}

void noteStatus(const std::string& status)
{
    if (status != "playing")
        occurred().insert(status.substr(status.find('(')));
}

void noteAction(const std::string& text, const SlowCircular& slow)
{
    const bool promotes = text.find('=') != std::string::npos;
    if (text.starts_with("remove:"))
        occurred().insert(slow.actions().contains(text) ? "removal" : "removal out of turn");
    else if (text.find("<>") != std::string::npos)
        occurred().insert(promotes ? "swap with promotion" : "swap");
    else if (promotes)
        occurred().insert("promotion");
}

/** Plays on at random in both, with removals out of turn and seats that leave. */
QString differenceWhilePlaying(const Game& game, Position position, int plies, Dice& dice)
{
    SlowCircular slow(game.write(position), game.description().options);
    for (int ply = 0; ply <= plies; ++ply) {
        const QString where = " at ply " + QString::number(ply) + " [" + setupText(game, position) + ']';
        if (const QString found = difference(game, position, slow); !found.isEmpty())
            return found + where;
        noteStatus(slow.status());
        if (slow.isDecided())
            break;
        std::vector<std::string> choices;
        for (const std::string& action : slow.actions())
            choices.push_back(action);
        for (int seat = 0; seat < static_cast<int>(slow.names().size()); ++seat) {
            for (const std::string& removal : slow.removalsBy(seat))
                choices.push_back(removal);
        }
        if (dice.oneIn(25)) {
            const Side side{static_cast<std::uint8_t>(dice.below(slow.names().size()))};
            if (game.canRetire(position, side) != slow.isIn(side.index))
                return "who may retire" + where;
            if (!slow.isIn(side.index))
                continue;
            const bool resigns = dice.oneIn(2);
            const Successor next = game.retire(position, side, resigns ? Retire::Resigned : Retire::FlagFell);
            slow.retire(side.index, resigns ? "resigned" : "time");
            position = next.position;
            if (game.status(next.outcome) != slow.status())
                return "status after retiring, slow: " + QString::fromStdString(slow.status()) + where;
            continue;
        }
        // Captures are few: looked for half of the time.
        std::vector<std::string> captures;
        std::copy_if(choices.begin(), choices.end(), std::back_inserter(captures),
                     [](const std::string& text) { return text.find_first_of("x<:=") != std::string::npos; });
        const std::string text = dice.among(!captures.empty() && dice.oneIn(2) ? captures : choices);
        const auto action = game.parse(position, text);
        if (!action || game.why(position, *action))
            return "refused: " + QString::fromStdString(text) + where;
        noteAction(text, slow);
        position = game.apply(position, *action).position;
        int following = slow.turn();
        slow.play(text);
        do
            following = (following + 1) % static_cast<int>(slow.names().size());
        while (!slow.isIn(following));
        if (!text.starts_with("remove:") && !slow.isDecided() && slow.turn() != following)
            occurred().insert("passed over");
    }
    return {};
}

} // namespace

class TestCircularGeneration : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* players : {"2", "3", "4", "5", "6"}) {
            for (const char* rules : {"modern", "byzantine"}) {
                for (const char* teams : {"none", "2x2", "2x2x2", "3x3"}) {
                    for (const char* kingless : {"plays", "out"}) {
                        m_games.add({{"players", players}, {"rules", rules}, {"teams", teams}, {"kingless", kingless}});
                    }
                }
            }
        }
        QCOMPARE(m_games.size(), std::size_t{10 + 4 + 8});
    }

    void gamesFromTheStart_data() { m_games.addRows(); }
    void gamesFromTheStart()
    {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Dice dice(seed);
            const QString found = differenceWhilePlaying(m_games.game(), m_games.game().start(), kPlies, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void gamesFromDrawnPositions_data() { m_games.addRows(); }
    void gamesFromDrawnPositions()
    {
        Dice dice(7);
        for (int taken = 0; taken < kPositions;) {
            const std::string line = drawnSetup(m_games.game(), dice);
            const auto position = positionOf(m_games.game(), line);
            if (!position)
                continue;
            ++taken;
            const QString found = differenceWhilePlaying(m_games.game(), *position, kPliesFromDrawn, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void allThatTheRulesKnowOccurred()
    {
        if (QTest::currentTestFailed())
            return;
        const std::set<std::string> wanted{
            "(bare-king)",         "(checkmate)", "(king-captured)",    "(last-player)", "(resigned)",
            "(stalemate)",         "(time)",      "passed over",        "promotion",     "removal",
            "removal out of turn", "swap",        "swap with promotion"};
        for (const std::string& kind : wanted)
            QVERIFY2(occurred().contains(kind), kind.c_str());
    }

private:
    GameRows m_games{"circular"};
};

RINGFORD_TEST(TestCircularGeneration)
#include "test_circular_generation.moc"
