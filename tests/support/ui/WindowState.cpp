// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/WindowState.h"

#include "ui/editor/EditSession.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/window/MainWindow.h"

#include <chrono>

namespace ringford::test {

namespace {

struct Told {
    QString moves;
    QJsonObject comments;
    int nodes = 0;
};

QString joined(const std::vector<std::string>& comments)
{
    QString all;
    for (const std::string& comment : comments)
        all += QString::fromStdString(comment) + u'\n';
    return all;
}

void announce(const Node* node, Told& reported)
{
    // A long line is not walked through by recursion.
    for (; node; node = node->firstChild) {
        const QString words = joined(node->commentsBefore()) + joined(node->comments());
        if (!words.isEmpty())
            reported.comments[QString::number(reported.nodes)] = words;
        ++reported.nodes;
        reported.moves += QString::fromStdString(node->entry().text) + u' ';
        if (node->isRoot() || node->parent->firstChild != node)
            continue;
        for (const Node* other = node->nextSibling; other; other = other->nextSibling) {
            reported.moves += QStringLiteral("( ");
            announce(other, reported);
            reported.moves += QStringLiteral(") ");
        }
    }
}

} // namespace

QJsonObject stateOf(const ui::MainWindow& window)
{
    const Match& match = window.model().match();
    Told reported;
    announce(match.start(), reported);
    const auto& seats = match.tags().seatNames;
    const auto tasks = window.worksheet().records();
    return {{QStringLiteral("id"), seats.empty() ? QString() : QString::fromStdString(seats.front())},
            {QStringLiteral("game"), QString::fromStdString(match.game().description().id)},
            {QStringLiteral("moves"), reported.moves},
            {QStringLiteral("stands"), match.gameNode()->depth},
            {QStringLiteral("comments"), reported.comments},
            {QStringLiteral("setup"), QString::fromStdString(window.editing().draft())},
            {QStringLiteral("tasks"),
             window.worksheet().isModified() && tasks ? QString::fromStdString(*tasks) : QString()},
            {QStringLiteral("file"), window.document().file()},
            {QStringLiteral("unsaved"), window.model().isModified()}};
}

qint64 sharedTime()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

} // namespace ringford::test
