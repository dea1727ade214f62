// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/ShortReading.h"
#include "tests/support/Dice.h"
#include "tests/support/GameRows.h"
#include "tests/support/Mutations.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/help/Diagram.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/paint/PieceArt.h"
#include "ui/widgets/PageLines.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Language.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

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

/** The languages that there are pages in. */
QStringList languages()
{
    return QDir(QStringLiteral(":/help")).entryList(QDir::Dirs);
}

QString diagramPattern()
{
    return QStringLiteral("src=\"(diagram:[^\"]*)\"");
}

QString anchorPattern()
{
    return QStringLiteral("<a name=\"([^\"]*)\"");
}

/** A game with some of its options. */
std::vector<std::shared_ptr<const Game>> choicesOf(const QString& game)
{
    constexpr std::size_t kMostChoices = 16;
    static const std::vector<test::GameChoice> kChoices = test::gameChoices(kMostChoices);
    std::vector<std::shared_ptr<const Game>> found;
    for (const test::GameChoice& choice : kChoices) {
        if (choice.game->description().id == game.toStdString())
            found.push_back(choice.game);
    }
    return found;
}

/** What somebody means who touches two cells, with each tool. */
template <class Look> void lookAtPairs(const Game& game, const Position& position, test::Dice& dice, Look look)
{
    constexpr int kPairs = 60;
    const auto cells = static_cast<std::uint16_t>(game.board().cellCount());
    const auto drawn = [&] { return Touch::on(Cell{static_cast<std::uint16_t>(dice.below(cells))}); };
    for (std::uint8_t tool = 0; tool < game.description().tools.size(); ++tool) {
        for (int pair = 0; pair < kPairs; ++pair)
            look(game, position, game.intended(position, {tool, {drawn(), drawn()}}));
    }
}

} // namespace

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasAPage()
    {
        for (const auto& type : Registry::standard().types())
            QVERIFY2(!HelpBrowser::pageFile(QString::fromStdString(type->id())).isEmpty(), type->id().c_str());
        QVERIFY(!HelpBrowser::pageFile(QStringLiteral("window")).isEmpty());
        QVERIFY(HelpBrowser::pageFile(QStringLiteral("hopscotch")).isEmpty());
    }

    void everyLanguageHasAllPages_data()
    {
        QTest::addColumn<QString>("language");
        QVERIFY(languages().contains(QStringLiteral("de")));
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageHasAllPages()
    {
        QFETCH(QString, language);
        const QDir english(QStringLiteral(":/help/en"));
        const QDir other(QStringLiteral(":/help/") + language);
        QCOMPARE(other.entryList(QDir::Files, QDir::Name), english.entryList(QDir::Files, QDir::Name));
        for (const QString& page : english.entryList(QDir::Files)) {
            const QString said = textOf(other.filePath(page));
            const QString meant = textOf(english.filePath(page));
            QCOMPARE(capturedIn(said, anchorPattern()), capturedIn(meant, anchorPattern()));
            QCOMPARE(capturedIn(said, diagramPattern()), capturedIn(meant, diagramPattern()));
            const QString title = QStringLiteral("<title>([^<]+)</title>");
            QCOMPARE(capturedIn(said, title).size(), 1);
            if (language != QLatin1String("en"))
                QVERIFY2(capturedIn(said, title) != capturedIn(meant, title), qPrintable(page));
        }
    }

    void opensInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("title");
        QTest::newRow("German") << QLocale(QLocale::German, QLocale::Austria) << "Wahldame";
        QTest::newRow("English") << QLocale(QLocale::English) << "Choice checkers";
        QTest::newRow("a language without pages") << QLocale(QLocale::Finnish) << "Choice checkers";
    }
    void opensInTheLanguageOfTheWindow()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, title);
        const QLocale before;
        QLocale::setDefault(locale);
        HelpBrowser browser(Registry::standard(), m_art);
        browser.openPage(QStringLiteral("checkers"));
        QLocale::setDefault(before);
        QCOMPARE(browser.documentTitle(), title);
    }

    void everyDiagramCanBeDrawn_data()
    {
        QTest::addColumn<QString>("address");
        for (const QString& page : pages()) {
            int number = 0;
            for (QString address : capturedIn(textOf(page), diagramPattern()))
                QTest::addRow("%s %d", qPrintable(page), ++number)
                    << address.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        }
    }
    void everyDiagramCanBeDrawn()
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

    void aStockpileStandsBesideTheBoard()
    {
        PieceArt art;
        const BoardStyle style{*Theme::named(Theme::names().first(), false), &art, QFont(), 1};
        const QString held =
            QStringLiteral("diagram:multiplayer?setup=1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; "
                           "turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Rw%233&part=1:a1-1:h8&width=300");
        const auto imageOf = [&](const QString& more) {
            const auto diagram = Diagram::read(QUrl(held + more), Registry::standard());
            return diagram ? diagram->draw(style, 1) : QImage();
        };
        const QImage bare = imageOf({});
        const QImage ofA = imageOf(QStringLiteral("&stock=A"));
        const QImage ofB = imageOf(QStringLiteral("&stock=B"));
        QVERIFY(!bare.isNull() && bare.width() <= 300 && ofA.width() <= 300 && ofA.height() < bare.height());
        QCOMPARE(ofA.size(), ofB.size());
        // The piece lies on a plate of the colour of light cells, at the right; B has none.
        const auto hasPlate = [&](const QImage& image) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(image.width() - 8, y) == style.theme.lightCell)
                    return true;
            }
            return false;
        };
        QVERIFY(hasPlate(ofA) && !hasPlate(ofB));
        QVERIFY(!Diagram::read(QUrl(held + QStringLiteral("&stock=Z")), Registry::standard()));
        // One board of several is as large as if the others were not there.
        const auto sizeOf = [&](const QString& options) {
            const QUrl address(QStringLiteral("diagram:multiplayer?part=1:a1-1:h8&width=300") + options);
            const auto diagram = Diagram::read(address, Registry::standard());
            return diagram ? diagram->draw(style, 1).size() : QSize();
        };
        QVERIFY(sizeOf({}).width() > 250);
        QCOMPARE(sizeOf(QStringLiteral("&options=players%3D9")), sizeOf({}));
    }

    void everyActionIsWrittenAsTheGameWritesIt_data() { test::addGames(); }
    void everyActionIsWrittenAsTheGameWritesIt()
    {
        QFETCH(QString, game);
        // In bold and in one word: castling, or something with the name of a cell and a sign of what happens there.
        static const QRegularExpression kAction(
            QStringLiteral("^((\\d+:)?O-O(-O)?|\\d+:[a-z]+|(?=.*[a-z][0-9])\\S*[-x@:*<~]\\S*)$"));
        int written = 0;
        for (const QString& language : languages()) {
            installLanguage(QLocale(language)); // short texts have its letters
            const auto english = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
            const QString text = textOf(QStringLiteral(":/help/%1/%2.html").arg(language, game));
            for (QString action : capturedIn(text, QStringLiteral("<b>(\\S+)</b>"))) {
                action.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
                    .replace(QStringLiteral("&gt;"), QStringLiteral(">"));
                if (!kAction.match(action).hasMatch())
                    continue;
                ++written;
                const bool isRead = std::ranges::any_of(choicesOf(game), [&](const std::shared_ptr<const Game>& one) {
                    const std::string typed = action.toStdString();
                    const auto letters = words::pieceLetters(one->description(), words::Notation::Language);
                    return one->parse(one->start(), typed) || intendedInShort(*one, one->start(), typed, *letters);
                });
                QVERIFY2(isRead, qPrintable(language + QStringLiteral(": ") + action));
            }
        }
        QVERIFY(written > 0);
    }

    void everySectionThatRefusalsNameIsThere_data() { test::addGames(); }
    void everySectionThatRefusalsNameIsThere()
    {
        QFETCH(QString, game);
        // Languages have the same anchors (see above).
        const QStringList anchors = capturedIn(textOf(HelpBrowser::pageFile(game)), anchorPattern());
        QSet<QString> named;
        const auto look = [&](const Game& one, const Position& position, const std::optional<Action>& action) {
            const auto refusal = action ? one.why(position, *action) : std::nullopt;
            if (refusal && !refusal->helpSection.empty())
                named += QString::fromStdString(refusal->helpSection);
        };
        constexpr int kPlies = 60;
        constexpr int kSlips = 60;
        test::Dice dice(5);
        for (const auto& one : choicesOf(game)) {
            Position position = one->start();
            for (int ply = 0; ply < kPlies; ++ply) {
                if (ply % 15 == 0) {
                    std::vector<std::string> texts;
                    for (const Action& action : one->actions(position))
                        texts.push_back(one->text(position, action));
                    for (int slip = 0; slip < kSlips && !texts.empty(); ++slip) {
                        if (const auto action = one->parse(position, test::mutatedAction(*one, texts, dice)))
                            look(*one, position, *action);
                    }
                    lookAtPairs(*one, position, dice, look);
                }
                const auto action = test::drawnAction(*one, position, dice);
                if (!action)
                    break;
                position = one->apply(position, *action).position;
            }
        }
        for (const QString& section : named)
            QVERIFY2(anchors.contains(section), qPrintable(section));
        QVERIFY(!named.isEmpty());
    }

    void everyLinkLeadsSomewhere()
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

    void badAddressesAreRefused_data()
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
        QTest::newRow("no part") << "diagram:checkers?part=a1-z9";
    }
    void badAddressesAreRefused()
    {
        QFETCH(QString, address);
        const auto diagram = Diagram::read(QUrl(address), Registry::standard());
        QVERIFY(!diagram);
        QVERIFY(!diagram.error().isEmpty());
    }

    void diagramsAreAsFineAsTheScreen()
    {
        const auto diagram = Diagram::read(QUrl(QStringLiteral("diagram:orthodox?marks=e4&arrows=Re2e4&width=240")),
                                           Registry::standard());
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

    void opensAtASection()
    {
        HelpWindow window(Registry::standard(), m_art);
        window.open(QStringLiteral("checkers"), QStringLiteral("crowning"));
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.browser()->source().fragment(), QStringLiteral("crowning"));
        // Ahead of the heading the list of sections has its words.
        const QTextDocument& page = *window.browser()->document();
        const QTextCursor heading =
            page.find(QStringLiteral("Becoming a king"), page.characterCount() - 1, QTextDocument::FindBackward);
        QVERIFY(!heading.isNull());
        const int top = window.browser()->cursorRect(heading).top();
        QVERIFY2(top >= 0 && top < 60, qPrintable(QString::number(top)));
        QTest::keyClick(window.browser(), Qt::Key_Escape);
        QVERIFY(!window.isVisible());
    }

    void drawsInTheTheme()
    {
        const auto diagram = Diagram::read(QUrl(QStringLiteral("diagram:checkers")), Registry::standard());
        QVERIFY(diagram);
        const Theme light = *Theme::named(QStringLiteral("slate"), false);
        const Theme dark = *Theme::named(QStringLiteral("slate"), true);
        QCOMPARE(diagram->draw({light, &m_art, QFont(), 1}, 1).pixelColor(0, 0), light.surround);
        QCOMPARE(diagram->draw({dark, &m_art, QFont(), 1}, 1).pixelColor(0, 0), dark.surround);
    }

    void picturesLeaveNoGap()
    {
        HelpBrowser browser(Registry::standard(), m_art);
        browser.resize(700, 500);
        browser.show();
        browser.openPage(QStringLiteral("longchess"));
        int pictures = 0;
        for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
            if (block.begin().atEnd() || !block.begin().fragment().charFormat().isImageFormat())
                continue;
            ++pictures;
            const QUrl name(block.begin().fragment().charFormat().toImageFormat().name());
            const auto image = browser.document()->resource(QTextDocument::ImageResource, name).value<QImage>();
            const double height = image.height() / image.devicePixelRatio();
            QVERIFY(height > 50);
            QVERIFY(block.layout()->boundingRect().height() < height + 12);
        }
        QVERIFY(pictures > 5);
    }

    /** Whoever does not see a page has all of it, in order, and what its pictures show. */
    void picturesAreTold()
    {
        HelpBrowser browser(Registry::standard(), m_art);
        browser.openPage(QStringLiteral("orthodox"));
        const QString read = PageLines(*browser.document()).text();
        QVERIFY(!read.contains(QChar::ObjectReplacementCharacter));
        QVERIFY2(read.contains("Diagram with 32 pieces."), qPrintable(read));
        const qsizetype rook = read.indexOf(QStringLiteral("Arrows: d4 to d8, d4 to h4, d4 to d1, d4 to a4."));
        QVERIFY2(rook > 0, qPrintable(read));
        QVERIFY(read.lastIndexOf(QStringLiteral("white rook d4"), rook) > 0);
        QVERIFY(read.indexOf(QStringLiteral("The rook goes any number of squares")) > rook);
    }

private:
    PieceArt m_art;
};

RINGFORD_TEST(TestHelp)
#include "test_help.moc"
