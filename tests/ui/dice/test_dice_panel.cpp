// SPDX-License-Identifier: GPL-3.0-or-later
// The dice as a person uses them: by mouse and keys.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "tests/support/ui/DiceTest.h"
#include "ui/dice/DiceArea.h"
#include "ui/dice/DiceWindow.h"
#include "ui/dice/LargeDice.h"
#include "ui/dice/RollField.h"
#include "ui/dice/RollForm.h"
#include "ui/dice/RollHistoryModel.h"
#include "ui/dice/RollResults.h"
#include "ui/dice/RollRowsModel.h"
#include "ui/dice/RollSetWords.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/WindowColours.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWhatsThis>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;

class TestDicePanel : public test::DiceTest {
    Q_OBJECT

private slots:
    void init()
    {
        clear();
        makePanel({340, 680});
    }

    void errorsAreToldWithTheirColumnWhileOneTypes()
    {
        write("3d6 + + 1");
        QCOMPARE(field().troubleColumn(), 7);
        QCOMPARE(field().trouble(), QString("Expected a number behind the sign."));
        QCOMPARE(QAccessible::queryAccessibleInterface(&field().edit())->text(QAccessible::Description),
                 QString("Character 7: Expected a number behind the sign."));
        const int there = field().edit().placeOf(7);
        const QFontMetrics metrics = field().edit().fontMetrics();
        QVERIFY(std::abs(there - field().edit().placeOf(1) - metrics.horizontalAdvance("3d6 + ")) <= 1);
        write("3d6 + 1");
        QCOMPARE(field().trouble(), QString());
        write("");
        QTest::keyClick(&field().edit(), Qt::Key_Backspace);
        QCOMPARE(field().text(), QString());
        QCOMPARE(field().trouble(), QString()); // not even begun
    }

    void thePointerFollowsTextThatIsScrolled()
    {
        write(QString("d6 [") + QString("+1,").repeated(60) + "x");
        QCOMPARE(field().troubleColumn(), static_cast<int>(field().text().size()));
        m_panel->grab();
        const int there = field().edit().placeOf(field().troubleColumn());
        QVERIFY(there > 0 && there < field().edit().width());
        QTest::keyClick(&field().edit(), Qt::Key_Home);
        m_panel->grab();
        QVERIFY(field().edit().placeOf(field().troubleColumn()) > field().edit().width());
    }

    void nothingIsRolledWhileTheRollIsWrong()
    {
        write("4d6k5");
        QVERIFY(!find<QPushButton>("doRoll").isEnabled());
        QTest::keyClick(&field().edit(), Qt::Key_Return);
        m_panel->roll();
        QVERIFY(m_session->history().isEmpty());
        QVERIFY(find<QLabel>("figures").text().contains("Ctrl+R"));
    }

    void allFiguresAreWrittenInOneWay()
    {
        write("99 x 999d100+900");
        click("doRoll");
        const QString figures = find<QLabel>("figures").text();
        QVERIFY2(figures.contains("The rows' halves make "), qPrintable(figures));
        QVERIFY2(figures.contains("Possible: 188,001 to 9,979,200; expected 5,083,600.5."), qPrintable(figures));
        static const QRegularExpression kPlain("[0-9]{4}");
        QVERIFY2(!figures.contains(kPlain), qPrintable(figures));
        QVERIFY2(!find<QLabel>("total").text().contains(kPlain), qPrintable(find<QLabel>("total").text()));
    }

    void halvesAreOfTheSumWhereThereIsOneRow()
    {
        write("d2+5");
        click("doRoll");
        QVERIFY(find<QLabel>("figures").text().startsWith("Half the sum is 3, a quarter 1."));
        write("3 x d2+5"); // 3 each, though half of the sum can be 10
        click("doRoll");
        QVERIFY(find<QLabel>("figures").text().startsWith("The rows' halves make 9, their quarters 3."));
    }

