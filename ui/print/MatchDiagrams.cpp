// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/MatchDiagrams.h"

#include "engine/lesson/Goal.h"
#include "engine/text/CommentParts.h"
#include "engine/text/Drawings.h"

#include <QStringList>

#include <algorithm>

namespace ringford::ui {

bool wantsDiagram(const Node* node)
{
    return std::ranges::find(node->marks, kDiagramMark) != node->marks.end();
}

std::vector<const Node*> markedIn(const Match& match)
{
    std::vector<const Node*> found;
    std::vector<const Node*> open{match.start()};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        if (wantsDiagram(node))
            found.push_back(node);
        std::vector<const Node*> next;
        for (const Node* child = node->firstChild; child; child = child->nextSibling)
            next.push_back(child);
        open.insert(open.end(), next.rbegin(), next.rend());
    }
    return found;
}

std::vector<const Node*> exercisesOf(const Match& match)
{
    return ExerciseFinder().in(match);
}

std::vector<const Node*> ExerciseFinder::in(const Match& match)
{
    std::vector<const Node*> found = markedIn(match);
    const auto& tags = match.tags().others;
    const bool isExercise = std::ranges::any_of(tags, [](const auto& tag) { return tag.first == kExerciseTag; });
    if (found.empty() && (isExercise || hasOwnSetup(match)))
        found.push_back(match.start());
    return found;
}

bool ExerciseFinder::hasOwnSetup(const Match& match)
{
    const Position start = match.position(match.start());
    if (m_game != match.sharedGame() || &m_start.content() != &start.content()) {
        m_game = match.sharedGame();
        m_start = start;
        m_isOwn = writeSetup(m_game->write(start)) != writeSetup(m_game->write(m_game->start()));
    }
    return m_isOwn;
}

QString answerOf(const Node* node, const EntryWords& worded)
{
    QStringList entries;
    for (const Node* next = node->firstChild; next; next = next->firstChild) {
        if (entries.size() == kMostAnswered) {
            entries << QStringLiteral("…");
            break;
        }
        entries << worded(next->entry);
        if (wantsDiagram(next))
            break;
    }
    return entries.join(u' ');
}

QString solutionOf(const Match& match, const Node* node, const EntryWords& worded)
{
    const auto& tags = match.tags().others;
    const auto found = std::ranges::find(tags, "Goal", &std::pair<std::string, std::string>::first);
    const auto goal =
        node->isRoot() && found != tags.end() ? Goal::read(found->second, match.game().board()) : std::nullopt;
    if (node->firstChild || !goal)
        return answerOf(node, worded);
    const Position position = match.position(node);
    QStringList entries;
    for (const Action& action : goal->actions(match.game(), position)) {
        if (entries.size() == kMostAnswered) {
            entries << QStringLiteral("…");
            break;
        }
        entries << QString::fromStdString(match.game().text(position, action));
    }
    return entries.join(QStringLiteral(", "));
}

QString commentOf(const Node* node)
{
    return QString::fromStdString(shownTexts(node->comments, " ")).simplified();
}

DiagramSpec diagramOf(const Match& match, const Node* node, PaperStyle style, std::vector<QString> seatNames)
{
    DiagramSpec spec;
    spec.game = match.sharedGame();
    spec.picture = BoardPicture::of(*spec.game, match.position(node));
    spec.picture.lastAction = LastAction::of(match.effects(node));
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.style = style;
    spec.seatNames = std::move(seatNames);
    spec.picture.show(drawingsOf(node->comments, spec.game->board()));
    spec.caption = commentOf(node);
    return spec;
}

} // namespace ringford::ui
