// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/Worksheet.h"

#include "engine/lesson/Lesson.h"
#include "engine/match/PieceLetters.h"
#include "engine/rules/Contents.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordTags.h"
#include "engine/text/RecordWriter.h"
#include "ui/match/Comments.h"
#include "ui/match/MatchModel.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>

namespace ringford::ui {

namespace {

constexpr const char* kGoalTag = "Goal";
constexpr const char* kTaskTag = "Task";
/** What a step of a lesson says of itself, and its position keeps as a task. */
constexpr const char* kStepTags[] = {"Step", kTaskTag, kGoalTag};

using NamedTag = std::pair<std::string, std::string>;

std::string setupAt(const Match& match, const Node* node)
{
    return writeSetup(match.game().write(match.position(node)));
}

constexpr int kMostLed = 20; // entries from the usual start to a position that somebody wanted to show

bool isUsualStart(const Match& match, const Node* node)
{
    return setupAt(match, node) == writeSetup(match.game().write(match.game().start()));
}

bool areOfOneGame(const Match& one, const Match& other)
{
    const GameDescription& game = one.game().description();
    return game.id == other.game().description().id && game.options == other.game().description().options;
}

/**
 * What an answer takes of the line that goes on with @p first behind @p line: one more than is printed, so that it is
 * seen to go on.
 */
std::vector<const Node*> lineOf(const Node* first, std::vector<const Node*> line = {})
{
    for (const Node* next = first; next && std::ssize(line) <= kMostAnswered; next = next->firstChild)
        line.push_back(next);
    return line;
}

/** Adds the lines that part from @p line behind its first entry: how else it is defended. */
void addDefences(std::vector<std::vector<const Node*>>& answers, const std::vector<const Node*>& line)
{
    for (auto at = line.begin() + 1; at < line.end(); ++at) {
        for (const Node* other = (*at)->nextSibling; other && std::ssize(answers) <= kMostAnswered;
             other = other->nextSibling) {
            if (other->entry().kind == Entry::Kind::Action && !isKnownWrong(other))
                answers.push_back(lineOf(other, {line.begin(), at}));
        }
    }
}

/**
 * The lines that answer a task from there: what is played on, with defences, and where nothing was played before,
 * whatever else is right. The first is the main line.
 */
std::vector<std::vector<const Node*>> answersFrom(const Node* node)
{
    std::vector<std::vector<const Node*>> answers;
    for (const Node* first = node->firstChild; first; first = node->isRoot() ? first->nextSibling : nullptr) {
        if (!answers.empty() && !isOtherAnswer(first))
            continue;
        answers.push_back(lineOf(first));
        addDefences(answers, lineOf(first));
    }
    return answers;
}

bool areAnsweredAlike(const Node* one, const Node* other)
{
    const auto isSameEntry = [](const Node* a, const Node* b) { return a->entry().text == b->entry().text; };
    return std::ranges::equal(answersFrom(one), answersFrom(other), [&](const auto& line, const auto& otherLine) {
        return std::ranges::equal(line, otherLine, isSameEntry);
    });
}

/** `Kg1 Qh5 – Kg8`: the pieces of each side, kings first. */
QString piecesOf(const GameDescription& game, const Contents& contents)
{
    const auto letters = words::pieceLetters(game, words::notation()).value_or(englishLetters(game));
    std::map<Side, QStringList> sides;
    std::vector<PlacedPiece> ordered = contents.pieces;
    const auto fromKings = std::ranges::greater();
    std::ranges::stable_sort(ordered, fromKings, [](const PlacedPiece& placed) { return placed.piece.kind.index; });
    for (const PlacedPiece& placed : ordered)
        sides[placed.piece.side] << words::fromUtf8(letters.of(placed.piece.kind) + game.board.name(placed.cell));
    QStringList all;
    for (const auto& [side, pieces] : sides)
        all << pieces.join(u' ');
    return all.join(QStringLiteral(" – "));
}

/** How many pieces each side has, or of more than two sides all. */
QString piecesCounted(const GameDescription& game, const Contents& contents)
{
    if (game.sides.size() != 2)
        return Worksheet::tr("%n pieces", nullptr, static_cast<int>(contents.pieces.size()));
    const auto first =
        std::ranges::count(contents.pieces, Side{0}, [](const PlacedPiece& placed) { return placed.piece.side; });
    //: how many pieces the two sides of a position have
    return Worksheet::tr("%1 + %2 pieces").arg(first).arg(std::ssize(contents.pieces) - first);
}

void playOn(Match& task, const Node* from)
{
    for (const std::vector<const Node*>& line : answersFrom(from)) {
        const Node* at = task.start();
        for (const Node* const next : line) {
            const auto added = task.add(at, next->entry());
            if (!added)
                break;
            at = added->node;
        }
    }
}

Match taskAt(const Match& match, const Node* node)
{
    Match task(match.sharedGame(), match.position(node));
    task.setComments(task.start(), node->comments());
    playOn(task, node);
    if (isUsualStart(match, node))
        task.tags().others.emplace_back(kExerciseTag, "start");
    if (const int number = answerNumber(match, node); number > 1) {
        task.setFirstFullMove(number);
        task.tags().others.emplace_back(kFullMoveTag, std::to_string(number));
    }
    for (const NamedTag& tag : match.tags().others) {
        if (node->isRoot() && std::ranges::find(kStepTags, tag.first) != std::end(kStepTags))
            task.tags().others.push_back(tag);
    }
    return task;
}

bool areOfOnePosition(const Match& task, const Match& match, const Node* node)
{
    return areOfOneGame(task, match) && setupAt(task, task.start()) == setupAt(match, node);
}

/** Whether a file of tasks would hold the same of both, which are of one position. */
bool areSame(const Match& one, const Match& other)
{
    if (!areAnsweredAlike(one.start(), other.start()))
        return false;
    const auto written = writeRecord(one);
    const auto otherWritten = writeRecord(other);
    return written && otherWritten ? *written == *otherWritten : one.start()->comments() == other.start()->comments();
}

/** Whether the task stays what it is with the words and the answer of that place. */
bool agreesWith(const Match& task, const Node* node)
{
    const QString caption = commentOf(node);
    const QString had = commentOf(task.start());
    const bool isSaid = caption.isEmpty() || had.isEmpty() || caption == had;
    return isSaid && (!node->firstChild || !task.start()->firstChild || areAnsweredAlike(node, task.start()));
}

} // namespace

void Worksheet::follow(const MatchModel& model)
{
    m_followed = &model;
    connect(&model, &MatchModel::treeChanged, this, &Worksheet::takeAnswers);
    connect(&model, &MatchModel::replaced, this, &Worksheet::takeOtherGame);
}

void Worksheet::take(std::vector<Match> tasks, const QString& title)
{
    beginResetModel();
    m_tasks = std::move(tasks);
    m_origins.assign(m_tasks.size(), {});
    m_removed.clear();
    m_numbers.clear();
    m_title = title;
    m_isModified = true;
    endResetModel();
}

void Worksheet::setTitle(const QString& title)
{
    if (title == m_title)
        return;
    m_title = title;
    m_isModified = true;
    emit otherwiseChanged();
}

void Worksheet::setModified(bool isModified)
{
    m_isModified = isModified;
    emit otherwiseChanged();
}

std::optional<int> Worksheet::add(const Match& match, const Node* node)
{
    if (const auto known = rowFor(match, node)) {
        bring(*known, match, node);
        return known;
    }
    if (rowCount() >= kMostTasks)
        return std::nullopt;
    const bool isFollowed = m_followed && &match == &m_followed->match();
    append(taskAt(match, node), {isFollowed ? node : nullptr, node->comments(), node->firstChild != nullptr});
    return rowCount() - 1;
}

Worksheet::Added Worksheet::addApart(const Match& match, const Node* node)
{
    Match task = taskAt(match, node);
    if (std::ranges::any_of(
            m_tasks, [&](const Match& known) { return areOfOnePosition(known, match, node) && areSame(known, task); }))
        return Added::Known;
    if (rowCount() >= kMostTasks)
        return Added::Full;
    append(std::move(task), {nullptr, node->comments(), node->firstChild != nullptr});
    return Added::New;
}

void Worksheet::append(Match task, Origin origin)
{
    m_numbers.clear();
    beginInsertRows({}, rowCount(), rowCount());
    m_tasks.push_back(std::move(task));
    m_origins.push_back(std::move(origin));
    endInsertRows();
    m_isModified = true;
}

bool Worksheet::holdsFollowed() const
{
    if (!m_followed)
        return false;
    const MatchTags& tags = m_followed->match().tags();
    const bool isOfSomebody =
        !tags.clock.empty() || std::ranges::any_of(tags.seatNames, [](const auto& name) { return !name.empty(); });
    if (isOfSomebody || !m_followed->absent().empty())
        return false;
    const bool isUsual = isUsualStart(m_followed->match(), m_followed->match().start());
    bool hasTask = false;
    int since = 0; // entries behind the last task; what leads to one is wanted by nobody, unless it is a game
    for (const Node* node = m_followed->match().start(); node; node = node->firstChild) {
        const bool isTask = std::ranges::find(m_origins, node, &Origin::node) != m_origins.end();
        const bool hasWords = !node->comments().empty() || !node->commentsBefore().empty() || !node->marks().empty();
        if (node->nextSibling || (hasWords && !isTask))
            return false;
        if (isTask && isUsual && since > kMostLed)
            return false;
        hasTask |= isTask;
        since = isTask ? 0 : since + 1;
    }
    return hasTask && since <= kMostAnswered;
}

std::optional<int> Worksheet::rowFor(const Match& match, const Node* node) const
{
    const bool isFollowed = m_followed && &match == &m_followed->match();
    std::optional<int> agreeing;
    for (int row = 0; row < rowCount(); ++row) {
        const Match& task = m_tasks[static_cast<std::size_t>(row)];
        if (!areOfOnePosition(task, match, node))
            continue;
        if (isFollowed && m_origins[static_cast<std::size_t>(row)].node == node)
            return row;
        if (!agreeing && agreesWith(task, node))
            agreeing = row;
    }
    return agreeing;
}

/** What has not changed there since stays as somebody may have written it. */
void Worksheet::bring(int row, const Match& match, const Node* node)
{
    Match& task = m_tasks[static_cast<std::size_t>(row)];
    Origin& origin = m_origins[static_cast<std::size_t>(row)];
    // An answer from elsewhere would be lost with what is played here next, or with nothing played.
    const bool isFree = origin.node == node || !task.start()->firstChild || areAnsweredAlike(task.start(), node);
    if (m_followed && &match == &m_followed->match() && origin.node != node && isFree) {
        origin.node = node;
        origin.isAnswered = false;
    }
    if (!node->comments().empty() && node->comments() != origin.comments) {
        // What is only drawn there takes no words away.
        const QString caption = commentOf(node).isEmpty() ? commentOf(task.start()) : QString();
        task.setComments(task.start(), caption.isEmpty()
                                           ? node->comments()
                                           : editedComments(node->comments(), caption, task.game().board()));
        origin.comments = node->comments();
        m_isModified = true;
        emit dataChanged(index(row), index(row));
    }
    if (isFree)
        takeAnswer(row, node);
}

void Worksheet::takeAnswer(int row, const Node* from)
{
    Match& task = m_tasks[static_cast<std::size_t>(row)];
    Origin& origin = m_origins[static_cast<std::size_t>(row)];
    if ((!from->firstChild && !origin.isAnswered) || areAnsweredAlike(from, task.start()))
        return;
    Match answered(task.sharedGame(), task.position(task.start()));
    answered.setComments(answered.start(), task.start()->comments());
    answered.tags() = task.tags();
    answered.setFirstFullMove(task.firstFullMove());
    playOn(answered, from);
    origin.isAnswered = true;
    if (areAnsweredAlike(answered.start(), task.start()))
        return;
    task = std::move(answered);
    m_isModified = true;
    emit dataChanged(index(row), index(row));
}

void Worksheet::takeAnswers()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (const Node* const from = m_origins[static_cast<std::size_t>(row)].node)
            takeAnswer(row, from);
    }
}

