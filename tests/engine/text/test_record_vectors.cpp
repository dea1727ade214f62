// SPDX-License-Identifier: GPL-3.0-or-later
// The worked records of the rule book: read, checked, written.

#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Talk.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;

namespace {

const QJsonArray& records()
{
    static const QJsonArray kRecords = [] {
        QFile file(QStringLiteral(TEST_DATA_DIR "/vectors/records.json"));
        if (!file.open(QIODevice::ReadOnly))
            return QJsonArray();
        return QJsonDocument::fromJson(file.readAll()).object().value("records").toArray();
    }();
    return kRecords;
}

std::string bytesOf(const QJsonObject& record)
{
    if (record.contains("record_in_hex"))
        return QByteArray::fromHex(record.value("record_in_hex").toString().toLatin1()).toStdString();
    return record.value("record_in").toString().toStdString();
}

/** The games that are not in this program yet: their records are left out, and counted. */
bool isKnown(const QJsonObject& record)
{
    return Registry::standard().find(record.value("game").toString().toStdString()) != nullptr;
}

QString place(const RecordError* error)
{
    return error ? QStringLiteral("%1:%2").arg(error->line).arg(error->column) : QStringLiteral("none");
}

QString place(const QJsonValue& error)
{
    return error.isObject() ? QStringLiteral("%1:%2").arg(error["line"].toInt()).arg(error["column"].toInt())
                            : QStringLiteral("none");
}

void addRows(bool damaged)
{
    QTest::addColumn<QJsonObject>("record");
    for (qsizetype i = 0; i < records().size(); ++i) {
        const QJsonObject record = records().at(i).toObject();
        if (isKnown(record) && record.value("error").isObject() == damaged)
            QTest::addRow("%lld: %s", static_cast<long long>(i), qPrintable(record.value("note").toString())) << record;
    }
}

} // namespace

class TestRecordVectors : public QObject {
    Q_OBJECT

private slots:
    void noGameIsLeftOutUnseen()
    {
        QMap<QString, int> played;
        for (const QJsonValue& record : records()) {
            if (isKnown(record.toObject()))
                ++played[record["game"].toString()];
        }
        QCOMPARE(played.value("checkers"), 58);
        QCOMPARE(played.value("orthodox"), 18);
    }

    void rightOnes_data() { addRows(false); }
    void rightOnes()
    {
        QFETCH(QJsonObject, record);
        const RecordReading reading = readRecords(bytesOf(record), Registry::standard());
        QVERIFY2(!reading.error, reading.error ? reading.error->english().c_str() : "");
        QCOMPARE(static_cast<int>(reading.records), record.value("count").toInt());
        QCOMPARE(static_cast<int>(reading.entries), record.value("actions").toInt());
        QCOMPARE(place(reading.fault()), place(record.value("check_error")));

        const auto number = static_cast<std::size_t>(record.value("number").toInt(1));
        const auto written = writeRecord(reading.matches.at(number - 1));
        QVERIFY(written);
        QCOMPARE(QString::fromStdString(*written), record.value("record_out").toString());

        const RecordReading again = readRecords(*written, Registry::standard());
        QVERIFY(!again.fault());
        QCOMPARE(QString::fromStdString(*writeRecord(again.matches.at(0))), QString::fromStdString(*written));
    }

    void loadedOnesAnswerAndAreSaved_data() { addRows(false); }
    void loadedOnesAnswerAndAreSaved()
    {
        QFETCH(QJsonObject, record);
        const QTemporaryDir folder;
        const std::string in = folder.filePath("in.ringford").toStdString();
        const std::string out = folder.filePath("out.ringford").toStdString();
        QVERIFY(!writeFile(in, bytesOf(record)));
        test::Talk talk(Registry::standard(), FileAccess::Allowed);
        const int number = record.value("number").toInt(1);
        QCOMPARE(talk.ask("load record=" + QByteArray::number(number) + ' ' + in.c_str()), QByteArray("= ok"));
        const QJsonObject then = record.value("then").toObject();
        for (auto line = then.begin(); line != then.end(); ++line) {
            QStringList expected;
            for (const QJsonValue& one : line.value().toArray())
                expected << one.toString();
            const QString answer = expected.isEmpty() ? "=" : "= " + expected.join('\n');
            QCOMPARE(QString(talk.ask(line.key().toUtf8())), answer);
        }
        QCOMPARE(talk.ask(QByteArray("save ") + out.c_str()), QByteArray("= ok"));
        QCOMPARE(QString::fromStdString(*readFile(out)), record.value("record_out").toString());
    }

    void whatWasOpenOutlivesDamage_data() { addRows(true); }
    void whatWasOpenOutlivesDamage()
    {
        QFETCH(QJsonObject, record);
        const QTemporaryDir folder;
        const std::string in = folder.filePath("in.ringford").toStdString();
        QVERIFY(!writeFile(in, bytesOf(record)));
        test::Talk talk(Registry::standard(), FileAccess::Allowed);
        talk.ask("game checkers");
        talk.ask("play b2-a3");
        const QByteArray refusal = talk.ask(QByteArray("load ") + in.c_str());
        QVERIFY2(refusal.startsWith(QByteArray("? ") + in.c_str() + ':' + place(record.value("error")).toUtf8() + ": "),
                 refusal);
        QCOMPARE(talk.ask("history"), QByteArray("= b2-a3"));
    }

    void damagedOnes_data() { addRows(true); }
    void damagedOnes()
    {
        QFETCH(QJsonObject, record);
        const RecordReading reading = readRecords(bytesOf(record), Registry::standard());
        QCOMPARE(place(reading.error ? &*reading.error : nullptr), place(record.value("error")));
        QVERIFY(!reading.error->message.english().empty());
    }
};

RINGFORD_TEST(TestRecordVectors)
#include "test_record_vectors.moc"
