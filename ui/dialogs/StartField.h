// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace ringford::ui {

class BoundedField;

/** Where a new game begins: at its usual start, or where a text says: a setup, a FEN, a whole game. */
class StartField : public QWidget {
    Q_OBJECT

public:
    explicit StartField(QWidget* parent = nullptr);

    QString text() const;
    /** The usual start has been left alone. */
    bool isUsual() const { return text().trimmed().isEmpty(); }
    /** Whether the text is a record, with a game and players of its own. */
    bool isRecord() const;
    /** The game that is chosen now: a start that was written out and not changed becomes the one of this game. */
    void setGame(const Game& game);
    /** Takes the text of a file. */
    void takeFile(const QString& name);
    /** In the order for Tab. */
    QList<QWidget*> fields() const;

signals:
    /** Somebody has written or pasted something else. */
    void changed();

private:
    void writeOut();
    void askFile();
    /** What a file says, or why it cannot be taken. */
    Result<QString, QString> textOf(const QString& file) const;

    BoundedField* m_text;
    QPushButton* m_open;
    QPushButton* m_write;
    QString m_usual;   ///< the usual start of the game
    QString m_written; ///< as it was written out last
};

} // namespace ringford::ui
