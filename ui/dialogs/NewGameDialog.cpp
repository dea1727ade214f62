// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/NewGameDialog.h"

#include "engine/contest/ContestTags.h"
#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "ui/dialogs/ClockForm.h"
#include "ui/dialogs/NameFields.h"
#include "ui/dialogs/OptionForm.h"
#include "ui/dialogs/StartField.h"
#include "ui/files/PastedText.h"
#include "ui/gallery/BoardPreview.h"
#include "ui/gallery/GameItems.h"
#include "ui/gallery/PictureView.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QMetaMethod>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kUsualWidth = 760;
constexpr int kUsualHeight = 730;

QGroupBox* group(const QString& title, QWidget* content)
{
    auto* const box = new QGroupBox(title);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* const rows = new QVBoxLayout(box);
    rows->setContentsMargins(8, 4, 8, 8);
    rows->addWidget(content);
    return box;
}

/** Who goes on to another field has done with what was wrong. */
void giveBackRoom(QListWidget& problems, const QScrollArea& form)
{
    QSizePolicy kept = problems.sizePolicy();
    if (problems.count() > 0 || !kept.retainSizeWhenHidden())
        return;
    // Where the end of the form is seen more room moves what lies below a pointer that presses.
    const QScrollBar& bar = *form.verticalScrollBar();
    if (QGuiApplication::mouseButtons() != Qt::NoButton && bar.value() > bar.maximum() - problems.height())
        return;
    kept.setRetainSizeWhenHidden(false);
    problems.setSizePolicy(kept);
}

} // namespace

/** The access keys of what is always there: the list, the buttons, the groups. */
QString NewGameDialog::ownKeys() const
{
    QString keys;
    for (const QLabel* const label : findChildren<QLabel*>()) {
        const bool isOfGame =
            m_options->isAncestorOf(label) || m_clocks->isAncestorOf(label) || m_names->isOfSeat(*label);
        if (label->buddy() && !isOfGame)
            keys += accessKeyOf(label->text());
    }
    for (const QAbstractButton* const button : findChildren<QAbstractButton*>())
        keys += accessKeyOf(button->text());
    for (const QGroupBox* const box : findChildren<QGroupBox*>())
        keys += accessKeyOf(box->title());
    return keys;
}

NewGameDialog::NewGameDialog(const Registry& registry, const Match& last, PieceArt& art, const Theme& theme,
                             QWidget* parent, std::map<std::string, OptionValues> played)
    : QDialog(parent), m_registry(registry), m_played(std::move(played))
{
    setObjectName(QStringLiteral("newGame"));
    setWindowTitle(tr("New Game"));
    auto* const columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(makeLeft(art, theme), 1);
    columns->addWidget(makeRight(), 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("&Begin"), QDialogButtonBox::AcceptRole);
    m_begin->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(buttons);
    offer(last);
    connect(m_games->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& chosen) { chooseGame(chosen.row()); });
    connect(m_options, &OptionForm::changed, this, &NewGameDialog::update);
    connect(m_start, &StartField::changed, this, &NewGameDialog::takeStart);
    connect(m_clocks, &ClockForm::changed, this, &NewGameDialog::check);
    check(); // clocks of the last game may not be offered again as they were
    // As high as what is asked for wants to be, where the screen is.
    resizeWithinScreen(*this, {kUsualWidth, kUsualHeight});
    m_games->setFocus();
}

QWidget* NewGameDialog::makeLeft(PieceArt& art, const Theme& theme)
{
    auto* const left = new QWidget(this);
    auto* const rows = new QVBoxLayout(left);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* const label = new QLabel(tr("&Game:"), left);
    auto* const shelf = new PictureShelf(art, left);
    shelf->setTheme(theme);
    shelf->setItems(gameItems(m_registry));
    m_games = new PictureView(*shelf, PictureShape::Row, left);
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setAccessibleName(tr("Game"));
    m_games->setWhatsThis(
        tr("The games that can be played. Below is the start of the chosen one. F1 in the window has its rules."));
    label->setBuddy(m_games);
    m_preview = new BoardPreview(art, theme, left);
    rows->addWidget(label);
    // All games are seen at once where the picture of the start leaves room for that.
    constexpr int kLeastPicture = 120; // px
    m_games->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_preview->setMinimumHeight(kLeastPicture);
    rows->addWidget(m_games);
    rows->addWidget(m_preview, 1);
    return left;
}

