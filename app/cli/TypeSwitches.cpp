// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/TypeSwitches.h"

#include "app/cli/SharedSwitches.h"
#include "engine/rules/PlainText.h"
#include "ui/words/Language.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

using ui::words::Notation;

constexpr double kMmPerPoint = 25.4 / 72;

constexpr std::array<std::pair<std::string_view, Notation>, 4> kNotations{{{"short", Notation::English},
                                                                           {"figurines", Notation::Figurines},
                                                                           {"local", Notation::Language},
                                                                           {"long", Notation::Records}}};

double sizeOr(const CommandLine& line, std::string_view name, double usual)
{
    const auto points = decimal(line, name);
    return points ? *points * kMmPerPoint : usual;
}

} // namespace

std::span<const NumberSwitch> typeSizes()
{
    constexpr double kLeast = 5;
    constexpr double kMost = 70;
    constexpr std::string_view kAllowed = "letters are 5 to 70 points high";
    static constexpr std::array kSizes{NumberSwitch{kTitleSize, kLeast, kMost, kAllowed, true},
                                       NumberSwitch{kCaptionSize, kLeast, kMost, kAllowed, true},
                                       NumberSwitch{kTextSize, kLeast, kMost, kAllowed, true}};
    return kSizes;
}

std::optional<std::string> refusedType(const CommandLine& line)
{
    if (const auto notation = line.value(kNotation);
        notation &&
        std::ranges::find(kNotations, *notation, &decltype(kNotations)::value_type::first) == kNotations.end())
        return "unknown notation " + inQuotes(*notation) + ": there are short, figurines, local, long";
    const QStringList languages = ui::languagesSpoken();
    if (const auto language = line.value(kLanguage); language && !languages.contains(QString::fromStdString(*language)))
        return "unknown language " + inQuotes(*language) + ": there are " +
               languages.join(QStringLiteral(", ")).toStdString();
    return std::nullopt;
}

QLocale useLanguage(const CommandLine& line)
{
    const std::string language = line.value(kLanguage).value_or("en");
    const QLocale locale = language == "en" ? QLocale(QLocale::English, QLocale::UnitedKingdom) // whose words ours are
                                            : QLocale(QString::fromStdString(language));
    QLocale::setDefault(locale);
    ui::installLanguage(locale);
    return locale;
}

Notation notationOf(const CommandLine& line)
{
    const std::string wanted = line.value(kNotation).value_or("short");
    return std::ranges::find(kNotations, wanted, &decltype(kNotations)::value_type::first)->second;
}

ui::PrintType typeOf(const CommandLine& line, const QFont& font, ui::PrintType usual)
{
    usual.font = font;
    usual.title = sizeOr(line, kTitleSize, usual.title);
    usual.caption = sizeOr(line, kCaptionSize, usual.caption);
    usual.text = sizeOr(line, kTextSize, usual.text);
    return usual;
}

} // namespace ringford::cli
