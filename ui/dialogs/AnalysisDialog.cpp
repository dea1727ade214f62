// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/AnalysisDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <chrono>

namespace ringford::ui {

namespace {

using namespace std::chrono_literals;

constexpr int kMostSecondsEach = 3600;
constexpr int kLeastNodes = 1000;
constexpr int kMostNodes = 1'000'000'000;

/** For each place; nothing where nodes are counted. */
std::chrono::milliseconds timeOf(const AnalysisChoice& choice)
{
    switch (choice.effort) {
    case AnalysisChoice::Effort::Quick: return 300ms;
    case AnalysisChoice::Effort::Usual: return 1s;
    case AnalysisChoice::Effort::Thorough: return 5s;
    case AnalysisChoice::Effort::Seconds: return std::chrono::seconds(choice.seconds);
    case AnalysisChoice::Effort::Nodes: break;
    }
    return 0ms;
}

} // namespace

SearchBudget AnalysisChoice::budget() const
{
    SearchBudget budget;
    if (effort == Effort::Nodes) {
        budget.nodes = static_cast<std::uint64_t>(nodes);
        return budget;
    }
    budget.most = timeOf(*this);
    budget.usual = budget.most * 7 / 10; // an iteration that begins later is seldom done in time
    return budget;
}

AnalysisDialog::AnalysisDialog(const AnalysisChoice& last, const Lengths& lengths, QWidget* parent)
    : QDialog(parent), m_lengths(lengths), m_effort(new QComboBox(this)), m_amount(new QSpinBox(this)),
      m_line(new QComboBox(this)), m_time(new QLabel(this)), m_choice(last)
{
    setObjectName(QStringLiteral("analysisDialog"));
    setWindowTitle(tr("Analyse Game"));
    constexpr int kLeastLetters = 48; // of the title, and of the longest choice
    setMinimumWidth(kLeastLetters * fontMetrics().averageCharWidth());
    addFields();
    auto* const rows = new QFormLayout(this);
    rows->addRow(tr("&How thoroughly:"), m_effort);
    rows->addRow(tr("&For each position:"), m_amount);
    rows->addRow(tr("&Which line:"), m_line);
    rows->addRow(m_time);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Analyse"), QDialogButtonBox::AcceptRole)->setDefault(true);
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_effort, &QComboBox::currentIndexChanged, this, &AnalysisDialog::update);
    connect(m_amount, &QSpinBox::valueChanged, this, [this](int amount) {
        (m_choice.effort == AnalysisChoice::Effort::Nodes ? m_choice.nodes : m_choice.seconds) = amount;
        update();
    });
    connect(m_line, &QComboBox::currentIndexChanged, this, &AnalysisDialog::update);
    update();
}

void AnalysisDialog::addFields()
{
    m_effort->setObjectName(QStringLiteral("effort"));
    m_effort->addItems(
        {tr("Quickly"), tr("Normally"), tr("Thoroughly"), tr("A number of seconds"), tr("A number of nodes")});
    m_effort->setCurrentIndex(static_cast<int>(m_choice.effort));
    m_effort->setWhatsThis(tr("How long the computer thinks about each position of the game. With a number of nodes "
                              "(positions that it looks at) it finds the same each time."));
    m_amount->setObjectName(QStringLiteral("amount"));
    m_amount->setAccessibleName(tr("For each position"));
    m_amount->setWhatsThis(tr("How many seconds or nodes each position gets."));
    m_line->setObjectName(QStringLiteral("line"));
    m_line->addItem(tr("The main line"));
    if (m_lengths.shown > 0)
        m_line->addItem(tr("The line that is shown"));
    m_line->setEnabled(m_lengths.shown > 0);
    m_line->setWhatsThis(tr("Which moves are analysed: those of the game, or those of the variation that is shown."));
    m_time->setObjectName(QStringLiteral("time"));
    m_time->setWordWrap(true);
}

void AnalysisDialog::update()
{
    using Effort = AnalysisChoice::Effort;
    m_choice.effort = static_cast<Effort>(m_effort->currentIndex());
    m_choice.isMainLine = m_line->currentIndex() == 0;
    const bool isByNodes = m_choice.effort == Effort::Nodes;
    m_amount->setEnabled(isByNodes || m_choice.effort == Effort::Seconds);
    const int amount = isByNodes ? m_choice.nodes : m_choice.seconds; // fields tell when their range changes, too
    const QSignalBlocker quiet(m_amount);
    m_amount->setRange(isByNodes ? kLeastNodes : 1, isByNodes ? kMostNodes : kMostSecondsEach);
    m_amount->setSingleStep(isByNodes ? 10'000 : 1);
    m_amount->setGroupSeparatorShown(true);
    m_amount->setSuffix(isByNodes ? tr(" nodes") : tr(" s", "seconds"));
    //: the least and the most that can be written into a field
    m_amount->setToolTip(
        tr("%1 to %2").arg(locale().toString(m_amount->minimum()), locale().toString(m_amount->maximum())));
    m_amount->setValue(amount);
    m_amount->setSpecialValueText({});
    if (!m_amount->isEnabled()) { // what the choice above stands for, which need not be whole seconds
        m_amount->setValue(m_amount->minimum());
        m_amount->setSpecialValueText(locale().toString(std::chrono::duration<double>(timeOf(m_choice)).count()) +
                                      m_amount->suffix());
    }
    const int places = m_choice.isMainLine ? m_lengths.main : m_lengths.shown;
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(timeOf(m_choice) * places).count();
    QString text = tr("%n positions.", nullptr, places);
    if (!isByNodes && seconds < 100)
        text += u' ' + tr("It takes about %n seconds; you can go on playing.", nullptr, static_cast<int>(seconds));
    else if (!isByNodes)
        text += u' ' + tr("It takes about %n minutes; you can go on playing.", nullptr,
                          static_cast<int>(std::min<long long>((seconds + 59) / 60, kMostNodes)));
    m_time->setText(text);
}

AnalysisChoice AnalysisDialog::choice() const
{
    return m_choice;
}

} // namespace ringford::ui
