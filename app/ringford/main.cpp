// SPDX-License-Identifier: GPL-3.0-or-later
// The window program.
#include "engine/games/Registry.h"
#include "ui/MainWindow.h"

#include <QApplication>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ringford"));
    QApplication::setApplicationDisplayName(QStringLiteral("Ringford"));
    QApplication::setOrganizationName(QStringLiteral("ringford"));
    QApplication::setApplicationVersion(QStringLiteral(RINGFORD_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.ringford.Ringford"));

    ringford::ui::MainWindow window(ringford::Registry::standard());
    window.show();
    return QApplication::exec();
}
