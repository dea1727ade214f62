// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Typeset.h"

#include <algorithm>

namespace ringford::ui::words {

namespace {

/** What stands around words that are quoted. */
struct Quotes {
    QString open;
    QString close;
};

/** Of no language, such as C, the words are English, and so are their signs. */
Quotes quotesOf(const QLocale& asked, QLocale::QuotationStyle style)
{
    const QLocale locale = asked.language() == QLocale::C ? QLocale(QLocale::English) : asked;
    const QString around = locale.quoteString(QStringLiteral("\n"), style);
    Quotes quotes{around.section(u'\n', 0, 0), around.section(u'\n', 1)};
    if (locale.language() == QLocale::French) { // whose marks stand apart
        quotes.open += QChar(0x202F);
        quotes.close.prepend(QChar(0x202F));
    }
    return quotes;
}

bool isWordLetter(QChar letter)
{
    return letter.isLetterOrNumber() || letter.isMark();
}

/** Goes through a text, sign by sign. */
class Typesetter {
public:
    Typesetter(const QString& text, const QLocale& locale)
        : m_text(text), m_double(quotesOf(locale, QLocale::StandardQuotation)),
          m_single(quotesOf(locale, QLocale::AlternateQuotation))
    {
    }

    QString set()
    {
        for (m_at = 0; m_at < m_text.size(); ++m_at) {
            const QChar sign = m_text[m_at];
            if (sign == u'"')
                setDouble();
            else if (sign == u'\'')
                setSingle();
            else if (sign == u'-')
                setHyphens();
            else if (sign == u'.' && m_text.mid(m_at, 3) == QLatin1String("...") && at(m_at + 3) != u'.' &&
                     !isNumbered())
                takeAs(QStringLiteral("…"), 3);
            else
                m_set += sign;
        }
        return m_set;
    }

private:
    QChar at(qsizetype index) const { return index >= 0 && index < m_text.size() ? m_text[index] : QChar(u' '); }
    /** A mark opens where a word begins behind it, and none has ended before it. */
    bool opens() const
    {
        const QChar before = at(m_at - 1), after = at(m_at + 1);
        const bool beginsHere =
            before.isSpace() || QStringLiteral("([{–—-/").contains(before) || (m_at > 0 && m_openedAt == m_at - 1);
        return beginsHere && !after.isSpace();
    }
    /** `1...e5` has the number of an action, `f4...` and `see fig. 5...` have none; more dots are a line to write on. */
    bool isNumbered() const
    {
        qsizetype before = m_at - 1;
        while (at(before).isDigit())
            --before;
        const bool isNumber = before < m_at - 1 && !isWordLetter(at(before));
        return at(m_at - 1) == u'.' || (isNumber && (before < 0 || isBeforeAction(m_at + 3)));
    }
    /**
     * Whether what ends at @p next is close to something, or before a word with a number of a cell, or one that castles.
     */
    bool isBeforeAction(qsizetype next) const
    {
        if (!at(next).isSpace())
            return !QStringLiteral(")]}\"',;").contains(at(next));
        while (next < m_text.size() && at(next).isSpace())
            ++next;
        const bool castles = (at(next) == u'O' || at(next) == u'0') && at(next + 1) == u'-';
        const bool hasFigurine = QChar(u'♔') <= at(next) && at(next) <= QChar(u'♟');
        while (next < m_text.size() && at(next).isLetter())
            ++next;
        return castles || hasFigurine || at(next).isDigit();
    }
    void takeAs(const QString& sign, qsizetype length)
    {
        m_set += sign;
        m_at += length - 1;
    }
    void setDouble()
    {
        const bool isOpening = opens();
        if (isOpening)
            m_openedAt = m_at;
        m_set += isOpening ? m_double.open : m_double.close;
    }
    /** An apostrophe stands within a word, behind one that was not quoted, or before the digits of a year. */
    void setSingle()
    {
        if (opens() && !at(m_at + 1).isDigit()) {
            m_isOpen = true;
            m_openedAt = m_at;
            m_set += m_single.open;
        } else if (m_isOpen && !isWordLetter(at(m_at + 1))) {
            m_isOpen = false;
            m_set += m_single.close;
        } else {
            m_set += QChar(0x2019);
        }
    }
    /** `moves 12-15` counts from one number to a higher one; results, dates and names of cells do not. */
    bool isWithinRange() const
    {
        qsizetype first = m_at, last = m_at + 1;
        while (at(first - 1).isDigit())
            --first;
        while (at(last).isDigit())
            ++last;
        constexpr qsizetype kMostDigits = 5;
        const qsizetype digitsBefore = m_at - first, digitsBehind = last - m_at - 1;
        if (digitsBefore == 0 || digitsBehind == 0 || std::max(digitsBefore, digitsBehind) > kMostDigits)
            return false;
        const QChar before = at(first - 1), behind = at(last);
        const bool isAlone =
            (before.isSpace() || QStringLiteral("([{").contains(before)) &&
            (behind.isSpace() || (QStringLiteral(".,;:!?)]}").contains(behind) && !at(last + 1).isDigit()));
        const int from = QStringView(m_text).mid(first, digitsBefore).toInt();
        return isAlone && from > 0 && from < QStringView(m_text).mid(m_at + 1, digitsBehind).toInt();
    }
    /**
     * `(-- Nd4`, `12. -- Nd4` and `12...--`: two hyphens are a move that is left out; `-- Anand` begins with a dash.
     */
    bool isNoMove() const
    {
        qsizetype before = m_at - 1;
        while (before >= 0 && at(before).isSpace())
            --before;
        const bool isNumbered = at(before) == u'.' && (at(before - 1).isDigit() || at(before - 1) == u'.');
        const bool isFirst = before < 0 || QStringLiteral("([{").contains(at(before));
        const bool isClose = isNumbered && before == m_at - 1;
        const QChar behind = at(m_at + 2);
        return isClose || ((isNumbered || isFirst) &&
                           (QStringLiteral(")]").contains(behind) || (behind.isSpace() && isBeforeAction(m_at + 2))));
    }
    /** Where digits that begin at @p first end, behind a fraction, too. */
    qsizetype endOfNumber(qsizetype first) const
    {
        const auto skipDigits = [&] {
            while (at(first).isDigit())
                ++first;
        };
        skipDigits();
        if ((at(first) == u'.' || at(first) == u',') && at(first + 1).isDigit()) {
            ++first;
            skipDigits();
        }
        return first;
    }
    /** `12 -15` is a range that is badly typed: a number ends before the blank, and what follows the hyphen has no fraction. */
    bool isBehindNumber(qsizetype end) const
    {
        qsizetype before = m_at - 1;
        while (before >= 0 && at(before).isSpace())
            --before;
        const bool hasBlank = before < m_at - 1, isDigit = at(before).isDigit();
        while (at(before).isDigit())
            --before;
        const bool isWhole =
            std::all_of(m_text.begin() + m_at + 1, m_text.begin() + end, [](QChar sign) { return sign.isDigit(); });
        return hasBlank && isDigit && !isWordLetter(at(before)) && isWhole;
    }
    /** `-1.5`, `(-3)`, `+-`, `-+`, `-/+`: a number below nought, or a sign of who stands better. */
    bool isMinus() const
    {
        const QChar before = at(m_at - 1), behind = at(m_at + 1);
        const bool isBegun = before.isSpace() || QStringLiteral("([{<>=≤≥≈~/#\"'„“”‚‘’«»–—…").contains(before);
        if (behind.isDigit() && isBegun) {
            const qsizetype end = endOfNumber(m_at + 1);
            return !isWordLetter(at(end)) && at(end) != u'-' && at(end) != u'/' && !isBehindNumber(end);
        }
        const auto endsAt = [this](qsizetype end) {
            return !isWordLetter(at(end)) && !QStringLiteral("+-").contains(at(end));
        };
        const bool isBehindPlus = before == u'+' || (before == u'/' && at(m_at - 2) == u'+');
        const qsizetype plus = behind == u'/' ? m_at + 2 : m_at + 1;
        return (isBehindPlus && endsAt(m_at + 1)) || (at(plus) == u'+' && endsAt(plus + 1));
    }
    /** One between blanks, or two, are a dash; so is one from number to number. */
    void setHyphens()
    {
        qsizetype count = 1;
        while (at(m_at + count) == u'-')
            ++count;
        const bool isAlone = at(m_at - 1).isSpace() && at(m_at + count).isSpace() && m_at > 0;
        if (count == 1 && isMinus())
            takeAs(QStringLiteral("−"), count);
        else if (count == 1 && isWithinRange())
            takeAs(QStringLiteral("–"), count);
        else if (count == 3)
            takeAs(QStringLiteral("—"), 3);
        else if (count == 2 && isNoMove())
            takeAs(QStringLiteral("--"), count);
        else if (count == 2 || (count == 1 && isAlone))
            takeAs(QStringLiteral("–"), count);
        else
            takeAs(QString(count, u'-'), count);
    }

    const QString& m_text;
    Quotes m_double;
    Quotes m_single;
    QString m_set;
    qsizetype m_at = 0;
    qsizetype m_openedAt = -1; ///< where the last mark that opens stood
    bool m_isOpen = false;     ///< a single mark is
};

} // namespace

QString typeset(const QString& text, const QLocale& locale)
{
    return Typesetter(text, locale).set();
}

} // namespace ringford::ui::words
