// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace ringford::ui {

/**
 * The program takes something up by itself when it starts: a file, a game that was left. Tries that the program did not
 * survive are counted below a folder, so that what ends it does not end each start that follows.
 */
class OpeningTry : public QObject {
    Q_OBJECT

public:
    /** Of @p what: a path, or any other name that is the same at the next start. Begins nothing yet. */
    OpeningTry(const QString& folder, const QString& what, QObject* parent);
    /** The try is over, since the program is alive. */
    ~OpeningTry() override;

    /** Counts one more try, unless the program ended in the last two: false then. */
    bool begin();
    /** What was taken up is there. The try is over a second later, when it has been painted, too. */
    void succeed();

private:
    QString m_count; ///< the file of the number of tries that ended the program
};

} // namespace ringford::ui
