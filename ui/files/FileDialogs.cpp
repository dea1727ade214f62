// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/FileDialogs.h"

#include "ui/widgets/SmallScreens.h"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr QSize kUsual{900, 520};

/** What is known of files is read whole, beside it as much of their names as there is room for. */
void fitColumns(QTreeView& files)
{
    constexpr int kLeastName = 120;
    QHeaderView& heads = *files.header();
    int others = 0;
    for (int column = 1; column < heads.count(); ++column) {
        files.resizeColumnToContents(column);
        others += heads.isSectionHidden(column) ? 0 : heads.sectionSize(column);
    }
    heads.resizeSection(0, std::max(kLeastName, files.viewport()->width() - others));
}

/** Qt gives columns room for one size, one kind and one date of its own, with no space around them. */
class FirstSizes : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Show || event->spontaneous())
            return false;
        auto* const dialog = qobject_cast<QFileDialog*>(watched);
        auto* const files = dialog ? dialog->findChild<QTreeView*>(QStringLiteral("treeView")) : nullptr;
        const auto* const model = dialog ? dialog->findChild<QFileSystemModel*>() : nullptr;
        if (!files || !model)
            return false; // the desktop's own dialog
        resizeWithinScreen(*dialog, dialog->size().expandedTo(kUsual));
        // A folder is read beside the program: what stands in its rows is known by then.
        connect(
            model, &QFileSystemModel::directoryLoaded, files, [files] { fitColumns(*files); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        QMetaObject::invokeMethod(
            files, [files] { fitColumns(*files); }, Qt::QueuedConnection);
        return false;
    }
};

} // namespace

void watchFileDialogs()
{
    qApp->installEventFilter(new FirstSizes(qApp));
}

} // namespace ringford::ui
