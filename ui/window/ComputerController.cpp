// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ComputerController.h"

#include "ui/board/view/BoardView.h"
#include "ui/computer/CountedGame.h"
#include "ui/computer/GiverQuestion.h"
#include "ui/computer/Pace.h"
#include "ui/computer/Thinkers.h"
#include "ui/computer/ThinkingTime.h"
#include "ui/dialogs/ProgramsDialog.h"
#include "ui/match/ActingSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/PlayersMenu.h"
#include "ui/panels/SeatsDock.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/BesideBoards.h"
#include "ui/window/CommandSet.h"
#include "ui/window/CommandTable.h"
#include "ui/window/GameArea.h"
#include "ui/window/Program.h"
#include "ui/window/ProgramTroubles.h"
#include "ui/window/StageController.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLook = 30;                             // ms: how soon it is looked again whether the board is at rest
constexpr MarkColour kAskedColour = MarkColour::Blue; // as that of hints
constexpr int kCountedForClaims = 2000;               // entries
constexpr qsizetype kLongestProgram = 40;             // characters of a name

std::chrono::milliseconds pauseOf(Settings::Pause pause)
{
    switch (pause) {
    case Settings::Pause::None: return std::chrono::milliseconds(0);
    case Settings::Pause::Short: return std::chrono::milliseconds(200);
    case Settings::Pause::Usual: break;
    case Settings::Pause::Long: return std::chrono::milliseconds(1500);
    }
    return std::chrono::milliseconds(500);
}

/** Who plays these seats, one or all of them, from now on, in a sentence. */
QString playsNow(const GameDescription& game, SeatSet seats, const SeatPlayer& player)
{
    const bool isOne = seats.size() == 1;
    if (player.isPerson() && !isOne)
        return ComputerController::tr("All seats: persons play here now.");
    const QString seat = isOne ? words::seat(game, seats.first()) : ComputerController::tr("All seats");
    if (player.isPerson())
        //: %1 is a seat
        return ComputerController::tr("%1: a person plays here now.", "seat").arg(seat);
    if (!player.program.isEmpty())
        //: %1 is a seat, %2 the name of a chess program
        return ComputerController::tr("%1: %2 plays here now.", "seat")
            .arg(seat, words::elided(player.program.toStdString(), kLongestProgram));
    //: %1 is a seat, %2 a number, %3 a word for it, such as casual
    return ComputerController::tr("%1: the computer plays here now, at level %2, %3.", "seat")
        .arg(seat, QString::number(player.level), words::strength(player.level));
}

/** Whether somebody is in the middle of an action that another one would put back. */
bool isHandBusy(const BoardView& board)
{
    return board.playTool().isDragging() || board.chooser();
}

/** Of those on turn the first who is a person; where all are computers, the first. */
Seat seatToChange(const SeatSet& onTurn, const ComputerSeats& computers)
{
    for (const Seat seat : onTurn) {
        if (!computers.has(seat))
            return seat;
    }
    return onTurn.first();
}

} // namespace

ComputerController::ComputerController(const Context& context)
    : QObject(&context.window), m_(context),
      m_thinkers(new Thinkers([&program = context.program](const Game& game) { return program.searches(game); },
                              context.program.settings, this)),
      m_soon(new QTimer(this)), m_pause(new QTimer(this)), m_pace(new Pace(context.match, context.clocks, this)),
      m_givers(new GiverQuestion(context.match, context.window, this)),
      m_troubles(new ProgramTroubles(context.program.settings, context.match, context.area.messages(), this))
{
    m_soon->setSingleShot(true);
    m_pause->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &ComputerController::update);
    connect(m_pause, &QTimer::timeout, this, &ComputerController::rest);
    connect(m_pace, &Pace::due, this, &ComputerController::update);
    connect(m_givers, &GiverQuestion::agreed, this, &ComputerController::playFor);
    connect(m_givers, &GiverQuestion::opened, this, [this](QWidget* box, const Action& action) {
        m_.sketch.show(m_givers, m_.match.position(), action, kAskedColour);
        connect(box, &QObject::destroyed, &m_.sketch, [this] { m_.sketch.clear(m_givers); });
        keepBesideBoards(*box, m_.area.board(), sketchOf(m_.match.game(), m_.match.position(), action, kAskedColour),
                         m_.area.line(), *m_.seats.view());
    });
    connectThinkers();
    connect(m_.commands[Command::MoveNow], &QAction::triggered, this, &ComputerController::moveNow);
    connect(m_.commands[Command::ComputerPlays], &QAction::triggered, this, [this](bool plays) {
        if (const SeatSet seats = m_.match.match().onTurn(m_.match.viewedNode()); !seats.empty()) {
            const SeatSet seat(seatToChange(seats, computers()));
            const SeatPlayer usual{m_.program.settings.value().computerLevel, {}};
            const bool wasThere = m_replaced && seat.contains(m_replaced->first);
            setPlayer(seat, !plays ? SeatPlayer() : wasThere ? m_replaced->second : usual);
        }
    });
    connect(&m_.seats.players(), &PlayersMenu::chosen, this, &ComputerController::setPlayer);
    connect(&m_.program.settings, &SettingsStore::changed, this, &ComputerController::offerPrograms);
    offerPrograms();
    // The menu of the panel stands in the menu bar, too.
    m_.commands.menu(CommandMenu::Tools)->insertMenu(m_.commands[Command::ComputerPlays], &m_.seats.players());
    m_.window.installEventFilter(this); // tells of dialogs
    connectUpdates();
    begin();
    update();
}

