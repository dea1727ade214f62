// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "ui/paint/Theme.h"

#include <QFile>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::contrast;

namespace {

constexpr std::array kSeatColours{Colour::White, Colour::Black, Colour::Red,   Colour::Yellow,
                                  Colour::Green, Colour::Blue,  Colour::Purple};

Theme theme(const QString& name, bool dark)
{
    return Theme::named(name, dark).value();
}

/** What is seen of a colour that is laid over another. */
QColor over(const QColor& upper, const QColor& lower)
{
    const auto mixed = [&](double one, double other) { return other + (one - other) * upper.alphaF(); };
    return QColor::fromRgbF(float(mixed(upper.redF(), lower.redF())), float(mixed(upper.greenF(), lower.greenF())),
                            float(mixed(upper.blueF(), lower.blueF())));
}

QColor colourOf(const Theme& theme, const QByteArray& role)
{
    const std::map<QByteArray, QColor> roles{{"surround", theme.surround},
                                             {"coordinates, text", theme.text},
                                             {"lines, frame", theme.lines},
                                             {"light cell", theme.lightCell},
                                             {"dark cell", theme.darkCell},
                                             {"water", theme.water},
                                             {"waves", theme.waves},
                                             {"bridge", theme.bridge},
                                             {"planks", theme.planks},
                                             {"last action, on light", theme.lastOnLight},
                                             {"last action, on dark", theme.lastOnDark},
                                             {"selection, on light", theme.selectionOnLight},
                                             {"selection, on dark", theme.selectionOnDark}};
    return roles.at(role);
}

void addThemes()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("dark");
    for (const QString& name : Theme::names()) {
        for (const bool dark : {false, true})
            QTest::addRow("%s %s", qPrintable(name), dark ? "dark" : "light") << name << dark;
    }
}

} // namespace

/** The colours are the design's, and what must be told apart can be. */
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void coloursAreThoseOfTheTable()
    {
        QFile table(QStringLiteral(TEST_DATA_DIR "/themes.tsv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        int roles = 0;
        while (!table.atEnd()) {
            const QByteArray line = table.readLine().trimmed();
            if (line.startsWith('#'))
                continue;
            const QList<QByteArray> cells = line.split('\t');
            QCOMPARE(cells.size(), 9);
            for (int column = 0; column < 8; ++column) {
                const Theme one = theme(Theme::names().at(column / 2), column % 2 == 1);
                QCOMPARE(colourOf(one, cells[0]).name().toUpper().toLatin1(), cells[column + 1]);
            }
            ++roles;
        }
        QCOMPARE(roles, 13);
    }

    void namesAreKnownAndOthersAreNot()
    {
        QCOMPARE(Theme::names().first(), QStringLiteral("wood"));
        for (const QString& name : Theme::names()) {
            QVERIFY(Theme::named(name, false).has_value());
            QVERIFY(Theme::named(name, true).has_value());
        }
        QVERIFY(!Theme::named(QStringLiteral("Wood"), false));
        QVERIFY(!Theme::named(QString(), true));
    }

    void textAndMarksStandOut_data() { addThemes(); }
    void textAndMarksStandOut()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        const Theme one = theme(name, dark);
        QVERIFY(contrast(one.text, one.surround) >= 9.3);
        for (const QColor& mark : {one.target, one.capture, one.check, one.danger, one.keep, one.road, one.centre}) {
            for (const QColor& ground : {one.lightCell, one.darkCell, one.bridge, one.lastOnLight, one.lastOnDark})
                QVERIFY2(contrast(mark, ground) >= 3, qPrintable(mark.name() + u' ' + ground.name()));
        }
    }

    void wordsOnAndBesideBoardsAreReadable_data() { addThemes(); }
    void wordsOnAndBesideBoardsAreReadable()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        const Theme one = theme(name, dark);
        // What is written beside a board, also where a piece can leave it or labels are kept at the edge of the view.
        QVERIFY(contrast(one.text, one.surround) >= 4.5);
        QVERIFY(contrast(over(one.leaving(), one.text), over(one.leaving(), one.surround)) >= 4.5);
        constexpr float kEdgeLabels = 225 / 255.0F;
        for (const QColor& under :
             {one.lightCell, one.darkCell, one.water, one.bridge, QColor(Qt::black), QColor(Qt::white)}) {
            QColor ground = one.surround;
            ground.setAlphaF(kEdgeLabels);
            QVERIFY2(contrast(one.text, over(ground, under)) >= 4.5, qPrintable(under.name()));
        }
        // What is written on its cells: letters of rings, how far pawns have gone.
        for (const Ground ground : {Ground::Light, Ground::Dark, Ground::Bridge}) {
            for (const QColor& cell :
                 {one.cell(ground), one.lastAction(ground), one.earlierAction(ground), one.selection(ground)})
                QVERIFY2(contrast(one.ink(), cell) >= 4.5, qPrintable(cell.name()));
        }
    }

    void outlinesStandOutWhereFillsDoNot_data() { addThemes(); }
    void outlinesStandOutWhereFillsDoNot()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        const Theme one = theme(name, dark);
        for (const Colour seat : kSeatColours) {
            const PieceInk ink = one.piece(seat);
            for (const QColor& ground : {one.lightCell, one.darkCell, one.bridge, one.lastOnLight, one.lastOnDark,
                                         one.selectionOnLight, one.selectionOnDark})
                QVERIFY(std::max(contrast(ink.line, ground), contrast(ink.fill, ground)) >= 3.6);
        }
    }

    void detailsStandOutOnTheirFill()
    {
        const Theme one = theme(QStringLiteral("wood"), false);
        for (const Colour seat : kSeatColours) {
            const PieceInk ink = one.piece(seat);
            QVERIFY(contrast(ink.detail, ink.fill) >= 5.1);
            QCOMPARE(ink.fill, Theme::fill(seat));
        }
        QCOMPARE(Theme::fill(Colour::Red), QColor(0xBC220D));
        QCOMPARE(Theme::fill(Colour::Purple), QColor(0xAE94DD));
        QCOMPARE(Theme::drawing(MarkColour::Blue), Theme::fill(Colour::Blue));
    }

    void darknessIsLightnessBelowHalf()
    {
        QVERIFY(Theme::isDark(QColor(0x767676)));  // L* 49.6
        QVERIFY(!Theme::isDark(QColor(0x787878))); // L* 50.4
        QVERIFY(Theme::isDark(Qt::black));
        QVERIFY(!Theme::isDark(Qt::white));
    }
};

RINGFORD_TEST(TestTheme, QCoreApplication)
#include "test_theme.moc"
