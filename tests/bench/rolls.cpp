// SPDX-License-Identifier: GPL-3.0-or-later
// bench_rolls: how soon the dice roller opens with a long history, how fast it rolls the most dice that there may be, and
// what the history of such rolls takes of memory. Milliseconds of wall time; settings are other than those of the person.
#include "engine/dice/RollReader.h"
#include "ui/dice/DicePanel.h"
#include "ui/dice/DiceSession.h"
#include "ui/settings/SettingsStore.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <fstream>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr int kSets = 10'000;
constexpr int kLargeSets = 200;

/** MiB of this program that are in memory; 0 where the system does not tell. */
double mebibytesInUse()
{
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("VmRSS:"))
            return std::stod(line.substr(6)) / 1024;
    }
    return 0;
}

void roll(DiceSession& session, const char* text, int times)
{
    const dice::WrittenRoll written = *dice::readRoll(text);
    for (int i = 0; i < times; ++i)
        session.roll(written, {});
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    const QTemporaryDir folder;
    QSettings file(folder.filePath(QStringLiteral("ringford.conf")), QSettings::IniFormat);
    SettingsStore settings(file);
    DiceSession session;

    double before = mebibytesInUse();
    roll(session, "4 x 2(3d6+1)+7", kSets);
    std::printf("history of %d sets of 24 dice: %.0f MiB\n", kSets, mebibytesInUse() - before);

    QElapsedTimer clock;
    clock.start();
    DicePanel panel(session, settings);
    panel.show();
    panel.grab();
    std::printf("opens with it: %.0f ms\n", static_cast<double>(clock.nsecsElapsed()) / 1e6);

    before = mebibytesInUse();
    clock.restart();
    for (int i = 0; i < kLargeSets; ++i) {
        roll(session, "100 x 10(100d6)", 1);
        panel.grab();
    }
    std::printf("100,000 dice rolled and shown: %.0f ms\n",
                static_cast<double>(clock.nsecsElapsed()) / 1e6 / kLargeSets);
    std::printf("history of %d sets of 100,000 dice: %.0f MiB\n", kLargeSets, mebibytesInUse() - before);
    return 0;
}
