// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/WallNote.h"

#include "ui/widgets/Announcer.h"

#include <QEvent>
#include <QLabel>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kAround = 24;   // px from the edges of the window
constexpr int kMostPart = 5;  // of the window: it lies on what the room looks at
constexpr int kLeastPart = 2; // of the letters
} // namespace

WallNote::WallNote(QWidget& window)
    : QFrame(&window), m_window(window), m_label(new QLabel(this)), m_more(new QLabel(this))
{
    setObjectName(QStringLiteral("wallNote"));
    setFrameShape(QFrame::StyledPanel);
    setPalette(QToolTip::palette());
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* const lines = new QVBoxLayout(this);
    lines->setContentsMargins(16, 8, 16, 8);
    lines->setSpacing(0);
    for (QLabel* const label : {m_label, m_more}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::ToolTipText);
        lines->addWidget(label);
    }
    m_goes.setSingleShot(true);
    m_goes.setInterval(kPatience);
    connect(&m_goes, &QTimer::timeout, this, &QWidget::hide);
    hide();
    window.installEventFilter(this);
}

QString WallNote::text() const
{
    return m_more->text().isEmpty() ? m_label->text() : m_label->text() + QStringLiteral(" · ") + m_more->text();
}

void WallNote::say(const QString& text, int letters, const QString& more)
{
    m_letters = letters;
    m_label->setText(text);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    place();
    show();
    raise();
    m_goes.start();
    Announcer::of(*this).say(this->text());
}

void WallNote::place()
{
    for (int letters = m_letters; letters >= std::max(1, m_letters / kLeastPart); --letters) {
        fit(letters);
        if (height() <= m_window.height() / kMostPart)
            break;
    }
    move((m_window.width() - width()) / 2, m_window.height() - height() - kAround);
}

void WallNote::fit(int lettersOfMore)
{
    QFont font = m_window.font();
    font.setPixelSize(m_letters);
    m_label->setFont(font);
    font.setPixelSize(lettersOfMore);
    m_more->setFont(font);
    const int widest = m_window.width() - 2 * kAround;
    const QMargins around = layout()->contentsMargins();
    const int frame = around.left() + around.right() + 2 * frameWidth() + 2;
    const auto wanted = [](const QLabel& label) { return label.fontMetrics().horizontalAdvance(label.text()) + 2; };
    const int width = std::clamp(std::max(wanted(*m_label), wanted(*m_more)), 1, std::max(1, widest - frame));
    m_label->setFixedWidth(width);
    m_more->setFixedWidth(width);
    adjustSize();
}

bool WallNote::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace ringford::ui
