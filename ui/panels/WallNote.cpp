// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/WallNote.h"

#include "ui/widgets/Announcer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolTip>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kAround = 24; // px from the edges of the window
}

WallNote::WallNote(QWidget& window) : QFrame(&window), m_window(window), m_label(new QLabel(this))
{
    setObjectName(QStringLiteral("wallNote"));
    setFrameShape(QFrame::StyledPanel);
    setPalette(QToolTip::palette());
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setForegroundRole(QPalette::ToolTipText);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->addWidget(m_label);
    m_goes.setSingleShot(true);
    m_goes.setInterval(kPatience);
    connect(&m_goes, &QTimer::timeout, this, &QWidget::hide);
    hide();
    window.installEventFilter(this);
}

QString WallNote::text() const
{
    return m_label->text();
}

void WallNote::say(const QString& text, int letters)
{
    QFont large = m_window.font();
    large.setPixelSize(letters);
    m_label->setFont(large);
    m_label->setText(text);
    place();
    show();
    raise();
    m_goes.start();
    Announcer::of(*this).say(text);
}

void WallNote::place()
{
    const int widest = m_window.width() - 2 * kAround;
    const QMargins around = layout()->contentsMargins();
    const int frame = around.left() + around.right() + 2 * frameWidth() + 2;
    const int wanted = m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
    m_label->setFixedWidth(std::clamp(wanted, 1, std::max(1, widest - frame)));
    adjustSize();
    move((m_window.width() - width()) / 2, m_window.height() - height() - kAround);
}

bool WallNote::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace ringford::ui
