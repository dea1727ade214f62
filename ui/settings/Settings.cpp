// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include "ui/paint/Theme.h"

#include <QSettings>

#include <array>

namespace ringford::ui {

namespace {

constexpr int kRecentFiles = 10;

/** A key and how its values are written, in the order of the enumeration. */
template <class Choice, std::size_t count> struct Words {
    const char* key;
    std::array<const char*, count> words;
};

constexpr Words<Settings::Surroundings, 3> kSurroundings{"board/surroundings", {"auto", "light", "dark"}};
constexpr Words<Settings::Speed, 3> kAnimation{"board/animation", {"off", "fast", "normal"}};
constexpr Words<Settings::Input, 3> kInput{"play/input", {"both", "drag", "click"}};
constexpr Words<Settings::Turning, 3> kTurning{"board/turning", {"fixed", "seat-on-turn", "tabletop"}};
constexpr const char* kTheme = "board/theme";
constexpr const char* kCoordinates = "board/coordinates";
constexpr const char* kLegalTargets = "play/legal-targets";
constexpr const char* kWhyNot = "play/why-not";
constexpr const char* kConfirm = "play/confirm";
constexpr const char* kWheelSteps = "play/wheel-steps";
constexpr const char* kGeometry = "window/geometry";
constexpr const char* kArrangement = "window/arrangement";
constexpr const char* kRecent = "files/recent";
constexpr const char* kLastFile = "files/last";
constexpr const char* kLastGame = "files/last-game";

template <class Choice, std::size_t count>
void read(const QSettings& store, const Words<Choice, count>& words, Choice& choice)
{
    const QString written = store.value(words.key).toString();
    for (std::size_t index = 0; index < count; ++index) {
        if (written == QLatin1String(words.words[index]))
            choice = static_cast<Choice>(index);
    }
}

template <class Choice, std::size_t count>
void write(QSettings& store, const Words<Choice, count>& words, Choice choice)
{
    store.setValue(words.key, QLatin1String(words.words[static_cast<std::size_t>(choice)]));
}

void read(const QSettings& store, const char* key, bool& choice)
{
    // toBool() takes any text but a few for true: what is not exactly one of the two does not count.
    const QString written = store.value(key).toString();
    if (written == u"true" || written == u"false")
        choice = written == u"true";
}

} // namespace

Settings::Settings() : theme(Theme::names().first()) {}

Settings readSettings(const QSettings& store)
{
    Settings settings;
    if (const QString theme = store.value(kTheme).toString(); Theme::names().contains(theme))
        settings.theme = theme;
    read(store, kSurroundings, settings.surroundings);
    read(store, kCoordinates, settings.coordinates);
    read(store, kAnimation, settings.animation);
    read(store, kLegalTargets, settings.legalTargets);
    read(store, kWhyNot, settings.whyNot);
    read(store, kConfirm, settings.confirm);
    read(store, kInput, settings.input);
    read(store, kTurning, settings.turning);
    read(store, kWheelSteps, settings.wheelSteps);
    return settings;
}

WindowMemory readWindowMemory(const QSettings& store)
{
    WindowMemory memory;
    memory.geometry = store.value(kGeometry).toByteArray();
    memory.arrangement = store.value(kArrangement).toByteArray();
    memory.lastFile = store.value(kLastFile).toString();
    memory.lastGame = store.value(kLastGame).toString();
    for (const QString& file : store.value(kRecent).toStringList()) {
        if (!file.isEmpty() && !file.contains(QChar::Null) && memory.recentFiles.size() < kRecentFiles)
            memory.recentFiles += file;
    }
    return memory;
}

void writeSettings(QSettings& store, const Settings& settings)
{
    store.setValue(kTheme, settings.theme);
    write(store, kSurroundings, settings.surroundings);
    store.setValue(kCoordinates, settings.coordinates);
    write(store, kAnimation, settings.animation);
    store.setValue(kLegalTargets, settings.legalTargets);
    store.setValue(kWhyNot, settings.whyNot);
    store.setValue(kConfirm, settings.confirm);
    write(store, kInput, settings.input);
    write(store, kTurning, settings.turning);
    store.setValue(kWheelSteps, settings.wheelSteps);
}

void writeWindowMemory(QSettings& store, const WindowMemory& memory)
{
    store.setValue(kGeometry, memory.geometry);
    store.setValue(kArrangement, memory.arrangement);
    store.setValue(kRecent, memory.recentFiles);
    store.setValue(kLastFile, memory.lastFile);
    store.setValue(kLastGame, memory.lastGame);
}

QStringList withRecentFile(QStringList recent, const QString& file)
{
    recent.removeAll(file);
    recent.prepend(file);
    return recent.mid(0, kRecentFiles);
}

} // namespace ringford::ui
