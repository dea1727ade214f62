// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of words that are written from right to left, and of such words among moves.
#include "tests/support/TestProgram.h"
#include "ui/paint/Figurines.h"
#include "ui/print/PrintType.h"
#include "ui/print/TextDirections.h"
#include "ui/print/TextLines.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace ringford::ui;

namespace {

constexpr double kDirectedSize = 3;
constexpr double kDirectedWidth = 60;

/** Hebrew with names, moves, numbers and brackets in it. */
const QString kHebrew = QStringLiteral("זהו מהלך הפתיחה הנפוץ (כך כתב Lasker ב-1896) והוא פותח את הדרך לרץ; "
                                       "אחרי 2.Nf3 הלבן מאיים לתקוף את המרכז, ראו גם Bc4 או d4 בפרק 12.");
const QString kArabic = QStringLiteral("هذه هي النقلة الأكثر شيوعا (كما كتب Lasker عام 1896) وهي تفتح الطريق للفيل؛ "
                                       "بعد 2.Nf3 يهدد الأبيض المركز.");

std::vector<TextLines::Line> directedLines(const std::vector<TextRun>& runs)
{
    std::vector<TextLines::Line> all;
    TextLines lines(runs, kDirectedSize, kDirectedWidth, printFont());
    while (auto line = lines.next())
        all.push_back(*std::move(line));
    return all;
}

/** Whether all pieces of a line have a place of their own in it, and each is read in one direction. */
bool areApart(TextLines::Line line)
{
    constexpr double kRounding = 0.1; // mm
    std::ranges::sort(line, {}, &TextLines::Piece::left);
    double end = 0;
    for (const TextLines::Piece& piece : line) {
        const auto isLatin = [](QChar letter) { return letter.direction() == QChar::DirL; };
        const bool isOne = !hasFromRight(piece.text) || std::ranges::none_of(piece.text, isLatin);
        if (!isOne || piece.left < end - kRounding)
            return false;
        end = piece.left + piece.width;
    }
    return end <= kDirectedWidth + kRounding;
}

/** Where a text stands in a line. */
const TextLines::Piece& pieceHolding(const TextLines::Line& line, const QString& text)
{
    const auto found = std::ranges::find_if(line, [&](const auto& piece) { return piece.text.contains(text); });
    return found != line.end() ? *found : line.front();
}

} // namespace

class TestTextDirections : public QObject {
    Q_OBJECT

private slots:
    void wordsFromTheRightHaveTheirOwnPlaces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Hebrew") << kHebrew;
        QTest::newRow("Arabic") << kArabic;
        QTest::newRow("long") << QStringList(30, kHebrew).join(u' ');
    }

    /** They were printed over one another, and the letters of numbers in another order. */
    void wordsFromTheRightHaveTheirOwnPlaces()
    {
        QFETCH(QString, text);
        for (const bool isComment : {false, true}) {
            std::vector<TextRun> runs{{text, false}};
            if (isComment)
                runs = {{"1.e4", true}, {u' ' + keepingDirection(text), false}, {" 1...e5 2.Nf3", true}};
            const auto lines = directedLines(runs);
            QVERIFY(lines.size() > 2);
            QString all;
            for (const TextLines::Line& line : lines) {
                QVERIFY(areApart(line));
                for (const TextLines::Piece& piece : line)
                    all += piece.text;
            }
            all.remove(QChar(0x200F)).remove(u' ');
            QVERIFY(all.contains(QString(text).remove(u' ')));
        }
    }

    /** Lines of a paragraph begin at the right, and its moves are read from the left. */
    void aParagraphFromTheRightStandsAtTheRight()
    {
        for (const TextLines::Line& line : directedLines({{kHebrew, false}})) {
            double right = 0;
            for (const TextLines::Piece& piece : line)
                right = std::max(right, piece.left + piece.width);
            QVERIFY2(std::abs(right - kDirectedWidth) < 0.2, qPrintable(QString::number(right)));
            QVERIFY(std::abs(line.front().left + line.front().width - right) < 0.2);
        }
        // Where each line stands alone it keeps the direction, also one that begins with a name.
        const QString text = QStringLiteral("אבג ") + QString(20, u'm') + QStringLiteral(" דהו זחט");
        for (const QString& line : wrapped(text, kDirectedSize, 40, printFont()))
            QVERIFY2(line.isRightToLeft(), qPrintable(line));
    }

    /** Behind moves, what was said of them was read from its end; and the number of the next move stood in it. */
    void aCommentAmongMovesIsReadFromItsRight()
    {
        const QString first = QStringLiteral("אבג"), last = QStringLiteral("דהו");
        const QString comment = keepingDirection(first + QStringLiteral(" Tal 2.Nf3 ") + last);
        const auto lines = directedLines({{"1.e4 ", true}, {comment, false}, {" 3.d4", true}});
        QCOMPARE(lines.size(), std::size_t{1});
        const TextLines::Line& line = lines.front();
        QVERIFY(areApart(line));
        QVERIFY(pieceHolding(line, "1.e4").left < pieceHolding(line, last).left);
        QVERIFY(pieceHolding(line, last).left < pieceHolding(line, "Tal 2.Nf3").left);
        QVERIFY(pieceHolding(line, "Tal 2.Nf3").left < pieceHolding(line, first).left);
        QVERIFY(pieceHolding(line, first).left < pieceHolding(line, "3.d4").left);
    }

    void whatAWriterDirectsEndsWithTheComment()
    {
        const QString open = QStringLiteral("\u2069א\u2067ב");
        QCOMPARE(keepingDirection(open), QStringLiteral("\u2068א\u2067ב\u2069\u2069"));
        QCOMPARE(keepingDirection("plain"), QStringLiteral("plain"));
    }

    /** Words on either side of a drawn piece changed places. */
    void drawnPiecesDoNotPartWordsFromTheRight()
    {
        QCOMPARE(fontRuns(QStringLiteral("אבג ♘f3 דהו"), printFont()).size(), std::size_t{1});
        QCOMPARE(fontRuns(QStringLiteral("see ♘f3"), printFont()).size(), std::size_t{3});
    }
};

RINGFORD_TEST(TestTextDirections)
#include "test_text_directions.moc"
