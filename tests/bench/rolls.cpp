// SPDX-License-Identifier: GPL-3.0-or-later
// bench_rolls: how soon the dice roller opens with a long history, how fast it rolls the most dice that there may be,
// and what the history of such rolls takes of memory. Milliseconds of wall time; settings are other than those of the
// person.
#include "engine/dice/RollReader.h"
#include "ui/dice/DicePanel.h"
#include "ui/dice/DiceSession.h"
#include "ui/dice/RollKeeper.h"
#include "ui/settings/SettingsStore.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
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

/** How long something took, by the clock and by the processor: other programs disturb the first alone. */
class Times {
public:
    void tell(const char* what, int times) const
    {
        const auto processor = static_cast<double>(std::clock() - m_begun) * 1000 / CLOCKS_PER_SEC;
        std::printf("%s: %.0f ms, of the processor %.0f ms\n", what,
                    static_cast<double>(m_clock.nsecsElapsed()) / 1e6 / times, processor / times);
    }

private:
    static QElapsedTimer started()
    {
        QElapsedTimer clock;
        clock.start();
        return clock;
    }

    QElapsedTimer m_clock = started();
    std::clock_t m_begun = std::clock();
};

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
    RollKeeper keeper(session, folder.filePath(QStringLiteral("rolls")));
    while (!keeper.isSettled())
        QCoreApplication::processEvents();

    double before = mebibytesInUse();
    roll(session, "4 x 2(3d6+1)+7", kSets);
    std::printf("history of %d sets of 24 dice: %.0f MiB\n", kSets, mebibytesInUse() - before);

    Times times;
    DicePanel panel(session, settings);
    panel.show();
    panel.grab();
    times.tell("opens with it", 1);

    before = mebibytesInUse();
    times = {};
    for (int i = 0; i < kLargeSets; ++i) {
        roll(session, "100 x 10(100d6)", 1);
        panel.grab();
    }
    times.tell("100,000 dice rolled, shown and kept", kLargeSets);
    std::printf("history of %d sets of 100,000 dice: %.0f MiB\n", kLargeSets, mebibytesInUse() - before);
    return 0;
}
