// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces in panels are seen in light and in dark windows, whichever side they are of.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "tests/support/ui/EditorHands.h"
#include "tests/support/ui/StockHands.h"
#include "ui/paint/PiecePlate.h"
#include "ui/panels/CrossingsDock.h"
#include "ui/panels/CrossingsModel.h"
#include "ui/panels/LossesDock.h"

#include <QApplication>
#include <QListView>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::contrast;
using ringford::test::EditorHands;
using ringford::test::matchOf;
using ringford::test::StockHands;

namespace {

/** Windows of one base colour, as long as it lives. */
class Surroundings {
public:
    explicit Surroundings(const QColor& base) : m_before(QApplication::palette())
    {
        QPalette palette(base);
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, base.lightness() < 128 ? Qt::white : Qt::black);
        QApplication::setPalette(palette);
    }
    ~Surroundings() { QApplication::setPalette(m_before); }
    Surroundings(const Surroundings&) = delete;
    Surroundings& operator=(const Surroundings&) = delete;

private:
    QPalette m_before;
};

/** What lies around the piece in a picture that fills its box: the middles of the edges, on @p base. */
QList<QColor> groundsOf(const QPixmap& picture, const QColor& base)
{
    QImage seen(picture.size(), QImage::Format_RGB32);
    seen.fill(base);
    QPainter painter(&seen);
    painter.drawImage(0, 0, picture.toImage());
    painter.end();
    const int right = seen.width() - 1;
    const int low = seen.height() - 1;
    return {seen.pixelColor(0, low / 2), seen.pixelColor(right, low / 2), seen.pixelColor(right / 2, 0),
            seen.pixelColor(right / 2, low)};
}

/** The better of fill and outline against what is around. */
double leastContrast(QPixmap picture, const PieceInk& ink)
{
    picture.setDevicePixelRatio(1);
    double least = 21;
    for (const QColor& ground : groundsOf(picture, QApplication::palette().color(QPalette::Base)))
        least = std::min(least, std::max(contrast(ink.fill, ground), contrast(ink.line, ground)));
    return least;
}

} // namespace

class TestPlates : public QObject {
    Q_OBJECT

private slots:
    void inReinforcements_data() { windows(); }
    void inReinforcements()
    {
        QFETCH(QColor, base);
        QFETCH(QString, theme);
        const Surroundings surroundings(base);
        test::WindowHands hands;
        hands.program.settings.set(&Settings::theme, theme);
        hands.window.model().replace(
            matchOf("strategic", "1w: Ke1 Rh4; 1b: Ke8 Rh6; 2w: Ke1; 2b: Ke8; turn: 1w 2w", {{"boards", "2"}}));
        const CrossingsModel& model = hands.window.panel<CrossingsDock>().model();
        QTRY_VERIFY(model.rowCount() > 0);
        const BoardScene& scene = hands.window.board().boardScene();
        for (const Colour side : {Colour::White, Colour::Black}) {
            for (int group = 0; group < model.rowCount(); ++group) {
                const QModelIndex first = model.index(0, 0, model.index(group, 0));
                if (model.actionAt(first))
                    QVERIFY(leastContrast(first.data(Qt::DecorationRole).value<QPixmap>(),
                                          scene.style().theme.piece(side)) >= kSeen);
            }
        }
    }

    void amongLostPieces_data() { windows(); }
    void amongLostPieces()
    {
        QFETCH(QColor, base);
        QFETCH(QString, theme);
        const Surroundings surroundings(base);
        test::WindowHands hands;
        hands.program.settings.set(&Settings::theme, theme);
        Match match = matchOf("longchess", "white: Rb1 Fe2 Pc9; black: Nb12 Fe36 Ri37; turn: white");
        test::enterAll(match, "b1*b12 i37-i36 b1-off");
        hands.window.model().replace(std::move(match));
        hands.window.model().showLast();
        const QAbstractItemModel& list = *hands.window.panel<LossesDock>().view()->model();
        QCOMPARE(list.rowCount(), 2);
        const BoardScene& scene = hands.window.board().boardScene();
        for (int side = 0; side < 2; ++side) {
            const QIcon icon = list.index(0, 0, list.index(side, 0)).data(Qt::DecorationRole).value<QIcon>();
            QVERIFY(leastContrast(icon.pixmap(icon.availableSizes().first()),
                                  scene.style().theme.piece(side == 0 ? Colour::White : Colour::Black)) >= kSeen);
        }
    }