void ComputerController::connectThinkers()
{
    connect(m_thinkers, &Thinkers::found, this, &ComputerController::takeAnswer);
    connect(m_thinkers, &Thinkers::resigned, this, &ComputerController::giveUp);
    connect(m_thinkers, &Thinkers::failed, this, &ComputerController::loseProgram);
    connect(m_thinkers, &Thinkers::slow, this, [this](const QString& program) {
        if (m_thought)
            m_troubles->tellSlow(m_thought->seat, program, m_thinkers->isStarting(), [this, node = m_thought->node] {
                return m_thought && m_thought->node == node && m_thinkers->isSilent();
            });
    });
    connect(m_thinkers, &Thinkers::heard, &m_.area.messages(), &MessageBar::recheck);
    connect(m_thinkers, &Thinkers::heard, this, &ComputerController::update); // its clock runs once it is ready
    connect(m_troubles, &ProgramTroubles::playerWanted, this, [this](Seat seat, const SeatPlayer& player) {
        // Who takes over is as strong as there is: nobody has chosen that level for the next game.
        const int level = m_.program.settings.value().computerLevel;
        setPlayer(SeatSet(seat), player);
        m_.program.settings.set(&Settings::computerLevel, level);
    });
    connect(m_troubles, &ProgramTroubles::renamed, this, [this](const QString& before, const QString& after) {
        if (m_replaced && m_replaced->second.program == before)
            m_replaced->second.program = after;
    });
    connect(m_troubles, &ProgramTroubles::tryWanted, this, &ComputerController::moveNow);
    connect(m_troubles, &ProgramTroubles::programsWanted, this, &ComputerController::managePrograms);
    connect(m_.commands[Command::ManagePrograms], &QAction::triggered, this, &ComputerController::managePrograms);
}

void ComputerController::managePrograms()
{
    auto* const dialog = new ProgramsDialog(m_.program.settings, &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/** What programs there are has changed, perhaps. */
void ComputerController::offerPrograms()
{
    m_troubles->followNames();
    m_.seats.players().setPrograms(namesOf(m_.program.settings.value().programs));
    m_soon->start();
}

/** The seats that no person has; where a program does not know the game, or is not known, a person plays. */
ComputerSeats ComputerController::computers() const
{
    ComputerSeats computers(m_.match.match());
    for (const Seat seat : computers.seats()) {
        if (!m_thinkers->canPlay(computers.player(seat), m_.match.match()))
            computers.setPlayer(seat, {});
    }
    return computers;
}

void ComputerController::connectUpdates()
{
    const auto soon = [this](auto* from, auto signal) { connect(from, signal, m_soon, [this] { m_soon->start(); }); };
    soon(&m_.match, &MatchModel::viewedNodeChanged);
    soon(&m_.match, &MatchModel::gameNodeChanged);
    soon(&m_.match, &MatchModel::replaced);
    soon(&m_.match, &MatchModel::tagsChanged);
    soon(&m_.match.question(), &OpenQuestion::opened);
    soon(&m_.match.question(), &OpenQuestion::closed);
    soon(&m_.clocks, &ClockModel::changed);
    soon(&m_.stage, &StageController::changed);
    soon(m_.commands[Command::Practice], &QAction::toggled);
    connect(&m_.seats.players(), &PlayersMenu::openChanged, this, [this](bool isOpen) {
        m_obstacle = isOpen ? Obstacle::Menu : Obstacle::None;
        m_soon->start();
    });
    connect(&m_.match, &MatchModel::matchSet, this, &ComputerController::begin);
    connect(&m_.match, &MatchModel::takenBack, this, [this] {
        m_isToWait = true;
        m_stuckAt = nullptr; // where the action is played again, a program that failed is asked again
    });
    connect(&m_.match, &MatchModel::entryPlayed, this, [this](const Node* node) {
        // Played again may be what had been taken back: it still waits, and says so there.
        m_isHeld = m_isHeld && node->firstChild;
        m_isToWait = m_isHeld;
    });
}

/** Another match has come: before anybody looks at it. */
void ComputerController::begin()
{
    forget();
    m_thinkers->beginMatch();
    m_pace->begin();
    m_troubles->begin();
    m_seed = QRandomGenerator::global()->generate64();
    m_played = m_stuckAt = nullptr;
    m_replaced.reset();
    m_isHeld = false;
    // What was opened is not played on before somebody has looked at it: it may have been paused when it was left.
    m_isToWait = !m_.match.gameNode()->isRoot() && !computers().seats().empty();
    const bool isPractice = m_.commands[Command::Practice]->isChecked();
    m_.match.setAbsent(isPractice ? SeatSet() : computers().seats());
}

bool ComputerController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_obstacle = event->type() == QEvent::WindowBlocked ? Obstacle::Dialog : Obstacle::None;
        m_soon->start();
    }
    return QObject::eventFilter(watched, event);
}

