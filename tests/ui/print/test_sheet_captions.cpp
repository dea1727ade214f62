// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of captions that have no room.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/CaptionSentences.h"
#include "ui/print/SheetCaption.h"
#include "ui/print/SheetTasks.h"
#include "ui/print/TextLines.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

const QString kLongStory =
    QStringLiteral("Black has just taken a pawn with the bishop, which looked safe enough in the old books, and was "
                   "repeated in many games since");

/** In as much room as all captions have. */
SheetCaption cutCaption(const QString& text, double width = 60)
{
    return SheetCaption::in(text, width, SheetCaption::most(SheetCaption::kUsual), printFont());
}

} // namespace

class TestSheetCaptions : public QObject {
    Q_OBJECT

private slots:
    void whatIsToBeDoneStays()
    {
        for (const char* asked :
             {"Mate in two.", "White to play and win.", "What does White play here?", "Find the only move!", "Draw."}) {
            const QString end = QString::fromLatin1(asked);
            const SheetCaption last = cutCaption(kLongStory + QStringLiteral(". ") + end);
            const QString text = last.lines.join(u' ');
            QVERIFY(last.isCut);
            QVERIFY(last.lines.size() <= SheetCaption::kSmallLines);
            QVERIFY2(text.startsWith(QStringLiteral("Black has")) && text.endsWith(QStringLiteral(" … ") + end),
                     qPrintable(text));
            for (const QString& line : last.lines)
                QVERIFY((Word{{}, line, last.size, false, {}}.width(printFont()) <= 60.01));
            // Behind it stands what may be left out.
            const QString first = cutCaption(end + u' ' + kLongStory + QStringLiteral(".")).lines.join(u' ');
            QVERIFY2(first.startsWith(end) && first.endsWith(QStringLiteral(" …")), qPrintable(first));
            const QString middle =
                cutCaption(kLongStory + QStringLiteral(". ") + end + u' ' + kLongStory + u'.').lines.join(u' ');
            QVERIFY2(middle.endsWith(QStringLiteral(" … ") + end + QStringLiteral(" …")), qPrintable(middle));
        }
    }

    void aShortLastSentenceIsTakenForWhatIsToBeDone()
    {
        const QString asked = QStringLiteral("Take the black pawn.");
        const QString text = cutCaption(kLongStory + QStringLiteral(". ") + asked).lines.join(u' ');
        QVERIFY2(text.endsWith(QStringLiteral(" … ") + asked), qPrintable(text));
        const QString told = cutCaption(kLongStory + QStringLiteral(". ") + kLongStory + u'.').lines.join(u' ');
        QVERIFY2(told.endsWith(u'…'), qPrintable(told));
    }

    void whoIsOnTurnGoesFirst()
    {
        const QString turn = QStringLiteral("White to play. ");
        QString rest = QStringLiteral("Mate in two, whatever Black tries:");
        SheetSpec spec;
        spec.perPage = 24;
        spec.lines = 4;
        const auto cutWith = [&](bool hasMark) {
            PieceArt art;
            SheetWriter writer([](const PrintPage&) { return true; }, art, spec);
            for (int task = 0; task < 24; ++task) {
                Match match = test::matchOf("orthodox");
                match.setComments(match.start(), {(turn + rest).toStdString()});
                SheetTaskLook look;
                look.turn = hasMark ? SheetTaskLook::Turn::Mark : SheetTaskLook::Turn::None;
                writer.add(sheetTask(match, match.start(), look));
            }
            [&] { QVERIFY(writer.finish()); }();
            return writer.cutCaptions().size();
        };
        while (cutWith(false) == 0 && rest.size() < 200)
            rest += QStringLiteral(" so");
        QCOMPARE(cutWith(false), std::size_t(24));
        QCOMPARE(cutWith(true), std::size_t(0)); // the mark at the board tells it
        QCOMPARE(CaptionSentences::withoutTurn(turn + rest), rest);
        for (const char* whole : {"White to play.", "White to play and win. Soon."})
            QCOMPARE(CaptionSentences::withoutTurn(whole), QString(whole));
    }

    void whoIsOnTurnIsNotToldTwice()
    {
        const auto captionOf = [](const char* comment) {
            Match match = test::matchOf("orthodox");
            match.setComments(match.start(), {comment});
            SheetTaskLook look;
            look.turn = SheetTaskLook::Turn::Words;
            return sheetTask(match, match.start(), look).diagram.caption;
        };
        QCOMPARE(captionOf("Mate in two."), QStringLiteral("White to play. Mate in two."));
        QCOMPARE(captionOf("White to play. Mate in two."), QStringLiteral("White to play. Mate in two."));
        QCOMPARE(captionOf("White to play and mate."), QStringLiteral("White to play and mate."));
    }

    /** "Seat" stood at the end of a line, and "C" at the beginning of the next. */
    void noLineEndsWithinWhatASeatIsCalled()
    {
        const Match match = test::matchOf("multiplayer", {}, {{"players", "4"}});
        SheetTaskLook look;
        look.turn = SheetTaskLook::Turn::Words;
        const QString caption = sheetTask(match, match.start(), look).diagram.caption;
        QVERIFY2(caption.count(QStringLiteral("Seat")) > 1, qPrintable(caption));
        int several = 0;
        for (int width = 16; width < 80; ++width) {
            const auto lines = SheetCaption::in(caption, width, 100, printFont(), SheetCaption::kUsual).lines;
            several += lines.size() > 1 ? 1 : 0;
            QCOMPARE(lines.join(u' '), caption.simplified());
            for (const QString& line : lines)
                QVERIFY2(!line.endsWith(QStringLiteral("Seat")), qPrintable(lines.join(u'|')));
        }
        QVERIFY(several > 20);
    }

    /** What is left out was told by dots alone below all other lines. */
    void dotsStandBehindAWord()
    {
        const QString text = QStringLiteral("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 …");
        for (int width = 16; width < 80; ++width) {
            const QStringList lines = wrapped(text, SheetCaption::kUsual, width, printFont());
            QCOMPARE(lines.join(u' '), text);
            QVERIFY2(lines.back() != QStringLiteral("…"), qPrintable(lines.join(u'|')));
        }
    }
};

RINGFORD_TEST(TestSheetCaptions)
#include "test_sheet_captions.moc"
