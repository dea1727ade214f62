// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MoveEntry.h"

#include "engine/match/TypedActions.h"
#include "engine/rules/NoAction.h"
#include "engine/rules/PlainText.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/Choices.h"
#include "ui/match/Actors.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/Figurines.h"
#include "ui/panels/ActionField.h"
#include "ui/panels/ExampleTexts.h"
#include "ui/panels/OtherLetters.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/LowRow.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QBoxLayout>
#include <QCompleter>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace ringford::ui {

namespace {

/** Offers what begins like the text, and writes what is to be typed. */
class ActionCompleter : public QCompleter {
public:
    ActionCompleter(QAbstractItemModel* texts, QObject* parent) : QCompleter(texts, parent)
    {
        setCaseSensitivity(Qt::CaseSensitive);
        setCompletionRole(ActionField::kBegunRole);
        setMaxVisibleItems(12);
    }

    QString pathFromIndex(const QModelIndex& index) const override
    {
        return index.data(ActionField::kTypedRole).toString();
    }
};

/** `Ra3` for `2:Ra3`; all of it where no board is named. */
QString withoutBoard(const QString& typed)
{
    static const QRegularExpression kBoard(QStringLiteral("^\\d+:"));
    const QRegularExpressionMatch match = kBoard.match(typed);
    return match.hasMatch() ? typed.mid(match.capturedLength()) : typed;
}

/** Of a list of @p texts, bar and edges included: it covers no more of the boards than it needs. */
int widthOf(const QStandardItemModel& texts, const QFontMetrics& metrics)
{
    constexpr int kLeastLetters = 12;
    constexpr int kAround = 3; // heights of letters
    int widest = kLeastLetters * metrics.averageCharWidth();
    for (int row = 0; row < texts.rowCount(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(texts.item(row)->text()));
    return widest + kAround * metrics.height();
}

/** What was typed, or pasted at any length, as a sentence quotes it. */
QString quoted(const QString& text)
{
    return words::elided(text.toStdString(), kLongestQuote);
}

/** What is said of a text that is no action. */
QString noSuchAction(const QString& text, const QStringList& examples)
{
    const QString typed = quoted(text);
    if (examples.isEmpty())
        return MoveEntry::tr("“%1” is no action of this game.").arg(typed);
    //: %1 is what was typed, %2 a list of actions
    return MoveEntry::tr("“%1” is no action of this game: expected one like %2.")
        .arg(typed, examples.join(QStringLiteral(", ")));
}

} // namespace

MoveEntry::MoveEntry(MatchModel& match, QWidget* parent)
    : QFrame(parent), m_match(match), m_field(new ActionField([this] { close(); }, this)),
      m_complaint(new QLabel(this)), m_texts(new QStandardItemModel(this)),
      m_completer(new ActionCompleter(m_texts, this)), m_shown(match.viewedNode())
{
    setObjectName(QStringLiteral("moveEntry"));
    auto* const label = new QLabel(tr("Act&ion:"), this);
    label->setBuddy(m_field);
    m_field->setObjectName(QStringLiteral("actionText"));
    setWhatsThis(
        tr("Type an action as the list of moves shows them and press Enter. Tab completes as far as it is clear; Esc "
           "closes this field."));
    m_field->setClearButtonEnabled(true);
    m_field->setCompleter(m_completer);
    m_complaint->setWordWrap(true);
    m_complaint->setTextFormat(Qt::PlainText);
    m_complaint->hide();

    auto* const parts = new LowRow(this);
    parts->setContentsMargins(8, 4, 8, 4);
    parts->setSpacing(4);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_field, 1);
    parts->addLayout(row);
    parts->addWidget(m_complaint);
    setFocusProxy(m_field);
    nameParts();
    hide();

