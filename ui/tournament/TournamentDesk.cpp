// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/TournamentDesk.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/ChallengesModel.h"
#include "ui/tournament/LedgerModel.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/PointsView.h"
#include "ui/tournament/StandingsModel.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/TableView.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStyle>
#include <QTableView>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kMeasuredRows = 60;

/** What a battle would bring if nothing were captured. */
QString endWithoutLosses(const Tournament& tournament, int challenge, BattleResult result)
{
    const auto prospect = resultProspect(tournament, challenge, {0, 0, result});
    return prospect ? words::translated(prospect->sentence) : words::translated(prospect.error());
}

/** Of what a column holds. Qt keeps room for an arrow of a head's height in each, which is drawn half as high. */
int widthWanted(const QTableView& table, int column)
{
    const QHeaderView& header = *table.horizontalHeader();
    const auto moreLines = table.model()->headerData(column, Qt::Horizontal).toString().count(u'\n');
    const int spare =
        header.isSortIndicatorShown() ? static_cast<int>(moreLines) * header.fontMetrics().lineSpacing() : 0;
    const QAbstractItemView& cells = table; // of tables it is protected
    return std::max(cells.sizeHintForColumn(column), header.sectionSizeHint(column) - spare);
}

/** Columns that fill the table stay as wide as they are. */
void fitColumns(QTableView& table)
{
    const QHeaderView& header = *table.horizontalHeader();
    for (int column = 0; column < header.count(); ++column) {
        const bool isLast = header.visualIndex(column) == header.count() - 1;
        if (header.sectionResizeMode(column) != QHeaderView::Stretch && !(isLast && header.stretchLastSection()))
            table.setColumnWidth(column, widthWanted(table, column));
    }
}

/** With which some rows are whole, also where columns are scrolled to. */
int leastHeight(const QTableView& table)
{
    constexpr int kLeastRows = 2;
    return table.horizontalHeader()->sizeHint().height() + kLeastRows * table.verticalHeader()->defaultSectionSize() +
           table.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &table) + 2 * table.frameWidth();
}

} // namespace

TournamentDesk::TournamentDesk(TournamentModel& tournament, QWidget* parent)
    : QWidget(parent), m_tournament(tournament), m_members(new StandingsModel(tournament, this)),
      m_open(new ChallengesModel(tournament, this)), m_entries(new LedgerModel(tournament, this))
{
    auto* const rows = new QVBoxLayout(this);
    auto* const split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    auto* const above = new QWidget(split);
    auto* const columns = new QHBoxLayout(above);
    auto* const left = new QVBoxLayout;
    auto* const right = new QVBoxLayout;
    auto* const below = new QWidget(split);
    auto* const ledger = new QVBoxLayout(below);
    columns->setContentsMargins(0, 0, 0, 0);
    ledger->setContentsMargins(0, 0, 0, 0);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    rows->addWidget(split);
    makeStandings(*left);
    makeChallenges(*right);
    makeLedger(*ledger);
    connect(&tournament, &TournamentModel::replaced, this, &TournamentDesk::takeChange);
    connect(&tournament, &TournamentModel::changed, this, &TournamentDesk::takeChange);
    setFocusProxy(m_standings);
    takeChange();
}