void ComputerController::setPlayer(SeatSet seats, const SeatPlayer& player)
{
    ComputerSeats players(m_.match.match());
    if (players.areAll(seats, player)) {
        if (isStuck())
            moveNow(); // asked for again
        return;
    }
    for (const Seat seat : seats) {
        if (player.isPerson() && players.has(seat))
            m_replaced.emplace(seat, players.player(seat));
        players.setPlayer(seat, player);
    }
    m_stuckAt = nullptr; // somebody else may find more
    const auto event = player.isPerson() ? std::nullopt : countedFor(m_.match.match());
    MatchTags tags = m_.match.match().tags();
    players.write(m_.match.description(), tags);
    m_.match.setTags(std::move(tags));
    m_isHeld = m_isHeld && !awaited().empty(); // a person has taken the seat that was to wait
    m_thinkers->seat(players);
    Message message;
    message.text = playsNow(m_.match.description(), seats, player);
    if (event)
        //: %1 is a sentence: who plays at a seat now; %2 is a tournament or the like
        message.text = tr("%1 While that is so, the game does not count for “%2”.")
                           .arg(message.text, words::elided(*event, kLongestProgram));
    // It outlasts what the computer, if it is on turn, plays at once.
    message.outlastsPlay = true;
    message.holds = [this, seats, player, most = m_.match.gameNode()->depth + 1] {
        return m_.match.gameNode()->depth <= most && ComputerSeats(m_.match.match()).areAll(seats, player);
    };
    m_.area.messages().show(message);
    if (player.level > 0)
        m_.program.settings.set(&Settings::computerLevel, player.level);
}

SeatSet ComputerController::onTurn() const
{
    return m_.match.match().onTurn(m_.match.gameNode());
}

/** The seats on turn where the game stands that the computer has. */
SeatSet ComputerController::awaited() const
{
    SeatSet awaited;
    const ComputerSeats seats = computers();
    for (const Seat seat : onTurn()) {
        if (seats.has(seat))
            awaited.insert(seat);
    }
    return awaited;
}

void ComputerController::update()
{
    const bool isPractice = m_.commands[Command::Practice]->isChecked();
    const SeatSet awaited = this->awaited();
    if (std::exchange(m_isToWait, false) && !awaited.empty() && !isPractice)
        hold();
    // Who is stuck waits for somebody to play for it, or to say who else does.
    const bool isHalted = m_isHeld || isStuck();
    const SeatSet absent = isPractice || isHalted ? SeatSet() : computers().seats();
    const bool plays = !isPractice && !m_.stage.isOn() && !awaited.empty();
    const bool isBlocked = m_obstacle != Obstacle::None;
    const auto rest = absent.empty()                   ? MatchModel::Rest::None
                      : m_.clocks.isPaused()           ? MatchModel::Rest::Paused
                      : !plays || !isBlocked           ? MatchModel::Rest::None
                      : m_obstacle == Obstacle::Dialog ? MatchModel::Rest::Dialog
                                                       : MatchModel::Rest::Menu;
    m_.match.changeAbsent(absent, !isPractice && isHalted ? awaited : SeatSet(), rest);
    const bool waits =
        m_.match.viewedNode() != m_.match.gameNode() || isBlocked || m_.match.question().isOpen() || isHalted;
    if (plays && !waits && !m_.clocks.isPaused())
        thinkFor();
    else
        forget();
    // That a program takes long to start costs it nothing.
    m_.clocks.hold(ClockModel::Hold::Absent, plays && (waits || m_thinkers->isStarting()));
    if (!isPractice && !isBlocked && !m_.stage.isOn() && !onTurn().empty())
        m_troubles->tellUnknown(*m_thinkers);
    updateCommands();
}

