// SPDX-License-Identifier: GPL-3.0-or-later
// Printed games: which diagrams they have without being asked.
#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/pgn/PgnReader.h"
#include "engine/text/RecordReader.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/GameDiagramSizes.h"
#include "ui/print/GamePrint.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace ringford;
using namespace ringford::ui;

namespace {

void print(const std::vector<Match>& matches, const PageSink& sink, GamePrintSpec spec)
{
    PieceArt art;
    spec.notation = words::Notation::English;
    GamePrinter printer(sink, art, std::move(spec));
    for (const Match& match : matches)
        QVERIFY(printer.add(match));
    QVERIFY(printer.finish());
}

/** All pages on one. */
void print(const std::vector<Match>& matches, test::ListCanvas& canvas, GamePrintSpec spec = {})
{
    const auto paint = [&canvas](const PrintPage& page) {
        page.paint(canvas);
        return true;
    };
    print(matches, paint, std::move(spec));
}

/** Page by page what is printed of the games in a text of PGN. */
std::deque<test::ListCanvas> pagesOf(const QByteArray& pgn, GamePrintSpec spec = {})
{
    std::deque<test::ListCanvas> pages;
    const auto paint = [&pages](const PrintPage& page) {
        page.paint(pages.emplace_back());
        return true;
    };
    print(readPgn(pgn.toStdString(), Registry::standard()).matches, paint, std::move(spec));
    return pages;
}

/** Prints the games in a text of PGN. */
void print(const char* pgn, test::ListCanvas& canvas, GamePrintSpec spec = {})
{
    print(readPgn(pgn, Registry::standard()).matches, canvas, std::move(spec));
}

/** What is printed of a record. */
struct Printed {
    QString text; ///< in a row, as those who read and search see it
    QStringList lines;
    double reach = 0; ///< of the pieces, from left to right
};

Printed printed(const QByteArray& record, GamePrintSpec spec = {})
{
    test::ListCanvas canvas;
    print(readRecords(record.toStdString(), Registry::standard()).matches, canvas, std::move(spec));
    QRectF pieces;
    for (const QRectF& box : canvas.boxes)
        pieces |= box;
    return {canvas.words.join(u' ').simplified(), canvas.words, pieces.width()};
}

} // namespace

