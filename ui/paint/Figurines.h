// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QString>
#include <QTextLayout>

#include <vector>

namespace ringford::ui {

/** A part of a text, and what it is set in. */
struct FontRun {
    QString text;
    QFont font;
};

/**
 * The parts of a text: chess pieces of Unicode, and the signs by which books judge moves, are set in the program's own
 * drawings (resources/fonts), in the size and weight of @p font, all else in @p font. Needs a QGuiApplication.
 */
std::vector<FontRun> fontRuns(const QString& text, const QFont& font);
/** How wide those are, one behind the other, in pixels of the font's size. */
double widthOf(const QString& text, const QFont& font);
/** Whether any of it is set in those drawings. */
bool hasFigurines(const QString& text);
/**
 * For widgets, which set a text in one font: @p font with the program's own drawings before its letters where @p text
 * has chess pieces or such signs, else @p font itself.
 */
QFont withFigurines(const QFont& font, const QString& text);
/** The same as formats for a layout of @p text. */
QList<QTextLayout::FormatRange> figurineFormats(const QString& text);

} // namespace ringford::ui
