// SPDX-License-Identifier: GPL-3.0-or-later
// Diagrams and pages as they are printed: what is on them, how large, and that all outputs show the same.
#include "engine/games/Registry.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LaidRing.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/RingPaintings.h"
#include "ui/paint/ArrowShape.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/LinkedRows.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/Page.h"
#include "ui/print/PictureFile.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>
#include <vector>

using namespace ringford;
using namespace ringford::ui;

namespace {

DiagramSpec startOf(const char* game, const OptionValues& options = {})
{
    DiagramSpec spec;
    spec.game = *Registry::standard().create(game, options);
    spec.picture = BoardPicture::of(*spec.game, spec.game->start());
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    for (const SeatInfo& seat : spec.game->description().seats)
        spec.seatNames.push_back(QString::fromStdString(seat.title.english()));
    return spec;
}

QByteArray svg(const DiagramSpec& spec)
{
    return pictureFile(spec, PictureFormat::Svg, 300);
}

/** How many pieces an SVG shows. */
qsizetype pieces(const QByteArray& file)
{
    return file.count("<use ");
}

/** Darkness from 0 to 255 of squares of the picture: where things are, whatever their edges look like. */
std::vector<int> structure(const QImage& image, int squares)
{
    const QImage small = image.convertToFormat(QImage::Format_Grayscale8)
                             .scaled(squares, squares, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    std::vector<int> made;
    for (int y = 0; y < squares; ++y) {
        for (int x = 0; x < squares; ++x)
            made.push_back(255 - qGray(small.pixel(x, y)));
    }
    return made;
}

/** The longest level line on an image, in dots. */
int longestLine(const QImage& image)
{
    int longest = 0;
    for (int y = 0; y < image.height(); ++y) {
        int now = 0;
        for (int x = 0; x < image.width(); ++x) {
            now = qGray(image.pixel(x, y)) < 0x80 ? now + 1 : 0;
            longest = std::max(longest, now);
        }
    }
    return longest;
}

/** Keeps the lines around closed shapes, and the words. */
class LineReader : public test::ListCanvas {
public:
    std::vector<QRectF> outlines; ///< with half of the line

    void stroke(const QPainterPath& path, const Stroke& stroke) override
    {
        const double half = stroke.width / 2;
        outlines.push_back(path.boundingRect().adjusted(-half, -half, half, half));
    }
};

} // namespace

class TestDiagramBlock : public QObject {
    Q_OBJECT

private slots:
    void whoIsInCheckIsMarkedBesideTheLastActionAlone()
    {
        DiagramSpec spec = startOf("orthodox");
        const auto mated = spec.game->fen()->read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
        QVERIFY(bool(mated));
        spec.picture = BoardPicture::of(*spec.game, mated->position);
        QCOMPARE(spec.picture.checks().size(), 1);
        DiagramSpec bare = spec;
        bare.picture.contents.checks.clear();
        QVERIFY(svg(spec) != svg(bare));
        spec.shows.lastAction = bare.shows.lastAction = false;
        QCOMPARE(svg(spec), svg(bare));
    }

    void nothingIsCutOffASmallPicture_data()
    {
        QTest::addColumn<PaperStyle>("style");
        QTest::newRow("one bit") << PaperStyle::OneBit;
        QTest::newRow("colour") << PaperStyle::Colour;
    }
    /** Letters and the head that tells who is on turn: around them all is white. */
    void nothingIsCutOffASmallPicture()
    {
        QFETCH(PaperStyle, style);
        for (const double cell : {4.0, 5.0, 6.0, 8.0}) {
            DiagramSpec spec = startOf("orthodox");
            spec.style = style;
            spec.size = {std::nullopt, cell};
            const QImage image = QImage::fromData(pictureFile(spec, PictureFormat::Png, 600));
            QVERIFY(!image.isNull());
            for (int x = 0; x < image.width(); ++x)
                QVERIFY2(qGray(image.pixel(x, image.height() - 1)) > 0xE0, qPrintable(QString::number(cell)));
        }
    }

    /** Whoever is on turn is told by where the head is and by its colour. */
    void aWhiteHeadIsWhiteHoweverSmall()
    {
        for (const double cell : {2.4, 2.9, 4.0, 6.0}) {
            DiagramSpec spec = startOf("orthodox");
            spec.style = PaperStyle::OneBit;
            spec.size = {std::nullopt, cell};
            const QImage image = QImage::fromData(pictureFile(spec, PictureFormat::Png, 1200));
            // Up along its middle, between the letters d and e: its foot, the white within, and its tip or the frame.
            const int middle = image.width() / 2;
            int y = image.height() - 1;
            const auto pass = [&](bool isDark) {
                const int from = y;
                while (y > 0 && (qGray(image.pixel(middle, y)) < 0x80) == isDark)
                    --y;
                return from - y;
            };
            pass(false);
            pass(true);
            const int within = pass(false);
            QVERIFY2(within > 3 && within < 0.2 * image.height() / 8, qPrintable(QString::number(within)));
        }
    }

    void theWidthIsThatOfTheBoards()
    {
        DiagramSpec spec = startOf("orthodox");
        spec.size = {80, std::nullopt};
        QCOMPARE(DiagramBlock(spec, m_art).size().width(), 80.0);
        spec.part = readPart(QStringLiteral("c2-f5"), spec.game->board());
        QVERIFY(spec.part);
        QVERIFY(std::abs(DiagramBlock(spec, m_art).size().width() - 80) < 0.01);
    }

