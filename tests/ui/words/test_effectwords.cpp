// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/board/tools/ActionPreview.h"
#include "ui/words/EffectWords.h"
#include "ui/words/Language.h"

#include <QLocale>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

QString reported(const Match& match)
{
    return words::happenings(match, match.gameNode()).join(u' ');
}

QString checks(const Match& match)
{
    return words::checks(match.game().description(), match.game().contents(match.position(match.gameNode())));
}

} // namespace

class TestEffectWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        installLanguage(QLocale(QLocale::English));
    }

    void whatMinesKillIsTold()
    {
        Match match =
            matchOf("longchess", "white: Fe2 Pb9 Pd9; black: Rb10 Nb12 Bd12 Fe36 Ri37; turn: white; mines: black=b11",
                    {{"mines", "on"}});
        enterAll(match, "Cx9+1");
        QVERIFY2(reported(match).startsWith("1 mine of Black went off and killed "), qPrintable(reported(match)));
    }

    void whatShellsKillIsTold()
    {
        Match match =
            matchOf("longchess", "white: Ae1 Fe2 Pb9; black: Ne17 Re18 Fe36; turn: white", {{"artillery", "on"}});
        enterAll(match, "fire:e17 fire:done");
        QCOMPARE(reported(match), QString());
        enterAll(match, "e36-e35");
        QCOMPARE(reported(match), QStringLiteral("1 shell of White came down and killed 2 pieces of Black. Killed: "
                                                 "black nightrider e 17W and black rook e 18W."));
    }

    void aSeatThatPlaysOnWithoutItsKingIsTold()
    {
        Match match = matchOf("circular", "red: Kd1 Ra19; blue: Ka20 Pd10+2; yellow: Kd17; green: Ka27 Nc30; turn: red",
                              {{"players", "4"}, {"teams", "2x2"}});
        enterAll(match, "a19xa20");
        QCOMPARE(reported(match), QStringLiteral("Blue has lost the king and plays on."));
        // Without teams who loses it is out, and that is told of the table; the last one of a team ends the game.
        Match alone = matchOf("circular", "red: Kd1 Ra19; blue: Ka20 Pd10+2; yellow: Kd17; green: Ka27; turn: red",
                              {{"players", "4"}});
        enterAll(alone, "a19xa20");
        QCOMPARE(reported(alone), QString());
        Match last = matchOf("circular", "red: Kd1 Ra19; blue: Ka20 Pd10+2; yellow: Kd17; green: Na27; turn: red",
                             {{"players", "4"}, {"teams", "2x2"}});
        enterAll(last, "a19xa20");
        QVERIFY(last.gameNode()->outcome().decided());
        QCOMPARE(reported(last), QString());
    }

    void flagsAreTold()
    {
        Match match = matchOf("longchess", "white: Rb36 Fe2; black: Fb37 Nh30; turn: white");
        enterAll(match, "b36-b37");
        QCOMPARE(reported(match), QStringLiteral("White takes up the flag of Black."));
    }

    void severalCapturesAreCounted()
    {
        Match match =
            matchOf("longchess", "white: Fe2 Pb9 Pd9; black: Rb10 Nd10 Fe36 Ri37; turn: white", {{"range", "off"}});
        enterAll(match, "Cx9+1");
        QCOMPARE(reported(match), QStringLiteral("2 pieces are captured."));
    }

    void whatComesIntoAStockpileIsTold()
    {
        Match match = matchOf("multiplayer",
                              "1w: Ke1 Re4; 1b: Kh8 Pb4 Pd4; 2w: Ke1; 2b: Ke8 Pa2; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                              "seats: 1=AB 2=BC 3=CA",
                              {{"players", "3"}, {"origin", "social"}});
        const auto told = [&] { return words::stocked(match, match.gameNode()); };
        enterAll(match, "1:e4xd4");
        QCOMPARE(told(), QStringLiteral("Into the stockpile: black pawn."));
        enterAll(match, "1:h8-g8");
        QCOMPARE(told(), QString());
        enterAll(match, "1:d4xb4");
        QCOMPARE(told(), QStringLiteral("Into the stockpile: black pawn, now 2."));
    }

    void aManThatIsCrownedIsTold()
    {
        Match match = matchOf("checkers", "white: Me7 Ma3; black: Mh6; turn: white");
        enterAll(match, "e7-d8");
        QCOMPARE(words::promotion(match, match.gameNode()), QStringLiteral("Promoted: king."));
        enterAll(match, "h6-g5");
        QCOMPARE(words::promotion(match, match.gameNode()), QString());
        // Its text says what a pawn has become, and what crosses to another board stays what it is.
        Match pawn = matchOf("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white");
        enterAll(pawn, "a7-a8=Q");
        QCOMPARE(words::promotion(pawn, pawn.gameNode()), QString());
        Match crossing = matchOf("strategic", "1w: Ke1 Rh4; 1b: Ke8; 2w: Kd1; 2b: Ke8; turn: 1w 2w", {{"boards", "2"}});
        enterAll(crossing, "1:h4-2:a4");
        QCOMPARE(words::promotion(crossing, crossing.gameNode()), QString());
    }

    void checksAreTold()
    {
        Match one = matchOf("orthodox");
        enterAll(one, "f2-f3 e7-e6 a2-a3");
        QCOMPARE(checks(one), QString());
        enterAll(one, "d8-h4");
        QCOMPARE(checks(one), QStringLiteral("check"));
        Match four = matchOf("multiplayer");
        enterAll(four, "1:f2-f3 1:e7-e6 1:a2-a3 1:d8-h4");
        QCOMPARE(checks(four), QStringLiteral("check to White on board 1"));
    }

    void setBacksAreForeseen()
    {
        const Match match =
            matchOf("longchess", "white: Rb9 Pc15 Ae1 Fe2 Pe19 Pg15; black: Pb14 Pc17 Be21 Fe36 Ae37; turn: white",
                    {{"capture", "5"}, {"artillery", "on"}});
        const Position position = match.position(match.gameNode());
        const auto charge = match.game().parse(position, "Cx15+2");
        QVERIFY(charge);
        const Foresight seen = foresee(match.game(), position, *charge);
        QCOMPARE(seen.lost, std::vector<Cell>{*match.game().board().find("c17")});
        QCOMPARE(seen.ways.size(), std::size_t{3});
    }
};

RINGFORD_TEST(TestEffectWords)
#include "test_effectwords.moc"
