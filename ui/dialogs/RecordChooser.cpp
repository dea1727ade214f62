// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/RecordChooser.h"

#include "ui/print/GameHeading.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/FileWords.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kWidestColumn = 32; // characters; what is cut has a tip
constexpr int kTyping = 600;      // ms: readers say each letter, and then what is left

/** With the signs of a printed table. */
QString shownEnding(const QString& ending)
{
    static constexpr std::array<std::pair<QLatin1String, QStringView>, 3> kSigns{
        {{QLatin1String("1-0"), u"1–0"}, {QLatin1String("0-1"), u"0–1"}, {QLatin1String("1/2-1/2"), u"½–½"}}};
    for (const auto& [sign, shown] : kSigns) {
        if (ending.startsWith(sign))
            return shown.toString() + ending.mid(sign.size());
    }
    return ending;
}

} // namespace

RecordTable::RecordTable(const RecordList& records, QObject* parent) : QAbstractTableModel(parent), m_records(records)
{
}

int RecordTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int RecordTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RecordTable::data(const QModelIndex& index, int role) const
{
    const bool isSought = role == kSoughtRole;
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole && !isSought))
        return {};
    const RecordList::Row& row = m_records[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Number: return static_cast<qulonglong>(row.number);
    case Players: return row.players;
    case Title: return row.game;
    case Words: return row.words;
    case Event: return row.event;
    case Date: return isSought ? row.date + u' ' + dateOf(row) : dateOf(row);
    case Ending: return isSought ? row.ending + u' ' + shownEnding(row.ending) : shownEnding(row.ending);
    default: return {};
    }
}

QString RecordTable::dateOf(const RecordList::Row& row) const
{
    const auto known = m_dates.constFind(row.date);
    return known != m_dates.cend() ? *known : *m_dates.insert(row.date, GameHeading::date(row.date, QLocale()));
}

QVariant RecordTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList titles{tr("No."), m_records.isLesson() ? tr("Step") : tr("Players"), tr("Game"),
                             //: heads what is said at the start of games, such as "White mates in two"
                             tr("Words"), tr("Event"), tr("Date"), tr("Result")};
    return titles.value(section);
}

namespace {

/** What there is, and what is asked. @p name: of the file; empty: it is the clipboard. */
QString question(const QString& name, const RecordList& records, bool isLesson, bool areGames)
{
    const auto count = static_cast<int>(records.size());
    if (isLesson && !name.isEmpty())
        return RecordChooser::tr(
                   "%1 is a lesson of %n steps. It can be run, or one of its steps can be opened and changed.", nullptr,
                   count)
            .arg(name);
    if (name.isEmpty())
        return areGames
                   ? RecordChooser::tr("What was copied holds %n games. Which one is to be opened?", nullptr, count)
                   : RecordChooser::tr("What was copied holds %n positions. Which one is to be opened?", nullptr,
                                       count);
    if (records.isBeginningAlone())
        //: %1 is the name of a file, which may hold more: there is an error in it, or too much
        return (areGames ? RecordChooser::tr("Only the first %n games of %1 were read. Which one is to be opened?",
                                             nullptr, count)
                         //: %1 is the name of a file, which may hold more: there is an error in it, or too much
                         : RecordChooser::tr("Only the first %n positions of %1 were read. Which one is to be opened?",
                                             nullptr, count))
            .arg(name);
    if (records.leftOut() > 0)
        //: %1 is the name of a file, %2 how many games it holds; the others are damaged
        return (areGames ? RecordChooser::tr("%n of the %2 games in %1 can be read. Which one is to be opened?",
                                             nullptr, count)
                         //: %1 is the name of a file, %2 how many positions it holds; the others are damaged
                         : RecordChooser::tr("%n of the %2 positions in %1 can be read. Which one is to be opened?",
                                             nullptr, count))
            .arg(name, QString::number(records.size() + records.leftOut()));
    return (areGames ? RecordChooser::tr("%1 holds %n games. Which one is to be opened?", nullptr, count)
                     : RecordChooser::tr("%1 holds %n positions. Which one is to be opened?", nullptr, count))
        .arg(name);
}

} // namespace

RecordChooser::RecordChooser(const RecordList& records, Holds holds, const QString& file, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_list(new QTreeView(this)),
      m_shown(new QSortFilterProxyModel(this)), m_typed(new QTimer(this))
{
    setObjectName(QStringLiteral("records"));
    setWindowTitle(holds == Holds::Games ? tr("Open a Game") : tr("Open a Position"));
    const bool isLesson = records.canBeRun(file);
    fillList(records, !file.isEmpty() && holds == Holds::Games);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    if (isLesson) {
        auto* const run = buttons->addButton(tr("&Run the Lesson"), QDialogButtonBox::ActionRole);
        run->setObjectName(QStringLiteral("run"));
        run->setDefault(true);
        connect(run, &QPushButton::clicked, this, [this] { done(Run); });
    }

    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(makeQuestion(question(words::fileName(file), records, isLesson, holds == Holds::Games)));
    rows->addWidget(m_filter);
    rows->addWidget(m_list, 1);
    rows->addWidget(buttons);
    layOutColumns(holds);
    m_list->setFocus();

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeView::doubleClicked, this, &QDialog::accept);
    letFind(*buttons->button(QDialogButtonBox::Open));
}