    void mouseAndKeysRoll()
    {
        write("3d8+7");
        click("doRoll");
        QCOMPARE(m_session->history().size(), 1U);
        QCOMPARE(viewed().roll.text, std::string("3d8+7"));
        QCOMPARE(find<QLabel>("total").text(), QString::number(dice::totalsOf(viewed().rows).sum));
        QVERIFY(find<QLabel>("figures").text().contains("10 to 31; expected 20.5"));
        QTest::keyClick(&field().edit(), Qt::Key_Return);
        QCOMPARE(m_session->history().size(), 2U);
    }

    void attacksAndSavesFollowTheFields()
    {
        write("20 x d10+2 [+12 step -5 x 3]");
        find<QSpinBox>("armour").setValue(15);
        QTest::mouseClick(&find<QCheckBox>("extremes"), Qt::LeftButton, {},
                          QPoint(8, find<QCheckBox>("extremes").height() / 2));
        QTest::mouseClick(&find<QCheckBox>("save"), Qt::LeftButton, {},
                          QPoint(8, find<QCheckBox>("save").height() / 2));
        find<QSpinBox>("difficulty").setValue(12);
        find<QSpinBox>("saveBonus").setValue(-1);
        find<QComboBox>("saveStyle").setCurrentIndex(2);
        click("doRoll");
        const dice::RollConditions& conditions = viewed().conditions;
        QCOMPARE(conditions.armour, 15);
        QVERIFY(conditions.hasExtremes);
        QCOMPARE(*conditions.save, (dice::Save{12, -1, dice::SaveStyle::Quarter}));
        QCOMPARE(viewed().rows.front().attacks.size(), 3U);
        const dice::RollTotals totals = dice::totalsOf(viewed().rows);
        QCOMPARE(find<QLabel>("total").text(), QString("%1 left of %2").arg(totals.left).arg(totals.sum));
    }

    void fieldsOfAttacksAreOffWithoutAttacks()
    {
        write("3d6");
        QVERIFY(!find<QSpinBox>("armour").isEnabled());
        QVERIFY(!find<QSpinBox>("difficulty").isEnabled());
        write("3d6 [+1]");
        QVERIFY(find<QSpinBox>("armour").isEnabled());
    }

    void eachOfSeveralRowsIsSpoken()
    {
        const auto spoken = [this](const char* roll) {
            write(roll);
            m_panel->roll();
            return Announcer::of(*m_panel).said().back();
        };
        static const QRegularExpression kRows(QStringLiteral("^2 x 3d6: ([0-9]+)\\. Rows: ([0-9]+), ([0-9]+)$"));
        const QString two = spoken("2 x 3d6");
        const QRegularExpressionMatch match = kRows.match(two);
        QVERIFY2(match.hasMatch(), qPrintable(two));
        QCOMPARE(match.captured(1).toInt(), match.captured(2).toInt() + match.captured(3).toInt());
        QVERIFY(!spoken("3d6").contains("Rows"));
    }

