// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Options.h"
#include "ui/match/RematchScore.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace ringford::ui {

class CommandSet;
class Document;
class FileController;
class GameArea;
class MatchModel;
class StageController;
class ViewController;
struct PastedMatches;
struct Program;

/**
 * Beginning a game, ending it, and carrying positions and games over the clipboard, with the questions that belong to
 * it.
 */
class GameController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        Program& program;
        MatchModel& match;
        Document& document;
        FileController& files;
        GameArea& area;
        CommandSet& commands;
        StageController& stage;
        const ViewController& view;
    };
    explicit GameController(const Context& context);

    /** Shows the New Game dialog. */
    void askNewGame();
    /** The same game, options, start and people, the seats moved on by one. */
    void rematch();
    void editDetails();

    /** The same game, options, people and clocks, from another position; comments there, if any, are unsaved. */
    void beginFrom(const Position& position, const std::vector<std::string>& comments);

    void copyPosition() const;
    void copyGame();
    /**
     * Begins at the position in the clipboard: a setup of this game, or a FEN of any game that has them; or opens the
     * game in there. Where there are several, asks which.
     */
    void pastePosition();
    void pasteGame();
    /** The same with a text that came another way. */
    void openText(const QString& text);

    /** Claims a draw, or says what is lacking. */
    void claim();
    /** Asks whether all agree on a draw; where computers play along, whether it is offered to them. */
    void agree();
    /** Asks who resigns. */
    void resign();

    /** How the rematches before stand. */
    const RematchScore& score() const { return m_score; }
    /** The game is one of rematches that stand so. */
    void setScore(const RematchScore& score);

signals:
    /** All persons offer a draw to the computer players. */
    void drawOffered();
    /** How a series of rematches stands, for people; empty: there is none. */
    void scoreChanged(const QString& score);

private:
    void connectCommands();
    void connectUpdates();
    void read(const QString& text, bool isGame, const QString& refusal);
    void choose(const std::shared_ptr<PastedMatches>& pasted, bool areGames);
    void begin(const std::shared_ptr<Match>& match, bool modified = false, const QStringList& missing = {},
               const QString& assumed = {});
    void announceBegun();
    void leave(const std::function<void(const QString& kept)>& then);
    QString keepGame();
    void offerToGoBack(const QString& file, const RematchScore& score);
    void reportScore();
    void update();
    void updateClaim();
    bool isOfferToComputers() const;
    void complain(const QString& title, const QStringList& problems);

    Context m_;
    std::map<std::string, OptionValues> m_played; ///< by id of the game, the options that it was begun with last
    RematchScore m_score;
    std::uint32_t m_firstPlayed = 0; ///< serial of the first node that was not there when the game came
};

/** A match of the same game, options and start, the people moved on by one seat. */
Match rematchOf(const Match& match);

} // namespace ringford::ui
