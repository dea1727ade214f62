// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/RingPaintings.h"
#include "tests/support/ui/SvgOf.h"
#include "tests/toy/ToyGame.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/PieceLook.h"
#include "ui/paint/SvgCanvas.h"
#include "ui/print/PictureFile.h"
#include "ui/print/Render.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <map>
#include <set>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** What an XML file is made of. */
struct Census {
    std::map<QString, int> elements;
    QStringList words;
    std::set<QString> ids;
    QStringList references;
    QString width;
    QString error;
};

Census census(const QByteArray& svg)
{
    Census made;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            ++made.elements[xml.name().toString()];
            if (xml.attributes().hasAttribute(QLatin1String("id")))
                made.ids.insert(xml.attributes().value(QLatin1String("id")).toString());
            if (xml.name() == u"use")
                made.references << xml.attributes().value(QLatin1String("xlink:href")).toString();
            if (xml.name() == u"svg")
                made.width = xml.attributes().value(QLatin1String("width")).toString();
        } else if (token == QXmlStreamReader::Characters && !xml.isWhitespace()) {
            made.words << xml.text().toString();
        }
    }
    made.error = xml.hasError() ? xml.errorString() : QString();
    return made;
}

BoardPicture pictureOf(const Game& game)
{
    BoardPicture picture;
    picture.game = &game.description();
    picture.contents = game.contents(game.start());
    return picture;
}

} // namespace

/** Pictures as files. */
class TestExport : public QObject {
    Q_OBJECT

private slots:
    void svgIsWellFormedAndKeepsShapesAndWords()
    {
        const auto layout = paperLayout(m_game->board(), {100, {}}, {});
        BoardPicture picture = pictureOf(*m_game);
        picture.selected = m_game->board().find("e2");
        picture.arrows = {{MarkColour::Red, *m_game->board().find("g1"), *m_game->board().find("f3")}};
        const Census found = census(test::svgFile(*layout, picture, m_style, QStringLiteral("Chess")));
        QCOMPARE(found.error, QString());
        for (const auto& [element, count] : found.elements) {
            const QStringList allowed{QStringLiteral("svg"), QStringLiteral("title"), QStringLiteral("defs"),
                                      QStringLiteral("g"),   QStringLiteral("path"),  QStringLiteral("use"),
                                      QStringLiteral("text")};
            QVERIFY2(allowed.contains(element), qPrintable(element));
        }
        QCOMPARE(found.elements.at(QStringLiteral("use")), 32);
        QCOMPARE(found.ids.size(), std::size_t{12});
        for (const QString& reference : found.references)
            QVERIFY(found.ids.contains(reference.mid(1)));
        for (const char* word : {"Chess", "a", "h", "1", "8"})
            QVERIFY(found.words.contains(QLatin1String(word)));
        QCOMPARE(found.words.size(), 17);
    }