    void aPartIsItsCellsAndTheNamesBeside()
    {
        DiagramSpec spec = startOf("orthodox");
        spec.part = readPart(QStringLiteral("a1-d4"), spec.game->board());
        QVERIFY(spec.part);
        const DiagramBlock block(spec, m_art);
        const double margin = block.layout().measures(0).margin();
        QVERIFY(std::abs(block.size().width() - 40 - 2 * margin) < 0.01);
        QCOMPARE(pieces(svg(spec)), 8);
        spec.part = readPart(QStringLiteral("c3-f6"), spec.game->board());
        const QByteArray inner = svg(spec);
        QCOMPARE(pieces(inner), 0);
        for (const char* name : {">c<", ">f<", ">3<", ">6<"})
            QVERIFY2(inner.contains(name), name);
        QVERIFY(!readPart(QStringLiteral("a1"), spec.game->board()));
        QCOMPARE(examplePart(spec.game->board()), "a1-h8");
        QVERIFY(!readPart(QStringLiteral("a1-i9"), spec.game->board()));
    }

    void theNumberOfABoardKeepsClearOfWhoIsOnTurn()
    {
        for (const double cell : {6.0, 8.0, 10.0, 20.0}) {
            DiagramSpec spec = startOf("multiplayer", {{"players", "3"}});
            for (std::uint8_t side = 0; side < spec.game->description().sides.size(); ++side)
                spec.picture.contents.sidesOnTurn.insert(Side{side});
            spec.style = PaperStyle::OneBit;
            spec.size = {std::nullopt, cell};
            LineReader page;
            const DiagramBlock block(spec, m_art);
            block.paint(page, {0, 0});
            for (int face = 0; face < 3; ++face) {
                const QRectF board = block.layout().edge(face).boundingRect();
                QRectF number;
                for (qsizetype word = 0; word < page.words.size(); ++word) { // ranks have numbers as well
                    if (page.words[word] == QString::number(face + 1) && page.places[word].center().y() < board.top() &&
                        std::abs(page.places[word].center().x() - board.center().x()) < 0.1)
                        number = page.places[word];
                }
                QVERIFY(!number.isNull());
                const QPointF middle = number.center();
                number.setHeight(0.7 * number.height()); // of digits
                number.moveCenter(middle);
                int heads = 0;
                for (const QRectF& line : page.outlines) {
                    if (line.bottom() > board.top() || line.top() < board.top() - cell ||
                        std::abs(line.center().x() - board.center().x()) > 0.1 || line.width() > cell)
                        continue; // it is none above the middle
                    ++heads;
                    QVERIFY2(line.top() - number.bottom() > 0.03 * cell,
                             qPrintable(QStringLiteral("%1 mm: %2").arg(cell).arg(line.top() - number.bottom())));
                }
                QCOMPARE(heads, 1);
                QVERIFY(number.top() > -0.01);
            }
        }
    }

    void theNumberOfABoardIsSaidWhereThereAreSeveral()
    {
        const auto board = [](const char* id) { return startOf(id).game; };
        const auto one = board("strategic");
        const auto named = readPart(QStringLiteral("1:a1-1:d4"), one->board());
        QVERIFY(named);
        QCOMPARE(readPart(QStringLiteral("a1-d4"), one->board()), named);
        QCOMPARE(readPart(QStringLiteral("1:a1-d4"), one->board()), named);
        QCOMPARE(examplePart(one->board()), "1:a1-1:h8");
        const auto several = board("multiplayer");
        QVERIFY(!readPart(QStringLiteral("a1-d4"), several->board()));
        QVERIFY(readPart(QStringLiteral("2:a1-d4"), several->board()));
        QVERIFY(!readPart(QStringLiteral("2:a1-1:d4"), several->board()));
    }

    void aMarkOfTheTurnIsWholeOrLeftOut()
    {
        DiagramSpec with = startOf("orthodox");
        DiagramSpec without = with;
        without.shows.turn = false;
        const auto isMarked = [&](const char* part) {
            with.part = without.part = readPart(part, with.game->board());
            return svg(with) != svg(without);
        };
        QVERIFY(isMarked("a1-h4"));
        QVERIFY(!isMarked("a1-d4")); // White's would be cut in two
        QVERIFY(!isMarked("a1-d8"));
        QVERIFY(isMarked("a1-h8"));
    }

    void whatIsCutOffIsNotInAnSvg()
    {
        // Readers of SVG that know no clipping show the same as a painter that does.
        DiagramSpec spec = startOf("circular");
        spec.part = readPart("a5-c9", spec.game->board());
        spec.picture.arrows.push_back(
            {MarkColour::Red, *spec.game->board().find("a1"), *spec.game->board().find("d12")});
        QVERIFY(spec.part);
        const QByteArray svg = pictureFile(spec, PictureFormat::Svg, 100);
        QVERIFY(!svg.contains("clip"));
        const QImage cut = pictureDots(spec, 100).convertToFormat(QImage::Format_RGB32);
        QImage image(cut.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        int different = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                different += std::abs(qGray(image.pixel(x, y)) - qGray(cut.pixel(x, y))) > 96;
        }
        QVERIFY2(different * 40 < image.width() * image.height(), qPrintable(QString::number(different)));
    }

    void aPartOfARingGoesOnAcrossItsFirstColumn()
    {
        DiagramSpec spec = startOf("circular");
        spec.part = readPart(QStringLiteral("a15-d2"), spec.game->board());
        QVERIFY(spec.part);
        const double across = DiagramBlock(spec, m_art).size().width();
        spec.part = readPart(QStringLiteral("a2-d15"), spec.game->board());
        QVERIFY(across < DiagramBlock(spec, m_art).size().width() * 0.9);
    }

