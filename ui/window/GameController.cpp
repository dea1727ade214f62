// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/GameController.h"

#include "engine/match/OwnSetup.h"
#include "engine/text/RecordWriter.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/DetailsDialog.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/dialogs/ResignDialog.h"
#include "ui/files/Document.h"
#include "ui/files/KeptGames.h"
#include "ui/files/PastedText.h"
#include "ui/files/RecordList.h"
#include "ui/gallery/PictureView.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/FileController.h"
#include "ui/window/GameArea.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/window/StartWindow.h"
#include "ui/window/Startup.h"
#include "ui/window/ViewController.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace ringford::ui {

namespace {

constexpr int kCountedAtOnce = 2000; // entries

/** Computers play several actions at once: persons have seen what there is only once one of them has acted. */
bool isFirstRound(const MatchModel& match)
{
    if (match.gameNode()->depth < static_cast<int>(match.description().seats.size()))
        return true;
    const SeatSet persons = ComputerSeats(match.match()).persons();
    if (persons.empty())
        return false;
    const auto isByPerson = [&](const Node* node) {
        return node->entry().seat && persons.contains(*node->entry().seat);
    };
    const Node* at = match.gameNode();
    while (!at->isRoot() && !isByPerson(at))
        at = at->parent;
    return at->isRoot();
}

/**
 * Whether a game to @p end, where nodes from serial @p first on were played here, goes on from the end of what was there
 * before: nothing of that has become a variation, and no position, such as a task, a game.
 */
bool goesOn(const Match& match, const Node* end, std::uint32_t first)
{
    if (end->serial < first)
        return false; // it was over when it came, and was changed
    while (end->parent->serial >= first)
        end = end->parent;
    if (end->parent->isRoot() && ownSetup(match))
        return false;
    for (const Node* child = end->parent->firstChild; child; child = child->nextSibling) {
        if (child->serial < first)
            return false;
    }
    return true;
}

/** The seats whose points are told as one: a team that its colour names, where one person or nobody by name plays it. */
SeatSet seatsToldWith(const GameDescription& game, Seat seat, const std::vector<std::string>& names,
                      const std::vector<int>& halves)
{
    for (const SeatSet team : game.teams) {
        bool areOne = team.contains(seat) && !words::team(game, team).isEmpty();
        for (const Seat one : team)
            areOne = areOne && names[one.index] == names[seat.index] && halves[one.index] == halves[seat.index];
        if (areOne)
            return team;
    }
    return SeatSet(seat);
}

} // namespace

GameController::GameController(const Context& context) : QObject(&context.window), m_(context)
{
    connectCommands();
    connectUpdates();
    update();
}