    void svgLooksLikeThePainting()
    {
        const auto layout = paperLayout(m_game->board(), {100, {}}, {});
        BoardPicture picture = pictureOf(*m_game);
        const auto cell = [&](const char* name) { return *m_game->board().find(name); };
        picture.lastAction.ends = {cell("e2"), cell("e4")};
        picture.contents.checks = {cell("e8")};
        picture.dangers = {cell("a5")};
        picture.targets = {
            {cell("c5"), Target::Kind::Move}, {cell("d7"), Target::Kind::Capture}, {cell("f5"), Target::Kind::Drop}};
        QSvgRenderer renderer(test::svgFile(*layout, picture, m_style, QString()));
        QVERIFY(renderer.isValid());
        constexpr int kSide = 500;
        QImage read(kSide, kSide, QImage::Format_RGB32);
        QImage painted(kSide, kSide, QImage::Format_RGB32);
        QPainter(&read).fillRect(read.rect(), Qt::magenta);
        {
            QPainter painter(&read);
            painter.setRenderHint(QPainter::Antialiasing);
            renderer.render(&painter);
            QPainter other(&painted);
            other.scale(kSide / layout->bounds().width(), kSide / layout->bounds().height());
            other.rotate(1e-9); // so that the painter does not round to pixels either
            paintBoard(other, *layout, picture, m_style);
        }
        int apart = 0;
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x)
                apart += std::abs(qGreen(read.pixel(x, y)) - qGreen(painted.pixel(x, y))) > 64;
        }
        QVERIFY2(apart < kSide * kSide / 200, qPrintable(QString::number(apart)));
    }

    void aPartKeepsItsCoordinates_data()
    {
        QTest::addColumn<double>("cell");
        QTest::newRow("small") << 4.0; // the margin is narrow: letters stand close to the edge of what is seen
        QTest::newRow("usual") << 10.0;
    }
    void aPartKeepsItsCoordinates()
    {
        QFETCH(double, cell);
        RenderRequest asked = request(path("part.svg"));
        asked.part = "a1-d4";
        asked.cellInMm = cell;
        QVERIFY(render(asked));
        Census found = census(test::bytesIn(path("part.svg")));
        QCOMPARE(found.error, QString());
        found.words.removeOne(QStringLiteral("Orthodox chess")); // the title
        found.words.sort();
        QCOMPARE(found.words.join(u' '), QStringLiteral("1 2 3 4 a b c d"));
    }

    void paleStaysPaleAcrossTheEdge()
    {
        const Contents contents = m_game->contents(m_game->start());
        const PieceLook look = lookOf(m_game->description(), contents.pieces.front().piece, m_style.theme);
        const auto drawn = [&](double opacity) {
            SvgCanvas canvas(m_art, m_style.font);
            canvas.enter({}, {0, 0, 20, 20});
            canvas.piece(look, {{20, 10}, 10, 0, opacity});
            canvas.leave();
            return canvas.document({20, 20}, QString());
        };
        const QByteArray pale = drawn(0.5);
        QCOMPARE(census(pale).error, QString());
        QVERIFY(pale.contains("<path") && !pale.contains("<use"));
        QCOMPARE(pale.count(" opacity=\"0.5\""), 1);
        QVERIFY(!drawn(1).contains("opacity"));
    }

    void svgHasItsWidthInMm()
    {
        const auto byWidth = paperLayout(m_game->board(), {123.5, {}}, {});
        QCOMPARE(census(test::svgFile(*byWidth, pictureOf(*m_game), m_style, QString())).width,
                 QStringLiteral("123.5mm"));
        const auto byCell = paperLayout(m_game->board(), {{}, 10}, {});
        QCOMPARE(byCell->cellSize(), 10.0);
        QCOMPARE(census(test::svgFile(*byCell, pictureOf(*m_game), m_style, QString())).width,
                 QStringLiteral("90.112mm"));
    }

    void titlesAndNotesAreEscaped()
    {
        const auto layout = paperLayout(m_game->board(), {100, {}}, {});
        const QString nasty = QStringLiteral("a < b & \"c\" </title>");
        BoardPicture picture = pictureOf(*m_game);
        picture.contents.closed = {{0, std::nullopt}};
        picture.closedNotes = {nasty};
        const Census found = census(test::svgFile(*layout, picture, m_style, nasty));
        QCOMPARE(found.error, QString());
        QCOMPARE(found.words.count(nasty), 2);
    }

    void pngHasItsSizeInDots_data()
    {
        QTest::addColumn<double>("mm");
        QTest::addColumn<double>("dpi");
        for (const double mm : {20.0, 89.0, 150.0}) {
            for (const double dpi : {72.0, 150.0, 300.0, 301.7})
                QTest::addRow("%g mm at %g", mm, dpi) << mm << dpi;
        }
    }
    void pngHasItsSizeInDots()
    {
        QFETCH(double, mm);
        QFETCH(double, dpi);
        const DiagramBlock block(diagram({mm, {}}), m_art, dpi);
        QImage image;
        QVERIFY(image.loadFromData(pictureFile(block, PictureFormat::Png, dpi), "PNG"));
        QCOMPARE(image.width(), static_cast<int>(std::lround(mm * dpi / 25.4)));
        QCOMPARE(image.height(), image.width());
        QVERIFY(std::abs(image.dotsPerMeterX() * 0.0254 - dpi) < 0.02);
        QVERIFY(block.size().width() <= mm + 1e-6);
        QVERIFY(block.size().width() > mm * 0.85);
    }

    void cellsOfAPngAreWholeDots()
    {
        const DiagramBlock block(diagram({{}, 10}), m_art, 300);
        const BoardLayout* const layout = &block.layout();
        QCOMPARE(std::lround(layout->cellSize() * 300 / 25.4), 118L);
        QImage image;
        QVERIFY(image.loadFromData(pictureFile(block, PictureFormat::Png, 300), "PNG"));
        // Along an empty rank there is nothing between the colours of cells and lines: no edge lies within a dot.
        const Theme& theme = m_style.theme;
        const int row = static_cast<int>(layout->cellCentre(*m_game->board().find("a5")).y() * 300 / 25.4);
        const QRectF cells = layout->edge(0).boundingRect();
        const int first = static_cast<int>(std::lround(cells.left() * 300 / 25.4));
        for (int x = first; x < first + 8 * 118; ++x) {
            const QColor at = image.pixelColor(x, row);
            QVERIFY2(test::isAbout(at, theme.lightCell) || test::isAbout(at, theme.darkCell) ||
                         test::isAbout(at, theme.lines),
                     qPrintable(at.name()));
        }
    }

    void requestBecomesAFile()
    {
        QVERIFY(render(request(path("board.svg"))));
        QVERIFY(census(test::bytesIn(path("board.svg"))).error.isEmpty());
        RenderRequest png = request(path("BOARD.PNG"));
        png.widthInMm = 50;
        png.dpi = 100;
        QVERIFY(render(png));
        QCOMPARE(QImage(path("BOARD.PNG")).width(), 197);
    }

    void requestIsDrawnAsAsked()
    {
        RenderRequest asked = request(path("plain.svg"));
        QVERIFY(render(asked));
        const QByteArray plain = test::bytesIn(path("plain.svg"));
        asked.file = path("other.svg").toStdString();
        const auto differs = [&](auto change) {
            RenderRequest one = asked;
            change(one);
            const auto drawn = render(one);
            return drawn && test::bytesIn(path("other.svg")) != plain;
        };
        QVERIFY(!differs([](RenderRequest&) {}));
        QVERIFY(differs([](RenderRequest& one) { one.theme = "slate"; }));
        QVERIFY(differs([](RenderRequest& one) { one.theme = "wood-dark"; }));
        QVERIFY(differs([](RenderRequest& one) { one.arrows = {"e2e4"}; }));
        QVERIFY(differs([](RenderRequest& one) { one.arrows = {"Re2e4", "Bb1c3"}; }));
        QVERIFY(differs([](RenderRequest& one) { one.marks = {"e4", "Yd5"}; }));
        QVERIFY(differs([](RenderRequest& one) { one.turned = "black"; }));
        QVERIFY(!differs([](RenderRequest& one) { one.turned = "white"; }));
        QVERIFY(differs([](RenderRequest& one) { one.coordinates = false; }));
        QVERIFY(differs([](RenderRequest& one) { one.cellInMm = 12; }));
        QVERIFY(differs([&](RenderRequest& one) {
            const auto action = m_game->parse(one.position, "e2-e4");
            auto next = m_game->apply(one.position, *action);
            one.position = next.position;
            one.lastEffects = next.effects;
        }));
    }

    void ringsAreDrawnAsTheirRulesAre()
    {
        for (const char* players : {"2", "3", "4", "5", "6"}) {
            for (const char* rules : {"modern", "byzantine"}) {
                RenderRequest made = request(path("ring.svg"));
                made.game = *Registry::standard().create("circular", {{"players", players}, {"rules", rules}});
                made.position = made.game->start();
                made.turned = made.game->description().seats.back().name;
                QVERIFY(render(made));
                const QByteArray svg = test::bytesIn(path("ring.svg"));
                const Census found = census(svg);
                QCOMPARE(found.error, QString());
                QCOMPARE(found.elements.at(QStringLiteral("use")), 16 * QByteArray(players).toInt());
                const bool isModern = QByteArray(rules) == "modern";
                QCOMPARE(svg.contains("stroke-dasharray"), isModern);
                QCOMPARE(svg.contains("\"bishop-"), isModern);
                QCOMPARE(svg.contains("\"elephant-") && svg.contains("\"general-"), !isModern);
                made.file = path("ring.png").toStdString();
                made.dpi = 50;
                QVERIFY(render(made));
                const QImage png(path("ring.png"));
                QVERIFY(png.width() > 200 && png.width() == png.height());
            }
        }
    }

    void everyBoardOfATableIsTurnedToItsSeat()
    {
        RenderRequest asked = request(path("toy.svg"));
        asked.game = *toy::ToyType().create({});
        asked.position = asked.game->start();
        asked.arrows = {"G" + asked.game->board().name(Cell{0}) + "-" + asked.game->board().name(Cell{1})};
        for (const SeatInfo& seat : asked.game->description().seats) {
            asked.turned = seat.name;
            const auto drawn = render(asked);
            QVERIFY2(drawn, drawn ? "" : drawn.error().c_str());
            QVERIFY(QSvgRenderer(path("toy.svg")).isValid());
        }
    }

    void badRequestsAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("expected");
        QTest::newRow("ending") << "file=board.gif"
                                << ".svg, .pdf or .png";
        QTest::newRow("no ending") << "file=svg"
                                   << ".svg, .pdf or .png";
        QTest::newRow("theme") << "theme=wooden"
                               << "high-contrast";
        QTest::newRow("dark of nothing") << "theme=-dark"
                                         << "unknown theme";
        QTest::newRow("arrow") << "arrow=e2e9"
                               << "'e2e9'";
        QTest::newRow("empty arrow") << "arrow="
                                     << "''";
        QTest::newRow("mark") << "mark=Gi1"
                              << "'Gi1'";
        QTest::newRow("seat") << "turned=green"
                              << "'green'";
        QTest::newRow("too many dots") << "width=9000"
                                       << "20000 dots";
    }
    void badRequestsAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, expected);
        RenderRequest asked = request(path("bad.png"));
        const QString value = what.section(u'=', 1);
        if (what.startsWith(QLatin1String("file")))
            asked.file = path(value.toLatin1()).toStdString();
        else if (what.startsWith(QLatin1String("theme")))
            asked.theme = value.toStdString();
        else if (what.startsWith(QLatin1String("arrow")))
            asked.arrows = {value.toStdString()};
        else if (what.startsWith(QLatin1String("mark")))
            asked.marks = {value.toStdString()};
        else if (what.startsWith(QLatin1String("turned")))
            asked.turned = value.toStdString();
        else
            asked.widthInMm = value.toDouble();
        const auto drawn = render(asked);
        QVERIFY(!drawn);
        QVERIFY2(drawn.error().find(expected.toStdString()) != std::string::npos, drawn.error().c_str());
        QVERIFY(!QFile::exists(QString::fromStdString(asked.file)));
    }

    void fileThatCannotBeWrittenIsNotLeftBehind()
    {
        const auto drawn = render(request(path("no-such-folder/board.svg")));
        QVERIFY(!drawn);
        QVERIFY(drawn.error().find("no-such-folder") != std::string::npos);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder.svg")));
        QVERIFY(!render(request(path("folder.svg"))));
        QVERIFY(QFileInfo(path("folder.svg")).isDir());
    }

private:
    RenderRequest request(const QString& file) const
    {
        RenderRequest made;
        made.game = m_game;
        made.position = m_game->start();
        made.file = file.toStdString();
        return made;
    }

    DiagramSpec diagram(const PictureSize& size) const
    {
        DiagramSpec spec;
        spec.game = m_game;
        spec.picture = BoardPicture::of(*m_game, m_game->start());
        spec.style = std::nullopt;
        spec.theme = m_style.theme;
        spec.size = size;
        return spec;
    }
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
    PieceArt m_art;
    BoardStyle m_style{*Theme::named(QStringLiteral("wood"), false), &m_art, QFont(QStringLiteral("DejaVu Sans")), 1};
};

RINGFORD_TEST(TestExport)
#include "test_export.moc"
