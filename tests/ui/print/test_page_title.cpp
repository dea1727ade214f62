// SPDX-License-Identifier: GPL-3.0-or-later
// A long title is set smaller, then in two lines, before it is cut; pages of small paper have narrow margins.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/print/Page.h"
#include "ui/print/PageContent.h"
#include "ui/print/PageTitle.h"
#include "ui/print/PrintType.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr double kWide = 180;
constexpr double kSize = 5;

/** The lines of a title, as they are set. */
QStringList linesOf(const PageTitle& title, const QString& behind = {})
{
    test::ListCanvas canvas;
    PageContent page;
    title.set(page, {15, 15}, behind);
    page.paint(canvas);
    return canvas.words;
}

/** So many words. */
QString manyWords(int count)
{
    return QStringList(count, QStringLiteral("knights")).join(u' ');
}

} // namespace

class TestPageTitle : public QObject {
    Q_OBJECT

private slots:
    void aLongTitleIsSetSmallerBeforeItIsCut_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("lines");
        QTest::addColumn<double>("room");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("none") << 0 << 0 << 0.0 << false;
        QTest::newRow("short") << 3 << 1 << 1.8 * kSize << false;
        QTest::newRow("longer than a line") << 8 << 1 << 1.8 * 0.8 * kSize << false;
        QTest::newRow("longer than a small one") << 12 << 2 << 3.0 * 0.8 * kSize << false;
        QTest::newRow("longer than two") << 40 << 2 << 3.0 * 0.8 * kSize << true;
        QTest::newRow("longer than a page") << 4'000 << 2 << 3.0 * 0.8 * kSize << true;
    }
    void aLongTitleIsSetSmallerBeforeItIsCut()
    {
        QFETCH(const int, count);
        QFETCH(const int, lines);
        QFETCH(const double, room);
        QFETCH(const bool, isCut);
        const PageTitle title(manyWords(count), {}, kWide, printFont(), kSize);
        QCOMPARE(linesOf(title).size(), lines);
        QCOMPARE(title.room(), room);
        QCOMPARE(title.isCut(), isCut);
        if (lines > 0)
            QCOMPARE(linesOf(title).last().endsWith(QStringLiteral("knights …")), isCut);
    }

    void whatStandsBehindATitleIsNeverCut()
    {
        const QStringList behind{QStringLiteral(" – Version A"), QStringLiteral(" – Version B")};
        const PageTitle title(manyWords(40), behind, kWide, printFont(), kSize);
        QVERIFY(title.isCut());
        for (const QString& one : behind) {
            const QStringList lines = linesOf(title, one);
            QCOMPARE(lines.size(), 2);
            QVERIFY2(lines.last().endsWith(QStringLiteral("… – Version ") + one.back()), qPrintable(lines.last()));
        }
    }

    void twoLinesAreAboutAsLongAsOneAnother()
    {
        const QStringList lines = linesOf(PageTitle(manyWords(11), {}, kWide, printFont(), kSize));
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines.last().size() * 2 > lines.first().size(), qPrintable(lines.join(u'|')));
    }

    void aWordWithoutBlanksIsCutToo()
    {
        const PageTitle title(QString(3'000, u'w'), {}, kWide, printFont(), kSize);
        QVERIFY(title.isCut());
        QCOMPARE(linesOf(title).size(), 2);
        QVERIFY(linesOf(title).last().endsWith(u'…'));
    }

    void tabsAndEndsOfLinesAreBlanks()
    {
        const PageTitle title(QStringLiteral("one\ttwo\nthree"), {}, kWide, printFont(), kSize);
        QCOMPARE(linesOf(title), QStringList(QStringLiteral("one two three")));
    }

    void smallPaperHasNarrowerMargins()
    {
        QCOMPARE(PageSpec::on({210, 297}).space(), QRectF(15, 15, 180, 267));
        QCOMPARE(PageSpec::on({297, 420}).space(), QRectF(15, 15, 267, 390));
        const double margin = 148.0 / 14;
        QCOMPARE(PageSpec::on({210, 148}).space(), QRectF(margin, margin, 210 - 2 * margin, 148 - 2 * margin));
    }
};

RINGFORD_TEST(TestPageTitle)
#include "test_page_title.moc"
