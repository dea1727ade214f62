// SPDX-License-Identifier: GPL-3.0-or-later
// bench_diagrams [RINGFORD-CLI]: how long a diagram takes as SVG, of each game and in each style, when a
// program draws a thousand; with the path of the console program also when it is started for each.
#include "engine/games/Registry.h"
#include "tests/support/ui/SvgOf.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr int kDiagrams = 1000;
constexpr int kProcesses = 20;

/** Milliseconds a diagram, laid out anew and drawn with pieces that are known. */
double inOneProcess(const Game& game, const Position& position, PaperStyle paper)
{
    PieceArt art;
    const BoardStyle style{Theme::printed(paper, *Theme::named(QStringLiteral("paper"), false)),
                           &art,
                           QFont(QStringLiteral("DejaVu Sans")),
                           1,
                           true,
                           paper};
    QElapsedTimer timer;
    timer.start();
    qsizetype bytes = 0;
    for (int i = 0; i < kDiagrams; ++i) {
        const BoardPicture picture = BoardPicture::of(game, position);
        LayoutOptions options = layoutOptionsFor(picture);
        options.printed = true;
        const auto layout = paperLayout(game.board(), {std::nullopt, 10}, options);
        bytes += test::svgFile(*layout, picture, style, QString()).size();
    }
    return bytes > 0 ? static_cast<double>(timer.nsecsElapsed()) / 1e6 / kDiagrams : 0;
}

/** The same with a start of the console program for each; 0 where it does not run. */
double inOwnProcesses(const QString& program, const Game& game, PaperStyle paper)
{
    const QTemporaryDir folder;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < kProcesses; ++i) {
        const int status =
            QProcess::execute(program, {QStringLiteral("render"), QString::fromStdString(game.description().id),
                                        QStringLiteral("--style"), paperStyleNames()[static_cast<int>(paper)],
                                        QStringLiteral("-o"), folder.filePath(QStringLiteral("a.svg"))});
        if (status != 0)
            return 0;
    }
    return static_cast<double>(timer.nsecsElapsed()) / 1e6 / kProcesses;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    std::printf("ms a diagram           one process   a process each\n");
    for (const auto& type : Registry::standard().types()) {
        const auto game = *Registry::standard().create(type->id(), {});
        for (int paper = 0; paper < 3; ++paper) {
            const auto style = static_cast<PaperStyle>(paper);
            const QByteArray name = QByteArray::fromStdString(type->id()) + ", " + paperStyleNames()[paper].toLatin1();
            const double one = inOneProcess(*game, game->start(), style);
            if (argc > 1)
                std::printf("%-24s %9.3f %16.1f\n", name.constData(), one,
                            inOwnProcesses(QString::fromLocal8Bit(argv[1]), *game, style));
            else
                std::printf("%-24s %9.3f\n", name.constData(), one);
            std::fflush(stdout);
        }
    }
    return 0;
}
