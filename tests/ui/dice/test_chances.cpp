// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of a roll: the chart, and what is printed of it.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "tests/support/ui/DiceTest.h"
#include "ui/dice/ChancesDialog.h"
#include "ui/dice/ChancesPage.h"
#include "ui/dice/ChancesView.h"
#include "ui/dice/ChancesWork.h"
#include "ui/dice/RollField.h"
#include "ui/dice/RollForm.h"
#include "ui/dice/RollResults.h"
#include "ui/dice/RollSetWords.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/WindowColours.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr const char* kLong = "20d100!+2 [+12 step -1 x 90]"; // takes more than a second

} // namespace

class TestChances : public test::DiceTest {
    Q_OBJECT

private slots:
    void init()
    {
        clear();
        makePanel({500, 800});
        m_panel->results().tabs().setCurrentWidget(&page());
    }

    void aShareIsToldWithWhatDigitsItHas_data()
    {
        QTest::addColumn<double>("chance");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0.0 %";
        QTest::newRow("all") << 1.0 << "100 %";
        QTest::newRow("many") << 0.1620 << "16.2 %";
        QTest::newRow("few") << 0.0463 << "4.63 %";
        QTest::newRow("very few") << 0.0000123 << "0.0012 %";
    }
    void aShareIsToldWithWhatDigitsItHas()
    {
        QFETCH(const double, chance);
        QTEST(chanceText(chance), "text");
    }

    void theRolledTotalIsMarked()
    {
        write("3d6");
        m_panel->roll();
        const long long rolled = leftOf(m_session->viewed()->set);
        QCOMPARE(chart().marked(), rolled);
        QCOMPARE(result().value(), static_cast<int>(rolled));
        // Beside counting: ways to throw at least so much.
        int ways = 0;
        for (int all = 0; all < 216; ++all)
            ways += all % 6 + all / 6 % 6 + all / 36 + 3 >= rolled ? 1 : 0;
        QVERIFY(std::abs(chart().chanceToReach() - ways / 216.0) < 1e-12);
        QVERIFY(told().contains("at least " + chanceText(ways / 216.0)));
        double all = 0;
        for (const auto& bar : bars()) {
            all += bar.chance;
            QVERIFY(page().view().rect().contains(bar.rect.toAlignedRect()));
        }
        QCOMPARE(bars().size(), 16U);
        QVERIFY(std::abs(all - 1) < 1e-12);
    }

    void aClickAsksAboutAnotherResult()
    {
        write("2d6");
        m_panel->roll();
        const auto shown = bars();
        QCOMPARE(shown.size(), 11U);
        QTest::mouseClick(&page().view(), Qt::LeftButton, {}, shown[8].rect.center().toPoint());
        QCOMPARE(result().value(), 10);
        QVERIFY2(told().startsWith("10: exactly 8.33 %, at least 16.7 %, at most 91.7 %."), qPrintable(told()));
        QTest::keyClick(&result(), Qt::Key_Up);
        QCOMPARE(chart().marked(), 11LL);
        // Readers say the number, and nothing of what stands elsewhere.
        QCOMPARE(Announcer::of(page()).said().back(), QStringLiteral("11: exactly 5.56 %, at least 8.33 %."));
        QCOMPARE(result().accessibleDescription(), told());
    }

    void whatIsWrittenIsShownBeforeItIsRolled()
    {
        write("d4");
        m_panel->roll();
        write("d8");
        QCOMPARE(chart().chances().highest(), 8LL);
        write("d8+");
        QCOMPARE(chart().chances().highest(), 8LL); // wrong: the last that was right stays
        write("d4");
        QCOMPARE(chart().marked(), leftOf(m_session->viewed()->set));
        m_session->goBack();
        QCOMPARE(chart().chances().highest(), 4LL);
    }

    void attacksAndSavesCount()
    {
        write("d6 [+5]");
        m_panel->findChild<QSpinBox*>("armour")->setValue(16);
        QVERIFY(std::abs(chart().chances().chanceOf(0) - 0.5) < 1e-12);
        m_panel->findChild<QCheckBox*>("save")->setChecked(true);
        m_panel->findChild<QSpinBox*>("difficulty")->setValue(11);
        m_panel->findChild<QComboBox*>("saveStyle")->setCurrentIndex(0);
        QVERIFY(std::abs(chart().chances().chanceOf(0) - 0.75) < 1e-12);
    }

    void narrowBarsStandForSeveralResults()
    {
        write("20d100");
        m_panel->roll();
        const auto shown = bars();
        QVERIFY(shown.size() > 50 && shown.size() < 130);
        long long next = shown.front().first;
        bool hasMark = false;
        for (const auto& bar : shown) {
            QCOMPARE(bar.first, next);
            next = bar.last + 1;
            hasMark = hasMark || bar.first == chart().marked();
        }
        QVERIFY(hasMark); // what is dark is reached, all of it
    }

    void whatIsTooWideSaysSo()
    {
        write("999d1000");
        QVERIFY(waitForChances());
        QVERIFY(!page().view().chart());
        QVERIFY2(told().contains("not worked out"), qPrintable(told()));
        QVERIFY(!page().findChild<QPushButton*>("printChances")->isEnabled());
        m_panel->grab();
        write("2d6");
        QCOMPARE(chart().chances().highest(), 12LL);
    }