void GameController::connectCommands()
{
    const CommandSet& commands = m_.commands;
    const auto does = [this](const QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    // Another game than the one that is open, which comes first of those to go on with.
    does(commands[Command::StartPage], [this] { openStartPage(m_.program).games().setFocus(); });
    does(commands[Command::NewGame], &GameController::askNewGame);
    does(commands[Command::Rematch], &GameController::rematch);
    does(commands[Command::Tournament], [this] { openTournament(m_.program); });
    does(commands[Command::Details], &GameController::editDetails);
    does(commands[Command::CopyGame], &GameController::copyGame);
    does(commands[Command::PasteGame], &GameController::pasteGame);
    does(commands[Command::CopyPosition], &GameController::copyPosition);
    does(commands[Command::PastePosition], [this] { m_.stage.isOn() ? m_.stage.paste() : pastePosition(); });
    does(commands[Command::Claim], &GameController::claim);
    does(commands[Command::Agree], &GameController::agree);
    does(commands[Command::Resign], &GameController::resign);
    connect(&m_.files, &FileController::ledgerWanted, this,
            [this](const QString& file) { openTournament(m_.program, file); });
    connect(&m_.area.line(), &GameLine::rematchWanted, this, &GameController::rematch);
    connect(&m_.area.line(), &GameLine::claimWanted, this, &GameController::claim);
    connect(&m_.stage, &StageController::playWanted, this, &GameController::beginFrom);
}

void GameController::connectUpdates()
{
    const auto update = [this](auto* from, auto signal) { connect(from, signal, this, &GameController::update); };
    update(&m_.match, &MatchModel::viewedNodeChanged);
    update(&m_.match, &MatchModel::gameNodeChanged);
    update(&m_.match, &MatchModel::treeChanged);
    update(&m_.match, &MatchModel::replaced);
    update(&m_.stage, &StageController::changed);
    connect(&m_.match, &MatchModel::replaced, this, [this] {
        m_firstPlayed = m_.match.match().tree().made();
        m_score.clear();
        reportScore();
    });
    connect(&m_.match, &MatchModel::gameNodeChanged, this, &GameController::reportScore);
    connect(&m_.match, &MatchModel::tagsChanged, this, &GameController::reportScore);
    connect(&m_.program.settings, &SettingsStore::changed, this, &GameController::reportScore);
    connect(m_.commands.menu(CommandMenu::Move), &QMenu::aboutToShow, this, &GameController::updateClaim);
}

void GameController::update()
{
    if (m_.stage.isOn())
        return;
    const Node* const shown = m_.match.viewedNode();
    // To count repetitions of a long game takes long; then it is done when somebody opens the menu.
    if (shown->depth <= kCountedAtOnce) {
        updateClaim();
    } else {
        m_.commands[Command::Claim]->setEnabled(!shown->outcome().decided());
        m_.area.line().setClaimable(false);
    }
    m_.commands[Command::Agree]->setEnabled(!shown->outcome().decided());
    m_.commands[Command::Resign]->setEnabled(!ResignDialog::candidates(m_.match.match(), shown).empty());
}

void GameController::updateClaim()
{
    if (m_.stage.isOn())
        return;
    const auto claimable = m_.match.match().claimable(m_.match.viewedNode());
    m_.commands[Command::Claim]->setEnabled(bool(claimable));
    m_.area.line().setClaimable(bool(claimable));
    m_.commands[Command::Claim]->setToolTip(claimable ? QString() : words::asSentence(claimable.error()));
}

/** @p missing: what of the text that it was made of is not there; @p assumed: what that does not say. */
void GameController::begin(const std::shared_ptr<Match>& match, bool modified, const QStringList& missing,
                           const QString& assumed)
{
    m_.files.leave([this, match, modified, missing, assumed] {
        m_.document.begin(std::move(*match), modified);
        announceBegun();
        if (!missing.isEmpty())
            complain(tr("Not all of what was copied is here."), missing);
        else if (!assumed.isEmpty())
            m_.area.messages().show({Message::Kind::Note, assumed, {}});
    });
}

void GameController::announceBegun()
{
    m_.area.messages().dismiss();
    m_.area.board().setFocus();
    const GameDescription& game = m_.match.description();
    //: spoken: a game has begun; %1 is the game, %2 whose turn it is
    Announcer::of(m_.window).say(
        tr("New game: %1. %2.")
            .arg(words::translated(game.title), words::turn(game, m_.match.match().onTurn(m_.match.gameNode()))));
}

void GameController::askNewGame()
{
    auto* const dialog = new NewGameDialog(m_.program.registry, m_.match.match(), m_.program.art,
                                           m_.view.appearance().theme, &m_.window, m_played);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->offerPlayers(m_.program.settings.value());
    dialog->setMoving(!m_.view.appearance().motion.isOff());
    // Who only looks what there is to play is not asked about the game that is open; who thinks better of it then still
    // has what was filled in.
    connect(dialog, &NewGameDialog::beginWanted, this, [this, dialog = QPointer<NewGameDialog>(dialog)] {
        leave([this, dialog](const QString& kept) {
            if (!dialog)
                return;
            const RematchScore before = m_score;
            dialog->begin();
            if (!kept.isEmpty())
                offerToGoBack(kept, before);
        });
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        dialog->rememberPlayers(m_.program.settings);
        Match match = dialog->takeMatch();
        const bool isGame = dialog->isPastedGame() && !isPositionAlone(match);
        const QString assumed = dialog->assumed();
        m_.document.begin(std::move(match), isGame);
        const GameDescription& game = m_.match.description();
        m_played[game.id] = game.options;
        announceBegun();
        if (!assumed.isEmpty())
            m_.area.messages().show({Message::Kind::Note, assumed, {}});
        // Two dialogs go at once: a window manager may give the keyboard to the one that is about to go.
        m_.window.activateWindow();
    });
    dialog->open();
}

void GameController::rematch()
{
    const auto next = std::make_shared<Match>(rematchOf(m_.match.match()));
    leave([this, next](const QString& kept) {
        const RematchScore before = m_score;
        RematchScore score = m_score;
        score.moveOn(m_.match.gameNode()->outcome(), m_.match.description().seats.size());
        m_.document.begin(std::move(*next));
        setScore(score); // what begins otherwise has none
        announceBegun();
        if (!kept.isEmpty())
            offerToGoBack(kept, before);
    });
}

/**
 * Calls @p then when the game may be left for another: with the name of its file where it was kept in one of its own. Of
 * what is over nobody is asked: it is saved where it was played to its end in a file, and kept where it has none.
 */
void GameController::leave(const std::function<void(const QString& kept)>& then)
{
    const auto ask = [this, then] { m_.files.leave([then] { then({}); }); };
    const auto keep = [this, then, ask] {
        const QString kept = keepGame();
        kept.isEmpty() ? ask() : then(kept);
    };
    const Node* const end = m_.match.gameNode();
    const bool isKept = m_.match.isModified() && end->outcome().decided();
    // What is changed in a game that was over when it was opened may have been tried and not meant to stay.
    if (isKept && !m_.document.file().isEmpty() && goesOn(m_.match.match(), end, m_firstPlayed))
        m_.files.save(ask);
    else if (isKept && m_.document.destination().isEmpty())
        m_.files.leave(keep, Leaving::BesideGame);
    else
        ask();
}

/** In a file of its own, among those used lately; gives its name, or nothing where that cannot be done. */
QString GameController::keepGame()
{
    const auto record = writeRecord(m_.match.match(), m_.program.registry);
    const QString file = record ? kept::add(words::translated(m_.match.description().title), *record) : QString();
    if (file.isEmpty())
        return file;
    m_.program.recentFiles.add(file);
    constexpr std::array<std::size_t, 3> kMost{10, 100, 1000};
    const auto most = static_cast<std::size_t>(m_.program.settings.value().kept);
    if (most < kMost.size()) // else all are
        kept::removeOldest(m_.program.recentFiles.list(), kMost[most]);
    return file;
}

/** As long as the first round is played, and until a person has acted: by then everybody has seen that another game has begun. */
void GameController::offerToGoBack(const QString& file, const RematchScore& score)
{
    const auto goBack = [this, file, score] {
        const auto takeScore = [this, file, score] {
            if (m_.document.file() != file)
                return;
            setScore(score);
        };
        connect(&m_.files, &FileController::opened, this, takeScore, Qt::SingleShotConnection);
        m_.files.open(file);
    };
    Message message{Message::Kind::Note,
                    tr("The game before is kept: Game > Open Recent leads to it."),
                    {{tr("Go Bac&k to It"), goBack}}};
    message.outlastsPlay = true;
    message.holds = whileOpen(m_.match, [&match = m_.match] { return isFirstRound(match); });
    m_.area.messages().show(message);
}

void GameController::setScore(const RematchScore& score)
{
    m_score = score;
    reportScore();
}

void GameController::reportScore()
{
    if (!m_score.isSeries() || !m_.program.settings.value().score) {
        emit scoreChanged({});
        return;
    }
    const GameDescription& game = m_.match.description();
    const std::vector<int> halves = m_score.halves(m_.match.gameNode()->outcome(), game.seats.size());
    const std::vector<std::string>& names = m_.match.match().tags().seatNames;
    QStringList told;
    for (const Seat seat : SeatSet::firstOnes(static_cast<int>(game.seats.size()))) {
        const SeatSet shared = seatsToldWith(game, seat, names, halves);
        if (shared.first() != seat)
            continue;
        const int points = halves[seat.index];
        const QString half = points % 2 != 0 ? QStringLiteral("½") : QString();
        const QString whole = points >= 2 || half.isEmpty() ? QString::number(points / 2) : QString();
        //: how many points somebody has: %1 is a seat or a person, %2 the points
        told += tr("%1 %2", "score").arg(words::winners(game, shared, names).text, whole + half);
    }
    const bool areNamed = std::ranges::none_of(names, [](const std::string& name) { return name.empty(); });
    // Points are people's, who have changed seats since they won them: where only seats are told, that is said.
    //: %1 is who has how many points
    emit scoreChanged(
        (areNamed ? tr("Score: %1") : tr("Score, as you sit now: %1")).arg(told.join(QStringLiteral(", "))));
}

void GameController::beginFrom(const Position& position, const std::vector<std::string>& comments)
{
    const Match& now = m_.match.match();
    auto next = std::make_shared<Match>(now.sharedGame(), position);
    next->tags().seatNames = now.tags().seatNames;
    next->tags().clock = now.tags().clock;
    ComputerSeats(now).write(now.game().description(), next->tags());
    for (const std::string& comment : comments)
        next->addComment(next->start(), comment);
    begin(next, !comments.empty());
}

void GameController::editDetails()
{
    auto* const dialog = new DetailsDialog(m_.match.match(), &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const MatchTags tags = dialog->tags(); tags != m_.match.match().tags())
            m_.match.setTags(tags);
    });
    dialog->open();
}

