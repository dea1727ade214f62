// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/AnalysisController.h"

#include "ui/board/access/PlayNews.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/RecordAnalyser.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"
#include "ui/panels/AnalysisBar.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/ValuesView.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/FileController.h"
#include "ui/window/GameArea.h"
#include "ui/window/HelpedSeat.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

#include <map>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

using Counts = std::map<Judgement, int>;

/** So many blunders, mistakes, and what is doubtful, by the words that their marks have. */
QString countsInWords(const Counts& counts)
{
    QStringList kinds;
    const auto count = [&counts](Judgement judgement) {
        const auto found = counts.find(judgement);
        return found == counts.end() ? 0 : found->second;
    };
    if (const int number = count(Judgement::Blunder))
        kinds += AnalysisController::tr("%n blunders", nullptr, number);
    if (const int number = count(Judgement::Mistake))
        kinds += AnalysisController::tr("%n mistakes", nullptr, number);
    if (const int number = count(Judgement::Inaccuracy))
        kinds += AnalysisController::tr("%n doubtful", nullptr, number);
    return kinds.join(QStringLiteral(", "));
}

/** Whose bad actions are told together: a seat's, as long as few have played badly; then those of a colour, or all. */
std::vector<std::pair<QString, SeatSet>> toldTogether(const GameDescription& game, SeatSet bad)
{
    constexpr int kMostTold = 6;
    std::vector<std::pair<QString, SeatSet>> groups;
    if (bad.size() <= kMostTold) {
        for (const Seat seat : bad)
            groups.emplace_back(words::seat(game, seat), SeatSet(seat));
        return groups;
    }
    for (const SeatSet team : game.teams) {
        const QString name = words::team(game, team);
        if (name.isEmpty())
            return {{AnalysisController::tr("All seats"), bad}};
        groups.emplace_back(name, team);
    }
    return groups;
}

} // namespace

AnalysisController::AnalysisController(const Context& context)
    : QObject(&context.window), m_(context),
      m_analyser(new RecordAnalyser([&program = context.program](const Game& game) { return program.searches(game); },
                                    context.match, this))
{
    connect(m_.commands[Command::Analyse], &QAction::triggered, this, &AnalysisController::analyse);
    connect(m_.commands[Command::RemoveAnalysis], &QAction::triggered, this, &AnalysisController::remove);
    connect(&m_.dock.bar(), &AnalysisBar::cancelled, this, &AnalysisController::cancel);
    connect(&m_.dock.view(), &ValuesView::placeRead, m_.area.board().findChild<PlayNews*>(), &PlayNews::passOverPlace);
    connectAnalyser();
    m_.files.addQuestion({Leaving::BesideGame, [this] { return m_analyser->isRunning(); },
                          [this](const FileController::Then& then) { askBeforeLeaving(then); }});
    const auto updates = [this](auto* from, auto signal) {
        connect(from, signal, this, &AnalysisController::updateCommands);
    };
    updates(&m_.match, &MatchModel::replaced);
    updates(&m_.match, &MatchModel::treeChanged);
    updates(&m_.match, &MatchModel::tagsChanged);
    updates(&m_.match, &MatchModel::gameNodeChanged);
    updates(&m_.stage, &StageController::changed);
    const QMenu* const menu = m_.commands.menu(CommandMenu::Tools);
    connect(menu, &QMenu::aboutToShow, this, &AnalysisController::updateRemoval);
    connect(menu, &QMenu::aboutToHide, this, &AnalysisController::updateCommands);
    updateCommands();
}

void AnalysisController::connectAnalyser()
{
    connect(m_analyser, &RecordAnalyser::progressed, this, &AnalysisController::showProgress);
    connect(m_analyser, &RecordAnalyser::finished, this, &AnalysisController::finish);
    connect(m_analyser, &RecordAnalyser::lost, &m_.dock, &AnalysisDock::endProgress);
    // Queued: whoever has deleted its moves tells of that first.
    connect(m_analyser, &RecordAnalyser::lost, this, &AnalysisController::announceLost, Qt::QueuedConnection);
}

