// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/JournalController.h"

#include "engine/pgn/GameFiles.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/files/Document.h"
#include "ui/files/Journal.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/OpeningTry.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/FileController.h"
#include "ui/window/GameController.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QAbstractItemModel>
#include <QDir>
#include <QTimer>

#include <cstddef>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

const QString kSetup = QStringLiteral("setup");
const QString kDemonstration = QStringLiteral("demonstration");
const QString kTasks = QStringLiteral("tasks");
const QString kScore = QStringLiteral("score");
const QString kStanding = QStringLiteral("standing");

/** What is told as a window comes: readers say what is new in that first. */
Message atStart(Message::Kind kind, const QString& text, std::vector<Message::Choice> choices = {})
{
    Message message{kind, text, std::move(choices)};
    message.telling = Message::Telling::AfterOtherWindow;
    return message;
}

/** The first @p most matches: whatever stands behind them takes no memory. */
RecordReading readFirst(const QByteArray& records, std::size_t most, const Registry& registry)
{
    std::vector<Match> matches;
    ReadingOptions options;
    options.take = [&](Match match, std::size_t /*begin*/) {
        matches.push_back(std::move(match));
        return matches.size() < most;
    };
    RecordReading reading =
        readRecords({records.constData(), static_cast<std::size_t>(records.size())}, registry, options);
    reading.matches = std::move(matches);
    return reading;
}

/** Whether a file holds all of a match already: the program may have ended when it had just been written. */
bool isSavedIn(const QString& file, const Match& match, const Registry& registry)
{
    const std::string name = file.toStdString();
    const auto bytes = readFile(name);
    if (!bytes)
        return false;
    if (isPgnFile(name)) {
        const auto pgn = writePgn(match, registry);
        if (!pgn || !pgn->losses.empty())
            return false;
    }
    const auto text = writeGameFile(name, match, registry);
    const std::size_t at = text ? bytes->find(*text) : std::string::npos;
    return at == 0 || (at != std::string::npos && (*bytes)[at - 1] == '\n');
}

/** The title of the worksheet, then its tasks as records. */
QByteArray tasksOf(const Worksheet& worksheet)
{
    if (!worksheet.isModified())
        return {};
    const auto records = worksheet.records();
    return records ? worksheet.title().toUtf8() + '\n' + QByteArray::fromStdString(*records) : QByteArray();
}

/** How far along its main line a game stands that was taken back; empty: at its end, as what is read does. */
QByteArray standingOf(const Match& match)
{
    return match.gameNode()->firstChild ? QByteArray::number(match.gameNode()->depth) : QByteArray();
}

/** The place of a game that was read whose standing was kept; its end where there is none. */
const Node* standsAt(const Match& match, const QByteArray& standing)
{
    bool isNumber = false;
    const int depth = standing.toInt(&isNumber);
    const Node* node = match.start();
    while (node->firstChild && (!isNumber || node->depth < depth))
        node = node->firstChild;
    return node;
}

} // namespace

/** As they were kept. */
struct JournalController::Drafts {
    explicit Drafts(const JournalPlace& place)
        : setup(place.draft(kSetup)), demonstration(place.draft(kDemonstration)), tasks(place.draft(kTasks)),
          score(place.draft(kScore)), standing(place.draft(kStanding))
    {
    }

    QByteArray setup;
    QByteArray demonstration;
    QByteArray tasks;
    QByteArray score;
    QByteArray standing;
};

JournalController::JournalController(const Context& context)
    : QObject(&context.window), m_(context),
      m_journal(new Journal(context.registry, context.match, context.document, JournalPlace::usualFolder(), this))
{
    keepClocks();
    addDrafts();
    addStanding();
    connect(m_journal, &Journal::failed, this, [this] {
        Message message{Message::Kind::Trouble, lossAhead(), {{tr("Save &As…"), [this] { m_.files.saveAs(); }}}};
        message.holds = [this] { return m_journal->isLosing(); };
        message.isStanding = true;
        m_.messages.show(message);
    });
    connect(m_journal, &Journal::aboutToWrite, &m_.files, &FileController::holdFile);
    connect(m_journal, &Journal::recovered, &m_.messages, &MessageBar::recheck);
}

/** What is told while nothing can be kept, with the reason where that is still to be had. */
QString JournalController::lossAhead()
{
    const QString folder = JournalPlace::usualFolder();
    const auto hindrance = JournalPlace::hindrance(folder);
    return hindrance ? tr("If Ringford ends unexpectedly, what is not saved is lost. %1", "%1 names a file, and why")
                           .arg(words::asSentence(*hindrance))
                     : tr("If Ringford ends unexpectedly, what is not saved is lost: nothing can be written to %1.")
                           .arg(QDir::toNativeSeparators(folder));
}

