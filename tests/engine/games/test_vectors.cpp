// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the worked cases of each game (data/vectors, where README.md tells the format): positions with their status,
// turn, actions and perft; games ply by ply; setups and options that are refused.
#include "tests/support/GameRows.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

const QString kCases = QStringLiteral("cases");
const QString kTranscripts = QStringLiteral("transcripts");
const QString kRefusedSetups = QStringLiteral("refused");
const QString kRefusedOptions = QStringLiteral("refused_options");

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

/** What stands in the file of one game, or why nothing is read from it. */
QJsonObject contentOf(const std::string& game, QString* fault = nullptr)
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/vectors/%1.json").arg(QString::fromStdString(game)));
    QJsonParseError error;
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QJsonObject content = QJsonDocument::fromJson(text, &error).object();
    if (fault && error.error != QJsonParseError::NoError)
        *fault = file.fileName() + QStringLiteral(": ") + (text.isEmpty() ? file.errorString() : error.errorString());
    return content;
}

/** The members of one list of each game's file, a row each. */
void addRows(const QString& list)
{
    QTest::addColumn<QJsonObject>("about");
    for (const auto& type : testRegistry().types()) {
        int number = 0;
        for (const QJsonValue member : contentOf(type->id())[list].toArray()) {
            const QJsonObject about = member.toObject();
            const QString words = about["note"].toString(about["why"].toString());
            QTest::addRow("%s %d %s", type->id().c_str(), ++number, qPrintable(words)) << about;
        }
    }
}

} // namespace

class TestVectors : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasSomeOfEachList_data() { test::addGames(testRegistry()); }
    void everyGameHasSomeOfEachList()
    {
        QFETCH(const QString, game);
        QString fault;
        const QJsonObject content = contentOf(game.toStdString(), &fault);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        for (const QString& list : {kCases, kTranscripts, kRefusedSetups, kRefusedOptions}) {
            const QJsonArray members = content[list].toArray();
            QVERIFY2(!members.isEmpty(),
                     qPrintable(QStringLiteral("tests/data/vectors/%1.json has no %2").arg(game, list)));
            for (const QJsonValue member : members)
                QCOMPARE(member["game"].toString(), game);
        }
    }

    void cases_data() { addRows(kCases); }
    void cases()
    {
        QFETCH(const QJsonObject, about);
        readPosition(about);
        if (!QTest::currentTestFailed())
            checkCase(about);
        if (!QTest::currentTestFailed())
            checkActions(about);
    }

    void transcripts_data() { addRows(kTranscripts); }
    void transcripts()
    {
        QFETCH(const QJsonObject, about);
        readPosition(about);
        for (const QJsonValue ply : about["plies"].toArray()) {
            if (QTest::currentTestFailed())
                return;
            playPly(ply.toObject());
        }
    }

    void refusedSetups_data() { addRows(kRefusedSetups); }
    void refusedSetups()
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

    void refusedOptions_data() { addRows(kRefusedOptions); }
    void refusedOptions()
    {
        QFETCH(const QJsonObject, about);
        const auto game =
            testRegistry().create(about["game"].toString().toStdString(), optionValues(about["options"].toObject()));
        QVERIFY(!game);
        QVERIFY(!game.error().english().empty());
    }

private:
    void createGame(const QJsonObject& about)
    {
        const auto game =
            testRegistry().create(about["game"].toString().toStdString(), optionValues(about["options"].toObject()));
        QVERIFY2(game, game ? "" : game.error().english().c_str());
        m_game = *game;
    }

    void readPosition(const QJsonObject& about)
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

    void checkCase(const QJsonObject& about)
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

    void checkActions(const QJsonObject& about)
    {
        QCOMPARE(sortedTexts(*m_game, m_position, m_game->actions(m_position)), strings(about["actions"]));
        if (about.contains("exposed"))
            QCOMPARE(sortedTexts(*m_game, m_position, m_game->exposed(m_position)), strings(about["exposed"]));
        const QJsonObject perft = about["perft"].toObject();
        for (auto depth = perft.begin(); depth != perft.end(); ++depth)
            QCOMPARE(qint64(m_game->perft(m_position, depth.key().toInt())), depth.value().toInteger());
    }

    void playPly(const QJsonObject& ply)
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

    std::shared_ptr<const Game> m_game; ///< what createGame() made
    Position m_position;                ///< what readPosition() read, or where a transcript has come to
};

RINGFORD_TEST(TestVectors)
#include "test_vectors.moc"