void AnalysisController::announceLost()
{
    if (m_.match.replacements() != m_replacements)
        return;
    Message message{Message::Kind::Note, tr("The analysis was cancelled: its moves are gone."), {}};
    if (m_.edits.canUndo() && !m_.edits.canRedo()) { // they were deleted just now
        message.choices = {{tr("&Undo"), [this] { m_.edits.undo(); }}};
        message.holds = [edits = &m_.edits, done = m_.edits.index()] { return edits->index() == done; };
    }
    m_.area.messages().show(message);
}

void AnalysisController::updateCommands()
{
    if (m_.stage.isOn())
        return;
    const QString obstacle = reasonForNoHelp(m_.match.match());
    m_.commands[Command::Analyse]->setToolTip(obstacle);
    m_.commands[Command::Analyse]->setEnabled(obstacle.isEmpty() && m_.match.match().start()->firstChild);
    m_.commands[Command::RemoveAnalysis]->setEnabled(true); // a key that somebody gave it is answered
}

/** The whole record is searched: only when somebody looks. */
void AnalysisController::updateRemoval()
{
    if (!m_.stage.isOn())
        m_.commands[Command::RemoveAnalysis]->setEnabled(!withoutAnalysis(m_.match.match()).isEmpty());
}

void AnalysisController::analyse()
{
    if (m_analyser->isRunning()) {
        m_.area.messages().show({Message::Kind::Note,
                                 tr("The game is being analysed already."),
                                 {{tr("&Cancel the Analysis"), [this] { cancel(); }}}});
        return;
    }
    const Match& match = m_.match.match();
    const Node* const viewed = m_.match.viewedNode();
    const auto lengthOver = [](const Node* node) { return static_cast<int>(lineOver(node).size()); };
    const AnalysisDialog::Lengths lengths{lengthOver(match.start()),
                                          match.isOnMainLine(viewed) ? 0 : lengthOver(viewed)};
    auto* const dialog = new AnalysisDialog(m_last, lengths, &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { begin(dialog->choice()); });
    connect(&m_.match, &MatchModel::replaced, dialog, &QDialog::reject);
    dialog->open();
}

void AnalysisController::begin(const AnalysisChoice& choice)
{
    m_last = choice;
    m_replacements = m_.match.replacements();
    const Node* const over = choice.isMainLine ? m_.match.match().start() : m_.match.viewedNode();
    m_analyser->begin(lineOver(over), choice.budget());
    if (m_analyser->isRunning())
        showProgress();
    Announcer::of(m_.window).say(tr("The game is being analysed."));
}

void AnalysisController::showProgress()
{
    m_.dock.showProgress(m_analyser->done(), m_analyser->all());
}

/** Nothing was written; what was found so far can be. */
void AnalysisController::cancel()
{
    if (!m_analyser->isRunning())
        return;
    m_analyser->stop();
    m_.dock.endProgress();
    m_.area.board().setFocus(Qt::OtherFocusReason);
    Message message{Message::Kind::Note, tr("The analysis was cancelled."), {}};
    if (m_analyser->done() > 1) {
        message.text = tr("The analysis was cancelled after %1 of %2 positions, from the end of the game on.")
                           .arg(QString::number(m_analyser->done()), QString::number(m_analyser->all()));
        message.choices = {{tr("&Keep What Was Found"), [this] { write(); }}};
        message.outlastsPlay = true; // computers may go on playing
    }
    message.holds = whileOpen(
        m_.match, [this, done = m_analyser->done()] { return !m_analyser->isRunning() && m_analyser->done() == done; });
    m_.area.messages().show(message);
}

void AnalysisController::finish()
{
    m_.dock.endProgress();
    write();
}

void AnalysisController::write()
{
    const std::vector<AnalysedPlace> places = m_analyser->places();
    if (places.empty())
        return;
    QString found = summary();
    if (const int replaced = valuesReplaced(m_.match.match(), places))
        found += u' ' + tr("%n values that stood there were replaced.", nullptr, replaced);
    m_.edits.push(new RecordEdit(m_.match, analysisOf(m_.match.match(), places), tr("analysis")));
    Message message{Message::Kind::Note, found, {{tr("&Undo"), [this] { m_.edits.undo(); }}}, true};
    message.holds = [edits = &m_.edits, done = m_.edits.index()] { return edits->index() == done; };
    m_.area.messages().show(message);
}

