// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/DialogFolder.h"

#include "ui/words/FileWords.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

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

QString nameToOffer(const QString& file)
{
    QString name = words::fileName(file);
    return name == QFileInfo(file).fileName() ? name : name.replace(u'\\', u'_');
}

QString freeName(const QDir& folder, const QString& name, const QString& ending)
{
    constexpr int kMostTried = 1000;
    QString free = name + u'.' + ending;
    for (int number = 2; number < kMostTried && folder.exists(free); ++number)
        free = QStringLiteral("%1 %2.%3").arg(name, QString::number(number), ending);
    return free;
}

void offerName(QFileDialog& dialog, const QString& name)
{
    dialog.selectFile(name);
    // Qt 6.4 puts the cursor behind the name, where typing makes another ending of it. The desktop's own dialog has none.
    auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (!field)
        return;
    field->setSelection(0, static_cast<int>(QFileInfo(field->text()).completeBaseName().size()));
    // Who types the ending as well has it before the one that was offered; of an earlier offer nothing is left.
    const QString ending = u'.' + QFileInfo(name).suffix();
    QObject::disconnect(field, &QLineEdit::textEdited, field, nullptr);
    QObject::connect(field, &QLineEdit::textEdited, field, [field, ending](const QString& text) {
        if (text.endsWith(ending + ending))
            field->setText(text.chopped(ending.size()));
    });
}

} // namespace ringford::ui