/** What is wrong stands where it is always in view. */
void NewGameDialog::makeProblems(QWidget* parent)
{
    m_problems = new QListWidget(parent);
    m_problems->setObjectName(QStringLiteral("problems"));
    m_problems->setAccessibleName(tr("What is wrong"));
    m_problems->setWhatsThis(tr("Why the game cannot begin like this."));
    m_problems->setWordWrap(true);
    m_problems->setFixedHeight(m_problems->fontMetrics().height() * 4);
    m_problems->hide();
}

/** Their room, once it was needed, is kept as long as one types in the same field: nothing jumps meanwhile. */
void NewGameDialog::showProblems(const QStringList& problems)
{
    m_problems->clear();
    m_problems->addItems(problems);
    m_problems->setVisible(!problems.isEmpty());
    QSizePolicy kept = m_problems->sizePolicy();
    if (problems.isEmpty() || kept.retainSizeWhenHidden())
        return;
    kept.setRetainSizeWhenHidden(true);
    m_problems->setSizePolicy(kept);
    auto* const form = findChild<QScrollArea*>(QStringLiteral("form"));
    const auto followFocus = [this, form] {
        if (form->isAncestorOf(focusWidget()))
            form->ensureWidgetVisible(focusWidget(), 0, 0);
    };
    QMetaObject::invokeMethod(this, followFocus, Qt::QueuedConnection); // once the form has less room
}

/** All that is chosen of a game, one below the other. */
QWidget* NewGameDialog::makeForm()
{
    auto* const content = new QWidget(this);
    m_options = new OptionForm(content);
    m_noOptions = new QLabel(tr("This game has no options."), content);
    m_noOptions->setEnabled(false);
    auto* const options = new QWidget(content);
    auto* const optionRows = new QVBoxLayout(options);
    optionRows->setContentsMargins(0, 0, 0, 0);
    optionRows->addWidget(m_options);
    optionRows->addWidget(m_noOptions);
    m_names = new NameFields(content);
    m_clocks = new ClockForm(content);
    m_clockGroup = group(tr("Clocks"), m_clocks);
    m_start = new StartField(content);
    QGroupBox* const start = group(tr("&Start"), m_start);
    start->installEventFilter(this); // its key leads to the field, whatever comes first in the order for Tab
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    QGroupBox* const choices = group(tr("Options"), options);
    // Higher than it asks where labels stand above their fields.
    choices->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    rows->addWidget(choices);
    rows->addWidget(group(tr("Players"), m_names));
    rows->addWidget(m_clockGroup);
    rows->addWidget(start);
    rows->addStretch();
    return content;
}

void NewGameDialog::offerPlayers(const Settings& settings)
{
    m_names->setUsualLevel(settings.computerLevel);
    m_names->setPrograms(namesOf(settings.programs));
    updateSeats();
    if (!m_names->computers().seats().empty())
        return;
    const bool isAgainst = settings.players == Settings::Players::AgainstComputer;
    m_names->offer(isAgainst ? WhoPlays::Kind::AgainstComputer : WhoPlays::Kind::Persons, settings.computerLevel);
}

void NewGameDialog::rememberPlayers(SettingsStore& settings) const
{
    const SeatSet computers = m_names->computers().seats();
    settings.set(&Settings::players,
                 computers.empty() ? Settings::Players::Persons : Settings::Players::AgainstComputer);
    const int level = computers.empty() ? 0 : m_names->computers().level(computers.first());
    if (level > 0) // no other program
        settings.set(&Settings::computerLevel, level);
}

QWidget* NewGameDialog::makeRight()
{
    QScrollArea* const scroll = scrolled(makeForm(), this);
    scroll->setObjectName(QStringLiteral("form"));
    // Fields that come with a choice come into view: queued, once they have their room. What is typed moves nothing.
    connect(
        m_clocks, &ClockForm::fieldsChanged, scroll,
        [this, scroll] {
            if (m_clockGroup->isAncestorOf(focusWidget()))
                scroll->ensureWidgetVisible(m_clockGroup, 0, 0);
        },
        Qt::QueuedConnection);
    auto* const right = new QWidget(this);
    makeProblems(right);
    connect(qApp, &QApplication::focusChanged, m_problems,
            [problems = m_problems, scroll] { giveBackRoom(*problems, *scroll); });
    auto* const rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(0, 0, 0, 0);
    rightRows->addWidget(scroll, 1);
    rightRows->addWidget(m_problems);
    return right;
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Shortcut)
        return QDialog::eventFilter(watched, event);
    m_start->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void NewGameDialog::offer(const Match& last)
{
    if (!select(last.game().description())) {
        m_games->setRow(0);
        chooseGame(0);
        return;
    }
    showNames(last);
}

void NewGameDialog::showNames(const Match& match)
{
    if (!readContestTags(match)) // whose players are no persons, but called by what they are
        m_names->setNames(match.tags().seatNames);
    m_names->setComputers(ComputerSeats(match));
    m_clocks->setTag(match.tags().clock, match.game().description());
}