    void theHistoryIsWalkedByMouse()
    {
        for (const char* const text : {"d4", "d6", "d8"}) {
            write(text);
            click("doRoll");
        }
        QCOMPARE(find<QLabel>("place").text(), QString("3 of 3"));
        QVERIFY(!find<QToolButton>("forward").isEnabled());
        click("back");
        click("back");
        QCOMPARE(viewed().roll.text, std::string("d4"));
        QVERIFY(!find<QToolButton>("back").isEnabled());
        click("forward");
        QCOMPARE(find<QLabel>("place").text(), QString("2 of 3"));
        m_panel->results().tabs().setCurrentWidget(&find<QTableView>("history"));
        auto& table = find<QTableView>("history");
        QCOMPARE(table.currentIndex().row(), 1);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(2, 0)).center());
        QCOMPARE(viewed().roll.text, std::string("d8"));
        QTest::keyClick(&table, Qt::Key_Up);
        QCOMPARE(viewed().roll.text, std::string("d6"));
    }

    void noRollOfTheHistoryIsCutBesideFreeRoom()
    {
        write("3 x 4d6k3+2 [+12,+7]");
        click("doRoll");
        m_panel->resize(510, 560);
        m_panel->show();
        auto& table = find<QTableView>("history");
        m_panel->results().tabs().setCurrentWidget(&table);
        QCoreApplication::processEvents();
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QString text = table.model()->index(0, column).data().toString();
            QVERIFY2(table.columnWidth(column) > table.fontMetrics().horizontalAdvance(text), qPrintable(text));
        }
    }

    /** When it was rolled took half of the list beside a board, and name and roll were cut. */
    void rollsOfTodayAreReadWholeBesideABoard()
    {
        write("4 x 4d6k3");
        click("doRoll");
        m_panel->resize(335, 560);
        m_panel->show();
        auto& table = find<QTableView>("history");
        m_panel->results().tabs().setCurrentWidget(&table);
        QCoreApplication::processEvents();
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QString text = table.model()->index(0, column).data().toString();
            QVERIFY2(table.columnWidth(column) > table.fontMetrics().horizontalAdvance(text), qPrintable(text));
        }
        // The day is told beside the pointer, and to who hears it.
        const QModelIndex time = table.model()->index(0, RollHistoryModel::Time);
        QVERIFY(time.data(Qt::ToolTipRole).toString().size() > time.data().toString().size());
        QCOMPARE(time.data(Qt::AccessibleTextRole), time.data(Qt::ToolTipRole));
    }

    void rollingAfterGoingBackLosesNothing()
    {
        click("doRoll");
        click("doRoll");
        const dice::RollSet second = viewed();
        click("back");
        click("doRoll");
        QCOMPARE(m_session->history().size(), 3U);
        QCOMPARE(m_session->history().heading(1).entry.set, second);
        QCOMPARE(m_session->history().index(), 2U);
    }

    void aRollIsNamed()
    {
        write("8d6");
        click("doRoll");
        auto& name = find<QLineEdit>("name");
        QCOMPARE(name.text(), QString("8d6"));
        name.setFocus();
        name.selectAll();
        QTest::keyClicks(&name, "Fireball");
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(viewed().name, std::string("Fireball"));
        QCOMPARE(find<QTableView>("history").model()->index(0, 0).data().toString(), QString("Fireball"));
        name.clear();
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(viewed().name, std::string("8d6"));
    }

    void aRollIsRolledAgain()
    {
        write("2d20kl1 [+3]");
        find<QSpinBox>("armour").setValue(17);
        click("doRoll");
        write("d4");
        click("doRoll");
        click("back");
        click("again");
        QCOMPARE(m_session->history().size(), 3U);
        QCOMPARE(viewed().roll.text, std::string("2d20kl1 [+3]"));
        QCOMPARE(viewed().conditions.armour, 17);
        QCOMPARE(field().text(), QString("2d20kl1 [+3]"));
    }

    void theTableListsEveryDie()
    {
        write("3 x 2d6k1+1 [+5,+0]");
        click("doRoll");
        const QAbstractItemModel& table = *find<QTableView>("rows").model();
        QCOMPARE(table.rowCount(), 6);
        for (int line = 0; line < table.rowCount(); ++line) {
            const dice::RolledRow& row = viewed().rows[static_cast<std::size_t>(line / 2)];
            const auto text = [&](int column) { return table.index(line, column).data().toString(); };
            QCOMPARE(text(RollRowsModel::Row), line % 2 ? QString() : QString::number(line / 2 + 1));
            const dice::RolledAttack& attack = row.attacks[static_cast<std::size_t>(line % 2)];
            QVERIFY(text(RollRowsModel::Attack).startsWith(QString::number(attack.natural)));
            QCOMPARE(text(RollRowsModel::Dice).isEmpty(), !attack.isHit);
            QCOMPARE(text(RollRowsModel::Sum), line % 2 ? QString() : QString::number(row.sum));
        }
    }

    void theDiceAreAllThere()
    {
        write("4 x 3d6+1");
        click("doRoll");
        int dice = 0;
        int headings = 0;
        for (const DiceItem& item : m_panel->results().dice().items()) {
            dice += item.kind == DiceItem::Kind::Die ? 1 : 0;
            headings += item.kind == DiceItem::Kind::Heading ? 1 : 0;
        }
        QCOMPARE(dice, 12);
        QCOMPARE(headings, 4);
    }

    void manyDiceAreScrolled()
    {
        write("100 x 10(100d6)");
        click("doRoll");
        const DiceArea& area = m_panel->results().dice();
        QCOMPARE(area.items().size(), 100'000U + 100 * 2);
        QScrollBar& bar = *area.verticalScrollBar();
        QVERIFY(bar.maximum() > 100'000);
        bar.setValue(bar.maximum());
        const QRect last = area.rectOf(area.items().size() - 1);
        QVERIFY(area.viewport()->rect().contains(last.center()));
        area.viewport()->grab(); // only what is seen is painted
    }

    void lockedDiceStayWhenTheRestIsRolled()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("40d20");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        const dice::RollSet before = viewed();
        for (const std::size_t item : {0U, 3U, 3U, 7U}) // the second click unlocks it
            QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, area.rectOf(item).center());
        QCOMPARE(area.locked().size(), 40U);
        QVERIFY(area.locked()[0] && !area.locked()[3] && area.locked()[7]);
        QCOMPARE(find<QToolButton>("again").text(), QString("Roll Rest"));
        click("again");
        QCOMPARE(m_session->history().size(), 2U);
        const auto& old = before.rows[0].sums[0].groups[0].dice;
        const auto& now = viewed().rows[0].sums[0].groups[0].dice;
        QCOMPARE(now[0], old[0]);
        QCOMPARE(now[7], old[7]);
        QVERIFY(now != old); // 38 dice all alike once more: never
        QVERIFY(m_session->viewed()->hasKeptDice);
        QVERIFY(find<QLabel>("warning").text().contains("kept"));
        QVERIFY(area.locked()[0] && area.locked()[7]); // until somebody unlocks them
        QCOMPARE(std::ranges::count(area.locked(), true), 2);
        QCOMPARE(find<QToolButton>("again").text(), QString("Roll Rest"));
        click("again");
        QCOMPARE(viewed().rows[0].sums[0].groups[0].dice[7], old[7]);
        click("unlock");
        QVERIFY(!area.hasLocked() && !find<QToolButton>("unlock").isVisible());
        QCOMPARE(find<QToolButton>("again").text(), QString("Aga&in"));
        click("again"); // all of it
        QVERIFY(!m_session->viewed()->hasKeptDice);
        click("back");
        QVERIFY(area.locked()[0] && area.locked()[7]); // it is seen which they were
    }

    void everyWayToRollKeepsLockedDice()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("40d1000");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, area.rectOf(1).center());
        const dice::ThrownDie kept = viewed().rows[0].sums[0].groups[0].dice[1];
        const auto isKept = [&] { return viewed().rows[0].sums[0].groups[0].dice[1] == kept; };
        m_panel->roll(); // Ctrl+R
        QVERIFY(isKept() && m_session->viewed()->hasKeptDice);
        click("doRoll");
        QVERIFY(isKept() && m_session->viewed()->hasKeptDice);
        QTest::keyClick(&field().edit(), Qt::Key_Return);
        QVERIFY(isKept() && m_session->viewed()->hasKeptDice);
        QCOMPARE(m_session->history().size(), 4U);
    }

    void anotherRollKeepsNoDice()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("4d6");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, area.rectOf(1).center());
        write("5d6");
        m_panel->roll();
        QCOMPARE(viewed().roll.text, std::string("5d6"));
        QVERIFY(!m_session->viewed()->hasKeptDice && !area.hasLocked());
        // What was rolled before is rolled on when its dice are locked, whatever is written.
        click("back");
        area.unlockAll();
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, area.rectOf(2).center());
        m_panel->roll();
        QCOMPARE(viewed().roll.text, std::string("4d6"));
        QVERIFY(area.locked()[2]);
        QCOMPARE(field().text(), QString("4d6"));
    }

    void locksAreExplainedBesideThePointer()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("4d6");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        const QPoint at = area.rectOf(1).center();
        const auto told = [&](QPoint place) {
            QHelpEvent asked(QEvent::ToolTip, place, area.viewport()->mapToGlobal(place));
            QApplication::sendEvent(area.viewport(), &asked);
            return QToolTip::text();
        };
        QVERIFY(told(at).startsWith("Click to keep this die"));
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, at);
        QVERIFY(told(at).contains("Click to let it go"));
    }

    /** Seen where there are no colours: ink at the corners of its place. */
    void lockedDiceHaveAFrame()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("2d8");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        area.setFocus();
        const auto darkest = [&](QRect place) {
            const QImage image = area.viewport()->grab(place).toImage();
            int least = 255;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y)
                    least = std::min(least, qGray(image.pixel(x, y)));
            }
            return least;
        };
        const QRect corner(area.rectOf(0).topLeft(), QSize(6, 6));
        QVERIFY(darkest(corner) > 200);
        std::vector<bool> first{true, false};
        area.setItems(area.items(), first);
        QVERIFY(darkest(corner) < 120);
    }

    void whatWasRolledIsSeenBesideItsName()
    {
        write("8d6");
        click("doRoll");
        m_session->rename("Fireball");
        write("d20");
        click("doRoll");
        QCOMPARE(find<QLabel>("rolled").text(), QString("d20"));
        click("back");
        QCOMPARE(find<QLabel>("rolled").text(), QString("8d6"));
        QVERIFY(find<QLabel>("rolled").isVisible());
    }

    void theTableShowsWhatThereIs()
    {
        auto& table = find<QTableView>("rows");
        m_panel->results().tabs().setCurrentWidget(&table);
        write("10d6+1");
        click("doRoll");
        QVERIFY(table.isColumnHidden(RollRowsModel::Attack) && table.isColumnHidden(RollRowsModel::Save));
        const QString dice = table.model()->index(0, RollRowsModel::Dice).data().toString();
        QVERIFY(table.columnWidth(RollRowsModel::Dice) > table.fontMetrics().horizontalAdvance(dice));
        write("10d6 [+30]");
        click("doRoll");
        QVERIFY(!table.isColumnHidden(RollRowsModel::Attack));
        auto& history = find<QTableView>("history");
        m_panel->results().tabs().setCurrentWidget(&history);
        QApplication::processEvents();
        const QString time = history.model()->index(0, RollHistoryModel::Time).data().toString();
        QVERIFY(history.columnWidth(RollHistoryModel::Time) > history.fontMetrics().horizontalAdvance(time));
    }

    void theTableIsMeasuredOnceItIsSeen()
    {
        auto& table = find<QTableView>("rows");
        const int before = table.columnWidth(RollRowsModel::Dice);
        write("40d6+1");
        click("doRoll"); // with the dice before the table
        QCOMPARE(table.columnWidth(RollRowsModel::Dice), before);
        m_panel->results().tabs().setCurrentWidget(&table);
        const QString dice = table.model()->index(0, RollRowsModel::Dice).data().toString();
        QVERIFY(table.columnWidth(RollRowsModel::Dice) > table.fontMetrics().horizontalAdvance(dice));
        QVERIFY(table.isColumnHidden(RollRowsModel::Attack) && table.isColumnHidden(RollRowsModel::Save));
    }

    void diceStandOutInLightAndDark()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        for (const bool isDark : {false, true}) {
            DiceArea& area = m_panel->results().dice();
            area.setPalette(WindowColours::palette(isDark));
            const QColor ground = area.palette().color(QPalette::Base);
            write("2 x 4d6!k3+1 [+30]");
            click("doRoll");
            const QImage seen = area.viewport()->grab().toImage();
            QCOMPARE(seen.pixelColor(seen.width() - 2, seen.height() - 2), ground);
            for (std::size_t number = 0; number < area.items().size(); ++number) {
                const QRect place = area.rectOf(number) & seen.rect();
                double most = 1;
                for (int y = place.top(); y <= place.bottom(); ++y) {
                    for (int x = place.left(); x <= place.right(); ++x)
                        most = std::max(most, test::contrast(seen.pixelColor(x, y), ground));
                }
                const DiceItem& item = area.items()[number];
                QVERIFY2(most >= (item.isKept ? 7 : 3), qPrintable(QString("%1: %2").arg(number).arg(most)));
            }
        }
    }

    void fewDiceAreDrawnLargeFromAfar()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("6d6");
        click("doRoll");
        LargeDice large(*m_session, m_panel.get());
        large.resize(1280, 800);
        large.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&large));
        QVERIFY(large.dice().rectOf(0).width() > 150);
        QVERIFY(large.dice().viewport()->rect().contains(large.dice().rectOf(5)));
        write("100d6");
        click("doRoll");
        QVERIFY(large.dice().rectOf(0).width() < 150);
    }

    void keysLockDice()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("4d6");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        area.setFocus();
        QTest::keyClick(&area, Qt::Key_Right);
        QTest::keyClick(&area, Qt::Key_Right);
        QTest::keyClick(&area, Qt::Key_Space);
        QVERIFY(!area.locked()[0] && area.locked()[1]);
        QTest::keyClick(&area, Qt::Key_Left);
        QTest::keyClick(&area, Qt::Key_Left); // no further
        QTest::keyClick(&area, Qt::Key_Space);
        QVERIFY(area.locked()[0]);
        QTest::keyClick(&area, Qt::Key_Space);
        QVERIFY(!area.locked()[0]);
        m_panel->grab();
    }

    void diceFallAndAClickEndsThat()
    {
        write("5d6");
        click("doRoll");
        DiceArea& area = m_panel->results().dice();
        QVERIFY(area.isFalling());
        area.grab();
        QTest::mouseClick(area.viewport(), Qt::LeftButton, {}, area.rectOf(0).center());
        QVERIFY(!area.isFalling());
        QVERIFY(!area.hasLocked()); // it was about the falling
        click("doRoll");
        QVERIFY(area.isFalling());
        area.setFocus();
        QTest::keyClick(&area, Qt::Key_Escape);
        QVERIFY(!area.isFalling());
        click("back");
        QVERIFY(!area.isFalling()); // what is leafed to lies there
        click("doRoll");
        QTRY_VERIFY(!area.isFalling());
    }

    void nothingMovesWhereMotionIsOff()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        click("doRoll");
        QVERIFY(!m_panel->results().dice().isFalling());
    }

    void theLargeViewFollowsAndRolls()
    {
        m_settings->set(&Settings::animation, Settings::Speed::Off);
        write("3d6");
        click("doRoll");
        click("large");
        auto* const large = m_panel->findChild<LargeDice*>();
        QVERIFY(large && large->isFullScreen());
        const auto total = [large] { return large->findChild<QLabel*>("largeTotal")->text(); };
        QCOMPARE(total(), totalOf(viewed()));
        QTest::keyClick(large, Qt::Key_Space);
        QTest::keyClick(large, Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(m_session->history().size(), 3U);
        QCOMPARE(total(), totalOf(viewed()));
        QTest::keyClick(large, Qt::Key_PageUp);
        QCOMPARE(m_session->history().index(), 1U);
        QCOMPARE(total(), totalOf(viewed()));
        QVERIFY(large->dice().fontMetrics().height() > 2 * m_panel->results().dice().fontMetrics().height());
        large->grab();
        QTest::mouseClick(large->dice().viewport(), Qt::LeftButton, {}, large->dice().rectOf(0).center());
        QVERIFY(!large->dice().hasLocked());
        QTest::keyClick(large, Qt::Key_Escape);
        QTRY_VERIFY(!m_panel->findChild<LargeDice*>());
        click("large");
        QVERIFY(m_panel->findChild<LargeDice*>());
    }

    void theLastRollIsOfferedAtTheNextStart()
    {
        write("4d6k3");
        click("doRoll");
        write("d20");
        const DicePanel next(*m_session, *m_settings);
        QCOMPARE(next.form().field().text(), QString("4d6k3"));
        m_store->setValue("dice/roll", "damaged [");
        const DicePanel after(*m_session, *m_settings);
        QCOMPARE(after.form().field().text(), QString("2d6"));
    }

    void everythingIsExplained()
    {
        click("doRoll");
        for (QWidget* const one : m_panel->findChildren<QWidget*>()) {
            if (!(one->focusPolicy() & Qt::TabFocus) || one->focusProxy() || !one->isVisible() ||
                one->inherits("QTabBar"))
                continue;
            QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(one);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(one->objectName()));
            QVERIFY2(!one->whatsThis().isEmpty() || one->inherits("QTabWidget"), one->metaObject()->className());
        }
    }

    void allIsSeenOnASmallScreen()
    {
        ui::DiceWindow window(*m_session, *m_settings);
        window.resize(520, 564); // what a desktop leaves of 600
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.panel().roll();
        const auto* const area = qobject_cast<QScrollArea*>(window.centralWidget());
        QVERIFY(area && window.panel().findChild<QLabel*>(QStringLiteral("total"))->isVisible());
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    void escClosesTheWindow()
    {
        ui::DiceWindow window(*m_session, *m_settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QWidget* const part : {window.focusWidget(), window.findChild<QWidget*>(QStringLiteral("dice"))}) {
            window.show();
            part->setFocus();
            QTest::keyClick(part, Qt::Key_Escape);
            QVERIFY2(!window.isVisible(), qPrintable(part->objectName()));
        }
    }

    /** The dice were called "Dice canvas", and the menu of rolls nothing. */
    void whatIsHeardHasPlainNames()
    {
        QAccessibleInterface* const dice = QAccessible::queryAccessibleInterface(&find<QWidget>("dice"));
        QVERIFY(dice && dice->role() == QAccessible::Graphic);
        QCOMPARE(dice->text(QAccessible::Name), QStringLiteral("Dice as they fell"));
        QAccessibleInterface* const rolls = QAccessible::queryAccessibleInterface(&find<QMenu>("rolls"));
        QVERIFY(rolls && rolls->text(QAccessible::Name) == QStringLiteral("Rolls"));
    }

    void shiftF1ExplainsWhatHasTheFocus()
    {
        ui::DiceWindow window(*m_session, *m_settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QWidget* const focus = window.focusWidget();
        QVERIFY(focus && !focus->whatsThis().isEmpty());
        QTest::keyClick(focus, Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(ui::Announcer::of(window).said().size(), 1);
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QWhatsThis::hideText();
    }

private:
    void write(const QString& text)
    {
        auto& edit = find<QLineEdit>("roll");
        edit.selectAll();
        QTest::keyClicks(&edit, text);
    }

    template <class Widget> Widget& find(const char* name) const
    {
        auto* const found = m_panel->findChild<Widget*>(QLatin1String(name));
        Q_ASSERT(found);
        return *found;
    }
    void click(const char* name) { QTest::mouseClick(&find<QWidget>(name), Qt::LeftButton); }
    RollField& field() const { return m_panel->form().field(); }
    const dice::RollSet& viewed() const { return m_session->viewed()->set; }
};

RINGFORD_TEST(TestDicePanel)
#include "test_dice_panel.moc"