    connect(m_field, &QLineEdit::returnPressed, this, &MoveEntry::playTyped);
    connect(m_field, &QLineEdit::textChanged, this, [this] { complain({}); });
    connect(&m_match, &MatchModel::viewedNodeChanged, this, &MoveEntry::keepComplaint);
    connect(&m_match, &MatchModel::viewedNodeChanged, this, &MoveEntry::updateCompletions);
    connect(&m_match, &MatchModel::viewedNodeChanged, this, &MoveEntry::closeAtTheEnd);
    connect(&m_match, &MatchModel::replaced, this, [this] { m_shown = m_match.viewedNode(); });
    connect(&m_match, &MatchModel::replaced, this, &MoveEntry::updateCompletions);
}

QWidget* MoveEntry::completions() const
{
    return m_completer->popup();
}

void MoveEntry::nameParts()
{
    setAccessibleName(tr("Typing actions"));
    m_field->setAccessibleName(tr("Action to play"));
    m_field->setPlaceholderText(tr("Type an action and press Enter"));
    m_completer->popup()->setAccessibleName(tr("Completions"));
    if (auto* const clear = m_field->findChild<QToolButton*>())
        clear->setAccessibleName(tr("Clear"));
}

void MoveEntry::open()
{
    show();
    updateCompletions();
    m_field->clear();
    complain({});
    m_field->setFocus(Qt::ShortcutFocusReason);
}

QString MoveEntry::complaint() const
{
    return m_complaint->isHidden() ? QString() : m_complaint->text();
}

void MoveEntry::updateCompletions()
{
    if (isHidden())
        return;
    const std::vector<Action> possible = m_match.possibleActions();
    const Position position = m_match.position();
    const words::Notation chosen = words::notation();
    // No key writes figurines: who sees them types letters. Records have the cell that is left for those who begin
    // with it.
    std::vector<words::Notation> typed{chosen, words::Notation::Records};
    if (chosen == words::Notation::Figurines)
        typed = {words::Notation::English, words::Notation::Language, words::Notation::Records};
    const words::ActionTexts read(m_match.game(), position);
    std::set<QString> offered; // what is typed
    m_texts->clear();
    for (const words::Notation notation : typed) {
        const words::ActionTexts written(m_match.game(), position, notation);
        const bool isShown = notation == chosen || notation == words::Notation::Records;
        std::map<std::pair<QString, QString>, QString> shown; // by how it begins: what records write comes last
        for (const Action& action : possible) {
            const QString text = written.bare(action);
            if (!offered.insert(text).second)
                continue;
            const QString look = isShown ? text : read.bare(action);
            shown.try_emplace({text, text}, look);
            shown.try_emplace({withoutBoard(text), text}, look);
        }
        for (const auto& [key, look] : shown) {
            auto* const item = new QStandardItem(look);
            if (hasFigurines(look))
                item->setFont(withFigurines(m_field->font(), look));
            item->setData(key.first, ActionField::kBegunRole);
            item->setData(key.second, ActionField::kTypedRole);
            m_texts->appendRow(item);
        }
    }
    m_completer->popup()->setFont(m_field->font()); // a window of its own, which takes over none
    m_completer->popup()->setMaximumWidth(widthOf(*m_texts, m_completer->popup()->fontMetrics()));
}

QString MoveEntry::typed() const
{
    const QString text = m_field->text().trimmed();
    // The key that opens the field is easily pressed again in it.
    return text.startsWith(u'/') ? text.mid(1) : text;
}

void MoveEntry::playTyped()
{
    const QString text = typed();
    if (text.isEmpty())
        return;
    QString reason;
    std::vector<Action> several;
    const auto action = actionTyped(text, reason, several);
    if (action) {
        playOrAsk(*action);
        return;
    }
    complain(reason, several.empty() ? reason : severalMeanings(text, several, words::spokenNotation()));
    if (!several.empty())
        choose(several);
}

void MoveEntry::playOrAsk(const Action& action)
{
    if (const SeatSet seats = seatsInQuestion(m_match, action); !seats.empty()) {
        askWho(action, seats);
        return;
    }
    const std::vector<OrderedRow::Late> late = m_match.lateActions();
    const bool isLate = std::ranges::find(late, action, &OrderedRow::Late::action) != late.end();
    if (isLate || !m_match.match().why(m_match.viewedNode(), action)) {
        const Position position = m_match.positionFor(action);
        const Seat actor = m_match.game().actor(position, action);
        if (const auto question = questionBefore(m_match, position, action, actor)) {
            ask(*question, action);
            return;
        }
    }
    play(action);
}

