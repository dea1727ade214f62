// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/match/BoardSource.h"

#include <QUndoStack>

#include <memory>
#include <optional>

namespace ringford::ui {

/**
 * A setup that is being edited, playable or not: what is drawn of it, what is wrong with it, and every change as a
 * command that can be undone. It knows no game.
 */
class SetupDocument : public BoardSource {
    Q_OBJECT

public:
    explicit SetupDocument(QObject* parent = nullptr);
    ~SetupDocument() override;

    /**
     * Another document: nothing of the one before can be undone. @p drawn: what is drawn on it. First begun(), then
     * changed().
     */
    void begin(std::shared_ptr<const Game> game, Setup setup, Comments drawn = {});
    /** Null before the first begin(). */
    const std::shared_ptr<const Game>& game() const { return m_game; }
    const GameDescription& description() const { return m_game->description(); }
    const Setup& setup() const { return m_setup; }
    const Contents& contents() const override { return m_contents; }
    /** Those that the groups of cells name. */
    std::vector<MarkedCell> ringed() const override;
    /** What is drawn of the game's standard start. */
    const Contents& start() const { return m_start; }
    const SetupProblems& problems() const { return m_problems; }
    /** What can be played from here; nothing while there are problems. */
    const Position& position() const { return m_position; }

    /**
     * Makes it @p next, as one change that is called @p what. Changes of one @p stroke are undone together; 0 is no
     * stroke. What is drawn stays.
     */
    void change(const QString& what, Setup next, int stroke = 0);
    /** The same, with what is drawn on it. */
    void change(const QString& what, Setup next, Comments drawn);
    const Comments& comments() const override { return m_drawn; }
    void setComments(Comments comments) override;
    /** A number for changes that belong together. */
    int newStroke() { return ++m_stroke; }
    QUndoStack& edits() override { return m_edits; }
    const QUndoStack& edits() const { return m_edits; }

signals:
    /** The game is another; the description of the one before is gone. */
    void begun();

private:
    class Change;
    void take(const Setup& setup, const Comments& drawn);
    void adopt(Setup setup);

    std::shared_ptr<const Game> m_game;
    Setup m_setup;
    Comments m_drawn;
    Contents m_contents;
    Contents m_start;
    SetupProblems m_problems;
    Position m_position;
    QUndoStack m_edits;
    int m_stroke = 0;
};

} // namespace ringford::ui
