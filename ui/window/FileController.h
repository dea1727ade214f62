// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/Document.h"
#include "ui/files/FileClaim.h"
#include "ui/files/JournalPlace.h"

#include <QObject>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

class MatchModel;
class MessageBar;

/**
 * What is being left: what is beside a game that can be come back to, the game, for another one in the same window, or
 * the window with all that is in it.
 */
enum class Leaving : std::uint8_t { BesideGame, Game, Window };

/** Something that would be lost with what is left, and how a person is asked about it. */
struct LeaveQuestion {
    Leaving what; ///< BesideGame: it goes with the game, and so with the window; Window: another game does it no harm
    std::function<bool()> isUnsaved;
    /** Goes on with @p then once it can be lost no more; or not at all. */
    std::function<void(const std::function<void()>& then)> ask;
};

/**
 * Opening, saving and leaving a match as a person does it: with the questions and messages that belong to it. The file
 * of the match is claimed for the window.
 */
class FileController : public QObject {
    Q_OBJECT

public:
    using Then = std::function<void()>;

    /** All outlive it; questions are asked over @p window. Claims of files lie below @p claims. */
    FileController(QWidget& window, Document& document, MatchModel& match, MessageBar& messages,
                   const QString& claims = JournalPlace::usualFolder());

    /** Asks for a file and opens it. */
    void askAndOpen();
    /**
     * Opens a file; if it is damaged says so and offers what comes before the damage. What is open stays until all is
     * settled.
     */
    void open(const QString& file);
    /** Saves where the match belongs, or asks for a place; @p then follows once it is saved. */
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /** What goes with the game is asked about before the game itself, what goes with the window afterwards. */
    void addQuestion(LeaveQuestion question);
    /** Whether somebody would have to be asked. */
    bool isUnsaved(Leaving what) const;
    /** Does @p then as soon as nothing unsaved can be lost: asks one question after the other. */
    void leave(const Then& then, Leaving what = Leaving::Game);
    /** Says when the match is kept elsewhere, as it is, so that it can be left unsaved. */
    void setKeptElsewhere(std::function<bool()> isKept) { m_isKeptElsewhere = std::move(isKept); }
    /** What questions are asked over: the dialog of the window that is open, or the window. */
    QWidget& asker() const;
    /** Puts back what somebody has removed of the claim on the file meanwhile. */
    void holdFile() { m_claim.hold(); }
    /** The window goes: its file is anybody's. */
    void giveUpFile() { m_claim.release(); }

    /** What is asked before leave() or save(): text that is still being typed is taken over there. */
    void setBeforeSaving(Then prepare) { m_prepare = std::move(prepare); }

    /** Where files are looked for and saved while the game has none: the folder that was used last. */
    void setFolder(const QString& folder) { m_folder = folder; }

signals:
    /** A file was opened or saved. */
    void used(const QString& file);
    void opened();
    /** A file is to be run as a lesson; the match stays. */
    void lessonWanted(const QString& file);
    /** The file is the ledger of a tournament, which has a window of its own; the match stays. */
    void ledgerWanted(const QString& file);

private:
    bool isBusy();
    bool isGameUnsaved() const;
    QString folder() const;
    void onRead(const std::shared_ptr<FileContent>& content);
    void choose(const std::shared_ptr<FileContent>& content);
    void adopt(const std::shared_ptr<FileContent>& content, std::size_t index);
    void writeTo(const QString& file, const Then& then, Document::Replace replace);
    /** The same, whatever is lost by it. */
    void writeAll(const QString& file, const Then& then, Document::Replace replace);
    void askFrom(std::size_t number, const Then& then, Leaving what);
    void leaveGame(const Then& then);
    void askToSave(const Then& then);
    void claimFile();
    void askForFile(const Then& then, const QString& ending);
    void askToLose(const QStringList& lost, const Then& then, Document::Replace replace);
    void askOverwrite(const Then& then);
    void offerBefore(const std::shared_ptr<FileContent>& content);
    void announceLeftOut(const FileContent& content, const std::function<bool()>& holds = {});
    void announceCopy(const FileContent& content);
    /** Says @p text, and on demand all places that it is about. */
    void announce(const FileContent& content, const QString& text, const std::function<bool()>& holds = {});

    QWidget& m_window;
    Document& m_document;
    MatchModel& m_match;
    MessageBar& m_messages;
    Then m_prepare;
    std::function<bool()> m_isKeptElsewhere; ///< null: it is not
    std::vector<LeaveQuestion> m_questions;
    FileClaim m_claim; ///< on the file that is open, or being written
    Then m_afterWriting;
    QString m_folder;
    QStringList m_given; ///< what a person agreed to lose last: the file, and what
};

} // namespace ringford::ui