/** Offers what was typed can mean, below the line and what is said of it. Esc leads back to it, as it was. */
void MoveEntry::choose(const std::vector<Action>& actions)
{
    m_completer->popup()->hide();
    std::vector<Choice> choices;
    const words::ActionTexts written(m_match.game(), m_match.position());
    const words::ActionTexts spoken(m_match.game(), m_match.position(), words::spokenNotation());
    for (const Action& action : actions) {
        Choice choice;
        choice.action = action;
        choice.words = written.bare(action);
        choice.spoken = spoken.bare(action);
        choices.push_back(std::move(choice));
    }
    m_choice = new ActionChooser(choices, parentWidget());
    m_choice->setObjectName(QStringLiteral("typedChoice"));
    m_choice->setAccessibleName(tr("What was typed can mean"));
    connect(m_choice, &ActionChooser::chosen, this, [this](const Action& action) {
        leaveChoice();
        playOrAsk(action);
    });
    connect(m_choice, &ActionChooser::cancelled, this, &MoveEntry::leaveChoice);
    connect(&m_match, &MatchModel::viewedNodeChanged, m_choice, [this] { leaveChoice(); });
    connect(qApp, &QApplication::focusChanged, m_choice, [this](QWidget*, QWidget* now) { keepChoice(now); });
    if (m_board)
        connect(&m_board->boardScene(), &BoardScene::arranged, m_choice, [this] { placeChoice(); });
    // What is said has its place first: it makes the line higher.
    for (QWidget* each = this; each; each = each->parentWidget())
        QCoreApplication::sendPostedEvents(each, QEvent::LayoutRequest);
    m_choice->openAt(placeOfTyped(), unobstructed());
}

/** What is offered goes when somebody turns to something else of the window, @p focus. */
void MoveEntry::keepChoice(const QWidget* focus)
{
    if (!m_choice || !focus || focus->window() != window() || m_choice->isAncestorOf(focus))
        return;
    // The list of completions, which hands its focus to the field, may be told late that it was in front.
    QWidget* const last = m_choice->focusWidget();
    if (last && focus == m_field && static_cast<const ActionField*>(m_field)->isActivated())
        QMetaObject::invokeMethod(
            last, [last] { last->setFocus(Qt::ActiveWindowFocusReason); }, Qt::QueuedConnection);
    else
        leaveChoice();
}

/** In what the line lies in: what is offered lies below that. */
QRect MoveEntry::placeOfTyped() const
{
    const int width = m_field->fontMetrics().horizontalAdvance(m_field->text());
    return {pos() + QPoint(m_field->x(), 0), QSize(width, height())};
}

/** The line, and what is read on the boards and beside them. */
Unobstructed MoveEntry::unobstructed() const
{
    Unobstructed free{{geometry()}, {}, {}};
    if (!m_board)
        return free;
    const QWidget& over = *parentWidget();
    free.add(m_board->unobstructed(), over.mapFromGlobal(m_board->viewport()->mapToGlobal(QPoint(0, 0))));
    return free;
}

/** What is said of what was typed may need more lines in less width. */
void MoveEntry::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeChoice();
}

void MoveEntry::placeChoice()
{
    if (m_choice)
        m_choice->placeBy(placeOfTyped(), unobstructed());
}

void MoveEntry::leaveChoice()
{
    ActionChooser* const choice = m_choice;
    if (!choice)
        return;
    m_choice = nullptr; // the focus leaves it below
    if (choice->isAncestorOf(window()->focusWidget()))
        m_field->setFocus(Qt::PopupFocusReason);
    choice->hide();
    choice->deleteLater();
}

/**
 * The one action that @p text means, to be played or refused; nothing, and a reason, where it means none or @p several, which
 * are given where nothing more can be typed that tells them apart.
 */
