// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the window of a lesson, and its keys.
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/StockDock.h"
#include "ui/panels/TableOffers.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ringford::ui {

namespace {
constexpr int kPanelWidth = 340; // device-independent pixels
}

/** What can be touched beside a board is there, too: tools and stockpiles. */
QWidget* LessonWindow::makeCentre()
{
    auto* const centre = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, centre);
    m_columns->setContentsMargins(0, 0, 0, 0);
    auto* const rows = new QVBoxLayout;
    m_entry = new MoveEntry(*m_model, centre);
    connect(m_entry, &MoveEntry::closed, m_board, qOverload<>(&QWidget::setFocus));
    rows->addWidget(m_entry);
    rows->addWidget(m_board, 1);
    m_columns->addLayout(rows, 1);
    m_panel = makePanel();
    m_columns->addWidget(m_panel);
    m_tools = new TouchBar(m_board->boardScene(), m_board->playTool(), this);
    addToolBar(Qt::BottomToolBarArea, m_tools);
    m_stock = new StockDock(*m_model, *m_board, this);
    addDockWidget(Qt::BottomDockWidgetArea, m_stock);
    m_listed = new ActionsDock(*m_model, m_board->boardScene(), m_board->playTool(), this);
    addDockWidget(Qt::BottomDockWidgetArea, m_listed);
    m_strip = new ProjectorStrip(*m_board);
    connect(m_strip, &ProjectorStrip::previous, this, [this] { showStep(m_number - 1); });
    connect(m_strip, &ProjectorStrip::next, this, [this] { showStep(m_number + 1); });
    connect(m_strip, &ProjectorStrip::ended, this, [this] { setProjector(false); });
    return centre;
}

/** A long board has nothing to spare beside it, and much below. */
void LessonWindow::placePanel()
{
    const QSizeF boards = m_board->sceneRect().size();
    const bool isLong = boards.width() >= 2 * boards.height();
    m_columns->setDirection(isLong ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_panelParts->setDirection(isLong ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_panel->setMinimumWidth(isLong ? 0 : kPanelWidth);
    m_panel->setMaximumWidth(isLong ? QWIDGETSIZE_MAX : kPanelWidth);
}

QWidget* LessonWindow::makePanel()
{
    auto* const panel = new QWidget(this);
    m_panelParts = new QBoxLayout(QBoxLayout::TopToBottom, panel);
    m_panelParts->addLayout(makeWords(panel), 1);
    auto* const hands = new QVBoxLayout;
    hands->addStretch(1);
    hands->addWidget(m_score);
    hands->addWidget(makeButtons());
    m_panelParts->addLayout(hands);
    return panel;
}

QLayout* LessonWindow::makeWords(QWidget* panel)
{
    auto* const rows = new QVBoxLayout;
    m_pupil = new QComboBox(panel);
    m_pupil->setEditable(true);
    m_pupil->addItems(m_book.pupils());
    m_pupil->setCurrentText(QString());
    m_pupil->lineEdit()->setPlaceholderText(tr("Your name"));
    m_pupil->setAccessibleName(tr("Your name"));
    connect(m_pupil, &QComboBox::currentTextChanged, this, [this] {
        m_result = m_book.step(pupil(), windowTitle(), m_number);
        updateTexts();
    });
    const auto label = [&](const char* name) {
        auto* const made = new QLabel(panel);
        made->setObjectName(QLatin1String(name));
        made->setWordWrap(true);
        made->setTextFormat(Qt::PlainText);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_title = label("title");
    m_text = label("text");
    m_task = label("task");
    m_said = label("said");
    m_score = label("score");
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    m_title->setFont(large);
    QFont bold = m_task->font();
    bold.setBold(true);
    m_task->setFont(bold);
    m_said->setFont(large);
    rows->addWidget(m_pupil);
    for (QWidget* const part : {m_title, m_text, m_task, m_said})
        rows->addWidget(part);
    m_cancel = new QPushButton(tr("&Cancel the Search"), panel);
    m_cancel->setObjectName(QStringLiteral("cancelSearch"));
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, this, &LessonWindow::cancelSearch);
    rows->addWidget(m_cancel);
    rows->addWidget(new TableOffers(*m_model, *m_board, panel));
    rows->addStretch(1);
    return rows;
}

QWidget* LessonWindow::makeButtons()
{
    auto* const box = new QWidget(this);
    auto* const grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const char* name, const QKeySequence& key, int row, int column) {
        auto* const made = new QPushButton(text, box);
        made->setObjectName(QLatin1String(name));
        //: a button: %1 is what it says, %2 its key
        made->setToolTip(tr("%1 (%2)").arg(QString(text).remove(u'&'), key.toString(QKeySequence::NativeText)));
        grid->addWidget(made, row, column);
        return made;
    };
    m_hint = button(tr("&Hint"), "hint", QKeySequence(Qt::CTRL | Qt::Key_H), 0, 0);
    m_solve = button(tr("&Show"), "solve", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), 0, 1);
    auto* const again = button(tr("&Again"), "again", QKeySequence(Qt::CTRL | Qt::Key_R), 1, 0);
    auto* const results = new QPushButton(tr("&Results…"), box);
    grid->addWidget(results, 1, 1);
    m_previous = button(tr("&Previous"), "previous", QKeySequence(Qt::Key_PageUp), 2, 0);
    m_next = button(tr("&Next"), "next", QKeySequence(Qt::Key_PageDown), 2, 1);
    auto* const projector = button(tr("Pro&jector"), "projector", QKeySequence(Qt::Key_F5), 3, 0);
    connect(m_hint, &QPushButton::clicked, this, &LessonWindow::hint);
    connect(m_solve, &QPushButton::clicked, this, &LessonWindow::solve);
    connect(again, &QPushButton::clicked, this, &LessonWindow::restart);
    connect(results, &QPushButton::clicked, this, &LessonWindow::showResults);
    connect(m_previous, &QPushButton::clicked, this, [this] { showStep(m_number - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showStep(m_number + 1); });
    connect(projector, &QPushButton::clicked, this, [this] { setProjector(true); });
    return box;
}

/** They hold when no panel is seen, too. */
void LessonWindow::makeShortcuts()
{
    const auto key = [this](const QList<QKeySequence>& keys, auto what) {
        auto* const action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    using Keys = QList<QKeySequence>;
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_H)}, [this] { hint(); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)}, [this] { solve(); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_R)}, [this] { restart(); });
    key(Keys{QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::CTRL | Qt::Key_Left)}, [this] { showStep(m_number - 1); });
    key(Keys{QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::CTRL | Qt::Key_Right)},
        [this] { showStep(m_number + 1); });
    key(Keys{QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_F11)}, [this] { setProjector(!m_isProjector); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_W)}, [this] { close(); });
    key(Keys{QKeySequence(Qt::CTRL | Qt::Key_Q)}, [] { QApplication::closeAllWindows(); });
    key(Keys{QKeySequence(Qt::Key_Slash)}, [this] { m_entry->open(); });
    key(Keys{QKeySequence(Qt::Key_F)}, [this] { m_board->turn(); });
}

} // namespace ringford::ui