    void aPartOfARingTellsWhoIsOnTurnWholeOrNotAtAll()
    {
        DiagramSpec spec = startOf("circular");
        spec.picture.turnNotes = {{Colour::White, "W", "Anton", {}}};
        const auto words = [&](const char* part) {
            spec.part = readPart(QString::fromLatin1(part), spec.game->board());
            test::ListCanvas page;
            DiagramBlock(spec, m_art).paint(page, {0, 0});
            return page.words;
        };
        QVERIFY(words("a2-d15").contains("Anton"));
        for (const char* cut : {"a1-d6", "a15-d2", "a5-c9"})
            QVERIFY2(!words(cut).contains("Anton"), cut);
        // So is the mark at the rim, which is between the first column and the last.
        const auto isMarked = [&](const char* part) {
            spec.picture.contents.sidesOnTurn = SideSet(Side{0});
            const QByteArray marked = [&] {
                spec.part = readPart(QString::fromLatin1(part), spec.game->board());
                return svg(spec);
            }();
            spec.picture.contents.sidesOnTurn = {};
            return marked != svg(spec);
        };
        QVERIFY(isMarked("a15-d2"));
        QVERIFY(!isMarked("a2-d6"));
    }

    /** It stood on cells, and beside other boards outside. */
    void whoseTurnItIsIsMarkedOutsideARing()
    {
        constexpr double kCell = 6;
        for (const bool hasCoordinates : {true, false}) {
            for (const int players : {2, 4, 6}) {
                DiagramSpec spec = startOf("circular", {{"players", std::to_string(players)}});
                spec.size = {std::nullopt, kCell};
                spec.shows.coordinates = hasCoordinates;
                spec.shows.legend = false;
                spec.picture.turnNotes.clear();
                const auto picture = [&](SideSet onTurn) {
                    spec.picture.contents.sidesOnTurn = onTurn;
                    return QImage::fromData(pictureFile(spec, PictureFormat::Png, 300));
                };
                const QImage marked = picture(SideSet(Side{0}));
                const std::vector<QPointF> mark = test::differences(picture({}), marked);
                QVERIFY(mark.size() > 50);
                LayoutOptions paper;
                paper.pixel = paper.grain = 0;
                paper.printed = true;
                paper.coordinates = hasCoordinates;
                const test::LaidRing ring(players, kCell, paper);
                const double rim = ring.outer() / ring.layout->bounds().width() * marked.width();
                const QPointF middle(marked.width() / 2.0, marked.height() / 2.0);
                for (const QPointF dot : mark) {
                    QVERIFY(QLineF(middle, dot).length() > rim);
                    QVERIFY(dot.y() < marked.height() - 1);
                }
            }
        }
    }

    void whatIsLeftOutIsNotThere()
    {
        DiagramSpec spec = startOf("circular", {{"players", "3"}});
        spec.picture.arrows.push_back({MarkColour::Red, Cell{0}, Cell{5}});
        spec.picture.lastAction.ends = {Cell{3}};
        spec.picture.turnNotes = {{Colour::White, "W", "White", "1:00"}};
        const QByteArray all = svg(spec);
        QVERIFY(!all.contains("1:00"));
        for (bool DiagramSpec::Shown::*const one :
             {&DiagramSpec::Shown::coordinates, &DiagramSpec::Shown::drawings, &DiagramSpec::Shown::lastAction,
              &DiagramSpec::Shown::turn, &DiagramSpec::Shown::legend}) {
            DiagramSpec without = spec;
            without.shows.*one = false;
            QVERIFY(svg(without).size() < all.size());
        }
    }

    void whatIsDrawnIsOnPaperToo()
    {
        for (const PaperStyle style : {PaperStyle::Colour, PaperStyle::OneBit}) {
            DiagramSpec spec = startOf("orthodox");
            spec.style = style;
            const QByteArray bare = svg(spec);
            const Cell cell = *spec.game->board().find("e4");
            DiagramSpec filled = spec;
            filled.picture.fills = {{MarkColour::Red, cell}};
            DiagramSpec otherwise = spec;
            otherwise.picture.fills = {{MarkColour::Yellow, cell}};
            DiagramSpec labelled = spec;
            labelled.picture.labels = {{cell, "key"}};
            QVERIFY(svg(filled) != bare);
            QVERIFY(svg(filled) != svg(otherwise));
            QVERIFY(svg(labelled).contains(">key<"));
            labelled.shows.drawings = false;
            QCOMPARE(svg(labelled), bare);
        }
    }

    void labelsOfSixteenLettersAreWholeAndWithinTheBoard()
    {
        for (const double cell : {4.0, 8.0, 20.0}) {
            DiagramSpec spec = startOf("checkers");
            spec.size = {std::nullopt, cell};
            const std::vector<std::string> texts{"Sixteen letters!", "Sixteenlettersss", "WMWMWMWMWMWMWMWM", "weak"};
            const std::vector<const char*> cells{"a1", "b4", "c5", "h6"}; // one a row
            for (std::size_t i = 0; i < texts.size(); ++i)
                spec.picture.labels.push_back({*spec.game->board().find(cells[i]), texts[i]});
            const DiagramBlock block(spec, m_art);
            test::ListCanvas canvas;
            block.paint(canvas, {});
            for (const char* whole : {"Sixteenlettersss", "WMWMWMWMWMWMWMWM", "weak", "Sixteen", "letters!"})
                QVERIFY2(canvas.words.contains(whole), whole);
            for (qsizetype i = 0; i < canvas.words.size(); ++i) {
                if (canvas.words[i].size() > 4)
                    QVERIFY(canvas.places[i].left() >= 0 && canvas.places[i].right() <= block.size().width());
            }
        }
    }