void GameController::copyPosition() const
{
    if (m_.stage.isOn()) {
        m_.stage.copy();
    } else {
        const Game& game = m_.match.game();
        QGuiApplication::clipboard()->setText(words::fromUtf8(writeSetup(game.write(m_.match.position()))));
    }
    Announcer::of(m_.window).say(tr("The position was copied."));
}

void GameController::copyGame()
{
    const auto record = writeRecord(m_.match.match(), m_.program.registry);
    if (!record) {
        complain(tr("The game was not copied."), {words::asSentence(record.error())});
        return;
    }
    QGuiApplication::clipboard()->setText(words::fromUtf8(*record));
    Announcer::of(m_.window).say(tr("The game was copied."));
}

void GameController::pastePosition()
{
    const QString copied = QGuiApplication::clipboard()->text();
    if (looksLikeRecord(copied))
        pasteGame();
    else
        read(copied, false, tr("What was copied is not a position of this game."));
}

void GameController::pasteGame()
{
    read(QGuiApplication::clipboard()->text(), true, tr("What was copied is not a game."));
}

void GameController::openText(const QString& text)
{
    read(text, looksLikeRecord(text), tr("What was dropped is neither a game nor a position of this game."));
}

void GameController::read(const QString& text, bool isGame, const QString& refusal)
{
    auto pasted = isGame ? matchesFromRecords(m_.program.registry, text)
                         : matchesFromPositions(m_.program.registry, text, m_.match.match().sharedGame());
    if (pasted)
        choose(std::make_shared<PastedMatches>(*std::move(pasted)), isGame);
    else if (text.trimmed().isEmpty())
        complain(tr("Nothing was pasted: the clipboard holds no text."), {});
    else
        complain(refusal, pasted.error());
}

