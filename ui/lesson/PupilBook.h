// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>

class QSettings;

namespace ringford::ui {

/** What a pupil did at one step of a lesson. */
struct StepResult {
    bool isSolved = false; ///< by himself: a step that was shown is not
    int wrong = 0;         ///< answers that were not right
    int hints = 0;         ///< that were told
    bool operator==(const StepResult&) const = default;
};

/**
 * What pupils did, by name, kept apart from lessons: they may lie where nothing can be written. Whoever gave no name has
 * an empty one, also in books of versions that kept words for it. If the book itself cannot be written, what is put in
 * holds until it is closed. What is in the place of the book and is none (a pipe, a folder, a device) is left alone, and
 * of a book that is damaged a copy is kept before it is written.
 */
class PupilBook {
public:
    /** @p file is made when something is put in. */
    explicit PupilBook(QString file = usualFile());
    static QString usualFile();
    const QString& file() const;
    /** The copy of a book that was damaged when it was opened; empty: it was not. */
    const QString& damagedCopy() const;

    /** In the order of their names; first the empty one, if anything was done without a name. */
    QStringList pupils() const;
    /** Titles of the lessons that a pupil has worked at. */
    QStringList lessons(const QString& pupil) const;
    /** How many steps of a lesson the pupil has solved; wrong answers and hints of all of them. */
    struct Sum {
        int solved = 0;
        int wrong = 0;
        int hints = 0;
    };
    Sum sum(const QString& pupil, const QString& lesson) const;
    StepResult step(const QString& pupil, const QString& lesson, int number) const;
    /** False if it could not be written. */
    bool put(const QString& pupil, const QString& lesson, int number, const StepResult& result);
    bool clear(const QString& pupil);
    /** Writes what could not be written before; false if it still cannot be. */
    bool write();

private:
    struct Store;

    QStringList namesIn(const QString& group) const;
    QStringList numbersOf(const QString& pupil, const QString& lesson) const;
    void takeOldUnnamed();
    QSettings& settings() const;

    std::shared_ptr<Store> m_store; ///< copies of the book share it: it holds what could not be written
};

} // namespace ringford::ui