    void labelsLeaveTheHeadsOfArrowsSeen()
    {
        const char* const froms[] = {"d2", "d8", "a5", "h5", "b3", "e3"};
        for (const char* const from : froms) {
            for (const bool isOnPiece : {false, true}) {
                DiagramSpec spec = startOf("orthodox");
                spec.style = PaperStyle::Colour;
                spec.shows.coordinates = false;
                spec.picture.contents.pieces.clear();
                const Board& board = spec.game->board();
                const Cell at = *board.find("d5");
                if (isOnPiece)
                    spec.picture.contents.pieces.push_back({at, {PieceKind{0}, Side{0}, 0}});
                spec.picture.arrows = {{MarkColour::Green, *board.find(from), at}};
                spec.picture.labels = {{at, "key"}};
                const DiagramBlock block(spec, m_art);
                LineReader page;
                block.paint(page, {});
                QCOMPARE(page.words, QStringList{"key"});
                const QPolygonF axis = block.layout().arrowAxis(*board.find(from), at);
                const double cell = block.cellSize();
                const QPolygonF head = arrowHead(cutBack(axis, 0, isOnPiece ? 0.3 * cell : 0), cell);
                const QRectF plate = page.outlines.back();
                QVERIFY(plate.contains(page.places.back().center()));
                const QRectF covered = head.intersected(QPolygonF(plate)).boundingRect();
                QVERIFY2(covered.width() * covered.height() < 0.03 * cell * cell, from);
            }
        }
    }

    /** Out of the way of a head, a label stood on the number of another arrow. */
    void labelsLeaveTheNumbersOfArrowsSeen()
    {
        for (const PaperStyle style : {PaperStyle::OneBit, PaperStyle::Colour}) {
            DiagramSpec spec = startOf("orthodox");
            spec.style = style;
            spec.shows.coordinates = spec.shows.turn = false;
            const Board& board = spec.game->board();
            const auto arrow = [&board](const char* from, const char* to) {
                return Arrow{MarkColour::Red, *board.find(from), *board.find(to)};
            };
            spec.picture.arrows = {arrow("e2", "e4"), arrow("d7", "d5"), arrow("e4", "d5")};
            spec.picture.numbersArrows = true;
            spec.picture.labels = {{*board.find("e4"), "centre"}};
            const DiagramBlock block(spec, m_art);
            LineReader page;
            block.paint(page, {});
            QCOMPARE(page.words, (QStringList{"1", "2", "3", "centre"}));
            const double cell = block.cellSize();
            const QRectF plate = page.outlines.back();
            for (int number = 0; number < 3; ++number) {
                const QRectF common = page.places[number] & plate;
                QVERIFY2(common.width() * common.height() < 0.005 * cell * cell, qPrintable(page.words[number]));
            }
            const QPolygonF head = arrowHead(block.layout().arrowAxis(*board.find("e2"), *board.find("e4")), cell);
            const QRectF covered = head.intersected(QPolygonF(plate)).boundingRect();
            QVERIFY(covered.width() * covered.height() < 0.03 * cell * cell);
        }
    }

    /** At the edge of a part that is no edge of the board labels were cut off. */
    void labelsOfAPartAreWholeInIt()
    {
        for (const char* const text : {"B", "Attack", "minority attack"}) {
            for (const bool isOnPiece : {false, true}) {
                DiagramSpec spec = startOf("orthodox");
                spec.style = PaperStyle::Colour;
                spec.shows.coordinates = false;
                spec.part = readPart(QStringLiteral("c2-g6"), spec.game->board());
                spec.picture.contents.pieces.clear();
                for (const char* const at : {"c2", "c4", "g2", "g4", "g6", "e6"}) {
                    const Cell cell = *spec.game->board().find(at);
                    spec.picture.labels = {{cell, text}};
                    if (isOnPiece)
                        spec.picture.contents.pieces = {{cell, {PieceKind{0}, Side{0}, 0}}};
                    const DiagramBlock block(spec, m_art);
                    LineReader page;
                    block.paint(page, {});
                    const QRectF plate = page.outlines.back();
                    const QRectF cells = block.layout().cellOutline(*spec.game->board().find("c2")).boundingRect() |
                                         block.layout().cellOutline(*spec.game->board().find("g6")).boundingRect();
                    const double edge = 0.03 * block.cellSize();
                    QVERIFY2(cells.adjusted(-edge, -edge, edge, edge).contains(plate),
                             qPrintable(QString("%1 on %2").arg(text, at)));
                }
            }
        }
    }

    void labelsLeavePiecesSeen()
    {
        for (const char* const text : {"A", "12", "best", "pinned knight"}) {
            for (const char* const at : {"e8", "e7", "d4", "e2", "a1", "h8"}) {
                DiagramSpec spec = startOf("orthodox");
                spec.style = PaperStyle::OneBit;
                spec.shows.coordinates = false;
                spec.shows.turn = false;
                const Cell cell = *spec.game->board().find(at);
                spec.picture.contents.pieces.push_back({*spec.game->board().find("d4"), {PieceKind{0}, Side{0}, 0}});
                spec.picture.labels = {{cell, text}};
                const DiagramBlock block(spec, m_art);
                LineReader page;
                block.paint(page, {});
                const QRectF plate = page.outlines.back();
                QVERIFY(plate.contains(page.places.back().center()));
                const double unit = block.cellSize();
                const QPointF centre = block.layout().cellCentre(cell);
                const QRectF head(centre - QPointF(0.3, 0.36) * unit, QSizeF(0.6, 0.3) * unit);
                const QRectF covered = head & plate;
                QVERIFY2(covered.width() * covered.height() < 0.01 * unit * unit,
                         qPrintable(QString("%1 on %2").arg(text, at)));
                // It is of its own cell all the same.
                QVERIFY(block.layout().cellOutline(cell).boundingRect().contains(plate.center()));
            }
        }
    }

