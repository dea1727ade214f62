// SPDX-License-Identifier: GPL-3.0-or-later
// Who is offered first to somebody who gives up.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/ResignDialog.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

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
};

RINGFORD_TEST(TestResignDialog)
#include "test_resign_dialog.moc"
