// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ProjectorStrip.h"

#include "ui/widgets/Icons.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>

namespace ringford::ui {

namespace {
constexpr int kStripIcon = 32; // device-independent pixels: hit from afar
}

ProjectorStrip::ProjectorStrip(QAbstractScrollArea& board) : QFrame(&board), m_board(board)
{
    setObjectName(QStringLiteral("projectorStrip"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    setAccessibleName(tr("Projector"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    connect(add("previous", tr("Previous")), &QToolButton::clicked, this, &ProjectorStrip::previous);
    connect(add("next", tr("Next")), &QToolButton::clicked, this, &ProjectorStrip::next);
    connect(add("fullscreen", tr("End the Projector")), &QToolButton::clicked, this, &ProjectorStrip::ended);
    m_goes.setSingleShot(true);
    m_goes.setInterval(kPatience);
    connect(&m_goes, &QTimer::timeout, this, &QWidget::hide);
    hide();
    board.viewport()->installEventFilter(this);
}

QToolButton* ProjectorStrip::add(const char* icon, const QString& text)
{
    auto* const button = new QToolButton(this);
    button->setObjectName(QLatin1String(icon));
    button->setIcon(namedIcon(QLatin1String(icon)));
    button->setIconSize({kStripIcon, kStripIcon});
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::NoFocus); // keys stay the board's
    layout()->addWidget(button);
    return button;
}

void ProjectorStrip::setSwitches(const QList<QAction*>& switches)
{
    for (QAction* const one : switches) {
        if (findChild<QToolButton*>(one->objectName()))
            continue;
        auto* const button = new QToolButton(this);
        button->setObjectName(one->objectName());
        button->setDefaultAction(one);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
        button->setMinimumHeight(kStripIcon);
        button->setFocusPolicy(Qt::NoFocus);
        layout()->addWidget(button);
    }
}

void ProjectorStrip::setOn(bool on)
{
    m_isOn = on;
    m_goes.stop();
    hide();
}

void ProjectorStrip::setLetters(int letters)
{
    m_letters = letters;
}

/** Letters that a room reads, or as large as the strip has room for. */
void ProjectorStrip::fitLetters()
{
    constexpr int kLeastLetters = 11; // px
    QFont fitted = font();
    for (int letters = m_letters; letters > 0; --letters) {
        fitted.setPixelSize(letters);
        setFont(fitted);
        layout()->activate();
        if (letters <= kLeastLetters || sizeHint().width() <= m_board.width() - kEdge / 2)
            break;
    }
}

void ProjectorStrip::come()
{
    fitLetters();
    adjustSize();
    move(m_board.width() - width() - kEdge / 4, m_board.height() - height() - kEdge / 4);
    show();
    raise();
    m_goes.start();
}

bool ProjectorStrip::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPointer = event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress;
    if (m_isOn && isPointer && watched == m_board.viewport()) {
        const auto* const pointer = static_cast<QMouseEvent*>(event);
        if (pointer->position().y() >= m_board.viewport()->height() - kEdge)
            come();
    }
    return QFrame::eventFilter(watched, event);
}

void ProjectorStrip::enterEvent(QEnterEvent* event)
{
    m_goes.stop();
    QFrame::enterEvent(event);
}

void ProjectorStrip::leaveEvent(QEvent* event)
{
    m_goes.start();
    QFrame::leaveEvent(event);
}

} // namespace ringford::ui
