// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include "ui/paint/Theme.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QVariantMap>

#include <array>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kRecentFiles = 10;

/** A key and how its values are written, in the order of the enumeration. */
template <class Choice, std::size_t count> struct Choices {
    const char* key;
    std::array<const char*, count> words;
};

constexpr Choices<Settings::Surroundings, 3> kSurroundings{"board/surroundings", {"auto", "light", "dark"}};
constexpr Choices<Settings::Speed, 3> kAnimation{"board/animation", {"off", "fast", "normal"}};
constexpr Choices<Settings::Input, 3> kInput{"play/input", {"both", "drag", "click"}};
constexpr Choices<Settings::Turning, 3> kTurning{"board/turning", {"fixed", "seat-on-turn", "tabletop"}};
constexpr Choices<Settings::Boards, 2> kBoards{"board/boards", {"desk", "circle"}};
constexpr const char* kFollowed = "board/followed";
constexpr const char* kClosesUp = "board/close-up";
constexpr const char* kSetNumbers = "board/set-numbers";
constexpr const char* kTheme = "board/theme";
constexpr const char* kCoordinates = "board/coordinates";
constexpr const char* kMinimap = "board/minimap";
constexpr const char* kLegalTargets = "play/legal-targets";
constexpr const char* kWhyNot = "play/why-not";
constexpr const char* kConfirm = "play/confirm";
constexpr const char* kTargetsExcept = "play/legal-targets-except";
constexpr const char* kWhyNotExcept = "play/why-not-except";
constexpr const char* kConfirmExcept = "play/confirm-except";
constexpr const char* kHidesInPause = "play/hide-in-pause";
constexpr const char* kWheelSteps = "play/wheel-steps";
constexpr const char* kClickClears = "play/click-clears";
constexpr const char* kGeometry = "window/geometry";
constexpr const char* kArrangement = "window/arrangement";
constexpr const char* kLongArrangement = "window/longArrangement";
constexpr const char* kClosedPanels = "window/closedPanels";
constexpr const char* kPanelsSizedFor = "window/panelsSizedFor";
constexpr const char* kRecent = "files/recent";
constexpr const char* kLastFile = "files/last";
constexpr const char* kLastGame = "files/last-game";

/** Qt takes what it restores on trust, and may crash on it: with this before it, it is known to be as it was saved. */
QByteArray sealOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).left(8);
}

QByteArray sealed(const QByteArray& bytes)
{
    return bytes.isEmpty() ? bytes : sealOf(bytes) + bytes;
}

/** What was sealed; empty if it is damaged. */
QByteArray unsealed(const QByteArray& written)
{
    const QByteArray bytes = written.mid(8);
    return sealOf(bytes) == written.left(8) ? bytes : QByteArray();
}

template <class Choice, std::size_t count>
void write(QSettings& store, const Choices<Choice, count>& words, Choice choice)
{
    store.setValue(words.key, QLatin1String(words.words[static_cast<std::size_t>(choice)]));
}

/** Takes what fits out of a store, and keeps what does not. */
class Reader {
public:
    explicit Reader(const QSettings& store) : m_store(store) {}

    template <class Choice, std::size_t count> void read(const Choices<Choice, count>& words, Choice& choice)
    {
        QStringList known;
        for (const char* const word : words.words)
            known += QLatin1String(word);
        if (const auto index = indexOf(words.key, known))
            choice = static_cast<Choice>(*index);
    }
    void read(const char* key, bool& choice)
    {
        // toBool() takes any text but a few for true: what is not exactly one of the two does not count.
        if (const auto index = indexOf(key, {QStringLiteral("true"), QStringLiteral("false")}))
            choice = *index == 0;
    }
    void read(const char* key, QString& choice, const QStringList& known)
    {
        if (const auto index = indexOf(key, known))
            choice = known[*index];
    }
    /** Numbers of seats, divided by blanks. */
    void read(const char* key, SeatSet& seats)
    {
        const QString written = m_store.value(key).toString();
        const QStringList words = written.split(u' ', Qt::SkipEmptyParts);
        SeatSet found;
        for (const QString& word : words) {
            bool isNumber = false;
            const uint number = word.toUInt(&isNumber);
            if (isNumber && number < 32)
                found.insert(Seat{static_cast<std::uint8_t>(number)});
        }
        if (found.size() == words.size())
            seats = found;
        else
            m_unfit.push_back({QLatin1String(key), written, {QStringLiteral("0"), QStringLiteral("0 1 3")}});
    }
    std::vector<UnfitSetting> takeUnfit() { return std::move(m_unfit); }

private:
    std::optional<qsizetype> indexOf(const char* key, const QStringList& known)
    {
        const QVariant value = m_store.value(key);
        const qsizetype index = known.indexOf(value.toString());
        if (index < 0 && m_store.contains(key))
            m_unfit.push_back({QLatin1String(key), value.toStringList().join(QStringLiteral(", ")), known});
        return index < 0 ? std::nullopt : std::optional(index);
    }