/** What is typed leaves only the rows that hold it; without any there is nothing for @p open. */
void RecordChooser::letFind(QPushButton& open)
{
    m_filter->setPlaceholderText(tr("Find"));
    m_filter->setAccessibleName(tr("Show only games that hold this text"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setWhatsThis(tr("Type a name, an event or a year: only games with these words stay in the list."));
    connect(m_filter, &QLineEdit::textChanged, this, [this, &open](const QString& text) {
        m_shown->setFilterFixedString(text);
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_shown->index(0, 0));
        open.setEnabled(m_shown->rowCount() > 0);
        m_typed->start();
    });
    m_typed->setSingleShot(true);
    m_typed->setInterval(kTyping);
    connect(m_typed, &QTimer::timeout, this, [this] { Announcer::of(*this).say(leftText()); });
}

/** What the list holds of what is looked for: the eye sees it. */
QString RecordChooser::leftText() const
{
    if (m_shown->rowCount() == 0)
        return tr("Nothing here holds this text.");
    QStringList chosen;
    for (int column = RecordTable::Players; column < RecordTable::ColumnCount; ++column) {
        if (!m_list->isColumnHidden(column))
            chosen += m_list->currentIndex().siblingAtColumn(column).data().toString();
    }
    chosen.removeAll(QString());
    //: read aloud: how many rows of a list are left that hold what is looked for; %1 is the chosen one
    return tr("%n rows. Chosen: %1", nullptr, m_shown->rowCount()).arg(chosen.join(QStringLiteral(", ")));
}

QLabel* RecordChooser::makeQuestion(const QString& text)
{
    auto* const label = new QLabel(text, this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // names of files may hold what looks like HTML
    return label;
}

/** @p isOfFile: what is opened is saved there. */
void RecordChooser::fillList(const RecordList& records, bool isOfFile)
{
    m_shown->setSourceModel(new RecordTable(records, this));
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterRole(RecordTable::kSoughtRole);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_shown);
    new EmptyNote(*m_list, tr("Nothing here holds this text."));
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setAccessibleName(isOfFile ? tr("Games in the file") : tr("What can be opened"));
    m_list->setWhatsThis(
        isOfFile ? tr("The games in this file. The chosen one is opened; the others stay in the file when you save.")
                 : tr("The chosen one is opened by itself."));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setCurrentIndex(m_shown->index(0, 0));
}

/**
 * Each column is as wide as what it holds, within reason, and the dialog as wide as all of them; one that holds nothing
 * is not there.
 */
void RecordChooser::layOutColumns(Holds holds)
{
    const int widest = m_list->fontMetrics().averageCharWidth() * kWidestColumn;
    QHeaderView& header = *m_list->header();
    const auto isEmpty = [this](int column) {
        for (int row = 0; row < m_shown->rowCount(); ++row) {
            if (!m_shown->index(row, column).data().toString().isEmpty())
                return false;
        }
        return true;
    };
    for (int column = 0; column < RecordTable::ColumnCount; ++column) {
        m_list->setColumnHidden(column,
                                (column != RecordTable::Ending || holds == Holds::Positions) && isEmpty(column));
        m_list->resizeColumnToContents(column);
        if (column == RecordTable::Number && m_shown->rowCount() > 0) { // only rows that are seen were measured
            const auto widthIn = [&](int row) { return m_list->sizeHintForIndex(m_shown->index(row, column)).width(); };
            header.resizeSection(column, header.sectionSize(column) + widthIn(m_shown->rowCount() - 1) - widthIn(0));
        }
        const int most = column == RecordTable::Words ? 2 * widest : widest; // what is said tells positions apart
        if (column != RecordTable::Ending) // whose sentences are the program's own, and not long
            header.resizeSection(column, std::min(header.sectionSize(column), most));
    }
    const QMargins margins = layout()->contentsMargins();
    const int wanted = header.length() + 2 * m_list->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                       margins.left() + margins.right();
    constexpr QSize kUsual(680, 420);
    resizeWithinScreen(*this, kUsual.expandedTo({wanted, 0}));
    // What is longest gives way, so that the last column is in sight; where the screen is narrow, all that is long.
    bool isLongest = true;
    for (const auto column : {RecordTable::Words, RecordTable::Players, RecordTable::Event}) {
        if (m_list->isColumnHidden(column))
            continue;
        if (std::exchange(isLongest, false) || width() < wanted)
            header.setSectionResizeMode(column, QHeaderView::Stretch);
    }
    header.setStretchLastSection(isLongest);
}

std::size_t RecordChooser::chosen() const
{
    return static_cast<std::size_t>(m_shown->mapToSource(m_list->currentIndex()).row());
}

} // namespace ringford::ui
