// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/VectorTest.h"

#include "tests/support/Texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace ringford::test {

namespace {

OptionValues optionValues(const QJsonObject& options)
{
    OptionValues values;
    for (auto one = options.begin(); one != options.end(); ++one)
        values.push_back({one.key().toStdString(), one.value().toString().toStdString()});
    return values;
}

QStringList strings(const QJsonValue& list)
{
    QStringList found;
    for (const QJsonValue one : list.toArray())
        found << one.toString();
    return found;
}

} // namespace

void VectorTest::initTestCase()
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/vectors/%1.json").arg(m_file));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QJsonParseError error;
    m_content = QJsonDocument::fromJson(file.readAll(), &error).object();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
}

void VectorTest::addRows(const QString& list)
{
    QTest::addColumn<QJsonObject>("about");
    int number = 0;
    for (const QJsonValue member : m_content[list].toArray()) {
        const QJsonObject about = member.toObject();
        const QString words = about["note"].toString(about["why"].toString());
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(++number).arg(words))) << about;
    }
}

void VectorTest::createGame(const QJsonObject& about)
{
    const auto game =
        m_registry.create(about["game"].toString().toStdString(), optionValues(about["options"].toObject()));
    QVERIFY2(game, game ? "" : game.error().english().c_str());
    m_game = *game;
}

void VectorTest::readPosition(const QJsonObject& about)
{
    createGame(about);
    if (QTest::currentTestFailed())
        return;
    const QString text = about["setup"].toString();
    const auto position = positionOf(*m_game, text.toStdString());
    QVERIFY2(position, position ? "" : english(position.error()).c_str());
    m_position = *position;
    QCOMPARE(setupText(*m_game, m_position), text);
}

void VectorTest::cases()
{
    QFETCH(const QJsonObject, about);
    readPosition(about);
    if (!QTest::currentTestFailed())
        checkCase(about);
    if (!QTest::currentTestFailed())
        checkActions(about);
}

void VectorTest::checkCase(const QJsonObject& about)
{
    const QString setup = about["setup"].toString();
    if (about["start"].toBool())
        QCOMPARE(setupText(*m_game, m_game->start()), setup);
    if (about.contains("input")) {
        const auto position = positionOf(*m_game, about["input"].toString().toStdString());
        QVERIFY2(position, position ? "" : english(position.error()).c_str());
        QCOMPARE(setupText(*m_game, *position), setup);
    }
    QCOMPARE(QString::fromStdString(m_game->status(m_game->outcome(m_position))), about["status"].toString());
    QCOMPARE(seatNames(*m_game, m_game->onTurn(m_position)), strings(about["turn"]));
}

void VectorTest::checkActions(const QJsonObject& about)
{
    QCOMPARE(sortedTexts(*m_game, m_position, m_game->actions(m_position)), strings(about["actions"]));
    if (about.contains("exposed"))
        QCOMPARE(sortedTexts(*m_game, m_position, m_game->exposed(m_position)), strings(about["exposed"]));
    const QJsonObject perft = about["perft"].toObject();
    for (auto depth = perft.begin(); depth != perft.end(); ++depth)
        QCOMPARE(qint64(m_game->perft(m_position, depth.key().toInt())), depth.value().toInteger());
}

void VectorTest::transcripts()
{
    QFETCH(const QJsonObject, about);
    readPosition(about);
    for (const QJsonValue ply : about["plies"].toArray()) {
        if (QTest::currentTestFailed())
            return;
        playPly(ply.toObject());
    }
}

void VectorTest::playPly(const QJsonObject& ply)
{
    const QString text = ply["action"].toString();
    const auto action = m_game->parse(m_position, text.toStdString());
    QVERIFY2(action, qPrintable(text));
    QCOMPARE(QString::fromStdString(m_game->text(m_position, *action)), text);
    const auto refusal = m_game->why(m_position, *action);
    QVERIFY2(!refusal,
             qPrintable(text + ": " + (refusal ? QString::fromStdString(refusal->sentence.english()) : QString())));

    const Successor next = m_game->apply(m_position, *action);
    m_position = next.position;
    QCOMPARE(setupText(*m_game, m_position), ply["state"].toString());
    QCOMPARE(QString::fromStdString(m_game->status(next.outcome)), ply["status"].toString());
    QCOMPARE(int(m_game->actions(m_position).size()), ply["actions_count"].toInt());
}

void VectorTest::refusedSetups()
{
    QFETCH(const QJsonObject, about);
    createGame(about);
    if (QTest::currentTestFailed())
        return;
    const auto position = positionOf(*m_game, about["setup"].toString().toStdString());
    QVERIFY(!position);
    QVERIFY(!position.error().empty());
    for (const SetupProblem& problem : position.error())
        QVERIFY(!problem.message.empty());
}

void VectorTest::refusedOptions()
{
    QFETCH(const QJsonObject, about);
    const auto game =
        m_registry.create(about["game"].toString().toStdString(), optionValues(about["options"].toObject()));
    QVERIFY(!game);
    QVERIFY(!game.error().english().empty());
}

} // namespace ringford::test