    void labelsBesideOneAnotherAreWholeAndDoNotTouch()
    {
        const std::vector<std::pair<const char*, const char*>> texts{{"d4", "Sixteenlettersss"},
                                                                     {"e4", "WMWMWMWMWMWMWMWM"},
                                                                     {"a4", "anothersixteenth"},
                                                                     {"h5", "ontheotheredge16"},
                                                                     {"g5", "Turm"}};
        DiagramSpec spec = startOf("orthodox");
        spec.picture.contents.pieces.clear();
        spec.shows.coordinates = false;
        spec.size = {std::nullopt, 10.0};
        for (const auto& [cell, text] : texts)
            spec.picture.labels.push_back({*spec.game->board().find(cell), text});
        const DiagramBlock block(spec, m_art);
        test::ListCanvas canvas;
        block.paint(canvas, {});
        QString all;
        for (qsizetype i = 0; i < canvas.words.size(); ++i) {
            all += canvas.words[i];
            QVERIFY(canvas.places[i].left() >= 0 && canvas.places[i].right() <= block.size().width());
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!canvas.places[i].intersects(canvas.places[j]),
                         qPrintable(canvas.words[i] + u' ' + canvas.words[j]));
        }
        for (const auto& [cell, text] : texts)
            QVERIFY2(all.remove(u'-').contains(QString::fromLatin1(text)), qPrintable(all));
        QVERIFY(canvas.words.contains("anothersixteenth")); // nothing is beside it
    }

    void labelsBesideOneAnotherArePartedAtBlanks()
    {
        const std::vector<std::pair<const char*, const char*>> texts{{"d4", "weak square here"},
                                                                     {"e4", "a strong outpost"}};
        for (const double cell : {10.0, 20.0}) {
            DiagramSpec spec = startOf("orthodox");
            spec.shows.coordinates = false;
            spec.size = {std::nullopt, cell};
            for (const auto& [at, text] : texts)
                spec.picture.labels.push_back({*spec.game->board().find(at), text});
            const DiagramBlock block(spec, m_art);
            test::ListCanvas canvas;
            block.paint(canvas, {});
            const QString all = canvas.words.join(u' ');
            for (const auto& [at, text] : texts)
                QVERIFY2(all.contains(QString::fromLatin1(text)), qPrintable(canvas.words.join(u'/')));
        }
    }

    void namesOfBoardsStandAboveTheirMiddles()
    {
        DiagramSpec spec = startOf("multiplayer");
        const DiagramBlock block(spec, m_art);
        test::ListCanvas canvas;
        block.paint(canvas, {});
        const auto centre = [&](const char* word) { return canvas.places[canvas.words.indexOf(word)].center().x(); };
        // Between the letters of the fourth and the fifth column, which stand below.
        QVERIFY(canvas.words.contains("2"));
        const double middle = (centre("d") + centre("e")) / 2;
        qsizetype named = 0;
        for (qsizetype i = 0; i < canvas.words.size(); ++i) {
            if (canvas.words[i] == "1" && std::abs(canvas.places[i].center().x() - middle) < 0.01)
                ++named;
        }
        QCOMPARE(named, 1);
    }

    /** In a circle they stood at the left. */
    void namesOfBoardsInACircleStandThere()
    {
        DiagramSpec spec = startOf("multiplayer");
        spec.boards = Arrangement::Kind::Circle;
        spec.shows.coordinates = false;
        const DiagramBlock block(spec, m_art);
        test::ListCanvas canvas;
        block.paint(canvas, {});
        for (int face = 0; face < 4; ++face) {
            const double middle = block.layout().edge(face).boundingRect().center().x();
            const qsizetype name = canvas.words.indexOf(QString::number(face + 1));
            QVERIFY(name >= 0);
            QVERIFY(std::abs(canvas.places[name].center().x() - middle) < 0.01);
        }
    }

    /** It stood at the left below a ring, whose number and caption are in the middle. */
    void aLegendStandsInTheMiddle()
    {
        DiagramSpec spec = startOf("circular", {{"players", "3"}});
        spec.seatNames = {"White", "Red", "Black"};
        spec.shows.coordinates = false;
        const DiagramBlock block(spec, m_art);
        test::ListCanvas canvas;
        block.paint(canvas, {});
        const QRectF last = canvas.places[canvas.words.indexOf("Black")];
        const double icon = 10; // about, with what parts it from its word
        const double left = canvas.places[canvas.words.indexOf("White")].left() - icon;
        QVERIFY(std::abs(left + last.right() - block.size().width()) < 4);
    }

    void aLegendTellsMoreThanTwoSeatsApart()
    {
        DiagramSpec three = startOf("circular", {{"players", "3"}});
        const QByteArray with = svg(three);
        three.shows.legend = false;
        QCOMPARE(pieces(with), pieces(svg(three)) + 3);
        DiagramSpec two = startOf("orthodox");
        const QByteArray same = svg(two);
        two.shows.legend = false;
        QCOMPARE(svg(two), same);
    }