/** For the first of several seats on turn that can act, and need not wait for a person. */
void ComputerController::thinkFor()
{
    const Node* const node = m_.match.gameNode();
    if (node == m_stuckAt)
        return;
    const ComputerSeats seats = computers();
    const auto waits = m_.clocks.hasClocks() ? WaitsForPersons::No : WaitsForPersons::Yes;
    std::vector<Seat> acting = actingSeats(m_.match.description(), node, seats.seats(), waits);
    bringUrgentForward(acting, m_.clocks, m_.match.match(), node);
    const auto isWanted = [&](const Thought& thought) {
        return thought.node == node && thought.player == seats.player(thought.seat) &&
               std::ranges::find(acting, thought.seat) != acting.end();
    };
    if (m_thought && isWanted(*m_thought))
        return; // whoever has rested meanwhile comes behind it
    for (const Seat seat : acting) {
        if (m_.match.match().actions(node, seat).empty() || !m_pace->isRested(seat))
            continue;
        think({node, seat, seats.player(seat)});
        return;
    }
    forget();
}

void ComputerController::think(Thought thought)
{
    m_thinkers->think({m_.match.match(), thought.node, thought.seat, awaited(), thought.player, m_seed, m_.clocks,
                       m_givers->linesWanted()});
    m_thought = std::move(thought);
    // With seconds left each look would cost more than the search that it waits behind.
    if (!isHurried(m_.clocks, sidesAwaited()))
        m_pause->start(kLook);
}

void ComputerController::forget()
{
    m_thought.reset();
    m_pause->stop();
    m_thinkers->drop();
}

void ComputerController::takeAnswer(const SearchReport& report)
{
    if (!m_thought)
        return;
    m_thought->answer = report;
    if (!m_pause->isActive())
        rest();
}

/** A program resigns. */
void ComputerController::giveUp()
{
    if (!m_thought)
        return;
    const Thought thought = *m_thought;
    forget();
    if (thought.node != m_.match.gameNode() || thought.node != m_.match.viewedNode())
        return; // update() is on its way
    m_.area.board().playTool().makeRoom();
    for (const Side side : sidesOf(m_.match.match(), m_.match.gameNode(), SeatSet(thought.seat))) {
        if (m_.match.match().canRetire(m_.match.gameNode(), side))
            (void)m_.match.retire(side, Retire::Resigned);
    }
}

/** A program plays no longer. */
void ComputerController::loseProgram(const QString& why)
{
    if (!m_thought)
        return;
    const Thought thought = *m_thought;
    forget();
    m_stuckAt = thought.node;
    m_troubles->tellFailed(thought.seat, why,
                           [this, node = thought.node] { return m_stuckAt == node && m_.match.gameNode() == node; });
    m_soon->start();
}

/** Once the board is at rest, and eyes have been for a moment, what was found is played. */
void ComputerController::rest()
{
    if (!m_thought)
        return;
    const bool isHurried = ui::isHurried(m_.clocks, sidesAwaited());
    if (!isHurried && (m_.area.board().boardScene().isMoving() || isHandBusy(m_.area.board()))) {
        m_pause->start(kLook);
    } else if (!isHurried && !m_thought->isPauseOver) {
        m_thought->isPauseOver = true;
        m_pause->start(pauseBefore(*m_thought));
    } else if (m_thought->answer) {
        play();
    } else {
        m_thought->isPauseOver = true; // the answer comes here again
    }
}

/** Shorter where nobody but computers plays, behind a person's own action, and with little time left. */
std::chrono::milliseconds ComputerController::pauseBefore(const Thought& thought) const
{
    std::chrono::milliseconds pause = pauseOf(m_.program.settings.value().computerPause);
    if (computers().persons().empty())
        pause = pause * 2 / 5;
    else if (thought.node != m_played)
        pause /= 2;
    if (const auto longest = longestPause(m_.clocks, sidesAwaited()))
        pause = std::min(pause, *longest);
    return pause;
}

/** The sides that wait for the computer: while it thinks for one, the clocks of all run. */
SideSet ComputerController::sidesAwaited() const
{
    return sidesOf(m_.match.match(), m_.match.gameNode(), awaited());
}