/** What was found goes with the game: does @p then once somebody has said what becomes of it. */
void AnalysisController::askBeforeLeaving(const std::function<void()>& then)
{
    auto* const question =
        new QMessageBox(QMessageBox::Question, tr("Analysis"), tr("The game is still being analysed."),
                        QMessageBox::Discard | QMessageBox::Cancel, &m_.files.asker());
    question->setObjectName(QStringLiteral("leaveAnalysis"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("%1 of %2 positions are done.")
                                     .arg(QString::number(m_analyser->done()), QString::number(m_analyser->all())));
    question->button(QMessageBox::Discard)->setText(tr("&Leave Without It"));
    question->button(QMessageBox::Cancel)->setText(tr("&Go On Analysing"));
    const QAbstractButton* const keep =
        m_analyser->done() > 1 ? question->addButton(tr("&Keep What Was Found"), QMessageBox::AcceptRole) : nullptr;
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [this, question, keep, then] {
        if (question->clickedButton() == question->button(QMessageBox::Discard))
            leave(false, then);
        else if (keep && question->clickedButton() == keep)
            leave(true, then);
    });
    question->open();
}

void AnalysisController::leave(bool keeps, const std::function<void()>& then)
{
    if (m_analyser->isRunning()) { // else it was done meanwhile, and is written
        m_analyser->stop();
        m_.dock.endProgress();
        if (keeps)
            write();
    }
    then();
}

/** How many bad actions each seat has played, or each colour. */
QString AnalysisController::summary() const
{
    const std::vector<AnalysedPlace> places = m_analyser->places();
    const GameDescription& game = m_.match.description();
    std::map<Seat, Counts> counts;
    SeatSet bad;
    for (std::size_t at = 1; at < places.size(); ++at) {
        const auto judgement = judged(places[at - 1], places[at], game);
        if (judgement == Judgement::None)
            continue;
        const Seat seat = *places[at].node->entry().seat;
        ++counts[seat][judgement];
        bad.insert(seat);
    }
    QStringList told;
    for (const auto& [name, seats] : toldTogether(game, bad)) {
        Counts sum;
        for (const Seat seat : seats) {
            for (const auto& [judgement, number] : counts[seat])
                sum[judgement] += number;
        }
        if (!sum.empty())
            //: %1 is a seat, %2 how many blunders and mistakes it has made
            told += tr("%1: %2").arg(name, countsInWords(sum));
    }
    const QString all = told.join(QStringLiteral("; "));
    if (const int done = m_analyser->done(); done < m_analyser->all()) {
        const QStringList numbers{QString::number(done), QString::number(m_analyser->all())};
        return told.isEmpty()
                   ? tr("%1 of %2 positions were analysed: nothing was played badly there.").arg(numbers[0], numbers[1])
                   //: %3 says how many blunders and mistakes each seat has made
                   : tr("%1 of %2 positions were analysed. %3.").arg(numbers[0], numbers[1], all);
    }
    return told.isEmpty() ? tr("The analysis is done: nothing was played badly.")
                          //: %1 says how many blunders and mistakes each seat has made
                          : tr("The analysis is done. %1.").arg(all);
}

void AnalysisController::remove()
{
    TreeChange change = withoutAnalysis(m_.match.match());
    if (change.isEmpty()) {
        m_.area.messages().show({Message::Kind::Note, tr("There is no analysis in this game."), {}});
        return;
    }
    m_.edits.push(new RecordEdit(m_.match, std::move(change), tr("remove analysis")));
    Message message{Message::Kind::Note, tr("The analysis was removed."), {{tr("&Undo"), [this] { m_.edits.undo(); }}}};
    message.holds = [edits = &m_.edits, done = m_.edits.index()] { return edits->index() == done; };
    m_.area.messages().show(message);
}

} // namespace ringford::ui
