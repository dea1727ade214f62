// SPDX-License-Identifier: GPL-3.0-or-later
// What "What's This" says of a piece.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/help/PieceCard.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PieceArt.h"

#include <QRegularExpression>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestPieceCard : public QObject {
    Q_OBJECT

private slots:
    /** Not those of records, which nobody finds on that board. */
    void placesAreThoseOfTheLabels()
    {
        MatchModel match(test::matchOf("longchess"));
        PieceArt art;
        const Theme theme = *Theme::named(QStringLiteral("slate"), false);
        const QString card = pieceCard(match, *match.game().board().find("b37"), art, theme, 1);
        QString told = card;
        told.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        QVERIFY2(told.contains(QStringLiteral("b 2B")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("b36")), qPrintable(told));
    }
};

RINGFORD_TEST(TestPieceCard)
#include "test_piececard.moc"
