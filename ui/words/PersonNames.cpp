// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/PersonNames.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace ringford::ui::words {

namespace {

constexpr std::size_t kLongestPersonName = 1'000; // in bytes: of longer ones nobody reads more than the beginning

bool isSuffix(const QString& word)
{
    static const QStringList kSuffixes{"jr", "jr.", "sr", "sr.", "ii", "iii", "iv"};
    return kSuffixes.contains(word, Qt::CaseInsensitive);
}

/** Letters of any script with their signs, and what stands between those of a name. No digits: `(2830)` is no name. */
bool isOfLetters(const QString& part)
{
    static const auto kBetween = QStringLiteral(".'’- ").toUcs4();
    const auto letters = part.toUcs4();
    const auto isLetter = [](char32_t sign) { return QChar::isLetter(sign); };
    const auto mayStand = [](char32_t sign) {
        return QChar::isLetter(sign) || QChar::isMark(sign) || kBetween.contains(sign);
    };
    return std::ranges::any_of(letters, isLetter) && std::ranges::all_of(letters, mayStand);
}

/** Single letters with a point behind them. */
QString withPoints(const QString& names)
{
    static const QRegularExpression kInitial(QStringLiteral(R"((?<![\p{L}\p{M}.'’])(\p{Lu})(?=[ \-]|$))"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    return QString(names).replace(kInitial, QStringLiteral("\\1."));
}

/** One person's. Step by step: a pattern for all of it tries each blank of a hostile name with each other one. */
QString turned(const QString& name)
{
    const QString trimmed = name.trimmed();
    QStringList parts = trimmed.split(u',');
    for (QString& part : parts)
        part = part.trimmed();
    if (parts.size() == 2) {
        const qsizetype last = parts[1].lastIndexOf(u' ');
        if (last > 0 && isSuffix(parts[1].mid(last + 1)))
            parts = {parts[0], parts[1].left(last).trimmed(), parts[1].mid(last + 1)};
    }
    const bool hasSuffix = parts.size() == 3 && isSuffix(parts[2]);
    if ((parts.size() != 2 && !hasSuffix) || !isOfLetters(parts[0]) || !isOfLetters(parts[1]) ||
        !parts[1].front().isLetter() || isSuffix(parts[1].section(u' ', 0, 0)))
        return name;
    const qsizetype begin = name.indexOf(trimmed);
    const QString suffix = hasSuffix ? u' ' + parts[2] : QString();
    return name.left(begin) + withPoints(parts[1]) + u' ' + parts[0] + suffix + name.mid(begin + trimmed.size());
}

} // namespace

std::string asPeopleWrite(std::string_view name)
{
    if (name.size() > kLongestPersonName)
        return std::string(name);
    static const QRegularExpression kDivider(QStringLiteral("[/:&;]"));
    const QString all = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    QString written;
    qsizetype at = 0;
    for (auto dividers = kDivider.globalMatch(all); dividers.hasNext();) {
        const auto divider = dividers.next();
        written += turned(all.mid(at, divider.capturedStart() - at)) + divider.captured();
        at = divider.capturedEnd();
    }
    return (written + turned(all.mid(at))).toStdString();
}

std::vector<std::string> asPeopleWrite(const std::vector<std::string>& names)
{
    std::vector<std::string> written;
    written.reserve(names.size());
    for (const std::string& name : names)
        written.push_back(asPeopleWrite(name));
    return written;
}

} // namespace ringford::ui::words
