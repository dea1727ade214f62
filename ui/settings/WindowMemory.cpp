// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/WindowMemory.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QVariantMap>

namespace ringford::ui {

namespace {

constexpr const char* kGeometry = "window/geometry";
constexpr const char* kArrangement = "window/arrangement";
constexpr const char* kLongArrangement = "window/longArrangement";
constexpr const char* kClosedPanels = "window/closedPanels";
constexpr const char* kPanelsSizedFor = "window/panelsSizedFor";
constexpr const char* kArrangedFor = "window/arrangedFor";
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

} // namespace

WindowMemory readWindowMemory(const QSettings& file)
{
    WindowMemory memory;
    memory.geometry = unsealed(file.value(kGeometry).toByteArray());
    memory.arrangement = unsealed(file.value(kArrangement).toByteArray());
    memory.longArrangement = unsealed(file.value(kLongArrangement).toByteArray());
    const QVariantMap closed = file.value(kClosedPanels).toMap();
    for (auto game = closed.begin(); game != closed.end(); ++game)
        memory.closedPanels[game.key()] = game.value().toStringList();
    memory.panelsSizedFor = file.value(kPanelsSizedFor).toStringList();
    memory.panelsSizedFor.removeAll(QString()); // what was written when there was none
    const QVariantMap arranged = file.value(kArrangedFor).toMap();
    for (auto table = arranged.begin(); table != arranged.end(); ++table) {
        if (const QByteArray state = unsealed(table.value().toByteArray()); !state.isEmpty())
            memory.arrangedFor[table.key()] = state;
    }
    memory.lastFile = file.value(kLastFile).toString();
    memory.lastGame = file.value(kLastGame).toString();
    return memory;
}

void writeWindowMemory(QSettings& file, const WindowMemory& memory)
{
    file.setValue(kGeometry, sealed(memory.geometry));
    file.setValue(kArrangement, sealed(memory.arrangement));
    file.setValue(kLongArrangement, sealed(memory.longArrangement));
    QVariantMap closed;
    for (auto game = memory.closedPanels.begin(); game != memory.closedPanels.end(); ++game)
        closed[game.key()] = game.value();
    file.setValue(kClosedPanels, closed);
    file.setValue(kPanelsSizedFor, memory.panelsSizedFor);
    QVariantMap arranged;
    for (auto table = memory.arrangedFor.begin(); table != memory.arrangedFor.end(); ++table)
        arranged[table.key()] = sealed(table.value());
    file.setValue(kArrangedFor, arranged);
    writeLastOpen(file, memory);
}

void writeLastOpen(QSettings& file, const WindowMemory& memory)
{
    file.setValue(kLastFile, memory.lastFile);
    file.setValue(kLastGame, memory.lastGame);
}

} // namespace ringford::ui
