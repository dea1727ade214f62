// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/DialogFolder.h"

#include <QDir>
#include <QFileInfo>

namespace ringford::ui {

QString dialogFolder(const QString& last, QStandardPaths::StandardLocation usual)
{
    // Qt takes a folder that is not there for the name of a file.
    for (const QString& folder : {last, QStandardPaths::writableLocation(usual)}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

} // namespace ringford::ui