/** Begins with what was pasted; asks for one of several. */
void GameController::choose(const std::shared_ptr<PastedMatches>& pasted, bool areGames)
{
    const auto take = [this, pasted, areGames](std::size_t index) {
        const auto match = std::make_shared<Match>(std::move(pasted->matches[index]));
        begin(match, areGames && !isPositionAlone(*match), pasted->missing, pasted->assumed);
    };
    if (pasted->matches.size() == 1) {
        take(0);
        return;
    }
    const auto list = std::make_shared<RecordList>();
    for (const Match& match : pasted->matches)
        list->add(match, 0);
    auto* const chooser = new RecordChooser(
        *list, areGames ? RecordChooser::Holds::Games : RecordChooser::Holds::Positions, {}, &m_.window);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &QObject::destroyed, [list] {}); // which is read as long as the chooser is there
    connect(chooser, &QDialog::accepted, this, [take, chooser] { take(chooser->chosen()); });
    chooser->open();
}

void GameController::claim()
{
    if (const auto refusal = m_.match.claim().refusal)
        complain(tr("No draw can be claimed."), {words::asSentence(refusal->sentence)});
}

/** Whether persons and computers play, and so computers are asked whether they agree. */
bool GameController::isOfferToComputers() const
{
    const ComputerSeats seats(m_.match.match());
    return !seats.seats().empty() && !seats.persons().empty() && m_.match.viewedNode() == m_.match.gameNode() &&
           !m_.commands[Command::Practice]->isChecked();
}