QTableView* TournamentDesk::addTable(QBoxLayout& column, const char* name, const QString& title, const QString& help,
                                     QAbstractTableModel& model)
{
    auto* const table = new TableView(this);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(QString(title).remove(u'&').remove(u':'));
    table->setWhatsThis(help);
    table->setModel(&model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    table->setMinimumSize(120, leastHeight(*table));
    auto* const label = new QLabel(title, this);
    label->setBuddy(table);
    column.addWidget(label);
    column.addWidget(table, 1);
    return table;
}

QLabel* TournamentDesk::addOutlook(QBoxLayout& column, const char* name)
{
    auto* const label = new QLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column.addWidget(label);
    return label;
}

void TournamentDesk::makeStandings(QBoxLayout& column)
{
    m_standings = addTable(column, "standings", tr("Stan&dings:"),
                           tr("The members: those who are in first, then by points. Enter, or a double click, lets the "
                              "chosen member challenge another."),
                           *m_members);
    m_standings->horizontalHeader()->setSectionResizeMode(StandingsModel::Member, QHeaderView::Stretch);
    m_status = addOutlook(column, "status");
    m_ofMember = addOutlook(column, "memberOutlook");
    new EmptyNote(*m_standings, tr("Nobody has joined yet. New Member (menu Entry, or Ctrl+M) enters the first one."));
    connect(m_standings->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TournamentDesk::takeChoice);
    connect(m_standings, &QTableView::activated, this, &TournamentDesk::memberPicked);
}

void TournamentDesk::makeChallenges(QBoxLayout& column)
{
    m_challenges =
        addTable(column, "challenges", tr("O&pen challenges:"),
                 tr("What the tournament waits for. Enter, or a double click, answers the chosen challenge, or "
                    "enters how its battle ended."),
                 *m_open);
    m_challenges->horizontalHeader()->setStretchLastSection(true);
    m_points = new PointsView(m_tournament, this);
    column.addWidget(m_points, 2);
    m_ofChallenge = addOutlook(column, "challengeOutlook");
    m_noChallenge = new EmptyNote(*m_challenges, noChallenge());
    connect(m_challenges->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TournamentDesk::takeChoice);
    connect(m_challenges, &QTableView::activated, this, &TournamentDesk::challengePicked);
}

void TournamentDesk::makeLedger(QBoxLayout& column)
{
    m_ledger =
        addTable(column, "ledger", tr("&Ledger:"),
                 tr("All that happened, as it stands in the file. A click on the head of a column sorts by it; the "
                    "first column brings back the order of the file."),
                 *m_entries);
    new EmptyNote(*m_ledger,
                  tr("Nothing has happened yet. It begins with members: New Member (menu Entry, or Ctrl+M)."));
    m_ledger->setSortingEnabled(true);
    m_ledger->sortByColumn(0, Qt::AscendingOrder);
}

std::string TournamentDesk::member() const
{
    const QModelIndex row = m_standings->currentIndex();
    return row.isValid() ? m_members->member(row.row()).name : std::string();
}

std::optional<int> TournamentDesk::challenge() const
{
    const QModelIndex row = m_challenges->currentIndex();
    return row.isValid() ? std::optional(m_open->number(row.row())) : std::nullopt;
}

std::vector<QWidget*> TournamentDesk::parts() const
{
    return {m_standings, m_challenges, m_points, m_ledger};
}

/** The largest numbers stand in the last entries, which nobody sees yet. */
void TournamentDesk::widenForLast()
{
    constexpr std::size_t kLast = 5;
    const std::size_t count = m_tournament.ledger().entries().size();
    for (std::size_t entry = count - std::min(count, kLast); entry < count; ++entry) {
        const int row = m_entries->rowOf(entry);
        for (int column = 0; column < m_entries->columnCount(); ++column) {
            const int wanted = m_ledger->sizeHintForIndex(m_entries->index(row, column)).width() + 1; // and the grid
            if (m_ledger->columnWidth(column) < wanted)
                m_ledger->setColumnWidth(column, wanted);
        }
    }
}

/** What was chosen stays chosen where it is still there; a new challenge is chosen at once. */
void TournamentDesk::takeChange()
{
    if (!m_tournament.isOpen())
        return;
    const auto& entries = m_tournament.ledger().entries();
    if (m_members->rowCount() > 0)
        m_standings->selectRow(std::max(m_members->rowOf(m_keptMember), 0));
    int open = m_keptChallenge ? m_open->rowOf(*m_keptChallenge) : -1;
    if (!entries.empty() && entries.back().event != LedgerEvent::Join && m_open->rowOf(entries.back().challenge) >= 0)
        open = m_open->rowOf(entries.back().challenge);
    if (m_open->rowCount() > 0)
        m_challenges->selectRow(std::max(open, 0));
    for (QTableView* const table : {m_standings, m_challenges, m_ledger})
        fitColumns(*table);
    widenForLast();
    if (!entries.empty())
        m_ledger->selectRow(m_entries->rowOf(entries.size() - 1));
    m_status->setText(words::status(m_tournament.tournament()));
    m_noChallenge->setWords(noChallenge());
    takeChoice();
}

void TournamentDesk::takeChoice()
{
    if (const std::string now = member(); !now.empty())
        m_keptMember = now;
    if (const auto now = challenge())
        m_keptChallenge = now;
    m_points->setChosen(m_keptMember);
    m_ofMember->setText(memberOutlook());
    m_ofChallenge->setText(challengeOutlook());
    emit choiceChanged();
}

/** Why no challenge is open, and what can be done. */
QString TournamentDesk::noChallenge() const
{
    const bool isOpen = m_tournament.isOpen();
    if (isOpen && m_tournament.tournament().isOver())
        return tr("No challenge is open: the tournament is over.");
    if (isOpen && m_tournament.tournament().members().size() < 2)
        return tr("No challenge is open. It takes two members: New Member (menu Entry, or Ctrl+M) enters them.");
    return tr("No challenge is open. Choose a member in the standings, then Challenge (menu Entry, or Ctrl+L).");
}

/** Whom somebody challenges makes no difference to what that costs. */
QString TournamentDesk::memberOutlook() const
{
    const std::string chosen = member();
    if (chosen.empty())
        return {};
    const Tournament& tournament = m_tournament.tournament();
    const auto& all = tournament.members();
    const auto other = std::ranges::find_if(all, [&](const auto& one) { return one.isIn() && one.name != chosen; });
    if (other == all.end() || tournament.isOver())
        return {};
    const auto prospect = challengeProspect(tournament, chosen, other->name);
    //: %1 is a member, %2 what the rules make of a choice
    return tr("%1: %2", "member")
        .arg(words::member(chosen), words::asSentence(prospect ? prospect->sentence : prospect.error()));
}

QString TournamentDesk::challengeOutlook() const
{
    const auto number = challenge();
    if (!number)
        return {};
    const Tournament& tournament = m_tournament.tournament();
    if (tournament.challenge(*number).stage == Challenge::Stage::Begun)
        return tr("If nothing was captured: white wins: %1; black wins: %2; drawn: %3.")
            .arg(endWithoutLosses(tournament, *number, BattleResult::White),
                 endWithoutLosses(tournament, *number, BattleResult::Black),
                 endWithoutLosses(tournament, *number, BattleResult::Draw));
    const auto surrender = surrenderProspect(tournament, *number);
    const auto defence = defenceProspect(tournament, *number);
    return words::asSentence(surrender ? surrender->sentence : surrender.error()) + u'\n' +
           words::asSentence(defence ? defence->sentence : defence.error());
}

} // namespace ringford::ui
