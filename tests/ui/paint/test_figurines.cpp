// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/Figurines.h"

#include <QGlyphRun>
#include <QPainterPath>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>

#include <utility>

using namespace ringford::ui;

namespace {

QFont textFont()
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(100);
    return font;
}

} // namespace

/** Chess pieces within text are the program's own drawings. */
class TestFigurines : public QObject {
    Q_OBJECT

private slots:
    void piecesAreSetInOurFontAndLettersInTheirs()
    {
        const auto runs = fontRuns(QStringLiteral("4. ♕xf3 ♘♟"), textFont());
        QStringList texts;
        QStringList families;
        for (const FontRun& run : runs) {
            texts << run.text;
            families << QRawFont::fromFont(run.font).familyName();
            QCOMPARE(run.font.pixelSize(), 100);
        }
        QCOMPARE(texts, (QStringList{"4. ", "♕", "xf3 ", "♘♟"}));
        QCOMPARE(families, (QStringList{"DejaVu Sans", "Ringford Figurines", "DejaVu Sans", "Ringford Figurines"}));
        QVERIFY(fontRuns({}, textFont()).empty());
    }

    void allPiecesAreThereInBothWeights()
    {
        for (const bool isBold : {false, true}) {
            QFont font = textFont();
            font.setBold(isBold);
            const QRawFont raw = QRawFont::fromFont(fontRuns(QStringLiteral("♔"), font).front().font);
            QCOMPARE(raw.weight(), isBold ? 700 : 400);
            QCOMPARE(raw.styleName(), isBold ? "Bold" : "Regular");
            for (char32_t code = 0x2654; code <= 0x265F; ++code) {
                QVERIFY(raw.supportsCharacter(code));
                const QRectF ink = raw.boundingRect(raw.glyphIndexesForString(QString::fromUcs4(&code, 1)).front());
                QVERIFY(qAbs(ink.bottom()) < 1.5); // stands on the base line
                QVERIFY2(ink.height() > 65 && ink.height() < 82, qPrintable(QString::number(ink.height())));
            }
        }
    }

    void widthIsThatOfAllParts()
    {
        const double whole = widthOf(QStringLiteral("♘f3"), textFont());
        QVERIFY(qAbs(whole - widthOf(QStringLiteral("♘"), textFont()) - widthOf(QStringLiteral("f3"), textFont())) < 1);
        const Word word{{}, QStringLiteral("♘f3"), 10, false, {}};
        QVERIFY(qAbs(word.width(textFont()) - whole / 10) < 0.1);
    }

    void formatsCoverThePiecesAlone()
    {
        const auto formats = figurineFormats(QStringLiteral("♘f3 ♖"));
        QCOMPARE(formats.size(), 2);
        QCOMPARE(formats[0].start, 0);
        QCOMPARE(formats[0].length, 1);
        QCOMPARE(formats[1].start, 4);
        QVERIFY(figurineFormats(QStringLiteral("Nf3")).isEmpty());
    }

    void widgetsSetPiecesInOurFontAndLettersInTheirs()
    {
        QCOMPARE(withFigurines(textFont(), QStringLiteral("Nf3")), textFont());
        const QString text = QStringLiteral("4. ♕xf3 ♘c6");
        QTextLayout layout(text, withFigurines(textFont(), text));
        layout.beginLayout();
        layout.createLine().setLineWidth(10'000);
        layout.endLayout();
        QStringList families;
        for (qsizetype at = 0; at < text.size(); ++at) {
            if (text[at] == u' ') // of either
                families << QString();
            else
                for (const QGlyphRun& run : layout.glyphRuns(static_cast<int>(at), 1))
                    families << run.rawFont().familyName();
        }
        const QString own = QStringLiteral("Ringford Figurines");
        QCOMPARE(families.count(own), 2);
        QCOMPARE(families.count(QStringLiteral("DejaVu Sans")), text.size() - 4);
        QCOMPARE(families.at(3), own);
    }

    /** A small advantage, a large one, and what makes up for a pawn look alike where their bars are one. */
    void barsOfSignsAreApartWhereTextIsSmall()
    {
        for (const bool isBold : {false, true}) {
            QFont font = textFont();
            font.setPixelSize(11);
            font.setBold(isBold);
            for (const auto& [sign, bars] : {std::pair(u'±', 2), {u'⩲', 3}, {u'∓', 2}, {u'⩱', 3}}) {
                const QRawFont raw = QRawFont::fromFont(fontRuns(QString(sign), font).front().font);
                const QPainterPath path = raw.pathForGlyph(raw.glyphIndexesForString(QString(sign)).front());
                const QRectF box = path.boundingRect();
                constexpr double kStep = 0.05, kLeftOfThePlus = 0.2;
                const double x = box.left() + kLeftOfThePlus * box.width();
                int count = 0;
                double end = box.top(); // of the bar before
                for (double y = box.top() - kStep; y < box.bottom(); y += kStep) {
                    if (!path.contains({x, y}))
                        continue;
                    if (y - end > 2 * kStep || count == 0) {
                        QVERIFY2(count == 0 || y - end > 1, qPrintable(QString("%1: %2 px").arg(sign).arg(y - end)));
                        ++count;
                    }
                    end = y;
                }
                QCOMPARE(count, bars);
            }
        }
    }
};

RINGFORD_TEST(TestFigurines)
#include "test_figurines.moc"
