// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextLayout>

#include <vector>

namespace ringford::ui {

/** @p text with what keeps its letters, where some are written from right to left, from turning those around it. */
QString keepingDirection(const QString& text);
/** Whether any of it is written from right to left. */
bool hasFromRight(const QString& text);
/** Whether a paragraph is: as what no isolate keeps apart in it, and where all is kept apart, as that. */
bool isFromRight(const QString& paragraph);
/** What only tells the direction of others, and is not printed. */
bool isDirecting(QChar letter);

/** Isolates that are open at a place of a text: what is laid out from there on begins with them. */
class OpenIsolates {
public:
    /** Reads on, from @p from to @p to. */
    void read(const QString& text, qsizetype from, qsizetype to);
    const QString& opening() const { return m_opening; }

private:
    QString m_opening;
    int m_tooDeep = 0; ///< more than are kept
};

/** Letters of a line that stand beside one another in the order of the text, or in the opposite one. */
struct DirectedLetters {
    int from = 0; ///< in the text of the layout
    int to = 0;
    bool isFromRight = false;
    double left = 0; ///< in pixels of the layout
    double right = 0;
};
std::vector<DirectedLetters> directedLetters(const QTextLine& line, int from, int to);

} // namespace ringford::ui
