// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/WallLine.h"

#include "ui/widgets/FittedWords.h"

#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ringford::ui {

WallLine::WallLine(QWidget* parent) : QFrame(parent), m_words(makeText("wallWords")), m_counts(makeText("wallCounts"))
{
    setObjectName(QStringLiteral("wallLine"));
    // One below the other: side by side neither had letters for the last row of a room.
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 4, 16, 4);
    rows->setSpacing(0);
    rows->addWidget(m_words.field);
    rows->addWidget(m_counts.field);
    hide();
}

WallLine::Text WallLine::makeText(const char* name)
{
    auto* const field = new FittedWords(this);
    return {field, field->add(name, true)};
}

void WallLine::setLetters(int letters)
{
    m_letters = letters;
    makeRoom();
    for (const Text& text : {m_words, m_counts})
        text.field->setLetters(letters, letters);
}

/** Longer texts have smaller letters than they should. */
void WallLine::makeRoom()
{
    constexpr int kMost = 4; // lines: a fifth of a screen
    constexpr int kAround = 2;
    QFont measured = font();
    measured.setPixelSize(std::max(1, m_letters));
    measured.setBold(true);
    const int line = QFontMetrics(measured).lineSpacing() + kAround;
    m_room = std::max(m_room, line);
    if (m_isOn && m_lines == Lines::AsNeeded)
        m_room = std::clamp(m_words.field->heightIn(m_letters) + kAround, m_room, std::max(m_room, kMost * line));
    m_words.field->setFixedHeight(m_room);
    m_counts.field->setFixedHeight(line);
}

void WallLine::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    layout()->activate(); // how wide lines are
    if (event->size().width() != event->oldSize().width())
        m_room = 0;
    makeRoom();
}

void WallLine::setWords(const QString& words, Lines lines)
{
    m_lines = lines;
    m_words.field->setText(*m_words.label, words);
    refresh();
}

void WallLine::setCounts(const QString& counts)
{
    m_counts.field->setText(*m_counts.label, counts);
    refresh();
}

void WallLine::showWords(bool isShown)
{
    m_words.isShown = isShown;
    refresh();
}

void WallLine::showCounts(bool isShown)
{
    m_counts.isShown = isShown;
    refresh();
}

void WallLine::setOn(bool isOn)
{
    m_isOn = isOn;
    m_room = 0;
    refresh();
}

QString WallLine::words() const
{
    return m_words.label->text();
}

QString WallLine::counts() const
{
    return m_counts.label->text();
}

void WallLine::refresh()
{
    const auto isSeen = [](const Text& text) { return text.isShown && !text.label->text().isEmpty(); };
    m_words.field->setVisible(isSeen(m_words));
    m_counts.field->setVisible(isSeen(m_counts));
    setVisible(m_isOn && (isSeen(m_words) || isSeen(m_counts)));
    makeRoom();
}

} // namespace ringford::ui