std::optional<Action> MoveEntry::actionTyped(const QString& text, QString& reason, std::vector<Action>& several) const
{
    const Game& game = m_match.game();
    const Position position = m_match.position();
    const std::vector<PieceLetters> letters = words::lettersTyped(game.description());
    std::vector<Action> possible = m_match.possibleActions();
    std::ranges::sort(possible); // what several seats may do, on turn or not, is one action all the same
    possible.erase(std::unique(possible.begin(), possible.end()), possible.end());
    const TypedActions typed = actionsTyped(game, position, possible, text.toStdString(), letters);
    if (typed.actions.size() == 1)
        return typed.actions.front();
    if (typed.areBegun && !typed.actions.empty()) {
        reason = tr("Several actions begin with “%1”: type on, or choose one.").arg(quoted(text));
        return std::nullopt;
    }
    if (!typed.actions.empty()) {
        several = inOrderOfChoice(typed.actions);
        reason = severalMeanings(text, several, words::notation());
        return std::nullopt;
    }
    auto intended = actionIntended(game, position, text.toStdString(), letters);
    const OtherLetters other = intended ? OtherLetters() : OtherLetters::of(game, position, possible, quoted(text));
    if (!intended && other.intended() && other.meant().empty())
        intended = *other.intended();
    if (other.meant().size() == 1)
        return other.meant().front();
    if (other.meant().size() > 1) {
        several = inOrderOfChoice(other.meant());
        reason = severalMeanings(text, several, words::notation());
    } else if (!intended && m_match.viewedNode()->outcome().decided())
        reason = words::asSentence(RINGFORD_TEXT("the game is over"));
    else if (!intended && intended.error().pattern() == noActionAt(game, position, {}).pattern())
        reason = noSuchAction(text, exampleTexts(game, position, m_isInLesson));
    else if (!intended)
        reason = words::labelled(game.board(), words::asSentence(intended.error()));
    return intended ? std::optional(*intended) : std::nullopt;
}

QString MoveEntry::severalMeanings(const QString& text, const std::vector<Action>& actions,
                                   words::Notation notation) const
{
    constexpr std::size_t kMostNamed = 6;
    QStringList named;
    const words::ActionTexts written(m_match.game(), m_match.position(), notation);
    for (const Action& action : std::span(actions).first(std::min(actions.size(), kMostNamed)))
        named += written.bare(action);
    if (actions.size() > kMostNamed)
        named += QStringLiteral("…");
    //: %1 is what was typed, %2 a list of actions
    return tr("“%1” can mean several actions: %2.").arg(quoted(text), named.join(QStringLiteral(", ")));
}

