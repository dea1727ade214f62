// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"

#include <QMenu>

#include <functional>
#include <optional>
#include <vector>

class QSettings;

namespace ringford::ui {

class CommonRollsFile;

/** Rolls to choose from: a person's favourites, and the common rolls of `dice.ini`. */
class RollsMenu : public QMenu {
    Q_OBJECT

public:
    /** What can become a favourite now, with a name; nothing if what is written is no roll. */
    struct Candidate {
        QString name;
        QString roll;
    };
    using CandidateSource = std::function<std::optional<Candidate>()>;

    /** Both outlive it; @p store keeps the favourites. */
    RollsMenu(CommonRollsFile& file, QSettings& store, CandidateSource candidate, QWidget* parent = nullptr);

    /** The favourites, as they are kept; what is damaged there is left out. */
    std::vector<Candidate> favourites() const;

signals:
    /** A roll was chosen. */
    void chosen(const QString& roll);

private:
    void fill();
    void addRoll(const QString& name, const QString& roll);
    void addChanges(const std::vector<Candidate>& favourites);
    void keep(const std::vector<Candidate>& favourites);

    CommonRollsFile& m_file;
    QSettings& m_store;
    CandidateSource m_candidate;
};

} // namespace ringford::ui
