// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/ReasonBubble.h"

#include "ui/widgets/Announcer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolTip>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kWidest = 320;
constexpr int kLongestLine = 30; // letters, where they are large
constexpr int kLeastTime = 3000;
constexpr int kTimeALetter = 60;
} // namespace

ReasonBubble::ReasonBubble(QWidget* parent) : QFrame(parent), m_label(new QLabel(this))
{
    setObjectName(QStringLiteral("reasonBubble"));
    setFrameShape(QFrame::StyledPanel);
    setPalette(QToolTip::palette());
    setForegroundRole(QPalette::ToolTipText);
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->setWordWrap(true);
    m_label->setForegroundRole(QPalette::ToolTipText);
    m_label->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_label);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReasonBubble::dismiss);
    hide();
}

QString ReasonBubble::sentence() const
{
    return m_label->text();
}

void ReasonBubble::renew(const QString& sentence)
{
    m_label->setText(sentence);
    resize(width(), std::max(height(), heightForWidth(width())));
}

void ReasonBubble::dismiss()
{
    if (isHidden())
        return;
    m_timer.stop();
    hide();
    emit gone();
}

void ReasonBubble::say(const QString& sentence, const QRect& place, const Unobstructed& free)
{
    m_label->setFont(parentWidget()->font()); // as long as it is seen, whatever letters become meanwhile
    m_label->setText(sentence);
    const int wanted = m_label->fontMetrics().horizontalAdvance(sentence) + 4;
    const int widest = std::max(kWidest, kLongestLine * m_label->fontMetrics().averageCharWidth());
    const int most = std::min({wanted, widest, std::max(80, parentWidget()->width() - 48)});
    std::vector<QSize> sizes;
    for (const double part : {1.0, 0.75, 0.5}) { // more lines fit beside armies, and into the middle of a ring
        m_label->setFixedWidth(static_cast<int>(part * most));
        adjustSize();
        sizes.push_back(size());
    }
    const QRect best = popupPlacement(free, place, sizes, parentWidget()->rect());
    m_label->setFixedWidth(best.width() - (width() - m_label->width()));
    setGeometry(best);
    show();
    raise();
    m_timer.start(kLeastTime + kTimeALetter * static_cast<int>(sentence.size()));
    Announcer::of(*this).say(sentence);
}

} // namespace ringford::ui
