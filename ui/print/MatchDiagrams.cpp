// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/MatchDiagrams.h"

#include "engine/lesson/Goal.h"
#include "engine/lesson/Lesson.h"
#include "engine/match/NodeContents.h"
#include "engine/match/OwnSetup.h"
#include "engine/text/CommentParts.h"
#include "engine/text/Drawings.h"
#include "engine/text/RecordWriter.h"
#include "ui/paint/DecidingBoard.h"
#include "ui/print/PrintWords.h"
#include "ui/print/PrintedEntry.h"
#include "ui/print/TextDirections.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/MovesInText.h"
#include "ui/words/Typeset.h"

#include <QStringList>

#include <algorithm>
#include <utility>

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
        m_isOwn = m_setups.of(match).has_value();
    }
    return m_isOwn;
}

namespace {

/** The number before an entry of an answer. */
QString numberOf(const Match& match, const Node* node, const Node* from, const EntryNumber& number)
{
    const bool isPaired = isNumberedInPairs(match.game().description());
    const int shown = isPaired ? number.number : number.number - from->depth;
    return printedNumber(match, node, shown, number.secondOnTurn);
}

// In letters; an answer is no article.
constexpr qsizetype kLongestInAnswer = 5'000;

/** A line from its first entry. */
Answer lineOf(const Match& match, const Node* first, const AnswerLook& look)
{
    const Node* const from = first->parent;
    Answer answer;
    QStringList parts;
    EntryNumber number{answerNumber(match, from), false};
    bool needsNumber = true;
    int count = 0;
    for (const Node* next = first; next; next = next->firstChild) {
        if (count++ == kMostAnswered) {
            parts << QStringLiteral("…");
            break;
        }
        const EntryNumber before = std::exchange(number, entryNumber(match, next, number));
        const bool continues = !needsNumber && continuesTurn(match, before, number);
        if (isPrinted(next, continues)) {
            QString entry = printedEntry(match, next, look.notation, continues) + printedMarks(next);
            if (needsNumber || !(continues || number.secondOnTurn)) // else the one before tells it
                entry.prepend(numberOf(match, next, from, number));
            else
                parts.back() += printedDivider(match, next, continues);
            parts << entry;
        }
        answer.end = next;
        if (wantsDiagram(next)) // what is said there belongs to that diagram
            break;
        QString comment = look.hasComments ? commentOf(next) : QString();
        if (comment.size() > kLongestInAnswer)
            comment = comment.left(kLongestInAnswer) + u'…';
        comment = words::withLettersOf(look.notation, match.game(), words::typeset(comment, look.locale));
        needsNumber = !comment.isEmpty();
        if (needsNumber)
            parts << keepingDirection(comment);
    }
    answer.text = parts.join(u' ');
    return answer;
}

/** What is played; of a task that is a match by itself also what may be played instead, as in a lesson. */
Answer linesOf(const Match& match, const Node* from, const AnswerLook& look)
{
    Answer answer;
    if (!from->firstChild)
        return answer;
    std::vector<const Node*> lines;
    for (const Node* first = from->firstChild; first && from->isRoot(); first = first->nextSibling) {
        if (first->entry.kind == Entry::Kind::Action && !isKnownWrong(first))
            lines.push_back(first);
    }
    if (lines.empty())
        lines.push_back(from->firstChild);
    QStringList texts;
    for (const Node* const first : lines) {
        if (texts.size() == kMostAnswered) {
            texts << QStringLiteral("…");
            break;
        }
        answer = lineOf(match, first, look);
        if (!answer.text.isEmpty())
            texts << answer.text;
    }
    return texts.size() > 1 ? Answer{PrintWords::anyOf(texts)} : answer;
}

} // namespace

int answerNumber(const Match& match, const Node* node)
{
    if (match.firstFullMove() <= 1)
        return 1;
    EntryNumber number;
    for (const Node* const one : GameTree::path(node))
        number = entryNumber(match, one, number);
    const bool isFirstOnTurn = node->onTurn.contains(Seat{0});
    return match.firstFullMove() - 1 + std::max(1, number.number + (isFirstOnTurn && number.secondOnTurn ? 1 : 0));
}

Answer answerOf(const Match& match, const Node* node, const AnswerLook& look)
{
    const auto& tags = match.tags().others;
    const auto found = std::ranges::find(tags, "Goal", &std::pair<std::string, std::string>::first);
    const auto goal =
        node->isRoot() && found != tags.end() ? Goal::read(found->second, match.game().board()) : std::nullopt;
    if (node->firstChild || !goal)
        return linesOf(match, node, look);
    const Position position = match.position(node);
    QStringList entries;
    for (const Action& action : goal->actions(match.game(), position)) {
        if (entries.size() == kMostAnswered) {
            entries << QStringLiteral("…");
            break;
        }
        entries << words::actionToRead(match.game(), position, action, look.notation);
    }
    return {entries.join(QStringLiteral(", "))};
}

QString commentOf(const Node* node)
{
    return QString::fromStdString(shownTexts(node->comments)).simplified();
}

DiagramSpec diagramOf(const Match& match, const Node* node, PaperStyle style, std::vector<QString> seatNames)
{
    DiagramSpec spec;
    spec.game = match.sharedGame();
    spec.picture.game = &spec.game->description();
    spec.picture.contents = contentsAt(match, node);
    if (const auto deciding = DecidingBoard::of(match, node))
        deciding->show(spec.picture);
    spec.picture.lastAction = LastAction::of(match.effects(node));
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.style = style;
    spec.seatNames = std::move(seatNames);
    spec.picture.show(drawingsOf(node->comments, spec.game->board()));
    spec.caption = commentOf(node);
    return spec;
}

} // namespace ringford::ui
