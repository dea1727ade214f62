// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "ui/paint/Theme.h"

#include <QDialog>

#include <map>
#include <memory>
#include <string>

class QGroupBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ringford::ui {

class BoardPreview;
class ClockForm;
class NameFields;
class OptionForm;
class PictureView;
class PieceArt;
class SettingsStore;
class StartField;
struct Settings;

/** Asks which game, with what options, who plays, and from where; shows the start while it is chosen. Knows no game. */
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /**
     * @p registry and @p art outlive the dialog; @p last is the match whose game, options and names are offered first.
     * @p played: by ids of games, the options that others were begun with last; one that was not has its first options
     */
    NewGameDialog(const Registry& registry, const Match& last, PieceArt& art, const Theme& theme,
                  QWidget* parent = nullptr, std::map<std::string, OptionValues> played = {});

    /** The match as chosen. @pre the dialog was accepted; may be called once */
    Match takeMatch();
    /** All that keeps the game from beginning. */
    QStringList problems() const;
    /** Whether the match comes from a record that was pasted, and is nowhere saved. */
    bool isPastedGame() const;
    /** Offers who played when a game was begun last, unless the last match has computers of its own. */
    void offerPlayers(const Settings& settings);
    /** Keeps for the next time who plays. */
    void rememberPlayers(SettingsStore& settings) const;
    /** Whether the pictures of games play by themselves, while that is asked for nowhere else. */
    void setMoving(bool isMoving);

    /** Where somebody listens to beginWanted(), that decides; else the dialog is accepted at once. */
    void accept() override;
    /** Accepts the dialog. */
    void begin() { QDialog::accept(); }
    /** What the start does not say that was pasted, as it is taken: assumedIn(). */
    QString assumed() const;

signals:
    /** Begin was pressed: begin() goes on, once what is open may go. */
    void beginWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeLeft(PieceArt& art, const Theme& theme);
    QWidget* makeRight();
    QWidget* makeForm();
    void makeProblems(QWidget* parent);
    void showProblems(const QStringList& problems);
    void chooseGame(int row);
    void offer(const Match& last);
    /** Chooses a game and its options; false if the registry does not know it. */
    bool select(const GameDescription& description);
    void showNames(const Match& match);
    void takeStart();
    QString ownKeys() const;
    void showOptions(const GameType& type, const OptionValues& chosen);
    void updateSeats();
    void update();
    /** Tells what keeps the game from beginning. */
    void check();
    Result<Match, QStringList> wanted() const;

    const Registry& m_registry;
    std::map<std::string, OptionValues> m_played;
    std::shared_ptr<const Game> m_game; ///< with the options chosen; the last one that could be made
    QStringList m_optionProblems;
    PictureView* m_games;
    BoardPreview* m_preview;
    OptionForm* m_options;
    QLabel* m_noOptions;
    NameFields* m_names;
    ClockForm* m_clocks;
    QGroupBox* m_clockGroup;
    StartField* m_start;
    QListWidget* m_problems;
    QPushButton* m_begin;
    QPushButton* m_cancel;
};

} // namespace ringford::ui
