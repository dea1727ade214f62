// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/match/Comments.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

using Comments = std::vector<std::string>;

const Board& board()
{
    static const Match kMatch = test::matchOf("checkers");
    return kMatch.game().board();
}

QString editable(const Comments& comments)
{
    return editableComments(comments);
}

Comments edited(const Comments& comments, const QString& text)
{
    return editedComments(comments, text, board());
}

} // namespace

class TestComments : public QObject {
    Q_OBJECT

private slots:
    /** That xboard draws, between lines of dashes: nobody is shown it, and a record loses nothing. */
    void aDrawnBoardStaysWhenTheTextBesideItIsEdited()
    {
        const std::string drawn = "------\nr n b q k b n r\nP P P P P P P P\nblack to play\n------";
        QCOMPARE(editable({drawn, "Ann"}), QStringLiteral("Ann"));
        QCOMPARE(edited({drawn, "Ann"}, QStringLiteral("Ben")), Comments({drawn, "Ben"}));
        QCOMPARE(edited({drawn}, QStringLiteral("Ben")), Comments({drawn, "Ben"}));
    }

    void aLineOfDashesStaysInItsComment_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"a\n---\nb", "---", "a\n---", "---\na", "a\n\\---\nb", "\\\\---", "a\n --- \nb",
                                 "a---", "a\n----\nb", "\\", "---\n---"})
            QTest::newRow(text) << QByteArray(text);
    }
    void aLineOfDashesStaysInItsComment()
    {
        QFETCH(QByteArray, text);
        const Comments comments{text.toStdString(), "other"};
        QCOMPARE(edited(comments, editable(comments) + "!"), (Comments{text.toStdString(), "other!"}));
        QCOMPARE(edited(comments, editable(comments) + "\n---\nnew"), (Comments{text.toStdString(), "other", "new"}));
        const Comments behind{"other", text.toStdString()};
        QCOMPARE(edited(behind, "!" + editable(behind)), (Comments{"!other", text.toStdString()}));
    }

    void aDividerThatIsTypedPartsAComment()
    {
        QCOMPARE(edited({"one"}, "one\n---\ntwo"), (Comments{"one", "two"}));
        QCOMPARE(edited({}, "one\n---\n\n---\ntwo"), (Comments{"one", "two"}));
        QCOMPARE(edited({}, "one\n\\---\ntwo"), (Comments{"one\n---\ntwo"}));
    }

    void commandsStayWithTheirComment()
    {
        const Comments comments{"first [%csl Gb2]", "[%clk 0:01:00]", "[%csl Rc3] second"};
        QCOMPARE(editable(comments), QString("first\n---\nsecond"));
        // One between: neither of the others was touched.
        QCOMPARE(edited(comments, "first\n---\nbetween\n---\nsecond"),
                 (Comments{"first [%csl Gb2]", "[%clk 0:01:00]", "between", "[%csl Rc3] second"}));
        QCOMPARE(edited(comments, "new\n---\nfirst\n---\nsecond"),
                 (Comments{"new", "first [%csl Gb2]", "[%clk 0:01:00]", "[%csl Rc3] second"}));
        QCOMPARE(edited(comments, "second"), (Comments{"[%csl Gb2] ", "[%clk 0:01:00]", "[%csl Rc3] second"}));
        QCOMPARE(edited(comments, "first\n---\nother"),
                 (Comments{"first [%csl Gb2]", "[%clk 0:01:00]", "[%csl Rc3] other"}));
        QCOMPARE(edited(comments, ""), (Comments{"[%csl Gb2] ", "[%clk 0:01:00]", "[%csl Rc3] "}));
    }

    void whatAFieldCannotKeepApartStaysUntilItsCommentIsTouched()
    {
        const Comments comments{"a\u00a0b\u2028c", "other"};
        QCOMPARE(editable(comments), QString("a b\nc\n---\nother"));
        QCOMPARE(edited(comments, "a b\nc\n---\nother!"), (Comments{"a\u00a0b\u2028c", "other!"}));
    }

    void beginningsAreShort()
    {
        QCOMPARE(shownBeginning("quiet", 10), QString("quiet"));
        QCOMPARE(shownBeginning("0123456789", 10), QString("0123456789"));
        QCOMPARE(shownBeginning("0123456789x", 10), QStringLiteral("0123456789…"));
        const std::string knights = [] {
            std::string text;
            for (int i = 0; i < 100'000; ++i)
                text += "\xE2\x99\x9E";
            return text;
        }();
        QCOMPARE(shownBeginning(knights, 3), QStringLiteral("♞♞♞…"));
        const QString most = shownBeginning(knights, 1'000'000);
        QVERIFY(most.endsWith(u"♞…"));
        QVERIFY(!most.contains(QChar::ReplacementCharacter));
        QCOMPARE(shownBeginning("word " + std::string("[%csl Gb2") + std::string(100'000, 'x'), 100),
                 QStringLiteral("word…"));
        QVERIFY(shownBeginning("[%clk 0:01:00]", 10).isEmpty());
    }

    void veryLongOnesAreNotEdited()
    {
        QVERIFY(areEditable({"a", "b"}));
        QVERIFY(areEditable({std::string(60'000, 'x')}));
        QVERIFY(!areEditable({std::string(1'000'000, 'x')}));
        QVERIFY(!areEditable({std::string(90'000, 'x')})); // all of a line is laid out at once
        std::string lines;
        for (int line = 0; line < 15; ++line)
            lines += std::string(10'000, 'x') + '\n';
        QVERIFY(areEditable({lines}));
        QVERIFY(!areEditable(Comments(10'000, "x")));
    }
};

RINGFORD_TEST(TestComments, QCoreApplication)
#include "test_comments.moc"