void GameController::agree()
{
    const bool isOffer = isOfferToComputers();
    const ComputerSeats seats(m_.match.match());
    const bool isAlone = seats.persons().size() == 1;
    const bool isToOne = seats.seats().size() == 1;
    const QString asked = !isOffer             ? tr("Do all players agree on a draw?")
                          : isAlone && isToOne ? tr("Do you offer the computer a draw?")
                          : isAlone            ? tr("Do you offer the computers a draw? All of them must agree.")
                          : isToOne            ? tr("Do all players offer the computer a draw?")
                                    : tr("Do all players offer the computers a draw? All of these must agree, too.");
    auto* const question =
        new QMessageBox(QMessageBox::Question, tr("Agree on a Draw"), asked, QMessageBox::Cancel, &m_.window);
    question->setObjectName(QStringLiteral("agreeDialog"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* const draw = question->addButton(isOffer ? tr("&Offer") : tr("&Draw"), QMessageBox::AcceptRole);
    question->setDefaultButton(draw);
    connect(draw, &QPushButton::clicked, this, [this, isOffer] {
        if (isOffer)
            emit drawOffered();
        else if (const auto refusal = m_.match.agreeDraw().refusal)
            complain(tr("The game is not drawn."), {words::asSentence(refusal->sentence)});
    });
    m_.match.question().ask(*question);
    question->open();
}

void GameController::resign()
{
    if (ResignDialog::candidates(m_.match.match(), m_.match.viewedNode()).empty())
        return;
    auto* const dialog = new ResignDialog(m_.match.match(), m_.match.viewedNode(), &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto refusal = m_.match.retire(dialog->side(), Retire::Resigned).refusal)
            complain(tr("Nobody resigned."), {words::asSentence(refusal->sentence)});
    });
    m_.match.question().ask(*dialog);
    dialog->open();
}

void GameController::complain(const QString& title, const QStringList& problems)
{
    Message message{Message::Kind::Trouble, (QStringList{title} + problems).join(u'\n'), {}};
    message.holds = whileViewing(m_.match);
    m_.area.messages().show(message);
}

Match rematchOf(const Match& match)
{
    Match next(match.sharedGame(), match.position(match.start()));
    next.setFirstFullMove(match.firstFullMove());
    std::vector<std::string> names = match.tags().seatNames;
    std::rotate(names.begin(), names.end() - 1, names.end());
    next.tags().seatNames = std::move(names);
    next.tags().clock = match.tags().clock;
    ComputerSeats computers(match);
    computers.moveOn();
    computers.write(next.game().description(), next.tags());
    return next;
}

} // namespace ringford::ui
