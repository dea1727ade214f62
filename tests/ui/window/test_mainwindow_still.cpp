// SPDX-License-Identifier: GPL-3.0-or-later
// Panels and boards stand still while a game is played.
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/EveryTable.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/Panel.h"
#include "ui/words/Language.h"

#include <QGuiApplication>
#include <QScopeGuard>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::everyTable;
using ringford::test::matchOf;
using ringford::test::Table;
using ringford::test::WindowHands;

namespace {

/** Where each panel and the board begin at the left, and how wide they are, once all have found their sizes. */
QStringList sidesOf(const WindowHands& hands)
{
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
    QStringList sides;
    const auto add = [&](const QWidget& widget, const QString& name) {
        if (!widget.visibleRegion().isEmpty())
            sides +=
                QStringLiteral("%1 %2+%3").arg(name).arg(widget.mapTo(&hands.window, QPoint()).x()).arg(widget.width());
    };
    for (const Panel* const panel : hands.window.findChildren<Panel*>())
        add(*panel, panel->objectName());
    const QWidget& board = *hands.window.board().viewport();
    add(board, QStringLiteral("board %1+%2,").arg(board.mapTo(&hands.window, QPoint()).y()).arg(board.height()));
    return sides;
}

} // namespace

class TestMainWindowStill : public QObject {
    Q_OBJECT

private slots:
    void panelsStandStillWhileAGameIsPlayed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::size_t>("number");
        // Each table is looked at in some of the sizes and languages, in another one the next time.
        const bool isThorough = !test::sanitized() && QGuiApplication::platformName() == QStringLiteral("offscreen");
        const std::size_t step = isThorough ? 2 : 8;
        std::size_t first = 0;
        for (const QSize size : {QSize(1366, 768), QSize(1280, 800), QSize(800, 600)}) {
            for (const char* const language : {"en", "de"}) {
                for (std::size_t number = first++ % step; number < everyTable().size(); number += step)
                    QTest::addRow("%d x %d %s %s", size.width(), size.height(), language, everyTable()[number].name)
                        << size << QString::fromLatin1(language) << number;
            }
        }
    }
    void panelsStandStillWhileAGameIsPlayed()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(std::size_t, number);
        const Table& table = everyTable()[number];
        installLanguage(QLocale(language));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(size);
        hands.window.setUpdatesEnabled(false); // it is places that are looked at
        MatchModel& model = hands.window.model();
        model.replace(matchOf(table.game, {}, table.options));
        QStringList last = sidesOf(hands);
        QStringList moved;
        test::Dice dice(7);
        for (int ply = 0; ply < 60 && !model.viewedNode()->outcome().decided(); ++ply) {
            const auto action = test::drawnAction(model.game(), model.position(), dice);
            if (!action)
                break;
            model.play(*action);
            if (const QStringList now = sidesOf(hands); now != last) {
                moved += QStringLiteral("%1: %2\n    %3").arg(QString::number(ply), last.join(u' '), now.join(u' '));
                last = now;
            }
        }
        model.setModified(false);
        QVERIFY2(moved.isEmpty(), qPrintable(moved.join(u'\n')));
    }
};

RINGFORD_TEST(TestMainWindowStill)
#include "test_mainwindow_still.moc"
