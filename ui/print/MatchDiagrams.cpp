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
#include <initializer_list>
#include <utility>

namespace ringford::ui {

bool wantsDiagram(const Node* node)
{
    return std::ranges::find(node->marks(), kDiagramMark) != node->marks().end();
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
    if (found.empty() && (match.tags().find(kExerciseTag) || hasOwnSetup(match)))
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

/** Entries that are told in the brackets of an answer: more than a solution has. */
constexpr int kMostInBrackets = 3 * kMostAnswered;

/** What an answer consists of, with blanks between. */
class AnswerParts {
public:
    void add(const QString& text, bool isPlayed)
    {
        const QString blank = m_runs.empty() ? QString() : QStringLiteral(" ");
        if (!m_runs.empty() && m_runs.back().isBold == isPlayed)
            m_runs.back().text += blank + text;
        else
            m_runs.push_back({blank + text, isPlayed});
    }
    /** Behind the last one, without a blank. */
    void end(const QString& text) { m_runs.back().text += text; }
    QString text() const
    {
        QString text;
        for (const TextRun& run : m_runs)
            text += run.text;
        return text;
    }
    const std::vector<TextRun>& runs() const { return m_runs; }

private:
    std::vector<TextRun> m_runs;
};

/** Writes the lines that are played from a place. */
class AnswerLines {
public:
    AnswerLines(const Match& match, const Node* from, const AnswerLook& look)
        : m_match(match), m_from(from), m_look(look)
    {
    }

    /** A line from its first entry, behind which @p beside are told in brackets. */
    Answer line(const Node* first, const std::vector<const Node*>& beside)
    {
        AnswerParts parts;
        const Node* const end = write({first, beside, {answerNumber(m_match, m_from), false}, 0}, parts);
        return {parts.text(), end, parts.runs()};
    }

private:
    struct Line {
        const Node* first;
        std::vector<const Node*> beside; ///< of its first entry
        EntryNumber before;              ///< the number of the entry before
        int depth;                       ///< of brackets
    };

    /** What else is told in place of an entry that is no first one: the solver's mistakes are not. */
    std::vector<const Node*> besideOf(const Node* node) const
    {
        std::vector<const Node*> beside;
        const bool isMain = node == node->parent->firstChild;
        const bool isSolvers = node->parent->onTurn() == m_from->onTurn();
        for (const Node* other = node->nextSibling; isMain && other && std::ssize(beside) <= m_left;
             other = other->nextSibling) {
            if (other->entry().kind == Entry::Kind::Action && !(isSolvers && isKnownWrong(other)))
                beside.push_back(other);
        }
        return beside;
    }

    /** Gives where it leads to. */
    const Node* write(const Line& line, AnswerParts& parts)
    {
        const Node* end = nullptr;
        EntryNumber number = line.before;
        bool needsNumber = true;
        int count = 0;
        for (const Node* next = line.first; next; next = next->firstChild) {
            if (count++ == kMostAnswered || (line.depth > 0 && m_left-- <= 0)) {
                parts.add(QStringLiteral("…"), true);
                break;
            }
            const EntryNumber before = std::exchange(number, entryNumber(m_match, next, number));
            addEntry(next, before, number, needsNumber, parts);
            end = next;
            const bool isShown = wantsDiagram(next); // what is said there belongs to that diagram
            needsNumber = !isShown && addComment(next->comments(), parts);
            const auto beside = next == line.first ? line.beside : besideOf(next);
            needsNumber |= addBrackets(beside, before, line.depth + 1, parts);
            if (isShown)
                break;
        }
        return end;
    }

    void addEntry(const Node* node, const EntryNumber& before, const EntryNumber& number, bool needsNumber,
                  AnswerParts& parts) const
    {
        const bool continues = !needsNumber && continuesTurn(m_match, before, number);
        if (!isPrinted(node, continues))
            return;
        QString entry = printedEntry(m_match, node, m_look.notation, continues) + printedMarks(node);
        if (needsNumber || !(continues || number.secondOnTurn)) // else the one before tells it
            entry.prepend(numberOf(m_match, node, m_from, number));
        else
            parts.end(printedDivider(m_match, node, continues));
        parts.add(entry, true);
    }

    /** Whether there is one that is told. */
    bool addComment(const std::vector<std::string>& comments, AnswerParts& parts) const
    {
        QString comment = m_look.hasComments ? QString::fromStdString(shownTexts(comments)).simplified() : QString();
        if (comment.isEmpty())
            return false;
        if (comment.size() > kLongestInAnswer)
            comment = comment.left(kLongestInAnswer) + u'…';
        comment = words::withLettersOf(m_look.notation, m_match.game(), words::typeset(comment, m_look.locale));
        parts.add(keepingDirection(comment), false);
        return true;
    }

    /** Brackets are round and square by turns. Whether there are some. */
    bool addBrackets(const std::vector<const Node*>& beside, const EntryNumber& before, int depth, AnswerParts& parts)
    {
        for (const Node* const first : beside) {
            if (m_left <= 0) {
                parts.add(QStringLiteral("(…)"), false);
                break;
            }
            AnswerParts within;
            addComment(first->commentsBefore(), within);
            write({first, {}, before, depth}, within);
            const bool isRound = depth % 2 == 1;
            parts.add((isRound ? u'(' : u'[') + within.text() + (isRound ? u')' : u']'), false);
        }
        return !beside.empty();
    }

    const Match& m_match;
    const Node* m_from;
    const AnswerLook& m_look;
    int m_left = kMostInBrackets;
};

bool hasMark(const Node* node, std::initializer_list<std::uint8_t> marks)
{
    return std::ranges::find_first_of(node->marks(), marks) != node->marks().end();
}

bool isCalledGood(const Node* node)
{
    return hasMark(node, {1, 3});
}

/** Whether an action comes on the line behind @p from: that a draw is agreed upon there solves nothing. */
bool isPlayedOn(const Node* from)
{
    const Node* next = from->firstChild;
    while (next && next->entry().kind != Entry::Kind::Action)
        next = next->firstChild;
    return next != nullptr;
}

/** Of actions alone. */
Answer inBold(const QString& text)
{
    return text.isEmpty() ? Answer{} : Answer{text, nullptr, {{text, true}}};
}

/** What is played; of a task that is a match by itself also what may be played instead, as in a lesson. */
Answer linesOf(const Match& match, const Node* from, const AnswerLook& look)
{
    if (!from->firstChild)
        return {};
    std::vector<const Node*> lines, tries;
    for (const Node* first = from->firstChild; first && from->isRoot(); first = first->nextSibling) {
        if (first->entry().kind != Entry::Kind::Action || isKnownWrong(first))
            continue;
        const bool isRight = first == from->firstChild || isOtherAnswer(first);
        (isRight ? lines : tries).push_back(first);
    }
    if (lines.empty() && !tries.empty()) { // what leads is a mistake
        lines.push_back(tries.front());
        tries.erase(tries.begin());
    }
    if (lines.empty() && !isPlayedOn(from))
        return {};
    if (lines.empty())
        lines.push_back(from->firstChild);
    AnswerLines writer(match, from, look);
    Answer answer;
    QStringList texts;
    bool arePlayed = true; // nothing is said between
    for (const Node* const first : lines) {
        if (texts.size() == kMostAnswered) {
            texts << QStringLiteral("…");
            break;
        }
        answer = writer.line(first, std::exchange(tries, {}));
        if (!answer.text.isEmpty())
            texts << answer.text;
        arePlayed = arePlayed && answer.runs.size() < 2;
    }
    if (texts.size() < 2)
        return answer;
    const QString all = PrintWords::anyOf(texts);
    return arePlayed ? inBold(all) : Answer{all};
}

} // namespace

bool isOtherAnswer(const Node* first)
{
    if (first->entry().kind != Entry::Kind::Action || isKnownWrong(first))
        return false;
    if (isCalledGood(first))
        return true;
    const bool isCommented = !shownTexts(first->comments()).empty() || !shownTexts(first->commentsBefore()).empty();
    if (isCommented || (first->firstChild && isCalledGood(first->firstChild)))
        return false;
    const Node* last = first;
    while (last->firstChild)
        last = last->firstChild;
    return last->parent->onTurn() == first->parent->onTurn();
}

int answerNumber(const Match& match, const Node* node)
{
    if (match.firstFullMove() <= 1)
        return 1;
    EntryNumber number;
    for (const Node* const one : GameTree::path(node))
        number = entryNumber(match, one, number);
    const bool isFirstOnTurn = node->onTurn().contains(Seat{0});
    return match.firstFullMove() - 1 + std::max(1, number.number + (isFirstOnTurn && number.secondOnTurn ? 1 : 0));
}

Answer answerOf(const Match& match, const Node* node, const AnswerLook& look)
{
    const std::string* const tag = node->isRoot() ? match.tags().find("Goal") : nullptr;
    const auto goal = tag ? Goal::read(*tag, match.game().board()) : std::nullopt;
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
    const bool haveCommas = std::ranges::any_of(entries, [](const QString& entry) { return entry.contains(u','); });
    return inBold(entries.join(haveCommas ? QStringLiteral("; ") : QStringLiteral(", ")));
}

QString commentOf(const Node* node)
{
    return QString::fromStdString(shownTexts(node->comments())).simplified();
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
    spec.picture.show(drawingsOf(node->comments(), spec.game->board()));
    spec.caption = commentOf(node);
    return spec;
}

} // namespace ringford::ui
