// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Vectors.h"

#include "engine/games/Registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace ringford::test {

namespace {

OptionValues optionsOf(const QJsonObject &vector)
{
    OptionValues options;
    const QJsonObject given = vector["options"].toObject();
    for (auto option = given.begin(); option != given.end(); ++option)
        options.push_back({option.key().toStdString(), option.value().toString().toStdString()});
    return options;
}

/** The game that an entry is about; nothing (and a failed test) when there is none. */
std::shared_ptr<const Game> gameOf(const QJsonObject &vector)
{
    auto game = Registry::standard().create(vector["game"].toString().toStdString(), optionsOf(vector));
    if (game)
        return *game;
    QTest::qFail(game.error().english().c_str(), __FILE__, __LINE__);
    return nullptr;
}

QString stateText(const Game &game, const Position &position)
{
    return QString::fromStdString(writeSetup(game.write(position)));
}

QString statusText(const Game &game, const Position &position)
{
    return QString::fromStdString(game.status(game.outcome(position)));
}

QStringList actionTexts(const Game &game, const Position &position)
{
    std::vector<std::string> texts;
    for (const Action &action : game.actions(position))
        texts.push_back(game.text(position, action));
    std::ranges::sort(texts);
    QStringList list;
    for (const std::string &text : texts)
        list << QString::fromStdString(text);
    return list;
}

QStringList strings(const QJsonValue &list)
{
    QStringList found;
    for (const QJsonValue &one : list.toArray())
        found << one.toString();
    return found;
}

void compareSetups(const Game &game, const QJsonObject &vector)
{
    const QString setup = vector["setup"].toString();
    const Position position = positionOf(game, setup);
    QVERIFY(position);
    QCOMPARE(stateText(game, position), setup);
    if (vector.contains("input")) {
        const Position same = positionOf(game, vector["input"].toString());
        QVERIFY(same);
        QCOMPARE(stateText(game, same), setup);
    }
    if (vector["start"].toBool())
        QCOMPARE(stateText(game, game.start()), setup);
}

void comparePerft(const Game &game, const Position &position, const QJsonObject &perft)
{
    for (auto depth = perft.begin(); depth != perft.end(); ++depth)
        QCOMPARE(game.perft(position, depth.key().toInt()), static_cast<std::uint64_t>(depth.value().toInteger()));
}

} // namespace

void addVectors(const QString &game, const QString &list)
{
    QTest::addColumn<QJsonObject>("vector");
    QFile file(QStringLiteral(TEST_DATA_DIR "/vectors/%1.json").arg(game));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QJsonArray entries = QJsonDocument::fromJson(file.readAll()).object()[list].toArray();
    QVERIFY2(!entries.isEmpty(), qPrintable(list));
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries[i].toObject();
        const QString about = entry["note"].toString(entry["why"].toString());
        QTest::newRow(qPrintable(QString("%1 %2").arg(i).arg(about))) << entry;
    }
}

Position positionOf(const Game &game, const QString &setup)
{
    const auto document = readSetup(setup.toStdString());
    const auto position = document ? game.read(*document) : Failure{document.error()};
    if (position)
        return *position;
    QTest::qFail(english(position.error()).c_str(), __FILE__, __LINE__);
    return {};
}

void replayCase()
{
    QFETCH(QJsonObject, vector);
    const auto game = gameOf(vector);
    QVERIFY(game);
    compareSetups(*game, vector);
    const Position position = positionOf(*game, vector["setup"].toString());
    QVERIFY(position);
    QCOMPARE(statusText(*game, position), vector["status"].toString());
    const QString turn = QString::fromStdString(game->description().names(game->onTurn(position)));
    QCOMPARE(turn, strings(vector["turn"]).join(' '));
    QCOMPARE(actionTexts(*game, position), strings(vector["actions"]));
    comparePerft(*game, position, vector["perft"].toObject());
}

void replayTranscript()
{
    QFETCH(QJsonObject, vector);
    const auto game = gameOf(vector);
    QVERIFY(game);
    Position position = positionOf(*game, vector["setup"].toString());
    QVERIFY(position);
    for (const QJsonValue &ply : vector["plies"].toArray()) {
        const std::string text = ply["action"].toString().toStdString();
        const auto action = game->parse(position, text);
        QVERIFY2(action, text.c_str());
        QVERIFY2(!game->why(position, *action), text.c_str());
        position = game->apply(position, *action).position;
        QCOMPARE(stateText(*game, position), ply["state"].toString());
        QCOMPARE(statusText(*game, position), ply["status"].toString());
        QCOMPARE(actionTexts(*game, position).size(), ply["actions_count"].toInteger());
    }
}

void replayRefused()
{
    QFETCH(QJsonObject, vector);
    const auto game = gameOf(vector);
    QVERIFY(game);
    const auto document = readSetup(vector["setup"].toString().toStdString());
    const auto position = document ? game->read(*document) : Failure{document.error()};
    QVERIFY(!position);
    QVERIFY(!position.error().empty());
    for (const SetupProblem &problem : position.error())
        QVERIFY(!problem.message.english().empty());
}

void replayRefusedOptions()
{
    QFETCH(QJsonObject, vector);
    const auto game = Registry::standard().create(vector["game"].toString().toStdString(), optionsOf(vector));
    QVERIFY(!game);
    QVERIFY(!game.error().english().empty());
}

} // namespace ringford::test