/** The places of the old game are gone. A position that was set up and added may be what the new one begins with. */
void Worksheet::takeOtherGame()
{
    for (Origin& origin : m_origins)
        origin.node = nullptr;
    for (Removed& removed : m_removed)
        removed.origin.node = nullptr;
    const Match& match = m_followed->match();
    for (int row = 0; row < rowCount(); ++row) {
        const Match& task = m_tasks[static_cast<std::size_t>(row)];
        if (task.start()->firstChild || !task.tags().valueOf(kExerciseTag).empty() ||
            !areOfOnePosition(task, match, match.start()))
            continue;
        m_origins[static_cast<std::size_t>(row)].node = match.start();
        takeAnswer(row, match.start());
        return;
    }
}

QString Worksheet::caption(int row) const
{
    const Match& task = m_tasks[static_cast<std::size_t>(row)];
    return commentOf(task.start());
}

void Worksheet::setCaption(int row, const QString& caption)
{
    Match& task = m_tasks[static_cast<std::size_t>(row)];
    task.setComments(task.start(), editedComments(task.start()->comments(), caption.simplified(), task.game().board()));
    m_isModified = true;
    emit dataChanged(index(row), index(row));
}

QString Worksheet::brief(int row) const
{
    constexpr std::size_t kFew = 8; // pieces that can be listed
    const Match& task = m_tasks[static_cast<std::size_t>(row)];
    const GameDescription& game = task.game().description();
    const Contents contents = task.game().contents(task.position(task.start()));
    const bool areListed = contents.pieces.size() <= kFew && game.board.faces().size() == 1;
    QStringList parts{words::turn(game, task.start()->onTurn()),
                      areListed ? piecesOf(game, contents) : piecesCounted(game, contents)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

void Worksheet::setNumbers(std::vector<int> numbers)
{
    if (numbers == m_numbers || std::ssize(numbers) != rowCount())
        return;
    m_numbers = std::move(numbers);
    if (!isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole});
}

int Worksheet::number(int row) const
{
    return std::ssize(m_numbers) == rowCount() ? m_numbers[static_cast<std::size_t>(row)] : row + 1;
}

QString Worksheet::answer(int row) const
{
    const Match& task = m_tasks[static_cast<std::size_t>(row)];
    return task.start()->firstChild ? answerOf(task, task.start()).text : QString();
}

std::vector<int> Worksheet::unanswered() const
{
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row) {
        const Match& task = m_tasks[static_cast<std::size_t>(row)];
        if (!task.start()->firstChild && task.tags().valueOf(kGoalTag).empty() && !isOver(row))
            rows.push_back(row);
    }
    return rows;
}

