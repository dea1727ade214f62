// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/Document.h"

#include <QObject>

#include <functional>
#include <memory>

namespace ringford::ui {

class MatchModel;
class MessageBar;

/** Opening, saving and leaving a match as a person does it: with the questions and messages that belong to it. */
class FileController : public QObject {
    Q_OBJECT

public:
    using Then = std::function<void()>;

    /** All outlive it; questions are asked over @p window. */
    FileController(QWidget& window, Document& document, MatchModel& match, MessageBar& messages);

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
    /** What is asked before a game is left: goes on with @p then once nothing beside the game can be lost. */
    void setBeforeLeaving(std::function<void(const Then& then)> ask) { m_ask = std::move(ask); }
    /** Does @p then as soon as nothing unsaved can be lost: asks to save, discard or cancel. */
    void leave(const Then& then);

    /** What is asked before leave() or save(): text that is still being typed is taken over there. */
    void setBeforeSaving(Then prepare) { m_prepare = std::move(prepare); }

    /** What is asked before anything is written: whether a file is this window's to write. */
    void setClaim(std::function<bool(const QString& file)> claim) { m_claim = std::move(claim); }

    /** Where files are looked for and saved while the game has none: the folder that was used last. */
    void setFolder(const QString& folder) { m_folder = folder; }

signals:
    /** A file was opened or saved. */
    void used(const QString& file);
    void opened();
    /** A file is to be run as a lesson; the match stays. */
    void lessonWanted(const QString& file);

private:
    bool isBusy();
    void onRead(const std::shared_ptr<FileContent>& content);
    void choose(const std::shared_ptr<FileContent>& content);
    void adopt(const std::shared_ptr<FileContent>& content, std::size_t index);
    void writeTo(const QString& file, const Then& then, Document::Replace replace);
    void leaveGame(const Then& then);
    void askOverwrite(const Then& then);
    void offerBefore(const std::shared_ptr<FileContent>& content);

    QWidget& m_window;
    Document& m_document;
    MatchModel& m_match;
    MessageBar& m_messages;
    Then m_prepare;
    std::function<void(const Then&)> m_ask;
    std::function<bool(const QString&)> m_claim;
    Then m_afterWriting;
    QString m_folder;
};

} // namespace ringford::ui
