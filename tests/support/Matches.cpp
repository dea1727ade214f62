// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Matches.h"

#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"

#include <QStringList>

#include <algorithm>

namespace ringford::test {

Match matchOf(std::string_view id, std::string_view setup, const OptionValues& options)
{
    const auto game = *testRegistry().create(id, options);
    return Match(game, setup.empty() ? game->start() : at(*game, std::string(setup)));
}

bool enter(Match& match, const char* text)
{
    const auto entry = match.parseEntry(match.gameNode(), text);
    if (!entry)
        return false;
    const auto added = match.add(match.gameNode(), *entry);
    if (!added)
        return false;
    match.goTo(added->node);
    return true;
}

bool enter(Match& match, const std::vector<std::string>& texts)
{
    return std::ranges::all_of(texts, [&](const std::string& text) { return enter(match, text.c_str()); });
}

void enterAll(Match& match, const char* texts)
{
    for (const QByteArray& text : QByteArray(texts).split(' ')) {
        if (!enter(match, text.constData()))
            qFatal("%s", text.constData());
    }
}

QString lineTo(const Node* node)
{
    QStringList texts;
    for (const Node* at : GameTree::path(node))
        texts << QString::fromStdString(at->entry().text);
    return texts.join(' ');
}

QString linesFrom(const Node* node)
{
    QStringList texts;
    for (const Node* child = node->firstChild; child; child = child->nextSibling)
        texts << QString::fromStdString(child->entry().text);
    return texts.join(' ');
}

QString status(const Match& match)
{
    return QString::fromStdString(match.game().status(match.gameNode()->outcome()));
}

} // namespace ringford::test
