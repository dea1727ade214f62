// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardPaintings.h"
#include "tests/support/ui/CellMarks.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <map>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

const CellMarks& boardMarks()
{
    static const CellMarks kMarks = [] {
        CellMarks marks = cellMarks();
        marks["piece"] = standing({PieceKind{0}, Side{1}, 3});
        return marks;
    }();
    return kMarks;
}

/** Which pixels of a rectangle differ, as one bit each. */
QList<bool> changedMask(const QImage& a, const QImage& b, const QRect& in)
{
    QList<bool> mask;
    for (int y = in.top(); y <= in.bottom(); ++y) {
        for (int x = in.left(); x <= in.right(); ++x)
            mask << (a.pixel(x, y) != b.pixel(x, y));
    }
    return mask;
}

} // namespace

/** Everything that can be said about a cell: where it shows, and how it differs from all else. */
class TestBoardMarks : public QObject, private BoardPaintings {
    Q_OBJECT

private slots:
    void marksStayInTheirCell_data() { addMarks(); }
    void marksStayInTheirCell()
    {
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, cell);
        const Cell at = this->cell(cell.constData());
        BoardPicture picture = start();
        const QImage before = painted(picture);
        boardMarks().at(mark)(picture, at);
        const QRect changed = difference(before, painted(picture));
        QVERIFY(!changed.isEmpty());
        QVERIFY2(pixels(at).contains(changed), qPrintable(QStringLiteral("%1,%2 %3x%4")
                                                              .arg(changed.x())
                                                              .arg(changed.y())
                                                              .arg(changed.width())
                                                              .arg(changed.height())));
    }

    void marksHaveShapesOfTheirOwn()
    {
        // All in one colour, so that only shapes are left to tell them apart.
        const Theme before = m_style.theme;
        for (QColor* colour :
             {&m_style.theme.target, &m_style.theme.capture, &m_style.theme.check, &m_style.theme.danger,
              &m_style.theme.lastOnLight, &m_style.theme.selectionOnLight, &m_style.theme.lines})
            *colour = Qt::black;
        const Cell at = cell("e4");
        const QImage plain = painted(start());
        std::map<QByteArray, QList<bool>> masks;
        for (const auto& [mark, change] : boardMarks()) {
            // A tint is a tint: what tells it apart from the others is what stands on it.
            if (mark == "touched" || mark == "last action" || mark == "selected")
                continue;
            BoardPicture picture = start();
            change(picture, at);
            masks[mark] = changedMask(plain, painted(picture), pixels(at));
        }
        m_style.theme = before;
        for (const auto& [a, maskOfA] : masks) {
            for (const auto& [b, maskOfB] : masks) {
                int apart = 0;
                for (qsizetype i = 0; i < maskOfA.size(); ++i)
                    apart += maskOfA[i] != maskOfB[i];
                QVERIFY2(a == b || apart >= 12, qPrintable(a + u' ' + b + u' ' + QString::number(apart)));
            }
        }
    }

    /** It hid a bishop's foot and the ball of its mitre. */
    void aRingLeavesItsPieceWhole()
    {
        const auto isBlack = [](QRgb pixel) { return qGray(pixel) < 40; };
        for (const char* const name : {"c8", "e8", "g8"}) {
            const Cell at = cell(name);
            const QImage plain = painted(start());
            BoardPicture picture = start();
            picture.rings.push_back({MarkColour::Red, at});
            const QImage ringed = painted(picture);
            const QRect in = pixels(at);
            QVERIFY(!difference(plain, ringed).isEmpty());
            for (int y = in.top(); y <= in.bottom(); ++y) {
                for (int x = in.left(); x <= in.right(); ++x)
                    QVERIFY2(!isBlack(plain.pixel(x, y)) || isBlack(ringed.pixel(x, y)), name);
            }
        }
    }

    void oneCellRepaintedIsTheWholePictureRepainted_data() { addMarks(); }
    void oneCellRepaintedIsTheWholePictureRepainted()
    {
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, cell);
        const Cell at = this->cell(cell.constData());
        for (const double scale : {1.0, 2.0}) {
            BoardPicture picture = start();
            QImage image = painted(picture, {}, scale);
            boardMarks().at(mark)(picture, at);
            {
                QPainter painter(&image);
                painter.setClipRect(m_layout->cellBounds(at));
                paintBoard(painter, *m_layout, picture, m_style, {kAllBoardLayers, m_layout->cellBounds(at)});
            }
            // With a clip, the edges of round shapes are rounded a little otherwise.
            const QRect left = difference(image, painted(picture, {}, scale), 12);
            QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("%1,%2 %3x%4 at %5")
                                                    .arg(left.x())
                                                    .arg(left.y())
                                                    .arg(left.width())
                                                    .arg(left.height())
                                                    .arg(scale)));
        }
    }

    void layersOneByOneAreTheWholePicture()
    {
        BoardPicture picture = start();
        for (const auto& [mark, change] : boardMarks())
            change(picture, cell("e4"));
        picture.arrows = {{MarkColour::Blue, cell("b1"), cell("c3")}};
        QImage image(m_layout->bounds().size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::magenta);
        {
            QPainter painter(&image);
            for (const BoardLayer layer :
                 {BoardLayer::Ground, BoardLayer::Under, BoardLayer::Pieces, BoardLayer::Over, BoardLayer::Cursor})
                paintBoard(painter, *m_layout, picture, m_style, {layer, {}});
        }
        QCOMPARE(image, painted(picture));
    }

private:
    void addMarks()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("cell");
        for (const auto& [mark, change] : boardMarks()) {
            for (const char* name : {"e4", "d1", "a8", "h5"})
                QTest::addRow("%s on %s", mark.constData(), name) << mark << QByteArray(name);
        }
    }
};

RINGFORD_TEST(TestBoardMarks)
#include "test_board_marks.moc"
