// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/TextParts.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace ringford::ui {

namespace {

std::pair<int, int> lineOf(const QString& text, int at)
{
    const qsizetype before = at == 0 ? -1 : text.lastIndexOf(u'\n', at - 1);
    const qsizetype behind = text.indexOf(u'\n', at);
    return {static_cast<int>(before + 1), static_cast<int>(behind < 0 ? text.size() : behind + 1)};
}

} // namespace

std::pair<int, int> textPart(const QString& text, int at, QAccessible::TextBoundaryType type)
{
    const auto count = static_cast<int>(text.size());
    if (type == QAccessible::NoBoundary)
        return {0, count};
    if (type == QAccessible::LineBoundary || type == QAccessible::ParagraphBoundary)
        return lineOf(text, std::min(at, count));
    if (at >= count)
        return {count, count};
    QTextBoundaryFinder finder(type == QAccessible::CharBoundary   ? QTextBoundaryFinder::Grapheme
                               : type == QAccessible::WordBoundary ? QTextBoundaryFinder::Word
                                                                   : QTextBoundaryFinder::Sentence,
                               text);
    finder.setPosition(at);
    const auto from = finder.isAtBoundary() ? at : static_cast<int>(finder.toPreviousBoundary());
    finder.setPosition(at);
    const auto to = static_cast<int>(finder.toNextBoundary());
    return {std::max(0, from), to < 0 ? count : to};
}

} // namespace ringford::ui
