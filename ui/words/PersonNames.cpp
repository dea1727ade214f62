// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/PersonNames.h"

#include <QRegularExpression>
#include <QString>

namespace ringford::ui::words {

namespace {

constexpr std::size_t kLongestPersonName = 1'000; // in bytes: of longer ones nobody reads more than the beginning

/** One person's. */
QString turned(const QString& name)
{
    // Letters of any script with their signs, and what stands between those of a name. No digits: `(2830)` is no name.
    static const QRegularExpression kLastFirst(
        QStringLiteral(R"(^(\s*)([\p{L}\p{M}.'’\- ]*\p{L}[\p{L}\p{M}.'’\- ]*?)\s*,\s*)"
                       R"(((?!(?:jr|sr|ii|iii|iv)\b)\p{L}[\p{L}\p{M}.'’\- ]*?))"
                       R"((?:\s*,?\s+((?:jr|sr)\.?|ii|iii|iv))?(\s*)$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const auto found = kLastFirst.match(name);
    if (!found.hasMatch())
        return name;
    static const QRegularExpression kInitial(QStringLiteral(R"((?<![\p{L}\p{M}.'’])(\p{Lu})(?=[ \-]|$))"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const QString first = found.captured(3).replace(kInitial, QStringLiteral("\\1."));
    const QString suffix = found.captured(4).isEmpty() ? QString() : u' ' + found.captured(4);
    return found.captured(1) + first + u' ' + found.captured(2) + suffix + found.captured(5);
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