void ComputerController::play()
{
    const Thought thought = *m_thought;
    forget();
    if (thought.node != m_.match.gameNode() || thought.node != m_.match.viewedNode())
        return; // update() is on its way
    m_.area.board().playTool().makeRoom();
    announceChances(*thought.answer);
    if (thought.node != m_.match.gameNode())
        return; // it has given up
    if (claims(*thought.answer)) {
        m_.match.claim();
        return;
    }
    const auto& lines = thought.answer->lines;
    if (const auto action = m_givers->choose(lines, thought.seat))
        playFor(*action, thought.seat);
    else if (!m_givers->isAsking())
        m_stuckAt = thought.node;
}

void ComputerController::playFor(const Action& action, Seat seat)
{
    const Node* const node = m_.match.gameNode();
    const bool isClear = m_.match.game().actor(m_.match.position(), action) == seat;
    const Played played = m_.match.play(action, isClear ? std::nullopt : std::optional(seat));
    if (played.refusal) {
        m_stuckAt = node;
        Message message{Message::Kind::Trouble, words::asSentence(played.refusal->sentence), {}};
        message.holds = whileStandingAt(m_.match, node);
        m_.area.messages().show(message);
    } else {
        acted(seat, played.node);
    }
    m_soon->start();
}

void ComputerController::acted(Seat seat, const Node* node)
{
    m_played = node;
    m_pace->acted(seat, pauseOf(m_.program.settings.value().computerPause), computers().seats());
    // Whoever is next would pay for each picture of what moves.
    if (isHurried(m_.clocks, sidesAwaited()))
        m_.area.board().boardScene().finishMotion();
}

void ComputerController::announceChances(const SearchReport& report)
{
    if (!report.lines.empty() && report.seat.index < report.lines.front().values.size())
        emit considered(report.seat, report.lines.front().values[report.seat.index]);
}

/** Who stands better goes on. */
bool ComputerController::claims(const SearchReport& report) const
{
    const Match& match = m_.match.match();
    if (report.lines.empty() || match.gameNode()->depth > kCountedForClaims || !match.claimable(match.gameNode()))
        return false;
    const std::vector<int>& values = report.lines.front().values;
    if (values.empty()) // a program, which takes the game for drawn when it may be
        return true;
    if (report.seat.index >= values.size())
        return false;
    const int sum = std::accumulate(values.begin(), values.end(), 0);
    return values[report.seat.index] * static_cast<int>(values.size()) <= sum;
}

void ComputerController::moveNow()
{
    if (std::exchange(m_isHeld, false) || isStuck()) {
        m_stuckAt = nullptr;
        m_.match.show(m_.match.gameNode()); // where somebody looks back it would wait for that
        m_.area.messages().recheck();       // nothing waits any longer
        if (m_.clocks.isPaused())           // since a flag's fall was taken back
            m_.clocks.toggle();
        m_soon->start();
        return;
    }
    if (!m_thought)
        return;
    m_thinkers->finish();
    m_.area.board().boardScene().finishMotion();
    m_thought->isPauseOver = true;
    m_pause->start(0);
}

/** Whether nothing was found where the game stands: somebody plays for who is stuck, or lets it try again. */
bool ComputerController::isStuck() const
{
    return m_stuckAt == m_.match.gameNode();
}

/** What was taken back is not played again at once. */
void ComputerController::hold()
{
    m_isHeld = true;
    const int count = awaited().size();
    Message message{Message::Kind::Note,
                    tr("The computer waits. Play for it, or let it go on.", nullptr, count),
                    {{tr("Let It Go &On", nullptr, count), [this] { moveNow(); }}}};
    message.holds = [this, holds = whileStandingAt(m_.match, m_.match.gameNode())] { return m_isHeld && holds(); };
    message.isStanding = true; // a hint, or what threatens, takes its place for a while
    message.joins = true;
    m_.area.messages().show(message);
}

void ComputerController::updateCommands()
{
    if (m_.stage.isOn())
        return;
    QAction* const moveNow = m_.commands[Command::MoveNow];
    const bool waits = m_isHeld || isStuck(); // also when what told so was closed
    moveNow->setEnabled(isThinking() || waits);
    moveNow->setText(waits ? tr("Let the Co&mputer Go On") : textOf(Command::MoveNow));
    const SeatSet seats = m_.match.match().onTurn(m_.match.viewedNode()); // as the line above the board tells
    QAction* const plays = m_.commands[Command::ComputerPlays];
    plays->setEnabled(!seats.empty());
    plays->setChecked(!seats.empty() && computers().has(seatToChange(seats, computers())));
}

} // namespace ringford::ui