    /** Of six seats the last one stood alone. */
    void linesOfALegendAreAsLongAsOneAnother()
    {
        DiagramSpec spec = startOf("circular", {{"players", "6"}});
        spec.seatNames = {"Black", "Purple", "Blue", "Red", "Yellow", "Green"};
        spec.shows.coordinates = spec.shows.turn = false;
        int broken = 0;
        for (const double wide : {50.0, 60.0, 70.0, 80.0, 90.0}) {
            spec.size = {wide, std::nullopt};
            test::ListCanvas page;
            DiagramBlock(spec, m_art).paint(page, {});
            std::map<long, int> lines;
            for (qsizetype word = 0; word < page.words.size(); ++word) {
                if (std::ranges::find(spec.seatNames, page.words[word]) != spec.seatNames.end())
                    ++lines[std::lround(10 * page.places[word].center().y())];
            }
            QVERIFY(!lines.empty());
            broken += lines.size() > 1 ? 1 : 0;
            QVERIFY2(lines.size() == 1 || lines.rbegin()->second > 1, qPrintable(QString::number(wide)));
        }
        QVERIFY(broken > 0);
    }

    /** They took the room from boards, down to cells of 1.4 mm. */
    void stockpilesAreSmallerThenCutWhereTheyAreLimited()
    {
        DiagramSpec spec = startOf("multiplayer", {{"players", "16"}});
        spec.size = {80.0, std::nullopt};
        const Piece piece = spec.picture.contents.pieces.front().piece;
        const auto hold = [&](std::uint8_t seats, std::uint8_t sets) {
            spec.picture.contents.stockpiles.clear();
            spec.seatNames.clear();
            for (std::uint8_t seat = 0; seat < seats; ++seat) {
                spec.seatNames.push_back(QStringLiteral("Seat %1").arg(seat + 1));
                for (std::uint8_t set = 1; set <= sets; ++set) {
                    spec.picture.contents.stockpiles.push_back({Seat{seat}, piece, 2});
                    spec.picture.contents.stockpiles.back().piece.set = set;
                }
            }
        };
        const auto below = [&](bool isLimited) {
            spec.limitsStockpiles = isLimited;
            const DiagramBlock block(spec, m_art);
            DiagramSpec bare = spec;
            bare.picture.contents.stockpiles.clear();
            return std::pair(block.size().height() - DiagramBlock(bare, m_art).size().height(), block.isCutBelow());
        };
        hold(2, 3);
        QCOMPARE(below(true), below(false)); // few are as they were
        hold(6, 6);
        QVERIFY2(below(true).first < 0.6 * below(false).first, qPrintable(QString::number(below(true).first)));
        QVERIFY(!below(true).second);
        hold(16, 16);
        QVERIFY(below(false).first > 100);
        QVERIFY2(below(true).first < 40, qPrintable(QString::number(below(true).first)));
        QVERIFY(below(true).second && !below(false).second);
        test::ListCanvas page;
        spec.limitsStockpiles = true;
        DiagramBlock(spec, m_art).paint(page, {});
        QVERIFY(page.words.contains(QStringLiteral("…")));
    }

