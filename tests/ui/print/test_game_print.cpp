// SPDX-License-Identifier: GPL-3.0-or-later
// Printed games: which diagrams they have without being asked.
#include "engine/pgn/PgnReader.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/GamePrint.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** Prints the games in a text of PGN. */
void print(const char* pgn, test::ListCanvas& canvas, GamePrintSpec spec = {})
{
    PieceArt art;
    spec.notation = words::Notation::English;
    GamePrinter printer(
        [&canvas](const PrintPage& page) {
            page.paint(canvas);
            return true;
        },
        art, spec);
    for (const Match& match : readPgn(pgn, Registry::standard()).matches)
        printer.add(match);
    printer.finish();
}

} // namespace

class TestGamePrint : public QObject {
    Q_OBJECT

private slots:
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

    void namesAreTypeset()
    {
        test::ListCanvas page;
        print("[White \"O'Neill, Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n", page);
        const QString words = page.words.join(u' ');
        QVERIFY2(words.contains(QStringLiteral("O\u2019Neill")) && !words.contains(u'\''), qPrintable(words));
    }
};

RINGFORD_TEST(TestGamePrint)
#include "test_game_print.moc"