bool Worksheet::isOver(int row) const
{
    return m_tasks[static_cast<std::size_t>(row)].start()->outcome().decided();
}

void Worksheet::remove(int row)
{
    const auto at = static_cast<std::size_t>(row);
    m_numbers.clear();
    beginRemoveRows({}, row, row);
    m_removed.push_back({row, std::move(m_tasks[at]), std::move(m_origins[at])});
    m_tasks.erase(m_tasks.begin() + row);
    m_origins.erase(m_origins.begin() + row);
    endRemoveRows();
    m_isModified = true;
}

int Worksheet::putBack()
{
    Removed removed = std::move(m_removed.back());
    m_removed.pop_back();
    const int row = std::min(removed.row, rowCount());
    m_numbers.clear();
    beginInsertRows({}, row, row);
    m_tasks.insert(m_tasks.begin() + row, std::move(removed.task));
    m_origins.insert(m_origins.begin() + row, std::move(removed.origin));
    endInsertRows();
    m_isModified = true;
    takeAnswers(); // it was played on meanwhile
    return row;
}

bool Worksheet::move(int row, int by)
{
    const int to = row + by;
    if (row < 0 || row >= rowCount() || to < 0 || to >= rowCount())
        return false;
    m_numbers.clear();
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    std::swap(m_tasks[static_cast<std::size_t>(row)], m_tasks[static_cast<std::size_t>(to)]);
    std::swap(m_origins[static_cast<std::size_t>(row)], m_origins[static_cast<std::size_t>(to)]);
    endMoveRows();
    m_isModified = true;
    return true;
}

