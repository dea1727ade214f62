// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ClocksDock.h"

#include "ui/models/ClockLook.h"
#include "ui/models/ClockModel.h"
#include "ui/models/DialsModel.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/RowsView.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kMostRows = 16;   // seen at once; more are scrolled
constexpr int kLeastRows = 2;   // however little room there is
constexpr int kAroundDial = 14; // px
constexpr int kBoardColumn = 3; // lines of text
} // namespace

ClocksDock::ClocksDock(MatchModel& match, ClockModel& clocks, QWidget* parent)
    : Panel({"clocksDock", tr("Clocks"), tr("C&locks"), Qt::RightDockWidgetArea, 220, true}, parent), m_match(match),
      m_clocks(clocks), m_model(new DialsModel(match, clocks, this)), m_view(new RowsView), m_button(new QPushButton)
{
    m_view->setObjectName(QStringLiteral("dials"));
    m_view->setAccessibleName(tr("Clocks of the boards"));
    m_view->setWhatsThis(tr("How much time each has left on each board. ▸ runs now. Who takes a board over takes its "
                            "clock over."));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setAllColumnsShowFocus(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(20);
    m_button->setObjectName(QStringLiteral("boardClocksButton"));
    m_button->setWhatsThis(tr("Starts the clocks, pauses them, and lets them go on."));
    auto* const content = new QWidget;
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_view);
    rows->addWidget(m_button, 0, Qt::AlignRight);
    rows->addStretch();
    content->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the list of moves takes the room
    setWidget(content);
    connect(m_button, &QPushButton::clicked, &clocks, &ClockModel::toggle);
    connect(&clocks, &ClockModel::changed, this, &ClocksDock::updateButton);
    connect(m_model, &DialsModel::modelReset, this, &ClocksDock::updateLook);
    connect(m_model, &DialsModel::dataChanged, this, &ClocksDock::updateRows);
    m_model->setLook(palette(), font(), devicePixelRatioF());
    updateLook();
    updateButton();
}

bool ClocksDock::isWanted() const
{
    return m_clocks.hasClocks() && m_match.description().board.faces().size() > 1;
}

void ClocksDock::updateLook()
{
    const int badge = fontMetrics().height() * 5 / 4;
    m_view->setIconSize(QSize(badge, badge));
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    updateRows();
    updateSize();
}

/** Boards that are over have no clocks. */
void ClocksDock::updateRows()
{
    bool isChanged = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool isClosed = m_model->isClosed(row);
        isChanged |= m_view->isRowHidden(row, {}) != isClosed;
        m_view->setRowHidden(row, {}, isClosed);
    }
    if (!isChanged)
        return;
    m_view->doItemsLayout();
    updateSize();
}

/** All boards are seen at once where there is room, and no clock is ever cut. */
void ClocksDock::updateSize()
{
    QFont clock = font();
    clock.setPointSizeF(clock.pointSizeF() * kClockScale);
    QFont running = clock;
    running.setBold(true);
    const int dial =
        QFontMetrics(running).horizontalAdvance(QStringLiteral("▸ 00:00")) + m_view->iconSize().width() + kAroundDial;
    m_view->setMinimumWidth(kBoardColumn * fontMetrics().height() + (m_model->columnCount() - 1) * dial +
                            2 * m_view->frameWidth() +
                            m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_view));
    int row = QFontMetrics(clock).height() + 1;
    int seen = 0;
    for (int number = 0; number < m_model->rowCount(); ++number) {
        seen += m_view->isRowHidden(number, {}) ? 0 : 1;
        row = std::max(row, m_view->sizeHintForRow(number) + 1);
    }
    const int rows = std::clamp(seen, 1, kMostRows);
    const int around = m_view->header()->sizeHint().height() + 2 * m_view->frameWidth() + 2;
    m_view->setMinimumHeight(std::min(rows, kLeastRows) * row + around);
    m_view->setMaximumHeight(rows * row + around);
}

void ClocksDock::updateButton()
{
    m_button->setEnabled(m_clocks.canToggle());
    m_button->setText(m_clocks.isWaiting()  ? tr("Start the &Clocks")
                      : m_clocks.isPaused() ? tr("&Go On")
                                            : tr("&Pause"));
}

void ClocksDock::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_model->setLook(palette(), font(), devicePixelRatioF());
        updateLook();
    }
}

} // namespace ringford::ui
