// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in comments, in the letters of the paper that they stand on.
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"
#include "ui/words/Language.h"
#include "ui/words/MovesInText.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using words::Notation;

class MovesInTextTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { installLanguage(QLocale(QLocale::English)); }

    void movesHaveTheLettersOfTheNotation()
    {
        const QString text =
            QStringLiteral("After 2...Nc6 3.Bb5 (or 3.Bc4, 3.d4), Qxd8+ Kxd8 and N1xd2!? comes e8=Q#.");
        QCOMPARE(set(text, Notation::Figurines),
                 QString::fromUtf8("After 2...♘c6 3.♗b5 (or 3.♗c4, 3.d4), ♕xd8+ ♔xd8 and ♘1xd2!? comes e8=♕#."));
        QCOMPARE(set(text, Notation::English), text);
        QCOMPARE(set(text, Notation::Records), text);
        QCOMPARE(set(text, Notation::Figurines, "checkers"), text);
    }

    void longFormsAndMovesThatAreJoinedAreMoves()
    {
        const auto figurines = [](const char* text) { return set(QString::fromUtf8(text), Notation::Figurines); };
        QCOMPARE(figurines("Bb5-c4, Kb1-a1 and Ra1xa8+, Ra1–a8; e7-e8=Q"),
                 QString::fromUtf8("♗b5-c4, ♔b1-a1 and ♖a1xa8+, ♖a1–a8; e7-e8=♕"));
        QCOMPARE(figurines("Nf3-Nc3-Ne5, Ke2/Kd1 (Nf3/e4), O-O/Nf3!/exd8=Q+."),
                 QString::fromUtf8("♘f3-♘c3-♘e5, ♔e2/♔d1 (♘f3/e4), O-O/♘f3!/exd8=♕+."));
        QCOMPARE(figurines("Nf3+− and Bxf2−+"), QString::fromUtf8("♘f3+− and ♗xf2−+"));
        QCOMPARE(figurines("Nf3–and then"), QString::fromUtf8("♘f3–and then"));
        const QString chain = QStringLiteral("e4-").repeated(20000) + u'!';
        QCOMPARE(set(chain + QStringLiteral(" Nf3"), Notation::Figurines), chain + QString::fromUtf8(" ♘f3"));
    }

    void whatDoesNotReadAsAMoveStays()
    {
        for (const char* const text : {"Plan B: a5",
                                       "Room Nb12 and Be44",
                                       "see Nf3.pgn or www/Nf3",
                                       "ANf3",
                                       "Nf3x",
                                       "NF3",
                                       "nf3",
                                       "N f3",
                                       "Ni3",
                                       "Nf9",
                                       "R2-D2",
                                       "Be5a",
                                       "Qa0",
                                       "K-e4",
                                       "The Ne is new",
                                       "O-O",
                                       "Xe4",
                                       "a-Nf3",
                                       "B4",
                                       "B2B",
                                       "Nf3/",
                                       "Nf3/x",
                                       "e4-R2",
                                       "a/Nf3",
                                       "Nf3-Nimzo",
                                       "Kd5ish/Ke4",
                                       "http://Nf3.com"})
            QCOMPARE(set(QString::fromUtf8(text), Notation::Figurines), QString::fromUtf8(text));
    }

    void lettersOfTheLanguageAreKnown()
    {
        installLanguage(QLocale(QLocale::German));
        const auto figurines = [](const char* text) { return set(QString::fromUtf8(text), Notation::Figurines); };
        QCOMPARE(figurines("Besser ist Sf3, dann Lb5 und Dxd8+."),
                 QString::fromUtf8("Besser ist ♘f3, dann ♗b5 und ♕xd8+."));
        QCOMPARE(figurines("Better is Nf3, then Bb5."), QString::fromUtf8("Better is ♘f3, then ♗b5."));
        QCOMPARE(set("Better is Nf3, then Bb5.", Notation::Language), QStringLiteral("Better is Sf3, then Lb5."));
        QCOMPARE(set("Besser ist Sf3, dann Lb5.", Notation::English), QStringLiteral("Besser ist Nf3, dann Bb5."));
        // A bishop, or a pawn, `Bauer`: other words tell which, or none does.
        QCOMPARE(figurines("Der Be4 ist gefesselt, Ke2 hilft."),
                 QString::fromUtf8("Der Be4 ist gefesselt, ♔e2 hilft."));
        QCOMPARE(figurines("Der Be4 hängt nach Sf6."), QString::fromUtf8("Der Be4 hängt nach ♘f6."));
        QCOMPARE(figurines("Nf3 or Sf3, and Bb5"), QStringLiteral("Nf3 or Sf3, and Bb5"));
    }

    /** Beside moves of the game, whose castling is `0-0` in German, comments had what was typed. */
    void castlingIsWrittenAsInMoves()
    {
        const QString text = QStringLiteral("Now O-O, 12.O-O-O+ or O-O/Nf3; a 0-0 and O-Os stay.");
        QCOMPARE(set(text, Notation::English), text);
        QCOMPARE(set(text, Notation::Records), text);
        QCOMPARE(set(text, Notation::English, "checkers"), text);
        installLanguage(QLocale(QLocale::German));
        const QString german = QStringLiteral("Now 0-0, 12.0-0-0+ or 0-0/%1f3; a 0-0 and O-Os stay.");
        QCOMPARE(set(text, Notation::Language), german.arg(QStringLiteral("S")));
        QCOMPARE(set(text, Notation::Figurines), german.arg(QString::fromUtf8("♘")));
    }

private:
    static QString set(const QString& text, Notation notation, const char* game = "orthodox")
    {
        return words::withLettersOf(notation, **Registry::standard().create(game, {}), text);
    }
};

RINGFORD_TEST(MovesInTextTest)
#include "test_movesintext.moc"
