// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Matches.h"

#include "tests/support/TestGames.h"
#include "tests/support/Texts.h"

#include <QStringList>

namespace ringford::test {

Match matchOf(const std::string& id, const std::string& setup)
{
    const auto game = *testRegistry().create(id, {});
    return Match(game, setup.empty() ? game->start() : *positionOf(*game, setup));
}

bool enter(Match& match, const char* text)
{
    const auto entry = match.parseEntry(match.current(), text);
    if (!entry)
        return false;
    const auto added = match.add(match.current(), *entry);
    if (!added)
        return false;
    match.goTo(added->node);
    return true;
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
        texts << QString::fromStdString(at->entry.text);
    return texts.join(' ');
}

QString linesFrom(const Node* node)
{
    QStringList texts;
    for (const Node* child = node->firstChild; child; child = child->nextSibling)
        texts << QString::fromStdString(child->entry.text);
    return texts.join(' ');
}

QString status(const Match& match)
{
    return QString::fromStdString(match.game().status(match.current()->outcome));
}

} // namespace ringford::test