    const QSettings& m_store;
    std::vector<UnfitSetting> m_unfit;
};

Settings readAll(Reader& reader)
{
    Settings settings;
    reader.read(kTheme, settings.theme, Theme::names());
    reader.read(kSurroundings, settings.surroundings);
    reader.read(kCoordinates, settings.coordinates);
    reader.read(kMinimap, settings.minimap);
    reader.read(kAnimation, settings.animation);
    reader.read(kLegalTargets, settings.legalTargets);
    reader.read(kWhyNot, settings.whyNot);
    reader.read(kConfirm, settings.confirm);
    reader.read(kTargetsExcept, settings.seats.legalTargets);
    reader.read(kWhyNotExcept, settings.seats.whyNot);
    reader.read(kConfirmExcept, settings.seats.confirm);
    reader.read(kInput, settings.input);
    reader.read(kTurning, settings.turning);
    reader.read(kHidesInPause, settings.hidesInPause);
    reader.read(kWheelSteps, settings.wheelSteps);
    reader.read(kClickClears, settings.clickClears);
    reader.read(kBoards, settings.boards);
    reader.read(kFollowed, settings.followed);
    reader.read(kClosesUp, settings.closesUp);
    reader.read(kSetNumbers, settings.setNumbers);
    return settings;
}

void write(QSettings& store, const char* key, SeatSet seats)
{
    QStringList numbers;
    for (const Seat seat : seats)
        numbers += QString::number(seat.index);
    store.setValue(key, numbers.join(u' '));
}

} // namespace

Settings::Settings() : theme(Theme::names().first()) {}

Settings readSettings(const QSettings& store)
{
    Reader reader(store);
    return readAll(reader);
}

std::vector<UnfitSetting> unfitSettings(const QSettings& store)
{
    Reader reader(store);
    readAll(reader);
    return reader.takeUnfit();
}

WindowMemory readWindowMemory(const QSettings& store)
{
    WindowMemory memory;
    memory.geometry = unsealed(store.value(kGeometry).toByteArray());
    memory.arrangement = unsealed(store.value(kArrangement).toByteArray());
    memory.longArrangement = unsealed(store.value(kLongArrangement).toByteArray());
    const QVariantMap closed = store.value(kClosedPanels).toMap();
    for (auto game = closed.begin(); game != closed.end(); ++game)
        memory.closedPanels[game.key()] = game.value().toStringList();
    memory.panelsSizedFor = store.value(kPanelsSizedFor).toString();
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
    store.setValue(kMinimap, settings.minimap);
    write(store, kAnimation, settings.animation);
    store.setValue(kLegalTargets, settings.legalTargets);
    store.setValue(kWhyNot, settings.whyNot);
    store.setValue(kConfirm, settings.confirm);
    write(store, kTargetsExcept, settings.seats.legalTargets);
    write(store, kWhyNotExcept, settings.seats.whyNot);
    write(store, kConfirmExcept, settings.seats.confirm);
    write(store, kInput, settings.input);
    write(store, kTurning, settings.turning);
    store.setValue(kHidesInPause, settings.hidesInPause);
    store.setValue(kWheelSteps, settings.wheelSteps);
    store.setValue(kClickClears, settings.clickClears);
    write(store, kBoards, settings.boards);
    write(store, kFollowed, settings.followed);
    store.setValue(kClosesUp, settings.closesUp);
    store.setValue(kSetNumbers, settings.setNumbers);
}

void writeWindowMemory(QSettings& store, const WindowMemory& memory)
{
    store.setValue(kGeometry, sealed(memory.geometry));
    store.setValue(kArrangement, sealed(memory.arrangement));
    store.setValue(kLongArrangement, sealed(memory.longArrangement));
    QVariantMap closed;
    for (auto game = memory.closedPanels.begin(); game != memory.closedPanels.end(); ++game)
        closed[game.key()] = game.value();
    store.setValue(kClosedPanels, closed);
    store.setValue(kPanelsSizedFor, memory.panelsSizedFor);
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
