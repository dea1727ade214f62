// SPDX-License-Identifier: GPL-3.0-or-later
// Worked dialogues (data/vectors/protocol.json, where README.md tells the format), each with a program of its own.
#include "engine/games/Registry.h"
#include "tests/cli/Cli.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using test::Serve;

namespace {

/** Those that need no game but the first two: less were not found by mistake. */
constexpr int kFewestDialogues = 48;

QStringList gamesOf(const QJsonObject& dialogue)
{
    QStringList games;
    if (dialogue.contains("game"))
        games << dialogue["game"].toString();
    for (const QJsonValue game : dialogue["needs"].toArray())
        games << game.toString();
    return games;
}

bool isPlayable(const QJsonObject& dialogue)
{
    const QStringList games = gamesOf(dialogue);
    return std::ranges::all_of(
        games, [](const QString& game) { return Registry::standard().find(game.toStdString()) != nullptr; });
}

QByteArrayList linesOf(const QJsonArray& list)
{
    QByteArrayList lines;
    for (const QJsonValue line : list)
        lines << line.toString().toUtf8();
    return lines;
}

} // namespace

class DialoguesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QFile file(TEST_DATA_DIR "/vectors/protocol.json");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        m_all = QJsonDocument::fromJson(file.readAll()).object()["dialogues"].toArray();
        QVERIFY(!m_all.isEmpty());
    }

    void dialogues_data()
    {
        QTest::addColumn<QJsonObject>("dialogue");
        m_found = 0;
        for (const QJsonValue one : m_all) {
            if (isPlayable(one.toObject()))
                QTest::newRow(qPrintable(QString("%1 %2").arg(++m_found).arg(one["note"].toString())))
                    << one.toObject();
        }
    }
    void dialogues()
    {
        QFETCH(const QJsonObject, dialogue);
        begin(dialogue);
        for (const QJsonValue step : dialogue["dialogue"].toArray()) {
            if (QTest::currentTestFailed()) {
                qWarning("before the step %s",
                         QJsonDocument(step.toObject()).toJson(QJsonDocument::Compact).left(300).constData());
                return;
            }
            take(step.toObject());
        }
        if (!m_hasEnded) {
            m_serve->send("quit\n");
            QCOMPARE(m_serve->finish(), QByteArray());
        }
        QCOMPARE(m_serve->status(), 0);
    }

    void noneIsLeftOutByMistake() { QVERIFY2(m_found >= kFewestDialogues, qPrintable(QString::number(m_found))); }

private:
    QByteArray filled(const QJsonValue& text) const
    {
        return text.toString().toUtf8().replace("{dir}", m_folder->path().toUtf8());
    }

    /** The bytes to send, line end and all. */
    QByteArray bytesOf(const QJsonObject& step) const
    {
        if (step.contains("bytes"))
            return QByteArray::fromHex(step["bytes"].toString().toLatin1());
        QByteArray line = filled(step["send"]);
        if (step.contains("pad"))
            line = line.leftJustified(step["pad"].toInt(), step["fill"].toString().at(0).toLatin1());
        return line + step["line_end"].toString("\n").toLatin1();
    }

    void begin(const QJsonObject& dialogue)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_serve = std::make_unique<Serve>();
        m_hasEnded = false;
        if (dialogue.contains("game")) {
            QByteArray command = "game " + dialogue["game"].toString().toLatin1();
            const QJsonObject options = dialogue["options"].toObject();
            for (auto option = options.begin(); option != options.end(); ++option)
                command += ' ' + option.key().toLatin1() + '=' + option.value().toString().toLatin1();
            QCOMPARE(m_serve->ask(command), QByteArray("= ok\n\n"));
        }
        if (dialogue.contains("setup"))
            QCOMPARE(m_serve->ask("setup " + dialogue["setup"].toString().toLatin1()), QByteArray("= ok\n\n"));
    }

    void take(const QJsonObject& step)
    {
        if (step.contains("write")) {
            test::makeFile(QString::fromUtf8(filled(step["write"])), filled(step["content"]));
        } else if (step.contains("file")) {
            compareFile(step);
        } else if (step["ends"].toBool()) {
            m_serve->send(bytesOf(step));
            m_hasEnded = true;
            QCOMPARE(m_serve->finish(), filled(step["ends_with"]));
        } else {
            m_serve->send(bytesOf(step));
            // Whether there really is no answer shows in the next one, and at the end.
            if (!step["expect"].isNull())
                compare(m_serve->answer(), step);
        }
    }

    void compare(const QByteArray& answer, const QJsonObject& step) const
    {
        const QJsonValue expected = step["expect"];
        QVERIFY2(answer.endsWith("\n\n"), answer.constData());
        const QByteArray body = answer.chopped(2);
        QVERIFY2(std::ranges::all_of(body, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }),
                 body.constData());
        if (expected == "refused") {
            QVERIFY2(body.startsWith("? ") && body.size() > 2 && !body.contains('\n'), body.constData());
            QVERIFY2(body.contains(filled(step["holds"])), body.constData());
            return;
        }
        QVERIFY2(body == "=" || body.startsWith("= "), body.constData());
        const QByteArrayList lines = body == "=" ? QByteArrayList{} : body.mid(2).split('\n');
        if (expected.isString()) {
            QCOMPARE(lines, QByteArrayList{filled(expected)});
        } else if (expected.isArray()) {
            QCOMPARE(lines, linesOf(expected.toArray()));
        } else if (expected["rule"].toBool()) {
            QVERIFY2(lines.size() == 1 || (lines.size() == 2 && lines[1].startsWith("cells: ")), body.constData());
            QVERIFY(lines[0] != "legal" && !lines[0].isEmpty());
        } else {
            QVERIFY(expected.toObject().contains("includes"));
            for (const QByteArray& line : linesOf(expected["includes"].toArray()))
                QVERIFY2(lines.contains(line), line.constData());
        }
    }

    void compareFile(const QJsonObject& step) const
    {
        QFile file(QString::fromUtf8(filled(step["file"])));
        if (step["content"].isNull()) {
            QVERIFY(!file.exists());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), filled(step["content"]));
    }

    QJsonArray m_all;
    int m_found = 0;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Serve> m_serve;
    bool m_hasEnded = false;
};

RINGFORD_TEST(DialoguesTest)
#include "test_cli_dialogues.moc"
