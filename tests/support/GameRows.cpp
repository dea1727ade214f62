// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/GameRows.h"

#include <QTest>

namespace ringford::test {

void addGames(const Registry& registry)
{
    QTest::addColumn<QString>("game");
    for (const auto& type : registry.types())
        QTest::newRow(type->id().c_str()) << QString::fromStdString(type->id());
}

void GameRows::add(const OptionValues& options)
{
    if (auto game = Registry::standard().create(m_id, options))
        m_games.push_back(*std::move(game));
}

void GameRows::addRows() const
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < m_games.size(); ++i)
        QTest::newRow(writeOptions(m_games[i]->description().options).c_str()) << static_cast<int>(i);
}

std::size_t GameRows::row() const
{
    QFETCH(const int, number);
    return static_cast<std::size_t>(number);
}

void ChoiceRows::addRows() const
{
    QTest::addColumn<int>("choice");
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        QTest::newRow(m_choices[i].line.c_str()) << static_cast<int>(i);
}

const std::shared_ptr<const Game>& ChoiceRows::sharedGame() const
{
    // What QFETCH does, which needs a function that gives nothing back.
    return m_choices[static_cast<std::size_t>(*static_cast<int*>(QTest::qData("choice", qMetaTypeId<int>())))].game;
}

} // namespace ringford::test
