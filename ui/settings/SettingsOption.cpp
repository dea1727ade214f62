// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/SettingsOption.h"

#include "ui/paint/Theme.h"

#include <optional>

namespace ringford::ui {

namespace {

QString keyOf(const char* key)
{
    return QString::fromLatin1(key);
}

/** @p words are in the order of the enumeration. */
template <class Choice> SettingsOption choice(const char* key, Choice Settings::*which, const QStringList& words)
{
    return {keyOf(key), words,
            [which, words](const Settings& settings) { return words[static_cast<qsizetype>(settings.*which)]; },
            [which, words](Settings& settings, const QString& text) {
                const qsizetype index = words.indexOf(text);
                if (index >= 0)
                    settings.*which = static_cast<Choice>(index);
                return index >= 0;
            }};
}

/** QVariant::toBool() takes almost any text for true: here only these two words count. */
SettingsOption flag(const char* key, bool Settings::*which)
{
    const QStringList words{QStringLiteral("false"), QStringLiteral("true")};
    return choice(key, which, words);
}

SettingsOption themeOption()
{
    return {keyOf("board/theme"), Theme::names(), [](const Settings& settings) { return settings.theme; },
            [](Settings& settings, const QString& text) {
                const bool isKnown = Theme::names().contains(text);
                if (isKnown)
                    settings.theme = text;
                return isKnown;
            }};
}

QString textOf(SeatSet seats)
{
    QStringList numbers;
    for (const Seat seat : seats)
        numbers += QString::number(seat.index);
    return numbers.join(u' ');
}

std::optional<SeatSet> seatsOf(const QString& text)
{
    constexpr uint kMostSeats = 32;
    SeatSet seats;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const uint number = word.toUInt(&isNumber);
        if (!isNumber || number >= kMostSeats || seats.contains(Seat{static_cast<std::uint8_t>(number)}))
            return std::nullopt;
        seats.insert(Seat{static_cast<std::uint8_t>(number)});
    }
    return seats;
}

SettingsOption levelOption(const char* key)
{
    QStringList words;
    for (int level = 1; level <= 10; ++level)
        words += QString::number(level);
    return {keyOf(key), words, [](const Settings& settings) { return QString::number(settings.computerLevel); },
            [words](Settings& settings, const QString& text) {
                const qsizetype index = words.indexOf(text);
                if (index >= 0)
                    settings.computerLevel = static_cast<int>(index) + 1;
                return index >= 0;
            }};
}

SettingsOption programsOption(const char* key)
{
    const QString example =
        QStringLiteral(R"([{"file":"/usr/games/stockfish","name":"Stockfish","protocol":"uci","time":1000}])");
    return {keyOf(key),
            {QStringLiteral("[]"), example},
            [](const Settings& settings) { return textOf(settings.programs); },
            [](Settings& settings, const QString& text) {
                // One that somebody has written wrongly is no reason to lose the others.
                const bool isWhole = programsOf(text).has_value();
                if (ChessPrograms fit = fitProgramsOf(text); isWhole || !fit.empty())
                    settings.programs = std::move(fit);
                return isWhole;
            }};
}

/** Numbers of seats, divided by blanks. */
SettingsOption seatsOption(const char* key, SeatSet& (*seats)(Settings&))
{
    return {keyOf(key),
            {QStringLiteral("0"), QStringLiteral("0 1 3")},
            [seats](Settings settings) { return textOf(seats(settings)); },
            [seats](Settings& settings, const QString& text) {
                const std::optional<SeatSet> read = seatsOf(text);
                if (read)
                    seats(settings) = *read;
                return read.has_value();
            }};
}

} // namespace

const std::vector<SettingsOption>& settingsOptions()
{
    static const std::vector<SettingsOption> kOptions{
        themeOption(),
        choice("window/colours", &Settings::colours, {"desktop", "light", "dark"}),
        choice("window/sounds", &Settings::sounds, {"off", "quiet", "on"}),
        flag("window/start-page", &Settings::startPage),
        choice("window/kept-games", &Settings::kept, {"10", "100", "1000", "all"}),
        choice("board/surroundings", &Settings::surroundings, {"auto", "light", "dark"}),
        choice("window/notation", &Settings::notation, {"records", "english", "language", "figurines"}),
        flag("board/coordinates", &Settings::coordinates),
        flag("board/minimap", &Settings::minimap),
        choice("board/animation", &Settings::animation, {"off", "fast", "normal"}),
        flag("play/legal-targets", &Settings::legalTargets),
        flag("play/why-not", &Settings::whyNot),
        flag("play/confirm", &Settings::confirm),
        seatsOption("play/legal-targets-except",
                    [](Settings& settings) -> SeatSet& { return settings.seats.legalTargets; }),
        seatsOption("play/why-not-except", [](Settings& settings) -> SeatSet& { return settings.seats.whyNot; }),
        seatsOption("play/confirm-except", [](Settings& settings) -> SeatSet& { return settings.seats.confirm; }),
        choice("play/input", &Settings::input, {"both", "drag", "click"}),
        choice("board/turning", &Settings::turning, {"fixed", "seat-on-turn", "tabletop"}),
        flag("play/take-back-time", &Settings::givesTimeBack),
        flag("play/hide-in-pause", &Settings::hidesInPause),
        flag("play/wheel-steps", &Settings::wheelSteps),
        flag("play/click-clears", &Settings::clickClears),
        choice("board/boards", &Settings::boards, {"desk", "circle"}),
        seatsOption("board/followed", [](Settings& settings) -> SeatSet& { return settings.followed; }),
        flag("board/close-up", &Settings::closesUp),
        flag("table/captured", &Settings::captured),
        flag("table/score", &Settings::score),
        flag("board/set-numbers", &Settings::setNumbers),
        choice("computer/pause", &Settings::computerPause, {"none", "short", "usual", "long"}),
        choice("computer/told", &Settings::computerTold, {"all-boards", "persons-boards"}),
        choice("computer/players", &Settings::players, {"persons", "against-computer"}),
        levelOption("computer/level"),
        programsOption("computer/programs"),
        flag("computer/values", &Settings::values)};
    return kOptions;
}

} // namespace ringford::ui
