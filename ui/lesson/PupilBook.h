// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

#include <memory>

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
 * holds until it is closed.
 */
class PupilBook {
public:
    /** @p file is made when something is put in. */
    explicit PupilBook(QString file = usualFile());
    static QString usualFile();
    QString file() const { return m_store->fileName(); }

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

private:
    QStringList namesIn(const QString& group) const;
    QStringList numbersOf(const QString& pupil, const QString& lesson) const;
    void takeOldUnnamed();
    bool isWritten();

    std::shared_ptr<QSettings> m_store; ///< copies of the book share it: it holds what could not be written
};

} // namespace ringford::ui
