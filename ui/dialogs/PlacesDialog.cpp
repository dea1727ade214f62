// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PlacesDialog.h"

#include "ui/widgets/SmallScreens.h"
#include "ui/words/FileWords.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QPlainTextEdit>

namespace ringford::ui {

PlacesDialog::PlacesDialog(const QString& file, const QStringList& places, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("places"));
    //: %1 is the name of a file
    setWindowTitle(tr("Remarks on %1").arg(words::fileName(file)));
    auto* const list = new QPlainTextEdit(places.join(u'\n'), this);
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    list->setAccessibleName(windowTitle());
    list->setWhatsThis(tr("Each line names the file, a line and a column in it, and what is to be said of that "
                          "place. It can be copied."));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(list, 1);
    rows->addWidget(buttons);
    resizeWithinScreen(*this, {680, 420});
}

} // namespace ringford::ui