    void inStockpiles_data() { windows(); }
    void inStockpiles()
    {
        QFETCH(QColor, base);
        QFETCH(QString, theme);
        const Surroundings surroundings(base);
        StockHands hands(matchOf("multiplayer",
                                 "1w: Ke1 Pa2; 1b: Ka8 Pa7; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                                 "seats: 1=AB 2=BC 3=CA; stock: A=Nw#3,Qb#1",
                                 {{"players", "3"}}));
        hands.program.settings.set(&Settings::theme, theme);
        const Theme& colours = hands.window.board().boardScene().style().theme;
        const StockView& view = hands.dock().view();
        const QImage seen = view.viewport()->grab().toImage();
        for (const char* const name : {"white knight", "black queen"}) {
            const QRect tile = view.visualRect(hands.row(QString::fromLatin1(name)));
            // Beside the piece; what cannot be placed is pale, and told from its plate all the same.
            const QColor ground = seen.pixelColor(tile.left() + 7, tile.bottom() - 7);
            const PieceInk ink = colours.piece(name[0] == 'w' ? Colour::White : Colour::Black);
            QCOMPARE(ground, colours.lightCell);
            const double strength = hands.canBePlaced(hands.row(QString::fromLatin1(name))) ? 1 : kPalePiece;
            const auto pale = [&](const QColor& colour) {
                const auto part = [&](int one, int other) {
                    return static_cast<int>(one * strength + other * (1 - strength));
                };
                return QColor(part(colour.red(), ground.red()), part(colour.green(), ground.green()),
                              part(colour.blue(), ground.blue()));
            };
            QVERIFY(std::max(contrast(pale(ink.fill), ground), contrast(pale(ink.line), ground)) >= kSeen);
        }
    }

    void inThePalette_data() { windows(); }
    void inThePalette()
    {
        QFETCH(QColor, base);
        QFETCH(QString, theme);
        const Surroundings surroundings(base);
        EditorHands hands("multiplayer",
                          "1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; turn: 1w 2w 3w; "
                          "seats: 1=AB 2=BC 3=CA; stock: A=Nw#3,Qb#1",
                          {{"players", "3"}});
        hands.program.settings.set(&Settings::theme, theme);
        const BoardScene& scene = hands.window.board().boardScene();
        for (const int army : {0, 1}) {
            const PieceInk ink = scene.style().theme.piece(army == 0 ? Colour::White : Colour::Black);
            const PieceKind king = *hands.game().findKind('K');
            const QIcon icon = hands.edit().palette().button({Brush::Kind::Piece, king, army, 0})->icon();
            QVERIFY(leastContrast(icon.pixmap(icon.availableSizes().first()), ink) >= kSeen);
        }
        int held = 0;
        for (const QListView* const view : hands.window.findChildren<QListView*>()) {
            for (int row = 0;
                 view->accessibleName().startsWith("Pieces in the stockpile") && row < view->model()->rowCount();
                 ++row, ++held) {
                const auto piece = view->model()->index(row, 0).data(Qt::DecorationRole).value<QPixmap>();
                QVERIFY(leastContrast(piece, scene.style().theme.piece(row == 0 ? Colour::White : Colour::Black)) >=
                        kSeen);
            }
        }
        QCOMPARE(held, 2);
    }

private:
    void windows()
    {
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QString>("theme");
        for (const QString& theme : Theme::names()) {
            QTest::addRow("light, %s", qPrintable(theme)) << QColor(Qt::white) << theme;
            QTest::addRow("dark, %s", qPrintable(theme)) << QColor(0x1B, 0x1E, 0x20) << theme;
        }
    }

    static constexpr double kSeen = 3; // contrast
};

RINGFORD_TEST(TestPlates)
#include "test_plates.moc"
