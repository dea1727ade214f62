// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ringford/StartWatch.h"

#include <QStringList>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace ringford {

namespace {

QStringList& heard()
{
    static QStringList messages;
    return messages;
}

void keep(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtFatalMsg) {
        heard() += message;
        return;
    }
    std::fputs("ringford: there is no display to open a window on.\n", stderr);
    // The first tells what was tried, the last is about plugins.
    if (!heard().isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(heard().first()));
    std::fputs("Start it on a desktop, or use ringford-cli, which needs no display.\n", stderr);
    std::_Exit(EXIT_FAILURE); // Qt would abort behind this
}

} // namespace

StartWatch::StartWatch()
{
    qInstallMessageHandler(keep);
}

void StartWatch::setStarted()
{
    if (!std::exchange(m_watches, false))
        return;
    qInstallMessageHandler(nullptr);
    for (const QString& message : std::exchange(heard(), {}))
        qWarning("%s", qPrintable(message));
}

} // namespace ringford
