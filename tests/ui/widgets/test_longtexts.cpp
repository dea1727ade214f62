// SPDX-License-Identifier: GPL-3.0-or-later
// Texts from files may be of any length: widgets look at what can be seen of them.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/widgets/SpannedRows.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QHelpEvent>
#include <QProxyStyle>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QTest>
#include <QToolTip>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr int kMany = 10'000'000;

const QString& numberedWords()
{
    static const QString kWords = QStringLiteral("word ").repeated(kMany / 5);
    return kWords;
}

/** Letters that take no room. */
QString marks()
{
    return u'a' + QString(kMany, QChar(0x301));
}

/** Writes down what is drawn of what is chosen. */
class ChoiceRecorder : public QProxyStyle {
public:
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        if (element == CE_ComboBoxLabel)
            drawn = qstyleoption_cast<const QStyleOptionComboBox*>(option)->currentText;
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    mutable QString drawn;
};

} // namespace

class TestLongTexts : public QObject {
    Q_OBJECT

private slots:
    void labelsMeasureTheEndsOfLongTexts_data()
    {
        QTest::addColumn<Qt::TextElideMode>("mode");
        QTest::addColumn<QString>("text");
        for (const auto& [name, mode] : {std::pair("left", Qt::ElideLeft), std::pair("middle", Qt::ElideMiddle),
                                         std::pair("right", Qt::ElideRight)}) {
            QTest::addRow("words, %s", name) << mode << numberedWords();
            QTest::addRow("marks, %s", name) << mode << marks();
            QTest::addRow("pairs, %s", name) << mode << QStringLiteral("\U0001F600").repeated(kMany / 2);
        }
    }

    void labelsMeasureTheEndsOfLongTexts()
    {
        QFETCH(Qt::TextElideMode, mode);
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        ElidedLabel label(mode);
        label.setText(text);
        label.setShorter({text.left(text.size() / 2), QStringLiteral("short")});
        QVERIFY(label.isCut(0));
        QCOMPARE(label.seen(300), QStringLiteral("short"));
        label.setShorter({});
        QVERIFY(label.isCut(300));
        const QString seen = label.seen(300);
        QVERIFY2(seen.size() < 10'000, qPrintable(QString::number(seen.size())));
        QVERIFY(seen.contains(u'…') && seen.isValidUtf16());
        QVERIFY2(label.sizeHint().width() < 1'000'000, qPrintable(QString::number(label.sizeHint().width())));
        QVERIFY(label.minimumSizeHint().height() >= label.fontMetrics().height());
        label.resize(300, 40);
        QVERIFY(!label.grab().isNull());
        QCOMPARE(label.text().size(), text.size()); // for assistive programs
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
    }

    void labelsShowShortTextsAsTheyAre()
    {
        ElidedLabel label(Qt::ElideRight);
        const QLabel usual(QStringLiteral("White to play"));
        label.setText(usual.text());
        QCOMPARE(label.sizeHint(), usual.sizeHint());
        QCOMPARE(label.seen(1000), usual.text());
        QVERIFY(!label.isCut(1000));
        QVERIFY(label.isCut(20));
    }

    void tipsAreShort()
    {
        ElidedLabel label(Qt::ElideRight);
        label.setText(numberedWords());
        label.resize(300, 40);
        label.show();
        QHelpEvent help(QEvent::ToolTip, {5, 5}, label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("word word")));
        QVERIFY(QToolTip::text().size() < 10'000);
        QToolTip::hideText();
    }

    void choicesThatAreCutEndWithAnEllipsis()
    {
        const QString kind = QStringLiteral("Increment after each turn (<i>Fischer</i>)");
        ChoiceRecorder style;
        NarrowComboBox choice(12);
        choice.setStyle(&style);
        choice.addItem(kind);
        choice.resize(choice.sizeHint());
        QVERIFY(!choice.grab().isNull());
        QVERIFY2(style.drawn.startsWith(kind.left(8)) && style.drawn.endsWith(u'…'), qPrintable(style.drawn));
        QCOMPARE(choice.currentText(), kind);
        choice.setToolTip(QStringLiteral("How clocks run."));
        QHelpEvent hover(QEvent::ToolTip, QPoint(5, 5), choice.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&choice, &hover);
        QVERIFY2(QToolTip::text().contains(kind.toHtmlEscaped()) && QToolTip::text().contains(choice.toolTip()),
                 qPrintable(QToolTip::text()));
        choice.resize(600, choice.height());
        QVERIFY(!choice.grab().isNull());
        QCOMPARE(style.drawn, kind);
        choice.setStyle(nullptr);
    }

    void rowsAreAsHighAsTheViewHasRoomFor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << numberedWords();
        QTest::newRow("marks") << marks();
        QTest::newRow("pairs") << QStringLiteral("\U0001F600").repeated(kMany / 2);
        QTest::newRow("one word") << QString(kMany, u'w');
    }

    void rowsAreAsHighAsTheViewHasRoomFor()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        QStandardItemModel model(2, 2);
        QTreeView view;
        view.setModel(&model);
        new SpannedRows(view);
        view.setFirstColumnSpanned(0, {}, true);
        view.setFirstColumnSpanned(1, {}, true);
        model.setItem(0, 0, new QStandardItem(text));
        model.setItem(1, 0, new QStandardItem(QStringLiteral("two words")));
        view.resize(300, 200);
        view.show();
        QVERIFY(!view.grab().isNull());
        const int high = view.sizeHintForIndex(model.index(0, 0)).height();
        QVERIFY2(high < 100'000, qPrintable(QString::number(high)));
        QVERIFY(!text.contains(u' ') || high > view.viewport()->height());
        const int low = view.sizeHintForIndex(model.index(1, 0)).height();
        QVERIFY2(low < 3 * view.fontMetrics().lineSpacing(), qPrintable(QString::number(low)));
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
    }
};

RINGFORD_TEST(TestLongTexts)
#include "test_longtexts.moc"
