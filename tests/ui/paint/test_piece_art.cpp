// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/GameRows.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/OneBitPiece.h"
#include "ui/paint/PieceArt.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr std::array kSeats{Colour::White, Colour::Black, Colour::Red,   Colour::Yellow,
                            Colour::Green, Colour::Blue,  Colour::Purple};

QByteArray source(const QString& drawing)
{
    return test::bytesIn(QStringLiteral(":/pieces/%1.svg").arg(drawing));
}

/** How many pixels are of about that colour. */
int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            found += at.alpha() > 250 && std::abs(at.red() - colour.red()) < 4 &&
                     std::abs(at.green() - colour.green()) < 4 && std::abs(at.blue() - colour.blue()) < 4;
        }
    }
    return found;
}

/** Pixels that the two do not share, as a part of all that either has. */
double partApart(const QImage& a, const QImage& b)
{
    int joint = 0, apart = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const bool inA = qAlpha(a.pixel(x, y)) > 127, inB = qAlpha(b.pixel(x, y)) > 127;
            joint += inA || inB;
            apart += inA != inB;
        }
    }
    return static_cast<double>(apart) / joint;
}

QImage oneBit(PieceArt& art, const PieceLook& look, double boxInMm = 7.5)
{
    QImage image(256, 256, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(4, 4);
    PieceArt::paint(painter, oneBitShapes(art.shapes(look.drawing), look, boxInMm));
    return image;
}

} // namespace

