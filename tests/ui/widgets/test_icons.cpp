// SPDX-License-Identifier: GPL-3.0-or-later
// Icons in the colour of text.
#include "tests/support/TestProgram.h"
#include "ui/widgets/Icons.h"

#include <QIcon>
#include <QRegularExpression>
#include <QTest>

using namespace ringford::ui;

class TestIcons : public QObject {
    Q_OBJECT

private slots:
    void whereThereIsNoRoomNothingIsPainted()
    {
        const QIcon icon = namedIcon(QStringLiteral("hand"));
        QCOMPARE(icon.pixmap(QSize(16, 16)).size(), QSize(16, 16));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QPainter")));
        QVERIFY(icon.pixmap(QSize(0, 16)).isNull());
    }
};

RINGFORD_TEST(TestIcons)
#include "test_icons.moc"
