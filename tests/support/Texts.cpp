// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Texts.h"

#include <QFile>

#include <map>
#include <utility>

namespace ringford::test {

Result<Position, SetupProblems> positionOf(const Game& game, std::string_view setup)
{
    return game.readLine(setup);
}

QString setupText(const Game& game, const Position& position)
{
    return QString::fromStdString(writeSetup(game.write(position)));
}

QStringList sortedTexts(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    QStringList texts;
    for (const Action& action : actions)
        texts << QString::fromStdString(game.text(position, action));
    texts.sort(); // all is ASCII, so by code
    return texts;
}

std::set<std::string> textSet(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    std::set<std::string> texts;
    for (const Action& action : actions)
        texts.insert(game.text(position, action));
    return texts;
}

QString onlyIn(const std::set<std::string>& texts, const std::set<std::string>& others)
{
    QStringList list;
    for (const std::string& text : texts) {
        if (!others.contains(text))
            list << QString::fromStdString(text);
    }
    return list.join(' ');
}

QStringList seatNames(const Game& game, SeatSet seats)
{
    QStringList names;
    for (const Seat seat : seats)
        names << QString::fromStdString(game.description().seat(seat).name);
    return names;
}

QString cellNames(const Game& game, const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names << QString::fromStdString(game.board().name(cell));
    return names.join(' ');
}

QString effectText(const Game& game, const Effect& effect)
{
    const auto name = [&](Cell cell) { return QString::fromStdString(game.board().name(cell)); };
    const GameDescription& about = game.description();
    const QString piece =
        QString::fromStdString(about.side(effect.piece.side).name) + QChar(about.kind(effect.piece.kind).letter);
    switch (effect.kind) {
    case Effect::Kind::Captured: return QString("captured %1 %2").arg(piece, name(effect.from));
    case Effect::Kind::Moved: return QString("moved %1 %2 %3").arg(piece, name(effect.from), name(effect.to));
    case Effect::Kind::Changed: return QString("changed %1 %2").arg(piece, name(effect.to));
    case Effect::Kind::BoardClosed: return QString("closed %1").arg(game.board().place(effect.to).face + 1);
    default: return "something else";
    }
}

bool helpHas(const Game& game, const std::string& section)
{
    static std::map<std::pair<std::string, std::string>, bool> known; // asked for once for each refusal
    const std::string& id = game.description().id;
    const auto [found, isNew] = known.try_emplace({id, section}, false);
    if (isNew) {
        QFile page(QStringLiteral(TEST_DATA_DIR "/../../resources/help/en/%1.html").arg(QString::fromStdString(id)));
        found->second = page.open(QIODevice::ReadOnly) &&
                        page.readAll().contains("name=\"" + QByteArray::fromStdString(section) + '"');
    }
    return found->second;
}

} // namespace ringford::test
