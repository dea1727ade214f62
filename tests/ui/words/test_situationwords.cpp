// SPDX-License-Identifier: GPL-3.0-or-later
// What pieces carry and what is aimed, in words: in a sentence, on a cell, in a tool tip and where the turn is told.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/CellTips.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/words/SituationWords.h"
#include "ui/words/Words.h"

#include <QLabel>
#include <QLocale>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

QString read(const Match& match, const char* name)
{
    const Game& game = match.game();
    const Contents contents = game.contents(match.position(match.gameNode()));
    const Cell cell = *game.board().find(name);
    const auto placed = std::ranges::find(contents.pieces, cell, &PlacedPiece::cell);
    return words::cellContent(game.description(), cell, placed == contents.pieces.end() ? nullptr : &placed->piece,
                              contents);
}

QString told(const Match& match)
{
    return words::situation(match.game().description(), match.game().contents(match.position(match.gameNode())))
        .join(u' ');
}

} // namespace

class TestSituationWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void whoCarriesAFlagIsTold()
    {
        Match match = matchOf("longchess", "white: Rb36 Fe2; black: Fb37 Nh30; turn: white");
        QCOMPARE(told(match), QString());
        enterAll(match, "b36-b37");
        QCOMPARE(told(match), QStringLiteral("The white rook on b 1B carries the black flag."));
        QVERIFY2(read(match, "b37").endsWith(QStringLiteral("white rook, carries the black flag")),
                 qPrintable(read(match, "b37")));
    }

    /** It is grey on the board then. */
    void theFlagOfATeamThatIsOutIsCalledGrey()
    {
        Match match = matchOf("longchess", "nw: Fb2 Rl11; ne: Re5 Fb12; se: Fl12; sw: Fl2 Rk2; out: se; turn: nw",
                              {{"teams", "4"}});
        const Contents contents = match.game().contents(match.position(match.start()));
        const auto seen = [&](const char* name) { // as the board has it, where it lies by itself
            const Cell cell = *match.game().board().find(name);
            const Marker& flag = *std::ranges::find(contents.markers, cell, &Marker::cell);
            const Piece piece{flag.kind, flag.side, 0};
            return words::cellContent(match.game().description(), cell, &piece, contents);
        };
        QCOMPARE(seen("l12"), QStringLiteral("l12, keep, yellow flag (grey: its seat is out)"));
        QCOMPARE(seen("l2"), QStringLiteral("l2, keep, green flag"));
        QVERIFY(read(match, "l12").endsWith(QStringLiteral("yellow flag (grey: its seat is out)")));
        enterAll(match, "l11-l12");
        QCOMPARE(told(match), QStringLiteral("The red rook on l12 carries the yellow flag (grey: its seat is out)."));
        // Beside the seat there is no room for all of that.
        const Contents after = match.game().contents(match.position(match.gameNode()));
        const Side red = *match.game().description().findSide("nw");
        QCOMPARE(words::carriedBy(match.game().description(), after, red, false),
                 QStringList(QStringLiteral("carries a grey flag")));
    }

    void whatAShellWillHitIsTold()
    {
        Match match =
            matchOf("longchess", "white: Ae1 Fe2 Pb9; black: Ne18 Re16 Fe36; turn: white", {{"artillery", "on"}});
        enterAll(match, "fire:a5 fire:e17 fire:done");
        QCOMPARE(told(match),
                 QStringLiteral("The white shell aimed at a 5W will hit nothing. The white shell aimed at "
                                "e 17W will hit the black rook on e 16W and the black nightrider on e 18W."));
        QVERIFY2(read(match, "e18").contains(QStringLiteral("will be hit by the white shell aimed at e 17W")),
                 qPrintable(read(match, "e18")));
        QVERIFY2(read(match, "e17").contains(QStringLiteral("empty, a white shell will come down here")),
                 qPrintable(read(match, "e17")));
    }

    void whoLooksThereIsTold()
    {
        Match match = matchOf("longchess", "white: Rb36 Fe2; black: Fb37 Nh30; turn: white");
        enterAll(match, "b36-b37");
        BoardHands hands(std::move(match));
        const auto* const tips = hands.view.findChild<CellTips*>();
        QVERIFY(tips);
        const auto tipOn = [&](const char* name) { return tips->textAt(hands.at(name)); };
        QVERIFY2(tipOn("b37").contains(QStringLiteral("carries the black flag")), qPrintable(tipOn("b37")));
        QCOMPARE(tipOn("h30"), QString());
        GameLine line(hands.model);
        const auto* const words = line.findChild<QLabel*>(QStringLiteral("stateOfGame"));
        QCOMPARE(words->toolTip(), QStringLiteral("The white rook on b 1B carries the black flag."));
        QCOMPARE(words->accessibleDescription(), words->toolTip());
    }
};

RINGFORD_TEST(TestSituationWords)
#include "test_situationwords.moc"