class TestGamePrint : public QObject {
    Q_OBJECT

private slots:
    /** Pages are not filled with what is not printed in the end. */
    void commentsThatAreTooMuchWorkAreRefusedBeforeThePageTheyStandOn()
    {
        const std::string record =
            "[Game \"orthodox\"]\n\n1. e2-e4 {" + std::string(40'000, 'w') + "} 1... e7-e5 {more} *\n";
        const std::vector<Match> matches = readRecords(record, Registry::standard()).matches;
        PieceArt art;
        for (const long long work : {80'000LL, 80'008LL}) {
            GamePrintSpec spec;
            spec.mostWork = work;
            int pages = 0;
            GamePrinter printer([&pages](const PrintPage& /*page*/) { return ++pages > 0; }, art, spec);
            QCOMPARE(printer.add(matches.front()), work == 80'008);
            QCOMPARE(printer.hasTooLongComments(), work != 80'008);
            QCOMPARE(pages > 0, work == 80'008);
        }
    }

    /** That of the end was smaller where it had room at the foot of its column so. */
    void diagramsOfOneShapeHaveOneSize()
    {
        GamePrintSpec spec;
        spec.endsWithDiagram = true;
        std::string record;
        for (int game = 1; game <= 30; ++game) {
            record += "[Game \"orthodox\"]\n\n1. e2-e4 $220 e7-e5";
            for (int move = 0; move < game; ++move)
                record += " " + std::string(move % 2 == 0 ? "b1-c3 b8-c6" : "c3-b1 c6-b8");
            record += " *\n\n";
        }
        test::ListCanvas canvas;
        print(readRecords(record, Registry::standard()).matches, canvas, spec);
        std::set<long> sizes;
        for (const QRectF& box : canvas.boxes)
            sizes.insert(std::lround(100 * box.width()));
        QCOMPARE(canvas.boxes.size(), 60 * 32);
        QCOMPARE(sizes.size(), std::size_t(1));
    }

    /** In three columns each ring of six stood alone across the page, and a game took twice as many pages as in two. */
    void ringsStandBesideOneAnotherInThreeColumns()
    {
        QByteArray record = "[Game \"circular\"]\n[Options \"players=6\"]\n\n";
        for (int turn = 0; turn < 120; ++turn) {
            const int round = turn / 6, seat = turn % 6; // knights go forth and back
            const QByteArray home = "b" + QByteArray::number(8 * seat + 1),
                             away = "a" + QByteArray::number(8 * seat + 3);
            record += round % 2 == 0 ? home + '-' + away : away + '-' + home;
            record += turn % 10 == 9 ? " $220 " : " ";
        }
        std::array<int, 2> pages{};
        for (const int columns : {2, 3}) {
            GamePrintSpec spec;
            spec.columns = columns;
            const auto count = [&](const PrintPage&) { return ++pages[columns - 2] > 0; };
            print(readRecords((record + "*\n").toStdString(), Registry::standard()).matches, count, spec);
        }
        QVERIFY2(pages[1] <= pages[0] + 1, qPrintable(QStringLiteral("%1, %2").arg(pages[0]).arg(pages[1])));
    }

    /** In three columns a name of 27 letters went on in the next line within a word. */
    void namesAboveAGameArePartedBetweenWordsAlone()
    {
        const QByteArray pgn =
            "[White \"Alexander Konstantin Tolush\"]\n[Black \"Maximiliane von Hohenstein\"]\n\n1. e4 *\n";
        for (int columns = 1; columns <= GamePrintSpec::kMostColumns; ++columns) {
            GamePrintSpec spec;
            spec.columns = columns;
            test::ListCanvas page;
            print(pgn.constData(), page, spec);
            const QString above = page.words.join(u' ').simplified();
            QVERIFY2(above.startsWith(u"Alexander Konstantin Tolush – Maximiliane von Hohenstein"), qPrintable(above));
            // Each has a line where it has room there.
            QCOMPARE(page.words.contains(u"Maximiliane von Hohenstein"), columns == 2);
        }
    }

    void aGameThatBeginsElsewhereShowsWhere()
    {
        const char* const fen = "[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 31\"]\n\n1. Ra8# 1-0\n";
        test::ListCanvas puzzle, bare, usual;
        print(fen, puzzle);
        QCOMPARE(puzzle.boxes.size(), 6); // pieces of one diagram
        QVERIFY2(puzzle.words.join(u' ').contains(QStringLiteral("31.Ra8#")), qPrintable(puzzle.words.join(u' ')));
        // It is none of the places that are marked.
        GamePrintSpec without;
        without.hasDiagrams = false;
        print(fen, bare, without);
        QCOMPARE(bare.boxes.size(), 6);
        print("1. e4 e5 *\n", usual);
        QCOMPARE(usual.boxes.size(), 0);
    }

    void textGoesOnWhereADiagramHasNoRoom()
    {
        GamePrintSpec spec;
        spec.columns = 1;
        spec.paper = {100, 100};
        int passed = 0;
        for (int words = 40; words < 200; words += 8) {
            const QString before = QStringLiteral("before ").repeated(words);
            const QString after = QStringLiteral("behind ").repeated(200);
            const QByteArray pgn = QStringLiteral("1. e4 {%1} e5 $220 2. Nf3 {%2} *\n").arg(before, after).toUtf8();
            const std::deque<test::ListCanvas> pages = pagesOf(pgn, spec);
            // All pages but the last are full to 77 mm, or two lines less, whatever stands before the diagram.
            for (std::size_t page = 0; page + 1 < pages.size(); ++page) {
                double low = 0;
                for (const QRectF& place : pages[page].places)
                    low = std::max(low, place.bottom());
                QVERIFY2(low > 66, qPrintable(QStringLiteral("%1 words, page %2: %3").arg(words).arg(page).arg(low)));
            }
            // Where other text came before it, it says what it shows; it is on top of a page then.
            for (const test::ListCanvas& page : pages) {
                const qsizetype told = page.words.indexOf(QStringLiteral("after 1...e5"));
                if (told < 0)
                    continue;
                ++passed;
                QVERIFY(page.places[told].top() < 100 - 15 && !page.boxes.isEmpty());
                QRectF board;
                for (const QRectF& box : page.boxes)
                    board |= box;
                for (const QRectF& place : page.places)
                    QVERIFY(place.top() > board.top() - 5);
            }
        }
        QVERIFY2(passed >= 3, qPrintable(QString::number(passed)));
    }

    void bracketsAreClosedBeforeTheDiagramAtTheirEnd()
    {
        const char* const pgn = "1. e4 (1. d4 d5 (1... Nf6 $220)) 1... e5 (1... c5 $220) *\n";
        test::ListCanvas brackets, indented;
        print(pgn, brackets);
        const QString text = brackets.words.join(u' ');
        QVERIFY2(text.contains(u"1...Nf6])") && text.contains(u"1...c5)"), qPrintable(text));
        QCOMPARE(brackets.boxes.size(), 64); // pieces of two diagrams
        GamePrintSpec spec;
        spec.variations = GamePrintSpec::Variations::Indented;
        print(pgn, indented, spec);
        QCOMPARE(indented.boxes.size(), 64);
    }

    /** Elsewhere it would be taken for the next game's. */
    void howAGameEndedIsShownRightBelowItsResult()
    {
        GamePrintSpec spec;
        spec.endsWithDiagram = true;
        spec.paper = {148, 210};
        for (int words = 0; words < 320; words += 16) {
            const QByteArray pgn = QStringLiteral("1. f3 {%1} e5 2. g4 Qh4# 0-1\n\n1. e4 {next} 1-0\n")
                                       .arg(QStringLiteral("words ").repeated(words))
                                       .toUtf8();
            test::ListCanvas canvas;
            print(pgn, canvas, spec);
            const qsizetype result = canvas.words.indexOf(QRegularExpression(QStringLiteral(".*checkmate.*")));
            const qsizetype told = canvas.words.indexOf(QStringLiteral("Final position"));
            QVERIFY2(result >= 0 && told >= 0, qPrintable(canvas.words.join(u'|')));
            const QRectF above = canvas.places[result], below = canvas.places[told];
            const QString where = QStringLiteral("%1 words: %2 and %3").arg(words).arg(above.top()).arg(below.top());
            QVERIFY2(below.top() > above.bottom() && below.top() < above.bottom() + 75, qPrintable(where));
            QVERIFY2(below.center().x() > above.left() && below.left() < above.right(), qPrintable(where));
        }
    }

    void whatADiagramAtTheEndShowsIsTold()
    {
        GamePrintSpec spec;
        spec.endsWithDiagram = true;
        test::ListCanvas over, open, begun;
        print("1. f3 e5 2. g4 0-1\n", over, spec);
        QVERIFY2(over.words.contains(QStringLiteral("Final position")), qPrintable(over.words.join(u'|')));
        print("1. e4 e5 2. Nf3 *\n", open, spec);
        QVERIFY2(open.words.contains(QStringLiteral("after 2.Nf3")), qPrintable(open.words.join(u'|')));
        // Where it begins is shown, and not again as its end.
        print("[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 31\"]\n\n*\n", begun, spec);
        QCOMPARE(begun.boxes.size(), 6);
    }

    void paperThatIsTooSmallIsRefused()
    {
        for (const QSizeF paper : {QSizeF(10, 10), QSizeF(20, 297), QSizeF(210, 20), QSizeF(0, 0)}) {
            GamePrintSpec spec;
            spec.paper = paper;
            spec.endsWithDiagram = true;
            int pages = 0;
            PieceArt art;
            GamePrinter printer(
                [&pages](const PrintPage& page) {
                    test::ListCanvas canvas;
                    page.paint(canvas);
                    return ++pages < 100;
                },
                art, spec);
            const Match match = std::move(readPgn("1. e4 {some words} e5 2. Nf3 *\n", Registry::standard()).matches[0]);
            QVERIFY2(!printer.add(match), qPrintable(QStringLiteral("%1 x %2").arg(paper.width()).arg(paper.height())));
            QVERIFY2(pages < 3, qPrintable(QString::number(pages)));
        }
    }

    void namesAreThoseThatPeopleWrite()
    {
        const QString text = printed("[Game \"orthodox\"]\n[Seat \"white: Morphy, Paul\"]\n"
                                     "[Seat \"black: Duke Karl / Count Isouard\"]\n\n1. e2-e4 resign:black *\n")
                                 .text;
        QVERIFY2(text.startsWith(QStringLiteral("Paul Morphy – Duke Karl / Count Isouard ")), qPrintable(text));
        QVERIFY2(text.contains("White (Paul Morphy) won"), qPrintable(text));
    }

    void whatHasACodeAloneIsToldInWords()
    {
        const QString text = printed("[Game \"longchess\"]\n[Options \"mines=on artillery=on\"]\n\n"
                                     "1. fire:b18 fire:f4 fire:done fire:i30 fire:done 2. Cx5+1 b33-b32 *\n")
                                 .text;
        QVERIFY2(text.contains("1. shell aimed at b18W, f4W; shell aimed at i8B 2. charge, 5W to 6W; b6B"),
                 qPrintable(text));
        QVERIFY2(!text.contains("fire"), qPrintable(text));
    }

    void movesInCommentsHaveTheLettersOfAllOthers()
    {
        PieceArt art;
        GamePrintSpec spec;
        spec.notation = words::Notation::Figurines;
        test::ListCanvas canvas;
        GamePrinter printer(
            [&canvas](const PrintPage& page) {
                page.paint(canvas);
                return true;
            },
            art, spec);
        QVERIFY(printer.add(readPgn("1. e4 e5 2. Nf3 {2.Bc4 Nf6 is older} *", Registry::standard()).matches.front()));
        QVERIFY(printer.finish());
        const QString text = canvas.words.join(u' ');
        QVERIFY2(text.contains(QString::fromUtf8("2.♗c4 ♘f6 is older")), qPrintable(text));
    }

    void dropsAndPromotionsFromAStockpileAreToldInWords()
    {
        const QByteArray begin =
            "[Game \"multiplayer\"]\n[Options \"players=3\"]\n"
            "[Setup \"1w: Pa7 Pg7 Kh1; 1b: Rb8 Kd5 Ph6; 2w: Ka1; 2b: Ra8 Kc3; 3w: Ke4; 3b: Pe2 Ke6; "
            "turn: 1w 2w 3b; seats: 1=AB 2=BC 3=CA; stock: A=Nw#2,Pw#3,Qw#2,Qw#3,Rb#1\"]\n\n1. ";
        const QString promoted = printed(begin + "1:a7-a8=Q#3@c1 *\n").text;
        QVERIFY2(promoted.contains("1. 1:a8, becomes queen of set 3 on c1"), qPrintable(promoted));
        const QString dropped = printed(begin + "1:N@b1 *\n").text;
        QVERIFY2(dropped.contains("1. 1: knight dropped on b1"), qPrintable(dropped));
    }

    void aTeamThatOnePersonPlaysIsToldOnce()
    {
        const char* const begin = "[Game \"strategic\"]\n[Options \"boards=2\"]\n";
        const QByteArray one = QByteArray(begin) + "[Seat \"1w: Ann\"]\n[Seat \"2w: Ann\"]\n[Seat \"1b: Ben\"]\n"
                                                   "[Seat \"2b: Ben\"]\n\n1. 1:e2-e4 2. resign:1b *\n";
        const QString text = printed(one).text;
        QVERIFY2(text.startsWith(QStringLiteral("Ann – Ben Strategic chess")), qPrintable(text));
        QVERIFY2(text.contains("White (Ann) won by resignation. 1–0"), qPrintable(text));
        const QByteArray none = QByteArray(begin) + "\n1. 1:e2-e4 *\n";
        QVERIFY(printed(none).text.startsWith(QStringLiteral("Strategic chess 1.")));
        const QByteArray some = QByteArray(begin) + "[Seat \"2w: Ann\"]\n\n1. 1:e2-e4 *\n";
        const QString named = printed(some).text;
        QVERIFY2(named.startsWith(QStringLiteral("White on board 1, White on board 2 (Ann) – Black Strategic chess")),
                 qPrintable(named));
    }

    /** Each puzzle was headed `White – Black`. */
    void whereNobodyIsKnownTheTitleOfTheGameLeads()
    {
        const QString event = printed("[Game \"orthodox\"]\n[Event \"Puzzles\"]\n\n1. e2-e4 *\n").text;
        QVERIFY2(event.startsWith("Orthodox chess Puzzles 1.e4"), qPrintable(event));
        const QString six = printed("[Game \"circular\"]\n[Options \"players=6\"]\n\n1. a2-a3 *\n").text;
        QVERIFY2(six.startsWith("Circular chess 1."), qPrintable(six));
        const QString one = printed("[Game \"orthodox\"]\n[Seat \"black: Ben\"]\n\n1. e2-e4 *\n").text;
        QVERIFY2(one.startsWith("N.N. – Ben Orthodox chess 1.e4"), qPrintable(one));
    }

    /** As games from the web have them. An address was broken within a word, on two lines. */
    void addressesOfTheWebAreNoPlaces_data()
    {
        QTest::addColumn<QByteArray>("tags");
        QTest::addColumn<QString>("heading");
        const auto row = [](const char* name, const char* tags, const char* heading) {
            QTest::newRow(name) << QByteArray(tags) << QString::fromUtf8(heading);
        };
        row("a page", "[Event \"Rated Blitz game\"]\n[Site \"https://lichess.org/abcd1234\"]\n[Date \"????.??.??\"]",
            "Rated Blitz game, Orthodox chess");
        row("in an event", "[Event \"Arena https://lichess.org/tournament/x\"]\n[Site \"https://lichess.org/y\"]",
            "Arena, Orthodox chess");
        row("in brackets", "[Event \"My study (https://lichess.org/study/x?y=1&z): first\"]",
            "My study: first, Orthodox chess");
        row("long", "[Site \"http://www.chessgames.com/perl/chessgame?gid=1233404&kpage=1\"]\n[Date \"1858.??.??\"]",
            "1858, Orthodox chess");
        row("a whole site", "[Site \"https://www.chess.com/\"]", "chess.com, Orthodox chess");
        row("a site by its name", "[Site \"Chess.com\"]", "Chess.com, Orthodox chess");
        row("a place", "[Event \"-\"]\n[Site \"St. Petersburg (Russia)\"]\n[Round \"-\"]",
            "St. Petersburg (Russia), Orthodox chess");
        row("all", "[Event \"Opera\"]\n[Site \"Paris\"]\n[Date \"1858.11.02\"]\n[Round \"2\"]\n[ECO \"C41\"]",
            "Opera, Paris, round 2, 2 November 1858, C41, Orthodox chess");
    }
    void addressesOfTheWebAreNoPlaces()
    {
        QFETCH(QByteArray, tags);
        QFETCH(QString, heading);
        test::ListCanvas canvas;
        print(("[White \"Morphy, Paul\"]\n[Black \"Ben\"]\n" + tags + "\n\n1. e4 *\n").constData(), canvas);
        const QString text = canvas.words.join(u' ');
        QVERIFY2(text.startsWith("Paul Morphy – Ben " + heading + " 1.e4"), qPrintable(text));
    }

    /** What a puzzle asks stood on one page, and its board and solution on the next. */
    void aCommentAtTheBeginningStaysWithTheBoardItIsAbout()
    {
        QByteArray records;
        for (int task = 1; task <= 12; ++task)
            records += "[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 31\"]\n\n{Task" + QByteArray::number(task) +
                       QByteArray(" of a caption that is longer than others, and goes on").repeated(task % 3) +
                       "} 1. Ra8# 1-0\n\n";
        const std::deque<test::ListCanvas> pages = pagesOf(records);
        QVERIFY(pages.size() > 1);
        for (const test::ListCanvas& page : pages) {
            for (qsizetype word = 0; word < page.words.size(); ++word) {
                if (!page.words[word].startsWith("Task"))
                    continue;
                const QRectF asked = page.places[word];
                const bool hasBoard = std::ranges::any_of(page.boxes, [&](const QRectF& piece) {
                    return piece.top() > asked.bottom() && piece.top() < asked.bottom() + 40 &&
                           std::abs(piece.center().x() - asked.center().x()) < 60;
                });
                QVERIFY2(hasBoard, qPrintable(page.words[word]));
            }
        }
    }

    void howAGameEndedIsToldOnce()
    {
        const QString text = printed("[Game \"orthodox\"]\n\n1. e2-e4 e7-e5 2. agree-draw *\n").text;
        QVERIFY2(text.contains("1.e4 e5 Drawn: agreed. ½–½"), qPrintable(text));
        const QString resigned = printed("[Game \"orthodox\"]\n\n1. e2-e4 resign:black *\n").text;
        QVERIFY2(resigned.contains("1.e4 White won by resignation. 1–0"), qPrintable(resigned));
        // Of several the result does not tell who resigned.
        const QString several = printed("[Game \"circular\"]\n[Options \"players=3\"]\n\n"
                                        "1. resign:white 2. resign:red *\n")
                                    .text;
        QVERIFY2(several.contains("White resigns. Red resigns. Black won by resignation.") &&
                     !several.contains("1. White"),
                 qPrintable(several));
        // Nor is it a move where it has a sign, or in a variation.
        const QString others =
            printed("[Game \"orthodox\"]\n\n1. e2-e4 e7-e5 (1... c7-c5 2. agree-draw) 2. g1-f3 flag:black $1 *\n").text;
        QVERIFY2(others.contains("1.e4 e5 (1...c5 draw agreed) 2.Nf3 Black ran out of time! White won"),
                 qPrintable(others));
    }

    void whatBelongsTogetherStandsOnOneLine()
    {
        // Whatever the name before it measures.
        for (int letters = 1; letters < 60; ++letters) {
            const QByteArray name(letters, 'n');
            const Printed chess =
                printed("[Game \"orthodox\"]\n[Seat \"black: " + name + "\"]\n\n1. f2-f3 e7-e5 2. g2-g4 d8-h4 *\n");
            QVERIFY2(chess.lines.filter("0–1").size() == 1, qPrintable(chess.lines.join(u'|')));
            const Printed several = printed("[Game \"multiplayer\"]\n[Options \"players=3\"]\n[Seat \"A: " + name +
                                            "\"]\n[Seat \"B: Ben\"]\n\n1. 1:e2-e4 *\n");
            QVERIFY2(several.lines.filter("Seat B (Ben)").size() == 1, qPrintable(several.lines.join(u'|')));
        }
    }

    void namesOfUsualLengthStandOnOneLine()
    {
        const QByteArray begin = "[Game \"multiplayer\"]\n[Options \"players=6\"]\n";
        QStringList seats;
        QByteArray names;
        for (const char letter : {'A', 'B', 'C', 'D', 'E', 'F'}) {
            seats << QStringLiteral("Seat ") + QLatin1Char(letter);
            names += QByteArray("[Seat \"") + letter + ": Adolf " + letter + "nderssen\"]\n";
        }
        for (const double width : {190.0, 200.0, 210.0, 220.0, 230.0}) {
            GamePrintSpec spec;
            spec.paper = {width, 297};
            // Somebody's: a heading of seats alone is left out.
            const Printed bare = printed(begin + "[Seat \"A: A\"]\n\n1. 1:e2-e4 *\n", spec);
            const Printed named = printed(begin + names + "\n1. 1:e2-e4 *\n", spec);
            for (const QString& seat : seats) {
                QVERIFY2(!bare.lines.filter(seat).isEmpty(), qPrintable(bare.lines.join(u'|')));
                const QString whole = QStringLiteral("%1 (Adolf %2nderssen)").arg(seat, seat.right(1));
                QVERIFY2(!named.lines.filter(whole).isEmpty(), qPrintable(named.lines.join(u'|')));
            }
        }
    }

    void whoWonIsNamedAlsoWhereTheGameWasNotPlayedOut()
    {
        const QByteArray seats = "[Seat \"white: Adolf Anderssen\"]\n[Seat \"black: Paul Morphy\"]\n";
        const QString named = printed("[Game \"orthodox\"]\n" + seats + "\n1. e2-e4 0-1\n").text;
        QVERIFY2(named.contains(QStringLiteral("Black (Paul Morphy) won. 0–1")), qPrintable(named));
        const QString bare = printed("[Game \"orthodox\"]\n\n1. e2-e4 0-1\n").text;
        QVERIFY2(bare.contains(QStringLiteral("Black won. 0–1")), qPrintable(bare));
    }

    void captionsOfAPositionAreParted()
    {
        const QString text = printed("[Game \"orthodox\"]\n\n{both} {White mates} 1. e2-e4 *\n").text;
        QVERIFY2(text.contains(QStringLiteral("both. White mates")), qPrintable(text));
    }

    void signsStandOnTheLineOfTheirMove()
    {
        for (int letters = 20; letters < 60; ++letters) {
            test::ListCanvas canvas;
            const QByteArray pgn = "1. e4 {" + QByteArray(letters, 'x') + "} e5 $14 $36 2. Nf3 $18 *\n";
            print(pgn.constData(), canvas);
            const auto isWhole = [](const QString& line) {
                return line.contains(u'⩲') == line.contains(u"e5 ⩲ ↑") &&
                       line.contains(u'−') == line.contains(u"Nf3 +−");
            };
            QVERIFY2(std::ranges::all_of(canvas.words, isWhole), qPrintable(canvas.words.join(u'|')));
            QVERIFY(canvas.words.join(u' ').contains(u'⩲'));
        }
    }

    void minusSignsInCommentsStandWithTheirNumber()
    {
        for (int letters = 20; letters < 60; ++letters) {
            test::ListCanvas canvas;
            print(("1. e4 {" + QByteArray(letters, 'x') + " it is +- now, -1.5 or -/+} *\n").constData(), canvas);
            for (const char* const sign : {"+−", "−1.5", "−/+"})
                QVERIFY2(canvas.words.filter(QString::fromUtf8(sign)).size() == 1, qPrintable(canvas.words.join(u'|')));
        }
    }

    void marksWithoutASignAreNotPrinted()
    {
        test::ListCanvas canvas;
        print("1. e4 $9 $1 e5 $255 *\n", canvas);
        const QString text = canvas.words.join(u' ');
        QVERIFY2(text.contains(QStringLiteral("1.e4! e5")) && !text.contains(u'$'), qPrintable(text));
    }

    /** Or all of its text would be in memory at once. */
    void aVeryLongGameStandsInParagraphs()
    {
        const auto parted = [](int rounds) {
            int gaps = 0; // wider than from line to line, with a paragraph's room
            for (const test::ListCanvas& page :
                 pagesOf("[Event \"x\"]\n\n" + QByteArray("Nf3 Nf6 Ng1 Ng8 ").repeated(rounds) + "*\n")) {
                for (qsizetype at = 1; at < page.places.size(); ++at) {
                    const double step = page.places[at].top() - page.places[at - 1].top();
                    gaps += step > 1.6 * page.places[at].height() && step < 1.8 * page.places[at].height();
                }
            }
            return gaps;
        };
        QVERIFY(parted(500) <= parted(10)); // a game as persons play
        QVERIFY(parted(4000) > parted(10) + 3);
    }

    void movesInCommentsStandOnOneLine()
    {
        for (int letters = 1; letters < 60; ++letters) {
            const QByteArray comment = QByteArray(letters, 'n') + " hinders ...Nd7, and O-O-O (as ...a5) or f2-f4";
            test::ListCanvas canvas;
            print(("1. e4 {" + comment + "} *").constData(), canvas);
            for (const QString& move :
                 {QStringLiteral("…Nd7,"), QStringLiteral("O-O-O"), QStringLiteral("…a5"), QStringLiteral("f2-f4")})
                QVERIFY2(canvas.words.filter(move).size() == 1, qPrintable(canvas.words.join(u'|')));
        }
    }

    void boardsTooWideForAColumnStandAcrossThePage()
    {
        GamePrintSpec spec;
        spec.endsWithDiagram = true;
        QVERIFY(printed("[Game \"longchess\"]\n\n1. b5-b6 *\n", spec).reach > 160);
        QVERIFY(printed("[Game \"strategic\"]\n[Options \"boards=3\"]\n\n1. 1:e2-e4 *\n", spec).reach > 150);
        QVERIFY(printed("[Game \"multiplayer\"]\n[Options \"players=3\"]\n\n1. 1:e2-e4 *\n", spec).reach > 150);
        // Others have cells that are large enough, or would be too high.
        QVERIFY(printed("[Game \"orthodox\"]\n\n1. e2-e4 *\n", spec).reach < 60);
        QVERIFY(printed("[Game \"circular\"]\n[Options \"players=4\"]\n\n1. a2-a3 *\n", spec).reach < 90);
    }

    /** A ring of six in a third of a page had cells of 2.8 mm, as that of all columns would have been too high. */
    void boardsThatWouldBeTooHighAcrossThePageAreAsHighAsTheyMayBe()
    {
        GamePrintSpec spec;
        spec.endsWithDiagram = true;
        spec.columns = 3;
        const QByteArray begin = "[Game \"circular\"]\n[Options \"players=6\"]\n\n1. a2-a3 *\n";
        const double ring = printed(begin, spec).reach;
        QVERIFY2(ring > 65 && ring < 100, qPrintable(QString::number(ring))); // 50 in a column
        spec.columns = 2;
        QVERIFY(printed(begin, spec).reach < 90); // hardly larger across the page
    }

    /** They stood in one row, with cells of a millimetre. */
    /** The more was held, the smaller boards were, until they stood in a column. */
    void whatIsHeldChangesNoBoards()
    {
        DiagramSpec spec;
        spec.game = *Registry::standard().create("multiplayer", {{"players", "6"}});
        spec.picture = BoardPicture::of(*spec.game, spec.game->start());
        spec.size = {std::nullopt, 7};
        PieceArt art;
        const GameDiagramSizes sizes(spec.game->board(), art, {{180, 260}, 86, 8, 2});
        const auto cellOf = [&] {
            const auto across = sizes.across(spec, sizes.inColumn(spec)->cellSize());
            return across && across->size().height() < 130 ? across->cellSize() : 0.0; // two fill a page
        };
        const double bare = cellOf();
        QVERIFY(bare > 5);
        const Piece piece = spec.picture.contents.pieces.front().piece;
        for (std::uint8_t seat = 0; seat < 6; ++seat) {
            spec.seatNames.push_back(QStringLiteral("Seat %1").arg(seat));
            for (std::uint8_t set = 1; set <= 5; ++set) {
                spec.picture.contents.stockpiles.push_back({Seat{seat}, piece, 1});
                spec.picture.contents.stockpiles.back().piece.set = set;
            }
            QVERIFY2(std::abs(cellOf() - bare) < 0.01, qPrintable(QString::number(cellOf())));
        }
    }

    void linkedBoardsStandInRowsWhereThatMakesThemLarger()
    {
        const QByteArray eight = "[Game \"strategic\"]\n[Options \"boards=8\"]\n\n1. 1:e2-e4 *\n";
        for (const int columns : {1, 2, 3}) {
            GamePrintSpec spec;
            spec.endsWithDiagram = true;
            spec.columns = columns;
            test::ListCanvas page;
            print(readRecords(eight.toStdString(), Registry::standard()).matches, page, spec);
            double highest = 1000, lowest = 0, size = 0;
            for (const QRectF& box : page.boxes) {
                highest = std::min(highest, box.top());
                lowest = std::max(lowest, box.bottom());
                size = std::max(size, box.width());
            }
            QVERIFY2(lowest - highest > 14 * size, qPrintable(QString::number(columns))); // two rows of boards
            QVERIFY2(size > 3, qPrintable(QString::number(size)));
        }
    }

    /** In one column they were cut off at the foot of the page. */
    void diagramsAreNoHigherThanAPage()
    {
        for (const char* const game : {"[Game \"strategic\"]\n[Options \"boards=8\"]\n\n1. 1:e2-e4 *\n",
                                       "[Game \"multiplayer\"]\n[Options \"players=16\"]\n\n1. 1:e2-e4 *\n",
                                       "[Game \"circular\"]\n[Options \"players=6\"]\n\n1. a2-a3 *\n"}) {
            for (const bool isSideways : {false, true}) {
                GamePrintSpec spec;
                spec.endsWithDiagram = true;
                spec.columns = 1;
                spec.cell = 7;
                if (isSideways)
                    spec.paper.transpose();
                test::ListCanvas page;
                print(readRecords(game, Registry::standard()).matches, page, spec);
                QVERIFY(!page.boxes.empty());
                for (const QRectF& box : page.boxes)
                    QVERIFY2(box.bottom() <= spec.paper.height() - 10, game); // mm
            }
        }
    }

    void wordsOfAPreviewMeasureWhatTheyDoOnPaper()
    {
        // As small as a preview in a small window has them.
        constexpr double kScale = 1.1;
        constexpr double kLetters = 3.3;
        for (const bool isBold : {false, true}) {
            QImage image(120, 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            const Word word{{55, 9}, QStringLiteral("1. 1:Ne4 2. 2:Nd7 3. 3:Nc6 n"), kLetters, isBold, Qt::black};
            {
                QPainter painter(&image);
                painter.scale(kScale, kScale);
                PieceArt art;
                PainterCanvas(painter, art, printFont(), 0, PaperStyle::Colour).write(word);
            }
            int first = image.width(), last = -1;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    if (qGray(image.pixel(x, y)) < 230) {
                        first = std::min(first, x);
                        last = std::max(last, x);
                    }
                }
            }
            const double wide = last - first + 1;
            const double expected = kScale * word.width(printFont());
            QVERIFY2(std::abs(wide - expected) < 2, qPrintable(QStringLiteral("%1, not %2").arg(wide).arg(expected)));
        }
    }

    void namesAreTypeset()
    {
        test::ListCanvas page;
        print("[White \"O'Neill, Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n", page);
        const QString words = page.words.join(u' ');
        QVERIFY2(words.contains(QStringLiteral("Ann O\u2019Neill")) && !words.contains(u'\''), qPrintable(words));
    }
};

RINGFORD_TEST(TestGamePrint)
#include "test_game_print.moc"
