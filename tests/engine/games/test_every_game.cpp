// SPDX-License-Identifier: GPL-3.0-or-later
// What each game of the registry has beside its folder, and no other test would miss.
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace ringford;

namespace {

QString projectText(const QString& path)
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/../../") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).simplified() : QString();
}

} // namespace

class TestEveryGame : public QObject {
    Q_OBJECT

private slots:
    void hasSeedsForFuzzing_data() { addTypes(); }
    void hasSeedsForFuzzing()
    {
        QFETCH(const QString, id);
        const QDir corpus(QStringLiteral(TEST_DATA_DIR "/../fuzz/corpus/setup"));
        const QStringList seeds = corpus.entryList({id + QStringLiteral("-*")}, QDir::Files);
        QVERIFY2(!seeds.isEmpty(), qPrintable(corpus.path()));
        for (const QString& seed : seeds)
            QVERIFY2(projectText(QStringLiteral("tests/fuzz/corpus/setup/") + seed).startsWith(id), qPrintable(seed));
    }

    void isNamedByTheReadme_data() { addTypes(); }
    void isNamedByTheReadme()
    {
        QFETCH(const QString, id);
        const QString title = QString::fromStdString(Registry::standard().find(id.toStdString())->title().english());
        QVERIFY2(projectText(QStringLiteral("README.md")).contains(title, Qt::CaseInsensitive), qPrintable(title));
    }

private:
    static void addTypes()
    {
        QTest::addColumn<QString>("id");
        for (const auto& type : Registry::standard().types())
            QTest::newRow(type->id().c_str()) << QString::fromStdString(type->id());
    }
};

RINGFORD_TEST(TestEveryGame)
#include "test_every_game.moc"
