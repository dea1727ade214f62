// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "ui/print/PrintType.h"
#include "ui/words/ActionWords.h"

#include <QLocale>

#include <optional>
#include <string>

namespace ringford::cli {

// Switches that say how words are set: in which language, letters and type.
inline constexpr std::string_view kLanguage = "--language";
inline constexpr std::string_view kNotation = "--notation";
inline constexpr std::string_view kFont = "--font";
inline constexpr std::string_view kTitleSize = "--title-size";
inline constexpr std::string_view kCaptionSize = "--caption-size";
inline constexpr std::string_view kTextSize = "--text-size";
inline constexpr std::string_view kAuthor = "--author";

inline constexpr Switch kLanguageSwitch{kLanguage, "CODE", "of all words, quotation marks and dates: en or de (en)"};
inline constexpr Switch kNotationSwitch{
    kNotation, "NAME",
    "how actions are written: short (Nf3), figurines, local, with the letters of the language, or long"};
inline constexpr Switch kFontSwitch{kFont, "NAME", "dejavu, serif, sans, or a family that is installed (dejavu)"};
inline constexpr Switch kTitleSizeSwitch{kTitleSize, "PT", "size of titles, in points"};
inline constexpr Switch kCaptionSizeSwitch{kCaptionSize, "PT", "size of what stands below diagrams"};
inline constexpr Switch kTextSizeSwitch{kTextSize, "PT", "size of answers and actions"};
inline constexpr Switch kAuthorSwitch{kAuthor, "TEXT", "who has made it; is told by the file alone"};

/** The sizes, in points. */
std::span<const NumberSwitch> typeSizes();

/** What is wrong with what the others ask for, if anything is. */
std::optional<std::string> refusedType(const CommandLine& line);

/** The language that is asked for; the program speaks it from now on. @pre there is a Qt application */
QLocale useLanguage(const CommandLine& line);
/** @pre refusedType() found nothing */
ui::words::Notation notationOf(const CommandLine& line);
/** @p usual with the sizes that are asked for, in @p font. @pre refusedType() found nothing */
ui::PrintType typeOf(const CommandLine& line, const QFont& font, ui::PrintType usual = {});

} // namespace ringford::cli