void MoveEntry::ask(const AskedBefore& question, const Action& action)
{
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Asking for Agreement"),
                                      words::question(m_match.description().board, question.text, action),
                                      QMessageBox::Yes | QMessageBox::No, this);
    box->setObjectName(QStringLiteral("typedQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::No);
    const Node* const where = m_match.viewedNode();
    connect(box, &QDialog::finished, this, [this, action, where](int answer) {
        if (answer == QMessageBox::Yes && m_match.viewedNode() == where)
            play(action);
    });
    connect(box, &QDialog::finished, m_field, &QLineEdit::selectAll); // what is typed next is another try
    m_match.question().ask(*box, question.asked);
    box->open();
    emit asking(box, action);
}

/** By which of @p seats, none of which is on turn. */
void MoveEntry::askWho(const Action& action, SeatSet seats)
{
    const QString text = words::actionText(m_match.game(), m_match.position(), action);
    //: asks which seat does something out of turn; %1 is the action as lists show it
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Out of Turn"), tr("Who plays %1?").arg(text),
                                      QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("typedActor"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const Node* const where = m_match.viewedNode();
    for (const Seat seat : seats) {
        const QPushButton* const button =
            box->addButton(words::seat(m_match.description(), seat), QMessageBox::AcceptRole);
        connect(button, &QPushButton::clicked, this, [this, action, seat, where] {
            if (m_match.viewedNode() == where)
                play(action, seat);
        });
    }
    box->addButton(QMessageBox::Cancel); // last: Tab would not come to what Qt 6.4 finds behind it
    connect(box, &QDialog::finished, m_field, &QLineEdit::selectAll);
    m_match.question().ask(*box);
    box->open();
    emit asking(box, action);
}

void MoveEntry::play(const Action& action, std::optional<Seat> actor)
{
    const QString text = m_field->text();
    if (const QString waiting = waitsFor(action); !waiting.isEmpty()) {
        complain(waiting);
        return;
    }
    if (const auto refusal = m_match.play(action, actor ? actor : handFor(m_match, action)).refusal) {
        complain(words::labelled(m_match.description().board, words::asSentence(refusal->sentence)));
        emit refused(*refusal, action);
        return;
    }
    m_completer->popup()->hide();
    m_field->clear();
    // Enter in the list of completions still writes the one chosen, or what was typed of it, after this.
    const auto clearAgain = [this, text] {
        if (text.startsWith(m_field->text()))
            m_field->clear();
    };
    QMetaObject::invokeMethod(m_field, clearAgain, Qt::QueuedConnection);
}

/** Who must act before that can be played; empty where nobody must. */
QString MoveEntry::waitsFor(const Action& action) const
{
    const SeatSet awaited = m_match.awaited();
    const SeatSet onTurn = m_match.match().onTurn(m_match.viewedNode());
    return !awaited.empty() && isTheirs(action)
               ? words::thinking(m_match.description(), awaited, onTurn, m_match.isPaused())
               : QString();
}

/**
 * Another place is shown. What was said was about the one before, and goes; where nobody but the computer has acted,
 * or who plays is all that has changed, whoever typed has not read it yet: it stays as far as it is true.
 */
void MoveEntry::keepComplaint()
{
    const Node* const before = std::exchange(m_shown, m_match.viewedNode());
    if (complaint().isEmpty())
        return;
    const bool isByComputer = m_shown->parent == before && m_shown->entry().seat &&
                              m_shown->entry().kind == Entry::Kind::Action &&
                              m_match.absent().contains(*m_shown->entry().seat);
    const QString reason = isByComputer || m_shown == before ? stillWrong() : QString();
    if (reason != complaint())
        complain(reason);
}

/** Who has won stands below this line, and nothing more can be played. */
void MoveEntry::closeAtTheEnd()
{
    if (m_match.viewedNode()->outcome().decided())
        close();
}

/** Why what is typed cannot be played here; empty where it can be. */
QString MoveEntry::stillWrong() const
{
    QString reason;
    std::vector<Action> several;
    const auto action = actionTyped(typed(), reason, several);
    if (!action)
        return reason;
    if (const QString waiting = waitsFor(*action); !waiting.isEmpty())
        return waiting;
    const auto refusal = m_match.match().why(m_match.viewedNode(), *action);
    return refusal ? words::labelled(m_match.description().board, words::asSentence(refusal->sentence)) : QString();
}

/** Whether no hand may play that now: somebody else is on turn, for whom none acts. */
bool MoveEntry::isTheirs(const Action& action) const
{
    const std::vector<Action> ours = m_match.possibleActions();
    return ours.empty() ||
           (!m_match.match().why(m_match.viewedNode(), action) && std::ranges::find(ours, action) == ours.end());
}

void MoveEntry::complain(const QString& text, const QString& spoken)
{
    m_complaint->setText(text);
    m_complaint->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_field->selectAll(); // what is typed next is another try
    Announcer::of(*this).say(spoken.isEmpty() ? text : spoken);
}

void MoveEntry::close()
{
    if (isHidden())
        return;
    leaveChoice();
    m_completer->popup()->hide();
    emit closed(); // before it is hidden: Qt would give the focus to a panel on the way, and readers tell that
    hide();
    complain({}); // nobody is told again of what is typed no more
}

} // namespace ringford::ui
