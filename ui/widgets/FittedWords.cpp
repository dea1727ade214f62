// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FittedWords.h"

#include "ui/widgets/CopiedWords.h"

#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLongest = 4000;     // characters; a longer text is read in small letters, and never measured twice
constexpr int kMostShown = 20'000; // characters; files hold texts that would take minutes to lay out
constexpr int kEndless = 1 << 20;

} // namespace

FittedWords::FittedWords(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* const content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addStretch(1);
    setWidget(content);
    content->setAutoFillBackground(false); // what it stands in is seen behind it
    viewport()->setAutoFillBackground(false);
}

QLabel* FittedWords::add(const char* name, bool isBold)
{
    auto* const label = new QLabel(widget());
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->hide();
    m_rows->insertWidget(static_cast<int>(m_parts.size()), label);
    m_parts.push_back({label, isBold, true});
    return label;
}

void FittedWords::setCopied(QLabel& label, const QString& help)
{
    letCopy(label, help);
    partOf(label).isCopied = true;
}

FittedWords::Part& FittedWords::partOf(const QLabel& label)
{
    return *std::ranges::find(m_parts, &label, &Part::label);
}

void FittedWords::setText(QLabel& label, const QString& text)
{
    //: behind the beginning of a text of many pages, all that is shown of it
    const QString shown =
        text.size() > kMostShown ? text.left(kMostShown) + tr("… (this text is longer than can be shown here)") : text;
    if (label.text() == shown)
        return;
    if (partOf(label).isCopied)
        setCopiedWords(label, shown);
    else
        label.setText(shown);
    show(partOf(label));
    fit();
}

void FittedWords::keepRoomFor(QLabel& label, const QString& kept)
{
    if (std::exchange(partOf(label).kept, kept.left(kLongest)) != kept.left(kLongest))
        fit();
}

void FittedWords::setShown(QLabel& label, bool isShown)
{
    Part& part = partOf(label);
    part.isShown = isShown;
    show(part);
    fit();
}

void FittedWords::setLetters(int least, int most)
{
    m_least = least;
    m_most = std::max(least, most);
    fit();
}

QSize FittedWords::sizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    return {20 * fontMetrics().averageCharWidth(), 4 * line};
}

QSize FittedWords::minimumSizeHint() const
{
    return {10 * fontMetrics().averageCharWidth(), fontMetrics().lineSpacing()};
}

void FittedWords::show(const Part& part) const
{
    part.label->setVisible(part.isShown && !part.label->text().isEmpty());
}

int FittedWords::usualLetters() const
{
    return QFontInfo(font()).pixelSize();
}

QFont FittedWords::fontOf(const Part& part, int letters) const
{
    QFont made = font();
    made.setPixelSize(letters);
    made.setBold(part.isBold);
    return made;
}

/** What all texts need that are seen, in the width that there is; wider where a word is. */
QSize FittedWords::roomFor(int letters, Texts texts) const
{
    const int width = maximumViewportSize().width();
    QSize all(0, 0);
    for (const Part& part : m_parts) {
        const QFontMetrics metrics(fontOf(part, letters));
        const auto sizeOf = [&](const QString& text) {
            return metrics.boundingRect(QRect(0, 0, width, kEndless), Qt::TextWordWrap | Qt::AlignLeft, text).size();
        };
        const QString text = part.label->text();
        const QString kept = texts == Texts::Kept ? part.kept : QString();
        if (!part.isShown || (text.isEmpty() && kept.isEmpty()))
            continue;
        const QSize box =
            (text.isEmpty() ? QSize(0, 0) : sizeOf(text)).expandedTo(kept.isEmpty() ? QSize(0, 0) : sizeOf(kept));
        all.setWidth(std::max(all.width(), box.width()));
        all.rheight() += box.height() + (all.height() > 0 ? m_rows->spacing() : 0);
    }
    return all;
}

bool FittedWords::fits(int letters, Texts texts) const
{
    const QSize needed = roomFor(letters, texts);
    const QSize room = maximumViewportSize();
    return needed.width() <= room.width() && needed.height() <= room.height();
}

/** The largest size of letters that fits; @p least where none does. */
int FittedWords::largest(int least, int most, Texts texts) const
{
    while (least < most) {
        const int middle = (least + most + 1) / 2;
        if (fits(middle, texts))
            least = middle;
        else
            most = middle - 1;
    }
    return least;
}

void FittedWords::fit()
{
    const int before = m_letters;
    const int usual = usualLetters();
    const int least = std::max(m_least, usual);
    const bool isLong =
        std::ranges::any_of(m_parts, [](const Part& part) { return part.label->text().size() > kLongest; });
    if (isLong)
        m_letters = usual;
    else if (fits(least, Texts::Kept))
        m_letters = largest(least, std::max(m_most, least), Texts::Kept);
    else
        m_letters = fits(least) ? largest(least, std::max(m_most, least)) : largest(usual, least);
    for (const Part& part : m_parts)
        part.label->setFont(fontOf(part, m_letters));
    const bool isScrolled = !fits(m_letters) && !accessibleName().isEmpty();
    setFocusPolicy(isScrolled ? Qt::TabFocus : Qt::NoFocus);
    if (m_letters != before)
        emit lettersChanged(m_letters);
}

void FittedWords::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void FittedWords::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace ringford::ui