    /** In smaller letters a name stood in the middle of the line where another's pieces end, with room for a line of its own. */
    void smallerStockpilesBeginALineEach()
    {
        DiagramSpec spec = startOf("multiplayer", {{"players", "4"}});
        spec.limitsStockpiles = true;
        const Piece piece = spec.picture.contents.pieces.front().piece;
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            spec.seatNames.push_back(QStringLiteral("Seat %1").arg(seat + 1));
            for (std::uint8_t set = 1; set <= 3; ++set) {
                spec.picture.contents.stockpiles.push_back({Seat{seat}, piece, 2});
                spec.picture.contents.stockpiles.back().piece.set = set;
            }
        }
        std::map<int, int> letters; // how often names are so large, in tenths of a mm
        int within = 0;
        for (int wide = 30; wide < 80; ++wide) {
            spec.size = {static_cast<double>(wide), std::nullopt};
            test::ListCanvas page;
            DiagramBlock(spec, m_art).paint(page, {});
            std::vector<QRectF> names;
            for (qsizetype word = 0; word < page.words.size(); ++word) {
                if (page.words[word].endsWith(u':'))
                    names.push_back(page.places[word]);
            }
            QCOMPARE(names.size(), std::size_t{4});
            ++letters[static_cast<int>(10 * names.front().height())];
            for (const QRectF& name : names)
                within += name.left() > names.front().left() + 0.1 ? 1 : 0;
        }
        QString sizes;
        for (const auto& [size, count] : letters)
            sizes += QStringLiteral("%1 x %2, ").arg(count).arg(size);
        QVERIFY2(within == 0, qPrintable(QStringLiteral("%1; %2").arg(within).arg(sizes)));
        QVERIFY2(letters.size() > 1, qPrintable(sizes));
    }

    /** They reached over the boards beside them. */
    void longNamesStayBelowTheirBoards()
    {
        DiagramSpec spec = startOf("circular", {{"players", "3"}});
        const QString name = QStringLiteral("Wolfgang Amadeus von Hohenlohe-Waldenburg-Schillingsfürst zu Weikersheim");
        spec.seatNames.assign(3, name);
        const Piece piece = spec.picture.contents.pieces.front().piece;
        spec.picture.contents.stockpiles = {{Seat{1}, piece, 2}};
        for (const double wide : {25.0, 45.0, 90.0}) {
            spec.size = {wide, std::nullopt};
            const DiagramBlock block(spec, m_art);
            test::ListCanvas page;
            block.paint(page, {});
            int names = 0;
            for (qsizetype word = 0; word < page.words.size(); ++word) {
                if (!page.words[word].startsWith("Wolf"))
                    continue;
                ++names;
                const QRectF place = page.places[word];
                QVERIFY2(place.left() > -0.1 && place.right() < block.size().width() + 0.1,
                         qPrintable(page.words[word]));
                QVERIFY(place.height() > 2.3); // its letters
            }
            QCOMPARE(names, 4);
            QCOMPARE(page.words.filter(":").size(), 1); // of the stockpile, whatever is left out
        }
    }

    void stockpilesStandBelow()
    {
        DiagramSpec spec = startOf("multiplayer");
        const double bare = DiagramBlock(spec, m_art).size().height();
        const Piece piece = spec.picture.contents.pieces.front().piece;
        spec.picture.contents.stockpiles = {{Seat{1}, piece, 2}};
        const DiagramBlock block(spec, m_art);
        QVERIFY(block.size().height() > bare + 5);
        QVERIFY(svg(spec).contains("×2"));
    }

    /** Rules take the last board that is lost away: on paper as on the screen it stays. */
    void theBoardThatDecidedAGameIsThere()
    {
        Match match = test::matchOf("multiplayer",
                                    "1w: Kg1 Ra1; 1b: Kh8 Pg7 Ph7; 2w: Ke1; 2b: Ke8; turn: 1w 2w; seats: 1=AB 2=BA",
                                    {{"players", "3"}});
        test::enterAll(match, "1:a1-a8");
        QVERIFY(match.gameNode()->outcome().decided());
        DiagramSpec spec = diagramOf(match, match.gameNode(), PaperStyle::Colour, {});
        spec.shows.legend = false;
        QCOMPARE(pieces(svg(spec)), 7);
        QCOMPARE(spec.picture.mated.size(), std::size_t{1});
    }

    void aCaptionIsBrokenIntoLines()
    {
        DiagramSpec spec = startOf("checkers");
        const QSizeF bare = DiagramBlock(spec, m_art).size();
        spec.caption = QStringLiteral("White to play and win: ").repeated(8);
        const QSizeF with = DiagramBlock(spec, m_art).size();
        QCOMPARE(with.width(), bare.width());
        QVERIFY(with.height() > bare.height() + 10);
    }

    void allOutputsShowTheSame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("style");
        for (const std::string& game : test::gameIds()) {
            for (int style = 0; style < 3; ++style)
                QTest::addRow("%s, %s", game.c_str(), qPrintable(paperStyleNames()[style]))
                    << QString::fromStdString(game) << style;
        }
    }
    void allOutputsShowTheSame()
    {
        QFETCH(const QString, game);
        QFETCH(const int, style);
        DiagramSpec spec = startOf(qPrintable(game));
        spec.style = static_cast<PaperStyle>(style);
        const QImage painted = pictureDots(spec, 100).convertToFormat(QImage::Format_RGB32);
        QSvgRenderer renderer(svg(spec));
        QVERIFY(renderer.isValid());
        QVERIFY((renderer.viewBoxF().size() - DiagramBlock(spec, m_art).size()).width() < 0.01);
        QImage read(painted.size(), QImage::Format_RGB32);
        read.fill(Qt::white);
        QPainter painter(&read);
        renderer.render(&painter);
        painter.end();
        const std::vector<int> one = structure(painted, 40), other = structure(read, 40);
        int differing = 0;
        for (std::size_t i = 0; i < one.size(); ++i)
            differing += std::abs(one[i] - other[i]) > 48 ? 1 : 0;
        QVERIFY2(differing <= 16, qPrintable(QString::number(differing))); // of 1,600: letters and hairlines differ
        QVERIFY(*std::ranges::max_element(one) > 60);                      // neither is empty
    }

    // Letters of six dots, of which half were grey, came to two or three black ones.
    void smallCoordinatesInBlackAndWhiteAreWhole()
    {
        constexpr double kDotsPerMm = 4;
        constexpr int kCell = 24; // dots
        DiagramSpec spec = startOf("orthodox");
        spec.style = PaperStyle::OneBit;
        spec.size = {std::nullopt, kCell / kDotsPerMm};
        const QImage dots = pictureDots(spec, 25.4 * kDotsPerMm).convertToFormat(QImage::Format_Grayscale8);
        const DiagramBlock block(spec, m_art, 25.4 * kDotsPerMm);
        const QRectF board = block.layout().edge(0).boundingRect();
        QSet<QByteArray> shapes;
        for (int row = 0; row < 8; ++row) {
            const int top = static_cast<int>(std::lround(board.top() * kDotsPerMm)) + row * kCell;
            const int right = static_cast<int>(std::lround(board.left() * kDotsPerMm)) - 2; // of it the frame begins
            QByteArray shape;
            int high = 0;
            for (int y = top + 3; y < top + kCell - 3; ++y) {
                QByteArray line;
                for (int x = 0; x < right; ++x)
                    line += qGray(dots.pixel(x, y)) < 128 ? '#' : ' ';
                high += line.contains('#') ? 1 : 0;
                shape += line;
            }
            QVERIFY2(high >= 6 && shape.count('#') >= 9, qPrintable(QString("row %1: %2 high").arg(8 - row).arg(high)));
            shapes.insert(shape);
        }
        QCOMPARE(shapes.size(), 8);
    }

    void theLargestCellsFit()
    {
        PageSpec page;
        for (const char* game : {"orthodox", "circular", "longchess"}) {
            DiagramSpec spec = startOf(game);
            const auto cell = largestCell(page, spec, m_art);
            QVERIFY(cell);
            spec.size = {std::nullopt, *cell};
            QVERIFY(fits(page, DiagramBlock(spec, m_art)));
            spec.size = {std::nullopt, *cell + 0.1};
            QVERIFY(!fits(page, DiagramBlock(spec, m_art)));
        }
        page.margins = {104, 15, 104, 15};
        QVERIFY(!largestCell(page, startOf("longchess"), m_art));
    }

    void linkedBoardsStandInRowsWhereTheyAreReadableSo()
    {
        DiagramSpec spec = startOf("strategic", {{"boards", "8"}});
        const auto perRow = [&](std::optional<double> width, std::optional<double> cell, double most = 0) {
            spec.size = {width, cell};
            return linkedPerRow(spec, m_art, most);
        };
        QCOMPARE(perRow(1000, {}), 0); // one row is large enough
        QCOMPARE(perRow(180, {}), 3);
        spec.boardsPerRow = 3;
        QVERIFY(DiagramBlock(spec, m_art).cellSize() >= 6);
        spec.boardsPerRow = 0;
        QVERIFY(DiagramBlock(spec, m_art).cellSize() < 3);
        QCOMPARE(perRow(60, {}), 3); // more rows would be much higher than wide
        QCOMPARE(perRow({}, 6), 0);  // nothing tells how wide it may be
        QCOMPARE(perRow({}, 2.5, 180), 0);
        QCOMPARE(perRow({}, 6, 180), 3);
        QCOMPARE(perRow({}, 60, 180), 0);
        spec.part = readPart("2:a1-d4", spec.game->board());
        QCOMPARE(perRow(20, {}), 0);
        spec = startOf("multiplayer");
        QCOMPARE(perRow(20, {}), 0);
        PageSpec page;
        const auto cell = largestCell(page, startOf("strategic", {{"boards", "8"}}), m_art);
        QVERIFY(cell && *cell >= 6);
    }

    void theLineIsAsLongAsItSays()
    {
        PageSpec page;
        page.checkLine = QStringLiteral("100 mm");
        QImage image(2100, 2970, QImage::Format_RGB32); // ten dots a mm
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(10, 10);
        const DiagramBlock block(startOf("orthodox"), m_art);
        PainterCanvas canvas(painter, m_art, block.style().font, 0, PaperStyle::Colour);
        paintCheckLine(canvas, page, block.style());
        painter.end();
        const int dots = longestLine(image);
        QVERIFY2(std::abs(dots - 1000) <= 2, qPrintable(QString::number(dots)));
    }

    void aPageIsOneOfItsPaper()
    {
        PageSpec page;
        page.paper = {215.9, 279.4};
        const QByteArray pdf = pdfFile(diagramDocument("Checkers", page, startOf("checkers")));
        QVERIFY(pdf.startsWith("%PDF-"));
        const QRegularExpression box(QStringLiteral("MediaBox \\[0 0 612\\.0+ 792\\.0+\\]"));
        QVERIFY(QString::fromLatin1(pdf).contains(box));
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void whatIsStoppedIsNotMade()
    {
        std::stop_source source;
        source.request_stop();
        for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Pdf, PictureFormat::Png})
            QVERIFY(pictureFile(startOf("orthodox"), format, 100, source.get_token()).isEmpty());
        QVERIFY(pdfFile(diagramDocument("Chess", {}, startOf("orthodox")), source.get_token()).isEmpty());
    }

    void pagesArePaintedAsFarAsTheirWorkGoes()
    {
        const PrintDocument document = diagramDocument("Chess", {}, startOf("orthodox"));
        const auto pieces = [&](long long work) {
            test::ListCanvas canvas;
            const bool isAll = paintPages(
                document.pages, [&canvas](QSizeF) { return &canvas; }, {}, &work);
            return isAll ? canvas.boxes.size() : -canvas.boxes.size();
        };
        QCOMPARE(pieces(DocumentLimits::kMostWork), 32);
        QVERIFY(pieces(2'000) < 0 && pieces(2'000) > -32);
        QCOMPARE(pieces(0), 0);
    }

    /** What stands between two turns is set as a text of its own: 500 pages of that take many seconds. */
    void wordsThatTurnRoundAreMoreWork()
    {
        const auto fits = [](const QString& text, long long work) {
            test::ListCanvas canvas;
            const PrintPage page{{100, 100}, [&](Canvas& on) { on.write({{50, 50}, text, 3, false, Qt::black}); }};
            return paintPages(
                {&page, 1}, [&canvas](QSizeF) { return &canvas; }, {}, &work);
        };
        const QString hebrew(90, QChar(0x5D0));
        const QString turning = QStringLiteral("a\u05D0\u05D0").repeated(30);
        const QString signs = QStringLiteral("\u202E\u05D0\u202D").repeated(30);
        for (const QString& text : {QString(90, u'a'), hebrew, QString(hebrew).replace(0, 45, QString(45, u'1'))})
            QVERIFY(fits(text, 250));
        for (const QString& text : {turning, signs}) {
            QVERIFY(!fits(text, 1000));
            QVERIFY(fits(text, 2500));
        }
        // Letters that few fonts have are looked for in all of them.
        QVERIFY(!fits(QString(90, QChar(0x915)), 600) && fits(QString(90, QChar(0x915)), 700));
    }

    void whatIsTooLargeIsNotMade()
    {
        DiagramSpec spec = startOf("checkers");
        spec.size = {5100, std::nullopt};
        QVERIFY(pictureFile(spec, PictureFormat::Pdf, 300).isEmpty());
        QVERIFY(pictureFile(spec, PictureFormat::Png, 300).isEmpty());
        QVERIFY(!pictureFile(spec, PictureFormat::Svg, 300).isEmpty());
    }

private:
    PieceArt m_art;
};

RINGFORD_TEST(TestDiagramBlock)
#include "test_diagram_block.moc"
