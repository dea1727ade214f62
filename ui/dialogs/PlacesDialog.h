// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

namespace ringford::ui {

/** Shows all that is to be said of places in a file, a line each: a message has room for the first ones alone. */
class PlacesDialog : public QDialog {
    Q_OBJECT

public:
    /** @p file: its path */
    PlacesDialog(const QString& file, const QStringList& places, QWidget* parent = nullptr);
};

} // namespace ringford::ui
