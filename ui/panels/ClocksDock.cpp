// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ClocksDock.h"

#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/BoardClocksModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/RowsView.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kLeastBoards = 1; // however little room there is: beside the rest of the panel, which is not scrolled
} // namespace

ClocksDock::ClocksDock(MatchModel& match, ClockModel& clocks, QWidget* parent)
    : Panel({"clocksDock", tr("Clocks"), tr("C&locks"), Qt::RightDockWidgetArea, 220, true}, parent), m_match(match),
      m_clocks(clocks), m_model(new BoardClocksModel(match, clocks, this)), m_view(new RowsView),
      m_button(new QPushButton)
{
    m_view->setObjectName(QStringLiteral("dials"));
    m_view->setAccessibleName(tr("Clocks of the boards"));
    m_view->setWhatsThis(tr("How much time everybody has left on each board. ▸ marks clocks that run. Whoever takes "
                            "over a board takes over its clock."));
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
    setLowContent(content);
    connect(m_button, &QPushButton::clicked, &clocks, &ClockModel::toggle);
    connect(&clocks, &ClockModel::changed, this, &ClocksDock::updateButton);
    connect(&match, &MatchModel::replaced, this, &ClocksDock::updateButton);
    connect(m_model, &BoardClocksModel::modelReset, this, &ClocksDock::updateLook);
    connect(m_model, &BoardClocksModel::dataChanged, this, &ClocksDock::updateRows);
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
    updateHeight();
    updateWidth();
}

/** A clock that is cut is none: wide enough for all of them to run. */
void ClocksDock::updateWidth()
{
    constexpr int kAround = 14; // px, the style's, around a picture and a text
    QFont clock = font();
    clock.setBold(true);
    clock.setPointSizeF(clock.pointSizeF() * m_model->clockScale());
    const QString runs = QStringLiteral("▸ ");
    int text = QFontMetrics(clock).horizontalAdvance(QStringLiteral("▸ 00:00"));
    for (int at = 0; at < m_model->rowCount() * m_model->columnCount(); ++at) {
        const QString dial =
            m_model->index(at / m_model->columnCount(), at % m_model->columnCount()).data().toString().remove(runs);
        text = std::max(text, QFontMetrics(clock).horizontalAdvance(runs + dial));
    }
    const int dial = m_view->iconSize().width() + text + kAround;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_view->setMinimumWidth(m_view->header()->sectionSizeHint(0) + (m_model->columnCount() - 1) * dial + bar +
                            2 * m_view->frameWidth());
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
    updateHeight();
}

/** As high as all boards together. */
void ClocksDock::updateHeight()
{
    QFont clock = font();
    clock.setPointSizeF(clock.pointSizeF() * m_model->clockScale());
    int row = QFontMetrics(clock).height() + 1;
    int seen = 0;
    for (int number = 0; number < m_model->rowCount(); ++number) {
        seen += m_view->isRowHidden(number, {}) ? 0 : 1;
        row = std::max(row, m_view->sizeHintForRow(number) + 1);
    }
    const int rows = std::max(seen, 1);
    const int around = m_view->header()->sizeHint().height() + 2 * m_view->frameWidth() + 2;
    m_view->setMinimumHeight(std::min(rows, kLeastBoards) * row + around);
    m_view->setMaximumHeight(rows * row + around);
}

void ClocksDock::updateButton()
{
    m_button->setEnabled(m_clocks.canToggle());
    const QString text = m_clocks.isWaiting()  ? tr("Start the Cl&ocks")
                         : m_clocks.isPaused() ? tr("Go O&n")
                                               : tr("&Pause");
    if (plainName(m_button->text()) != plainName(text)) // its key may be another meanwhile
        m_button->setText(text);
    makeAccessKeysDiffer({m_button}, *window());
    updateWidth();
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