Result<std::string, Text> Worksheet::records() const
{
    std::string all;
    RecordsTotal total;
    for (const Match& task : m_tasks) {
        auto record = writeRecord(task);
        if (!record)
            return Failure{record.error()};
        if (const auto tooMuch = total.add(writtenParts(task), *record))
            return Failure{*tooMuch};
        all += (all.empty() ? "" : "\n") + *record;
    }
    return all;
}

Result<std::vector<Match>, Text> Worksheet::lessonSteps(const QString& title) const
{
    const auto written = records();
    if (!written)
        return Failure{written.error()};
    // Read back, they are this function's own and may bear other tags. Steps come as they are numbered on paper.
    std::vector<Match> tasks = readRecords(*written, Registry::standard()).matches;
    std::vector<int> rows(tasks.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::ranges::sort(rows, {}, [this](int row) { return number(row); });
    std::vector<Match> steps;
    for (const int row : rows) {
        Match& step = steps.emplace_back(std::move(tasks[static_cast<std::size_t>(row)]));
        const Node* const first = step.start()->firstChild;
        const bool isAnswered =
            (first && first->entry().kind == Entry::Kind::Action) || !step.tags().valueOf(kGoalTag).empty();
        if (steps.size() == 1)
            step.tags().set("Lesson", title.toStdString());
        if (step.tags().valueOf("Step").empty())
            step.tags().set("Step", tr("Task %1").arg(number(row)).toStdString());
        const auto known = LessonTask::read(step.tags().valueOf(kTaskTag));
        if (known && (isAnswered || known->isByForce()))
            continue;
        step.tags().set(kTaskTag, isAnswered ? "" : "read");
    }
    return steps;
}

int Worksheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tasks.size());
}

QVariant Worksheet::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Match& task = m_tasks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString game = words::translated(task.game().description().title);
        const QString words = caption(index.row());
        //: a task of a worksheet: its number, its game, what is to be done
        const QString asked =
            tr("%1. %2: %3")
                .arg(QString::number(number(index.row())), game, words.isEmpty() ? brief(index.row()) : words);
        const QString played = answer(index.row());
        return played.isEmpty() ? asked : asked + u'\n' + tr("Answer: %1").arg(played);
    }
    case Qt::EditRole: return caption(index.row());
    case Qt::ToolTipRole: return words::fromUtf8(writeSetup(task.game().write(task.position(task.start()))));
    default: return {};
    }
}

bool Worksheet::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    setCaption(index.row(), value.toString());
    return true;
}

Qt::ItemFlags Worksheet::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

} // namespace ringford::ui
