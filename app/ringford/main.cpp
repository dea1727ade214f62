// SPDX-License-Identifier: GPL-3.0-or-later
// The window program.
#include "app/ringford/StartWatch.h"
#include "engine/games/Registry.h"
#include "engine/text/PlatformFile.h"
#include "ui/dice/RollKeeper.h"
#include "ui/files/FileDialogs.h"
#include "ui/files/FileNames.h"
#include "ui/settings/SettingsFile.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/FieldAccessible.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/PageAccessible.h"
#include "ui/widgets/QuietCompletions.h"
#include "ui/widgets/QuietPages.h"
#include "ui/widgets/SeenFocus.h"
#include "ui/widgets/SpokenChoices.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/widgets/SpokenRows.h"
#include "ui/widgets/TinyScreens.h"
#include "ui/widgets/WholeTitles.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/window/Program.h"
#include "ui/window/Startup.h"
#include "ui/words/Language.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QPalette>
#include <QStandardPaths>
#include <QStringList>

#include <cstddef>
#include <cstdio>
#include <optional>
#include <span>
#include <string_view>

using ringford::ui::openDice;
using ringford::ui::openWindows;
using ringford::ui::SettingsFile;
using ringford::ui::wholeArguments;

namespace {

/** As ringford-cli has it. */
constexpr int kWrongUsage = 2;

const QString kTournament = QStringLiteral("tournament");
const QString kDice = QStringLiteral("dice");

/** What Qt 6.4 does not tell screen readers, or not so that Orca reads it. */
void letScreenReadersHear(QApplication& application)
{
    ringford::ui::watchSpokenRows();
    ringford::ui::watchCompletions();
    ringford::ui::nameNoPages();
    ringford::ui::letFieldsBeRead(application);
    ringford::ui::letPagesBeRead();
    ringford::ui::watchSpokenChoices();
    ringford::ui::watchSpokenHelp();
}

/** Some desktops leave hints in empty fields dark on dark. */
void keepHintsReadable()
{
    const QPalette palette = QApplication::palette();
    const QColor hint = palette.color(QPalette::PlaceholderText);
    const bool isDark = qGray(palette.color(QPalette::Base).rgb()) < 128;
    if (isDark != (qGray(hint.rgb()) < 128))
        return;
    QPalette readable; // all else goes on following the desktop
    readable.setColor(QPalette::PlaceholderText, QColor(128, 128, 128));
    QApplication::setPalette(readable);
}

void nameProgram()
{
    QApplication::setApplicationName(QStringLiteral("ringford"));
    QApplication::setApplicationDisplayName(QStringLiteral("Ringford"));
    QApplication::setOrganizationName(QStringLiteral("ringford"));
    QApplication::setApplicationVersion(QStringLiteral(RINGFORD_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.ringford.Ringford"));
    // X11 knows no desktop files.
    QGuiApplication::setWindowIcon(ringford::ui::namedIcon(QGuiApplication::desktopFileName()));
}

/** What plays sounds lies beside the program where it was built, and among the libraries where it was installed. */
void findSounds()
{
#ifdef RINGFORD_SOUNDS_FROM_PROGRAM
    const QString installed = QStringLiteral("/" RINGFORD_SOUNDS_FROM_PROGRAM);
    QCoreApplication::addLibraryPath(QCoreApplication::applicationDirPath() + installed);
#endif
}

/** Reads what the program was called with; gives the exit status where that was all. */
std::optional<int> readCall(QCommandLineParser& line, const QStringList& call)
{
    line.addOption({kTournament, QCoreApplication::translate("main", "Opens the ledger of a tournament."),
                    QStringLiteral("FILE")});
    line.addOption({kDice, QCoreApplication::translate("main", "Opens the dice, in a window of their own.")});
    line.setApplicationDescription(QCoreApplication::translate("main", "Plays, teaches and prints board games."));
    const QCommandLineOption help = line.addHelpOption();
    const QCommandLineOption version = line.addVersionOption();
    line.addPositionalArgument(QStringLiteral("FILE..."),
                               QCoreApplication::translate("main", "Games to open, each in a window of its own."));
    if (!line.parse(call)) {
        std::fprintf(stderr, "ringford: %s\n%s\n", qPrintable(line.errorText()),
                     qPrintable(QCoreApplication::translate("main", "Try: ringford --help")));
        return kWrongUsage;
    }
    if (line.isSet(help))
        line.showHelp(); // and ends
    if (line.isSet(version))
        line.showVersion();
    return std::nullopt;
}

} // namespace

int main(int argc, char* argv[])
{
    ringford::occupyClosedStreams();
    // What is only printed needs no display.
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--help" || word == "-h" || word == "--version" || word == "-v")
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    ringford::StartWatch watch;
    QApplication application(argc, argv);
    watch.setStarted();
    nameProgram();
    findSounds();
    ringford::ui::installLanguage(QLocale());
    keepHintsReadable();
    ringford::ui::watchTinyScreens();
    ringford::ui::watchTitles();
    ringford::ui::watchAccessKeys();
    ringford::ui::watchFileDialogs();
    ringford::ui::watchSeenFocus();
    ringford::ui::watchDialogs();
    letScreenReadersHear(application);

    QCommandLineParser line;
    if (const auto ended =
            readCall(line, wholeArguments(QApplication::arguments(), std::span(argv, static_cast<std::size_t>(argc)))))
        return *ended;
    const SettingsFile settings;
    ringford::ui::Program program(ringford::Registry::standard(), settings);
    const ringford::ui::RollKeeper rolls(program.dice,
                                         QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                                             QStringLiteral("/rolls.txt"));
    const bool areDiceAlone = line.isSet(kDice) && line.positionalArguments().isEmpty() && !line.isSet(kTournament);
    if (line.isSet(kDice))
        openDice(program);
    if (!areDiceAlone)
        openWindows(program, line.positionalArguments(), line.values(kTournament));
    return QApplication::exec();
}
