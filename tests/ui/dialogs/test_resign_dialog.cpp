// SPDX-License-Identifier: GPL-3.0-or-later
// Who is offered first to somebody who gives up.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/ResignDialog.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

QString noteOf(const ResignDialog& dialog)
{
    const auto* const note = dialog.findChild<QLabel*>(QStringLiteral("resignNote"));
    return note && !note->isHidden() ? note->text() : QString();
}

} // namespace

class TestResignDialog : public QObject {
    Q_OBJECT

private slots:
    void whoIsOnTurnComesFirst()
    {
        Match match = test::matchOf("orthodox");
        QCOMPARE(ResignDialog(match, match.gameNode()).side(), Side{0});
        test::enterAll(match, "e2-e4");
        QCOMPARE(ResignDialog(match, match.gameNode()).side(), Side{1});
    }

    void aPersonComesBeforeTheComputer()
    {
        Match match = test::matchOf("orthodox");
        test::enterAll(match, "e2-e4");
        ComputerSeats computers(match);
        computers.setLevel(Seat{1}, 2);
        computers.write(match.game().description(), match.tags());
        QCOMPARE(ResignDialog(match, match.gameNode()).side(), Side{0});
    }

    /** Of several boards the first that is lost may decide: whoever gives one up was not told. */
    void whatEndsTheGameForAllIsTold()
    {
        const Match first = test::matchOf("strategic", {}, {{"boards", "2"}, {"ending", "first"}});
        const ResignDialog dialog(first, first.gameNode());
        QCOMPARE(noteOf(dialog), QStringLiteral("That ends the whole game: Black won by resignation."));
        auto* const choice = dialog.findChild<QComboBox*>();
        QCOMPARE(choice->accessibleDescription(), noteOf(dialog));
        choice->setCurrentIndex(choice->findText(QStringLiteral("Black on board 2")));
        QCOMPARE(noteOf(dialog), QStringLiteral("That ends the whole game: White won by resignation."));
        const Match all = test::matchOf("strategic", {}, {{"boards", "2"}, {"ending", "all"}});
        QCOMPARE(noteOf(ResignDialog(all, all.gameNode())), QString());
        const Match two = test::matchOf("orthodox");
        QCOMPARE(noteOf(ResignDialog(two, two.gameNode())), QString());
    }

    void whatEndsTheGameOfTheLastTwoSeatsIsTold()
    {
        const Match three = test::matchOf("multiplayer", {}, {{"players", "3"}});
        QVERIFY(noteOf(ResignDialog(three, three.gameNode())).contains(QStringLiteral("whole seat is out")));
        Match two = test::matchOf("multiplayer", {}, {{"players", "3"}});
        QVERIFY(two.retire(Side{0}, Retire::Resigned));
        QVERIFY(noteOf(ResignDialog(two, two.gameNode())).contains(QStringLiteral("won by resignation")));
    }
};

RINGFORD_TEST(TestResignDialog)
#include "test_resign_dialog.moc"
