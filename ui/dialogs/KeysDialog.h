// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QMenuBar;

namespace ringford {
class Game;
}

namespace ringford::ui {

/** A list of all keys: those of the menus as they are, and those of the board and the lists. */
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /** What a bar of a way of setting up can do, with what that is called. */
    struct Bar {
        QString title;
        QList<QAction*> actions;
        bool isOn = false; ///< then its keys come first, and those of play are another time's
    };

    /** What only other games have is left out. */
    KeysDialog(const QMenuBar& menus, const Game& game, QWidget* parent = nullptr, const QList<Bar>& bars = {},
               const QList<QAction*>& ofPlay = {});

    /** What it lists, one a line: keys, a tab, what they do. */
    QStringList lines() const { return m_lines; }

private:
    static QList<std::pair<QString, QString>> keysOnBoard(const Game& game);
    static QList<std::pair<QString, QString>> keysOfGame(const Game& game);
    QString pageOf(const QMenuBar& menus, const Game& game, const QList<QAction*>& leftOut);
    QString projecting();
    QString everywhere();
    QString drawing();
    QString settingUp(const Game& game, const QList<Bar>& bars);
    QString section(const QString& title, const QList<std::pair<QString, QString>>& keys);

    QStringList m_lines;
};

} // namespace ringford::ui
