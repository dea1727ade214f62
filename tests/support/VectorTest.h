// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"

#include <QJsonObject>
#include <QObject>

namespace ringford::test {

/**
 * Replays a file of worked cases (data/vectors, where README.md tells the format): positions with their status, turn,
 * actions and perft; games ply by ply; setups and options that are refused. The test of a game says which file:
 *
 *     struct TestCheckersVectors : ringford::test::VectorTest {
 *         TestCheckersVectors() : VectorTest(ringford::Registry::standard(), "checkers") {}
 *     };
 *
 *     RINGFORD_TEST(TestCheckersVectors)
 */
class VectorTest : public QObject {
    Q_OBJECT

public:
    /** Replays `data/vectors/FILE.json` with the games of @p registry, which must outlive the test. */
    VectorTest(const Registry& registry, const QString& file) : m_registry(registry), m_file(file) {}

private slots:
    void initTestCase();
    void cases_data() { addRows("cases"); }
    void cases();
    void transcripts_data() { addRows("transcripts"); }
    void transcripts();
    void refusedSetups_data() { addRows("refused"); }
    void refusedSetups();
    void refusedOptions_data() { addRows("refused_options"); }
    void refusedOptions();

private:
    void addRows(const QString& list);
    void createGame(const QJsonObject& about);
    void readPosition(const QJsonObject& about);
    void checkCase(const QJsonObject& about);
    void checkActions(const QJsonObject& about);
    void playPly(const QJsonObject& ply);

    const Registry& m_registry;
    QString m_file;
    QJsonObject m_content;
    std::shared_ptr<const Game> m_game; ///< what createGame() made
    Position m_position;                ///< what readPosition() read, or where a transcript has come to
};

} // namespace ringford::test
