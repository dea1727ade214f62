// SPDX-License-Identifier: GPL-3.0-or-later
// How boards are cut into pages, and that every game's rules fit on one.
#include "engine/games/Registry.h"
#include "tests/support/GameRows.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/print/Kit.h"
#include "ui/print/KitBoard.h"
#include "ui/print/KitWords.h"

#include <QDir>
#include <QFile>
#include <QLineF>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace ringford;
using namespace ringford::ui;
using test::ListCanvas;

namespace {

/** Keeps what is filled, too. */
class FillCanvas : public ListCanvas {
public:
    struct Filled {
        QRectF place;
        QColor colour;
    };
    std::vector<Filled> filled;

    void fill(const QPainterPath& path, const QColor& colour) override
    {
        filled.push_back({path.boundingRect(), colour});
    }
};

KitSpec specOf(const std::string& game, const OptionValues& options = {})
{
    KitSpec spec;
    spec.game = *Registry::standard().create(game, options);
    spec.position = spec.game->start();
    spec.spares = KitSpec::usualSpares(*spec.game);
    spec.card = rulesCard(game, {});
    spec.words.title = "Title";
    spec.words.rules = "Rules";
    spec.words.page = "page %1";
    spec.words.pages = "pages %1 to %2";
    spec.words.tile = "%1, %2";
    spec.words.boardNumber = "board %1";
    spec.words.tray = "%1";
    spec.words.seats.resize(spec.game->description().seats.size());
    return spec;
}

} // namespace

class TestKit : public QObject {
    Q_OBJECT

private slots:
    void pagesCoverThePictureAndOverlap_data()
    {
        QTest::addColumn<QSizeF>("picture");
        QTest::addColumn<double>("overlap");
        for (const QSizeF size : {QSizeF(1, 1), QSizeF(186, 273), QSizeF(187, 273), QSizeF(758, 198), QSizeF(445, 445),
                                  QSizeF(2000, 90), QSizeF(90, 2000)}) {
            for (const double overlap : {0.0, 10.0, 50.0})
                QTest::addRow("%gx%g by %g", size.width(), size.height(), overlap) << size << overlap;
        }
    }
    void pagesCoverThePictureAndOverlap()
    {
        QFETCH(const QSizeF, picture);
        QFETCH(const double, overlap);
        const Tiling tiling = Tiling::of(picture, {210, 297}, 12, overlap);
        const QRectF whole({0, 0}, picture);
        QRectF all;
        for (int row = 0; row < tiling.rows; ++row) {
            for (int column = 0; column < tiling.columns; ++column) {
                const QRectF part = tiling.part(column, row);
                QCOMPARE(part.size(), tiling.room);
                QVERIFY(part.intersects(whole));
                if (column > 0)
                    QVERIFY(std::abs(tiling.part(column - 1, row).right() - part.left() - overlap) < 1e-9);
                if (row > 0)
                    QVERIFY(std::abs(tiling.part(column, row - 1).bottom() - part.top() - overlap) < 1e-9);
                all |= part;
            }
        }
        QVERIFY(all.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(whole));
        // Held the other way there would not be fewer, and none of either kind could be left out.
        const QSizeF turned = tiling.room.transposed();
        const auto needed = [&](double length, double room) {
            int pages = 1;
            while (room + (pages - 1) * (room - overlap) < length - 1e-9)
                ++pages;
            return pages;
        };
        QCOMPARE(tiling.columns, needed(picture.width(), tiling.room.width()));
        QCOMPARE(tiling.rows, needed(picture.height(), tiling.room.height()));
        QVERIFY(tiling.count() <= needed(picture.width(), turned.width()) * needed(picture.height(), turned.height()));
    }

