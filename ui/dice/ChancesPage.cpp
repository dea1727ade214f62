// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/ChancesPage.h"

#include "ui/dice/ChancesDialog.h"
#include "ui/dice/ChancesView.h"
#include "ui/dice/ChancesWork.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kMoment = 300; // ms

} // namespace

ChancesPage::ChancesPage(QSettings& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_work(new ChancesWork(this)), m_patience(new QTimer(this)),
      m_view(new ChancesView(this)), m_single(new QCheckBox(tr("Of a single ro&w"), this)),
      m_result(new QSpinBox(this)), m_told(new QLabel(this)), m_print(new QPushButton(tr("&Print…"), this))
{
    makeFields();
    auto* const line = new QHBoxLayout;
    auto* const title = new QLabel(tr("Res&ult:"), this);
    title->setBuddy(m_result);
    line->addWidget(title);
    line->addWidget(m_result);
    line->addStretch();
    line->addWidget(m_print);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->addWidget(m_view, 1);
    rows->addWidget(m_told);
    rows->addLayout(line);
    rows->addWidget(m_single);
    connect(m_view, &ChancesView::asked, this,
            [this](long long result) { m_result->setValue(static_cast<int>(result)); });
    connect(m_result, &QSpinBox::valueChanged, this, [this](int result) {
        const QString words = mark(result);
        // Readers say the number alone.
        Announcer::of(*this).sayAtRest(words, std::exchange(m_spoken, words));
    });
    connect(m_single, &QCheckBox::toggled, this, &ChancesPage::workOut);
    connect(m_print, &QPushButton::clicked, this, &ChancesPage::print);
    connect(m_work, &ChancesWork::answered, this, &ChancesPage::showWorked);
    m_patience->setObjectName(QStringLiteral("patience"));
    m_patience->setSingleShot(true);
    m_patience->setInterval(kMoment);
    connect(m_patience, &QTimer::timeout, this, [this] { showNone(tr("These chances are being worked out.")); });
}

void ChancesPage::makeFields()
{
    const auto explain = [](QWidget* field, const QString& help) {
        field->setToolTip(help);
        field->setWhatsThis(help);
    };
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setAccessibleName(tr("Result"));
    explain(m_result, tr("A result: how likely it is, and how likely it is to reach it."));
    m_single->setObjectName(QStringLiteral("singleRow"));
    explain(m_single, tr("Shows the chances of one row, and not of the sum of all rows."));
    m_print->setObjectName(QStringLiteral("printChances"));
    explain(m_print, tr("Prints the chart, or writes it to a file: PDF, SVG or PNG."));
    m_told->setObjectName(QStringLiteral("told"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
}

void ChancesPage::show(const dice::WrittenRoll& roll, const dice::RollConditions& conditions,
                       std::optional<long long> rolled)
{
    m_roll = roll;
    m_conditions = conditions;
    m_rolled = rolled;
    m_isOutdated = true;
    if (isVisible())
        workOut();
}

void ChancesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isOutdated)
        workOut();
}

bool ChancesPage::isOfSingle() const
{
    return m_single->isChecked() && m_roll.roll.rows > 1;
}

void ChancesPage::workOut()
{
    m_isOutdated = false;
    m_single->setVisible(m_roll.roll.rows > 1);
    dice::Roll roll = m_roll.roll;
    if (isOfSingle())
        roll.rows = 1;
    m_work->ask(roll, m_conditions);
    // Whoever types on while something takes time is told of that, too.
    if (m_work->isBusy() && !m_patience->isActive())
        m_patience->start();
}

void ChancesPage::showWorked()
{
    m_patience->stop();
    if (m_isOutdated)
        return; // it was of another roll
    if (!m_work->chances()) {
        showNone(m_roll.roll.rows > 1 && !isOfSingle()
                     ? tr("These chances are not worked out: results differ by more than 20,000, or some of more than "
                          "20 dice are kept. Those of a single row may be.")
                     : tr("These chances are not worked out: results differ by more than 20,000, or some of more than "
                          "20 dice are kept."));
        return;
    }
    m_shown = Shown{*m_work->chances(), m_roll.text, isOfSingle() ? std::nullopt : m_rolled};
    for (QWidget* const field : std::initializer_list<QWidget*>{m_result, m_print})
        field->setEnabled(true);
    const dice::Distribution& chances = m_shown->chances;
    {
        const QSignalBlocker quiet(m_result);
        m_result->setRange(static_cast<int>(chances.lowest()), static_cast<int>(chances.highest()));
        m_result->setValue(static_cast<int>(m_shown->rolled.value_or(std::llround(chances.mean()))));
    }
    mark(m_result->value());
}

void ChancesPage::showNone(const QString& why)
{
    m_shown.reset();
    for (QWidget* const field : std::initializer_list<QWidget*>{m_result, m_print})
        field->setEnabled(false);
    m_view->show(std::nullopt);
    m_view->setAccessibleDescription(why);
    m_told->setText(why);
}

/** Gives what is to be said of it. */
QString ChancesPage::mark(long long result)
{
    if (!m_shown)
        return {};
    const dice::Distribution& chances = m_shown->chances;
    const ChancesChart chart(chances, result, m_shown->rolled == result);
    //: chances: %1 is a result
    m_told->setText(tr("%1: exactly %2, at least %3, at most %4. Mean %5.")
                        .arg(QString::number(result), chanceText(chances.chanceOf(result)),
                             chanceText(chart.chanceToReach()), chanceText(chart.chanceOfAtMost()),
                             QLocale().toString(chances.mean(), 'f', 2)));
    m_view->setAccessibleDescription(m_told->text());
    m_result->setAccessibleDescription(m_told->text());
    m_view->show(chart);
    //: spoken; chances: %1 is a result
    return tr("%1: exactly %2, at least %3.")
        .arg(QString::number(result), chanceText(chances.chanceOf(result)), chanceText(chart.chanceToReach()));
}

bool ChancesPage::isBusy() const
{
    return m_work->isBusy();
}

void ChancesPage::print()
{
    auto* const dialog = new ChancesDialog(words::fromUtf8(m_shown->roll), *m_view->chart(), m_store, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace ringford::ui
