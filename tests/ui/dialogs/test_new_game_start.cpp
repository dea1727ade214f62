// SPDX-License-Identifier: GPL-3.0-or-later
// Where a new game begins.
#include "engine/play/Setup.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/paint/PieceArt.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

class TestNewGameStart : public QObject {
    Q_OBJECT

private slots:
    void theUsualStartIsWrittenOutToBeChanged()
    {
        PieceArt art;
        for (const auto& type : test::testRegistry().types()) {
            const Match last = matchOf(type->id());
            NewGameDialog dialog(test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false));
            dialog.findChild<QPushButton*>(QStringLiteral("writeStart"))->click();
            const auto* const start = dialog.findChild<QPlainTextEdit*>(QStringLiteral("start"));
            QVERIFY(!start->toPlainText().isEmpty());
            QCOMPARE(dialog.problems(), QStringList());
            const Match made = dialog.takeMatch();
            const auto setupOf = [](const Match& match) {
                return writeSetup(match.game().write(match.position(match.start())));
            };
            QCOMPARE(setupOf(made), setupOf(last));
        }
    }
};

RINGFORD_TEST(TestNewGameStart)
#include "test_new_game_start.moc"