/**
 * Entries tell the clock of who acted. What the others have run since must be written, or a crash gives it back; so must
 * what somebody has removed of the journal.
 */
void JournalController::keepClocks()
{
    constexpr int kDialsKept = 5000; // ms
    auto* const kept = new QTimer(this);
    kept->setObjectName(QStringLiteral("dialsKept"));
    connect(kept, &QTimer::timeout, m_journal, &Journal::putBack);
    connect(kept, &QTimer::timeout, &m_.files, &FileController::holdFile);
    connect(kept, &QTimer::timeout, &m_.clocks, [this] {
        if (m_.clocks.isRunning())
            m_.clocks.keepTimes();
    });
    kept->start(kDialsKept);
}

void JournalController::addDrafts()
{
    const auto note = [this] { m_journal->noteDrafts(); };
    const auto addStage = [&](const QString& name, const SetupStage& stage) {
        m_journal->addDraft(name, [&stage] { return QByteArray::fromStdString(stage.draft()); });
        connect(&stage.document(), &BoardSource::changed, this, note);
        connect(&stage, &SetupStage::changed, this, note);
    };
    addStage(kSetup, m_.edit);
    addStage(kDemonstration, m_.demonstration);
    const Worksheet* const tasks = &m_.worksheet;
    m_journal->addDraft(kScore, [&game = m_.game] { return QByteArray::fromStdString(game.score().text()); });
    connect(&m_.game, &GameController::scoreChanged, this, note);
    m_journal->addDraft(kTasks, [tasks] { return tasksOf(*tasks); });
    connect(tasks, &QAbstractItemModel::rowsInserted, this, note);
    connect(tasks, &QAbstractItemModel::rowsRemoved, this, note);
    connect(tasks, &QAbstractItemModel::rowsMoved, this, note);
    connect(tasks, &QAbstractItemModel::dataChanged, this, note);
    connect(tasks, &Worksheet::otherwiseChanged, this, note);
}

/** What was taken back is in the record still: without this it would be in force again. */
void JournalController::addStanding()
{
    // Nor is it in force again in the moment when the next action is played.
    m_journal->addDraft(
        kStanding, [&match = m_.match] { return standingOf(match.match()); }, Journal::Drop::After);
    const auto note = [this, last = QByteArray()]() mutable {
        // Whoever plays on stays at the end: that is to take no time, and other drafts are long.
        const QByteArray before = std::exchange(last, standingOf(m_.match.match()));
        if (last != before)
            m_journal->noteDrafts();
    };
    connect(&m_.match, &MatchModel::gameNodeChanged, this, note);
}

void JournalController::end()
{
    m_journal->end();
}

void JournalController::resume(std::unique_ptr<JournalPlace> place)
{
    auto* const attempt = new OpeningTry(JournalPlace::usualFolder(), place->name(), this);
    if (!attempt->begin()) {
        setAside(QDir::toNativeSeparators(place->putAside()));
        return;
    }
    attempt->succeed();
    const QString origin = place->origin();
    const bool isMarkedSaved = !place->draft(Journal::savedMark()).isEmpty();
    const QByteArray fileMark = place->draft(Journal::fileMark());
    const Drafts drafts(*place);
    QStringList damaged;
    RecordReading reading = readFirst(place->record(), 1, m_.registry);
    if (reading.matches.empty()) {
        resumePart(std::move(reading), QDir::toNativeSeparators(place->putAside()));
        resumeDrafts(drafts, damaged); // all of them were put aside with the record
        return;
    }
    const bool wasSaved = isMarkedSaved || isSavedIn(origin, reading.matches.front(), m_.registry);
    m_.document.begin(std::move(reading.matches.front()), !wasSaved);
    takeBackTo(standsAt(m_.match.match(), drafts.standing));
    m_.game.setScore(RematchScore::fromText(drafts.score.toStdString()));
    const QString resumed = resumeDrafts(drafts, damaged);
    QStringList aside;
    for (const QString& draft : damaged)
        aside += QDir::toNativeSeparators(place->putAside(draft));
    m_journal->adopt(std::move(place));
    announce(origin, wasSaved, resumed, aside.join(QStringLiteral(", ")));
    if (!origin.isEmpty())
        m_.document.rejoin(origin, fileMark);
}

