// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestGames.h"
#include "ui/help/Diagram.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/paint/PieceArt.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

using namespace ringford;
using namespace ringford::ui;

namespace {

QString textOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

QStringList capturedIn(const QString& text, const QString& pattern)
{
    QStringList found;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        found += match.next().captured(1);
    return found;
}

QStringList pages()
{
    QStringList found;
    for (QDirIterator folders(QStringLiteral(":/help"), {QStringLiteral("*.html")}, QDir::Files,
                              QDirIterator::Subdirectories);
         folders.hasNext();)
        found += folders.next();
    return found;
}

} // namespace

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasAPage();
    void everyDiagramCanBeDrawn_data();
    void everyDiagramCanBeDrawn();
    void everySectionThatRefusalsNameIsThere();
    void everyLinkLeadsSomewhere();
    void badAddressesAreRefused_data();
    void badAddressesAreRefused();
    void diagramsAreAsFineAsTheScreen();
    void opensAtASection();
    void drawsInTheTheme();

private:
    PieceArt m_art;
};

void TestHelp::everyGameHasAPage()
{
    for (const auto& type : Registry::standard().types())
        QVERIFY2(!HelpBrowser::pageFile(QString::fromStdString(type->id())).isEmpty(), type->id().c_str());
    QVERIFY(!HelpBrowser::pageFile(QStringLiteral("window")).isEmpty());
    QVERIFY(HelpBrowser::pageFile(QStringLiteral("hopscotch")).isEmpty());
}

void TestHelp::everyDiagramCanBeDrawn_data()
{
    QTest::addColumn<QString>("address");
    for (const QString& page : pages()) {
        int number = 0;
        for (QString address : capturedIn(textOf(page), QStringLiteral("src=\"(diagram:[^\"]*)\"")))
            QTest::addRow("%s %d", qPrintable(page), ++number)
                << address.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    }
}

void TestHelp::everyDiagramCanBeDrawn()
{
    QFETCH(QString, address);
    const auto diagram = Diagram::read(QUrl(address), Registry::standard());
    QVERIFY2(diagram, diagram ? "" : qPrintable(diagram.error()));
    BoardStyle style{*Theme::named(Theme::names().first(), false), &m_art, QFont(), 1};
    const QImage image = diagram->draw(style, 1);
    QVERIFY(image.width() > diagram->width / 2 && image.width() <= diagram->width);
    // Several colours: something was drawn.
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, y));
    }
    QVERIFY(colours.size() > 3);
}

void TestHelp::everySectionThatRefusalsNameIsThere()
{
    int named = 0;
    for (const auto& type : Registry::standard().types()) {
        const QString id = QString::fromStdString(type->id());
        const QStringList anchors =
            capturedIn(textOf(HelpBrowser::pageFile(id)), QStringLiteral("<a name=\"([^\"]*)\""));
        const auto game = type->create({});
        QVERIFY(game);
        // What is asked of a game about all pairs of cells names every section sooner or later.
        const Position start = (*game)->start();
        const int cells = (*game)->board().cellCount();
        for (std::uint16_t from = 0; from < cells; ++from) {
            for (std::uint16_t to = 0; to < cells; ++to) {
                const auto action = (*game)->intended(start, {0, {Touch::on(Cell{from}), Touch::on(Cell{to})}});
                const auto refusal = action ? (*game)->why(start, *action) : std::nullopt;
                if (!refusal || refusal->helpSection.empty())
                    continue;
                ++named;
                QVERIFY2(anchors.contains(QString::fromStdString(refusal->helpSection)), refusal->helpSection.c_str());
            }
        }
    }
    QVERIFY(named > 0);
}

void TestHelp::everyLinkLeadsSomewhere()
{
    for (const QString& page : pages()) {
        const QString text = textOf(page);
        for (const QString& link : capturedIn(text, QStringLiteral("href=\"([^\"]*)\""))) {
            const QString file = link.section(u'#', 0, 0);
            const QString anchor = link.section(u'#', 1);
            const QString target = file.isEmpty() ? page : QFileInfo(page).path() + u'/' + file;
            QVERIFY2(QFile::exists(target), qPrintable(page + QStringLiteral(": ") + link));
            if (!anchor.isEmpty())
                QVERIFY2(textOf(target).contains(QStringLiteral("<a name=\"%1\"").arg(anchor)), qPrintable(link));
        }
    }
}

void TestHelp::badAddressesAreRefused_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("an unknown game") << "diagram:hopscotch";
    QTest::newRow("an unknown option") << "diagram:checkers?options=players=3";
    QTest::newRow("no setup") << "diagram:checkers?setup=hello";
    QTest::newRow("a wrong setup") << "diagram:checkers?setup=white: Mz9; black: Ma7; turn: white";
    QTest::newRow("no arrow") << "diagram:checkers?arrows=a1";
    QTest::newRow("an arrow to nowhere") << "diagram:checkers?arrows=a1z9";
    QTest::newRow("no mark") << "diagram:checkers?marks=Gz9";
    QTest::newRow("no width") << "diagram:checkers?width=0";
    QTest::newRow("too wide") << "diagram:checkers?width=100000";
}

void TestHelp::badAddressesAreRefused()
{
    QFETCH(QString, address);
    const auto diagram = Diagram::read(QUrl(address), Registry::standard());
    QVERIFY(!diagram);
    QVERIFY(!diagram.error().isEmpty());
}

void TestHelp::diagramsAreAsFineAsTheScreen()
{
    const auto diagram =
        Diagram::read(QUrl(QStringLiteral("diagram:orthodox?marks=e4&arrows=Re2e4&width=240")), Registry::standard());
    QVERIFY(diagram);
    QCOMPARE(diagram->picture.arrows.size(), std::size_t{1});
    QCOMPARE(diagram->picture.rings.size(), std::size_t{1});
    const BoardStyle style{*Theme::named(Theme::names().first(), false), &m_art, QFont(), 1};
    const QImage once = diagram->draw(style, 1);
    const QImage twice = diagram->draw(style, 2);
    QCOMPARE(twice.devicePixelRatio(), 2.0);
    QVERIFY(qAbs(twice.deviceIndependentSize().width() - once.width()) < 16); // cells are whole pixels
    QVERIFY(twice.width() > once.width() * 3 / 2);
}

void TestHelp::opensAtASection()
{
    HelpWindow window(Registry::standard(), m_art);
    window.open(QStringLiteral("checkers"), QStringLiteral("crowning"));
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(window.browser()->source().fragment(), QStringLiteral("crowning"));
    const QTextCursor heading = window.browser()->document()->find(QStringLiteral("Becoming a king"));
    QVERIFY(!heading.isNull());
    const int top = window.browser()->cursorRect(heading).top();
    QVERIFY2(top >= 0 && top < 60, qPrintable(QString::number(top)));
    QTest::keyClick(window.browser(), Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void TestHelp::drawsInTheTheme()
{
    const auto diagram = Diagram::read(QUrl(QStringLiteral("diagram:checkers")), Registry::standard());
    QVERIFY(diagram);
    const Theme light = *Theme::named(QStringLiteral("slate"), false);
    const Theme dark = *Theme::named(QStringLiteral("slate"), true);
    QCOMPARE(diagram->draw({light, &m_art, QFont(), 1}, 1).pixelColor(0, 0), light.surround);
    QCOMPARE(diagram->draw({dark, &m_art, QFont(), 1}, 1).pixelColor(0, 0), dark.surround);
}

QTEST_MAIN(TestHelp)
#include "test_help.moc"
