// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

#include <cstddef>
#include <string_view>

namespace ringford::ui {

/** Whether a line of @p text has more than @p most bytes. */
bool hasLongerLine(std::string_view text, std::size_t most);

/**
 * A field of text that nobody has to wait for: a field lays out the whole of a line at once, so what would make its text too
 * long is not taken, whether it is pasted or dropped, and the field says so.
 */
class BoundedField : public QPlainTextEdit {
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

    static constexpr qsizetype kLongestText = 200'000; ///< bytes, unless setMost() says otherwise
    static constexpr qsizetype kLongestLine = 60'000;  ///< bytes: a word is laid out in the square of its length

    /** How many bytes its text may have, and a line of it, once something is pasted. */
    void setMost(qsizetype text, qsizetype line);
    /** Whether a text is short enough to stand in it. */
    bool canHold(const QString& text) const;

signals:
    /** Something was pasted or dropped that would have made the text too long. */
    void refused();

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    qsizetype m_mostText = kLongestText;
    qsizetype m_mostLine = kLongestLine;
};

} // namespace ringford::ui
