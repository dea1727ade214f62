// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollResults.h"

#include "ui/dice/ChancesPage.h"
#include "ui/dice/DiceArea.h"
#include "ui/dice/DiceSession.h"
#include "ui/dice/RollHistoryModel.h"
#include "ui/dice/RollRowsModel.h"
#include "ui/dice/RollSetWords.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/TableView.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>

namespace ringford::ui {

namespace {

QLabel* line(const char* name, QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

RollResults::RollResults(DiceSession& session, QSettings& store, QWidget* parent)
    : QWidget(parent), m_session(session), m_rolled(new ElidedLabel(Qt::ElideRight, this)),
      m_total(line("total", this)), m_figures(line("figures", this)), m_warning(line("warning", this)),
      m_tabs(new QTabWidget(this)), m_dice(new DiceArea(this)), m_rows(new RollRowsModel(this)),
      m_chances(new ChancesPage(store, this))
{
    QFont large = m_total->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setBold(true);
    m_total->setFont(large);
    m_rolled->setObjectName(QStringLiteral("rolled"));
    makeTabs();
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_rolled);
    for (QLabel* const label : {m_total, m_figures, m_warning})
        rows->addWidget(label);
    rows->addWidget(m_tabs, 1);
    connect(&session, &DiceSession::viewedChanged, this, &RollResults::show);
    connect(m_tabs, &QTabWidget::currentChanged, this, &RollResults::fitTable);
    show();
}

void RollResults::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("Views of a roll"));
    m_tabs->setWhatsThis(tr("The same roll as dice, and as a table; and all rolls before it."));
    m_tabs->addTab(m_dice, tr("Dice"));
    m_table = addTable("rows", tr("Table of the roll"),
                       tr("Every die of each row, its attacks and its saving throw, and what is left of its sum. A die "
                          "in square brackets is not kept."),
                       m_rows);
    m_tabs->addTab(m_table, tr("Table"));
    m_tabs->addTab(m_chances, tr("Chances"));
    addHistory();
}

QTableView* RollResults::addTable(const char* name, const QString& title, const QString& help,
                                  QAbstractItemModel* model)
{
    auto* const view = new TableView(this);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(title);
    view->setWhatsThis(help);
    view->setModel(model);
    new EmptyNote(*view, tr("Nothing has been rolled yet: press Roll, or Ctrl+R."));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // of thousands of rows none is measured
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 6);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setResizeContentsPrecision(0); // those that are seen
    return view;
}

void RollResults::addHistory()
{
    m_history = addTable("history", tr("History"),
                         tr("All rolls, also of older days: the latest 10,000. Enter or a click shows one."),
                         new RollHistoryModel(m_session, this));
    m_tabs->addTab(m_history, tr("Histor&y"));
    for (const int column : {RollHistoryModel::Name, RollHistoryModel::Roll}) // as long as one likes, both
        m_history->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    for (const int column : {RollHistoryModel::Total, RollHistoryModel::Time})
        m_history->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(m_history->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid())
            m_session.goTo(static_cast<std::size_t>(row.row()));
    });
}

void RollResults::show()
{
    const auto* const entry = m_session.viewed();
    m_figures->setText(entry ? figuresOf(entry->set) : tr("Nothing has been rolled yet: press Roll, or Ctrl+R."));
    m_total->setVisible(entry != nullptr);
    m_warning->setVisible(entry && !warningOf(*entry).isEmpty());
    m_rows->setRollSet(entry ? &entry->set : nullptr);
    fitTable();
    m_rolled->setVisible(entry != nullptr);
    m_dice->setItems(entry ? diceItems(entry->set) : std::vector<DiceItem>(),
                     entry ? entry->kept : std::vector<bool>());
    if (!entry)
        return;
    m_rolled->setText(words::fromUtf8(entry->set.roll.text));
    m_total->setText(totalOf(entry->set));
    m_warning->setText(warningSign(*entry) + warningOf(*entry));
    const int row = static_cast<int>(m_session.history().index());
    m_history->setCurrentIndex(m_history->model()->index(row, 0));
}

/** Columns that would be empty are not shown. A table that nobody sees is not measured: many dice take long. */
void RollResults::fitTable()
{
    if (m_tabs->currentWidget() != m_table)
        return;
    const auto* const entry = m_session.viewed();
    m_table->setColumnHidden(RollRowsModel::Attack, entry && entry->set.roll.roll.bonuses.empty());
    for (const int column : {RollRowsModel::Save, RollRowsModel::Left})
        m_table->setColumnHidden(column, entry && !entry->set.conditions.save);
    m_table->resizeColumnsToContents();
}

QString RollResults::spoken() const
{
    const auto* const entry = m_session.viewed();
    if (!entry)
        return {};
    //: spoken after a roll: %1 is what was rolled, %2 what came of it
    const QString total = tr("%1: %2").arg(words::fromUtf8(entry->set.roll.text), totalOf(entry->set));
    const QString rows = rowsOf(entry->set);
    //: spoken after a roll: %1 is what was rolled and what came of it, %2 what each of several rows came to
    return rows.isEmpty() ? total : tr("%1. Rows: %2").arg(total, rows);
}

} // namespace ringford::ui