/** Every drawing in every colour, at every size that counts. */
class TestPieceArt : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString& file : QDir(QStringLiteral(":/pieces")).entryList({QStringLiteral("*.svg")}))
            m_drawings << file.chopped(4);
        QVERIFY(!m_drawings.isEmpty());
    }

    void everyKindHasItsDrawing_data() { m_choices.addRows(); }
    void everyKindHasItsDrawing()
    {
        for (const KindInfo& kind : m_choices.game().description().kinds)
            QVERIFY2(m_drawings.contains(QString::fromStdString(kind.drawing)), kind.drawing.c_str());
    }

    void templatesHoldOnlyWhatIsAllowed_data() { addDrawings(); }
    void templatesHoldOnlyWhatIsAllowed()
    {
        QFETCH(QString, drawing);
        const QByteArray svg = source(drawing);
        QVERIFY(PieceTemplate::read(svg).has_value());
        static const QRegularExpression kForbidden(QStringLiteral(
            "<(clipPath|mask|filter|pattern|symbol|style|text|image|use|linearGradient|radialGradient)\\b"
            "|\\b(transform|style|opacity)=|rgba?\\(|hsla?\\(|var\\(|#[0-9a-fA-F]{8}\\b"));
        QVERIFY2(!kForbidden.match(QString::fromUtf8(svg)).hasMatch(), svg.constData());
        for (const char* needed : {"@FILL@", "@LINE@", "@DETAIL@", "@MARK@"})
            QVERIFY2(svg.contains(needed), needed);
    }

    void ourPaintingIsThatOfAnSvgReader_data() { addDrawings(); }
    void ourPaintingIsThatOfAnSvgReader()
    {
        QFETCH(QString, drawing);
        constexpr int kSide = 90; // outline and details as in the template
        const PieceLook white = look(drawing, Colour::White);
        QByteArray svg = source(drawing);
        svg.replace("@FILL@", white.ink.fill.name().toLatin1());
        svg.replace("@LINE@", white.ink.line.name().toLatin1());
        svg.replace("@DETAIL@", white.ink.detail.name().toLatin1());
        svg.replace("@MARK@", "");
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QImage expected(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
        expected.fill(Qt::transparent);
        QPainter painter(&expected);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter);
        painter.end();
        const QImage ours = painted(white, kSide);
        int apart = 0;
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x)
                apart += std::abs(qGreen(ours.pixel(x, y)) - qGreen(expected.pixel(x, y))) > 40;
        }
        QVERIFY2(apart < 10, qPrintable(QString::number(apart)));
    }

    void everySeatHasItsColours_data() { addDrawings(); }
    void everySeatHasItsColours()
    {
        QFETCH(QString, drawing);
        for (const QString& name : Theme::names()) {
            for (const bool dark : {false, true}) {
                const Theme theme = *Theme::named(name, dark);
                for (const Colour seat : kSeats) {
                    const PieceLook one{drawing, seat, theme.piece(seat), false};
                    const QImage image = painted(one, 96);
                    QVERIFY(count(image, one.ink.fill) > 300);
                    QVERIFY(count(image, one.ink.line) > 100);
                    QVERIFY(qAlpha(image.pixel(0, 0)) == 0);
                }
            }
        }
    }

    void inkStaysInTheCircle_data() { addDrawings(); }
    void inkStaysInTheCircle()
    {
        QFETCH(QString, drawing);
        const QImage image = m_art.pixmap(look(drawing, Colour::Red), 256, PieceArt::kPaperOutline).toImage();
        for (int y = 0; y < 256; ++y) {
            for (int x = 0; x < 256; ++x) {
                if (qAlpha(image.pixel(x, y)) > 127)
                    QVERIFY(std::hypot(x + 0.5 - 128, y + 0.5 - 128) / 4 <= 31.2);
            }
        }
    }

    void silhouettesDiffer()
    {
        for (const QString& a : m_drawings) {
            for (const QString& b : m_drawings) {
                if (a >= b)
                    continue;
                const bool areMen = a == QLatin1String("crowned-man") && b == QLatin1String("man");
                const double found =
                    partApart(painted(look(a, Colour::White), 64), painted(look(b, Colour::White), 64));
                QVERIFY2(found >= (areMen ? 0.07 : 0.13), qPrintable(QStringLiteral("%1 %2 %3").arg(a, b).arg(found)));
            }
        }
    }

    void blackIsToldFromWhiteHoweverSmallItIsPrinted_data() { addDrawings(); }
    void blackIsToldFromWhiteHoweverSmallItIsPrinted()
    {
        QFETCH(QString, drawing);
        for (const double boxInMm : {1.7, 2.2, 2.6, 3.2}) {
            const int black = count(oneBit(m_art, look(drawing, Colour::Black), boxInMm), Qt::black);
            const int white = count(oneBit(m_art, look(drawing, Colour::White), boxInMm), Qt::black);
            QVERIFY2(black > 1.25 * white,
                     qPrintable(QStringLiteral("%1 mm: %2 and %3 of ink").arg(boxInMm).arg(black).arg(white)));
        }
    }

    void footMarksTellSeatsApart_data() { addDrawings(); }
    void footMarksTellSeatsApart()
    {
        QFETCH(QString, drawing);
        // All in one ink, so that nothing but the mark can differ.
        const PieceInk ink = m_theme.piece(Colour::Green);
        QList<QImage> images;
        for (const Colour seat :
             {Colour::White, Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple})
            images << painted({drawing, seat, ink, false}, 24);
        for (qsizetype a = 0; a < images.size(); ++a) {
            for (qsizetype b = a + 1; b < images.size(); ++b) {
                int apart = 0;
                for (int y = 0; y < 24; ++y) {
                    for (int x = 0; x < 24; ++x)
                        apart += std::abs(qGreen(images[a].pixel(x, y)) - qGreen(images[b].pixel(x, y))) > 24;
                }
                QVERIFY2(apart >= 5, qPrintable(QStringLiteral("%1 %2: %3").arg(a).arg(b).arg(apart)));
            }
        }
    }

    void footMarksEndBelowTwentyPixels()
    {
        const PieceInk ink = m_theme.piece(Colour::Blue);
        const PieceLook marked{QStringLiteral("rook"), Colour::Blue, ink, false};
        const PieceLook plain{QStringLiteral("rook"), Colour::White, ink, false};
        QVERIFY(painted(marked, 20) != painted(plain, 20));
        QCOMPARE(painted(marked, 19), painted(plain, 19));
    }

    void outlineIsNeverThinnerThanAPixel()
    {
        for (const double box : {16.0, 20.0, 24.0, 25.0, 48.0, 95.0, 96.0, 200.0})
            QVERIFY(PieceArt::outlineWidth(box) * box / 64 >= 1.12);
        // Of a tiny piece it would leave nothing but itself.
        for (const double box : {5.0, 8.0, 12.0})
            QCOMPARE(PieceArt::outlineWidth(box), 3.7);
        QCOMPARE(PieceArt::outlineWidth(48), 3.0);
        QCOMPARE(PieceArt::outlineWidth(96), 2.4);
    }

    void pixmapsAreKept()
    {
        const PieceLook king = look(QStringLiteral("king"), Colour::White);
        const qint64 first = m_art.pixmap(king, 48, 3).cacheKey();
        QCOMPARE(m_art.pixmap(king, 48, 3).cacheKey(), first);
        QVERIFY(m_art.pixmap(king, 49, 3).cacheKey() != first);
        QVERIFY(m_art.pixmap(look(QStringLiteral("king"), Colour::Black), 48, 3).cacheKey() != first);
    }

    void unknownDrawingsAreSeen()
    {
        QCOMPARE(painted(look(QStringLiteral("no-such-thing"), Colour::Red), 48),
                 painted(look(QStringLiteral("man"), Colour::Red), 48));
    }

    void seatThatIsOutKeepsItsFoot()
    {
        PieceLook out = look(QStringLiteral("rook"), Colour::Blue);
        const QImage whole = painted(out, 96);
        out.isOut = true;
        const QImage obstacle = painted(out, 96);
        QVERIFY(count(obstacle.copy(0, 72, 96, 24), out.ink.fill) >
                count(whole.copy(0, 72, 96, 24), out.ink.fill) * 9 / 10);
        QCOMPARE(count(obstacle.copy(0, 0, 96, 60), out.ink.fill), 0);
        const int body = qAlpha(obstacle.pixel(48, 50));
        QVERIFY(body > 80 && body < 100);
    }

    void blackAndWhiteTellsSeatsApart_data() { addDrawings(); }
    void blackAndWhiteTellsSeatsApart()
    {
        QFETCH(QString, drawing);
        QList<QImage> images;
        for (const Colour seat : kSeats) {
            const QImage image = oneBit(m_art, look(drawing, seat));
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb at = image.pixel(x, y);
                    QVERIFY(at == 0xFF000000 || at == 0xFFFFFFFF);
                }
            }
            images << image;
        }
        for (qsizetype a = 0; a < images.size(); ++a) {
            for (qsizetype b = a + 1; b < images.size(); ++b) {
                int apart = 0;
                for (int y = 0; y < 256; ++y) {
                    for (int x = 0; x < 256; ++x)
                        apart += images[a].pixel(x, y) != images[b].pixel(x, y);
                }
                QVERIFY2(apart > 400, qPrintable(QStringLiteral("%1 %2: %3").arg(a).arg(b).arg(apart)));
            }
        }
    }

    void pathsAreReadOrRefused()
    {
        const auto absolute = readPathData(u"M1,2 L3,4 C5,6 7,8 9,10 Z");
        const auto relative = readPathData(u"m1,2 l2,2 c2,2 4,4 6,6 z");
        QVERIFY(absolute && relative);
        QCOMPARE(*absolute, *relative);
        QCOMPARE(readPathData(u"m1,1", QPointF(2, 3))->currentPosition(), QPointF(3, 4));
        for (const QStringView bad : {u"M1", u"M1,x", u"Q1,2 3,4", u"1,2", u"M1,2 Z 3,4", u"M1,2 A1,2 3 4 5 6,7"})
            QVERIFY2(!readPathData(bad), qPrintable(bad.toString()));
        QVERIFY(!PieceTemplate::read("<svg><path class=\"body\" d=\"M0,0 H4\"/></svg>"));
        QVERIFY(!PieceTemplate::read("<svg><path class=\"boddy\" d=\"M0,0 L4,4\"/></svg>"));
        QVERIFY(!PieceTemplate::read("<svg><path class=\"body\" d=\"M0,0 L4,4\"/>"));
        QVERIFY(!PieceTemplate::read(""));
    }

private:
    void addDrawings()
    {
        QTest::addColumn<QString>("drawing");
        for (const QString& drawing : m_drawings)
            QTest::newRow(qPrintable(drawing)) << drawing;
    }

    PieceLook look(const QString& drawing, Colour seat) const { return {drawing, seat, m_theme.piece(seat), false}; }
    QImage painted(const PieceLook& look, int side)
    {
        return m_art.pixmap(look, side, PieceArt::outlineWidth(side)).toImage();
    }

    test::ChoiceRows m_choices{64};
    QStringList m_drawings;
    Theme m_theme = *Theme::named(QStringLiteral("wood"), false);
    PieceArt m_art;
};

RINGFORD_TEST(TestPieceArt)
#include "test_piece_art.moc"
