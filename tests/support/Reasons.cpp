// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Reasons.h"

#include "tests/support/Positions.h"
#include "tests/support/Texts.h"

#include <QTest>

namespace ringford::test {

void addReasonColumns()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("setup");
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<QString>("cells");
}

void addReason(const char* options, const char* setup, const char* action, const char* sentence, const char* cells)
{
    QTest::addRow("%s: %s", action, sentence)
        << QByteArray(options) << QByteArray(setup) << QByteArray(action) << QByteArray(sentence) << QString(cells);
}

void checkReason(const std::string& id)
{
    QFETCH(const QByteArray, options);
    QFETCH(const QByteArray, setup);
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, sentence);
    QFETCH(const QString, cells);
    const auto game = gameOf(id, options.toStdString());
    const auto position = positionOf(*game, setup.toStdString());
    QVERIFY2(position, position ? "" : english(position.error()).c_str());
    const auto parsed = game->parse(*position, action.toStdString());
    QVERIFY2(parsed, parsed ? "" : parsed.error().english().c_str());
    const auto why = game->why(*position, *parsed);
    QVERIFY(why);
    QCOMPARE(QByteArray::fromStdString(why->sentence.english()), sentence);
    QCOMPARE(cellNames(*game, why->cells), cells);
    QVERIFY2(helpHas(*game, why->helpSection), why->helpSection.c_str());
}

void addTexts(std::initializer_list<const char*> texts)
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : texts)
        QTest::newRow(text) << QByteArray(text);
}

void checkNoAction(const std::string& id, const std::string& options)
{
    QFETCH(const QByteArray, text);
    const auto game = gameOf(id, options);
    const auto parsed = game->parse(game->start(), text.toStdString());
    QVERIFY(!parsed);
    QVERIFY(!parsed.error().english().empty());
}

bool canBeShown(const Game& game, const Refusal& why)
{
    const std::string sentence = why.sentence.english();
    return !sentence.empty() && sentence.find('%') == std::string::npos && helpHas(game, why.helpSection);
}

} // namespace ringford::test