/** Not before the game is there: what began where it stands would be a puzzle, and what follows its solution. */
void JournalController::takeBackTo(const Node* node)
{
    if (node == m_.match.gameNode())
        return;
    const bool isModified = m_.match.isModified();
    m_.match.setGameNode(node);
    m_.match.show(node);
    m_.match.setModified(isModified);
}

/** What was taken up twice and ended the program both times. */
void JournalController::setAside(const QString& aside)
{
    m_.messages.show(atStart(Message::Kind::Trouble,
                             tr("Ringford ended twice while it brought a game back. It was kept in %1.").arg(aside)));
}

/** Gives a sentence on what there was, and names what could not be read whole. */
QString JournalController::resumeDrafts(const Drafts& drafts, QStringList& damaged)
{
    bool isSetUp = !drafts.setup.isEmpty() && m_.edit.resume(drafts.setup.toStdString());
    if (!drafts.setup.isEmpty() && !isSetUp)
        damaged += kSetup;
    if (!drafts.demonstration.isEmpty()) {
        m_.edit.leave(); // what it has is there the next time
        if (m_.demonstration.resume(drafts.demonstration.toStdString()))
            isSetUp = true;
        else
            damaged += kDemonstration;
    }
    const bool hasTasks = !drafts.tasks.isEmpty() && resumeTasks(drafts.tasks, damaged);
    if (isSetUp && hasTasks)
        return tr("The position that was being set up and the tasks of the worksheet are there, too.");
    if (isSetUp)
        return tr("The position that was being set up is there, too.");
    return hasTasks ? tr("The tasks of the worksheet are there, too.") : QString();
}

bool JournalController::resumeTasks(const QByteArray& tasks, QStringList& damaged)
{
    const qsizetype end = tasks.indexOf('\n');
    RecordReading reading = readFirst(tasks.mid(end + 1), Worksheet::kMostTasks, m_.registry);
    if (end < 0 || reading.error)
        damaged += kTasks;
    if (end < 0 || reading.matches.empty())
        return false;
    m_.worksheet.take(std::move(reading.matches), QString::fromUtf8(tasks.left(end)));
    return true;
}

/** @p drafts: what else is there; @p aside: where what cannot be read whole was kept, if anything. */
void JournalController::announce(const QString& origin, bool wasSaved, const QString& drafts, const QString& aside)
{
    const QString file = words::filePath(origin);
    QString text;
    if (wasSaved && origin.isEmpty())
        text = tr("This was open when Ringford ended unexpectedly.");
    else if (wasSaved)
        text = tr("This was open when Ringford ended unexpectedly. The game is saved in %1.").arg(file);
    else if (origin.isEmpty())
        text = tr("This game was open when Ringford ended unexpectedly. It has not been saved yet.");
    else
        text =
            tr("This game was open when Ringford ended unexpectedly. What was played last is not in %1 yet.").arg(file);
    if (!drafts.isEmpty())
        text += u' ' + drafts;
    if (!aside.isEmpty())
        text +=
            u' ' + tr("Not all that was being prepared can be read back; what was found was kept in %1.").arg(aside);
    Message message = atStart(aside.isEmpty() ? Message::Kind::Note : Message::Kind::Trouble, text,
                              {{tr("Save &As…"), [this] { m_.files.saveAs(); }}});
    if (!wasSaved)
        letStand(message);
    m_.messages.show(message);
}

/** What of a left game can be read, if anything; all of it is kept in @p aside. */
void JournalController::resumePart(RecordReading reading, const QString& aside)
{
    if (!reading.broken || reading.broken->end() == reading.broken->start()) {
        m_.messages.show(atStart(Message::Kind::Trouble,
                                 tr("A game was open when Ringford ended unexpectedly, but it cannot be read back. It "
                                    "was kept in %1.")
                                     .arg(aside)));
        return;
    }
    m_.document.begin(std::move(*reading.broken), true);
    Message message = atStart(Message::Kind::Trouble,
                              tr("This game was open when Ringford ended unexpectedly. Only its beginning can be read "
                                 "back; what was found was kept in %1.")
                                  .arg(aside),
                              {{tr("Save &As…"), [this] { m_.files.saveAs(); }}});
    letStand(message);
    m_.messages.show(message);
}

/** For what is told of a game that was not saved: as long as it is open and that is so. */
void JournalController::letStand(Message& message)
{
    message.isStanding = true;
    message.joins = true; // that a computer waits is true as well
    message.holds = whileOpen(m_.match, [this] { return m_.match.isModified() || m_.document.isWriting(); });
}

} // namespace ringford::ui
