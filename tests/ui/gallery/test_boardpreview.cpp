// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a start beside the options of a new game.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/gallery/BoardPreview.h"
#include "ui/paint/BoardLayout.h"
#include "ui/paint/PieceArt.h"

#include <QImage>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestBoardPreview : public QObject {
    Q_OBJECT

private slots:
    void allBoardsAreSeen_data()
    {
        QTest::addColumn<QString>("players");
        for (int players = 3; players <= 16; ++players)
            QTest::addRow("%d players", players) << QString::number(players);
    }
    /** However many there are, none is cut by an edge: along all four there is nothing but the ground. */
    void allBoardsAreSeen()
    {
        QFETCH(QString, players);
        PieceArt art;
        const Theme theme = *Theme::named(QStringLiteral("wood"), false);
        BoardPreview preview(art, theme);
        preview.resize(362, 250);
        const Match match = test::matchOf("multiplayer", {}, {{"players", players.toStdString()}});
        preview.setPosition(match.sharedGame(), match.position(match.start()), {});
        const QImage picture = preview.grab().toImage();
        const auto isGround = [&](int x, int y) { return picture.pixelColor(x, y).rgb() == theme.surround.rgb(); };
        for (int x = 0; x < picture.width(); ++x)
            QVERIFY2(isGround(x, 0) && isGround(x, picture.height() - 1), qPrintable(QString::number(x)));
        for (int y = 0; y < picture.height(); ++y)
            QVERIFY2(isGround(0, y) && isGround(picture.width() - 1, y), qPrintable(QString::number(y)));
    }

    /** Where cells are as large one way as another, boards leave no more places free than they must. */
    void fourBoardsStandTwoByTwo()
    {
        const Match match = test::matchOf("multiplayer", {}, {{"players", "4"}});
        for (const QSizeF room : {QSizeF(362, 225), QSizeF(362, 250), QSizeF(500, 300)}) {
            LayoutOptions options;
            const auto layout = fitLayout(match.game().board(), room, options);
            const QPointF first = layout->edge(0).boundingRect().center();
            const QPointF third = layout->edge(2).boundingRect().center();
            QCOMPARE(third.x(), first.x());
            QVERIFY(third.y() > first.y());
        }
    }
};

RINGFORD_TEST(TestBoardPreview)
#include "test_boardpreview.moc"