    void aSingleRowHasItsOwn()
    {
        write("4 x 3d6");
        m_panel->roll();
        QCOMPARE(chart().chances().highest(), 72LL);
        auto* const single = page().findChild<QCheckBox*>("singleRow");
        QVERIFY(single->isVisible());
        QTest::mouseClick(single, Qt::LeftButton, {}, QPoint(8, single->height() / 2));
        QCOMPARE(chart().chances().highest(), 18LL);
        write("3d6");
        QVERIFY(!single->isVisible());
        QCOMPARE(chart().chances().highest(), 18LL);
    }

    void itIsPrintedAndExported()
    {
        write("3d6");
        m_panel->roll();
        QVERIFY(waitForChances());
        QTest::mouseClick(page().findChild<QPushButton*>("printChances"), Qt::LeftButton);
        auto* const dialog = m_panel->findChild<ChancesDialog*>();
        QVERIFY(dialog);
        auto* const pdf = dialog->findChild<QPushButton*>("savePdf");
        QTRY_VERIFY(pdf->isEnabled());
        const auto save = [&](const char* button, const char* name) {
            QTest::mouseClick(dialog->findChild<QPushButton*>(button), Qt::LeftButton);
            const QString file = m_folder->filePath(name);
            auto* const asks = dialog->findChild<QFileDialog*>("pictureFile");
            emit asks->fileSelected(file);
            delete asks;
            const bool isWritten = QTest::qWaitFor(
                [&] { return dialog->findChild<QLabel*>("message")->text().contains(QString(name) + " was written"); });
            QFile written(file);
            return isWritten && written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
        };
        const QByteArray page = save("savePdf", "chances.pdf");
        QVERIFY(page.startsWith("%PDF-"));
        QVERIFY(!page.contains("/Subtype /Image"));
        const QByteArray svg = save("exportChances", "chances.svg");
        QVERIFY(svg.contains("<svg") && svg.contains("reach that") && svg.contains(">3d6<"));
        QImage png;
        QVERIFY(png.loadFromData(save("exportChances", "chances.png")));
        QVERIFY(png.width() > 1500 && png.width() > png.height());
        dialog->close();
    }

    void itIsSharpAtAnySize()
    {
        write("3d6");
        for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(2000, 900)}) {
            page().view().resize(size);
            page().view().grab();
            for (const auto& bar : bars())
                QVERIFY(bar.rect.width() > 0 && bar.rect.height() >= 0);
        }
    }

    void itStandsOutInLightAndDark()
    {
        for (const bool isDark : {false, true}) {
            const ChartLook look = ChartLook::onScreen(WindowColours::palette(isDark), 12);
            QVERIFY(test::contrast(look.ink, look.paper) >= 7);
            QVERIFY(test::contrast(look.reached, look.paper) >= 3);
            QVERIFY(test::contrast(look.reached, look.bar) >= 3); // what is reached from what is not
        }
    }

    void typingDoesNotWaitForThem()
    {
        write("2d6");
        QCOMPARE(chart().chances().highest(), 12LL);
        const QSignalSpy answers(page().findChild<ChancesWork*>(), &ChancesWork::answered);
        for (const char* const roll : {kLong, "500 x 5(20d20!+3)+1", "20d1000k19", "d4"}) {
            write(roll);
            QVERIFY(page().isBusy());
            QCOMPARE(page().view().chart()->chances().highest(), 12LL); // which stays for a moment
        }
        QCOMPARE(chart().chances().highest(), 4LL);
        QCOMPARE(answers.size(), 1);
        QTest::mouseClick(page().findChild<QPushButton*>("printChances"), Qt::LeftButton);
        QCOMPARE(m_panel->findChild<ChancesDialog*>()->roll(), QString("d4"));
    }

    void whatTakesLongSaysSo()
    {
        write("2d6");
        QCOMPARE(chart().chances().highest(), 12LL);
        auto* const patience = page().findChild<QTimer*>("patience");
        QVERIFY(!patience->isActive());
        patience->setInterval(0);
        write(kLong);
        QCoreApplication::processEvents();
        QTRY_VERIFY2(told().contains("being worked out"), qPrintable(told()));
        QVERIFY(!page().view().chart());
        QVERIFY(!page().findChild<QPushButton*>("printChances")->isEnabled());
        write("d4");
        QCOMPARE(chart().chances().highest(), 4LL);
        QVERIFY(page().findChild<QPushButton*>("printChances")->isEnabled());
        QVERIFY(!patience->isActive());
    }

    void theyAreWorkedOutOnce()
    {
        write("20d100");
        m_panel->roll();
        QVERIFY(waitForChances());
        m_panel->roll();
        QVERIFY(!page().isBusy());
        QCOMPARE(chart().marked(), leftOf(m_session->viewed()->set));
    }

    void closingEndsTheWork()
    {
        write(kLong);
        QVERIFY(page().isBusy());
        m_panel.reset();
    }

private:
    ChancesPage& page() const { return m_panel->results().chances(); }
    QString told() const { return page().findChild<QLabel*>(QStringLiteral("told"))->text(); }
    /** Once what was asked for last is worked out. */
    bool waitForChances() const
    {
        return QTest::qWaitFor([this] { return !page().isBusy(); }, 30'000);
    }
    const ChancesChart& chart() const
    {
        if (!waitForChances() || !page().view().chart())
            qFatal("no chart");
        return *page().view().chart();
    }
    std::vector<ChancesChart::Bar> bars() const
    {
        return waitForChances() ? page().view().bars() : std::vector<ChancesChart::Bar>();
    }
    QSpinBox& result() const { return *page().findChild<QSpinBox*>("result"); }
    void write(const char* roll) { m_panel->form().field().setText(roll); }
};

RINGFORD_TEST(TestChances)
#include "test_chances.moc"