    void allPiecesAreThere_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("pieces");
        // Each is drawn twice, and there is one more of each but pawns and men.
        QTest::newRow("checkers") << "checkers" << 2 * 2 * (8 + 8);
        QTest::newRow("orthodox") << "orthodox" << 2 * 2 * (16 + 5);
        QTest::newRow("multiplayer") << "multiplayer" << 2 * 4 * 32;
    }
    void allPiecesAreThere()
    {
        QFETCH(const QString, game);
        QFETCH(const int, pieces);
        KitSpec spec = specOf(game.toStdString());
        spec.hasBoard = spec.hasRules = spec.hasTrays = false;
        const PrintDocument kit = Kit::of(std::move(spec)).document;
        ListCanvas canvas;
        for (const PrintPage& page : kit.pages)
            page.paint(canvas);
        QCOMPARE(canvas.boxes.size(), pieces);
    }

    void bothSidesOfAPieceBearTheSameNumber()
    {
        KitSpec spec = specOf("multiplayer");
        spec.hasBoard = spec.hasRules = spec.hasTrays = false;
        const PrintDocument kit = Kit::of(std::move(spec)).document;
        FillCanvas canvas;
        kit.pages[1].paint(canvas);
        // Of each badge a disc and a number: one on its head, above the fold, and one below.
        std::vector<FillCanvas::Filled> badges;
        for (const FillCanvas::Filled& one : canvas.filled) {
            if (std::ranges::any_of(canvas.boxes, [&](const QRectF& box) { return box.contains(one.place.center()); }))
                badges.push_back(one);
        }
        QVERIFY(canvas.boxes.size() > 4);
        QCOMPARE(badges.size(), 2 * static_cast<std::size_t>(canvas.boxes.size()));
        for (std::size_t i = 0; i < badges.size(); i += 4) {
            const QPointF fold = (canvas.boxes[static_cast<qsizetype>(i / 2)].center() +
                                  canvas.boxes[static_cast<qsizetype>(i / 2 + 1)].center()) /
                                 2;
            for (std::size_t part = 0; part < 2; ++part) {
                const FillCanvas::Filled& above = badges[i + part];
                const FillCanvas::Filled& below = badges[i + part + 2];
                QVERIFY(QLineF(above.place.center() + below.place.center() - fold, fold).length() < 1e-6);
                QVERIFY(std::abs(above.place.width() - below.place.width()) < 1e-6);
                QCOMPARE(above.colour, below.colour);
            }
        }
    }

    void tilesNameTheirNeighbours()
    {
        // Two rows of three, on pages 2 to 7: of each the pages beside it, above and below, in its margin.
        KitSpec spec = specOf("circular", {{"players", "6"}});
        spec.hasRules = spec.hasPieces = false;
        const PrintDocument kit = Kit::of(std::move(spec)).document;
        QCOMPARE(kit.pages.size(), 7U);
        const QList<QStringList> beside{{"3", "5"}, {"2", "4", "6"}, {"3", "7"},
                                        {"2", "6"}, {"3", "5", "7"}, {"4", "6"}};
        for (std::size_t page = 1; page < kit.pages.size(); ++page) {
            ListCanvas canvas;
            kit.pages[page].paint(canvas);
            const QRectF room = QRectF({0, 0}, kit.pages[page].paper).adjusted(12, 12, -12, -12);
            QStringList numbers;
            for (qsizetype i = 0; i < canvas.words.size() - 1; ++i) { // the last is the foot
                if (!room.intersects(canvas.places[i]))
                    numbers << canvas.words[i];
            }
            std::ranges::sort(numbers);
            QCOMPARE(numbers, beside[static_cast<qsizetype>(page) - 1]);
        }
    }

    void everyGameHasWhatItNeeds_data() { m_choices.addRows(); }
    void everyGameHasWhatItNeeds()
    {
        const GameDescription& about = m_choices.game().description();
        const Contents start = m_choices.game().contents(m_choices.game().start());
        std::map<std::pair<QString, Colour>, int> needed;
        for (std::uint8_t side = 0; side < about.sides.size(); ++side) {
            for (std::uint8_t kind = 0; kind < about.kinds.size(); ++kind) {
                const auto isIt = [&](const auto& piece) { return piece == Piece{PieceKind{kind}, Side{side}, 0}; };
                const auto standing = std::ranges::count_if(start.pieces, [&](const PlacedPiece& one) {
                    return isIt(Piece{one.piece.kind, one.piece.side, 0});
                });
                const auto lying = std::ranges::count_if(start.markers, [&](const Marker& one) {
                    return isIt(Piece{one.kind, one.side, 0});
                });
                const QString drawing = QString::fromStdString(about.kinds[kind].drawing);
                const int count = std::max(static_cast<int>(standing + lying), about.kinds[kind].inKit);
                needed[{drawing, about.sides[side].colour}] += 2 * count; // the picture on both sides
            }
        }
        KitSpec spec;
        spec.game = m_choices.sharedGame();
        spec.position = spec.game->start();
        spec.spares = 0;
        spec.hasBoard = spec.hasRules = spec.hasTrays = false;
        spec.words.seats.resize(about.seats.size());
        const PrintDocument kit = Kit::of(std::move(spec)).document;
        ListCanvas canvas;
        for (const PrintPage& page : kit.pages)
            page.paint(canvas);
        std::erase_if(needed, [](const auto& one) { return one.second == 0; });
        QVERIFY(canvas.byLook == needed);
    }

    void theRulesOfEachGameFitOnAPage_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const auto& type : Registry::standard().types()) {
            for (const QString& language : QDir(QStringLiteral(":/cards")).entryList(QDir::Dirs))
                QTest::addRow("%s %s", type->id().c_str(), qPrintable(language))
                    << QString::fromStdString(type->id()) << language;
        }
    }
    void theRulesOfEachGameFitOnAPage()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, language);
        QVERIFY(QFile::exists(QStringLiteral(":/cards/%1/%2.txt").arg(language, game)));
        KitSpec spec = specOf(game.toStdString());
        spec.card = rulesCard(game.toStdString(), {language});
        spec.hasBoard = spec.hasTrays = spec.hasPieces = false;
        QCOMPARE(spec.card.count('*') % 2, 0);
        static const QRegularExpression kDrawing(QStringLiteral("^@(\\S*)"), QRegularExpression::MultilineOption);
        for (auto found = kDrawing.globalMatch(spec.card); found.hasNext();) {
            const QString drawing = found.next().captured(1);
            QVERIFY2(QFile::exists(QStringLiteral(":/pieces/%1.svg").arg(drawing)), qPrintable(drawing));
        }
        const QStringList words = QString(spec.card).remove('*').split(QRegularExpression("\\s+"), Qt::SkipEmptyParts);
        const PrintDocument kit = Kit::of(std::move(spec)).document;
        QCOMPARE(kit.pages.size(), 2U);
        ListCanvas canvas;
        kit.pages[1].paint(canvas);
        QVERIFY2(canvas.boxes.size() > 1, "fewer than two pieces are drawn (@)");
        // All of it, in letters that can be read, and nothing beside the page.
        QVERIFY2(canvas.words.join(' ').contains(words.last()), qPrintable(words.last()));
        const QRectF page({0, 0}, kit.pages[1].paper);
        double least = 100;
        for (const QRectF& place : canvas.places) {
            QVERIFY(page.contains(place));
            least = std::min(least, place.height());
        }
        QVERIFY2(least >= 2.5, qPrintable(QString::number(least)));
    }

    void whatIsStoppedIsNotMade()
    {
        std::stop_source source;
        source.request_stop();
        const PrintDocument kit = Kit::of(specOf("checkers")).document;
        QVERIFY(pdfFile(kit, source.get_token()).isEmpty());
        QVERIFY(pdfFile(kit).startsWith("%PDF-"));
    }

private:
    test::ChoiceRows m_choices{4};
};

RINGFORD_TEST(TestKit)
#include "test_kit.moc"