bool NewGameDialog::select(const GameDescription& description)
{
    const std::vector<const GameType*> games = offeredGames(m_registry);
    const auto found = std::ranges::find(games, description.id, [](const GameType* type) { return type->id(); });
    if (found == games.end())
        return false;
    m_games->setRow(static_cast<int>(found - games.begin()));
    showOptions(**found, (*found)->differing(description.options));
    return true;
}

void NewGameDialog::chooseGame(int row)
{
    if (row < 0)
        return;
    const GameType& type = *offeredGames(m_registry)[static_cast<std::size_t>(row)];
    const auto played = m_played.find(type.id());
    showOptions(type, played == m_played.end() ? firstOptions(type) : type.differing(played->second));
}

void NewGameDialog::showOptions(const GameType& type, const OptionValues& chosen)
{
    m_options->setGame(type, chosen, ownKeys());
    m_noOptions->setVisible(m_options->isEmpty());
    update();
}

void NewGameDialog::setMoving(bool isMoving)
{
    m_games->setMoving(isMoving);
}

void NewGameDialog::updateSeats()
{
    m_names->setGame(m_game->description(), m_options->takenKeys(), m_game->fen());
    m_clocks->setGame(m_game->description());
    // Fields that are made anew come last; the order for Tab is the one that is seen.
    QList<QWidget*> order{m_games};
    order += m_options->fields();
    order += m_names->fields();
    order += m_clocks->fields();
    order += m_start->fields();
    order << m_problems << m_begin << m_cancel;
    for (qsizetype number = 1; number < order.size(); ++number)
        setTabOrder(order[number - 1], order[number]);
}

void NewGameDialog::update()
{
    const int row = m_games->row();
    const GameType* const type = offeredGames(m_registry)[static_cast<std::size_t>(row)];
    const auto game = type->create(m_options->values());
    m_optionProblems.clear();
    if (game) {
        m_game = *game;
        m_start->setGame(*m_game);
        updateSeats();
    } else {
        m_optionProblems += words::asSentence(game.error());
    }
    m_clocks->setEnabled(!isPastedGame());
    check();
}

bool NewGameDialog::isPastedGame() const
{
    return m_start->isRecord();
}

void NewGameDialog::takeStart()
{
    const QString start = m_start->text();
    update();
    if (m_start->isRecord()) {
        // A record brings its game and its players along; what stood in the fields was about another game.
        if (const auto match = matchFromRecord(m_registry, start)) {
            select(match->game().description());
            showNames(*match);
        }
    } else if (!m_begin->isEnabled() && m_optionProblems.isEmpty()) {
        // A FEN tells by itself that it is one, whatever game was chosen.
        if (const auto match = matchFromFen(m_registry, start))
            select(match->game().description());
    }
}

Result<Match, QStringList> NewGameDialog::wanted() const
{
    if (!m_optionProblems.isEmpty())
        return Failure{m_optionProblems};
    const QString start = m_start->text();
    if (m_start->isUsual())
        return Match(m_game, m_game->start());
    return m_start->isRecord() ? matchFromRecord(m_registry, start) : matchFromPosition(m_game, start);
}

QString NewGameDialog::assumed() const
{
    return m_start->isRecord() ? QString() : assumedIn(m_start->text());
}

void NewGameDialog::check()
{
    const auto match = wanted();
    QStringList problems = match ? QStringList() : match.error();
    if (!isPastedGame())
        problems += m_clocks->problems();
    showProblems(problems);
    m_begin->setEnabled(problems.isEmpty());
    if (!match) {
        m_preview->clear();
        return;
    }
    m_preview->setPosition(match->sharedGame(), match->position(match->start()));
    m_names->setBeginning(match->game().onTurn(match->position(match->start())));
}

QStringList NewGameDialog::problems() const
{
    QStringList lines;
    for (int row = 0; row < m_problems->count(); ++row)
        lines += m_problems->item(row)->text();
    return lines;
}

void NewGameDialog::accept()
{
    if (isSignalConnected(QMetaMethod::fromSignal(&NewGameDialog::beginWanted)))
        emit beginWanted();
    else
        begin();
}

Match NewGameDialog::takeMatch()
{
    auto made = wanted();
    Match match = std::move(*made);
    m_names->write(match.tags().seatNames);
    m_names->computers().write(match.game().description(), match.tags());
    // A record keeps the clocks that it was played with.
    if (!isPastedGame())
        match.tags().clock = m_clocks->tag(match.game().description());
    return match;
}

} // namespace ringford::ui
