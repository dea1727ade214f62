// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "ui/paint/Theme.h"

#include <QObject>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace ringford::ui {

class Document;
class FileController;
class MatchModel;
class MessageBar;
class PieceArt;

/**
 * Beginning a game, ending it, and carrying positions and games over the clipboard, with the questions that belong to
 * it.
 */
class GameCommands : public QObject {
    Q_OBJECT

public:
    /** What the commands work with; all of it outlives them. */
    struct Context {
        QWidget& window;
        const Registry& registry;
        MatchModel& match;
        Document& document;
        FileController& files;
        MessageBar& messages;
        PieceArt& art;
    };
    explicit GameCommands(const Context& context);

    /** Shows the New Game dialog, its picture in @p theme. */
    void askNewGame(const Theme& theme);
    /** The same game, options, start and people, the seats moved on by one. */
    void rematch();
    void editDetails();

    /** The same game, options, people and clocks, from another position; comments there, if any, are unsaved. */
    void beginFrom(const Position& position, const std::vector<std::string>& comments);

    void copyPosition() const;
    void copyGame();
    /** Begins at the position in the clipboard: a setup of this game, or a FEN of any game that has them. */
    void pastePosition();
    void pasteGame();

    /** Claims a draw, or says what is lacking. */
    void claim();
    /** Asks whether all agree on a draw. */
    void agree();
    /** Asks who resigns. */
    void resign();

signals:
    /** Another game was begun. */
    void begun();

private:
    void begin(const std::shared_ptr<Match>& match, bool modified = false);
    void complain(const QString& title, const QStringList& problems);

    Context m_;
    std::map<std::string, OptionValues> m_played; ///< by id of the game, the options that it was begun with last
};

/** A match of the same game, options and start, the people moved on by one seat. */
Match rematchOf(const Match& match);

} // namespace ringford::ui
