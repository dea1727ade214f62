// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLineEdit;
class QPoint;

namespace ringford::ui {

class RollFiles;

/** Lets a letter with a roll set be pasted where rolls are written: the set is opened, and nothing is written. */
class RollPaste : public QObject {
    Q_OBJECT

public:
    /** @p edit owns it; @p files outlive it. */
    RollPaste(QLineEdit& edit, RollFiles& files);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paste();
    void showMenu(QPoint place);

    QLineEdit& m_edit;
    RollFiles& m_files;
};

} // namespace ringford::ui
