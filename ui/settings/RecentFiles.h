// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace ringford::ui {

/** The files that were opened or saved lately, in whatever window. */
class RecentFiles : public QObject {
    Q_OBJECT

public:
    /** @p file keeps the list and outlives it. */
    explicit RecentFiles(QSettings& file, QObject* parent = nullptr) : QObject(parent), m_file(file) {}

    /** The last one first. */
    QStringList list() const;
    /** Puts @p name in front, once; the list holds no more than it may. */
    void add(const QString& name);

signals:
    void changed();

private:
    QSettings& m_file;
};

} // namespace ringford::ui
